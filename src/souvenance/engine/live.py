"""The short-term queues that a process holds, and who shortens them."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from souvenance.core.queue import Proposed, Queue, Work, must_be_bullets
from souvenance.engine.readers import Readers
from souvenance.ports import Summariser
from souvenance.types import Principal, Turn

QUEUES_HELD = 64  # sessions
SUMMARY_LIMIT_S = 120.0  # of one call of a summariser


@dataclass(frozen=True, slots=True, kw_only=True)
class Live:
    """A queue as of one revision of its scope."""

    queue: Queue
    revision: int
    turns: tuple[Turn, ...]  # of the raw items, in order
    purges: int  # of the scope when it was read, see ``Ledger.generation``: after another one it is read anew
    exact: bool  # False: tokens were estimated, the tokenizer was not there yet
    waiting: int = 0  # older turns that were not read: a compaction is due
    trouble: str = ""  # why the summariser failed last


@dataclass(slots=True)
class Queues:
    """The queues that this process holds, and who shortens them."""

    summariser: Summariser | None = None  # None: as the settings say
    limit_s: float = SUMMARY_LIMIT_S
    _waiting: set[tuple[str, str]] = field(default_factory=set)  # (scope, session) that the background is to look at
    _held: OrderedDict[tuple[str, str], Live] = field(default_factory=OrderedDict)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _callers: Readers = field(default_factory=Readers)

    def held(self, scope: str, session: str) -> Live | None:
        """What is held of a session, perhaps no longer level."""
        with self._lock:
            return self._held.get((scope, session))

    def hold(self, scope: str, session: str, live: Live) -> None:
        """Keep it for the next time."""
        with self._lock:
            self._held[scope, session] = live
            self._held.move_to_end((scope, session))
            if len(self._held) > QUEUES_HELD:
                self._held.popitem(last=False)

    def drop(self, scope: str, session: str) -> None:
        """Read it anew the next time."""
        with self._lock:
            self._held.pop((scope, session), None)

    def dropped(self, scope: str) -> None:
        """Keep nothing of a scope."""
        with self._lock:
            for key in [key for key in self._held if key[0] == scope]:
                del self._held[key]

    def want(self, scope: str, session: str) -> None:
        """Let the background look at a session."""
        with self._lock:
            self._waiting.add((scope, session))

    def taken(self, scope: str | None) -> list[tuple[str, str]]:
        """What waits to be looked at, of a scope or of all; from here on it does not wait."""
        with self._lock:
            due = sorted(key for key in self._waiting if scope in {None, key[0]})
            self._waiting.difference_update(due)
        return due

    def asked(self, summariser: Summariser, principal: Principal, work: Work) -> Sequence[Proposed]:
        """What a summariser proposes, within the limit. Raises TooLate, InputError for no bullets, and whatever it raises."""
        return self._callers.within(lambda: must_be_bullets(summariser.summarise(principal, work.lines)), self.limit_s)
