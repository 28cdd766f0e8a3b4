from datetime import date

import pytest

from souvenance.core.beside import led, moved

EASTER = date(2026, 4, 5)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("en", "the day before ", {"days_beside": "-1"}),
        ("en", "two weeks after the ", {"days_beside": "14"}),
        ("en", "on the monday before ", {"weekday_beside": "-1"}),
        ("en", "the weekend after ", {"weekends_beside": "1"}),
        ("fr", "l'avant-veille de ", {"days_beside": "-2"}),
        ("fr", "trois jours apres ", {"days_beside": "3"}),
        ("fr", "le samedi avant ", {"weekday_beside": "-6"}),
        ("fr", "la semaine apres ", {"weeks_beside": "1"}),
        ("de", "am tag nach ", {"days_beside": "1"}),
        ("es", "dos dias antes del ", {"days_beside": "-2"}),
    ],
)
def test_what_leads_to_a_day_beside_a_date(language: str, text: str, words: dict[str, str]) -> None:
    lead = led(text + "easter", len(text), language)
    assert lead is not None
    assert lead[1] == words


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "i have two weeks before "),
        ("en", "only two weeks before "),
        ("en", "all day before "),
        ("en", "the day before, on "),
        ("fr", "j'ai deux semaines avant "),
        ("fr", "les deux semaines avant "),
        ("fr", "la veille, "),
        ("fr", "la vieille de "),
        ("zh", "the day before "),
    ],
)
def test_what_leads_to_the_date_itself(language: str, text: str) -> None:
    assert led(text + "easter", len(text), language) is None


@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ({}, EASTER, EASTER),
        ({"days_beside": "-2"}, date(2026, 4, 3), date(2026, 4, 3)),
        ({"weekday_beside": "-7"}, date(2026, 3, 29), date(2026, 3, 29)),
        ({"weekday_beside": "7"}, date(2026, 4, 12), date(2026, 4, 12)),
        ({"weekday_beside": "-5"}, date(2026, 4, 3), date(2026, 4, 3)),
        ({"weekends_beside": "-1"}, date(2026, 3, 28), date(2026, 3, 29)),
        ({"weekends_beside": "1"}, date(2026, 4, 11), date(2026, 4, 12)),
        ({"weeks_beside": "-1"}, date(2026, 3, 30), date(2026, 4, 4)),
        ({"weeks_beside": "1"}, date(2026, 4, 6), date(2026, 4, 12)),
    ],
)
def test_days_beside_easter(words: dict[str, str], first: date, last: date) -> None:
    assert moved((EASTER, EASTER), words) == (first, last)


def test_a_day_beside_the_edge_of_the_calendar_is_an_error() -> None:
    with pytest.raises(OverflowError):
        moved((date.min, date.min), {"days_beside": "-1"})
