"""Commands for sessions: which there are, what is live of one, going on with it, taking it elsewhere."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souvenance.cli.chat import chat
from souvenance.cli.evaluating import must_be_writable
from souvenance.cli.opening import embed, opened, reading
from souvenance.cli.output import Home, Json, Limit, Present, Who, emit, print_sessions, say, say_plainly, stands_alone, told
from souvenance.core.counted import counted
from souvenance.errors import InputError

if TYPE_CHECKING:
    from souvenance.core.queue import View
    from souvenance.engine.handle import Handle

app = typer.Typer(invoke_without_command=True, help="The conversations: list them, look into one, go on with it, move it.")

Id = Annotated[str, typer.Argument(help="The id of a session, or a beginning of it.")]


@app.callback()
def sessions(
    context: typer.Context,
    limit: Limit = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """List the conversations, the latest first."""
    with told("sessions", as_json=as_json):
        if not stands_alone(context):
            return
    list_(limit=limit, workspace=None, forgotten=False, home=home, principal=principal, present=present, as_json=as_json)


@app.command("list")
def list_(
    limit: Limit = None,
    workspace: Annotated[str | None, typer.Option(help="Only those that are held there.")] = None,
    forgotten: Annotated[bool, typer.Option("--forgotten", help="Those that are hidden, and no others.")] = False,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """List the conversations, the latest first."""
    with told("sessions", as_json=as_json), reading(home, principal, present) as me:
        found = me.sessions(limit, workspace=workspace, forgotten=forgotten)
        emit("sessions", list(found), lambda: print_sessions(found, me.principal.tz), as_json=as_json, scope=me.principal.scope)


@app.command()
def show(session: Id, home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False) -> None:
    """Show what a prompt reads of a session: what is older, shortened, and what was said last, word for word."""
    with told("sessions show", as_json=as_json), reading(home, principal, present) as me:
        full = me.full_id(session, "s")
        view = me.view(full)
        header = me.session(full)
        stored = len(me.chunks(full))

        def human() -> None:
            print_sessions([header], me.principal.tz)
            say(
                f"[dim]{counted(view.generation, 'compaction')}, {counted(stored, 'turn')} stored behind"
                f" {counted(len(view.bullets), 'bullet')}, {view.tokens:,} tokens in view[/]"
            )
            for bullet in view.bullets:
                said = bullet.text or f"({counted(len(bullet.hashes), 'message')} stored)"
                say_plainly(f"- [{bullet.how}, {len(bullet.hashes):,}] {said}")
            if view.waiting:
                say(f"[dim]{counted(view.waiting, 'turn waits', 'turns wait')} to be shortened[/]")
            for item in (*view.older, *view.recent):
                say_plainly(item.text)

        emit("sessions show", _plain(me, full, view, stored), human, as_json=as_json, scope=me.principal.scope)


def _plain(me: "Handle", session: str, view: "View", stored: int) -> dict[str, Any]:
    return {
        "session": session, "generation": view.generation, "stored": stored, "tokens": view.tokens, "waiting": view.waiting,
        "bullets": view.bullets, "recent": [item.text for item in (*view.older, *view.recent)], "principal": me.principal.name,
    }  # fmt: skip


@app.command()
def forget(
    session: Id,
    with_memories: Annotated[
        bool, typer.Option("--with-memories", help="Forget along what is remembered of it and rests on nothing else.")
    ] = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Hide a conversation from every search, list and context. `undo` brings it back: nothing is destroyed."""
    with told("sessions forget", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        done = me.forget_session(session, with_memories=with_memories)

        def human() -> None:
            from rich.markup import escape

            print_sessions([done.session], me.principal.tz)
            say(f"It is found nowhere now. [dim]`souvenance undo {escape(done.event.id)}` brings it back[/]")
            for memory in done.memories:
                say(f"[dim]forgotten with it:[/] {escape(memory.text)} [dim]{escape(memory.id)}[/]")

        emit("sessions forget", done, human, as_json=as_json, scope=me.principal.scope)


@app.command()
def resume(session: Id, home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False) -> None:
    """Go on with a session where it ended: `souvenance chat` in it."""
    with told("sessions resume", as_json=as_json), reading(home, principal, present) as me:
        full = me.session(session).id
    chat(session=full, story=None, workspace=None, home=home, principal=principal, present=present, as_json=as_json)


@app.command("export")
def export(
    session: Id,
    out: Annotated[Path | None, typer.Option("--out", help="Write it there; else it is printed.")] = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """One session as one JSON file: turns, live bullets, what they cite. As it was said: secrets are not masked in it."""
    with told("sessions export", as_json=as_json), reading(home, principal, present) as me:
        if as_json and out is None:
            raise InputError("--json tells what was written: give --out FILE; without it the session itself is printed")
        must_be_writable("--out", out)
        full = me.full_id(session, "s")
        text = me.export_session(full)
        if out is None:
            typer.echo(text)
            return
        out.write_text(text + "\n", encoding="utf-8")
        data = {"session": full, "file": out, "bytes": out.stat().st_size}
        emit("sessions export", data, lambda: say_plainly(f"{full} is in {out}"), as_json=as_json, scope=me.principal.scope)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="What `sessions export` wrote.")],
    name: Annotated[str | None, typer.Option("--as", help="Another id for the session.")] = None,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Put an exported session into this store; it is found by words at once, and embedded by itself. Twice is once."""
    with told("sessions import", as_json=as_json):
        try:
            read = file.read_bytes()
        except OSError as exc:
            raise InputError(f"{str(file)!r} cannot be read: {exc.strerror or exc}") from exc
        with opened(home, principal, background=False) as (memory, me):
            from souvenance.engine.sessions import must_be_text

            done = me.import_session(must_be_text(read, str(file)), name=name)
            embed(memory, quiet=as_json)
            emit(
                "sessions import", done, as_json=as_json, scope=me.principal.scope,
                human=lambda: say_plainly(f"{done.session}: {counted(done.added, 'turn')} added, {done.known:,} known already"),
            )  # fmt: skip
