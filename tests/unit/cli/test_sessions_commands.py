import json
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from souvenance.cli.main import app


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    monkeypatch.setenv("SOUVENANCE_X_TOKENS", "40")
    monkeypatch.setenv("SOUVENANCE_Y_TOKENS", "160")


def run(*words: str, code: int = 0, **more: str) -> Result:
    result = CliRunner().invoke(app, list(words), **more)  # type: ignore[arg-type]
    assert result.exit_code == code, result.output
    return result


def talk(n: int = 30) -> None:
    lines = [
        json.dumps({
            "session": "trip", "role": "assistant" if i % 2 else "user", "at": f"2026-02-{i % 27 + 1:02}T10:00:00Z",
            "text": f"Train {i} leaves the old station in the morning.",
        })
        for i in range(n)
    ]  # fmt: skip
    Path("trip.jsonl").write_text("\n".join(lines), encoding="utf-8")
    run("import", "trip.jsonl")


def test_sessions_are_listed_with_and_without_the_word() -> None:
    talk(4)
    for words in (("sessions", "--json"), ("sessions", "list", "--json")):
        assert [one["id"] for one in json.loads(run(*words).stdout)["data"]] == ["trip"]
    assert "trip" in run("sessions").stdout
    assert "options belong behind" in run("sessions", "--json", "list", code=2).output


def test_a_session_is_forgotten_and_comes_back() -> None:
    talk(4)
    done = json.loads(run("sessions", "forget", "tr", "--json").stdout)["data"]
    event = done["event"]["id"]
    assert done["session"]["forgotten_at"]
    assert json.loads(run("sessions", "--json").stdout)["data"] == []
    assert [one["id"] for one in json.loads(run("sessions", "list", "--forgotten", "--json").stdout)["data"]] == ["trip"]
    for words in (
        ("sessions", "show", "trip"),
        ("sessions", "resume", "trip"),
        ("source", "trip"),
        ("recall", "x", "--session", "trip"),
    ):
        assert event in run(*words, code=1).output.replace("\n", "")
    shown = json.loads(run("show", "trip", "--json").stdout)["data"]
    assert shown[0]["forgotten_at"]
    assert len(shown) == 5
    turn = json.loads(run("show", shown[1]["id"], "--json").stdout)["data"]
    assert turn[1]["forgotten_at"]
    for words in (("show", "trip"), ("show", shown[1]["id"]), ("why", "trip")):
        assert "is forgotten since" in run(*words).output
    why = json.loads(run("why", "tr", "--json").stdout)["data"]
    assert [one["what"] for one in why["events"]] == ["hidden"]
    assert event in why["forgotten"]
    assert "found again" in run("undo", event).stdout
    assert "found by whoever asks" in run("why", "trip").stdout
    assert json.loads(run("undo", event, "--json", code=2).output)["status"] != "ok"
    assert "trip" in run("sessions").stdout
    assert event not in run("sessions", "forget", "trip").stdout
    run("sessions", "forget", "nowhere", code=1)


def test_sessions_are_listed_by_where_they_are_held() -> None:
    talk(2)
    run("observe", "The lamp is broken.", "--session", "lamp", "--workspace", "atelier")
    assert [one["id"] for one in json.loads(run("sessions", "list", "--workspace", "atelier", "--json").stdout)["data"]] == [
        "lamp"
    ]
    assert "workspace" in run("sessions").stdout
    assert "workspace" not in run("sessions", "list", "--workspace", "").stdout


def test_a_session_is_shown_as_a_prompt_reads_it() -> None:
    talk()
    data = json.loads(run("sessions", "show", "tr", "--json").stdout)["data"]
    assert data["tokens"] <= 200
    assert data["recent"][-1].endswith("Train 29 leaves the old station in the morning.")
    assert "Train 29 leaves" in run("sessions", "show", "trip").stdout
    run("sessions", "show", "nowhere", code=1)


def test_a_session_is_exported_and_imported_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    talk()
    whole = json.loads(run("sessions", "export", "trip").stdout)
    run("sessions", "export", "trip", "--out", "trip.json")
    assert json.loads(Path("trip.json").read_text(encoding="utf-8")) == whole
    assert "--out" in run("sessions", "export", "trip", "--json", code=2).output
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "other"))
    assert json.loads(run("sessions", "import", "trip.json", "--json").stdout)["data"]["added"] == 30
    assert "30 known already" in run("sessions", "import", "trip.json").stdout
    run("sessions", "import", "trip.json", "--as", "copy")
    assert len(json.loads(run("sessions", "--json").stdout)["data"]) == 2
    assert "cannot be read" in run("sessions", "import", "none.json", code=2).output
    Path("bad.json").write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in run("sessions", "import", "bad.json", code=2).output


def test_resuming_goes_on_in_the_session_or_says_what_is_missing() -> None:
    talk(2)
    assert "chat_model" in run("sessions", "resume", "trip", "--json", code=1).output
    run("sessions", "resume", "nowhere", code=1)


def test_eval_short_term_refuses_to_print_what_was_not_measured() -> None:
    turn = {
        "id": "t1",
        "session": "s",
        "at": "2026-01-01T10:00:00Z",
        "speaker": "Ana",
        "role": "user",
        "text": "The cat is called Plume.",
    }
    question = {"id": "q", "text": "What is the cat called?", "evidence": ["t1"], "category": "one", "answerable": True}
    Path("one.jsonl").write_text(
        json.dumps({"id": "a", "language": "en", "turns": [turn], "questions": [question]}), encoding="utf-8"
    )
    result = run("eval", "short-term", "--data", "one.jsonl", "--x-budget", "500", "--y-budget", "900", code=1)
    assert "--x-budget 500 --y-budget 900" in result.output
    assert "coverage" not in result.output


def test_eval_compaction_prints_both_policies_and_checks_a_bound() -> None:
    result = run("eval", "compaction", "--turns", "120", "--min", "constraints_kept=1", "--json")
    arms = json.loads(result.stdout)["arms"]
    assert arms["protected-tight-120"]["constraints_kept"] == 1.0
    assert arms["blind-tight-120"]["constraints_kept"] < 1.0
    assert "nothing was measured" in run("eval", "compaction", "--turns", "20", code=1).output
