"""The dates a text speaks of: where each stands, the days it means, and what it is to the statement around it.

Only listed shapes are read; nothing is searched for freely. Habits ("every Friday") are recognised in order to be passed over.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import lru_cache
from typing import Literal
from zoneinfo import ZoneInfo

from souvenance.core.finding import aligned, chosen_in, cuts_of, plain_lower
from souvenance.core.reckoning import ABSOLUTE, CALENDAR, COARSE, LENGTHS, RANGES, THEN, Asked, Way, reckon
from souvenance.core.shapes import Found, cue_before, stands, value
from souvenance.core.stretches import Days
from souvenance.core.tense import clause_start, is_unreal, verbs_of
from souvenance.languages import pack_for
from souvenance.languages.endings import EndingPack, endings_for
from souvenance.languages.pack import words

Role = Literal["plain", "until", "since", "starts", "after", "range", "denied"]

_NEAR = 60  # characters between two dates that are read together
_OPENING = 2  # words before a date that still opens its clause: "and then on Monday"
_CUE = 48  # characters before a date in which its cue stands
# Rules that look back or ahead by the verb beside them, and can be turned.
_TURNING = words("""
    weekday month_day date numeric month holiday easter day_range day_range_bare season nth_weekday nth_week quarter
    edge_month edge_season edge_quarter week_of weekday_then weekday_after days_of
""")
# Rules of days that others are counted from: "from Friday 10 April, three nights, and we leave on the Monday".
_ANCHORS = words("""
    date numeric month_day holiday easter nth_weekday day_range day_range_of day_range_bare nights days_then weekday
    weekday_then
""")


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One date of a text, from its first day to its last, both in it."""

    start: int  # characters of the text
    end: int
    first: date
    last: date
    role: Role
    rule: str  # of core/reckoning
    relative: bool  # it means another day when it is read on another day
    coarse: bool  # a week, a month, a span: a finer date beside it may say more
    past: bool  # the verb beside it is in the past


@dataclass(frozen=True, slots=True)
class Reading:
    """One text as it is read: folded, cut in sentences, with the local time of saying."""

    folded: str  # of the same length as the text
    lowered: str  # likewise, with its accents
    said: datetime | None
    language: str
    endings: EndingPack
    cuts: tuple[int, ...]  # where sentences end

    def asked(self, found: Found, said: datetime, way: Way) -> Asked:
        """An expression of the text, to be reckoned from a day."""
        return Asked(
            words=found.words, shift=found.shift, said=said, way=way, pack=pack_for(self.language), endings=self.endings
        )  # fmt: skip

    def sentence(self, place: int) -> tuple[int, int]:
        """Where the sentence around a place begins and ends."""
        at = bisect_right(self.cuts, place)
        return (self.cuts[at - 1] if at else 0), (self.cuts[at] if at < len(self.cuts) else len(self.folded))


def moments(text: str, said_at: datetime | None, tz: str, language: str) -> tuple[Moment, ...]:
    """The dates of a text in order, habits left out; ranges ("from 3 to 9 June") are one.

    Args:
        said_at: aware; None where nobody knows: nothing relative is resolved then, and no year is guessed.
        tz: IANA name of the speaker's zone, whose day "today" is.
        language: ISO 639-1. English and French in full; German, Spanish, Italian and Portuguese as plain dates; others ISO.
    """
    return read(text, said_at, tz, language)[1]


def read(text: str, said_at: datetime | None, tz: str, language: str) -> tuple[Reading, tuple[Moment, ...]]:
    """As ``moments``, with what they were read in."""
    folded = aligned(text)
    chosen = chosen_in(folded, language)
    reading = Reading(
        folded, plain_lower(text), local(said_at, tz), language, endings_for(language), cuts_of(folded, chosen)
    )  # fmt: skip
    resolved = [pair for found in chosen if (pair := _resolved(found, reading)) is not None]
    return reading, tuple(moment for _, moment in _after_each_other(_joined(resolved, reading), reading))


def local(said_at: datetime | None, tz: str) -> datetime | None:
    """The local time of saying; one without a zone is taken as local already. None at the edges of the calendar."""
    if said_at is None:
        return None
    zone = ZoneInfo(tz)
    try:
        return said_at.astimezone(zone) if said_at.tzinfo is not None else said_at.replace(tzinfo=zone)
    except OverflowError:
        return None


