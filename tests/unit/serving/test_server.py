"""A real process on a real port: how it starts, bears slow and rude clients, and stops."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from souvenance import Settings, open_memory
from souvenance.cli.serve import PARTS, at_the_start, parts_there
from souvenance.serving.pages.router import mount_pages

LONGEST_S = 60


@dataclass
class Server:
    """A server, who may ask it, and what it logged."""

    process: subprocess.Popen[str]
    url: str
    key: str
    lines: list[str]

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers={"X-API-Key": self.key}, timeout=LONGEST_S, trust_env=False)


@pytest.fixture
def server(home: Path) -> Iterator[Server]:
    with open_memory(home, embedder="none", background=False) as memory:
        key = memory.trust.create_token("Léa")[1]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SOUVENANCE_")}  # noqa: TID251 - of a child
    environment |= {"SOUVENANCE_HOME": str(home), "SOUVENANCE_EMBEDDER": "none"}
    process = subprocess.Popen(
        [sys.executable, "-c", "from souvenance.cli.main import main; main()", "serve", "--port", "0"], env=environment, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    lines: list[str] = []
    stderr = process.stderr
    reader = threading.Thread(target=lambda: lines.extend(iter(stderr.readline, "")), daemon=True)
    reader.start()
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found, lines
        yield Server(process=process, url=found[0], key=key, lines=lines)
    finally:
        process.kill()
        process.wait(LONGEST_S)
        reader.join(LONGEST_S)
        process.stdout.close()
        process.stderr.close()


def waits(server: Server, head: bytes) -> socket.socket:
    """A client that sends a beginning and no more."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=LONGEST_S)
    connection.sendall(head)
    return connection


def test_what_was_kept_is_there_after_a_stop_and_a_start(server: Server, home: Path) -> None:
    with server.client() as client:
        answer = client.post("/v1/turns", json={"session": "s1", "turns": [{"text": "Le train part à huit heures"}]})
        assert answer.status_code == 202
        assert client.post("/v1/recall", json={"query": "train"}).json()["hits"]
        assert client.get("/ready").status_code == 200
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(LONGEST_S)
    with open_memory(home, embedder="none", create=False, background=False) as memory:
        assert [turn.text for turn in memory.as_principal("Léa").turns()] == ["Le train part à huit heures"]
    logged = [json.loads(line) for line in server.lines if line.startswith("{")]
    assert [one["route"] for one in logged if one["event"] == "request"] == ["/v1/turns", "/v1/recall", "/ready"]
    assert "train" not in "".join(server.lines)


def test_slow_and_rude_clients_hold_up_nobody(server: Server) -> None:
    key = server.key.encode()
    body = (
        b"POST /v1/turns HTTP/1.1\r\nHost: x\r\nX-API-Key: "
        + key
        + b"\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n{"
    )
    heads = [
        b"GET /v1/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        body,
        b"",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"POST / HTTP/9\r\n\r\n",
    ]
    with ExitStack() as stack, server.client() as client:
        for number in range(150):
            stack.enter_context(waits(server, heads[number % len(heads)]))
        began = time.monotonic()
        for _ in range(5):
            assert client.get("/v1/me").json()["principal"] == "Léa"
        assert time.monotonic() - began < 5
        big = client.post("/v1/turns", content=b"x" * 12_000_000)
        assert big.status_code == 413
        assert client.get("/v1/me").status_code == 200
    with server.client() as client:
        assert client.get("/v1/sessions").json()["items"] == []


