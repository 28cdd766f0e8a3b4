"""The standing notes of a scope: what of them a turn is given, and what a person does to them through this program."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from souvenance.core.brief import Noted
from souvenance.core.fence import fence
from souvenance.core.intake import storable
from souvenance.core.seats import Selection
from souvenance.engine.notebooks import Notebook
from souvenance.engine.roster import standing as status_of
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, SouvenanceError
from souvenance.ports import CountTokens
from souvenance.types import Memory, Principal

if TYPE_CHECKING:
    from souvenance.core.notes import Bullet, Section
    from souvenance.core.standing import Held, Standing

# What reads and screens a page is loaded for one that stands there, not when a store is opened.

_HOLDING = frozenset({"active", "archived", "compressed"})  # what a bullet may state: the others are over
_TRIES = 20  # to write a page that others write too


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """What the notes give to a turn."""

    scope: str = ""
    noted: Noted | None = None  # None: nothing
    tokens: int = 0  # of its lines
    bullets: "tuple[Bullet, ...]" = ()
    memories: frozenset[str] = frozenset()  # that the markers of these bullets name
    states: Callable[[Memory], bool] = lambda _: False  # whether a bullet that is given says what a memory says
    missing: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


def given(
    tools: Tools,
    principal: Principal,
    memories: Mapping[str, Memory],
    *,
    language: str,
    now: datetime,
    count: CountTokens,
    ceiling: int | None = None,
) -> Given:
    """What the notes of the principal's scope give to a turn. Notes that cannot be read are named, and fail nothing.

    Args:
        ceiling: tokens; None: that of the settings.
    """
    scope = principal.scope
    try:
        notebook = tools.notebooks.followed(tools.notes, scope)  # I/O
        if notebook is None:
            return Given(missing=(f"notes: {away(tools, scope)}",) if tools.notes.is_gone(scope) else ())
    except SouvenanceError as exc:
        return Given(missing=(f"notes: {exc}",))
    page = notebook.shown(tools.notes_tokens if ceiling is None else ceiling, count, _over(notebook, principal, memories, now))
    stated = notebook.stated(page.bullets)
    return Given(
        scope=scope,
        tokens=page.tokens,
        noted=_noted(page, notebook.changed_at, principal, language) if page.bullets else None,
        bullets=page.bullets,
        memories=page.memories,
        states=lambda memory: stated.holds(memory, principal.name),
        warnings=warnings(page),
    )


def given_by_all(
    tools: Tools, views: Sequence[Principal], memories: Mapping[str, Memory], language: str, now: datetime, count: CountTokens
) -> Sequence[Given]:
    """The same of every scope that is read, under one ceiling: that of the scope one works in is filled first."""
    found: list[Given] = []
    for view in views:
        left = tools.notes_tokens - sum(one.tokens for one in found) if found else None
        found.append(given(tools, view, memories, language=language, now=now, count=count, ceiling=left))
    return found


def joined(found: Sequence[Given]) -> Given:
    """What the notes of several scopes give, as if they were one page after the other."""
    if len(found) == 1:
        return found[0]
    noted = [one.noted for one in found if one.noted is not None]
    return Given(
        noted=Noted(text="\n".join(one.text for one in noted), ids=tuple(i for one in noted for i in one.ids))
        if noted
        else None,
        tokens=sum(one.tokens for one in found),
        bullets=tuple(bullet for one in found for bullet in one.bullets),
        memories=frozenset[str]().union(*(one.memories for one in found)),
        states=lambda memory: any(one.states(memory) for one in found),
        missing=tuple(why for one in found for why in one.missing),
        warnings=tuple(why for one in found for why in one.warnings),
    )


def seated(
    selected: Callable[[frozenset[str]], Selection], notes: Given, memories: Mapping[str, Memory]
) -> tuple[Selection, frozenset[str]]:
    """A selection in which no memory sits that the notes state, and the ids that were left out of it for that.

    Only what would sit is compared with the notes: the cost is that of the seats, not of the store.
    """
    noted = notes.memories
    while True:
        selection = selected(noted)
        more = {seat.id for seat in selection.seats if notes.states(memories[seat.id])}
        if not more:
            return selection, noted
        noted |= more


def warnings(page: "Standing") -> tuple[str, ...]:
    """What a person should know of their notes, one sentence a cause."""
    told = []
    if page.cut and page.ceiling_tokens:  # a ceiling of nothing is a choice
        told.append(
            f"The notes go over their ceiling of {page.ceiling_tokens} tokens: {len(page.cut)} of"
            f" {len(page.cut) + len(page.bullets) + len(page.held)} lines stay out. Shorten them, or raise notes_tokens."
        )
    if page.held:
        lines = "1 line of the notes is" if len(page.held) == 1 else f"{len(page.held)} lines of the notes are"
        told.append(f"{lines} held back: `souvenance notes` says why.")
    return tuple(told)


def away(tools: Tools, scope: str) -> str:
    """What is to be said of notes that stood somewhere and are not there."""
    return (
        f"the folder of {tools.notes.place(scope)!r} held notes and is not there: nothing of them was removed. Put it back (is"
        " a drive not mounted?), or make it by hand to begin anew"
    )


# -- for a person -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True, kw_only=True)
class NotesView:
    """The notes of a scope as they stand, for a person."""

    scope: str
    place: str  # the path of the page
    text: str  # the whole page, as it stands
    fingerprint: str  # of the page, for whoever writes it; "" where there is none
    sections: "tuple[Section, ...]"
    is_away: bool  # there were notes, and their folder is not there
    changed_at: datetime | None
    standing: "Standing"  # as a context would show them
    held: "tuple[Held, ...]"  # of the whole page, beyond the ceiling too
    journals: int  # days that have a page

    def shows(self, text: str) -> bool:
        """Whether every context shows a note of these words."""
        return " ".join(storable(text).split()) in {bullet.text for bullet in self.standing.bullets}

    @property
    def exists(self) -> bool:
        """Whether there is a page."""
        return bool(self.fingerprint)

    @property
    def trouble(self) -> tuple[str, ...]:
        """What a person may want to mend, one sentence a cause."""
        return warnings(replace(self.standing, held=self.held))


def views(tools: Tools, principals: Sequence[Principal]) -> Sequence[NotesView]:
    """The same as ``view``, of every scope that is read, under one ceiling as ``given_by_all``."""
    found: list[NotesView] = []
    for principal in principals:
        found.append(view(tools, principal, tools.notes_tokens - sum(one.standing.tokens for one in found)))
    return found


def view(tools: Tools, principal: Principal, room: int | None = None) -> NotesView:
    """Everything about the notes of a scope. Raises NotesUnreadable, StoreError.

    Args:
        room: tokens that the notes of other scopes leave to it; None: the whole ceiling.
    """
    from souvenance.core.notes import written
    from souvenance.core.standing import NOTHING, Held, looked_at

    scope, now = principal.scope, tools.clock()
    notebook = tools.notebooks.followed(tools.notes, scope)
    page, held = NOTHING, tuple[Held, ...]()
    if notebook is not None:
        over = _over(notebook, principal, tools.rosters.followed(tools.ledger, scope).memories, now)
        page = notebook.shown(tools.notes_tokens if room is None else room, tools.count_tokens, over)
        held = tuple(out for _, _, out in looked_at(notebook.notes, notebook.judge, over) if out is not None)
    return NotesView(
        scope=scope, place=tools.notes.place(scope), text=written(notebook.notes) if notebook is not None else "",
        fingerprint=notebook.fingerprint if notebook is not None else "",
        sections=notebook.notes.sections if notebook is not None else (),
        changed_at=notebook.changed_at if notebook is not None else None, is_away=tools.notes.is_gone(scope),
        standing=replace(page, ceiling_tokens=tools.notes_tokens), held=held, journals=len(tools.notes.journals(scope)),
    )  # fmt: skip


def write(tools: Tools, principal: Principal, page: str, over: str) -> None:
    """Put a page in the place of the one with this fingerprint; see ``Notes.write``. It begins the principal where need be."""
    if tools.ledger.principal_of(principal.scope) is None:
        with tools.ledger.write(principal.scope) as tx:
            tx.add_principal(principal, tools.clock())
    tools.notes.write(principal.scope, page, over=over)


def add(tools: Tools, principal: Principal, text: str, section: str | None) -> None:
    """Write one note more. Raises InputError, and StoreError when it could not be written; then nothing was."""
    from souvenance.core.notes import added

    tries = 0
    while True:
        page = tools.notes.read(principal.scope)
        try:
            return write(tools, principal, added(page.text, text, section), page.fingerprint)
        except Conflict:  # somebody wrote meanwhile: theirs is read, and ours added to it
            tries += 1
            if tries == _TRIES:
                raise


def _noted(page: "Standing", changed_at: datetime | None, principal: Principal, language: str) -> Noted:
    date = changed_at.astimezone(ZoneInfo(principal.tz)).date() if changed_at is not None else None
    text = fence("\n".join(page.lines), origin="user", date=date, language=language)
    return Noted(text=text, ids=tuple(bullet.id for bullet in page.bullets))


def _over(notebook: Notebook, principal: Principal, memories: Mapping[str, Memory], now: datetime) -> dict[str, str]:
    """Of the memories that bullets name, those that no longer hold, with their status, and those that are for adults only."""
    named = {memory for bullet in notebook.notes.bullets for memory in bullet.memories} & memories.keys()
    found = {memory: status_of(memories[memory], now) for memory in named}
    over: dict[str, str] = {memory: status for memory, status in found.items() if status not in _HOLDING}
    if principal.audience == "child":
        from souvenance.core.standing import FOR_ADULTS

        over |= {memory: FOR_ADULTS for memory in named if memories[memory].audience == "adult"}
    return over
