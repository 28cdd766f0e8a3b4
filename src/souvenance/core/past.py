"""The days in the past that an expression names: a date in ISO or in words, two of them, or one with an open side.

Somebody who asks looks back: "Friday" is the last one, "in May" the latest May. What is not wholly one expression is none.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache

from souvenance.core.finding import chosen_in
from souvenance.core.reckoning import LENGTHS, RANGES, THEN, Asked, Way, moved, reckon
from souvenance.core.shapes import Found, pattern_of
from souvenance.core.stretches import Days, month_days, unit_days
from souvenance.languages import pack_for
from souvenance.languages.endings import endings_for
from souvenance.languages.pack import words
from souvenance.languages.ranges import NEUTRAL, RANGE_WORDS, RangeWords

_ISO = re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d\d)(?:-(?P<day>\d\d))?|-w(?P<week>\d\d))?")
_MONTH_YEAR = re.compile(r"(\d\d?)[/.](\d{4})")  # 11/2025: the one date in digits that every country reads alike
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_TURNING = words("weekday month_day date numeric month holiday easter season nth_weekday nth_week quarter edge_month week_of")
_NESTED = 6  # words of the outer one of two expressions, at most


@dataclass(frozen=True, slots=True)
class Ear:
    """Who asks, in which language, and from which day words like "yesterday" count."""

    said: datetime  # local
    language: str
    way: Way = "past"

    @property
    def cues(self) -> RangeWords:
        """The words around dates of the language."""
        return RANGE_WORDS.get(self.language, NEUTRAL)

    def on(self, day: date, way: Way) -> "Ear":
        """The same, as from another day."""
        return Ear(datetime.combine(day, time(12), self.said.tzinfo), self.language, way)


def past_days(folded: str, ear: Ear) -> Days | None:
    """The first and the last day, both in it, or None; the first is ``date.min`` where that side is open.

    Args:
        folded: as ``finding.aligned`` gives it, white space as single spaces.
    """
    return _two_ends(folded, ear) or _written_range(folded, ear) or _open_side(folded, ear) or _one(folded, ear)


def _two_ends(folded: str, ear: Ear) -> Days | None:
    for first, last in _halves(folded, ear.cues):
        start, end = _one(first, ear), _one(last, ear)
        if start is None or end is None:
            continue
        if _YEAR.search(first) and not _YEAR.search(last):
            end = _turned(last, ear.on(start[0], "future")) or end
        elif end[1] < start[0] or (_YEAR.search(last) and not _YEAR.search(first)):
            start = _turned(first, ear.on(end[1], "past")) or start  # "from 20 December to 3 January"
        if start[0] <= end[1]:
            return start[0], end[1]
    return None


def _turned(folded: str, ear: Ear) -> Days | None:
    """What comes once a week, a month or a year, as seen from another day; None for what does not turn."""
    found = _found(folded, ear)
    return _reckoned(found, ear) if found is not None and found.rule in _TURNING else None


def _written_range(folded: str, ear: Ear) -> Days | None:
    """A range in one shape: "from 3 to 9 June", which is no "since"."""
    found = _found(folded, ear)
    return _reckoned(found, ear) if found is not None and found.rule in RANGES else None


def _halves(folded: str, cues: RangeWords) -> Iterator[tuple[str, str]]:
    opened = _cue(cues.opening).match(folded)
    texts = [(folded[opened.end() :], True)] if opened else []
    for text, is_opened in [*texts, (folded, False)]:
        joints = f"{cues.joints}|{cues.joints_opened}" if is_opened else cues.joints
        for joint in _joint(joints).finditer(text):
            yield text[: joint.start()], text[joint.end() :]


def _open_side(folded: str, ear: Ear) -> Days | None:
    """One side from the words, the other today or none: "since Monday", "before 2024"."""
    today = ear.said.date()
    for cue, side in (
        (ear.cues.before, "before"),
        (ear.cues.until, "until"),
        (ear.cues.after, "after"),
        (ear.cues.since, "since"),
    ):
        for match in _beginnings(cue, folded):
            if any(rolled.fullmatch(folded) for rolled in _rolling(ear)) or (days := _one(folded[match:], ear)) is None:
                continue
            if side == "before":
                return (date.min, days[0] - timedelta(days=1)) if days[0] > date.min else None
            if side == "until":
                return date.min, days[1]
            first = days[0] if side == "since" else days[1] + timedelta(days=1) if days[1] < date.max else date.max
            return first, max(first, today)
    return None


def _one(folded: str, ear: Ear) -> Days | None:
    return iso_days(folded) or _rolled(folded, ear) or _named(folded, ear) or _within(folded, ear)


def iso_days(folded: str) -> Days | None:
    """The days of an ISO year, month, week or day; None for anything else."""
    if month := _MONTH_YEAR.fullmatch(folded):
        folded = f"{month[2]}-{month[1]:0>2}"
    match = _ISO.fullmatch(folded)
    if match is None:
        return None
    year = int(match["year"])
    try:
        if match["week"]:
            return date.fromisocalendar(year, int(match["week"]), 1), date.fromisocalendar(year, int(match["week"]), 7)
        if match["day"]:
            day = date(year, int(match["month"]), int(match["day"]))
            return day, day
        return month_days(year, int(match["month"])) if match["month"] else (date(year, 1, 1), date(year, 12, 31))
    except ValueError:
        return None


def _rolling(ear: Ear) -> list[re.Pattern[str]]:
    return [pattern_of(template, ear.language) for template in ear.cues.rolling]


def _rolled(folded: str, ear: Ear) -> Days | None:
    """So many units up to today: "the last three days"."""
    for pattern in _rolling(ear):
        if match := pattern.fullmatch(folded):
            caught = {name: word for name, word in match.groupdict().items() if word}
            try:
                return moved(_asked(caught, 0, ear), ear.said, -1).date(), ear.said.date()
            except (ValueError, OverflowError, KeyError):
                return None
    return None


def _named(folded: str, ear: Ear) -> Days | None:
    found = _found(folded, ear)
    return _reckoned(found, ear) if found is not None else None


def _found(folded: str, ear: Ear) -> Found | None:
    """The one date of a text that says nothing else; words that add nothing may lead to it."""
    if any(pattern_of(template, ear.language).fullmatch(folded) for template in ear.cues.habits):
        return None
    for start in [0, *_beginnings(ear.cues.leading, folded)]:
        text = folded[start:]
        if (found := _alone(text, ear)) is not None:
            return found
        match [found for found in chosen_in(text, ear.language) if found.rule not in THEN]:
            case [found] if found.end - found.start == len(text) and found.rule not in LENGTHS:
                return found
    return None


def _alone(text: str, ear: Ear) -> Found | None:
    """What a sentence would not be read for: a month or a season by its bare name ("may", "winter"), and ranges' own shapes."""
    if text in pack_for(ear.language).months:
        return Found(start=0, end=len(text), rule="month", words={"month": text}, shift=0)
    if any(re.fullmatch(name, text) for name in endings_for(ear.language).seasons):
        return Found(start=0, end=len(text), rule="season", words={"season": text}, shift=0)
    for shape in ear.cues.shapes:
        if match := pattern_of(shape.template, ear.language).fullmatch(text):
            caught = {name: word for name, word in match.groupdict().items() if word}
            return Found(start=0, end=len(text), rule=shape.rule, words=caught, shift=shape.shift)
    return None


