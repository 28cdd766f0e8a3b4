"""Which language a text is in, decided once, when it is written."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import regex

from souvenance.core.fold import fold, plain
from souvenance.languages import PACKS
from souvenance.languages.telling import MARKED_LETTERS, TELLING
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
_WORD = regex.compile(r"[\p{L}\p{M}]+")
_CAPITAL_NEXT = regex.compile(r"[\s-]\p{Lu}")
_SENTENCE_BEGINS = regex.compile(r"(?:^|[.!?…:;\n])[^\p{L}\p{N}.!?…:;\n]*$")
_ELIDED = regex.compile(r"\b(\p{Ll}{1,8}|\p{Lu}\p{Ll}{0,7})'(?=\p{Ll})")  # before a name ("Côte d'Azur") it tells nothing
# The English pronoun, and what looks French; "I cani" and "I miei gatti" are Italian, "Louis I" is a king.
_ENGLISH_I = regex.compile(r"\bI(?:'(?:m|ve|ll|d)\b|\s(?!\p{L}+i\b)\p{Ll})|\bi'(?:m|ve|ll|d)\b|\bc'mon\b")
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


def by_telling_words(text: str, languages: Sequence[str]) -> str | None:
    """The language of a short text whose own words give it away ("je", "ich", "my"), else None.

    The words of one language, or more than twice as many as of any other. Where there is none: the one language of which
    both the elisions and the letters with marks are ("l'été").

    Args:
        text: of any length; only its beginning is looked at.
        languages: those that may be answered. A word of another one still speaks against them.
    """
    beginning = plain(text[:CLEAR_SAMPLE])
    spoken = set(_spoken(beginning))
    counts = Counter({code: len(spoken & telling) for code, telling in TELLING.items()})
    counts["en"] += bool(_ENGLISH_I.search(beginning))
    (best, most), (_, second) = counts.most_common(2)
    if not most:
        best, most = _by_letters(beginning), 1
    return best if most > 2 * second and best in languages else None


def _spoken(text: str) -> Iterator[str]:
    """The folded words of a text that may tell something: none of a name or a title ("The Office", "EU", "Los Angeles")."""
    for match in _WORD.finditer(text):
        word, folded = match.group(), fold(match.group())
        begins_name = bool(_CAPITAL_NEXT.match(text, match.end())) and folded not in TELLING["de"]  # whose nouns have capitals
        begins_sentence = bool(_SENTENCE_BEGINS.search(text[: match.start()]))
        if word.islower() or text.isupper() or (word.istitle() and begins_sentence and not begins_name):
            yield folded


def _by_letters(text: str) -> str:
    """The one language that a text with an elision can be, else ""."""
    elided = {fold(match.group(1)) for match in _ELIDED.finditer(text)}
    marked = {letter for letter in text.lower() if letter.isalpha() and not letter.isascii()}
    fits = [code for code, pack in PACKS.items() if elided <= pack.elisions and marked <= set(MARKED_LETTERS[code])]
    return fits[0] if elided and len(fits) == 1 else ""


def language_told(text: str, detect: Callable[[str], str], languages: Sequence[str]) -> str | None:
    """The language that a text tells by itself, else None: by its script, a detector where it is long enough, its words.

    Args:
        text: of any length.
        detect: asked about texts of MIN_LETTERS_TO_DETECT letters or more.
        languages: those that a short text may be in.
    """
    return by_script(text) or (detect(text) if has_enough_letters(text) else by_telling_words(text, languages))


def usual_language(languages: Sequence[str | None]) -> str | None:
    """The language that most texts tell, the later of two as frequent; None where none tells any.

    Args:
        languages: what each text told, the oldest first.
    """
    counts = Counter(language for language in reversed(languages) if language is not None)
    return next((language for language, _ in counts.most_common(1)), None)


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
