"""Numbers of a wording: words put together, figures brought to one form, units taken off."""

import re
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from souvenance.languages import Pack, pack_for


class _Word(Protocol):
    @property
    def folded(self) -> str: ...


W = TypeVar("W", bound=_Word)
_CLOCK = re.compile(r"0?([0-9]{1,2})[h:]([0-9]{2})")
_HALF_DAY = re.compile(r"0?([0-9]{1,2})(?:[:.]([0-5][0-9]))?([ap]m)")
_WITH_UNIT = re.compile(r"([0-9]{1,15}(?:[.,][0-9]{1,9})?)([^\W\d_]{1,12})")
_POINTED = re.compile(r"0?([0-9]{1,2})[:.]([0-5][0-9])")
_HOUR, _MINUTE = re.compile("[01]?[0-9]|2[0-4]"), re.compile("[0-5][0-9]")
_AFTER_NOON = re.compile(r"([1-9]|1[01])(?::([0-5][0-9]))?")
_FOUR = re.compile(r"([01][0-9]|2[0-3])([0-5][0-9])")
_PARTS = {"half": "30", "quarter": "15", "demie": "30", "demi": "30", "quart": "15"}  # of an hour
_PLAIN = re.compile(r"[0-9][0-9.,'  ]*")
_THOUSANDS = re.compile(r"[,'](?=[0-9]{3}(?![0-9]))")
_SPACES = re.compile(r"[ \u00a0\u2009\u202f]")
_LETTER = re.compile(r"[^\W\d_]")
_IN_CAPITALS = re.compile(r"[0-9][0-9.,]{0,14}(?:G|M|Mb|Gb|Kb)")


def figure(chunk: str, language: str, units: frozenset[str]) -> tuple[str, ...]:
    """A folded chunk with a digit in it -> its parts: "45g" -> "45", "g"; "14h30" -> "14:30". of "KT-21B" none."""
    chunk = _SPACES.sub("", chunk)
    if time := _time(chunk, language):
        return time
    if glued := _WITH_UNIT.fullmatch(chunk):
        if glued[2] in pack_for(language).ordinal_suffixes:
            return (glued[1],)
        if glued[2] in units:
            return _one_form(glued[1], language), glued[2]
    if _PLAIN.fullmatch(chunk):
        return (_one_form(chunk, language),)
    return () if _LETTER.search(chunk) else (chunk,)


def is_other_unit(chunk: str) -> bool:
    """Whether capitals make another unit of what stands behind a number: 5G is not 5 g, 10M is not 10 m."""
    return _IN_CAPITALS.fullmatch(chunk) is not None


def _time(chunk: str, language: str) -> tuple[str, ...]:
    """A time of the day in its one form: "7.30pm" -> "7:30", "pm"; French "19h00", "19:00" -> "19", "h"; else nothing."""
    if clock := _CLOCK.fullmatch(chunk):
        on_the_hour = language == "fr" and clock[2] == "00"
        return (clock[1], "h") if on_the_hour else (f"{clock[1]}:{clock[2]}",)
    if half := _HALF_DAY.fullmatch(chunk):
        return (half[1] if half[2] in {None, "00"} else f"{half[1]}:{half[2]}"), half[3]
    return ()


def _one_form(number: str, language: str) -> str:
    if language == "en":
        return _THOUSANDS.sub("", number)
    return number.replace(",", ".") if number.count(",") == 1 else number


def clock_of(words: Sequence[str]) -> tuple[str, int]:
    """A time of the day that words in a row spell, and how many of them it takes; ("", 0) where they spell none.

    "7.30", "pm" is "7:30" before "pm", "7:00" is "7"; "19", "h", "30" is "19:30"; so are "half past 7", "7 heures et demie".
    """
    first, second, third, fourth = (*words[:4], "", "", "", "")[:4]
    point = _POINTED.fullmatch(first)
    if point and second in {"am", "pm"}:
        return (point[1] if point[2] == "00" else f"{point[1]}:{point[2]}"), 1
    if (
        second == "h"
        and _HOUR.fullmatch(first)
        and _MINUTE.fullmatch(third)
        and fourth not in {"min", "mn", "minute", "minutes"}
    ):
        return f"{int(first)}:{third}", 3
    if _HOUR.fullmatch(first) and second in {"h", "heure", "heures"} and third == "et" and fourth in _PARTS:
        return f"{int(first)}:{_PARTS[fourth]}", 4
    if first in _PARTS and second in {"past", "to"} and _HOUR.fullmatch(third) and (first, second) != ("half", "to"):
        return (f"{int(third)}:{_PARTS[first]}" if second == "past" else f"{int(third) - 1 or 12}:45"), 3
    return "", 0


def after_noon(time: str) -> str:
    """A time before "pm" on the clock of 24 hours, from 1 to 11: "4" -> "16:00", "7:30" -> "19:30"; of any other none."""
    match = _AFTER_NOON.fullmatch(time)
    return f"{int(match[1]) + 12}:{match[2] or '00'}" if match else ""


def military(time: str) -> str:
    """Four digits as an hour: "1600" -> "16:00", "0930" -> "9:30"; of any other none."""
    match = _FOUR.fullmatch(time)
    return f"{int(match[1])}:{match[2]}" if match else ""


def composed(words: Sequence[W], pack: Pack, make: Callable[[int], W]) -> list[W]:
    """Number words in a row as one number: "vingt cinq", "two hundred and five"; what does not add up stays apart.

    Args:
        words: of a text, in order.
        pack: of its language.
        make: the word of a number.
    """
    found: list[W] = []
    row: list[int] = []
    followers: list[W | None] = [*words[1:], None][: len(words)]
    for word, behind in zip(words, followers, strict=True):
        after = _value(behind.folded, pack) if behind is not None else None
        if row and after is not None and word.folded in pack.number_joints and _joined(row[0], after, pack) is not None:
            continue
        value = pack.number_words.get(word.folded)
        joined = _joined(row[0], _value(word.folded, pack), pack) if row else None
        if joined is not None:
            row = [joined]
            found[-1] = make(joined)
            continue
        if value is None and after is not None and after >= 100:  # noqa: PLR2004 - "one hundred"
            value = pack.numbers_beside.get(word.folded)
        row = [] if value is None else [value]
        found.append(word if value is None else make(value))
    return found


def _value(word: str, pack: Pack) -> int | None:
    """What a word counts beside a number word."""
    return pack.number_words.get(word, pack.numbers_beside.get(word))


def _joined(before: int, value: int | None, pack: Pack) -> int | None:
    """The number that two number words in a row name, or None: "one nine" is no number."""
    if value is None:
        return None
    if value >= 100:  # noqa: PLR2004 - a hundred, a thousand
        return _times(before, value)
    tens = before % 100
    if pack.counts_by_twenty and (tens, value) == (4, 20):  # quatre-vingts
        return before + 76
    if tens == 0 and before >= 100:  # noqa: PLR2004
        return before + value
    if pack.counts_by_twenty and (tens, value) in {(10, 7), (10, 8), (10, 9)}:  # dix-sept
        return before + value
    most = 20 if pack.counts_by_twenty and tens in {60, 80} else 10  # soixante-quinze
    return before + value if tens >= 20 and tens % 10 == 0 and value < most else None  # noqa: PLR2004


def _times(before: int, value: int) -> int | None:
    """So many hundreds or thousands, after thousands too: "two hundred", "two thousand five hundred"."""
    hundreds = before % 1000
    if value == 100 and before > 1000 and 0 < hundreds < 10:  # noqa: PLR2004
        return before - hundreds + 100 * hundreds
    return before * value if before < value else None
