"""Charts as shapes: where each bar of an inline SVG stands. Labels are HTML beside it: they stay readable on a phone."""

from collections.abc import Sequence
from dataclasses import dataclass

from souvenance.core.degraded import Day
from souvenance.core.histograms import Scale, scale_of

WIDTH, HEIGHT = 600.0, 120.0  # of the view box
BINS = 30
_GAP = 0.18  # of a column
_LEAST = 2.0  # height of a bar that stands for something


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One rectangle, in the units of the view box, from its top left corner."""

    x: float
    y: float
    width: float
    height: float
    look: str  # class: "fine", "wrong", "null"


@dataclass(frozen=True, slots=True, kw_only=True)
class Histogram:
    """How the values of one kind are spread, and where the bar of silence stands among them."""

    kind: str
    n: int
    above: int  # values above the bar
    bars: tuple[Bar, ...]
    bar_x: float
    scale: Scale
    counts: tuple[int, ...]


def columns(stacks: Sequence[Sequence[tuple[int, str]]]) -> tuple[Bar, ...]:
    """Columns of counts, side by side over the whole width, the highest as high as the chart.

    Args:
        stacks: of each column its parts, lowest first: count and look.
    """
    highest = max((sum(count for count, _ in stack) for stack in stacks), default=0)
    if not highest:
        return ()
    wide = WIDTH / len(stacks)
    bars: list[Bar] = []
    for place, stack in enumerate(stacks):
        below = 0.0
        for count, look in stack:
            if count:
                height = max(_LEAST, HEIGHT * count / highest)
                top = max(0.0, HEIGHT - below - height)
                bars.append(
                    Bar(
                        x=_round(place * wide + wide * _GAP / 2), y=_round(top), width=_round(wide * (1 - _GAP)),
                        height=_round(height), look=look,
                    )
                )  # fmt: skip
                below += height
    return tuple(bars)


def days(told: Sequence[Day]) -> tuple[Bar, ...]:
    """A column a day: degraded turns at its foot, the others above."""
    return columns([((day.degraded, "wrong"), (day.turns - day.degraded, "fine")) for day in told])


def histograms(nulls: Sequence[tuple[str, Sequence[float]]], bar: float) -> tuple[Histogram, ...]:
    """One histogram a kind of question, all on one scale.

    Args:
        nulls: (kind, values), at least one value a kind; kinds without any are left out.
        bar: where silence ends; may lie outside of the values.
    """
    told = [(kind, values) for kind, values in nulls if values]
    if not told:
        return ()
    scale = scale_of([*(value for _, values in told for value in values), bar], BINS)
    at = _round(WIDTH * (bar - scale.low) / (scale.high - scale.low))
    made = []
    for kind, values in told:
        counts = scale.counts(values)
        bars = columns([((count, "null"),) for count in counts])
        made.append(
            Histogram(
                kind=kind, n=len(values), above=sum(value > bar for value in values), bars=bars, bar_x=at, scale=scale,
                counts=counts,
            )
        )  # fmt: skip
    return tuple(made)


def _round(number: float) -> float:
    return round(number, 2)
