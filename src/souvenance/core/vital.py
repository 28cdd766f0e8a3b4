"""Whether health or safety hangs on a text, and whether a text only explores: by words of the language files."""

from functools import lru_cache

import regex

from souvenance.core.caches import of_texts
from souvenance.core.clauses import says
from souvenance.core.fold import fold, plain
from souvenance.languages.explorations import EXPLORATIONS
from souvenance.languages.reflection import reflection_pack_for
from souvenance.languages.vital import VITAL

_WORD = regex.compile(r"\w+")


def is_vital(text: str, language: str) -> bool:
    """Whether it speaks of an allergy, an illness, a medicine, or of safety. Known false positives: a film about an illness."""
    said = fold(plain(text))  # not ``bare``: its usual spellings cost twenty times as much, and a scope has 100,000 memories
    if said.isascii() and not any(_may_begin(word, language) for word in _WORD.findall(said)):
        return False
    return any(says(pattern, said) for pattern in _patterns(language))


def _patterns(language: str) -> tuple[str, ...]:
    return VITAL, reflection_pack_for(language).vital


@of_texts
@lru_cache(maxsize=1 << 16)
def _may_begin(word: str, language: str) -> bool:
    """Whether what is vital may begin with a word: texts are many, and their words are few."""
    return any(regex.compile(pattern).match(word, partial=True) is not None for pattern in _patterns(language) if pattern)


def explores(text: str) -> bool:
    """Whether it says that something is looked into or considered, and nothing is decided."""
    return says(EXPLORATIONS, fold(plain(text)))
