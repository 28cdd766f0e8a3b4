"""The retrieval bench on a conversation small enough to know its answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from souvenance.errors import InputError
from souvenance.evals import formats, metrics, retrieval
from souvenance.evals.bench import bounds
from souvenance.models.scripted import ScriptedEmbedder

TURNS = [
    ("s1", "Ana", "The boat is called Heron and lies in Lagos."),
    ("s1", "Bo", "I painted the kitchen yellow."),
    ("s2", "Ana", "My sister Ines plays the cello."),
    ("s2", "Bo", "The car needs new tyres before winter."),
]


def _conversation(**changes: Any) -> dict[str, Any]:
    turns = [
        {"id": f"t{n}", "session": s, "at": f"2026-01-0{n + 1}T10:00:00", "speaker": who, "role": "user", "text": text}
        for n, (s, who, text) in enumerate(TURNS)
    ]
    questions = [
        {"id": "q1", "text": "Who plays the cello?", "evidence": ["t2"], "category": "who", "answerable": True},
        {"id": "q2", "text": "What is the boat called?", "evidence": ["t0", "gone"], "category": "what", "answerable": True},
        {"id": "q3", "text": "Where is the piano?", "evidence": [], "category": "what", "answerable": False},
        {"id": "q4", "text": "Why?", "evidence": ["gone"], "category": "why", "answerable": True},
    ]
    return {"id": "c1", "language": "en", "turns": turns, "questions": questions} | changes


def _file(tmp_path: Path, *conversations: Any) -> Path:
    path = tmp_path / "data.jsonl"
    path.write_text("".join(json.dumps(c) + "\n" for c in conversations), encoding="utf-8")
    return path


def test_the_bench_finds_what_is_there_and_counts_what_it_leaves_out(tmp_path: Path) -> None:
    result, asked = retrieval.measure([_file(tmp_path, _conversation())], ScriptedEmbedder(), cache=tmp_path / "cache")
    assert result["bench"] == "retrieval"
    assert result["n"] == 2
    assert set(result["arms"]) == {"text", "vectors", "shipped"}
    shipped = result["arms"]["shipped"]
    assert shipped["turn_hit_at_5"] == shipped["mrr"] == shipped["evidence_in_3000_tokens"] == 1.0
    assert shipped["by_category"]["who"]["n"] == 1
    assert result["excluded"] == {
        "evidence that names no turn": 2, "questions that have no answer": 1, "questions left without evidence": 1,
    }  # fmt: skip
    assert [row.first[0] for row in asked["shipped"]] == ["t2", "t0"]


def test_a_second_run_embeds_nothing_anew(tmp_path: Path) -> None:
    path, cache = _file(tmp_path, _conversation()), tmp_path / "cache"
    first, second = ScriptedEmbedder(), ScriptedEmbedder()
    one, _ = retrieval.measure([path], first, cache=cache)
    two, _ = retrieval.measure([path], second, cache=cache)
    assert second.embedded == []
    assert one["arms"]["shipped"]["mrr"] == two["arms"]["shipped"]["mrr"]


def test_without_an_embedder_words_are_what_ships(tmp_path: Path) -> None:
    result, _ = retrieval.measure([_file(tmp_path, _conversation())], None)
    assert set(result["arms"]) == {"text", "shipped"}


def test_nothing_to_measure_is_said(tmp_path: Path) -> None:
    result, _ = retrieval.measure([_file(tmp_path, _conversation(questions=[]))], None)
    assert result["n"] == 0
    assert result["arms"] == {}


def test_minima(tmp_path: Path) -> None:
    result = {"arms": {"shipped": {"mrr": 0.5}}}
    assert retrieval.missed(result, bounds(["mrr=0.4"], metrics.NAMES)) == []
    assert "mrr is 0.500" in retrieval.missed(result, bounds(["mrr=0.6"], metrics.NAMES))[0]
    for wrong in ("mrr", "mrr=high", "fame=1"):
        with pytest.raises(InputError, match="--min"):
            bounds([wrong], metrics.NAMES)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"mood": 1}, "unknown field 'mood'"),
        ({"turns": [{"id": "t"}]}, "turn 1: missing field"),
        ({"questions": [{"id": "q"}]}, "question 1: missing field"),
        ({"turns": [{"id": "t", "session": "s", "at": "soon", "speaker": "A", "role": "user", "text": "x"}]}, "ISO 8601"),
        ({"turns": [{"id": "t", "session": "s", "at": "2026-01-01", "speaker": "A", "role": "god", "text": "x"}]}, "role"),
    ],
)
def test_a_wrong_line_names_file_line_and_field(tmp_path: Path, changes: dict[str, Any], named: str) -> None:
    path = _file(tmp_path, _conversation(), _conversation(**changes))
    with pytest.raises(InputError, match=named) as caught:
        list(formats.read(path))
    assert "line 2" in str(caught.value)


def test_locomo_is_read_with_split_ids_and_leading_zeros(tmp_path: Path) -> None:
    turn = {"speaker": "Ana", "dia_id": "D1:1", "text": "Hello there.", "blip_caption": "a heron"}
    other = {"speaker": "Bo", "dia_id": "D1:2", "text": "A fine day."}
    sample = {
        "sample_id": "c-1",
        "conversation": {"session_1_date_time": "1:05 pm on 8 May, 2023", "session_1": [turn, other]},
        "qa": [{"question": "What?", "evidence": ["D1:01; D1:2", "D9:1", "D"], "category": 5, "adversarial_answer": "x"}],
    }
    path = tmp_path / "locomo.json"
    path.write_text(json.dumps([sample]), encoding="utf-8")
    (conversation,) = formats.read(path)
    assert conversation.questions[0].evidence == ("c-1/D1:1", "c-1/D1:2")
    assert conversation.dropped == {"evidence that names no turn": 2}
    assert conversation.turns[0].turn.text == "Hello there. [image: a heron]"
