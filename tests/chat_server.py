"""A server of this machine that answers a chat client as a test tells it to, at once or piece by piece."""

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Literal

import pytest


@dataclass(frozen=True, kw_only=True)
class Streamed:
    """A body in pieces: how it ends is how the connection ends."""

    pieces: Sequence[bytes]
    then: Literal["end", "break", "hang"] = "end"
    pause_s: float = 0.0  # before each piece


Answer = tuple[int, Any]  # status, and a body: bytes as they are, pieces, else made JSON


class Server:
    """Answers in order; the last one again and again."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.answers: list[Answer] = []
        self.headers: dict[str, str] = {}
        self.paths: list[str] = []
        self.bodies: list[bytes] = []
        self.requests: list[dict[str, Any]] = []
        self.seen: list[Mapping[str, str]] = []
        self.hang_s = 0.0
        self.left = threading.Event()  # set when a client goes away in the middle of a stream

    def next(self) -> Answer:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class _Http(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.told, self.gone = Server(self.server_port), threading.Event()


class _Handler(BaseHTTPRequestHandler):
    server: _Http

    def do_GET(self) -> None:
        self._note()
        self._answer(*self.server.told.next())

    def do_POST(self) -> None:
        told = self.server.told
        told.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
        told.requests.append(json.loads(told.bodies[-1]))
        self._note()
        self.server.gone.wait(told.hang_s)
        status, body = told.next()
        if isinstance(body, Streamed):
            self._stream(status, body)
        else:
            self._answer(status, body)

    def _note(self) -> None:
        self.server.told.paths.append(self.path)
        self.server.told.seen.append({name.lower(): value for name, value in self.headers.items()})

    def _answer(self, status: int, body: Any) -> None:
        self.send_response(status)
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Content-Length": str(len(raw))} | self.server.told.headers
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        with suppress(BrokenPipeError):  # the client did not wait
            self.wfile.write(raw)

    def _stream(self, status: int, body: Streamed) -> None:
        self.protocol_version = "HTTP/1.1"  # a body in chunks tells a broken one from a whole one
        self.send_response(status)
        self.send_header("Connection", "close")
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        try:
            for piece in body.pieces:
                self.server.gone.wait(body.pause_s)
                self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
                self.wfile.flush()
            if body.then == "hang":
                self.server.gone.wait(30)
            if body.then == "end":
                self.wfile.write(b"0\r\n\r\n")
        except OSError:
            self.server.told.left.set()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serving() -> Iterator[Server]:
    with _Http() as http, pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_PROXY", "127.0.0.1")
        thread = threading.Thread(target=http.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield http.told
        finally:
            http.gone.set()
            http.shutdown()
            thread.join()


def openai_events(*texts: str, finish: str | None = "stop") -> list[bytes]:
    """A reply as servers of OpenAI's kind stream it."""

    def event(delta: dict[str, Any], finished: str | None) -> bytes:
        choice = {"index": 0, "delta": delta, "finish_reason": finished}
        chunk = {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": "m-1", "choices": [choice]}
        return b"data: " + json.dumps(chunk, ensure_ascii=False).encode() + b"\n\n"

    ended = [event({}, finish), b"data: [DONE]\n\n"] if finish else []
    return [event({"role": "assistant", "content": text}, None) for text in texts] + ended
