"""`eval retrieval`: are the turns that answer a question found, by each arm, on data that anyone may bring."""

import statistics
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenance import Handle, Weights
from souvenance.evals import bench, metrics
from souvenance.evals.bench import Bound, bench_object, grouped
from souvenance.evals.cache import cached
from souvenance.evals.formats import Conversation, Question, read
from souvenance.evals.scratch import Progress, searchable, tell
from souvenance.ports import Embedder
from souvenance.thresholds import SHIPPED, TEXT_ONLY, VECTORS_ONLY

BUDGETS = {1_000: 80, 3_000: 200}  # tokens (o200k) -> hits that may fill them
ARMS: Mapping[str, Weights] = {"text": TEXT_ONLY, "vectors": VECTORS_ONLY, "shipped": SHIPPED}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One question as one arm answered it."""

    question: Question
    conversation: Conversation
    values: Mapping[str, float]
    first: tuple[str, ...]  # the five best turns
    took_ms: float

    @property
    def right(self) -> bool:
        """Whether one of the five is a turn that answers."""
        return bool(self.values["turn_hit_at_5"])


def measure(
    paths: Sequence[Path],
    embedder: Embedder | None,
    *,
    cache: Path | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> tuple[dict[str, Any], Mapping[str, Sequence[Asked]]]:
    """Run every arm over every question.

    Args:
        paths: files in the retrieval format, or LoCoMo's own.
        embedder: None measures the text arm alone, which is then what ships.
        cache: folder of embeddings that outlives the run.
        progress: told (what, done, of) now and then.

    Returns:
        The bench object, and what every arm did with every question.
    """
    started = time.perf_counter()
    embedder = cached(embedder, cache)
    arms = ARMS if embedder is not None else {"text": TEXT_ONLY, "shipped": TEXT_ONLY}
    asked: dict[str, list[Asked]] = {arm: [] for arm in arms}
    excluded: Counter[str] = Counter()
    for conversation, questions in with_questions(paths, excluded):
        with searchable(conversation, embedder, progress) as me:
            for n, question in enumerate(questions):
                for arm, weights in arms.items():
                    asked[arm].append(_ask(me, conversation, question, weights))
                tell(progress, f"{conversation.id}: asking", n + 1, len(questions))
    n = len(asked["shipped"])
    result = bench_object(
        "retrieval",
        paths,
        n,
        {arm: _arm(rows, asked["shipped"], seed) for arm, rows in asked.items()} if n else {},
        excluded=excluded,
        seed=seed,
        took_s=time.perf_counter() - started,
        embedder=embedder.stamp if embedder is not None else None,
    )
    return result, asked


def with_questions(paths: Sequence[Path], excluded: Counter[str]) -> Iterator[tuple[Conversation, Sequence[Question]]]:
    """Each conversation of some files that has a question to ask, with all of these; see ``answerable``."""
    for conversation in (one for path in paths for one in read(path)):
        excluded.update(conversation.dropped)
        questions = list(answerable(conversation, excluded))
        if questions:
            yield conversation, questions


def answerable(conversation: Conversation, excluded: Counter[str]) -> Iterator[Question]:
    """The questions that have an answer and evidence for it; why the others are left out is counted in ``excluded``."""
    for question in conversation.questions:
        if not question.answerable:
            excluded["questions that have no answer"] += 1
        elif not question.evidence:
            excluded["questions left without evidence"] += 1
        elif not question.text.strip():
            excluded["questions without text"] += 1
        else:
            yield question


def _ask(me: Handle, conversation: Conversation, question: Question, weights: Weights) -> Asked:
    started = time.perf_counter()
    ranking = me.rank(question.text, limit=20, weights=weights)
    took_ms = (time.perf_counter() - started) * 1000
    evidence = set(question.evidence)
    of = {turn.turn.id: turn.session for turn in conversation.turns}
    turns = [found.id for found in ranking.found]
    values = metrics.of_ranking(evidence, {of[i] for i in evidence}, turns, [session for session, _ in ranking.sessions])
    for budget, depth in BUDGETS.items():
        found = me.recall(question.text, limit=depth, max_tokens=budget, weak=True, weights=weights)
        given = {turn.id for hit in found.hits for turn in (hit.turn, *hit.neighbours)}
        values |= metrics.of_budget(evidence, given, budget)
    return Asked(question=question, conversation=conversation, values=values, first=tuple(turns[:5]), took_ms=took_ms)


def _arm(rows: Sequence[Asked], shipped: Sequence[Asked], seed: int) -> dict[str, Any]:
    times = sorted(row.took_ms for row in rows)
    return {
        **metrics.mean([row.values for row in rows]),
        "interval": {name: metrics.interval([row.values[name] for row in rows], seed) for name in metrics.NAMES},
        "shipped_ahead_by": {
            name: metrics.interval([s.values[name] - row.values[name] for s, row in zip(shipped, rows, strict=True)], seed)
            for name in metrics.NAMES
        },
        "median_ms": round(statistics.median(times), 3),
        "p95_ms": round(times[int(0.95 * (len(times) - 1))], 3),
        "by_category": grouped(rows, lambda row: row.question.category, _group),
        "by_language": grouped(rows, lambda row: row.conversation.language, _group),
    }


def _group(rows: Sequence[Asked]) -> dict[str, float]:
    return {"n": len(rows), **metrics.mean([row.values for row in rows])}


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which minima the shipped arm missed."""
    return bench.missed(result, bounds)
