from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.analyse import analyse
from souvenance.core.postings import Postings, term_keys
from souvenance.core.strangers import MOST_NAMES, names_in, strangers

Shelf = tuple[Postings, tuple[str, ...]]


def shelf_of(*texts: tuple[str, str]) -> Shelf:
    terms = [(term, row) for row, (text, language) in enumerate(texts) for term in analyse(text, language).terms()]
    owner = np.array([row for _, row in terms], np.int32)
    words = Postings.build(term_keys([term for term, _ in terms]), owner, len(texts))
    return words, tuple(sorted({language for _, language in texts}))


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("When did Caroline go to Paris with Jon's dog?", ("Caroline", "Paris", "Jon")),
        ("Où habite la sœur d'Inès, à Saint-Malo ?", ("Inès", "Saint-Malo")),
        ("Caroline, is that you? She likes tea.", ()),  # at the beginning of a sentence a capital says nothing
        ("what did i say about tea", ()),
        ("I'm sure I've told you, haven't I?", ()),
        ("WHERE IS MY DOG REX", ()),
        ("Did the CI fail, or the TV?", ()),
        ("小雪在哪里？", ()),
        ("", ()),
    ],
)
def test_names_are_words_with_a_capital_inside_a_sentence(question: str, names: Sequence[str]) -> None:
    assert names_in(question) == names


def test_a_name_that_is_held_is_no_stranger() -> None:
    shelf = shelf_of(("My sister Inès lives in Brest.", "en"), ("Le chien s'appelle Rex.", "fr"))
    assert strangers("Where does Inès live?", *shelf) == ()
    assert strangers("Where does Ines live, and Rex?", *shelf) == ()
    assert strangers("Where does Bob live, near Inès?", *shelf) == ("Bob",)
    assert strangers("Did Inès call in March, or le Vendredi?", *shelf) == ()


def test_where_all_nouns_have_capitals_a_capital_says_nothing() -> None:
    assert strangers("Wo ist der Hund von Anna?", *shelf_of(("Ich wohne in Bremen.", "de"))) == ()


QUESTIONS = st.lists(
    st.sampled_from(["where", "does", "Inès", "Saint-Malo", "l'Élysée", "TV", "Bob,", "Bob", "live?", "Dr.", "小雪", "123"])
    | st.text(max_size=8)
    | st.from_regex(r"[A-ZÉ][a-zé]{1,6}", fullmatch=True),
    max_size=25,
).map(" ".join)


@given(QUESTIONS)
def test_any_question_has_few_names_all_of_them_its_own(question: str) -> None:
    names = names_in(question)
    assert len(names) <= MOST_NAMES
    assert len(set(names)) == len(names)
    assert not strangers(question, *shelf_of((f"{' '.join(names)}", "en")))
    assert set(strangers(question, *shelf_of(("tea", "en")))) <= set(names)
