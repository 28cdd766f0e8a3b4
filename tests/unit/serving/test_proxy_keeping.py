"""Exchanges written after the reply: in order, once, whatever fails on the way."""

import copy
import time
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
    return Exchange(me=me, session=session, messages=messages, asked_at=AT, raw_reply=raw, replied_at=AT)


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
