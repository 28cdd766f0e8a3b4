"""What one text does to another said before it."""

from dataclasses import dataclass
from typing import Literal

RelationKind = Literal["supersedes", "disputed", "confirms", "none"]


@dataclass(frozen=True, slots=True)
class Relation:
    """What a later text does to an earlier one, the rule that says so, and a short sentence for a person."""

    kind: RelationKind
    rule: str
    why: str
    related: bool = False  # shares topic and attribute or marker: enough where reflection itself proposes it


DENIED = "denied word for word"  # the rule that reads nothing else: however short a sentence is, it contradicts
TURNED = "turned"  # the rule of the opposite said with a word of change: "I'm not vegetarian now"
NONE = Relation("none", "nothing shared", "")


def supersedes(rule: str, why: str) -> Relation:
    """The earlier text is out of date."""
    return Relation("supersedes", rule, why, related=True)


def disputes(rule: str, why: str) -> Relation:
    """The two say otherwise, and nothing says which holds."""
    return Relation("disputed", rule, why)
