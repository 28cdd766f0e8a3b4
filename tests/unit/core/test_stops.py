"""Where a sentence stops."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.stops import asks, stopped


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("It is 3.14. Is it?", ["It is 3.14.", "Is it?"]),
        ("Write to a.b@c.org now", ["Write to a.b@c.org now"]),
        ("« Tu viens ? » Oui.", ["« Tu viens ? »", "Oui."]),
        ("你好。你来吗？好", ["你好。", "你来吗？", "好"]),
        ("هل أنت هنا؟ نعم.", ["هل أنت هنا؟", "نعم."]),
        ("One\n\n...\nTwo!!", ["One", "Two!!"]),
        (" ", []),
    ],
)
def test_sentences_stop_at_their_signs(text: str, sentences: list[str]) -> None:
    assert stopped(text) == sentences


@pytest.mark.parametrize(
    ("text", "wanted"), [("You?", True), ("(You?!)", True), ("吗？", True), ("أنت؟", True), ("You.", False), ("a?b", False)]
)
def test_a_question_ends_in_its_mark(text: str, wanted: bool) -> None:
    assert asks(text) is wanted


@given(st.text(max_size=200) | st.lists(st.sampled_from(["a", "3", ".", "?", "。", " ", "\n", "»"]), max_size=40).map("".join))
def test_nothing_that_was_said_is_lost_or_moved(text: str) -> None:
    assert [c for piece in stopped(text) for c in piece if c.isalnum()] == [c for c in text if c.isalnum()]