# -- resolving --------------------------------------------------------------------------------------------------------
_Pair = tuple[Found, Moment]
_Verb = tuple[int, int, bool]  # as of ``tense.verbs_of``


def _resolved(found: Found, reading: Reading) -> _Pair | None:
    dated_by_itself = found.rule in ABSOLUTE and "year" in found.words
    if reading.said is None and not dated_by_itself:
        return None
    said = reading.said or datetime(2000, 1, 1)  # noqa: DTZ001 - never seen: the year is stated
    role = _role(found, reading)
    verb = _told_by(reading, found.start)
    past = verb is not None and verb[2]
    if verb is not None and past and _is_unreal(reading, found.start, verb):
        role = "denied"
    way: Way = "past" if past or role == "since" else "future"
    if not reading.endings.past:
        way = "near"
    elif way == "future" and not _verbs_around(reading, found.start):
        way = "bare"
    if past and found.rule == "day" and found.shift > 0:
        return None  # "and the next day he left"
    if found.rule in LENGTHS and _is_length(found, reading, past=past):
        return None
    days = reckon(found.rule, reading.asked(found, said, way))
    if days is None:
        return None
    relative = not dated_by_itself and found.rule not in CALENDAR
    return found, Moment(
        start=found.start, end=found.end, first=days[0], last=days[1], role=role, rule=found.rule, relative=relative,
        coarse=found.rule in COARSE, past=past,
    )  # fmt: skip


def _is_length(found: Found, reading: Reading, *, past: bool) -> bool:
    """Whether "in two days" or "for ten years" says how long something took or has lasted, not when it will be."""
    low, high = reading.sentence(found.start)
    before = reading.folded[low : found.start]
    if found.rule == "offset_bare":
        return past or bool(before.strip())
    if past or found.rule == "offset_in":
        return past
    if value(reading.endings.units, found.words["unit"]) in {"hours", "minutes"}:  # "I practise for two hours"
        return True
    if found.rule == "offset_more":
        return stands(reading.endings.wished, reading.folded[low:high])
    return stands(reading.endings.lasted, before)


@lru_cache(maxsize=64)
def _leading(cues: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{cues})(?!\w)")


def _role(found: Found, reading: Reading) -> Role:
    """What the words before a date make of it."""
    endings, folded = reading.endings, reading.folded
    roles: tuple[tuple[Role, str], ...] = (
        ("denied", endings.denied), ("since", endings.since), ("until", endings.until), ("after", endings.after),
        ("starts", endings.starts),
    )  # fmt: skip
    low = max(found.start - _CUE, 0)
    if found.rule in RANGES:
        return "range"
    for role, cues in roles:
        if not cues or (role == "starts" and found.rule == "offset"):
            continue
        if cue_before(cues, endings.glue).search(folded, low, found.start) or _leads(cues, found, folded):
            return role
    return "plain"


def _leads(cues: str, found: Found, folded: str) -> bool:
    """Whether the expression itself begins with the cue; "après-demain" is no "après"."""
    return found.rule != "day" and _leading(cues).match(folded, found.start, found.end) is not None


def _is_unreal(reading: Reading, place: int, verb: _Verb) -> bool:
    low, _ = reading.sentence(place)
    start, end = low + verb[0], low + verb[1]
    return is_unreal(reading.folded[start:end], reading.lowered[start:end], reading.language)


def _told_by(reading: Reading, place: int) -> _Verb | None:
    """The verb that a date goes with: the nearest before it in its clause, else the first after it.

    A clause without a known verb ("and she wants me back in six weeks") has none, nor has one whose subject has a verb
    of its own before the date ("we row on 9 May, and I slept badly"), nor is it told by a state of now in another clause
    ("regatta on Friday and I haven't slept").
    """
    low, high = reading.sentence(place)
    verbs = _verbs_around(reading, place)
    clause = low + clause_start(reading.folded[low:place], reading.language)
    before = [verb for verb in verbs if clause - low <= verb[0] and verb[1] <= place - low]
    if before:
        return before[-1]
    after = [verb for verb in verbs if verb[0] >= place - low]
    apart = _apart(reading.endings.conjunctions).search(reading.folded, place, high) if after else None
    if apart is not None:
        spoken = stands(reading.endings.present, reading.folded[clause:place])
        after = [verb for verb in after if low + verb[0] < apart.start() or not (spoken or _of_now(reading, low + verb[0]))]
    opens = len(reading.folded[clause:place].split()) <= _OPENING
    return after[0] if after and (opens or clause == low) else None


