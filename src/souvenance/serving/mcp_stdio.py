"""The MCP server over standard input and output: a line a message, UTF-8 whatever the platform's code page says.

The SDK's own transport drops a line that it cannot read without a word, and its client waits for ever; and it gives up what is
still being answered when the input ends. Here each line is answered.
"""

import asyncio
import json
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO

import anyio
import anyio.to_thread
from mcp.shared.message import SessionMessage
from mcp_types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError, JSONRPCNotification, JSONRPCRequest, RequestId
from mcp_types.jsonrpc import JSONRPCMessage, jsonrpc_message_adapter
from pydantic import ValidationError

from souvenance.serving.halves import mended
from souvenance.serving.mcp_server import memory_server

if TYPE_CHECKING:
    from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream

    from souvenance.engine.handle import Handle

ANSWERED_WITHIN_S = 10.0  # once the input has ended: what is still being done is waited for
_BOM = b"\xef\xbb\xbf"  # some shells of Windows begin a pipe with it


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """A line that is no message, and what is said to it."""

    answer: JSONRPCError


def read_line(line: bytes) -> JSONRPCMessage | Refused | None:
    """One line of the input as a message; None for an empty one. Total: whatever the bytes are, they have an answer."""
    raw = line.removeprefix(_BOM).strip()
    if not raw:
        return None
    try:
        text = mended(raw).decode("utf-8")
    except UnicodeDecodeError as exc:
        return _refused(PARSE_ERROR, f"the line is not UTF-8: byte {exc.start + 1} is 0x{raw[exc.start]:02x}")
    try:
        message = jsonrpc_message_adapter.validate_json(text, by_name=False)
    except ValidationError as exc:
        if any(error["type"] == "json_invalid" for error in exc.errors(include_url=False, include_input=False)):
            return _refused(PARSE_ERROR, "the line is not JSON")
        return _refused(INVALID_REQUEST, "the line is JSON and no JSON-RPC 2.0 message", _id_of(text))
    if isinstance(message, JSONRPCNotification) and "id" in json.loads(text):  # the SDK passes over an id that is none
        return _refused(INVALID_REQUEST, "the id of a request is a text or a whole number")
    return message


def _refused(code: int, message: str, request_id: RequestId | None = None) -> Refused:
    return Refused(answer=JSONRPCError(jsonrpc="2.0", id=request_id, error=ErrorData(code=code, message=message)))


def _id_of(text: str) -> RequestId | None:
    """What to answer to, where the line says it."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given if isinstance(given, str) or (isinstance(given, int) and not isinstance(given, bool)) else None


class _Open:
    """Requests that have no answer yet."""

    def __init__(self) -> None:
        self._ids: set[RequestId] = set()
        self._none = anyio.Event()
        self._none.set()

    def read(self, message: JSONRPCMessage) -> None:
        if isinstance(message, JSONRPCRequest):
            if not self._ids:
                self._none = anyio.Event()
            self._ids.add(message.id)
        elif isinstance(message, JSONRPCNotification) and message.method == "notifications/cancelled":
            self._settled((message.params or {}).get("requestId"))  # such a one is never answered

    def written(self, message: JSONRPCMessage) -> None:
        if not isinstance(message, JSONRPCRequest | JSONRPCNotification):
            self._settled(message.id)

    async def all_answered(self) -> None:
        with anyio.move_on_after(ANSWERED_WITHIN_S):
            await self._none.wait()

    def _settled(self, request_id: object) -> None:
        self._ids -= {one for one in self._ids if one == request_id}
        if not self._ids:
            self._none.set()


def serve_stdio(me: "Handle") -> None:
    """Serve one principal's memory until the input ends, the client goes away, or the process is asked to end."""
    with _pipes() as (source, sink):
        asyncio.run(_serve(me, source, sink))


async def _serve(me: "Handle", source: BinaryIO, sink: BinaryIO) -> None:
    server, still = memory_server(lambda _: me), _Open()
    to_server, read_stream = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    write_stream, from_server = anyio.create_memory_object_stream[SessionMessage](0)
    refusals = write_stream.clone()
    async with anyio.create_task_group() as tasks, _ended_by_signals(tasks.cancel_scope):
        tasks.start_soon(_read, source, still, to_server, refusals)
        tasks.start_soon(_write, sink, still, from_server, tasks.cancel_scope)
        await server.run(read_stream, write_stream, server.create_initialization_options())


async def _read(
    source: BinaryIO,
    still: _Open,
    to_server: "MemoryObjectSendStream[SessionMessage | Exception]",
    refusals: "MemoryObjectSendStream[SessionMessage]",
) -> None:
    async with to_server, refusals:
        async for line in _lines(source):
            message = read_line(line)
            if isinstance(message, Refused):
                await refusals.send(SessionMessage(message.answer))
            elif message is not None:
                still.read(message)
                await to_server.send(SessionMessage(message))
        await still.all_answered()


async def _write(
    sink: BinaryIO, still: _Open, from_server: "MemoryObjectReceiveStream[SessionMessage]", scope: anyio.CancelScope
) -> None:
    def put(raw: bytes) -> None:
        sink.write(raw)
        sink.flush()

    async with from_server:
        async for one in from_server:
            raw = one.message.model_dump_json(by_alias=True, exclude_unset=True).encode("utf-8") + b"\n"
            try:
                await anyio.to_thread.run_sync(put, raw)
            except OSError:  # nobody reads any more
                scope.cancel()
                return
            still.written(one.message)


async def _lines(source: BinaryIO) -> AsyncIterator[bytes]:
    """The lines of a pipe. A daemon reads them: a process that is asked to end does not wait for one more line."""
    loop = asyncio.get_running_loop()
    found: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1)

    def read() -> None:
        try:
            while line := source.readline():
                asyncio.run_coroutine_threadsafe(found.put(line), loop).result()
            asyncio.run_coroutine_threadsafe(found.put(b""), loop).result()
        except RuntimeError:  # the loop has ended meanwhile
            return

    threading.Thread(target=read, name="souvenance-mcp-input", daemon=True).start()
    while line := await found.get():
        yield line


@asynccontextmanager
async def _ended_by_signals(scope: anyio.CancelScope) -> AsyncIterator[None]:
    """SIGTERM and SIGINT end the server as the end of its input does; where there are no such signals, nothing changes."""
    loop = asyncio.get_running_loop()
    numbers = [] if sys.platform == "win32" else [signal.SIGTERM, signal.SIGINT]
    for number in numbers:
        loop.add_signal_handler(number, scope.cancel)
    try:
        yield
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)


@contextmanager
def _pipes() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """The input and output of the process for the protocol alone: what anything else prints goes to standard error."""
    sys.stdout.flush()
    source, sink = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    os.dup2(2, 1)
    try:
        # Never closed: a thread may still wait in it, and the number must not become another file's.
        yield os.fdopen(source, "rb", closefd=False), os.fdopen(sink, "wb", closefd=False)
    finally:
        sys.stdout.flush()
        os.dup2(sink, 1)
