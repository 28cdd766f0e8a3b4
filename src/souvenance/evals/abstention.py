"""`eval abstention`: how often memory speaks up where it has no answer, and how many true answers the silence costs."""

import math
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Literal

from souvenance import Handle
from souvenance.core.silence import Signs, null_questions
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals, share
from souvenance.evals.cache import cached
from souvenance.evals.figure import empty_figure, save_figure
from souvenance.evals.formats import Conversation, read
from souvenance.evals.scratch import Progress, searchable, tell
from souvenance.evals.separation import auc, kept_at
from souvenance.ports import Embedder
from souvenance.thresholds import FALSE_RECALL

Kind = Literal["answerable", "foreign", "small_talk", "near"]
NULLS: tuple[Kind, ...] = ("foreign", "small_talk", "near")
NAMES = ("auc", "kept_at_5_percent_false_recall", "false_recall", "kept")
LOWER_IS_BETTER = frozenset({"false_recall"})  # for this ``--min`` states the most
FEATURES = ("score", "cosine", *Signs.__slots__)
MOST_OF_A_KIND = 100  # questions of one kind that one conversation is asked
REPEATS = 0.75  # share of their characters in runs that two questions have in common, of which one repeats the other
FALSE_RECALLS = (0.01, 0.02, 0.05, 0.10, 0.20)  # of the printed trade-off
_SILENT = -math.inf


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """A question to put to a conversation, and whether that one can know."""

    id: str
    text: str
    kind: Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A question as it was answered, or met with silence."""

    asking: Asking
    conversation: str
    language: str
    scores: Mapping[str, float]  # "shipped" (log-odds above the bar of silence) and every feature; -inf: nothing was found

    @property
    def served(self) -> bool:
        """Whether the best hit came up."""
        return self.scores["shipped"] >= 0

    @property
    def right(self) -> bool:
        """Whether that is as it should be."""
        return self.served == (self.asking.kind == "answerable")


def measure(
    paths: Sequence[Path],
    embedder: Embedder | None,
    *,
    foreign: Sequence[Path] = (),
    cache: Path | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> tuple[dict[str, Any], list[Heard]]:
    """Ask every conversation what it can know and three kinds of what it cannot.

    Args:
        paths: files in the retrieval format, or LoCoMo's own.
        embedder: None measures the search by words alone.
        foreign: more such files, of which only the questions are used.
        cache: folder of embeddings that outlives the run.
        seed: of the sample of foreign questions.
        progress: told (what, done, of) now and then.

    Returns:
        The bench object, and every question.
    """
    started = time.perf_counter()
    embedder = cached(embedder, cache)
    conversations = [conversation for path in paths for conversation in read(path)]
    others = [conversation for path in foreign for conversation in read(path)]
    excluded: Counter[str] = Counter()
    heard: list[Heard] = []
    for conversation in conversations:
        excluded.update(conversation.dropped)
        askings = list(_askings(conversation, [*conversations, *others], seed, excluded))
        with searchable(conversation, embedder, progress) as me:
            for n, asking in enumerate(askings, 1):
                heard.append(_heard(me, conversation, asking))
                tell(progress, f"{conversation.id}: asking", n, len(askings))
    n = len(heard) if any(one.asking.kind == "answerable" for one in heard) else 0
    result = bench_object(
        "abstention", [*paths, *foreign], n, _arms(heard, seed) if n else {},
        excluded=excluded, seed=seed, took_s=time.perf_counter() - started,
        embedder=embedder.stamp if embedder is not None else None,
    )  # fmt: skip
    return result, heard


# -- the questions -----------------------------------------------------------------------------------------------------
def _askings(
    conversation: Conversation, everybody: Sequence[Conversation], seed: int, excluded: Counter[str]
) -> Iterator[Asking]:
    for question in conversation.questions:
        if not question.text.strip():
            excluded["questions without text"] += 1
        elif not question.answerable:
            yield Asking(id=question.id, text=question.text, kind="near")
        elif question.evidence:
            yield Asking(id=question.id, text=question.text, kind="answerable")
        else:
            excluded["questions left without evidence"] += 1
    built_in = null_questions([conversation.language], _names(conversation), judging=True)
    for n, text in enumerate(built_in["chat"][:MOST_OF_A_KIND], 1):
        yield Asking(id=f"built-in {n}", text=text, kind="small_talk")
    for n, text in enumerate(built_in["foreign"][:MOST_OF_A_KIND], 1):
        yield Asking(id=f"built-in {n}", text=text, kind="foreign")
    most = max(0, MOST_OF_A_KIND - len(built_in["foreign"]))
    yield from islice(_of_others(conversation, everybody, random.Random(f"{seed} {conversation.id}"), excluded), most)


def _of_others(
    conversation: Conversation, everybody: Sequence[Conversation], drawn: random.Random, excluded: Counter[str]
) -> Iterator[Asking]:
    """Questions about other lives, in the order drawn.

    One that names a person who speaks here may well have its answer here; one that repeats a question of this conversation but
    for a name comes of the same template, and only the name, which the turns need not hold, tells the two lives apart.
    """
    names = [name.casefold() for name in _names(conversation)]
    own = {question.text for question in conversation.questions}
    pool = {
        question.text: Asking(id=f"{other.id} {question.id}", text=question.text, kind="foreign")
        for other in everybody
        for question in other.questions
        if other.id != conversation.id and question.answerable and question.text.strip()
    }
    for asking in drawn.sample(list(pool.values()), len(pool)):
        if any(name in asking.text.casefold() for name in names):
            excluded["drawn questions of others that name somebody who speaks here"] += 1
        elif any(_repeats(asking.text, text) for text in own):
            excluded["drawn questions of others that repeat one of this conversation"] += 1
        else:
            yield asking


def _repeats(text: str, other: str) -> bool:
    compared = SequenceMatcher(None, text, other, autojunk=False)
    return compared.real_quick_ratio() >= REPEATS and compared.quick_ratio() >= REPEATS and compared.ratio() >= REPEATS


def _names(conversation: Conversation) -> list[str]:
    """Who speaks as a user, each once."""
    return list(dict.fromkeys(t.turn.speaker for t in conversation.turns if t.turn.role == "user" and t.turn.speaker))


def _heard(me: Handle, conversation: Conversation, asking: Asking) -> Heard:
    found = me.rank(asking.text, limit=1).found
    shown = me.signs(asking.text)
    scores = {"shipped": found[0].sureness if found else _SILENT} | {name: shown.get(name, _SILENT) for name in FEATURES}
    return Heard(asking=asking, conversation=conversation.id, language=conversation.language, scores=scores)


# -- the figures -------------------------------------------------------------------------------------------------------
def _arms(heard: Sequence[Heard], seed: int) -> dict[str, Any]:
    """What ships, then each feature by itself; a feature that was not there (no vectors) has no arm."""
    served = {
        "kept": [one.served for one in _of(heard, "answerable")],
        "false_recall": [one.served for one in _of(heard, *NULLS)],
    }
    shipped = _figures(heard, "shipped") | {
        "interval": intervals({name: [float(value) for value in values] for name, values in served.items()}, seed),
        "curve": [_point(heard, false_recall) for false_recall in FALSE_RECALLS],
        "by_language": grouped(heard, lambda one: one.language, lambda rows: _figures(rows, "shipped")),
    }
    measured = [name for name in FEATURES if not any(math.isnan(one.scores[name]) for one in heard)]
    return {"shipped": shipped} | {name: _figures(heard, name) for name in measured}


def _figures(heard: Sequence[Heard], arm: str) -> dict[str, Any]:
    """Metrics of one arm, over all questions without an answer and by their kind; a feature has no shipped point."""

    def of(*kinds: Kind) -> dict[str, Any]:
        answerable, nulls = _scores(heard, arm, "answerable"), _scores(heard, arm, *kinds)
        figures = {
            "n": len(nulls), "auc": auc(answerable, nulls),
            "kept_at_5_percent_false_recall": kept_at(answerable, nulls, FALSE_RECALL),
        }  # fmt: skip
        return figures | ({"false_recall": share([one.served for one in _of(heard, *kinds)])} if arm == "shipped" else {})

    answerable = _of(heard, "answerable")
    kept = {"kept": share([one.served for one in answerable])} if arm == "shipped" else {}
    by_kind = {kind: of(kind) for kind in NULLS if _of(heard, kind)}
    return of(*NULLS) | {"n_answerable": len(answerable)} | kept | {"by_category": by_kind}


def _point(heard: Sequence[Heard], false_recall: float) -> dict[str, Any]:
    """What is kept where this share of the questions without an answer is answered: of all of them, of one kind alone."""
    answerable = _scores(heard, "shipped", "answerable")
    nulls: dict[str, tuple[Kind, ...]] = {"all": NULLS, **{kind: (kind,) for kind in NULLS}}
    kept = {name: kept_at(answerable, _scores(heard, "shipped", *kinds), false_recall) for name, kinds in nulls.items()}
    return {"false_recall": false_recall, "kept": kept}


def _of(heard: Sequence[Heard], *kinds: Kind) -> list[Heard]:
    return [one for one in heard if one.asking.kind in kinds]


def _scores(heard: Sequence[Heard], arm: str, *kinds: Kind) -> list[float]:
    return [one.scores[arm] for one in _of(heard, *kinds)]


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds the shipped arm missed: ``false_recall`` must not exceed its own."""
    return bench.missed(result, bounds, LOWER_IS_BETTER, told=partial(bench.sentence, case="question"))


