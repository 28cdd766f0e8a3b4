"""The engine's own sentences, and the names of its rules, in the language of a reader."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from souvenance.languages.failures import FRENCH_FAILURES
from souvenance.languages.sentences import (
    FRENCH,
    FRENCH_ATTRIBUTES,
    FRENCH_PARTS,
    FRENCH_READINGS,
    FRENCH_REASONS,
    FRENCH_RULES,
    FRENCH_STATES,
)

_DEPTH = 6
_OF_PAGES = frozenset({"kind", "status", "event", "verdict"})  # words that the pages have themselves
_NAMED: Mapping[str, Mapping[str, str]] = {
    "state": FRENCH_STATES, "reading": FRENCH_READINGS, "part": FRENCH_PARTS
}  # fmt: skip
_BEFORE_MARKS = re.compile(r" (?=[:;?!»])|(?<=«) ")
_RULE = re.compile(r"another (?P<one>.+?)(?: state)?|two values of (?P<two>.+)|(?P<ended>.+) ended")


@lru_cache
def _compiled() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, re.DOTALL), typeset(said)) for pattern, said in (*FRENCH, *FRENCH_FAILURES))


def typeset(french: str) -> str:
    """French text whose high marks never begin a line: the blank before them does not break."""
    return _BEFORE_MARKS.sub("\N{NO-BREAK SPACE}", french)


def in_french(sentence: str, term: Callable[[str, str], str], *, depth: int = _DEPTH) -> str:
    """A sentence of the engine in French, or as it is.

    Args:
        sentence: of any length; it may quote what people said.
        term: (group, word) -> the word of the engine in French.
        depth: of sentences within sentences.
    """
    if sentence in FRENCH_REASONS:
        return FRENCH_REASONS[sentence]
    for pattern, said in _compiled() if depth else ():
        found = pattern.fullmatch(sentence)
        if found is not None:
            pieces = {name: _piece(name, value or "", term, depth - 1) for name, value in found.groupdict().items()}
            return said.format(**pieces)
    return sentence


def rule_in_french(rule: str) -> str:
    """The name of a rule in French; as it is where nobody translated it.

    Two parts, "screening: plant", are said apart: the second one is an id that other places name too.
    """
    if rule in FRENCH_RULES:
        return typeset(FRENCH_RULES[rule])
    head, colon, rest = rule.partition(": ")
    if colon and head in FRENCH_RULES:
        return typeset(f"{FRENCH_RULES[head]} : {rule_in_french(rest)}")
    found = _RULE.fullmatch(rule)
    if found is None:
        return rule
    if found["two"]:
        return f"deux valeurs ({_attribute(found['two'])})"
    return f"terminé ({_attribute(found['ended'])})" if found["ended"] else f"autre valeur ({_attribute(found['one'])})"


def _piece(name: str, value: str, term: Callable[[str, str], str], depth: int) -> str:
    group = name.partition("_")[0]
    if group == "inner":
        return _within(value, term, depth)
    if name in _OF_PAGES:
        return term(name, value).lower()
    if name == "passes":
        return ", ".join(_counted(one, term) for one in value.split(", "))
    if group in _NAMED:
        return " et ".join(_NAMED[group].get(one, one) for one in value.split(" and "))
    return _attribute(value) if group == "attribute" else value


def _within(value: str, term: Callable[[str, str], str], depth: int) -> str:
    """A sentence within a sentence, which may have lost its point."""
    told, whole = in_french(value, term, depth=depth), f"{value}."
    if told != value:
        return told
    told = in_french(whole, term, depth=depth)
    return told if told != whole else value


def _counted(seats: str, term: Callable[[str, str], str]) -> str:
    """Seats of one pass: "6 partout" of "6 global", "aucune" of "none was given"."""
    n, _, passed = seats.partition(" ")
    return f"{n} {term('pass_of', passed)}" if n.isdigit() else "aucune"


def _attribute(name: str) -> str:
    """An attribute: "logement" of "home me" and of "home", "nom de cat" of "name of cat"."""
    kind, _, key = name.removesuffix(" me").partition(" ")
    if name in FRENCH_ATTRIBUTES or not key:
        return FRENCH_ATTRIBUTES.get(name, FRENCH_ATTRIBUTES.get(kind, name))
    if kind == "favourite":
        return f"{key} (préférence)"
    said = FRENCH_ATTRIBUTES.get(kind)
    return f"{said} de {key.removeprefix('of ')}" if said is not None else name
