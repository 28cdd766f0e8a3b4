"""The dates format: sentences and the last day on which each says anything."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from souvenance.errors import InputError
from souvenance.evals.formats.strict import check, read_lines, text_of

_DATED = {"id", "language", "text", "said_at", "tz", "ends"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Dated:
    """One sentence and the last day on which it says anything."""

    id: str
    language: str
    text: str
    said_at: datetime  # aware
    tz: str
    ends: date | None


def read_dates(path: Path) -> Iterator[Dated]:
    """Sentences of a JSONL file in the dates format. Raises InputError naming file, line and field."""
    return read_lines(path, _dated)


def _dated(found: Any, where: str) -> Dated:
    check(found, _DATED, set(), where)
    for field in ("id", "language", "text", "tz"):
        text_of(found, field, where)
    try:
        zone = ZoneInfo(found["tz"])
    except (ValueError, OSError, ZoneInfoNotFoundError) as exc:
        raise InputError(f"{where}, tz: {found['tz']!r} is no IANA zone") from exc
    try:
        said_at = datetime.fromisoformat(found["said_at"])
    except (TypeError, ValueError) as exc:
        raise InputError(f"{where}, said_at: {found['said_at']!r} is no ISO 8601 time") from exc
    try:
        ends = None if found["ends"] is None else date.fromisoformat(found["ends"])
    except (TypeError, ValueError) as exc:
        raise InputError(f"{where}, ends: {found['ends']!r} is neither null nor YYYY-MM-DD") from exc
    return Dated(
        id=found["id"], language=found["language"], text=found["text"], tz=found["tz"], ends=ends,
        said_at=said_at if said_at.tzinfo is not None else said_at.replace(tzinfo=zone),
    )  # fmt: skip
