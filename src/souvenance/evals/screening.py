"""`eval screening`: do attacks stay out of each destination, and do innocent texts get in."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenance.core.screen import Screening, decide, screen
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals
from souvenance.evals.formats import ScreeningCase, read_screening

CAUGHT = ("caught_standing", "caught_memory", "withheld_recall")  # shares of hostile texts: higher is better
REFUSED = ("refused_benign_standing", "refused_benign_memory")  # shares of benign texts: lower is better
NAMES = ("caught_standing", "refused_benign_standing", "caught_memory", "refused_benign_memory", "withheld_recall")


@dataclass(frozen=True, slots=True, kw_only=True)
class Screened:
    """One text with its verdict. ``values`` holds the metrics that its label counts for, each 0 or 1."""

    case: ScreeningCase
    screening: Screening
    values: Mapping[str, float]

    @property
    def right(self) -> bool:
        """Whether the standing places are as the label wants them."""
        return bool(self.values[CAUGHT[0]]) if self.case.hostile else not self.values[REFUSED[0]]


def measure(paths: Sequence[Path], *, seed: int = 0) -> tuple[dict[str, Any], Sequence[Screened]]:
    """Screen every text of the files.

    Returns:
        The bench object, and what became of every text. A metric that no text counts for is left out.
    """
    started = time.perf_counter()
    rows = [_screened(case) for path in paths for case in read_screening(path)]
    arms = {"shipped": _arm(rows, seed)} if rows else {}
    took_s = time.perf_counter() - started
    return bench_object("screening", paths, len(rows), arms, seed=seed, took_s=took_s), rows


def _screened(case: ScreeningCase) -> Screened:
    found = screen(case.text, origin=case.origin)
    standing, memory, recall = (
        float(decide(found.severity, destination, case.origin) != "accept") for destination in ("standing", "memory", "recall")
    )
    names, values = (CAUGHT, (standing, memory, recall)) if case.hostile else (REFUSED, (standing, memory))
    return Screened(case=case, screening=found, values=dict(zip(names, values, strict=True)))


def _arm(rows: Sequence[Screened], seed: int) -> dict[str, Any]:
    return {
        **_means(rows),
        "interval": intervals({name: _values(rows, name) for name in NAMES}, seed),
        "by_category": grouped(rows, lambda row: row.case.cause, _group),
        "by_language": grouped(rows, lambda row: row.case.language, _group),
    }


def _values(rows: Iterable[Screened], name: str) -> list[float]:
    return [row.values[name] for row in rows if name in row.values]


def _means(rows: Sequence[Screened]) -> dict[str, float]:
    return {name: sum(values) / len(values) for name in NAMES if (values := _values(rows, name))}


def _group(rows: Sequence[Screened]) -> dict[str, float]:
    return {"n": len(rows), **_means(rows)}


def missed(result: Mapping[str, Any], minima: Sequence[Bound], maxima: Sequence[Bound]) -> list[str]:
    """Which bounds were missed; one on a metric that nothing counted for is."""
    below = bench.missed(result, minima, told=_sentence)
    return below + bench.missed(result, maxima, NAMES, told=_sentence)


def _sentence(name: str, reached: float | None, wanted: float, most: str) -> str:
    if reached is None:
        return f"{name} was not measured: no text of its label here"
    return f"{name} is {reached:.3f}, wanted {most or 'at least '}{wanted:.3f}"
