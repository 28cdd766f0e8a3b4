"""The standing notes: what every context shows of them, and the page itself, edited in the browser."""

import difflib

from souvenance.core import hidden
from souvenance.engine.notes import NotesView
from souvenance.errors import Conflict, InputError
from souvenance.serving.pages.visits import GoTo, Show, Visit

MOST_COMPARED = 2_000  # lines of each page: comparing longer ones takes too long, and nobody reads it


def notes(visit: Visit) -> Show:
    """The page as it stands."""
    return _page(visit.me.notes())


def write(visit: Visit) -> Show | GoTo:
    """Put the person's page in its place. What cannot be written comes back as it was typed, with the reason."""
    text, over = visit.field("text"), visit.field("over")
    before = visit.me.notes()
    if over != before.fingerprint:
        return _page(before, typed=text, conflict=True, status=Conflict.http_status)
    try:
        visit.me.write_notes(hidden.edited(text, before.text), over=over)
    except Conflict as exc:
        now = visit.me.notes()
        changed = now.fingerprint != over
        return _page(now, typed=text, conflict=changed, trouble="" if changed else str(exc), status=exc.http_status)
    except InputError as exc:
        return _page(before, typed=text, trouble=str(exc), status=exc.http_status)
    return GoTo(path="/notes", told="written")


def _page(view: NotesView, *, typed: str | None = None, conflict: bool = False, trouble: str = "", status: int = 200) -> Show:
    shown = hidden.shown(view.text)
    text = shown.text if typed is None else typed.replace("\r\n", "\n")
    values = {
        "view": view, "text": text, "hides": shown.hides, "conflict": conflict, "trouble": trouble,
        "difference": _difference(text, shown.text) if conflict else (),
    }  # fmt: skip
    return Show(template="notes.html", values=values, status=status)


def _difference(typed: str, stands: str) -> tuple[str, ...]:
    """The lines in which the typed page differs from the one that stands, as a unified diff without its head."""
    mine, theirs = typed.splitlines(), stands.splitlines()
    if max(len(mine), len(theirs)) > MOST_COMPARED:
        return ()
    return tuple(difflib.unified_diff(theirs, mine, lineterm="", n=1))[2:]
