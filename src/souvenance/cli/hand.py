"""Commands by which a person changes memory. Each leaves an event, and each event can be taken back with `undo`."""

from typing import TYPE_CHECKING, Annotated

import typer

from souvenance.cli.memories import print_all, print_memory
from souvenance.cli.opening import embed, opened, reading
from souvenance.cli.output import Home, Json, Present, Who, chosen, emit, print_sessions, say, told
from souvenance.core.secrets import mask
from souvenance.errors import InputError
from souvenance.types import KINDS, Memory, Session

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle
    from souvenance.engine.remembering import Remembered

MemoryId = Annotated[str, typer.Argument(help="The id of a memory, or a beginning of it that names only one.")]


def remember(
    text: Annotated[str, typer.Argument(help="One statement, in your own words.")],
    kind: Annotated[str | None, typer.Option(help=f"{', '.join(KINDS)}. Else read from the text.")] = None,
    story: Annotated[str | None, typer.Option(help="Only of use inside this storyline or project.")] = None,
    pin: Annotated[bool, typer.Option("--pin", help="Give it a seat in every context.")] = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Keep one statement. What is known already is not kept twice; what it makes out of date is named."""
    with told("remember", as_json=as_json), opened(home, principal, background=False) as (store, me):
        done = me.remember(text, kind=chosen(kind, KINDS, "--kind"), story=story, pin=pin)
        embed(store, quiet=as_json)
        held = done.memory is not None

        def human() -> None:
            from rich.markup import escape

            words = {"kept": "Kept.", "merged": "Known already.", "refused": "Not kept:", "quarantined": "Held back:"}
            rule = f"[dim]({escape(done.decision.rule)})[/]"
            say(f"[bold]{words[done.decision.outcome]}[/] {escape(mask(done.decision.why))} {rule}")
            if done.decision.outcome == "quarantined":
                for_another = me.access().awaits(me.principal.scope)
                where = "It waits for a guardian" if for_another else "`souvenance quarantine` shows it: you may release it"
                say(f"[dim]{where}[/]")
            print_remembered(done, me.principal.tz)

        data = {
            "outcome": done.decision.outcome, "rule": done.decision.rule, "why": done.decision.why, "memory": done.memory,
            "ended": done.ended,
        }  # fmt: skip
        emit("remember", data, human, as_json=as_json, scope=me.principal.scope, ok=held)


def print_remembered(done: "Remembered", tz: str) -> None:
    """The memory that holds a statement, and what it put out of date."""
    if done.memory is not None:
        print_memory(done.memory, tz)
    for memory in done.ended:
        say("[dim]out of date now:[/]")
        print_memory(memory, tz)


def correct(
    memory: MemoryId,
    text: Annotated[str, typer.Argument(help="The right words.")],
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Give a memory the right words. The old ones stay in its history."""
    with told("correct", as_json=as_json), opened(home, principal, create=False, background=False) as (store, me):
        before, after = me.memory(memory), me.correct(memory, text)
        embed(store, quiet=as_json)
        _emit_changed("correct", me, before, after, "it said so already", as_json=as_json)


def forget(memory: MemoryId, home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Hide a memory from everything but its history. `undo` brings it back: nothing is destroyed."""
    with told("forget", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        forget_one(me, memory, as_json=as_json)


def forget_one(me: "Handle", memory: str, *, as_json: bool) -> None:
    """Hide a memory, and print how it comes back."""
    before, after = me.memory(memory), me.forget(memory)

    def human() -> None:
        from rich.markup import escape

        print_memory(after, me.principal.tz)
        if after == before:
            say("[yellow]Nothing changed:[/] it was forgotten already.")
        latest = me.why(after.id).events[0]  # the one that hid it, now or before
        say(f"[dim]`souvenance undo {escape(latest.id)}` brings it back[/]")

    emit("forget", after, human, as_json=as_json, scope=me.principal.scope)


def pin(memory: MemoryId, home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Give a memory a seat in every context."""
    with told("pin", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        before, after = me.memory(memory), me.pin(memory)
        _emit_changed("pin", me, before, after, "it was pinned", as_json=as_json)


def unpin(memory: MemoryId, home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Let a memory compete for its seat again."""
    with told("unpin", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        before, after = me.memory(memory), me.unpin(memory)
        _emit_changed("unpin", me, before, after, "it was not pinned", as_json=as_json)


def _emit_changed(command: str, me: "Handle", before: Memory, after: Memory, already: str, *, as_json: bool) -> None:
    """The memory as it is now; where that is as it was, that is said."""

    def human() -> None:
        print_memory(after, me.principal.tz)
        if after == before:
            say(f"[yellow]Nothing changed:[/] {already}.")

    emit(command, after, human, as_json=as_json, scope=me.principal.scope)


def undo(
    event: Annotated[str, typer.Argument(help="The id of an event, as `souvenance why ID` shows it, or a beginning of it.")],
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Take an event back: its memory, or its session, is again as it was before."""
    with told("undo", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        made, changed, note = me.undo(event)

        def human() -> None:
            from rich.markup import escape

            if isinstance(changed, Session):
                print_sessions([changed], me.principal.tz)
                say(escape(me.hidden_because(changed.id)) or "It is found again.")
            elif changed is not None:
                print_memory(changed, me.principal.tz)
            if note:
                say(f"[yellow]{escape(note)}[/]")

        what = "session" if isinstance(changed, Session) else "memory"
        emit("undo", {"event": made, what: changed, "note": note}, human, as_json=as_json, scope=me.principal.scope)


def disputed(
    keep: Annotated[str | None, typer.Option(help="Settle: this memory holds, what contradicts it is over.")] = None,
    both: Annotated[str | None, typer.Option(help="Settle: this memory and what seems to contradict it both hold.")] = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show pairs of memories that cannot both hold, or settle one of them."""
    with told("disputed", as_json=as_json), reading(home, principal, present) as me:
        if keep is not None and both is not None:
            raise InputError("--keep and --both: give one of the two, they decide opposite things")
        chosen = both if keep is None else keep
        if chosen is not None:
            others = me.settle(chosen, both=both is not None)
            emit(
                "disputed", list(others), lambda: print_all(others, me.principal.tz), as_json=as_json, scope=me.principal.scope
            )
            return
        pairs = me.disputes()

        def human() -> None:
            from rich.markup import escape

            for older, newer, why in pairs:
                say(f"[yellow]{escape(why)}[/]")
                print_memory(older, me.principal.tz)
                print_memory(newer, me.principal.tz)
            say("Settle one with --keep ID or --both ID." if pairs else "Nothing is in dispute.")

        data = [{"older": older, "newer": newer, "why": why} for older, newer, why in pairs]
        emit("disputed", data, human, as_json=as_json, scope=me.principal.scope)
