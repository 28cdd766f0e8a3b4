"""One thread for what is written after an answer was given: in order, and nobody waits for it."""

import queue
import threading
import time
from collections.abc import Callable

IDLE_S = 10.0  # after which the thread ends
MOST_WAITING = 1_000  # what comes on top is left out: the store has been locked for very long
_EACH_LOOK_S = 0.002


class Keeper:
    """Does what it is given, one after the other, in a thread that begins with the first."""

    def __init__(self) -> None:
        """Nothing is started yet."""
        self._work: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._waiting = 0
        self._runs = False
        self._lock = threading.Lock()

    def put(self, work: Callable[[], None]) -> bool:
        """Have it done soon; False where too much is waiting already, or no thread can be had. It must not raise."""
        with self._lock:
            if self._waiting >= MOST_WAITING or not (self._runs or self._begin()):
                return False
            self._waiting += 1
            self._work.put(work)
        return True

    def _begin(self) -> bool:
        try:
            threading.Thread(target=self._run, name="souvenance-keeper", daemon=True).start()
        except RuntimeError:  # no more threads, or the interpreter ends
            return False
        self._runs = True
        return True

    def drain(self, limit_s: float) -> bool:
        """Wait for what is waiting, not longer than a limit; whether nothing is left."""
        end = time.monotonic() + limit_s
        while self._waiting:
            if time.monotonic() >= end:
                return False
            time.sleep(_EACH_LOOK_S)
        return True

    def _run(self) -> None:
        while True:
            try:
                work = self._work.get(timeout=IDLE_S)
            except queue.Empty:
                with self._lock:
                    if self._work.empty():
                        self._runs = False
                        return
                continue
            try:
                work()
            except BaseException:
                with self._lock:
                    self._waiting -= 1
                    self._runs = False
                raise
            with self._lock:
                self._waiting -= 1
