"""Words of couples: whom one is with, and that it is over. Data only; patterns are over folded text, every repeat bounded.

The group ``old`` holds who one is no longer with.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from souvenance.languages.pack import words


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupleWords:
    """What one language brings to the reading of couples."""

    partners: frozenset[str] = frozenset()  # as kin are named in the pack of changes
    parted: tuple[str, ...] = ()
    signs: frozenset[str] = frozenset()  # every such pattern needs one of these words


_OVER_EN = r"(?:have |'ve |has |just |finally |both )*(?:broke up|broken up|split up|split|separated|got divorced|are over|are done|are no longer together|aren't together any ?more)"
_ENDS_EN = r"(?=$|[.,;!?]| (?:yesterday|today|last|this|on|in|after|for (?!dinner|lunch|work)|because|two|three|a (?:week|month|year|few)|again|at last)\b)"
_EN = CoupleWords(
    signs=words("broke broken split separated divorced over done together dumped left"),
    partners=words("boyfriend girlfriend husband wife fiance fiancee partner"),
    parted=(
        rf"\b(?P<old>[\w-]+) and (?:i|me) {_OVER_EN}{_ENDS_EN}",
        rf"\b(?:me|i) and (?P<old>[\w-]+) {_OVER_EN}{_ENDS_EN}",
        r"\b(?P<old>[\w-]+) (?:has |just |finally )?(?:broke up with|broken up with|split up with|dumped|divorced) me\b",
        rf"\b(?P<old>[\w-]+) (?:has |just |finally )?left me{_ENDS_EN}",
        rf"\b(?:i|i've|i have|we) (?:just |finally )?(?:broke up with|broken up with|split up with|dumped|divorced|left) (?:my )?(?P<old>[\w-]+){_ENDS_EN}",
    ),
)
_OVER_FR = r"(?:(?:on|nous) )?(?:s'est |nous sommes |a |avons |ai )?(?:enfin |vient de |finalement )?(?:rompu|rompre|separees?|separes?|divorce|plus ensemble|c'est (?:fini|termine|mort))"
_ENDS_FR = r"(?=$|[.,;!?]| (?:hier|aujourd'hui|la semaine|le mois|l'an|l'annee|en|il y a|pour|apres|depuis|cette|ce|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b)"
_FR = CoupleWords(
    signs=words(
        "rompu rompre separe separes separees separer divorce ensemble fini termine mort quitte quittee quitter largue larguee larguer plaque plaquee plaquer"
    ),
    partners=words("copain copine mari femme conjoint conjointe compagnon compagne fiance fiancee"),
    parted=(
        rf"\b(?P<old>[\w-]+) et moi,? {_OVER_FR}\b",
        rf"\b(?:on|nous) (?:s'est|nous sommes|vient de se|sommes) separe(?:s|es|r)?,? (?:avec )?(?P<old>[\w-]+)(?: et moi)?{_ENDS_FR}",
        rf"\b(?P<old>[\w-]+) m'a (?:quittee?|larguee?|plaquee?){_ENDS_FR}",
        r"\b(?P<old>[\w-]+) a rompu avec moi\b",
        rf"\b(?:j'ai|je viens de) (?:rompu|rompre|quitte|quitter|largue|larguer|plaque|plaquer|divorce)(?: avec| d'avec| de)? (?:mon |ma )?(?P<old>[\w-]+){_ENDS_FR}",
    ),
)
COUPLES: Mapping[str, CoupleWords] = MappingProxyType({"en": _EN, "fr": _FR})
_NONE = CoupleWords()


def couples_for(language: str) -> CoupleWords:
    """The words of couples of an ISO 639-1 code, or none at all."""
    return COUPLES.get(language, _NONE)
