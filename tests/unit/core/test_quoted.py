"""A quotation that is handed over or cited is nobody's statement; what stands beside it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.clauses import sentences
from souvenance.core.quoted import not_stated
from souvenance.languages.reflection import FULL

CASES = [
    ("en", 'Translate into Irish: "I have sold the farm."', {0}),
    ("en", 'How would you say "we moved to Galway" in Spanish?', {0}),
    ("en", 'Does this sound ok? "I am writing to apply. I have ten years of experience."', {0, 1, 2}),
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
    assert not_stated(said, FULL[code]) & set(range(len(said))) == wanted & set(range(len(said)))


@given(st.lists(st.sampled_from(["I row.", 'He said "no.', "Translate:", "Fix the spelling:", "By the way, I row.", '"'])))
def test_only_sentences_that_are_there_are_not_stated(said: list[str]) -> None:
    assert not_stated(said, FULL["en"]) <= set(range(len(said)))
