from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.batches import batches


@given(st.sets(st.integers(1, 200)), st.integers(1, 25))
def test_batches_hold_every_place_once_and_no_other(seqs: set[int], most: int) -> None:
    found = list(batches(sorted(seqs), most))
    assert [seq for first, last in found for seq in range(first, last + 1)] == sorted(seqs)
    assert all(last - first < most for first, last in found)


@given(st.integers(1, 500), st.integers(1, 25))
def test_places_in_a_row_make_no_more_batches_than_they_must(n: int, most: int) -> None:
    assert len(list(batches(range(1, n + 1), most))) == -(-n // most)
