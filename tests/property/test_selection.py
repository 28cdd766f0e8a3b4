"""The fast selection against a slow one, written from the rules over plain values."""

import math
from collections import Counter
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance.core.seats import Policy, SeatColumns, Selection
from souvenance.core.selection import select, why_not
from souvenance.types import Memory

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
KINDS_BY_RANK = ["fact", "preference", "promise", "episode"]


YEAR_S = 366 * 86_400


# Hypothesis draws a seed and a size, and the memories come from the seed: drawn one by one, sixty of them were so much that
# most examples had no score above the threshold, and no example a semantic seat.
def time_from(random: Random) -> datetime:
    if random.random() < 0.5:
        return NOW + timedelta(days=random.randint(-5, 5))
    return NOW + timedelta(seconds=random.uniform(-4, 4) * YEAR_S)


def memory_from(random: Random, name: str) -> Memory:
    return one_of(
        random.choice(["rule", *KINDS_BY_RANK, *KINDS_BY_RANK]),
        name,
        story=random.choice([None, "a", "a", "b"]),
        status=random.choice(["active"] * 8 + ["superseded", "archived", "forgotten", "expired"]),
        pinned=random.random() < 0.25,
        confidence=random.choice([1.0, 0.9, 0.7, 0.5, 0.3, 0.1]),
        importance=random.choice([0.0, 4.0, 5.0, 6.0, 9.0, 10.0, random.uniform(0, 10)]),
        ranked_at=time_from(random),
        touched_at=time_from(random),
        accesses=random.choice([0, 0, 3, 12]),
        text=random.choice(["x", "x", "x", "allergic to x"]),
        expires_at=random.choice([None, None, time_from(random)]),
        valid_until=random.choice([None, time_from(random)]),
    )


def one_of(kind: str, name: str, **given: object) -> Memory:
    return Memory(
        **{
            "id": f"m_{name}", "scope": "sc", "kind": kind, "text": "x", "subject": "Lise", "story": None, "language": "fr",
            "status": "active", "confidence": 1.0, "importance": 5.0, "sources": ("t_1",), "origin": "user", "author": "p",
            "audience": "adult", "created_at": NOW, "ranked_at": NOW, "touched_at": NOW, **given,
        }
    )  # fmt: skip


STORY = st.sampled_from(["a", "b", None, "nowhere"])
NAMES = [f"{letter}{number}" for number in range(10) for letter in "abXéz日"]
SEEDS = st.integers(0, 2**32 - 1).map(Random)


@st.composite
def memories(draw: st.DrawFn) -> list[Memory]:
    random = draw(SEEDS)
    return [memory_from(random, name) for name in random.sample(NAMES, draw(st.sampled_from([60, 30, 12, 1, 0])))]


def scores_from(random: Random) -> list[float]:
    """One for each of sixty memories, every other above 0.5, some exactly that."""
    return [random.choice([math.nan, 0.2, 0.5, 0.6, 0.7, random.random()]) for _ in NAMES]


SCORES = st.none() | SEEDS.map(scores_from) | SEEDS.map(scores_from)


@st.composite
def changes(draw: st.DrawFn) -> list[list[Memory]]:
    """What is written to a scope, write by write: the same few memories again and again."""
    random = draw(SEEDS)
    return [
        [memory_from(random, name) for name in random.sample(NAMES[:9], random.randint(0, 6))]
        for _ in range(draw(st.integers(1, 5)))
    ]


FULL = st.just(Policy(semantic_threshold=0.5))
POLICIES = (
    FULL
    | FULL
    | st.builds(
        Policy,
        seats=st.integers(0, 30) | st.integers(4, 12),
        reserve=st.sampled_from([0.0, 0.25, 0.5, 1.0]),
        global_share=st.sampled_from([0.0, 0.25, 0.5]),
        most_semantic=st.integers(0, 4) | st.just(16),
        quota=st.fixed_dictionaries({}, optional={kind: st.integers(0, 4) for kind in KINDS_BY_RANK}),
        semantic_threshold=st.sampled_from([math.inf, 0.5]),
    )
)


def faded(memory: Memory) -> float:
    half_life = {"episode": 30, "fact": 180, "preference": 180}.get(memory.kind, math.inf)
    if memory.pinned or (memory.kind in {"fact", "preference"} and "allergic" in memory.text):
        return 1.0
    idle_days = max(0.0, (NOW - memory.touched_at).total_seconds() / 86_400)
    return min(1.0, 0.5 ** (idle_days / half_life) * (1 + min(0.3, 0.03 * memory.accesses)))


