"""How well a score parts questions that have an answer from those that have none: pure.

Scores are of the best hit of each question, higher is surer; minus infinity where nothing was found. A question is answered
where its score lies above a threshold.
"""

from collections.abc import Sequence

import numpy as np

from souvenance.core.silence import quantile


def auc(answerable: Sequence[float], nulls: Sequence[float]) -> float | None:
    """The chance that an answerable question scores above one without an answer, 0-1; a tie counts one half.

    None where one of the two has no question. Source: Mann & Whitney 1947.
    """
    if not answerable or not nulls:
        return None
    ordered = np.sort(np.asarray(nulls, float))
    below = np.searchsorted(ordered, answerable, "left")
    level = np.searchsorted(ordered, answerable, "right") - below
    return float((below + level / 2).mean() / len(ordered))


def kept_at(answerable: Sequence[float], nulls: Sequence[float], false_recall: float) -> float | None:
    """The share of the answerable questions that are answered where at most such a share of the others is; None as above."""
    if not answerable or not nulls:
        return None
    threshold = quantile(sorted(nulls), false_recall)
    return sum(score > threshold for score in answerable) / len(answerable)
