"""Degraded turns, counted by their cause."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

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
