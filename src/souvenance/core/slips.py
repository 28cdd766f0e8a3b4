"""What puts a slip right: "no wait, Tuesday", and a figure or a day said again beside a word of apology."""

import re

from souvenance.core.clauses import bare, compiled, match_at, sign_by_sign
from souvenance.core.edges import trimmed
from souvenance.core.stops import asks
from souvenance.languages import pack_for
from souvenance.languages.reflection import ReflectionPack

_CLOCK = re.compile(r"\b\d{1,2}(?:[:h]\d{0,2}|\s?(?:am|pm|h|heures?))(?!\w)", re.IGNORECASE)
_NUMBER = r"\b\d+(?:[.,]\d+)?(?:st|nd|rd|th|er|e|eme)?\b"
_NEXT_WORD = re.compile(r"\W*([^\W\d_]{2,})?")
_PARTS = re.compile(r"\s*(?:[,;!()…]|\.(?!\d)|\s[-–—]\s)\s*")
_MOST_WORDS = 4  # of what is said anew: "16 first-years", "the 9th of May"
_EDGES = " ,.!:;-–—*…"


def correction(sentence: str, pack: ReflectionPack) -> str | None:
    """What follows a correction marker at the start of a sentence, or None."""
    match = match_at(pack.corrections, sign_by_sign(sentence))
    return None if match is None else trimmed(sentence[match.end() :], _EDGES)


def said_anew(sentence: str, pack: ReflectionPack) -> str | None:
    """A few words with a figure, a day or a time beside an apology or behind a star, or None: "sorry, 16", "*Monday".

    Known false positives: an answer to a question that begins with "no" and names a number.
    """
    apology = compiled(pack.apologies)
    if apology is None or asks(sentence):
        return None
    parts = [part for part in _PARTS.split(sentence.strip()) if part.strip(_EDGES)]
    left = [_without(part, apology) for part in parts]
    marked = sentence.lstrip().startswith("*") or any(
        len(one) < len(trimmed(part, _EDGES)) for one, part in zip(left, parts, strict=True)
    )
    anew = next((one for one in left if one), "")
    short = 0 < len(anew.split()) <= _MOST_WORDS
    return anew if marked and short and values(anew, pack.code) else None


def _without(part: str, apology: re.Pattern[str]) -> str:
    """A part of a sentence without the apologies at its start and its end."""
    part = trimmed(part, _EDGES)
    while (match := apology.match(sign_by_sign(part))) is not None and match.end():
        part = trimmed(part[match.end() :], _EDGES)
    words = part.split()
    for first in range(1, len(words)):
        if apology.fullmatch(sign_by_sign(" ".join(words[first:]))):
            return trimmed(" ".join(words[:first]), _EDGES)
    return part


def values(text: str, language: str) -> list[re.Match[str]]:
    """The days, months, times and numbers of a text, of each sort in the order in which they stand."""
    folded = sign_by_sign(text)
    return [match for pattern in _sorts(language) for match in re.finditer(pattern, folded)]


def _sorts(language: str) -> tuple[str, ...]:
    pack = pack_for(language)
    groups = [sorted(words, key=len, reverse=True) for words in ((*pack.weekdays,), (*pack.months,)) if words]
    numbers = "|".join(map(re.escape, pack.number_words)) or "$^"
    named = [rf"\b(?:{'|'.join(map(re.escape, group))})\b" for group in groups]
    return (*named, _CLOCK.pattern, rf"{_NUMBER}|\b(?:{numbers})\b")


def substituted(text: str, right: str, language: str) -> str | None:
    """The text with the last thing of the same sort as ``right`` replaced by it: a day, a month, a time, a number, a name.

    Of several, the one before the word that follows in ``right`` too.
    """
    done, out = False, text
    for pattern in _sorts(language):
        new = list(re.finditer(pattern, sign_by_sign(right)))
        old = list(re.finditer(pattern, sign_by_sign(out)))
        if new and old:
            place = _meant(old, out, _follower(right, new[0].end()))
            out = out[: place.start()] + right[new[0].start() : new[0].end()] + out[place.end() :]
            done = True
            if pattern == _CLOCK.pattern:
                break
    if done:
        return out
    if len(right.split()) == 1 and right[:1].isupper():
        names = list(re.finditer(r"(?<=\s)[A-ZÀ-Þ][\w-]+", text))
        if names:
            return text[: names[-1].start()] + right + text[names[-1].end() :]
    return None


def _meant(places: list[re.Match[str]], text: str, follower: str) -> re.Match[str]:
    same = [place for place in places if follower and _follower(text, place.end()) == follower]
    return (same or places)[-1]


def _follower(text: str, end: int) -> str:
    match = _NEXT_WORD.match(sign_by_sign(text), end)
    return (match[1] or "") if match else ""


def without_values(text: str, pack: ReflectionPack) -> str:
    """The bare form of a text without its days, months, times and numbers."""
    said = bare(text, pack)
    for pattern in _sorts(pack.code):
        said = re.sub(pattern, " ", said)
    return said


__all__ = ["correction", "said_anew", "substituted", "values", "without_values"]