def plot(heard: Sequence[Heard], path: Path) -> None:
    """Draw the trade-off with the shipped point, and how sure each kind of question is. Raises InputError."""
    figure = empty_figure(path)
    trade, spread = figure.subplots(1, 2)
    answerable = _scores(heard, "shipped", "answerable")
    kept = share([one.served for one in _of(heard, "answerable")]) or 0.0
    colours = {"foreign": "tab:red", "small_talk": "tab:orange", "near": "tab:purple"}
    for kind in NULLS:
        if not (nulls := _scores(heard, "shipped", kind)) or not answerable:
            continue
        name = f"{kind.replace('_', ' ')} ({len(nulls):,})"
        allowed = [n / 100 for n in range(100)]
        trade.plot(allowed, [kept_at(answerable, nulls, each) for each in allowed], color=colours[kind], label=name)
        trade.plot([share([score >= 0 for score in nulls])], [kept], "o", color=colours[kind])
        _histogram(spread, nulls, colours[kind], name)
    _histogram(spread, answerable, "tab:green", f"answerable ({len(answerable):,})")
    spread.axvline(0, color="black", linestyle="--", label="silent | speaks")
    trade.set(xlabel="false recall", ylabel="answers kept", title="Trade-off; dots: as shipped", xlim=(0, 1), ylim=(0, 1.02))
    spread.set(xlabel="log-odds above the bar", ylabel="share of the questions", title="How sure the best hit is")
    for axes in (trade, spread):
        axes.legend(fontsize="small")
    save_figure(figure, path)


def _histogram(axes: Any, scores: Sequence[float], colour: str, name: str) -> None:
    low, high = -6.0, 6.0  # beyond, and where nothing was found: at the edge
    drawn = [min(max(score, low), high) for score in scores]
    axes.hist(
        drawn, bins=36, range=(low, high), weights=[1 / max(1, len(drawn))] * len(drawn), alpha=0.5, color=colour, label=name
    )
