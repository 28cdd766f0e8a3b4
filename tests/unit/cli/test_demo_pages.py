"""The end of the demo: whether it is shown in a browser is asked of a person alone."""

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from souvenance import open_memory
from souvenance.cli import demo as command
from souvenance.cli.demo import WORDS

from .conftest import Run

PATIENT_S = 90.0


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A person sits there; homes whose pages would be shown."""
    shown: list[Path] = []
    monkeypatch.setattr(command, "at_a_terminal", lambda: True)
    monkeypatch.setattr(command, "show_pages", lambda home, _name, _words: shown.append(home))
    monkeypatch.setattr(command, "_run", lambda _story, home, *, slow: home.mkdir(exist_ok=True))
    return shown


@pytest.mark.parametrize("story", ["en", "fr"])
@pytest.mark.parametrize("answer", ["\n", "n\n"])
def test_by_itself_nothing_is_opened_and_the_commands_are_told(run: Run, served: list[Path], story: str, answer: str) -> None:
    result = run("demo", "--story", story, stdin=answer)
    assert result.exit_code == 0
    assert WORDS[story]["open"] in result.output
    assert f"souvenance demo --story {story} --home demo-home" in result.output
    assert "souvenance serve --home demo-home" in result.output
    assert served == []


def test_a_yes_opens_the_store_of_the_story(run: Run, served: list[Path], tmp_path: Path) -> None:
    result = run("demo", "--home", str(tmp_path / "kept"), stdin="y\n")
    assert (result.exit_code, served) == (0, [tmp_path / "kept"])
    assert "souvenance serve" not in result.output


@pytest.mark.parametrize(("answer", "is_opened"), [("oui", True), ("O", True), (" YES ", True), ("non", False), ("No", False)])
def test_it_is_answered_in_either_language(run: Run, served: list[Path], answer: str, is_opened: bool) -> None:
    result = run("demo", "--story", "fr", stdin=f"peut-être\n{answer}\n")
    assert (result.exit_code, bool(served)) == (0, is_opened)
    assert "[o/N]" in result.output
    assert "Répondez par oui ou par non." in result.output


def test_without_what_serves_pages_nobody_is_asked(run: Run, served: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "can_be_served", lambda: False)
    result = run("demo")
    assert WORDS["en"]["open"] not in result.output
    assert "souvenance serve --home demo-home" in result.output
    assert served == []


def test_without_a_terminal_the_commands_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_run", lambda _story, _home, *, slow: None)
    result = run("demo", "--story", "fr", stdin="y\n")
    assert WORDS["fr"]["open"] not in result.output
    assert "souvenance tokens create Nina --home demo-home" in result.output


def test_every_word_of_it_is_said_in_both_languages() -> None:
    assert WORDS["en"].keys() == WORDS["fr"].keys()


def read_until(master: int, wanted: str, heard: str = "") -> str:
    """What a terminal shows until a pattern stands there."""
    until = time.monotonic() + PATIENT_S
    while re.search(wanted, heard) is None:
        assert time.monotonic() < until, heard
        try:
            heard += os.read(master, 65_536).decode("utf-8", "replace")
        except OSError:  # the other end is closed
            assert re.search(wanted, heard) is not None, heard
    return heard


def test_a_person_at_a_terminal_sees_the_pages_until_they_leave(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "xdg-open"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    home = tmp_path / "home"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SOUVENANCE_")}  # noqa: TID251
    environment |= {
        "SOUVENANCE_EMBEDDER": "none",
        "PATH": f"{tmp_path}:{environment['PATH']}",
        "COLUMNS": "200",
        "TERM": "dumb",
    }
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "souvenance.cli.main", "demo", "--home", str(home)],
        stdin=slave, stdout=slave, stderr=slave, env=environment, cwd=tmp_path, start_new_session=True,
    )  # fmt: skip
    os.close(slave)
    try:
        read_until(master, re.escape(WORDS["en"]["open"]))
        os.write(master, b"y\n")
        heard = read_until(master, r"sv_\S+\s")
        url, key = re.search(r"(http://127\.0\.0\.1:\d+)/ui/", heard), re.search(r"sv_\S+", heard)
        assert url is not None
        assert key is not None
        headers = {"Authorization": f"Bearer {key[0]}"}
        assert httpx.get(f"{url[1]}/v1/me", headers=headers, timeout=30).json()["principal"] == "Nina"
        assert httpx.get(f"{url[1]}/v1/memories", headers=headers, timeout=30).json()["count"] > 5
        assert httpx.get(f"{url[1]}/ui/", follow_redirects=True, timeout=30).status_code == 200
        until = time.monotonic() + PATIENT_S
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert opened.read_text(encoding="utf-8").strip() == f"{url[1]}/ui/"
        process.send_signal(signal.SIGINT)
        read_until(master, re.escape(WORDS["en"]["closed"]))
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()
        os.close(master)
    with open_memory(home, embedder="none", background=False) as memory:
        assert [token.revoked_at is not None for token in memory.trust.tokens("Nina")] == [True]
