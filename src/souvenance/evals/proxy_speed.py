"""`bench speed --part proxy`: how much later the first byte of a streamed reply comes through the memory proxy."""

import multiprocessing
import socket
import statistics
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from souvenance.engine.memory import Souvenance
from souvenance.errors import StoreError
from souvenance.evals.bulk import drawn, put_memories
from souvenance.ports import Embedder
from souvenance.settings import Settings
from souvenance.wiring import now, open_tools

if TYPE_CHECKING:
    import httpx2

ROUND = 10  # requests each way; a noisy machine disturbs both alike
STARTED_WITHIN_S = 30.0
_EVENT = b'data: {"choices": [{"index": 0, "delta": {"role": "assistant", "content": "Noted."}}]}\n\n'
_END = b"data: [DONE]\n\n"


def measure_proxy(
    size: int, embedder: Embedder | None, questions: Sequence[str], *, text_of: Callable[[Random, int], str], seed: int = 0
) -> dict[str, Any]:
    """First bytes through the proxy and past it, from a server that answers at once, in one scope of so many memories.

    Client, proxy and upstream are on this machine: nothing else is in the way of the difference.

    Args:
        size: memories.
        embedder: embeds each message, once; None: search by words.
        questions: one request each way; the first ten are not counted.
        text_of: draws a text of so many words.
        seed: of what is drawn.
    """
    import httpx2

    from souvenance.serving.proxy import mount_proxy
    from souvenance.serving.proxy_keeping import ExchangeKeeper

    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home, _upstream() as upstream:
        tools = open_tools(Settings(home=Path(home), embedder="none"), embedder)
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("bench")
            put_memories(tools, me.principal, drawn(me.principal, size, Random(seed), text_of, ended_at=now()))
            memory.index_now()
            from fastapi import FastAPI

            app, keeper = FastAPI(), ExchangeKeeper()
            mount_proxy(Settings(upstream_url=f"{upstream}/v1"), keeper)(app, lambda _: me)
            with _served(app) as proxy, httpx2.Client(timeout=STARTED_WITHIN_S) as client:
                direct, through, embedded = [], [], []
                for n in range(0, len(questions), ROUND):
                    asked = questions[n : n + ROUND]
                    direct += [_first_byte(client, upstream, question) for question in asked]
                    for question in asked:
                        through.append(_first_byte(client, proxy, question))
                        _wait_for(lambda: not keeper.counts()["waiting"])  # the next message comes when this one is written
                        tools.keeper.drain(STARTED_WITHIN_S)
                    if embedder is not None:
                        embedded += [_timed_ms(lambda q=question: embedder.query(f"{q} again")) for question in asked]  # type: ignore[misc]
                    memory.index_now()
            counts = keeper.counts()  # the application has ended: all is written
    direct, through = direct[ROUND:], through[ROUND:]
    added = [late - early for late, early in zip(through, direct, strict=True)]
    return {
        "n": len(added), "rows": size, "added_median_ms": round(statistics.median(through) - statistics.median(direct), 2),
        "added_p10_ms": _at(0.1, added), "added_p95_ms": _at(0.95, added),
        "embedding_median_ms": round(statistics.median(embedded), 2) if embedded else 0.0,
        "direct_median_ms": round(statistics.median(direct), 2), "through_median_ms": round(statistics.median(through), 2),
        "without_memory": counts["without_memory"], "kept": counts["kept"],
    }  # fmt: skip


def _at(share: float, values: Sequence[float]) -> float:
    return round(sorted(values)[int(share * (len(values) - 1))], 2)


def _first_byte(client: "httpx2.Client", url: str, question: str) -> float:
    """Milliseconds until the first byte of the body; the rest is read, and not timed."""
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": question}]}
    started = time.perf_counter()
    with client.stream("POST", f"{url}/v1/chat/completions", json=body) as answer:
        pieces = answer.iter_raw()
        next(pieces)
        took = (time.perf_counter() - started) * 1000
        for _ in pieces:
            continue
    return took


def _timed_ms(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000


@contextmanager
def _served(app: Any) -> Iterator[str]:
    """An application on a port of this machine, in a thread; its URL."""
    import uvicorn

    with socket.socket(proto=socket.IPPROTO_TCP) as taken:  # else asyncio does not set TCP_NODELAY: 40 ms an answer
        taken.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="none"))
        thread = threading.Thread(target=server.run, args=([taken],), daemon=True)
        thread.start()
        _wait_for(lambda: server.started)
        try:
            yield f"http://127.0.0.1:{taken.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(STARTED_WITHIN_S)


@contextmanager
def _upstream() -> Iterator[str]:
    """A server of another process that answers at once; its URL."""
    context = multiprocessing.get_context("spawn")  # a fork of a program with threads may hang
    told, tells = context.Pipe(duplex=False)
    process = context.Process(target=_serve_upstream, args=(tells,), daemon=True)
    process.start()
    try:
        if not told.poll(STARTED_WITHIN_S):
            raise StoreError(f"the server that the bench asks did not start within {STARTED_WITHIN_S:g} s")
        yield str(told.recv())
    finally:
        process.terminate()
        process.join(STARTED_WITHIN_S)


def _serve_upstream(tells: Any) -> None:
    with _served(_answer) as url:
        tells.send(url)
        threading.Event().wait()


async def _answer(
    scope: MutableMapping[str, Any],
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
    send: Callable[[MutableMapping[str, Any]], Awaitable[None]],
) -> None:
    """The smallest streamed reply, as ASGI has it."""
    if scope["type"] == "lifespan":
        while True:
            step = (await receive())["type"]
            await send({"type": f"{step}.complete"})
            if step == "lifespan.shutdown":
                return
    while (await receive()).get("more_body"):
        continue
    headers = [(b"content-type", b"text/event-stream")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": _EVENT, "more_body": True})
    await send({"type": "http.response.body", "body": _END, "more_body": False})


def _wait_for(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + STARTED_WITHIN_S
    while not holds():
        if time.monotonic() >= deadline:
            raise StoreError(f"a server of the bench did not start within {STARTED_WITHIN_S:g} s")
        time.sleep(0.01)
