from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.expiry import dated, ended_by, ends, period, supported
from souvenance.core.moments import moments
from souvenance.core.stretches import EARLIEST, LATEST
from souvenance.core.timing import timed
from souvenance.types import Candidate, Turn

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
LANGUAGES = st.sampled_from(["en", "fr", "de", "es", "und"])
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
        "the day before",
        "la veille de",
        "le lendemain du",
        "two weeks after",
        "first three days of",
        "three nights",
        "trois nuits",
        "on the",
        "and",
        "et",
        "twice a month",
        "every year",
        "would have gone",
        "aurait dû",
        "8 May",
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


EDGE_DAYS = [EARLIEST, EARLIEST + timedelta(days=1, hours=13), LATEST - timedelta(days=30), LATEST - timedelta(days=1), LATEST]
EDGE_TIMES = st.one_of(
    st.none(), TIMES, st.sampled_from(EDGE_DAYS),
    st.sampled_from([datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 12, 31, 23, 59, tzinfo=UTC)]),
)  # fmt: skip
EDGE_ZONES = st.sampled_from(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Paris"])
NUMBERS = st.one_of(
    st.sampled_from([0, 1, 2, 2024, 2025, 2026, 7972, 7973, 7974, 9998, 9999, 10_000, 95_687, 10**9, 10**20]),
    st.integers(0, 10**7),
).map(str)  # fmt: skip
EDGE_SHAPES = st.sampled_from(
    [
        "I have lived here for {} years", "J'habite ici depuis {} ans", "J'ai déménagé il y a {} mois", "I left {} weeks ago",
        "The lease ends in {} years", "Le bail finit dans {} ans", "I am here until 31 December {}", "Je reste jusqu'au 1er janvier {}",
        "Depuis janvier {}", "since January {}", "en décembre {}", "from 3 to 9 June {}", "the party is on {}-12-31",
        "La fête est le 01/01/{}", "in {} days", "dans {} jours", "in {} weekends", "in {} quarters", "dans {} trimestres",
        "in {} working days", "in {} hours", "I am waiting for an answer, {} times", "tomorrow", "yesterday", "hier", "next week",
        "la semaine dernière", "next year", "l'année prochaine", "last month", "this winter", "Christmas", "on Friday", "in December",
        "for another {} years", "encore {} ans", "the last week of {}", "end of {}", "fin {}", "in {}", "en {}",
        "{} days before Christmas", "{} semaines après Pâques", "from 3 June, {} nights", "the last {} days of May", "le 3 juin, {} ans plus tard",
    ]
)  # fmt: skip
EDGE_TEXTS = st.lists(st.tuples(EDGE_SHAPES, NUMBERS).map(lambda pair: pair[0].format(pair[1])), min_size=1, max_size=3).map(
    ". ".join
)


@given(
    text=EDGE_TEXTS, said_at=EDGE_TIMES, tz=EDGE_ZONES, language=LANGUAGES,
    claimed=st.sampled_from([None, EARLIEST, LATEST, datetime(2026, 3, 4, tzinfo=UTC)]),
)  # fmt: skip
def test_no_number_and_no_day_at_the_edge_of_the_calendar_is_an_error(
    text: str, said_at: datetime | None, tz: str, language: str, claimed: datetime | None
) -> None:
    turn = Turn(
        id="t", scope="s", session="s", seq=1, at=said_at, utc_offset_min=0, role="user", speaker="Lise", text=text,
        language=language, origin="user", author="p", audience="adult", revision=1, content_hash=b"", created_at=EARLIEST,
    )  # fmt: skip
    proposed = Candidate(text=text, kind="fact", subject="Lise", language=language, sources=("t",), expires_at=claimed)
    found = timed(proposed, turn, tz)
    ending = ends(text, said_at, tz, language)
    assert ending is None or found.expires_at in {ending.expires_at, claimed}
    once = dated(text, said_at, tz, language)
    assert dated(once, said_at, tz, language) == once
