"""The words around what the context shows, by language: data only. English and French; every other language reads English."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class BriefWords:
    """Headings of the parts, and the marks on a memory. ``{date}`` stands for an ISO date."""

    rules: str
    notes: str
    standing: str
    story: str
    positions: str
    recalled: str
    spark: str
    no_longer_true: str
    disputed: str


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
)
BRIEF_WORDS: Mapping[str, BriefWords] = MappingProxyType({"en": ENGLISH, "fr": FRENCH})
