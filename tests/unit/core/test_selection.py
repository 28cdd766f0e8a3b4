from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import numpy as np
import pytest

from souvenance.core.seats import Policy, SeatColumns, Selection
from souvenance.core.selection import select, why_not
from souvenance.types import Memory

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
POLICY = Policy(semantic_threshold=0.5)


def memory(name: str, **fields: Any) -> Memory:
    days_old = fields.pop("days_old", 10)
    given = {
        "kind": "fact", "story": None, "status": "active", "confidence": 1.0, "importance": 5.0,
        "ranked_at": NOW - timedelta(days=days_old), "touched_at": NOW - timedelta(days=days_old),
    }  # fmt: skip
    return Memory(
        id=name, scope="sc", text=name, subject="Lise", language="en", sources=("t_1",), origin="user", author="p",
        audience="adult", created_at=NOW, **{**given, **fields},
    )  # fmt: skip


def many(count: int, prefix: str, **fields: Any) -> list[Memory]:
    return [memory(f"{prefix}{number:02}", **fields) for number in range(count)]


def chosen(
    store: Iterable[Memory],
    scores: dict[str, float] | None = None,
    policy: Policy = POLICY,
    *,
    story: str | None = None,
    now: datetime = NOW,
    **more: Any,
) -> Selection:
    columns = SeatColumns.of(list(store))
    return select(columns, columns.scores(scores) if scores is not None else None, policy, story=story, now=now, **more)


def ids(selection: Selection) -> list[str]:
    return [seat.id for seat in selection.seats]


def passes(selection: Selection) -> Counter[str]:
    return Counter(seat.passed for seat in selection.seats)


def test_nothing_gives_no_seat() -> None:
    assert chosen([]) == Selection(seats=(), rules=(), left_out={})


def test_pinned_memories_of_a_story_leave_room_for_what_lasts_and_what_is_asked() -> None:
    store = [*many(26, "pin", pinned=True, story="a"), *many(10, "global"), *many(3, "asked", story="a")]
    selection = chosen(store, {"asked01": 0.9}, story="a")
    assert passes(selection) == {"pinned": 18, "global": 6}
    assert selection.left_out == {"no seat left": 15}


def test_the_reserve_freezes_no_seat_that_nobody_can_take() -> None:
    store = [*many(30, "pin", pinned=True, story="a"), *many(2, "global"), *many(5, "other", story="a")]
    assert passes(chosen(store, story="a")) == {"pinned": 22, "global": 2}


def test_pinned_memories_that_are_global_do_not_eat_the_reserve() -> None:
    store = [*many(30, "pin", pinned=True), *many(3, "global")]
    assert ids(chosen(store))[21:] == ["global00", "global01", "global02"]


def test_pinned_memories_that_the_message_brings_back_do_not_eat_the_reserve() -> None:
    store = [*many(30, "pin", pinned=True, story="a"), *many(3, "asked", story="a")]
    scores = {**{f"pin{n:02}": 0.9 for n in range(30)}, **{f"asked{n:02}": 0.6 for n in range(3)}}
    assert ids(chosen(store, scores, story="a"))[21:] == ["asked00", "asked01", "asked02"]


def test_what_has_a_seat_already_costs_the_semantic_pass_none_of_its_own() -> None:
    store = [*many(6, "global"), *many(20, "own", story="a")]
    scores = {**{f"global{n:02}": 0.9 for n in range(6)}, **{f"own{n:02}": 0.6 for n in range(20)}}
    assert passes(chosen(store, scores, story="a")) == {"global": 6, "semantic": 16, "catch-up": 2}


def test_the_quotas_are_filled_in_order_of_rank_across_kinds() -> None:
    store = [memory("a"), memory("b"), memory("c", kind="episode", story="a")]
    assert ids(chosen(store, story="a", policy=Policy(seats=2, global_share=0.0))) == ["c", "a"]


def test_semantic_seats_go_by_score_and_only_above_the_threshold() -> None:
    store = many(40, "m", story="a")
    selection = chosen(store, {"m05": 0.6, "m07": 0.9, "m09": 0.5, "m11": 0.6}, story="a")
    assert [(seat.id, seat.score) for seat in selection.seats if seat.passed == "semantic"] == [
        ("m07", 0.9), ("m05", 0.6), ("m11", 0.6),
    ]  # fmt: skip


def test_at_most_sixteen_seats_are_semantic() -> None:
    store = many(40, "m", story="a")
    assert passes(chosen(store, dict.fromkeys((m.id for m in store), 0.8), story="a"))["semantic"] == 16


