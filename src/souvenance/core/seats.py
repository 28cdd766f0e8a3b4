"""What selection reads and gives: the memories of a scope as arrays, the policy, the seats."""

import math
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import compress
from typing import Literal

import numpy as np
import numpy.typing as npt

from souvenance import thresholds
from souvenance.core.decay import USUAL, HalfLives, decays, is_lasting
from souvenance.types import KINDS, Kind, Memory

Pass = Literal["pinned", "global", "semantic", "quota", "catch-up"]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.intp]

# The kinds by rank, from what lasts to what passes. It is the order of the quotas too, and no heap of promises can stand
# before "allergic to nuts".
KIND_RANK: Mapping[Kind, int] = {kind: rank for rank, kind in enumerate(KINDS)}
GLOBAL = 0  # number of "no story"
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def seconds(moment: datetime | None) -> float:
    """Since 1970; infinity for a moment that never comes. Raises TypeError for a time without a zone."""
    return (moment - _EPOCH).total_seconds() if moment is not None else np.inf


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SeatColumns:
    """The n active memories of the readable scopes, by id; each array has one entry a memory. Built once a revision."""

    ids: tuple[str, ...]  # ascending
    kinds: npt.NDArray[np.int8]  # KIND_RANK
    stories: npt.NDArray[np.int32]  # number of its story, GLOBAL where it has none
    story_numbers: Mapping[str, int]  # from 1
    pinned: Flags
    importance: Floats  # 0-10
    confidence: Floats  # 0-1
    ranked_at: Floats  # times are seconds since 1970
    touched_at: Floats
    accesses: npt.NDArray[np.int64]
    lasting: Flags  # never fades
    expires_at: Floats  # infinity: never
    valid_until: Floats
    recency: npt.NDArray[np.int64]  # place by ranked_at, latest first, then by id

    @classmethod
    def of(cls, memories: Sequence[Memory]) -> "SeatColumns":
        """The columns of those that are active, whatever order they come in. Raises ValueError if two share an id."""
        rows = sorted((memory for memory in memories if memory.status == "active"), key=lambda memory: memory.id)
        if len({memory.id for memory in rows}) < len(rows):
            raise ValueError("two active memories have the same id; give each of them once")
        story_numbers = _numbered(memory.story for memory in rows)
        ranked_at = _floats([seconds(memory.ranked_at) for memory in rows])
        return cls(
            ids=tuple(memory.id for memory in rows),
            kinds=np.array([KIND_RANK[memory.kind] for memory in rows], np.int8),
            stories=np.array([GLOBAL if m.story is None else story_numbers[m.story] for m in rows], np.int32),
            story_numbers=story_numbers,
            pinned=np.array([memory.pinned for memory in rows], np.bool_),
            importance=_floats([memory.importance for memory in rows]),
            confidence=_floats([memory.confidence for memory in rows]),
            ranked_at=ranked_at,
            touched_at=_floats([seconds(memory.touched_at) for memory in rows]),
            accesses=np.array([memory.accesses for memory in rows], np.int64),
            lasting=np.array([is_lasting(memory) for memory in rows], np.bool_),
            expires_at=_floats([seconds(memory.expires_at) for memory in rows]),
            valid_until=_floats([seconds(memory.valid_until) for memory in rows]),
            recency=_recency(ranked_at),
        )

    def changed(self, memories: Sequence[Memory]) -> "SeatColumns":
        """These columns once some memories stand as they are given: new, changed, or no longer active.

        The same as ``of`` all of them, but only the given ones are read one by one: one change among 100,000 memories costs
        milliseconds. Raises ValueError if two of the given ones share an id.
        """
        if len({memory.id for memory in memories}) < len(memories):
            raise ValueError("two changed memories have the same id; give each of them once")
        kept = np.ones(self.n, np.bool_)
        kept[[row for memory in memories if (row := self.row(memory.id)) is not None]] = False
        new = SeatColumns.of(memories)
        old_ids = list(compress(self.ids, kept.tolist()))
        places = np.array([bisect_left(old_ids, memory_id) for memory_id in new.ids], np.intp)
        joined = {name: np.insert(getattr(self, name)[kept], places, getattr(new, name)) for name in _FIELDS}
        story_numbers = _numbered(_told(self.story_numbers, self.stories[kept]) | new.story_numbers.keys())
        stories = np.insert(
            _renumbered(self.stories[kept], self.story_numbers, story_numbers),
            places,
            _renumbered(new.stories, new.story_numbers, story_numbers),
        )
        return SeatColumns(
            ids=tuple(sorted([*old_ids, *new.ids])),  # two ascending runs: merged in one pass
            stories=stories,
            story_numbers=story_numbers,
            recency=_recency(joined["ranked_at"]),
            **joined,
        )

    @property
    def n(self) -> int:
        """Active memories."""
        return len(self.ids)

    def decays(self, now: datetime, half_lives: HalfLives) -> Floats:
        """(n,) how far each has faded at a moment, 0–1."""
        return decays(self.kinds, self.lasting, self.touched_at, self.accesses, seconds(now), half_lives)

    def row(self, memory_id: str) -> int | None:
        """The row of an id, or None when it is not among them."""
        place = bisect_left(self.ids, memory_id)
        return place if place < self.n and self.ids[place] == memory_id else None

    def scores(self, by_id: Mapping[str, float]) -> Floats:
        """(n,) the scores that a search gave, in the order of the rows; NaN for what it did not score."""
        scores = np.full(self.n, np.nan)
        for memory_id, score in by_id.items():
            if (row := self.row(memory_id)) is not None:
                scores[row] = score
        return scores


