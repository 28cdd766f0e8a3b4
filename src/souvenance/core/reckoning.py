"""Calendar arithmetic: a rule, the words it caught and the day they were said give the first and the last day meant."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import count
from typing import Literal

from dateutil.easter import easter
from dateutil.relativedelta import relativedelta

from souvenance.core import beside
from souvenance.core.shapes import number, value
from souvenance.core.stretches import (
    Days,
    after_working_days,
    day_before,
    monday,
    month_days,
    nth_week,
    nth_weekday,
    season_days,
    third_of,
    unit_days,
)  # fmt: skip
from souvenance.languages import Pack
from souvenance.languages.endings import EndingPack
from souvenance.languages.pack import words

# Which way a date without its year looks; "bare" is ahead, but for what has just been; "near" is the nearest.
Way = Literal["past", "future", "bare", "near"]
_JUST = 14  # days: "1 April, farmers' market" said on the 11th
_MONTH = 31
_DELTAS: Mapping[str, Callable[[int], relativedelta]] = {
    "minutes": lambda n: relativedelta(minutes=n),
    "hours": lambda n: relativedelta(hours=n),
    "days": lambda n: relativedelta(days=n),
    "weeks": lambda n: relativedelta(weeks=n),
    "weekends": lambda n: relativedelta(weeks=n),
    "fortnights": lambda n: relativedelta(weeks=2 * n),
    "months": lambda n: relativedelta(months=n),
    "quarters": lambda n: relativedelta(months=3 * n),
    "semesters": lambda n: relativedelta(months=6 * n),
    "years": lambda n: relativedelta(years=n),
    "decades": lambda n: relativedelta(years=10 * n),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One expression to reckon: its words by name, and where and how it was said."""

    words: Mapping[str, str]
    shift: int
    said: datetime  # local
    way: Way
    pack: Pack
    endings: EndingPack

    @property
    def today(self) -> date:
        """The local day of saying."""
        return self.said.date()

    def has(self, name: str) -> bool:
        """Whether the expression holds such a word."""
        return bool(self.words.get(name))

    def number(self, name: str, default: int = 0) -> int:
        """A number of the expression."""
        return number(self.words[name], self.endings) if self.has(name) else default

    def year(self) -> int | None:
        """The stated year."""
        return self.number("year") or None

    def month(self, word: str = "month") -> int:
        """The stated month, 1–12."""
        name = self.words[word].rstrip(".")
        return self.pack.months.get(name) or self.endings.month_abbreviations[name]

    def weekday(self) -> int:
        """The stated weekday, 1 (Monday) – 7."""
        name = self.words.get("weekday", self.words.get("weekday2", "")).rstrip(".")
        return self.pack.weekdays.get(name) or self.endings.weekday_abbreviations[name]

    def unit(self, name: str = "unit") -> str:
        """The stated unit by its English plural; none means weekends, which "the weekend" leaves out."""
        return str(value(self.endings.units, self.words[name])) if self.has(name) else "weekends"

    def edge(self) -> str:
        """Start, middle or end."""
        return str(value(self.endings.edges, self.words["edge"]))


def reckon(rule: str, asked: Asked) -> Days | None:
    """The days that an expression means, or None where the calendar has no such day."""
    days_of = _RULES[rule]  # a pack that names no such rule is wrong, and says so
    try:
        found = days_of(asked)
        return beside.moved(found if isinstance(found, tuple) else (found, found), asked.words)
    except (ValueError, OverflowError, KeyError):  # 31 February, the year 12000, "the 45th"
        return None


def _nearest(asked: Asked, of_year: Callable[[int], Days], *, strict: bool = False) -> Days:
    """The occurrence of what comes once a year that the way points to; a leap day may be years away."""
    found = []
    for year in range(asked.today.year - 9, asked.today.year + 10):
        try:
            found.append(of_year(year))
        except ValueError:
            continue
    later = [days for days in found if days[1] >= asked.today and not (strict and days[0] <= asked.today)]
    before = [days for days in found if days[0] <= asked.today and not (strict and days[1] >= asked.today)]
    if asked.way == "near" and found:
        return min(found, key=lambda days: abs(days[1] - asked.today))
    latest = before[-1] if before else None
    single = asked.way == "bare" and latest is not None and latest[0] == latest[1]
    just = single and latest is not None and 0 < (asked.today - latest[1]).days <= _JUST
    for days in reversed(before) if asked.way == "past" or just else later:
        return days
    raise ValueError("no such day in any year")


def _yearly(asked: Asked, of_year: Callable[[int], Days]) -> Days:
    stated = asked.year()
    return of_year(stated) if stated else _nearest(asked, of_year)


