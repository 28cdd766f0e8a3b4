"""Whom a statement says that the speaker is no longer with."""

import re
from functools import lru_cache

from souvenance.core.lexicon import WORD, stem
from souvenance.languages.changes import changes_for
from souvenance.languages.changes.couples import couples_for


def parted_from(text: str, language: str) -> frozenset[str]:
    """Stems of the names and kin with whom folded text says that it is over: "thomas and i broke up"."""
    if couples_for(language).signs.isdisjoint(WORD.findall(text)):
        return frozenset()
    kin = changes_for(language).kin
    told = (match["old"] for pattern in _compiled(language) for match in pattern.finditer(text))
    return frozenset(stem(kin.get(one, one), language) for one in told)


@lru_cache(maxsize=32)
def partners_of(language: str) -> frozenset[str]:
    """Words of the pack's kin for the one whom somebody is with."""
    return couples_for(language).partners


@lru_cache(maxsize=32)
def _compiled(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, couples_for(language).parted))
