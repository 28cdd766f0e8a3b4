"""The engine's own sentences in French."""

from souvenance.core.sentences import in_french
from souvenance.languages.screening import RULES
from souvenance.languages.sentences import FRENCH_REASONS


def as_it_is(_group: str, word: str) -> str:
    return word


def test_a_sentence_and_what_stands_in_it_are_said_in_french() -> None:
    said = in_french("refused: it is about Bo, who neither spoke nor is a member", as_it_is)
    assert said == "refusé : cela parle de Bo, qui n’a pas parlé et n’est pas des nôtres"
    assert (
        in_french("quarantined: writes a permission into memory", as_it_is) == "retenu : écrit une permission dans la mémoire"
    )


def test_what_nobody_translated_stays_and_depth_ends() -> None:
    assert in_french("something new", as_it_is) == "something new"
    assert in_french("kept: said, and not known yet", as_it_is, depth=0) == "kept: said, and not known yet"


def test_words_of_the_engine_are_asked_for() -> None:
    assert in_french("2nd of 6 seats for the kind fact.", lambda group, word: f"{group} {word}".upper()).endswith(
        "genre kind fact."
    )


def test_every_reason_of_the_screening_is_said_in_french() -> None:
    assert set(FRENCH_REASONS) == {rule.why for rule in RULES}
    assert all(said and said != reason for reason, said in FRENCH_REASONS.items())
