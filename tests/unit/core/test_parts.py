"""To which part of a thing a statement confines what it says, and what it joins."""

import pytest

from souvenance.core.fold import fold
from souvenance.core.parts import APART, joined_in, others_in, spells_of, uses_of

SPELLS = (
    ("en", "I no longer row on Thursdays", {"w4"}),
    ("en", "I live in Bath at weekends", {"weekend"}),
    ("en", "We don't bake in the evenings any more", {"evening"}),
    ("en", "I live in Cork in the summer", {"summer"}),
    ("fr", "Je ne rame plus le jeudi", {"w4"}),
    ("fr", "J'habite à Lyon la semaine", {"semain"}),
    ("fr", "J'ai arrêté le thé le soir", {"soir"}),
    ("fr", "Je vis à Nice l'hiver", {"hiv"}),
)
NO_SPELLS = (
    ("en", "I stopped rowing on Thursday"),
    ("en", "I moved to Bath in the summer"),
    ("en", "I have lived in Cork since the summer"),
    ("fr", "J'ai arrêté de ramer jeudi"),
    ("fr", "J'habite à Lyon depuis l'hiver"),
    ("fr", "On a vu la mer le jeudi 3 mai"),
    ("de", "Ich rudere donnerstags nicht mehr"),
)
USES = (
    ("en", "we no longer use rye for cakes", {"cake"}),
    ("en", "i stopped rowing in york", {"york"}),
    ("en", "we switched from rye to oats on my laptop", {"laptop"}),
    ("en", "i used to say i like rye", {APART}),
    ("fr", "on n'utilise plus le seigle pour les gateaux", {"gateau"}),
    ("fr", "j'ai arrete de ramer sur le lac", {"lac"}),
    ("fr", "je suis passe de vim a emacs pour le java", {"jav"}),
)
NO_USES = (
    ("en", "we use rye for cakes"),
    ("en", "i gave up rowing for good"),
    ("en", "i stopped rowing in may"),
    ("en", "we swapped crete for malta"),
    ("fr", "on utilise le seigle pour les gateaux"),
    ("fr", "on est passes a uv pour de bon"),
    ("fr", "j'ai vu le lac"),
)
JOINED = (
    ("en", "the bus and the train", {"bus", "train"}),
    ("en", "i row on mondays and fridays", {"w1", "w5"}),
    ("en", "tea or coffee", {"tea", "coffe"}),
    ("fr", "le mardi et le jeudi", {"w2", "w4"}),
    ("fr", "le bus et le train", {"bus", "train"}),
)


@pytest.mark.parametrize(("language", "text", "wanted"), SPELLS)
def test_days_and_seasons_on_which_something_holds_are_read(language: str, text: str, wanted: set[str]) -> None:
    assert wanted <= spells_of(fold(text), language)


@pytest.mark.parametrize(("language", "text"), NO_SPELLS)
def test_a_day_on_which_something_happened_is_none(language: str, text: str) -> None:
    assert spells_of(fold(text), language) == frozenset()


@pytest.mark.parametrize(("language", "text", "wanted"), USES)
def test_purposes_and_places_of_a_change_are_read(language: str, text: str, wanted: set[str]) -> None:
    assert wanted <= uses_of(text, language)


@pytest.mark.parametrize(("language", "text"), NO_USES)
def test_what_confines_no_change_is_none(language: str, text: str) -> None:
    assert uses_of(text, language) == frozenset()


@pytest.mark.parametrize(("language", "text", "wanted"), JOINED)
def test_things_side_by_side_are_read(language: str, text: str, wanted: set[str]) -> None:
    assert joined_in(text, language) == wanted


def test_nothing_is_joined_by_a_word_that_ends_a_text() -> None:
    assert joined_in("and", "en") == joined_in("rye and", "en") == joined_in("i and you", "en") == frozenset()


def test_another_one_of_a_kind_is_somebodys() -> None:
    assert others_in("my other sister rows", "en") == {"other"}
    assert others_in("mon autre frere rame", "fr") == {"autre"}
    assert others_in("the other day my sister rowed", "en") == frozenset()
