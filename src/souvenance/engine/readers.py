"""A few threads for reads that may come too late: whoever asked has gone on by then."""

import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Never, TypeVar

Value = TypeVar("Value")
MOST = 4  # a fifth turn that finds all of them stuck goes on without memory


class TooLate(Exception):
    """What was asked for did not come in time, or too many earlier reads are still under way."""


class Readers:
    """Threads that are begun when needed, and never more than a few at once."""

    def __init__(self, most: int = MOST) -> None:
        """None is started yet."""
        self._most = most
        self._running = 0
        self._lock = threading.Lock()

    def within(self, work: Callable[[], Value], limit_s: float) -> Value:
        """The result of some work done in a thread of its own, or what it raised. Raises TooLate; the work goes on then."""
        answer: queue.SimpleQueue[Callable[[], Value]] = queue.SimpleQueue()

        def told() -> None:
            try:
                value = work()
            except BaseException as exc:  # noqa: BLE001 - the edge of a thread: it is raised where the work was asked for
                answer.put(partial(_raised, exc))
            else:
                answer.put(lambda: value)

        if not self.start(told):
            raise TooLate("earlier reads are still under way")
        try:
            result = answer.get(timeout=max(0.0, limit_s))
        except queue.Empty:
            raise TooLate(f"not ready within {limit_s:.2g} s") from None
        return result()

    def start(self, work: Callable[[], None]) -> bool:
        """Run in a thread of its own; False, at once, when too many are running already."""
        with self._lock:
            if self._running >= self._most:
                return False
            self._running += 1

        def run() -> None:
            try:
                work()
            finally:
                with self._lock:
                    self._running -= 1

        try:
            threading.Thread(target=run, name="souvenance-context", daemon=True).start()
        except RuntimeError:  # no more threads
            with self._lock:
                self._running -= 1
            return False
        return True


def _raised(exc: BaseException) -> Never:
    raise exc
