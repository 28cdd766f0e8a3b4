"""Clauses read in two parts: what a sentence tells of, and what or where it is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance.core.fold import fold
from souvenance.core.frames import Frame, frames_of
from souvenance.core.lexicon import WORD, stems
from souvenance.core.subjects import names_of


def frames(sentence: str, language: str) -> tuple[Frame, ...]:
    return frames_of(fold(sentence), names_of(sentence, language), language)


@pytest.mark.parametrize(
    ("language", "sentence", "joint", "head", "value"),
    [
        ("en", "Our rowing coach is Petra", "is", {"row", "coach"}, {"petra"}),
        ("en", "the kite's called Zephyr", "is", {"kite"}, {"zephyr"}),
        ("en", "Fencing is at the old mill", "at", {"fenc"}, {"mill"}),
        ("en", "we fence at the mill", "at", {"fenc"}, {"mill"}),
        ("en", "the accounts are written in Fortran", "at", {"account", "written"}, {"fortran"}),
        ("en", "the fair has moved to the quay", "at", {"fair"}, {"quay"}),
        ("en", "the kite club meets in Ana's barn", "at", {"kite", "club", "meet"}, {"ana"}),
        ("fr", "Notre capitaine c'est Petra", "is", {"capitain"}, {"petr"}),
        ("fr", "L'escrime est au moulin", "at", {"escrim"}, {"moulin"}),
        ("fr", "on tisse chez Petra", "at", {"tiss"}, {"petr"}),
        ("fr", "la kermesse a déménagé vers le quai", "at", {"kermess"}, {"quai"}),
    ],
)
def test_a_clause_has_a_thing_and_what_or_where_it_is(
    language: str, sentence: str, joint: str, head: set[str], value: set[str]
) -> None:
    (frame,) = frames(sentence, language)
    assert (frame.joint, frame.head) == (joint, head)
    assert frame.value >= value


def test_a_name_before_what_it_is_holds_it() -> None:
    (frame,) = frames_of("petra is our treasurer", frozenset({"petra"}), "en")
    assert (frame.head, frame.value, frame.named) == ({"treasur"}, {"petra"}, True)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Fencing is not at the mill"),
        ("en", "we fence at the quay when it rains"),
        ("en", "I finished a course on kites"),
        ("en", "kites"),
        ("fr", "On ne tisse pas chez Petra"),
        ("fr", "on tisse chez Petra quand il pleut"),
        ("zh", "我们在公园"),
        ("und", "kites are in the barn"),
    ],
)
def test_what_is_denied_done_once_or_sometimes_is_none(language: str, sentence: str) -> None:
    assert frames(sentence, language) == ()


def test_the_other_clauses_of_its_sentence_stand_beside_it() -> None:
    found = frames("The mill flooded, so fencing is at the quay", "en")
    assert [(frame.head, frame.outside) for frame in found] == [({"fenc"}, {"mill", "flood"})]


@pytest.mark.parametrize(
    ("sentence", "certain"), [("we are in the barn", True), ("we are in trouble", False), ("we are on Zoom", True)]
)
def test_a_place_is_told_from_a_state(sentence: str, certain: bool) -> None:
    assert [frame.set_apart for frame in frames(sentence, "en")] == [certain]


SAID = st.lists(
    st.sampled_from(
        [
            "our",
            "kite",
            "my",
            "Petra",
            "is",
            "called",
            "at",
            "the",
            "barn",
            "moved",
            "to",
            "so",
            ",",
            "new",
            "in",
            "on",
            "s",
            "dr",
            "and",
            "was",
        ]
    ),
    max_size=14,
)


@given(words=SAID, language=st.sampled_from(["en", "fr", "de"]))
@settings(max_examples=200, deadline=None)
def test_nothing_is_in_a_frame_that_is_not_in_the_sentence(words: list[str], language: str) -> None:
    sentence = " ".join(words)
    known = {*stems(fold(sentence), language), *WORD.findall(fold(sentence))}
    for frame in frames(sentence, language):
        assert frame.value
        assert frame.head | frame.value | frame.rest | frame.outside <= known | {"docteur", "doctor"}
        assert frame.value <= frame.rest or frame.joint == "is"
