"""Stretches of the calendar: the week, month, quarter or season of a day, and the nth of them.

Weeks run from Monday to Sunday. Seasons are those of the north, by the astronomical calendar in whole days.
"""

from calendar import monthrange
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

Days = tuple[date, date]  # first and last day, both in it
EARLIEST, LATEST = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)  # the calendar has no other moments
_SEASON_STARTS = {1: (3, 20), 2: (6, 21), 3: (9, 23), 4: (12, 21)}


def monday(day: date) -> date:
    """The Monday of its week."""
    return day - timedelta(days=day.weekday())


def month_days(year: int, month: int) -> Days:
    """A month of a year."""
    first = date(year, month, 1)
    return first, first.replace(day=monthrange(year, month)[1])


def after_working_days(start: datetime, n: int) -> datetime:
    """So many days later (or earlier, below zero), Saturdays and Sundays not counted."""
    step = timedelta(days=1 if n > 0 else -1)
    while n:
        start += step
        n -= (n > 0) - (n < 0) if start.isoweekday() <= 5 else 0  # noqa: PLR2004 - Friday
    return start


def unit_days(unit: str, day: date, shift: int) -> Days:
    """The week, month, … that holds a day, or one so many later."""
    if unit in {"weeks", "weekends", "fortnights"}:
        first = monday(day) + timedelta(weeks=shift)
        return first + timedelta(days=5 if unit == "weekends" else 0), first + timedelta(days=6)
    if unit == "years":
        return date(day.year + shift, 1, 1), date(day.year + shift, 12, 31)
    months = {"months": 1, "quarters": 3, "semesters": 6}.get(unit)
    if months is None:
        moved = day + timedelta(days=shift if unit == "days" else 0)
        return moved, moved
    first = day.replace(day=1, month=(day.month - 1) // months * months + 1) + relativedelta(months=months * shift)
    return first, first + relativedelta(months=months, days=-1)


def third_of(edge: str, days: Days) -> Days:
    """The first, second or last third of a period; its end is its last day."""
    first, last = days
    third = max(((last - first).days + 1) // 3, 1)
    if edge == "end":
        return last, last
    start = first if edge == "start" else first + timedelta(days=third)
    return start, start + timedelta(days=third - 1)


def season_days(season: int, year: int) -> Days:
    """A season by the year in which it starts."""
    after = 1 if season == 4 else season + 1  # noqa: PLR2004 - winter
    end = date(year + (season == 4), *_SEASON_STARTS[after])  # noqa: PLR2004 - winter
    return date(year, *_SEASON_STARTS[season]), end - timedelta(days=1)


def nth_weekday(days: Days, weekday: int, nth: int) -> date:
    """The nth such weekday of a stretch; -1 is its last. Raises ValueError where it has none."""
    first, last = days
    if nth < 0:
        return last - timedelta(days=(last.isoweekday() - weekday) % 7)
    found = first + timedelta(days=(weekday - first.isoweekday()) % 7 + 7 * (nth - 1))
    if found > last:
        raise ValueError("no such day in that month")
    return found


def nth_week(days: Days, unit: str, nth: int) -> Days:
    """The nth week of a month, which has most of its days in it; the nth weekend by its Saturday."""
    day = nth_weekday(days, 6 if unit == "weekends" else 4, nth)
    return unit_days(unit, day, 0)


def day_before(last: date, day: int) -> date:
    """The latest such day of a month that is no later than a date: "from 28 to 3 January"."""
    return last.replace(day=day) if day <= last.day else (last - relativedelta(months=1)).replace(day=day)


def midnight(day: date, tz: str) -> datetime:
    """The first moment of a local day, aware UTC; where midnight is skipped or comes twice, the earliest of that day."""
    return in_utc(datetime.combine(day, time(), ZoneInfo(tz)))


def midnight_after(day: date, tz: str) -> datetime:
    """The first moment after a local day, aware UTC; after the last one of the calendar there is only ``LATEST``."""
    return midnight(day + timedelta(days=1), tz) if day < date.max else LATEST


def in_utc(moment: datetime) -> datetime:
    """An aware moment in UTC; what falls off the calendar there is its edge."""
    try:
        return moment.astimezone(UTC)
    except OverflowError:  # the first hours of year 1, the last of 9999
        return EARLIEST if moment.year == 1 else LATEST
