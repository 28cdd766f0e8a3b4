"""The command line from outside: what is printed, and the exit code."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from souvenance.cli.main import app

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("SOUVENANCE_HOME", str(home))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    monkeypatch.chdir(tmp_path)

    def run(*words: str, stdin: str | None = None) -> Result:
        return CliRunner().invoke(app, list(words), input=stdin)

    return run


def _json(result: Result) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(result.stdout)
    assert set(found) == {"status", "command", "scope", "count", "data"}
    return found


def test_what_was_observed_is_recalled_listed_and_shown(run: Run) -> None:
    observed = _json(run("observe", "The plumber comes on Friday.", "--session", "s1", "--json"))
    (turn_id,) = observed["data"]["turn_ids"]
    found = _json(run("recall", "plumber", "--json"))
    assert [hit["turn"]["id"] for hit in found["data"]] == [turn_id]
    assert "The plumber comes on Friday." in run("recall", "plumber").output
    assert _json(run("list", "--json"))["data"][0]["text"] == "The plumber comes on Friday."
    assert _json(run("show", turn_id[:9], "--json"))["data"][0]["session"] == "s1"
    assert _json(run("show", "s1", "--json"))["count"] == 2
    assert _json(run("sessions", "--json"))["data"][0]["title"] == "The plumber comes on Friday."


def test_json_lines_on_standard_input_are_observed(run: Run) -> None:
    first = '{"role": "user", "text": "Le vélo est à la cave.", "at": "2026-03-02T09:00:00+01:00"}'
    lines = first + '\n\n{"role": "assistant", "text": "Noté."}\n'
    assert _json(run("observe", "--json", stdin=lines))["data"]["session"] == "cli"
    assert _json(run("list", "--json"))["data"][0]["at"] == "2026-03-02T09:00:00+01:00"


@pytest.mark.parametrize(
    "line", ["{broken", "[1]", '{"text": 3}', '{"text": "a", "mood": "b"}', '{"text": "a", "at": "soon"}', ""]
)
def test_a_bad_line_on_standard_input_writes_nothing(run: Run, line: str) -> None:
    result = run("observe", stdin='{"text": "fine"}\n' + line + "\n" if line else "")
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert run("list", "--json").exit_code == 1 or _json(run("list", "--json"))["count"] == 0


def test_import_reports_broken_lines_and_exits_with_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "chat.jsonl"
    file.write_text('{"session": "a", "text": "one"}\n{broken\n{"session": "a", "text": "two"}\n', encoding="utf-8")
    first = run("import", str(file), "--json")
    assert first.exit_code == 1
    report = _json(first)["data"]["report"]
    assert (report["added"], report["skipped_total"], report["layout"]) == (2, 1, "turns")
    assert "line 2" in report["skipped"][0]["where"]
    again = _json(run("import", str(file), "--json"))["data"]["report"]
    assert (again["added"], again["known"]) == (0, 2)
    assert "line 2" in run("import", str(file)).output


@pytest.mark.parametrize("content", ["", "not json at all\n", "\x00\x01\x02"])
def test_a_file_that_cannot_be_read_is_misuse(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(content, encoding="utf-8")
    result = run("import", str(file))
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_reading_without_a_store_says_so_and_makes_none(run: Run, home: Path) -> None:
    for command in (["recall", "x"], ["list"], ["sessions"], ["status"], ["doctor"], ["reindex"], ["show", "x"]):
        result = run(*command)
        assert result.exit_code == 1, command
        assert "souvenance init" in result.output
    assert not home.exists()


def test_errors_come_in_the_envelope_too(run: Run) -> None:
    run("init")
    found = _json(run("show", "nothing", "--json"))
    assert found["status"] == "error"
    assert found["data"]["error"] == "NotFound"


def test_an_unknown_setting_is_misuse_and_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_EMBEDER", "none")
    result = run("status")
    assert result.exit_code == 2
    assert "embeder" in result.output


def test_config_show_masks_the_key_and_names_the_source(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_EMBEDDER_API_KEY", "very-" + "secret")
    shown = run("config", "show")
    assert "very-secret" not in shown.output
    assert "environment" in shown.output
    assert _json(run("config", "show", "--json"))["data"]["embedder"] == {"value": "none", "from": "environment"}


def test_doctor_is_content_and_notices_a_missing_row(run: Run, home: Path) -> None:
    import sqlite3

    run("observe", "one")
    run("observe", "two")
    assert run("doctor").exit_code == 0
    with sqlite3.connect(home / "index.db") as db:
        db.execute("DELETE FROM rows WHERE key = (SELECT min(key) FROM rows)")
    db.close()
    result = run("doctor")
    assert result.exit_code == 1
    assert "souvenance reindex" in result.output
    assert run("reindex").exit_code == 0
    assert run("doctor").exit_code == 0


def test_a_deleted_index_comes_back_with_the_same_answer(run: Run, home: Path) -> None:
    for text in ("The plumber comes on Friday.", "Peanuts are out.", "The plumber was late."):
        run("observe", text)
    before = _json(run("recall", "plumber friday", "--json"))["data"]
    for file in home.glob("index.db*"):
        file.unlink()
    assert _json(run("recall", "plumber friday", "--json"))["data"] == before


def test_the_demo_answers_from_its_story(run: Run) -> None:
    for story, answer in (("en", "walnuts"), ("fr", "noix")):
        result = run("demo", "--story", story)
        assert result.exit_code == 0
        assert answer in result.output
    assert run("demo", "--story", "xx").exit_code == 2


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("init", "import", "observe", "recall", "list", "show", "sessions", "status", "doctor", "reindex", "demo"):
        result = run(command, "--help")
        assert result.exit_code == 0
    assert run("recall").exit_code == 2
    assert run("nonsense").exit_code == 2


def test_secrets_are_masked_wherever_a_turn_is_printed(run: Run) -> None:
    key = "sk-" + "a1" * 12
    run("observe", f"my api key is {key} for the printer")
    for command in (["list"], ["list", "--json"], ["recall", "printer"], ["recall", "printer", "--json"], ["sessions"]):
        assert key not in run(*command).output
