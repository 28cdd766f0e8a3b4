import json
from dataclasses import replace
from pathlib import Path

import pytest

from souvenance.engine.reflecting import Exchange, Reflection
from souvenance.errors import InputError
from souvenance.evals import write
from souvenance.evals.bench import bounds
from souvenance.evals.formats import read_exchanges
from souvenance.types import Candidate

EXCHANGE = {
    "id": "a", "language": "en", "category": "negation", "said_at": "2026-03-04T10:00:00+01:00",
    "turns": [{"role": "user", "speaker": "Lise", "text": "I don't eat pork any more."}, {"role": "assistant", "text": "No pork."}],
    "existing": ["Lise eats pork on Sundays.", "Lise has a cat."],
    "expect": {"count": [1, 1], "contains": [["PORK"]], "absent": ["lise eats pork"], "kind": "preference", "supersedes": []},
}  # fmt: skip


def file(tmp_path: Path, *exchanges: object) -> Path:
    path = tmp_path / "write.jsonl"
    path.write_text("\n".join(json.dumps(exchange) for exchange in exchanges), encoding="utf-8")
    return path


class Scripted:
    """A reflector that proposes these texts of the first turn."""

    name = "scripted"

    def __init__(self, *texts: str, kind: str = "preference") -> None:
        self.texts, self.kind = texts, kind

    def reflect(self, exchange: Exchange) -> Reflection:
        first = exchange.turns[0]
        return Reflection(
            candidates=tuple(
                Candidate(text=text, kind=self.kind, subject="Lise", language="en", sources=(first.id,))  # type: ignore[arg-type]
                for text in self.texts
            )
        )


def test_an_exchange_is_written_by_the_whole_engine(tmp_path: Path) -> None:
    result, rows = write.measure([file(tmp_path, EXCHANGE | {"expect": EXCHANGE["expect"] | {"supersedes": [0]}})])  # type: ignore[operator]
    arm = result["arms"]["shipped"]
    assert (result["bench"], result["n"], rows[0].wrong) == ("write", 1, ())
    assert (arm["fully_right"], arm["kept_right"], arm["flips"], arm["kind_right"]) == (1.0, 1.0, 0.0, 1.0)
    assert arm["by_language"]["en"]["n"] == 1
    assert "refused_right" not in arm


@pytest.mark.parametrize(
    ("texts", "kind", "wrong"),
    [
        ((), "fact", ["0 kept, expected 1 to 1", "nothing holds PORK"]),
        (("I don't eat pork any more.",), "fact", ["kind is fact, expected preference", "superseded [0], expected []"]),
    ],
)
def test_what_goes_wrong_is_said(tmp_path: Path, texts: tuple[str, ...], kind: str, wrong: list[str]) -> None:
    _, rows = write.measure([file(tmp_path, EXCHANGE)], reflector=Scripted(*texts, kind=kind))
    assert list(rows[0].wrong) == wrong


def test_a_flip_that_is_stored_is_counted(tmp_path: Path) -> None:
    _, rows = write.measure([file(tmp_path, EXCHANGE)], reflector=Scripted("I don't eat pork any more."))
    (exchange,) = list(_exchanges())
    flipped = [replace(memory, text="Lise eats pork") for memory in rows[0].kept]
    found = write.judged(exchange, flipped, [], [])
    assert found.values == {"fully_right": 0.0, "kept_right": 1.0, "flips": 1.0, "kind_right": 1.0}


def _exchanges() -> list[write.Exchange]:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        return list(read_exchanges(file(Path(folder), EXCHANGE)))


def test_bounds_are_at_least_for_shares_and_at_most_for_counts() -> None:
    result = {"arms": {"shipped": {"fully_right": 0.8, "flips": 1.0}}}
    assert write.missed(result, bounds(["fully_right=0.8", "flips=1"], write.NAMES)) == []
    assert write.missed(result, bounds(["fully_right=0.9", "flips=0", "kind_right=1"], write.NAMES)) == [
        "fully_right is 0.8, wanted 0.9", "flips is 1.0, wanted 0", "kind_right is None, wanted 1",
    ]  # fmt: skip


@pytest.mark.parametrize("given", ["nonsense=1", "flips", "flips=many"])
def test_bounds_that_cannot_be_read(given: str) -> None:
    with pytest.raises(InputError):
        bounds([given], write.NAMES)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"extra": 1}, "unknown field 'extra'"),
        ({"expect": {"count": [1, 1], "contains": []}}, "missing field 'absent'"),
        ({"expect": {"count": 1, "contains": [], "absent": []}}, "is no [least, most]"),
        ({"expect": {"count": [0, 1], "contains": [], "absent": [], "kind": "song"}}, "'song' is none of"),
        ({"expect": {"count": [0, 1], "contains": [], "absent": [], "supersedes": [7]}}, "names none of the 2 existing"),
        ({"turns": [{"role": "ghost", "text": ""}]}, "'ghost' is none of"),
        ({"turns": [{"role": "user", "text": "", "mood": 1}]}, "unknown field 'mood'"),
        ({"said_at": "soon"}, "is no ISO 8601 time"),
    ],
)
def test_a_file_is_read_strictly(tmp_path: Path, change: dict[str, object], said: str) -> None:
    with pytest.raises(InputError) as failure:
        list(read_exchanges(file(tmp_path, EXCHANGE | change)))
    assert said in str(failure.value)
    assert "line 1" in str(failure.value)


def test_broken_files(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(InputError, match="broken JSON"):
        list(read_exchanges(path))
    with pytest.raises(InputError, match="cannot be read"):
        list(read_exchanges(tmp_path / "missing.jsonl"))
