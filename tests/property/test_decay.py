"""The decay of many at once is that of each, and goes one way."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.clauses import says
from souvenance.core.decay import HalfLives, decay, decay_of
from souvenance.core.fold import fold, plain
from souvenance.core.seats import SeatColumns
from souvenance.core.vital import is_vital
from souvenance.languages.reflection import reflection_pack_for
from souvenance.languages.vital import VITAL
from souvenance.types import KINDS, Memory

NOW = datetime(2026, 6, 1, tzinfo=UTC)
DAYS = st.floats(-10, 10_000)
HALF = st.floats(0.5, 1_000)


@given(DAYS, DAYS, HALF, st.integers(0, 1_000))
def test_more_idle_days_never_give_more(some: float, more: float, half: float, accesses: int) -> None:
    less, greater = sorted((some, more))
    assert 0 <= decay(greater, half, accesses) <= decay(less, half, accesses) <= 1


@given(DAYS, HALF, st.integers(0, 100), st.integers(0, 100))
def test_more_accesses_never_give_less_and_three_tenths_at_most(days: float, half: float, one: int, other: int) -> None:
    few, many = sorted((one, other))
    assert decay(days, half, few) <= decay(days, half, many) <= decay(days, half, 0) * 1.3 + 1e-12


@given(
    st.lists(
        st.builds(
            dict, kind=st.sampled_from(KINDS), pinned=st.booleans(), accesses=st.integers(0, 40),
            text=st.sampled_from(["I live in Lyon", "I'm allergic to nuts", "j'ai un chat"]),
            touched_at=DAYS.map(lambda days: NOW - timedelta(days=days)),
        ),
        max_size=8,
    ),
    st.builds(HalfLives, episode=HALF, fact=HALF, preference=HALF),
)  # fmt: skip
def test_many_at_once_fade_as_each_alone(given: list[dict[str, object]], half_lives: HalfLives) -> None:
    held = [
        Memory(
            **{
                "id": f"m_{n}", "scope": "sc", "subject": "Lise", "story": None, "language": "en", "status": "active",
                "confidence": 1.0, "importance": 5.0, "sources": (), "origin": "user", "author": "p", "audience": "adult",
                "created_at": NOW, "ranked_at": NOW, **one,
            }
        )
        for n, one in enumerate(given)
    ]  # fmt: skip
    together = SeatColumns.of(held).decays(NOW, half_lives)
    assert together.tolist() == pytest.approx([decay_of(one, NOW, half_lives) for one in held], abs=1e-12)


WORDS = st.sampled_from(
    ["I", "my", "allergic", "allergie", "blood", "pressure", "heart", "condition", "can't", "do", "stairs", "emergency", "contact",
     "is", "strokes", "insulin,", "(asthma)", "d'urgence", "Medikament", "jazz", "the", "hi-allergic", "tablets", "for", "sœur"]
)  # fmt: skip


@given(st.lists(WORDS, max_size=7).map(" ".join), st.sampled_from(["en", "fr", "de", "zh", "und"]))
def test_what_is_vital_is_found_as_by_reading_every_text_in_full(text: str, language: str) -> None:
    said = fold(plain(text))
    assert is_vital(text, language) == (says(VITAL, said) or says(reflection_pack_for(language).vital, said))
