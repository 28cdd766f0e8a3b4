"""What an expression means, read on Wednesday 11 March 2026 at 15:00 in Paris."""

import time
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from souvenance.core.ranges import asked_range, last_moment, range_of, time_range
from souvenance.core.stretches import EARLIEST, LATEST
from souvenance.errors import InputError

NOW = datetime(2026, 3, 11, 14, tzinfo=UTC)
TZ = "Europe/Paris"
BOTH = ("fr", "en")


def days(text: str, *languages: str, now: datetime = NOW, tz: str = TZ) -> tuple[str, str] | None:
    """The local days from the first to the last, "" where there is no bound."""
    found = range_of(text, now=now, tz=tz, languages=languages or BOTH)
    if found is None:
        return None
    start, end = found
    assert start <= end
    first = "" if start == EARLIEST else f"{start.astimezone(ZoneInfo(tz)):%Y-%m-%d}"
    last = "" if end == LATEST else f"{(end - timedelta(seconds=1)).astimezone(ZoneInfo(tz)):%Y-%m-%d}"
    return first, last


ISO = {
    "2026": ("2026-01-01", "2026-12-31"), "2026-02": ("2026-02-01", "2026-02-28"), "2026-03-04": ("2026-03-04", "2026-03-04"),
    "2026-W10": ("2026-03-02", "2026-03-08"), "2026-03-01/2026-03-09": ("2026-03-01", "2026-03-09"),
    "2026-03-01..2026-03-09": ("2026-03-01", "2026-03-09"), "2026-03-01 - 2026-03-09": ("2026-03-01", "2026-03-09"),
    "11/2025": ("2025-11-01", "2025-11-30"), "2025/2026": ("2025-01-01", "2026-12-31"), "2025-11/2026-01": ("2025-11-01", "2026-01-31"), " 2026-03-04. ": ("2026-03-04", "2026-03-04"),
}  # fmt: skip
ENGLISH = {
    "yesterday": ("2026-03-10", "2026-03-10"), "Yesterday evening": ("2026-03-10", "2026-03-10"), "today": ("2026-03-11", "2026-03-11"),
    "the day before Christmas": ("2025-12-24", "2025-12-24"), "the weekend after Easter": ("2025-04-26", "2025-04-27"),
    "the first three days of January": ("2026-01-01", "2026-01-03"),
    "the day before yesterday": ("2026-03-09", "2026-03-09"), "last week": ("2026-03-02", "2026-03-08"),
    "this week": ("2026-03-09", "2026-03-15"), "earlier this week": ("2026-03-09", "2026-03-15"), "last month": ("2026-02-01", "2026-02-28"),
    "during last month": ("2026-02-01", "2026-02-28"), "last year": ("2025-01-01", "2025-12-31"), "last weekend": ("2026-03-07", "2026-03-08"),
    "in March": ("2026-03-01", "2026-03-31"), "March": ("2026-03-01", "2026-03-31"), "may": ("2025-05-01", "2025-05-31"),
    "in April": ("2025-04-01", "2025-04-30"), "in March 2025": ("2025-03-01", "2025-03-31"), "in 2024": ("2024-01-01", "2024-12-31"),
    "last Tuesday": ("2026-03-10", "2026-03-10"), "on Monday": ("2026-03-09", "2026-03-09"), "Friday": ("2026-03-06", "2026-03-06"),
    "Monday last week": ("2026-03-02", "2026-03-02"), "3 days ago": ("2026-03-08", "2026-03-08"), "three days ago?": ("2026-03-08", "2026-03-08"),
    "a couple of days ago": ("2026-03-09", "2026-03-09"), "two weeks ago": ("2026-02-23", "2026-03-01"), "2 months ago": ("2026-01-01", "2026-01-31"),
    "a year ago": ("2025-01-01", "2025-12-31"), "an hour ago": ("2026-03-11", "2026-03-11"), "3 March": ("2026-03-03", "2026-03-03"),
    "on the 3rd of March": ("2026-03-03", "2026-03-03"), "March 30th": ("2025-03-30", "2025-03-30"), "the 5th": ("2026-03-05", "2026-03-05"),
    "the last 3 days": ("2026-03-08", "2026-03-11"), "in the past two weeks": ("2026-02-25", "2026-03-11"), "last 7 days": ("2026-03-04", "2026-03-11"),
    "since Monday": ("2026-03-09", "2026-03-11"), "since 2025": ("2025-01-01", "2026-03-11"), "after Monday": ("2026-03-10", "2026-03-11"),
    "before 2024": ("", "2023-12-31"), "until last Friday": ("", "2026-03-06"), "before March": ("", "2026-02-28"),
    "from 3 to 9 June": ("2025-06-03", "2025-06-09"), "between March and May 2025": ("2025-03-01", "2025-05-31"),
    "from Monday to Friday": ("2026-03-02", "2026-03-06"), "from 20 December to 3 January": ("2025-12-20", "2026-01-03"),
    "from December 3 2024 to January 5": ("2024-12-03", "2025-01-05"), "3 March 2025 to yesterday": ("2025-03-03", "2026-03-10"),
    "Monday of last week": ("2026-03-02", "2026-03-02"), "in September last year": ("2025-09-01", "2025-09-30"),
    "the week before last": ("2026-02-23", "2026-03-01"), "last quarter": ("2025-10-01", "2025-12-31"), "late February": ("2026-02-19", "2026-02-28"),
    "end of 2025": ("2025-08-31", "2025-12-31"), "winter": ("2025-12-21", "2026-03-19"), "about two weeks ago": ("2026-02-23", "2026-03-01"),
    "last fri": ("2026-03-06", "2026-03-06"), "tues": ("2026-03-10", "2026-03-10"), "last christmas": ("2025-12-25", "2025-12-25"),
    "3d ago": ("2026-03-08", "2026-03-08"), "January to now": ("2026-01-01", "2026-03-11"), "all of last week": ("2026-03-02", "2026-03-08"), "at Christmas": ("2025-12-25", "2025-12-25"), "last summer": ("2025-06-21", "2025-09-22"), "Q1 2025": ("2025-01-01", "2025-03-31"),
}  # fmt: skip
FRENCH = {
    "hier": ("2026-03-10", "2026-03-10"), "hier soir": ("2026-03-10", "2026-03-10"), "avant-hier": ("2026-03-09", "2026-03-09"),
    "avant hier": ("2026-03-09", "2026-03-09"), "aujourd’hui": ("2026-03-11", "2026-03-11"), "la semaine dernière": ("2026-03-02", "2026-03-08"),
    "semaine derniere": ("2026-03-02", "2026-03-08"), "cette semaine": ("2026-03-09", "2026-03-15"), "le mois dernier": ("2026-02-01", "2026-02-28"),
    "le mois passé": ("2026-02-01", "2026-02-28"), "l’année dernière": ("2025-01-01", "2025-12-31"), "le week-end dernier": ("2026-03-07", "2026-03-08"),
    "en mars": ("2026-03-01", "2026-03-31"), "mars": ("2026-03-01", "2026-03-31"), "en mars 2025": ("2025-03-01", "2025-03-31"),
    "au mois de mai": ("2025-05-01", "2025-05-31"), "mardi dernier": ("2026-03-10", "2026-03-10"), "lundi": ("2026-03-09", "2026-03-09"),
    "le 3 mars": ("2026-03-03", "2026-03-03"), "le mardi 3 mars": ("2026-03-03", "2026-03-03"), "le 30 mars": ("2025-03-30", "2025-03-30"),
    "il y a trois jours": ("2026-03-08", "2026-03-08"), "ya 3 jours": ("2026-03-08", "2026-03-08"), "il y a deux semaines": ("2026-02-23", "2026-03-01"),
    "il y a 2 mois": ("2026-01-01", "2026-01-31"), "il y a un an": ("2025-01-01", "2025-12-31"), "les trois derniers jours": ("2026-03-08", "2026-03-11"),
    "ces deux dernières semaines": ("2026-02-25", "2026-03-11"), "depuis trois jours": ("2026-03-08", "2026-03-11"),
    "depuis lundi": ("2026-03-09", "2026-03-11"), "depuis le 3 mars": ("2026-03-03", "2026-03-11"), "après lundi": ("2026-03-10", "2026-03-11"),
    "avant 2024": ("", "2023-12-31"), "avant mars": ("", "2026-02-28"), "jusqu'à vendredi dernier": ("", "2026-03-06"),
    "du 3 au 9 juin": ("2025-06-03", "2025-06-09"), "du 20 décembre au 3 janvier": ("2025-12-20", "2026-01-03"),
    "entre mars et mai 2025": ("2025-03-01", "2025-05-31"), "de lundi à vendredi": ("2026-03-02", "2026-03-06"),
    "lundi de la semaine dernière": ("2026-03-02", "2026-03-02"), "en septembre de l'année dernière": ("2025-09-01", "2025-09-30"),
    "le 3 du mois dernier": ("2026-02-03", "2026-02-03"), "toute la semaine dernière": ("2026-03-02", "2026-03-08"),
    "la nuit dernière": ("2026-03-10", "2026-03-10"), "y'a 2 ans": ("2024-01-01", "2024-12-31"), "fin février": ("2026-02-19", "2026-02-28"),
    "ven dernier": ("2026-03-06", "2026-03-06"), "depuis le 3": ("2026-03-03", "2026-03-11"), "la veille de Noël": ("2025-12-24", "2025-12-24"), "le lendemain de Pâques": ("2025-04-21", "2025-04-21"), "à Noël dernier": ("2025-12-25", "2025-12-25"),
    "au cours de l'été": ("2025-06-21", "2025-09-22"), "de janvier à maintenant": ("2026-01-01", "2026-03-11"), "au printemps": ("2025-03-20", "2025-06-20"), "à Noël": ("2025-12-25", "2025-12-25"), "l'été dernier": ("2025-06-21", "2025-09-22"), "03/04/2025": ("2025-04-03", "2025-04-03"),
}  # fmt: skip
NO_RANGE = [
    "", "   ", "foo", "?", "2026-02-30", "2026-13", "31 February", "20260304", "2026-3", "recently", "récemment", "these days", "every Monday",
    "mondays", "tous les lundis", "le mardi", "le lundi", "for three days", "pendant trois jours", "a few days ago", "yesterday at 3pm", "hier et avant-hier", "Friday of last month of", "mars de la semaine dernière",
    "what did Léa say yesterday", "qu'a dit Léa hier ?", "between yesterday", "yesterday yesterday", "昨天", "\ud800", "2026-03-09/foo",
    "2026-03-04T25:00", "2026-03-04T14:30+99:00", "9" * 50, "in " * 60, "from to", "du au", "since", "depuis", "x" * 1_000_000,
]  # fmt: skip


