"""Whether health or safety hangs on a text, and whether a text only explores: by words of the language files."""

from souvenance.core.clauses import says
from souvenance.core.fold import fold, plain
from souvenance.languages.explorations import EXPLORATIONS
from souvenance.languages.reflection import reflection_pack_for
from souvenance.languages.vital import VITAL


def is_vital(text: str, language: str) -> bool:
    """Whether it speaks of an allergy, an illness, a medicine, or of safety. Known false positives: a film about an illness."""
    said = fold(plain(text))  # not ``bare``: its usual spellings cost twenty times as much, and a scope has 100,000 memories
    return says(VITAL, said) or says(reflection_pack_for(language).vital, said)


def explores(text: str) -> bool:
    """Whether it says that something is looked into or considered, and nothing is decided."""
    return says(EXPLORATIONS, fold(plain(text)))
