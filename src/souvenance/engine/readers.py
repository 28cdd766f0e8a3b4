"""A few threads for reads that may come too late: whoever asked has gone on by then."""

import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Never, TypeVar

Value = TypeVar("Value")
IDLE_S = 10.0  # after which a thread ends
MOST = 4  # a fifth turn that finds all of them stuck goes on without memory


class TooLate(Exception):
    """What was asked for did not come in time, or too many earlier reads are still under way."""


class Readers:
    """Threads that are begun when needed, and never more than a few at once."""

    def __init__(self, most: int = MOST) -> None:
        """None is started yet."""
        self._most = most
        self._work: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._threads = 0
        self._running = 0  # works, each in a thread or about to be
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
        """Run in a thread of these; False, at once, when too many are running already, or no thread can be had."""
        with self._lock:
            if self._running >= self._most:
                return False
            if self._running == self._threads and not self._begin():
                return False
            self._running += 1
            self._work.put(work)
        return True

    def _begin(self) -> bool:
        try:
            threading.Thread(target=self._run, name="souvenance-context", daemon=True).start()
        except RuntimeError:  # no more threads, or the interpreter ends
            return False
        self._threads += 1
        return True

    def _run(self) -> None:
        """Do one work after the other, so that a database is opened once a thread; end where there is none for a while."""
        while True:
            try:
                work = self._work.get(timeout=IDLE_S)
            except queue.Empty:
                with self._lock:
                    if self._work.empty():
                        self._threads -= 1
                        return
                continue
            try:
                work()
            except BaseException:  # it is told as any thread's end is; the next work begins another
                with self._lock:
                    self._running -= 1
                    self._threads -= 1
                raise
            with self._lock:
                self._running -= 1


def _raised(exc: BaseException) -> Never:
    raise exc
