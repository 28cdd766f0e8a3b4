"""`eval lifecycle`: the table, and what was expected and is not so."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import EmbedderName, Out, Seed, evaluate, print_table, verdict
from souvenance.cli.output import Json, say


def eval_lifecycle(
    data: Annotated[Path, typer.Option("--data", help="Turns, one a line, told day by day.")],
    expect: Annotated[Path, typer.Option("--expect", help="What is to be known, served and gone, and when.")],
    embedder: EmbedderName = None,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the expectations too.")] = None,
    minimum: Annotated[
        list[str] | None, typer.Option("--min", help="METRIC=VALUE; a most for not_served_leaks and destroyed.")
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Is what holds still served after months, and is what ended, faded or was replaced gone, with nothing destroyed."""
    from souvenance.evals import lifecycle
    from souvenance.evals.bench import bounds

    evaluate(
        "lifecycle", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, lifecycle.NAMES),
        measure=lambda: lifecycle.measure(data, expect, embedder=embedder, seed=seed), missed=lifecycle.missed,
        nothing="no moment has an expectation", print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    from souvenance.evals.lifecycle import COUNTS, NAMES

    arm = result["arms"].get("shipped", {})
    rows = ((name, f"{arm[name]:g}" if name in COUNTS else f"{arm[name]:.3f}") for name in NAMES if name in arm)
    print_table(f"{result['n']:,} expectations", ("", "shipped"), rows)
    say(f"[dim]memories: {', '.join(f'{n:,} {status}' for status, n in result['memories'].items())}[/]")


def _print_row(row: Any) -> None:
    from rich.markup import escape

    say(f"{verdict(row)} {row.at:%Y-%m-%d} {escape(row.kind)}: {escape(row.words)} [dim]{escape(row.why)}[/]")
