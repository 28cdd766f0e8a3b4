"""Values taken out of one JSON object, each checked where it is taken."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from reprlib import repr as shown  # bounded: a wrong value may be long
from typing import TypeVar

from souvenance.integrations.importers.source import BOM

Fields = Mapping[str, object]
Word = TypeVar("Word", bound=str)

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_PLAUSIBLE_YEARS = range(1970, 2201)  # outside them a date is taken, and counted
_MILLISECONDS_FROM = 1e11  # as seconds that is the year 5138, as milliseconds 1973
_UNIX_END = 1e14  # as milliseconds the year 5138: beyond it the unit is unknown
_KINDS_OF_NOTES = 30  # then they are counted together: a file may have a new field name on every line


class Unfit(Exception):
    """This line or item cannot go in; ``str`` of it says why."""


class Notes:
    """What was passed over without losing a turn: how often each thing was met."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, what: str) -> None:
        """Count one more of it."""
        if what not in self._counts and len(self._counts) >= _KINDS_OF_NOTES:
            what = "other things are not read"
        self._counts[what] += 1

    def unread(self, fields: Fields, known: Iterable[str]) -> None:
        """Count the fields whose names are not known."""
        for name in fields.keys() - known:
            self.add(f"field {shown(name)} is not read")

    def dated(self, at: datetime | None) -> datetime | None:
        """The same date, counted when its year is hard to believe."""
        if at is not None and at.year not in _PLAUSIBLE_YEARS:
            self.add("date before 1970 or after 2200")
        return at

    def lines(self) -> tuple[str, ...]:
        """One line a thing, the most frequent first."""
        counted = sorted(self._counts.items(), key=lambda item: (-item[1], item[0]))
        return tuple(f"{what} ({count} times)" if count > 1 else what for what, count in counted)


def parse_object(raw: bytes) -> Fields:
    """One JSON object of a line. Lone surrogates written as escapes pass through."""
    raw = raw.removeprefix(BOM)  # files put end to end have one inside too
    try:
        value = json.loads(raw.decode())
    except UnicodeDecodeError as exc:
        raise Unfit(f"not UTF-8: byte 0x{raw[exc.start]:02x}") from exc
    except json.JSONDecodeError as exc:
        raise Unfit(f"broken JSON: {exc.msg} (column {exc.colno})") from exc
    except ValueError as exc:  # a number of more than 4300 digits
        raise Unfit(f"broken JSON: {exc}") from exc
    except RecursionError as exc:
        raise Unfit("nested too deep") from exc
    return as_object(value)


def as_object(value: object) -> Fields:
    """The value itself when it is an object."""
    if not isinstance(value, dict):
        raise Unfit(f"{shown(value)} is not an object")
    return value


def object_of(fields: Fields, name: str) -> Fields:
    """An object that must be there."""
    value = fields.get(name)
    if not isinstance(value, dict):
        raise Unfit(f"no {name}" if value is None else f"{name} {shown(value)} is not an object")
    return value


def list_of(fields: Fields, name: str) -> Sequence[object]:
    """A list that must be there."""
    value = fields.get(name)
    if not isinstance(value, list):
        raise Unfit(f"no {name}" if value is None else f"{name} {shown(value)} is not a list")
    return value


def text_of(fields: Fields, name: str) -> str:
    """The words of a turn, as they are given; they must be there."""
    value = fields.get(name)
    if value is None:
        raise Unfit(f"no {name}")
    if not isinstance(value, str):
        raise Unfit(f"{name} {shown(value)} is not a string")
    if not value.strip():
        raise Unfit("empty text")
    return value


def name_of(fields: Fields, name: str) -> str | None:
    """Words that may be missing, null or blank: None."""
    value = fields.get(name)
    if value is not None and not isinstance(value, str):
        raise Unfit(f"{name} {shown(value)} is not a string")
    return value if value and value.strip() else None


def id_of(fields: Fields, name: str) -> str | None:
    """A name that may be missing; a whole number is a name too."""
    value = fields.get(name)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return name_of(fields, name)


def needed_id(fields: Fields, name: str) -> str:
    """A name that must be there."""
    value = id_of(fields, name)
    if value is None:
        raise Unfit(f"no {name}")
    return value


def choice_of(fields: Fields, name: str, choices: Mapping[str, Word]) -> Word | None:
    """What one of the known words stands for, or None where the field is missing."""
    value = fields.get(name)
    if value is None:
        return None
    if not isinstance(value, str) or value not in choices:
        raise Unfit(f"{name} {shown(value)} is none of {', '.join(choices)}")
    return choices[value]


def date_of(fields: Fields, name: str) -> datetime | None:
    """An ISO 8601 date with its own offset, UTC where it has none; missing is None, never guessed."""
    value = fields.get(name)
    if value is None:
        return None
    if isinstance(value, str):
        try:
            at = datetime.fromisoformat(value.strip().upper())  # RFC 3339 allows "t" and "z"
            at = at if at.tzinfo else at.replace(tzinfo=UTC)
            at.astimezone(UTC)  # the first hours of the year 1 have no UTC
        except (ValueError, OverflowError):
            pass
        else:
            return at
    raise Unfit(f"{name} {shown(value)} is no date")


def date_or_unix_of(fields: Fields, name: str) -> datetime | None:
    """As ``date_of``, or a number of seconds or milliseconds since 1970."""
    value = fields.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return date_of(fields, name)
    if not -_UNIX_END < value < _UNIX_END:  # nor is NaN
        raise Unfit(f"{name} {shown(value)} is no date")
    seconds = value / 1000 if abs(value) >= _MILLISECONDS_FROM else value
    try:
        return _EPOCH + timedelta(seconds=seconds)
    except OverflowError as exc:
        raise Unfit(f"{name} {shown(value)} is no date") from exc
