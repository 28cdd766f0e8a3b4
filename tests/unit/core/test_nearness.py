import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.nearness import alternated, nearest, sure_first


def test_orders_take_turns_and_no_row_comes_twice() -> None:
    assert alternated([[3, 1, 2], [1, 4, 3], [5]], 9) == [3, 1, 5, 4, 2]
    assert alternated([[3, 1, 2], [1, 4, 3], [5]], 2) == [3, 1]
    assert alternated([], 3) == []


def test_two_of_three_are_near_by_meaning() -> None:
    scores = np.array([9, 8, 7, 6, 0, 0, 0, 0], np.float32)
    meaning = np.array([0, 0, 0, 0, 9, 8, 7, 6], np.float32)
    rows = nearest(scores, meaning, np.ones(8, bool), 6)
    assert rows == [4, 0, 5, 6, 1, 7]


def test_without_vectors_only_what_holds_a_word_is_near() -> None:
    scores = np.array([3, 2, 1], np.float32)
    assert nearest(scores, None, np.array([False, True, True]), 9) == [1, 2]
    assert nearest(scores, None, np.zeros(3, bool), 9) == []


def test_a_row_without_a_vector_is_near_by_its_words_alone() -> None:
    assert nearest(np.array([5, 1], np.float32), np.array([np.nan, 0.5], np.float32), np.ones(2, bool), 2) == [1, 0]


@given(st.lists(st.lists(st.integers(0, 9), unique=True, max_size=10), max_size=4), st.integers(0, 12))
def test_as_many_as_there_are_each_once(orders: list[list[int]], most: int) -> None:
    rows = alternated(orders, most)
    every = {row for order in orders for row in order}
    assert len(rows) == len(set(rows)) == min(most, len(every))
    assert set(rows) <= every


@given(st.lists(st.floats(-9, 9), max_size=12), st.booleans())
def test_the_surest_come_first_then_the_others_as_they_came(above: list[float], only_sure: bool) -> None:
    rows = [10 + place for place in range(len(above))]
    order = sure_first(rows, np.array(above), only_sure=only_sure)
    assert order == {row: above[row - 10] for row in order}
    assert [one for one in order.values() if one >= 0] == sorted((one for one in above if one >= 0), reverse=True)
    assert [row for row in order if above[row - 10] < 0] == ([] if only_sure else [row for row in rows if above[row - 10] < 0])
    assert [one < 0 for one in order.values()] == sorted(one < 0 for one in order.values())
