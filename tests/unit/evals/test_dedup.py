"""The dedup bench on pairs few enough to know its answers."""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.errors import InputError
from souvenance.evals import dedup, formats, speed
from souvenance.evals.bench import bounds

PAIRS = [
    ("p1", "My van seats nine.", "my van seats 9", "same"),
    ("p2", "Gus drives trams.", "Gus is a tram driver.", "same"),
    ("p3", "Locker 15 is ours.", "Locker 16 is ours.", "distinct"),
    ("p4", "I hate fish.", "I hate fish, it smells.", "additive"),
    ("p5", "I eat rice.", "i eat rice", "confirms"),
]


def _file(tmp_path: Path, *pairs: Any, name: str = "pairs.jsonl") -> Path:
    path = tmp_path / name
    path.write_text("".join(json.dumps(pair) + "\n" for pair in pairs), encoding="utf-8")
    return path


def _pairs(**changes: Any) -> list[dict[str, Any]]:
    return [{"id": i, "language": "en", "a": a, "b": b, "label": label} | changes for i, a, b, label in PAIRS]


def test_shares_by_hand(tmp_path: Path) -> None:
    empty = _pairs()[0] | {"a": " "}
    result, rows = dedup.measure([_file(tmp_path, *_pairs(), empty)])
    assert (result["bench"], result["n"], result["excluded"]) == ("dedup", 5, {"pairs with an empty text": 1})
    shipped = result["arms"]["shipped"]
    assert shipped["merged_same"] == 0.5
    assert shipped["wrong_merges"] == 0.5
    assert shipped["merged_confirms"] == 1.0
    assert shipped["threshold"] == 0.8
    assert shipped["by_language"]["en"]["n_same"] == 2
    assert shipped["by_category"]["confirms"]["merged_same"] is None
    assert [row.pair.id for row in rows if not row.right] == ["p2", "p4"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"label": "twins"}, "line 1, label: 'twins'"), ({"extra": 1}, "unknown field 'extra'"), ({"a": 3}, "line 1, a: expected"),
        ({"cause": None}, "cause: expected a text"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError, match=words):
        list(formats.read_pairs(_file(tmp_path, *_pairs(**change))))


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    missing = {"id": "p", "language": "en", "a": "x", "b": "y"}
    with pytest.raises(InputError, match="missing field 'label'"):
        list(formats.read_pairs(_file(tmp_path, missing)))
    with pytest.raises(InputError, match="cannot be read"):
        list(formats.read_pairs(tmp_path / "none.jsonl"))
    (tmp_path / "broken.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(InputError, match="broken JSON"):
        list(formats.read_pairs(tmp_path / "broken.jsonl"))


@pytest.mark.parametrize(
    ("stated", "missed"),
    [
        (["merged_same=0.5", "wrong_merges=0.5"], []),
        (["merged_same=0.6"], ["merged_same is 0.500, wanted 0.600"]),
        (["wrong_merges=0.1"], ["wrong_merges is 0.500, wanted at most 0.100"]),
    ],
)
def test_bounds(tmp_path: Path, stated: list[str], missed: list[str]) -> None:
    result, _ = dedup.measure([_file(tmp_path, *_pairs())])
    assert dedup.missed(result, bounds(stated, dedup.NAMES)) == missed


def test_a_share_of_nothing_is_no_zero(tmp_path: Path) -> None:
    result, _ = dedup.measure([_file(tmp_path, _pairs()[0])])
    assert result["arms"]["shipped"]["wrong_merges"] is None
    assert dedup.missed(result, [("wrong_merges", 0.0)]) == ["wrong_merges was not measured: no pair of its kind"]


@pytest.mark.parametrize("bound", ["mrr=1", "merged_same=all", "merged_same"])
def test_a_bound_that_says_nothing_is_refused(bound: str) -> None:
    with pytest.raises(InputError, match="--min"):
        bounds([bound], dedup.NAMES)


def test_the_command_prints_the_object_and_names_failures(tmp_path: Path) -> None:
    data, run = str(_file(tmp_path, *_pairs())), CliRunner().invoke
    printed = run(app, ["eval", "dedup", "--data", data, "--json"])
    assert (printed.exit_code, json.loads(printed.stdout)["n"]) == (0, 5)
    shown = run(app, ["eval", "dedup", "--data", data, "--show", "failures", "--min", "merged_same=0.9"])
    assert shown.exit_code == 1
    assert "p2" in shown.stdout
    assert "p3" not in shown.stdout
    assert run(app, ["eval", "dedup", "--data", data, "--show", "some"]).exit_code == 2
    assert run(app, ["eval", "dedup", "--data", str(_file(tmp_path, name="empty.jsonl"))]).exit_code == 1


def test_the_plot_is_drawn_or_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, rows = dedup.measure([_file(tmp_path, *_pairs())])
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "matplotlib.figure", None)
        with pytest.raises(InputError, match=r"souvenance\[plot\]"):
            dedup.plot(rows, tmp_path / "none.png")
    pytest.importorskip("matplotlib")
    dedup.plot(rows, tmp_path / "scores.png")
    assert (tmp_path / "scores.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(InputError, match="--plot"):
        dedup.plot(rows, tmp_path / "no folder" / "scores.png")


def test_what_cannot_be_written_is_said_before_measuring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []
    monkeypatch.setattr(dedup, "measure", lambda *_, **__: measured.append("dedup"))
    monkeypatch.setattr(speed, "measure", lambda *_, **__: measured.append("speed"))
    data = str(_file(tmp_path, *_pairs()))
    (tmp_path / "a file").write_text("")
    for option, path in (
        ("--out", tmp_path / "a file" / "x.json"), ("--out", tmp_path), ("--plot", tmp_path / "a file" / "x.png"),
        ("--plot", tmp_path / "x.nonsense"),
    ):  # fmt: skip
        result = CliRunner().invoke(app, ["eval", "dedup", "--data", data, option, str(path)])
        assert result.exit_code == 2, result.output
        if importlib.util.find_spec("matplotlib") is not None or option != "--plot":  # without it, that is what is said first
            assert f"{option} '{path}" in result.output
    result = CliRunner().invoke(app, ["bench", "speed", "--sizes", "10", "--out", str(tmp_path / "a file" / "x.json")])
    assert result.exit_code == 2, result.output
    assert measured == []
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix != ".jsonl") == ["a file"]


def test_the_object_is_left_in_a_folder_that_is_made(tmp_path: Path) -> None:
    out = tmp_path / "results" / "dedup.json"
    for _ in range(2):
        assert (
            CliRunner().invoke(app, ["eval", "dedup", "--data", str(_file(tmp_path, *_pairs())), "--out", str(out)]).exit_code
            == 0
        )
        assert json.loads(out.read_text(encoding="utf-8"))["bench"] == "dedup"


@pytest.mark.parametrize("sizes", ["0", "-5", "10,0", "", "10,", "many", "1.5"])
def test_sizes_are_whole_numbers_of_one_or_more(monkeypatch: pytest.MonkeyPatch, sizes: str) -> None:
    monkeypatch.setattr(speed, "measure", lambda *_, **__: pytest.fail("it was measured"))
    result = CliRunner().invoke(app, ["bench", "speed", "--sizes", sizes])
    assert result.exit_code == 2
    assert "--sizes" in result.output


def test_speed_finds_every_variant_it_asks_for() -> None:
    measured = speed.measure_dedup(300)
    assert measured["rows"] == measured["n"] == 300
    assert 100 <= measured["found"] < 110
