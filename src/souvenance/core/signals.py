"""Rules that speak: concepts near each other, weighed by who says it, to whom, and whether it is only quoted."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from souvenance.core.concepts import Found, Hit, Words
from souvenance.languages.screening import Rule

_INFINITIVE = frozenset({"to", "de", "d", "zu", "di", "a", "que"})  # after "told me", such a verb reports
_DENIABLE = frozenset({"leak", "secrets", "exfiltration"})  # "never share your password" asks for none
_OF_ALL = frozenset({"AUTHOR"})  # what the whole text is, wherever it says so
_OF_SENTENCE = frozenset({"TALE"})  # what a whole sentence is
_LONGEST_PHRASE = 6  # words
_MODIFIERS = frozenset({"YOURS", "YOU", "HIDDEN", "PRIOR", "USER", "ROLE"})  # may stand inside the phrase they modify
_POINTS = frozenset({"QUESTION"})  # signs, which stand on the word before them
_SIGNS_A_WORD = 3  # unspaced scripts are read sign by sign


@dataclass(frozen=True, slots=True)
class Signal:
    """A rule that spoke, over these words."""

    rule: Rule
    weight: float
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Telling:
    """How a text tells what it quotes. ``lessons``: sentence -> its first word that speaks of attacks or of a court."""

    said: bool  # the text is of the conversation, not something read
    handed: bool  # what it quotes is handed to the reader to be done: "my boss wants me to paste this"
    lessons: Mapping[int, int]


def telling(words: Words, founds: Iterable[Found], *, said: bool) -> Telling:
    """How a text tells what it quotes, whichever language says so."""
    lessons: dict[int, int] = {}
    handed, mentioned = False, False
    for found in founds:
        handed = handed or bool(found.hits.get("PASSED_ON"))
        mentioned = mentioned or bool(found.hits.get("MENTION"))
        for hit in found.hits.get("LESSON", ()):
            sentence = words.sentences[hit.first]
            lessons[sentence] = min(hit.first, lessons.get(sentence, hit.first))
    handed = handed or (words.is_mostly_quoted and not mentioned)
    return Telling(said, said and handed and not lessons, lessons)


def signals_in(words: Words, found: Found, rules: Sequence[Rule], told: Telling) -> Iterator[Signal]:
    """What the rules find in one language."""
    for rule in rules:
        most = rule.said if told.said else rule.read
        if (most <= 0 and not told.handed) or not all(_any(found, need) for need in rule.needs):
            continue
        for anchor in _any(found, rule.needs[0]):
            span = _together(words, found, rule, anchor)
            if span is None:
                continue
            weight = _weight(words, found, rule, anchor, span, told)
            if weight > 0:
                yield Signal(rule, weight, *span)


def _any(found: Found, alternatives: str) -> list[Hit]:
    return [hit for concept in alternatives.split("|") for hit in found.hits.get(concept, ())]


def _together(words: Words, found: Found, rule: Rule, anchor: Hit) -> tuple[int, int] | None:
    """The words from the first to the last concept, where all of them stand near the anchor; None where one is missing."""
    first, last = anchor.first, anchor.last
    taken = [anchor]
    for need in rule.needs[1:]:
        hit = _nearest(words, found, rule, need, taken)
        if hit is None:
            return None
        taken.append(hit)
        first, last = min(first, hit.first), max(last, hit.last)
    return first, last


def _nearest(words: Words, found: Found, rule: Rule, alternatives: str, taken: Sequence[Hit]) -> Hit | None:
    """The hit of one of the concepts that stands nearest to the anchor, in reach and apart from those already taken."""
    anchor = taken[0]
    gap = rule.gap * (_SIGNS_A_WORD if len(words.words[anchor.first]) == 1 else 1)
    low = anchor.first if rule.after and not found.lexicon.verb_last else anchor.first - gap - _LONGEST_PHRASE
    best, distance = None, gap + 1
    modifies = _MODIFIERS.issuperset(alternatives.split("|"))
    for concept in alternatives.split("|"):
        starts = found.starts.get(concept, ())
        for n in range(bisect_left(starts, low), bisect_right(starts, anchor.last + gap)):
            hit = found.hits[concept][n]
            away = hit.first - anchor.last if hit.first > anchor.last else anchor.first - hit.last
            # "your instructions" is one phrase and holds its own "your"
            apart = concept in _POINTS or all(
                hit.last < other.first or other.last < hit.first or (modifies and _is_within(hit, other)) for other in taken
            )
            in_reach = rule.across or words.sentences[hit.first] == words.sentences[anchor.first]
            if away < distance and apart and in_reach:
                best, distance = hit, away
    return best


def _is_within(hit: Hit, phrase: Hit) -> bool:
    """Whether a hit is a part of a longer one."""
    return phrase.first <= hit.first and hit.last <= phrase.last and phrase.last - phrase.first > hit.last - hit.first


def _weight(words: Words, found: Found, rule: Rule, anchor: Hit, span: tuple[int, int], told: Telling) -> float:
    most = rule.said if told.said else rule.read
    quoted = words.is_quoted(anchor.first, anchor.last)
    if quoted and told.handed:
        most = max(rule.said, rule.read)  # it was read somewhere
    if most <= 0:
        return 0
    if rule.family in _DENIABLE and _is_denied(words, found, span[0]):
        return 0
    if rule.mention is not None:
        if _is_negated(words, found, anchor):
            return 0
        if not _commands(words, found, anchor):
            most = min(most, rule.mention)
    undoing = rule.never + rule.unless if told.said and not quoted else rule.never
    if any(_inside(words, found, concept, span) for concept in undoing):
        return 0
    if (
        words.is_listed(anchor.first)
        or words.is_named(*span)
        or (rule.mention is not None and words.is_named(anchor.first, anchor.first))
    ):
        return 0
    return most * _share_of_quoted(words, found, anchor, told) if quoted else most


def _share_of_quoted(words: Words, found: Found, anchor: Hit, told: Telling) -> float:
    """How much of its weight an order has that is quoted: none where it is told of, all where it is handed on to be done."""
    if told.said:
        return float(told.handed)
    if told.lessons.get(words.sentences[anchor.first], anchor.first) < anchor.first:
        return 0  # "attackers write: ..."
    return 0.5 if found.hits.get("MENTION") else 1


def _inside(words: Words, found: Found, concept: str, span: tuple[int, int]) -> bool:
    """Whether a concept stands in a span, or beside it in its sentences: "my" before what is asked for."""
    if concept in _OF_ALL:
        return bool(found.hits.get(concept))
    if concept in _OF_SENTENCE:
        return any(words.sentences[hit.first] == words.sentences[span[0]] for hit in found.hits.get(concept, ()))
    near = [hit for hit in found.hits.get(concept, ()) if hit.last >= span[0] - 1 and hit.first <= span[1] + 2]
    return any(words.sentences[span[0]] <= words.sentences[hit.first] <= words.sentences[span[1]] for hit in near)


def _is_negated(words: Words, found: Found, verb: Hit) -> bool:
    after = words.words[verb.last + 1 : verb.last + 3]
    return _is_denied(words, found, verb.first) or any(word in _set(found.lexicon.negators_after) for word in after)


def _is_denied(words: Words, found: Found, first: int) -> bool:
    """Whether one of the two words before says no."""
    before = [] if words.opens_clause(first) else words.words[max(0, first - 2) : first]
    return any(word in _set(found.lexicon.negators) | _set(found.lexicon.negators_after) for word in before)


def _commands(words: Words, found: Found, verb: Hit) -> bool:
    """Whether a verb is said to the reader: at the head of a clause, after "please", after "you must", after its object."""
    lexicon = found.lexicon
    if lexicon.unmarked or words.opens_clause(verb.first):
        return True
    before = words.words[verb.first - 1]
    if before in _INFINITIVE and any(_near(found, "MENTION", verb.first - 2)):
        return False
    if before in _set(lexicon.modal):
        return any(hit.last == verb.first - 2 for hit in _near(found, "YOU|AI|PERSONA", verb.first - 2))
    if before in _set(lexicon.lead):
        return True
    after_object = any(hit.last == verb.first - 1 for hit in _near(found, "ORDERS|PRIOR|RULES", verb.first - 1))
    return lexicon.verb_last and after_object


def _near(found: Found, alternatives: str, last: int) -> Iterator[Hit]:
    for concept in alternatives.split("|"):
        starts = found.starts.get(concept, ())
        for n in range(bisect_left(starts, last - 5), bisect_right(starts, last)):
            yield found.hits[concept][n]


@lru_cache(maxsize=128)
def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())
