"""A whole scope as files, and back."""

from pathlib import Path
from typing import Annotated

import typer

from souvenance.cli.opening import embed, opened
from souvenance.cli.output import Home, Json, Who, emit, say, told
from souvenance.types import BundleReport


def export(
    folder: Annotated[
        Path,
        typer.Argument(
            help="A new or empty folder, or an earlier export, which is written over. A name that ends in .zip: one file."
        ),
    ],
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Write everything of a principal as Markdown and JSON lines. `souvenance import` of it makes it a memory again."""
    from souvenance.cli.progress import bar

    with told("export", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        with bar("writing", total=None, quiet=as_json) as step:
            report = me.export(str(folder), step.by)

        def human() -> None:
            from rich.markup import escape

            say(f"Exported to {escape(report.folder)}; README.md in it says what is what.")
            _print_counts(report)
            say("[dim]Secrets that were said stand in it: keep it as you keep the store.[/]")

        emit("export", report, human, as_json=as_json, scope=me.principal.scope)


def restore(folder: Path, *, home: Path | None, principal: str | None, as_json: bool) -> None:
    """Take the folder or the zip of an export in."""
    from souvenance.cli.progress import bar

    with told("import", as_json=as_json), opened(home, principal, background=False) as (memory, me):
        with bar("reading", total=None, quiet=as_json) as step:
            report = me.restore(str(folder), step.by)
        embed(memory, quiet=as_json)

        def human() -> None:
            from rich.markup import escape

            say("Imported." if report.counts else "Nothing was added: all of it stands here already.")
            _print_counts(report)
            for sentence in report.kept:
                say(f"[yellow]{escape(sentence)}[/]")

        emit("import", report, human, as_json=as_json, scope=me.principal.scope)


def _print_counts(report: BundleReport) -> None:
    for table, n in report.counts.items():
        say(f"    {n:>9,}  {table}")
