"""How values are spread: counted in bins of one width."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """Bins of one width, side by side."""

    low: float  # where the first bin begins
    step: float  # width of each, > 0
    bins: int

    @property
    def high(self) -> float:
        """Where the last bin ends."""
        return self.low + self.bins * self.step

    def bin_of(self, value: float) -> int:
        """The bin, from 0, that holds a value; the first or the last one for what lies outside."""
        return min(self.bins - 1, max(0, int((value - self.low) / self.step)))

    def counts(self, values: Iterable[float]) -> tuple[int, ...]:
        """How many values each bin holds."""
        counted = [0] * self.bins
        for value in values:
            counted[self.bin_of(value)] += 1
        return tuple(counted)


def scale_of(values: Sequence[float], bins: int) -> Scale:
    """Bins from the lowest to the highest of some values, at least one."""
    low, high = min(values), max(values)
    return Scale(low=low, step=(high - low) / bins or 1.0, bins=bins)
