"""A fact without what is said around it: "just to remind you", "still", "Hull is where we live", "Rex is my dog's name"."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from souvenance.core.lexemes import ENDS, Word
from souvenance.languages.framing import framing_for
from souvenance.languages.framing.pack import NAMED, Framing

_MOST_WORDS = 60  # of a sentence whose framing is read; in a longer one it is a small part
_PEELED = 4  # openings and closings of one sentence
_LEFT = 2  # words that a sentence has without its framing; fewer are no statement
_GROUP = re.compile(r"\{(\w+)\}|(\S+)")
_PAUSE = re.compile(r"^(?: ?[,;:—–()])+ ?")


@dataclass(frozen=True, slots=True)
class _Patterns:
    """The framing of a language, compiled."""

    opening: re.Pattern[str]
    closing: re.Pattern[str]
    lasting: tuple[re.Pattern[str], ...]
    lasts: frozenset[str]
    denial: re.Pattern[str]
    recasts: tuple[tuple[re.Pattern[str], str], ...]
    named: str


@dataclass(frozen=True, slots=True)
class _Sentence:
    """The words and marks of a sentence, and the same in one string."""

    words: tuple[Word, ...]
    text: str
    starts: tuple[int, ...]  # of each word in the string

    @classmethod
    def of(cls, words: Sequence[Word]) -> "_Sentence":
        starts, at = [], 0
        for word in words:
            starts.append(at)
            at += len(word.folded or word.mark) + 1
        return cls(tuple(words), " ".join(word.folded or word.mark for word in words), tuple(starts))

    def part(self, start: int, end: int) -> tuple[Word, ...]:
        """The words that begin in this stretch of the string."""
        return self.words[bisect_left(self.starts, start) : bisect_left(self.starts, end)]

    @property
    def n_words(self) -> int:
        return sum(not word.mark for word in self.words)


def unframed(words: Sequence[Word], language: str) -> list[Word]:
    """The words and marks of a text without its framing, in plain order; as they are where nothing was said but framing.

    A question is left as it is: what frames it may be what is asked.
    """
    patterns = _patterns(framing_for(language))
    if patterns is None:
        return list(words)
    kept: list[Word] = []
    for sentence, mark in _sentences(words):
        kept += _plain(sentence, patterns) if mark is None or mark.mark != "?" else sentence
        kept += [mark] if mark is not None else []
    return kept if any(word.folded for word in kept) else list(words)


def _plain(words: Sequence[Word], patterns: _Patterns) -> Sequence[Word]:
    """A sentence without its framing; empty where it is nothing else."""
    if not words or len(words) > _MOST_WORDS:
        return words
    sentence = _Sentence.of(words)
    for _ in range(_PEELED):
        shorter = _without_opening(sentence, patterns) or _without_closing(sentence, patterns)
        if shorter is None:
            break
        sentence = shorter
    return _recast(_lasting(sentence, patterns), patterns).words


def _without_opening(one: _Sentence, patterns: _Patterns) -> _Sentence | None:
    found = patterns.opening.match(one.text)
    if found is None or not found.end():
        return None
    pause = _PAUSE.match(one.text[found.end() :])
    end = found.end() + (pause.end() if pause else 0)
    shorter = _Sentence.of(one.part(end, len(one.text) + 1))
    return shorter if shorter.n_words >= _LEFT or not shorter.words else None


def _without_closing(one: _Sentence, patterns: _Patterns) -> _Sentence | None:
    for at, word in enumerate(one.words):
        if word.mark and at + 1 < len(one.words) and patterns.closing.fullmatch(one.text[one.starts[at + 1] :]):
            shorter = _Sentence.of(one.words[:at])
            return shorter if shorter.n_words >= _LEFT else None
    return None


def _lasting(one: _Sentence, patterns: _Patterns) -> _Sentence:
    """Without the word that only says of a present state that it lasts."""
    if not any(word.folded in patterns.lasts for word in one.words) or patterns.denial.search(one.text):
        return one
    found = next(filter(None, (pattern.search(one.text) for pattern in patterns.lasting)), None)
    if found is None:
        return one
    start, end = found.span("o")  # its words begin in it
    return _Sentence.of((*one.part(0, start), *one.part(end, len(one.text) + 1)))


def _recast(one: _Sentence, patterns: _Patterns) -> _Sentence:
    """In plain order: "Tea is what I drink" as "I drink tea"."""
    for pattern, order in patterns.recasts:
        found = pattern.fullmatch(one.text)
        if found is not None:
            return _Sentence.of(tuple(_ordered(one, found, order, patterns.named)))
    return one


def _ordered(one: _Sentence, found: re.Match[str], order: str, named: str) -> Iterator[Word]:
    for group, literal in _GROUP.findall(order):
        if literal:
            yield Word(literal, named if literal == NAMED else literal)
        elif found.groupdict().get(group):
            yield from one.part(*found.span(group))


def _sentences(words: Sequence[Word]) -> Iterator[tuple[list[Word], Word | None]]:
    """The sentences of a text, each with the mark that ends it."""
    row: list[Word] = []
    for word in words:
        if word.mark in ENDS and word.mark:
            yield row, word
            row = []
        else:
            row.append(word)
    if row:
        yield row, None


@lru_cache(maxsize=16)
def _patterns(framing: Framing) -> _Patterns | None:
    """None where a language brings nothing."""
    if not framing.openings:
        return None
    recasts = chain((framing.namings or {}).items(), (framing.clefts or {}).items())
    return _Patterns(
        opening=_any(framing.openings),
        closing=_any(framing.closings),
        lasting=tuple(map(re.compile, framing.lasting)),
        lasts=frozenset(
            word for pattern in framing.lasting for word in re.findall(r"\w+", pattern.split("(?P<o>")[1].split(")")[0])
        ),
        denial=re.compile(framing.denials),
        recasts=tuple((re.compile(pattern), order) for pattern, order in recasts),
        named=framing.named,
    )


def _any(patterns: Sequence[str]) -> re.Pattern[str]:
    """One of them, to the end of a word."""
    return re.compile(rf"(?:{'|'.join(f'(?:{pattern})' for pattern in patterns)})(?:(?<=\s)|(?!\S))")
