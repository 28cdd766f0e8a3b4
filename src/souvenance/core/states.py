"""Named numbers of a character ("trust", "mood") that an exchange may move a little: a model proposes, code bounds."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping

from souvenance.core.fold import fold
from souvenance.thresholds import STATE_LIMIT, STATE_STEP


def proposed_moves(proposed: Iterable[tuple[str, float]], names: Iterable[str]) -> tuple[dict[str, float], Counter[str]]:
    """What one exchange moves: name -> the sum of its changes, within a step; and what was dropped or bounded, counted.

    Args:
        proposed: (name, change) as a model gave them; any number of each, in any case.
        names: those that exist.

    However often a name is proposed, one exchange moves it by ``STATE_STEP`` at most.
    """
    known = {fold(name): name for name in names}
    sums: dict[str, float] = {}
    counted: Counter[str] = Counter()
    for given, change in proposed:
        name = known.get(fold(" ".join(given.split())))
        if name is None:
            counted["states that nobody asked for"] += 1
        elif not math.isfinite(change):
            counted["states that are no number"] += 1
        else:
            sums[name] = sums.get(name, 0.0) + change
    bounded = {name: _within(change, STATE_STEP) for name, change in sums.items()}
    counted["states moved too far"] += sum(bounded[name] != sums[name] for name in sums)
    return {name: change for name, change in bounded.items() if change}, +counted


def moved(held: Mapping[str, float], moves: Mapping[str, float]) -> dict[str, float]:
    """The new values of those that move: each within ±``STATE_LIMIT``; one that stands at its limit already is left out."""
    after = {name: _within(held.get(name, 0.0) + change, STATE_LIMIT) for name, change in moves.items()}
    return {name: value for name, value in after.items() if value != held.get(name, 0.0)}


def states_line(held: Mapping[str, float], names: Iterable[str]) -> str:
    """All of them on one line, "trust 3, mood -1.5", in the order of the setting; what never moved stands at 0."""
    return ", ".join(f"{name} {held.get(name, 0.0):g}" for name in names)


def _within(value: float, limit: float) -> float:
    return round(max(-limit, min(limit, value)), 2)
