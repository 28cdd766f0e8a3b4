"""Conversations, with their turns."""

from souvenance.core.listing import page_of
from souvenance.engine.handle import Handle
from souvenance.errors import NotFound
from souvenance.serving.pages.visits import PER_PAGE, GoTo, Show, Visit
from souvenance.types import Turn

TURNS_PER_PAGE = 50


def sessions(visit: Visit) -> Show:
    """The conversations that are kept, or those that a person has forgotten, the latest first."""
    forgotten = visit.filter("forgotten") is not None
    page = page_of(visit.me.sessions(forgotten=forgotten), visit.page, PER_PAGE)
    hidden_by = {one.id: _hidden_by(visit.me, one.id) for one in page.items} if forgotten else {}
    return Show(template="sessions.html", values={"page": page, "forgotten": forgotten, "hidden_by": hidden_by})


def session(visit: Visit) -> Show:
    """One conversation, turn by turn."""
    one = visit.me.session(visit.path["session"])
    page = page_of(visit.me.turns(one.id), visit.page, TURNS_PER_PAGE)
    return Show(template="session.html", values={"session": one, "page": page})


def turn(visit: Visit) -> Show:
    """One turn, whole."""
    found = visit.me.show(visit.path["turn"])
    if not isinstance(found, Turn):
        raise NotFound(visit.words("error.no_turn"))
    return Show(template="turn.html", values={"turn": found})


def forget(visit: Visit) -> GoTo:
    """Hide a conversation, and where that is asked for what rests on it alone."""
    done = visit.me.forget_session(visit.path["session"], with_memories=visit.form.get("with_memories") == "yes")
    return GoTo(path="/sessions", told="session_forgotten", undo=done.event.id)


def _hidden_by(me: Handle, session: str) -> str:
    """The event that hid a conversation, for whoever takes it back."""
    return next((event.id for event in me.session_history(session) if event.what == "hidden"), "")
