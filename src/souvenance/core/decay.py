"""How far a memory has faded: a function of how long nobody needed it, of its kind, and of how often it was needed.

``decay = min(1, 0.5 ** (idle days / half-life) * (1 + min(0.3, 0.03 * accesses)))``. The bonus multiplies: added, four accesses
would keep a memory above the archive line for ever. Seats, spark and lists are no access: a curiosity that matches every week
and is never confirmed must still fade.
"""

from dataclasses import dataclass
from datetime import datetime
from math import inf
from typing import Any

import numpy as np
import numpy.typing as npt

from souvenance.core.vital import is_vital
from souvenance.thresholds import ACCESS_BONUS, HALF_LIFE_DAYS, MOST_ACCESS_BONUS, MOST_STRENGTH, STRENGTH_BANDS
from souvenance.types import KINDS, Kind, Memory

DAY_S = 86_400.0
Floats = npt.NDArray[np.float64]
_HAIR = 1e-9  # a confidence raised from 0.7 by three tenths is 0.9999999999999999: it must not fall a band short


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfLives:
    """Days after which half of a memory's weight is gone, by kind; infinity: it holds until its end. Each above 0."""

    episode: float = HALF_LIFE_DAYS["episode"]
    fact: float = HALF_LIFE_DAYS["fact"]
    preference: float = HALF_LIFE_DAYS["preference"]
    promise: float = HALF_LIFE_DAYS["promise"]

    def of(self, kind: Kind) -> float:
        """Of one kind; rules never fade."""
        by_kind: dict[Kind, float] = {
            "rule": inf, "episode": self.episode, "fact": self.fact, "preference": self.preference, "promise": self.promise,
        }  # fmt: skip
        return by_kind[kind]


USUAL = HalfLives()


def decay(idle_days: float, half_life_days: float, accesses: int) -> float:
    """0–1, 1 for what was needed just now; never more with more idle days, never less with more accesses."""
    faded = 0.5 ** (max(0.0, idle_days) / half_life_days)
    return float(min(1.0, faded * (1 + min(MOST_ACCESS_BONUS, ACCESS_BONUS * accesses))))


def decays(
    kinds: npt.NDArray[np.int8],
    lasting: npt.NDArray[np.bool_],
    touched_at: Floats,
    accesses: npt.NDArray[np.integer[Any]],
    now: float,
    half_lives: HalfLives,
) -> Floats:
    """(n,) the decay of n memories at once; the same as ``decay_of`` each.

    Args:
        kinds: (n,) places in ``KINDS``.
        lasting: (n,) see ``is_lasting``.
        touched_at: (n,) seconds since 1970.
        accesses: (n,).
        now: seconds since 1970.
        half_lives: by kind.
    """
    days = np.array([half_lives.of(kind) for kind in KINDS], np.float64)[kinds]
    days[lasting] = np.inf
    faded: Floats = np.exp2(-np.maximum(0.0, now - touched_at) / DAY_S / days)
    faded *= 1 + np.minimum(MOST_ACCESS_BONUS, ACCESS_BONUS * accesses)
    return np.minimum(1.0, faded, out=faded)


def is_lasting(memory: Memory) -> bool:
    """Whether it never fades: a rule, a pinned memory, or a fact or preference on which health or safety hangs."""
    if memory.kind == "rule" or memory.pinned:
        return True
    return memory.kind in {"fact", "preference"} and is_vital(memory.text, memory.language)


def decay_of(memory: Memory, now: datetime, half_lives: HalfLives = USUAL) -> float:
    """How far one memory has faded at a moment, 0–1."""
    if is_lasting(memory):
        return 1.0
    return decay((now - memory.touched_at).total_seconds() / DAY_S, half_lives.of(memory.kind), memory.accesses)


def strength(memory: Memory, now: datetime, half_lives: HalfLives = USUAL) -> float:
    """0–10: importance by confidence by decay."""
    return memory.importance * memory.confidence * decay_of(memory, now, half_lives)


def bands(strengths: Floats) -> npt.NDArray[np.int64]:
    """(n,) strengths -> (n,) tenths of their range, 0-9: 8 x 0.3 is in band 2, 6 x 0.9 in band 5."""
    return np.clip(strengths * (STRENGTH_BANDS / MOST_STRENGTH) + _HAIR, 0, STRENGTH_BANDS - 1).astype(np.int64)
