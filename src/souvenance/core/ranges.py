"""A stretch of time that somebody asks for, in ISO or in words, as two moments: local days of the person's zone.

What cannot be read is refused, never ignored.
"""

import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from souvenance.core.finding import aligned
from souvenance.core.moments import local
from souvenance.core.past import Ear, iso_days, past_days
from souvenance.core.stretches import EARLIEST, LATEST, in_utc, midnight, midnight_after
from souvenance.errors import InputError
from souvenance.languages.ranges import RANGE_WORDS

Range = tuple[datetime, datetime]  # aware UTC, [start, end)

LONGEST = 200  # characters of an expression
_ISO_TIME = re.compile(r"\d{4}-\d\d-\d\d[t ]\d\d(?P<minute>:\d\d(?P<second>:\d\d(?:\.\d{1,6})?)?)?(?:z|[+-]\d\d:?\d\d)?")
_AROUND = " \t.,;:!?\"'«»“”()[]"


def range_of(text: str, *, now: datetime, tz: str, languages: Sequence[str]) -> Range | None:
    """The moments [start, end) that an expression means, or None where it cannot be read wholly as one.

    ISO: a year, month, week, day or time, or two of them ("2026-03-01/2026-03-09"). In words: those of ``core/reckoning``
    ("yesterday", "il y a trois jours", "last Tuesday"), and with an open side "since Monday" (until today) and "before 2024".
    Days are whole and local: one on which the clock moves has 23 or 25 hours. Weeks go from Monday to Sunday; "two weeks ago"
    is that week, "two months ago" that month; "the last three days" begin three days ago and end with today.

    Args:
        now: aware.
        tz: IANA name of the person's zone.
        languages: ISO 639-1, tried in order: "03/04/2026" is read as the first that knows it does.
    """
    folded = " ".join(aligned(text[: LONGEST + 1]).split()).strip(_AROUND)
    said = local(now, tz)
    if said is None or not folded or len(text) > LONGEST:
        return None
    if (exact := _exact(folded, tz)) is not None:
        return exact
    for language in dict.fromkeys([*languages, "und"]):
        days = past_days(folded, Ear(said, language))
        if days is not None:
            return midnight(days[0], tz), midnight_after(days[1], tz)
    return None


def time_range(
    given: str | date | datetime | None, *, now: datetime, tz: str, languages: Sequence[str], end: bool
) -> datetime | None:
    """One end of a range, aware UTC: the first moment of what is given, or (``end``) the first one after it.

    Raises InputError for what cannot be read, and for a ``datetime`` without a zone. None stays None.
    """
    if given is None:
        return None
    return _side(given, "end" if end else "start", now=now, tz=tz, languages=languages, end=end)


def last_moment(given: str | date | datetime, *, name: str, now: datetime, tz: str, languages: Sequence[str]) -> datetime:
    """A point in time, aware UTC: a datetime as it is; of a day, month or other stretch the last microsecond.

    Args:
        given: as one end of a range may be.
        name: of the argument, for the error.
        now: aware.
        tz: IANA name of the person's zone.
        languages: as in ``range_of``.

    Raises InputError as ``time_range`` does.
    """
    found = _side(given, name, now=now, tz=tz, languages=languages, end=True)
    return found if isinstance(given, datetime) or found == EARLIEST else found - timedelta.resolution


def _side(given: str | date | datetime, name: str, *, now: datetime, tz: str, languages: Sequence[str], end: bool) -> datetime:
    if isinstance(given, datetime):
        if given.tzinfo is None or given.utcoffset() is None:
            raise InputError(f"{name} is {given.isoformat()}, which has no zone: give an aware datetime, or the time as a text")
        return in_utc(given)
    if isinstance(given, date):
        return midnight_after(given, tz) if end else midnight(given, tz)
    if not isinstance(given, str):
        raise InputError(f"{name} is {given!r}: it must be a text, a date, an aware datetime, or none")
    found = range_of(given, now=now, tz=tz, languages=languages)
    if found is None:
        raise _unread(name, given)
    return found[1] if end else found[0]


def asked_range(
    *,
    start: str | date | datetime | None,
    end: str | date | datetime | None,
    when: str | None,
    now: datetime,
    tz: str,
    languages: Sequence[str],
) -> Range | None:
    """The range of three arguments of which each may be missing; None where all are.

    Raises InputError for what cannot be read, for ``when`` beside one of the others, and for an end before its start.
    """
    if start is None and end is None and when is None:
        return None
    if when is not None:
        if start is not None or end is not None:
            raise InputError("when stands for both start and end: give one or the other")
        found = range_of(when, now=now, tz=tz, languages=languages) if isinstance(when, str) else None
        if found is None:
            raise _unread("when", when)
        return found
    first = time_range(start, now=now, tz=tz, languages=languages, end=False) or EARLIEST
    last = time_range(end, now=now, tz=tz, languages=languages, end=True) or LATEST
    if last <= first:
        raise InputError(f"the range is empty: start {start!r} is {first:%Y-%m-%d %H:%M} UTC, end {end!r} is "
                         f"{last:%Y-%m-%d %H:%M} UTC")  # fmt: skip
    return first, last


def _unread(name: str, given: object) -> InputError:
    shown = repr(given) if len(repr(given)) < LONGEST else repr(given)[:LONGEST] + "…"
    examples = ", ".join(repr(example) for each in RANGE_WORDS.values() for example in each.examples)
    return InputError(
        f"{name} is {shown}, which no single stretch of time could be read from: write 2026-03-04, 2026-03, 2026, "
        f"2026-03-04T14:30, two of them with a slash between, or words such as {examples}"
    )


# -- moments ----------------------------------------------------------------------------------------------------------
def _exact(folded: str, tz: str) -> Range | None:
    """A time in ISO, as long as the smallest unit it names; with another after a slash, up to the end of that."""
    first, slash, last = folded.partition("/")
    begin = _instant(first.strip(), tz)
    if not slash or begin is None:
        return begin
    other = last.strip()
    days = iso_days(other)
    close = _instant(other, tz) or (days and (midnight(days[0], tz), midnight_after(days[1], tz)))
    return (begin[0], close[1]) if close and begin[0] < close[1] else None


def _instant(folded: str, tz: str) -> Range | None:
    match = _ISO_TIME.fullmatch(folded)
    if match is None:
        return None
    try:
        begin = datetime.fromisoformat(folded.upper())
        unit = timedelta(seconds=1) if match["second"] else timedelta(minutes=1) if match["minute"] else timedelta(hours=1)
        close = begin + unit
    except (ValueError, OverflowError):
        return None
    if begin.tzinfo is not None:
        return in_utc(begin), in_utc(close)
    zone = ZoneInfo(tz)  # an hour that comes twice is both, one that is skipped what lies around it
    both = [[in_utc(each.replace(tzinfo=zone, fold=fold)) for fold in (0, 1)] for each in (begin, close)]
    return min(both[0]), max(both[1])
