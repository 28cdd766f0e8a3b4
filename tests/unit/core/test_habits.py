"""Which dates come again, by the habit told beside them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from souvenance.core.moments import moments

SAID = datetime(2026, 3, 10, 11, tzinfo=ZoneInfo("Europe/Paris"))
HABITS = {
    "en": """
The rent lands on the 3rd, every single month
The meter is read on the 15th, six times a year
We pay the minder on Friday, twice a month
The van stops here on Thursday, once a fortnight
Every year, Halloween, we carve a turnip
Christmas, each year, is at my aunt's
We march on St Patrick's Day every 17 March
We pay quarterly, on the 5th
Once in a while on 1 May we row
Rates are paid on the 1st, ten instalments a year
Tax is due on the 7th, four times a year
""",
    "fr": """
Le loyer part le 3, douze fois par an
On paie la nounou vendredi, deux fois par mois
Chaque année, Noël, c'est chez mes parents
La Chandeleur, on la fête chaque 2 février
La Saint-Jean, on saute le feu tous les étés
On paie par trimestre, le 5
""",
    "de": """
Die Miete geht am 3. ab, zwölf Mal im Jahr
Weihnachten, jedes Jahr, sind wir in Bonn
""",
    "es": """
El alquiler sale el 3, dos veces al mes
""",
}
EVENTS = {
    "en": """
The pool is shut until Friday, twice a week I miss it
I take drops twice a day until the 19th
The dentist is on Friday, and I floss every week
I fly on 20 March; we go twice a year
The monthly stocktake is this Thursday
My annual check-up is on 24 March
The fridge man comes this Thursday, once a year he does
The lease is signed on 20 March 2026, once a year we meet
I swim every day for the race on 20 March
We meet on the 20th, in a room that costs more than three rooms did, every month
""",
    "fr": """
Deux comprimés par jour jusqu'à jeudi
Antibiotiques deux fois par jour jusqu'au 19
Mon bilan annuel est le 24 mars
Le dentiste c'est vendredi, et je nage chaque semaine
On signe le 20 mars ; on y va deux fois par an
""",
    "de": """
Der Arzt kommt am Freitag, und ich schwimme jede Woche
""",
    "es": """
Dos veces al día hasta el viernes
""",
}


def lines(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(code, text) for code, rows in table.items() for text in rows.strip().split("\n")]


@pytest.mark.parametrize(("language", "text"), lines(HABITS))
def test_a_habit_told_beside_a_date_makes_it_none_of_one_event(language: str, text: str) -> None:
    assert moments(text, SAID, "Europe/Paris", language) == ()


@pytest.mark.parametrize(("language", "text"), lines(EVENTS))
def test_a_habit_of_something_else_leaves_the_date(language: str, text: str) -> None:
    assert len(moments(text, SAID, "Europe/Paris", language)) == 1
