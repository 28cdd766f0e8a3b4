"""The words of one scope as columns, and BM25 computed from that scope's own counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Self

import numpy as np
import numpy.typing as npt

from souvenance.core.caches import of_texts

Rows = npt.NDArray[np.int32]
Scores = npt.NDArray[np.float32]


@of_texts
@lru_cache(maxsize=200_000)
def term_key(term: str) -> int:
    """A term as 64 bits: the index holds no dictionary, so that a deleted row leaves no word behind."""
    return int.from_bytes(blake2b(term.encode(), digest_size=8).digest(), "little")


def term_keys(terms: Sequence[str]) -> npt.NDArray[np.uint64]:
    """(t,) terms -> (t,) keys, same order."""
    return np.array([term_key(term) for term in terms], np.uint64)


@dataclass(frozen=True, slots=True)
class Postings:
    """Which of n documents hold which term how often. Terms are sorted by key, documents ascend within a term."""

    n: int
    keys: npt.NDArray[np.uint64]  # (t,)
    starts: npt.NDArray[np.int64]  # (t + 1,) into rows and counts
    rows: Rows  # (p,)
    counts: Scores  # (p,) float32

    @classmethod
    def build(cls, flat: npt.NDArray[np.uint64], owner: Rows, n: int) -> Self:
        """From one entry a term occurrence: its key and the document that holds it, documents ascending."""
        order = np.argsort(flat, kind="stable")
        keys, rows = flat[order], owner[order]
        if not len(keys):
            none = np.zeros(0, np.int32)
            return cls(n, keys, np.zeros(1, np.int64), none, np.zeros(0, np.float32))
        fresh = np.empty(len(keys), bool)
        fresh[0] = True
        fresh[1:] = (keys[1:] != keys[:-1]) | (rows[1:] != rows[:-1])
        at = np.flatnonzero(fresh)
        counts = np.diff(np.append(at, len(keys))).astype(np.float32)
        keys, rows = keys[at], rows[at]
        first = np.flatnonzero(np.append(True, keys[1:] != keys[:-1]))
        return cls(n, keys[first], np.append(first, len(keys)).astype(np.int64), rows, counts)

    def of(self, term: str) -> tuple[Rows, Scores]:
        """The documents that hold a term, ascending, and how often each does; empty where none does."""
        return self.of_key(term_key(term))

    def of_key(self, term: int) -> tuple[Rows, Scores]:
        """The same by ``term_key``."""
        key = np.uint64(term)
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return self.rows[:0], self.counts[:0]
        span = slice(int(self.starts[place]), int(self.starts[place + 1]))
        return self.rows[span], self.counts[span]

    def extended(self, flat: npt.NDArray[np.uint64], owner: Rows, n: int) -> Self:
        """The same with later documents added (every owner >= self.n): equal to building anew, at the cost of a copy."""
        late = type(self).build(flat, owner, n)
        spans = np.diff(late.starts)
        place = np.searchsorted(self.keys, late.keys)
        known = place < len(self.keys)
        known[known] = self.keys[place[known]] == late.keys[known]
        into = np.repeat(self.starts[place + known], spans)
        sizes = np.diff(self.starts)
        sizes[place[known]] += spans[known]
        sizes = np.insert(sizes, place[~known], spans[~known])
        return type(self)(
            n,
            np.insert(self.keys, place[~known], late.keys[~known]),
            np.append(0, np.cumsum(sizes)).astype(np.int64),
            np.insert(self.rows, into, late.rows),
            np.insert(self.counts, into, late.counts),
        )
