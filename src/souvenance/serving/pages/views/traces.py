"""What turns were given: each context with its seats and their reasons, why a memory was not there, and degraded turns."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import get_args

from souvenance.core.degraded import by_cause, by_day
from souvenance.core.listing import holding, page_of
from souvenance.core.seats import Pass
from souvenance.engine.handle import Handle
from souvenance.errors import Ambiguous, NotFound
from souvenance.serving.pages import charts
from souvenance.serving.pages.visits import PER_PAGE, Show, Visit
from souvenance.types import Memory, Trace, Turn

MOST_ANSWERED = 5  # memories that are asked about by their words
_OF_MEMORIES = frozenset({"rule", *get_args(Pass)})  # passes whose seats are memories
DAYS = 90  # of the chart
DAYS_AT_LEAST = 14  # of one or two days no column may fill it


@dataclass(frozen=True, slots=True, kw_only=True)
class Absent:
    """A memory, and why it was not in a context, or that it was."""

    memory: Memory
    sentence: str


def traces(visit: Visit) -> Show:
    """The contexts that were made, the latest first."""
    session = visit.filter("session")
    page = page_of(visit.me.contexts(session, limit=None), visit.page, PER_PAGE)
    talks = {name: _talk(visit.me, name) for name in dict.fromkeys((*(one.session for one in page.items), session)) if name}
    asked = {one.id: asked_of(one, talks[one.session] or ()) for one in page.items}
    is_kept = session is not None and talks[session] is not None
    return Show(template="traces.html", values={"page": page, "session": session, "is_kept": is_kept, "asked": asked})


def trace(visit: Visit) -> Show:
    """One context: who sat in it and why, who did not, what was missing."""
    one = visit.me.trace(visit.path["trace"])
    asked = visit.query.get("memory", "").strip()
    talk = _talk(visit.me, one.session)
    values = {
        "trace": one, "is_kept": talk is not None, "said": around(one, talk or ()), "asked": asked,
        "absent": _absent(visit.me, one, asked) if asked else (),
        "remembered": {str(seat["id"]) for seat in one.seats if seat["passed"] in _OF_MEMORIES},
        "turns": _turns(visit.me, [str(seat["id"]) for seat in one.seats if seat["passed"] == "spark"]),
    }  # fmt: skip
    return Show(template="trace.html", values=values)


def degraded(visit: Visit) -> Show:
    """Turns that went without some part, by cause and over time."""
    found = visit.me.contexts(limit=None)
    days = by_day(found, visit.me.principal.tz, least=DAYS_AT_LEAST)
    values = {
        "days": days[-DAYS:], "bars": charts.days(days[-DAYS:]), "causes": by_cause(one.missing for one in found),
        "turns": len(found), "page": page_of([one for one in found if one.missing], visit.page, PER_PAGE),
    }  # fmt: skip
    return Show(template="degraded.html", values=values)


def around(one: Trace, talk: Sequence[Turn]) -> list[Turn]:
    """The turns of its session around a context: the one before it, and what it was made for and led to."""
    return [turn for turn in talk if one.seq <= turn.seq <= one.seq + 2]


def asked_of(one: Trace, talk: Sequence[Turn]) -> str:
    """What a context was made for: the turn that was written after it, or just before. "" where no person said either.

    Args:
        one: the trace, which keeps no word of the message itself.
        talk: the turns of its session.
    """
    by_place = {turn.seq: turn for turn in talk if turn.role == "user"}
    found = by_place.get(one.seq + 1) or by_place.get(one.seq)
    return found.text if found is not None else ""


def _talk(me: Handle, session: str) -> Sequence[Turn] | None:
    """The turns of a session of exactly this name; None where nothing was observed in it, or it is hidden."""
    try:
        return me.turns(session) if me.session(session).id == session else None
    except (NotFound, Ambiguous):  # a context is made for a session before anything is said in it
        return None


def _turns(me: Handle, refs: Sequence[str]) -> set[str]:
    """Which of these are turns that still stand here; passages of notes and journals are none."""
    found = set()
    for ref in refs:
        with suppress(NotFound, Ambiguous):
            if isinstance(me.show(ref), Turn):
                found.add(ref)
    return found


def _absent(me: Handle, one: Trace, asked: str) -> tuple[Absent, ...]:
    """Why what is asked for was not there: a memory by its id, or those that hold these words."""
    named = holding(me.memories(status="all"), asked)[:MOST_ANSWERED]
    return tuple(Absent(memory=memory, sentence=me.why_not(memory.id, session=one.session, trace=one)) for memory in named)
