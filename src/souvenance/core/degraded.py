"""Degraded turns, counted by their cause."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from souvenance.core.moments import local
from souvenance.types import Trace

_NUMBER = re.compile(r"\d[\d.,]*")


def by_cause(missing: Iterable[Sequence[str]]) -> Mapping[str, int]:
    """Cause -> turns that had it, the most frequent first.

    Args:
        missing: of each turn, what it went without, in sentences. Two that differ in their numbers alone ("120 of 800 turns
            have none yet") are one cause.
    """
    counted: Counter[str] = Counter()
    for sentences in missing:
        counted.update({_NUMBER.sub("…", sentence) for sentence in sentences})
    return dict(sorted(counted.items(), key=lambda one: (-one[1], one[0])))


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """The turns of one day whose traces are kept."""

    day: date  # where the person is
    turns: int
    degraded: int  # of these, those that went without some part


def by_day(traces: Iterable[Trace], tz: str, *, least: int = 1) -> tuple[Day, ...]:
    """Every day from that of the first trace to that of the last, those without a turn too; nothing of no traces.

    Args:
        traces: in any order.
        tz: IANA name of the person's zone.
        least: days to tell of; earlier ones are added.
    """
    turns: Counter[date] = Counter()
    degraded: Counter[date] = Counter()
    for trace in traces:
        day = (local(trace.created_at, tz) or trace.created_at).date()
        turns[day] += 1
        degraded[day] += bool(trace.missing)
    if not turns:
        return ()
    last = max(turns)
    first = min(*turns, last - timedelta(least - 1))
    days = (first + timedelta(n) for n in range((last - first).days + 1))
    return tuple(Day(day=day, turns=turns[day], degraded=degraded[day]) for day in days)