@pytest.mark.parametrize(("text", "meant"), ISO.items())
def test_iso_is_read_in_any_language(text: str, meant: tuple[str, str]) -> None:
    assert days(text) == days(text, "und") == meant


@pytest.mark.parametrize(("text", "meant"), ENGLISH.items())
def test_an_english_expression(text: str, meant: tuple[str, str]) -> None:
    assert days(text, "en") == meant


@pytest.mark.parametrize(("text", "meant"), FRENCH.items())
def test_a_french_expression(text: str, meant: tuple[str, str]) -> None:
    assert days(text, "fr") == meant


@pytest.mark.parametrize("text", NO_RANGE)
def test_what_is_no_single_stretch_is_not_guessed(text: str) -> None:
    started = time.perf_counter()
    assert range_of(text, now=NOW, tz=TZ, languages=("en", "fr", "de", "zh")) is None
    assert time.perf_counter() - started < 2


def test_a_numeric_date_is_read_as_the_first_language_does() -> None:
    assert days("03/04/2025", "fr", "en") == ("2025-04-03", "2025-04-03")
    assert days("03/04/2025", "en", "fr") == ("2025-03-04", "2025-03-04")
    assert days("3. März 2025", "de") == ("2025-03-03", "2025-03-03")


@pytest.mark.parametrize(
    ("text", "now", "hours"),
    [("2026-03-29", NOW, 23), ("2026-10-25", NOW, 25), ("yesterday", datetime(2026, 3, 30, 8, tzinfo=UTC), 23),
     ("hier", datetime(2026, 10, 26, 8, tzinfo=UTC), 25), ("last week", datetime(2026, 3, 30, 8, tzinfo=UTC), 7 * 24 - 1)],
)  # fmt: skip
def test_a_day_on_which_the_clock_moves_is_whole(text: str, now: datetime, hours: int) -> None:
    found = range_of(text, now=now, tz=TZ, languages=BOTH)
    assert found is not None
    assert found[1] - found[0] == timedelta(hours=hours)