def _within(folded: str, ear: Ear) -> Days | None:
    """A day or month inside of a period: "Monday of last week", "en septembre de l'année dernière"."""
    for space in list(re.finditer(r"\s", folded))[-_NESTED:]:
        inner, outer = folded[: space.start()], folded[space.end() :]
        period = _found(outer, ear)
        if period is None or period.rule != "period" or (around := _reckoned(period, ear)) is None:
            continue
        days = _turned(inner, ear.on(around[0], "future"))
        if days is not None and around[0] <= days[0] <= days[1] <= around[1]:
            return days
    return None


def _reckoned(found: Found, ear: Ear) -> Days | None:
    asked = _asked(found.words, found.shift, ear)
    days = reckon(found.rule, asked)
    if days is None:
        return None
    if found.rule == "ago" and asked.unit() in {"weeks", "fortnights"}:
        return unit_days("weeks", days[0], 0)
    if found.rule == "quarter" and not asked.has("year") and asked.has("nth") and asked.number("nth") < 0:
        return unit_days("quarters", asked.today, -1)  # "last quarter" is the one before this
    if asked.has("edge") and asked.edge() == "end":  # a deadline is the last day; what happened then took the last third
        edges = endings_for(ear.language).edges
        middle = next(key.split("|")[0] for key, edge in edges.items() if edge == "middle")
        before = reckon(found.rule, _asked({**found.words, "edge": middle}, found.shift, ear))
        return (before[1] + timedelta(days=1), days[1]) if before is not None and before[1] < days[1] else days
    return days


def _asked(caught: Mapping[str, str], shift: int, ear: Ear) -> Asked:
    return Asked(
        words=caught, shift=shift, said=ear.said, way=ear.way, pack=pack_for(ear.language), endings=endings_for(ear.language)
    )  # fmt: skip


def _beginnings(cues: str, folded: str) -> Iterator[int]:
    """Where what follows a cue begins, the longest cue first; up to three one after another."""
    starts, place = list[int](), 0
    while len(starts) < 3 and (match := _cue(cues).match(folded, place)):  # noqa: PLR2004 - "au cours de la"
        place = match.end()
        starts.append(place)
    yield from reversed(starts)


@lru_cache(maxsize=64)
def _cue(cues: str) -> re.Pattern[str]:
    longest = "|".join(sorted(cues.split("|"), key=len, reverse=True)) if "(" not in cues else cues
    return re.compile(rf"(?:{longest})(?:\s|(?<='))")


@lru_cache(maxsize=64)
def _joint(joints: str) -> re.Pattern[str]:
    return re.compile(rf"\s(?:{joints})(?:\s|(?<='))|(?<=\d)(?:\.\.\.?|…|→|/)(?=\d)")
