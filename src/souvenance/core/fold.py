"""Letters made comparable: one plain form of a text, one folded form of a word."""

import re
import unicodedata

import regex

_QUOTES = dict.fromkeys((0x60, 0xB4, 0x2018, 0x2019, 0x201B, 0x2BB, 0x2BC), "'")
_HYPHENS = dict.fromkeys((0x2010, 0x2011), "-")
# Soft hyphen, joiners, variation selectors: they stand inside words and are not seen.
_UNSEEN = dict.fromkeys((0xAD, 0x200C, 0x200D, 0x2060, 0xFEFF, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
_PLAIN = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)} | _QUOTES | _HYPHENS | _UNSEEN
_LETTERS = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "ħ": "h", "ŧ": "t", "ð": "d", "þ": "th"}
)
_MARKED = regex.compile(r"([\p{Latin}\p{Greek}\p{Cyrillic}\p{N}])\p{M}+")
_DIGIT = re.compile(r"[^\D0-9]")  # not regex's digits: its Unicode is newer than Python's, which must read them
_CROWD = regex.compile(r"(\p{M}{30})\p{M}+")  # more marks on one letter than any writing has (UAX 15, Stream-Safe)


def fold(text: str) -> str:
    """Lower case without accents, for Latin, Greek and Cyrillic, with ASCII digits; other scripts keep their marks."""
    if text.isascii():
        return text.lower()
    text = unaccented(text).casefold().translate(_LETTERS)  # in this order: casefold makes a letter of the iota below
    return unicodedata.normalize("NFC", _figures(text))


def unaccented(text: str) -> str:
    """The text without the accents of Latin, Greek and Cyrillic letters, its case kept."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", _MARKED.sub(r"\1", unicodedata.normalize("NFD", thinned(text))))


def plain(text: str) -> str:
    """NFC with digits, full-width signs, apostrophes and hyphens as a keyboard has them: what the word rules read."""
    if text.isascii():
        return text.replace("`", "'")
    text = unicodedata.normalize("NFC", thinned(text)).translate(_PLAIN)
    return unicodedata.normalize("NFC", _figures(text))


def _figures(text: str) -> str:
    return text if text.isascii() else _DIGIT.sub(lambda match: str(unicodedata.decimal(match[0])), text)


def thinned(text: str) -> str:
    """Normalisation sorts the marks of a letter in quadratic time: a crowd of them is cut before it."""
    return text if len(text) < 1_000 else str(_CROWD.sub(r"\1", text))  # noqa: PLR2004 - harmless below
