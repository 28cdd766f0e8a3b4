"""`eval short-term`: conversations replayed through a queue that compacts, and whether recall still finds the evidence.

The first speaker of a conversation is taken for the person, whose words no summariser sees; the others are what it shortens.
Three summarisers: the one that ships, one that cites every item, and one that cites 70 % of them, as models were seen to do.
"""

import random
import re
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from souvenance import Handle, Souvenance, open_memory
from souvenance.core.queue import Proposed
from souvenance.core.sessionfile import FORMAT, new_turn, read_session
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals, share
from souvenance.evals.cache import cached
from souvenance.evals.formats import Conversation, Question, read
from souvenance.ports import Embedder, Summariser
from souvenance.types import Given, Principal

NAMES = ("store_coverage", "reachability", "recall_coverage", "all_evidence_coverage", "tokens_returned", "compactions")
AT_MOST = frozenset({"tokens_returned"})
X_TOKENS, Y_TOKENS = 200, 400  # forces a compaction every few turns
CITED = 0.7  # of the items, by a model that is asked to cite all
SESSION = "talk"
OWN_WORDS = 6
_WORD = re.compile(r"\w{2,}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Canned:
    """A summariser of eight bullets that cites a share of the items, drawn by the seed."""

    name: str
    cites: float
    draw: random.Random

    def summarise(self, principal: Principal, lines: Sequence[str]) -> Sequence[Proposed]:  # noqa: ARG002 - the port's
        """See ``Summariser``."""
        numbers = [n for n in range(1, len(lines) + 1) if self.draw.random() < self.cites]
        return [
            Proposed(text=f"Point {n + 1} of what was said.", cites=tuple(numbers[n::8])) for n in range(min(8, len(numbers)))
        ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """One question as one arm answered it."""

    conversation: str
    language: str
    question: Question
    stored: float  # share of its evidence that the store or the live tiers hold
    found: float  # share that came back word for word
    tokens: int
    evidence: tuple[str, ...]
    returned: tuple[str, ...]  # texts, best first

    @property
    def right(self) -> bool:
        """Whether all of its evidence came back."""
        return self.found == 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """What one arm came to over one conversation."""

    rows: tuple[Scored, ...]
    compactions: int
    reachability: float | None  # chunks cited by live bullets / chunks stored


def measure(
    paths: Sequence[Path],
    embedder: Embedder | None,
    *,
    x_tokens: int = X_TOKENS,
    y_tokens: int = Y_TOKENS,
    max_tokens: int | None = None,
    cache: Path | None = None,
    keep: Path | None = None,
    seed: int = 0,
    progress: Callable[[str, int, int], None] | None = None,
) -> tuple[dict[str, Any], Sequence[Scored]]:
    """Replay every conversation by every arm.

    Args:
        paths: files in the retrieval format, LoCoMo's own, or what `sessions export` wrote.
        embedder: None for words alone.
        x_tokens: of X; so ``y_tokens`` of Y.
        max_tokens: of one recall, instead of the 3,000 of the policy.
        cache: folder of embeddings that outlives the run.
        keep: folder of the replayed stores: they are left there, and scored again by a later run without a replay.
        progress: told (what, done, of) now and then.

    Returns:
        The bench object, and every question as the shipped arm answered it. No arm where no compaction fired.
    """
    started = time.perf_counter()
    embedder = cached(embedder, cache)
    excluded: Counter[str] = Counter()
    done: dict[str, list[Replayed]] = {arm: [] for arm in ("shipped", "cites_all", "cites_70")}
    for path in paths:
        for conversation in _conversations(path):
            excluded.update(conversation.dropped)
            questions = list(_with_evidence(conversation, excluded))
            with _store(keep, conversation.id, embedder, x_tokens, y_tokens) as memory:
                for arm, replayed in done.items():
                    if progress is not None:
                        progress(f"{conversation.id}: {arm}", sum(map(len, done.values())), 0)
                    memory.summariser = _summariser(arm, seed)
                    replayed.append(_replayed(memory, memory.as_principal(arm), conversation, questions, max_tokens))
    fired = sum(one.compactions for one in done["shipped"])
    rows = [row for one in done["shipped"] for row in one.rows] if fired else []
    result = bench_object(
        "short-term", paths, len(rows), {arm: _arm(found, seed) for arm, found in done.items()} if rows else {},
        excluded=excluded, seed=seed, took_s=time.perf_counter() - started, x_tokens=x_tokens, y_tokens=y_tokens,
        embedder=embedder.stamp if embedder is not None else None, tokens="o200k",
    )  # fmt: skip
    return result, rows


def _conversations(path: Path) -> Iterator[Conversation]:
    """Those of a file in the retrieval format; or the one session that `sessions export` wrote, asked for by its own words."""
    text = path.read_text(encoding="utf-8-sig") if path.exists() else ""
    if f'"{FORMAT}"' not in text[:200]:
        yield from read(path)
        return
    found = read_session(text)
    turns = tuple(Given(where=turn.id, session=SESSION, turn=new_turn(turn, turn.id)) for turn in found.turns)
    questions = (
        Question(
            id=turn.id, text=_own_words(turn.text), evidence=(turn.id,), category=f"own words, {turn.role}", answerable=True
        )
        for turn in found.turns
    )
    yield Conversation(id=found.id, language="und", turns=turns, questions=tuple(questions), dropped={})


def _own_words(text: str) -> str:
    """The longest words of a text, in their order: an easy question, whose score is a ceiling."""
    words = _WORD.findall(text[:2_000])
    longest = sorted(range(len(words)), key=lambda n: (-len(words[n]), n))[:OWN_WORDS]
    return " ".join(words[n][:20] for n in sorted(longest))


def _summariser(arm: str, seed: int) -> Summariser | None:
    cites = {"cites_all": 1.0, "cites_70": CITED}.get(arm)
    return Canned(name=arm, cites=cites, draw=random.Random(f"{seed} {arm}")) if cites is not None else None


@contextmanager
def _store(keep: Path | None, name: str, embedder: Embedder | None, x_tokens: int, y_tokens: int) -> Iterator[Souvenance]:
    home = keep / "".join(c if c.isalnum() else "-" for c in name) if keep is not None else None
    folder = home if home is not None else Path(tempfile.mkdtemp(prefix="souvenance-eval-"))
    try:
        with open_memory(
            folder, embedder=embedder or "none", background=False, x_tokens=x_tokens, y_tokens=y_tokens
        ) as memory:  # fmt: skip
            yield memory
    finally:
        if home is None:
            shutil.rmtree(folder)


def _with_evidence(conversation: Conversation, excluded: Counter[str]) -> Iterator[Question]:
    for question in conversation.questions:
        if not question.answerable or not question.evidence or not question.text.strip():
            excluded["questions without evidence or text"] += 1
        else:
            yield question


def _replayed(
    memory: Souvenance, me: Handle, conversation: Conversation, questions: Sequence[Question], max_tokens: int | None
) -> Replayed:
    if not me.sessions(1):
        me.import_turns(_as_one_session(conversation), reflect=False)
    me.view(SESSION)
    memory.work_now()
    memory.index_now()
    view, chunks, turns = me.view(SESSION), me.chunks(SESSION), me.turns(SESSION)
    live = {item.seq for item in (*view.older, *view.recent)}
    stored = {turn.id for turn in chunks} | {turn.id for turn in turns if turn.seq in live}
    reached = {one for bullet in view.bullets for one in bullet.hashes}
    texts = {turn.id: turn.text for turn in turns}  # as they are kept
    rows = tuple(_scored(me, conversation, question, texts, stored, max_tokens) for question in questions)
    return Replayed(
        rows=rows, compactions=view.generation, reachability=len(reached) / len(chunks) if chunks else None
    )  # fmt: skip


def _as_one_session(conversation: Conversation) -> Iterator[Given]:
    person = conversation.turns[0].turn.speaker if conversation.turns else None
    told = len({given.turn.role for given in conversation.turns}) > 1  # else two people talk, and both are called user
    for given in conversation.turns:
        role = given.turn.role if told else "user" if given.turn.speaker == person else "assistant"
        yield replace(given, session=SESSION, turn=replace(given.turn, role=role))


def _scored(
    me: Handle, conversation: Conversation, question: Question, texts: Mapping[str, str], stored: set[str], most: int | None
) -> Scored:
    recall = me.recall_earlier(question.text, session=SESSION, max_tokens=most, also_in_view=True)
    returned = tuple(turn.text for hit in recall.hits for turn in (hit.turn, *hit.neighbours))
    evidence = tuple(texts[i] for i in question.evidence if i in texts)
    return Scored(
        conversation=conversation.id, language=conversation.language, question=question, tokens=recall.tokens,
        stored=sum(i in stored for i in question.evidence) / len(question.evidence),
        found=sum(any(text in one for one in returned) for text in evidence) / len(question.evidence),
        evidence=evidence, returned=returned,
    )  # fmt: skip


def _arm(replayed: Sequence[Replayed], seed: int) -> dict[str, Any]:
    rows = [row for one in replayed for row in one.rows]
    return {
        **_means(rows),
        "reachability": share([one.reachability for one in replayed if one.reachability is not None]),
        "compactions": sum(one.compactions for one in replayed),
        "interval": intervals(
            {"recall_coverage": [row.found for row in rows], "all_evidence_coverage": [float(row.right) for row in rows]}, seed
        ),
        "by_category": grouped(rows, lambda row: row.question.category, _group),
        "by_language": grouped(rows, lambda row: row.language, _group),
    }


def _group(rows: Sequence[Scored]) -> dict[str, float]:
    return {"n": len(rows), **_means(rows)}


def _means(rows: Sequence[Scored]) -> dict[str, float]:
    n = len(rows)
    return {
        "store_coverage": sum(row.stored for row in rows) / n,
        "recall_coverage": sum(row.found for row in rows) / n,
        "all_evidence_coverage": sum(row.right for row in rows) / n,
        "tokens_returned": sum(row.tokens for row in rows) / n,
    }


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds the shipped arm missed."""
    return bench.missed(result, bounds, AT_MOST)
