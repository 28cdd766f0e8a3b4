"""Which memories rest on some turns and on nothing else."""

from collections.abc import Collection, Iterable, Iterator

from souvenance.types import Memory


def resting_on(memories: Iterable[Memory], turns: Collection[str]) -> Iterator[Memory]:
    """Those that stand, have sources, and have none outside of these turns; in their order.

    Args:
        memories: of one scope.
        turns: ids.
    """
    for memory in memories:
        if memory.status != "forgotten" and memory.sources and all(source in turns for source in memory.sources):
            yield memory
