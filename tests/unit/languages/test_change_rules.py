"""Every rule and every group of words of the change packs: three it must find, three it must leave alone."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from types import ModuleType

import pytest

from souvenance.core.fold import fold
from souvenance.core.lexicon import beginning
from souvenance.languages.changes import Changes, changes_for

from .fixtures import changes_de, changes_en, changes_es, changes_fr, changes_zh

FIXTURES: Mapping[str, ModuleType] = {"en": changes_en, "fr": changes_fr, "de": changes_de, "es": changes_es, "zh": changes_zh}
LEAST = 3
BEGINS_A_CLAUSE = {"conditional", "asks"}  # words, not patterns
NO_RULE = {"code", "own_verb", "capitals_name", "modifies_before", "past_ending", "genders"}
PATTERNS = {
    "cuts", "change", "switch", "ended", "replaced", "spent", "left", "renewed", "additive", "hedged", "temporary", "passing",
    "begun", "episode", "event", "dated", "indefinite", "differences", "past", "ceased", "confirms", "negated", "not_yet", "cumulative", "one", "cleft",
    "scopes", "compounds", "onset", "uses", "owns", "opinion", "tools_only", "presupposed", "placed", "located", "deferred",
    "unmeant", "bystanders", "corrects", "never", "lacks", "news", "first", "ahead", "unsettled", "offices", "unable", "taken_up",
}  # fmt: skip


def patterns_of(pack: Changes) -> Iterator[tuple[str, Sequence[str]]]:
    """Each rule by its name: what is looked for anywhere, or at the beginning of a clause."""
    for field in fields(Changes):
        value = getattr(pack, field.name)
        if field.name in PATTERNS and value:
            yield field.name, value
        elif field.name in BEGINS_A_CLAUSE and value:
            yield field.name, [f"^{beginning(word)}" for word in value]
        elif field.name == "resumes" and value:
            yield field.name, [f"^(?:{value})"]
        elif field.name == "relatives" and value:
            yield field.name, [rf"\b{word}\b" for word in value]
    yield from ((f"rates {name}", [pattern]) for name, pattern in pack.rates.items())
    for name, slot in pack.slots.items():
        yield f"slots {name}", slot.holds
        if slot.ends:
            yield f"slots {name} ends", slot.ends
    for dimension, states in pack.states.items():
        yield from ((f"states {dimension} {state}", patterns) for state, patterns in states.items())


def words_of(pack: Changes) -> Iterator[tuple[str, frozenset[str]]]:
    """Each group of words by its name."""
    known = {name for name, _ in patterns_of(pack)} | NO_RULE | PATTERNS | BEGINS_A_CLAUSE
    for field in fields(Changes):
        value = getattr(pack, field.name)
        if field.name in known | {"rates", "slots", "states", "resumes", "relatives"} or not value:
            continue
        if field.name in {"exclusive", "opposites"}:
            yield field.name, frozenset(word for members in value for word in members)
        elif field.name in {"grains", "kinds"}:
            yield field.name, frozenset(word for members in value.values() for word in members)
        else:
            yield field.name, frozenset(value)


def cases(table: str) -> list[tuple[str, str, str, bool]]:
    found = []
    for code, module in FIXTURES.items():
        for rule, both in getattr(module, table).items():
            found += [(code, rule, text.strip(), place == 0) for place in (0, 1) for text in both[place].split("|")]
    return found


@pytest.mark.parametrize(("code", "rule", "text", "wanted"), cases("RULES"))
def test_a_rule_finds_what_it_is_for_and_nothing_else(code: str, rule: str, text: str, wanted: bool) -> None:
    assert text == fold(text)
    found = [pattern for pattern in dict(patterns_of(changes_for(code)))[rule] if re.search(pattern, text)]
    assert bool(found) is wanted, found


@pytest.mark.parametrize(("code", "group", "word", "wanted"), cases("WORDS"))
def test_a_group_holds_its_words_and_not_their_neighbours(code: str, group: str, word: str, wanted: bool) -> None:
    assert word == fold(word)
    assert (word in dict(words_of(changes_for(code)))[group]) is wanted


@pytest.mark.parametrize("code", FIXTURES)
def test_every_rule_has_three_of_either_kind(code: str) -> None:
    pack, module = changes_for(code), FIXTURES[code]
    assert {name for name, _ in patterns_of(pack)} == set(module.RULES)
    assert {name for name, _ in words_of(pack)} == set(module.WORDS)
    short = [
        (rule, kind)
        for rule, both in module.RULES.items()
        for kind, texts in zip(("found", "left"), both, strict=True)
        if len({text.strip() for text in texts.split("|")}) < LEAST
    ]
    assert short == []
    for group, words in words_of(pack):
        yes, no = ({word.strip() for word in words.split("|")} for words in module.WORDS[group])
        assert len(yes) >= min(LEAST, len(words)), group
        assert len(no) >= LEAST, group
