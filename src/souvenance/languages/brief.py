"""The words around what the context shows, by language: data only. English and French; every other language reads English."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class BriefWords:
    """Headings of the parts, and the marks on what stands in them. ``{date}`` is an ISO date, ``{n}`` a number."""

    rules: str
    notes: str
    standing: str
    story: str
    positions: str
    recalled: str
    spark: str
    no_longer_true: str
    disputed: str
    earlier: str
    recent: str
    stored: str
    waiting: str


ENGLISH = BriefWords(
    rules="Rules to keep",
    notes="Standing notes",
    standing="What always counts",
    story="The story so far",
    positions="Positions taken",
    recalled="What is remembered",
    spark="Passages of earlier conversations that may matter",
    no_longer_true="no longer true since {date}: ",
    disputed="(disputed) ",
    earlier="Earlier in this conversation",
    recent="What was said last",
    stored="({n} earlier messages of the user are stored in full and can be recalled.)",
    waiting="({n} more turns are stored and being shortened.)",
)
FRENCH = BriefWords(
    rules="Règles à respecter",
    notes="Notes permanentes",
    standing="Ce qui compte toujours",
    story="L'histoire jusqu'ici",
    positions="Positions prises",
    recalled="Souvenirs",
    spark="Passages d'anciennes conversations qui peuvent compter",
    no_longer_true="n'est plus vrai depuis le {date} : ",
    disputed="(contesté) ",
    earlier="Plus tôt dans cette conversation",
    recent="Ce qui vient d'être dit",
    stored="({n} messages plus anciens de l'utilisateur sont gardés en entier et peuvent être rappelés.)",
    waiting="({n} autres tours sont gardés et en train d'être résumés.)",
)
BRIEF_WORDS: Mapping[str, BriefWords] = MappingProxyType({"en": ENGLISH, "fr": FRENCH})
