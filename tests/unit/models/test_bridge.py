"""An asynchronous source is read by a caller that is not: in order, to its end, and put away when nobody wants more."""

import asyncio
import threading
from collections.abc import AsyncGenerator

import pytest

from souvenance.models.bridge import read_out


class Source:
    """Counts, and says when it was put away."""

    def __init__(self, most: int, *, fails: BaseException | None = None, pause_s: float = 0.0) -> None:
        self.most, self.fails, self.pause_s = most, fails, pause_s
        self.closed = threading.Event()

    async def __call__(self) -> AsyncGenerator[str, None]:
        try:
            for n in range(self.most):
                await asyncio.sleep(self.pause_s)
                yield str(n)
            if self.fails is not None:
                raise self.fails
        finally:
            self.closed.set()


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "souvenance-stream"]


def test_pieces_come_in_order_and_the_thread_ends() -> None:
    source = Source(5)
    assert list(read_out(source)) == ["0", "1", "2", "3", "4"]
    assert source.closed.is_set()
    assert threads() == []


def test_what_the_source_raises_is_raised_after_the_pieces() -> None:
    heard: list[str] = []
    with pytest.raises(ValueError, match="broken"):
        heard.extend(read_out(Source(2, fails=ValueError("broken"))))
    assert heard == ["0", "1"]
    assert threads() == []


def test_nothing_begins_before_the_first_piece_is_wanted() -> None:
    reading = read_out(Source(1))
    assert threads() == []
    reading.close()


@pytest.mark.parametrize("taken", [1, 3])
def test_closing_it_puts_the_source_away_at_once(taken: int) -> None:
    source = Source(10_000, pause_s=0.01)
    reading = read_out(source)
    for _ in range(taken):
        next(reading)
    reading.close()
    assert source.closed.is_set()
    assert threads() == []


def test_it_is_closed_by_what_its_reader_raises() -> None:
    source = Source(10_000, pause_s=0.01)
    reading = read_out(source)
    next(reading)
    with pytest.raises(KeyboardInterrupt):
        reading.throw(KeyboardInterrupt())
    assert source.closed.is_set()
    assert threads() == []


def test_it_works_inside_a_running_loop() -> None:
    async def inside() -> list[str]:
        return list(read_out(Source(3)))

    assert asyncio.run(inside()) == ["0", "1", "2"]
