"""Conversations, with their turns."""

from souvenance.core.listing import page_of
from souvenance.errors import NotFound
from souvenance.serving.pages.visits import PER_PAGE, Show, Visit
from souvenance.types import Turn

TURNS_PER_PAGE = 50


def sessions(visit: Visit) -> Show:
    """All conversations, the latest first."""
    return Show(template="sessions.html", values={"page": page_of(visit.me.sessions(), visit.page, PER_PAGE)})


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