# Those that ``changed`` takes over as they are.
_FIELDS = (
    "kinds", "pinned", "importance", "confidence", "ranked_at", "touched_at", "accesses", "lasting", "expires_at",
    "valid_until",
)  # fmt: skip


def _floats(values: Sequence[float]) -> Floats:
    return np.array(values, np.float64)


def _recency(ranked_at: Floats) -> npt.NDArray[np.int64]:
    places = np.empty(len(ranked_at), np.int64)
    places[np.argsort(-ranked_at, kind="stable")] = np.arange(len(ranked_at))
    return places


def _numbered(stories: Iterable[str | None]) -> dict[str, int]:
    """Numbers of the stories, from 1, in order of their names."""
    return {name: number for number, name in enumerate(sorted({name for name in stories if name is not None}), start=1)}


def _told(numbers: Mapping[str, int], stories: npt.NDArray[np.int32]) -> set[str]:
    """The stories that some memory still belongs to."""
    held = np.bincount(stories, minlength=len(numbers) + 1) > 0
    return {name for name, number in numbers.items() if held[number]}


def _renumbered(stories: npt.NDArray[np.int32], before: Mapping[str, int], after: Mapping[str, int]) -> npt.NDArray[np.int32]:
    number_of = np.zeros(len(before) + 1, np.int32)  # GLOBAL stays GLOBAL; a story that nobody belongs to has no row
    for name, number in before.items():
        number_of[number] = after.get(name, GLOBAL)
    return number_of[stories]


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """How many seats there are and for whom."""

    seats: int = thresholds.SEATS
    reserve: float = thresholds.SEATS_RESERVED  # share of the seats, 0-1
    global_share: float = thresholds.SEATS_GLOBAL  # likewise
    most_semantic: int = thresholds.MOST_SEMANTIC
    quota: Mapping[str, int] = field(default_factory=lambda: thresholds.SEATS_OF_KIND)
    semantic_threshold: float = -math.inf  # log-odds above the bar of silence; 0: only what the message is surely about
    half_lives: HalfLives = USUAL

    def share(self, part: float) -> int:
        """A part of the seats, rounded down, but at least one; none where the part or the seats are none."""
        return min(max(1, int(self.seats * part)), self.seats) if part > 0 and self.seats > 0 else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """One place of the context given to a memory, and why."""

    id: str
    place: int  # from 1, in order of the passes
    passed: Pass
    reason: str  # one sentence for a person
    score: float | None  # log-odds above the bar of silence, where the last message scored it


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """Who sits. ``left_out`` counts the active memories that do not, by cause."""

    seats: tuple[Seat, ...]
    rules: tuple[str, ...]  # ids, all that hold here, by rank; they take no seat
    left_out: Mapping[str, int]
