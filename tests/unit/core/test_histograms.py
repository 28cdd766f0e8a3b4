from souvenance.core.histograms import Scale, scale_of


def test_every_value_lies_in_a_bin_the_highest_too() -> None:
    scale = scale_of([-1.0, 0.0, 3.0], 4)
    assert (scale.low, scale.step, scale.high) == (-1.0, 1.0, 3.0)
    assert scale.counts([-1.0, -0.5, 0.0, 3.0]) == (2, 1, 0, 1)


def test_what_lies_outside_counts_at_the_edge() -> None:
    assert Scale(low=0.0, step=1.0, bins=3).counts([-9.0, 9.0]) == (1, 0, 1)


def test_values_that_are_all_one_have_a_scale_all_the_same() -> None:
    assert scale_of([2.0, 2.0], 5).counts([2.0, 2.0]) == (2, 0, 0, 0, 0)
