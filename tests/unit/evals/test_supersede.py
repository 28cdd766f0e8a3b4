import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.errors import InputError
from souvenance.evals import supersede
from souvenance.evals.bench import bounds

PAIRS = [
    {"id": "1", "language": "en", "a": "I live in Leeds.", "b": "I live in York now.", "label": "supersedes", "cause": "moved"},
    {"id": "2", "language": "en", "a": "I keep bees.", "b": "The boiler is blue.", "label": "supersedes"},
    {"id": "3", "language": "en", "a": "I like Python.", "b": "I also use Rust.", "label": "additive"},
    {"id": "4", "language": "fr", "a": "J'habite à Rennes.", "b": "Oui j'habite toujours à Rennes.", "label": "confirms"},
    {"id": "5", "language": "fr", "a": " ", "b": "x", "label": "distinct"},
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "pairs.jsonl"
    file.write_text("\n".join(map(json.dumps, PAIRS)), encoding="utf-8")
    return file


def test_shares_are_counted_by_hand(path: Path) -> None:
    result, rows = supersede.measure([path])
    arm = result["arms"]["shipped"]
    assert (result["n"], len(rows), result["excluded"]) == (4, 4, {"pairs with an empty text": 1})
    assert (arm["precision"], arm["recall"], arm["wrong"], arm["confirms_right"]) == (1.0, 0.5, 0.0, 1.0)
    assert arm["by_language"]["fr"]["recall"] is None
    assert arm["by_category"]["moved"]["recall"] == 1.0


def test_bounds_are_read_and_compared(path: Path) -> None:
    result, _ = supersede.measure([path])
    assert supersede.missed(result, bounds(["precision=0.97", "wrong=0.0"], supersede.NAMES)) == []
    assert supersede.missed(result, [("recall", 0.7)]) == ["recall is 0.500, wanted 0.700"]
    with pytest.raises(InputError, match="none of precision"):
        bounds(["speed=1"], supersede.NAMES)
    with pytest.raises(InputError, match="METRIC=NUMBER"):
        bounds(["wrong=few"], supersede.NAMES)


def test_the_command_prints_json_names_failures_and_leaves_with_the_right_code(path: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke
    assert json.loads(run(app, ["eval", "supersede", "--data", str(path), "--json"]).stdout)["bench"] == "supersede"
    shown = run(app, ["eval", "supersede", "--data", str(path), "--show", "failures"])
    assert (shown.exit_code, "I keep bees." in shown.output) == (0, True)
    assert run(app, ["eval", "supersede", "--data", str(path), "--min", "recall=0.9"]).exit_code == 1
    assert run(app, ["eval", "supersede", "--data", str(path), "--show", "some"]).exit_code == 2
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert run(app, ["eval", "supersede", "--data", str(empty)]).exit_code == 1
