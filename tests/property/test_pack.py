from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.pack import packed

ITEMS = [f"t_{number}" for number in range(12)]
COSTS = st.fixed_dictionaries({item: st.integers(1, 40) for item in ITEMS})
AROUND = st.fixed_dictionaries({item: st.lists(st.sampled_from(ITEMS), max_size=4) for item in ITEMS})
RANKED = st.lists(st.sampled_from(ITEMS), unique=True)
BUDGETS = st.integers(0, 150)


@given(RANKED, AROUND, COSTS, BUDGETS)
def test_never_above_the_budget_nothing_twice_and_in_order(
    ranked: list[str], around: dict[str, list[str]], costs: dict[str, int], budget: int
) -> None:
    groups, used = packed(ranked, around.__getitem__, costs.__getitem__, budget)
    given_out = [item for group in groups for item in group]
    assert used == sum(costs[item] for item in given_out) <= budget
    assert len(set(given_out)) == len(given_out)
    firsts = [group[0] for group in groups]
    assert firsts == [item for item in ranked if item in firsts]
    for first, *beside in groups:
        assert beside == [item for item in dict.fromkeys(around[first]) if item in beside]


@given(RANKED, AROUND, COSTS, BUDGETS)
def test_what_was_left_out_did_not_fit_or_was_there_already(
    ranked: list[str], around: dict[str, list[str]], costs: dict[str, int], budget: int
) -> None:
    groups, used = packed(ranked, around.__getitem__, costs.__getitem__, budget)
    given_out = {item for group in groups for item in group}
    for item in ranked:
        assert item in given_out or costs[item] > budget - used
    for first, *_ in groups:
        for item in around[first]:
            assert item in given_out or costs[item] > budget - used


@given(RANKED, COSTS, BUDGETS)
def test_without_anything_around_it_takes_what_fits_best_first(ranked: list[str], costs: dict[str, int], budget: int) -> None:
    groups, _ = packed(ranked, lambda _: (), costs.__getitem__, budget)
    left, expected = budget, []
    for item in ranked:
        if costs[item] <= left:
            expected.append([item])
            left -= costs[item]
    assert groups == expected


def test_a_hit_too_large_is_passed_over_and_smaller_ones_go_in() -> None:
    costs = {"large": 90, "small": 10, "next": 5, "far": 80}
    around = {"small": ["next", "far", "next"], "large": [], "next": ["small"], "far": []}
    assert packed(["large", "small", "next"], around.__getitem__, costs.__getitem__, 30) == ([["small", "next"]], 15)


def test_the_neighbours_of_an_item_that_does_not_fit_are_not_asked_for() -> None:
    asked: list[str] = []

    def around(item: str) -> list[str]:
        asked.append(item)
        return []

    packed(["large", "small"], around, {"large": 90, "small": 10}.__getitem__, 30)
    assert asked == ["small"]
