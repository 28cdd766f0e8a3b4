"""Many large bodies at once: the server holds only so much of them, answers everybody, and goes on."""

import asyncio
import re
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from souvenance import open_memory
from souvenance.serving.limits import Limits

from .served import serving

PATIENT_S = 120.0
PIECE = b" " * 65_536  # JSON may have blanks around it: a large body that means little
QUESTION = b'{"query": "When does the train leave?"}'
LARGEST = Limits().body_bytes
ROOM_BYTES = Limits().at_once * LARGEST  # of bodies in memory
TWICE = 2  # a body comes in small pieces and is put together; the allocator keeps the room of the pieces for the next ones
BESIDE_BYTES = 200_000_000  # one that is joined and one that is read as JSON, answers, what the allocator keeps


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int, str]]:
    """A server in another process: it, its port, and a key."""
    home = tmp_path / "home"
    with open_memory(home, embedder="none", background=False) as memory:
        memory.as_principal("Léa").observe([{"text": "Le train part à huit heures"}], session="s")
        key = memory.trust.create_token("Léa")[1]
    with serving(home, serve_requests_a_minute="100000") as (process, url):
        yield process, int(url.rpartition(":")[2]), key


def held_at_most(process: subprocess.Popen[str]) -> int:
    """Bytes that it ever had in memory."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        pytest.skip("only Linux tells how much memory a process had")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1]) * 1024


async def answered(port: int, key: str, size: int, told: bool, begin: asyncio.Event) -> int:
    """The status that a client of a large body reads, also where it is refused before it has sent all."""
    loop = asyncio.get_running_loop()
    length = f"Content-Length: {size}" if told else "Transfer-Encoding: chunked"
    head = f"POST /v1/recall HTTP/1.1\r\nHost: x\r\nX-API-Key: {key}\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
    with socket.socket() as connection:
        connection.setblocking(False)
        await loop.sock_connect(connection, ("127.0.0.1", port))
        await begin.wait()

        async def send() -> None:
            left = size
            try:
                await loop.sock_sendall(connection, head.encode())
                while left:
                    piece = QUESTION if left == size else PIECE[:left]
                    left -= len(piece)
                    await loop.sock_sendall(connection, piece if told else b"%x\r\n%s\r\n" % (len(piece), piece))
                await loop.sock_sendall(connection, b"" if told else b"0\r\n\r\n")
            except OSError:  # it was refused, and the answer says why
                return

        sending = asyncio.create_task(send())
        heard = b""
        while b"\r\n" not in heard and (piece := await loop.sock_recv(connection, 4_096)):
            heard += piece
        sending.cancel()
        found = re.match(rb"HTTP/1\.1 (\d+)", heard)
        assert found is not None, heard
        return int(found[1])


async def all_at_once(port: int, key: str, clients: int) -> Counter[int]:
    """What so many clients are answered whose bodies begin at one moment; each tenth is too large, half of those unannounced."""
    begin = asyncio.Event()
    asked = [
        asyncio.create_task(answered(port, key, LARGEST + (n % 10 == 0), n % 20 != 0, begin)) for n in range(clients)
    ]  # fmt: skip
    await asyncio.sleep(0.5)  # all have connected, or wait to
    begin.set()
    return Counter(await asyncio.wait_for(asyncio.gather(*asked), PATIENT_S))


@pytest.mark.parametrize("clients", [60, pytest.param(500, marks=pytest.mark.soak)])
def test_many_large_bodies_at_once_are_answered_within_bounds(
    server: tuple[subprocess.Popen[str], int, str], clients: int, report
) -> None:
    process, port, key = server
    headers = {"X-API-Key": key, "Content-Type": "application/json"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=PATIENT_S, trust_env=False) as client:
        assert client.post("/v1/recall", content=QUESTION).status_code == 200
        before, began = held_at_most(process), time.monotonic()
        heard = asyncio.run(all_at_once(port, key, clients))
        took_s, grown = time.monotonic() - began, held_at_most(process) - before
        if clients >= 500:
            report(f"{clients} bodies of 10 MB at once: {dict(heard)} in {took_s:.1f} s, {grown / 1e6:.0f} MB more in memory")
        assert set(heard) <= {200, 413, 503}
        assert heard[200] >= 1
        assert heard[413] >= 1
        assert sum(heard.values()) == clients
        assert grown <= TWICE * ROOM_BYTES + BESIDE_BYTES
        assert process.poll() is None
        for _ in range(3):  # it goes on, and has room again
            assert client.post("/v1/recall", content=QUESTION + b" " * (LARGEST - len(QUESTION))).status_code == 200
        assert client.get("/v1/me").status_code == 200
