"""Whom a question names: what these people said themselves answers it more often than what was said to them."""

import re
from collections.abc import Collection

from souvenance.core.fold import fold

_WORD = re.compile(r"\w+")
_WORD_AND_S = re.compile(r"\w+(?:['\u2019]s\b)?")  # the English genitive goes with its name
_END = re.compile(r"['\u2019]s$")
LEAST_LETTERS = 3  # of a name in a script with capitals: shorter ones are words of their own ("Al", "Jo", "Le")


def mentioned(question: str, speakers: Collection[str]) -> frozenset[str]:
    """The speakers of whose name a word stands in a question, upper case and accents aside.

    Args:
        question: in any language; where words are not parted by spaces, a name may stand anywhere in it.
        speakers: all of a conversation.
    """
    plain = fold(question)
    words = frozenset(_WORD.findall(plain))
    return frozenset(one for one in speakers if any(_stands(part, plain, words) for part in _parts(one)))


def named_in(question: str, speakers: Collection[str]) -> frozenset[str]:
    """Those that are ``mentioned``; none where all are: then it tells nobody apart."""
    found = mentioned(question, speakers)
    return found if found != frozenset(speakers) else frozenset()


def without_names(question: str, speakers: Collection[str]) -> str:
    """The question without the names of speakers: what is asked about them. As it is where none is in it, or nothing else."""
    parts = {part for one in mentioned(question, speakers) for part in _parts(one)}
    if not parts:
        return question
    spaced = {part for part in parts if not _is_caseless(part) and len(part) >= LEAST_LETTERS}

    def kept(word: re.Match[str]) -> str:
        return "" if fold(_END.sub("", word.group())) in spaced else word.group()

    left = _WORD_AND_S.sub(kept, question)
    for part in sorted(parts, key=len, reverse=True):
        left = left.replace(part, "") if _is_caseless(part) else left
    left = " ".join(left.split())
    return left if _WORD.search(left) else question


def _parts(speaker: str) -> list[str]:
    return _WORD.findall(fold(speaker))


def _stands(part: str, plain: str, words: frozenset[str]) -> bool:
    return part in plain if _is_caseless(part) else len(part) >= LEAST_LETTERS and part in words


def _is_caseless(part: str) -> bool:
    """Of a script without capitals, mostly one without spaces too."""
    return part.upper() == part.lower() and not any(character.isdigit() or character == "_" for character in part)
