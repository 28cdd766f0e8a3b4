"""A brother-in-law is no brother: kin of several pieces are people of their own."""

import pytest

from souvenance.core.supersede import claims, relation

TWO_PEOPLE = [
    ("en", "My brother is a firefighter in Leeds.", "My brother-in-law became a firefighter in York."),
    ("en", "My sister lives in Leeds.", "My step-sister moved to York."),
    ("en", "My mother works at Acme.", "My mother in law works at Beta now."),
    ("en", "My husband lives in Leeds.", "My ex-husband moved to York."),
    ("en", "My grandmother lives in Leeds.", "My great-grandmother moved to York."),
    ("fr", "Mon frère est plombier à Lens.", "Mon beau-frère est devenu plombier à Arras."),
    ("fr", "Ma sœur est infirmière à Toul.", "Ma demi-sœur est devenue infirmière à Épinal."),
    ("fr", "Ma mère habite à Toul.", "Ma grand-mère a déménagé à Épinal."),
    ("fr", "Mon mari habite à Toul.", "Mon ex-mari a déménagé à Épinal."),
]
ONE_PERSON = [
    ("en", "My brother-in-law lives in Leeds.", "My brother in law moved to York."),
    ("en", "My step-sister lives in Leeds.", "My stepsister moved to York."),
    ("en", "My brother lives in Leeds.", "My brother moved to York."),
    ("fr", "Mon beau-frère habite à Toul.", "Mon beau-frère a déménagé à Épinal."),
    ("fr", "Ma grand-mère habite à Toul.", "Mamie a déménagé à Épinal."),
]
SINCE_WHEN = [
    ("en", "I train with Kofi.", "From today I train with Halima."),
    ("en", "The choir meets at the chapel.", "Starting Monday, the choir meets at the library."),
    ("fr", "La chorale répète à la chapelle.", "À partir de maintenant la chorale répète à la médiathèque."),
]


@pytest.mark.parametrize(("language", "old", "new"), TWO_PEOPLE)
def test_what_is_said_of_one_of_two_people_leaves_the_other(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language, "Ann"), claims(new, language, "Ann")).kind == "none"


@pytest.mark.parametrize(("language", "old", "new"), [*ONE_PERSON, *SINCE_WHEN])
def test_of_one_person_or_thing_the_later_holds(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language, "Ann"), claims(new, language, "Ann")).kind == "supersedes"
