"""What one language brings to screening: words for the concepts that the rules combine. Data only, no logic."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Lexicon:
    """The words of one language, folded (lower case, no accents).

    concepts: concept -> phrases parted by "|"; "*" after a word stands for any ending, "_" for any one word.
    The other lists are words parted by spaces.
    lead: words after which a verb may still be a command ("please", "and", "then").
    modal: words after which it is one if the second person stands before ("you must ignore").
    negators: words before a verb that turn it round ("never"); negators_after: those that follow it ("vergiss nie").
    doing_ends: the ending that tells what someone is doing with a text ("reading"); "" where none does.
    small: words that are no verb after a name ("is", "with"); whom: who is not told, or what ("them", "it").
    order_ends: the ending that tells an order to machines that are called ("ez"); "" where none does.
    unmarked: True where the form of a verb does not tell a command; every verb is then read as one.
    """

    code: str  # ISO 639-1; "und" for words of every language
    concepts: Mapping[str, str]
    lead: str = ""
    modal: str = ""
    negators: str = ""
    negators_after: str = ""
    order_ends: str = ""
    doing_ends: str = ""
    small: str = ""
    whom: str = ""
    unmarked: bool = False
    verb_last: bool = False  # True where a command may follow its object


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """Concepts that say something together.

    needs: each is one concept or several parted by "|"; the first is the anchor, the others stand within ``gap`` words of
    it, in the same sentence unless ``across``. Weights add up over families near each other: 1 is suspicious, 2 hostile.
    said: weight in the words of the user, the operator, the assistant or an import; read: in tool, web and document text.
    mention: weight of either where the anchor is a verb that is no command (None: the anchor need not be one).
    unless: concepts that undo the rule in the user's own words; never: those that undo it in any.
    """

    name: str
    family: str
    needs: tuple[str, ...]
    said: float
    read: float
    gap: int = 8
    mention: float | None = None
    unless: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    after: bool = False  # the other concepts follow the anchor (where the language lets them)
    across: bool = False  # they may stand in the next sentences
    why: str = field(default="")
