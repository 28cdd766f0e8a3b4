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


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Did Inès call in March?", "fr"),
        ("Did she call on Tuesday?", "zh"),
        ("Qui a téléphoné en Mars ?", "en"),
        ("Est-ce que Zoé est venue un Mardi ou en Février ?", "de"),
        ("¿Quién vino el Lunes o en Julio?", "fr"),
        ("Chi è venuto, Sabato o ad Aprile?", "en"),
        ("O que fiz em Março, e na Segunda-Feira?", "en"),
        ("What came on 3 März?", "en"),
        ("ok, and Mar 2024?", "en"),
    ],
)
def test_months_and_days_of_any_language_are_no_names(question: str, language: str) -> None:
    assert set(strangers(question, *shelf_of(("1", language)))) <= {"Inès", "Zoé"}


@pytest.mark.parametrize(
    ("question", "stranger"),
    [("Did you meet Marco?", "Marco"), ("Where does my friend Julio live?", "Julio"), ("Is there water on Mars?", "Mars")],
)
def test_a_month_of_another_language_that_is_also_a_name_stays_one(question: str, stranger: str) -> None:
    assert strangers(question, *shelf_of(("I drink tea.", "en"))) == (stranger,)


def test_where_all_nouns_have_capitals_a_capital_says_nothing() -> None:
    assert strangers("Wo ist der Hund von Anna?", *shelf_of(("Ich wohne in Bremen.", "de"))) == ()
    assert strangers("was Anna sagt", *shelf_of(("Ich wohne in Bremen.", "de"))) == ()


@pytest.mark.parametrize("language", ["en", "fr", "es", "zh", "ru"])
@pytest.mark.parametrize(
    "question",
    [
        "Wo ist der Hund von Anna?",
        "Wie heißt mein Hund?",
        "Wann habe ich den Termin beim Zahnarzt?",
        "Welche Allergie hat Lise?",
        "Mag ich Kaffee?",
    ],
)
def test_a_german_question_names_nobody_whatever_the_shelf(question: str, language: str) -> None:
    assert strangers(question, *shelf_of(("1", language))) == ()


def test_a_question_that_is_clearly_no_german_one_names_somebody_in_a_german_shelf() -> None:
    shelf = shelf_of(("Ich wohne in Bremen.", "de"), ("I live in Bremen.", "en"))
    assert strangers("Where did I live when I was with Bob in Bremen?", *shelf) == ("Bob",)
    assert strangers("Où est-ce que j'ai rencontré Zoé, à Bremen ?", *shelf) == ("Zoé",)
    assert strangers("Anna, and Bob?", *shelf) == ()  # too little to tell


def test_a_question_that_may_be_german_is_read_as_the_shelf_is() -> None:
    assert strangers("Was Bob in Paris?", *shelf_of(("I live in Paris.", "en"))) == ("Bob",)
    assert strangers("Was Bob in Paris?", *shelf_of(("J'habite à Paris.", "fr"))) == ()  # German or English: unsure


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
