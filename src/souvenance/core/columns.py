"""One scope's searchable rows as arrays: what the retriever reads."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from souvenance.core.postings import Postings, Rows, Scores


@dataclass(frozen=True, slots=True, kw_only=True)
class VectorColumns:
    """Vectors of the windows of rows; a row may have several windows, or none yet.

    Up to EXACT_WINDOWS the whole matrix is here. Beyond, ``matrix`` is None and ``codes`` holds one sign a dimension, of the
    vector less ``centre``: enough to choose what is then read and scored exactly.
    """

    owner: Rows  # (w,) row of each window, ascending
    first: npt.NDArray[np.intp]  # (r,) where the windows of each of the r rows that have some begin
    matrix: Scores | None  # (w, d) float32, unit rows
    codes: npt.NDArray[np.uint64] | None = None  # (w, d / 64)
    centre: Scores | None = None  # (d,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """n rows, in order of arrival. ``numbers`` names them to the index; all other arrays have one entry a row."""

    numbers: npt.NDArray[np.int64]  # (n,) ascending
    sessions: Rows  # (n,) session number, from 0
    session_ids: tuple[str, ...]  # by number
    around: npt.NDArray[np.intp]  # (4, n): rows 2 before, 1 before, 1 after, 2 after in the session; n where none
    at: npt.NDArray[np.float64]  # (n,) seconds since 1970, NaN where unknown
    speakers: npt.NDArray[np.uint64]  # (n,) term key of the folded speaker
    lengths: Scores  # (n,) content words
    asks: Scores  # (n,) share of questions among its sentences, 0-1
    words: Postings  # content terms
    others: Postings  # stop terms and date terms, each once a row
    languages: tuple[str, ...]  # present in the scope, sorted
    vectors: VectorColumns | None

    @property
    def n(self) -> int:
        """Rows."""
        return len(self.numbers)

    @property
    def n_sessions(self) -> int:
        """Sessions, counting those whose rows are gone."""
        return len(self.session_ids)


def neighbours(sessions: Rows, seqs: npt.NDArray[np.int64]) -> npt.NDArray[np.intp]:
    """(n,) session numbers and places in them -> (4, n) rows 2 before, 1 before, 1 after, 2 after; n where there is none."""
    n = len(sessions)
    order = np.lexsort((seqs, sessions))
    ordered = sessions[order]
    around = np.full((4, n), n, np.intp)
    for place, step in enumerate((2, 1)):
        together = ordered[step:] == ordered[:-step]
        later, earlier = order[step:][together], order[:-step][together]
        around[place, later] = earlier
        around[3 - place, earlier] = later
    return around
