"""`bench speed`: the parts that measure contexts and statements, on stores small enough for a test."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.evals import queue_speed, speed
from souvenance.settings import Settings
from souvenance.wiring import open_tools, token_counter


def bench(*arguments: str) -> dict[str, Any]:
    done = CliRunner().invoke(app, ["bench", "speed", "--json", *arguments])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def run(*arguments: str) -> dict[str, dict[str, float]]:
    return bench(*arguments)["arms"]


def test_contexts_are_timed_beside_a_bare_product() -> None:
    found = run("--part", "context", "--sizes", "40")["context-40"]
    assert (found["n"], found["rows"], found["seats"], found["degraded"]) == (40, 40, 24, 0)
    assert 0 < found["select_ms"] < found["median_ms"] <= found["p95_ms"]
    assert found["ratio"] == pytest.approx(found["median_ms"] / found["product_ms"], rel=0.5)


def test_a_turn_and_a_resumed_session_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_speed, "APPENDS", 5)
    found = run("--part", "queue", "--sizes", "900")["queue-900"]
    assert (found["n"], found["rows"]) == (10, 900)
    assert found["append_ms"] == pytest.approx(found["observe_ms"] - found["without_queue_ms"], abs=0.002)
    assert found["compactions"] > 0
    assert found["resume_s"] > 0


def test_statements_are_kept_among_memories() -> None:
    found = run("--part", "remember", "--sizes", "30")["remember-30"]
    assert found["rows"] == 30
    assert 0 < found["median_ms"] <= found["max_ms"]


@pytest.mark.parametrize("arguments", [["--part", "dreams"], ["--sizes", "many"], ["--sizes", "0"]])
def test_what_cannot_be_measured_is_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["bench", "speed", "--json", *arguments]).exit_code == 2


def test_what_would_be_left_out_without_a_word_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    for arguments in (["--part", "embedding", "--part", "context"], ["--part", "context", "--crowd", "1000"]):
        done = CliRunner().invoke(app, ["bench", "speed", "--json", "--sizes", "30", *arguments])
        assert (done.exit_code, done.stdout.count('"arms"')) == (2, 0), done.output


def test_the_object_counts_all_that_was_timed() -> None:
    found = bench("--part", "remember", "--part", "search", "--sizes", "30")
    assert found["n"] == found["arms"]["remember-30"]["n"] + found["arms"]["search-30"]["n"]


def test_a_crowd_is_as_large_as_was_asked_for(tmp_path: Path) -> None:
    tools = open_tools(Settings(home=tmp_path, embedder="none"))
    speed._fill_others(tools, 1_234, 0, lambda _: None)
    assert [tools.index.counts(f"sc_other{n}", None).rows for n in range(3)] == [1_000, 234, 0]


def test_first_bytes_are_timed_through_the_proxy_and_past_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fastapi", reason='no proxy without pip install "souvenance[serve]"')
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    token_counter()("x")  # loaded before threads run: its package warns as it is imported
    found = run("--part", "proxy", "--sizes", "30")["proxy-30"]
    assert (found["n"], found["rows"], found["kept"], found["without_memory"]) == (40, 30, 50, 0)
    assert min(found["direct_median_ms"], found["through_median_ms"]) > 0


def test_each_part_has_sizes_of_its_own_that_end_within_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[tuple[str, int]] = []

    def noted(part: str) -> Callable[..., dict[str, int]]:
        def measure(size: int, *_: object, **__: object) -> dict[str, int]:
            measured.append((part, size))
            return {"n": 1}

        return measure

    for part in ("proxy", "context"):
        monkeypatch.setattr(speed, f"measure_{part}", noted(part))
    speed.measure(["proxy", "context"])
    speed.measure(["proxy"], [30])
    assert measured == [("context", 1_000), ("context", 10_000), ("context", 100_000), ("proxy", 1_000), ("proxy", 30)]
