"""The background makes way for who waits."""

import threading
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance import Souvenance
from souvenance.engine.asked import GONE_S, MOST_REST_S, Asked, rest_s
from souvenance.engine.background import Background

seconds = st.floats(0, 1e6)


@given(seconds, seconds)
def test_a_rest_is_bounded_and_taken_only_while_others_wait(took: float, since: float) -> None:
    rest = rest_s(took, since)
    assert 0 <= rest <= MOST_REST_S
    assert (rest > 0) == (took > 0 and since < GONE_S)


@given(seconds, seconds)
def test_a_longer_piece_of_work_is_followed_by_no_shorter_rest(one: float, other: float) -> None:
    assert rest_s(max(one, other), 0) >= rest_s(min(one, other), 0)


def test_who_waits_is_counted_until_the_last_is_answered() -> None:
    asked = Asked()
    assert asked.since_s() == float("inf")
    with asked:
        with asked:
            assert asked.since_s() == 0
        assert asked.since_s() == 0
    since = asked.since_s()
    assert 0 < since < float("inf")


def test_an_error_is_an_answer() -> None:
    asked = Asked()
    with pytest.raises(KeyError), asked:
        raise KeyError("x")
    assert asked.since_s() > 0


class Counting(Background):
    """Says how long it rested after work of a tenth of a second."""

    def __init__(self, asked: Asked) -> None:
        super().__init__("counting", asked=asked)
        self.rested: list[float] = []
        self.done = threading.Event()

    def run_pass(self) -> None:
        started = time.monotonic()
        self.make_way(0.1)
        self.rested.append(time.monotonic() - started)
        self.done.set()


def test_only_the_thread_of_the_background_rests() -> None:
    asked = Asked()
    with asked:
        background = Counting(asked)
        background.run_pass()  # asked for by hand: somebody waits for this very work
        background.done.clear()
        background.wake()
        assert background.done.wait(10)
        background.stop()
    by_hand, by_itself = background.rested[:2]
    assert by_hand < by_itself
    assert by_itself >= 0.19


def test_a_rest_ends_when_the_background_is_stopped() -> None:
    asked = Asked()

    class Long(Counting):
        def run_pass(self) -> None:
            self.done.set()
            for _ in range(100):
                self.make_way(10)

    background = Long(asked)
    with asked:
        background.wake()
        assert background.done.wait(10)
        background.stop(20)
    assert background._thread is not None
    assert not background._thread.is_alive()


@pytest.mark.parametrize("verb", ["context", "recall", "observe"])
def test_what_people_wait_for_is_counted(memory: Souvenance, verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    me, seen = memory.as_principal("Lise"), list[float]()
    asked = memory._tools.asked
    ledger = type(memory._tools.ledger)
    for name in ("revision", "write"):
        verb_of_ledger = getattr(ledger, name)

        def looked(*args: object, inner: Callable[..., object] = verb_of_ledger) -> object:
            seen.append(asked.since_s())
            return inner(*args)

        monkeypatch.setattr(ledger, name, looked)
    {
        "context": lambda: me.context("Bonjour", session="s", deadline_s=20),
        "recall": lambda: me.recall("les noix"),
        "observe": lambda: me.observe([{"role": "user", "text": "Bonjour"}], session="s"),
    }[verb]()
    assert 0.0 in seen
    assert asked.since_s() > 0
