"""Commands for the standing notes: what stands there, what of it a context shows, where the page is, and writing on it."""

import subprocess
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souvenance.cli.opening import embed, opened, reading
from souvenance.cli.output import Home, Json, Present, Who, emit, minute, place_names, say, stands_alone, told
from souvenance.core.counted import counted
from souvenance.errors import SettingsError
from souvenance.settings import editor

if TYPE_CHECKING:
    from souvenance.core.notes import Bullet
    from souvenance.engine.notes import NotesView

app = typer.Typer(
    invoke_without_command=True, help="The standing notes (MEMORY.md): what every context shows of them, and why not."
)

_BEGINNING = "# Notes\n"


@app.callback()
def show(
    context: typer.Context, home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False
) -> None:
    """Show the standing notes: sections, what of them every context shows, what is held back or cut and why.

    Where several scopes are read, those of each; what is written goes to the first.
    """
    with told("notes", as_json=as_json):
        if not stands_alone(context):
            return
        with reading(home, principal, present) as me:
            own, *others = me.notes_of_all()
            names = place_names(me)

            def human() -> None:
                from rich.markup import escape

                for view in (own, *(other for other in others if other.exists or other.is_away)):
                    if names:
                        say(f"[bold cyan]{escape(names[view.scope])}[/]")
                    _print(view, me.principal.tz)

            beside = {"beside": list(map(_plain, others))} if others else {}
            emit("notes", _plain(own) | beside, human, as_json=as_json, scope=me.principal.scope)


@app.command()
def path(home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Print where the page is, whether it is there or not."""
    with told("notes path", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        where = me.notes_place()
        emit("notes path", {"path": where}, lambda: typer.echo(where), as_json=as_json, scope=me.principal.scope)


@app.command()
def edit(home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Open the page in $EDITOR, and tell what a context shows of it then."""
    with told("notes edit", as_json=as_json), opened(home, principal, background=False) as (store, me):
        found = me.notes()
        if not found.exists:
            found = me.write_notes(_BEGINNING, over="")
        _edited(found.place)
        found = me.notes()
        embed(store, quiet=as_json)
        emit("notes edit", _plain(found), lambda: _print(found, me.principal.tz), as_json=as_json, scope=me.principal.scope)


@app.command()
def add(
    text: Annotated[str, typer.Argument(help="One note, on one line.")],
    section: Annotated[str | None, typer.Option(help="The heading it belongs under; made where there is none.")] = None,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Write one note more; every other line stays as it is. Exit code 1 when no context will show it."""
    with told("notes add", as_json=as_json), opened(home, principal, background=False) as (store, me):
        found = me.add_note(text, section=section)
        embed(store, quiet=as_json)
        emit("notes add", _plain(found), lambda: _print(found, me.principal.tz), as_json=as_json,
             scope=me.principal.scope, ok=found.shows(text))  # fmt: skip


def _edited(place: str) -> None:
    """Wait for the person's editor. Raises SettingsError where there is none, or it says that it failed."""
    words = (*editor(), place)
    try:
        done = subprocess.run(words, check=False)  # noqa: S603 - the person's own editor, on their own file
    except OSError as exc:
        raise SettingsError(f"the editor {words[0]!r} cannot be started ({exc.strerror}): set EDITOR to another one") from exc
    if done.returncode:
        raise SettingsError(f"the editor {words[0]!r} ended with {done.returncode}: the page stands in {place!r} as it left it")


def _plain(found: "NotesView") -> dict[str, Any]:
    from souvenance.core.secrets import mask

    because = _because(found)

    def bullet(one: "Bullet") -> dict[str, Any]:
        state, why = because.get(one.first, ("shown", ""))
        return {"id": one.id, "text": mask(one.text), "memories": one.memories, "part": one.part, "state": state, "why": why}

    sections = [
        {"heading": mask(section.trail), "notes": [bullet(one) for one in section.bullets]}
        for section in found.sections
        if section.bullets
    ]
    return {
        "scope": found.scope, "path": found.place, "exists": found.exists, "away": found.is_away,
        "changed_at": found.changed_at,
        "fingerprint": found.fingerprint, "tokens": found.standing.tokens, "ceiling_tokens": found.standing.ceiling_tokens,
        "sections": sections, "journal_days": found.journals, "warnings": found.trouble,
    }  # fmt: skip


def _because(found: "NotesView") -> dict[int, tuple[str, str]]:
    """First line of each bullet that no context shows -> what became of it, and why."""
    because = {
        one.first: ("cut", f"beyond the ceiling of {found.standing.ceiling_tokens} tokens") for one in found.standing.cut
    }
    return because | {held.bullet.first: ("held", f"{held.why} ({held.rule})") for held in found.held}


def _print(found: "NotesView", tz: str) -> None:
    from rich.markup import escape

    from souvenance.core.secrets import mask

    shown = found.standing
    if found.is_away:
        say(f"[yellow]The folder of {escape(found.place)} is not there, and it held notes: is a drive not mounted?[/]")
    elif not found.exists:
        say(f"No notes yet: `souvenance notes add` or `souvenance notes edit` begins {escape(found.place)}")
    else:
        changed = f", changed {minute(found.changed_at, tz)}" if found.changed_at is not None else ""
        say(f"[dim]{escape(found.place)}{changed}[/]")
        say(f"{counted(len(shown.bullets), 'note')} in {shown.tokens:,} of {shown.ceiling_tokens:,} tokens, in every context.")
    because = _because(found)
    for section in found.sections:
        if section.bullets and section.heading:
            say(f"[bold]{escape(mask(section.trail))}[/]")
        for one in section.bullets:
            state, why = because.get(one.first, ("", ""))
            ids = f" [dim]{escape(' '.join(one.memories))}[/]" if one.memories else ""
            say(f"    [{'yellow' if state else 'green'}]{state or 'shown':<5}[/] {escape(mask(one.text))}{ids}")
            if state == "held":
                say(f"          [dim]{escape(why)}[/]")
    if found.journals:
        say(f"[dim]{counted(found.journals, 'day')} of journal beside it[/]")
    for sentence in found.trouble:
        say(f"[yellow]{escape(sentence)}[/]")
