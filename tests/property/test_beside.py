from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.beside import moved

DAYS = st.dates(date(1990, 1, 1), date(2060, 1, 1)).map(lambda day: (day, day))
SIGNS = st.sampled_from([-1, 1])


@given(days=DAYS, sign=SIGNS, weekday=st.integers(1, 7))
def test_a_weekday_beside_a_date_is_that_weekday_within_a_week_of_it(days: tuple[date, date], sign: int, weekday: int) -> None:
    found, last = moved(days, {"weekday_beside": str(sign * weekday)})
    assert found == last
    assert found.isoweekday() == weekday
    assert 1 <= sign * (found - days[0]).days <= 7


@given(days=DAYS, n=st.integers(-400, 400))
def test_days_beside_a_date_are_so_many_away_and_there_and_back_is_that_date(days: tuple[date, date], n: int) -> None:
    away = moved(days, {"days_beside": str(n)})
    assert (away[0] - days[0]).days == n
    assert moved(away, {"days_beside": str(-n)}) == days


@given(days=DAYS, sign=SIGNS, unit=st.sampled_from(["weeks_beside", "weekends_beside"]))
def test_a_week_and_a_weekend_beside_a_date_leave_it_out_and_end_on_a_weekend(
    days: tuple[date, date], sign: int, unit: str
) -> None:
    first, last = moved(days, {unit: str(sign)})
    assert first <= last
    assert last < days[0] if sign < 0 else first > days[1]
    assert last.isoweekday() in {6, 7}
    assert sign * ((first if sign > 0 else last) - days[0]).days <= 14
