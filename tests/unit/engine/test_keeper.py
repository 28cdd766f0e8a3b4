"""What is written after an answer: in order, by one thread, and nobody waits for it."""

import threading
import time

import pytest

from souvenance.engine import keeper as module
from souvenance.engine.keeper import Keeper


def test_work_is_done_in_order_by_one_thread() -> None:
    keeper, done, threads = Keeper(), list[int](), set[int]()

    def work(number: int) -> None:
        done.append(number)
        threads.add(threading.get_ident())

    for number in range(50):
        assert keeper.put(lambda number=number: work(number))  # type: ignore[misc]
    assert keeper.drain(5)
    assert done == list(range(50))
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_nobody_waits_and_a_limit_is_kept() -> None:
    keeper, go = Keeper(), threading.Event()
    started = time.monotonic()
    assert keeper.put(lambda: go.wait(20) and None)
    assert not keeper.drain(0.05)
    assert time.monotonic() - started < 5
    go.set()
    assert keeper.drain(5)


def test_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    keeper, go = Keeper(), threading.Event()
    assert keeper.put(lambda: go.wait(20) and None)
    assert keeper.put(lambda: None)
    assert not keeper.put(lambda: None)
    go.set()
    assert keeper.drain(5)
    assert keeper.put(lambda: None)


def test_a_thread_that_ended_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_S", 0.01)
    keeper, done = Keeper(), threading.Event()
    assert keeper.put(lambda: None)
    assert keeper.drain(5)
    time.sleep(0.1)
    assert keeper.put(done.set)
    assert done.wait(5)


def test_work_that_fails_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr(threading, "excepthook", heard.append)
    keeper, done = Keeper(), threading.Event()

    def broken() -> None:
        raise KeyError("x")

    assert keeper.put(broken)
    assert keeper.drain(5)
    assert keeper.put(done.set)
    assert done.wait(5)
    assert len(heard) == 1
