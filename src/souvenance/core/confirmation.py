"""What a repetition does to a memory: said again by its user it grows surer, echoed by anyone else it does not."""

from collections.abc import Collection
from dataclasses import replace

from souvenance.types import Memory

STEP, SUREST = 0.1, 1.0  # of confidence
_CONFIRMING = frozenset({"user", "operator"})  # origins whose statement counts; "assistant+user" is only half theirs


def confirms(origin: str, session: str, confirmed_in: Collection[str]) -> bool:
    """Whether a repetition reinforces the memory that it repeats: an explicit statement, once a session.

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


def said_again(memory: Memory, later: Memory, session: str, said_in: Collection[str]) -> Memory | None:
    """A memory as a later repetition leaves it, or None where that makes it no surer.

    Only its confidence grows, and it counts as used when it was said again; text, status, dates and ranking stay.

    Args:
        memory: the one that is repeated.
        later: what repeats it, as a memory of its own.
        session: where that was said.
        said_in: the sessions that state the memory already.
    """
    if not confirms(later.origin, session, said_in):
        return None
    touched = max(memory.touched_at, later.ranked_at)
    return replace(memory, confidence=reinforced(memory.confidence), touched_at=touched, accesses=memory.accesses + 1)
