"""The expiry bench on sentences whose ends are known."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.errors import InputError
from souvenance.evals import expiry, formats
from souvenance.evals.bench import bounds

SENTENCES = [
    ("en", "The form is due on Friday.", "2026-03-06"),
    ("en", "I was born in May.", None),
    ("en", "The form is due some time.", "2026-03-09"),
    ("fr", "Le dossier est à rendre vendredi.", "2026-03-08"),
    ("fr", "J'attends la réponse de Lou.", None),
    ("fr", "On se voit mardi.", None),
]


def _file(tmp_path: Path, **changes: Any) -> Path:
    path = tmp_path / "dates.jsonl"
    cases = [
        {
            "id": f"d{n}",
            "language": language,
            "text": text,
            "said_at": "2026-03-03T09:00:00",
            "tz": "Europe/Paris",
            "ends": ends,
        }
        for n, (language, text, ends) in enumerate(SENTENCES)
    ]
    cases[-1] |= changes
    path.write_text("\n".join(json.dumps(case) for case in cases) + "\n\n", encoding="utf-8")
    return path


def test_the_shares_are_of_what_they_are_about(tmp_path: Path) -> None:
    result, rows = expiry.measure([_file(tmp_path)])
    shipped = result["arms"]["shipped"]
    assert result["n"] == 6
    assert shipped["exact"] == shipped["missed"] == shipped["invented"] == pytest.approx(1 / 3)
    assert shipped["by_language"]["en"] == {"n": 3, "exact": 0.5, "invented": 0.0, "missed": 0.5}
    assert shipped["default_life"] == 1  # a state without a date: no stated end, and so right
    assert [row.right for row in rows] == [True, True, False, False, True, False]


def test_a_time_without_an_offset_is_local_to_its_zone(tmp_path: Path) -> None:
    case = next(iter(formats.read_dates(_file(tmp_path))))
    assert case.said_at.isoformat() == "2026-03-03T09:00:00+01:00"


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"mood": 1}, "unknown field 'mood'"),
        ({"tz": "Mars/Olympus"}, "tz: 'Mars/Olympus'"),
        ({"said_at": "soon"}, "said_at: 'soon'"),
        ({"ends": "soon"}, "ends: 'soon'"),
        ({"text": 7}, "text: expected a text"),
    ],
)
def test_a_wrong_line_names_file_line_and_field(tmp_path: Path, changes: dict[str, Any], named: str) -> None:
    with pytest.raises(InputError, match=named) as caught:
        list(formats.read_dates(_file(tmp_path, **changes)))
    assert "line 6" in str(caught.value)


def test_a_missing_or_broken_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        list(formats.read_dates(tmp_path / "none.jsonl"))
    (tmp_path / "broken.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(InputError, match="broken JSON"):
        list(formats.read_dates(tmp_path / "broken.jsonl"))


def test_bounds_are_from_below_or_from_above() -> None:
    result = {"arms": {"shipped": {"exact": 0.5, "invented": 0.2, "missed": 0.1}}}
    assert expiry.missed(result, bounds(["exact=0.5", "invented=0.2", "missed=0.3"], expiry.NAMES)) == []
    assert expiry.missed(result, bounds(["exact=0.6", "invented=0.1"], expiry.NAMES)) == [
        "exact is 0.500, wanted 0.600", "invented is 0.200, wanted at most 0.100",
    ]  # fmt: skip
    for wrong in ("exact", "exact=high", "fame=1"):
        with pytest.raises(InputError, match="--min"):
            bounds([wrong], expiry.NAMES)


def test_the_command_prints_leaves_and_names_failures(tmp_path: Path) -> None:
    path = str(_file(tmp_path))
    shown = CliRunner().invoke(app, ["eval", "expiry", "--data", path, "--show", "failures"])
    assert shown.exit_code == 0
    assert "d3" in shown.stdout
    assert "d0" not in shown.stdout
    as_json = CliRunner().invoke(app, ["eval", "expiry", "--data", path, "--json", "--min", "exact=0.9"])
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)["bench"] == "expiry"
    assert CliRunner().invoke(app, ["eval", "expiry", "--data", path, "--show", "some"]).exit_code == 2
    (tmp_path / "empty.jsonl").write_text("", encoding="utf-8")
    assert CliRunner().invoke(app, ["eval", "expiry", "--data", str(tmp_path / "empty.jsonl")]).exit_code == 1
