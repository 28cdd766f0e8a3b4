"""Whether what a text says stands in the words it claims to rest on: numbers, dates, names, quotes, and enough of the rest."""

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime

from souvenance.core.clauses import bare, begins, is_all, says, sentences, without
from souvenance.core.fold import fold
from souvenance.core.statements import content, held
from souvenance.languages import pack_for
from souvenance.languages.reflection import ReflectionPack, reflection_pack_for

SHARE = 0.6  # of the content words of a text that its sources must hold: below it a paraphrase says something else

_NUMBER = re.compile(r"\d+(?:[.,:/h-]\d+)*")
_ISO = re.compile(r"\(?\b(\d{4})-(\d{2})(?:-(\d{2}))?\b\)?")  # set beside a relative date, or a whole month
_YEAR = re.compile(r"\((\d{4})\)")
_BESIDE = re.compile(r"\s{0,2}(?:\(\d{4}\)|\(?\b\d{4}-\d{2}(?:-\d{2})?(?:/\d{4}-\d{2}(?:-\d{2})?)?\b\)?)")
_QUOTED = re.compile(r"[\"“«]\s?([^\"”»\n]{2,200}?)\s?[\"”»]")
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_CAPITAL = re.compile(r"[A-ZÀ-Þ]")
_COLON = re.compile(r":\s")  # any word may stand with a capital behind it

_FAR = 400  # days: a relative date resolves no further
_MIDDLE = 15  # of a month that is named without a day
_DAY_REACH = 62  # days: "the 17th"
_WEEKDAY_REACH = 14  # days: "Monday", "Monday week"


def ungrounded(
    text: str, sources: Sequence[str], *, said_at: Sequence[datetime | None], allowed: Iterable[str], language: str
) -> list[str]:
    """What a text names that no source does: numbers, dates, names, quoted words, as they stand in it.

    Args:
        text: what is to be kept.
        sources: the sentences or turns it may rest on.
        said_at: when they were said: a relative date may have been resolved against it.
        allowed: names that need no source: the speaker's, the members'.
        language: of the text.

    Known false positives: a name that the proposer translated (Londres); a sum of two numbers.
    """
    whole = " \n ".join(sources)
    free = {word for name in allowed for word in fold(name).split()}
    dates = [found for found in _ISO.finditer(text) if not _derivable(found, whole, said_at, language)]
    rest = _ISO.sub(" ", text)
    years = [year for year in _YEAR.findall(rest) if not _is_counted(int(year), whole, said_at, language)]
    rest = _YEAR.sub(" ", rest)
    return [
        *years,
        *(found[0].strip("()") for found in dates),
        *_missing_numbers(rest, whole, language),
        *_missing_names(rest, whole, free, language),
        *(quote for quote in _QUOTED.findall(text) if fold(quote).strip(" .,") not in fold(whole)),
    ]


def _missing_numbers(text: str, source: str, language: str) -> list[str]:
    pack = pack_for(language)
    words = {fold(word) for word in _WORD.findall(source)}
    known = {number for found in _NUMBER.findall(source) for number in (found, *re.split(r"\D+", found))}
    known |= {str(number) for word, number in pack.number_words.items() if word in words}
    spelled = {word: str(number) for word, number in pack.number_words.items()}
    missing = [found for found in _NUMBER.findall(text) if found not in known and not set(re.split(r"\D+", found)) <= known]
    missing += [w for w in map(fold, _WORD.findall(text)) if w in spelled and w not in words and spelled[w] not in known]
    days = {**pack.months, **pack.weekdays}
    return missing + [
        w for w in map(fold, _WORD.findall(text)) if w in days and w not in pack.month_ambiguous and not _named(w, days, words)
    ]


def _named(word: str, days: dict[str, int], words: set[str]) -> bool:
    """Whether a day or month is named in the source, under this or a like name ("sept", "september")."""
    return any(other in words and number == days[word] and (other[:3] == word[:3]) for other, number in days.items())


