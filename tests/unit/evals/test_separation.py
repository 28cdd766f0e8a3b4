"""How well scores part two kinds of questions, by hand and against the definition."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.evals.separation import auc, kept_at

SCORES = st.lists(st.one_of(st.integers(-4, 4).map(float), st.just(-math.inf)), min_size=1, max_size=30)


@pytest.mark.parametrize(
    ("answerable", "nulls", "area"),
    [
        ([3.0, 2.0], [1.0, 0.0], 1.0), ([0.0], [1.0], 0.0), ([1.0], [1.0], 0.5), ([2.0, 1.0], [1.0, 0.0], 0.875),
        ([-math.inf, 1.0], [-math.inf, -math.inf], 0.75), ([], [1.0], None), ([1.0], [], None),
    ],
)  # fmt: skip
def test_the_area_by_hand(answerable: list[float], nulls: list[float], area: float | None) -> None:
    assert auc(answerable, nulls) == area


@given(SCORES, SCORES)
def test_the_area_is_the_share_of_pairs_in_the_right_order(answerable: list[float], nulls: list[float]) -> None:
    pairs = [(a > b) + (a == b) / 2 for a in answerable for b in nulls]
    assert auc(answerable, nulls) == pytest.approx(sum(pairs) / len(pairs))


def test_what_is_kept_by_hand() -> None:
    nulls = [float(n) for n in range(20)]  # one of twenty is 5 %
    assert kept_at([18.0, 18.5, 20.0, 1.0], nulls, 0.05) == 0.5  # 18.5 lies above 18, which is the threshold
    assert kept_at([18.5, 20.0], nulls, 0.0) == 0.5
    assert kept_at([0.0], nulls, 0.99) == 0.0
    assert kept_at([], nulls, 0.05) is None
    assert kept_at([1.0], [], 0.05) is None


@given(SCORES, SCORES, st.floats(0, 0.99), st.floats(0, 0.99))
def test_more_false_recall_never_keeps_less(answerable: list[float], nulls: list[float], one: float, other: float) -> None:
    low, high = sorted((one, other))
    kept = [kept_at(answerable, nulls, allowed) for allowed in (low, high)]
    assert None not in kept
    assert kept[0] <= kept[1]  # type: ignore[operator]
