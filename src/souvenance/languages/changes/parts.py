"""Words that tell to which part of a thing a change is confined: some days, a purpose, a place; and another one of a kind.

Data only. Patterns are over folded text, every repeat bounded. The group ``part`` holds what a change is confined to; what an
empty group ``apart`` stands before sets it apart whatever the older statement says: "used to … as a child".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from souvenance.languages.pack import words


@dataclass(frozen=True, slots=True, kw_only=True)
class PartWords:
    """What one language brings to the reading of parts."""

    spells: tuple[str, ...] = ()  # days, seasons and parts of the day on which something holds again and again
    signs: frozenset[str] = frozenset()  # every pattern of either needs one of these words
    uses: tuple[str, ...] = ()  # purposes and places that an end, a change or a past is confined to
    junctions: frozenset[str] = frozenset()  # between two things that stand side by side
    other: frozenset[str] = frozenset()  # behind "my", another one of a kind: "my other sister"


_DAYS_EN = "(?:mon|tues|wednes|thurs|fri|satur|sun)days"
_OVER_EN = r"(?:n't|\b(?:no longer|dont|doesnt|stopped|quit|gave up|given up))"
_DOES_EN = rf"(?:{_OVER_EN}|\b(?:live|lives|living|stay|stays|staying))"
_NOT_OVER_EN = r"(?:n't|\b(?:no longer|dont|doesnt|(?:stopped|quit|gave up|given up) \w+ing))"
_SHIFT_EN = r"(?:switched|moved|migrated|changed|went|gone|swapped|replaced)"
_SHIFT_NOT_FOR_EN = r"(?:switched|moved|migrated|went|gone|replaced)"  # "swapped A for B": B is no purpose
_NO_PURPOSE = (
    r"(?:good|now|ever|years|ages|months|weeks|days|an?|security|speed|costs?|privacy|performance|simplicity|health|safety|stability|convenience|environment|"
    r"climate|planet|reasons?|fun|once|free|me|us|him|her|them|you|everyone|everybody|everything|all|better|faster|cheaper|cleaner|simpler|more|less|its|"
    r"their|it|this|that|these|those|price|money|being|having|work|love|family|medical|ethical|financial|personal|religious|environmental|lack|fear|lent|"
    r"ramadan|real|most|some|any|various|many|several|\d+)"
)
_NO_PLACE = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december|\d+|end|meantime|all|total|time|order|fact|general|particular|"
    r"case|once|least|last|first|moment|mon\w+|tue\w+|wed\w+|thu\w+|fri\w+|sat\w+|sun\w+|weekends?|week|weekdays|mornings?|evenings?|afternoons?|nights?|"
    r"summer|winter|spring|autumn|fall|advice|purpose|principle|doctor|new|same|past|next|previous|an?|this|that|day|days|year|years|own)"
)
_A_PART_EN = "(?:staging|tests?|ci|demo|dev|logs?|backups?|analytics|reporting|search|queues?|cache|prototype|docs|blog)"
_TAIL_EN = r"(?P<part>[a-z]+(?: (?!any|now|and|or|in|on|at|to|for|because|since|with|but|so|last|this|after|as)[a-z]+)?)"
_EN = PartWords(
    spells=(
        rf"\b(?:on|every|each) (?P<part>{_DAYS_EN}(?:(?:,? and | or |, ){_DAYS_EN}){{0,3}})\b",
        rf"{_DOES_EN}\b[^.,;!?]{{0,50}}?\b(?:at|on|over|every|during|in) (?:the )?(?P<part>weekends?|weekdays|nights?|mornings?|evenings?|afternoons?|week)\b"
        r"(?! (?:of|before|after))",
        r"(?:n't|\b(?:no longer|dont|live|lives|living|stay|stays|staying))\b[^.,;!?]{0,50}?\b(?:in|for|over|during) (?:the )?"
        r"(?P<part>summers?|winters?|spring|autumn|holidays|term|semester)\b(?! of)",
    ),
    uses=(
        rf"{_OVER_EN}\b[^.,;!?]{{0,50}}?\bfor (?:the |my |our |their )?(?!{_NO_PURPOSE}\b){_TAIL_EN}",
        rf"{_NOT_OVER_EN}\b[^.,;!?]{{0,50}}?\b(?:at|in|on) (?:the |my |our |his |her )?(?!{_NO_PLACE}\b){_TAIL_EN}",
        rf"\b{_SHIFT_NOT_FOR_EN}\b[^.;!?]{{0,60}}?\bfor (?:the |my |our |their )?(?!{_NO_PURPOSE}\b){_TAIL_EN}",
        rf"\b{_SHIFT_EN}\b[^.;!?]{{0,60}}?\b(?:in|on) (?:the |my |our |their )(?!{_NO_PLACE}\b){_TAIL_EN}",
        rf"\b(?:instead of|rather than) [^.,;!?]{{1,30}}? (?:in|for|on) (?:the |my |our |their )?(?!{_NO_PLACE}\b){_TAIL_EN}",
        rf"\b{_SHIFT_EN} (?:the |our |my )?(?P<part>{_A_PART_EN})\b",
        r"\bused to (?P<part>[^.,;!?]{1,60})",
        r"\bused to (?P<apart>)(?:say|think|believe|joke|pretend|tell|dream|claim|wish)\b",
        r"\bused to (?P<apart>)[^.,;!?]{0,60}\b(?:too|as well|as an? (?:kid|child|baby|teen\w*|student)|when i was|another|back in)\b",
    ),
    signs=words("""
        t dont doesnt longer stopped quit gave given live lives living stay stays staying switched moved migrated changed went gone swapped replaced
        used instead rather mondays tuesdays wednesdays thursdays fridays saturdays sundays
    """),
    junctions=words("and or nor &"),
    other=words("other"),
)
_DAY_FR = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?"
_OVER_FR = r"(?:plus|arrete|arretee|stoppe|abandonne|lache|cesse)"
_DOES_FR = rf"(?:{_OVER_FR}|habite|habitons|vis|vit|vivons|suis)"
_SHIFT_FR = r"(?:passe|passee|passes|passees|bascule|migre|change|remplace|troque)"
_SHIFT_NOT_FOR_FR = r"(?:passe|passee|passes|passees|bascule|migre)"
_NO_PURPOSE_FR = (
    r"(?:de bon|des|une?|raisons?|ma|mon sante|sante|securite|cout|prix|vitesse|performances?|toujours|moi|nous|lui|elle|eux|ca|cela|cause|l'instant|"
    r"le moment|mes enfants|argent|travail|boulot|gagner|economiser|etre|avoir|faire|eviter|que|plus|mieux|\d+)"
)
_TAIL_FR = r"(?P<part>[a-z]+(?:-[a-z]+)?(?: (?:de |d'|des )[a-z]+)?)"
_THE_FR = r"(?:le |la |les |l'|mon |ma |mes |notre |nos )"
_FR = PartWords(
    spells=(
        rf"\b(?:le|les|chaque|tous les) (?P<part>{_DAY_FR}(?: et (?:le |les )?{_DAY_FR}){{0,3}})\b(?! (?:\d|prochain|dernier|qui|de la))",
        rf"\b{_DOES_FR}\b[^.,;!?]{{0,50}}?(?<!depuis )\b(?:le|les|chaque) (?P<part>week-?ends?|soirs?|matins?|midis?)\b(?! (?:dernier|prochain|du|de))",
        rf"\b{_DOES_FR}\b[^.,;!?]{{0,50}}?(?<!depuis )\b(?:la|en|pendant la) (?P<part>semaine|nuit)\b(?! (?:derniere|prochaine|passee|du|de|d'))",
        r"\b(?:plus|habite|habitons|vis|vit|vivons)\b[^.,;!?]{0,50}?(?<!depuis )\b(?:l'|en |au |pour l')(?P<part>ete|hiver|printemps|automne)\b(?! dernier)",
    ),
    uses=(
        rf"\b{_OVER_FR}\b[^.,;!?]{{0,50}}?\bpour {_THE_FR}?(?!{_NO_PURPOSE_FR}\b){_TAIL_FR}",
        rf"\b(?:plus|arrete de|cesse de)\b[^.,;!?]{{0,50}}?\b(?:sur|dans|chez) {_THE_FR}?{_TAIL_FR}",
        rf"\b{_SHIFT_NOT_FOR_FR}\b[^.;!?]{{0,60}}?\bpour {_THE_FR}?(?!{_NO_PURPOSE_FR}\b){_TAIL_FR}",
        rf"\b{_SHIFT_FR}\b[^.;!?]{{0,60}}?\b(?:sur|dans) (?:mon |ma |mes |notre |nos ){_TAIL_FR}",
    ),
    signs=words("""
        plus arrete arretee stoppe abandonne lache cesse habite habitons vis vit vivons suis passe passee passes passees bascule migre change
        remplace troque lundi lundis mardi mardis mercredi mercredis jeudi jeudis vendredi vendredis samedi samedis dimanche dimanches
    """),
    junctions=words("et ou ni &"),
    other=words("autre autres"),
)
PARTS: Mapping[str, PartWords] = MappingProxyType({"en": _EN, "fr": _FR})
_NONE = PartWords()


def parts_for(language: str) -> PartWords:
    """The words of parts of an ISO 639-1 code, or none at all."""
    return PARTS.get(language, _NONE)
