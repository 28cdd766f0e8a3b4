"""The layouts ``turns`` (a turn a line) and ``conversations`` (a conversation a line)."""

from collections.abc import Iterator, Mapping
from reprlib import repr as shown

from souvenance.integrations.importers import lines
from souvenance.integrations.importers.fields import (
    Fields,
    Notes,
    Unfit,
    as_object,
    choice_of,
    date_of,
    id_of,
    list_of,
    name_of,
    needed_id,
    text_of,
)
from souvenance.integrations.importers.source import Source
from souvenance.types import ORIGINS, ROLES, Given, NewTurn, Origin, Role, Skipped

_ROLES: Mapping[str, Role] = {role: role for role in ROLES}
_ORIGINS: Mapping[str, Origin] = {origin: origin for origin in ORIGINS}
_TURN_FIELDS = frozenset({"id", "at", "session", "speaker", "role", "text", "origin"})
_CONVERSATION_FIELDS = frozenset({"id", "language", "turns", "questions"})


def read_turns(source: Source, notes: Notes) -> Iterator[Given | Skipped]:
    """One turn a line; without a role it is the user's."""

    def given(where: str, fields: Fields) -> list[Given]:
        notes.unread(fields, _TURN_FIELDS)
        session = needed_id(fields, "session")
        return [Given(where=where, session=session, turn=_turn(fields, id_of(fields, "id"), notes))]

    return lines.each(source, given)


def read_conversations(source: Source, notes: Notes) -> Iterator[Given | Skipped]:
    """One conversation a line; ids of sessions and turns are led by the conversation's, since they repeat between them."""

    def given(where: str, fields: Fields) -> Iterator[Given | Skipped]:
        notes.unread(fields, _CONVERSATION_FIELDS)
        conversation = needed_id(fields, "id")
        for number, item in enumerate(list_of(fields, "turns"), start=1):
            place = f"{where} ({shown(conversation)}), turn {number}"
            try:
                yield _of_conversation(place, conversation, as_object(item), notes)
            except Unfit as exc:
                yield Skipped(where=place, why=str(exc))

    return lines.each(source, given)


def _of_conversation(where: str, conversation: str, fields: Fields, notes: Notes) -> Given:
    notes.unread(fields, _TURN_FIELDS)
    session = needed_id(fields, "session")
    if fields.get("role") is None:
        raise Unfit("no role")
    own = id_of(fields, "id")
    turn = _turn(fields, None if own is None else f"{conversation}/{own}", notes)
    return Given(where=where, session=f"{conversation}/{session}", turn=turn)


def _turn(fields: Fields, turn_id: str | None, notes: Notes) -> NewTurn:
    return NewTurn(
        id=turn_id,
        text=text_of(fields, "text"),
        role=choice_of(fields, "role", _ROLES) or "user",
        speaker=name_of(fields, "speaker"),
        at=notes.dated(date_of(fields, "at")),
        origin=choice_of(fields, "origin", _ORIGINS),
    )
