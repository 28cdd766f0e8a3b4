"""What the engine says of seats, events and verdicts, in French."""

import re

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.languages.sentences import FRENCH
from souvenance.serving.pages.wording import WORDINGS

from .conftest import PATIENT_S, Kept

FR, EN = WORDINGS["fr"], WORDINGS["en"]


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Holds in every story: 3rd of 6 seats for those.", "Vaut dans chaque histoire : place 3 sur 6 pour ceux-là."),
        ("2nd of 6 seats for the kind fact.", "Place 2 sur 6 pour le genre fait."),
        ("It was there: Pinned by hand.", "Il y était : Épinglé à la main."),
        ("It was there: a rule.", "Il y était : une règle"),
        ("It was not there, and is superseded now: `souvenance why` says since when.",
         "Il n’y était pas, et il est périmé maintenant : sa page dit depuis quand."),
        ("7th of 40 by rank; there are 24 seats. Seats by pass: 6 global, 5 quota. The message brought no memory back.",
         "Rang 7 sur 40 ; il y a 24 places. Places par passage : 6 partout, 5 par genre. Le message n’a ramené aucun souvenir."),
        ("replaced: PostgreSQL; said later: It has a seat.", "remplacé : PostgreSQL ; dit plus tard : It has a seat."),
        ("vectors: … of … turns have none yet and are found by their words",
         "vecteurs : … tours sur … n’en ont pas encore et se trouvent par leurs mots"),
        ("took back: forgotten", "annulé : oublié"),
        ("what is proposed here is kept once a guardian lets it in",
         "ce qui est proposé ici est retenu quand un responsable le laisse entrer"),
        ("the same waits for a guardian already", "la même chose attend déjà un responsable"),
        ("kept: said, and not known yet", "gardé : dit, et pas encore connu"),
        ("proposed: it is empty; said later: now", "proposé : it is empty; said later: now"),
    ],
)  # fmt: skip
def test_a_sentence_is_said_in_french_and_what_people_said_stays(english: str, french: str) -> None:
    assert FR.sentence(english).replace("\u00a0", " ") == french
    assert EN.sentence(english) == english


def test_a_sentence_that_nobody_translated_stays() -> None:
    assert FR.sentence("something new {0} {inner}") == "something new {0} {inner}"


def test_no_pattern_is_slow_and_every_blank_is_filled() -> None:
    for deep in ("a; said later: ", "kept: ", "It was there: ", "a. Seats by pass: "):
        assert FR.sentence(deep * 5_000)
    for pattern, said in FRENCH:
        assert set(re.findall(r"\{(\w+)\}", said)) <= set(re.compile(pattern).groupindex), pattern


def test_whatever_a_turn_and_its_memories_say_of_themselves_is_french(me: Handle, kept: Kept, memory: Souvenance) -> None:
    kept("I am allergic to walnuts", pin=True)
    one = kept("I live in Lyon")
    kept("I moved to Nantes")
    kept("I am allergic to walnuts!")
    me.observe([NewTurn(text="Hi there. I like tea.")], session="s1")
    memory.work_now()
    me.context("tea?", session="s1", deadline_s=PATIENT_S)
    said = [str(seat["reason"]) for seat in me.traces()[0].seats]
    said += [moment.text for moment in me.why(one).timeline if moment.what != "said"]
    said += [event.why for event in me.events() if event.what != "superseded"]
    said.append(me.why_not(one, session="s1"))
    assert len(said) > 8
    assert [text for text in said if FR.sentence(text) == text] == []
