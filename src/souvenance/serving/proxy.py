"""The memory proxy: an OpenAI-compatible endpoint through which a chat passes, with memory going in and nothing held up.

What a client needs is one changed ``base_url``. What memory has goes into the messages, within its deadline; the reply goes
through byte for byte; what the user says is written meanwhile, the reply after it. Where memory is late or broken the chat goes
on without it.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import anyio
import anyio.to_thread
from fastapi import APIRouter, FastAPI, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect

from souvenance.core.proxied import Body, Said, first_of_user, last_of_user, session_of, with_memory, words_alone
from souvenance.engine.context import DEADLINE_S
from souvenance.errors import InputError, SouvenanceError
from souvenance.serving.caller import Caller, Who, described_parameters
from souvenance.serving.logs import log, log_bug
from souvenance.serving.proxy_keeping import Exchange, ExchangeKeeper
from souvenance.serving.proxy_upstream import Upstream, given_back, upstream_of
from souvenance.serving.recent import asked_or_known
from souvenance.serving.refused import problem, refused
from souvenance.settings import Settings
from souvenance.wiring import now

if TYPE_CHECKING:
    import httpx2

    from souvenance.serving.metrics import Metrics

MOST_HEARD = 20_000_000  # bytes of a reply that are kept for memory; all of it goes to the caller
LONGEST_SESSION = 200  # characters
SESSION_HEADER = "X-Souvenance-Session"
AT_ONCE = 40  # contexts; more wait, within their deadline
BEGUN_AFTER_S = 0.03  # from passing a request on to writing what it says: the request is sent by then, no model answers sooner
BROKE_OFF = "the upstream broke off"
_CLIENT_LEFT = 499  # as nginx has it: nobody reads it

PASSED_ON = frozenset({"api-version"})  # of the query: what Azure takes there, and nobody else here
Without = Callable[[tuple[str, ...]], None]
_Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
_Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


def proxy_router(
    who: Who, upstream: Upstream, keeper: ExchangeKeeper, *, most_bytes: int, served_without: Without = lambda _: None
) -> APIRouter:
    """``POST /v1/chat/completions`` and ``GET /v1/models``, to be included in an application.

    The router closes the upstream and the keeper when the application ends.

    Args:
        who: the view that a request's key opens; raises Unauthorized and the like, and may read the store.
        upstream: who answers.
        keeper: writes what was said; its counts are for whoever shows metrics.
        most_bytes: of a request.
        served_without: told the parts that a context went without.
    """

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await upstream.close()
            await run_in_threadpool(keeper.close)

    router = APIRouter(lifespan=lifespan)
    proxy = _Proxy(who, upstream, keeper, most_bytes, served_without)
    router.add_api_route(
        "/v1/chat/completions", proxy.chat, methods=["POST"], response_class=Response, tags=["proxy"],
        openapi_extra={
            "parameters": _QUERY,
            "requestBody": {"required": True, "content": {"application/json": {"schema": _CHAT}}},
        },
    )  # fmt: skip
    router.add_api_route(
        "/v1/models", proxy.models, methods=["GET"], response_class=Response, tags=["proxy"],
        openapi_extra={"parameters": _QUERY},
    )  # fmt: skip
    return router


_QUERY = [
    *described_parameters(),
    *(
        {"name": name, "in": "query", "required": False, "description": "The upstream's.", "schema": {"type": "string"}}
        for name in sorted(PASSED_ON)
    ),
]
_CHAT: Body = {  # what memory reads of it; all the rest is the upstream's affair
    "type": "object",
    "required": ["messages"],
    "properties": {
        "messages": {
            "type": "array",
            "items": {"type": "object"},
        },
    },
}


def mount_proxy(settings: Settings, keeper: ExchangeKeeper | None = None) -> Callable[[FastAPI, Who], None]:
    """What adds the proxy to an application, given who tells whose request it is.

    Args:
        settings: name the upstream; one that is not set is told to whoever asks.
        keeper: of whoever reads its counts; else the metrics of the application show them, where it has any.
    """

    def mount(app: FastAPI, who: Who) -> None:
        kept, told = keeper or ExchangeKeeper(), {}
        metrics: Metrics | None = getattr(app.state, "metrics", None)
        if metrics is not None:
            metrics.tell_exchanges(kept.counts)
            told = {"served_without": metrics.served_without}
        app.include_router(proxy_router(who, upstream_of(settings), kept, most_bytes=settings.serve_body_bytes, **told))

    return mount


@dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """A request that was let in."""

    caller: Caller
    body: Body
    messages: Sequence[Body]
    message: Said | None  # what the user says now
    session: str


class _Proxy:
    """What the routes share."""

    def __init__(self, who: Who, upstream: Upstream, keeper: ExchangeKeeper, most_bytes: int, served_without: Without) -> None:
        self._who, self._upstream, self._keeper, self._most_bytes = asked_or_known(who, PASSED_ON), upstream, keeper, most_bytes
        self._served_without = served_without
        self._contexts: anyio.CapacityLimiter | None = None  # of the loop that serves

    async def chat(self, request: Request) -> Response:
        """Pass a chat on, with memory."""
        try:
            raw = await _body(request, self._most_bytes)
        except ClientDisconnect:
            return Response(status_code=_CLIENT_LEFT)
        if raw is None:
            sentence = f"The request is larger than {self._most_bytes:,} bytes: nothing was passed on."
            return problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, sentence, code="TooLarge")
        asked_at = now()
        try:
            asked = await run_in_threadpool(self._let_in, request, raw)
            spoken = words_alone(asked.messages)  # pictures are not kept: no need to hold them until the reply is there
            exchange = Exchange(
                own=asked.caller.own, narrowing=asked.caller.narrowing, session=asked.session, messages=spoken,
                asked_at=asked_at,
            )  # fmt: skip
            rendered = await self._remembered(asked)
            body = {**asked.body, "messages": with_memory(asked.messages, rendered)}
        except SouvenanceError as exc:
            return refused(exc)
        return await self._relayed(request, "/chat/completions", asked.caller.passes, _json(body), exchange)

    async def models(self, request: Request) -> Response:
        """Pass on which models there are."""
        try:
            caller = await run_in_threadpool(self._who, request)
        except SouvenanceError as exc:
            return refused(exc)
        return await self._relayed(request, "/models", caller.passes, b"", None)

    def _let_in(self, request: Request, raw: bytes) -> _Asked:
        caller = self._who(request)
        try:
            body = json.loads(raw)
        except (ValueError, RecursionError) as exc:
            raise InputError(f"the request is no JSON: {exc}") from exc
        messages = body.get("messages") if isinstance(body, dict) else None
        if not isinstance(messages, list) or not all(isinstance(message, dict) for message in messages):
            raise InputError('the request has no "messages": a list of objects with a role and a content is expected')
        session = _session_named(request) or session_of(caller.principal, first_of_user(messages))
        return _Asked(caller=caller, body=body, messages=messages, message=last_of_user(messages), session=session)

    async def _remembered(self, asked: _Asked) -> str:
        """What memory has for what the user says now; "" where it has nothing, is late or broken (which is counted)."""
        me = asked.caller.me
        if asked.message is None:
            return ""
        if me is None:
            self._keeper.count("without_memory")
            return ""
        message = asked.message.text
        if self._contexts is None:
            self._contexts = anyio.CapacityLimiter(AT_ONCE)

        def context() -> str | None:
            pack = me.context(message, session=asked.session)
            self._served_without(pack.missing)
            is_without = not pack.parts and any(cause.startswith("memories:") for cause in pack.missing)
            return None if is_without else pack.render(recent=False)

        rendered: str | None = None
        with anyio.move_on_after(DEADLINE_S):  # waiting for a thread counts, too
            try:
                rendered = await anyio.to_thread.run_sync(context, abandon_on_cancel=True, limiter=self._contexts)
            except Exception as exc:  # noqa: BLE001 - a broken memory leaves the chat working; it is counted below
                log_bug("context failed", exc)
        if rendered is None:
            self._keeper.count("without_memory")
        return rendered or ""

    async def _relayed(
        self, request: Request, path: str, query: Mapping[str, str], body: bytes, exchange: Exchange | None
    ) -> Response:
        if exchange is not None:  # not at once: the thread would take its time from what is being sent
            asyncio.get_running_loop().call_later(BEGUN_AFTER_S, self._keeper.begin, exchange)
        try:
            answer = await _unless_left(request, self._upstream.ask(request.method, path, query, request.headers.items(), body))
        except SouvenanceError as exc:
            self._keep(exchange)
            return refused(exc)
        if answer is None:
            self._keep(exchange)
            return Response(status_code=_CLIENT_LEFT)
        return _Relayed(answer, lambda heard: self._keep(exchange, answer, heard))

    def _keep(self, exchange: Exchange | None, answer: "httpx2.Response | None" = None, heard: bytes = b"") -> None:
        if exchange is None:
            return
        if answer is not None and answer.is_success:
            is_stream = answer.headers.get("content-type", "").startswith("text/event-stream")
            is_cut = len(heard) >= MOST_HEARD and not is_stream  # the beginning of a JSON object says nothing
            if is_cut or "content-encoding" in answer.headers:  # it was asked for as it is
                self._keeper.count("unread")
            else:
                exchange = replace(exchange, raw_reply=heard, is_stream=is_stream, replied_at=now())
        self._keeper.put(exchange)


class _Relayed(Response):
    """An answer of the upstream, piece by piece as it comes; then, however it ended, what was heard is handed on."""

    def __init__(self, answer: "httpx2.Response", then: Callable[[bytes], None]) -> None:
        super().__init__(status_code=answer.status_code)
        self.raw_headers = given_back(answer.headers.raw)
        self._answer, self._then = answer, then
        self._heard = bytearray()

    async def __call__(self, scope: MutableMapping[str, Any], receive: _Receive, send: _Send) -> None:
        """Answer. Where the upstream breaks off, the connection ends as it did: without a proper end."""
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(_cancel_when_left, receive, tasks.cancel_scope)
                if await self._pass_on(send, scope.get("state", {}).get("request_id")):
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                tasks.cancel_scope.cancel()
        except OSError:  # the caller has left
            return
        finally:
            with anyio.CancelScope(shield=True):
                await self._answer.aclose()
            self._then(bytes(self._heard))

    async def _pass_on(self, send: _Send, request_id: str | None) -> bool:
        """Every byte of the body; whether it came to its end."""
        import httpx2

        try:
            async for piece in self._answer.aiter_raw():
                if len(self._heard) < MOST_HEARD:
                    self._heard += piece
                await send({"type": "http.response.body", "body": piece, "more_body": True})
        except (httpx2.HTTPError, httpx2.StreamError) as exc:
            cause = f"{type(exc).__name__}: {exc}"
            log(BROKE_OFF, level=logging.WARNING, request_id=request_id, cause=cause, bytes_passed_on=len(self._heard))
            return False
        return True


async def _body(request: Request, most: int) -> bytes | None:
    """The body of a request; None where it is too large. Raises ClientDisconnect where it does not come whole."""
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > most:
            return None
    return bytes(raw)


async def _unless_left(request: Request, asking: "Awaitable[httpx2.Response]") -> "httpx2.Response | None":
    """What is waited for; None once the caller has left, and then it is not waited for any longer."""
    answers: list[httpx2.Response] = []
    failures: list[SouvenanceError] = []
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_cancel_when_left, request.receive, tasks.cancel_scope)
        try:
            answers.append(await asking)
        except SouvenanceError as exc:
            failures.append(exc)
        tasks.cancel_scope.cancel()
    if failures:
        raise failures[0]
    return answers[0] if answers else None


async def _cancel_when_left(receive: _Receive, scope: anyio.CancelScope) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    scope.cancel()


def _session_named(request: Request) -> str:
    """The session of the header, "" without one. Raises InputError for one that is too long."""
    given = request.headers.get(SESSION_HEADER, "")
    try:
        name = given.encode("latin-1").decode("utf-8").strip()
    except UnicodeDecodeError:
        name = given.strip()
    if len(name) > LONGEST_SESSION:
        raise InputError(f"{SESSION_HEADER} has {len(name)} characters: {LONGEST_SESSION} at most")
    return name


def _json(body: Body) -> bytes:
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:  # half characters, which JSON can write and UTF-8 cannot
        return json.dumps(body, separators=(",", ":")).encode("ascii")
