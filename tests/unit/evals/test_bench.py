"""What every bench shares: hand-worked cases."""

from pathlib import Path

import pytest

import souvenance
from souvenance.errors import InputError
from souvenance.evals.bench import bench_object, bounds, grouped, intervals, missed, share

NAMES = ("right", "wrong")


def test_the_object_has_the_stable_keys_and_what_one_bench_adds() -> None:
    found = bench_object("x", [Path("a.jsonl"), "own"], 2, {"shipped": {"right": 1.0}}, seed=7, took_s=0.126, rounds=3)
    assert found == {
        "bench": "x", "data": ["a.jsonl", "own"], "n": 2, "arms": {"shipped": {"right": 1.0}}, "excluded": {}, "seed": 7,
        "rounds": 3, "version": souvenance.__version__, "took_s": 0.13,
    }  # fmt: skip


def test_groups_come_in_order_of_their_keys() -> None:
    assert list(grouped(["be", "a", "bo"], lambda word: word[0], len).items()) == [("a", 1), ("b", 2)]
    assert grouped([], str, len) == {}


def test_what_was_not_measured_has_no_interval_and_no_share() -> None:
    assert intervals({"right": [1.0, 1.0], "wrong": []}, 0) == {"right": (1.0, 1.0)}
    assert (share([True, False]), share([])) == (0.5, None)


def test_bounds_are_read() -> None:
    assert bounds(["right=0.5", "wrong=1e-2"], NAMES) == [("right", 0.5), ("wrong", 0.01)]
    assert bounds(None, NAMES) == []


@pytest.mark.parametrize(
    ("stated", "names", "message"),
    [
        ("fame=1", NAMES, "--min 'fame=1': 'fame' is none of right, wrong"),
        ("fame=1", NAMES[:1], "--min 'fame=1': 'fame' is not right"),
        ("right", NAMES, "--min 'right': expected METRIC=NUMBER"),
        ("right=high", NAMES, "--min 'right=high': expected METRIC=NUMBER"),
        *((f"right={odd}", NAMES, f"--min 'right={odd}': {odd} is no bound") for odd in ("nan", "NaN", "-inf", "inf", "1e999")),
    ],
)
def test_a_bound_that_says_nothing_is_refused(stated: str, names: tuple[str, ...], message: str) -> None:
    with pytest.raises(InputError, match=message):
        bounds([stated], names)


def test_what_came_out_as_no_number_misses_every_bound() -> None:
    result = {"arms": {"shipped": {"right": float("nan"), "wrong": float("nan")}}}
    assert len(missed(result, [("right", 0.0), ("wrong", 1.0)], {"wrong"})) == 2


def test_a_missed_bound_is_a_sentence() -> None:
    result = {"arms": {"shipped": {"right": 0.5, "wrong": 0.2}}}
    assert missed(result, [("right", 0.5), ("wrong", 0.2)], {"wrong"}) == []
    assert missed(result, [("right", 0.6), ("wrong", 0.1), ("kind", 1)], {"wrong"}) == [
        "right is 0.500, wanted 0.600", "wrong is 0.200, wanted at most 0.100", "kind was not measured: no case of its kind",
    ]  # fmt: skip
