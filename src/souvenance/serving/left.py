"""What is left of a deadline that began when a request came."""

import time

LEAST_S = 0.02  # so that a late turn gets what is at hand


def left_s(started: float, deadline_s: float, now: float | None = None) -> float:
    """Seconds: waiting for a thread counts too.

    Args:
        started: of the performance counter.
        deadline_s: of the whole request.
        now: of the same counter; None: now.
    """
    passed = (time.perf_counter() if now is None else now) - started
    return max(LEAST_S, deadline_s - passed)
