from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.traced import contexts, how_the_seats_went, of_one_context, selection_of, told_outright
from souvenance.types import Memory, Trace

from .memories import NOON, memory


def seat(thing: str, passed: str, reason: str = "Because.") -> Mapping[str, object]:
    return {"id": thing, "text": thing, "passed": passed, "reason": reason, "score": None}


def trace(*seats: Mapping[str, object], missing: tuple[str, ...] = ()) -> Trace:
    return Trace(
        id="tr_1", scope="sc", session="s", seq=4, seats=seats, left_out={"no seat left": 3}, missing=missing, took_ms=2.0,
        author="p", audience="adult", created_at=NOON + timedelta(days=10),
    )  # fmt: skip


FULL = trace(
    seat("m_a", "pinned"), seat("m_b", "semantic"), seat("m_c", "semantic"), seat("m_r", "rule", "a rule"),
    seat("n_1", "notes"), seat("t_1", "spark"),
)  # fmt: skip


def test_seats_and_rules_are_told_apart_from_notes_and_passages() -> None:
    chosen = selection_of(FULL)
    assert [(one.id, one.place, one.passed) for one in chosen.seats] == [
        ("m_a", 1, "pinned"), ("m_b", 2, "semantic"), ("m_c", 3, "semantic"),
    ]  # fmt: skip
    assert chosen.rules == ("m_r",)
    assert chosen.left_out == {"no seat left": 3}


@pytest.mark.parametrize(
    ("asked", "story", "told"),
    [
        (memory("a"), None, "It was there: Because."),
        (memory("r", kind="rule"), None, "It was there: a rule."),
        (memory("late", after_days=11), None, "It was not remembered yet."),
        (memory("elsewhere", story="game"), None, "It belongs to another story."),
        (memory("gone", status="superseded"), None, "It was not there, and is superseded now: `souvenance why` says since when."),
        (memory("became", kind="rule"), None, "It is a rule now, and was none yet, or not active, when that context was made."),
        (memory("beaten"), None, None),
        (memory("beaten here", story="game"), "game", None),
    ],
)  # fmt: skip
def test_what_the_trace_and_the_memory_say_by_themselves(asked: Memory, story: str | None, told: str | None) -> None:
    assert told_outright(FULL, asked, story) == told


def test_how_the_seats_went() -> None:
    assert (
        how_the_seats_went(FULL) == "Seats by pass: 1 pinned, 2 semantic. The message brought back 2 others, and not this one."
    )
    assert how_the_seats_went(trace(missing=("vectors: down",))) == (
        "Seats by pass: none was given. The message brought no memory back. That turn went without a part: vectors: down."
    )


def test_what_a_context_left_in_several_scopes_is_one_trace() -> None:
    here = trace(seat("m_a", "pinned"), missing=("search: late",))
    home = replace(trace(seat("m_h", "recent"), missing=("search: late", "spark: late")), id="tr_2", scope="home")
    earlier = replace(trace(seat("m_old", "recent")), id="tr_0", created_at=NOON)
    for one in (None, here, home):
        found = of_one_context([earlier, here, home], one)
        assert found is not None
        assert {seat["id"] for seat in found.seats} == {"m_a", "m_h"}
        assert found.missing in {("search: late",), ("search: late", "spark: late")}
    assert of_one_context([earlier, here, home], earlier) == earlier
    again = [replace(one, id=f"{one.id}2") for one in (here, home)]  # another context of that very moment
    found = of_one_context([here, home, *again], again[0])
    assert found is not None
    assert (found.id, len(found.seats)) == (again[0].id, len(here.seats) + len(home.seats))
    assert of_one_context([], None) is None
    assert of_one_context([], here) == here


def test_what_contexts_left_in_their_scopes_is_one_trace_each_in_the_order_in_which_they_came() -> None:
    home = replace(trace(seat("m_h", "semantic"), missing=("search: late",)), id="tr_h", scope="home")
    own = replace(trace(seat("m_a", "pinned"), missing=("search: late",)), id="tr_own", scope="own")
    earlier = replace(own, id="tr_0", created_at=NOON)
    elsewhere = replace(home, id="tr_s2", session="s2")
    found = contexts([home, elsewhere, own, earlier], ["own", "home"])
    assert [one.id for one in found] == ["tr_own", "tr_s2", "tr_0"]
    assert [one["id"] for one in found[0].seats] == ["m_a", "m_h"]
    assert found[0].missing == ("search: late",)


@given(st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from(["s", "t"]), st.integers(0, 2)), unique=True))
def test_no_seat_is_lost_or_told_twice_as_traces_are_put_together(left: list[tuple[str, str, int]]) -> None:
    traces = [
        replace(trace(seat(f"{scope}{session}{day}", "quota")), id=f"tr_{scope}{session}{day}", scope=scope, session=session,
                created_at=NOON + timedelta(days=day))
        for scope, session, day in left
    ]  # fmt: skip
    found = contexts(traces, ["a", "b"])
    assert sorted(str(one["id"]) for whole in found for one in whole.seats) == sorted("".join(map(str, one)) for one in left)
    assert len(found) == len({(session, day) for _, session, day in left})
    for whole in found:  # put together again, it stays as it is
        assert of_one_context([one for one in traces if one.session == whole.session], whole) == whole
