"""The layouts by name, and how the beginning of a file tells which one it is."""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass

from ijson import JSONError
from ijson.backends import python as json_events

from souvenance.integrations.importers.source import BOM

HEAD_BYTES = 1 << 16  # the part of a file that detection asks for
LAYOUTS: Mapping[str, str] = {
    "turns": 'JSON Lines, a turn a line: {"session", "text", "role"?, "speaker"?, "at"?, "id"?, "origin"?}',
    "conversations": 'JSON Lines, a conversation a line: {"id", "turns": [{"id", "session", "at", "speaker", "role", "text"}]}',
    "locomo": "the JSON of the LoCoMo benchmark: an array of samples, or one sample",
    "transcript": 'JSON Lines, a message a line: {"role", "content", "timestamp"?, "name"?, "session"?, "id"?}',
}

_LINES = 100  # looked at before giving up: a file may begin with broken ones


@dataclass(frozen=True, slots=True, kw_only=True)
class _Opening:
    """The first object of a text, as far as it goes: its fields, each with the event that opens its value."""

    fields: Mapping[str, str]
    in_array: bool
    ended: bool


def detect(head: bytes) -> str | None:
    """The layout of a file from its first HEAD_BYTES, which may break off anywhere; None where it is none of them."""
    text = head.removeprefix(BOM).decode(errors="replace")
    opening = _opening(text)
    if _is_locomo(opening):
        return "locomo"
    if opening.in_array and opening.fields:
        return None  # some other JSON: one of its lines may look like a message
    *lines, last = text.split("\n")[:_LINES]
    for line in lines:
        if layout := _of_whole_line(line):
            return layout
    return _of_whole_line(last) or _of_cut_line(last)


def _is_locomo(opening: _Opening) -> bool:
    if opening.ended:
        return opening.fields.get("conversation") == "start_map"
    return any(
        opening.fields.get(name) == event
        for name, event in (("conversation", "start_map"), ("sample_id", "string"), ("qa", "start_array"))
    )


def _of_whole_line(line: str) -> str | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    if isinstance(turns := value.get("turns"), list):
        has_sessions = not turns or (isinstance(turns[0], dict) and "session" in turns[0])
        return "conversations" if has_sessions else None
    if {"text", "session"} <= value.keys():
        return "turns"
    return "transcript" if {"role", "content"} <= value.keys() else None


def _of_cut_line(line: str) -> str | None:
    """A first line longer than the head is known by what stands before the cut."""
    opening = _opening(line)
    if opening.in_array or opening.ended:
        return None
    if "start_array" in (opening.fields.get("turns"), opening.fields.get("questions")):
        return "conversations"
    if "text" in opening.fields:
        return "turns"
    return "transcript" if "content" in opening.fields else None


def _opening(text: str) -> _Opening:
    fields: dict[str, str] = {}
    depth, around, name = 0, 0, ""
    events = json_events.basic_parse(io.BytesIO(text.encode()), use_float=True)
    try:
        for number, (event, value) in enumerate(events):
            if number == 0 and event == "start_array":
                around = depth = 1
                continue
            if name:
                fields[name], name = event, ""
            depth += (event in {"start_map", "start_array"}) - (event in {"end_map", "end_array"})
            if depth == around:
                return _Opening(fields=fields, in_array=around > 0, ended=True)
            if event == "map_key" and depth == around + 1:
                name = value
                fields[name] = ""
    except (JSONError, ValueError):
        pass  # cut off or broken: what was seen so far counts
    return _Opening(fields=fields, in_array=around > 0, ended=False)
