"""`eval expiry`: does a statement end on the day that a person says it ends on, and is no end invented."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from souvenance.core.expiry import ends
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals
from souvenance.evals.formats import Dated, read_dates

NAMES = ("exact", "invented", "missed")
LOWER_IS_BETTER = frozenset({"invented", "missed"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One sentence and the end that was read from it."""

    case: Dated
    found: date | None  # a stated end
    default: bool  # a temporary state without a date, which lives its default life
    why: str

    @property
    def right(self) -> bool:
        """Whether it is the labelled end, or none where there is none."""
        return self.found == self.case.ends


def judge(case: Dated) -> Judged:
    """Read one sentence. The default life of a state without a date is no stated end, and counts as none."""
    ending = ends(case.text, case.said_at, case.tz, case.language)
    stated = ending is not None and not ending.default
    return Judged(
        case=case, found=ending.last_day if ending and stated else None, default=ending is not None and ending.default,
        why=ending.why if ending else "",
    )  # fmt: skip


def score(rows: Sequence[Judged]) -> dict[str, float]:
    """Shares: ``exact`` and ``missed`` (none found) of the sentences that have an end, ``invented`` of those that have none.

    A share of nothing is 0 for what should be low and 1 for what should be high.
    """
    return {name: sum(values) / len(values) if (values := _values(rows, name)) else float(name == "exact") for name in NAMES}


def _values(rows: Sequence[Judged], name: str) -> list[float]:
    if name == "invented":
        return [float(row.found is not None) for row in rows if row.case.ends is None]
    having = [row for row in rows if row.case.ends is not None]
    return [float(row.right if name == "exact" else row.found is None) for row in having]


def measure(paths: Sequence[Path], *, seed: int = 0) -> tuple[dict[str, Any], Sequence[Judged]]:
    """Judge every sentence of the files: the bench object, and every judgement."""
    started = time.perf_counter()
    rows = [judge(case) for path in paths for case in read_dates(path)]
    arms = {"shipped": _arm(rows, seed)} if rows else {}
    took_s = time.perf_counter() - started
    return bench_object("expiry", paths, len(rows), arms, seed=seed, took_s=took_s), rows


def _arm(rows: Sequence[Judged], seed: int) -> dict[str, Any]:
    return {
        **score(rows),
        "interval": intervals({name: _values(rows, name) for name in NAMES}, seed),
        "default_life": sum(row.default for row in rows),
        "by_category": grouped(rows, lambda row: "dated" if row.case.ends else "null", _group),
        "by_language": grouped(rows, lambda row: row.case.language, _group),
    }


def _group(rows: Sequence[Judged]) -> dict[str, float]:
    return {"n": len(rows), **score(rows)}


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds were missed: ``exact`` must reach its own, ``invented`` and ``missed`` must not exceed theirs."""
    return bench.missed(result, bounds, LOWER_IS_BETTER)
