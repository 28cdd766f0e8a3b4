"""The body of a request as the gate read it: one object in memory, however often it is asked for.

Starlette joins what it is given, which makes a second copy of a body that came in one piece: of forty of the largest that is
as much again as the server means to hold.
"""

from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from souvenance.serving.halves import mended
from souvenance.serving.segments import NamesInPath


class _Whole(Request):
    async def body(self) -> bytes:
        """See ``Request``."""
        if not hasattr(self, "_body"):
            pieces = [piece async for piece in self.stream() if piece]
            self._body = mended(pieces[0] if len(pieces) == 1 else b"".join(pieces))
        return self._body


class WholeBodies(NamesInPath):
    """A route whose requests hold their body once."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """See ``APIRoute``."""
        answer = super().get_route_handler()

        async def answered(request: Request) -> Response:
            return await answer(_Whole(request.scope, request.receive))

        return answered
