"""`eval summary`: what it counts, what it refuses, and that the same seed gives the same figures."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.errors import InputError
from souvenance.evals import summary
from souvenance.evals.formats import read_stories


def fact(name: str, **given: Any) -> dict[str, Any]:
    return {"id": name, "text": f"Fact {name} holds.", "holds": [f"fact {name}"], "kind": "fact", "pinned_at": None, **given}


def reflection(*facts: dict[str, Any], again: list[str] | None = None) -> dict[str, Any]:
    return {"said": "I say something.", "facts": list(facts), "again": again or []}


def written(tmp_path: Path, *reflections: dict[str, Any], **given: Any) -> Path:
    file = tmp_path / "stories.jsonl"
    file.write_text(
        json.dumps({"id": "one", "language": "en", "reflections": list(reflections), **given}) + "\n", encoding="utf-8"
    )
    return file


def test_the_stories_that_come_with_it_are_enough() -> None:
    stories = [story for path in summary.shipped_stories() for story in read_stories(path)]
    assert len(stories) >= 12
    assert {story.language for story in stories} == {"en", "fr"}
    assert min(len(story.reflections) for story in stories) >= 8
    assert all(reflection.facts for story in stories for reflection in story.reflections)


def test_both_hold_at_least_what_each_holds_and_the_same_seed_gives_the_same(tmp_path: Path) -> None:
    result, held = summary.measure([], seed=3, rounds=2)
    again, _ = summary.measure([], seed=3, rounds=2)
    assert result["arms"] == again["arms"]
    assert (result["bench"], result["n"], set(result["arms"])) == ("summary", len(held), {"summary", "anchors", "shipped"})
    for row in held:
        assert max(row.times["summary"], row.times["anchors"]) <= row.times["shipped"] <= row.rounds == 2
    assert summary.measure([], seed=4, rounds=2)[0]["arms"] != result["arms"]


def test_pinned_rule_and_thrice_confirmed_are_held_by_anchors_from_then_on(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        reflection(fact("p", pinned_at=1), fact("r", kind="rule"), fact("c"), fact("n", holds=[])),
        *[reflection(again=["c"]) for _ in range(3)],
        *[reflection() for _ in range(60)],
    )
    result, held = summary.measure([path], rounds=3)
    assert [(row.fact.id, row.because, row.times["anchors"]) for row in held] == [
        ("p", "pinned", 3), ("r", "rule", 3), ("c", "confirmed three times", 3),
    ]  # fmt: skip
    assert result["arms"]["shipped"]["facts_held"] == 1
    assert result["arms"]["summary"]["facts_held"] < 0.5
    assert result["excluded"] == {"facts that are not key facts": 1}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"mood": 1}, "line 1: unknown field 'mood'"),
        ({"reflections": [{"said": "x", "facts": []}]}, "line 1, reflection 1: missing field 'again'"),
        ({"reflections": [reflection(fact("a", kind="wish"))]}, "fact 1, kind: 'wish'"),
        ({"reflections": [reflection(again=["z"])]}, "reflection 1, again: 'z'"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_field(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    with pytest.raises(InputError, match=named):
        list(read_stories(written(tmp_path, reflection(), **change)))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([], 0),
        (["--min", "facts_held=0.99"], 1),
        (["--min", "mrr=1"], 2),
        (["--show", "some"], 2),
        (["--data", "no-such-file"], 2),
    ],
)
def test_the_command_exits_as_it_says(arguments: list[str], code: int) -> None:
    done = CliRunner().invoke(app, ["eval", "summary", "--rounds", "1", "--json", *arguments])
    assert done.exit_code == code, done.output
    if code < 2:
        assert json.loads(done.stdout)["arms"]["shipped"]["facts_held"] > 0.5


def test_nothing_measured_is_a_failure(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["eval", "summary", "--data", str(written(tmp_path, reflection()))])
    assert done.exit_code == 1
    assert "nothing was measured" in done.output


def test_the_facts_can_be_shown() -> None:
    done = CliRunner().invoke(app, ["eval", "summary", "--rounds", "2", "--show", "failures"])
    assert done.exit_code == 0
    assert "lost in" in done.output
