"""The fast selection against a slow one, written from the rules over plain values."""

import math
from collections import Counter
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.seats import Policy, SeatColumns
from souvenance.core.selection import select, why_not
from souvenance.types import Memory

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
KINDS_BY_RANK = ["fact", "preference", "promise", "episode"]


YEAR_US = 366 * 86_400 * 10**6
TIMES = st.integers(-5, 5).map(lambda days: NOW + timedelta(days=days)) | st.integers(-4 * YEAR_US, 4 * YEAR_US).map(
    lambda micros: NOW + timedelta(microseconds=micros)
)


@st.composite
def memories(draw: st.DrawFn) -> list[Memory]:
    size = draw(st.sampled_from([0, 1, 12, 30, 60]))
    ids = draw(st.permutations([f"{letter}{number}" for number in range(10) for letter in "abXéz日"]))[:size]
    return [
        Memory(
            id=f"m_{name}",
            scope="sc",
            kind=draw(st.sampled_from(["rule", *KINDS_BY_RANK])),
            text="x",
            subject="Lise",
            story=draw(st.sampled_from([None, "a", "b"])),
            language="fr",
            status=draw(st.sampled_from(["active"] * 8 + ["superseded", "archived", "forgotten", "expired"])),
            pinned=draw(st.integers(0, 3)) == 0,
            confidence=draw(st.sampled_from([1.0, 0.9, 0.7, 0.5, 0.3, 0.1])),
            importance=draw(st.sampled_from([0.0, 4.0, 5.0, 6.0, 9.0, 10.0]) | st.floats(0, 10)),
            sources=("t_1",),
            origin="user",
            author="p",
            audience="adult",
            created_at=NOW,
            ranked_at=draw(TIMES),
            touched_at=draw(TIMES),
            expires_at=draw(st.none() | TIMES),
            valid_until=draw(st.none() | TIMES),
        )
        for name in ids
    ]


POLICIES = st.just(Policy(semantic_threshold=0.5)) | st.builds(
    Policy,
    seats=st.integers(0, 30) | st.integers(4, 12),
    reserve=st.sampled_from([0.0, 0.25, 0.5, 1.0]),
    global_share=st.sampled_from([0.0, 0.25, 0.5]),
    most_semantic=st.integers(0, 4),
    quota=st.fixed_dictionaries({}, optional={kind: st.integers(0, 4) for kind in KINDS_BY_RANK}),
    semantic_threshold=st.none() | st.just(0.5),
)
SCORES = st.none() | st.lists(st.sampled_from([math.nan, 0.2, 0.5, 0.6, 0.7]) | st.floats(0, 1), min_size=60, max_size=60)


def by_rank(store: list[Memory], story: str | None) -> list[Memory]:
    def rank(memory: Memory) -> tuple[object, ...]:
        strength = memory.importance * memory.confidence
        band = min(9, math.floor(strength + 1e-9))
        of_this_story = story is not None and memory.story == story
        kind = ["rule", *KINDS_BY_RANK].index(memory.kind)
        return (not memory.pinned, not of_this_story, kind, -band, -memory.ranked_at.timestamp(), memory.id)

    return sorted((memory for memory in store if memory.status == "active"), key=rank)


def fate(memory: Memory, story: str | None) -> str:
    if memory.story is not None and memory.story != story:
        return "another story"
    if memory.expires_at is not None and memory.expires_at <= NOW:
        return "ended"
    if memory.kind == "rule":
        return "rule"
    return "candidate"


def seated_slowly(candidates: list[Memory], scored: dict[str, float], policy: Policy) -> dict[str, str]:
    """Id -> pass, in order of the seats; ``candidates`` best first."""
    seated: dict[str, str] = {}

    def sit(passed: str, memories: list[Memory], most: int) -> None:
        for memory in memories:
            if most > 0 and memory.id not in seated and len(seated) < policy.seats:
                seated[memory.id] = passed
                most -= 1

    def share(part: float) -> int:
        return max(1, int(policy.seats * part)) if part else 0

    bar = math.inf if policy.semantic_threshold is None else policy.semantic_threshold
    pinned = [memory for memory in candidates if memory.pinned]
    everywhere = [memory for memory in candidates if memory.story is None and not memory.pinned]
    recalled = [memory for memory in candidates if scored.get(memory.id, -math.inf) > bar and not memory.pinned]
    reserve = min(share(policy.reserve), len({memory.id for memory in everywhere + recalled}))
    sit("pinned", pinned, policy.seats - reserve)
    sit("global", everywhere, share(policy.global_share))
    sit("semantic", sorted(recalled, key=lambda memory: (-scored[memory.id], memory.id)), policy.most_semantic)
    for memory in candidates:
        served = sum(other.kind == memory.kind and other.id in seated for other in candidates)
        sit("quota", [memory], int(served < policy.quota.get(memory.kind, 0)))
    sit("catch-up", candidates, policy.seats)
    return seated


def slowly(
    store: list[Memory], scored: dict[str, float], policy: Policy, story: str | None
) -> tuple[list[tuple[str, int, str, float | None]], list[str], dict[str, int]]:
    ranked = by_rank(store, story)
    fates = {memory.id: fate(memory, story) for memory in ranked}
    candidates = [memory for memory in ranked if fates[memory.id] == "candidate"]
    seated = seated_slowly(candidates, scored, policy)
    seats = [(name, place, passed, scored.get(name)) for place, (name, passed) in enumerate(seated.items(), start=1)]
    left_out = Counter(cause for cause in fates.values() if cause not in {"candidate", "rule"})
    if len(candidates) > len(seated):
        left_out["no seat left"] = len(candidates) - len(seated)
    return seats, [memory.id for memory in ranked if fates[memory.id] == "rule"], dict(sorted(left_out.items()))


@given(
    store=memories(),
    scores=SCORES,
    policy=POLICIES,
    story=st.sampled_from([None, "a", "b", "nowhere"]),
    randomly=st.randoms(use_true_random=False),
)
def test_the_fast_selection_is_the_slow_one(store, scores, policy, story, randomly) -> None:
    scored = {m.id: score for m, score in zip(store, scores or [], strict=False) if not math.isnan(score)}
    columns = SeatColumns.of(store)
    semantic = columns.scores(scored) if scores is not None else None
    chosen = select(columns, semantic, policy, story=story, now=NOW)

    seats = [(seat.id, seat.place, seat.passed, seat.score) for seat in chosen.seats]
    found = seats, list(chosen.rules), dict(sorted(chosen.left_out.items()))
    assert repr(found) == repr(slowly(store, scored, policy, story))

    shuffled = list(store)
    randomly.shuffle(shuffled)
    again = SeatColumns.of(shuffled)
    semantic = again.scores(scored) if scores is not None else None
    assert repr(select(again, semantic, policy, story=story, now=NOW)) == repr(chosen)

    seated = {seat.id for seat in chosen.seats}
    assert len(seated) == len(chosen.seats) <= policy.seats
    assert all(seat.reason.endswith(".") for seat in chosen.seats)
    for memory in store:
        why = why_not(columns, chosen, memory.id, policy, story=story, now=NOW)
        assert (why == "It has a seat.") == (memory.id in seated)
        assert why.startswith("It is a rule") == (memory.id in chosen.rules)
