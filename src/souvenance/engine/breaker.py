"""Whether the embedder answers."""

import threading
from dataclasses import dataclass, field

from souvenance.engine.readers import Readers


@dataclass(slots=True)
class Breaker:
    """What is known of the embedder: an outage costs one slow turn, not every turn."""

    is_open: bool = False  # it failed or was late: nobody waits
    tried_at: float = 0.0  # of the monotonic clock
    answered_at: float = 0.0  # likewise
    readers: Readers = field(default_factory=lambda: Readers(2))
    lock: threading.Lock = field(default_factory=threading.Lock)
