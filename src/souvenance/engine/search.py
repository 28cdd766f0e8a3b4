"""From a question to ranked turns of one scope: one path, no text read."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from souvenance.core import fuse
from souvenance.core.analyse import analyse_query
from souvenance.core.codes import agreement
from souvenance.core.columns import Columns
from souvenance.core.fold import fold
from souvenance.core.postings import Scores, term_key
from souvenance.core.question import question_of
from souvenance.core.ranges import Range
from souvenance.engine.indexing import ROWS_AT_ONCE, follow
from souvenance.engine.tools import Tools
from souvenance.errors import IndexBroken, ModelError, StoreCorrupt, StoreError, StoreMissing
from souvenance.ports import Embedder, Index
from souvenance.thresholds import RESCORED, SHIPPED, Weights
from souvenance.types import Found, Ranking

_TRIES = 3  # where the index is found damaged it is made anew, and asked again


@dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """One question, its vector made once for whatever is tried."""

    scope: str
    query: str
    limit: int
    sessions: frozenset[str] | None
    speaker: str | None
    during: Range | None
    weights: Weights
    embedder: Embedder | None
    vector: Scores | None


def search(
    tools: Tools,
    scope: str,
    query: str,
    *,
    limit: int,
    sessions: frozenset[str] | None = None,
    speaker: str | None = None,
    during: Range | None = None,
    weights: Weights = SHIPPED,
) -> Ranking:
    """Rank the turns of a scope by everything that speaks for them.

    Args:
        query: as in ``recall``, and so is ``limit``.
        sessions: only turns of these; None for all.
        speaker: only turns by this one.
        during: only turns said in [start, end), by a known time.
        weights: as in ``recall``.

    A part that is broken or late is left out and named in ``missing``; a damaged index is made anew.
    """
    query, no_vector = question_of(query), list[str]()
    embedder, vector = _embedded(tools, query, no_vector)  # I/O
    asked = _Asked(
        scope=scope, query=query, limit=limit, sessions=sessions, speaker=speaker, during=during, weights=weights,
        embedder=embedder, vector=vector,
    )  # fmt: skip
    broken: list[str] = []
    for _ in range(_TRIES):
        try:
            making = tools.index.making()  # I/O
            behind = _caught_up(tools, scope, at_most=None if broken else ROWS_AT_ONCE)  # I/O
            ranking = _ranked(tools, asked, [*broken, *behind, *no_vector])
            if tools.index.making() == making:  # I/O
                return ranking
            broken = ["the index was made anew while it was searched"]
        except (StoreCorrupt, StoreMissing):
            raise  # the ledger's: there is nothing to answer from
        except StoreError as exc:
            broken = [str(exc)]
            if isinstance(exc, IndexBroken):
                broken += _made_anew(tools)
    return Ranking(found=(), sessions=(), searched=0, missing=(*broken, *no_vector))


def _ranked(tools: Tools, asked: _Asked, missing: list[str]) -> Ranking:
    columns = _columns(tools, asked, missing)  # I/O, kept in memory
    words = analyse_query(asked.query, columns.languages)
    cosines = _cosines(tools.index, asked, columns)
    evidence = fuse.gather(columns, words, cosines)
    parts = fuse.weigh(evidence, asked.weights)
    scores = sum(parts.values(), np.zeros(columns.n, np.float32))
    allowed = _allowed(columns, asked, missing)
    possible = allowed & fuse.found_at_all(evidence, asked.weights, columns.n)
    rows = [row for row in fuse.best(np.where(possible, scores, -np.inf), asked.limit) if possible[row]]
    refs = tools.index.refs(asked.scope, columns.numbers[rows].tolist())  # I/O
    return Ranking(
        found=tuple(
            Found(id=ref, score=float(scores[row]), because=reasons)
            for ref, row, reasons in zip(refs, rows, fuse.because(parts, rows), strict=True)
            if ref
        ),
        sessions=tuple((columns.session_ids[number], score) for number, score in fuse.best_sessions(columns, scores)),
        searched=int(allowed.sum()),
        missing=tuple(missing),
    )


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


def _embedded(tools: Tools, query: str, missing: list[str]) -> tuple[Embedder | None, Scores | None]:
    embedder = tools.embedder()
    if embedder is None:
        if why := tools.no_embedder_because():
            missing.append(f"vectors: {why}")
        return None, None
    try:
        return embedder, embedder.query(query)
    except ModelError as exc:
        missing.append(f"vectors: {exc}")
        return None, None


def _columns(tools: Tools, asked: _Asked, missing: list[str]) -> Columns:
    columns = tools.index.columns(asked.scope, asked.embedder.stamp if asked.embedder is not None else None)
    if asked.embedder is not None and columns.n:
        embedded = len(columns.vectors.first) if columns.vectors is not None else 0
        if embedded < columns.n:
            missing.append(f"vectors: {columns.n - embedded} of {columns.n} turns have none yet and are found by their words")
    return columns


def _cosines(index: Index, asked: _Asked, columns: Columns) -> Scores | None:
    """(n,) of each row with the question, NaN without a vector."""
    held = columns.vectors
    if asked.embedder is None or asked.vector is None or held is None:
        return None
    if held.matrix is not None:
        return fuse.row_cosines(columns, held.matrix @ asked.vector)
    assert held.codes is not None
    assert held.centre is not None
    guessed = fuse.row_cosines(columns, agreement(held.codes, asked.vector, held.centre))
    nearest = fuse.best(np.nan_to_num(guessed, nan=-np.inf), RESCORED)
    owners, exact = index.vectors(asked.scope, asked.embedder.stamp, columns.numbers[nearest].tolist())
    return fuse.rescored(columns, guessed, owners, exact @ asked.vector)


def _allowed(columns: Columns, asked: _Asked, missing: list[str]) -> npt.NDArray[np.bool_]:
    """(n,) the rows that pass every filter."""
    allowed = np.ones(columns.n, bool)
    if asked.sessions is not None:
        numbers = [number for number, session in enumerate(columns.session_ids) if session in asked.sessions]
        allowed &= np.isin(columns.sessions, numbers)
    if asked.speaker is not None:
        allowed &= columns.speakers == np.uint64(term_key(fold(asked.speaker)))
    if asked.during is not None:
        start, end = (moment.timestamp() for moment in asked.during)
        if undated := int((allowed & np.isnan(columns.at)).sum()):
            missing.append(f"times: {undated} of {int(allowed.sum())} turns without a known time, which no range finds")
        allowed &= (columns.at >= start) & (columns.at < end)  # NaN is in neither
    return allowed
