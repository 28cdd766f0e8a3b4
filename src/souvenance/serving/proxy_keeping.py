"""What was said through the proxy, written in order, tried again where it fails, and counted.

What the user says is written while the upstream answers; the reply after it, with whatever is not written then.
"""

import logging
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from souvenance.core.proxied import Body, Said, last_user, new_in, reply_of, said_in
from souvenance.engine.background import Background
from souvenance.errors import InputError, SouvenanceError
from souvenance.serving.caller import Narrowing
from souvenance.serving.logs import log, log_bug
from souvenance.types import Given, NewTurn

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle

MOST_WAITING = 10_000  # exchanges: the store could not be written for very long, and what comes on top is lost
CLOSED_WITHIN_S = 2.0


@dataclass(slots=True)
class Progress:
    """How far one exchange has come; its beginning and its end share it."""

    is_kept: bool = False  # what the request says is written
    is_ended: bool = False  # it was handed over with its reply


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Exchange:
    """One request, and the reply as far as it was passed on."""

    own: "Handle"  # all that its token opens: it reads what was written, which those in the room may not hear
    session: str
    messages: Sequence[Body]  # the conversation as the client sent it
    asked_at: datetime  # aware
    raw_reply: bytes = b""
    is_stream: bool = False
    replied_at: datetime | None = None  # aware
    narrowing: Narrowing = field(default_factory=Narrowing)
    progress: Progress = field(default_factory=Progress)
    is_beginning: bool = False  # the reply is still to come, as another one with the same progress

    @property
    def me(self) -> "Handle":
        """Who writes it: narrowed to what the request says. Raises NotFound, Unauthorized, StoreError."""
        return self.narrowing.of(self.own)

    @property
    def whose(self) -> tuple[str, str]:
        """The scope and the session, within which order counts. Raises Unauthorized, StoreError."""
        return self.me.principal.scope, self.session


class ExchangeKeeper(Background):
    """Writes exchanges in a thread of its own. Any thread may put one in."""

    def __init__(self) -> None:
        """The thread begins with the first exchange."""
        super().__init__("souvenance-proxy")
        self._waiting: list[Exchange] = []
        self._counts: Counter[str] = Counter(kept=0, failed=0, lost=0, without_memory=0, unread=0)
        self._lock = threading.Lock()  # of the two above
        self._writing = threading.Lock()
        self._is_closed = False

    def begin(self, exchange: Exchange) -> None:
        """Have what the request says written while the reply is still to come; returns at once.

        Of one that has ended nothing is done, and nothing is counted: its end brings all of it, and is.
        """
        with self._lock:
            if exchange.progress.is_ended or self._is_closed or len(self._waiting) >= MOST_WAITING:
                return
            self._waiting.append(replace(exchange, is_beginning=True))
        self.wake()

    def put(self, exchange: Exchange) -> None:
        """Have it written soon; returns at once."""
        with self._lock:
            exchange.progress.is_ended = True
            if self._is_closed or len(self._waiting) >= MOST_WAITING:
                self._counts["lost"] += 1
                log("exchange lost", level=logging.ERROR, waiting=len(self._waiting), closed=self._is_closed)
                return
            self._waiting.append(exchange)
        self.wake()

    def count(self, what: str) -> None:
        """One more of what ``counts`` tells."""
        with self._lock:
            self._counts[what] += 1

    def counts(self) -> Mapping[str, int]:
        """Exchanges kept, failed attempts, lost, waiting; requests without memory, replies that were unread."""
        with self._lock:
            return {**self._counts, "waiting": len({id(one.progress) for one in self._waiting})}

    def run_pass(self) -> int:
        """Write what waits, and return how many were written. What fails holds back what was said after it in its session."""
        with self._writing:
            with self._lock:
                due = list(self._waiting)
            held: dict[tuple[str, str], SouvenanceError] = {}
            done = 0
            ended = {id(one.progress) for one in due if not one.is_beginning}
            for one in due:
                if one.is_beginning and id(one.progress) in ended:
                    self._settled(one)  # its end, which waits too, brings all of it at once
                else:
                    done += self._tried(one, held)
        if held:
            raise next(iter(held.values()))  # the thread waits a while, and makes another pass
        return done

    def _tried(self, one: Exchange, held: dict[tuple[str, str], SouvenanceError]) -> bool:
        whose: tuple[str, str] | None = None
        try:
            whose = one.whose
            if whose in held:
                return False
            write(one)
        except InputError as exc:  # another try would end in the same way: a token that was revoked meanwhile is one
            if not one.is_beginning:  # else its end will say so
                log("exchange lost", level=logging.ERROR, error=type(exc).__name__)
            self._settled(one, "lost")
            return False
        except SouvenanceError as exc:
            if not held:
                log("exchange not kept yet", level=logging.WARNING, error=type(exc).__name__)
            if whose is None:  # the store cannot even say whose it is: nothing can be written now
                raise
            held[whose] = exc
            self.count("failed")
            return False
        except Exception as exc:  # noqa: BLE001 - a bug, which holds nothing else up
            log_bug("exchange lost", exc)
            self._settled(one, "lost")
            return False
        self._settled(one, "kept")
        return not one.is_beginning

    def _settled(self, one: Exchange, what: str = "") -> None:
        """It waits no more. An exchange counts once: at its end."""
        with self._lock:
            self._waiting.remove(one)
            if what and not one.is_beginning:
                self._counts[what] += 1

    def close(self) -> None:
        """End the thread, after one more try at what waits. What is still not written then is lost, counted and logged."""
        self.stop(CLOSED_WITHIN_S)
        with self._lock:
            self._is_closed = True
        try:
            self.run_pass()
        except SouvenanceError as exc:
            with self._lock:
                lost, self._waiting = sum(not one.is_beginning for one in self._waiting), []
                self._counts["lost"] += lost
            log("exchanges lost", level=logging.ERROR, lost=lost, error=type(exc).__name__)


