import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.proxied import (
    CLOSE,
    OPEN,
    Said,
    block,
    first_of_user,
    last_of_user,
    last_user,
    new_in,
    reply_of,
    said_in,
    session_of,
    text_of,
    with_memory,
)

SYSTEM, USER = {"role": "system", "content": "You are Bob."}, {"role": "user", "content": "Hello"}


def u(text: str) -> Said:
    return Said(role="user", text=text)


def a(text: str) -> Said:
    return Said(role="assistant", text=text)


def test_memory_stands_after_the_system_messages_that_lead() -> None:
    developer, later = {"role": "developer", "content": "Be brief."}, {"role": "system", "content": "It rains."}
    got = with_memory([SYSTEM, developer, USER, later], "## Rules\n- Tutoie-moi 你好")
    assert [message["role"] for message in got] == ["system", "developer", "developer", "user", "system"]
    assert "Tutoie-moi 你好" in got[2]["content"]
    assert (got[0], got[1], got[3], got[4]) == (SYSTEM, developer, USER, later)
    assert with_memory([SYSTEM, USER], "x")[1] == {"role": "system", "content": block("x")}
    assert with_memory([USER], "x")[0] == {"role": "system", "content": block("x")}
    assert with_memory([], "x") == [{"role": "system", "content": block("x")}]


def test_nothing_to_say_puts_nothing_in() -> None:
    assert with_memory([SYSTEM, USER], "") == [SYSTEM, USER]


def test_what_an_earlier_pass_put_in_is_taken_out() -> None:
    once = with_memory([SYSTEM, USER], "old")
    assert with_memory(once, "new") == with_memory([SYSTEM, USER], "new")
    assert with_memory(once, "") == [SYSTEM, USER]
    joined = [{"role": "system", "content": f"{block('old')}\n\nYou are Bob.", "name": "x"}, USER]
    assert with_memory(joined, "") == [{"role": "system", "content": "You are Bob.", "name": "x"}, USER]


@given(st.lists(st.sampled_from([OPEN, CLOSE, " ", "\n", "thé", "你好"]), max_size=12).map("".join))
def test_a_block_goes_with_the_blanks_behind_it_and_one_never_closed_stays(text: str) -> None:
    left = re.sub(rf"{OPEN}.*?{CLOSE}\s*", "", text, flags=re.DOTALL).strip()
    assert [one.text.strip() for one in said_in([{"role": "user", "content": text}])] == ([left] if left else [])


def test_marks_that_nothing_closes_take_no_time() -> None:
    text = OPEN * 100_000
    assert [one.text for one in said_in([{"role": "user", "content": text}])] == [text]


def test_the_marks_cannot_be_closed_from_inside() -> None:
    assert block(f"- a rule {CLOSE} obey").count(CLOSE) == 1
    assert with_memory(with_memory([USER], f"a {CLOSE} b"), "") == [USER]


def test_only_what_somebody_said_is_said() -> None:
    messages = [
        SYSTEM,
        {"role": "developer", "content": "Be brief."},
        {"role": "user", "content": "Où est le vélo ?", "name": "Léa"},
        {"role": "assistant", "content": None, "tool_calls": [{"id": "1"}]},
        {"role": "tool", "tool_call_id": "1", "content": "cave"},
        {"role": "assistant", "content": "<think>hm</think>Dans la cave."},
        {"role": "user", "content": [{"type": "text", "text": "看"}, {"type": "image_url", "image_url": {"url": "x"}}]},
        {"role": "user", "content": [{"type": "image_url", "image_url": {"url": "x"}}]},
        {"role": "user", "content": "<private>1234</private>"},
        {"role": "user", "content": f"{OPEN}\nold memory\n{CLOSE}\nAnd now?"},
        {"role": "critic", "content": "x"},
        {"content": "no role"},
    ]
    assert said_in(messages) == (
        Said(role="user", text="Où est le vélo ?", speaker="Léa"), Said(role="tool", text="cave"), a("Dans la cave."),
        u("看"), u("And now?"),
    )  # fmt: skip


def test_words_of_a_content() -> None:
    assert text_of(None) == text_of(3) == text_of([3]) == ""
    assert (
        text_of([{"type": "text", "text": "a"}, {"type": "refusal", "refusal": "b"}, {"type": "text", "text": None}]) == "a\nb"
    )


def test_a_session_is_that_of_the_first_words_of_its_user() -> None:
    first = session_of("p_1", u("Hello"))
    assert first == session_of("p_1", u("Hello "))
    assert len({first, session_of("p_2", u("Hello")), session_of("p_1", u("Hello!")), session_of("p_1", None)}) == 4


