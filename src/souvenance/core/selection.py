"""Selection: which memories sit in the context of a turn. A pure function of columns, scores, policy and time."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import numpy as np
import numpy.typing as npt

from souvenance.core.decay import bands
from souvenance.core.seats import GLOBAL, KIND_RANK, Flags, Floats, Pass, Policy, Rows, Seat, SeatColumns, Selection, seconds
from souvenance.thresholds import STRENGTH_BANDS
from souvenance.types import KINDS

Places = npt.NDArray[np.intp]  # places in the order of rank, from 0
CANDIDATE, ELSEWHERE, ENDED, NOTED, BEATEN = "candidate", "another story", "ended", "in the notes", "no seat left"
_RULE = KIND_RANK["rule"]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Ranked:
    """The m candidates, best first; each array has one entry a candidate."""

    rows: Rows
    kinds: npt.NDArray[np.int8]
    pinned: Flags
    everywhere: Flags  # global
    scores: Floats  # NaN where there is none
    recalled: Flags  # scored above the threshold


def select(
    columns: SeatColumns,
    semantic: npt.NDArray[np.floating[Any]] | None,
    policy: Policy,
    *,
    story: str | None,
    now: datetime,
    noted: Collection[str] = (),
) -> Selection:
    """Give the seats, pass by pass: pinned, global, semantic, a quota by kind, catch-up.

    Args:
        columns: of the readable scopes.
        semantic: (n,) what the last message scored each row, higher is better, NaN for nothing; see ``SeatColumns.scores``.
            None for no semantic pass.
        policy: the numbers.
        story: of the session; a memory of another one is no candidate.
        now: decides what has ended.
        noted: ids of memories that the standing notes state: they take no seat. Rules stay.

    Returns:
        The same for the same input, whatever order the memories came in: ties go by id.
    """
    fates = _fates(columns, story, now, noted)
    ranked = _ranked(columns, fates[CANDIDATE], semantic, policy, story=story, now=now)
    given = _given(ranked, policy)
    rules = np.flatnonzero((columns.kinds == _RULE) & ~fates[ELSEWHERE] & ~fates[ENDED])
    left_out = {fate: int(np.count_nonzero(rows)) for fate, rows in fates.items() if fate != CANDIDATE}
    left_out[BEATEN] = len(ranked.rows) - len(given)
    return Selection(
        seats=tuple(_seats(columns, ranked, given, policy)),
        rules=tuple(columns.ids[row] for row in _by_rank(columns, rules, policy, story=story, now=now).tolist()),
        left_out={fate: count for fate, count in left_out.items() if count},
    )


def nearest_of(
    columns: SeatColumns, near: Mapping[str, float], policy: Policy, *, story: str | None, now: datetime
) -> dict[str, float]:
    """The first of what is near that are candidates here, as many as the semantic pass may seat, with their scores."""
    may_sit = _fates(columns, story, now, ())[CANDIDATE]
    rows = ((memory_id, columns.row(memory_id)) for memory_id, above in near.items() if above > policy.semantic_threshold)
    nearest = [memory_id for memory_id, row in rows if row is not None and may_sit[row]]
    return {memory_id: near[memory_id] for memory_id in nearest[: policy.most_semantic]}


# -- who is a candidate, and in which order ---------------------------------------------------------------------------
def _fates(columns: SeatColumns, story: str | None, now: datetime, noted: Collection[str]) -> dict[str, Flags]:
    """Which rows are candidates, and which are not, by the first cause that holds."""
    own = columns.story_numbers.get(story, -1) if story is not None else GLOBAL
    here = (columns.stories == GLOBAL) | (columns.stories == own)
    lasting = columns.expires_at > seconds(now)
    seated = columns.kinds != _RULE
    stated = _stated(columns, noted)
    return {
        CANDIDATE: here & lasting & seated & ~stated,
        ELSEWHERE: ~here,
        ENDED: here & ~lasting,
        NOTED: here & lasting & seated & stated,
    }


def _stated(columns: SeatColumns, noted: Collection[str]) -> Flags:
    stated = np.zeros(columns.n, np.bool_)
    stated[[row for row in map(columns.row, noted) if row is not None]] = True
    return stated


def _bands(columns: SeatColumns, policy: Policy, now: datetime) -> npt.NDArray[np.int64]:
    return bands(columns.importance * columns.confidence * columns.decays(now, policy.half_lives))


def _by_rank(columns: SeatColumns, rows: Rows, policy: Policy, *, story: str | None, now: datetime) -> Rows:
    """Rows best first: pinned, of this story, kind, band of strength, recency, id; all in one number, sorted once."""
    own = columns.stories[rows] == (columns.story_numbers.get(story, -1) if story is not None else -1)
    key = (~columns.pinned[rows]).astype(np.int64)
    key = 2 * key + ~own
    key = len(KINDS) * key + columns.kinds[rows]
    key = STRENGTH_BANDS * key + (STRENGTH_BANDS - 1 - _bands(columns, policy, now)[rows])
    key = columns.n * key + columns.recency[rows]
    return rows[np.argsort(key)]


def _ranked(
    columns: SeatColumns,
    candidates: Flags,
    semantic: npt.NDArray[np.floating[Any]] | None,
    policy: Policy,
    *,
    story: str | None,
    now: datetime,
) -> _Ranked:
    if semantic is not None and semantic.shape != (columns.n,):
        raise ValueError(f"semantic scores of shape {semantic.shape}; expected one a row, ({columns.n},)")
    rows = _by_rank(columns, np.flatnonzero(candidates), policy, story=story, now=now)
    scores = np.full(len(rows), np.nan) if semantic is None else semantic[rows].astype(np.float64)
    return _Ranked(
        rows=rows,
        kinds=columns.kinds[rows],
        pinned=columns.pinned[rows],
        everywhere=columns.stories[rows] == GLOBAL,
        scores=scores,
        recalled=scores > policy.semantic_threshold,
    )


# -- the passes -------------------------------------------------------------------------------------------------------
def _given(ranked: _Ranked, policy: Policy) -> dict[int, Pass]:
    """Who sits: places by rank, in order of the seats, with the pass that took each.

    The reserve is kept from the pinned in the global and the semantic pass too: pinned memories that it left without a
    seat come back with the quotas, at their head.
    """
    given: dict[int, Pass] = {}
    reserve = min(policy.share(policy.reserve), int(np.count_nonzero(~ranked.pinned & (ranked.everywhere | ranked.recalled))))

    def take(places: Places, most: int, passed: Pass) -> None:
        free = [place for place in places[: max(0, most) + len(given)].tolist() if place not in given]
        given.update(dict.fromkeys(free[: max(0, min(most, policy.seats - len(given)))], passed))

    take(np.flatnonzero(ranked.pinned), policy.seats - reserve, "pinned")
    take(np.flatnonzero(ranked.everywhere & ~ranked.pinned), policy.share(policy.global_share), "global")
    take(_by_score(ranked, np.flatnonzero(ranked.recalled & ~ranked.pinned)), policy.most_semantic, "semantic")
    take(_within_quotas(ranked, policy, list(given)), policy.seats, "quota")
    take(np.arange(len(ranked.rows)), policy.seats, "catch-up")
    return given


def _by_score(ranked: _Ranked, places: Places) -> Places:
    return places[np.lexsort((ranked.rows[places], -ranked.scores[places]))]  # rows are in order of id


def _within_quotas(ranked: _Ranked, policy: Policy, given: list[int]) -> Places:
    """Of each kind the best that are free, as many as its quota has left, all in order of rank."""
    free = np.ones(len(ranked.rows), np.bool_)
    free[given] = False
    served = Counter(ranked.kinds[given].tolist())
    left = {KIND_RANK[kind]: policy.quota.get(kind, 0) - served[KIND_RANK[kind]] for kind in KINDS}
    best = [np.flatnonzero(free & (ranked.kinds == kind))[: max(0, most)] for kind, most in left.items()]
    return np.sort(np.concatenate(best))


# -- in words ---------------------------------------------------------------------------------------------------------
def _seats(columns: SeatColumns, ranked: _Ranked, given: dict[int, Pass], policy: Policy) -> Iterator[Seat]:
    of_kind: Counter[int] = Counter()
    of_pass: Counter[Pass] = Counter()
    for number, (place, passed) in enumerate(given.items(), start=1):
        kind, score = int(ranked.kinds[place]), float(ranked.scores[place])
        of_kind[kind] += 1
        of_pass[passed] += 1
        reasons: dict[Pass, str] = {
            "pinned": "Pinned by hand.",
            "global": f"Holds in every story: {_nth(of_pass[passed])} of {policy.share(policy.global_share)} seats for those.",
            "semantic": _brought(score),
            "quota": f"{_nth(of_kind[kind])} of {policy.quota.get(KINDS[kind], 0)} seats for the kind {KINDS[kind]}.",
            "catch-up": f"A seat was free, and it was next: {_nth(place + 1)} of {len(ranked.rows)} by rank.",
        }
        yield Seat(
            id=columns.ids[int(ranked.rows[place])],
            place=number,
            passed=passed,
            reason=reasons[passed],
            score=None if np.isnan(score) else score,
        )


def why_not(
    columns: SeatColumns,
    selection: Selection,
    memory_id: str,
    policy: Policy,
    *,
    story: str | None,
    now: datetime,
    noted: Collection[str] = (),
) -> str:
    """One sentence why a memory has no seat in a selection made with these arguments; or that it has one."""
    row = columns.row(memory_id)
    if row is None:
        return "Not among the active memories that can be read here."
    if any(seat.id == memory_id for seat in selection.seats):
        return "It has a seat."
    if memory_id in selection.rules:
        return "It is a rule: in the context, outside the seats."
    fates = _fates(columns, story, now, noted)
    if not fates[CANDIDATE][row]:
        return _why_no_candidate(columns, fates, row)
    rows = _by_rank(columns, np.flatnonzero(fates[CANDIDATE]), policy, story=story, now=now)
    rank = int(np.flatnonzero(rows == row)[0]) + 1
    return f"{_nth(rank)} of {len(rows)} by rank; there are {policy.seats} seats."


def _why_no_candidate(columns: SeatColumns, fates: dict[str, Flags], row: int) -> str:
    if fates[ELSEWHERE][row]:
        return "It belongs to another story."
    if fates[NOTED][row]:
        return "It stands in the notes."
    return f"It ended on {datetime.fromtimestamp(columns.expires_at[row], UTC):%Y-%m-%d} (UTC)."


def _brought(score: float) -> str:
    if score >= 0:
        return f"The last message brings it back: {score:.1f} above the bar of silence."
    return f"Among the nearest to the last message, not surely about it: {-score:.1f} below the bar of silence."


def _nth(number: int) -> str:
    ending = "th" if number % 100 in {11, 12, 13} else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
