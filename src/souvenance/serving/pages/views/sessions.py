"""Conversations, with their turns."""

from souvenance.core.listing import page_of
from souvenance.engine.handle import Handle
from souvenance.errors import NotFound
from souvenance.serving.pages.visits import PER_PAGE, TURNS_PER_PAGE, GoTo, Show, Visit
from souvenance.types import Session, Turn


def sessions(visit: Visit) -> Show:
    """The conversations that are kept, or those that a person has forgotten, the latest first."""
    forgotten = visit.filter("forgotten") is not None
    page = page_of(visit.me.sessions(forgotten=forgotten), visit.page, PER_PAGE)
    hidden_by = {(one.scope, one.id): _hidden_by(visit.me, one) for one in page.items} if forgotten else {}
    return Show(template="sessions.html", values={"page": page, "forgotten": forgotten, "hidden_by": hidden_by})


def session(visit: Visit) -> Show:
    """One conversation of one scope, turn by turn, with where others of its name stand."""
    one = visit.in_scope(visit.filter("scope")).session(visit.path["session"])
    page = page_of(visit.me.in_scope(one.scope).turns(one.id), visit.page, TURNS_PER_PAGE)
    namesakes = [other for other in visit.me.sessions_named(one.id) if other.scope != one.scope]
    return Show(template="session.html", values={"session": one, "page": page, "namesakes": namesakes})


def turn(visit: Visit) -> Show:
    """One turn, whole."""
    found = visit.me.show(visit.path["turn"])
    if not isinstance(found, Turn):
        raise NotFound(visit.words("error.no_turn"))
    return Show(template="turn.html", values={"turn": found})


def forget(visit: Visit) -> GoTo:
    """Hide a conversation, and where that is asked for what rests on it alone."""
    me = visit.in_scope(visit.form.get("scope"))
    done = me.forget_session(visit.path["session"], with_memories=visit.form.get("with_memories") == "yes")
    return GoTo(path="/sessions", told="session_forgotten", undo=done.event.id, scope=done.session.scope)


def _hidden_by(me: Handle, session: Session) -> str:
    """The event that hid a conversation, for whoever takes it back."""
    return next((event.id for event in me.in_scope(session.scope).session_history(session.id) if event.what == "hidden"), "")
