"""The templates of a language's dates made into patterns, and the words they caught made into numbers."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from souvenance.core.dates import any_of
from souvenance.languages import Pack, pack_for
from souvenance.languages.endings import EndingPack, Shape, endings_for

_PLACE = re.compile(r"\{([a-z_]+\d?)\}|\(\?P<\w+>|\(\?<[!=][^)]{0,60}\)|\\.|\[[^\]]{0,60}\]|\s\?|[\s_]")
_GROUP = re.compile(r"\(\?P<\w+>")
_START = r"(?<![\w@#])(?<!\d[.,:/-])"
_END = r"(?![\w@])"
_DAY = r"(?:0?[1-9]|[12]\d|3[01])(?!\d)"
_SUFFIX = r"(?:\s?(?:st|nd|rd|th|er|ere|eme|º|°|ª)(?![^\W\d]))?"
_NO_MORE = r"(?![\d:]|[.,/]\d|\s?(?:%|€|\$|£|h(?!\w)|am(?!\w)|pm(?!\w)))"  # a time, an amount
_EMOJI = "\u2600-\u27bf\U0001f000-\U0001faff"  # ends a phrase as a mark does: "by the 9th 😭"
_TENS = frozenset({20, 30})  # of a day: "twenty-first"
_CENTURIES = frozenset({19, 20})
_COPULAS = frozenset({"is", "are", "was", "were", "est", "sont", "etait"})  # "le 2 est mon chiffre"


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An expression of a text in one of the shapes, with its words by name."""

    start: int
    end: int
    rule: str
    words: Mapping[str, str]
    shift: int


@lru_cache(maxsize=16)
def patterns(language: str) -> tuple[tuple[Shape, re.Pattern[str]], ...]:
    """Every shape of a language with its pattern of folded text, in the order in which ties are broken."""
    filled = _fragments(pack_for(language), endings_for(language))
    return tuple((shape, re.compile(_pattern(shape, filled))) for shape in endings_for(language).shapes)


@lru_cache(maxsize=64)
def pattern_of(template: str, language: str) -> re.Pattern[str]:
    """One template of a language as a pattern of folded text, its places as named groups."""
    return re.compile(_filled(template, _fragments(pack_for(language), endings_for(language))))


@lru_cache(maxsize=16)
def anchors(language: str) -> re.Pattern[str]:
    """What every date holds: text far from all of it need not be read."""
    pack, endings = pack_for(language), endings_for(language)
    tables = (endings.day_words, endings.units, endings.holidays, endings.easter, endings.seasons)
    keys = [spaced(key) for table in tables for key in table]
    names = [*endings.day_ordinals, *pack.weekdays, *pack.months, *endings.weekday_abbreviations]
    return re.compile(
        rf"\d|(?<!\w)(?:{'|'.join([*keys, any_of(names), 'eo[dwmqy]', endings.anchors or '(?!)'])})s?(?!\w|(?<!\w\w)')"
    )


def value(
    table: Mapping[str, int] | Mapping[str, str] | Mapping[str, tuple[int, int]], text: str
) -> int | str | tuple[int, int]:
    """What a table says of a matched expression; its keys are patterns. Raises KeyError for one that it has not."""
    for key, found in table.items():
        if re.fullmatch(spaced(key), text):
            return found
    raise KeyError(text)


def number(text: str, endings: EndingPack) -> int:
    """A count or an ordinal, in digits or words: "21", "twenty-first", "two thousand and thirty". Raises KeyError."""
    if digits := re.match(r"\d+", text):
        return int(digits[0])
    for key, found in endings.counts.items():
        if re.fullmatch(spaced(key), text):
            return found
    values = [_word(word, endings) for word in re.split(r"[\s-]+", text) if word != endings.joint]
    if len(values) > 1 and values[0] in _CENTURIES and values[1] >= 10:  # noqa: PLR2004 - "twenty twenty-six"
        return 100 * values[0] + sum(values[1:])
    total = 0
    for each in values:
        total = total * each if each >= 100 and total else total + each  # noqa: PLR2004 - "two thousand"
    return total


def _word(word: str, endings: EndingPack) -> int:
    return endings.numbers[word] if word in endings.numbers else endings.ordinals[word]


@lru_cache(maxsize=64)
def _cues(cues: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{cues})(?!\w)")


def stands(cues: str, folded: str) -> bool:
    """Whether one of the cues of a language stands in a stretch of folded text; none stand where it has none."""
    return bool(cues) and _cues(cues).search(folded) is not None


@lru_cache(maxsize=1024)
def spaced(template: str) -> str:
    """A template without places: its spaces and gaps as patterns."""
    return _filled(template, {})


@lru_cache(maxsize=64)
def cue_before(cues: str, glue: str) -> re.Pattern[str]:
    """A cue and up to three words of glue, at the end of what stands before a date."""
    glued = rf"(?:(?:{glue})(?:\s{{1,3}}|(?<=')))" if glue else "(?!)"
    return re.compile(rf"(?<!\w)(?:{cues})(?:\s{{1,3}}|(?<=')|\s?:\s?){glued}{{0,3}}\Z")


def _pattern(shape: Shape, filled: Mapping[str, str]) -> str:
    body = _filled(shape.template, filled)
    if shape.rule in {"none", "recurring"}:
        body = _GROUP.sub("(?:", body)
    return f"{_START}(?:{body}){_END}"


def _filled(template: str, filled: Mapping[str, str]) -> str:
    def one(match: re.Match[str]) -> str:
        found = match[0]
        if match[1]:
            return filled[match[1]]
        if found.startswith(("[", "(?<")):
            return found.replace(" ", r"\s")
        return {" ": r"\s{1,3}", " ?": r"\s{0,3}", "_": r"(?:[\s,./]{0,3}|-)"}.get(found, found)

    return _PLACE.sub(one, template)


