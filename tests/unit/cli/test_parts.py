"""Parts of the server apart: workers without a server, a server without workers, pages, proxy or MCP."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from souvenance import open_memory

from .conftest import Run

LONGEST_S = 60


def started(home: Path, *words: str) -> subprocess.Popen[str]:
    """A command in a process of its own, once it has said its first line."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SOUVENANCE_")}  # noqa: TID251 - of a child
    environment |= {"SOUVENANCE_HOME": str(home), "SOUVENANCE_EMBEDDER": "none", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "souvenance.cli.main", *words], env=environment, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip


def ended(process: subprocess.Popen[str]) -> int:
    process.send_signal(signal.SIGTERM)
    try:
        return process.wait(LONGEST_S)
    finally:
        process.kill()
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A store whose last process ended before it came to its jobs."""
    home = tmp_path / "home"
    with open_memory(home, embedder="none", background=False) as memory:
        memory.as_principal("Léa").observe([{"text": "I live in Lyon"}], session="s")
    return home


def remembered(home: Path) -> list[str]:
    with open_memory(home, embedder="none", background=False) as memory:
        return [one.text for one in memory.as_principal("Léa").memories()]


def soon(holds: Callable[[], bool]) -> bool:
    until = time.monotonic() + LONGEST_S
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


@pytest.mark.parametrize("words", [("work",), ("serve", "--port", "0")])
def test_what_waited_when_the_last_process_ended_is_done(home: Path, words: tuple[str, ...]) -> None:
    if words[0] == "serve":
        pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')
    process = started(home, *words)
    try:
        assert soon(lambda: remembered(home) == ["I live in Lyon"])
    finally:
        code = ended(process)
    assert code in {0, -signal.SIGTERM}


def test_a_server_without_its_parts_serves_the_api_alone_and_leaves_the_work(home: Path) -> None:
    pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')
    without = [word for part in ("pages", "proxy", "mcp", "workers") for word in ("--without", part)]
    process = started(home, "serve", "--port", "0", *without)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        url = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        with httpx.Client(base_url=url, timeout=LONGEST_S, trust_env=False) as http:
            assert http.get("/health").status_code == 200
            assert http.get("/v1/me").status_code == 401
            for path in ("/ui/", "/v1/models", "/mcp"):
                assert http.get(path).status_code == 404, path
        time.sleep(1)
        assert remembered(home) == []
    finally:
        ended(process)


def test_a_part_that_there_is_not_is_refused(run: Run) -> None:
    refused = run("serve", "--without", "lunch")
    assert refused.exit_code == 2
    assert "one of pages, proxy, mcp, workers" in " ".join(refused.output.split())


def test_work_needs_a_store(run: Run) -> None:
    assert run("work").exit_code != 0


def test_a_script_is_told_where_the_server_is_on_one_line(home: Path) -> None:
    process = started(home, "serve", "--port", "0", "--without", "proxy", "--json")
    try:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        assert (told["status"], told["command"]) == ("ok", "serve")
        found = told["data"]
        assert httpx.get(f"{found['url']}/health").json() == {"status": "ok"}
        assert found["parts"] == ["pages", "mcp", "workers"]
        assert (found["pid"], found["home"]) == (process.pid, str(home))
    finally:
        ended(process)


def test_a_script_is_told_that_the_work_began(home: Path) -> None:
    process = started(home, "work", "--json")
    try:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        assert (told["command"], told["data"]) == ("work", {"home": str(home), "pid": process.pid})
    finally:
        ended(process)


def test_a_script_is_told_why_the_server_did_not_start(run: Run, home: Path) -> None:
    told = run("serve", "--without", "everything", "--home", str(home), "--json")
    assert told.exit_code == 2
    assert json.loads(told.stdout)["status"] == "error"
