"""Fit ranked turns into a budget of tokens, best first."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


def packed(
    ranked: Sequence[Key], around: Callable[[Key], Sequence[Key]], cost: Callable[[Key], int], budget: int
) -> tuple[list[list[Key]], int]:
    """Take items in order, each with what stands around it, until the budget is used up.

    Args:
        ranked: best first.
        around: what to give along with an item, nearest first; left out when it does not fit or was given already.
        cost: tokens of one, > 0.
        budget: tokens.

    Returns:
        One list an item that was taken (the item first, then what fitted around it), and the tokens used. An item too large
        for what is left is passed over and smaller ones after it still go in.
    """
    taken: dict[Key, None] = {}
    groups: list[list[Key]] = []
    used = 0
    for item in ranked:
        if item in taken:
            continue
        if (price := cost(item)) > budget - used:
            continue
        group = [item]
        taken[item] = None
        used += price
        for beside in around(item):
            if beside not in taken and (price := cost(beside)) <= budget - used:
                group.append(beside)
                taken[beside] = None
                used += price
        groups.append(group)
    return groups, used
