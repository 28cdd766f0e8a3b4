"""From a question to ranked turns of one scope: one path, no text read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from souvenance.core import fuse
from souvenance.core.columns import Columns
from souvenance.core.fold import fold
from souvenance.core.postings import term_key
from souvenance.core.ranges import Range
from souvenance.core.silence import Signs
from souvenance.engine.calibrating import calibration_of, how_sure, near, shown_by, strangers_of
from souvenance.engine.indexing import ROWS_AT_ONCE, follow
from souvenance.engine.scoring import Question, Scored, ask, scored
from souvenance.engine.tools import Tools
from souvenance.errors import IndexBroken, StoreCorrupt, StoreError, StoreMissing
from souvenance.thresholds import SHIPPED, Weights
from souvenance.types import Found, Ranking

_TRIES = 3  # where the index is found damaged it is made anew, and asked again


@dataclass(frozen=True, slots=True, kw_only=True)
class _Wanted:
    """What is looked for, and where."""

    scope: str
    question: Question
    limit: int
    sessions: frozenset[str] | None
    speaker: str | None
    during: Range | None
    weights: Weights


def search(
    tools: Tools,
    scope: str,
    query: str | Question,
    *,
    limit: int,
    sessions: frozenset[str] | None = None,
    speaker: str | None = None,
    during: Range | None = None,
    weights: Weights = SHIPPED,
) -> Ranking:
    """Rank the turns of a scope by everything that speaks for them.

    Args:
        query: as in ``recall``, and so is ``limit``; or a question that was made ready before.
        sessions: only turns of these; None for all.
        speaker: only turns by this one.
        during: only turns said in [start, end), by a known time.
        weights: as in ``recall``.

    A part that is broken or late is left out and named in ``missing``; a damaged index is made anew.
    """
    question = query if isinstance(query, Question) else ask(tools, query)  # I/O
    wanted = _Wanted(
        scope=scope, question=question, limit=limit, sessions=sessions, speaker=speaker, during=during, weights=weights
    )
    broken: list[str] = []
    for _ in range(_TRIES):
        try:
            making = tools.index.making()  # I/O
            behind = _caught_up(tools, scope, at_most=None if broken else ROWS_AT_ONCE)  # I/O
            ranking = _ranked(tools, wanted, [*broken, *behind, *question.missing])
            if tools.index.making() == making:  # I/O
                return ranking
            broken = ["the index was made anew while it was searched"]
        except (StoreCorrupt, StoreMissing):
            raise  # the ledger's: there is nothing to answer from
        except StoreError as exc:
            broken = [str(exc)]
            if isinstance(exc, IndexBroken):
                broken += _made_anew(tools)
    return Ranking(found=(), sessions=(), searched=0, missing=(*broken, *question.missing))


def sure_units(
    tools: Tools, key: str, question: Question, limit: int, *, weak: bool = False, literal: bool = False
) -> dict[str, float]:
    """The units of a shelf that are above the bar of silence, of the best ones, and by how much. Raises StoreError.

    Args:
        key: of the shelf, level with what it follows.
        limit: how many are looked at.
        weak: those below it too.
        literal: a person asked for it, and what holds every word of the question answers it, as in ``is_sure``.
    """
    found = scored(tools.index, key, question, SHIPPED)  # I/O, kept in memory
    rows = _best(found, SHIPPED, limit)
    sure = how_sure(tools, key, question, found, rows)  # I/O, kept in memory
    if literal and not strangers_of(tools, key, question, found):
        sure = np.where(fuse.literal(found.evidence, rows), np.maximum(sure, 0.0), sure)
    refs = tools.index.refs(key, found.columns.numbers[rows].tolist())  # I/O
    return {ref: float(above) for ref, above in zip(refs, sure, strict=True) if ref and (weak or above >= 0)}


def near_units(tools: Tools, key: str, question: Question, most: int) -> dict[str, float]:
    """The units of a shelf nearest to a message, the sure ones first, with their log-odds above the bar of silence.

    Small talk brings only what is sure. Raises StoreError.
    """
    found = scored(tools.index, key, question, SHIPPED)  # I/O, kept in memory
    rows = near(tools, key, question, found, most)
    refs = tools.index.refs(key, found.columns.numbers[list(rows)].tolist())  # I/O
    return {ref: above for ref, above in zip(refs, rows.values(), strict=True) if ref}


def signs_of_best(tools: Tools, scope: str, text: str) -> Mapping[str, float]:
    """What the best turn for a question has to show, for measuring which sign parts answers from accidents.

    Returns:
        The ``Signs`` of ``core/silence`` by name, "score" (fused) and "cosine", NaN where there are no vectors; {} where
        nothing was found. The index must be level with the ledger. Raises StoreError, IndexBroken.
    """
    question = ask(tools, text)  # I/O
    found = scored(tools.index, scope, question, SHIPPED)  # I/O, kept in memory
    rows = _best(found, SHIPPED, 1)
    if not rows:
        return {}
    shown = shown_by(question, found, rows, calibration_of(tools, scope, found, question))  # I/O, kept in memory
    cosines = found.evidence.meaning
    return {name: float(shown.of(name)[0]) for name in Signs.__slots__} | {
        "score": float(found.scores[rows[0]]),
        "cosine": float(cosines[rows[0]]) if cosines is not None else float("nan"),
    }


def _best(found: Scored, weights: Weights, limit: int, allowed: npt.NDArray[np.bool_] | None = None) -> list[int]:
    """The best rows of those for which anything speaks, best first."""
    possible = fuse.found_at_all(found.evidence, weights, found.columns.n)
    if allowed is not None:
        possible &= allowed
    return [int(row) for row in fuse.best(np.where(possible, found.scores, -np.inf), limit) if possible[row]]


def _ranked(tools: Tools, wanted: _Wanted, missing: list[str]) -> Ranking:
    hidden = tools.ledger.forgotten_sessions(wanted.scope)  # I/O
    found = scored(tools.index, wanted.scope, wanted.question, wanted.weights)  # I/O, kept in memory
    columns = found.columns
    missing += _without_vectors(columns, wanted.question)
    allowed = _allowed(columns, wanted, hidden, missing)
    rows = _best(found, wanted.weights, wanted.limit, allowed)
    refs = tools.index.refs(wanted.scope, columns.numbers[rows].tolist())  # I/O
    sure = how_sure(tools, wanted.scope, wanted.question, found, rows)  # I/O, kept in memory
    literal = fuse.literal(found.evidence, rows)
    if strangers_of(tools, wanted.scope, wanted.question, found):  # of the right day, and of somebody else
        literal = [False] * len(rows)
    return Ranking(
        found=tuple(
            Found(id=ref, score=float(found.scores[row]), because=reasons, sureness=float(above), literal=whole)
            for ref, row, reasons, above, whole in zip(refs, rows, fuse.because(found.parts, rows), sure, literal, strict=True)
            if ref
        ),
        sessions=tuple(
            (columns.session_ids[number], score)
            for number, score in fuse.best_sessions(columns, found.scores)
            if columns.session_ids[number] not in hidden
        ),
        searched=int(allowed.sum()),
        missing=tuple(missing),
    )


def _without_vectors(columns: Columns, question: Question) -> Sequence[str]:
    if question.embedder is None or not columns.n:
        return ()
    embedded = len(columns.vectors.first) if columns.vectors is not None else 0
    if embedded == columns.n:
        return ()
    return (f"vectors: {columns.n - embedded} of {columns.n} turns have none yet and are found by their words",)


def _caught_up(tools: Tools, scope: str, at_most: int | None) -> Sequence[str]:
    """Index what was just written, so that it can be found; what went wrong, if anything did. Raises IndexBroken."""
    try:
        if follow(tools, scope, at_most=at_most):
            return ()
    except (IndexBroken, StoreCorrupt, StoreMissing):
        raise
    except StoreError as exc:
        return (f"words: {exc}",)
    return ("words: the index still follows the ledger, the newest turns are not in it yet",)


def _made_anew(tools: Tools) -> Sequence[str]:
    """Begin the index again; what went wrong, if anything did."""
    try:
        tools.index.reset()
    except StoreError as exc:
        return (str(exc),)
    return ()


def _numbers(columns: Columns, sessions: frozenset[str]) -> list[int]:
    return [number for number, session in enumerate(columns.session_ids) if session in sessions]


def _allowed(columns: Columns, wanted: _Wanted, hidden: frozenset[str], missing: list[str]) -> npt.NDArray[np.bool_]:
    """(n,) the rows that pass every filter; none of the sessions that are forgotten."""
    allowed = np.ones(columns.n, bool)
    if wanted.sessions is not None:
        allowed &= np.isin(columns.sessions, _numbers(columns, wanted.sessions))
    if hidden:
        allowed &= ~np.isin(columns.sessions, _numbers(columns, hidden))
    if wanted.speaker is not None:
        allowed &= columns.speakers == np.uint64(term_key(fold(wanted.speaker)))
    if wanted.during is not None:
        start, end = (moment.timestamp() for moment in wanted.during)
        if undated := int((allowed & np.isnan(columns.at)).sum()):
            missing.append(f"times: {undated} of {int(allowed.sum())} turns without a known time, which no range finds")
        allowed &= (columns.at >= start) & (columns.at < end)  # NaN is in neither
    return allowed
