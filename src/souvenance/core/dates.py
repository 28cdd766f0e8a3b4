"""Calendar dates written in a text, and the date of a turn, as terms that meet whatever way they were written."""

import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache

from souvenance.core.fold import fold
from souvenance.languages import Pack

_DIGIT = re.compile(r"\d")
_ISO = re.compile(r"(?<!\d)(?<!\d-)((?:19|20)\d\d)(?:-(\d\d?)(?:-(\d\d?))?|([/.])(\d\d?)\4(\d\d?))(?!\d)")
_SIGNED = re.compile(r"(?<![\w/.-])(\d\d?)([/.-])(\d\d?)\2((?:19|20)\d\d|\d\d)(?![\w/-]|\.\d)")
_YEAR = re.compile(r"(?<![\d.,$€£])((?:19|20)\d\d)(?![\d.,]?\d|\s?[$€£%])")
_LINK = r"(?:(?:de|del|di|of)\s{1,3}|d')"  # "9 de abril de 2026": harmless in the languages that have none
_PIVOT = 69  # POSIX: 69–99 are of the last century

_Date = tuple[int | None, int | None, int | None]


def date_tokens(text: str, pack: Pack) -> list[str]:
    """Every calendar date of a text as terms, in a stable order, each once.

    "9 April", "April 9th" and "le 9 avril" give ``@04`` and ``@04-09``; a year adds ``@2026``, ``@2026-04`` and
    ``@2026-04-09``. What is no date of the calendar (31 February) gives nothing. A month that is another word too
    ("may", "mars") counts only beside a number or after a word that announces it ("in May", "fin mars").
    """
    text = fold(text)
    found: dict[str, None] = {}
    for year, month, day in _dates(text, pack):
        found.update(dict.fromkeys(_terms(year, month, day)))
    return list(found)


def day_tokens(at: datetime | None, utc_offset_min: int = 0) -> list[str]:
    """The local day of a time as terms; none where the time is not known."""
    if at is None:
        return []
    return list(_day_terms(at.astimezone(timezone(timedelta(minutes=utc_offset_min))).date()))


@lru_cache(maxsize=256)
def _day_terms(day: date) -> tuple[str, ...]:
    return tuple(_terms(day.year, day.month, day.day))


def _terms(year: int | None, month: int | None, day: int | None) -> Iterator[str]:
    if year is not None:
        yield f"@{year}"
        if month is not None:
            yield f"@{year}-{month:02}"
            if day is not None:
                yield f"@{year}-{month:02}-{day:02}"
    if month is not None:
        yield f"@{month:02}"
        if day is not None:
            yield f"@{month:02}-{day:02}"


def _dates(text: str, pack: Pack) -> Iterator[_Date]:
    with_digits = _DIGIT.search(text) is not None
    if with_digits:
        yield from _iso(text)
        yield from _signed(text, pack)
    if pack.months:
        yield from _named(text, pack)
    if with_digits:
        for match in _YEAR.finditer(text):
            yield int(match[1]), None, None


def _iso(text: str) -> Iterator[_Date]:
    for match in _ISO.finditer(text):
        year, month, day = int(match[1]), int(match[2] or match[5]), int(match[3] or match[6] or 0) or None
        if _exists(year, month, day):
            yield year, month, day


def _signed(text: str, pack: Pack) -> Iterator[_Date]:
    """09/04/2026, 9.4.26, 09-04-2026."""
    for match in _SIGNED.finditer(text):
        found = read_signed(match[1], match[2], match[3], match[4], pack)
        if found is not None and _exists(*found):
            yield found


def read_signed(first: str, sign: str, second: str, year: str | None, pack: Pack) -> tuple[int | None, int, int] | None:
    """Year, month and day of a date in digits; None for what is a version (2.1.30). The calendar may not have the day.

    Which number is the day is decided here for the whole program: the first where the language says so or points part the
    numbers (nobody dots a month first); else the second; and the other way round where that makes no month.
    """
    number = int(year) if year is not None else None
    if number is not None and number < 100:  # noqa: PLR2004 - written with two digits
        usual = sign == "/" or (sign == "." and "." in pack.ordinal_suffixes)
        if not usual and not len(first) == len(second) == 2:  # noqa: PLR2004
            return None
        number += 2000 if number < _PIVOT else 1900
    day, month = (int(first), int(second)) if pack.day_first or sign == "." else (int(second), int(first))
    return (number, day, month) if month > 12 else (number, month, day)  # noqa: PLR2004


def _named(text: str, pack: Pack) -> Iterator[_Date]:
    for match in _named_pattern(pack).finditer(text):
        name = match["month"]
        day = int(match["day"] or match["after"] or 0) or None
        year = int(match["year"]) if match["year"] else None
        announced = match["cue"] is not None and name not in pack.number_words  # "en sept jours"
        if day is None and year is None and name in pack.month_ambiguous and not announced:
            continue
        if _exists(year, pack.months[name], day):
            yield year, pack.months[name], day


def _exists(year: int | None, month: int, day: int | None) -> bool:
    try:
        date(year or 2000, month, day or 1)  # 2000 is a leap year: 29 February without a year is a date
    except ValueError:
        return False
    return True


@lru_cache(maxsize=32)
def _named_pattern(pack: Pack) -> re.Pattern[str]:
    """The pattern of "9 April 2026", "April 9th, 2026", "9. April", "9 de abril de 2026", "avril 2026", "in May".

    Every repeat is bounded: a megabyte of spaces after "May" must not be walked once a space.
    """
    ordinal = rf"(?:\.?(?:{any_of(pack.ordinal_suffixes)}))?" if pack.ordinal_suffixes else ""
    cue = rf"|(?P<cue>{any_of(pack.month_cues)})[\s-]{{1,3}}" if pack.month_cues else "|(?P<cue>(?!))"
    after = rf"(?:\s{{1,3}}(?:the\s{{1,3}})?(?P<after>\d\d?){ordinal}(?![\w:]|[.,]\d))?"
    if pack.day_first:  # "en mai 20 personnes" is no 20 May
        after = "(?P<after>(?!))?"
    return re.compile(
        rf"(?<!\w)(?:(?<!\d[.,:/])(?P<day>\d\d?){ordinal}(?:\.\s{{0,3}}|[\s-]{{1,3}}){_LINK}?{cue})?"
        rf"(?P<month>{any_of(pack.months)})(?!\w)\.?"
        rf"(?(day)|{after})(?:,?[\s-]{{1,3}}{_LINK}?(?P<year>(?:19|20)\d\d)(?!\d))?"
    )


def any_of(words: Iterable[str]) -> str:
    """A pattern for one of some words, the longest first; of none for nothing at all."""
    return "|".join(sorted(map(re.escape, words), key=lambda word: (-len(word), word))) or "(?!)"
