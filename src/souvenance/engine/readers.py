"""A few threads for reads that may come too late: whoever asked has gone on by then."""

import queue
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Never, TypeVar

Value = TypeVar("Value")
IDLE_S = 10.0  # after which a thread ends
MOST = 4  # at once; more wait in line
MOST_WAITING = 100  # more would wait longer than anybody has time


class TooLate(Exception):
    """What was asked for did not come in time, or earlier reads that nobody waits for any more hold every thread."""


def has_room(waited_for: Collection[float], waiting: int, most: int, now: float) -> bool:
    """Whether one more work may stand in line: a thread is free, or will be while somebody still waits for what it does.

    Args:
        waited_for: until when somebody waits for each of the works under way.
        waiting: works in the line.
        most: works at once.
        now: on the same clock.
    """
    if len(waited_for) + waiting < most:
        return True
    return waiting < MOST_WAITING and (len(waited_for) < most or any(until > now for until in waited_for))


@dataclass(frozen=True, slots=True, eq=False)
class _Work:
    do: Callable[[], None]
    until: float  # on the monotonic clock, somebody waits for it


class Readers:
    """Threads that are begun when needed, and never more than a few at once."""

    def __init__(self, most: int = MOST) -> None:
        """None is started yet."""
        self._most = most
        self._line: queue.SimpleQueue[_Work] = queue.SimpleQueue()
        self._waiting = 0  # works in the line, or taken from it a moment ago
        self._threads = 0
        self._busy: dict[int, float] = {}  # thread -> until when somebody waits for what it does
        self._lock = threading.Lock()

    def within(self, work: Callable[[], Value], limit_s: float) -> Value:
        """The result of some work done in a thread of its own, or what it raised. Raises TooLate; begun work goes on then."""
        answer: queue.SimpleQueue[Callable[[], Value]] = queue.SimpleQueue()

        def told() -> None:
            try:
                value = work()
            except BaseException as exc:  # noqa: BLE001 - the edge of a thread: it is raised where the work was asked for
                answer.put(partial(_raised, exc))
            else:
                answer.put(lambda: value)

        if not self.start(told, limit_s):
            raise TooLate("earlier reads are still under way")
        try:
            result = answer.get(timeout=max(0.0, limit_s))
        except queue.Empty:
            raise TooLate(f"not ready within {limit_s:.2g} s") from None
        return result()

    def start(self, work: Callable[[], None], limit_s: float = inf) -> bool:
        """Let a thread of these do some work, after what came before. False, at once, where that is in vain (``has_room``).

        Work that waited longer than its limit is left undone: nobody waits for it.
        """
        now = time.monotonic()
        with self._lock:
            if not has_room(self._busy.values(), self._waiting, self._most, now):
                return False
            if len(self._busy) + self._waiting >= self._threads < self._most and not self._begin() and not self._threads:
                return False
            self._waiting += 1
            self._line.put(_Work(work, now + limit_s))
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
        me = threading.get_ident()
        while True:
            try:
                work = self._line.get(timeout=IDLE_S)
            except queue.Empty:
                with self._lock:
                    if self._line.empty():
                        self._threads -= 1
                        return
                continue
            with self._lock:
                self._waiting -= 1
                self._busy[me] = work.until
            try:
                if work.until > time.monotonic():
                    work.do()
            except BaseException:  # it is told as any thread's end is; the next work begins another
                with self._lock:
                    del self._busy[me]
                    self._threads -= 1
                raise
            with self._lock:
                del self._busy[me]


def _raised(exc: BaseException) -> Never:
    raise exc
