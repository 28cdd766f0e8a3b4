from datetime import UTC, datetime
from typing import Literal

import pytest

from souvenance.core.exchange import offered
from souvenance.core.hearing import hear
from souvenance.core.understanding import understood
from souvenance.types import Turn

AT = datetime(2026, 3, 4, 9, tzinfo=UTC)


def turn(n: int, role: Literal["user", "assistant"], text: str, language: str) -> Turn:
    return Turn(
        id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=60, role=role, speaker="Lise" if role == "user" else "Bot",
        text=text, language=language, origin=role, author="p_1", audience="adult", revision=1, content_hash=b"", created_at=AT,
    )  # fmt: skip


def kept(language: str, *texts: str) -> list[str]:
    """The claims of an exchange; a text that begins with ">" is the assistant's."""
    turns = [turn(n, "assistant" if t.startswith(">") else "user", t.lstrip("> "), language) for n, t in enumerate(texts)]
    return [claim.text for claim in understood(tuple(turns)).made]


@pytest.mark.parametrize(
    ("language", "proposal", "wanted"),
    [
        ("en", "Since you row and live in Hull, how about a dry suit?", "how about a dry suit?"),
        ("en", "As a potter, shall we use the big kiln?", "shall we use the big kiln?"),
        ("en", "Shall we use the big kiln?", "Shall we use the big kiln?"),
        ("fr", "Comme tu rames à Lorient, je te propose une combinaison sèche.", "je te propose une combinaison sèche."),
        ("fr", "En tant que potière, on prend le grand four ?", "on prend le grand four ?"),
        ("fr", "On prend le grand four ?", "On prend le grand four ?"),
    ],
)
def test_a_proposal_is_rid_of_what_it_says_of_the_speaker(language: str, proposal: str, wanted: str) -> None:
    heard = hear([turn(1, "assistant", proposal, language)])[0]
    assert offered(proposal, heard) == wanted


@pytest.mark.parametrize(
    ("language", "proposal", "order"),
    [
        ("en", "As you live in Hull, I'd suggest the dry suit.", "go with gloves, two pairs"),
        ("en", "You have a bad wrist, so let's take the light oar.", "make that three drawings"),
        ("fr", "Comme tu vis à Lorient, je te propose un ciré.", "mets plutôt deux dessins"),
        ("fr", "Ton poignet est cassé, on prend la rame légère ?", "prends trois autres exemples"),
    ],
)
def test_an_order_for_something_else_accepts_nothing(language: str, proposal: str, order: str) -> None:
    assert kept(language, f"> {proposal}", order) == []


@pytest.mark.parametrize(
    ("language", "proposal", "answer"),
    [
        ("en", "Shall we fire the kiln on Monday at 1100 degrees?", "go ahead, Monday, 1100 degrees"),
        ("en", "Should the kiln cool for two days?", "yep do it"),
        ("fr", "On allume le four lundi à 1100 degrés ?", "vas-y, lundi à 1100 degrés"),
        ("fr", "On laisse le four refroidir deux jours ?", "allez, deux jours, adjugé"),
    ],
)
def test_a_yes_with_the_words_of_the_proposal_decides(language: str, proposal: str, answer: str) -> None:
    assert kept(language, f"> {proposal}", answer) == [f"{proposal.rstrip(' ?')} — {answer}"]


@pytest.mark.parametrize(
    ("language", "joke"),
    [
        ("en", "yeah right, and I'm the Queen of Norway"),
        ("en", "I own a submarine (kidding)"),
        ("en", "sure, and I'm Santa Claus 🙄"),
        ("fr", "ben voyons, et moi je suis la reine de Norvège"),
        ("fr", "j'ai un sous-marin (je rigole)"),
        ("fr", "oui bien sûr, et moi je suis le père Noël"),
    ],
)
def test_a_joke_that_marks_itself_takes_only_its_own_sentence_along(language: str, joke: str) -> None:
    true = {"en": "I have two goats.", "fr": "J'ai deux chèvres."}[language]
    assert kept(language, f"{true} {joke}") == [true]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sure, and I'm a vet in Hull, so I know goats"),
        ("en", "My uncle tells jokes in pubs in Hull"),
        ("fr", "Oui, et moi je suis véto à Pau, donc je connais les chèvres"),
    ],
)
def test_a_true_word_after_yes_is_no_joke(language: str, said: str) -> None:
    assert kept(language, said)


@pytest.mark.parametrize(
    ("language", "texts", "wanted"),
    [
        ("en", ("I keep 14 goats", "> 14 it is.", "sorry, 16 goats"), ["I keep 16 goats"]),
        ("en", ("My scan is on Tuesday. *Thursday",), ["My scan is on Thursday."]),
        ("en", ("I keep 14 goats", "> Nice.", "sorry, 16 what?"), ["I keep 14 goats"]),
        ("en", ("I keep 14 goats", "> Nice.", "no, 3 hens"), ["I keep 14 goats"]),
        ("fr", ("j'ai 14 chèvres", "> Bien.", "pardon, 16"), ["j'ai 16 chèvres"]),
        ("fr", ("mon loyer est de 460 euros", "> Noté.", "640 pardon"), ["mon loyer est de 640 euros"]),
    ],
)
def test_a_figure_said_anew_takes_the_place_of_the_old_one(language: str, texts: tuple[str, ...], wanted: list[str]) -> None:
    assert kept(language, *texts) == wanted


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Booked!! The hut on Rum, 4 to 6 June, all of us."),
        ("en", "Could you lose the tables? Plain lists, always."),
        ("fr", "Réservé !! La cabane à Groix, du 4 au 6 juin."),
        ("fr", "Tu peux enlever les tableaux ? Des listes simples, toujours."),
    ],
)
def test_what_the_next_sentence_is_about_is_kept_with_it(language: str, said: str) -> None:
    assert kept(language, said) == [said]


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("en", "Do you have any allergies?", "peanuts"),
        ("en", "You're allergic to nuts, aren't you?", "Yes."),
        ("en", "Should I note that you're vegan?", "yes please"),
        ("en", "Do you have any pets?", "two cats"),
        ("fr", "T'as des allergies ?", "oui, aux arachides"),
        ("fr", "Tu es vegan, c'est ça ?", "oui"),
        ("fr", "Tu as des enfants ?", "deux filles"),
    ],
)
def test_an_answer_is_kept_with_its_question_and_rests_on_both(language: str, asked: str, answer: str) -> None:
    (made,) = understood((turn(1, "assistant", asked, language), turn(2, "user", answer, language))).made
    assert (made.text, made.turn, made.also) == (f"{asked} — {answer}", "t_2", ("t_1",))


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("en", "You're allergic to nuts, aren't you?", "No."),
        ("en", "You're allergic to nuts, aren't you?", "ok"),
        ("en", "You're tired, aren't you?", "Yes."),
        ("en", "You love me, don't you?", "Yes."),
        ("en", "You're vegan.", "yes"),
        ("en", "Should I note that?", "yes please"),
        ("en", "Do you have any allergies?", "maybe peanuts"),
        ("en", "Do you have any pets?", "Thanks, Mel!"),
        ("en", "Do you have any plans today?", "pizza"),
        ("fr", "Tu m'aimes, non ?", "oui"),
        ("fr", "Tu es fatigué, c'est ça ?", "oui"),
        ("fr", "T'as des allergies ?", "aucune"),
    ],
)
def test_what_an_answer_does_not_say_is_not_kept(language: str, asked: str, answer: str) -> None:
    assert understood((turn(1, "assistant", asked, language), turn(2, "user", answer, language))).made == ()
