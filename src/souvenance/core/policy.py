"""How much a deliberate recall gives back, by the name of the policy."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import get_args

from souvenance.errors import InputError
from souvenance.types import RecallPolicy


@dataclass(frozen=True, slots=True, kw_only=True)
class Breadth:
    """How many hits, with how much around each, and the tokens that all of it may take (None: no bound)."""

    limit: int
    neighbours: int
    max_tokens: int | None


PLAIN = Breadth(limit=10, neighbours=0, max_tokens=None)
POLICIES: Mapping[RecallPolicy, Breadth] = MappingProxyType({
    "broad": Breadth(limit=20, neighbours=2, max_tokens=3_000),  # the design's: enough for several answers, best first
    "narrow": Breadth(limit=1, neighbours=0, max_tokens=None),  # in the middle of a task too much context starves attention
    "index": PLAIN,  # a model picks memories from a list: none of these counts
})  # fmt: skip


def breadth(
    policy: RecallPolicy | None,
    *,
    limit: int | None = None,
    neighbours: int | None = None,
    max_tokens: int | None = None,
    plain: Breadth = PLAIN,
) -> Breadth:
    """What a policy says, or ``plain`` without one, where nothing else was asked for. Raises InputError for one not known."""
    if policy is not None and policy not in POLICIES:
        raise InputError(f"policy is {policy!r}: it can be {', '.join(map(repr, get_args(RecallPolicy)))}, or none")
    base = POLICIES[policy] if policy is not None else plain
    return Breadth(
        limit=base.limit if limit is None else limit,
        neighbours=base.neighbours if neighbours is None else neighbours,
        max_tokens=base.max_tokens if max_tokens is None else max_tokens,
    )
