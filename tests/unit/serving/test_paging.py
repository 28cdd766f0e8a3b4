"""Lists that move: each thing comes once, whatever its time, and a place that is none of ours is refused as one."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from souvenance.errors import NotFound
from souvenance.serving.paging import page_by_time

ZONES = st.integers(-14, 14).map(lambda hours: timezone(timedelta(hours=hours)))
TIMES = st.none() | st.datetimes(datetime(2, 1, 1), datetime(9998, 1, 1), timezones=ZONES)  # noqa: DTZ001 - the zones are drawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Of a list."""

    scope: str
    id: str
    at: datetime | None


def listed(things: list[Thing], limit: int, after: str | None) -> tuple[list[Thing], str | None]:
    found = page_by_time(things, limit, after, lambda thing: thing, lambda thing: thing.at)
    return found.items, found.next


@given(times=st.lists(TIMES, max_size=9), limit=st.integers(1, 4))
@example(times=[datetime(year, 1, 1, tzinfo=UTC) for year in (899, 900, 2026)], limit=1)
def test_the_pages_hold_each_thing_once_the_latest_first(times: list[datetime | None], limit: int) -> None:
    things = [Thing(scope=f"sc_{n % 2}", id=f"會~{n}", at=at) for n, at in enumerate(times)]
    seen, after = listed(things, limit, None)
    for _ in times:
        if after is None:
            break
        some, after = listed(things, limit, after)
        seen += some
    assert after is None
    assert sorted(one.id for one in seen) == sorted(one.id for one in things)
    told = [one.at for one in seen if one.at is not None]
    assert told == sorted(told, reverse=True)
    assert all(one.at is None for one in seen[len(told) :])


@pytest.mark.parametrize(
    "after", ["", "gone", "~", "~s", "2026-01-01", "2026-13-01T00:00:00Z~s~a", "2026-01-01T00:00:00~s~a", "2026-01-01~s~a"]
)
def test_what_no_page_gave_is_not_in_the_list(after: str) -> None:
    with pytest.raises(NotFound, match="begin again"):
        listed([Thing(scope="s", id="a", at=datetime(2026, 1, 1, tzinfo=UTC))], 1, after)
