"""Memories for tests of the core."""

from datetime import UTC, datetime, timedelta

from souvenance.types import Candidate, Memory

NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)


def memory(text: str = "I live in Lyon.", *, after_days: float = 0, **changed: object) -> Memory:
    """One that Lise said on 4 March 2026, or so many days later."""
    at = NOON + timedelta(days=after_days)
    values: dict[str, object] = {
        "id": f"m_{text}", "scope": "sc", "kind": "fact", "text": text, "subject": "Lise", "story": None, "language": "en",
        "status": "active", "confidence": 1.0, "importance": 5.0, "sources": (f"t_{text}",), "origin": "user", "author": "p",
        "audience": "adult", "created_at": at, "ranked_at": at, "touched_at": at,
    }  # fmt: skip
    return Memory(**(values | changed))  # type: ignore[arg-type]


def candidate(new: Memory, **changed: object) -> Candidate:
    """What a memory was proposed as."""
    values = {name: getattr(new, name) for name in ("text", "kind", "subject", "language", "sources")}
    return Candidate(**(values | changed))
