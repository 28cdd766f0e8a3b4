"""Who waits for an answer: work of the background makes way, so that it slows nobody down and still goes on."""

import threading
import time
from types import TracebackType

GONE_S = 0.5  # after the last answer, the next question of a conversation or of another client is likely to come
REST = 2.0  # as long as the piece of work took: a third of the time is left to the background
MOST_REST_S = 0.5


def rest_s(took_s: float, since_s: float) -> float:
    """How long the background rests after a piece of work.

    Args:
        took_s: the piece of work.
        since_s: seconds since somebody waited, 0 while somebody does.
    """
    return min(REST * took_s, MOST_REST_S) if since_s < GONE_S else 0.0


class Asked:
    """Counts those who wait, as a context manager around what they wait for. Threads share it."""

    def __init__(self) -> None:
        """Nobody waited yet."""
        self._waiting = 0
        self._last = float("-inf")  # of the monotonic clock
        self._lock = threading.Lock()

    def __enter__(self) -> None:
        """Somebody waits."""
        with self._lock:
            self._waiting += 1

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None) -> None:
        """It was answered."""
        with self._lock:
            self._waiting -= 1
            self._last = time.monotonic()

    def since_s(self) -> float:
        """Seconds since somebody waited: 0 while somebody does, infinite before the first."""
        with self._lock:
            return 0.0 if self._waiting else time.monotonic() - self._last
