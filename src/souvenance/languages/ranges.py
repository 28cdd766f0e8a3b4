"""How a stretch of past time is asked for, by language: data only. English and French; elsewhere ISO and plain dates.

Everything is a regular expression of folded text; templates are those of ``endings.pack.Shape``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from souvenance.languages.endings.pack import Shape


@dataclass(frozen=True, slots=True, kw_only=True)
class RangeWords:
    """The words around the dates of one language."""

    leading: str  # adds nothing before a date: "in", "during the"
    since: str  # from the first day on, until now
    after: str  # from the day after the last one, until now
    until: str  # up to the last day
    before: str  # up to the first day, without it
    opening: str  # before the first of two ends
    joints: str  # between two ends
    joints_opened: str  # likewise, after an opening only
    rolling: tuple[str, ...]  # templates of so many units up to now
    shapes: tuple[Shape, ...]  # ways to name a past time, beside those of ``languages/endings``
    habits: tuple[str, ...]  # templates of what names no single day, though a part of it would
    examples: tuple[str, ...]  # for the message of one that cannot be read


ENGLISH = RangeWords(
    leading="(?:the|in|on|during|over|at|of|from|about|around|sometime|some time|back|earlier|later|all|whole|entire|"
    "throughout|only|so far)",
    since="since|ever since|from|starting|starting from|as of|after and including",
    after="after",
    until="until|till|til|up to|through|to|up until",
    before="before|prior to|earlier than|b4",
    opening="between|from",
    joints="to|until|till|til|thru|through|up to|-|–|—|/|\\.\\.|\\.\\.\\.|…|→",
    joints_opened="and",
    rolling=("(?:(?:in|over|during|within|for|from|of) )?(?:the |these )?(?:last|past|previous) {count}[ -]?{unit}",),
    shapes=(
        Shape("period", "(?:the )?{unit} before last", -2),
        Shape("day", "(?:right |just )?now"),
        Shape("weekday", "(?:this )?{wd}(?: {part})?"),
        Shape("weekday_before", "(?:last|this past|past) {wd}(?: {part})?"),
        Shape("holiday", "(?:last|this past) {holiday}"),
        Shape("easter", "(?:last|this past) {easter}"),
        Shape(
            "ago", "(?:about |around |some |roughly |almost |nearly |over )?{count}[ -]?{unit} (?:ago|back)(?: now| already)?"
        ),
    ),
    habits=(),
    examples=("yesterday", "last week", "in March 2025", "3 days ago", "last Tuesday", "from 3 to 9 June", "since Monday"),
)
_FR_OVER = "(?:(?:dans|sur|pendant|durant|au cours de|au cours|de|depuis) )?(?:les |ces |des )?"
_FR_LAST = "(?:derniere?s?|passee?s?|precedente?s?|ecoulee?s?)"
FRENCH = RangeWords(
    leading="(?:au cours de|au cours du|au mois de|au mois d'|en|au|aux|a|dans|pour|toute?|pendant|durant|sur|"
    "courant|vers|plus tot|de|du|d'|le|la|l')",
    since="depuis|a partir de|a partir du|a partir d'|a compter de|a compter du|des",
    after="apres(?! demain)",
    until="jusqu'a|jusqu'au|jusqu'en|jusqu'|jusqua|jusquau|jusqu'a la|jusqu'a l'",
    before="avant(?! hier)|anterieur a|anterieur au",
    opening="entre|entre le|du|de|d'|depuis|depuis le|de la",
    joints="a|au|jusqu'a|jusqu'au|jusqu'en|-|–|—|/|\\.\\.|\\.\\.\\.|…|→",
    joints_opened="et|et le",
    rolling=(
        f"{_FR_OVER}{{count}} {_FR_LAST} {{unit}}",
        f"{_FR_OVER}{{count}} {{unit}} {_FR_LAST}",
        f"{_FR_OVER}derniere?s? {{count}} {{unit}}",
        "depuis {count} {unit}",
    ),
    shapes=(
        Shape(
            "ago",
            "(?:(?:il )?y'?a|ya|voila|ca fait) (?:de ca )?(?:deja |environ |a peu pres |presque |bientot |plus de )?"
            "{count}_{unit}(?: de ca| deja| environ)?",
        ),
        Shape("day", "(?:la )?nuit (?:derniere|passee)", -1),
        Shape("day", "maintenant|l'instant"),
        Shape("weekday", "(?:ce )?{wd}(?: {part})?"),
        Shape("weekday_before", "{wd} (?:dernier|passe)(?: (?:au )?{part})?"),
        Shape("holiday", "{holiday} (?:derniere?|passee?)"),
        Shape("easter", "{easter} (?:derniere?|passee?)"),
    ),
    habits=("les? (?:{weekday}s?|{unit}|matins?|soirs?)",),
    examples=("hier", "la semaine dernière", "en mars 2025", "il y a trois jours", "mardi dernier", "du 3 au 9 juin"),
)
NEUTRAL = RangeWords(
    leading="(?!)", since="(?!)", after="(?!)", until="(?!)", before="(?!)", opening="(?!)",
    joints="-|–|—|/|\\.\\.|\\.\\.\\.|…|→", joints_opened="(?!)", rolling=(), shapes=(), habits=(), examples=(),
)  # fmt: skip
RANGE_WORDS: Mapping[str, RangeWords] = MappingProxyType({"en": ENGLISH, "fr": FRENCH})
