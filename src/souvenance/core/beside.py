"""A day told by its place beside another date: "the day before Easter", "le lendemain du 1er avril", "two weeks after" it."""

import re
from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache

from souvenance.core.shapes import number, pattern_of, value
from souvenance.core.stretches import Days, monday
from souvenance.languages import pack_for
from souvenance.languages.endings import endings_for

_BEFORE = 40  # characters that such words may take: "the second Saturday before"
_UNIT_DAYS: Mapping[str, int] = {"days": 1, "weeks": 7, "fortnights": 14}
_SUNDAY = 7


def led(folded: str, place: int, language: str) -> tuple[int, dict[str, str]] | None:
    """Where the words begin that lead to a date beside the one at a place, and what they say; None where there are none.

    What they say is for ``moved``: signed days ("days_beside"), the number of a weekday ("weekday_beside") or a stretch
    ("weeks_beside", "weekends_beside"), below zero for what lies before.
    """
    pattern = _leading(language)
    match = pattern.search(folded, max(place - _BEFORE, 0), place) if pattern else None
    if match is None:
        return None
    endings = endings_for(language)
    caught = match.groupdict()
    if caught["near"]:
        return match.start(), {"days_beside": str(value(endings.beside_days, caught["near"]))}
    sign = -1 if caught["before"] else 1
    if caught["weekday"]:
        return match.start(), {"weekday_beside": str(sign * pack_for(language).weekdays[caught["weekday"]])}
    if span := caught.get("span") or caught.get("week"):
        return match.start(), {f"{value(endings.units, span)}_beside": str(sign)}
    n = number(caught["count"], endings) * _UNIT_DAYS[str(value(endings.units, caught["unit"]))]
    return match.start(), {"days_beside": str(sign * n)}


def moved(days: Days, words: Mapping[str, str]) -> Days:
    """The days beside the days of a date, by what ``led`` read; the same days where it read nothing. Raises OverflowError."""
    first, last = days
    if n := int(words.get("days_beside", 0)):
        day = (first if n < 0 else last) + timedelta(days=n)
        return day, day
    if n := int(words.get("weekday_beside", 0)):
        day = last + timedelta(days=(n - last.isoweekday()) % 7 or 7)
        if n < 0:
            day = first - timedelta(days=(first.isoweekday() + n) % 7 or 7)
        return day, day
    if n := int(words.get("weekends_beside", 0)):
        sunday = first - timedelta(days=first.isoweekday() % 7 or 7)
        saturday = sunday - timedelta(days=1) if n < 0 else last + timedelta(days=(6 - last.isoweekday()) % 7 or 7)
        return saturday, saturday + timedelta(days=1)
    if n := int(words.get("weeks_beside", 0)):
        if n < 0 and first.isoweekday() == _SUNDAY:  # the week before Easter ends with its eve
            return monday(first), first - timedelta(days=1)
        start = monday(first if n < 0 else last) + timedelta(weeks=n)
        return start, start + timedelta(days=6)
    return days


@lru_cache(maxsize=16)
def _leading(language: str) -> re.Pattern[str] | None:
    template = endings_for(language).beside
    if not template:
        return None
    return re.compile(rf"(?<!\w)(?:{pattern_of(template, language).pattern})(?:\s{{1,3}}|(?<='))\Z")
