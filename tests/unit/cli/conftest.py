"""The command line from outside: a store of the test's own, and what a command printed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from souvenance.cli.main import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command on a store by words in `home`, from the folder of the test."""
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    monkeypatch.chdir(tmp_path)

    def run(*words: str, stdin: str | None = None) -> Result:
        return CliRunner().invoke(app, list(words), input=stdin)

    return run


def data(result: Result, *, code: int = 0) -> Any:
    """What the envelope carries."""
    assert result.exit_code == code, result.output
    found = json.loads(result.stdout)
    assert set(found) - {"more"} == {"status", "command", "scope", "count", "data"}
    return found["data"]
