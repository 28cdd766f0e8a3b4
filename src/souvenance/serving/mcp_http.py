"""The MCP server over streamable HTTP, to be mounted in an application; whose memory it is, each request's token says.

The query of a request narrows it, as that of any path of the API does.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Match, Route

from souvenance.errors import SouvenanceError
from souvenance.serving.caller import narrowing
from souvenance.serving.halves import mended
from souvenance.serving.mcp_server import memory_server
from souvenance.serving.mcp_stdio import Refused, read_line
from souvenance.serving.refused import problem, refused

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.types import Message, Receive, Scope, Send

    from souvenance.engine.handle import Handle

PATH = "/mcp"
_OURS = "souvenance.handle"  # key of a request's scope


class McpOverHttp:
    """An ASGI application without sessions: each request stands for itself, so that any worker may answer it."""

    def __init__(self, who: "Callable[[Request], Handle]") -> None:
        """``who``: the view that a request's token opens; raises Unauthorized and the like, and may read the store."""
        self._who = narrowing(who)
        self._manager = StreamableHTTPSessionManager(
            memory_server(lambda ctx: ctx.request.scope[_OURS] if ctx.request is not None else _nobody()),
            json_response=True,
            stateless=True,
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this is open, requests are served. Once only."""
        async with self._manager.run():
            yield

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """One request."""
        request = Request(scope)
        try:
            caller = await run_in_threadpool(self._who, request)
        except SouvenanceError as exc:
            await refused(exc)(scope, receive, send)
            return
        scope[_OURS] = caller.me
        if request.method != "POST":  # without sessions there is no stream to listen to and no session to end
            only_post = problem(
                HTTPStatus.METHOD_NOT_ALLOWED, "This server has no sessions: send each message by POST.",
                code="MethodNotAllowed", headers={"Allow": "POST"},
            )  # fmt: skip
            await only_post(scope, receive, send)
            return
        body = mended(await Request(scope, receive).body())
        found = read_line(body)
        if isinstance(found, Refused):
            answer = found.answer.model_dump(mode="json", by_alias=True, exclude_unset=True)
            await JSONResponse(answer, HTTPStatus.BAD_REQUEST)(scope, receive, send)
            return
        await self._manager.handle_request(scope, _again(body, receive), send)


def _again(body: bytes, receive: "Receive") -> "Receive":
    """A body that was read, given once more."""
    pieces: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def reading() -> "Message":
        return pieces.pop() if pieces else await receive()

    return reading


def _nobody() -> "Handle":
    raise LookupError("a message came without its request")


class _Named(Route):
    """A route that says in the request which one it is, for whoever counts and logs, as those of FastAPI do."""

    def matches(self, scope: "Scope") -> "tuple[Match, Scope]":
        """See ``Route``."""
        match, child = super().matches(scope)
        return match, {**child, "route": self}


def mount_mcp(app: "Starlette", who: "Callable[[Request], Handle]", *, path: str = PATH) -> None:
    """Serve MCP under a path of an application, with and without a slash at its end, while the application runs.

    Args:
        app: not started yet.
        who: as in ``McpOverHttp``.
        path: without a slash at its end.
    """
    served, before = McpOverHttp(who), app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(running: "Starlette") -> AsyncIterator[object]:
        async with served.running(), before(running) as state:
            yield state

    app.router.lifespan_context = lifespan  # type: ignore[assignment]  # what an application keeps there is any such state
    for at in (path, f"{path}/"):  # a redirect from one to the other would lose the body of some clients
        app.router.routes.append(_Named(at, endpoint=served))