def test_whatever_was_scored_is_near_enough_unless_the_policy_asks_for_more() -> None:
    store = many(3, "m", story="a")
    assert passes(chosen(store, {"m01": -7.0}, Policy(), story="a")) == {"semantic": 1, "quota": 2}
    assert passes(chosen(store, {"m01": -7.0}, Policy(semantic_threshold=0.0), story="a")) == {"quota": 3}


def test_without_scores_the_other_passes_serve() -> None:
    assert passes(chosen(many(9, "m", story="a"), story="a")) == {"quota": 6, "catch-up": 3}


def test_quotas_by_kind_leave_four_seats_to_rank() -> None:
    kinds = ["fact", "preference", "promise", "episode"]
    store = [m for kind in kinds for m in many(12, kind, kind=kind, story="a")]
    selection = chosen(store, story="a")
    by_pass = {passed: Counter(s.id[:-2] for s in selection.seats if s.passed == passed) for passed in ("quota", "catch-up")}
    assert by_pass == {"quota": {"fact": 6, "preference": 5, "promise": 4, "episode": 5}, "catch-up": {"fact": 4}}


def test_what_earlier_passes_served_counts_towards_the_quota_of_its_kind() -> None:
    store = [
        *many(20, "fact", story="a"),
        *many(5, "pin", pinned=True, story="a"),
        *many(30, "episode", kind="episode", story="a"),
    ]
    selection = chosen(store, story="a")
    assert sum(seat.passed == "quota" and seat.id.startswith("fact") for seat in selection.seats) == 1


def test_rules_take_no_seat_and_are_all_there() -> None:
    store = [*many(19, "rule", kind="rule"), *many(30, "m", story="a"), memory("foreign", kind="rule", story="b")]
    selection = chosen([*store, memory("first", kind="rule", pinned=True)], story="a")
    assert selection.rules == ("first", *(f"rule{number:02}" for number in range(19)))
    assert len(selection.seats) == 24


@pytest.mark.parametrize(
    "fields",
    [
        {"status": status}
        for status in ("superseded", "archived", "compressed", "expired", "forgotten", "quarantined")
    ] + [{"story": "b"}, {"expires_at": NOW}, {"expires_at": NOW - timedelta(days=1)}],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["fact", "rule"])
def test_what_may_never_enter(fields: dict[str, Any], kind: str) -> None:
    selection = chosen([memory("m", kind=kind, pinned=True, **fields)], {"m": 1.0}, story="a")
    assert (selection.seats, selection.rules) == ((), ())


def test_now_decides_what_has_ended() -> None:
    store = [memory("m", expires_at=NOW)]
    assert ids(chosen(store, now=NOW - timedelta(microseconds=1))) == ["m"]
    assert chosen(store).left_out == {"ended": 1}


def test_what_is_no_longer_true_keeps_its_seat_for_the_reader_to_mark() -> None:
    assert ids(chosen([memory("m", valid_until=NOW - timedelta(days=9))])) == ["m"]


def test_without_a_story_only_global_memories_are_candidates() -> None:
    assert ids(chosen([memory("own", story="a"), memory("global")])) == ["global"]


def first_by_rank(*store: Memory, **more: Any) -> str:
    return ids(chosen(store, story="a", **more))[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"pinned": True, "kind": "episode"}, {"importance": 10.0}),
        ({"kind": "fact", "importance": 1.0}, {"kind": "preference"}),
        ({"kind": "preference", "importance": 1.0}, {"kind": "promise"}),
        ({"kind": "promise", "importance": 1.0}, {"kind": "episode"}),
        ({"importance": 6.0, "confidence": 0.9}, {"importance": 8.0, "confidence": 0.3, "days_old": 0}),
        ({"importance": 5.0, "days_old": 0}, {"importance": 5.9, "days_old": 90}),  # by a hair: the new one first
        (
            {"confidence": 0.7 + 0.1 + 0.1 + 0.1, "touched_at": NOW},
            {"importance": 4.9, "days_old": 0},
        ),  # 0.9999999999999999 is 1
        ({"importance": 9.0, "days_old": 0}, {"importance": 10.0}),  # the top tenth ends at ten
        ({"days_old": 1}, {"days_old": 2}),
        ({"kind": "episode"}, {"kind": "episode", "importance": 9.0, "days_old": 60}),  # it has faded to a quarter
        ({"days_old": 300, "touched_at": NOW}, {"importance": 9.0, "days_old": 200}),  # confirmed just now
    ],
)
def test_rank(better: dict[str, Any], worse: dict[str, Any]) -> None:
    store = [memory("z", story="a", **better), memory("a", story="a", **worse)]
    assert first_by_rank(*store, policy=Policy(quota={})) == "z"


