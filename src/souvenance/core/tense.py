"""Which way the verbs of a sentence look: a bare "Friday" is the last one after "I saw", the next one after "I see"."""

import re
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.shapes import stands
from souvenance.languages.endings import endings_for


@lru_cache(maxsize=16)
def _tense(language: str) -> tuple[re.Pattern[str], re.Pattern[str]] | None:
    endings = endings_for(language)
    if not endings.past:
        return None
    unreal = rf"(?P<unreal>{endings.unreal or '(?!)'})"
    ways = rf"{unreal}|(?P<booking>{endings.booking})|(?P<past>{endings.past})|(?P<future>{endings.future})"
    both = re.compile(rf"(?<!\w)(?:{ways})(?!\w)|(?:'ll|'m|'re)(?!\w)")
    accented = "|".join(filter(None, (endings.unreal_accented, endings.past_accented)))
    return both, re.compile(rf"(?<!\w)(?:{accented or '(?!)'})(?!\w)")


@of_texts
@lru_cache(maxsize=256)
def verbs_of(folded: str, lowered: str, language: str) -> tuple[tuple[int, int, bool], ...]:
    """The verbs of a sentence as (start, end, in the past), in order."""
    tense = _tense(language)
    if tense is None:
        return ()
    both, accented = tense
    said = [m for m in both.finditer(folded) if lowered[m.start()] != "à"]  # "à" is no "a"
    booked = [m.span() for m in said if m["booking"]]
    back = [m.span() for m in accented.finditer(lowered) if not _overlap(m.span(), booked)]
    found = [(*_verb(m), (m["past"] or m["unreal"]) is not None) for m in said if m["booking"] or not _overlap(m.span(), back)]
    return tuple(sorted([*found, *((start, end, True) for start, end in back)]))


def _verb(match: re.Match[str]) -> tuple[int, int]:
    """Where the verb of a match stands, without the subject that it is told by."""
    return match.span("verb") if match.groupdict().get("verb") else match.span()


def _overlap(span: tuple[int, int], others: list[tuple[int, int]]) -> bool:
    return any(start < span[1] and span[0] < end for start, end in others)


def is_unreal(folded: str, lowered: str, language: str) -> bool:
    """Whether a verb tells what did not happen: "would have sung", "j'aurais chanté". The past of these is no past."""
    endings = endings_for(language)
    return stands(endings.unreal, folded) or stands(endings.unreal_accented, lowered)


def clause_start(folded: str, language: str) -> int:
    """Where the last clause of a beginning of a sentence starts."""
    found = list(_clause(endings_for(language).clause).finditer(folded))
    return found[-1].end() if found else 0


@lru_cache(maxsize=16)
def _clause(opening: str) -> re.Pattern[str]:
    return re.compile(opening or "(?!)")
