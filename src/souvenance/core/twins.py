"""Finds, among all memories of a place, the one that states the same: by exact keys, so that no pair need be scored.

``similarity`` reaches the threshold only where two texts are equal, have equal words, are one ring of words, or one is a
block of the other. Each of these is an equality of keys, so the rows that share none are below the threshold for sure.
What shares one (a handful) is scored. The result is that of scoring every pair.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
import numpy.typing as npt

from souvenance.core.postings import Postings
from souvenance.core.similarity import JUST_BELOW, Prepared, figures_differ, one_statement

Keys = npt.NDArray[np.uint64]
Rows = npt.NDArray[np.int32]

MOST_RECENT = 512  # rows looked at one by one before they are put into the sorted columns
MOST_WEIGHED = 200  # rows that share the weightiest words, whose likeness is computed
MOST_ALIKE = 20  # possible twins named
_RING, _BLOCK, _TEXT = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9  # keep the kinds of key apart


@dataclass(frozen=True, slots=True)
class _Columns:
    """The keys of the first rows, sorted, and the words of each."""

    n: int
    keys: Keys  # (k,) ascending
    rows: Rows  # (k,) the row each belongs to
    words: Postings

    @classmethod
    def of(cls, prepared: Sequence[Prepared]) -> Self:
        none = np.zeros(0, np.uint64)
        return cls(0, none, none.astype(np.int32), Postings.build(none, none.astype(np.int32), 0)).extended(prepared)

    def extended(self, later: Sequence[Prepared]) -> Self:
        """With later rows: equal to building anew, at the cost of a copy."""
        owned = [(key, row) for row, one in enumerate(later, self.n) for key in sorted(_kept(one))]
        keys = np.fromiter((key for key, _ in owned), np.uint64, len(owned))
        rows = np.fromiter((row for _, row in owned), np.int32, len(owned))
        order = np.argsort(keys, kind="stable")
        place = np.searchsorted(self.keys, keys[order], "right")
        n = self.n + len(later)
        flat = np.fromiter((term for one in later for term in one.terms), np.uint64)
        owner = np.repeat(np.arange(self.n, n, dtype=np.int32), [len(one.terms) for one in later])
        return type(self)(
            n,
            np.insert(self.keys, place, keys[order]),
            np.insert(self.rows, place, rows[order]),
            self.words.extended(flat, owner, n),
        )

    def having(self, keys: Iterable[int]) -> list[int]:
        """The rows that keep one of the keys."""
        asked = np.fromiter(keys, np.uint64)
        first, last = np.searchsorted(self.keys, asked, "left"), np.searchsorted(self.keys, asked, "right")
        return [int(row) for start, end in zip(first, last, strict=True) if start < end for row in self.rows[start:end]]

    def spans(self, terms: Keys) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Where the rows of each term start and end in ``words.rows``; an unknown term has none."""
        place = np.searchsorted(self.words.keys, terms)
        known = place < len(self.words.keys)
        known[known] = self.words.keys[place[known]] == terms[known]
        place = np.where(known, place, 0)
        starts = self.words.starts[place]
        return starts, np.where(known, self.words.starts[np.minimum(place + 1, len(self.words.starts) - 1)], starts)