def _of_now(reading: Reading, verb: int) -> bool:
    """Whether a participle makes a present perfect."""
    perfect = reading.endings.perfect
    return bool(perfect) and re.search(rf"(?<!\w)(?:{perfect})\s\Z", reading.folded[max(verb - _CUE, 0) : verb]) is not None


@lru_cache(maxsize=16)
def _apart(conjunctions: str) -> re.Pattern[str]:
    """Where what follows a date is told apart from it: a pause or a conjunction."""
    return re.compile(rf"[,;:–—(]|(?<!\w)(?:{conjunctions or '(?!)'})(?!\w)")


def _verbs_around(reading: Reading, place: int) -> tuple[_Verb, ...]:
    low, high = reading.sentence(place)
    return verbs_of(reading.folded[low:high], reading.lowered[low:high], reading.language)


def _again(found: Found, reading: Reading, said: date, way: Way) -> Days | None:
    """A date that can be turned, reckoned from another day."""
    if found.rule not in _TURNING or "year" in found.words:
        return None
    return reckon(found.rule, reading.asked(found, datetime.combine(said, datetime.min.time()), way))


def _joined(pairs: list[_Pair], reading: Reading) -> list[_Pair]:
    """Two dates with a "to" between them made into one range."""
    joined: list[_Pair] = []
    for found, moment in pairs:
        link = _link(joined[-1][1], moment, reading) if joined and joined[-1][0].rule not in THEN else None
        if link == "range":
            opener, first = joined.pop()
            joined.append((found, _range(opener, first, found, moment, reading)))
        elif link is not None:
            opener, _ = joined.pop()
            if link == "move" or len(pairs) > 2 or {opener.rule, found.rule} != {"weekday"}:  # noqa: PLR2004
                joined.append((found, replace(moment, role="plain")))  # else choir moves as likely as one evening of it
        else:
            joined.append((found, moment))
    return joined


def _link(first: Moment, second: Moment, reading: Reading) -> Literal["range", "move", "habit"] | None:
    endings, folded = reading.endings, reading.folded
    if second.start - first.end > 24 or not endings.range_to or first.role == "denied":  # noqa: PLR2004 - " to the "
        return None
    gap = folded[first.end : second.start]
    head = folded[second.start : second.end]
    glue = rf"(?:(?:{endings.glue})\s{{1,3}}){{0,2}}"
    opened = re.search(
        rf"(?<!\w)(?:{endings.between})\s{{1,3}}(?:(?:{endings.glue})\s{{1,3}}){{0,2}}\Z",
        folded[max(first.start - 24, 0) : first.start],
    )
    opened = opened or re.match(rf"(?:{endings.between})(?!\w)", folded[first.start : first.end])
    to = re.fullmatch(rf"\s{{0,3}},?\s?(?:{endings.range_to})\s{{0,3}}{glue}", gap) or (
        not gap.strip() and re.match(rf"(?:{endings.range_to})(?!\w)", head)
    )
    both = opened and re.fullmatch(rf"\s{{1,3}}(?:{endings.range_and})\s{{1,3}}{glue}", gap)
    if not to and not both:
        return None
    low, _ = reading.sentence(first.start)
    before = folded[low : first.start]
    if to and stands(endings.postponed, before):
        return "move"
    return "habit" if to and stands(endings.moves, before) else "range"


def _range(opener: Found, first: Moment, closer: Found, last: Moment, reading: Reading) -> Moment:
    """The range of two dates; the one that says less follows the other."""
    start, end = (first.first, first.last), (last.first, last.last)
    if "year" in closer.words or (first.rule == "month_day" and last.rule == "date") or (first.past and start[0] > end[1]):
        start = _again(opener, reading, end[1], "past") or start
    elif end[1] < start[0] or (last.rule == "month_day" and first.rule != "month_day"):
        end = _again(closer, reading, start[0], "future") or end
    if start[0] > end[1]:
        start = end
    return replace(
        last, start=first.start, first=start[0], last=end[1], role="range", past=first.past and last.past,
        relative=last.relative or (first.relative and first.rule != "month_day"), coarse=False,
    )  # fmt: skip


