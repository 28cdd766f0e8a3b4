"""Pairs of texts under the rule they are for, as the tests of the carriers write them down."""

from typing import NamedTuple

from souvenance.core.similarity import explained, prepared
from souvenance.thresholds import SIMILARITY_THRESHOLD


class Case(NamedTuple):
    rule: str
    one: str
    other: str
    same: bool


def cases(text: str) -> list[Case]:
    """Under each rule, lines of two texts: "one == other" says the same, "one # other" does not."""
    found, rule = [], ""
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("["):
            rule = line.strip("[]")
            continue
        sign = " == " if " == " in line else " # "
        one, other = line.split(sign)
        found.append(Case(rule, one, other, sign == " == "))
    return found


def merges(case: Case, language: str) -> tuple[bool, str]:
    """Whether the two are one statement, and why."""
    found = explained(prepared(case.one, language), prepared(case.other, language))
    return found.score >= SIMILARITY_THRESHOLD, found.because
