"""Anchors: the facts held above a summary. Code proposes them too, a model promotes almost nothing."""

from collections.abc import Iterable
from dataclasses import replace

from souvenance.core.identity import derived_id
from souvenance.core.summary import anchors_proposed
from souvenance.engine.commit import Commit
from souvenance.types import Anchor, Memory

GONE = {
    "superseded": "something said later took its place", "forgotten": "forgotten, or taken back", "expired": "it has ended",
    "archived": "nobody needed it for long", "compressed": "another memory says it too",
}  # fmt: skip


def anchor_touched(commit: Commit) -> None:
    """Keep the anchors level with the memories that this transaction changed."""
    touched = list(commit.touched.values())
    confirmations = {memory.id: _confirmations(commit, memory) for memory in touched}
    deserved = {anchor.memory: anchor for anchor in anchors_proposed(touched, confirmations)}
    held = {anchor.id: anchor for anchor in commit.tools.ledger.anchors(commit.principal.scope)}
    for memory in touched:
        anchor_id = _anchor_id(memory)
        if memory.id in deserved:
            add_anchor(commit, memory.story or "", memory.text, (memory.id,), origin=memory.origin, anchor_id=anchor_id)
        elif anchor_id in held:
            retire_anchor(commit, anchor_id, GONE.get(memory.status, "no longer pinned or confirmed often enough"))


def add_anchor(
    commit: Commit, story: str, text: str, sources: Iterable[str], *, origin: str, anchor_id: str | None = None
) -> None:
    """Hold a fact above the summary of a story; the same fact again changes nothing."""
    commit.tx.put_anchor(
        Anchor(
            id=anchor_id or derived_id("an", commit.principal.scope, story, text), scope=commit.principal.scope, story=story,
            text=text, sources=tuple(sorted(sources)), origin=origin, author=commit.principal.id,
            audience=commit.principal.audience, created_at=commit.now,
        )
    )  # fmt: skip


def retire_anchor(commit: Commit, anchor_id: str, reason: str) -> None:
    """Let an anchor go, for a reason that stays with it."""
    for anchor in commit.tools.ledger.anchors(commit.principal.scope):
        if anchor.id == anchor_id:
            commit.tx.put_anchor(replace(anchor, retired_at=commit.now, retired_because=reason))


def _anchor_id(memory: Memory) -> str:
    return derived_id("an", memory.scope, memory.id)


def _confirmations(commit: Commit, memory: Memory) -> int:
    events = commit.tools.ledger.events(commit.principal.scope, target=memory.id)
    undone = {event.undoes for event in events} | commit.undone
    before = [event for event in events if event.what == "reinforced" and event.id not in undone]
    return len(before) + commit.reinforced[memory.id]
