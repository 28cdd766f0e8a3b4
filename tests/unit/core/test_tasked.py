"""What is handed over to be worked on is nobody's statement; what stands beside it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.clauses import sentences
from souvenance.core.tasked import handed_over
from souvenance.languages.reflection import FULL

CASES = [
    ("en", 'Translate into Irish: "I have sold the farm."', {0}),
    ("en", 'How would you say "we moved to Galway" in Spanish?', {0}),
    ("en", "Proofread: I been a nurse for ten year.", {0}),
    ("en", 'Does this sound ok? "I am writing to apply. I have ten years of experience."', {0, 1, 2}),
    ("en", "Translate this please: the bins go out. By the way, I'm moving in May.", {0}),
    ("en", 'It\'s a line from a poem: "I have measured out my life."', {0}),
    ("en", "I translate novels: two a year.", set()),
    ("en", 'My son said "I want to row" and I agreed.', set()),
    ("fr", "Traduis en anglais : « Je suis née à Lyon. »", {0, 1}),
    ("fr", "Corrige la faute : « il a sut ». Au fait, je pars à Gand.", {0}),
    ("fr", "Tu peux me traduire ça ? « Ma fille est malade. »", {0, 1, 2}),
    ("fr", "Je traduis des romans : deux par an.", set()),
]


@pytest.mark.parametrize(("code", "text", "wanted"), CASES)
def test_the_words_to_be_worked_on_are_found(code: str, text: str, wanted: set[int]) -> None:
    said = sentences(text)
    assert handed_over(said, FULL[code]) & set(range(len(said))) == wanted & set(range(len(said)))


def test_a_heading_of_two_words_hands_nothing_over_of_what_follows() -> None:
    assert handed_over(["Translate: tree house", "I live in one."], FULL["en"]) == {0}


@given(st.lists(st.sampled_from(["I row.", 'He said "no.', "Translate:", "Fix the spelling:", "By the way, I row.", '"'])))
def test_only_sentences_that_are_there_are_handed_over(said: list[str]) -> None:
    assert handed_over(said, FULL["en"]) <= set(range(len(said)))
