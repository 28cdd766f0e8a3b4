"""Secrets in a text: found by shape and by what is told of them, masked wherever the text is indexed or shown.

The ledger keeps what was said.
"""

import re
from collections.abc import Iterable

from souvenance.core.fold import fold
from souvenance.core.secret_keys import keys_in
from souvenance.core.secret_numbers import numbers_in
from souvenance.core.secret_terms import every
from souvenance.core.secret_words import told_in

MASK = "[secret]"

_PIECE = re.compile(r"[^\W_]{3,}")
_NAME_ALONE = re.compile(
    rf"\W*(?:(?:{every('articles')})\s?)?(?:{every('names')}|{every('numbers')}|{every('openers')})\W*\Z",
    re.IGNORECASE | re.VERBOSE,
)


def mask(text: str) -> str:
    """The text with each secret replaced by ``[secret]``.

    Keys are told by their prefix, cards and bank accounts by their check digits or a word beside them, passwords by the word
    before them, codes by what they open. Known false positives: those of the finders.
    """
    parts, last = list[str](), 0
    for start, end in _spans(text):
        parts += (text[last:start], MASK)
        last = end
    return "".join((*parts, text[last:])) if parts else text


def secrets_in(text: str) -> tuple[str, ...]:
    """Each secret of a text, as it stands there."""
    return tuple(text[start:end] for start, end in _spans(text))


def _spans(text: str) -> list[tuple[int, int]]:
    """Where secrets stand: in order, apart from each other. What is masked already is left as it is."""
    low = text.lower()
    found = sorted({*keys_in(text, low), *numbers_in(text, low), *told_in(text, low)})
    apart = list[tuple[int, int]]()
    for start, end in found:
        if apart and start < apart[-1][1]:
            apart[-1] = (apart[-1][0], max(end, apart[-1][1]))
        else:
            apart.append((start, end))
    return [(start, end) for start, end in apart if start < end and MASK not in text[start:end]]


def pieces_of(texts: Iterable[str]) -> frozenset[str]:
    """The secrets of some texts, folded, whole and in pieces of three signs or more; not what they say beside them too."""
    found = set[str]()
    for text in texts:
        if secrets := secrets_in(text):
            told = set(_PIECE.findall(fold(mask(text))))
            found.update(fold(secret) for secret in secrets)
            found.update(set(_PIECE.findall(fold(" ".join(secrets)))) - told)
    return frozenset(found)


def is_name_alone(text: str) -> bool:
    """Whether a text is a word for a secret and nothing else: "my password"."""
    return _NAME_ALONE.match(text) is not None
