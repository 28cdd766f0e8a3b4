"""`bench speed`: the parts that measure contexts and statements, on stores small enough for a test."""

import json

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app


def run(*arguments: str) -> dict[str, dict[str, float]]:
    done = CliRunner().invoke(app, ["bench", "speed", "--json", *arguments])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)["arms"]


def test_contexts_are_timed_beside_a_bare_product() -> None:
    found = run("--part", "context", "--sizes", "40")["context-40"]
    assert (found["n"], found["rows"], found["seats"], found["degraded"]) == (40, 40, 24, 0)
    assert 0 < found["select_ms"] < found["median_ms"] <= found["p95_ms"]
    assert found["ratio"] == pytest.approx(found["median_ms"] / found["product_ms"], rel=0.5)


def test_statements_are_kept_among_memories() -> None:
    found = run("--part", "remember", "--sizes", "30")["remember-30"]
    assert found["rows"] == 30
    assert 0 < found["median_ms"] <= found["max_ms"]


@pytest.mark.parametrize("arguments", [["--part", "dreams"], ["--sizes", "many"], ["--sizes", "0"]])
def test_what_cannot_be_measured_is_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["bench", "speed", "--json", *arguments]).exit_code == 2
