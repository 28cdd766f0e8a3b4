"""`eval dream`: is the evidence for a question found once the sessions are put away, and was nothing said twice or lost.

Each conversation is told to a store of its own, reflected on, and dreamt of from its start; then the questions are asked of
what that left: notes, memories and journals. A turn counts as found where what was given rests on it and holds at least half
of its content words. ``sessions`` is the same question asked of the turns themselves, in the same room.
"""

import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from souvenance.core.notes import parse
from souvenance.core.prepared import normalised
from souvenance.core.statements import content, held
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.recall import Recall
from souvenance.engine.tools import Tools
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals, share
from souvenance.evals.cache import cached
from souvenance.evals.formats import Conversation, Question
from souvenance.evals.lifecycle import Moving, destroyed
from souvenance.evals.retrieval import with_questions
from souvenance.evals.scratch import Progress, tell
from souvenance.ports import Embedder
from souvenance.settings import Settings
from souvenance.types import UnitKind
from souvenance.wiring import open_tools

NAMES = ("evidence_findable", "evidence_kept", "duplicates", "lost")
COUNTS = frozenset({"duplicates", "lost"})  # cases, not shares: less is better
ARMS: Mapping[str, tuple[UnitKind, ...]] = {
    "notes": ("bullet",), "memories": ("memory",), "journal": ("episode",), "sessions": ("turn",),
    "shipped": ("memory", "bullet", "episode"),
}  # fmt: skip
BUDGET_TOKENS, DEPTH = 3_000, 200
CARRIED = 0.5  # share of the content words of a turn
_MINE = "- A line that somebody wrote themselves"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One question, as each arm answered it."""

    question: Question
    conversation: Conversation
    found: Mapping[str, float]  # arm -> share of its evidence
    kept: float  # share of its evidence that stands anywhere in notes, memories and journals

    @property
    def right(self) -> bool:
        """Whether all of its evidence is found."""
        return self.found["shipped"] == 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """What one conversation left."""

    memories: int
    lines: int  # of the journals
    notes: int  # lines of the standing notes
    turns: int
    duplicates: int
    lost: int


def measure(
    paths: Sequence[Path],
    embedder: Embedder | None,
    *,
    cache: Path | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> tuple[dict[str, Any], Sequence[Asked]]:
    """The bench object and every question.

    Args:
        paths: files in the retrieval format, or LoCoMo's own.
        embedder: None searches by words alone.
        cache: folder of embeddings that outlives the run.
        seed: of the intervals.
        progress: told (what, done, of) now and then.
    """
    started = time.perf_counter()
    embedder = cached(embedder, cache)
    rows: list[Asked] = []
    left: list[Left] = []
    excluded: Counter[str] = Counter()
    for conversation, questions in with_questions(paths, excluded):
        with dreamt(conversation, embedder, progress) as (me, tools, came):
            left.append(came)
            stands = _standing(tools, me)
            for n, question in enumerate(questions):
                rows.append(_asked(me, tools, conversation, question, stands))
                tell(progress, f"{conversation.id}: asking", n + 1, len(questions))
    arms = {arm: _arm(rows, arm, seed) for arm in ARMS} if rows else {}
    if arms:
        arms["shipped"] |= {"duplicates": sum(one.duplicates for one in left), "lost": sum(one.lost for one in left)}
    found = bench_object(
        "dream", paths, len(rows), arms, excluded=excluded, seed=seed, took_s=time.perf_counter() - started,
        embedder=embedder.stamp if embedder is not None else None, conversations=len(left),
        turns=sum(one.turns for one in left),
        memories=sum(one.memories for one in left), journal_lines=sum(one.lines for one in left),
        notes_lines=sum(one.notes for one in left),
    )  # fmt: skip
    return found, rows


@contextmanager
def dreamt(
    conversation: Conversation, embedder: Embedder | None, progress: Progress | None
) -> Iterator[tuple[Handle, Tools, Left]]:
    """A store of the conversation, reflected on and dreamt of from its start the day after its end, and what that left."""
    times = [given.turn.at for given in conversation.turns if given.turn.at is not None]
    last = max(times, default=datetime(2026, 1, 1, tzinfo=UTC)).astimezone(UTC)
    with tempfile.TemporaryDirectory(prefix="souvenance-eval-") as home:
        settings = Settings(home=Path(home), embedder="none", background=False, tz="UTC")
        tools = replace(open_tools(settings, embedder), clock=Moving(last + timedelta(days=1)))
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("eval")
            tell(progress, f"{conversation.id}: reading", 0, len(conversation.turns))
            me.import_turns(conversation.turns)
            memory.work_now()
            me.write_notes(f"{_MINE}\n", over="")
            before = {one.id for one in me.memories(status="all")}
            tell(progress, f"{conversation.id}: dreaming", 0, len(conversation.turns))
            me.dream(from_start=True)
            pages = _pages(tools, me)
            me.dream(from_start=True)
            memory.index_now()
            me.calibrate()
            yield me, tools, _left(tools, me, conversation, before, pages)


def _pages(tools: Tools, me: Handle) -> list[str]:
    scope = me.principal.scope
    return [tools.notes.read(scope, day).text for day in (None, *tools.notes.journals(scope))]


def _left(tools: Tools, me: Handle, conversation: Conversation, before: set[str], pages: Sequence[str]) -> Left:
    """What stands, what stands twice, and what is not there any more."""
    every = me.memories(status="all")
    texts = Counter((one.subject, normalised(one.text)) for one in every if one.status == "active")
    bullets = [bullet for page in pages for bullet in parse(page).bullets]
    told = Counter(turn for bullet in bullets for turn in bullet.turns)
    stated = Counter(memory for bullet in bullets for memory in bullet.memories)
    twice = sum(n - 1 for counts in (texts, told, stated) for n in counts.values())
    grown = sum(len(parse(page).bullets) for page in _pages(tools, me)) - len(bullets)  # by the same dream once more
    gone = len(before - {one.id for one in every}) + destroyed(tools, me) + (_MINE not in pages[0])
    gone += len(conversation.turns) - tools.ledger.count_turns(me.principal.scope)
    return Left(
        memories=len(every), lines=sum(bool(bullet.turns) for bullet in bullets), notes=sum(bool(b.memories) for b in bullets),
        turns=len(conversation.turns), duplicates=twice + max(0, grown), lost=gone,
    )  # fmt: skip


def _asked(me: Handle, tools: Tools, conversation: Conversation, question: Question, stands: Mapping[str, str]) -> Asked:
    found = {}
    for arm, kinds in ARMS.items():
        recalled = me.recall(question.text, kinds=kinds, limit=DEPTH, max_tokens=BUDGET_TOKENS, weak=True)
        found[arm] = _share(conversation, question, _texts(tools, me, recalled))
    return Asked(question=question, conversation=conversation, found=found, kept=_share(conversation, question, stands))


def _texts(tools: Tools, me: Handle, found: Recall) -> dict[str, str]:
    """Turn -> what was given that rests on it."""
    units = [(hit.memory.sources, hit.memory.text) for hit in found.memories]
    units += [((hit.turn.id,), hit.turn.text) for hit in found.hits]
    named = tools.ledger.memories(me.principal.scope, [i for note in found.notes for i in note.memories])
    for note in found.notes:
        units.append(((*note.turns, *(i for m in note.memories if m in named for i in named[m].sources)), note.text))
    return _by_turn(units)


def _standing(tools: Tools, me: Handle) -> dict[str, str]:
    """Turn -> whatever stands of it in memories and journals; the notes state memories."""
    units = [(one.sources, one.text) for one in me.memories(status="all")]
    units += [(bullet.turns, bullet.text) for page in _pages(tools, me) for bullet in parse(page).bullets if bullet.turns]
    return _by_turn(units)


def _by_turn(units: Sequence[tuple[Sequence[str], str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for turns, text in units:
        for turn in turns:
            found[turn] = f"{found.get(turn, '')}\n{text}"
    return found


def _share(conversation: Conversation, question: Question, given: Mapping[str, str]) -> float:
    said = {turn.turn.id: turn.turn.text for turn in conversation.turns}
    carried = [_is_carried(said[i], given.get(i, ""), conversation.language) for i in question.evidence]
    return sum(carried) / len(carried)


def _is_carried(said: str, given: str, language: str) -> bool:
    words = content(said, language)
    if not words:
        return bool(given)
    return len(held(words, content(given, language))) >= CARRIED * len(words)


def _arm(rows: Sequence[Asked], arm: str, seed: int) -> dict[str, Any]:
    def means(some: Sequence[Asked]) -> dict[str, Any]:
        found: dict[str, Any] = {"n": len(some), "evidence_findable": share([row.found[arm] for row in some])}
        return found | ({"evidence_kept": share([row.kept for row in some])} if arm == "shipped" else {})

    values = {"evidence_findable": [row.found[arm] for row in rows]}
    if arm == "shipped":
        values["evidence_kept"] = [row.kept for row in rows]
    return {
        **{name: found for name, found in means(rows).items() if name != "n"},
        "interval": intervals(values, seed),
        "by_category": grouped(rows, lambda row: row.question.category, means),
        "by_language": grouped(rows, lambda row: row.conversation.language, means),
    }


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds were missed: at least, for shares; at most, for counts ("lost=0")."""
    return bench.missed(result, bounds, COUNTS)