def _after_each_other(pairs: list[_Pair], reading: Reading) -> list[_Pair]:
    """A day read in the light of the date before it: "next week, say on Wednesday"; "on 1 June, and again on the 8th".

    What is only counted from a date is dropped where there is none: "three nights".
    """
    kept: list[_Pair] = []
    for n, (found, moment) in enumerate(pairs):
        before = kept[-1][1] if kept else None
        after = pairs[n + 1][1] if n + 1 < len(pairs) else None
        rule = _counting_rule(found, moment, before, reading) if before is not None else None
        days = _counted(rule, found, before, reading) if rule is not None and before is not None else None
        if days is not None and rule is not None:
            moment = replace(moment, rule=rule)  # noqa: PLW2901 - the same date, counted otherwise
        if days is None and found.rule == "nights" and after is not None and _opens(after, moment):
            days = reckon("nights", reading.asked(found, _noon(after.first), "future"))  # "three nights from 9 April"
        if days is None and before is not None and _follows(found, moment, before):
            days = _again(found, reading, before.first, "future")
        if days is not None:
            kept.append((found, replace(moment, first=days[0], last=days[1])))
        elif found.rule not in THEN or moment.role == "range":
            kept.append((found, moment))
    return kept


def _noon(day: date) -> datetime:
    return datetime.combine(day, datetime.min.time().replace(hour=12))


def _opens(after: Moment, moment: Moment) -> bool:
    return after.role == "starts" and after.start - moment.end <= _NEAR and after.rule in _ANCHORS


def _counted(rule: str, found: Found, before: Moment, reading: Reading) -> Days | None:
    """The days of what is counted from the date before it."""
    anchor = before.last if rule in {"day", "days_then"} else before.first
    return reckon(rule, reading.asked(found, _noon(anchor), "future"))


def _is_anchor(before: Moment, moment: Moment, reading: Reading) -> bool:
    """Whether others are counted from a date: one to come, close by, not denied, and not the note beside another."""
    if before.rule not in _ANCHORS or before.past or before.role in {"denied", "since"} or moment.start - before.end > _NEAR:
        return False
    noted = before.rule == "numeric" and reading.folded[before.start - 1 : before.start] in {"(", "/"}  # as ``dated`` writes
    return not noted and reading.said is not None and before.last >= reading.said.date()


def _counting_rule(found: Found, moment: Moment, before: Moment, reading: Reading) -> str | None:
    """By which rule an expression is counted from the date before it, if it is."""
    gap = reading.folded[before.end : moment.start]
    if moment.past or moment.role == "range" or not _is_anchor(before, moment, reading):
        return None
    if found.rule in THEN:
        return found.rule
    if found.rule == "offset_for":
        return None if gap.strip(" ,") else "days_from"
    if found.rule == "day" and found.shift == 1 and "day_word" not in found.words:
        return "day"
    planned = found.rule == "weekday" and (
        _is_planned(gap, before, reading.endings) or _is_next_to(gap, moment, before, reading)
    )
    return "weekday_then" if planned else None


def _is_next_to(gap: str, moment: Moment, before: Moment, reading: Reading) -> bool:
    """Whether two weekdays are one time off: "Monday and Tuesday" said on a Tuesday."""
    joint = reading.endings.range_and
    joined = bool(joint) and re.fullmatch(rf"\s{{1,3}}(?:{joint})\s{{1,3}}", gap) is not None
    return joined and before.rule == "weekday" and (moment.first.weekday() - before.first.weekday()) % 7 == 1


def _is_planned(gap: str, before: Moment, endings: EndingPack) -> bool:
    """Whether a weekday is one of the plan that began with the date before it: "the Monday", "and we leave on Monday"."""
    if endings.plan and cue_before(endings.plan, "").search(gap):
        return True
    return (
        before.rule != "weekday" and bool(endings.leaving) and cue_before(endings.leaving, endings.glue).search(gap) is not None
    )


def _follows(found: Found, moment: Moment, before: Moment) -> bool:
    if moment.past or moment.last >= before.first or moment.start - before.end > _NEAR:
        return False
    week = before.rule == "period" and (before.last - before.first).days == 6  # noqa: PLR2004 - Monday to Sunday
    return (week and found.rule == "weekday") or (before.rule in {"date", "month"} and found.rule == "month_day")
