import pytest

from souvenance.serving.left import LEAST_S, left_s


@pytest.mark.parametrize(("passed", "left"), [(0.0, 0.8), (0.3, 0.5), (0.8, LEAST_S), (9.0, LEAST_S)])
def test_waiting_for_a_thread_is_part_of_the_deadline(passed: float, left: float) -> None:
    assert left_s(100.0, 0.8, 100.0 + passed) == pytest.approx(left)
