"""Every cue and every table of the endings of each language: three it must find, three it must leave alone."""

import re
from collections.abc import Mapping
from dataclasses import fields
from types import ModuleType

import pytest

from souvenance.core.fold import fold
from souvenance.core.shapes import spaced
from souvenance.languages.endings import ENDINGS, EndingPack

from .fixtures import endings_de, endings_en, endings_es, endings_fr

FIXTURES: Mapping[str, ModuleType] = {"de": endings_de, "en": endings_en, "es": endings_es, "fr": endings_fr}
LEAST = 3
ELSEWHERE = {"code", "shapes", "year_words", "beside"}  # on whole expressions, in test_endings.py
BARE = {"clause"}  # it looks ahead by itself
AS_WRITTEN = {"past_accented", "unreal_accented"}  # read with its accents


def cases(table: str) -> list[tuple[str, str, str, bool]]:
    return [
        (code, rule, text.strip(), place == 0)
        for code, module in FIXTURES.items()
        for rule, both in getattr(module, table).items()
        for place in (0, 1)
        for text in both[place].split("|")
    ]


def found(pattern: str, text: str, *, bare: bool = False) -> bool:
    return re.search(spaced(pattern) if bare else rf"(?<!\w)(?:{spaced(pattern)})(?!\w)", text) is not None


@pytest.mark.parametrize(("code", "rule", "text", "wanted"), cases("CUES"))
def test_a_cue_finds_what_it_is_for_and_nothing_else(code: str, rule: str, text: str, wanted: bool) -> None:
    assert rule in AS_WRITTEN or text == fold(text)
    assert found(getattr(ENDINGS[code], rule), text, bare=rule in BARE) is wanted


@pytest.mark.parametrize(("code", "table", "word", "wanted"), cases("TABLES"))
def test_a_table_holds_its_words_and_not_their_neighbours(code: str, table: str, word: str, wanted: bool) -> None:
    keys = getattr(ENDINGS[code], table)
    assert any(re.fullmatch(key, word) for key in keys) is wanted


@pytest.mark.parametrize(
    ("code", "text", "wanted"),
    [
        (code, text.strip(), place == 0)
        for code, module in FIXTURES.items()
        for place in (0, 1)
        for text in module.WAITING[place].split("|")
    ],
)
def test_a_wait_without_a_date_is_seen(code: str, text: str, wanted: bool) -> None:
    assert any(found(way, text) for way in ENDINGS[code].waiting) is wanted


def test_every_language_that_has_endings_has_its_fixtures() -> None:
    assert set(FIXTURES) == set(ENDINGS)


@pytest.mark.parametrize("code", FIXTURES)
def test_every_cue_and_table_has_three_of_either_kind(code: str) -> None:
    pack, module = ENDINGS[code], FIXTURES[code]
    used = {field.name for field in fields(EndingPack) if getattr(pack, field.name)} - ELSEWHERE
    assert used == {*module.CUES, *module.TABLES, "waiting"}
    for rule, (yes, no) in {**module.CUES, **module.TABLES, "waiting": module.WAITING}.items():
        held = getattr(pack, rule)
        most = LEAST if not isinstance(held, str) or "|" in held else 1
        assert len(set(yes.split("|"))) >= min(most, len(held)), rule
        assert len(set(no.split("|"))) >= LEAST, rule
