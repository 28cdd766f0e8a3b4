"""Leaving out what the notes state is selecting from the others."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.seats import SeatColumns
from souvenance.core.selection import NOTED, select, why_not
from souvenance.types import Memory

from .test_selection import NOW, POLICIES, memories


@given(store=memories(), policy=POLICIES, story=st.sampled_from([None, "a"]), chosen=st.lists(st.integers(0, 80), max_size=12))
def test_what_the_notes_state_takes_no_seat_and_rules_stay(store: list[Memory], policy, story, chosen: list[int]) -> None:
    noted = {store[number].id for number in chosen if number < len(store)} | {"m_unknown"}
    columns = SeatColumns.of(store)
    found = select(columns, None, policy, story=story, now=NOW, noted=noted)
    others = SeatColumns.of([memory for memory in store if memory.kind == "rule" or memory.id not in noted])
    alone = select(others, None, policy, story=story, now=NOW)
    assert (found.seats, found.rules) == (alone.seats, alone.rules)
    plain = select(columns, None, policy, story=story, now=NOW)
    out = sum(plain.left_out.values()) + len(plain.seats)
    assert sum(found.left_out.values()) + len(found.seats) == out
    stated = 0
    for memory in store:
        why = why_not(columns, found, memory.id, policy, story=story, now=NOW, noted=noted)
        assert why != "It has a seat." or memory.id not in noted
        stated += why == "It stands in the notes."
    assert found.left_out.get(NOTED, 0) == stated