@dataclass(frozen=True, slots=True)
class Twins:
    """The memories that a new one is compared with. A value: what is added or taken away makes another."""

    _ids: tuple[str, ...]
    _prepared: tuple[Prepared, ...]
    _columns: _Columns  # of the first rows; the later ones are looked at one by one
    _gone: frozenset[int] = frozenset()

    @classmethod
    def of(cls, ids: Sequence[str], prepared: Sequence[Prepared]) -> Self:
        """Of n memories, each id once."""
        if len(ids) != len(prepared):
            raise ValueError(f"{len(ids)} ids for {len(prepared)} texts")
        return cls(tuple(ids), tuple(prepared), _Columns.of(prepared))

    def __len__(self) -> int:
        return len(self._ids) - len(self._gone)

    def extended(self, id: str, prepared: Prepared) -> Self:  # noqa: A002 - the glossary's word
        """With one memory more, whose id is new."""
        ids, rows = (*self._ids, id), (*self._prepared, prepared)
        columns = self._columns
        if len(rows) - columns.n > MOST_RECENT:
            columns = columns.extended(rows[columns.n :])
        return replace(self, _ids=ids, _prepared=rows, _columns=columns)

    def without(self, *ids: str) -> Self:
        """Without some memories; an unknown id changes nothing. Many at once cost what one does: a look at every id."""
        wanted = frozenset(ids)
        rows = {row for row, one in enumerate(self._ids) if one in wanted} - self._gone
        if not rows:
            return self
        gone = self._gone | rows
        if len(gone) <= max(MOST_RECENT, len(self._ids) // 64):
            return replace(self, _gone=gone)
        left = [row for row in range(len(self._ids)) if row not in gone]
        return type(self).of([self._ids[row] for row in left], [self._prepared[row] for row in left])

    def best(self, prepared: Prepared) -> tuple[str, float] | None:
        """The memory that scores highest at or above the threshold, ties by id; None where none does."""
        asked = _asked(prepared)
        rows = self._columns.having(asked)
        rows += [row for row in range(self._columns.n, len(self._ids)) if not asked.isdisjoint(_kept(self._prepared[row]))]
        for id_, row in sorted((self._ids[row], row) for row in set(rows) - self._gone):
            found = one_statement(prepared, self._prepared[row])
            if found is not None:
                return id_, found.score  # 1.0, as of every other that is the same: the first id wins
        return None

    def alike(self, prepared: Prepared, floor: float) -> list[tuple[str, float]]:
        """Possible twins below the threshold, for a person: memories that share the rarer words, best first.

        The score is the cosine of their words, each weighed by its rarity here. At most 20; texts that differ in a
        figure or a date are never named: they are two facts.
        """
        terms = np.array(sorted(prepared.terms), np.uint64)
        if not len(terms) or not len(self):
            return []
        near = self._sharing(terms)
        weights = self._weights(
            np.array(sorted({int(t) for row in near for t in self._prepared[row].terms} | prepared.terms), np.uint64)
        )
        found = []
        for row in near:
            other = self._prepared[row]
            score = min(_cosine(prepared.terms, other.terms, weights), JUST_BELOW)
            if score >= floor and not figures_differ(prepared, other) and one_statement(prepared, other) is None:
                found.append((self._ids[row], score))
        return sorted(found, key=lambda one: (-one[1], one[0]))[:MOST_ALIKE]

    def _sharing(self, terms: Keys) -> list[int]:
        """The rows with the greatest weight of shared terms, in order of rows."""
        weights = self._weights(terms)
        starts, ends = self._columns.spans(terms)
        worth = np.zeros(len(self._ids), np.float64)
        for term, start, end in zip(terms.tolist(), starts, ends, strict=True):
            worth[self._columns.words.rows[start:end]] += weights[term] ** 2
        asked = set(terms.tolist())
        for row in range(self._columns.n, len(self._ids)):
            worth[row] = sum(weights[term] ** 2 for term in asked & self._prepared[row].terms)
        if self._gone:
            worth[list(self._gone)] = 0
        order = (
            np.argsort(-worth, kind="stable")[:MOST_WEIGHED] if len(worth) <= MOST_WEIGHED else _largest(worth, MOST_WEIGHED)
        )
        return [int(row) for row in order if worth[row] > 0]

    def _weights(self, terms: Keys) -> dict[int, float]:
        """Each term's rarity among the memories that are here: log(1 + n / how many hold it)."""
        starts, ends = self._columns.spans(terms.astype(np.uint64))
        held = dict(zip(terms.tolist(), (ends - starts).tolist(), strict=True))
        for row in range(self._columns.n, len(self._ids)):
            for term in self._prepared[row].terms & held.keys():
                held[term] += 1
        for row in self._gone:
            for term in self._prepared[row].terms & held.keys():
                held[term] -= 1
        n = len(self)
        return {term: float(np.log1p(n / max(count, 1))) for term, count in held.items()}


def _largest(worth: npt.NDArray[np.float64], k: int) -> npt.NDArray[np.intp]:
    """The k largest, ties by row."""
    least = np.partition(worth, len(worth) - k)[len(worth) - k]
    sure = np.flatnonzero(worth > least)
    return np.sort(np.append(sure, np.flatnonzero(worth == least)[: k - len(sure)]))


def _cosine(ours: frozenset[int], theirs: frozenset[int], weights: dict[int, float]) -> float:
    shared, one, other = (sum(weights[t] ** 2 for t in sorted(terms)) for terms in (ours & theirs, ours, theirs))
    return shared / float(np.sqrt(one * other)) if one and other else 0.0


def _kept(one: Prepared) -> set[int]:
    """The keys under which a memory is found."""
    keys = {int.from_bytes(one.key[:8], "little") ^ _TEXT, one.whole, one.ring ^ _RING if one.ring else 0}
    return (keys | {block.key ^ _BLOCK for block in one.blocks}) - {0}


def _asked(one: Prepared) -> set[int]:
    """The keys under which every memory that states the same as this one is found."""
    held = {int.from_bytes(one.key[:8], "little") ^ _TEXT, one.whole, one.ring ^ _RING if one.ring else 0}
    taken_up = {one.whole ^ _BLOCK} if one.whole else set()
    return (held | taken_up | {block.key for block in one.blocks}) - {0}
