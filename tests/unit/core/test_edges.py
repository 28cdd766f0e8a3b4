import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.edges import trimmed

MARKS = " ,.!:;-–—*…"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (" - my grade is B-, ", "my grade is B-"), ("my blood type is O- –", "my blood type is O-"), ("O–.", "O–"), ("tea —", "tea"),
        ("tea - ", "tea"), ("- tea", "tea"), ("-tea", "tea"), ("--tea", "--tea"), ("-v is the flag", "-v is the flag"),
        ("- -18 is cold", "-18 is cold"), ("le −18.", "le −18"), ("-O-", "-O-"), ("mon groupe est AB-", "mon groupe est AB-"),
        ("", ""), (" -–— ", ""), ("我的血型是A-。", "我的血型是A-。"), ("je vais au—", "je vais au"),
    ],
)  # fmt: skip
def test_a_sign_written_to_a_letter_or_a_figure_stays(text: str, left: str) -> None:
    assert trimmed(text, MARKS) == left


def test_without_a_minus_among_them_the_marks_are_cut_as_they_are() -> None:
    assert trimmed("..O-!.", ".!") == "O-"


@given(st.text("ab1 ,-–—.", max_size=12))
def test_what_is_left_is_a_part_that_begins_and_ends_with_itself(text: str) -> None:
    left = trimmed(text, MARKS)
    assert left in text
    assert trimmed(left, MARKS) == left
    assert text.strip(MARKS) in left
