"""The two languages say the same things, and every page finds its words."""

import re
from datetime import UTC, date, datetime
from importlib.resources import files
from string import Formatter
from typing import get_args

import pytest

from souvenance.core.seats import Pass
from souvenance.serving.pages.wording import WORDINGS, wording_for
from souvenance.serving.pages.words import MONTHS, TEXTS
from souvenance.types import JOB_STATES, KINDS, ORIGINS, OUTCOMES, PASSES, STATUSES, EventKind

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
