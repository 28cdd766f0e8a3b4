"""What people say in a language that has no words for reading statements: that little of it becomes a memory is told."""

from collections import Counter
from collections.abc import Mapping, Sequence

from souvenance.languages.reflection import FULL
from souvenance.languages.unread import NAMES, UNREAD
from souvenance.types import Turn


def unread(turns: Sequence[Turn]) -> dict[str, int]:
    """Language without words of its own -> how many of the turns people said in it, the most frequent first."""
    said = Counter(turn.language for turn in turns if turn.role == "user" and turn.language not in FULL)
    return dict(said.most_common())


def unread_sentence(language: str, told_in: str = "en") -> str:
    """What a person is told of a language that ``unread`` names.

    Args:
        language: ISO 639-1; one that has no name here is called by its code.
        told_in: "en" or "fr"; English for any other.
    """
    told_in = told_in if told_in in UNREAD else "en"
    return UNREAD[told_in].format(language=NAMES[told_in].get(language, repr(language)))


def newly(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[str, ...]:
    """The languages that appear only now: each is told of once."""
    return tuple(language for language in after if language not in before)
