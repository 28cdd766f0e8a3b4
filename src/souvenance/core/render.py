"""A turn as a line that a person or a model reads: when, who, what; secrets masked."""

from datetime import datetime, timedelta, timezone

from souvenance.core.secrets import mask
from souvenance.types import Turn


def local_time(turn: Turn) -> datetime | None:
    """When it was said, on the clock it was said by."""
    return turn.at.astimezone(timezone(timedelta(minutes=turn.utc_offset_min))) if turn.at is not None else None


def line(turn: Turn) -> str:
    """``2026-02-11 21:05 Lise: …``; a time that nobody knows is left out, never made up."""
    at = local_time(turn)
    return f"{at:%Y-%m-%d %H:%M} {turn.speaker}: {mask(turn.text)}" if at is not None else f"{turn.speaker}: {mask(turn.text)}"
