from datetime import UTC, datetime

import pytest

from souvenance.core.dates import date_tokens, day_tokens
from souvenance.core.finding import chosen_in
from souvenance.languages import NEUTRAL, PACKS, pack_for

DAY = ["@04", "@04-09"]
DATE = ["@2026", "@2026-04", "@2026-04-09", *DAY]


@pytest.mark.parametrize(
    ("language", "text", "terms"),
    [
        ("en", "9 April", DAY),
        ("en", "April 9th", DAY),
        ("en", "on the 9th of April, 2026.", DATE),
        ("en", "April 9, 2026", DATE),
        ("en", "April the 9th", DAY),
        ("en", "9-Apr-2026", DATE),
        ("en", "APR. 9 2026", DATE),
        ("en", "9 April 2026", DATE),
        ("en", "from 9–11 April", ["@04", "@04-11"]),
        ("en", "in May 2023", ["@2023", "@2023-05", "@05"]),
        ("en", "29 February", ["@02", "@02-29"]),
        ("fr", "le 1er mai", ["@05", "@05-01"]),
        ("fr", "le 9 avril 2026", DATE),
        ("fr", "l'été d'avril 2026", ["@2026", "@2026-04", "@04"]),
        ("fr", "le 14 août", ["@08", "@08-14"]),
        ("fr", "le 14 aou\u0302t", ["@08", "@08-14"]),
        ("fr", "le 3 févr. 2024", ["@2024", "@2024-02", "@2024-02-03", "@02", "@02-03"]),
        ("de", "am 9. April 2026", DATE),
        ("de", "9.April", DAY),
        ("de", "am 3. März", ["@03", "@03-03"]),
        ("de", "am 5ten Mai", ["@05", "@05-05"]),
        ("es", "el 9 de abril de 2026", DATE),
        ("es", "9 de abril del 2026", DATE),
        ("es", "el 1º de mayo", ["@05", "@05-01"]),
        ("it", "il 9 aprile", DAY),
        ("it", "l'8 settembre", ["@09", "@09-08"]),
        ("it", "il 1° maggio", ["@05", "@05-01"]),
        ("it", "9 d'aprile", DAY),
        ("pt", "9 de abril de 2026", DATE),
        ("pt", "1.º de maio", ["@05", "@05-01"]),
        ("pt", "2 de março", ["@03", "@03-02"]),
    ],
)
def test_a_named_day_is_read_in_every_language(language: str, text: str, terms: list[str]) -> None:
    assert date_tokens(text, PACKS[language]) == terms


@pytest.mark.parametrize("language", PACKS)
def test_every_month_of_every_language_is_read_beside_a_day(language: str) -> None:
    for name, month in PACKS[language].months.items():
        assert date_tokens(f"9 {name}", PACKS[language]) == [f"@{month:02}", f"@{month:02}-09"]


@pytest.mark.parametrize("text", ["2026-04-09", "2026-04-09T10:00", "2026/04/09", "2026-4-9", "IMG_2026-04-09"])
def test_iso_days_are_read_whatever_the_language(text: str) -> None:
    assert date_tokens(text, NEUTRAL) == DATE


def test_an_iso_month_is_a_month() -> None:
    assert date_tokens("2026-04", NEUTRAL) == ["@2026", "@2026-04", "@04"]


@pytest.mark.parametrize("text", ["09/04/2026", "9-4-2026", "9/4/26"])
def test_a_day_in_figures_follows_the_order_of_the_language(text: str) -> None:
    assert "@2026-04-09" in date_tokens(text, PACKS["fr"])
    assert "@2026-09-04" in date_tokens(text, PACKS["en"])


def test_a_day_that_cannot_be_in_that_order_is_read_in_the_other() -> None:
    assert "@2026-04-25" in date_tokens("25/04/2026", PACKS["en"])
    assert "@2026-04-25" in date_tokens("04/25/2026", PACKS["fr"])


def test_two_digit_years_turn_at_1969() -> None:
    assert "@2068-12-31" in date_tokens("31/12/68", PACKS["fr"])
    assert "@1969-12-31" in date_tokens("31/12/69", PACKS["fr"])


