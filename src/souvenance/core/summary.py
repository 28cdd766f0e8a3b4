"""The story summary and the anchors above it: what code proposes as an anchor, and how both are shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from souvenance.thresholds import ANCHOR_CONFIRMATIONS
from souvenance.types import Memory

Because = Literal["pinned", "rule", "confirmed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedAnchor:
    """A memory that the summary must not lose, and why code says so."""

    memory: str  # id
    text: str
    because: Because


def anchors_proposed(memories: Sequence[Memory], confirmations: Mapping[str, int]) -> tuple[ProposedAnchor, ...]:
    """Active memories that deserve an anchor: pinned, rules, or confirmed three times; oldest first, ties by id.

    Args:
        memories: of one story and what is global; those not active propose nothing.
        confirmations: how often each was confirmed, by id; each session counts once.

    A model promotes almost nothing (3 facts of 39), so it is not waited for.
    """
    chosen = []
    for memory in sorted(memories, key=lambda memory: (memory.created_at, memory.id)):
        because = _because(memory, confirmations.get(memory.id, 0))
        if because is not None and memory.status == "active" and not memory.disputed:
            chosen.append(ProposedAnchor(memory=memory.id, text=memory.text, because=because))
    return tuple(chosen)


def _because(memory: Memory, confirmed: int) -> Because | None:
    if memory.pinned:
        return "pinned"
    if memory.kind == "rule":
        return "rule"
    return "confirmed" if confirmed >= ANCHOR_CONFIRMATIONS else None


def render_summary(summary: str, anchors: Sequence[tuple[str, str]]) -> str:
    """Anchors as a list, then the summary; "" where there is neither.

    A fact that stands in both is shown twice: leaving it out of one would trust that the other still says it.
    """
    parts = ["\n".join(f"- {' '.join(text.split())}" for _, text in anchors), summary.strip()]
    return "\n\n".join(part for part in parts if part)
