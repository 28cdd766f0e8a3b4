"""Keep the shelf of memories in the index level with the ledger: what was written, changed or has left.

Two processes may do it at once, and a row may then outlive its memory for a while: whoever reads the shelf looks at the
memory's status as well.
"""

from souvenance.core.units import memory_row, shelf_key
from souvenance.engine.tools import Tools

ROWS_AT_ONCE = 2_000
FOUND = frozenset({"active", "archived"})  # the statuses that a search may find


def follow_memories(tools: Tools, scope: str, *, at_most: int | None = None) -> bool:
    """Index the words of the memories that changed since the last time, and take out those that no longer hold.

    Args:
        at_most: leave it to the background where more than so many changed.

    Returns:
        Whether the shelf is level with the ledger.
    """
    key = shelf_key(scope, "memories")
    revision, now = _place(tools, key, scope), tools.ledger.revision(scope)
    if revision == now:
        return True
    changed = tools.ledger.memories_since(scope, revision)
    if at_most is not None and len(changed) > at_most:
        return False
    last = tools.ledger.events(scope, limit=1)
    mark = last[0].id if last else ""
    if gone := [memory.id for memory in changed if memory.status not in FOUND]:
        tools.index.remove(key, gone)
    rows = [memory for memory in changed if memory.status in FOUND]
    for first in range(0, len(rows), ROWS_AT_ONCE):  # the place moves with the last write: a stop before it does all again
        tools.index.put(key, [memory_row(memory) for memory in rows[first : first + ROWS_AT_ONCE]], 0, 0)
    return tools.index.put(key, [], now, now, after=revision, mark=mark)


def _place(tools: Tools, key: str, scope: str) -> int:
    """The revision up to which the shelf follows this ledger; 0, and emptied, where it followed another copy of it."""
    position, _, mark = tools.index.place(key)
    if not position or tools.verified.get(key) == mark:
        return position
    if position > tools.ledger.revision(scope) or (mark and tools.ledger.event(scope, mark) is None):
        tools.index.clear(key)
        return 0
    tools.verified[key] = mark
    return position
