"""When a statement ends: the last day on which it says anything, and the absolute dates beside its relative ones."""

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache

from souvenance.core.analyse import analyse
from souvenance.core.finding import aligned
from souvenance.core.moments import Moment, Reading, moments, read
from souvenance.core.shapes import spaced, stands
from souvenance.core.stretches import midnight, midnight_after, month_days
from souvenance.core.tense import clause_start, verbs_of
from souvenance.languages.endings import EndingPack, endings_for
from souvenance.languages.pack import words
from souvenance.thresholds import DEFAULT_LIFE_DAYS
from souvenance.types import Kind

_LASTING_KINDS = frozenset({"rule", "preference"})  # end only where an end is stated
_SHORTLY_BEFORE = 60  # characters before a date in which its verb stands
_SOON_AFTER = 30  # characters after a date in which its verb stands: "on Monday I start at the mill"
_BOUNDED = words("days_of days_of_month nights days_from weekday_then")  # have their end in themselves
_RETURNING = words("date numeric month_day month holiday easter day_range day_range_bare month_range edge_month season_start")
_WHOLE_YEAR = (364, 365)  # days from its first to its last
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_COMPARED = 100  # dates of one text that a week is compared with; no statement has more
_CLOCK = re.compile(r"(?<!\w)(?:\d{1,2}\s?(?:h|:\d\d|am|pm)|at (?:\d|noon|midnight))")
_POSSESSIVE = re.compile(r"['’]s(?!\w)")  # "yesterday's (2026-03-02) talk"
_BRACKET = re.compile(r"\s?\(\d{4}(?:-\d\d){0,2}(?:/\d{4}(?:-\d\d){0,2})?\)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """The end of a statement."""

    last_day: date  # local
    expires_at: datetime  # aware UTC: the first moment after that day, in the speaker's zone
    why: str  # the words it was read from
    default: bool = False  # no date was stated: a temporary state gets a life of DEFAULT_LIFE_DAYS


def ends(text: str, said_at: datetime | None, tz: str, language: str, kind: Kind | None = None) -> Ending | None:
    """The end of what a text states, or None for what has no end of its own.

    Deadlines, one-time events, bounded periods and dated states end on their last day. Habits, past events, birthdays, facts
    that only have a beginning, and everything said at an unknown time without a full date have none.

    Args:
        said_at: aware, or None where nobody knows.
        tz: IANA name.
        kind: a rule or a preference ends only where an end is stated ("until", "from … to").
    """
    reading, all_of_them = read(text, said_at, tz, language)
    found = [m for m in all_of_them if _may_end(m, reading)]
    if kind in _LASTING_KINDS:
        found = [m for m in found if m.role in {"until", "range"}]
    if found:
        last = _last_of(found)
        return Ending(last_day=last.last, expires_at=midnight_after(last.last, tz), why=text[last.start : last.end])
    return None if kind in _LASTING_KINDS else _default(text, reading, tz)


def dated(text: str, said_at: datetime | None, tz: str, language: str) -> str:
    """The text with the absolute date in brackets after each relative one: "demain (2026-03-04)".

    Calendar dates and habits stay as they are, and so does what has its bracket already: dated twice is dated once.
    A span is an ISO 8601 interval, "next week (2026-03-09/2026-03-15)"; a month "(2026-03)", a year "(2026)".
    """
    pieces, place = [], 0
    for moment in moments(text, said_at, tz, language):
        end = _POSSESSIVE.match(text, moment.end)
        stop = end.end() if end else moment.end
        if not moment.relative or _BRACKET.match(text, stop):
            continue
        pieces += [text[place:stop], f" ({_written(moment.first, moment.last)})"]
        place = stop
    return "".join([*pieces, text[place:]])


def supported(proposed: date, text: str, said_at: datetime | None, tz: str, language: str) -> bool:
    """Whether an end date that a model proposes is the last day of a date in the text, one that may be an end."""
    reading, found = read(text, said_at, tz, language)
    return any(m.last == proposed for m in found if _may_end(m, reading))


def period(text: str, said_at: datetime | None, tz: str, language: str) -> tuple[datetime | None, datetime | None]:
    """From when and until when a text says that it holds, aware UTC; None where it does not say.

    The first is the start of its first day, the second the first moment after its last day.
    """
    start: date | None = None
    end: date | None = None
    for moment in moments(text, said_at, tz, language):
        if moment.role in {"since", "starts", "range"} and start is None:
            start = moment.first
        if moment.role in {"until", "range"}:
            end = moment.last
    if start is not None and end is not None and end < start:
        end = None
    return (midnight(start, tz) if start else None), (midnight_after(end, tz) if end else None)


def ended_by(memory_text: str, later_text: str, language: str) -> bool:
    """Whether a later text says that what a temporary state waits for has happened.

    It must speak of the event's own matter (the names and content words of "hear from Alice", "we ship v2"), say so as done,
    and neither deny it nor put it off.
    """
    endings = endings_for(language)
    event = _event_of(aligned(memory_text), endings)
    later = aligned(later_text)
    if not event or not endings.done or "?" in later or stands(endings.not_yet, later):
        return False
    wanted = _content(event, endings, language)
    given = {form for group in analyse(later_text, language).groups for form in group}
    if not wanted:
        return False
    shared = sum(bool(set(group) & given) for group in wanted)
    happened = stands(endings.answered, later) or stands(endings.done, later)
    return happened and 2 * shared >= len(wanted)


# -- which dates end a statement --------------------------------------------------------------------------------------
def _may_end(moment: Moment, reading: Reading) -> bool:
    said = reading.said
    if said is None and moment.past:
        return False
    if moment.role in {"since", "starts", "after", "denied"}:
        return False
    if said is not None and moment.last < said.date():
        return False
    begun = said is not None and moment.first <= said.date()
    if moment.past and begun and (moment.role in {"until", "plain"} or moment.rule in {"day", "period", "period_work"}):
        return False  # "I saw her this morning", "in March I bought a car" said in March
    low, high = reading.sentence(moment.start)
    sentence = reading.folded[low:high]
    if moment.role == "plain" and stands(reading.endings.habits, sentence):
        return False
    behind = reading.folded[moment.end : high]
    lasts = _only_begins(moment, reading) or _of_a_life(moment, sentence, behind, reading.endings)
    return not lasts and not _comes_every_year(moment, reading)


def _comes_every_year(moment: Moment, reading: Reading) -> bool:
    """An end or a stretch that is said to come again: "the tax year runs from 6 April to 5 April", "each year until Easter"."""
    if (
        moment.role not in {"until", "range"}
        or moment.rule not in _RETURNING
        or _YEAR.search(reading.folded, moment.start, moment.end)
    ):
        return False
    low, high = reading.sentence(moment.start)
    sentence = reading.folded[low:high]
    if stands(reading.endings.ever, sentence):
        return True
    if moment.role == "until":
        return False
    whole = (moment.last - moment.first).days in _WHOLE_YEAR or moment.rule in {"holiday", "easter"}
    clause = reading.folded[low + clause_start(reading.folded[low : moment.start], reading.language) : moment.start]
    return (whole and stands(reading.endings.yearly, sentence)) or stands(reading.endings.habits, clause)


def _only_begins(moment: Moment, reading: Reading) -> bool:
    """Whether all is the truer afterwards: "rent goes up on the first". With an hour it is an event: "at 8 on Friday"."""
    if moment.role in {"until", "range"} or moment.rule in _BOUNDED:
        return False
    low, high = reading.sentence(moment.start)
    before = reading.folded[max(low, moment.start - _SHORTLY_BEFORE) : moment.start]
    behind = reading.folded[moment.end : min(high, moment.end + _SOON_AFTER)]
    begins = stands(reading.endings.beginnings, before) or stands(reading.endings.beginnings, behind)
    return begins and not _CLOCK.search(reading.folded, low, high)


def _of_a_life(moment: Moment, sentence: str, behind: str, endings: EndingPack) -> bool:
    """Birthdays and births: they come again, or are over. A party is an event, and what is there for one behind the date."""
    if moment.role in {"until", "range"} or not stands(endings.lasting, sentence) or stands(endings.events, sentence):
        return False
    return not (endings.purpose and _for_a_life(endings.purpose, endings.lasting).match(behind))


@lru_cache(maxsize=16)
def _for_a_life(purpose: str, lasting: str) -> re.Pattern[str]:
    """A purpose with a birthday in it, right behind a date: ", for my mother's 60th birthday"."""
    return re.compile(rf"[\s,]{{1,3}}(?:{purpose})\s(?:[\w'’-]{{1,15}}\s){{0,4}}(?:[dl]')?(?:{lasting})(?!\w)")


def _last_of(found: list[Moment]) -> Moment:
    """The end among several dates: the last stated end, else the last date; a week gives way to a day in it."""
    fine = [m for m in found if not (m.coarse and any(_within(other, m) for other in found[:_COMPARED]))]
    stated = [m for m in fine if m.role == "until"]
    return max(stated or fine, key=lambda m: (m.last, -m.start))


def _within(fine: Moment, coarse: Moment) -> bool:
    smaller = fine.last - fine.first < coarse.last - coarse.first or (coarse.rule.startswith("edge") and not fine.coarse)
    if coarse.rule.startswith("edge"):
        return smaller and 0 <= (coarse.last - fine.last).days <= 7 and fine.rule != "day"  # noqa: PLR2004
    return smaller and coarse.first <= fine.first and fine.last <= coarse.last


# -- states without a date --------------------------------------------------------------------------------------------
def _default(text: str, reading: Reading, tz: str) -> Ending | None:
    endings = reading.endings
    match = _waiting(endings).search(reading.folded) if endings.waiting and reading.said else None
    if match is None or reading.said is None:
        return None
    low, high = reading.sentence(match.start())
    verbs = verbs_of(reading.folded[low : match.start()], reading.lowered[low : match.start()], reading.language)
    sentence = reading.folded[low:high]
    if "?" in sentence or stands(endings.not_waiting, sentence) or (verbs and verbs[-1][2]):
        return None  # "I lived there until we moved"
    event = next((match.span(name) for name in match.groupdict() if match[name]), None)
    happened = verbs_of(reading.folded[slice(*event)], reading.lowered[slice(*event)], reading.language) if event else ()
    over = bool(happened) and happened[0][2] and happened[0][0] > 0 and match["event0"] is None
    if over and event and not stands(endings.not_yet, reading.folded[slice(*event)]):
        return None  # "left it in until it was done"
    said = reading.said.date()
    last = said + min(timedelta(days=DEFAULT_LIFE_DAYS), date.max - said)
    why = text[match.start() : match.end()].strip()
    return Ending(last_day=last, expires_at=midnight_after(last, tz), why=why, default=True)


@lru_cache(maxsize=16)
def _waiting(endings: EndingPack) -> re.Pattern[str]:
    named = (spaced(way).replace("(?P<event>", f"(?P<event{n}>") for n, way in enumerate(endings.waiting))
    return re.compile(rf"(?<!\w)(?:{'|'.join(named)})")


def _event_of(folded: str, endings: EndingPack) -> str:
    match = _waiting(endings).search(folded) if endings.waiting else None
    return next((word for word in match.groupdict().values() if word), "") if match else ""


def _content(event: str, endings: EndingPack, language: str) -> list[tuple[str, ...]]:
    """The content words of an event, without those that any answer shares, unless it has no others."""
    groups = [tuple(group) for group in analyse(event, language).groups]
    hear = {form for group in analyse(" ".join(endings.hear_words), language).groups for form in group}
    return [group for group in groups if not set(group) & hear] or groups


# -- writing ----------------------------------------------------------------------------------------------------------
def _written(first: date, last: date) -> str:
    """One day, month or year by its ISO name, anything else as an interval."""
    if first == last:
        return first.isoformat()
    if (first.day, first.month) == (1, 1) and (last.day, last.month) == (31, 12) and first.year == last.year:
        return f"{first.year:04}"
    if (first, last) == month_days(first.year, first.month):
        return first.isoformat()[:7]
    return f"{first.isoformat()}/{last.isoformat()}"
