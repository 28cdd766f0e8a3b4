import pytest

from souvenance.evals.compaction import conversation, measure, missed
from souvenance.evals.small_talk import TALK


def count(text: str) -> int:
    return len(text.encode()) // 4 + 1


def test_what_the_person_said_is_kept_and_the_blind_arm_loses_it() -> None:
    result, rows = measure(count, lengths=(120,), seed=3)
    arms = result["arms"]
    assert set(arms) == {"shipped", "protected-120", "blind-120", "protected-tight-120", "blind-tight-120"}
    assert arms["shipped"]["constraints_kept"] == 1.0
    assert arms["blind-tight-120"]["constraints_kept"] < 0.5
    assert arms["protected-tight-120"]["shortened"] > 0, "the tight arm must shorten what the person said"
    assert all(values["view_within_budget"] for values in arms.values())
    assert result["n"] == len(rows) == 48
    assert missed(result, [("constraints_kept", 1.0)]) == []


def test_nothing_is_reported_where_nothing_was_compacted() -> None:
    result, _ = measure(count, lengths=(20,))
    assert (result["n"], result["arms"]) == (0, {})


def test_abstracting_once_keeps_as_much() -> None:
    result, _ = measure(count, lengths=(120,), reabstract=False)
    assert result["arms"]["shipped"]["constraints_kept"] == 1.0


@pytest.mark.parametrize("language", TALK)
@pytest.mark.parametrize("length", [120, 400])
def test_a_conversation_holds_every_constraint_once_said_by_the_person(language: str, length: int) -> None:
    said = conversation(language, length, 0)
    assert len(said) == length
    for constraint in TALK[language].constraints:
        assert [role for role, text in said if constraint in text] == ["user"]
