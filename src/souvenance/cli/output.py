"""What every command prints: one envelope for programs, one screen for people."""

import json
import os
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import is_dataclass
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from souvenance.core.render import Reader, local_time, stamp
from souvenance.core.secrets import mask
from souvenance.errors import InputError, NotShown, SouvenanceError
from souvenance.types import Hit, Session, Stale, Turn

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle

FOUND_A_PROBLEM = 1
Choice = TypeVar("Choice", bound=str)
_STEERING = frozenset({"Cc", "Cs"})  # control characters, and half characters, which no terminal takes

Home = Annotated[
    Path | None,
    typer.Option("--home", help="Folder of the store. Else SOUVENANCE_HOME, souvenance.toml, the platform's data folder."),
]
Who = Annotated[str | None, typer.Option("--principal", "-p", help="Whose memory. Else the setting, 'me'.")]
Present = Annotated[
    str | None,
    typer.Option(
        "--present",
        metavar="NAME,…",
        help="Who is in the room: only what all of them may hear is read. '' or an unknown name: what everybody may hear.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, for programs.")]
_AS_IT_IS = frozenset({
    "id", "ids", "key", "scope", "session", "sources", "turn", "turn_ids", "memory", "thing", "ref", "hash", "hashes", "target",
    "undoes", "superseded_by", "path", "file", "home",
})  # fmt: skip
Limit = Annotated[int | None, typer.Option("--limit", "-n", min=1, help="Only the latest.")]


def plain(value: Any) -> Any:
    """A value as JSON has it: times in ISO 8601, secrets masked, a missing number null."""
    if isinstance(value, Turn):
        value = turn_json(value)
    elif is_dataclass(value) and not isinstance(value, type):
        value = {name: getattr(value, name) for name in value.__dataclass_fields__}
    if isinstance(value, Mapping):
        return {str(key): _named(str(key), item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, date):  # a moment too
        return value.isoformat()
    return str(value) if isinstance(value, Path) else value


def _named(name: str, value: Any) -> Any:
    """A value by its name: an id is no secret whatever its digits say, nor is the key that a person asked for."""
    given = isinstance(value, str) or (isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value))
    return value if given and name in _AS_IT_IS else plain(value)


def turn_json(turn: Turn) -> dict[str, Any]:
    """A turn for programs."""
    at = local_time(turn)
    return {
        "id": turn.id, "session": turn.session, "seq": turn.seq, "at": at.isoformat() if at else None, "role": turn.role,
        "speaker": turn.speaker, "text": mask(turn.text), "language": turn.language, "origin": turn.origin,
    }  # fmt: skip


def chosen(word: str | None, choices: Sequence[Choice], option: str) -> Choice | None:
    """The choice that was named; None where none was. Raises InputError for a word that is none of them."""
    if word is None:
        return None
    for choice in choices:
        if choice == word:
            return choice
    raise InputError(f"{option} {word!r}: one of {', '.join(choices)}")