def test_what_was_accepted_is_finished_before_the_server_stops(server: Server, home: Path) -> None:
    turns = [
        {"session": "s1", "text": f"Le train numéro {n} part à huit heures", "at": "2026-01-01T00:00:00Z"} for n in range(500)
    ]
    with server.client() as client:
        client.get("/v1/me")
        done: list[httpx.Response] = []
        asking = threading.Thread(target=lambda: done.append(client.post("/v1/import", json={"turns": turns})))
        asking.start()
        deadline = time.monotonic() + LONGEST_S
        while not (home / "ledger.db-wal").exists() and time.monotonic() < deadline:
            time.sleep(0.001)
        time.sleep(0.05)
        server.process.send_signal(signal.SIGTERM)
        asking.join(LONGEST_S)
    assert server.process.wait(LONGEST_S) == -signal.SIGTERM
    assert done[0].status_code == 200
    assert done[0].json()["added"] == 500
    with open_memory(home, embedder="none", create=False, background=False) as memory:
        assert len(memory.as_principal("Léa").turns(limit=1_000)) == 500


def test_a_second_ctrl_c_ends_it_at_once_and_quietly(server: Server) -> None:
    with waits(
        server, b"POST /v1/turns HTTP/1.1\r\nHost: x\r\nX-API-Key: " + server.key.encode() + b"\r\nContent-Length: 9\r\n\r\n{"
    ):
        with server.client() as client:
            client.get("/v1/me")  # the other one was accepted before
        server.process.send_signal(signal.SIGINT)
        time.sleep(0.3)
        assert server.process.poll() is None
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(LONGEST_S) == 130
    assert server.process.stdout is not None
    started = server.process.stdout.read()
    for line in (f"Pages: {server.url}/ui/", "Embedder: none", "Reflector: extractive", "Upstream of the proxy: none"):
        assert line in started
    deadline = time.monotonic() + LONGEST_S
    while not any("stopped; " in line for line in server.lines) and time.monotonic() < deadline:
        time.sleep(0.01)
    logged = [json.loads(line) for line in server.lines if line.startswith("{")]
    assert [one["event"] for one in logged if one["level"] != "info"] == [
        "stopped at once: what was still being answered was cut off"
    ]
    assert "Traceback" not in "".join(server.lines)


def test_no_password_of_the_upstream_is_shown() -> None:
    told = at_the_start(
        Settings(upstream_url="https://me:geheim@models.example:8443/v1", reflector="model", chat_model="openai:m"), "http://x",
        PARTS,
    )  # fmt: skip
    assert told[1] == "Pages: http://x/ui/"
    assert told[3:] == ["Reflector: model, openai:m", "Upstream of the proxy: https://models.example:8443/v1"]


def test_nothing_is_told_of_a_part_that_is_not_there() -> None:
    for parts, named in (((), ()), (("pages",), ("Pages",)), (("proxy", "mcp"), ("Upstream of the proxy",))):
        told = [line.partition(":")[0] for line in at_the_start(Settings(), "http://x", parts)[1:]]
        assert sorted(told) == sorted(("Embedder", "Reflector", *named))


def test_a_part_that_is_not_installed_or_does_nothing_is_none() -> None:
    mounts = {"pages": [mount_pages], "mcp": ()}
    assert parts_there(mounts, background=True) == ["pages", "workers"]
    assert parts_there({}, background=False) == []


def test_many_at_once_are_all_answered(server: Server) -> None:
    answers: list[int] = []

    def ask(number: int) -> None:
        with server.client() as client:
            body = {"session": f"s{number}", "turns": [{"text": f"Le train numéro {number} part"}]}
            answers.append(client.post("/v1/turns", json=body).status_code)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(30)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LONGEST_S)
    assert answers == [202] * 30
    with server.client() as client:
        assert client.get("/v1/sessions?limit=100").json()["count"] == 30


def test_a_port_that_is_taken_is_told(server: Server, home: Path) -> None:
    environment = os.environ | {"SOUVENANCE_HOME": str(home), "SOUVENANCE_EMBEDDER": "none"}  # noqa: TID251 - of a child
    told = subprocess.run(
        [sys.executable, "-c", "from souvenance.cli.main import main; main()", "serve", "--port", str(server.port)], env=environment, capture_output=True, text=True,
        timeout=LONGEST_S, check=False,
    )  # fmt: skip
    assert told.returncode == 2
    assert "cannot be listened at" in told.stderr
