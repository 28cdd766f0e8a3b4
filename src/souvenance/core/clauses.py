"""Where a text falls into sentences, and a sentence into clauses: always slices of the text itself, never other words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.edges import trimmed
from souvenance.core.fold import fold, plain
from souvenance.languages.reflection import ReflectionPack
from souvenance.languages.reflection.shared import ABBREVIATIONS, TITLES

MOST_SENTENCES = 400  # of one turn; what lies beyond is a document, not something said
LONGEST_SENTENCE = 1_200  # characters; longer runs without a full stop are data

_END = re.compile(r"[.!?…。！？]{1,8}[\"'»”’)\]]{0,2}(?=\s|$|[A-ZÀ-Þ]{1}[a-zà-ÿ]{2})|(?<=[。！？])|\n+")
_CLOSING = '"»”'  # `the "great question!" business` is one sentence
_GOES_ON = re.compile(r" [a-zà-ÿ]")
_ABBREVIATION = re.compile(rf"(?:\b(?:{'|'.join(TITLES)}|{ABBREVIATIONS})|\b[a-z])\.$", re.IGNORECASE)
_BREAK = re.compile(r"\s*[,;:]\s+|\s+[-–—]{1,2}\s+|\s*[;—]\s*|\s*\.{3}\s*|\s*…\s*|\s+")
_SPACES = re.compile(r"\s+")
_STRIPPED = " \t\n,;:-–—"
_TOKEN, _TOKEN_BEFORE = re.compile(r"\S{1,64}"), re.compile(r"\S{1,64}\Z")
_LONGEST_TOKEN = 64  # characters on either side of a mark that are read to tell whether it is part of a token
_IN_TOKENS = frozenset("@/_\\=~<>")
_LOOKAHEAD = 60  # characters read to tell what a clause begins with


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a sentence: where it stands in it, and the connective before it ("", ", ", " so ")."""

    start: int
    end: int
    lead: str


def sentences(text: str) -> list[str]:
    """The sentences of a text in order, each stripped; abbreviations, decimals and file names end none."""
    found, start = [], 0
    for end in _ends(text):
        if sentence := text[start:end].strip():
            found.append(sentence[:LONGEST_SENTENCE])
        start = end
        if len(found) >= MOST_SENTENCES:
            break
    return found


def _ends(text: str) -> Iterator[int]:
    for match in _END.finditer(text):
        before = text[max(0, match.start() - 8) : match.end()].rstrip()
        mark = match[0]
        if (mark == "." and _ABBREVIATION.search(before)) or _is_inside(text, match):
            continue
        if mark and mark[-1] in _CLOSING and _GOES_ON.match(text, match.end()):
            continue
        yield match.end()
    yield len(text)


def _is_inside(text: str, mark: re.Match[str]) -> bool:
    """Whether a mark with no space behind it is part of a token: "Ana.Best@x.com", "!True", "src/Main.Form"."""
    if mark.end() == len(text) or text[mark.end()].isspace() or mark[0][-1:] in "。！？\n":
        return False
    before, behind = (
        _TOKEN_BEFORE.search(text, max(0, mark.start() - _LONGEST_TOKEN), mark.start()),
        _TOKEN.match(text, mark.end()),
    )
    around = (before[0] if before else "") + (behind[0] if behind else "")
    return (before is None and mark[0] == "!") or not _IN_TOKENS.isdisjoint(around)


def clauses(sentence: str, pack: ReflectionPack) -> list[Clause]:
    """The clauses of one sentence; one that the pack cannot divide is one clause."""
    found, start, lead = [], 0, ""
    for cut, begin in _cuts(sentence, pack):
        if cut > start:
            found.append(Clause(start, cut, lead))
            start, lead = begin, fold(sentence[cut:begin])
    found.append(Clause(start, len(sentence), lead))
    return found


def _cuts(sentence: str, pack: ReflectionPack) -> Iterator[tuple[int, int]]:
    """(where a clause ends, where the next begins)."""
    starts, joins, turns = compiled(pack.clause_starts), compiled(pack.conjunctions), compiled(pack.turns_away)
    if starts is None:
        return
    for match in _BREAK.finditer(sentence):
        after = bare(sentence[match.end() : match.end() + _LOOKAHEAD], pack)
        signed = not match[0].isspace()
        if (turns is not None and turns.match(after)) or (signed and starts.match(after)):
            yield match.start(), match.end()
        elif joins is not None and (joined := joins.match(after)) and after[joined.end() : joined.end() + 1] == " ":
            rest = after[joined.end() + 1 :]
            if starts.match(rest):
                word = _SPACES.split(sentence[match.end() :], maxsplit=joined[0].count(" ") + 1)
                begin = sentence.find(word[-1], match.end() + len(joined[0])) if len(word) > 1 else match.end()
                yield match.start(), begin


@of_texts
@lru_cache(maxsize=1 << 12)
def bare(text: str, pack: ReflectionPack) -> str:
    """What the patterns of a pack are read over: folded, single spaces, usual spellings, no sign at either end."""
    text = plain(text)
    for pattern, other in pack.accented:
        text = _compiled(pattern).sub(other, text)
    text = _SPACES.sub(" ", fold(text)).strip(" \t\"'«»“”()[]*_")
    for pattern, usual in pack.spellings:
        text = _compiled(pattern).sub(usual, text)
    return text


class _Folded(dict[int, str]):
    """Every sign as the first of what it folds to, or as a space where that is nothing."""

    def __missing__(self, code: int) -> str:
        self[code] = found = fold(plain(chr(code)))[:1] or " "
        return found


_FOLDED = _Folded()


def sign_by_sign(text: str) -> str:
    """The text folded sign by sign: a place in it is the same place in the text.

    Of a sign that folds to several only the first is left, for the patterns of a pack; ``finding.aligned`` keeps it as it is.
    """
    return text.lower() if text.isascii() else text.translate(_FOLDED)


def compiled(pattern: str) -> re.Pattern[str] | None:
    """A pattern of a pack, or None where the language has no such rule."""
    return _compiled(pattern) if pattern else None


@lru_cache(maxsize=256)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def says(pattern: str, text: str) -> bool:
    """Whether a pattern of a pack is found anywhere in a bare text."""
    return bool(pattern) and _compiled(pattern).search(text) is not None


def match_at(pattern: str, text: str, place: int = 0) -> re.Match[str] | None:
    """What a pattern of a pack takes from a place of a bare text on, or None."""
    return _compiled(pattern).match(text, place) if pattern else None


def found_at(pattern: str, text: str) -> int | None:
    """Where a pattern of a pack is first found in a bare text, or None."""
    match = _compiled(pattern).search(text) if pattern else None
    return match.start() if match is not None else None


def begins(pattern: str, text: str) -> bool:
    """Whether a bare text begins with a pattern of a pack."""
    return bool(pattern) and _compiled(pattern).match(text) is not None


def is_all(pattern: str, text: str) -> bool:
    """Whether a whole bare text is a pattern of a pack."""
    return bool(pattern) and _compiled(pattern).fullmatch(text) is not None


def without(pattern: str, text: str) -> str:
    """A bare text without what a pattern of a pack finds in it."""
    return _compiled(pattern).sub(" ", text) if pattern else text


def cut_openers(text: str, pack: ReflectionPack) -> str:
    """The text without the discourse markers at its start ("well, ", "au fait : ")."""
    text = trimmed(text, _STRIPPED)
    match = match_at(pack.openers, sign_by_sign(text))
    rest = trimmed(text[match.end() :], _STRIPPED) if match else text
    return rest or text
