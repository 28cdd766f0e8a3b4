"""From a question to ranked turns of one scope: one path, no text read."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from souvenance.core import fuse
from souvenance.core.analyse import analyse_query
from souvenance.core.codes import agreement
from souvenance.core.columns import Columns
from souvenance.core.fold import fold
from souvenance.core.postings import Scores, term_key
from souvenance.engine.indexing import ROWS_AT_ONCE, follow
from souvenance.engine.tools import Tools
from souvenance.errors import IndexBroken, ModelError, StoreCorrupt, StoreError, StoreMissing
from souvenance.ports import Embedder, Index
from souvenance.thresholds import RESCORED, SHIPPED, Weights
from souvenance.types import Found, Ranking

_TRIES = 2  # the second with an index made anew, where the first found it damaged
QUERY_CHARS = 2_000  # of a longer question the end is kept: what is asked stands last


def search(
    tools: Tools,
    scope: str,
    query: str,
    *,
    limit: int,
    session: str | None = None,
    speaker: str | None = None,
    weights: Weights = SHIPPED,
) -> Ranking:
    """Rank the turns of a scope by everything that speaks for them.

    Args as in ``recall``. A part that is broken or late is left out and named in ``missing``.
    """
    query, asked_model = query[-QUERY_CHARS:], list[str]()
    embedder, vector = _embedded(tools, query, asked_model)  # I/O
    broken: list[str] = []
    for _ in range(_TRIES):
        try:
            missing = [*broken, *_caught_up(tools, scope, at_most=None if broken else ROWS_AT_ONCE), *asked_model]  # I/O
            return _ranked(tools, scope, query, embedder, vector, missing, limit, session, speaker, weights)
        except (StoreCorrupt, StoreMissing):
            raise  # the ledger's: there is nothing to answer from
        except StoreError as exc:
            broken = [str(exc)]
            if isinstance(exc, IndexBroken):
                broken += _made_anew(tools)
    return Ranking(found=(), sessions=(), searched=0, missing=(*broken, *asked_model))


def _ranked(
    tools: Tools,
    scope: str,
    query: str,
    embedder: Embedder | None,
    vector: Scores | None,
    missing: list[str],
    limit: int,
    session: str | None,
    speaker: str | None,
    weights: Weights,
) -> Ranking:
    columns = _columns(tools, scope, embedder, missing)  # I/O, kept in memory
    asked = analyse_query(query, columns.languages)
    cosines = _cosines(tools.index, scope, columns, embedder, vector)
    evidence = fuse.gather(columns, asked, cosines)
    parts = fuse.weigh(evidence, weights)
    scores = sum(parts.values(), np.zeros(columns.n, np.float32))
    allowed = _allowed(columns, session, speaker)
    possible = allowed & fuse.found_at_all(evidence, columns.n)
    rows = [row for row in fuse.best(np.where(possible, scores, -np.inf), limit) if possible[row]]
    refs = tools.index.refs(scope, columns.numbers[rows].tolist())  # I/O
    sessions = fuse.best_sessions(columns, scores)
    return Ranking(
        found=tuple(
            Found(id=ref, score=float(scores[row]), because=fuse.because(parts, row))
            for ref, row in zip(refs, rows, strict=True)
            if ref
        ),
        sessions=tuple((columns.session_ids[number], score) for number, score in sessions),
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


def _columns(tools: Tools, scope: str, embedder: Embedder | None, missing: list[str]) -> Columns:
    columns = tools.index.columns(scope, embedder.stamp if embedder is not None else None)
    if embedder is not None and columns.n:
        embedded = len(np.unique(columns.vectors.owner)) if columns.vectors is not None else 0
        if embedded < columns.n:
            missing.append(f"vectors: {columns.n - embedded} of {columns.n} turns have none yet and are found by their words")
    return columns


def _cosines(index: Index, scope: str, columns: Columns, embedder: Embedder | None, vector: Scores | None) -> Scores | None:
    """(n,) of each row with the question, NaN without a vector."""
    held = columns.vectors
    if embedder is None or vector is None or held is None:
        return None
    if held.matrix is not None:
        return fuse.row_cosines(columns, held.matrix @ vector)
    assert held.codes is not None
    assert held.centre is not None
    near = agreement(held.codes, vector, held.centre)
    guessed = fuse.row_cosines(columns, near)
    chosen = fuse.best(np.nan_to_num(guessed, nan=-np.inf), RESCORED)
    owners, exact = index.vectors(scope, embedder.stamp, columns.numbers[chosen].tolist())
    return fuse.rescored(columns, guessed, owners, exact @ vector)


def _allowed(columns: Columns, session: str | None, speaker: str | None) -> npt.NDArray[np.bool_]:
    allowed = np.ones(columns.n, bool)
    if session is not None:
        number = columns.session_ids.index(session) if session in columns.session_ids else -1
        allowed &= columns.sessions == number
    if speaker is not None:
        allowed &= columns.speakers == np.uint64(term_key(fold(speaker)))
    return allowed
