"""Which language a text is in, decided once, when it is written."""

from collections.abc import Sequence
from dataclasses import replace

import regex

from souvenance.core.fold import fold
from souvenance.languages import PACKS
from souvenance.thresholds import CLEAR_FUNCTION_WORDS, MIN_LETTERS_TO_DETECT
from souvenance.types import Turn

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
_DENSE = {"ja", "zh", "ko"}  # a word is a character or two
_LETTER = regex.compile(r"\p{L}")
_LATIN_WORD = regex.compile(r"\p{Latin}+")
_OTHER_SCRIPT = regex.compile(r"[^\P{L}\p{Latin}]")
# Of the languages that share a script, those that a detector may answer.
PLAUSIBLE: tuple[str, ...] = (*PACKS, "ru", "uk", "bg", "ar", "fa")
SAMPLE = 400  # characters shown to the detector: more tells it nothing more
CLEAR_SAMPLE = 200  # characters whose function words are counted


def by_script(text: str) -> str | None:
    """The language of a text that its letters give away, else None; a foreign name in it ("iPhone 壞了") decides nothing."""
    if text.isascii() or not _OTHER_SCRIPT.search(text):
        return None
    letters = len(_LETTER.findall(text))
    latin = _LATIN_WORD.findall(text)
    for language, script in _SCRIPTS:
        found = len(script.findall(text))
        if 2 * found > letters or (language in _DENSE and 3 * found > letters - sum(map(len, latin)) + 2 * len(latin)):
            return language
    return None


def by_function_words(text: str, languages: Sequence[str]) -> str | None:
    """The language whose function words a text is full of, else None: most texts need no detector, which costs four times this.

    At least CLEAR_FUNCTION_WORDS different ones, and twice as many as of any other language and one more.
    """
    words = _first_words(text)
    counts = sorted(((len(words & PACKS[code].stop_words), code) for code in languages if code in PACKS), reverse=True)
    if not counts or counts[0][0] < CLEAR_FUNCTION_WORDS:
        return None
    second = counts[1][0] if len(counts) > 1 else 0
    return counts[0][1] if counts[0][0] > 2 * second else None


def function_words(text: str, languages: Sequence[str]) -> dict[str, int]:
    """Language of a pack -> how many different ones of its function and question words the beginning of a text holds."""
    words = _first_words(text)
    return {code: len(words & PACKS[code].stops) for code in languages}


def _first_words(text: str) -> set[str]:
    return set(fold(text[:CLEAR_SAMPLE]).replace("'", " ").split())


def has_enough_letters(text: str) -> bool:
    """Whether a detector may be believed: MIN_LETTERS_TO_DETECT letters or more."""
    beginning = text[: 3 * MIN_LETTERS_TO_DETECT]  # says so already, for nearly every text
    return any(sum(map(str.isalpha, some)) >= MIN_LETTERS_TO_DETECT for some in (beginning, text[:SAMPLE]))


def plausible(configured: Sequence[str]) -> tuple[str, ...]:
    """The languages a detector is asked about: those configured, or all that Souvenance can tell apart."""
    return tuple(configured) or PLAUSIBLE


def reconciled(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """The turns of an exchange, each in a language of the whole: its own, unless its words speak as much for another's.

    A short line without accents ("Jai rdv chez l'ophtalmo") is taken for a neighbouring language by any detector; the
    answer to it is not.
    """
    present = sorted({turn.language for turn in turns} & set(PACKS))
    return tuple(_reconciled(turn, present) for turn in turns)


def _reconciled(turn: Turn, present: Sequence[str]) -> Turn:
    if turn.language not in PACKS or by_script(turn.text) is not None:
        return turn
    counts = function_words(turn.text, present)
    best = max((code for code in present if code != turn.language), key=lambda code: counts[code], default=turn.language)
    return replace(turn, language=best) if counts[best] >= max(1, counts[turn.language]) else turn
