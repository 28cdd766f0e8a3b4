"""`eval write`: the table, and what went wrong in words."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Data, Out, Seed, evaluate, print_table, verdict
from souvenance.cli.output import Json, say


def eval_write(
    data: Data,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the exchanges too.")] = None,
    minimum: Annotated[
        list[str] | None, typer.Option("--min", help="METRIC=VALUE: at least, for a share; at most, for a count.")
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Is what people say of themselves remembered, rightly, and nothing else: extractive reflector and filters."""
    from souvenance.evals import write
    from souvenance.evals.bench import bounds

    evaluate(
        "write", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, write.NAMES),
        measure=lambda: write.measure(data, seed=seed), missed=write.missed, nothing="no exchange in the data",
        print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    from souvenance.evals.write import NAMES

    arm = result["arms"].get("shipped", {})
    groups = {"all": {"n": result["n"], **arm}, **arm.get("by_language", {}), **arm.get("by_category", {})}
    print_table(
        f"{result['n']:,} exchanges",
        ("", *(name.replace("_", " ") for name in ("n", *NAMES))),
        ((group, str(values["n"]), *(_cell(values, name) for name in NAMES)) for group, values in groups.items()),
    )


def _cell(values: Mapping[str, float], name: str) -> str:
    from souvenance.evals.write import COUNTS

    return "" if name not in values else f"{values[name]:.0f}" if name in COUNTS else f"{values[name]:.3f}"


def _print_row(row: Any) -> None:
    from rich.markup import escape

    from souvenance.core.secrets import mask

    say(f"{verdict(row)} {escape(row.exchange.id)} ({escape(row.exchange.category)}) {escape('; '.join(row.wrong))}")
    for turn in row.exchange.turns:
        say(f"       [dim]{turn.role}: {escape(turn.text[:300])}[/]")
    for found in row.candidates:
        fate = found.candidate.kind if found.verdict == "kept" else f"{found.verdict} by {found.rule}"
        say(f"       {fate}: {escape(mask(found.candidate.text)[:300])}")
