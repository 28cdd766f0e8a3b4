"""Commands of the dreamer: a run now, what it would change, which runs there were, taking one back."""

from typing import TYPE_CHECKING, Annotated

import typer

from souvenance.cli.opening import embed, opened
from souvenance.cli.output import Home, Json, Who, emit, minute, say, say_plainly, stands_alone, told
from souvenance.cli.purge import asked
from souvenance.core.counted import counted
from souvenance.errors import InputError
from souvenance.types import DreamRun, DreamUndone

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle

app = typer.Typer(
    invoke_without_command=True,
    help="The dreamer: journals and standing notes of what was said since the last run. An open store does it every night.",
)

Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


@app.callback()
def dream(
    context: typer.Context,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show the difference that it would make.")] = False,
    from_start: Annotated[
        bool, typer.Option("--from-start", help="Read everything that was ever said. Tells how many tokens that is, and asks.")
    ] = False,
    yes: Yes = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Write the journals and the standing notes of what was said since the last run; the first begins at the present end."""
    with told("dream", as_json=as_json):
        if not stands_alone(context):
            return
        with opened(home, principal, create=False, background=False) as (store, me):
            if dry_run:
                found = me.dream(from_start=from_start, dry_run=True)
            else:
                if from_start:
                    _must_be_meant(me, yes=yes, as_json=as_json)
                found = _dreamt(me, from_start=from_start, quiet=as_json)
                embed(store, quiet=as_json)
            tz = me.principal.tz
            emit(
                "dream", found, lambda: _print(found, tz), as_json=as_json, scope=me.principal.scope,
                ok=found.state != "stopped",
            )  # fmt: skip


@app.command("list")
def list_(home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """List the runs that changed something, the latest first."""
    with told("dream list", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        runs = me.dreams()

        def human() -> None:
            for run in runs:
                say(f"{run.id}  [dim]{minute(run.begun_at, me.principal.tz)}  {run.state}[/]  {_counts(run)}")
            if not runs:
                say("No run changed anything yet.")

        emit("dream list", list(runs), human, as_json=as_json, scope=me.principal.scope)


@app.command()
def rollback(
    run: Annotated[str, typer.Argument(help="The id of the latest run, or a beginning of it.")],
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Take the latest run back: what it learned, what it wrote where nobody changed it. Exit code 1 when some of it stays."""
    with told("dream rollback", as_json=as_json), opened(home, principal, create=False, background=False) as (store, me):
        done = me.dream_rollback(run)
        embed(store, quiet=as_json)
        emit(
            "dream rollback", done, lambda: _print_undone(done), as_json=as_json, scope=me.principal.scope, ok=not done.left
        )  # fmt: skip


def _dreamt(me: "Handle", *, from_start: bool, quiet: bool) -> DreamRun:
    from souvenance.cli.progress import bar

    with bar("dreaming", total=None, quiet=quiet) as step:
        return me.dream(from_start=from_start, progress=step.by)


def _must_be_meant(me: "Handle", *, yes: bool, as_json: bool) -> None:
    """Tell what reading everything takes, and ask. Raises InputError where nobody can be asked and nobody said yes."""
    plan = me.dream(from_start=True, dry_run=True)
    model = f"{plan.tokens_to_model:,} of them go to the model that reflects" if plan.tokens_to_model else "no model is asked"
    told_so = (
        f"{counted(plan.turns, 'turn')} of {counted(plan.sessions, 'conversation')}, about {plan.tokens:,} tokens: {model}."
    )
    if yes:
        if not as_json:
            say(told_so)
        return
    if as_json or not asked():
        raise InputError(f"--from-start reads {told_so} Say --yes where that is meant")
    say(told_so)
    if not typer.confirm("Read all of it?", default=False):
        raise InputError("nothing was read")


def _print(run: DreamRun, tz: str) -> None:
    from rich.markup import escape

    if run.state == "planned":
        say_plainly(run.diff.rstrip() or "Nothing would change.")
        more = f", {run.waiting:,} of its exchanges are to be reflected on first" if run.waiting else ""
        say(
            f"[dim]A run would read {counted(run.turns, 'turn')} of {counted(run.sessions, 'conversation')}"
            f" ({run.tokens:,} tokens){more}.[/]"
        )
        return
    say(f"[bold]{minute(run.begun_at, tz)}[/] {_counts(run)} [dim]{run.id}[/]")
    if run.state == "stopped":
        say("[yellow]Stopped before its end: the next run goes on.[/]")
    if run.days:
        say(f"[dim]journals: {', '.join(map(str, run.days))}[/]")
    if run.waiting:
        waiting = counted(run.waiting, "exchange is", "exchanges are")
        say(f"[yellow]{waiting} not reflected on yet: the notes of a later night will have them.[/]")
    for note in run.notes:
        say(f"[yellow]{escape(note)}[/]")


def _counts(run: DreamRun) -> str:
    return (
        f"{counted(run.turns, 'turn')} of {counted(run.sessions, 'conversation')}: {run.learned:,} learned,"
        f" {run.ended:,} ended, {run.told:,} told in journals, {run.noted:,} changed in the notes"
    )


def _print_undone(done: DreamUndone) -> None:
    from rich.markup import escape

    say(
        f"Run {done.run} is taken back: {counted(done.undone, 'change')} of memories,"
        f" {counted(len(done.pages), 'page')} as before."
    )
    for sentence in done.left:
        say(f"[yellow]{escape(sentence)}[/]")
