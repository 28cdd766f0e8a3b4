"""The two languages say the same things, and every page finds its words."""

import re
from dataclasses import fields as fields_of
from datetime import UTC, date, datetime
from importlib.resources import files
from string import Formatter
from typing import get_args

import pytest

from souvenance.core.seats import Pass
from souvenance.serving.pages.wording import WORDINGS, wording_for
from souvenance.serving.pages.words import MONTHS, TEXTS
from souvenance.types import JOB_STATES, KINDS, ORIGINS, OUTCOMES, PASSES, STATUSES, EventKind, Memory

EN, FR = WORDINGS["en"], WORDINGS["fr"]
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder, ending in (("templates", ".html"), ("views", ".py"), ("", ".py"))
    for path in (files("souvenance.serving.pages") / folder).iterdir()
    if path.name.endswith(ending) and path.name != "words.py"
]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_have_every_sentence_with_the_same_blanks() -> None:
    assert TEXTS["en"].keys() == TEXTS["fr"].keys()
    assert [name for name, text in TEXTS["en"].items() if fields(text) != fields(TEXTS["fr"][name])] == []
    assert {len(months) for months in MONTHS.values()} == {12}


def test_every_sentence_that_a_page_names_exists() -> None:
    named = {
        name for text in SOURCES for name in re.findall(r"""\b(?:t|words|wording\(request\))\(["']([\w.]+[\w])["']""", text)
    }
    counted = {name for text in SOURCES for name in re.findall(r"""\bt\.count\(["']([\w.]+\w)["'],""", text)}
    told = {name for text in SOURCES for name in re.findall(r"""told="(\w+)\"""", text)}
    assert len(named) > 100
    assert named - TEXTS["en"].keys() == set()
    assert {f"{name}.{n}" for name in counted for n in ("one", "many")} - TEXTS["en"].keys() == set()
    assert {f"told.{name}" for name in told | {"corrected", "forgotten", "pinned", "unpinned"}} - TEXTS["en"].keys() == set()


@pytest.mark.parametrize(
    ("group", "words"),
    [
        ("kind", KINDS), ("status", (*STATUSES, "all")), ("verdict", OUTCOMES), ("job", JOB_STATES), ("origin", ORIGINS),
        ("event", (*get_args(EventKind), "said", "proposed")), ("pass", PASSES),
        ("pass_of", (*get_args(Pass), "rule", "notes", "spark")), ("bar_state", ("fresh", "stale", "missing")),
        ("null", ("chat", "foreign")), ("shelf", ("turns", "memories", "notes", "chunks")),
        ("left_out", ("another story", "ended", "in the notes", "no seat left")), ("reflector", ("model", "extractive")), ("would", OUTCOMES),
    ],
)  # fmt: skip
def test_every_word_of_the_engine_has_one_of_the_pages(group: str, words: tuple[str, ...]) -> None:
    assert [word for word in words if f"{group}.{word}" not in TEXTS["fr"]] == []


def test_a_word_that_nobody_translated_stands_as_it_is() -> None:
    assert FR.term("kind", "dream") == "dream"


def test_the_language_is_what_the_browser_would_rather_read() -> None:
    def language(accepted: str, chosen: str | None = None) -> str:
        return wording_for(accepted, chosen).language

    assert language("fr-CA,fr;q=0.9,en;q=0.8") == "fr"
    assert language("de,en;q=0.7,fr;q=0.9") == "fr"
    assert language("zh-CN") == language("") == language("fr;q=0") == language("fr;q=x") == "en"
    assert language("en", "fr") == "fr"
    assert language("fr", "zz") == "fr"


def test_counts_numbers_and_days_are_those_of_the_language() -> None:
    assert EN.count("n_turns", 1) == "1 turn"
    assert EN.count("n_turns", 0) == "0 turns"
    assert FR.count("n_turns", 0) == "0 tour"
    assert (EN.number(12345), FR.number(12345)) == ("12,345", "12\u202f345")
    late = datetime(2026, 8, 1, 23, 30, tzinfo=UTC)
    assert FR.minute(late, "Europe/Paris") == "2 août 2026, 01:30"
    assert EN.day(date(2026, 1, 5), "UTC") == "5 Jan 2026"
    assert EN.day(datetime(9999, 12, 31, 23, tzinfo=UTC), "Asia/Tokyo") == "31 Dec 9999"


