"""The bench of silence on conversations small enough to know what they can answer."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.core.silence import null_questions
from souvenance.errors import InputError
from souvenance.evals import abstention
from souvenance.evals.abstention import FEATURES, MOST_OF_A_KIND, Heard
from souvenance.evals.bench import bounds
from souvenance.models.scripted import ScriptedEmbedder

ANA = [
    "The boat is called Heron and lies in Lagos harbour.", "My sister Ines plays the cello in Porto.",
    "The car needs new tyres before winter.", "We painted the kitchen yellow on Sunday.", "My dentist moved to Rua das Flores.",
    "I bake rye bread with caraway seeds.", "The cat caught a starling again.", "Our lease for the cellar ends in June.",
]  # fmt: skip


def _conversation(name: str = "c1", speaker: str = "Ana", **changes: Any) -> dict[str, Any]:
    turns = [
        {"id": f"{name}-{n}", "session": f"{name}-s{n}", "at": f"2026-01-0{n + 1}T10:00:00", "speaker": speaker, "role": "user",
         "text": text}
        for n, text in enumerate(ANA)
    ]  # fmt: skip
    questions = [
        {"id": "q1", "text": "Who plays the cello in Porto?", "evidence": [f"{name}-1"], "category": "who", "answerable": True},
        {"id": "q2", "text": "Where does the boat Heron lie?", "evidence": [f"{name}-0"], "category": "x", "answerable": True},
        {"id": "q3", "text": "Who plays the piano in Faro?", "evidence": [], "category": "what", "answerable": False},
        {"id": "q4", "text": "Why?", "evidence": ["gone"], "category": "why", "answerable": True},
        {"id": "q5", "text": " ", "evidence": [], "category": "why", "answerable": False},
    ]
    return {"id": name, "language": "en", "turns": turns, "questions": questions} | changes


def _others(count: int, text: str = "Which ferry goes to island number {n}?") -> dict[str, Any]:
    questions = [
        {"id": f"o{n}", "text": text.format(n=n), "evidence": [], "category": "", "answerable": True} for n in range(count)
    ]
    return _conversation("other", "Bo", questions=questions)


def _file(tmp_path: Path, *conversations: Any, name: str = "data.jsonl") -> Path:
    path = tmp_path / name
    path.write_text("".join(json.dumps(c) + "\n" for c in conversations), encoding="utf-8")
    return path


def _of(heard: list[Heard], kind: str) -> list[Heard]:
    return [one for one in heard if one.asking.kind == kind]


def test_one_conversation_alone_measures_something(tmp_path: Path) -> None:
    result, heard = abstention.measure([_file(tmp_path, _conversation())], ScriptedEmbedder(dim=64), cache=tmp_path / "cache")
    assert (result["bench"], result["n"]) == ("abstention", len(heard))
    assert result["excluded"] == {
        "evidence that names no turn": 1, "questions left without evidence": 1, "questions without text": 1,
    }  # fmt: skip
    built_in = null_questions(["en"], ["Ana"], judging=True)
    assert [one.asking.text for one in _of(heard, "small_talk")] == list(built_in["chat"])
    assert [one.asking.text for one in _of(heard, "foreign")] == list(built_in["foreign"])
    assert [one.asking.id for one in _of(heard, "near")] == ["q3"]
    shipped = result["arms"]["shipped"]
    assert set(shipped["by_category"]) == {"foreign", "small_talk", "near"}
    assert shipped["auc"] >= 0.9
    assert shipped["kept"] == sum(one.served for one in _of(heard, "answerable")) / 2
    assert set(result["arms"]) == {"shipped", *FEATURES}
    assert set(shipped["by_language"]) == {"en"}
    assert [point["false_recall"] for point in shipped["curve"]] == [0.01, 0.02, 0.05, 0.10, 0.20]


def test_what_calibrates_does_not_judge(tmp_path: Path) -> None:
    calibrating = {text for kind in null_questions(["en"], ["Ana"]).values() for text in kind}
    _, heard = abstention.measure([_file(tmp_path, _conversation())], None)
    assert not calibrating & {one.asking.text for one in heard}


def test_without_an_embedder_words_are_measured(tmp_path: Path) -> None:
    result, heard = abstention.measure([_file(tmp_path, _conversation())], None)
    assert set(result["arms"]) == {"shipped", "score", "covered", "share", "own", "asked"}
    assert all(one.served for one in _of(heard, "answerable"))


def test_questions_of_other_lives_are_sampled_by_the_seed(tmp_path: Path) -> None:
    paths = [_file(tmp_path, _conversation())]
    foreign = [_file(tmp_path, _others(150), name="foreign.jsonl")]

    def asked(seed: int) -> list[str]:
        return [one.asking.text for one in _of(abstention.measure(paths, None, foreign=foreign, seed=seed)[1], "foreign")]

    assert len(asked(0)) == MOST_OF_A_KIND
    assert asked(0) == asked(0)
    assert asked(0) != asked(1)
    assert sum("ferry" in text for text in asked(0)) == MOST_OF_A_KIND - len(
        null_questions(["en"], [], judging=True)["foreign"]
    )


def test_a_conversation_is_not_asked_as_a_stranger_what_it_may_know(tmp_path: Path) -> None:
    same = _conversation()["questions"][0] | {"id": "same"}
    like = same | {"id": "like", "text": "Who plays the cello in Madrid?"}
    named = {"id": "named", "text": "Where does ANA live?", "evidence": [], "category": "", "answerable": True}
    strange = {"id": "strange", "text": "Where does Bo live?", "evidence": [], "category": "", "answerable": True}
    unknown = {"id": "unknown", "text": "What did Bo dream?", "evidence": [], "category": "", "answerable": False}
    other = _conversation("other", "Bo", questions=[same, like, named, strange, unknown])
    result, heard = abstention.measure(
        [_file(tmp_path, _conversation())], None, foreign=[_file(tmp_path, other, name="f.jsonl")]
    )
    assert [one.asking.id for one in _of(heard, "foreign") if "built-in" not in one.asking.id] == ["other strange"]
    assert result["excluded"]["drawn questions of others that name somebody who speaks here"] == 1
    assert result["excluded"]["drawn questions of others that repeat one of this conversation"] == 2
    _, heard = abstention.measure([_file(tmp_path, _conversation())] * 2, None)  # the same conversation twice is no other
    assert all("built-in" in one.asking.id for one in _of(heard, "foreign"))


def test_nothing_to_keep_is_nothing_measured(tmp_path: Path) -> None:
    result, _ = abstention.measure([_file(tmp_path, _conversation(questions=[]))], None)
    assert (result["n"], result["arms"]) == (0, {})


def test_bounds() -> None:
    result = {"arms": {"shipped": {"auc": 0.9, "false_recall": 0.1}}}
    assert abstention.missed(result, bounds(["auc=0.8", "false_recall=0.1"], abstention.NAMES)) == []
    assert abstention.missed(result, bounds(["false_recall=0.05"], abstention.NAMES)) == [
        "false_recall is 0.100, wanted at most 0.050"
    ]
    assert "was not measured" in abstention.missed(result, bounds(["kept=0.5"], abstention.NAMES))[0]
    with pytest.raises(InputError, match="--min"):
        bounds(["mrr=1"], abstention.NAMES)


def test_the_command_prints_the_object_the_tables_and_the_failures(tmp_path: Path) -> None:
    data, run = str(_file(tmp_path, _conversation())), CliRunner().invoke
    words = ["eval", "abstention", "--data", data, "--embedder", "none"]
    printed = run(app, [*words, "--json"])
    assert (printed.exit_code, json.loads(printed.stdout)["arms"]["shipped"]["kept"]) == (0, 1.0)
    shown = run(app, [*words, "--show", "all", "--min", "auc=1.1"])
    assert shown.exit_code == 1
    for part in ("as shipped", "answers kept, by false recall", "Who plays the cello", "right spoke", "right silent"):
        assert part in shown.stdout
    assert run(app, [*words, "--min", "fame=1"]).exit_code == 2
    empty = run(app, ["eval", "abstention", "--data", str(_file(tmp_path, name="e.jsonl")), "--embedder", "none"])
    assert empty.exit_code == 1
    assert "nothing was measured" in empty.stderr


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "silence.png"
    words = ["eval", "abstention", "--data", str(_file(tmp_path, _conversation())), "--embedder", "none"]
    assert CliRunner().invoke(app, [*words, "--plot", str(picture)]).exit_code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert CliRunner().invoke(app, [*words, "--plot", str(tmp_path / "x.nonsense")]).exit_code == 2
