"""What every request passes before anything reads it: an id, its origin, its size, its pace; then it is counted and logged."""

import asyncio
import re
import time
import uuid
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from io import BytesIO
from urllib.parse import urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from souvenance.core.tokens import MOST_SIGNS, key_digest
from souvenance.serving.limits import Counter, Limits
from souvenance.serving.logs import log, log_bug
from souvenance.serving.metrics import Metrics
from souvenance.serving.refused import problem
from souvenance.serving.segments import keep_segments

REQUEST_ID = b"x-request-id"
OPEN = frozenset({"/health", "/ready"})  # asked by machines that have no token, and never counted against anybody
_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_KNOWN_KEPT = 1_000
DRAINED_BYTES = 50_000_000  # of a body that is refused
DRAINED_S = 5.0
_ALWAYS = ((b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff"))


@dataclass(slots=True)
class _Seen:
    """One request as it passes."""

    id: str
    started: float
    status: int = 0
    began: bool = False  # its answer
    bytes_in: int = 0
    held: int = 0  # bytes of it that are in memory
    sends_on: bool = True  # more of its body may come, and soon


@dataclass(slots=True)
class Gate:
    """An ASGI application around another one."""

    app: ASGIApp
    limits: Limits
    metrics: Metrics
    origins: frozenset[str] = frozenset()  # of browsers, "https://memory.example"; those of this machine need not be named
    _by_token: Counter = field(init=False)
    _failures: Counter = field(init=False)
    _held: int = field(init=False, default=0)  # bytes of all bodies in memory
    _known: dict[str, None] = field(init=False, default_factory=dict)  # hashes of tokens that opened something of late

    def __post_init__(self) -> None:
        """Nobody asked yet."""
        self._by_token, self._failures = Counter(self.limits.requests), Counter(self.limits.failures)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; what is no request (the start, the end) passes as it is."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        keep_segments(scope)
        headers = dict(scope["headers"])
        seen = _Seen(id=_request_id(headers), started=time.perf_counter())
        scope.setdefault("state", {}).update(request_id=seen.id, started=seen.started)
        self.metrics.in_flight.inc()
        try:
            await self._answered(scope, headers, seen, receive, send)
        finally:
            self._let_go(seen)
            self.metrics.in_flight.dec()
            self._told(scope, headers, seen)

    async def _answered(self, scope: Scope, headers: Mapping[bytes, bytes], seen: _Seen, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen.status, seen.began = message["status"], True
                given = {name.lower() for name, _ in message["headers"]}
                own = ((REQUEST_ID, seen.id.encode()), *_ALWAYS)
                message["headers"] = [*message["headers"], *(one for one in own if one[0] not in given)]
            await send(message)

        refusal = self._refusal(scope, headers)
        body = b""
        if refusal is None:
            body, refusal = await self._body(seen, receive)
        if refusal is not None:
            self._let_go(seen)
            if seen.sends_on:
                await _drained(receive)
            await refusal(scope, receive, sending)
            return
        try:
            await self.app(scope, _again(body, receive), sending)
        except Exception as exc:  # noqa: BLE001 - the edge of a request: it is told as a bug, and the server lives on
            log_bug("bug", exc, request_id=seen.id)
            if not seen.began:  # one that had begun cannot be mended
                await bug(seen.id)(scope, receive, sending)

    async def _body(self, seen: _Seen, receive: Receive) -> tuple[bytes, Response | None]:
        """The whole body, or why it is refused: nothing works on it before, so that a slow client holds only its connection."""
        come = BytesIO()  # what it gives in the end is no second copy
        try:
            async with asyncio.timeout(self.limits.body_s):
                while seen.sends_on:
                    message = await receive()
                    seen.sends_on = message.get("more_body", False)
                    if message["type"] != "http.request":  # it went away: nobody reads the answer
                        return b"", problem(HTTPStatus.BAD_REQUEST, "The body did not come whole.", code="Incomplete")
                    self._hold(seen, come.write(message.get("body", b"")))
                    if seen.bytes_in > self.limits.body_bytes:
                        self.metrics.refused.labels("size").inc()
                        return b"", _too_large(self.limits.body_bytes)
                    if not self.limits.has_room(seen.bytes_in, self._held):
                        self.metrics.refused.labels("room").inc()
                        return b"", _no_room()
        except TimeoutError:
            seen.sends_on = False
            self.metrics.refused.labels("slow").inc()
            return b"", problem(HTTPStatus.REQUEST_TIMEOUT, "The body came too slowly: send it anew.", code="TooSlow")
        return come.getvalue(), None

    def _hold(self, seen: _Seen, more: int) -> None:
        seen.bytes_in += more
        seen.held += more
        self._held += more

    def _let_go(self, seen: _Seen) -> None:
        self._held -= seen.held
        seen.held = 0

    def _refusal(self, scope: Scope, headers: Mapping[bytes, bytes]) -> Response | None:
        """Why a request is not even read; None where it is."""
        origin = headers.get(b"origin")
        if origin is not None and not is_ours(origin.decode("latin-1"), self.origins, _port(scope)):
            self.metrics.refused.labels("origin").inc()
            return problem(HTTPStatus.FORBIDDEN, "Pages of other origins may not ask here.", code="ForeignOrigin")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.limits.body_bytes:
            self.metrics.refused.labels("size").inc()
            return _too_large(self.limits.body_bytes)
        if scope["path"] in OPEN:
            return None
        token, address = _token_key(headers), _address(scope)
        early = self._by_token.early_s(token or address)
        if not early and token not in self._known:
            early = self._failures.early_s(address, counted=False)
        if early:
            self.metrics.refused.labels("rate").inc()
            wait = {"Retry-After": str(max(1, round(early)))}
            return problem(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests: try again later.", code="TooOften", headers=wait)
        return None

    def _told(self, scope: Scope, headers: Mapping[bytes, bytes], seen: _Seen) -> None:
        """Count and log what it came to."""
        took = time.perf_counter() - seen.started
        route, method = _route(scope), scope["method"] if scope["method"] in _METHODS else "other"
        self.metrics.requests.labels(route, method, str(seen.status)).inc()
        self.metrics.seconds.labels(route).observe(took)
        token = _token_key(headers)
        if seen.status == HTTPStatus.UNAUTHORIZED:
            self._known.pop(token, None)
            self._failures.early_s(_address(scope))
        elif token and scope["state"].get("principal"):
            self._known.pop(token, None)
            self._known[token] = None
            if len(self._known) > _KNOWN_KEPT:
                del self._known[next(iter(self._known))]
        log(
            "request", request_id=seen.id, method=method, route=route, status=seen.status, ms=round(took * 1000, 1),
            bytes_in=seen.bytes_in, principal=scope["state"].get("principal"),
        )  # fmt: skip


async def _drained(receive: Receive) -> None:
    """Throw away what a client still sends, within bounds: one that is cut off in the middle never reads why."""
    thrown = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAINED_S):
            while thrown < DRAINED_BYTES:
                message = await receive()
                thrown += len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, given once more; what comes after it (that the client went away) as it comes."""
    told = False

    async def reading() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return reading


_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"})


def is_ours(origin: str, allowed: Sequence[str] | frozenset[str], port: int | None) -> bool:
    """Whether a browser's ``Origin`` is one of ours: named in the settings, or this machine at the port of the server.

    Not "the host that was asked for": a name that is pointed at this machine would pass.
    """
    if origin in allowed:
        return True
    try:
        found = urlsplit(origin)
        at = found.port
    except ValueError:
        return False
    return found.scheme in {"http", "https"} and found.hostname in _LOCAL and at == port


def bug(request_id: str) -> Response:
    """The answer where nobody knows what went wrong."""
    said = f"Something went wrong here, and it is logged under {request_id}."
    return problem(HTTPStatus.INTERNAL_SERVER_ERROR, said, code="Bug")


def token_of(headers: Mapping[bytes, bytes]) -> str:
    """The key that a request shows, as a bearer or as ``X-API-Key``; "" where it shows none."""
    kind, _, given = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    key = given.strip() if kind.lower() == "bearer" else ""
    return key or headers.get(b"x-api-key", b"").decode("latin-1").strip()


def _token_key(headers: Mapping[bytes, bytes]) -> str:
    token = token_of(headers)
    return key_digest(token[: MOST_SIGNS + 1]).hex() if token else ""


def _request_id(headers: Mapping[bytes, bytes]) -> str:
    """The one that a proxy gave, where it is harmless; else a new one."""
    given = headers.get(REQUEST_ID, b"").decode("latin-1")
    return given if _ID.fullmatch(given) else uuid.uuid4().hex


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _port(scope: Scope) -> int | None:
    return scope["server"][1] if scope.get("server") else None


def _route(scope: Scope) -> str:
    """The pattern of the path, never the path: it may hold names."""
    path = getattr(scope.get("route"), "path", "")
    return path or "none"


def _too_large(most: int) -> Response:
    said = f"A body has at most {most:,} bytes here: send it in parts."
    return problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, said, code="TooLarge", headers={"Connection": "close"})


def _no_room() -> Response:
    said = "Too many large bodies are being worked on: send this one again in a moment."
    return problem(HTTPStatus.SERVICE_UNAVAILABLE, said, code="NoRoom", headers={"Retry-After": "1"})
