"""What is near to a message in one of two ways, for seats that somebody takes anyway."""

from collections.abc import Sequence
from itertools import zip_longest

import numpy as np
import numpy.typing as npt

from souvenance.core import fuse
from souvenance.core.postings import Scores


def alternated(orders: Sequence[Sequence[int] | npt.NDArray[np.intp]], most: int) -> list[int]:
    """The first of each order, the second of each, …, each row once, ``most`` at most."""
    rows = dict.fromkeys(int(row) for together in zip_longest(*orders) for row in together if row is not None)
    return list(rows)[:most]


def sure_first(rows: Sequence[int], above: npt.NDArray[np.float64], *, only_sure: bool) -> dict[int, float]:
    """Rows in the order in which they may sit, with what each is above the bar of silence: the surest first, then as they came.

    Args:
        rows: k of them, nearest first.
        above: (k,) log-odds above the bar.
        only_sure: leave out those below it.
    """
    sure = sorted((place for place in range(len(rows)) if above[place] >= 0), key=lambda place: -above[place])
    others = [] if only_sure else [place for place in range(len(rows)) if above[place] < 0]
    return {rows[place]: float(above[place]) for place in (*sure, *others)}


def nearest(scores: Scores, meaning: Scores | None, found: npt.NDArray[np.bool_], most: int) -> list[int]:
    """The rows nearest to a message, of n: two by meaning, one by everything fused, and so on; by words where that is all.

    A memory that says it in other words is buried where words count, one that repeats a rare name where they do not. Meaning
    has the larger share: of 16 seats five are enough for what words find (`eval selection`, docs/log.md).

    Args:
        scores: (n,) fused.
        meaning: (n,) likeness; NaN where a row has no vector, None without any.
        found: (n,) whether a row holds any word of the message.
        most: rows that are given.
    """
    if meaning is None:
        return [int(row) for row in fuse.best(np.where(found, scores, -np.inf), most) if found[row]]
    by_meaning = fuse.best(np.nan_to_num(meaning, nan=-np.inf), most)
    return alternated([by_meaning[0::2], fuse.best(scores, most), by_meaning[1::2]], most)
