"""A past context, from its trace: who was in it, and how its seats went."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, get_args

from souvenance.core.seats import Pass, Seat, Selection
from souvenance.types import Memory, Trace

if TYPE_CHECKING:
    from datetime import datetime


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


def of_one_context(traces: Iterable[Trace], one: Trace | None) -> Trace | None:
    """What a context left in all its scopes, as one trace: of the context that left ``one``, else of the last; None of none.

    Args:
        traces: of one session and one person, of any scopes.
        one: as it was left in one scope, or put together already.
    """
    found = list(traces)
    last = one or max(found, key=lambda trace: (trace.created_at, trace.id), default=None)
    if last is None:
        return None
    left = next((left for left in _by_context(found) if last.id in {trace.id for trace in left}), [last])
    return _joined(*sorted(left, key=lambda trace: trace.id != last.id))


def contexts(traces: Iterable[Trace], scopes: Sequence[str]) -> tuple[Trace, ...]:
    """What contexts left in all their scopes, one trace a context, in the order in which the first of each comes.

    Args:
        traces: of any sessions, people and scopes.
        scopes: the trace in the earliest of these gives a context its id and its place in the conversation.
    """
    order = {scope: place for place, scope in enumerate(scopes)}
    return tuple(_joined(*sorted(left, key=lambda trace: order.get(trace.scope, len(order)))) for left in _by_context(traces))


def _by_context(traces: Iterable[Trace]) -> list[list[Trace]]:
    """What each context left, in the order in which the first of each comes; two of one moment and scope are of two."""
    by_context: dict[tuple[str, str, datetime, int], list[Trace]] = {}
    at_one_moment: Counter[tuple[str, str, datetime, str]] = Counter()
    for trace in traces:
        made = (trace.author, trace.session, trace.created_at)
        by_context.setdefault((*made, at_one_moment[(*made, trace.scope)]), []).append(trace)
        at_one_moment[(*made, trace.scope)] += 1
    return list(by_context.values())


def with_places(trace: Trace) -> Trace:
    """A trace whose seats each say its ``scope``: to be put together with those of others."""
    return replace(trace, seats=tuple({**seat, "scope": trace.scope} for seat in trace.seats))


def _joined(one: Trace, *others: Trace) -> Trace:
    return replace(
        one,
        seats=(*one.seats, *(seat for trace in others for seat in trace.seats)),
        missing=tuple(dict.fromkeys((*one.missing, *(why for trace in others for why in trace.missing)))),
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
