"""What says a memory again by a word ("still", "as I said", "toujours"), and what only sounds like it."""

import pytest

from souvenance.core.claims import claims
from souvenance.core.supersede import relation

AGAIN = """
en | I live in Lyon | I still live in Lyon
en | I play the cello | As I said, I play the cello
en | My dog is called Otto | My dog is still called Otto
en | I work at the bakery | I'm still working at the bakery
en | I am allergic to nuts | I'm still allergic to nuts, remember
en | The choir meets on Tuesdays | The choir still meets on Tuesdays
en | I take the night bus | Like I told you, I take the night bus
en | My sister lives in Brest | My sister still lives in Brest, by the way
en | I drink green tea | I still drink green tea every day
en | We use PostgreSQL | We're still on PostgreSQL
en | I collect clocks | Clocks are what I collect
en | My gerbil is called Biscuit | biscuit, that's my gerbil's name
en | I run the kiln | I run the kiln
en | We bank with Halden | There was talk of moving but nothing came of it: we bank with Halden
fr | J'habite à Lyon | J'habite toujours à Lyon
fr | Je joue du violoncelle | Comme je l'ai dit, je joue du violoncelle
fr | Mon chien s'appelle Otto | Mon chien s'appelle toujours Otto
fr | Je travaille à la boulangerie | Je travaille encore à la boulangerie
fr | Je suis allergique aux noix | Je suis toujours allergique aux noix
fr | La chorale répète le mardi | La chorale répète toujours le mardi
fr | Je prends le bus de nuit | Je te l'ai dit, je prends le bus de nuit
fr | Ma sœur vit à Brest | Ma sœur vit toujours à Brest
fr | Je bois du thé vert | Je bois toujours du thé vert
fr | On utilise PostgreSQL | On est toujours sur PostgreSQL
fr | Mon hamster s'appelle Biscotte | C'est bien Biscotte, le nom de mon hamster
fr | Je suis luthière à Redon | Luthière à Redon, tu as bien retenu mon métier
"""
NOT_AGAIN = """
en | I live in Lyon | I still visit Lyon
en | I play the cello | My brother still plays the cello
en | My dog is called Otto | My cat is still called Otto
en | I work at the bakery | I still owe the bakery money
en | I am allergic to nuts | I'm still allergic to pollen
en | The choir meets on Tuesdays | The choir still meets on Fridays
en | My sister lives in Brest | My sister still lives in Lille
en | I drink green tea | I still don't drink green tea
en | We use PostgreSQL | We still use MySQL
en | Walk Rex before the nap | Walk Rex after the nap
en | The season ends in June | The season starts in June
en | I feed the hens before lunch | As I said, I feed the hens after lunch
en | The pan is full of hot water | The pan is full of cold water
en | Both twins can skate | Neither twin can skate
fr | Je joue du violoncelle | Mon frère joue toujours du violoncelle
fr | Mon chien s'appelle Otto | Mon chat s'appelle toujours Otto
fr | Je suis allergique aux noix | Je suis toujours allergique au pollen
fr | La chorale répète le mardi | La chorale répète toujours le vendredi
fr | Ma sœur vit à Brest | Ma sœur vit toujours à Lille
fr | Ma tante s'appelle Mathilde | Ma tante s'appelle Mathilda
fr | Je prends la pilule avant le dîner | Je te rappelle que je prends la pilule après le dîner
fr | Je bois du thé vert | Je ne bois toujours pas de thé vert
fr | On utilise PostgreSQL | On utilise toujours MySQL
"""


def pairs(table: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("language", "old", "new"), pairs(AGAIN))
def test_it_is_said_again(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language), claims(new, language)).kind == "confirms"


@pytest.mark.parametrize(("language", "old", "new"), pairs(NOT_AGAIN))
def test_something_else_is_said(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language), claims(new, language)).kind != "confirms"
