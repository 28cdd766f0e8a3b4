"""Whom a question names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.addressed import mentioned, named_in, without_names


@pytest.mark.parametrize(
    ("question", "speakers", "named"),
    [
        ("What does Élodie paint?", ("Elodie", "Max"), {"Elodie"}),
        ("Où est le vélo d'elodie", ("Élodie Petit", "Max"), {"Élodie Petit"}),
        ("What did Max's sister say?", ("Elodie", "Max"), {"Max"}),
        ("When do Max and Elodie meet?", ("Elodie", "Max"), set()),
        ("What about the maximum?", ("Elodie", "Max"), set()),
        ("Le chat de qui ?", ("Le", "Max"), set()),
        ("小明喜欢什么", ("小明", "小红"), {"小明"}),
        ("他们喜欢什么", ("小明", "小红"), set()),
        ("What does Max like?", ("Max",), set()),
        ("What does Max like?", (), set()),
        ("room 101", ("10", "Max"), set()),
    ],
)
def test_who_is_named(question: str, speakers: tuple[str, ...], named: set[str]) -> None:
    assert named_in(question, speakers) == named


@pytest.mark.parametrize(
    ("question", "speakers", "bare"),
    [
        ("What does Élodie paint?", ("Elodie", "Max"), "What does paint?"),
        ("Where is Max's old violin?", ("Elodie", "Max"), "Where is old violin?"),
        ("Where is Max\u2019s violin, Elodie?", ("Elodie", "Max"), "Where is violin, ?"),
        ("Où est le vélo d'Élodie ?", ("Élodie Petit", "Max"), "Où est le vélo d' ?"),
        ("小明喜欢什么", ("小明", "小红"), "喜欢什么"),
        ("What about the maximum?", ("Max",), "What about the maximum?"),
        ("Max?", ("Max",), "Max?"),  # nothing else is left
        ("Al likes tea", ("Al", "Bo"), "Al likes tea"),
        ("", ("Max",), ""),
    ],
)
def test_a_question_without_its_names(question: str, speakers: tuple[str, ...], bare: str) -> None:
    assert without_names(question, speakers) == bare


LETTERS = st.text("aeéMx_1茶小明 '-ß", max_size=8)
NAMES = st.sampled_from(["Max", "Élodie Petit", "elodie", "小明", "Al", "10", "M_x"]) | LETTERS
WORDS = st.sampled_from(["Max", "Max's", "d'Élodie", "小明喜欢什么", "Al", "10", "What does", "?"]) | LETTERS
QUESTIONS = st.lists(WORDS, max_size=6).map(" ".join)


@given(QUESTIONS, st.lists(NAMES, max_size=4))
def test_without_names_nobody_is_mentioned_or_nothing_was_taken(question: str, speakers: list[str]) -> None:
    bare = without_names(question, speakers)
    assert bare == question or not mentioned(bare, speakers)
    if not mentioned(question, speakers):
        assert bare == question


@given(QUESTIONS, st.lists(NAMES, max_size=4))
def test_only_speakers_are_named_and_never_all_of_them(question: str, speakers: list[str]) -> None:
    found = named_in(question, speakers)
    assert found < set(speakers) or not found
