"""Open the store for one command."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from souvenance.cli.output import chosen, warn
from souvenance.errors import SouvenanceError
from souvenance.settings import load
from souvenance.types import AUDIENCES

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle
    from souvenance.engine.memory import Souvenance
    from souvenance.settings import Settings


@contextmanager
def opened(
    home: Path | None,
    principal: str | None,
    *,
    present: str | None = None,
    create: bool = True,
    background: bool | None = None,
) -> Iterator[tuple["Souvenance", "Handle"]]:
    """The store and the principal's view of it, closed at the end.

    Args:
        home: its folder; else as the settings say, as with ``principal`` and ``background``.
        principal: whose view.
        present: who is in the room, as the option has it; see ``people``.
        create: begin a store where none stands; else StoreMissing is raised.
        background: whether a thread embeds and reflects.
    """
    from souvenance.wiring import open_memory

    settings = load({"home": home, "principal": principal, "background": background}).settings
    with open_memory(settings=settings, create=create) as memory:
        me = memory.as_principal(settings.principal, present=_heard_by(memory, present))
        yield memory, kept_to_scope(me, settings)


def kept_to_scope(me: "Handle", settings: "Settings") -> "Handle":
    """The view of the shared scope alone that the settings name, if they do. Raises NotFound for one that may not be read."""
    if not settings.scope:
        return me
    return me.within(settings.scope, audience=chosen(settings.scope_audience or None, AUDIENCES, "scope_audience"))


@contextmanager
def reading(home: Path | None, principal: str | None, present: str | None) -> Iterator["Handle"]:
    """The view of a command that only reads; see ``opened``. Raises StoreMissing where no store stands."""
    with opened(home, principal, present=present, create=False, background=False) as (_, me):
        yield me


def people(present: str | None, known: Collection[str] = ()) -> list[str] | None:
    """The names of "Lea, Tom"; none of "", which is a room of people whom nobody knows; None where nothing was said.

    Only the blanks around a name are taken off: one that is misspelt names a stranger.

    Args:
        present: as the option has it.
        known: names of principals. Where one is called so with the blanks ("ana " beside "ana"), both are taken to be there:
            less is told then, never more.
    """
    if present is None:
        return None
    parts = present.split(",")
    exact = [name for part in parts for name in (part, part.removeprefix(" ")) if name != name.strip() and name in known]
    return list(dict.fromkeys([*(name for name in map(str.strip, parts) if name), *exact]))


def _heard_by(memory: "Souvenance", present: str | None) -> list[str] | None:
    known = () if present is None else {principal.name for principal in memory.trust.principals()}
    return people(present, known)


@contextmanager
def opened_store(home: Path | None, *, create: bool = True) -> Iterator["Souvenance"]:
    """The store alone, without its background, for who runs it; closed at the end."""
    from souvenance.wiring import open_memory

    with open_memory(settings=load({"home": home, "background": False}).settings, create=create) as memory:
        yield memory


def make_memories(memory: "Souvenance", me: "Handle", *, quiet: bool) -> None:
    """Do the jobs of the principal's scope. What goes wrong is told and fails nothing: what was said is durable."""
    from souvenance.cli.progress import bar

    try:
        with bar("remembering", total=len(me.jobs("pending")) or None, quiet=quiet) as step:
            memory.work_now(step.by, scope=me.principal.scope)
    except SouvenanceError as exc:
        warn(f"no memories of it yet: {exc}. What was said is kept: `souvenance reflect` goes on from there")


def embed(memory: "Souvenance", *, quiet: bool, total: int | None = None) -> None:
    """Make the vectors that wait, of every scope. What goes wrong is told and fails nothing: what was written is durable.

    Args:
        memory: the open store.
        quiet: show no bar.
        total: how many wait, where that is known.
    """
    from souvenance.cli.progress import bar

    try:
        with bar("embedding", total=total, quiet=quiet) as step:
            memory.index_now(step.by)
    except SouvenanceError as exc:
        warn(f"no vectors yet: {exc}. What was written is safe, and found by its words")
