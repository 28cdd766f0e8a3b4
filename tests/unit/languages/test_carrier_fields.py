"""Every field of the carriers of a language: three pairs it holds together, three it keeps apart, and what it does."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, replace
from typing import Any

import pytest

from souvenance.core import prepared, similarity
from souvenance.languages.carriers import CARRIERS, CarrierPack

from .carrier_cases import Case, cases, merges
from .fixtures import carriers_en, carriers_fr, carriers_small

LARGE: Mapping[str, list[Case]] = {"en": cases(carriers_en.FIELDS), "fr": cases(carriers_fr.FIELDS)}
FIXTURES = {**LARGE, **{code: cases(pairs) for code, pairs in carriers_small.FIELDS.items()}}
LEAST = 3
CALENDAR = {"number_words", "weekdays", "months"}  # carriers that the pack of the language brings
SHAPES = {"hours", "names", "identifiers"}  # carriers by how they are written


def used(code: str) -> list[Field[Any]]:
    """The fields that the pack of a language fills."""
    filled = [field for field in fields(CarrierPack) if field.name != "code" and getattr(CARRIERS[code], field.name)]
    return [field for field in filled if getattr(CARRIERS[code], field.name) != field.default]


def without(code: str, field: Field[Any]) -> CarrierPack:
    """The pack with one field left as it is where a language brings nothing."""
    empty = False if field.name == "additions" else field.default  # the one without a default, beside the code
    if empty is MISSING:
        assert field.default_factory is not MISSING
        empty = field.default_factory()
    return replace(CARRIERS[code], **{field.name: empty})


@pytest.mark.parametrize(("code", "case"), [(code, case) for code, found in FIXTURES.items() for case in found])
def test_a_field_holds_together_and_keeps_apart(code: str, case: Case) -> None:
    same, because = merges(case, code)
    assert same == case.same, because


@pytest.mark.parametrize("code", FIXTURES)
def test_every_field_has_three_of_either_kind(code: str) -> None:
    shared = CALENDAR | SHAPES if code in LARGE else set()  # of the others that is tried in test_carriers
    assert {case.rule for case in FIXTURES[code]} == {field.name for field in used(code)} | shared
    for rule in {case.rule for case in FIXTURES[code]}:
        for same in (True, False):
            pairs = {frozenset((case.one, case.other)) for case in FIXTURES[code] if (case.rule, case.same) == (rule, same)}
            assert len(pairs) >= LEAST, (rule, same)


def decisive(code: str) -> list[Field[Any]]:
    """Of the small packs, in which a longer wording takes up nothing, negators give the reason alone."""
    return [field for field in used(code) if code in LARGE or field.name != "negators"]


@pytest.mark.parametrize(("code", "field"), [pytest.param(c, f, id=f"{c} {f.name}") for c in FIXTURES for f in decisive(c)])
def test_three_of_the_pairs_need_the_field(code: str, field: Field[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    pack = without(code, field)
    monkeypatch.setattr(prepared, "carriers_for", lambda _code: pack)
    monkeypatch.setattr(similarity, "carriers_for", lambda _code: pack)
    changed = [case for case in FIXTURES[code] if case.rule == field.name and merges(case, code)[0] != case.same]
    assert len(changed) >= LEAST, changed
