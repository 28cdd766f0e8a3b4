"""The listed shapes of dates found in a text, before anything is reckoned."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import lru_cache

from souvenance.core.beside import led
from souvenance.core.dates import read_signed
from souvenance.core.fold import fold, plain
from souvenance.core.habits import is_repeated
from souvenance.core.reckoning import ABSOLUTE, Asked, reckon
from souvenance.core.shapes import Found, anchors, patterns
from souvenance.languages import Pack, pack_for
from souvenance.languages.endings import endings_for
from souvenance.languages.pack import words
from souvenance.languages.reflection.shared import TITLES

_AROUND = 90  # characters around an anchor that a shape may take
_SENTENCE = 400  # characters; a longer one is cut
_TITLED = "".join(rf"(?<!\b{title.lower()})" for title in ("m", *TITLES))
# Not ``stops.STOP``: a date reaches no further than a ";", and the point of a title ends nothing.
_BOUNDARY = re.compile(rf"{_TITLED}[.!?;…]+(?=\s|\Z)|\n")
_ISO = re.compile(
    r"(?<![\w.])(?<!\d[-/])(?P<year>(?:19|20)\d\d)([-/.])(?P<month_number>\d\d?)\2(?P<day>\d\d?)(?!\d|-\d|[.,]\d)"
)
_SIGNED = re.compile(r"(?<![\w/.,:-])(\d\d?)([/.-])(\d\d?)(?:\2((?:19|20)\d\d|\d\d))?(?![\w/%:-]|[.,]\d)")
_LED = words("date numeric month_day holiday easter nth_weekday weekday")  # may be told by the day before them


class _Aligned(dict[int, str]):
    """Every character as one folded character, or as it is where folding would make none or two of it."""

    def __missing__(self, code: int) -> str:
        folded = fold(plain(chr(code)))
        self[code] = found = folded if len(folded) == 1 else chr(code)
        return found


class _Lowered(dict[int, str]):
    def __missing__(self, code: int) -> str:
        lower = plain(chr(code)).lower()
        self[code] = found = lower if len(lower) == 1 else chr(code)
        return found


_ALIGNED, _LOWERED = _Aligned(), _Lowered()


def aligned(text: str) -> str:
    """The text folded character by character, so that places in it are places in the text."""
    return text.lower() if text.isascii() else text.translate(_ALIGNED)


def plain_lower(text: str) -> str:
    """The text in lower case with its accents, of the same length."""
    return text.lower() if text.isascii() else text.translate(_LOWERED)


def _windows(folded: str, language: str) -> Iterator[tuple[int, int]]:
    """The stretches of a text that may hold a date, merged where they meet."""
    low = high = -1
    for match in anchors(language).finditer(folded):
        if match.start() - _AROUND > high:
            if high >= 0:
                yield low, high
            low = max(match.start() - _AROUND, 0)
        high = min(match.end() + _AROUND, len(folded))
    if high >= 0:
        yield low, high


def _matches(folded: str, language: str) -> Iterator[Found]:
    for low, high in _windows(folded, language):
        for shape, pattern in patterns(language):
            for match in pattern.finditer(folded, low, high):
                caught = {name: word for name, word in match.groupdict().items() if word}
                yield Found(
                    start=match.start(), end=match.end(), rule=shape.rule, words=caught | {"whole": match[0]}, shift=shape.shift
                )  # fmt: skip
    yield from _numeric(folded, _day_cue(language), pack_for(language))


@lru_cache(maxsize=16)
def _day_cue(language: str) -> re.Pattern[str]:
    """What must stand before "3/4" to make a date of it; a weekday is part of the date."""
    weekdays = "|".join(pack_for(language).weekdays) or "(?!)"
    return re.compile(rf"(?<!\w)(?:(?P<weekday>{weekdays})|{endings_for(language).day_cues or '(?!)'})\s{{1,3}}\Z")


def _numeric(folded: str, day_cue: re.Pattern[str], pack: Pack) -> Iterator[Found]:
    for match in _ISO.finditer(folded):
        yield Found(start=match.start(), end=match.end(), rule="numeric", words=match.groupdict(), shift=0)
    for match in _SIGNED.finditer(folded):
        first, sign, second, year = match[1], match[2], match[3], match[4]
        cue = day_cue.search(folded, max(match.start() - 16, 0), match.start())
        if year is None and (sign != "/" or not cue):
            continue
        read = read_signed(first, sign, second, year, pack)
        if read is None:
            continue
        of_year, month, day = read
        written = {"day": str(day), "month_number": str(month)} | ({"year": str(of_year)} if of_year is not None else {})
        start = cue.start() if cue and cue["weekday"] else match.start()
        yield Found(start=start, end=match.end(), rule="numeric", words=written, shift=0)


def chosen_in(folded: str, language: str) -> list[Found]:
    """Of the shapes that overlap, the longest, in order of the text; what is no date takes its place and is dropped."""
    taken = bytearray(len(folded))
    kept = []
    for found in sorted(_matches(folded, language), key=_worth, reverse=True):
        exists = _exists(found, language)
        if found.end == found.start or any(taken[found.start : found.end]) or not (exists or found.rule == "date"):
            continue
        taken[found.start : found.end] = b"\1" * (found.end - found.start)  # of "31 February" no February is left
        if exists:
            kept.append(found)
    kept.sort(key=lambda found: found.start)
    kept = _with_leads(kept, folded, language)
    return [
        f
        for f, before, after in zip(kept, [None, *kept], [*kept[1:], None], strict=False)
        if f.rule not in {"none", "recurring"} and not is_repeated(f, (before, after), folded, language)
    ]


def _with_leads(kept: list[Found], folded: str, language: str) -> list[Found]:
    """The dates in order, each with the words that lead to a day beside it: "the day before" Easter."""
    if not endings_for(language).beside:
        return kept
    whole: list[Found] = []
    for found in kept:
        lead = led(folded, _named_from(found), language) if found.rule in _LED else None
        if lead is not None:
            start, said = lead
            while whole and whole[-1].end > start:  # "le lendemain" and "the Friday" are dates by themselves too
                start = min(start, whole.pop().start)
            whole.append(replace(found, start=start, words={**found.words, **said}))
        else:
            whole.append(found)
    return whole


def _named_from(found: Found) -> int:
    """Where the name of a date begins, behind its article or preposition: "du 20" at "20"."""
    whole = found.words.get("whole", "")
    return found.start + min(
        (whole.find(word) for name, word in found.words.items() if name != "whole" and word in whole), default=0
    )


def _worth(found: Found) -> tuple[int, int]:
    """The longer expression wins; a word that says something ("Monday 21") outweighs a preposition ("for Monday")."""
    said = 3 if found.rule in {"none", "recurring"} else len(found.words)
    return found.end - found.start + 6 * max(said - 2, 0), -found.start


def _exists(found: Found, language: str) -> bool:
    """Whether the calendar has such a day at all; what is counted from now is seen when it is."""
    if found.rule not in ABSOLUTE:
        return True
    asked = Asked(
        words=found.words, shift=found.shift, said=datetime(2000, 1, 1), way="future",  # noqa: DTZ001 - any time will do
        pack=pack_for(language), endings=endings_for(language),
    )  # fmt: skip
    return reckon(found.rule, asked) is not None


def cuts_of(folded: str, chosen: list[Found]) -> tuple[int, ...]:
    """Where sentences end, outside of dates ("15 déc. 2012"); long ones are cut."""
    inside = iter(chosen)
    span = next(inside, None)
    cuts, last = [], 0
    for match in _BOUNDARY.finditer(folded):
        while span is not None and span.end < match.end():
            span = next(inside, None)
        if span is not None and span.start < match.end() <= span.end:
            continue
        cuts += [*range(last + _SENTENCE, match.end(), _SENTENCE), match.end()]
        last = match.end()
    return (*cuts, *range(last + _SENTENCE, len(folded), _SENTENCE))
