"""To which part of a thing a statement confines what it says: some days, a purpose, a place; and what it joins by "and"."""

import re
from functools import lru_cache
from itertools import pairwise

from souvenance.core.lexicon import WORD, lexicon, stem
from souvenance.core.quantities import stems_and_values
from souvenance.languages import pack_for
from souvenance.languages.changes import changes_for
from souvenance.languages.changes.parts import parts_for

APART = "*"  # a part that no other statement names
_REACH = 3  # words behind a junction among which the second of two joined things begins: "and on the train"
_A_WORD = re.compile(rf"{WORD.pattern}|&")


def spells_of(text: str, language: str) -> frozenset[str]:
    """Stems and days of the days, seasons and parts of the day on which folded text says that something holds."""
    return _found(_compiled(language)[0], text, language, frozenset())


def uses_of(text: str, language: str) -> frozenset[str]:
    """Stems of the purposes and places to which folded text confines an end, a change, a past; ``APART`` for one of its own."""
    return _found(_compiled(language)[1], text, language, lexicon(language).light)


def joined_in(text: str, language: str) -> frozenset[str]:
    """Stems and days of the things that folded text joins: "the bus and the train", "Mondays and Fridays"."""
    junctions, stops = parts_for(language).junctions, pack_for(language).stops
    if not any(f" {word} " in text for word in junctions):
        return frozenset()
    words = _A_WORD.findall(text)
    found: set[str] = set()
    for n, word in enumerate(words):
        if word not in junctions or not n or words[n - 1] in stops:
            continue
        second = next((other for other in words[n + 1 : n + 1 + _REACH] if other not in stops), None)
        if second is not None:
            found |= {*_meant(words[n - 1], language), *_meant(second, language)}
    return frozenset(found)


def others_in(text: str, language: str) -> frozenset[str]:
    """The words behind "my" or "his" that make it another one of a kind: "my other sister"."""
    changes, other = changes_for(language), parts_for(language).other
    if not any(word in text for word in other):
        return frozenset()
    owners = changes.mine | changes.theirs
    return frozenset(word for owner, word in pairwise(WORD.findall(text)) if word in other and owner in owners)


def _meant(word: str, language: str) -> list[str]:
    dated = word in pack_for(language).weekdays or word.removesuffix("s") in pack_for(language).weekdays
    return stems_and_values(word, language) if dated else [stem(word, language)]


def _found(patterns: tuple[re.Pattern[str], ...], text: str, language: str, light: frozenset[str]) -> frozenset[str]:
    found: set[str] = set()
    if parts_for(language).signs.isdisjoint(WORD.findall(text)):
        return frozenset()
    for match in (match for pattern in patterns for match in pattern.finditer(text)):
        told = match.groupdict()
        found |= {APART} if "apart" in told else {s for s in stems_and_values(told["part"], language) if s not in light}
    return frozenset(found)


@lru_cache(maxsize=32)
def _compiled(language: str) -> tuple[tuple[re.Pattern[str], ...], tuple[re.Pattern[str], ...]]:
    known = parts_for(language)
    return tuple(map(re.compile, known.spells)), tuple(map(re.compile, known.uses))