def test_yesterday_is_that_of_the_person_s_zone() -> None:
    now = datetime(2026, 3, 11, 23, 30, tzinfo=UTC)  # the 12th in Paris, the 11th in New York
    assert days("yesterday", "en", now=now) == ("2026-03-11", "2026-03-11")
    assert days("yesterday", "en", now=now, tz="America/New_York") == ("2026-03-10", "2026-03-10")


@pytest.mark.parametrize(
    ("tz", "day", "hours"),
    [("America/Sao_Paulo", "2018-11-04", 23), ("Africa/Cairo", "2023-04-28", 23), ("America/Havana", "2026-11-01", 25),
     ("Asia/Beirut", "2026-10-25", 24), ("Pacific/Apia", "2011-12-30", 0), ("Asia/Kathmandu", "2026-03-29", 24)],
)  # fmt: skip
def test_a_midnight_that_is_skipped_or_comes_twice_makes_no_gap(tz: str, day: str, hours: int) -> None:
    found = range_of(day, now=NOW, tz=tz, languages=())
    after = range_of(f"{date.fromisoformat(day) + timedelta(days=1)}", now=NOW, tz=tz, languages=())
    assert found is not None
    assert after is not None
    assert found[1] == after[0]
    assert found[1] - found[0] == timedelta(hours=hours)