def _missing_names(text: str, source: str, free: set[str], language: str) -> list[str]:
    known = {fold(word) for word in _WORD.findall(source)} | free
    known |= {part for word in known for part in re.split(r"['’-]", word)}
    spoken = reflection_pack_for(language)
    stops = pack_for(language).stops
    missing = []
    for sentence in (part for whole in sentences(text) for part in _COLON.split(whole)):
        words = _WORD.findall(sentence)
        for place, word in enumerate(words):
            parts = [part for part in re.split(r"['’-]", fold(word)) if len(part) > 1]
            if not _CAPITAL.match(word) or not parts or all(part in known or part in stops for part in parts):
                continue
            follower = fold(words[place + 1]) if place + 1 < len(words) else ""
            if place == 0 and not begins(spoken.verbs_after_name, follower):
                continue  # any word stands with a capital there
            if not is_all(spoken.generic, fold(word)):
                missing.append(word)
    return missing


def _derivable(found: re.Match[str], source: str, said_at: Sequence[datetime | None], language: str) -> bool:
    """Whether a full date follows from the words of the source and the day on which they were said."""
    try:
        day = date(int(found[1]), int(found[2]), int(found[3] or _MIDDLE))
    except ValueError:
        return False
    if found[0].strip("()") in source:
        return True
    pack, spoken = pack_for(language), reflection_pack_for(language)
    words = {fold(word) for word in _WORD.findall(source)}
    numbers = set(re.split(r"\D+", source))
    months = {number for name, number in pack.months.items() if name in words}
    if str(day.day) in numbers and (day.month in months or str(day.month) in numbers or f"{day.month:02}" in numbers):
        return True
    if str(day.day) in numbers and any(at is not None and abs((day - at.date()).days) <= _DAY_REACH for at in said_at):
        return True
    weekdays = {number for name, number in pack.weekdays.items() if name in words}
    return any(_follows(day, at.date(), weekdays, months, bare(source, spoken), spoken) for at in said_at if at is not None)


def _is_counted(year: int, source: str, said_at: Sequence[datetime | None], language: str) -> bool:
    """Whether a year set beside "last year" or "for eight years" is so many years from the day they were said."""
    numbers = set(re.split(r"\D+", source)) | {str(year)} & set(_NUMBER.findall(source))
    spelled = pack_for(language).number_words
    numbers |= {str(spelled[word]) for word in map(fold, _WORD.findall(source)) if word in spelled}
    away = {abs(at.year - year) for at in said_at if at is not None}
    return str(year) in numbers or any(n <= 1 or str(n) in numbers for n in away)


def _follows(day: date, said: date, weekdays: set[int], months: set[int], source: str, pack: ReflectionPack) -> bool:
    """Whether a day is one that a text said on another day speaks of: "tomorrow", "on Monday", "next month"."""
    away = (day - said).days
    if any(away == days for pattern, days in pack.days_from_now if says(pattern, source)):
        return True
    if day.isoweekday() in weekdays and abs(away) <= _WEEKDAY_REACH:
        return True
    return away == 0 or (abs(away) <= _FAR and (says(pack.relative_dates, source) or day.month in months))


def share(text: str, sources: Sequence[str], *, allowed: Iterable[str], language: str) -> float:
    """The share of a text's content words that stand in its sources, 0–1; words of a report and allowed names do not count."""
    pack = reflection_pack_for(language)
    words = own_content(text, pack, allowed, language)
    if not words:
        return 0.0
    there = frozenset[str]().union(*(content(bare(source, pack), language) for source in sources)) if sources else frozenset()
    return len(held(words, there)) / len(words)


def undated(text: str) -> str:
    """A text without the absolute dates that were set beside its relative ones."""
    return _BESIDE.sub("", text)


def own_content(text: str, pack: ReflectionPack, allowed: Iterable[str], language: str) -> frozenset[str]:
    """The content words of a text without those of a report ("the user mentioned") and without allowed names."""
    said = bare(undated(text), pack)  # dates have a test of their own
    names = frozenset[str]().union(*(content(name, language) for name in allowed))
    found = content(without(pack.generic, said), language) - names
    return found or content(said, language) - names
