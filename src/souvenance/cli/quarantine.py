"""Commands for candidates that were held back: which wait, what one is, letting it in, refusing it."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from souvenance.cli.hand import print_remembered
from souvenance.cli.memories import print_all, print_judged
from souvenance.cli.opening import embed, opened, reading
from souvenance.cli.output import Home, Json, Limit, Present, Who, day, emit, minute, print_turns, say, stands_alone, told
from souvenance.cli.purge import asks_for_sources, destroy, purged_along
from souvenance.core.secrets import mask
from souvenance.types import Judged, PurgeReceipt, Turn

if TYPE_CHECKING:
    from souvenance.core.decide import Decision
    from souvenance.engine.remembering import Remembered
    from souvenance.engine.reviewing import UnderReview

app = typer.Typer(invoke_without_command=True, help="What was held back for you to decide: look, release, refuse, purge.")

Id = Annotated[str, typer.Argument(help="The id of a candidate, or a beginning of it that names only one.")]
Ids = Annotated[list[str], typer.Argument(help="Ids of candidates, or beginnings of them.")]


@app.callback()
def quarantine(
    context: typer.Context,
    limit: Limit = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """List what waits for you, the latest first."""
    with told("quarantine", as_json=as_json):
        if not stands_alone(context):
            return
    list_(limit=limit, home=home, principal=principal, present=present, as_json=as_json)


@app.command("list")
def list_(
    limit: Limit = None, home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False
) -> None:
    """List what waits for you, the latest first."""
    with told("quarantine", as_json=as_json), reading(home, principal, present) as me:
        found = me.quarantine(limit)

        def human() -> None:
            for judged in found:
                _print(judged, me.principal.tz)
            say(
                "[dim]Decide with `souvenance quarantine release ID`, `refuse ID` or `purge ID`.[/]"
                if found
                else "Nothing waits for you."
            )

        emit("quarantine", list(found), human, as_json=as_json, scope=me.principal.scope)


@app.command()
def show(candidate: Id, home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False) -> None:
    """Show one: why it was held back, the turns it rests on, and what letting it in would do."""
    with told("quarantine show", as_json=as_json), reading(home, principal, present) as me:
        found = me.under_review(candidate)
        emit("quarantine show", _plain(found), lambda: _print_review(found, me.principal.tz), as_json=as_json,
             scope=me.principal.scope)  # fmt: skip


@app.command()
def release(candidates: Ids, home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Let some in: from there each is merged, or puts older ones out of date, as any other. `undo` takes it back."""
    with told("quarantine release", as_json=as_json), opened(home, principal, create=False, background=False) as (store, me):
        done = [me.release(one) for one in candidates]
        embed(store, quiet=as_json)

        def human() -> None:
            for one in done:
                _print_released(one, me.principal.tz)

        data = [
            {"outcome": one.decision.outcome, "why": one.decision.why, "memory": one.memory, "ended": one.ended} for one in done
        ]
        emit("quarantine release", data, human, as_json=as_json, scope=me.principal.scope)


@app.command()
def refuse(
    candidates: Ids,
    why: Annotated[str, typer.Option(help="Your reason, kept with it.")] = "",
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Refuse some: they are kept as refused, and do not come again from the same turns. `undo` takes it back."""
    with told("quarantine refuse", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        done = [me.refuse(one, why=why) for one in candidates]

        def human() -> None:
            for judged in done:
                print_judged(judged)

        emit("quarantine refuse", done, human, as_json=as_json, scope=me.principal.scope)


@app.command()
def purge(
    candidates: Ids,
    with_sources: Annotated[
        bool | None, typer.Option(help="The turns that they rest on go too. Asked for where it is not said.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would go.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Destroy the words of some that were held back or refused, for good. No undo; `refuse` keeps them for you to see."""
    with told("quarantine purge", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):

        def shown() -> list[Turn]:
            reviews = [me.under_review(one) for one in candidates]
            for review in reviews:
                _print(review.judged, me.principal.tz)
            return [turn for review in reviews for turn in review.sources]

        asks = asks_for_sources(yes=yes, dry_run=dry_run, as_json=as_json)
        along = purged_along(with_sources, shown if asks else list, me.principal.tz)

        def done(*, only_count: bool) -> PurgeReceipt:
            return me.purge(candidates=candidates, with_sources=along, dry_run=only_count)

        destroy("quarantine purge", done, yes=yes, dry_run=dry_run, as_json=as_json)


def _print(judged: Judged, tz: str) -> None:
    from rich.markup import escape

    print_judged(judged)
    say(f"            [dim]{day(judged.created_at, tz)} · from {escape(judged.origin)} · {escape(judged.id)}[/]")


def _print_review(found: "UnderReview", tz: str) -> None:
    from rich.markup import escape

    _print(found.judged, tz)
    say("\n[bold]It rests on[/]" if found.sources else "\n[dim]It rests on no turn that stands.[/]")
    print_turns(found.sources, tz)
    if found.would is not None:
        say(f"\n[bold]Letting it in[/]: {escape(_in_words(found.would))}")
        if found.would_end:
            say("[dim]out of date then:[/]")
            print_all(found.would_end, tz)
    for event in found.events:
        say(f"[dim]{minute(event.created_at, tz)}[/]  {event.what}  {escape(mask(event.why))}  [dim]{escape(event.id)}[/]")


def _in_words(would: "Decision") -> str:
    if would.outcome == "refused":
        return f"not possible: {would.why} ({would.memory or would.rule})"
    return f"a memory of its own: {would.why}" if would.outcome == "kept" else f"joins {would.memory}: {would.why}"


def _print_released(done: "Remembered", tz: str) -> None:
    from rich.markup import escape

    say(f"[bold]{'Let in.' if done.decision.outcome == 'kept' else 'Known already.'}[/] {escape(mask(done.decision.why))}")
    print_remembered(done, tz)


def _plain(found: "UnderReview") -> dict[str, Any]:
    would = found.would
    outcome = {"outcome": would.outcome, "rule": would.rule, "why": would.why, "memory": would.memory} if would else None
    if would is not None and outcome is not None and would.outcome == "kept":
        outcome["memory"] = None  # it has no id before it is let in
    return {
        "judged": found.judged, "sources": found.sources, "would": outcome, "would_end": found.would_end,
        "events": found.events,
    }  # fmt: skip
