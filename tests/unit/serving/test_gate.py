"""What stands before every request, by itself."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from souvenance.engine.memory import Souvenance
from souvenance.serving.gate import Gate
from souvenance.serving.limits import SMALL_BODY_BYTES, Limits
from souvenance.serving.metrics import Metrics

Messages = list[dict[str, Any]]


async def echo(
    _: Any, receive: Callable[[], Coroutine[Any, Any, Any]], send: Callable[[Any], Coroutine[Any, Any, None]]
) -> None:
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": message["body"]})


def through(
    memory: Souvenance, chunks: list[tuple[bytes, float]], *, ends: bool = True, limits: Limits | None = None
) -> tuple[int, bytes, float]:
    """(status, body, seconds) of a body that comes in chunks, each after a pause."""
    gate, sent = Gate(echo, limits or Limits(body_bytes=10, body_s=0.2), Metrics(memory)), Messages()
    coming, left = iter(chunks), len(chunks)

    async def receive() -> dict[str, Any]:
        nonlocal left
        chunk, left = next(coming, None), left - 1
        if chunk is None:
            if ends:
                return {"type": "http.disconnect"}
            await asyncio.sleep(30)
        assert chunk is not None
        await asyncio.sleep(chunk[1])
        last = ends and not left
        return {"type": "http.request", "body": chunk[0], "more_body": not last}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/x", "headers": [], "client": ("1.2.3.4", 5), "server": ("h", 80)}
    began = time.perf_counter()
    asyncio.run(gate(scope, receive, send))  # type: ignore[arg-type]
    return sent[0]["status"], sent[1]["body"], time.perf_counter() - began


def test_a_body_in_pieces_comes_whole(memory: Souvenance) -> None:
    assert through(memory, [(b"ab", 0), (b"", 0), (b"cd", 0.01)])[:2] == (200, b"abcd")


@pytest.mark.parametrize("chunks", [[(b"x" * 11, 0)], [(b"x" * 6, 0), (b"x" * 6, 0)], [(b"x" * 11, 0), (b"x" * 1_000, 0)]])
def test_a_body_over_the_limit_is_refused_at_once(memory: Souvenance, chunks: list[tuple[bytes, float]]) -> None:
    status, _, took = through(memory, chunks)
    assert (status, took < 1) == (413, True)


def test_a_body_that_does_not_come_is_not_waited_for(memory: Souvenance) -> None:
    status, _, took = through(memory, [(b"a", 0)], ends=False)
    assert (status, took < 2) == (408, True)


def test_a_client_that_goes_away_is_no_bug(memory: Souvenance) -> None:
    assert through(memory, [])[0] == 400


def test_what_is_no_request_passes(memory: Souvenance) -> None:
    seen = []

    async def app(scope: dict[str, Any], *_: object) -> None:
        seen.append(scope["type"])

    asyncio.run(Gate(app, Limits(), Metrics(memory))({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert seen == ["lifespan"]


@pytest.mark.parametrize("large", [True, False])
def test_large_bodies_are_held_up_to_a_bound_small_ones_always_and_none_for_ever(memory: Souvenance, large: bool) -> None:
    body = b"x" * (SMALL_BODY_BYTES + 1 if large else SMALL_BODY_BYTES)
    limits = Limits(body_bytes=len(body), at_once=3)
    working, answered = asyncio.Event(), []

    async def slow(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await working.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    gate = Gate(slow, limits, Metrics(memory))

    async def asked() -> None:
        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answered.append((message["status"], dict(message["headers"]).get(b"retry-after")))

        scope = {"type": "http", "method": "POST", "path": "/x", "headers": [], "client": ("1.2.3.4", 5), "server": ("h", 80)}
        await gate(scope, receive, send)  # type: ignore[arg-type]

    async def all_of_them() -> None:
        async with asyncio.TaskGroup() as tasks:
            for _ in range(5):
                tasks.create_task(asked())
            await asyncio.sleep(0.05)
            assert answered == ([(503, b"1")] * 2 if large else [])
            working.set()
        await asked()  # what was held is let go

    asyncio.run(all_of_them())
    assert sorted(status for status, _ in answered) == [200] * 4 + ([503] * 2 if large else [200] * 2)
