import numpy as np
import pytest

from souvenance.errors import ModelError
from souvenance.models.edge import opening, readable, unit_rows


def test_nul_becomes_a_blank() -> None:
    assert readable("a\0b") == "a b"


def test_lone_surrogates_are_replaced_and_pairs_joined() -> None:
    assert readable("a\ud800b") == "a\ufffdb"
    assert readable("\ud83d\ude00!\ude00") == "😀!\ufffd"
    assert readable("déjà 黄山 😀") == "déjà 黄山 😀"


def test_the_opening_of_a_text_that_fits_is_all_of_it() -> None:
    assert opening(" as it is \n", len, 20) == " as it is \n"


def test_the_opening_of_a_long_text_fits() -> None:
    text = "word " * 1000
    assert 50 <= len(opening(text, len, 100)) <= 100
    assert text.startswith(opening(text, len, 100))
    assert opening(" " * 1000, len, 100) == ""


def test_rows_become_unit_rows_whatever_their_size() -> None:
    rows = unit_rows([[3, 4], [1e-300, 0], [1e300, 1e300], [-5e-324, 0]], 2)
    assert rows.dtype == np.float32
    assert np.allclose(rows, [[0.6, 0.8], [1, 0], [0.5**0.5, 0.5**0.5], [-1, 0]])
    assert unit_rows([], 7).shape == (0, 7)


def test_a_row_of_zeros_gets_a_direction() -> None:
    rows = unit_rows(np.zeros((2, 4)), 4)
    assert np.allclose(rows, 0.5)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_a_row_that_is_no_vector_is_refused(bad: float) -> None:
    with pytest.raises(ModelError, match="NaN"):
        unit_rows([[1, bad]], 2)
