from datetime import UTC, datetime, timedelta

import pytest

from souvenance.core.timetable import Timetable, is_due, next_run
from souvenance.errors import SettingsError

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)


def test_a_time_is_that_of_the_zone() -> None:
    assert next_run("0 4 * * *", NOW, "UTC") == datetime(2026, 3, 5, 4, tzinfo=UTC)
    assert next_run("0 4 * * *", NOW, "America/Toronto") == datetime(2026, 3, 5, 9, tzinfo=UTC)


def test_what_never_ran_is_due_and_what_ran_is_due_after_the_next_moment() -> None:
    assert is_due("0 4 * * *", None, NOW, "UTC")
    assert not is_due("0 4 * * *", NOW, NOW + timedelta(hours=15), "UTC")
    assert is_due("0 4 * * *", NOW, NOW + timedelta(hours=16), "UTC")
    assert is_due("0 4 * * *", NOW, NOW + timedelta(days=9), "UTC")  # nobody was there for a week: it is made up for, once


def test_an_empty_time_is_never() -> None:
    assert next_run("", NOW, "UTC") is None
    assert not is_due("", None, NOW, "UTC")


def test_no_day_is_skipped_or_doubled_where_the_clock_changes() -> None:
    at, days = datetime(2026, 3, 27, tzinfo=UTC), []
    for _ in range(4):
        at = next_run("30 2 * * *", at, "Europe/Paris") or at
        days.append(at.date().day)
    assert days == [27, 28, 29, 30]


@pytest.mark.parametrize("wrong", ["every day", "0 25 * * *", "* * *", "0 0 31 2 *"])
def test_what_is_no_time_is_refused_by_its_name(wrong: str) -> None:
    with pytest.raises(SettingsError, match="decay_at"):
        Timetable(decay=wrong)