def by_rank(store: list[Memory], story: str | None) -> list[Memory]:
    def rank(memory: Memory) -> tuple[object, ...]:
        strength = memory.importance * memory.confidence * faded(memory)
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

    bar = policy.semantic_threshold
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


@given(store=memories(), scores=SCORES, policy=POLICIES, story=STORY)
@settings(max_examples=300)
def test_the_fast_selection_is_the_slow_one(store, scores, policy, story) -> None:
    scored = {m.id: score for m, score in zip(store, scores or [], strict=False) if not math.isnan(score)}
    columns = SeatColumns.of(store)
    semantic = columns.scores(scored) if scores is not None else None
    chosen = select(columns, semantic, policy, story=story, now=NOW)

    seats = [(seat.id, seat.place, seat.passed, seat.score) for seat in chosen.seats]
    found = seats, list(chosen.rules), dict(sorted(chosen.left_out.items()))
    assert repr(found) == repr(slowly(store, scored, policy, story))

    seated = {seat.id for seat in chosen.seats}
    assert len(seated) == len(chosen.seats) <= policy.seats
    assert all(seat.reason.endswith(".") for seat in chosen.seats)
    for memory in store:
        why = why_not(columns, chosen, memory.id, policy, story=story, now=NOW)
        assert (why == "It has a seat.") == (memory.id in seated)
        assert why.startswith("It is a rule") == (memory.id in chosen.rules)


@given(writes=changes())
def test_columns_that_follow_changes_are_those_made_anew(writes: list[list[Memory]]) -> None:
    standing: dict[str, Memory] = {}
    followed = SeatColumns.of([])
    for write in writes:
        standing |= {memory.id: memory for memory in write}
        followed, anew = followed.changed(write), SeatColumns.of(list(standing.values()))
        for field in fields(SeatColumns):
            one, other = getattr(followed, field.name), getattr(anew, field.name)
            if isinstance(one, np.ndarray):
                np.testing.assert_array_equal(one, other, err_msg=field.name)
                assert one.dtype == other.dtype, field.name
            else:
                assert one == other, field.name


def test_one_memory_cannot_change_in_two_ways_at_once() -> None:
    twice = [one_of("fact", "m")] * 2
    with pytest.raises(ValueError, match="same id"):
        SeatColumns.of([]).changed(twice)


# -- what holds of every selection, said one by one -------------------------------------------------------------------
def chosen_among(store: list[Memory], scored: dict[str, float] | None, policy: Policy, story: str | None) -> Selection:
    columns = SeatColumns.of(store)
    return select(columns, columns.scores(scored) if scored is not None else None, policy, story=story, now=NOW)


def scored_by(store: list[Memory], scores: list[float] | None) -> dict[str, float] | None:
    return None if scores is None else {m.id: s for m, s in zip(store, scores, strict=False) if not math.isnan(s)}


@given(store=memories(), scores=SCORES, policy=POLICIES, story=STORY)
def test_only_what_stands_and_has_not_ended_enters(store, scores, policy, story) -> None:
    chosen = chosen_among(store, scored_by(store, scores), policy, story)
    by_id = {memory.id: memory for memory in store}
    for memory in [by_id[seat.id] for seat in chosen.seats] + [by_id[rule] for rule in chosen.rules]:
        assert memory.status == "active"
        assert memory.expires_at is None or memory.expires_at > NOW
        assert memory.story in {None, story}


@given(store=memories(), scores=SCORES, policy=POLICIES, story=STORY)
def test_never_more_seats_than_there_are_and_none_empty_while_somebody_waits(store, scores, policy, story) -> None:
    chosen = chosen_among(store, scored_by(store, scores), policy, story)
    waiting = sum(fate(memory, story) == "candidate" for memory in store if memory.status == "active")
    assert len(chosen.seats) == min(policy.seats, waiting)
    by_pass = Counter(seat.passed for seat in chosen.seats)
    assert by_pass["semantic"] <= policy.most_semantic
    assert by_pass["global"] <= policy.share(policy.global_share)


