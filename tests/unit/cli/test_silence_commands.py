"""`calibrate`, `forgotten`, and what `trace`, `why`, `status` and `doctor` say of silence and of what is served."""

import pytest

from souvenance.cli.calibrate import histogram

from .conftest import Run, data


def test_calibrate_of_an_empty_store_says_so(run: Run) -> None:
    run("init")
    assert data(run("calibrate", "--json")) == []
    assert "Nothing to calibrate" in run("calibrate").output


def test_calibrate_shows_the_bar_and_the_distribution(run: Run) -> None:
    run("observe", "My sister Ines plays the cello in Porto.")
    [turns] = [shelf for shelf in data(run("calibrate", "--json")) if shelf["shelf"] == "turns"]
    assert (turns["rows"], turns["made_for"], turns["state"], turns["model"], turns["bar"]) == (1, 1, "fresh", "", None)
    assert set(turns["questions"]) == {"chat", "foreign"}
    assert turns["questions"]["chat"] == len(turns["nulls"]["chat"])
    assert turns["quantiles"]["foreign"]["0.95"] >= turns["quantiles"]["foreign"]["0.5"]
    shown = run("calibrate", "--again").output
    for part in ("turns  1 rows  fresh  words alone", "by words alone", "silent below", "chat at or below: 50%", "█"):
        assert part in shown


def test_calibrate_of_another_principal_is_of_its_scope(run: Run) -> None:
    run("observe", "My sister Ines plays the cello in Porto.", "--principal", "ana")
    assert data(run("calibrate", "--json")) == []
    assert [shelf["shelf"] for shelf in data(run("calibrate", "--principal", "ana", "--json"))][0] == "turns"


def test_status_and_doctor_say_what_is_stale(run: Run) -> None:
    run("observe", "My sister Ines plays the cello in Porto.")
    run("calibrate")
    assert data(run("status", "--json"))["silence"]["turns"] == "fresh"
    for n in range(9):
        run("observe", f"The train number {n} left on time.", "--no-wait")
    assert data(run("status", "--json"))["silence"]["turns"] == "stale"
    assert "turns stale" in run("status").output
    doctor = run("doctor")
    assert doctor.exit_code == 0
    assert "turns stale, made for 1 rows of now 10" in " ".join(doctor.output.split())
    assert "souvenance calibrate --principal me" in " ".join(doctor.output.split())


def test_forgotten_lists_what_never_came_up(run: Run) -> None:
    run("init")
    assert "Nothing is forgotten" in run("forgotten").output
    run("remember", "The dragon is called Ember", "--story", "game")
    run("remember", "My sister lives in Brest")
    run("observe", "hello there", "--session", "s1")
    run("context", "hello", "--session", "s1")
    found = data(run("forgotten", "--json"))
    assert [(one["memory"]["text"], one["served"]["served"]) for one in found] == [
        ("The dragon is called Ember", 0), ("My sister lives in Brest", 1),
    ]  # fmt: skip
    assert len(data(run("forgotten", "--limit", "1", "--json"))) == 1
    shown = run("forgotten", "-n", "1").output
    assert "in 0 contexts" in shown
    assert "1 more" in shown
    why = run("why", found[1]["memory"]["id"]).output
    assert "in 1 context: 0 for the message's sake, 1 by rank" in why
    assert data(run("why", found[1]["memory"]["id"], "--json"))["served"]["served"] == 1


def test_why_not_is_of_the_last_context(run: Run) -> None:
    run("init")
    first = data(run("remember", "My sister lives in Brest", "--json"))["memory"]["id"]
    assert "As things stand now" in run("trace", "--why-not", first).output
    run("context", "hello", "--session", "s1")
    second = data(run("remember", "I play the violin", "--json"))["memory"]["id"]
    told = data(run("trace", "s1", "--why-not", second, "--json"))
    assert told["why_not"] == "It was not remembered yet."
    assert told["at"] is not None
    assert "It was there: Holds in every story" in run("trace", "--why-not", first).output


def test_status_counts_degraded_contexts_by_cause(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run("remember", "My sister lives in Brest")
    run("context", "Who lives in Brest?", "--session", "s1")
    now = data(run("status", "--json"))
    assert (now["traced"], now["degraded"]) == (1, {})
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "openai:nobody")
    monkeypatch.setenv("SOUVENANCE_EMBEDDER_URL", "http://127.0.0.1:9/v1")
    run("context", "Who lives in Brest?", "--session", "s1")
    now = data(run("status", "--json"))
    assert now["traced"] == 2
    without_vectors = [n for cause, n in now["degraded"].items() if cause.startswith("vectors")]  # a busy machine may lack more
    assert without_vectors == [1]
    assert "1 of 2 contexts: vectors" in run("status").output


@pytest.mark.parametrize("bar", [-1.0, 0.5, 9.0])
def test_every_value_stands_in_the_histogram_and_one_line_is_marked(bar: float) -> None:
    lines = histogram([0.0, 0.1, 0.1, 2.0], bar)
    assert sum("◂" in line for line in lines) == 1
    assert sum(int(line.split("█ ")[1].split()[0]) for line in lines if "█" in line) == 4


def test_a_histogram_of_one_value_is_drawn() -> None:
    assert "1" in histogram([0.5], 0.5)[0]
