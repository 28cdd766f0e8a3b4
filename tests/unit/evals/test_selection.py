"""`eval selection`: what it plants, what it drowns it in, what it counts, and how the command ends."""

import json
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.errors import InputError
from souvenance.evals import selection
from souvenance.evals.distractors import KINDS, distractors
from souvenance.evals.formats import Planted, Unanswered, read_planted

SMALL = ["--sizes", "60", "--sets", "1", "--embedder", "none"]


def shipped() -> list[Planted | Unanswered]:
    return [line for path in selection.shipped() for line in read_planted(path)]


def planted() -> list[Planted]:
    return [line for line in shipped() if isinstance(line, Planted)]


def written(tmp_path: Path, *lines: dict[str, Any]) -> Path:
    file = tmp_path / "planted.jsonl"
    file.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    return file


def line(name: str, **given: Any) -> dict[str, Any]:
    return {"id": name, "language": "en", "kind": "fact", "text": f"My {name} is red.", "questions": [f"{name}?"]} | given


def test_the_memories_that_come_with_it_are_enough() -> None:
    assert len(planted()) >= 40
    assert Counter(one.language for one in planted()).keys() == {"en", "fr", "zh"}
    assert {one.kind for one in planted()} == {"fact", "preference", "promise", "episode"}
    assert {one.category for one in shipped() if isinstance(one, Unanswered)} == {"foreign", "small_talk", "near"}
    assert len({one.id for one in shipped()}) == len(shipped())
    questions = [question for one in shipped() for question in one.questions]
    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize("one", planted(), ids=lambda one: one.id)
def test_no_question_is_a_copy_of_its_memory(one: Planted) -> None:
    def words(text: str) -> set[str]:
        return {word.strip(".,?!:;«»") for word in text.lower().replace("'", " ").split()}

    for question in one.questions:
        assert one.text not in question
        if one.language != "zh":
            assert len(words(question) & words(one.text)) <= len(words(question)) / 2, question


@pytest.mark.parametrize("kind", KINDS)
def test_distractors_are_drawn_from_the_seed_and_each_is_another(kind: str) -> None:
    first = list(islice(distractors(kind, planted(), 0), 3_000))
    assert list(islice(distractors(kind, planted(), 0), 3_000)) == first
    assert list(islice(distractors(kind, planted(), 1), 3_000)) != first
    assert len({one.text for one in first}) == len(first)
    assert not {one.text for one in planted()} & {one.text for one in first}
    assert all("{" not in one.text for one in first)
    assert {one.language for one in first} == {"en", "fr", "zh"}
    assert {one.story for one in first} == {None, "roman", "campaign"}


def test_echoes_repeat_words_of_what_is_asked_for() -> None:
    one = replace(planted()[0], text="The harbour master sold twelve lanterns.", language="en")
    echoes = [echo.text for echo in islice(distractors("echoes", [one], 0), 50)]
    assert all(any(word in text for word in ("harbour", "master", "sold", "twelve", "lanterns")) for text in echoes)


def test_promises_are_recent_and_loud_facts_are_important() -> None:
    assert all(one.days_ago <= 2 and one.kind == "promise" for one in islice(distractors("promises", planted(), 0), 100))
    assert all(one.importance is not None and one.importance >= 9 for one in islice(distractors("loud", planted(), 0), 100))


def test_more_distractors_than_there_are_is_an_error() -> None:
    one = replace(planted()[0], text="Oak", language="zh")
    with pytest.raises(InputError, match="ask for smaller sizes"):
        list(distractors("echoes", [one], 0))


def test_what_is_counted(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        *(line(f"thing{n:02}", questions=["And then?"]) for n in range(30)),
        {"id": "no", "language": "en", "category": "small_talk", "questions": ["Hello!", "Hi!"]},
    )
    result, asked = selection.measure([30], None, paths=[path], sets=2)
    assert (result["bench"], result["n"], result["planted"], result["embedder"]) == ("selection", 60, 30, None)
    shipped = result["arms"]["shipped"]
    answered = [row for row in asked if row.memory is not None]
    assert len(asked) == 64
    assert shipped["served"] == sum(row.passed is not None for row in answered) / 60 == 24 / 30
    assert sum(shipped["by_size"]["30"]["by_pass"].values()) == pytest.approx(shipped["served"])
    assert shipped["by_size"]["30"]["seats"] == 24
    assert shipped["by_size"]["30"]["degraded"] == 0
    assert set(shipped["by_size"]["30"]["false_by_category"]) == {"small_talk"}


