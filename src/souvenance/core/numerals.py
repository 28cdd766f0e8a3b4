"""Numbers of a wording: words put together, figures brought to one form, units taken off."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from souvenance.languages import pack_for


class _Word(Protocol):
    @property
    def folded(self) -> str: ...


W = TypeVar("W", bound=_Word)
_CLOCK = re.compile(r"0?([0-9]{1,2})[h:]([0-9]{2})")
_WITH_UNIT = re.compile(r"([0-9]{1,15}(?:[.,][0-9]{1,9})?)([^\W\d_]{1,12})")
_PLAIN = re.compile(r"[0-9][0-9.,'  ]*")
_THOUSANDS = re.compile(r"[,'](?=[0-9]{3}(?![0-9]))")
_SPACES = re.compile(r"[ \u00a0\u2009\u202f]")
_BETWEEN_LETTERS = re.compile(r"(?<![0-9])[-.]|[-.](?![0-9])")


def figure(chunk: str, language: str, units: frozenset[str]) -> tuple[str, ...]:
    """A folded chunk with a digit in it -> its parts: "45g" -> "45", "g"; "14h30" -> "14:30"; "KT-21B" -> "kt21b"."""
    chunk = _SPACES.sub("", chunk)
    if clock := _CLOCK.fullmatch(chunk):
        return (f"{clock[1]}:{clock[2]}",)
    if glued := _WITH_UNIT.fullmatch(chunk):
        if glued[2] in pack_for(language).ordinal_suffixes:
            return (glued[1],)
        if glued[2] in units:
            return _one_form(glued[1], language), glued[2]
    if _PLAIN.fullmatch(chunk):
        return (_one_form(chunk, language),)
    return (_BETWEEN_LETTERS.sub("", chunk),)


def _one_form(number: str, language: str) -> str:
    if language == "en":
        return _THOUSANDS.sub("", number)
    return number.replace(",", ".") if number.count(",") == 1 else number


def composed(
    words: Sequence[W], values: Mapping[str, int], make: Callable[[int], W], joints: frozenset[str] = frozenset()
) -> list[W]:
    """Number words in a row as one number: "vingt cinq", "two hundred"; what does not add up stays apart.

    Args:
        words: of a text, in order.
        values: number word -> its number.
        make: the word of a number.
        joints: words that may stand between two of one number: "treinta y cinco".
    """
    found: list[W] = []
    row: list[int] = []
    followers: list[W | None] = [*words[1:], None][: len(words)]
    for word, behind in zip(words, followers, strict=True):
        value = values.get(word.folded)
        if row and behind is not None and word.folded in joints:
            more = values.get(behind.folded)
            if more is not None and _joined(row[0], more) is not None:
                continue
        if value is not None and row and (joined := _joined(row[0], value)) is not None:
            row = [joined]
            found[-1] = make(joined)
        elif value is not None:
            row = [value]
            found.append(make(value))
        else:
            row = []
            found.append(word)
    return found


def _joined(before: int, value: int) -> int | None:
    """The number that two number words in a row name, or None: "one nine" is no number."""
    if value >= 100:  # noqa: PLR2004 - a hundred, a thousand
        return before * value if before < value else None
    if (before, value) == (4, 20):  # quatre-vingts
        return 80
    tens = before % 100
    if tens == 0 and before >= 100:  # noqa: PLR2004
        return before + value
    most = 20 if tens in {60, 80} else 10  # soixante-quinze
    return before + value if tens >= 20 and tens % 10 == 0 and value < most else None  # noqa: PLR2004
