"""Named numbers of a character: what a model proposes is bounded."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.states import moved, proposed_moves, states_line
from souvenance.thresholds import STATE_LIMIT, STATE_STEP

NAMES = ("trust", "bonne humeur")


@pytest.mark.parametrize(
    ("proposed", "moves", "counted"),
    [
        ([("trust", 1.5)], {"trust": 1.5}, {}),
        ([(" Bonne  Humeur", -1)], {"bonne humeur": -1.0}, {}),
        ([("trust", 9)], {"trust": STATE_STEP}, {"states moved too far": 1}),
        ([("trust", 2), ("trust", 2), ("TRUST", 2)], {"trust": STATE_STEP}, {"states moved too far": 1}),
        ([("trust", 2), ("trust", -2)], {}, {}),
        ([("power", 2)], {}, {"states that nobody asked for": 1}),
        ([("trust", math.nan), ("trust", math.inf), ("trust", 1)], {"trust": 1.0}, {"states that are no number": 2}),
        ([("trust", 0)], {}, {}),
    ],
)
def test_a_proposal_moves_what_exists_by_a_step_at_most(
    proposed: list[tuple[str, float]], moves: dict[str, float], counted: dict[str, int]
) -> None:
    found, dropped = proposed_moves(proposed, NAMES)
    assert (found, dict(dropped)) == (moves, counted)


def test_a_number_stops_at_its_limit_and_stays_there_without_a_move() -> None:
    assert moved({"trust": STATE_LIMIT - 1}, {"trust": STATE_STEP}) == {"trust": STATE_LIMIT}
    assert moved({"trust": STATE_LIMIT}, {"trust": STATE_STEP}) == {}
    assert moved({}, {"trust": -1.0}) == {"trust": -1.0}


def test_what_never_moved_stands_at_nothing() -> None:
    assert states_line({"trust": 3.0, "gone": 4.0}, NAMES) == "trust 3, bonne humeur 0"


@given(
    exchanges=st.lists(
        st.lists(st.tuples(st.sampled_from([*NAMES, "power"]), st.floats(allow_nan=True, allow_infinity=True)), max_size=5),
        max_size=12,
    )
)
def test_whatever_a_model_says_numbers_stay_bounded_and_move_by_steps(exchanges: list[list[tuple[str, float]]]) -> None:
    held: dict[str, float] = {}
    for proposed in exchanges:
        moves, _ = proposed_moves(proposed, NAMES)
        after = held | moved(held, moves)
        assert set(after) <= set(NAMES)
        assert all(abs(value) <= STATE_LIMIT for value in after.values())
        assert all(abs(after[name] - held.get(name, 0.0)) <= STATE_STEP + 0.011 for name in after)  # rounded to cents
        held = after
