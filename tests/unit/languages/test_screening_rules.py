"""Every rule of screening on texts of its own: three in which it speaks, three near them in which it does not."""

from collections.abc import Mapping
from types import ModuleType

import pytest

from souvenance.core.canonical import canonical, hides
from souvenance.core.concepts import Words, found_in
from souvenance.core.signals import signals_in
from souvenance.languages.screening import RULES

from .fixtures import screening_en, screening_fr

FIXTURES: Mapping[str, ModuleType] = {"en": screening_en, "fr": screening_fr}
LEAST = 3


def texts(both: tuple[str, str], place: int) -> list[str]:
    return both[place].split(" || ")


def cases() -> list[tuple[str, str, str, bool]]:
    return [
        (code, rule, text, place == 0)
        for code, module in FIXTURES.items()
        for rule, both in module.RULES.items()
        for place in (0, 1)
        for text in texts(both, place)
    ]


def speaking(text: str) -> set[str]:
    """The rules that speak in a text, of the conversation or read somewhere."""
    words = Words(canonical(text), hides=hides(text))
    found = list(found_in(words))
    return {signal.rule.name for one in found for said in (True, False) for signal in signals_in(words, one, RULES, said=said)}


@pytest.mark.parametrize(("code", "rule", "text", "wanted"), cases())
def test_a_rule_speaks_where_it_should_and_nowhere_else(code: str, rule: str, text: str, wanted: bool) -> None:
    assert (rule in speaking(text)) is wanted, code


@pytest.mark.parametrize("code", FIXTURES)
def test_every_rule_has_three_of_either_kind(code: str) -> None:
    module = FIXTURES[code]
    assert {rule.name for rule in RULES} == set(module.RULES)
    short = [(rule, place) for rule, both in module.RULES.items() for place in (0, 1) if len(set(texts(both, place))) < LEAST]
    assert short == []
