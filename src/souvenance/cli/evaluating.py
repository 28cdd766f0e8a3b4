"""What every command that measures shares: its options, how a bench is run, what is shown of it, with what it leaves."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from souvenance.cli.output import FOUND_A_PROBLEM, console, print_json, say, told

Data = Annotated[list[Path], typer.Option("--data", help="A file in the bench's format; may be given again.")]
Out = Annotated[Path | None, typer.Option("--out", help="Write the JSON there too.")]
Seed = Annotated[int, typer.Option("--seed", help="Of what is drawn at random.")]
Show = Annotated[str | None, typer.Option("--show", help="'failures' or 'all': the questions too.")]
Cache = Annotated[Path | None, typer.Option("--cache", help="Folder of embeddings kept between runs.")]
EmbedderName = Annotated[str | None, typer.Option("--embedder", help="As in the settings; 'none' measures text alone.")]

Bounds = TypeVar("Bounds")


def evaluate(
    bench: str,
    *,
    show: str | None,
    out: Path | None,
    as_json: bool,
    bounds: Callable[[], Bounds],
    measure: Callable[[], tuple[Mapping[str, Any], Sequence[Any]]],
    missed: Callable[[Mapping[str, Any], Bounds], Sequence[str]],
    nothing: str,
    print_result: Callable[[Mapping[str, Any]], None],
    print_row: Callable[[Any], None],
) -> None:
    """Run a bench: the object or a table, the cases that were asked for, and the exit code.

    Args:
        bench: its name.
        show: None, or which cases to print too.
        out: a file for the object; looked at before measuring, too.
        as_json: print the object and nothing else.
        bounds: reads what was stated, before an hour is spent measuring.
        measure: gives the bench object and every case, which says whether it came out ``right``.
        missed: which bounds were, a sentence each.
        nothing: why nothing was measured, when so.
        print_result: the object for a person.
        print_row: a case for a person.
    """
    from souvenance.errors import InputError

    with told(f"eval {bench}", as_json=as_json):
        if show not in {None, "failures", "all"}:
            raise InputError(f"--show {show!r}: 'failures' or 'all'")
        wanted = bounds()
        must_be_writable("--out", out)
        result, rows = measure()
        if as_json:
            print_json(result)
        else:
            print_result(result)
            for row in rows if show else ():
                if show == "all" or not row.right:
                    print_row(row)
        write_result(result, out)
        leave(missed(result, wanted) if result["n"] else [f"nothing was measured: {nothing}"])


def sizes_of(stated: str) -> list[int]:
    """The sizes that were asked for ("234,1000"), each 1 or more. Raises InputError."""
    from souvenance.errors import InputError

    try:
        sizes = [int(size) for size in stated.split(",")]
    except ValueError:
        sizes = []
    if not sizes or min(sizes) < 1:
        raise InputError(f"--sizes {stated!r}: whole numbers of 1 or more, separated by commas")
    return sizes


def must_be_writable(option: str, path: Path | None) -> None:
    """Raise InputError where a file could not be written later: an hour of measuring would be lost. Its folder is made."""
    if path is None:
        return
    with _told_of(option, path):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if new:
            path.unlink()


def write_result(result: Mapping[str, Any], out: Path | None) -> None:
    """The bench object as a file, where one was asked for. Raises InputError."""
    if out is not None:
        with _told_of("--out", out):
            out.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@contextmanager
def _told_of(option: str, path: Path) -> Iterator[None]:
    from souvenance.errors import InputError

    try:
        yield
    except OSError as exc:
        raise InputError(f"{option} {str(path)!r} cannot be written: {exc.strerror or exc}") from exc


def leave(missed: Sequence[str]) -> None:
    """Exit code 1, with a sentence each, when a bench measured nothing or missed a stated bound."""
    for sentence in missed:
        console(stderr=True).print(f"[red]{sentence}[/]", highlight=False)
    if missed:
        raise typer.Exit(FOUND_A_PROBLEM)


def print_table(title: str | None, columns: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
    """A table of numbers; the first column says of what, and may be without a name."""
    from rich.table import Table

    table = Table(box=None, header_style="dim", title=title, title_justify="left")
    for n, name in enumerate(columns):
        table.add_column(name, justify="right" if n else "left")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def print_excluded(result: Mapping[str, Any]) -> None:
    """What was left out, and why."""
    for reason, n in result["excluded"].items():
        say(f"[dim]excluded: {n:,} {reason}[/]")


def verdict(row: Any) -> str:
    """Right or wrong, in its colour."""
    return "[green]right[/]" if row.right else "[red]wrong[/]"


def print_pairs(result: Mapping[str, Any], columns: Mapping[str, str], by: str) -> None:
    """Pairs in a table: all, by language, by what ``by`` groups them by; then how sure the figures are.

    Args:
        result: a bench object of pairs.
        columns: metrics by the words for them.
        by: the name of a group in the object.
    """
    arm = result["arms"].get("shipped", {})
    groups = {"all": arm, **arm["by_language"], **arm[by]} if arm else {}
    rows = ((name, *(number(values[metric]) for metric in columns.values())) for name, values in groups.items())
    print_table(f"{result['n']:,} pairs", ("", *columns), rows)
    for name, (low, high) in arm.get("interval", {}).items():
        say(f"[dim]95 % of {name.replace('_', ' ')}: {low:.3f} – {high:.3f}[/]")
    print_excluded(result)


def number(value: float | None) -> str:
    """A count, or a share to three places; a dash where it was not measured."""
    return "–" if value is None else f"{value:,}" if isinstance(value, int) else f"{value:.3f}"


def print_pair(row: Any, found: str) -> None:
    """A pair, what was wanted of it and what was found."""
    from rich.markup import escape

    cause = f" ({row.pair.cause})" if row.pair.cause else ""
    say(f"{verdict(row)} {escape(f'{row.pair.id} {row.pair.label}{cause}: {found}')}")
    say(f"      [dim]{escape(row.pair.a)}\n      {escape(row.pair.b)}[/]")