@pytest.mark.parametrize(
    ("text", "start", "seconds"),
    [("2026-03-04T14:30", "2026-03-04T13:30Z", 60), ("2026-03-04 14:30:10", "2026-03-04T13:30:10Z", 1), ("2026-03-04T14", "2026-03-04T13:00Z", 3600),
     ("2026-03-04T14:30Z", "2026-03-04T14:30Z", 60), ("2026-03-04T14:30+05:30", "2026-03-04T09:00Z", 60),
     ("2026-03-04T14:30/2026-03-04T15:30", "2026-03-04T13:30Z", 3660), ("2026-03-04T14:30/2026-03-04", "2026-03-04T13:30Z", 34_200)],
)  # fmt: skip
def test_a_time_lasts_as_long_as_its_smallest_unit(text: str, start: str, seconds: int) -> None:
    begin = datetime.fromisoformat(start)
    assert range_of(text, now=NOW, tz=TZ, languages=()) == (begin, begin + timedelta(seconds=seconds))


def test_an_hour_that_comes_twice_is_both_and_one_that_is_skipped_is_no_error() -> None:
    twice = range_of("2026-10-25T02:30/2026-10-25T02:30", now=NOW, tz=TZ, languages=())
    assert twice == (datetime(2026, 10, 25, 0, 30, tzinfo=UTC), datetime(2026, 10, 25, 1, 31, tzinfo=UTC))
    skipped = range_of("2026-03-29T02:30", now=NOW, tz=TZ, languages=())
    assert skipped is not None
    assert skipped[0] < skipped[1]


