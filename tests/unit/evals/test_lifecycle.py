import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.errors import InputError
from souvenance.evals.formats.scenario import Match, read_scenario
from souvenance.evals.lifecycle import measure, missed

TURNS = [
    ("2026-01-05T09:00:00+01:00", "a", "user", "I'm allergic to hazelnuts, the ambulance kind."),
    ("2026-01-05T09:01:00+01:00", "a", "assistant", "No hazelnuts, then."),
    ("2026-01-06T09:00:00+01:00", "b", "user", "I live in Porto."),
    ("2026-01-07T09:00:00+01:00", "c", "user", "My bus pass is valid until January 20."),
    ("2026-01-08T09:00:00+01:00", "d", "user", "I'm looking into a second-hand kiln from Braga."),
    ("2026-02-02T09:00:00+01:00", "e", "user", "I moved to Braga."),
]
EXPECT = {
    "tz": "Europe/Paris",
    "checks": [
        {
            "at": "2026-02-03T20:00:00+01:00",
            "current": [{"all": ["allergic", "hazelnuts"]}, {"all": ["moved to Braga"], "why": "said yesterday"}],
            "not_served": [{"all": ["live in Porto"]}],
            "expired": [{"all": ["bus pass"]}, {"all": ["never said"]}],
            "faded": [],
            "disputed": [],
            "repeated": [{"any": ["hazelnuts"], "max": 1}],
        },
        {
            "at": "2026-04-25T20:00:00+02:00",
            "current": [{"all": ["allergic", "hazelnuts"]}],
            "not_served": [],
            "expired": [],
            "faded": [{"all": ["kiln"]}],
            "disputed": [],
            "repeated": [],
        },
    ],
}


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    turns, expect = tmp_path / "story.jsonl", tmp_path / "story.expect.json"
    lines = [
        {"at": at, "session": s, "speaker": "Ana" if role == "user" else "Nib", "role": role, "text": text}
        for at, s, role, text in TURNS
    ]
    turns.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    expect.write_text(json.dumps(EXPECT), encoding="utf-8")
    return turns, expect


def test_a_story_is_told_and_looked_at(files: tuple[Path, Path]) -> None:
    result, rows = measure(*files, embedder="none")
    arm = result["arms"]["shipped"]
    assert [row for row in rows if not row.right] == []
    assert {name: arm[name] for name in ("current_served", "not_served_leaks", "expired_right", "destroyed", "faded_right", "repeated_right")} == {
        "current_served": 1.0, "not_served_leaks": 0.0, "expired_right": 1.0, "destroyed": 0.0, "faded_right": 1.0, "repeated_right": 1.0,
    }  # fmt: skip
    assert "disputed_right" not in arm  # nothing of the kind was looked at
    assert arm["n_by_kind"]["expired"] == 1  # what was never kept does not count
    assert missed(result, [("destroyed", 0.0), ("not_served_leaks", 0.0)]) == []
    assert len(missed(result, [("disputed_right", 0.5)])) == 1


def test_what_is_not_so_is_told(files: tuple[Path, Path]) -> None:
    turns, expect = files
    wrong = json.loads(expect.read_text())
    wrong["checks"] = wrong["checks"][:1]
    wrong["checks"][0] |= {
        "current": [{"all": ["live in Porto"]}, {"all": ["a yacht"]}], "not_served": [{"all": ["hazelnuts"]}],
        "expired": [{"all": ["hazelnuts"]}], "faded": [{"all": ["hazelnuts"]}, {"all": ["a yacht"]}],
        "disputed": [[{"all": ["hazelnuts"]}, {"all": ["Braga"]}]], "repeated": [{"any": ["hazelnuts"], "max": 0}],
    }  # fmt: skip
    expect.write_text(json.dumps(wrong))
    result, rows = measure(turns, expect, embedder="none")
    assert not any(row.right for row in rows)
    assert result["arms"]["shipped"]["not_served_leaks"] == 1.0


def test_the_command_prints_a_table_and_holds_the_bounds(files: tuple[Path, Path]) -> None:
    words = ["eval", "lifecycle", "--data", str(files[0]), "--expect", str(files[1]), "--embedder", "none"]
    done = CliRunner().invoke(app, [*words, "--show", "all", "--min", "destroyed=0"])
    assert done.exit_code == 0, done.output
    assert "current_served" in done.output
    assert CliRunner().invoke(app, [*words, "--min", "disputed_right=1"]).exit_code == 1


def test_a_match_reads_without_case_and_accents() -> None:
    match = Match(all=("léonie",), any=("11 ans", "onze"), unless=("pas",))
    assert match("Leonie a ONZE ans")
    assert not match("Léonie a 12 ans")
    assert not match("Léonie n'a pas onze ans")
    assert match.words == "léonie 11 ans"


@pytest.mark.parametrize(
    ("change", "said"),
    [({"tz": "Mars/Base"}, "tz"), ({"checks": [{"at": "2026-01-01"}]}, "check 1"), ({"more": 1}, "more")],
)
def test_what_cannot_be_read_names_the_field(files: tuple[Path, Path], change: dict[str, object], said: str) -> None:
    turns, expect = files
    expect.write_text(json.dumps(EXPECT | change))
    with pytest.raises(InputError, match=said):
        read_scenario(turns, expect)
