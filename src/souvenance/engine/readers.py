"""A few threads for reads that may come too late: whoever asked has gone on by then."""

import threading
from collections.abc import Callable

MOST = 4  # a fifth turn that finds all of them stuck goes on without memory


class Readers:
    """Threads that are begun when needed, and never more than a few at once."""

    def __init__(self, most: int = MOST) -> None:
        """None is started yet."""
        self._free = threading.Semaphore(most)

    def start(self, work: Callable[[], None]) -> bool:
        """Run in a thread of its own; False, at once, when too many are running already."""
        if not self._free.acquire(blocking=False):
            return False

        def run() -> None:
            try:
                work()
            finally:
                self._free.release()

        try:
            threading.Thread(target=run, name="souvenance-context", daemon=True).start()
        except RuntimeError:  # no more threads
            self._free.release()
            return False
        return True