def _day(asked: Asked) -> date:
    offset = value(asked.endings.day_words, asked.words["day_word"]) if asked.has("day_word") else 0
    assert isinstance(offset, int)
    return asked.today + timedelta(days=offset + asked.shift)


def _weekday(asked: Asked) -> date:
    ahead = (asked.weekday() - asked.today.isoweekday()) % 7
    if asked.way == "past":
        return asked.today - timedelta(days=7 - ahead)
    return asked.today + timedelta(days=ahead)


def _weekday_after(asked: Asked) -> date:
    return asked.today + timedelta(days=(asked.weekday() - asked.today.isoweekday()) % 7 or 7)


def _weekday_before(asked: Asked) -> date:
    return asked.today - timedelta(days=(asked.today.isoweekday() - asked.weekday()) % 7 or 7)


def _weekday_of(asked: Asked) -> date:
    return monday(asked.today) + timedelta(days=7 * asked.shift + asked.weekday() - 1)


def _weekday_later(asked: Asked) -> date:
    return _weekday_after(asked) + timedelta(weeks=asked.shift)


def moved(asked: Asked, start: datetime, sign: int = 1) -> datetime:
    """So many units from a time, or before it (sign -1); working days skip Saturday and Sunday."""
    for suffix in ("", "2", "3"):
        if not asked.has("count" + suffix) or not asked.has("unit" + suffix):
            continue
        n, unit = asked.number("count" + suffix), asked.unit("unit" + suffix)
        if unit == "weekdays":
            start = after_working_days(start, sign * min(n, 999))
        else:
            start += _DELTAS[unit](sign * n)
    return start


def _offset(asked: Asked) -> date:
    return moved(asked, asked.said).date()


def _offset_more(asked: Asked) -> date:
    """Another week, three more weeks; hours too: "another hour"."""
    return _offset(asked) if asked.has("count") else (asked.said + _DELTAS[asked.unit()](1)).date()


def _offset_from(asked: Asked) -> date:
    anchor = _day(asked) if asked.has("day_word") else _weekday_after(asked)
    return moved(asked, datetime.combine(anchor, asked.said.timetz())).date()


def _offset_to(asked: Asked) -> date:
    """Two months from today, on Tuesday: the first Tuesday from then on; within days and weeks the nearest one."""
    reached = _offset(asked)
    ahead = (asked.weekday() - reached.isoweekday()) % 7
    near = asked.unit() in {"days", "weeks", "weekdays"} and ahead > 3  # noqa: PLR2004 - nearer behind than ahead
    return reached + timedelta(days=ahead - 7 if near else ahead)


def _span(asked: Asked) -> Days:
    return asked.today, _offset_more(asked)


def _ago(asked: Asked) -> Days:
    reached = moved(asked, asked.said, -1).date()
    if asked.unit() in {"months", "quarters"}:
        return month_days(reached.year, reached.month)
    return (
        (date(reached.year, 1, 1), date(reached.year, 12, 31)) if asked.unit() in {"years", "decades"} else (reached, reached)
    )


def _ago_on(asked: Asked) -> date:
    """The weekday of a week gone by: "two weeks ago on Sunday"."""
    return monday(moved(asked, asked.said, -1).date()) + timedelta(days=asked.weekday() - 1)


def _period(asked: Asked) -> Days:
    days = unit_days(asked.unit(), asked.today, asked.shift)
    to_come = asked.way == "past" and asked.shift == 0 and days[0] > asked.today  # on a Monday: "I saw her this weekend"
    return unit_days(asked.unit(), asked.today, asked.shift - 1) if to_come else days


def _period_work(asked: Asked) -> Days:
    first = monday(asked.today) + timedelta(weeks=asked.shift)
    return first, first + timedelta(days=4)


def _edge_named(asked: Asked) -> Days:
    unit = {"w": "weeks", "m": "months", "q": "quarters", "y": "years"}[asked.words["whole"][-1]]
    return third_of("end", unit_days(unit, asked.today, 0))


def _quarter(asked: Asked) -> Days:
    nth = asked.number("quarter") if asked.has("quarter") else asked.number("nth")
    first = 3 * (nth if nth > 0 else 4) - 2
    return _yearly(asked, lambda year: (date(year, first, 1), month_days(year, first + 2)[1]))


def _season(asked: Asked) -> Days:
    season = int(str(value(asked.endings.seasons, asked.words["season"])))
    if stated := asked.year():
        return season_days(season, stated)
    way: Way = "past" if asked.shift < 0 else "future" if asked.shift > 0 else asked.way
    turned = Asked(
        words=asked.words, shift=0, said=asked.said, way=way, pack=asked.pack, endings=asked.endings
    )  # fmt: skip
    return _nearest(turned, lambda year: season_days(season, year), strict=asked.shift != 0)


