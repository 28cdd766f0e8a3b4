"""Whose memory `souvenance mcp` serves: never guessed, and told before a client connects."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app


@pytest.mark.parametrize(
    ("environment", "words", "status", "sentence"),
    [
        ({"SOUVENANCE_TOKEN": "sv_nothing"}, [], 1, "this token opens nothing"),
        ({"SOUVENANCE_TOKEN": "sv_nothing"}, ["--as", "léa"], 2, "give one of the two"),
        ({"SOUVENANCE_PRINCIPLE": "léa"}, [], 2, "unknown setting 'principle'"),
    ],
)
def test_who_it_is_for_is_never_guessed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    words: list[str],
    status: int,
    sentence: str,
) -> None:
    pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')
    monkeypatch.chdir(tmp_path)
    for name, value in {"SOUVENANCE_HOME": str(tmp_path / "home"), "SOUVENANCE_EMBEDDER": "none", **environment}.items():
        monkeypatch.setenv(name, value)
    done = CliRunner().invoke(app, ["mcp", *words])
    assert done.exit_code == status
    assert done.stdout == ""
    assert sentence in done.stderr
    assert "sv_nothing" not in done.stderr
