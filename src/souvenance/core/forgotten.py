"""What exists and never comes up: forgetting made measurable."""

from collections.abc import Iterable, Mapping

from souvenance.types import Forgotten, Memory, Served


def never_came_up(memories: Iterable[Memory], served: Mapping[str, Served]) -> tuple[Forgotten, ...]:
    """The memories that no message ever brought back, those never served at all first, then by how often they could have been.

    What is served for being recent was sorted, not found: it counts as never brought back. Rules and pinned memories are in
    every context and cannot be forgotten; one that has had no turn yet had no chance.

    Args:
        memories: the active ones, in any order.
        served: how often each came up; one that is not counted here is left out.
    """
    found = [
        Forgotten(memory=memory, served=count)
        for memory in memories
        if (count := served.get(memory.id)) is not None
        and memory.kind != "rule"
        and not memory.pinned
        and count.candidate > 0
        and not count.semantic
    ]
    return tuple(sorted(found, key=by_neglect))


def by_neglect(one: Forgotten) -> tuple[bool, int, str]:
    """What orders them: never served first, then those that could have been most often."""
    return one.served.served > 0, -one.served.candidate, one.memory.id
