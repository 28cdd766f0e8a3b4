import json

import pytest

from .conftest import Run


def test_what_is_due_is_run_once_and_told(run: Run) -> None:
    run("remember", "I live in Lyon with my sister")
    first = run("maintain")
    assert first.exit_code == 0, first.output
    assert "expiry of me: 0 ended" in first.output
    assert "decay of me: 0 archived" in first.output
    assert "Nothing is due" in run("maintain").output
    found = json.loads(run("maintain", "--now", "decay", "--json").stdout)
    assert (found["command"], [one["name"] for one in found["data"]]) == ("maintain", ["decay"])


def test_a_pass_that_is_none_is_refused(run: Run) -> None:
    run("init")
    done = run("maintain", "dreaming")
    assert done.exit_code == 2
    assert "dreaming" in done.output


def test_status_shows_last_run_next_run_and_what_waits(run: Run) -> None:
    run("remember", "I live in Lyon with my sister")
    assert "last never" in run("status").output
    run("maintain")
    shown = run("status").output
    assert "last never" not in shown
    assert "0 waiting" in shown
    assert {one["name"] for one in json.loads(run("status", "--json").stdout)["data"]["passes"]} == {
        "expiry",
        "decay",
        "compression",
        "dream",
    }


def test_what_was_believed_goes_by_the_clock_of_the_events(run: Run) -> None:
    run("remember", "I live in Lyon with my sister")
    assert "Lyon" in run("list", "--believed", "today").output
    assert "Lyon" not in run("list", "--believed", "2020-01-01").output
    assert "Lyon" in run("list", "--believed", "today", "--status", "active").output
    assert "Lyon" not in run("list", "--believed", "today", "--status", "superseded").output
    assert "Lyon" not in run("list", "--believed", "today", "--as-of", "2020-01-01").output


def test_opening_a_memory_is_told_where_it_brings_it_back(run: Run) -> None:
    made = json.loads(run("remember", "I live in Lyon with my sister", "--json").stdout)["data"]["memory"]
    found = json.loads(run("source", made["id"], "--json").stdout)["data"]
    assert (found["memory"]["accesses"], found["note"]) == (1, "")


def test_a_time_that_is_none_is_refused_by_its_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_DECAY_AT", "every morning")
    done = run("status")
    assert done.exit_code == 2
    assert "decay_at" in done.output
