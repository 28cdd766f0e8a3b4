"""What commands say when little or nothing happened, when a limit cut, and where in a file something is wrong."""

import json
from pathlib import Path

import pytest

from .conftest import Run, data


def test_a_list_that_was_cut_says_so(run: Run) -> None:
    for n in range(3):
        run("remember", f"My locker at school has number {n + 11}")
    found = json.loads(run("list", "--limit", "2", "--json").stdout)
    assert (found["count"], found["more"]) == (2, 1)
    assert "more" not in json.loads(run("list", "--json").stdout)
    assert "… and 1 more" in run("list", "--limit", "2").output


def test_candidates_that_were_cut_say_so(run: Run) -> None:
    for n in range(3):
        run("observe", f"I bought a house number {n + 11} in Lyon", "--session", f"s{n}")
    every = json.loads(run("candidates", "--json").stdout)["count"]
    assert every >= 2
    cut = json.loads(run("candidates", "--limit", "1", "--json").stdout)
    assert cut["more"] == every - 1
    assert f"… and {every - 1} more" in run("candidates", "--limit", "1").output


@pytest.mark.parametrize(
    ("first", "again", "said"),
    [
        (["pin", "ID"], ["pin", "ID"], "it was pinned"),
        ([], ["unpin", "ID"], "it was not pinned"),
        (["forget", "ID"], ["forget", "ID"], "it was forgotten already"),
        ([], ["correct", "ID", "I live in Lyon"], "it said so already"),
    ],
)
def test_what_changes_nothing_says_so(run: Run, first: list[str], again: list[str], said: str) -> None:
    kept = data(run("remember", "I live in Lyon", "--json"))["memory"]["id"]
    if first:
        assert "Nothing changed" not in run(*(kept if word == "ID" else word for word in first)).output
    events = len(data(run("why", kept, "--json"))["events"])
    assert f"Nothing changed: {said}" in run(*(kept if word == "ID" else word for word in again)).output
    assert len(data(run("why", kept, "--json"))["events"]) == events


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"role": "user"}', "needs a text"),
        ('{"text": "x", "foo": 1}', "a turn has no 'foo'"),
        ('{"text": "x", "role": "wizard"}', "'wizard' is no role"),
        ('{"text": "x", "at": "2026-05-01T10:00:00"}', "the time 2026-05-01T10:00:00 has no time zone: add one"),
        ('{"text": "x", "at": "demain"}', "'demain' is no time: write it as 2026-02-01T18:30:00+01:00"),
        ('{"text": "x", "at": "9999-12-31T23:00:00-05:00"}', "the time 9999-12-31T23:00:00-05:00 lies outside"),
        ("bonjour", "no JSON from character 1 on"),
        ('{"text": "x"', "no JSON from character 13 on"),
    ],
)
def test_a_line_that_is_no_turn_is_named_and_nothing_is_written(run: Run, tmp_path: Path, line: str, why: str) -> None:
    path = tmp_path / "turns.jsonl"
    path.write_text('{"text": "Bonjour"}\n' + line + "\n", encoding="utf-8")
    refused = run("observe", "--file", str(path))
    assert refused.exit_code == 2
    said = " ".join(refused.output.split())
    assert "line 2:" in said
    assert why in said
    assert "Nothing was written" in said
    assert not any(word in said for word in ("datetime", "isoformat", "Expecting", "char "))
    run("init")
    assert data(run("status", "--json"))["turns"] == 0


def test_the_name_of_a_file_as_a_text_is_noticed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "turns.jsonl"
    path.write_text('{"text": "Bonjour"}\n', encoding="utf-8")
    said = run("observe", str(path))
    assert said.exit_code == 0
    assert "--file reads one" in " ".join(said.output.split())
    assert "--file" not in run("observe", "I like turns").output
