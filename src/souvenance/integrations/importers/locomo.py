"""The layout ``locomo``: the JSON of the LoCoMo benchmark, one sample in memory at a time."""

import codecs
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from reprlib import repr as shown
from typing import Any

from ijson import IncompleteJSONError, JSONError, ObjectBuilder
from ijson.backends import python as json_events  # yajl, the default, makes "?" of lone surrogates and 2**64 an error

from souvenance.integrations.importers.fields import (
    Fields,
    Notes,
    Unfit,
    as_object,
    date_of,
    id_of,
    list_of,
    name_of,
    needed_id,
    object_of,
    text_of,
)
from souvenance.integrations.importers.source import ITEM_BYTES, Source
from souvenance.languages import PACKS
from souvenance.types import Given, NewTurn, Skipped

_MAX_DEPTH = 100  # a sample has 5
_SESSION = re.compile(r"session_([0-9]+)")
_DATE = re.compile(r"(\d\d?):(\d\d) ([ap])m on (\d\d?) ([a-z]+),? (\d{4})", re.ASCII | re.IGNORECASE)
_MONTHS = PACKS["en"].months
_BLOCK_BYTES = 1 << 18  # taken at a time: small ones make a very long string slow, large ones take memory
_UNREAD = "what follows was not read"


class _Broken(Exception):
    """The JSON cannot be followed any further."""


def read_locomo(source: Source, notes: Notes) -> Iterator[Given | Skipped]:
    """Every session of every sample in numeric order; ids of sessions and turns are led by the sample's."""
    number = 0
    try:
        for number, sample in enumerate(_samples(_Checked(source)), start=1):
            yield from _of_sample(f"conversation {number}", sample, notes)
    except _Broken as exc:
        yield Skipped(where=f"conversation {number + 1}", why=str(exc))


def _of_sample(where: str, sample: object, notes: Notes) -> Iterator[Given | Skipped]:
    try:
        fields = as_object(sample)
        conversation = needed_id(fields, "sample_id")
        where = f"{where} ({shown(conversation)})"
        sessions = object_of(fields, "conversation")
    except Unfit as exc:
        yield Skipped(where=where, why=str(exc))
        return
    numbers = (match[1] for name in sessions if (match := _SESSION.fullmatch(name)))
    for digits in sorted(numbers, key=lambda digits: (len(digits.lstrip("0")), digits.lstrip("0"), digits)):
        yield from _of_session(where, conversation, f"session_{digits}", sessions, notes)


def _of_session(where: str, conversation: str, session: str, sessions: Fields, notes: Notes) -> Iterator[Given | Skipped]:
    where = f"{where}, {session}"
    try:
        turns = list_of(sessions, session)
        at = notes.dated(_date(sessions, f"{session}_date_time"))
    except Unfit as exc:
        yield Skipped(where=where, why=str(exc))
        return
    for number, item in enumerate(turns, start=1):
        place = f"{where}, turn {number}"
        try:
            turn = _turn(as_object(item), conversation, at)
        except Unfit as exc:
            yield Skipped(where=place, why=str(exc))
        else:
            yield Given(where=place, session=f"{conversation}/{session}", turn=turn)


def _turn(fields: Fields, conversation: str, at: datetime | None) -> NewTurn:
    speaker = name_of(fields, "speaker")
    if speaker is None:
        raise Unfit("no speaker")  # two people speak here: left to the default, it would become the owner's words
    own = id_of(fields, "dia_id")
    return NewTurn(
        id=None if own is None else f"{conversation}/{own}",
        text=_text(fields),
        speaker=speaker,
        at=at,
    )


def _text(fields: Fields) -> str:
    caption = name_of(fields, "blip_caption")
    if caption is None:
        return text_of(fields, "text")
    picture = f"[image: {caption}]"
    words = name_of(fields, "text")
    return picture if words is None else f"{words} {picture}"


def _date(fields: Fields, name: str) -> datetime | None:
    """A time as LoCoMo writes it ("1:56 pm on 8 May, 2023"), or any ISO 8601 date."""
    value = fields.get(name)
    match = _DATE.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None:
        return date_of(fields, name)
    hour, minute, half, day, month, year = match.groups()
    try:
        if not 1 <= int(hour) <= 12:  # noqa: PLR2004 - hours of a half day
            raise Unfit(f"{name} {shown(value)} is no date")
        hours = int(hour) % 12 + (12 if half in "pP" else 0)
        return datetime(int(year), _MONTHS[month.lower()], int(day), hours, int(minute), tzinfo=UTC)
    except (KeyError, ValueError) as exc:
        raise Unfit(f"{name} {shown(value)} is no date") from exc


class _Checked:
    """A source as the JSON parser reads it: it ends before the first byte that is not UTF-8, and inside an endless sample.

    Left alone, the parser loses the whole samples that stand before a wrong byte in the same block. It is told of an end
    and not by an exception, which would leave its coroutines to complain when they are collected.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.stopped = ""  # why it ended before the source did
        self.at_end = False
        self.sample_bytes = 0  # since the last whole one
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def read(self, size: int) -> bytes:
        if self.stopped:
            return b""
        chunk = self.source.read(size)
        self.at_end = size > 0 and not chunk
        self.sample_bytes += len(chunk)
        if self.sample_bytes > ITEM_BYTES:
            self.stopped = f"longer than {ITEM_BYTES >> 20} MB"
            return b""
        try:
            self._decoder.decode(chunk)
        except UnicodeDecodeError as exc:
            before = self.source.bytes_read - len(exc.object)  # exc.object may begin in the chunk before
            self.stopped = f"not UTF-8: byte 0x{exc.object[exc.start]:02x} at {before + exc.start}"
            return chunk[: max(0, exc.start - len(exc.object) + len(chunk))]
        return chunk


def _samples(checked: _Checked) -> Iterator[object]:
    """The items of one or more JSON arrays, or objects that stand alone. Raises _Broken."""
    outer = depth = 0  # of the list around the samples, 0 or 1; of what is open
    builder = ObjectBuilder()
    for event, value in _events(checked):
        if depth == 0 and event == "start_array":
            outer = depth = 1
        elif depth == outer == 1 and event == "end_array":
            outer = depth = 0
        else:
            builder.event(event, value)
            depth += (event in {"start_map", "start_array"}) - (event in {"end_map", "end_array"})
            if depth > _MAX_DEPTH:
                raise _Broken(f"nested too deep; {_UNREAD}")
            if depth == outer:
                yield builder.value
                builder = ObjectBuilder()
                checked.sample_bytes = 0


def _events(checked: _Checked) -> Iterator[tuple[str, Any]]:
    try:
        yield from json_events.basic_parse(checked, buf_size=_BLOCK_BYTES, multiple_values=True, use_float=True)
    except (JSONError, ValueError) as exc:
        if not checked.stopped and checked.at_end and isinstance(exc, IncompleteJSONError):
            raise _Broken(f"the JSON is cut off after {checked.source.bytes_read} bytes") from exc
        raise _Broken(f"{checked.stopped or f'broken JSON: {exc}'}; {_UNREAD}") from exc
    if checked.stopped:
        raise _Broken(f"{checked.stopped}; {_UNREAD}")
