"""Memories: the list, one memory with its timeline, what never comes up, and what a person does to one."""

from typing import Literal

from souvenance.core.listing import holding, page_of
from souvenance.engine.handle import Handle
from souvenance.errors import InputError
from souvenance.serving.pages.visits import PER_PAGE, GoTo, Show, Visit, memory_path, session_path
from souvenance.types import KINDS, STATUSES, AskedStatus, Kind, Memory, Session

ALL: Literal["all"] = "all"
FEW = 12  # sessions to choose from
NOT_UNDONE = frozenset({"said", "proposed", "alike", "opened"})  # moments that changed nothing which could be put back


def memories(visit: Visit) -> Show:
    """What is remembered, by status, kind, story and words."""
    status, kind, story = visit.filter("status") or "active", visit.filter("kind"), visit.filter("story")
    words = visit.query.get("q", "").strip()
    every = visit.me.memories(status="all")
    found = visit.me.memories(status=_status(status), kind=_kind(kind), story=story)
    page = page_of(holding(found, words), visit.page, PER_PAGE)
    values = {
        "page": page, "q": words, "status": status, "kind": kind, "story": story, "kinds": KINDS, "statuses": (*STATUSES, ALL),
        "stories": sorted({memory.story for memory in every if memory.story is not None}), "is_empty": not every,
    }  # fmt: skip
    return Show(template="memories.html", values=values)


def memory(visit: Visit) -> Show:
    """One memory: why it is believed, all that happened to it, and what can be done."""
    return _one(visit, visit.path["memory"])


def _one(visit: Visit, given: str) -> Show:
    me = visit.me
    why = me.why(given)
    wanted = visit.filter("session")
    sentence = me.why_not(why.memory.id, session=wanted) if wanted is not None else None
    traced = dict.fromkeys(trace.session for trace in me.contexts(limit=200))
    values = {
        "why": why, "memory": why.memory, "turns": {turn.id: turn for turn in why.sources}, "not_undone": NOT_UNDONE,
        "sessions": list(traced)[:FEW], "asked": wanted, "why_not": sentence,
    }  # fmt: skip
    return Show(template="memory.html", values=values)


def forgotten(visit: Visit) -> Show:
    """What exists and never came up."""
    return Show(template="forgotten.html", values={"page": page_of(visit.me.forgotten(), visit.page, PER_PAGE)})


# -- what a person does -----------------------------------------------------------------------------------------------
def correct(visit: Visit) -> GoTo:
    """Give a memory the right words."""
    memory = visit.me.correct(visit.path["memory"], visit.field("text").replace("\r\n", "\n"))
    return _done(visit.me, memory, "corrected")


def forget(visit: Visit) -> GoTo:
    """Hide a memory."""
    return _done(visit.me, visit.me.forget(visit.path["memory"]), "forgotten")


def pin(visit: Visit) -> GoTo:
    """Give a memory a seat in every context."""
    return _done(visit.me, visit.me.pin(visit.path["memory"]), "pinned")


def unpin(visit: Visit) -> GoTo:
    """Let a memory compete for its seat again."""
    return _done(visit.me, visit.me.unpin(visit.path["memory"]), "unpinned")


def undo(visit: Visit) -> GoTo:
    """Take back one event: of a memory, of a conversation, or a decision on a statement that was held back."""
    event, stands, note = visit.me.undo(visit.path["event"])
    if event.target.startswith("c_"):
        return GoTo(path="/quarantine", told="waits_again")
    told = "undone_else" if note else "undone"
    return GoTo(
        path=session_path(stands.id, stands.scope) if isinstance(stands, Session) else memory_path(event.target), told=told
    )


def _done(me: Handle, memory: Memory, told: str) -> GoTo:
    """Back to the memory, with what was done and the event that takes it back."""
    latest = next(iter(me.why(memory.id).events), None)
    undo = latest.id if latest is not None and latest.what == told else ""
    return GoTo(path=memory_path(memory.id), told=told, undo=undo, scope=memory.scope)


def _status(word: str) -> AskedStatus:
    every: tuple[AskedStatus, ...] = (*STATUSES, ALL)
    found = next((status for status in every if status == word), None)
    if found is None:
        raise InputError(f"{word!r} is no status: one of {', '.join(every)}")
    return found


def _kind(word: str | None) -> Kind | None:
    found = next((kind for kind in KINDS if kind == word), None)
    if word is not None and found is None:
        raise InputError(f"{word!r} is no kind of memory: one of {', '.join(KINDS)}")
    return found
