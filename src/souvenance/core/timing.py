"""The times of a candidate: what its words say of when it holds, read by code and not by whoever proposed it."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from souvenance.core import expiry
from souvenance.types import Candidate, Turn


def timed(candidate: Candidate, turn: Turn, tz: str) -> Candidate:
    """A candidate with its dates: relative ones written out, its end, and when it was true.

    Args:
        candidate: an end that it brings holds only if the turn or the candidate's own words name that day.
        turn: the one that it was said in; without a time nothing relative is worked out.
        tz: IANA name of the speaker's zone.
    """
    text, said, language = candidate.text, turn.at, candidate.language
    found = expiry.ends(text, said, tz, language, candidate.kind)
    ends = found.expires_at if found is not None else None
    if candidate.expires_at is not None:
        last_day = _last_day(candidate.expires_at, tz)
        if last_day and any(expiry.supported(last_day, words, said, tz, language) for words in (text, turn.text)):
            ends = candidate.expires_at
    begun, over = expiry.period(text, said, tz, language)
    return replace(
        candidate,
        text=expiry.dated(text, said, tz, language),
        expires_at=ends,
        valid_from=candidate.valid_from or begun,
        valid_until=candidate.valid_until or over,
    )


def _last_day(end: datetime, tz: str) -> date | None:
    """The local day before an end; None at the edges of the calendar, which has none there."""
    try:
        return (end.astimezone(ZoneInfo(tz)) - timedelta(microseconds=1)).date()
    except OverflowError:
        return None
