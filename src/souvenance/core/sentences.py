"""The engine's own sentences in the language of a reader."""

import re
from collections.abc import Callable
from functools import lru_cache

from souvenance.languages.sentences import FRENCH, FRENCH_REASONS

_DEPTH = 3


@lru_cache
def _compiled() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, re.DOTALL), said) for pattern, said in FRENCH)


def in_french(sentence: str, term: Callable[[str, str], str], *, depth: int = _DEPTH) -> str:
    """A sentence of the engine in French, or as it is.

    Args:
        sentence: of any length; it may quote what people said.
        term: (group, word) -> the word of the engine in French.
        depth: of sentences within sentences.
    """
    if sentence in FRENCH_REASONS:
        return FRENCH_REASONS[sentence]
    for pattern, said in _compiled() if depth else ():
        found = pattern.fullmatch(sentence)
        if found is not None:
            pieces = {name: _piece(name, value or "", term, depth - 1) for name, value in found.groupdict().items()}
            return said.format(**pieces)
    return sentence


def _piece(name: str, value: str, term: Callable[[str, str], str], depth: int) -> str:
    if not name.startswith("inner"):
        return term(name, value).lower() if name in {"kind", "status", "event"} else value
    told, whole = in_french(value, term, depth=depth), f"{value}."  # a sentence within a sentence may have lost its point
    if told != value:
        return told
    told = in_french(whole, term, depth=depth)
    return told if told != whole else value
