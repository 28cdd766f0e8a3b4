"""The command that destroys. `forget` hides, and is elsewhere; the two words are never mixed."""

import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from souvenance.cli.memories import print_memory
from souvenance.cli.opening import opened
from souvenance.cli.output import Home, Json, Who, emit, print_turns, say, told
from souvenance.errors import InputError
from souvenance.types import PurgeReceipt, Turn

TURNS_SHOWN = 20


def purge(
    memories: Annotated[
        list[str] | None, typer.Argument(help="Ids of memories, or beginnings of them. Their source turns: --with-sources.")
    ] = None,
    with_sources: Annotated[
        bool | None, typer.Option(help="The turns that the memories rest on go too. Asked for where it is not said.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--everything", help="All of this principal's scope, notes too; the principal and its rights stay.")
    ] = False,
    session: Annotated[str | None, typer.Option("--session", "-s", help="The turns of this session.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Turns by this speaker.")] = None,
    when: Annotated[str | None, typer.Option(help="Turns said then: 2026-03, 'yesterday', 'en mars 2025'.")] = None,
    start: Annotated[str | None, typer.Option(help="Turns said from then on.")] = None,
    end: Annotated[str | None, typer.Option(help="Turns said up to then.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would go.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    finish: Annotated[bool, typer.Option("--finish", help="Clean the files after a purge that was stopped.")] = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Destroy for good: memories, a session, a speaker's turns, a stretch of time, or everything. No undo; count first."""
    with told("purge", as_json=as_json), opened(home, principal, create=False, background=False) as (store, me):
        named = list(memories or ())
        if finish:
            if named or everything or dry_run or any(given is not None for given in (session, speaker, when, start, end)):
                raise InputError("--finish goes alone: it cleans up after an earlier purge")
            left = store.finish_purges()

            def human() -> None:
                _print_left(left)
                if not left:
                    say("The files are clean: they hold nothing of what was purged.")

            emit("purge", list(left), human, as_json=as_json, ok=not left)
            return

        def shown() -> list[Turn]:
            for memory in named:
                print_memory(me.memory(memory), me.principal.tz)
            return [turn for memory in named for turn in me.why(memory).sources]

        asks = bool(named) and asks_for_sources(yes=yes, dry_run=dry_run, as_json=as_json)
        along = purged_along(with_sources, shown if asks else list, me.principal.tz)

        def done(*, only_count: bool) -> PurgeReceipt:
            return me.purge(
                *named, with_sources=along, everything=everything, session=session, speaker=speaker, when=when, start=start,
                end=end, dry_run=only_count,
            )  # fmt: skip

        destroy("purge", done, yes=yes, dry_run=dry_run, as_json=as_json)


def destroy(command: str, purge_it: Callable[..., PurgeReceipt], *, yes: bool, dry_run: bool, as_json: bool) -> None:
    """Count, ask, destroy, and print the receipt. Exit code 1 where nothing was named, or a file is not clean.

    Args:
        command: its words.
        purge_it: does it; with ``only_count=True`` it only counts.
        yes: do not ask.
        dry_run: only count.
        as_json: for a program, which cannot be asked.

    Raises InputError where nobody said yes.
    """
    counted = purge_it(only_count=True)
    if not dry_run and counted.total:
        _must_be_meant(counted, yes=yes, as_json=as_json)
    receipt = counted if dry_run or not counted.total else purge_it(only_count=False)
    ok = bool(receipt.total) and (receipt.clean or dry_run)
    emit(command, receipt, lambda: print_receipt(receipt), as_json=as_json, scope=receipt.scope, ok=ok)


def asks_for_sources(*, yes: bool, dry_run: bool, as_json: bool) -> bool:
    """Whether somebody sits there whom it may be asked whether source turns go too."""
    return asked() and not (yes or dry_run or as_json)


def purged_along(given: bool | None, shown: Callable[[], Sequence[Turn]], tz: str) -> bool:
    """Whether source turns go too: as it was said, else as the person answers when shown them.

    Args:
        given: as it was said.
        shown: prints what is to go, and gives the turns that it rests on; none where nobody is to be asked.
        tz: of the person's clock.
    """
    if given is not None:
        return given
    sources = {turn.id: turn for turn in shown()}
    if not sources:
        return False
    say("[bold]They rest on these turns[/], which stay unless you say so:")
    print_turns(list(sources.values())[:TURNS_SHOWN], tz)
    if len(sources) > TURNS_SHOWN:
        say(f"[dim]… and {len(sources) - TURNS_SHOWN:,} more[/]")
    return typer.confirm("Purge these turns too?", default=False)


def asked() -> bool:
    """Whether a person sits there to be asked."""
    return sys.stdin.isatty()


def _must_be_meant(counted: PurgeReceipt, *, yes: bool, as_json: bool) -> None:
    """Raises InputError where nobody said yes."""
    if yes:
        return
    if as_json or not asked():
        raise InputError("nothing was purged: say --yes to destroy without being asked, or --dry-run to count")
    print_receipt(counted)
    if not typer.confirm("Nothing brings this back. Purge it?", default=False):
        raise InputError("nothing was purged")


def print_receipt(receipt: PurgeReceipt) -> None:
    """What went, or would go."""
    from rich.markup import escape

    if not receipt.total:
        say("Nothing here is named by that: nothing was purged.")
        _print_left(receipt.left)
        return
    say("[bold]Would be purged[/]" if receipt.dry_run else "[bold]Purged[/], for good")
    for what, n in receipt.counts.items():
        say(f"    {n:>9,}  {what}")
    if receipt.dry_run:
        return
    if receipt.clean:
        say("[green]No file of the store holds it any more.[/]")
    _print_left(receipt.left)
    say(f"[dim]receipt {receipt.id}{' · ' + receipt.digest if receipt.digest else ''}[/]")
    for sentence in receipt.out_of_reach:
        say(f"[dim]out of reach: {escape(sentence)}[/]")


def _print_left(left: Sequence[str]) -> None:
    """What still has to be done."""
    from rich.markup import escape

    for sentence in left:
        say(f"[yellow]not clean yet:[/] {escape(sentence)}")
    if left:
        say("`souvenance purge --finish` tries again.")
