"""Ranges over random zones, days and turns: exactly the turns of those local days."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance.core.ranges import asked_range, last_moment, range_of
from souvenance.core.stretches import EARLIEST, LATEST

ZONES = st.sampled_from([
    "Europe/Paris", "America/New_York", "America/Sao_Paulo", "America/Havana", "Africa/Cairo", "Asia/Beirut", "Asia/Kathmandu", "Australia/Lord_Howe",
    "Pacific/Apia", "Pacific/Chatham", "America/St_Johns", "Africa/Casablanca", "Atlantic/Azores", "America/Nuuk", "Antarctica/Troll", "UTC",
])  # fmt: skip
DAYS = st.dates(date(2012, 1, 1), date(2037, 12, 30))  # before, St John's moved its clock a minute past midnight
HOURS = st.lists(st.integers(-40 * 3_600, 40 * 3_600), min_size=1, max_size=30)  # seconds from noon UTC


def moves(tz: str, year: int) -> list[date]:
    """The days of a year on which the clock moves."""
    zone, first = ZoneInfo(tz), datetime(year, 1, 1, 12, tzinfo=UTC)
    noons = [first + timedelta(days=n) for n in range(365)]
    return [
        noon.astimezone(zone).date()
        for noon, before in zip(noons[1:], noons, strict=False)
        if noon.astimezone(zone).utcoffset() != before.astimezone(zone).utcoffset()
    ]


@st.composite
def zoned_days(draw: st.DrawFn) -> tuple[str, date]:
    """A zone and a day, often one of 23 or 25 hours."""
    tz, day = draw(ZONES), draw(DAYS)
    around = moves(tz, day.year) if draw(st.booleans()) else []
    return tz, draw(st.sampled_from(around)) + timedelta(days=draw(st.integers(-1, 1))) if around else day


@settings(max_examples=80)
@given(zoned_days())
def test_the_last_moment_of_a_day_is_of_that_day_and_the_next_is_not(where: tuple[str, date]) -> None:
    tz, day = where
    for named in (day, day.isoformat()):
        last = last_moment(named, name="as_of", now=datetime(2026, 1, 1, tzinfo=UTC), tz=tz, languages=())
        found = range_of(day.isoformat(), now=datetime(2026, 1, 1, tzinfo=UTC), tz=tz, languages=())
        assert found is not None
        assert last + timedelta.resolution == found[1]
        if found[0] != found[1]:  # a day that a zone left out has no moment
            assert last.astimezone(ZoneInfo(tz)).date() == day
            assert (last + timedelta.resolution).astimezone(ZoneInfo(tz)).date() > day


@settings(max_examples=80)
@given(zoned_days(), HOURS)
def test_a_day_holds_exactly_what_was_said_on_it(where: tuple[str, date], seconds: list[int]) -> None:
    tz, day = where
    found = range_of(day.isoformat(), now=datetime(2026, 1, 1, tzinfo=UTC), tz=tz, languages=())
    assert found is not None
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    for moment in [
        *(noon + timedelta(seconds=n) for n in seconds),
        *found,
        found[0] - timedelta(seconds=1),
        found[1] - timedelta(seconds=1),
    ]:
        if found[0] == found[1]:  # a day that a zone left out
            continue
        said = moment.astimezone(ZoneInfo(tz)).date() == day
        assert (found[0] <= moment < found[1]) == said
        assert (np.float64(found[0].timestamp()) <= moment.timestamp() < found[1].timestamp()) == said  # as the search compares


@settings(max_examples=80)
@given(zoned_days(), st.integers(0, 86_399))
def test_yesterday_ends_where_today_begins(where: tuple[str, date], second: int) -> None:
    tz, day = where
    now = datetime.combine(day, datetime.min.time(), ZoneInfo(tz)).astimezone(UTC) + timedelta(seconds=second)
    for before, after in (
        ("yesterday", "today"),
        ("hier", "aujourd'hui"),
        ("last week", "this week"),
        ("le mois dernier", "ce mois-ci"),
    ):
        earlier, later = (range_of(text, now=now, tz=tz, languages=("en", "fr")) for text in (before, after))
        assert earlier is not None
        assert later is not None
        assert earlier[0] <= earlier[1] == later[0] <= now < later[1]


WORDS = st.sampled_from(
    [
        "yesterday",
        "hier",
        "last week",
        "en mars",
        "2025",
        "2025-06",
        "3 days ago",
        "mardi dernier",
        "la semaine dernière",
        "in May",
    ]
)


@given(WORDS, zoned_days())
def test_start_and_end_of_one_expression_are_when(text: str, where: tuple[str, date]) -> None:
    now = datetime.combine(where[1], datetime.min.time(), UTC) + timedelta(hours=15)
    given_by = {"now": now, "tz": where[0], "languages": ("en", "fr")}
    when = asked_range(start=None, end=None, when=text, **given_by)  # type: ignore[arg-type]
    assert when is not None
    if when[0] < when[1]:
        assert asked_range(start=text, end=text, when=None, **given_by) == when  # type: ignore[arg-type]
    assert asked_range(start=text, end=None, when=None, **given_by) == (when[0], LATEST)  # type: ignore[arg-type]
    assert asked_range(start=None, end=text, when=None, **given_by) == (EARLIEST, when[1])  # type: ignore[arg-type]


PIECES = st.lists(
    st.sampled_from(["in", "since", "before", "from", "to", "and", "the last", "3 days ago", "du", "au", "hier", "mars", "2025", "2026-03-04", "/", "..", "week"])
    | st.text(max_size=6), max_size=9,
).map(" ".join)  # fmt: skip


@given(PIECES, ZONES)
def test_any_text_is_a_range_or_none(text: str, tz: str) -> None:
    found = range_of(text, now=datetime(2026, 3, 11, 14, tzinfo=UTC), tz=tz, languages=("en", "fr", "de", "zh"))
    assert found is None or EARLIEST <= found[0] <= found[1] <= LATEST
