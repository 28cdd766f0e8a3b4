"""What was believed at a moment: told from the events alone, oldest first."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from souvenance.core.changes import from_event, restored
from souvenance.types import Event, Memory


def replayed(events: Iterable[Event], known: Mapping[str, Memory] | None = None) -> dict[str, Memory]:
    """The memories as the events leave them, by id; slots, which are derived from the text, are left out.

    Args:
        events: in order of writing, oldest first.
        known: memories as they stand now, for what a store's first events did not tell yet (kind, subject: neither ever
            changes). None where every event tells all.
    """
    held: dict[str, Memory] = {}
    for event in events:
        if event.what == "created":
            begun = from_event(event.target, event.scope, event.after)
            if begun is None and known is not None and event.target in known:
                begun = restored(known[event.target], {"superseded_by": None, **event.after})
            if begun is not None:
                held[event.target] = begun
        elif event.target in held:
            held[event.target] = restored(held[event.target], event.after)
    return held


def believed_at(events: Iterable[Event], moment: datetime, known: Mapping[str, Memory] | None = None) -> list[Memory]:
    """The memories that were believed at a moment: active by then, and not ended; the latest first.

    Args:
        events: all of a scope, oldest first.
        moment: aware; by the clock of the events, whenever it was true.
        known: as in ``replayed``.
    """
    held = replayed((event for event in events if event.created_at <= moment), known)
    found = [m for m in held.values() if m.status == "active" and (m.expires_at is None or m.expires_at > moment)]
    return sorted(found, key=lambda m: (m.ranked_at, m.id), reverse=True)