def _season_start(asked: Asked) -> Days:
    season = int(str(value(asked.endings.seasons, asked.words["season"])))
    return _nearest(asked, lambda year: (season_days(season, year)[0], season_days(season, year)[0]))


def _named_month(asked: Asked) -> Days:
    return _yearly(asked, lambda year: month_days(year, asked.month()))


def _month_range(asked: Asked) -> Days:
    def of_year(year: int) -> Days:
        last = month_days(year, asked.month("month2"))
        return month_days(year - (asked.month() > asked.month("month2")), asked.month())[0], last[1]

    return _yearly(asked, of_year)


def _month_next(asked: Asked) -> Days:
    this = asked.today.year
    return month_days(this if asked.month() > asked.today.month else this + 1, asked.month())


def _month_last(asked: Asked) -> Days:
    this = asked.today.year
    return month_days(this if asked.month() < asked.today.month else this - 1, asked.month())


def _nth_month(asked: Asked) -> Days:
    nth = asked.number("nth")
    return month_days(asked.year() or asked.today.year + asked.shift, nth if nth > 0 else 12)


def _nth_weekday(asked: Asked) -> Days:
    def of_year(year: int) -> Days:
        day = nth_weekday(month_days(year, asked.month()), asked.weekday(), asked.number("nth"))
        return day, day

    return _yearly(asked, of_year)


def _nth_weekday_of(asked: Asked) -> date:
    return nth_weekday(unit_days("months", asked.today, asked.shift), asked.weekday(), asked.number("nth"))


def _nth_week(asked: Asked) -> Days:
    return _yearly(asked, lambda year: nth_week(month_days(year, asked.month()), asked.unit(), asked.number("nth")))


def _nth_week_of(asked: Asked) -> Days:
    return nth_week(unit_days("months", asked.today, asked.shift), asked.unit(), asked.number("nth"))


def _days_of(asked: Asked) -> Days:
    """The first or last days or weeks of a named month."""
    return _yearly(asked, lambda year: _some_of(asked, month_days(year, asked.month())))


def _days_of_month(asked: Asked) -> Days:
    return _some_of(asked, unit_days("months", asked.today, asked.shift))


def _some_of(asked: Asked, month: Days) -> Days:
    first, last = month
    days = asked.number("count", 1) * (7 if asked.unit() == "weeks" else 1)
    if asked.number("nth") > 0:
        return first, min(first + timedelta(days=days - 1), last)
    return max(last - timedelta(days=days - 1), first), last


def _nights(asked: Asked) -> Days:
    """So many nights from a day: from the day that they begin to that on which one leaves."""
    return asked.today, asked.today + timedelta(days=asked.number("count"))


def _days_from(asked: Asked) -> Days:
    """A length counted from a day, which is itself the first of so many days."""
    last = _offset(asked)
    return asked.today, last - timedelta(days=1) if asked.unit() == "days" and asked.number("count") else last


def _date(asked: Asked) -> Days:
    def of_year(year: int) -> Days:
        day = date(year, asked.month(), asked.number("day"))
        return day, day

    return _yearly(asked, of_year)


def _date_of(asked: Asked) -> date:
    """A date of another year: "31 March next year"."""
    return date(asked.today.year + asked.shift, asked.month(), asked.number("day"))


def _month_of(asked: Asked) -> Days:
    return month_days(asked.today.year + asked.shift, asked.month())


def _numeric(asked: Asked) -> Days:
    def of_year(year: int) -> Days:
        day = date(year, int(asked.words["month_number"]), int(asked.words["day"]))
        return day, day

    return _yearly(asked, of_year)


def _day_range(asked: Asked) -> Days:
    def of_year(year: int) -> Days:
        last = date(year, asked.month(), asked.number("day2"))
        return day_before(last, asked.number("day")), last

    return _yearly(asked, of_year)


def _day_range_of(asked: Asked) -> Days:
    last = unit_days("months", asked.today, asked.shift)[0].replace(day=asked.number("day2"))
    return day_before(last, asked.number("day")), last


def _day_range_bare(asked: Asked) -> Days:
    last = _of_some_month(asked, asked.number("day2"), None)
    return day_before(last, asked.number("day")), last


def _of_some_month(asked: Asked, day: int, weekday: int | None) -> date:
    """The next (or latest) such day of a month, on that weekday where one is stated."""
    months = count(0, -1 if asked.way == "past" else 1)
    firsts = (asked.today.replace(day=1) + relativedelta(months=n) for n in months)
    days = (first.replace(day=day) for first in firsts if day <= (first + relativedelta(day=31)).day)
    return next(
        found
        for found in days
        if (found <= asked.today if asked.way == "past" else found >= asked.today) and weekday in {None, found.isoweekday()}
    )


