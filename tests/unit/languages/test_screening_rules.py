"""Every rule of screening on texts of its own: three in which it speaks, three near them in which it does not."""

from collections.abc import Mapping
from types import ModuleType

import pytest

from souvenance.core.canonical import canonical, hides
from souvenance.core.concepts import Words, found_in
from souvenance.core.signals import signals_in, telling
from souvenance.languages.screening import FULL, LEXICONS, MARKS, RULES, Lexicon, Rule

from .fixtures import (
    screening_ar,
    screening_bn,
    screening_de,
    screening_en,
    screening_es,
    screening_fr,
    screening_hi,
    screening_id,
    screening_it,
    screening_ja,
    screening_ko,
    screening_pt,
    screening_ru,
    screening_th,
    screening_tl,
    screening_tr,
    screening_vi,
    screening_zh,
)

FIXTURES: Mapping[str, ModuleType] = {
    "ar": screening_ar, "bn": screening_bn, "de": screening_de, "en": screening_en, "es": screening_es, "fr": screening_fr,
    "hi": screening_hi, "id": screening_id, "it": screening_it, "ja": screening_ja, "ko": screening_ko, "pt": screening_pt,
    "ru": screening_ru, "th": screening_th, "tl": screening_tl, "tr": screening_tr, "vi": screening_vi, "zh": screening_zh,
}  # fmt: skip
LEAST = 3
# What every language has: marks, borrowed words, and what is made of names that are called.
SHARED = {"HIDDEN_TEXT", *MARKS} | {concept for one in LEXICONS if one.code == "und" for concept in one.concepts}
MADE_OF = {
    "VOCATIVE": {"ROLE"},
    "LABEL": {"ROLE"},
    "ADDRESS": {"ADDRESS", "TO_AI"},
    "BIDDEN": {"MACHINE"},
    "ASKED_HELPER": {"HELPER"},
}


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


def speaking(text: str) -> Mapping[str, set[str]]:
    """The rules that speak in a text, of the conversation or read somewhere, each with the languages whose words it found."""
    words = Words(canonical(text), hides=hides(text))
    spoke: dict[str, set[str]] = {}
    founds = list(found_in(words))
    for said in (True, False):
        told = telling(words, founds, said=said)
        for one in founds:
            for signal in signals_in(words, one, RULES, told):
                spoke.setdefault(signal.rule.name, set()).add(one.lexicon.code)
    return spoke


def own(lexicon: Lexicon, need: str) -> bool:
    """Whether a language has words of its own for one of the concepts."""
    return any(lexicon.concepts.keys() & MADE_OF.get(concept, {concept}) for concept in need.split("|"))


def sayable(lexicon: Lexicon) -> set[str]:
    """The rules that can speak in a language, and need words of its own."""

    def says(rule: Rule) -> bool:
        heard = [own(lexicon, need) or not SHARED.isdisjoint(need.split("|")) for need in rule.needs]
        return all(heard) and any(own(lexicon, need) for need in rule.needs)

    return {rule.name for rule in RULES if says(rule)}


BY_CODE = {lexicon.code: lexicon for lexicon in LEXICONS}


@pytest.mark.parametrize(("code", "rule", "text", "wanted"), cases())
def test_a_rule_speaks_where_it_should_and_nowhere_else(code: str, rule: str, text: str, wanted: bool) -> None:
    spoke = speaking(text)
    if wanted and rule in sayable(BY_CODE[code]):
        assert code in spoke.get(rule, set())
    else:
        assert (rule in spoke) is wanted


@pytest.mark.parametrize("code", FIXTURES)
def test_every_rule_that_a_language_can_say_has_three_of_either_kind(code: str) -> None:
    module = FIXTURES[code]
    assert sayable(BY_CODE[code]) <= set(module.RULES)
    short = [(rule, place) for rule, both in module.RULES.items() for place in (0, 1) if len(set(texts(both, place))) < LEAST]
    assert short == []


def test_every_language_that_has_words_has_its_fixtures() -> None:
    assert set(FIXTURES) == {lexicon.code for lexicon in LEXICONS} - {"und"}


def test_every_rule_has_its_fixtures_those_of_marks_alone_in_english_and_french() -> None:
    for module in (screening_en, screening_fr):
        assert {rule.name for rule in RULES} == set(module.RULES)


def test_every_full_language_can_say_every_rule_that_needs_words() -> None:
    marks = {rule.name for rule in RULES if all(SHARED.issuperset(need.split("|")) for need in rule.needs)}
    assert {lexicon.code: sayable(lexicon) for lexicon in FULL} == dict.fromkeys(
        (lexicon.code for lexicon in FULL), {rule.name for rule in RULES} - marks
    )