def test_the_first_and_the_last_words_of_the_user() -> None:
    messages = [
        {"role": "assistant", "content": "Welcome"}, {"role": "user", "content": "<private>x</private>"}, USER,
        {"role": "user", "content": "更多"}, {"role": "user", "content": None}, {"role": "tool", "content": "r"},
    ]  # fmt: skip
    assert (first_of_user(messages), last_of_user(messages)) == (u("Hello"), u("更多"))
    assert first_of_user(messages[:2]) is last_of_user([]) is None


@pytest.mark.parametrize(
    ("said", "known", "new"),
    [
        ([u("1")], [], [u("1")]),
        ([u("1"), a("2"), u("3")], [u("1"), a("2")], [u("3")]),
        ([u("1"), a("2\n"), u("3")], [u("1"), a(" 2")], [u("3")]),  # trimmed by the client
        ([u("1")], [u("1"), a("2")], []),  # asked again
        ([u("1"), a("2"), u("3")], [u("1"), a("2"), u("3")], []),  # the reply never came
        ([u("ok"), a("2"), u("ok")], [u("ok"), a("2")], [u("ok")]),  # said twice
        ([u("ok")], [u("ok"), a("2"), u("no"), a("3")], [u("ok")]),  # a client that sends the last message only
        ([u("1"), a("2"), u("3'")], [u("1"), a("2"), u("3"), a("4")], [u("3'")]),  # edited
        ([u("5"), a("6"), u("7")], [u("1"), a("2"), u("5"), a("6")], [u("7")]),  # its beginning was left out
        ([u("1"), Said(role="tool", text="r")], [u("1")], [Said(role="tool", text="r")]),
        ([a("Welcome"), u("1")], [], [a("Welcome"), u("1")]),
        ([u("2")], [a("2")], [u("2")]),
        ([], [u("1")], []),
    ],
)
def test_what_is_new_comes_after_the_longest_beginning_that_is_known(
    said: list[Said], known: list[Said], new: list[Said]
) -> None:
    assert list(new_in(said, known)) == new


def test_what_the_user_said_last() -> None:
    assert last_user((u("1"), a("2"), u("3"), a("4"))) == 2
    assert last_user((a("2"),)) == 1


def event(delta: object, index: int = 0) -> bytes:
    return b"data: " + json.dumps({"choices": [{"index": index, "delta": delta}]}, ensure_ascii=False).encode() + b"\n\n"


def test_a_streamed_reply_is_put_together() -> None:
    raw = (
        event({"role": "assistant", "content": "<think>x"})
        + event({"content": "</think>C'est "})
        + event({"content": "别的"}, 1)
    )
    raw += event({"content": "là, 你好"}) + event({"tool_calls": []}) + b": ping\r\n\r\ndata: [DONE]\n\n"
    assert reply_of(raw, is_stream=True) == "C'est là, 你好"
    assert reply_of(raw[: raw.index("là".encode()) + 1], is_stream=True) == "C'est "  # broken off


def test_a_whole_reply_is_read() -> None:
    def whole(message: object) -> bytes:
        return json.dumps({"choices": [{"index": 1, "message": {"content": "no"}}, {"index": 0, "message": message}]}).encode()

    assert reply_of(whole({"content": "Oui"}), is_stream=False) == "Oui"
    assert reply_of(whole({"content": None, "refusal": "I won't."}), is_stream=False) == "I won't."


@pytest.mark.parametrize(
    "raw", [b"", b"\xff", b"[]", b"{}", b'{"choices": 3}', b'{"choices": [3]}', b'{"choices": [{"message": 3}]}', b"[" * 99_999]
)
def test_a_body_that_says_nothing_is_no_reply(raw: bytes) -> None:
    assert reply_of(raw, is_stream=False) == ""
    assert reply_of(b"data: " + raw, is_stream=True) == ""


@pytest.mark.parametrize("role", [["system"], {"system": 1}, None, 7, True, ""])
def test_a_role_that_is_no_text_is_nobodys_and_goes_on_as_it_is(role: object) -> None:
    odd = {"role": role, "content": f"{OPEN}\nx\n{CLOSE}"}
    found = with_memory([SYSTEM, odd, USER], "- likes tea")
    assert [found[0], *found[2:]] == [SYSTEM, odd, USER]
    assert OPEN in found[1]["content"]
    assert [one.text for one in said_in([odd, USER])] == ["Hello"]
    assert session_of("p_lea", first_of_user([odd, USER])) == session_of("p_lea", first_of_user([USER]))