def test_the_ends_of_the_calendar_break_nothing() -> None:
    for tz in ("Pacific/Auckland", "America/Los_Angeles"):
        for text in (
            "0001-01-01",
            "9999-12-31",
            "0001",
            "9999",
            "9999-12-31T23:59",
            "before 0001-01-01",
            "1000 years ago",
            "9999 decades ago",
        ):
            found = range_of(text, now=NOW, tz=tz, languages=("en",))
            assert found is None or EARLIEST <= found[0] <= found[1] <= LATEST


# -- ends and arguments ------------------------------------------------------------------------------------------------


def test_an_end_may_be_a_text_a_date_or_an_aware_time() -> None:
    def at(given: object, *, end: bool) -> datetime | None:
        return time_range(given, now=NOW, tz=TZ, languages=BOTH, end=end)  # type: ignore[arg-type]

    midnight, next_one = datetime(2026, 3, 9, 23, tzinfo=UTC), datetime(2026, 3, 10, 23, tzinfo=UTC)
    for given in ("hier", "2026-03-10", date(2026, 3, 10)):
        assert at(given, end=False) == midnight
        assert at(given, end=True) == next_one
    exact = datetime(2026, 3, 10, 8, tzinfo=ZoneInfo(TZ))
    assert at(exact, end=False) == at(exact, end=True) == exact
    assert at(None, end=False) is None
    for wrong in ("soon", "", datetime(2026, 3, 10), 20_260_310, ["hier"]):  # noqa: DTZ001
        with pytest.raises(InputError, match="end is"):
            at(wrong, end=True)


def test_a_point_in_time_is_the_end_of_what_is_named_or_a_time_itself() -> None:
    def at(given: object) -> datetime:
        return last_moment(given, name="as_of", now=NOW, tz=TZ, languages=BOTH)  # type: ignore[arg-type]

    for given in ("hier", "yesterday", "2026-03-10", date(2026, 3, 10)):
        assert at(given) == datetime(2026, 3, 10, 22, 59, 59, 999_999, tzinfo=UTC)
    assert at("2025") == datetime(2025, 12, 31, 22, 59, 59, 999_999, tzinfo=UTC)
    exact = datetime(2026, 3, 10, 8, tzinfo=ZoneInfo(TZ))
    assert at(exact) == exact
    assert at("0001-01-01T00:00+14:00") == EARLIEST  # it lies before the calendar
    for wrong in ("soon", "", datetime(2026, 3, 10), 20_260_310, None):  # noqa: DTZ001
        with pytest.raises(InputError, match="as_of is"):
            at(wrong)


def ask(**given: object) -> tuple[datetime, datetime] | None:
    return asked_range(**({"start": None, "end": None, "when": None} | given), now=NOW, tz=TZ, languages=BOTH)  # type: ignore[arg-type]


def test_when_is_start_and_end_in_one() -> None:
    assert ask() is None
    for text in ("hier", "2026-02", "en mars 2025", "last week"):
        assert ask(when=text) == ask(start=text, end=text)
    assert ask(start="hier") == (datetime(2026, 3, 9, 23, tzinfo=UTC), LATEST)
    assert ask(end="hier") == (EARLIEST, datetime(2026, 3, 10, 23, tzinfo=UTC))


@pytest.mark.parametrize(
    "given",
    [{"when": "soon"}, {"when": ""}, {"when": 3}, {"when": "hier", "start": "hier"}, {"when": "hier", "end": "hier"}, {"start": "soon"},
     {"start": "hier", "end": "avant-hier"}, {"start": date(2026, 3, 2), "end": date(2026, 3, 1)}],
)  # fmt: skip
def test_what_cannot_be_honoured_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(InputError) as error:
        ask(**given)
    assert "when" in str(error.value) or "start" in str(error.value)
    if given == {"when": "soon"}:
        assert all(each in str(error.value) for each in ("'soon'", "2026-03-04", "'yesterday'", "'il y a trois jours'"))
