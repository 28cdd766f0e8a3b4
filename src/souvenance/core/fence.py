"""Recalled text for a prompt: fenced, labelled, and stated to be quoted material that gives no instructions."""

import re
from datetime import date

import regex

from souvenance.languages.screening.quoting import EACH_LINE, NOTES, ORIGINS, UNKNOWN_DATE

OPEN, CLOSE = "<recalled>", "</recalled>"
_QUOTE = "| "  # before every line of the text: none of them can be a line of ours

# What no reader sees and a model may read: tags, direction marks, invisible signs; joiners of emoji and Indic letters stay.
_UNSEEN = regex.compile(r"[\U000e0000-\U000e007f\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060-\u2064\ufeff\u00ad\u180e]")
# Whatever may look like the start of a tag or of another program's marks, in every width.
_TAG = regex.compile(r"[<\uff1c\ufe64](?=[\s\p{M}\p{Cf}/|!?\uff0f]{0,8}[\p{L}|<\uff5c\uff1c\ufe64])")
_BRACKET = re.compile(r"\[(?=\s{0,8}/?\s{0,8}(?:INST|SYS)\b)", re.IGNORECASE)


def fence(text: str, *, origin: str, date: date | None, language: str, dated_lines: bool = False) -> str:
    """The text between ``<recalled>`` and ``</recalled>``, each line led by "| ", under a line that says what it is.

    The fence cannot be closed from inside: the start of anything like a tag becomes "‹", signs that are not seen are left
    out, and every kind of line break is one.

    Args:
        text: as stored.
        origin: of ``types.Origin``, several joined by "+"; names not known are left out.
        date: when it was said; None where nobody knows.
        dated_lines: each line of the text brings its own date.
        language: ISO 639-1, of the line above the text; English where there is no pack.
    """
    language = language if language in NOTES else "en"
    names = [ORIGINS[language][name] for name in origin.split("+") if name in ORIGINS[language]]
    unknown = (EACH_LINE if dated_lines else UNKNOWN_DATE)[language]
    said = f"{date:%Y-%m-%d}" if date is not None else unknown
    note = NOTES[language].format(origin=" + ".join(names) or "?", date=said)
    return f"{OPEN}\n{note}\n{quoted(text)}{CLOSE}"


def quoted(text: str) -> str:
    """The text as it stands inside of a fence: each line led by "| " and ended, nothing in it that could close the fence.

    Of texts one below the other it is the texts one by one, so that their tokens may be counted so.
    """
    return "".join(f"{_QUOTE}{line}\n" for line in _harmless(text).splitlines() or [""])


def _harmless(text: str) -> str:
    return _BRACKET.sub("［", _TAG.sub("‹", _UNSEEN.sub("", text)))
