import pytest

from souvenance.core.clauses import bare
from souvenance.core.household import is_of_household
from souvenance.languages.reflection import reflection_pack_for

from .test_reflect_extractive import texts


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The babysitter is Clara"),
        ("en", "Leo's teacher is Mme Petit"),
        ("en", "the dog walker is called Hugo"),
        ("en", "Zoe has judo on Wednesdays at 2pm"),
        ("en", "the plumber comes on Friday"),
        ("en", "bedtime is 8pm for Leo and 9 for Zoe"),
        ("fr", "La nounou c'est Clara"),
        ("fr", "La maîtresse de Léo est Mme Petit"),
        ("fr", "Zoé a judo le mercredi à 14h"),
        ("fr", "coucher à 20h pour Léo et 21h pour Zoé"),
    ],
)
def test_what_is_told_of_a_household_is_kept(language: str, said: str) -> None:
    assert texts(said, language=language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the film starts at nine on page one"),
        ("en", "the bus was late"),
        ("en", "the weather is nice on Friday in the book"),
        ("en", "Hamlet's uncle is Claudius"),
        ("en", "The teacher is a legend"),
        ("en", "Sherlock Holmes has tea at four"),
        ("en", "the cleaner is broken"),
        ("fr", "la capitale est Paris"),
        ("fr", "la nounou est en retard"),
        ("fr", "le film commence à neuf heures à la page une"),
    ],
)
def test_what_is_told_of_nobody_s_household_is_not(language: str, said: str) -> None:
    assert texts(said, language=language) == []


def test_a_helper_without_a_name_is_no_statement() -> None:
    pack = reflection_pack_for("en")
    for said, holds in (("The nanny is Ada", True), ("The nanny is nice", False), ("maybe the nanny is Ada", False)):
        assert is_of_household(said, bare(said, pack), pack) is holds
