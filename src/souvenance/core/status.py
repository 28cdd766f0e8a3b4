"""The statuses of a memory: which change of status each kind of event may make, and which ones a list asks for."""

from collections.abc import Mapping
from datetime import datetime

from souvenance.errors import Conflict
from souvenance.types import STATUSES, AskedStatus, EventKind, Memory, MemoryStatus

_ANY: frozenset[MemoryStatus] = frozenset(STATUSES)
_ACTIVE: frozenset[MemoryStatus] = frozenset({"active"})
_STANDING: frozenset[MemoryStatus] = frozenset({"active", "archived"})

# Event -> from which statuses, to which. An event that is not named here leaves the status as it is. What a memory was
# before stands in each event, so "undone" leads back to whatever that was.
MOVES: Mapping[EventKind, tuple[frozenset[MemoryStatus], frozenset[MemoryStatus]]] = {
    "archived": (_ACTIVE, frozenset({"archived"})),
    "revived": (frozenset({"archived"}), _ACTIVE),
    "superseded": (_ACTIVE, frozenset({"superseded"})),
    "compressed": (_ACTIVE, frozenset({"compressed"})),
    "expired": (_STANDING, frozenset({"expired"})),  # what has faded may end as well
    "retracted": (_ACTIVE, frozenset({"forgotten"})),
    "forgotten": (_ANY, frozenset({"forgotten"})),  # a person may hide whatever stands
    "undone": (_ANY, _ANY),
}
_BEGINNINGS: frozenset[MemoryStatus] = frozenset({"active", "superseded"})  # the second: it was over when it was told


def is_legal(what: EventKind, before: MemoryStatus | None, after: MemoryStatus) -> bool:
    """Whether an event may lead from one status to another; ``before`` is None for a memory that is new."""
    if before is None or what == "created":
        return before is None and what == "created" and after in _BEGINNINGS
    if what not in MOVES:
        return before == after
    sources, targets = MOVES[what]
    return before in sources and after in targets


def must_be_legal(memory_id: str, what: EventKind, before: MemoryStatus | None, after: MemoryStatus) -> None:
    """Raise Conflict for a change of status that no rule allows; then nothing is to be written."""
    if not is_legal(what, before, after):
        was = before or "not there yet"
        raise Conflict(f"memory {memory_id} is {was}: the event {what!r} cannot make it {after}. Nothing was changed")


def asked_for(status: AskedStatus | None, *, then: bool) -> MemoryStatus | None:
    """The one status that a list is narrowed to; None for every one.

    Args:
        status: what was asked for; None where nothing was: then the active ones, or of another moment all.
        then: whether the list is of another moment: what held then may have any status now.
    """
    if status is None:
        return None if then else "active"
    return None if status == "all" else status


def held_at(memory: Memory, moment: datetime) -> bool:
    """Whether it was true at a moment, as far as is known: not whether it was known then."""
    if memory.status in {"forgotten", "quarantined", "compressed"}:
        return False
    begun = (memory.valid_from or memory.ranked_at) <= moment
    ends = [end for end in (memory.valid_until, memory.expires_at) if end is not None]
    return begun and all(moment < end for end in ends)
