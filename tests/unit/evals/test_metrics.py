"""Metrics against cases worked by hand."""

import pytest

from souvenance.evals import metrics


def test_a_ranking_worked_by_hand() -> None:
    turns = [f"t{n}" for n in range(30)]
    found = metrics.of_ranking({"t3", "t7", "t25", "x"}, {"s2", "s9"}, turns, ["s1", "s2", "s3", "s4", "s5", "s9"])
    assert found == {
        "session_recall_at_5": 0.5, "mrr": 0.5, "any_at_5": 1.0, "turn_recall_at_20": 0.5, "turn_hit_at_5": 1.0,
    }  # fmt: skip


def test_nothing_found_scores_nothing() -> None:
    found = metrics.of_ranking({"x"}, {"s"}, [], [])
    assert set(found.values()) == {0.0}


def test_a_budget_counts_what_was_given() -> None:
    assert metrics.of_budget({"a", "b"}, {"a", "c"}, 1000) == {"evidence_in_1000_tokens": 0.5}
    both = metrics.of_budget({"a", "b"}, {"a", "b"}, 3000)
    assert both == {"evidence_in_3000_tokens": 1.0, "all_evidence_in_3000_tokens": 1.0}


def test_the_interval_holds_the_mean_and_narrows_with_more_questions() -> None:
    few, many = [0.0, 1.0] * 5, [0.0, 1.0] * 500
    low, high = metrics.interval(few, 0)
    assert low <= 0.5 <= high
    closer_low, closer_high = metrics.interval(many, 0)
    assert high - low > closer_high - closer_low
    assert metrics.interval(few, 0) == metrics.interval(few, 0)


def test_an_empty_list_has_no_mean() -> None:
    assert metrics.mean([]) == {}
    row = dict.fromkeys(metrics.NAMES, 0.25)
    assert metrics.mean([row, dict.fromkeys(metrics.NAMES, 0.75)])["mrr"] == pytest.approx(0.5)