def test_only_german_writes_short_days_with_points() -> None:
    assert "@2030-01-02" in date_tokens("2.1.30", PACKS["de"])
    assert date_tokens("2.1.30", PACKS["fr"]) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", ""),
        ("en", "may I come"),
        ("en", "they march on"),
        ("en", "this may be late"),
        ("en", "31 February"),
        ("en", "45/45/99"),
        ("en", "v2.1.30"),
        ("en", "10.2.3.4"),
        ("en", "$2000"),
        ("en", "2000 €"),
        ("en", "12024"),
        ("en", "1,2024"),
        ("en", "chocolate may"),
        ("en", "32 dismay"),
        ("fr", "la planète mars"),
        ("fr", "sept chats"),
        ("fr", "en sept jours"),
        ("fr", "30 février"),
        ("it", "mar ago"),
        ("pt", "o Marco veio"),
        ("pt", "em dez dias"),
        ("es", "Julio vino"),
        ("und", "9 April"),
    ],
)
def test_what_is_no_date_gives_nothing(language: str, text: str) -> None:
    assert date_tokens(text, pack_for(language)) == []


@pytest.mark.parametrize(
    ("language", "text", "term"),
    [
        ("en", "what happened in May?", "@05"),
        ("en", "last March", "@03"),
        ("en", "mid-march", "@03"),
        ("fr", "en mars", "@03"),
        ("fr", "jusqu'en mars", "@03"),
        ("es", "en julio", "@07"),
        ("pt", "em março", "@03"),
    ],
)
def test_an_ambiguous_month_counts_after_a_word_that_announces_it(language: str, text: str, term: str) -> None:
    assert date_tokens(text, PACKS[language]) == [term]


@pytest.mark.parametrize(("language", "text"), [("en", "since april"), ("fr", "avril dernier"), ("de", "im Mai")])
def test_any_other_month_counts_alone(language: str, text: str) -> None:
    assert len(date_tokens(text, PACKS[language])) == 1


def test_sept_beside_a_number_is_september() -> None:
    assert date_tokens("le 4 sept", PACKS["fr"]) == ["@09", "@09-04"]
    assert date_tokens("sept. 2024", PACKS["fr"]) == ["@2024", "@2024-09", "@09"]


def test_only_english_puts_the_day_after_the_month() -> None:
    assert date_tokens("en mai 20 personnes", PACKS["fr"]) == ["@05"]
    assert date_tokens("April 9:30", PACKS["en"]) == ["@04"]


def test_two_dates_side_by_side_stay_two() -> None:
    assert date_tokens("9 April 10 May", PACKS["en"]) == ["@04", "@04-09", "@05", "@05-10"]


def test_a_month_beyond_december_leaves_the_year() -> None:
    assert date_tokens("2026-13-01", NEUTRAL) == ["@2026"]


def test_a_year_alone_is_a_date() -> None:
    assert date_tokens("in 1998, then 2004.", PACKS["en"]) == ["@1998", "@2004"]


def test_a_date_said_twice_is_given_once() -> None:
    assert date_tokens("9 April, April 9th", PACKS["en"]) == DAY


def test_the_day_of_a_turn_is_its_local_day() -> None:
    late = datetime(2026, 4, 8, 23, 30, tzinfo=UTC)
    assert day_tokens(late) == ["@2026", "@2026-04", "@2026-04-08", "@04", "@04-08"]
    assert day_tokens(late, 60) == DATE


def test_a_turn_without_a_time_has_no_day() -> None:
    assert day_tokens(None) == []


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "it", "pt"])
@pytest.mark.parametrize(
    "written", ["03.04.2026", "3.4.2026", "03/04/2026", "03-04-2026", "25/04/2026", "04/25/2026", "03.04.26"]
)
def test_a_date_in_digits_is_one_day_for_the_index_and_for_the_calendar(language: str, written: str) -> None:
    text = f"on {written} xyz"
    found = [f for f in chosen_in(text, language) if f.rule == "numeric"]
    days = {f"@{f.words['year']}-{int(f.words['month_number']):02}-{int(f.words['day']):02}" for f in found}
    assert len(days) == 1
    assert days <= set(date_tokens(text, PACKS[language]))


def test_points_put_the_day_first_in_every_language() -> None:
    assert "@2026-04-03" in date_tokens("due 03.04.2026", PACKS["en"])
    assert "@2026-03-04" in date_tokens("due 03/04/2026", PACKS["en"])
