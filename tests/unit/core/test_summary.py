"""Anchors that code proposes, and how summary and anchors are shown."""

from datetime import UTC, datetime, timedelta
from typing import Any

from souvenance.core.summary import anchors_proposed, render_summary
from souvenance.types import Memory

AT = datetime(2026, 2, 11, tzinfo=UTC)


def memory(name: str, day: int = 0, **given: Any) -> Memory:
    at = AT + timedelta(days=day)
    return Memory(
        **{
            "id": name, "scope": "sc_1", "kind": "fact", "text": f"{name}.", "subject": "Lise", "story": None, "language": "en",
            "status": "active", "confidence": 1.0, "importance": 5.0, "sources": ("t_0",), "origin": "user", "author": "p_1",
            "audience": "adult", "created_at": at, "ranked_at": at, "touched_at": at, **given,
        }
    )  # fmt: skip


def test_pinned_rules_and_what_was_confirmed_three_times_become_anchors_oldest_first() -> None:
    memories = [
        memory("late", 9, pinned=True), memory("rule", 3, kind="rule"), memory("thrice", 2), memory("twice", 1),
        memory("b", 5, pinned=True), memory("a", 5, pinned=True),
    ]  # fmt: skip
    proposed = anchors_proposed(memories, {"thrice": 3, "twice": 2, "gone": 9})
    assert [(anchor.memory, anchor.because) for anchor in proposed] == [
        ("thrice", "confirmed"), ("rule", "rule"), ("a", "pinned"), ("b", "pinned"), ("late", "pinned"),
    ]  # fmt: skip
    assert proposed[0].text == "thrice."


def test_what_no_longer_holds_or_is_disputed_becomes_none() -> None:
    gone = [
        memory(s, pinned=True, status=s)
        for s in ("superseded", "archived", "expired", "forgotten", "quarantined", "compressed")
    ]
    assert anchors_proposed([*gone, memory("d", pinned=True, disputed=True)], {}) == ()


def test_anchors_stand_above_the_summary_and_a_repetition_stays() -> None:
    shown = render_summary(" The cat is Ada. Lise moved. \n", [("an_1", "The cat\nis Ada."), ("an_2", "No nuts.")])
    assert shown == "- The cat is Ada.\n- No nuts.\n\nThe cat is Ada. Lise moved."
    assert render_summary("Lise moved.", []) == "Lise moved."
    assert render_summary("  ", [("an_1", "No nuts.")]) == "- No nuts."
    assert render_summary("", []) == ""
