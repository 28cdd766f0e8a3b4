"""What the clauses of a sentence affirm and what they deny, word for word: "I have a dog", "I don't have a dog"."""

import re
from dataclasses import dataclass

from souvenance.core.lexicon import HAN, WORD, rules_for, stem
from souvenance.core.quantities import values_of
from souvenance.core.topics import topic_of
from souvenance.languages.denials import denials_for

Wording = tuple[str, ...]  # stems of a clause in order, without negators, articles and short forms

_SUBJECT_AND_VERB = 2  # words
_QUOTED = re.compile('["“”«»„]')


@dataclass(frozen=True, slots=True)
class Asserted:
    """The wordings of the clauses that affirm and of those that deny. Nothing is in it that only holds for an hour."""

    affirmed: frozenset[Wording] = frozenset()
    denied: frozenset[Wording] = frozenset()

    def contradicts(self, other: "Asserted") -> frozenset[Wording]:
        """What one of the two affirms and the other denies."""
        return (self.affirmed & other.denied) | (self.denied & other.affirmed)

    def repeats(self, other: "Asserted") -> bool:
        """Whether both affirm the same, or deny the same."""
        return bool(self.affirmed & other.affirmed or self.denied & other.denied)


def asserted(text: str, language: str) -> Asserted:
    """What a sentence affirms and denies.

    Args:
        text: folded, without what is past, hedged or asked in it.
        language: ISO 639-1; in one whose negators are not known nothing is denied.
    """
    if _QUOTED.search(text):
        return Asserted()  # somebody else may have said it
    pack, affirmed, denied = denials_for(language), set[Wording](), set[Wording]()
    for clause in _whole(text, language):
        full = _full(clause, language)
        if pack.partial.search(full):
            continue
        if pack.negators.search(full):
            gap = "" if HAN.search(full) else " "
            denied.add(_wording(pack.negators.sub(gap, pack.halves.sub(gap, full)), language))
        elif not pack.halves.search(full):
            affirmed |= {_wording(full, language), _wording(pack.adds.split(full, maxsplit=1)[0], language)}
    return Asserted(frozenset(affirmed - {()}), frozenset(denied - {()}))


def _whole(text: str, language: str) -> list[str]:
    """The clauses that have a subject: ", not near Lyon" is the rest of one."""
    rules = rules_for(language)
    clauses = [clause.strip() for clause in rules.clauses.split(text)[::2]]
    return [clause for n, clause in enumerate(clauses) if n == 0 or rules.resumes.match(clause)]


def unvalued(text: str, language: str) -> Wording:
    """The wording of a folded sentence without its times and dates: equal for "it is on 3 May" and "it is on 8 May"."""
    return _stemmed(values_of(text, language)[1], language)


def _full(clause: str, language: str) -> str:
    for pattern, form in denials_for(language).full:
        clause = pattern.sub(form, clause)
    return clause


def _wording(clause: str, language: str) -> Wording:
    """Empty where a clause is of nothing in particular, of a mood, or of somebody whom only the talk around it names."""
    pack, told = denials_for(language), WORD.findall(clause)
    if not told or told[0] in pack.vague or (HAN.match(told[0]) and told[0][0] in pack.vague):
        return ()
    found = _stemmed(clause, language)
    if len(found) < _SUBJECT_AND_VERB and not HAN.search(clause):
        return ()  # "no worries", "smoke!": nobody is said to have or to do it
    lasting = " ".join(word for word in told if word not in pack.moods)
    return found if topic_of(lasting, frozenset(), language) else ()


def _stemmed(text: str, language: str) -> Wording:
    pack = denials_for(language)
    return tuple(stem(word, language) for word in WORD.findall(text) if word not in pack.beside)
