"""What begins on a day that is over soon and lasts, and whose thing was moved."""

import pytest

from souvenance.core.supersede import claims, relation

LASTS = [
    ("en", "I live in Lyon", "I moved to Nantes this weekend"),
    ("en", "I am 39", "I turned 40 today"),
    ("en", "I work for Dupont", "I started at Acme this week"),
    ("en", "I work for Dupont", "I just joined Acme, and the group is huge"),
    ("en", "The shop uses PostgreSQL", "We moved the shop from PostgreSQL to MySQL today"),
    ("en", "We use poetry", "We switched from poetry to uv this week"),
    ("en", "My dentist is Dr Moreau", "I changed dentist this week"),
    ("fr", "J'habite à Lyon", "J'ai emménagé à Nantes aujourd'hui"),
    ("fr", "J'ai 39 ans", "J'ai eu 40 ans aujourd'hui"),
    ("fr", "Je travaille chez Dupont", "J'ai commencé chez Acme cette semaine"),
    ("fr", "La boutique utilise PostgreSQL", "On a migré la boutique de PostgreSQL vers MySQL cette semaine"),
    ("fr", "On utilise poetry", "On est passés de poetry à uv aujourd'hui"),
]
IS_OVER_SOON = [
    ("en", "I live in Lyon", "I'm staying in Nantes this weekend"),
    ("en", "I live in Lyon", "We moved to the terrace today because of the sun"),
    ("en", "I drink coffee", "I switched to tea today"),
    ("en", "We have lunch in the canteen", "We moved lunch from the canteen to the park today"),
    ("en", "The meeting is at 3 pm", "We moved the meeting from 3 pm to 5 pm today"),
    ("en", "I work at Dupont", "I work from the café today"),
    ("en", "I work at Dupont", "I started at the gym this week"),
    ("en", "I work at Dupont", "I just joined Pedal cycling club"),
    ("en", "I work at Dupont", "I just joined the Harbour choir"),
    ("en", "I take the bus", "I changed from the bus to the train today because of the strike"),
    ("fr", "J'habite à Lyon", "Je suis à Nantes cette semaine"),
    ("fr", "Je bois du café", "Je suis passé au thé aujourd'hui"),
    ("fr", "La réunion est à 15h", "On a décalé la réunion de 15h à 17h aujourd'hui"),
    ("fr", "Je prends le bus", "Aujourd'hui je suis passé du bus au train à cause de la grève"),
    ("fr", "On déjeune à la cantine", "On a déplacé le déjeuner de la cantine au parc aujourd'hui"),
]
OF_ANOTHER_THING = [
    ("en", "The blog uses PostgreSQL", "We moved the shop from PostgreSQL to MySQL"),
    ("en", "Our blog uses PostgreSQL", "We moved Miette from PostgreSQL to MySQL"),
    ("en", "Vega uses PostgreSQL", "We moved Miette from PostgreSQL to MySQL"),
    ("fr", "Le blog utilise PostgreSQL", "On a migré Miette de PostgreSQL vers MySQL"),
    ("fr", "Notre blog tourne sur PostgreSQL", "On a migré la boutique de PostgreSQL vers MySQL"),
]


@pytest.mark.parametrize(("language", "old", "new"), LASTS)
def test_what_lasts_may_begin_on_a_day_that_is_over_soon(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language, "Ann"), claims(new, language, "Ann")).kind == "supersedes"


@pytest.mark.parametrize(("language", "old", "new"), [*IS_OVER_SOON, *OF_ANOTHER_THING])
def test_what_is_over_soon_or_of_another_thing_leaves_it(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language, "Ann"), claims(new, language, "Ann")).kind != "supersedes"
