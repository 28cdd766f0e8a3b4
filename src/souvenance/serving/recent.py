"""Whose tokens opened something a moment ago: while the store cannot be read, their chats go on, without memory.

A token that nobody has just seen open the store opens nothing then: it could be anybody's.
"""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import Request

from souvenance.core.tokens import key_digest
from souvenance.errors import StoreError, Unauthorized
from souvenance.serving.caller import Caller, Who, narrowing, read_query
from souvenance.serving.gate import token_of

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle

KNOWN_S = 300.0  # from the last time the store itself let it in: what was revoked since is let in no longer than that
TOKENS_KEPT = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Acquaintance:
    """Who a token was of."""

    own: "Handle"  # it asks the store anew for whatever it does: it opens nothing that was closed meanwhile
    principal: str  # id
    seen_at: float  # seconds of the clock


class Recent:
    """The tokens that were let in last. Threads may share it; no token is kept, only its hash."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nobody came yet. ``clock``: seconds, never going back."""
        self._clock, self._lock = clock, threading.Lock()
        self._seen: OrderedDict[bytes, Acquaintance] = OrderedDict()

    def let_in(self, token: str, own: "Handle", principal: str) -> None:
        """The store has just let this token in."""
        key = key_digest(token)
        with self._lock:
            self._seen.pop(key, None)
            self._seen[key] = Acquaintance(own=own, principal=principal, seen_at=self._clock())
            if len(self._seen) > TOKENS_KEPT:
                self._seen.popitem(last=False)

    def turned_away(self, token: str) -> None:
        """The store says that this token opens nothing."""
        with self._lock:
            self._seen.pop(key_digest(token), None)

    def known(self, token: str) -> Acquaintance | None:
        """Who it was of, where the store let it in a moment ago. Asking makes it no more recent."""
        with self._lock:
            found = self._seen.get(key_digest(token))
        return found if found is not None and self._clock() - found.seen_at < KNOWN_S else None


def asked_or_known(who: Who, passes: frozenset[str], recent: Recent | None = None) -> Callable[[Request], Caller]:
    """As ``narrowing``; where the store cannot be read, the caller of a token that it let in a moment ago, without a view.

    Args:
        who: the view that the token of a request opens.
        passes: as in ``narrowing_of``.
        recent: None: nobody came yet.
    """
    asked, recent = narrowing(who, passes), recent or Recent()

    def caller(request: Request) -> Caller:
        token = token_of(dict(request.scope["headers"]))
        try:
            found = asked(request)
        except Unauthorized:
            recent.turned_away(token)
            raise
        except StoreError:
            known = recent.known(token)
            if known is None:
                raise
            narrowed, passed = read_query(request, passes)
            request.state.principal = known.principal  # for the log
            return Caller(me=None, own=known.own, principal=known.principal, narrowing=narrowed, passes=passed)
        recent.let_in(token, found.own, found.principal)
        return found

    return caller
