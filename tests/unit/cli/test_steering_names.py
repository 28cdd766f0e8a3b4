"""Names and texts that people chose are shown as they are: none is read as markup, none steers the terminal."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app

NAME = "Li[/]se [red]"
STEERING = "\x1b[31m"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "ho[/]me"))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    monkeypatch.setenv("COLUMNS", "300")


def shown(*words: str, **more: str) -> str:
    result = CliRunner().invoke(app, list(words), **more)  # type: ignore[arg-type]
    assert result.exit_code == 0, (words, result.output, result.exception)
    assert "\x1b" not in result.output, words
    return result.output


def test_principals_scopes_and_tokens_keep_their_brackets() -> None:
    for words in (
        ("principals", "create", NAME, "--audience", "child"),
        ("principals", "audience", NAME, "adult"),
        ("scopes", "create", NAME),
        ("scopes", "grant", NAME, NAME, "read"),
        ("scopes", "list"),
        ("principals", "list"),
        ("tokens", "create", NAME, "--name", NAME),
        ("tokens", "list"),
        ("scopes", "revoke", NAME, NAME),
    ):
        assert NAME in shown(*words), words


def test_the_store_is_told_with_its_folder_and_its_principal() -> None:
    assert "ho[/]me" in shown("init", "-p", NAME)
    assert NAME in shown("status", "-p", NAME)
    assert "ho[/]me" in shown("config", "show")


def test_a_conversation_whose_words_and_names_are_markup_is_listed_shown_and_moved() -> None:
    turn = {"role": "user", "speaker": f"{NAME}{STEERING}", "text": f"The [/] sign {NAME} {STEERING}glows."}
    assert NAME in shown("observe", "--session", NAME, "--workspace", NAME, input=json.dumps(turn) + "\n")
    for words in (
        ("sessions",),
        ("show", NAME),
        ("sessions", "show", NAME),
        ("source", NAME),
        ("recall", "sign"),
        ("sessions", "export", NAME, "--out", "out.json"),
        ("sessions", "import", "out.json", "--as", f"{NAME}2"),
    ):
        assert "Li[/]se" in shown(*words), words
