import json
from pathlib import Path

import pytest

from souvenance import NewTurn, open_memory
from souvenance.evals.short_term import measure, missed
from souvenance.models.scripted import ScriptedEmbedder


@pytest.fixture
def data(tmp_path: Path) -> Path:
    turns = [
        {
            "id": f"t{n}", "session": f"d{n // 20}", "at": f"2026-01-{n // 20 + 1:02}T10:00:00Z", "speaker": "Ana" if n % 2 else "Bo",
            "role": "user", "text": f"The {('heron', 'otter', 'lynx')[n % 3]} of pond {n} was seen near the old mill again today.",
        }
        for n in range(80)
    ]  # fmt: skip
    questions = [
        {"id": "q1", "text": "Who was at pond 3?", "evidence": ["t3"], "category": "one", "answerable": True},
        {"id": "q2", "text": "Ponds 5 and 6?", "evidence": ["t5", "t6"], "category": "two", "answerable": True},
        {"id": "q3", "text": "Nothing?", "evidence": [], "category": "two", "answerable": False},
    ]
    path = tmp_path / "talk.jsonl"
    path.write_text(json.dumps({"id": "a", "language": "en", "turns": turns, "questions": questions}), encoding="utf-8")
    return path


def test_everything_is_stored_reachable_and_found_whatever_the_summariser_cites(data: Path) -> None:
    result, rows = measure([data], ScriptedEmbedder())
    assert set(result["arms"]) == {"shipped", "cites_all", "cites_70"}
    for values in result["arms"].values():
        assert values["store_coverage"] == values["reachability"] == 1.0
        assert values["recall_coverage"] == values["all_evidence_coverage"] == 1.0
        assert 0 < values["tokens_returned"] <= 2_700
        assert values["compactions"] > 3
        assert set(values["by_category"]) == {"one", "two"}
    assert (result["n"], len(rows)) == (2, 2)
    assert result["excluded"] == {"questions without evidence or text": 1}
    assert missed(result, [("tokens_returned", 10.0)]) != []


def test_a_small_budget_finds_less_and_says_which(data: Path) -> None:
    _, rows = measure([data], None, max_tokens=40)
    assert [row.right for row in rows] == [True, False]
    assert rows[1].found < 1


def test_budgets_that_force_nothing_measure_nothing(data: Path) -> None:
    result, rows = measure([data], None, x_tokens=20_000, y_tokens=80_000)
    assert (result["n"], result["arms"], list(rows)) == (0, {}, [])


def test_a_store_that_is_kept_is_scored_again(data: Path, tmp_path: Path) -> None:
    first, _ = measure([data], None, keep=tmp_path / "kept")
    again, _ = measure([data], None, keep=tmp_path / "kept")
    assert again["arms"] == first["arms"]
    assert (tmp_path / "kept" / "a" / "ledger.db").exists()


def test_an_exported_session_is_asked_for_by_its_own_words(tmp_path: Path) -> None:
    with open_memory(tmp_path / "home", embedder="none", background=False, x_tokens=60, y_tokens=200) as memory:
        me = memory.as_principal("me")
        me.observe(
            [NewTurn(text=f"The {w} meets the otter of hall {n}.", role="assistant" if n % 2 else "user") for n, w in enumerate(WORDS * 4)],
            session="s",
        )  # fmt: skip
        (tmp_path / "s.json").write_text(me.export_session("s"), encoding="utf-8")
    result, rows = measure([tmp_path / "s.json"], None, x_tokens=60, y_tokens=200)
    assert set(result["arms"]["shipped"]["by_category"]) == {"own words, user", "own words, assistant"}
    assert result["arms"]["shipped"]["reachability"] == 1.0
    assert result["arms"]["shipped"]["recall_coverage"] > 0.9
    assert len(rows) == 4 * len(WORDS)


WORDS = ("heron", "badger", "salmon", "magpie", "lynx", "tortoise", "hedgehog")