def _fragments(pack: Pack, endings: EndingPack) -> dict[str, str]:
    """What each place of a template may hold."""
    word = any_of(endings.numbers)
    joint = rf"[\s-](?:{endings.joint}[\s-])?" if endings.joint else r"[\s-]"
    tens = any_of(name for name, n in endings.numbers.items() if n in _TENS)
    said = {**endings.numbers, **endings.day_ordinals}
    units = any_of(name for name, n in said.items() if (0 < n <= 31 and name not in endings.numbers) or 0 < n < min(_TENS))  # noqa: PLR2004
    ordinal = any_of(endings.day_ordinals)
    day_words = rf"(?:{tens}){joint}(?:{units})(?!\w)|(?:{units})(?!\w)|(?:{tens})(?!\w|[\s-](?:{units}))"
    ordinal_words = rf"(?:(?:{tens}){joint})?(?:{ordinal})(?!\w)"
    counts = "|".join(spaced(key) for key in endings.counts) or "(?!)"
    count = rf"\d{{1,4}}(?!\d)|(?:{word})(?:{joint}(?:{word})){{0,2}}(?!\w)|(?:{counts})(?!\w)"
    unit = keys_of(endings.units) + r"(?![^\W\d]|(?<=[\s\d][hjd])')"  # "2028 j'ai"
    month = rf"(?:{any_of([*pack.months, *endings.month_abbreviations])})(?:\.(?=[\s,]{{0,2}}\d))?(?![^\W\d])"
    wd = rf"(?:(?:{any_of(pack.weekdays)})(?!\w)|(?:{any_of(endings.weekday_abbreviations)})(?!\w)\.?)"
    weekday = rf"(?:{any_of(pack.weekdays)})(?!\w)"
    year_words = f"|{spaced(endings.year_words.replace('{word}', f'(?:{word})'))}(?!\\w)" if endings.year_words else ""
    more = rf",?\s{{0,3}}(?:{endings.joint or 'and'}\s)?(?P<count%d>{count})\s?(?P<unit%d>{unit})"
    stops = any_of(name for name in pack.stop_words - _COPULAS if len(name) > 1 or name in {"a", "i", "y"})
    after = "|".join(filter(None, (stops, endings.day_parts, endings.conjunctions, word)))
    after_day = rf"(?:{after})(?!\w)|\d{{1,2}}\s?(?:h|:|am|pm)"
    clear = [name for name in pack.months if name not in endings.names_too | pack.month_ambiguous and len(name) > 3]  # noqa: PLR2004
    return {
        "any_weekday": rf"(?:{any_of(pack.weekdays)})",
        "any_wd": wd,
        "weekday": f"(?P<weekday>{weekday})",
        "wd": f"(?P<weekday>{wd})",
        "wd2": f"(?P<weekday2>{wd})",
        "month2": f"(?P<month2>{month})",
        "month": f"(?P<month>{month})",
        "cued_month": rf"(?P<month>{any_of(pack.months)})",
        "clear_month": rf"(?P<month>{any_of(clear)})",
        "month_cue": rf"(?:{any_of(pack.month_cues)}|{endings.month_cues or '(?!)'})",
        "day": rf"(?P<day>{_DAY}|{day_words}){_SUFFIX}{_NO_MORE}",
        "day2": rf"(?P<day2>{_DAY}|{day_words}){_SUFFIX}{_NO_MORE}",
        "nth_day": rf"(?P<day>{_DAY}|{ordinal_words}){_SUFFIX}{_NO_MORE}",
        "ordinal_day": rf"(?P<day>{_DAY}(?=st|nd|rd|th)|{ordinal_words}){_SUFFIX}{_NO_MORE}",
        "day_end": rf"(?=\s{{0,3}}(?:\Z|[.,;:!?)\]…\"({_EMOJI}]|[–—-]\s)|\s{{1,3}}(?:{after_day}))",
        "day_stop": rf"(?=\s{{0,3}}(?:\Z|[.,;:!?)\]…\"({_EMOJI}]|[–—-]\s)|\s{{1,3}}(?:{after_day}|is|was))",
        "ordinal": rf"(?:{any_of(endings.ordinals)})(?!\w)",
        "nth": rf"(?P<nth>(?:{any_of(endings.ordinals)})(?!\w)|\d{{1,2}}(?:st|nd|rd|th|e|eme))(?!\w)",
        "year": rf"(?P<year>(?:19|20)\d\d(?!\d|-\d){year_words})",
        "any_count": f"(?:{count})",
        "count": f"(?P<count>{count})",
        "unit": f"(?P<unit>{unit})",
        "more": f"(?:{more % (2, 2)}(?:{more % (3, 3)})?)?",
        "day_word": f"(?P<day_word>{keys_of(endings.day_words)})",
        "part": f"(?:{spaced(endings.day_parts) or '(?!)'})",
        "season": f"(?P<season>{keys_of(endings.seasons)})",
        "edge": f"(?P<edge>{keys_of(endings.edges)})",
        "holiday": f"(?P<holiday>{keys_of(endings.holidays)})",
        "easter": f"(?P<easter>{keys_of(endings.easter)})",
        "near": f"(?P<near>{keys_of(endings.beside_days)})",
    }


def keys_of(table: Iterable[str]) -> str:
    """Any expression of a table, the longest first; nothing where it is empty."""
    return "(?:" + ("|".join(spaced(key) for key in sorted(table, key=lambda key: (-len(key), key))) or "(?!)") + ")"
