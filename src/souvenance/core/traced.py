"""A past context, from its trace: who was in it, and how its seats went."""

from collections import Counter
from typing import get_args

from souvenance.core.seats import Pass, Seat, Selection
from souvenance.types import Memory, Trace


def selection_of(trace: Trace) -> Selection:
    """Who had a seat then, and which rules held."""
    seats = [seat for seat in trace.seats if seat["passed"] in get_args(Pass)]
    return Selection(
        seats=tuple(
            Seat(id=str(seat["id"]), place=place, passed=seat["passed"], reason=str(seat["reason"]), score=None)  # type: ignore[arg-type]
            for place, seat in enumerate(seats, start=1)
        ),
        rules=tuple(str(seat["id"]) for seat in trace.seats if seat["passed"] == "rule"),
        left_out=trace.left_out,
    )


def told_outright(trace: Trace, memory: Memory, story: str | None) -> str | None:
    """What the trace and the memory say by themselves, in a sentence; None where it was beaten, or stood in the notes.

    Args:
        story: of the session.
    """
    for seat in trace.seats:
        if seat["id"] == memory.id:
            return f"It was there: {str(seat['reason']).rstrip('.')}."
    if memory.created_at > trace.created_at:
        return "It was not remembered yet."
    if memory.story is not None and memory.story != story:
        return "It belongs to another story."
    if memory.status != "active":
        return f"It was not there, and is {memory.status} now: `souvenance why` says since when."
    if memory.kind == "rule":
        return "It is a rule now, and was none yet, or not active, when that context was made."
    return None


def how_the_seats_went(trace: Trace) -> str:
    """Which passes gave the seats, whether the message brought anything back, and what that turn went without."""
    passes = Counter(seat.passed for seat in selection_of(trace).seats)
    went = ", ".join(f"{n} {passed}" for passed, n in passes.items()) or "none was given"
    brought = passes["semantic"]
    told = f"The message brought back {brought} others, and not this one." if brought else "The message brought no memory back."
    missing = f" That turn went without a part: {'; '.join(trace.missing)}." if trace.missing else ""
    return f"Seats by pass: {went}. {told}{missing}"
