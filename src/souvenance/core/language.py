"""Which language a text is in, decided once, when it is written."""

from collections.abc import Sequence

import regex

from souvenance.languages import PACKS
from souvenance.thresholds import MIN_LETTERS_TO_DETECT

UNKNOWN = "und"
# Told by their script alone: no detector is asked.
_SCRIPTS = (
    ("ja", regex.compile(r"[\p{Hiragana}\p{Katakana}]")),
    ("zh", regex.compile(r"\p{Han}")),
    ("ko", regex.compile(r"\p{Hangul}")),
    ("th", regex.compile(r"\p{Thai}")),
    ("he", regex.compile(r"\p{Hebrew}")),
    ("el", regex.compile(r"\p{Greek}")),
    ("hi", regex.compile(r"\p{Devanagari}")),
)
_LETTER = regex.compile(r"\p{L}")
_OTHER_SCRIPT = regex.compile(r"[^\P{L}\p{Latin}]")
# Of the languages that share a script, those that a detector may answer.
PLAUSIBLE: tuple[str, ...] = (*PACKS, "ru", "uk", "bg", "ar", "fa")
SAMPLE = 400  # characters shown to the detector: more tells it nothing more


def by_script(text: str) -> str | None:
    """The language of a text that its letters give away, else None. "iPhone 壞了" is Chinese: a foreign name decides nothing."""
    if text.isascii() or not _OTHER_SCRIPT.search(text):
        return None
    letters = len(_LETTER.findall(text))
    for language, script in _SCRIPTS:
        if len(script.findall(text)) * (3 if language in {"ja", "zh", "ko"} else 2) > letters:
            return language
    return None


def has_enough_letters(text: str) -> bool:
    """Whether a detector may be believed: MIN_LETTERS_TO_DETECT letters or more."""
    return len(text) >= MIN_LETTERS_TO_DETECT and len(_LETTER.findall(text[:SAMPLE])) >= MIN_LETTERS_TO_DETECT


def plausible(configured: Sequence[str]) -> tuple[str, ...]:
    """The languages a detector is asked about: those configured, or all that Souvenance can tell apart."""
    return tuple(configured) or PLAUSIBLE