@given(store=memories(), scores=SCORES, policy=POLICIES, story=STORY, rules=st.integers(0, 25))
def test_rules_change_no_seat_and_all_of_them_are_there(store, scores, policy, story, rules) -> None:
    scored = scored_by(store, scores)
    more = [one_of("rule", f"rule{n}", pinned=n % 2 == 0, story=[None, story][n % 2]) for n in range(rules)]
    without, having = (chosen_among(some, scored, policy, story) for some in (store, [*store, *more]))
    assert having.seats == without.seats
    assert set(having.rules) == set(without.rules) | {memory.id for memory in more}


@given(
    pinned=st.integers(0, 40), everywhere=st.integers(0, 20), recalled=st.integers(0, 20), of_story=st.integers(0, 20),
    pins_scored=st.booleans(), pins_global=st.booleans(),
)  # fmt: skip
def test_the_reserve_is_bounded_by_those_who_can_take_it(
    pinned, everywhere, recalled, of_story, pins_scored, pins_global
) -> None:
    store = [
        *(one_of("fact", f"pin{n}", pinned=True, story=None if pins_global else "a") for n in range(pinned)),
        *(one_of("preference", f"everywhere{n}") for n in range(everywhere)),
        *(one_of("episode", f"recalled{n}", story="a") for n in range(recalled)),
        *(one_of("fact", f"own{n}", story="a") for n in range(of_story)),
    ]
    scored = {m.id: 0.9 for m in store if m.id.startswith("m_recalled") or (pins_scored and m.pinned)}
    chosen = chosen_among(store, scored, Policy(semantic_threshold=0.5), "a")
    reserve = min(6, everywhere + recalled)  # a quarter of 24 seats, by those who are not pinned
    passes = Counter(seat.passed for seat in chosen.seats)
    seated = Counter(seat.id.rstrip("0123456789") for seat in chosen.seats)
    assert passes["pinned"] == min(pinned, 24 - reserve)
    assert seated["m_everywhere"] + seated["m_recalled"] >= reserve


@given(
    scores=st.lists(st.floats(0, 1), min_size=36, max_size=36),
    kinds=st.lists(st.sampled_from(KINDS_BY_RANK), min_size=36, max_size=36),
    pins=st.sampled_from([None, "a"]),
)
def test_twenty_six_pinned_and_ten_global_memories_give_eighteen_and_six(scores, kinds, pins) -> None:
    store = [one_of(kind, f"{n}", **({"pinned": True, "story": pins} if n < 26 else {})) for n, kind in enumerate(kinds)]
    for scored in (None, scored_by(store, scores)):
        chosen = chosen_among(store, scored, Policy(semantic_threshold=0.5), "a")
        pinned = {memory.id for memory in store if memory.pinned}
        assert Counter(seat.id in pinned for seat in chosen.seats) == {True: 18, False: 6}


@given(store=memories(), scores=SCORES, story=STORY)
def test_nineteen_rules_take_no_seat(store, scores, story) -> None:
    waiting = [
        replace(memory, kind="fact", id=f"{memory.id}w", status="active", expires_at=None, story=None) for memory in store
    ]
    rules = [one_of("rule", f"rule{n}") for n in range(19)]
    chosen = chosen_among([*waiting, *rules], scored_by(waiting, scores), Policy(semantic_threshold=0.5), story)
    assert len(chosen.seats) == min(24, len(waiting))
    assert len(chosen.rules) == 19


@given(store=memories(), scores=SCORES, policy=POLICIES, story=STORY, randomly=st.randoms(use_true_random=False))
def test_the_same_input_in_any_order_gives_the_same_bytes(store, scores, policy, story, randomly) -> None:
    scored = scored_by(store, scores)
    first = repr(chosen_among(store, scored, policy, story))
    assert repr(chosen_among(store, scored, policy, story)) == first
    shuffled = list(store)
    randomly.shuffle(shuffled)
    assert repr(chosen_among(shuffled, scored, policy, story)) == first


def test_what_is_drawn_here_reaches_every_pass_and_every_fate() -> None:
    reached: Counter[str] = Counter()
    for seed in range(200):
        random = Random(seed)
        store = [memory_from(random, name) for name in NAMES]
        chosen = chosen_among(store, scored_by(store, scores_from(random)), Policy(semantic_threshold=0.5), "a")
        reached.update({seat.passed for seat in chosen.seats} | set(chosen.left_out))
    assert all(reached[name] >= 50 for name in ("pinned", "global", "semantic", "quota", "another story", "ended"))
    assert reached["catch-up"] >= 10
    assert reached["no seat left"] >= 10
