"""A few threads, and nobody who waits longer than was said."""

import threading
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.engine import readers as module
from souvenance.engine.readers import MOST, MOST_WAITING, Readers, TooLate, has_room


def soon(holds: Callable[[], bool]) -> bool:
    """Whether it holds within five seconds."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.002)
    return False


def test_the_result_comes_back_and_so_does_an_error() -> None:
    readers = Readers()
    assert readers.within(lambda: 7, 5) == 7

    def broken() -> int:
        raise KeyError("no such thing")

    with pytest.raises(KeyError, match="no such thing"):
        readers.within(broken, 5)
    assert readers.within(lambda: 8, 5) == 8


def test_who_waits_goes_on_when_it_takes_too_long_and_the_work_ends_by_itself() -> None:
    readers, go, done = Readers(), threading.Event(), threading.Event()

    def slow() -> None:
        go.wait(20)
        done.set()

    started = time.monotonic()
    with pytest.raises(TooLate, match=r"not ready within 0\.05 s"):
        readers.within(slow, 0.05)
    assert time.monotonic() - started < 5
    assert not done.is_set()
    go.set()
    assert done.wait(5)


def test_who_comes_while_all_threads_work_waits_in_line() -> None:
    readers, go = Readers(), threading.Event()
    for _ in range(MOST):
        assert readers.start(lambda: go.wait(20))
    answers: list[int] = []
    waiting = threading.Thread(target=lambda: answers.append(readers.within(lambda: 7, 20)))
    waiting.start()
    assert soon(lambda: readers._waiting == 1)
    assert readers._threads == MOST
    go.set()
    waiting.join(5)
    assert answers == [7]


def test_who_waited_in_vain_leaves_nothing_to_be_done() -> None:
    readers, go, done = Readers(most=1), threading.Event(), threading.Event()
    assert readers.start(lambda: go.wait(20))
    with pytest.raises(TooLate, match="not ready within"):
        readers.within(done.set, 0.01)
    go.set()
    assert readers.within(lambda: 7, 5) == 7  # in its turn
    assert not done.is_set()


def test_where_nobody_waits_for_what_holds_the_threads_the_next_is_refused_at_once() -> None:
    """An embedder that hangs costs a turn or two, not every turn."""
    readers, go = Readers(), threading.Event()
    for _ in range(MOST):
        with pytest.raises(TooLate, match="not ready"):
            readers.within(lambda: go.wait(20), 0.05)
    with pytest.raises(TooLate, match="earlier reads"):
        readers.within(lambda: 7, 20)
    go.set()
    assert soon(lambda: readers.start(lambda: None))


@given(st.lists(st.floats(0, 10), max_size=6), st.integers(0, MOST_WAITING + 2), st.integers(1, 6), st.floats(0, 10))
def test_nobody_is_sent_away_while_a_thread_is_free_or_will_be_in_time(
    waited_for: list[float], waiting: int, most: int, now: float
) -> None:
    waited_for = waited_for[:most]
    taken = has_room(waited_for, waiting, most, now)
    if len(waited_for) + waiting < most:
        assert taken
    elif waiting >= MOST_WAITING or (len(waited_for) == most and max(waited_for) <= now):
        assert not taken
    else:
        assert taken


def test_a_limit_below_nothing_is_none() -> None:
    with pytest.raises(TooLate):
        Readers().within(lambda: time.sleep(0.2), -1)


def test_work_that_fails_gives_its_place_back(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr(threading, "excepthook", heard.append)
    readers = Readers(most=1)

    def broken() -> None:
        raise KeyError("x")

    assert readers.start(broken)
    assert soon(lambda: len(heard) == 1)
    assert readers.within(lambda: 7, 5) == 7


def test_without_a_thread_to_be_had_the_place_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    readers = Readers(most=1)

    def none_left(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as exhausted:
        exhausted.setattr(threading.Thread, "start", none_left)
        assert not readers.start(lambda: None)
    assert readers.within(lambda: 7, 5) == 7


def test_one_thread_does_work_after_work_and_ends_when_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    readers = Readers()
    threads = {readers.within(threading.get_ident, 5) for _ in range(20)}
    assert len(threads) <= 2
    monkeypatch.setattr(module, "IDLE_S", 0.01)
    short = Readers()
    assert short.within(lambda: 7, 5) == 7
    assert soon(lambda: short._threads == 0)
    assert short.within(lambda: 8, 5) == 8
