"""What one language says around a fact without adding to it: data only, no logic.

Every pattern is read on the folded words of one sentence, contractions opened and marks apart, one space between them:
"That's right, it's Ana's" is "that s right , it s ana s". What ends a sentence is not among them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

NAMED = "named-so"  # stands for every way of saying "is called"; no text can hold it as one word


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: caches are keyed by packs
class Framing:
    """The framing of a language. A pattern too few costs a merge; so each is only of what changes nothing."""

    code: str  # ISO 639-1
    openings: tuple[str, ...] = ()  # at the start of a sentence, or all of it: "just to remind you", "yes ,"
    closings: tuple[str, ...] = ()  # all that follows a pause at its end: "always have", "remember"
    lasting: tuple[str, ...] = ()  # ``o``: a word that says of a present state that it lasts: "still"
    denials: str = "(?!)"  # where one stands nothing lasts: "still not"
    # A whole sentence -> the same in plain order; ``{name}`` is a group of the pattern, the rest are words.
    clefts: Mapping[str, str] | None = None  # "Tea is what I drink" as "I drink tea"
    named: str = ""  # how the stand-in of a naming is written for a person: "called"
    namings: Mapping[str, str] | None = None  # "Rex is my dog's name" as "my dog named-so Rex"
