"""`bench load`: a real server, few clients, a second."""

import json

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.evals import load


def test_clients_are_answered_and_what_was_acknowledged_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    done = CliRunner().invoke(app, ["bench", "load", "--clients", "3", "--seconds", "2", "--memories", "20", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert (found["errors"], found["lost"]) == ({}, 0)
    assert found["acknowledged"] == found["arms"]["turns"]["n"]
    assert found["n"] == sum(found["arms"][kind]["n"] for kind in ("turns", "context", "recall"))
    assert found["arms"]["library context"]["n"] == load.LIBRARY_CALLS


def test_what_went_wrong_is_told_and_fails_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    spread = {"n": 1, "median_ms": 1.0, "p95_ms": 2.0, "longest_ms": 2.0}
    result = {
        "clients": 1, "seconds": 1.0, "memories": 0, "arms": {"context": spread, "turns": {"n": 0}}, "acknowledged": 3, "lost": 1,
        "errors": {"recall 500: [bug]": 2}, "late_contexts": 1, "without": {"memories": 1}, "context_p95_ratio": 3.0,
    }  # fmt: skip
    monkeypatch.setattr(load, "measure", lambda *_, **__: result)
    done = CliRunner().invoke(app, ["bench", "load"])
    assert done.exit_code == 1
    assert "lost 1" in done.output
    assert "errors 2 recall 500: [bug]" in done.output


def test_answers_are_counted_by_what_they_say() -> None:
    seen = load._Seen()
    seen.told("turns", 202, {"turn_ids": ["t_1", "t_2"]}, 5.0)
    seen.told("context", 200, {"missing": ["vectors: 1 of 2 turns have none yet"]}, 5.0)
    seen.told("context", 200, {"missing": ["search: not ready within 0.1 s", "search: again"]}, 5.0)
    seen.told("recall", 503, {"detail": "busy"}, 5.0)
    assert seen.acknowledged == ["t_1", "t_2"]
    assert (dict(seen.without), seen.late) == ({"vectors": 1, "search": 1}, 1)
    assert dict(seen.errors) == {"recall 503: busy": 1}
