"""Who is served next: a request with a deadline goes before those that can wait."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from souvenance.serving.bodies import WholeBodies

HAVE_DEADLINES = frozenset({"/v1/context"})
TAKE_LONG = frozenset({"/v1/import", "/v1/export", "/v1/purge", "/v1/dream"})  # minutes: they hold up nobody in the line
LONG_AT_ONCE = 4  # of these: each holds a thread all the while, of which there are forty
AT_ONCE = 8  # of those that can wait
BESIDE = 1  # of them while one with a deadline is under way: slow they may become, but they go on


def may_begin(*, first: int, others: int) -> bool:
    """Whether a request that can wait may begin, ``first`` with a deadline and ``others`` without being under way."""
    return others < (BESIDE if first else AT_ONCE)


@dataclass(slots=True)
class Line:
    """What is under way, and what waits, in the order in which it came. Of one event loop."""

    _first: int = 0
    _others: int = 0
    _waiting: deque[asyncio.Future[None]] = field(default_factory=deque)
    long: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(LONG_AT_ONCE))  # the line of those of minutes

    @asynccontextmanager
    async def place(self, *, has_deadline: bool) -> AsyncIterator[None]:
        """Wait for one's turn, and hold it."""
        if has_deadline:
            self._first += 1
        else:
            await self._turn()
        try:
            yield
        finally:
            if has_deadline:
                self._first -= 1
            else:
                self._others -= 1
            self._let_in()

    async def _turn(self) -> None:
        """Count as under way, once nobody who came before waits and there is room."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # let in at the moment in which the client went away
                self._others -= 1
                self._let_in()
            raise

    def _let_in(self) -> None:
        while self._waiting and may_begin(first=self._first, others=self._others):
            turn = self._waiting.popleft()
            if not turn.done():
                self._others += 1
                turn.set_result(None)


class InLine(WholeBodies):
    """A route that works on the store: nothing of a request is read as JSON before its turn."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """See ``APIRoute``."""
        answer, has_deadline = super().get_route_handler(), self.path in HAVE_DEADLINES
        takes_long = self.path in TAKE_LONG

        async def in_turn(request: Request) -> Response:
            line: Line = request.app.state.line
            async with line.long if takes_long else line.place(has_deadline=has_deadline):
                return await answer(request)

        return in_turn
