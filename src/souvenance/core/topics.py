"""What a statement is about, and what stands close to a value or a denial in a long sentence."""

import re
from itertools import pairwise

from souvenance.core.fold import fold
from souvenance.core.lexicon import HAN, WORD, lexicon, rules_for, stem, stems
from souvenance.core.quantities import values_of
from souvenance.languages import pack_for
from souvenance.languages.changes import changes_for

_A_NAME = 4  # characters from which on a word that begins with a digit is a name: 2e is none
_LONG = 3  # stems of a topic from which on a sentence says several things, and only what stands close belongs together
_FULL_NAME = 2  # words with a capital that begin a sentence and are somebody's whole name


def topic_of(text: str, names: frozenset[str], language: str) -> frozenset[str]:
    """Stems of what a text is about: no values, no words that any sentence may have."""
    words = lexicon(language)
    found = stems(values_of(text, language)[1], language)
    common = words.light | words.valued - names
    return frozenset(s for s in found if len(s) > 1 and (s not in common or s in names) and not _is_number(s))


def _is_number(word: str) -> bool:
    """Whether it counts and names nothing: a value, however many digits it has, or a short ordinal."""
    return word[0].isdigit() and (len(word) < _A_NAME or word.isdigit())


def around_values(text: str, topic: frozenset[str], names: frozenset[str], language: str) -> dict[str, frozenset[str]]:
    """Kind of value -> topic of the clause it stands in and of the one before; nothing for a short sentence."""
    if len(topic) <= _LONG:
        return {}
    found: dict[str, frozenset[str]] = {}
    rules = rules_for(language)
    pieces = rules.clauses.split(text)
    clauses, signs = pieces[::2], [sign.strip() for sign in pieces[1::2]]
    for n, clause in enumerate(clauses):
        kinds = values_of(clause, language)[0]
        last = n + 1 + (signs[n : n + 1] != [] and signs[n] in rules.presumes)  # "the 5th since starting the class"
        near = topic_of(" ".join(clauses[max(0, n - 1) : last]), names, language) if kinds else frozenset()
        for kind in kinds:
            found[kind] = found.get(kind, frozenset()) | near
    return found


def denied_in(text: str, names: frozenset[str], language: str) -> frozenset[str]:
    """Topic of the clauses that deny something."""
    rules = rules_for(language)
    negated = rules.flags["negated"]
    if not negated.search(text):
        return frozenset()
    clauses = rules.clauses.split(text)[::2]
    return topic_of(" ".join(clause for clause in clauses if negated.search(clause)), names, language)


def lead_of(sentence: str, language: str) -> frozenset[str]:
    """Stems of a full name that begins a sentence: two sentences about one person share it without sharing a topic."""
    stops = pack_for(language).stops
    words = []
    for match in WORD.finditer(sentence):
        if not match[0][0].isupper() or HAN.match(match[0]) or fold(match[0]) in stops:
            break
        words.append(stem(fold(match[0]), language))
        if sentence[match.end() : match.end() + 1] != " ":
            break
    return frozenset(words) if len(words) >= _FULL_NAME else frozenset()


def spelling_of(sentence: str, language: str) -> dict[str, str]:
    """Stem, or code of a weekday -> the word as it stands in the sentence: for what a person reads."""
    weekdays = pack_for(language).weekdays
    found: dict[str, str] = {}
    for match in re.finditer(WORD, sentence):
        word = fold(match[0])
        day = weekdays.get(word) or weekdays.get(word.rstrip("s"))
        found.setdefault(f"w{day}" if day is not None else stem(word, language), match[0])
    return found


def modifiers_of(sentence: str, topic: frozenset[str], language: str) -> frozenset[str]:
    """Words of a topic that only tell which one another is, where the language puts them before: coffee machine."""
    if not changes_for(language).modifies_before:
        return frozenset()
    found = set()
    for before, after in pairwise(WORD.finditer(sentence)):
        if sentence[before.end() : after.start()] == " " and stem(fold(after[0]), language) in topic:
            found.add(stem(fold(before[0]), language))
    return frozenset(found) & topic
