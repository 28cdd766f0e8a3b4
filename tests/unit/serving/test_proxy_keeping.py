"""Exchanges written after the reply: in order, once, whatever fails on the way."""

import copy
import time
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from souvenance.engine.handle import Handle
from souvenance.errors import StoreBusy
from souvenance.serving import proxy_keeping
from souvenance.serving.proxy_keeping import Exchange, ExchangeKeeper

AT = datetime(2026, 4, 6, 10, tzinfo=UTC)
PATIENCE_S = 10


class Failing(Handle):
    """A view that cannot write as often as it is told."""

    error: Exception = StoreBusy("another process holds it")
    left = 0

    def observe(self, *given: Any, **more: Any) -> Any:
        if Failing.left:
            Failing.left -= 1
            raise Failing.error
        return super().observe(*given, **more)


@pytest.fixture
def failing(me: Handle) -> Failing:
    Failing.left, Failing.error = 0, StoreBusy("another process holds it")
    view = copy.copy(me)
    view.__class__ = Failing
    assert isinstance(view, Failing)
    return view


def exchange(me: Handle, *texts: str, session: str = "s1", reply: str = "") -> Exchange:
    messages = [{"role": ("user", "assistant")[n % 2], "content": text} for n, text in enumerate(texts)]
    raw = b'{"choices": [{"message": {"content": "%s"}}]}' % reply.encode()
    return Exchange(own=me, session=session, messages=messages, asked_at=AT, raw_reply=raw, replied_at=AT)


def texts(me: Handle, session: str = "s1") -> list[str]:
    return [turn.text for turn in me.turns(session)] if me.has_session(session) else []


