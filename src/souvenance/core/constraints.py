"""The sentences of a message that bind what comes after it: always, never, no, numbers, names, requests."""

import re
from functools import lru_cache

from souvenance.core.clauses import LONGEST_SENTENCE, sentences
from souvenance.core.fold import fold
from souvenance.languages.constraints import DENIED, NUMBERS, STRONG

_NAME = re.compile(r"(?<=[^\W_][\s,:;'’(])[«\"“]?[A-ZÀ-ÖØ-ÞЀ-Я][^\W\d_]")  # a capital that begins no sentence
_I = re.compile(r"\bI\b(?:['’]\w{1,3})?")
_SPEAKER = re.compile(r"^[^\n:]{1,40}:\s")


def binding_sentences(text: str, *, strictly: bool = False) -> tuple[str, ...]:
    """The sentences of a text that bind, in order, whole and word for word.

    Args:
        text: a message, or sentences of one, a line each.
        strictly: only orders, bans and standing wishes; else plain negations, numbers and names too.

    A run of 1,200 characters without a full stop is data, and binds nothing.
    """
    return tuple(one for one in sentences(text) if len(one) < LONGEST_SENTENCE and binds(one, strictly=strictly))


def binds(sentence: str, *, strictly: bool = False) -> bool:
    """Whether a sentence binds; see ``binding_sentences``."""
    folded = fold(sentence).replace("’", "'")
    if _pattern(STRONG).search(folded):
        return True
    if strictly:
        return False
    said = _SPEAKER.sub("", sentence)
    return bool(_pattern(DENIED).search(folded) or _pattern(NUMBERS).search(folded) or _NAME.search(_I.sub("i", said)))


@lru_cache(maxsize=8)
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(words))
