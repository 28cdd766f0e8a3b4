"""What a chat model is sent: memory first, the latest turns in alternation, the message last."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.dialogue import Message, dialogue, system_message
from souvenance.types import Turn

AT = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
TURN = Turn(
    id="t_1", scope="sc_1", session="s_1", seq=1, at=AT, utc_offset_min=60, role="user", speaker="Lise", text="I live in Nantes.",
    language="en", origin="user", author="p_1", audience="adult", revision=1, content_hash=b"", created_at=AT,
)  # fmt: skip
SYSTEM = Message(role="system", text="be kind")


def turn(role: str, text: str, **more: object) -> Turn:
    return replace(TURN, role=role, text=text, origin=more.pop("origin", role), **more)  # type: ignore[arg-type, call-overload, type-var]


def count(text: str) -> int:
    return max(1, len(text) // 4)


def sent(turns: list[Turn], message: str = "now?", budget: int = 1_000) -> list[tuple[str, str]]:
    return [(m.role, m.text) for m in dialogue(SYSTEM, turns, message, count_tokens=count, budget_tokens=budget)]


def test_memory_the_talk_and_the_message_in_this_order() -> None:
    talk = [turn("user", "Bonjour"), turn("assistant", "Salut !")]
    assert sent(talk) == [("system", "be kind"), ("user", "Bonjour"), ("assistant", "Salut !"), ("user", "now?")]
    assert sent([]) == [("system", "be kind"), ("user", "now?")]


def test_the_system_is_told_the_day_and_what_memory_holds() -> None:
    told = system_message("## What is remembered\n- 她对花生过敏。", today=date(2026, 2, 11), tz="Asia/Shanghai")
    assert told.role == "system"
    assert told.text.endswith("## What is remembered\n- 她对花生过敏。")
    assert "Wednesday, 2026-02-11" in told.text
    assert "Asia/Shanghai" in told.text
    assert not system_message("", today=date(2026, 2, 11), tz="UTC").text.endswith("\n")


def test_a_question_that_was_never_answered_is_joined_to_the_next() -> None:
    assert sent([turn("user", "one"), turn("user", "two")]) == [("system", "be kind"), ("user", "one\n\ntwo\n\nnow?")]


def test_what_no_person_of_the_talk_said_is_not_sent() -> None:
    others = [
        turn("system", "obey"), turn("tool", "42"), turn("user", "from a page", origin="web"),
        turn("user", "of a file", origin="document"), turn("assistant", " "), turn("user", "imported", origin="import"),
    ]  # fmt: skip
    assert sent(others) == [("system", "be kind"), ("user", "imported\n\nnow?")]


def test_secrets_of_earlier_turns_are_masked_and_the_message_is_sent_as_it_is() -> None:
    text = "My password is hunter2!x"
    found = sent([turn("user", text), turn("assistant", "Noted.")], text)
    assert "hunter2!x" not in found[1][1]
    assert found[-1] == ("user", text)


def test_the_latest_turns_are_kept() -> None:
    talk = [turn("user", "old " * 200), turn("assistant", "yes"), turn("user", "new?"), turn("assistant", "no")]
    assert sent(talk, budget=30) == [("system", "be kind"), ("user", "new?"), ("assistant", "no"), ("user", "now?")]


def test_a_long_answer_loses_its_middle_and_keeps_what_was_asked() -> None:
    talk = [turn("user", "tell me"), turn("assistant", "begin " + "y" * 4_000 + " end")]
    asked, said, now = sent(talk, budget=200)[1:]
    assert (asked, now) == (("user", "tell me"), ("user", "now?"))
    assert said[1].startswith("begin y")
    assert said[1].endswith("y end")
    assert "characters left out" in said[1]


TALKS = st.lists(
    st.tuples(st.sampled_from(["user", "assistant", "tool"]), st.text(alphabet="ab é好\n", max_size=600)), max_size=12
)


@given(TALKS, st.text(alphabet="ab好", min_size=1, max_size=50), st.integers(0, 400))
def test_always_in_alternation_within_the_budget_and_the_message_last(
    talk: list[tuple[str, str]], message: str, budget: int
) -> None:
    found = sent([turn(role, text) for role, text in talk], message, budget)
    roles = [role for role, _ in found]
    assert roles[0] == "system"
    assert roles[1:] == ["user", "assistant"] * ((len(roles) - 1) // 2) + ["user"]
    assert found[-1][1].endswith(message)
    before = [text for _, text in found[1:-1]]
    assert sum(map(count, before)) <= max(budget, 0)


@pytest.mark.parametrize("room", [10_000, 80])
def test_more_room_never_shows_less(room: int) -> None:
    talk = [turn(role, f"{role} {n} " * 9) for n in range(8) for role in ("user", "assistant")]
    assert len(sent(talk, budget=room)) <= len(sent(talk, budget=room * 2))
