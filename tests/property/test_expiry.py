from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.expiry import dated, ended_by, ends, period, supported
from souvenance.core.moments import moments

ZONES = st.sampled_from(
    [
        "UTC",
        "Europe/Paris",
        "America/New_York",
        "Pacific/Kiritimati",
        "Pacific/Pago_Pago",
        "Asia/Kathmandu",
        "Africa/Casablanca",
    ]
)
TIMES = st.datetimes(datetime(1990, 1, 1), datetime(2060, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - the zone is drawn
LANGUAGES = st.sampled_from(["en", "fr", "de", "und"])
PIECES = st.sampled_from(
    [
        "tomorrow",
        "demain",
        "hier",
        "yesterday",
        "Friday",
        "vendredi",
        "next",
        "prochain",
        "prochaine",
        "week",
        "semaine",
        "last",
        "dernier",
        "the",
        "le",
        "la",
        "on",
        "until",
        "jusqu'à",
        "since",
        "depuis",
        "from",
        "du",
        "to",
        "au",
        "3",
        "9",
        "13th",
        "31",
        "29",
        "February",
        "février",
        "juin",
        "June",
        "2028",
        "every",
        "tous",
        "les",
        "in",
        "dans",
        "ten",
        "dix",
        "days",
        "jours",
        "ago",
        "il",
        "y",
        "a",
        "of",
        "de",
        "end",
        "fin",
        "month",
        "mois",
        "Christmas",
        "Noël",
        "this",
        "ce",
        "soir",
        "tonight",
        "I",
        "saw",
        "j'ai",
        "vu",
        "will",
        "2026-03-04",
        "(2026-03-04)",
        "15/04/2026",
        ",",
        ".",
        "!",
        "and",
        "et",
        "weekend",
        "été",
        "summer",
        "waiting",
        "for",
        "j'attends",
        "Alice",
        "not",
        "pas",
        "say",
        "plutôt",
        "Easter",
        "Q3",
        "EOM",
        "morning",
        "matin",
        "'s",
        "'",
    ]
)
TEXTS = st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=14).map(" ".join))


@given(text=TEXTS, said_at=TIMES, tz=ZONES, language=LANGUAGES)
def test_dated_twice_is_dated_once(text: str, said_at: datetime, tz: str, language: str) -> None:
    once = dated(text, said_at, tz, language)
    assert dated(once, said_at, tz, language) == once


@given(text=TEXTS, said_at=TIMES, tz=ZONES, language=LANGUAGES)
def test_dated_only_adds(text: str, said_at: datetime, tz: str, language: str) -> None:
    left = iter(dated(text, said_at, tz, language))
    assert all(sign in left for sign in text)


@given(text=TEXTS, said_at=TIMES, tz=ZONES, language=LANGUAGES)
def test_an_end_is_the_local_midnight_after_its_last_day_and_after_it_was_said(
    text: str, said_at: datetime, tz: str, language: str
) -> None:
    ending = ends(text, said_at, tz, language)
    if ending is None:
        return
    zone = ZoneInfo(tz)
    assert ending.expires_at == datetime.combine(ending.last_day + timedelta(days=1), time(), zone).astimezone(UTC)
    assert ending.expires_at > said_at
    assert ending.last_day >= said_at.astimezone(zone).date()
    assert ending.why
    assert ending.default or supported(ending.last_day, text, said_at, tz, language)


@given(text=TEXTS, tz=ZONES, language=LANGUAGES)
def test_nothing_relative_is_resolved_when_nobody_knows_when_it_was_said(text: str, tz: str, language: str) -> None:
    assert not any(moment.relative for moment in moments(text, None, tz, language))
    assert dated(text, None, tz, language) == text
    ending = ends(text, None, tz, language)
    assert ending is None or (not ending.default and str(ending.last_day.year) in text.replace("0", "0"))


@given(text=TEXTS, said_at=TIMES, tz=ZONES, language=LANGUAGES)
def test_moments_are_in_order_inside_the_text_and_run_forward(text: str, said_at: datetime, tz: str, language: str) -> None:
    place = 0
    for moment in moments(text, said_at, tz, language):
        assert place <= moment.start < moment.end <= len(text)
        assert moment.first <= moment.last
        place = moment.end
    start, end = period(text, said_at, tz, language)
    assert start is None or end is None or start < end


@given(memory=TEXTS, later=TEXTS, language=LANGUAGES)
def test_an_event_is_ended_or_not_and_never_fails(memory: str, later: str, language: str) -> None:
    assert ended_by(memory, later, language) in {True, False}
