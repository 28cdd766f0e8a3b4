"""What the demo prints of what became of memories."""

import json
from datetime import UTC, datetime

import pytest

from souvenance.cli.demo import QUESTIONS, WORDS, event_text, reason_in, stale_line
from souvenance.types import Event, Memory, Stale

from .conftest import Run, data

AT = datetime(2026, 5, 19, tzinfo=UTC)


def memory(number: int, text: str) -> Memory:
    return Memory(
        id=f"m_{number}", scope="sc_1", kind="fact", text=text, subject="Nina", story=None, language="en", status="active",
        confidence=1.0, importance=5.0, sources=(), origin="user", author="p_1", audience="adult", created_at=AT, ranked_at=AT,
        touched_at=AT,
    )  # fmt: skip


MEMORIES = {one.id: one for one in (memory(1, "I like short answers."), memory(2, "Short answers really are what I like."))}


def event(what: str, **after: object) -> Event:
    return Event(
        id="e_1", scope="sc_1", target="m_2", what=what, why="", after=after, origin="user", author="p_1", audience="adult",
        created_at=AT,
    )  # type: ignore[arg-type]  # fmt: skip


def test_said_before_shows_what_was_said_before() -> None:
    assert event_text(event("alike", **{"with": "m_1"}), MEMORIES) == "I like short answers."
    assert event_text(event("alike", **{"with": "m_gone"}), MEMORIES) == "Short answers really are what I like."
    assert event_text(event("created"), MEMORIES) == "Short answers really are what I like."
    assert event_text(event("merged", wording="short, please"), MEMORIES) == "short, please"


@pytest.mark.parametrize(
    ("story", "over"), [("en", "no longer true since 2026-05-19"), ("fr", "n'est plus vrai depuis le 2026-05-19")]
)
def test_what_is_over_without_an_heir_ends_the_line(story: str, over: str) -> None:
    gone = Stale(memory="m_1", text="x", status="expired", since=AT)
    assert stale_line(gone, WORDS[story]) == (over, "")


def test_what_has_an_heir_is_told_with_it() -> None:
    gone = Stale(memory="m_1", text="x", status="superseded", since=None, heir="I live in Nantes")
    assert stale_line(gone, WORDS["en"]) == ("no longer true since ?:", "I live in Nantes")


def test_reasons_are_in_the_language_of_the_story() -> None:
    assert reason_in("fr", "writes a permission into memory") == "écrit une permission dans la mémoire"
    assert reason_in("en", "writes a permission into memory") == "writes a permission into memory"


def test_the_french_story_has_no_english_reason_and_no_empty_mark(run: Run) -> None:
    told = run("demo", "--story", "fr").output
    assert "(écrit une permission dans la mémoire)" in told
    assert "(la même chose, redite plus tard sans rien perdre)" in told
    assert not [line for line in told.splitlines() if line.rstrip().endswith(" :") and "plus vrai" in line]
    assert "déjà dit ?  j'aime les réponses courtes." in told


def test_what_came_of_the_story_is_counted_for_a_script(run: Run) -> None:
    result = run("demo", "--story", "fr", "--json")
    found = data(result)
    assert found["story"] == "fr"
    assert found["turns"] > 10 * found["days"] / 10 > 0
    assert found["memories"]["active"] > 5
    assert found["memories"]["superseded"] > 0
    assert found["refused"] > 0
    assert found["told_again"]["outcome"] == "merged"
    assert [one["question"] for one in found["answers"]] == list(QUESTIONS["fr"])
    assert "noix" in found["answers"][0]["hits"][0]["turn"]["text"]
    assert found["prompt"]["tokens"] > 0
    assert found["home"] is None
    assert "Une histoire en" in result.stderr
    refused = run("demo", "--story", "de", "--json")
    assert json.loads(refused.stdout)["status"] == "error"
