"""Nothing that an assistant takes the user for is kept without the user's yes, and what is kept ends with their own words."""

from datetime import UTC, datetime
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.clauses import bare, is_all
from souvenance.core.understanding import understood
from souvenance.languages.reflection import reflection_pack_for
from souvenance.types import Turn

AT = datetime(2026, 3, 4, 9, tzinfo=UTC)
TAKEN_FOR = ("You're allergic to nuts, aren't you?", "Should I note that you're vegan?", "So you live in Leeds, right?")
ASKED = ("Do you have any allergies?", "Do you have any pets?", *TAKEN_FOR)
_WORDS = (
    "yes",
    "no",
    "peanuts",
    "maybe",
    "ok",
    "thanks",
    "two cats",
    "please",
    "that's right",
    ",",
    ".",
    "?",
    "why",
    "Ada",
    "none",
    "I do",
)
answers = st.lists(st.sampled_from(_WORDS) | st.text(max_size=8), max_size=5).map(" ".join)


def turn(n: int, role: Literal["user", "assistant"], text: str) -> Turn:
    return Turn(
        id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=0, role=role, speaker=role, text=text, language="en",
        origin=role, author="p_1", audience="adult", revision=1, content_hash=b"", created_at=AT,
    )  # fmt: skip


@given(st.sampled_from(ASKED), answers)
def test_what_rests_on_a_question_rests_on_its_answer_too(asked: str, answer: str) -> None:
    exchange = understood((turn(1, "assistant", asked), turn(2, "user", answer)))
    for made in exchange.decisions:
        assert (made.turn, made.also) == ("t_2", ("t_1",))
        assert any(said and made.text.endswith(said) for said in exchange.heard[1].said)


@given(st.sampled_from(TAKEN_FOR), answers)
def test_what_the_user_is_taken_for_needs_a_plain_yes(asked: str, answer: str) -> None:
    exchange = understood((turn(1, "assistant", asked), turn(2, "user", answer)))
    pack = reflection_pack_for("en")
    said_yes = any(is_all(pack.plain_yes, bare(said, pack).rstrip(".! ")) for said in exchange.heard[1].said)
    assert said_yes or not any(asked in made.text for made in exchange.made)
