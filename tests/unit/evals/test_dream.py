"""`eval dream`: what counts as found, kept, said twice and lost."""

import json
from pathlib import Path

import pytest

from souvenance.evals import dream
from souvenance.evals.bench import bounds
from souvenance.evals.formats import read


def turn(number: int, text: str, **more: object) -> dict[str, object]:
    day = 1 + number // 3
    return {
        "id": f"t{number}", "session": f"s{day}", "at": f"2026-03-{day:02}T10:0{number % 3}:00Z", "speaker": "Lise",
        "role": "user", "text": text,
    } | more  # fmt: skip


@pytest.fixture
def data(tmp_path: Path) -> Path:
    conversation = {
        "id": "c", "language": "en",
        "turns": [
            turn(0, "My cat is called Otto and he is grey."),
            turn(1, "Thanks!"),
            turn(2, "p95 212 ms, rate 400 a second", role="tool", speaker="tool"),
            turn(3, "I moved to Nantes with my sister Zoe."),
            turn(4, "My cat is called Otto and he is grey."),
        ],
        "questions": [
            {"id": "q1", "text": "What is my cat called?", "evidence": ["t0"], "category": "one", "answerable": True},
            {"id": "q2", "text": "Where did I move with my sister?", "evidence": ["t3"], "category": "one", "answerable": True},
            {"id": "q3", "text": "What was the p95?", "evidence": ["t2"], "category": "tool", "answerable": True},
            {"id": "q4", "text": "Who is my boss?", "evidence": [], "category": "one", "answerable": False},
        ],
    }  # fmt: skip
    path = tmp_path / "c.jsonl"
    path.write_text(json.dumps(conversation) + "\n", encoding="utf-8")
    return path


def test_what_people_said_is_found_and_what_a_tool_gave_is_not(data: Path) -> None:
    result, rows = dream.measure([data], None)
    shipped = result["arms"]["shipped"]
    assert (result["bench"], result["n"], result["conversations"], result["turns"]) == ("dream", 3, 1, 5)
    assert [row.right for row in rows] == [True, True, False]
    assert shipped["evidence_findable"] == shipped["evidence_kept"] == pytest.approx(2 / 3)
    assert shipped["by_category"]["tool"]["evidence_findable"] == 0
    assert (shipped["duplicates"], shipped["lost"]) == (0, 0)
    assert result["arms"]["sessions"]["evidence_findable"] == 1
    assert result["excluded"] == {"questions that have no answer": 1}
    assert dream.missed(result, bounds(["evidence_findable=0.9", "lost=0"], dream.NAMES)) == [
        "evidence_findable is 0.667, wanted 0.900"
    ]


def test_what_stands_twice_or_is_gone_is_counted(data: Path) -> None:
    (conversation,) = read(data)
    with dream.dreamt(conversation, None, None) as (me, tools, left):
        assert (left.duplicates, left.lost) == (0, 0)
        pages = dream._pages(tools, me)
        every = {one.id for one in me.memories(status="all")}
        assert dream._left(tools, me, conversation, every | {"m_gone"}, pages).lost == 1
        doubled = [pages[0], *(page + page for page in pages[1:])]
        assert dream._left(tools, me, conversation, every, doubled).duplicates > 0
        assert dream._left(tools, me, conversation, every, ["", *pages[1:]]).lost == 1  # the line of a person


def test_a_turn_is_carried_by_half_of_its_words() -> None:
    said = "I moved to Nantes with my sister Zoe"
    assert dream._is_carried(said, "she moved to Nantes with Zoe", "en")
    assert not dream._is_carried(said, "somebody moved", "en")
    assert not dream._is_carried("ok", "", "en")


def test_nothing_to_measure_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    path.write_text(json.dumps({"id": "c", "language": "en", "turns": [], "questions": []}) + "\n", encoding="utf-8")
    result, rows = dream.measure([path], None)
    assert (result["n"], result["arms"], rows) == (0, {}, [])