def at_a_terminal() -> bool:
    """Whether a person types and reads."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def stands_alone(context: typer.Context) -> bool:
    """Whether a word came without one of those below it. Raises InputError for options in between, which would do nothing."""
    below = context.invoked_subcommand
    if below is None:
        return True
    sources = map(context.get_parameter_source, context.params)
    if any(source is not None and source.name == "COMMANDLINE" for source in sources):
        raise InputError(f"options belong behind the word: souvenance {context.info_name} {below} --home …")
    return False


def emit(
    command: str,
    data: Any,
    human: Callable[[], None],
    *,
    as_json: bool,
    scope: str | None = None,
    ok: bool = True,
    more: int = 0,
) -> None:
    """Print the result of a command, and leave with 1 when it found a problem. ``more``: how many a limit left out.

    Raises NotShown where it cannot be written out.
    """
    try:
        _shown(command, data, human, as_json=as_json, scope=scope, ok=ok, more=more)
    except BrokenPipeError:  # whoever reads has read enough
        raise
    except OSError as exc:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - what is left in it would fail again at the end
        raise NotShown(f"it is done, and the answer could not be written out: {exc.strerror}") from exc
    if not ok:
        raise typer.Exit(FOUND_A_PROBLEM)


def _shown(
    command: str, data: Any, human: Callable[[], None], *, as_json: bool, scope: str | None, ok: bool, more: int
) -> None:  # fmt: skip
    if as_json:
        count = len(data) if isinstance(data, Sequence) and not isinstance(data, str) else 1
        left_out = {"more": more} if more else {}
        print_json(
            {
                "status": "ok" if ok else "problem",
                "command": command,
                "scope": scope,
                "count": count,
                **left_out,
                "data": plain(data),
            }
        )
    else:
        human()


def print_json(value: Any) -> None:
    """One JSON object in UTF-8, whatever the terminal's own encoding."""
    sys.stdout.buffer.write(json.dumps(value, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
    sys.stdout.buffer.flush()


@contextmanager
def told(command: str, *, as_json: bool) -> Iterator[None]:
    """Errors of ours become one sentence (or the envelope) and an exit code; any other is a bug and shows itself whole."""
    try:
        yield
    except SouvenanceError as exc:
        print_error(command, exc, as_json=as_json)
        raise typer.Exit(exc.exit_code) from exc
    except KeyboardInterrupt as exc:
        console(stderr=True).print("stopped; what was written is safe, the same command goes on from there")
        raise typer.Exit(130) from exc


def print_error(command: str, exc: SouvenanceError, *, as_json: bool) -> None:
    """An error of ours as one sentence, or as the envelope."""
    if as_json:
        print_json({"status": "error", "command": command, "scope": None, "count": 0, "data": exc.told()})
    else:
        from rich.markup import escape

        _say_aside(f"[red]souvenance {command}:[/] {escape(str(exc))}")


def console(*, stderr: bool = False) -> Any:
    """A Rich console; loaded when something is shown to a person."""
    from rich.console import Console

    return Console(stderr=stderr)


def harmless(text: str) -> str:
    """A text without control characters: what a model or a page said must not steer the terminal."""
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in _STEERING)


def say(text: str) -> None:
    """A line for a person; square brackets of texts must be escaped by the caller."""
    console().print(harmless(text), highlight=False, soft_wrap=True)


def warn(text: str) -> None:
    """A sentence on standard error about what went wrong and stopped nothing."""
    from rich.markup import escape

    _say_aside(f"[yellow]{escape(text)}[/]")


def _say_aside(text: str) -> None:
    """The same on standard error."""
    console(stderr=True).print(harmless(text), highlight=False, soft_wrap=True)


def say_plainly(text: str) -> None:
    """A text as it is: no markup is read in it, nothing is wrapped."""
    console().print(harmless(text), highlight=False, soft_wrap=True, markup=False)


def cell(text: str) -> Any:
    """A text as a cell of a table, where Rich reads markup too."""
    from rich.text import Text

    return Text(harmless(text))


def day(at: datetime, tz: str) -> str:
    """The day that it was where the person is."""
    return minute(at, tz).partition(" ")[0]


def minute(at: datetime, tz: str) -> str:
    """The day and the time on the person's clock; in UTC at the edges of the calendar."""
    from souvenance.core.moments import local

    return f"{local(at, tz) or at:%Y-%m-%d %H:%M}"


def place_names(me: "Handle") -> dict[str, str]:
    """Scope -> what a person calls it, where several are read; nothing where there is one alone."""
    places = me.access().reads
    if len(places) < 2:  # noqa: PLR2004 - several
        return {}
    classes = {"adult": "for adults", "child": "for everybody"}
    return {
        place.scope: f"{place.name}, {classes[place.audience]}" if place.kind == "shared" else place.name for place in places
    }


def print_more(left_out: int) -> None:
    """That a limit cut a list, where it did."""
    if left_out > 0:
        say(f"[dim]… and {left_out:,} more: --limit shows them[/]")


def print_range(start: datetime | None, end: datetime | None, tz: str) -> None:
    """How a range that was asked for was understood, on the person's clock."""
    shown = [(word, minute(time, tz)) for word, time in (("from", start), ("before", end)) if time]
    if shown:
        say("[dim]" + " ".join(f"{word} {time}" for word, time in shown) + "[/]")


def print_turn(turn: Turn, when: str, *, head: str = "", style: str = "") -> None:
    """One turn on its own lines, with the time as it is told."""
    from rich.markup import escape
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    out.print(harmless(f"{head}[dim]{when}[/]  [bold]{escape(turn.speaker)}[/]"), highlight=False)
    out.print(Padding(Text(harmless(mask(turn.text)), style=style), (0, 0, 0, 4)))


def print_turns(turns: Iterable[Turn], tz: str) -> None:
    """Turns with their sessions and ids, on the person's clock."""
    from rich.markup import escape

    for turn in turns:
        print_turn(turn, minute(turn.at, tz) if turn.at is not None else "no date")
        say(f"    [dim]{escape(turn.session)} · {escape(turn.id)}[/]")


def print_hits(hits: Sequence[Hit], reader: Reader) -> None:
    """Hits with rank, date, age, score and reasons, neighbours dimmed."""
    from rich.markup import escape

    for rank, hit in enumerate(hits, 1):
        before = [turn for turn in hit.neighbours if turn.seq < hit.turn.seq]
        after = [turn for turn in hit.neighbours if turn.seq > hit.turn.seq]
        for turn in before:
            print_turn(turn, stamp(turn.at, reader, hour=True), head="     ", style="dim")
        why = " + ".join(hit.because)
        head = f"[cyan]{rank:>2}.[/]  "
        print_turn(hit.turn, stamp(hit.turn.at, reader, hour=True), head=head)
        say(f"    [dim]score {hit.score:.2f} · {why} · {escape(hit.turn.session)} · {escape(hit.turn.id)}[/]")
        for turn in after:
            print_turn(turn, stamp(turn.at, reader, hour=True), head="     ", style="dim")
        print_stale(hit.stale, reader.tz)


def print_stale(stale: Iterable[Stale], tz: str) -> None:
    """What was said and no longer holds, with what holds in its place."""
    from rich.markup import escape

    for one in stale:
        since = f" since {day(one.since, tz)}" if one.since is not None else ""
        say(f"    [yellow]no longer true{since}:[/] {escape(mask(one.text))}")
        if one.heir is not None:
            say(f"    [green]now:[/] {escape(mask(one.heir))}")


def print_sessions(sessions: Sequence[Session], tz: str) -> None:
    """Sessions in a table, with their first and last day where the person is."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="dim")
    placed = any(session.workspace for session in sessions)
    for name in ("id", "first", "last", "turns", "title", *(("workspace",) if placed else ())):
        table.add_column(name, overflow="fold", justify="right" if name == "turns" else "left")
    for session in sessions:
        first, last = (day(time, tz) if time else "" for time in (session.first_at, session.last_at))
        where = (session.workspace,) if placed else ()
        table.add_row(*map(cell, (session.id, first, last, str(session.turns), mask(session.title), *where)))
    console().print(table)


def print_missing(missing: Sequence[str]) -> None:
    """What a search had to do without."""
    from rich.markup import escape

    for cause in missing:
        _say_aside(f"[yellow]without[/] {escape(cause)}")
