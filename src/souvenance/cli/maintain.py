"""`maintain`: the regular passes, run now."""

from collections.abc import Iterable
from typing import Annotated

import typer

from souvenance.cli.opening import opened
from souvenance.cli.output import Home, Json, emit, minute, say, told
from souvenance.errors import InputError
from souvenance.types import PASSES, PassName, PassStatus

_DONE: dict[PassName, str] = {
    "expiry": "ended",
    "decay": "archived",
    "compression": "made into fewer",
    "dream": "lines written",
}


def maintain(
    passes: Annotated[list[str] | None, typer.Argument(help=f"{', '.join(PASSES)}; else all of them.")] = None,
    now: Annotated[bool, typer.Option("--now", help="Whether or not they are due.")] = False,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Run the regular passes that are due, for everybody: mark what has ended, archive what has faded, join repetitions.

    An open store does it by itself. Nothing is destroyed: each change is an event, which `undo` takes back.
    """
    from souvenance.cli.progress import bar

    with told("maintain", as_json=as_json), opened(home, None, create=False, background=False) as (memory, me):
        wanted = [_named(word) for word in passes or PASSES]
        with bar("passes", total=None, quiet=as_json) as step:
            runs = memory.maintain(wanted, now=now, progress=step.by)

        def human() -> None:
            from rich.markup import escape

            for run in runs:
                waiting = f", {run.waiting:,} wait for the next time" if run.waiting else ""
                stopped = "" if run.whole else ", [yellow]stopped before its end[/]"
                who, what = escape(run.principal), _DONE[run.name]
                say(f"[bold]{run.name}[/] of {who}: {run.changed:,} {what}{waiting}{stopped} [dim]{run.took_s:.1f} s[/]")
                for note in run.notes:
                    say(f"    [yellow]{escape(note)}[/]")
            if not runs:
                say("Nothing is due. --now runs it all the same; `souvenance status` shows what is due when.")

        emit("maintain", list(runs), human, as_json=as_json, scope=me.principal.scope)


def _named(word: str) -> PassName:
    found = next((name for name in PASSES if name == word), None)
    if found is None:
        raise InputError(f"{word!r} is no pass: one of {', '.join(PASSES)}")
    return found


def rows_of(passes: Iterable[PassStatus], tz: str) -> list[tuple[str, str]]:
    """Rows of `status`: a pass, and when it ran, runs next, and what waits."""
    return [
        (
            one.name,
            f"last {minute(one.last_run, tz) if one.last_run is not None else 'never'}, next "
            f"{minute(one.next_run, tz) if one.next_run is not None else 'when asked'}, {one.waiting:,} waiting"
            + "".join(f"; {note}" for note in one.notes),
        )
        for one in passes
    ]
