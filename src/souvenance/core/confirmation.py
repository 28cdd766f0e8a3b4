"""What a repetition does to a memory: said again by its user it grows surer, echoed by anyone else it does not."""

from collections.abc import Collection

STEP, SUREST = 0.1, 1.0  # of confidence
_CONFIRMING = frozenset({"user", "operator"})  # origins whose statement counts; "assistant+user" is only half theirs


def confirms(origin: str, session: str, confirmed_in: Collection[str]) -> bool:
    """Whether an absorbed candidate reinforces the memory that absorbed it: an explicit statement, once a session.

    Args:
        origin: of the turns the candidate rests on, joined by "+". What an assistant, a tool or a document repeats was
            often read from the memory itself: no confirmation.
        session: where it was said.
        confirmed_in: the sessions that state the memory already: its own, and those that confirmed it.
    """
    return origin in _CONFIRMING and session not in confirmed_in


def reinforced(confidence: float) -> float:
    """The confidence after one confirmation, at most 1.0; the ranking date stays what it was."""
    return min(SUREST, round(confidence + STEP, 6))
