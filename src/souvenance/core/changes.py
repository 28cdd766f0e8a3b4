"""What changed in a memory, as the audit log keeps it, and how it is taken back."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, replace
from datetime import datetime

from souvenance.types import Memory

_TIMES = frozenset({"created_at", "ranked_at", "touched_at", "valid_from", "valid_until", "expires_at"})
_LISTS = frozenset({"tags", "sources"})

_DERIVED = frozenset({"slots"})  # read from the text again whenever it is written
_NAMED = frozenset({"id", "scope"})  # the event has them itself
_NEEDED = frozenset(f.name for f in fields(Memory) if f.default is MISSING and f.default_factory is MISSING) - _NAMED


def changed(before: Memory, after: Memory) -> tuple[dict[str, object], dict[str, object]]:
    """The fields that differ, as JSON has them: what they were, and what they are now."""
    names = [f.name for f in fields(Memory) if f.name not in _DERIVED and getattr(before, f.name) != getattr(after, f.name)]
    return {name: _plain(getattr(before, name)) for name in names}, {name: _plain(getattr(after, name)) for name in names}


def begun(memory: Memory) -> dict[str, object]:
    """A new memory as its first event has it: all that is not derived, so that events alone can tell what was believed."""
    return {f.name: _plain(getattr(memory, f.name)) for f in fields(Memory) if f.name not in _DERIVED | _NAMED}


def from_event(memory_id: str, scope: str, after: Mapping[str, object]) -> Memory | None:
    """The memory that a first event tells of; None where it was written before events held all of it."""
    names = {f.name for f in fields(Memory)} - _NAMED
    told = {name: _value(name, value) for name, value in after.items() if name in names}
    if not told.keys() >= _NEEDED:
        return None
    return Memory(id=memory_id, scope=scope, **told)  # type: ignore[arg-type]


def restored(memory: Memory, before: Mapping[str, object]) -> Memory:
    """The memory with the fields of an event's ``before`` as they were; what is no field of a memory is passed over."""
    names = {f.name for f in fields(Memory)}
    return replace(memory, **{name: _value(name, value) for name, value in before.items() if name in names})  # type: ignore[arg-type]


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    return list(value) if isinstance(value, tuple) else value


def _value(name: str, value: object) -> object:
    if name in _TIMES and isinstance(value, str):
        return datetime.fromisoformat(value)
    return tuple(value) if name in _LISTS and isinstance(value, list) else value
