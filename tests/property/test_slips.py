"""What puts a slip right only ever uses words that were said."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.slips import said_anew, substituted
from souvenance.languages.reflection import FULL

WORDS = st.sampled_from(
    [
        "sorry",
        "pardon",
        "no",
        "*",
        "16",
        "7 pm",
        "Tuesday",
        "mardi",
        "goats",
        "chèvres",
        ",",
        ".",
        "?",
        "typo",
        "en fait",
        "three",
        "I",
        "keep",
    ]
)
TEXTS = st.lists(WORDS, min_size=1, max_size=12).map(" ".join)


@given(TEXTS, st.sampled_from(["en", "fr"]))
def test_what_is_said_anew_stands_in_the_sentence(text: str, language: str) -> None:
    anew = said_anew(text, FULL[language])
    assert anew is None or (anew in text and 0 < len(anew.split()) <= 4)


@given(TEXTS, TEXTS, st.sampled_from(["en", "fr"]))
def test_a_substitution_takes_no_word_from_elsewhere(text: str, right: str, language: str) -> None:
    found = substituted(text, right, language)
    assert found is None or set(found.split()) <= {*text.split(), *right.split()}


@given(TEXTS, st.sampled_from(["en", "fr"]))
def test_a_text_put_right_by_itself_keeps_its_words(text: str, language: str) -> None:
    found = substituted(text, text, language)
    assert found is None or len(found.split()) == len(text.split())
