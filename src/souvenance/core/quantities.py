"""The values that a text tells: times, weekdays, dates, colours, and numbers with their units."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.dates import date_tokens
from souvenance.core.labels import numbers_blanked
from souvenance.core.lexicon import any_of, rules_for, stem, stems
from souvenance.languages import pack_for
from souvenance.languages.changes import changes_for

Values = Mapping[str, frozenset[str]]  # kind of value, or "#" and a unit -> values

_HOURS_IN_WORDS = (
    "one two three four five six seven eight nine ten eleven twelve",
    "une deux trois quatre cinq six sept huit neuf dix onze douze",
)
_HOURS = {word: hour for hours in _HOURS_IN_WORDS for hour, word in enumerate(hours.split(), 1)}
_MINUTES = {
    "half": 30, "half past": 30, "quarter past": 15, "quarter to": -15, "et demie": 30, "et quart": 15, "moins le quart": -15,
}  # fmt: skip
_EN_HOUR, _FR_HOUR = ("|".join(hours.split()) for hours in _HOURS_IN_WORDS)
_TIME = re.compile(
    r"\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b|\b(\d{1,2}) ?(?:h|:(?=\d)|heures?\b) ?(\d\d)?(?!\w)"
    r"|\b(midnight|noon|minuit|midi)\b"
    rf"|\b(?:(half(?: past)?|quarter past|quarter to) |at )({_EN_HOUR})\b(?! (?:[a-z]+s\b|hundred|percent|thousand))"
    rf"|\ba ({_FR_HOUR}) heures?(?: (et demie|et quart|moins le quart))?\b"
    r"|\b(?:at|till|until) ([01]?\d|2[0-4])(?=$|[ ,]|\.(?!\d))(?! [a-z]{3,}s\b)"
    r"(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b)"
)
_NAMED_TIMES = {"midnight": "0:00", "noon": "12:00", "minuit": "0:00", "midi": "12:00"}
_FIGURE = re.compile(r"([$€£]?)(?<![\w.])(\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)\s?([$€£%]?)|([^\W\d_]+)")
_THOUSANDS = re.compile(r"[ ,](?=\d{3}\b)")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_ISO_DAY = re.compile(r"\b\d{4}-\d\d-\d\d\b")  # its month and its day are no numbers beside it
_KILO = re.compile(r"(?<![\w.])(\d{1,3}(?:[.,]\d{1,2})?)k\b")  # "34k" of money, 34000
_CURRENCIES = {"$": "dollar", "€": "euro", "£": "pound", "%": "percent"}
_UNIT_WITHIN = 3  # words after a number that may say what it counts: 15 crash course videos
_OF_A_YEAR, _WITH_DAY = len("@2026"), 1  # shapes of a date term

_Note = Callable[[str, str], None]


@of_texts
@lru_cache(maxsize=1_024)  # of one sentence it is asked six times, mostly of the same words
def values_of(text: str, language: str) -> tuple[Values, str]:
    """The values of folded text, and the text without its times and dates."""
    found: dict[str, set[str]] = {}

    def note(kind: str, value: str) -> None:
        found.setdefault(kind, set()).add(value)

    text = _KILO.sub(lambda match: f"{float(match[1].replace(',', '.')) * 1000:.0f}", text)
    for match in _TIME.finditer(text):
        note("time", _clock(match))
    for name, pattern in rules_for(language).rates.items():
        if pattern.search(text):
            note("rate", name)
    text = _TIME.sub(" ", text)
    _dates(text, language, note)
    text = rules_for(language).differences.sub(" ", _ISO_DAY.sub(" ", text))
    text = numbers_blanked(_calendar(language).sub(" ", text), language)
    text = _one(language).sub("1", _YEAR.sub(" ", text))
    _figures(text, language, note)
    return {kind: frozenset(values) for kind, values in found.items()}, text


def stems_and_values(text: str, language: str) -> list[str]:
    """Stems of a span, then its times and days as values: "w4", "16:00"."""
    values, rest = values_of(text, language)
    return [*stems(rest, language), *(v for kind, of_kind in values.items() if kind[0] != "#" for v in sorted(of_kind))]


def growing(text: str, language: str) -> frozenset[str]:
    """Units of the numbers that a text says have been reached: "12 films so far"."""
    rules = rules_for(language)
    clauses = rules.clauses.split(text)[::2]
    grows = [rules.flags["cumulative"].search(clause) is not None for clause in clauses]
    counted = [clause for n, clause in enumerate(clauses) if grows[n] or (n and grows[n - 1])]
    return frozenset(kind for clause in counted for kind in values_of(clause, language)[0] if kind[0] == "#")


def _clock(match: re.Match[str]) -> str:
    hour12, minute12, half, hour, minute, named, before, spelt, heure, after, bare = match.groups()
    if spelt or heure:
        minutes = 60 * _HOURS[spelt or heure] + _MINUTES.get(before or after or "", 0)
        return f"{minutes // 60}:{minutes % 60:02}"
    if named:
        return _NAMED_TIMES[named]
    if hour12:
        return f"{int(hour12) % 12 + 12 * (half == 'p')}:{minute12 or '00'}"
    return f"{int(hour or bare)}:{minute or '00'}"


def _dates(text: str, language: str, note: _Note) -> None:
    pack = pack_for(language)
    dates = [date for date in date_tokens(text, pack) if date.count("-") <= _WITH_DAY]  # with its year a day is said twice
    days = [date for date in dates if "-" in date]
    for date in dates:
        if len(date) == _OF_A_YEAR:
            note("year", date)
        elif date in days or not days:
            note("day" if date in days else "month", date)
    for match in _calendar(language).finditer(text):
        day = pack.weekdays.get(match[0]) or pack.weekdays.get(match[0].rstrip("s"))
        if day is not None:
            note("weekday", f"w{day}")


def _figures(text: str, language: str, note: _Note) -> None:
    pack, changes = pack_for(language), changes_for(language)
    tokens = list(_FIGURE.finditer(text))
    for n, (before, figure, after, word) in enumerate(match.groups() for match in tokens):
        if word in changes.colours:
            note("colour", word.rstrip("s"))
        if word in changes.counts:
            value, unit = changes.counts[word]
            note(f"#{stem(unit, language)}", value)
        elif figure is not None or word in pack.number_words:
            value = str(pack.number_words[word]) if figure is None else _THOUSANDS.sub("", figure).replace(",", ".")
            sign = before or after
            following = tokens[n + 1 :][: _UNIT_WITHIN + 1]
            found = [stem(_CURRENCIES[sign], language)] if sign else _units(following, pack.stops | changes.fillers, language)
            if changes.elapsed & set(found):
                continue  # a month ago is a date, not a count
            for unit in found or [""]:
                note(f"#{unit}", value)


def _units(following: Iterable[re.Match[str]], empty: frozenset[str], language: str) -> list[str]:
    """What a number may count: the words behind it, up to the first that carries nothing."""
    pack = pack_for(language)
    found: list[str] = []
    for match in following:
        word = match[4]
        if word in pack.ordinal_suffixes:
            continue  # the 5th project
        if word is None or word in empty or word in pack.number_words or len(found) == _UNIT_WITHIN:
            break
        found.append(stem(word, language))
    return found


@lru_cache(maxsize=32)
def _one(language: str) -> re.Pattern[str]:
    return any_of(changes_for(language).one)


@lru_cache(maxsize=32)
def _calendar(language: str) -> re.Pattern[str]:
    """Weekdays, and months with the number beside them."""
    pack = pack_for(language)
    months = "|".join(sorted((m for m in pack.months if m not in pack.month_ambiguous), key=len, reverse=True)) or r"(?!)"
    either = "|".join(sorted(pack.months, key=len, reverse=True)) or r"(?!)"
    days = "|".join(sorted(pack.weekdays, key=len, reverse=True)) or r"(?!)"
    number = r"\d{1,2}(?:st|nd|rd|th|er)?"
    dates = rf"(?:{either})\.? {number}\b(?! ?[:h%$])|{number} (?:of |de )?(?:{either})\b|(?:{months})\b"
    return re.compile(rf"\b(?:{dates}|(?:{days})s?\b|\d{{1,2}}/\d{{1,2}}/\d{{2,4}})")


def differing(old: Mapping[str, frozenset[str]], new: Mapping[str, frozenset[str]], *, one_thing: bool) -> list[str]:
    """Kinds of value of which each side has one that the other does not repeat.

    Args:
        one_thing: both speak of a thing with a single value: their only numbers are then compared whatever their units.
    """
    before, after = _numbers(old), _numbers(new)
    kinds = [kind for kind in old.keys() & new.keys() if old[kind] - new[kind] and new[kind] - old[kind]]
    if "#" in kinds and after <= before:
        kinds.remove("#")  # "55 to 80 instead of 60 to 75", "55 to 80": nothing new, whatever they count
    unsaid = one_thing or "#" in old or "#" in new or ("time" in old and "#time" in new)
    return sorted({*kinds, *(["#"] if unsaid and len(before) == len(after) == 1 and before != after else [])})


def _numbers(values: Mapping[str, frozenset[str]]) -> set[str]:
    return {
        value.removesuffix(":00") for kind, of_kind in values.items() if kind[0] == "#" or kind == "time" for value in of_kind
    }
