"""What one language brings to the analysis of text: data only, no logic."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: caches are keyed by packs
class Pack:
    """The data of one language. Every word is written folded: lower case, no accents, straight apostrophes."""

    code: str  # ISO 639-1
    name: str  # in its own language
    stemmer: str | None  # Snowball algorithm; None leaves words as they are
    stop_words: frozenset[str] = frozenset()  # carry no content for search; question words are kept apart below
    question_words: frozenset[str] = frozenset()  # ask for something and never name it: "when", "pourquoi"
    elisions: frozenset[str] = frozenset()  # what may stand before an apostrophe and is cut: "l", "qu"
    whole_words: frozenset[str] = frozenset()  # one word in spite of a sign inside: "aujourd'hui", "to-do"
    possessives: frozenset[str] = frozenset()  # what may stand after an apostrophe and is cut: "s"
    nouns_have_capitals: bool = False  # every noun, so that a capital makes no name
    months: Mapping[str, int] = field(default_factory=dict)  # name or abbreviation -> 1–12
    weekdays: Mapping[str, int] = field(default_factory=dict)  # name -> 1 (Monday) – 7
    number_words: Mapping[str, int] = field(default_factory=dict)  # those that are nothing but a number
    numbers_beside: Mapping[str, int] = field(default_factory=dict)  # those that are one only beside another: "one", "neuf"
    number_joints: frozenset[str] = frozenset()  # between number words of one number: "treinta y cinco"
    counts_by_twenty: bool = False  # quatre-vingt-dix-sept
    day_first: bool = True  # how 03/04/2026 is read
    ordinal_suffixes: frozenset[str] = frozenset()  # "1er", "2nd", "15th"; "." where days are written "9. April"
    month_ambiguous: frozenset[str] = frozenset()  # month names that are other words too: a month beside a number,
    month_cues: frozenset[str] = frozenset()  # or after one of these: "in May", "fin mars"

    @property
    def stops(self) -> frozenset[str]:
        """Words dropped from search as long as the text has others."""
        return self.stop_words | self.question_words


def words(text: str) -> frozenset[str]:
    """The words of a list written as text."""
    return frozenset(text.split())


def numbered(text: str, *, first: int = 1, step: int = 1) -> dict[str, int]:
    """Words in the order of what they count, names of the same number joined by a slash: "january/jan february/feb"."""
    return {name: first + step * place for place, names in enumerate(text.split()) for name in names.split("/")}
