from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.rate import Bucket, Rate, taken

RATE = Rate(a_minute=60, at_once=3)


def test_so_many_at_once_and_then_one_a_second() -> None:
    bucket, early = Bucket.full(RATE, 0.0), []
    for at in (0, 0, 0, 0, 0.5, 1.0, 1.0):
        bucket, too_early = taken(bucket, RATE, at)
        early.append(round(too_early, 3))
    assert early == [0, 0, 0, 1, 0.5, 0, 1]


@given(st.lists(st.floats(0, 20), max_size=200), st.floats(1, 600), st.integers(1, 20))
def test_never_more_than_the_rate_and_who_waits_as_told_is_served(gaps: list[float], a_minute: float, at_once: int) -> None:
    rate = Rate(a_minute=a_minute, at_once=at_once)
    bucket, now, served = Bucket.full(rate, 0.0), 0.0, 0
    for gap in gaps:
        now += gap
        bucket, early = taken(bucket, rate, now)
        served += not early
        assert served <= at_once + now * a_minute / 60 + 1e-6
        assert 0 <= bucket.left <= at_once
        if early:
            assert taken(bucket, rate, now + early + 1e-6)[1] == 0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(left=0, at_s=10)
    assert taken(bucket, RATE, 5)[0] == Bucket(left=0, at_s=10)
