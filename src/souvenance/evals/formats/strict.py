"""Read JSON Lines strictly: an unknown or missing field names file, line and field."""

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from souvenance.errors import InputError

Case = TypeVar("Case")


def read_lines(path: Path, parse: Callable[[Any, str], Case]) -> Iterator[Case]:
    """The objects of a JSONL file, each parsed with where it stands. Raises InputError."""
    where = str(path)
    try:
        with path.open(encoding="utf-8-sig") as stream:
            for number, line in enumerate(stream, 1):
                where = f"{path}, line {number}"
                if line.strip():
                    yield parse(json.loads(line), where)
    except (OSError, UnicodeDecodeError) as exc:
        raise InputError(f"{str(path)!r} cannot be read: {exc}") from exc
    except json.JSONDecodeError as exc:
        raise InputError(f"{where}: broken JSON: {exc}") from exc


def time_of(value: Any, where: str) -> datetime:
    """An ISO 8601 time, UTC where it has no offset."""
    try:
        at = datetime.fromisoformat(value)
    except (TypeError, ValueError) as exc:
        raise InputError(f"{where}, at: {value!r} is no ISO 8601 time") from exc
    return at if at.tzinfo is not None else at.replace(tzinfo=UTC)


def check(found: Any, needed: set[str], optional: set[str] | None, where: str) -> None:
    """An object with these fields and no others; ``optional`` None allows any others."""
    if not isinstance(found, dict):
        raise InputError(f"{where}: expected an object, found {type(found).__name__}")
    if missing := sorted(needed - set(found)):
        raise InputError(f"{where}: missing field {', '.join(map(repr, missing))}")
    if optional is not None and (unknown := sorted(set(found) - needed - optional)):
        raise InputError(f"{where}: unknown field {', '.join(map(repr, unknown))}")


def one_of(value: Any, choices: tuple[str, ...], where: str) -> None:
    """One of a closed list."""
    if value not in choices:
        raise InputError(f"{where}: {value!r} is none of {', '.join(choices)}")


def text_of(found: Any, name: str, where: str) -> None:
    """A field that is a text."""
    if not isinstance(found[name], str):
        raise InputError(f"{where}, {name}: expected a text, found {found[name]!r}")
