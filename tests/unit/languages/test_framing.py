"""What is said around a fact, in each language: pairs that hold together without it, and what only looks like framing."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, replace
from typing import Any

import pytest

from souvenance.core import framing
from souvenance.core.framing import unframed
from souvenance.core.lexemes import spoken, without_asides
from souvenance.core.prepared import prepared
from souvenance.core.similarity import merge_direction
from souvenance.languages.carriers import CARRIERS
from souvenance.languages.framing import FRAMINGS, Framing, framing_for

from .carrier_cases import Case, cases, merges
from .fixtures import framing_pairs

PAIRS: Mapping[str, list[Case]] = {
    "en": cases(framing_pairs.ENGLISH), "fr": cases(framing_pairs.FRENCH), "de": cases(framing_pairs.GERMAN),
    "es": cases(framing_pairs.SPANISH),
}  # fmt: skip
LEAST = 3
CODES = pytest.mark.parametrize("code", FRAMINGS)


def used(code: str) -> list[Field[Any]]:
    """The fields that the pack of a language fills."""
    return [f for f in fields(Framing) if f.name not in {"code", "named"} and getattr(FRAMINGS[code], f.name) != f.default]


@pytest.mark.parametrize(("code", "case"), [(code, case) for code, found in PAIRS.items() for case in found])
def test_framing_adds_nothing_and_what_adds_is_no_framing(code: str, case: Case) -> None:
    same, because = merges(case, code)
    assert same == case.same, because


@CODES
def test_every_kind_of_framing_has_three_of_either_kind(code: str) -> None:
    assert {case.rule for case in PAIRS[code]} == {field.name for field in used(code)}
    for field in used(code):
        for same in (True, False):
            assert len([case for case in PAIRS[code] if (case.rule, case.same) == (field.name, same)]) >= LEAST, (
                field.name,
                same,
            )


@pytest.mark.parametrize(("code", "field"), [pytest.param(c, f, id=f"{c} {f.name}") for c in FRAMINGS for f in used(c)])
def test_three_of_the_pairs_need_the_kind(code: str, field: Field[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert field.default is not MISSING
    poorer = replace(FRAMINGS[code], **{field.name: field.default})
    monkeypatch.setattr(framing, "framing_for", lambda _code: poorer)
    changed = [case for case in PAIRS[code] if case.rule == field.name and merges(case, code)[0] != case.same]
    assert len(changed) >= LEAST, changed


def kinds(code: str) -> list[tuple[str, str]]:
    """Every pattern of a pack, with the field it stands in; those of denials are words."""
    return [(f.name, pattern) for f in used(code) if f.name != "denials" for pattern in getattr(FRAMINGS[code], f.name)]


@pytest.mark.parametrize(("code", "kind", "pattern"), [(code, *one) for code in FRAMINGS for one in kinds(code)])
def test_every_pattern_is_needed_by_a_pair(code: str, kind: str, pattern: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = getattr(FRAMINGS[code], kind)
    left = (
        {p: order for p, order in held.items() if p != pattern}
        if isinstance(held, dict)
        else tuple(p for p in held if p != pattern)
    )
    poorer = replace(FRAMINGS[code], **{kind: left})
    monkeypatch.setattr(framing, "framing_for", lambda _code: poorer)
    same = [case for case in PAIRS[code] if case.same]
    assert any(not merges(case, code)[0] for case in same), pattern


def bare(text: str, language: str) -> str:
    pack = CARRIERS[language]
    words = unframed(without_asides(spoken(text, language, pack), pack), language)
    return " ".join(word.surface or word.mark for word in words)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("That's right. Hull is where we live.", ". we live in hull ."),
        ("Just to remind you", "just to remind you"),  # nothing else was said
        ("Yes", "yes"),
        ("Just to remind you, I smoke?", "just to remind you , i smoke ?"),  # what is asked is left alone
        ("Like I said, yes, I still smoke, remember.", "i smoke ."),
    ],
)
def test_what_is_left_of_a_sentence(text: str, left: str) -> None:
    assert bare(text, "en") == left


def test_a_long_sentence_and_a_language_without_framing_are_left_as_they_are() -> None:
    long = "just to remind you , " + "i walk and " * 30 + "i swim"
    assert bare(long, "en") == " ".join(long.split())
    assert framing_for("it").openings == ()
    assert bare("Sì, vivo a Pisa", "it") == "sì , vivo a pisa"


@pytest.mark.parametrize(
    ("kept", "new", "stays"),
    [
        ("I'm allergic to lupin.", "Just to remind you, I'm allergic to lupin.", "kept"),
        ("Just to remind you, I'm allergic to lupin.", "I'm allergic to lupin.", "new"),
        ("As I said, I work nights.", "Yes, I still work nights.", "new"),
        ("I work nights.", "As I said, I work nights, because I sleep badly.", "new"),
    ],
)
def test_the_wording_that_stays_is_the_one_without_framing_unless_more_is_said(kept: str, new: str, stays: str) -> None:
    assert merge_direction(prepared(kept, "en"), prepared(new, "en")) == stays
