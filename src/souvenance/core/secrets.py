"""Secrets in a text: found by shape and by what is told of them, masked wherever the text is indexed or shown.

The ledger keeps what was said.
"""

import re
from collections.abc import Collection, Iterable

from souvenance.core.fold import fold
from souvenance.core.secret_keys import keys_in
from souvenance.core.secret_numbers import numbers_in
from souvenance.core.secret_terms import every
from souvenance.core.secret_words import told_in

MASK = "[secret]"

_PIECE = re.compile(r"[^\W_]{3,}")
_WORD = re.compile(r"(?<!\[)[^\W_]{3,}|(?<=\[)(?!secret\])[^\W_]{3,}")  # not the mask itself
_FIGURE = re.compile(r"\d")
_LONG = 3  # letters; a word of more of them tells something of a password that holds it
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
    """The secrets of some texts, folded, whole and in pieces of three signs or more.

    A word that a text says beside its secret too is no piece of it.
    """
    found = set[str]()
    for text in texts:
        if secrets := secrets_in(text):
            told = set(_PIECE.findall(fold(mask(text))))
            found.update(
                fold(secret) for secret in secrets if set(_PIECE.findall(fold(secret))) - told or _FIGURE.search(secret)
            )
            found.update(set(_PIECE.findall(fold(" ".join(secrets)))) - told)
    return frozenset(found)


def without(text: str, pieces: Collection[str]) -> str:
    """A text with its secrets masked, and with them each piece of a secret that was told elsewhere.

    Args:
        text: what was made of the turns that told the secrets.
        pieces: of those turns, from ``pieces_of``.

    Known false positives: a word of more than three letters that is a part of a password too.
    """
    text = mask(text)
    if not pieces:
        return text
    for whole in (piece for piece in pieces if not piece.isalnum()):
        text = re.sub(rf"(?<!\w){re.escape(whole)}(?!\w)", MASK, text, flags=re.IGNORECASE)
    return _WORD.sub(lambda match: MASK if _is_a_piece(fold(match[0]), pieces) else match[0], text)


def _is_a_piece(word: str, pieces: Collection[str]) -> bool:
    return (len(word) > _LONG or word.isdigit()) and any(word in piece for piece in pieces)


def is_name_alone(text: str) -> bool:
    """Whether a text is a word for a secret and nothing else: "my password"."""
    return _NAME_ALONE.match(text) is not None
