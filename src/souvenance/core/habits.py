"""Dates that come again: a habit told beside a date makes it no date of one event. "The 3rd, six times a year" never ends."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from souvenance.core.dates import any_of
from souvenance.core.shapes import Found, cue_before, keys_of, stands, value
from souvenance.languages import pack_for
from souvenance.languages.endings import endings_for
from souvenance.languages.pack import words

_YEARLY = words("date numeric month_day month holiday easter nth_weekday")  # come again
_GLUED = 16  # characters between a habit and a date that are one expression: " on the "
_NEAR = 40  # characters between a date and the habit told of it: "Christmas, we spend it …"
_STOP = re.compile(r"[.;:!?…()\n]")
# Days after which a date comes again, and after which a habit does; a habit that comes more often is another matter.
_CYCLES: Mapping[str, int] = {"weekday": 7, "month_day": 30} | dict.fromkeys(
    ("date", "numeric", "month", "holiday", "easter", "nth_weekday"), 365
)
_UNIT_CYCLES: Mapping[str, int] = {
    "days": 1, "weekdays": 1, "weeks": 7, "weekends": 7, "fortnights": 14, "months": 30, "quarters": 90, "semesters": 180,
    "years": 365, "decades": 3650,
}  # fmt: skip


def is_repeated(found: Found, beside: tuple[Found | None, Found | None], folded: str, language: str) -> bool:
    """Whether a habit right before or after a date speaks of it: "every year on 1 May", "on Friday, twice a month".

    A date with its year, a weekday with "this" or "next", and one behind "until" or "from" are single ones.
    """
    if "year" in found.words:
        return False
    return any(
        _is_one_expression(found, habit, gap, language) or _tells_how_often(found, habit, gap, folded, language)
        for habit, gap in _habits(found, beside, folded)
    )


def _habits(found: Found, beside: tuple[Found | None, Found | None], folded: str) -> Iterator[tuple[Found, str]]:
    """The habits beside a date, and what stands between."""
    before, after = beside
    if before is not None and before.rule == "recurring":
        yield before, folded[before.end : found.start]
    if after is not None and after.rule == "recurring":
        yield after, folded[found.end : after.start]


def _is_one_expression(found: Found, habit: Found, gap: str, language: str) -> bool:
    if found.rule not in _YEARLY or len(gap) >= _GLUED or not _glued(endings_for(language).glue).fullmatch(gap):
        return False  # "I work nights this month"
    often = _cycle(habit.words["whole"], language) or _frequency(habit.words["whole"], language)
    return not 0 < often < _CYCLES[found.rule]  # "twice a day until the 19th"


def _tells_how_often(found: Found, habit: Found, gap: str, folded: str, language: str) -> bool:
    """Whether the habit comes no more often than such a date, and nothing parts the two."""
    endings = endings_for(language)
    cycle = _CYCLES.get(found.rule)
    if cycle is None or len(gap) > _NEAR or _STOP.search(gap):
        return False
    if stands(endings.conjunctions, gap) or stands(endings.range_and, gap):
        return False  # "on Friday, and I floss every week"
    if found.rule == "weekday" and not _is_bare(found, language):
        return False
    often = _cycle(habit.words["whole"], language)
    bounds = (endings.until, endings.since, endings.starts, endings.after)
    bounded = any(cues and cue_before(cues, endings.glue).search(folded, 0, found.start) for cues in bounds)
    return often > cycle or (often == cycle and not bounded)  # "until Friday, twice a week"; but "due on the 7th, once a year"


def _is_bare(found: Found, language: str) -> bool:
    """Whether a weekday stands with no more than a preposition: no "this", no "next"."""
    first = re.split(r"\s", found.words["whole"])[0]
    return first in pack_for(language).weekdays or len(first) <= 2  # noqa: PLR2004 - "on", "am", "el"


def _cycle(habit: str, language: str) -> int:
    """Days after which a habit comes again, 0 where its words do not say: "monthly" may be anything's adjective."""
    cycles = [_UNIT_CYCLES.get(str(value(endings_for(language).units, m[0])), 0) for m in _units(language).finditer(habit)]
    if _yearly(language).search(habit):
        cycles.append(_CYCLES["date"])
    if _weekdays(language).search(habit):
        cycles.append(_CYCLES["weekday"])
    return max(cycles, default=0)


def _frequency(habit: str, language: str) -> int:
    try:
        return int(str(value(endings_for(language).frequencies, habit)))
    except KeyError:
        return 0


@lru_cache(maxsize=16)
def _units(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){keys_of(endings_for(language).units)}(?!\w)")


@lru_cache(maxsize=16)
def _weekdays(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{any_of(pack_for(language).weekdays)})s?(?!\w)")


@lru_cache(maxsize=16)
def _yearly(language: str) -> re.Pattern[str]:
    endings = endings_for(language)
    names = [any_of(pack_for(language).months), *map(keys_of, (endings.seasons, endings.holidays, endings.easter))]
    return re.compile(rf"(?<!\w)(?:{'|'.join(names)})s?(?!\w)")


@lru_cache(maxsize=16)
def _glued(glue: str) -> re.Pattern[str]:
    return re.compile(rf",?\s{{0,3}}(?:(?:{glue or '(?!)'})(?:\s{{1,3}}|(?<='))){{0,3}}")