def test_decimals_have_the_sign_and_the_point_of_the_language() -> None:
    assert (EN.signed(0.274), EN.signed(-1.0, 1), EN.fixed(0.5, 2)) == ("+0.27", "−1.0", "0.50")
    assert (FR.signed(0.274), FR.signed(-1.0, 1), FR.fixed(0.5, 2)) == ("+0,27", "−1,0", "0,50")


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("status: active → expired", "Status: active → ended", "Statut : actif → terminé"),
        ("disputed: False → True", "In dispute: no → yes", "En débat : non → oui"),
        ("valid_until: none → 2026-02-11T20:05:36+00:00", "True until: nothing → 11 Feb 2026, 21:05",
         "Vrai jusqu’au : rien → 11 févr. 2026, 21:05"),
        ("confidence: 0.7000 → 0.85", "Confidence: 0.70 → 0.85", "Confiance : 0,70 → 0,85"),
        ("text: True → active", "Words: True → active", "Mots : True → active"),
        ("text: 她爱喝茶 → 她爱喝咖啡", "Words: 她爱喝茶 → 她爱喝咖啡", "Mots : 她爱喝茶 → 她爱喝咖啡"),
        ("proposed: the tea", "proposed: the tea", "proposé : the tea"),
        ("the other wording: tea", "the other wording: tea", "l’autre énoncé : tea"),
        ("nothing of ours: 1 → 2", "nothing of ours: 1 → 2", "nothing of ours: 1 → 2"),
    ],
)  # fmt: skip
def test_a_change_is_told_by_names_and_words_of_the_reader(line: str, english: str, french: str) -> None:
    assert EN.change(line, "Europe/Paris") == english
    assert FR.change(line, "Europe/Paris").replace("\u00a0", " ") == french


def test_every_field_of_a_memory_that_may_change_has_a_name() -> None:
    never = {"id", "sources", "touched_at", "slots", "origin"}  # they are not shown, or never change
    assert [one.name for one in fields_of(Memory) if one.name not in never and f"field.{one.name}" not in TEXTS["en"]] == []


def test_rules_are_named_and_their_ids_stay() -> None:
    assert EN.rule("screening: plant") == ("screening", "plant")
    assert FR.rule("screening: plant") == ("contrôle", "plant")
    assert FR.rule("position: screening: plant") == ("position\u00a0: contrôle", "plant")
    assert FR.rule("another home me") == ("autre valeur (logement)", "")
    assert FR.rule("another favourite band") == ("autre valeur (band (préférence))", "")
    assert FR.rule("two values of title paul") == ("deux valeurs (titre de paul)", "")
    assert FR.rule("employer me ended") == ("terminé (employeur)", "")
    assert FR.rule("another marital state") == ("autre valeur (situation)", "")
    assert (EN.rule("another home me"), EN.rule("employer me ended")) == (("another home", ""), ("employer ended", ""))
    assert (FR.rule("what is new here"), EN.rule("echo")) == (("what is new here", ""), ("echo", ""))


def test_who_spoke_and_where_are_named() -> None:
    assert (EN.origins("user+web"), FR.origins("user+web")) == ("the person, the web", "la personne, le web")
    assert (FR.speaker("user"), FR.speaker("Tool"), FR.session("by hand"), EN.session("s1")) == (
        "la personne", "Tool", "à la main", "s1",
    )  # fmt: skip


def test_what_nobody_translated_is_known_as_english() -> None:
    assert FR.is_english("the engine is on fire")
    assert not FR.is_english("it is empty")
    assert not FR.is_english(FR("error.no_page"))
    assert not EN.is_english("the engine is on fire")