def test_of_this_story_comes_before_global() -> None:
    store = [memory("b", story="a", kind="episode"), memory("a", importance=9.0)]
    assert ids(chosen(store, story="a", policy=Policy(global_share=0.0, quota={}))) == ["b", "a"]


def test_ties_go_by_id_whatever_the_order_of_the_memories() -> None:
    store = many(30, "m")
    assert chosen(store) == chosen(reversed(store))
    assert ids(chosen(store))[:3] == ["m00", "m01", "m02"]


def test_a_seat_says_when_it_is_not_surely_about_the_message() -> None:
    selection = chosen([memory("near", story="a")], {"near": -2.34}, Policy(semantic_threshold=-9.0), story="a")
    assert (
        selection.seats[0].reason == "Among the nearest to the last message, not surely about it: 2.3 below the bar of silence."
    )


def test_every_seat_says_why() -> None:
    store = [memory("pin", pinned=True), memory("global"), memory("asked", story="a"), *many(7, "m", story="a")]
    selection = chosen(store, {"asked": 0.71, "m00": 0.1}, Policy(semantic_threshold=0.5, global_share=0.25), story="a")
    assert {seat.id: seat.reason for seat in selection.seats} == {
        "pin": "Pinned by hand.",
        "global": "Holds in every story: 1st of 6 seats for those.",
        "asked": "The last message brings it back: 0.7 above the bar of silence.",
        "m00": "4th of 6 seats for the kind fact.",
        "m01": "5th of 6 seats for the kind fact.",
        "m02": "6th of 6 seats for the kind fact.",
        **{f"m{n:02}": f"A seat was free, and it was next: {n + 3}th of 10 by rank." for n in range(3, 7)},
    }
    assert [seat.place for seat in selection.seats] == list(range(1, 11))
    assert {seat.id: seat.score for seat in selection.seats}["m00"] == 0.1


def test_why_a_memory_has_no_seat() -> None:
    store = [
        *many(31, "m", story="a"), memory("rule", kind="rule"), memory("b", story="b"), memory("old", status="archived"),
        memory("over", expires_at=NOW - timedelta(days=1)),
    ]  # fmt: skip
    columns, selection = SeatColumns.of(store), chosen(store, story="a")
    told = {
        name: why_not(columns, selection, name, POLICY, story="a", now=NOW)
        for name in ("m00", "m30", "m20", "rule", "b", "old", "over")
    }
    assert told == {
        "m00": "It has a seat.",
        "m20": "It has a seat.",
        "m30": "31st of 31 by rank; there are 24 seats.",
        "rule": "It is a rule: in the context, outside the seats.",
        "b": "It belongs to another story.",
        "old": "Not among the active memories that can be read here.",
        "over": "It ended on 2026-05-31 (UTC).",
    }


@pytest.mark.parametrize(("number", "said"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (22, "22nd"), (112, "112th")])
def test_ranks_are_said_in_english(number: int, said: str) -> None:
    store = many(number, "m") if number < 100 else [memory(f"m{n:03}") for n in range(number)]
    last = max(m.id for m in store)
    nobody = Selection(seats=(), rules=(), left_out={})
    assert why_not(SeatColumns.of(store), nobody, last, POLICY, story=None, now=NOW).startswith(f"{said} of")


@pytest.mark.parametrize(("seats", "expected"), [(0, {}), (1, {"global": 1}), (3, {"pinned": 2, "global": 1})])
def test_few_seats(seats: int, expected: dict[str, int]) -> None:
    store = [*many(5, "pin", pinned=True, story="a"), *many(5, "global")]
    assert passes(chosen(store, story="a", policy=Policy(seats=seats))) == expected


def test_scores_stand_in_the_order_of_the_rows() -> None:
    columns = SeatColumns.of([memory("b"), memory("a"), memory("c", status="archived")])
    assert columns.ids == ("a", "b")
    np.testing.assert_equal(columns.scores({"b": 0.5, "c": 0.9, "d": 1.0}), [np.nan, 0.5])
    with pytest.raises(ValueError, match="expected one a row"):
        select(columns, np.zeros(3), POLICY, story=None, now=NOW)


def test_two_memories_of_one_id_are_refused() -> None:
    with pytest.raises(ValueError, match="same id"):
        SeatColumns.of([memory("a"), memory("a")])


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(TypeError):
        chosen([memory("a")], now=datetime(2026, 6, 1))  # noqa: DTZ001
