"""The layout ``transcript``: a message a line, under the names that chat programs use."""

from collections.abc import Iterator, Mapping
from reprlib import repr as shown

from souvenance.integrations.importers import lines
from souvenance.integrations.importers.fields import (
    Fields,
    Notes,
    Unfit,
    choice_of,
    date_or_unix_of,
    id_of,
    name_of,
    text_of,
)
from souvenance.integrations.importers.source import Source
from souvenance.types import Given, NewTurn, Role, Skipped

_ROLES: Mapping[str, Role] = {
    "user": "user",
    "human": "user",
    "assistant": "assistant",
    "ai": "assistant",
    "model": "assistant",
    "system": "system",
    "developer": "system",
    "tool": "tool",
    "function": "tool",
}
_SESSION_FIELDS = ("session", "session_id", "conversation_id")  # the first that is filled in
_FIELDS = frozenset({"role", "content", "timestamp", "name", "id", *_SESSION_FIELDS})
_TEXT_PARTS = ("text", "input_text", "output_text", None)
_PICTURE_PARTS = ("image", "image_url", "input_image")


def read_transcript(source: Source, notes: Notes, file_stem: str) -> Iterator[Given | Skipped]:
    """One message a line; where none names a session, the file is one."""

    def given(where: str, fields: Fields) -> list[Given]:
        notes.unread(fields, _FIELDS)
        named = (id_of(fields, name) for name in _SESSION_FIELDS)
        return [Given(where=where, session=next(filter(None, named), file_stem), turn=_turn(fields, notes))]

    return lines.each(source, given)


def _turn(fields: Fields, notes: Notes) -> NewTurn:
    role = choice_of(fields, "role", _ROLES)
    if role is None:
        raise Unfit("no role")
    return NewTurn(
        id=id_of(fields, "id"),
        text=_text(fields, notes),
        role=role,
        speaker=name_of(fields, "name"),
        at=notes.dated(date_or_unix_of(fields, "timestamp")),
    )


def _text(fields: Fields, notes: Notes) -> str:
    content = fields.get("content")
    if not isinstance(content, list):
        return text_of(fields, "content")
    parts = [text for part in content if (text := _part(part, notes)) is not None]
    return text_of({"content": "\n".join(parts)}, "content")


def _part(part: object, notes: Notes) -> str | None:
    """The words of one part, or None for what has none."""
    if isinstance(part, str):
        return part
    kind = part.get("type") if isinstance(part, dict) else type(part).__name__
    if isinstance(part, dict) and kind in _TEXT_PARTS and isinstance(part.get("text"), str):
        return str(part["text"])
    if kind in _PICTURE_PARTS:
        return "[image]"
    notes.add(f"part {shown(kind)} of a content is not read")
    return None
