"""Finds, among all memories of a place, the one that states the same: by exact keys, so that no pair need be scored.

``similarity`` reaches the threshold only where two texts are equal, have equal words, are one ring of words, or one is a
block of the other. Each of these is an equality of keys, so the rows that share none are below the threshold for sure.
What shares one (a handful) is scored. The result is that of scoring every pair.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
import numpy.typing as npt

from souvenance.core.keys import U64, KeyColumns, Rows, asked, unpacked
from souvenance.core.postings import Postings
from souvenance.core.similarity import JUST_BELOW, Prepared, figures_differ, one_statement

Full = Callable[[str], Prepared]  # the text of a memory, by its id, read in full

MOST_RECENT = 512  # rows looked at one by one before they are put into the sorted columns
MOST_WEIGHED = 200  # rows that share the weightiest words, whose likeness is computed
MOST_ALIKE = 20  # possible twins named


@dataclass(frozen=True, slots=True)
class _Columns:
    """The keys of the first rows, sorted, and the words of each."""

    n: int
    keys: U64  # (k,) ascending
    rows: Rows  # (k,) the row each belongs to
    words: Postings

    @classmethod
    def of(cls, packed: Sequence[bytes]) -> Self:
        none = np.zeros(0, np.uint64)
        return cls(0, none, none.astype(np.int32), Postings.build(none, none.astype(np.int32), 0)).extended(packed)

    def extended(self, later: Sequence[bytes]) -> Self:
        """With later rows: equal to building anew, at the cost of a copy."""
        found = KeyColumns.of(later, self.n)
        keys, rows = found.kept
        order = np.argsort(keys, kind="stable")
        place = np.searchsorted(self.keys, keys[order], "right")
        n = self.n + len(later)
        return type(self)(
            n,
            np.insert(self.keys, place, keys[order]),
            np.insert(self.rows, place, rows[order]),
            self.words.extended(*found.terms, n),
        )

    def having(self, keys: Iterable[int]) -> list[int]:
        """The rows that keep one of the keys."""
        wanted = np.fromiter(keys, np.uint64)
        first, last = np.searchsorted(self.keys, wanted, "left"), np.searchsorted(self.keys, wanted, "right")
        return [int(row) for start, end in zip(first, last, strict=True) if start < end for row in self.rows[start:end]]

    def spans(self, terms: U64) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
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
    _packed: tuple[bytes, ...]  # see ``keys.packed``
    _columns: _Columns  # of the first rows; the later ones are looked at one by one
    _gone: frozenset[int] = frozenset()

    @classmethod
    def of(cls, ids: Sequence[str], packed: Sequence[bytes]) -> Self:
        """Of n memories, each id once, and their keys as ``keys.packed`` makes them."""
        if len(ids) != len(packed):
            raise ValueError(f"{len(ids)} ids for the keys of {len(packed)} texts")
        return cls(tuple(ids), tuple(packed), _Columns.of(packed))

    def __len__(self) -> int:
        return len(self._ids) - len(self._gone)

    def extended(self, id: str, packed: bytes) -> Self:  # noqa: A002 - the glossary's word
        """With one memory more, whose id is new."""
        ids, rows = (*self._ids, id), (*self._packed, packed)
        columns = self._columns
        if len(rows) - columns.n > MOST_RECENT:
            columns = columns.extended(rows[columns.n :])
        return replace(self, _ids=ids, _packed=rows, _columns=columns)

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
        return type(self).of([self._ids[row] for row in left], [self._packed[row] for row in left])

    def best(self, prepared: Prepared, full: Full) -> tuple[str, float] | None:
        """The memory that scores highest at or above the threshold, ties by id; None where none does."""
        wanted = asked(prepared)
        rows = self._columns.having(wanted)
        rows += [n for n in range(self._columns.n, len(self._ids)) if not wanted.isdisjoint(unpacked(self._packed[n]).kept)]
        for id_ in sorted(self._ids[row] for row in set(rows) - self._gone):
            found = one_statement(prepared, full(id_))
            if found is not None:
                return id_, found.score  # 1.0, as of every other that is the same: the first id wins
        return None

    def alike(self, prepared: Prepared, floor: float, full: Full) -> list[tuple[str, float]]:
        """Possible twins below the threshold, for a person: memories that share the rarer words, best first.

        The score is the cosine of their words, each weighed by its rarity here. At most 20; texts that differ in a
        figure or a date are never named: they are two facts.
        """
        terms = np.array(sorted(prepared.terms), np.uint64)
        if not len(terms) or not len(self):
            return []
        near = self._sharing(terms)
        weights = self._weights(np.array(sorted({t for row in near for t in self._terms(row)} | prepared.terms), np.uint64))
        found = []
        for row in near:
            score = min(_cosine(prepared.terms, self._terms(row), weights), JUST_BELOW)
            if score < floor:
                continue
            other = full(self._ids[row])
            if not figures_differ(prepared, other) and one_statement(prepared, other) is None:
                found.append((self._ids[row], score))
        return sorted(found, key=lambda one: (-one[1], one[0]))[:MOST_ALIKE]

    def _sharing(self, terms: U64) -> list[int]:
        """The rows with the greatest weight of shared terms, in order of rows."""
        weights = self._weights(terms)
        starts, ends = self._columns.spans(terms)
        worth = np.zeros(len(self._ids), np.float64)
        for term, start, end in zip(terms.tolist(), starts, ends, strict=True):
            worth[self._columns.words.rows[start:end]] += weights[term] ** 2
        ours = set(terms.tolist())
        for row in range(self._columns.n, len(self._ids)):
            worth[row] = sum(weights[term] ** 2 for term in ours & self._terms(row))
        if self._gone:
            worth[list(self._gone)] = 0
        order = (
            np.argsort(-worth, kind="stable")[:MOST_WEIGHED] if len(worth) <= MOST_WEIGHED else _largest(worth, MOST_WEIGHED)
        )
        return [int(row) for row in order if worth[row] > 0]

    def _terms(self, row: int) -> frozenset[int]:
        return unpacked(self._packed[row]).terms

    def _weights(self, terms: U64) -> dict[int, float]:
        """Each term's rarity among the memories that are here: log(1 + n / how many hold it)."""
        starts, ends = self._columns.spans(terms.astype(np.uint64))
        held = dict(zip(terms.tolist(), (ends - starts).tolist(), strict=True))
        for row in range(self._columns.n, len(self._ids)):
            for term in self._terms(row) & held.keys():
                held[term] += 1
        for row in self._gone:
            for term in self._terms(row) & held.keys():
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
