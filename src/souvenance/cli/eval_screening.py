"""`eval screening`: the table and the texts that were misjudged."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Data, Out, Seed, evaluate, print_table, verdict
from souvenance.cli.output import Json, say


def eval_screening(
    data: Data,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the texts too.")] = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="METRIC=VALUE that must be reached.")] = None,
    maximum: Annotated[list[str] | None, typer.Option("--max", help="METRIC=VALUE that must not be passed.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Do attacks stay out of standing places, memories and prompts, and do innocent texts get in."""
    from souvenance.evals import screening
    from souvenance.evals.bench import bounds

    evaluate(
        "screening", show=show, out=out, as_json=as_json,
        bounds=lambda: [bounds(given, screening.NAMES, option="") for given in (minimum, maximum)],
        measure=lambda: screening.measure(data, seed=seed), missed=lambda result, wanted: screening.missed(result, *wanted),
        nothing="no text here", print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    from souvenance.evals.screening import NAMES

    arm = result["arms"].get("shipped", {})
    groups = {"all": {"n": result["n"], **arm}, **arm.get("by_language", {})} if arm else {}
    cells = {
        name: [f"{values[metric]:.3f}" if metric in values else "–" for metric in NAMES] for name, values in groups.items()
    }
    print_table(
        f"{result['n']:,} texts",
        ("", "n", *(name.replace("_", " ") for name in NAMES)),
        ((name, str(values["n"]), *cells[name]) for name, values in groups.items()),
    )


def _print_row(row: Any) -> None:
    from rich.markup import escape

    label = "hostile" if row.case.hostile else "benign"
    head = f"{row.case.id} ({row.case.language}, {row.case.origin}, {row.case.cause}): {label}, found {row.screening.severity}"
    say(f"{verdict(row)} {escape(head)}")
    say(f"      [dim]{escape(' '.join(row.case.text.split())[:300])}[/]")
    if row.screening.rule:
        say(f"      [dim]{row.screening.rule}: {escape(' '.join(row.screening.span.split()))}[/]")
