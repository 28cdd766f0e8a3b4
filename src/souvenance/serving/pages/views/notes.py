"""The standing notes: what every context shows of them, and the pages themselves, edited in the browser."""

import difflib
from dataclasses import dataclass

from souvenance.core import hidden
from souvenance.engine.notes import NotesView
from souvenance.errors import Conflict, InputError
from souvenance.serving.pages.visits import GoTo, Show, Visit

MOST_COMPARED = 2_000  # lines of each page: comparing longer ones takes too long, and nobody reads it


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The page of one scope: as it stands, or as a person typed it and it could not be written."""

    view: NotesView
    text: str  # secrets masked
    hides: bool  # whether there are any
    conflict: bool = False  # somebody changed it meanwhile
    trouble: str = ""  # why it was not written
    difference: tuple[str, ...] = ()


def notes(visit: Visit) -> Show:
    """The pages of every scope that is read, or of the place that is asked for by its name or the scope's id, as they stand."""
    wanted = {place.scope for place in visit.places()}
    return _page([_stands(view) for view in visit.me.notes_of_all() if view.scope in wanted])


def write(visit: Visit) -> Show | GoTo:
    """Put the person's page in its place. What cannot be written comes back as it was typed, with the reason."""
    text, over = visit.field("text"), visit.field("over")
    me = visit.in_scope(visit.form.get("scope"))
    before = me.notes()
    if over != before.fingerprint:
        return _back(visit, _typed(before, text, conflict=True), Conflict.http_status)
    try:
        me.write_notes(hidden.edited(text, before.text), over=over)
    except Conflict as exc:
        now = me.notes()
        changed = now.fingerprint != over
        return _back(visit, _typed(now, text, conflict=changed, trouble="" if changed else str(exc)), exc.http_status)
    except InputError as exc:
        return _back(visit, _typed(before, text, trouble=str(exc)), exc.http_status)
    return GoTo(path="/notes", told="written", scope=before.scope)


def _back(visit: Visit, typed: Sheet, status: int) -> Show:
    """What was typed in the place of what stands, the pages of other scopes beside it."""
    views = visit.me.notes_of_all()
    return _page([typed if view.scope == typed.view.scope else _stands(view) for view in views], status)


def _page(sheets: list[Sheet], status: int = 200) -> Show:
    return Show(template="notes.html", values={"sheets": sheets}, status=status)


def _stands(view: NotesView) -> Sheet:
    shown = hidden.shown(view.text)
    return Sheet(view=view, text=shown.text, hides=shown.hides)


def _typed(view: NotesView, typed: str, *, conflict: bool = False, trouble: str = "") -> Sheet:
    shown, text = hidden.shown(view.text), typed.replace("\r\n", "\n")
    difference = _difference(text, shown.text) if conflict else ()
    return Sheet(view=view, text=text, hides=shown.hides, conflict=conflict, trouble=trouble, difference=difference)


def _difference(typed: str, stands: str) -> tuple[str, ...]:
    """The lines in which the typed page differs from the one that stands, as a unified diff without its head."""
    mine, theirs = typed.splitlines(), stands.splitlines()
    if max(len(mine), len(theirs)) > MOST_COMPARED:
        return ()
    return tuple(difflib.unified_diff(theirs, mine, lineterm="", n=1))[2:]
