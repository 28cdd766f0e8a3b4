"""What changed in a memory, as the audit log keeps it, and how it is taken back."""

from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import datetime

from souvenance.types import Memory

_TIMES = frozenset({"created_at", "ranked_at", "touched_at", "valid_from", "valid_until", "expires_at"})
_LISTS = frozenset({"tags", "sources"})

_DERIVED = frozenset({"slots"})  # read from the text again whenever it is written


def changed(before: Memory, after: Memory) -> tuple[dict[str, object], dict[str, object]]:
    """The fields that differ, as JSON has them: what they were, and what they are now."""
    names = [f.name for f in fields(Memory) if f.name not in _DERIVED and getattr(before, f.name) != getattr(after, f.name)]
    return {name: _plain(getattr(before, name)) for name in names}, {name: _plain(getattr(after, name)) for name in names}


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
