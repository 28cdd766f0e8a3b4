"""Many memories written into a scope at once, past the decisions that each would take: a bench measures what comes after."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from random import Random

from souvenance.core.identity import derived_id
from souvenance.engine.commit import key_of
from souvenance.engine.tools import Tools
from souvenance.thresholds import IMPORTANCE
from souvenance.types import KINDS, Kind, Memory, Principal

AT_ONCE = 5_000  # memories a transaction


def told(
    principal: Principal,
    text: str,
    *,
    at: datetime,
    kind: Kind = "fact",
    language: str = "en",
    story: str | None = None,
    importance: float | None = None,
) -> Memory:
    """A memory as the principal would have told it then; its id comes from its text, kind and story."""
    return Memory(
        id=derived_id("m", text, kind, story or ""), scope=principal.scope, kind=kind, text=text, subject=principal.name,
        story=story, language=language, status="active", confidence=1.0,
        importance=IMPORTANCE[kind] if importance is None else importance, sources=(), origin="user", author=principal.id,
        audience=principal.audience, created_at=at, ranked_at=at, touched_at=at,
    )  # fmt: skip


def drawn(
    principal: Principal, size: int, random: Random, text_of: Callable[[Random, int], str], *, ended_at: datetime
) -> list[Memory]:
    """So many memories of every kind but rules, 6 to 16 words each, told a minute apart, the first of them at ``ended_at``."""
    kinds = [kind for kind in KINDS if kind != "rule"]
    return [
        told(
            principal, f"{text_of(random, random.randint(6, 16))} {n}", at=ended_at - timedelta(minutes=n),
            kind=random.choice(kinds),
        )
        for n in range(size)
    ]  # fmt: skip


def put_memories(tools: Tools, principal: Principal, memories: Sequence[Memory]) -> None:
    """Write them in few transactions. No two may say the same: raises Conflict."""
    for first in range(0, len(memories), AT_ONCE):
        with tools.ledger.write(principal.scope) as tx:
            tx.add_principal(principal, tools.clock())
            for memory in memories[first : first + AT_ONCE]:
                tx.put_memory(memory, key_of(memory))