def test_a_question_in_the_words_of_its_memory_brings_it_back(tmp_path: Path) -> None:
    path = written(
        tmp_path, *(line(f"thing{n:02}", text=f"My lantern{n:02} is red.", questions=[f"lantern{n:02}?"]) for n in range(30))
    )
    shipped = selection.measure([300], None, paths=[path], sets=1)[0]["arms"]["shipped"]
    assert shipped["served"] == 1
    assert shipped["served_semantic"] > 0
    assert shipped["by_size"]["300"]["by_pass"]["semantic"] == shipped["served_semantic"]


def test_the_same_seed_gives_the_same_figures() -> None:
    def figures(seed: int) -> list[tuple[object, ...]]:
        _, asked = selection.measure([70, 55], None, sets=2, seed=seed)
        return [(row.text, row.size, row.among, row.passed, row.seats, row.semantic) for row in asked]

    assert figures(3) == figures(3)
    assert figures(3) != figures(4)


def test_a_question_of_a_story_is_asked_in_it(tmp_path: Path) -> None:
    lines = [line(f"thing{n:02}") for n in range(30)]
    path = written(tmp_path, *lines, line("dragon", story="jeu"))
    _, asked = selection.measure([31], None, paths=[path], sets=1)
    assert [row.right for row in asked if row.id == "dragon"] == [True]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"mood": 1}, "line 1: unknown field 'mood'"),
        ({"questions": []}, "line 1, questions: expected a list of texts"),
        ({"kind": "rule"}, "line 1, kind: 'rule'"),
        ({"text": 3}, "line 1, text"),
        ({"category": "rude"}, "line 1: unknown field"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_field(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    with pytest.raises(InputError, match=named):
        list(read_planted(written(tmp_path, line("a", **change))))


def test_an_unknown_kind_of_silence_is_named(tmp_path: Path) -> None:
    wrong = {"id": "no", "language": "en", "category": "rude", "questions": ["?!"]}
    with pytest.raises(InputError, match="category: 'rude'"):
        list(read_planted(written(tmp_path, wrong)))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([], 0),
        (["--min", "served=0.05"], 0),
        (["--min", "served@60=0.99"], 1),
        (["--min", "false_semantic=0.5"], 0),
        (["--min", "served@61=0.1"], 2),
        (["--show", "some"], 2),
        (["--sizes", "20"], 2),
        (["--sizes", "many"], 2),
        (["--sizes", "0"], 2),
        (["--data", "no-such-file"], 2),
    ],
)
def test_the_command_exits_as_it_says(arguments: list[str], code: int) -> None:
    done = CliRunner().invoke(app, ["eval", "selection", *SMALL, "--json", *arguments])
    assert done.exit_code == code, done.output
    if code < 2:
        assert 0 < json.loads(done.stdout)["arms"]["shipped"]["served"] <= 1


def test_a_bound_of_what_is_to_be_small_is_the_most() -> None:
    result = {"arms": {"shipped": {"false_semantic": 0.2, "by_size": {}}}}
    assert selection.missed(result, [("false_semantic", 0.3)]) == []
    assert selection.missed(result, [("false_semantic", 0.1)]) == ["false_semantic is 0.200, wanted at most 0.100"]


def test_nothing_measured_is_a_failure(tmp_path: Path) -> None:
    none = {"id": "no", "language": "en", "category": "foreign", "questions": ["?"]}
    done = CliRunner().invoke(app, ["eval", "selection", *SMALL, "--data", str(written(tmp_path, none))])
    assert done.exit_code == 1
    assert "nothing was measured" in done.output


def test_the_questions_can_be_shown() -> None:
    done = CliRunner().invoke(app, ["eval", "selection", *SMALL, "--show", "failures"])
    assert done.exit_code == 0
    assert "no seat" in done.output
    assert "served among neighbours" in done.output