def waited(keeper: ExchangeKeeper) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while keeper.counts()["waiting"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_write_that_fails_holds_back_its_session_and_no_other(failing: Failing) -> None:
    keeper = ExchangeKeeper()
    keeper.stop()  # no thread: passes are made by hand
    for one in (exchange(failing, "1", reply="2"), exchange(failing, "1", "2", "3"), exchange(failing, "a", session="s2")):
        keeper.put(one)
    Failing.left = 1
    with pytest.raises(StoreBusy):
        keeper.run_pass()
    assert (texts(failing), texts(failing, "s2")) == ([], ["a"])
    assert keeper.run_pass() == 2
    assert texts(failing) == ["1", "2", "3"]
    assert keeper.counts() == {"kept": 3, "failed": 1, "lost": 0, "without_memory": 0, "unread": 0, "waiting": 0}


def test_a_write_that_was_done_and_told_as_failed_is_not_done_twice(me: Handle, monkeypatch: pytest.MonkeyPatch) -> None:
    observe = Handle.observe

    def written_and_lost(self: Handle, *given: Any, **more: Any) -> Any:
        monkeypatch.setattr(Handle, "observe", observe)
        observe(self, *given, **more)
        raise StoreBusy("after the commit")

    monkeypatch.setattr(Handle, "observe", written_and_lost)
    keeper = ExchangeKeeper()
    keeper.stop()
    keeper.put(exchange(me, "1", "2", "3", reply="4"))
    with pytest.raises(StoreBusy):
        keeper.run_pass()
    assert keeper.run_pass() == 1
    assert texts(me) == ["1", "2", "3", "4"]


def test_a_bug_loses_one_exchange_and_holds_nothing_up(failing: Failing) -> None:
    Failing.error, Failing.left = TypeError("a bug"), 1
    keeper = ExchangeKeeper()
    keeper.put(exchange(failing, "1"))
    keeper.put(exchange(failing, "x", session="s2"))
    waited(keeper)
    keeper.close()
    assert (texts(failing), texts(failing, "s2")) == ([], ["x"])
    assert (keeper.counts()["lost"], keeper.counts()["kept"]) == (1, 1)


def test_what_can_never_be_written_is_lost_once(failing: Failing) -> None:
    keeper = ExchangeKeeper()
    keeper.put(exchange(failing, "1", session=" "))
    keeper.put(exchange(failing, "2"))
    waited(keeper)
    keeper.close()
    assert texts(failing) == ["2"]
    assert keeper.counts()["lost"] == 1


def test_there_is_an_end_to_what_may_wait(failing: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxy_keeping, "MOST_WAITING", 2)
    keeper = ExchangeKeeper()
    keeper.stop()
    for n in range(3):
        keeper.put(exchange(failing, str(n), session=f"s{n}"))
    assert (keeper.counts()["waiting"], keeper.counts()["lost"]) == (2, 1)
    keeper.close()
    assert keeper.counts()["kept"] == 2
    keeper.put(exchange(failing, "late"))
    assert keeper.counts()["lost"] == 2


# -- what the user says, written while the reply is still to come ------------------------------------------------------
def by_hand() -> ExchangeKeeper:
    """A keeper without a thread: passes are made by the test."""
    keeper = ExchangeKeeper()
    keeper.stop()
    return keeper


def test_what_the_user_says_is_written_before_the_reply_is_there_and_once(me: Handle) -> None:
    keeper = by_hand()
    one = exchange(me, "1", "2", "3", reply="4")
    keeper.begin(one)
    assert keeper.counts()["waiting"] == 1
    assert keeper.run_pass() == 0
    assert texts(me) == ["1", "2", "3"]
    assert keeper.counts() == {"kept": 0, "failed": 0, "lost": 0, "without_memory": 0, "unread": 0, "waiting": 0}
    keeper.put(replace(one, replied_at=AT))
    assert keeper.run_pass() == 1
    assert texts(me) == ["1", "2", "3", "4"]
    assert keeper.counts()["kept"] == 1
    keeper.put(exchange(me, "1", "2", "3", "4", "5", reply="6"))
    keeper.run_pass()
    assert texts(me) == list("123456")


def test_what_is_said_after_a_person_forgot_the_conversation_is_kept_and_found_and_nothing_else_comes_back(me: Handle) -> None:
    keeper = by_hand()
    keeper.put(exchange(me, "1", "2", "3", reply="4"))
    keeper.run_pass()
    me.forget_session("s1")
    for said in (("1", "2", "3", "4", "5"), ("1", "2", "3", "4", "5", "6", "7")):
        keeper.put(exchange(me, *said, reply=str(len(said) + 1)))
        assert keeper.run_pass() == 1
    assert texts(me, "s1 (2)") == list("5678")
    assert [turn.text for turn in me.turns("s1", forgotten=True)] == list("1234")


def test_a_reply_that_was_as_quick_is_written_with_it_at_once(me: Handle, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    monkeypatch.setattr(proxy_keeping, "write", lambda one: written.append(one.is_beginning))
    keeper = by_hand()
    one = exchange(me, "1", reply="2")
    keeper.begin(one)
    keeper.put(one)
    keeper.begin(one)  # the timer, too late
    assert keeper.counts()["waiting"] == 1
    assert keeper.run_pass() == 1
    assert (written, keeper.counts()["waiting"]) == ([False], 0)


def test_two_that_speak_in_one_session_at_once_are_each_written_once(me: Handle) -> None:
    keeper = by_hand()
    first, second = exchange(me, "a", reply="A"), exchange(me, "b", reply="B")
    keeper.begin(first)
    keeper.begin(second)
    keeper.run_pass()
    keeper.put(first)
    keeper.put(second)
    keeper.run_pass()
    assert sorted(texts(me)) == ["A", "B", "a", "b"]
    assert keeper.counts()["kept"] == 2


def test_a_beginning_that_could_not_be_written_comes_with_the_end(failing: Failing) -> None:
    keeper = by_hand()
    one = exchange(failing, "1", reply="2")
    keeper.begin(one)
    Failing.left = 1
    with pytest.raises(StoreBusy):
        keeper.run_pass()
    keeper.put(one)
    assert keeper.run_pass() == 1
    assert texts(failing) == ["1", "2"]
    assert keeper.counts() == {"kept": 1, "failed": 1, "lost": 0, "without_memory": 0, "unread": 0, "waiting": 0}
    never = exchange(failing, "1", session=" ", reply="2")
    keeper.begin(never)
    keeper.run_pass()
    assert keeper.counts()["lost"] == 0
    keeper.put(never)
    keeper.run_pass()
    assert keeper.counts()["lost"] == 1


def test_a_reply_that_never_comes_leaves_what_was_said(me: Handle) -> None:
    keeper = by_hand()
    one = exchange(me, "1")
    keeper.begin(one)
    keeper.run_pass()
    keeper.put(replace(one, raw_reply=b""))
    keeper.run_pass()
    assert (texts(me), keeper.counts()["kept"]) == (["1"], 1)


def test_nothing_begins_in_a_keeper_that_is_closed(me: Handle) -> None:
    keeper = by_hand()
    keeper.close()
    keeper.begin(exchange(me, "1"))
    assert (texts(me), keeper.counts()["waiting"], keeper.counts()["lost"]) == ([], 0, 0)