def _month_day(asked: Asked) -> date:
    """The 11th; "Saturday 11" of some days ago is more likely meant than one in some months."""
    if not asked.has("weekday"):
        return _of_some_month(asked, asked.number("day"), None)
    found = _of_some_month(asked, asked.number("day"), asked.weekday())
    for days in range(1, 7):
        before = asked.today - timedelta(days=days)
        if (before.day, before.isoweekday()) == (asked.number("day"), asked.weekday()) and (found - before).days > _MONTH:
            return before
    return found


def _month_day_of(asked: Asked) -> date:
    return unit_days("months", asked.today, asked.shift)[0].replace(day=asked.number("day"))


def _week_of(asked: Asked) -> Days:
    return unit_days(asked.unit() if asked.has("unit") else "weeks", _date(asked)[0], 0)


def _week_of_day(asked: Asked) -> Days:
    return unit_days(asked.unit() if asked.has("unit") else "weeks", _of_some_month(asked, asked.number("day"), None), 0)


def _year(asked: Asked) -> Days:
    return date(asked.number("year"), 1, 1), date(asked.number("year"), 12, 31)


def _holiday(asked: Asked) -> Days:
    found = value(asked.endings.holidays, asked.words["holiday"])
    assert isinstance(found, tuple)
    month, day = found
    return _yearly(asked, lambda year: (date(year, month, day), date(year, month, day)))


def _easter(asked: Asked) -> Days:
    offset = timedelta(days=int(str(value(asked.endings.easter, asked.words["easter"]))))
    return _yearly(asked, lambda year: (easter(year) + offset, easter(year) + offset))


_RULES: Mapping[str, Callable[[Asked], Days | date]] = {
    "day": _day, "weekday": _weekday, "weekday_after": _weekday_after, "weekday_before": _weekday_before,
    "weekday_of": _weekday_of, "weekday_later": _weekday_later, "offset": _offset, "offset_bare": _offset,
    "offset_in": _offset, "offset_for": _offset, "offset_more": _offset_more,
    "offset_from": _offset_from, "offset_to": _offset_to, "span": _span,
    "ago": _ago, "ago_on": _ago_on, "period": _period, "period_work": _period_work,
    "edge": lambda a: third_of(a.edge(), _period(a)),
    "edge_named": _edge_named,
    "edge_month": lambda a: _yearly(a, lambda year: third_of(a.edge(), month_days(year, a.month()))),
    "edge_year": lambda a: third_of(a.edge(), _year(a)), "edge_quarter": lambda a: third_of(a.edge(), _quarter(a)),
    "edge_season": lambda a: third_of(a.edge(), _season(a)), "quarter": _quarter, "season": _season,
    "season_start": _season_start, "month": _named_month,
    "month_range": _month_range, "month_next": _month_next, "month_last": _month_last, "nth_month": _nth_month,
    "nth_weekday": _nth_weekday, "nth_weekday_of": _nth_weekday_of, "nth_week": _nth_week, "nth_week_of": _nth_week_of,
    "date_of": _date_of, "month_of": _month_of, "date": _date,
    "numeric": _numeric, "day_range": _day_range, "day_range_of": _day_range_of,
    "day_range_bare": _day_range_bare, "month_day": _month_day, "month_day_of": _month_day_of, "week_of": _week_of,
    "week_of_day": _week_of_day,
    "year": _year, "holiday": _holiday, "easter": _easter, "days_of": _days_of, "days_of_month": _days_of_month,
    "nights": _nights, "days_from": _days_from, "days_then": _offset, "weekday_then": _weekday_after,
}  # fmt: skip
RULES = frozenset(_RULES)
# Rules that know their year from the text alone, where it states one.
ABSOLUTE = words("""
    date numeric day_range month month_range nth_weekday nth_week nth_month week_of year quarter holiday easter season
    edge_month edge_year edge_quarter edge_season days_of
""")
CALENDAR = ABSOLUTE - {"season", "quarter", "edge_season"}  # left as written in a dated text: "le 23 mai"
LENGTHS = words("offset_in offset_for offset_bare offset_more")  # may say how long, not when: "for ten years", "en deux jours"
THEN = words("nights days_then weekday_then")  # counted from the date before them, and nothing without one
RANGES = words("day_range day_range_of day_range_bare month_range")
COARSE = words("""
    span period period_work month month_of month_next month_last
    nth_month nth_week nth_week_of week_of week_of_day year quarter season
    edge edge_month edge_year edge_quarter edge_season edge_named
""")
