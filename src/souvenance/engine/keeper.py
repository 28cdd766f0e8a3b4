"""One thread for what is written after an answer was given: in order, and nobody waits for it."""

import queue
import threading
import time
from collections.abc import Callable

MOST_WAITING = 1_000  # what comes on top is left out: the store has been locked for very long
_EACH_LOOK_S = 0.002


class Keeper:
    """Does what it is given, one after the other, in a thread that begins with the first."""

    def __init__(self) -> None:
        """Nothing is started yet."""
        self._work: queue.Queue[Callable[[], None]] = queue.Queue(MOST_WAITING)
        self._waiting = 0
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def put(self, work: Callable[[], None]) -> bool:
        """Have it done soon; False where too much is waiting already, or no thread can be had. It must not raise."""
        with self._lock:
            try:
                self._work.put_nowait(work)
            except queue.Full:
                return False
            self._waiting += 1
            if self._thread is None:
                thread = threading.Thread(target=self._run, name="souvenance-keeper", daemon=True)
                try:
                    thread.start()
                except RuntimeError:  # no more threads, or the interpreter ends
                    return False
                self._thread = thread
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
            work = self._work.get()
            try:
                work()
            finally:
                with self._lock:
                    self._waiting -= 1