def write(exchange: Exchange) -> None:
    """Append to the session what it does not hold yet of the conversation, then the reply (of one that begins, not yet).

    What was said before this exchange came through no proxy: nobody knows when, and it is imported without a time. Raises what
    ``observe`` and ``import_turns`` raise; tried again, nothing is written twice.
    """
    me, session = exchange.me, exchange.me.goes_on_in(exchange.session)[-1]
    known = _known(me, exchange)
    asked = said_in(exchange.messages)
    reply = {"role": "assistant", "content": reply_of(exchange.raw_reply, is_stream=exchange.is_stream)}
    all_of_it = (*asked, *said_in([] if exchange.is_beginning else [reply]))
    new = new_in(all_of_it, known)
    if exchange.progress.is_kept:  # somebody else may have spoken in this session since: that makes nothing of it news
        new = new[-1:] if len(all_of_it) > len(asked) else ()
    before = max(0, len(new) - (len(all_of_it) - last_user(all_of_it)))  # of the new ones, before what the user says now
    if before:
        me.import_turns(Given(where="a request", session=session, turn=_turn(one, None)) for one in new[:before])
    if new[before:]:
        at = {"assistant": exchange.replied_at or exchange.asked_at}
        me.observe([_turn(one, at.get(one.role, exchange.asked_at)) for one in new[before:]], session=session)
    exchange.progress.is_kept = True


def _known(me: "Handle", exchange: Exchange) -> list[Said]:
    """What the session holds, in the scope that this exchange is written to.

    What a person forgot is no news either, though the program sends it again.
    """
    writes = me.access().writes
    if writes is None or not exchange.own.access().hears(writes.scope):
        return []  # where nothing may be written, writing says so
    there = exchange.own.in_scope(writes.scope)
    names = [name for name in me.goes_on_in(exchange.session) if there.has_session(name)]
    return [Said(role=turn.role, text=turn.text) for name in names for turn in there.turns(name, forgotten=True)]


def _turn(one: Said, at: datetime | None) -> NewTurn:
    return NewTurn(text=one.text, role=one.role, speaker=one.speaker, at=at)
