"""`eval selection`: do the memories that answer what is asked get a seat, drowned among many that do not.

What the product does is measured, not a proxy of it: memories stand in a store on disk, they are indexed, `context` is asked as
a turn asks it, and a memory counts where it has a seat. A memory is relevant to a question when it answers it, not when it is
about the same thing. Each set drowns the same planted memories in distractors of one kind, another kind a set.
"""

import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from importlib import resources
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from souvenance import Handle, Settings, Souvenance
from souvenance.core.seats import Pass
from souvenance.errors import InputError
from souvenance.evals import bench, distractors
from souvenance.evals.bench import Bound, bench_object, grouped, intervals, share
from souvenance.evals.bulk import put_memories, told
from souvenance.evals.cache import cached
from souvenance.evals.formats import Planted, Unanswered, read_planted
from souvenance.evals.scratch import Progress
from souvenance.ports import Embedder
from souvenance.types import Memory, Principal
from souvenance.wiring import open_tools

METRICS = ("served", "served_semantic", "false_semantic")
AT_MOST = frozenset({"false_semantic"})  # less is better
NOW = datetime(2026, 6, 1, 9, tzinfo=UTC)  # of every question
OLDEST_DAYS = 700  # of a planted memory
PATIENCE_S = 60.0  # quality is measured here; whether it comes in time is the matter of `bench speed`


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One question, put to a store of one size among distractors of one kind."""

    id: str
    language: str
    text: str
    category: str  # "answered", or the kind of question that nothing answers
    among: str  # kind of the distractors
    size: int
    memory: str | None  # the text of the memory that answers
    passed: Pass | None  # which pass gave it a seat; None: it has none
    score: float | None  # of that memory, where it has a seat and a score
    seats: int
    semantic: int  # seats that the semantic pass gave
    missing: tuple[str, ...]  # what the context had to do without
    took_ms: float

    @property
    def right(self) -> bool:
        """The memory that answers has a seat; where none does, the semantic pass stayed silent."""
        return self.passed is not None if self.memory is not None else self.semantic == 0


def measure(
    sizes: Sequence[int],
    embedder: Embedder | None,
    *,
    paths: Sequence[Path] = (),
    sets: int = len(distractors.KINDS),
    cache: Path | None = None,
    seed: int = 0,
    progress: Progress = lambda *_: None,
) -> tuple[dict[str, Any], Sequence[Asked]]:
    """Ask every question of every set at every size.

    Args:
        sizes: memories in the store, the planted ones included.
        embedder: None measures what words alone bring back.
        paths: files in the format of ``read_planted``; none: those that come with the bench.
        sets: of distractors; the kinds come in turn, each with draws of its own.
        cache: folder of embeddings that outlives the run.
        seed: of the distractors and of the dates.
        progress: told (what, done, of) now and then.

    Returns:
        The bench object, and every question as it was answered.

    Raises InputError for a size that does not hold the planted memories, or more distractors than there are.
    """
    started = time.perf_counter()
    named = paths or shipped()
    lines = [line for path in named for line in read_planted(path)]
    planted = [line for line in lines if isinstance(line, Planted)]
    if small := [size for size in sizes if size < len(planted)]:
        raise InputError(f"--sizes {small[0]}: {len(planted)} memories are planted, a smaller store cannot hold them")
    embedder = cached(embedder, cache)
    asked: list[Asked] = []
    for number in range(sets if planted else 0):
        asked += _set(lines, number, sorted(set(sizes)), embedder, seed, progress)
    answered = [row for row in asked if row.memory is not None]
    result = bench_object(
        "selection",
        [path.name if path in shipped() else path for path in named],
        len(answered),
        {"shipped": _arm(asked, seed)} if answered else {},
        seed=seed,
        took_s=time.perf_counter() - started,
        sizes=sorted(set(sizes)),
        sets=sets,
        planted=len(planted),
        embedder=embedder.stamp if embedder is not None else None,
    )
    return result, asked


def shipped() -> list[Path]:
    """The memories and questions that come with the bench."""
    return sorted(Path(str(resources.files("souvenance.evals") / "selections")).glob("*.jsonl"))


# -- one set ----------------------------------------------------------------------------------------------------------
def _set(
    lines: Sequence[Planted | Unanswered],
    number: int,
    sizes: Sequence[int],
    embedder: Embedder | None,
    seed: int,
    tell: Progress,
) -> Iterator[Asked]:
    """One store that grows from size to size."""
    kind = distractors.KINDS[number % len(distractors.KINDS)]
    planted = [line for line in lines if isinstance(line, Planted)]
    stream = distractors.distractors(kind, planted, seed + number)
    with tempfile.TemporaryDirectory(prefix="souvenance-eval-") as home:
        tools = replace(open_tools(Settings(home=Path(home), embedder="none"), embedder), clock=lambda: NOW)
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("Sam")
            standing = _planted(me.principal, planted, Random(f"dates {seed} {number}"))
            put_memories(tools, me.principal, list(standing.values()))
            held = len(standing)
            for size in sizes:
                tell(f"set {number + 1}, {kind}: {size:,} memories", 0, 1)
                put_memories(tools, me.principal, [_distractor(me.principal, one) for one in islice(stream, size - held)])
                held = size
                memory.index_now()
                for n, line in enumerate(lines, 1):
                    yield from _ask(me, line, standing, kind, size, lambda: tools.keeper.drain(PATIENCE_S))
                    tell(f"set {number + 1}, {kind}: asking among {size:,}", n, len(lines))


def _planted(principal: Principal, planted: Sequence[Planted], random: Random) -> dict[str, Memory]:
    """The planted memories by the id of their line, each told on some day of the last two years."""
    return {
        one.id: told(
            principal, one.text, at=NOW - timedelta(days=random.uniform(1, OLDEST_DAYS)), kind=one.kind, language=one.language,
            story=one.story,
        )
        for one in planted
    }  # fmt: skip


def _distractor(principal: Principal, one: distractors.Distractor) -> Memory:
    return told(
        principal, one.text, at=NOW - timedelta(days=one.days_ago), kind=one.kind, language=one.language, story=one.story,
        importance=one.importance,
    )  # fmt: skip


def _ask(
    me: Handle, line: Planted | Unanswered, standing: dict[str, Memory], among: str, size: int, counted: Callable[[], object]
) -> Iterator[Asked]:
    """Each question in a session of its own, as its first message; the next comes when the one before was ``counted``."""
    wanted = standing.get(line.id)
    for n, text in enumerate(line.questions):
        story = line.story if isinstance(line, Planted) else None
        pack = me.context(text, session=f"{line.id} {n}", story=story, deadline_s=PATIENCE_S)
        counted()
        seat = next((seat for seat in pack.selection.seats if wanted is not None and seat.id == wanted.id), None)
        yield Asked(
            id=line.id, language=line.language, text=text, among=among, size=size,
            category=line.category if isinstance(line, Unanswered) else "answered",
            memory=wanted.text if wanted is not None else None,
            passed=seat.passed if seat is not None else None,
            score=seat.score if seat is not None else None,
            seats=len(pack.selection.seats),
            semantic=sum(seat.passed == "semantic" for seat in pack.selection.seats),
            missing=pack.missing,
            took_ms=pack.took_ms,
        )  # fmt: skip


# -- figures ----------------------------------------------------------------------------------------------------------
def _arm(asked: Sequence[Asked], seed: int) -> dict[str, Any]:
    """Figures over all sizes, and of each."""
    sizes = sorted({row.size for row in asked})
    by_size = {str(size): _of_size([row for row in asked if row.size == size], seed) for size in sizes}
    return {
        **_metrics(asked),
        "by_size": by_size,
        "by_category": grouped(asked, lambda row: row.among, _metrics),
        "by_language": grouped(asked, lambda row: row.language, _metrics),
    }


def _of_size(asked: Sequence[Asked], seed: int) -> dict[str, Any]:
    answered = [row for row in asked if row.memory is not None]
    silent = [row for row in asked if row.memory is None]
    times = sorted(row.took_ms for row in asked)
    by_question = grouped(answered, lambda row: f"{row.id} {row.text}", lambda rows: share([row.right for row in rows]))
    return {
        **_metrics(asked),
        "interval": intervals({"served": list(by_question.values())}, seed),  # over questions: the sets share them
        "by_pass": {
            passed: count / len(answered)
            for passed, count in sorted(Counter(row.passed for row in answered if row.passed is not None).items())
        },
        "by_distractors": grouped(asked, lambda row: row.among, _metrics),
        "by_language": grouped(asked, lambda row: row.language, _metrics),
        "false_by_category": grouped(silent, lambda row: row.category, lambda rows: share([not row.right for row in rows])),
        "seats": statistics.mean(row.seats for row in asked),
        "semantic_seats": statistics.mean(row.semantic for row in answered),
        "false_seats": statistics.mean(row.semantic for row in silent) if silent else None,
        "degraded": share([bool(row.missing) for row in asked]),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * (len(times) - 1))], 2),
    }


def _metrics(asked: Sequence[Asked]) -> dict[str, Any]:
    """Shares: memories that sit, and by the semantic pass, of those that answer; times that pass spoke where nothing does."""
    answered = [row for row in asked if row.memory is not None]
    return {
        "n": len(answered),
        "served": share([row.right for row in answered]),
        "served_semantic": share([row.passed == "semantic" for row in answered]),
        "false_semantic": share([not row.right for row in asked if row.memory is None]),
    }


# -- bounds -----------------------------------------------------------------------------------------------------------
def names(sizes: Sequence[int]) -> list[str]:
    """What a bound may be stated for: each metric over all sizes ("served") and at one ("served@234")."""
    return [*METRICS, *(f"{metric}@{size}" for size in sizes for metric in METRICS)]


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds were missed, a sentence each."""
    shipped = result["arms"].get("shipped", {})
    by_size = shipped.get("by_size", {})
    flat = {**shipped, **{f"{metric}@{size}": found[metric] for size, found in by_size.items() for metric in METRICS}}
    at_most = {name for name in flat if name.partition("@")[0] in AT_MOST}
    return bench.missed({"arms": {"shipped": flat}}, bounds, at_most)
