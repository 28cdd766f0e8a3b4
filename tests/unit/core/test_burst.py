"""Many memories from one source in a short time."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.burst import held_for_review
from souvenance.thresholds import BURST_MINUTES, MOST_IN_A_BURST
from souvenance.types import Memory

from .memories import memory

NEW = memory("The shop closes at six.", origin="tool+user", id="m_new")


def others(n: int, origin: str = "tool", minutes: float = 1, said_days: float = 0) -> list[Memory]:
    written = NEW.created_at - timedelta(minutes=minutes)
    said = NEW.ranked_at - timedelta(minutes=minutes, days=said_days)
    return [replace(NEW, id=f"m_{i}", origin=origin, created_at=written, ranked_at=said) for i in range(n)]


def test_the_one_too_many_waits_and_says_why() -> None:
    assert held_for_review(NEW, others(MOST_IN_A_BURST - 1)) == ""
    assert held_for_review(NEW, others(MOST_IN_A_BURST)) == (
        f"{MOST_IN_A_BURST} memories from the same source (tool) came within {BURST_MINUTES} minutes: this one waits for a person"
    )


@pytest.mark.parametrize("origin", ["user", "operator", "import", "user+import"])
def test_what_people_say_themselves_never_waits(origin: str) -> None:
    assert held_for_review(replace(NEW, origin=origin), others(500, origin)) == ""


@pytest.mark.parametrize(
    "known",
    [
        others(50, "web"),  # another source
        others(50, "user"),
        others(50, minutes=BURST_MINUTES + 1),
        others(50, said_days=3),  # a history read in at once
        [NEW] * 50,
    ],
)
def test_other_sources_and_other_times_are_no_burst(known: list[Memory]) -> None:
    assert held_for_review(NEW, known) == ""


@given(st.integers(0, 40), st.floats(0, 40), st.sampled_from(["tool", "web+user", "user", "assistant+user+tool"]))
def test_more_of_it_never_lets_one_through(n: int, minutes: float, origin: str) -> None:
    fewer, more = (bool(held_for_review(NEW, others(k, origin, minutes))) for k in (n, n + 1))
    assert more >= fewer
