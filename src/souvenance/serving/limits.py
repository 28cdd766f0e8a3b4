"""What a client may ask of the server, and who asked too much of late."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from souvenance.core.rate import Bucket, Rate, taken

CLIENTS_KEPT = 10_000  # of those who asked last
SMALL_BODY_BYTES = 100_000  # never refused for want of room: all connections together hold few of them


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds of one server."""

    body_bytes: int = 10_000_000
    body_s: float = 30.0  # until a body has come; a slow client is no reason to keep anything
    requests: Rate = field(default_factory=lambda: Rate(a_minute=1_200, at_once=200))  # of one token
    failures: Rate = field(
        default_factory=lambda: Rate(a_minute=60, at_once=60)
    )  # of an address, with tokens that open nothing
    at_once: int = 40  # requests that the engine works on; more wait
    stopping_s: float = 30.0  # for what was accepted before the server was stopped

    def has_room(self, body: int, together: int) -> bool:
        """Whether a body may be held in memory beside the others: as much as the engine works on at once, if all were largest.

        Args:
            body: bytes of it that have come.
            together: bytes of all that are held, this one included.
        """
        return body <= SMALL_BODY_BYTES or together <= self.at_once * self.body_bytes


class Counter:
    """The buckets of those who asked last, by any key. Threads may share it."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """Nobody asked yet. ``clock``: seconds, never going back."""
        self._rate, self._clock = rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._lock = threading.Lock()

    def early_s(self, key: str, *, counted: bool = True) -> float:
        """How many seconds a request comes too early; 0 where it may be served. ``counted``: it is taken off."""
        now = self._clock()
        with self._lock:
            bucket = self._buckets.pop(key, None) or Bucket.full(self._rate, now)
            after, early = taken(bucket, self._rate, now)
            self._buckets[key] = after if counted else bucket
            if len(self._buckets) > CLIENTS_KEPT:
                self._buckets.popitem(last=False)
        return early
