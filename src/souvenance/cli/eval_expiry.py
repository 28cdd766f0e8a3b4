"""`eval expiry`: the table and the sentences that were misread."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Data, Out, Seed, evaluate, print_table, verdict
from souvenance.cli.output import Json, say


def eval_expiry(
    data: Data,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the sentences too.")] = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="METRIC=VALUE; a most for invented and missed.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Does a statement end on the right day, and is no end invented."""
    from souvenance.evals import expiry
    from souvenance.evals.bench import bounds

    evaluate(
        "expiry", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, expiry.NAMES),
        measure=lambda: expiry.measure(data, seed=seed), missed=expiry.missed, nothing="the files are empty",
        print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    from souvenance.evals.expiry import NAMES

    arm = result["arms"].get("shipped", {"by_language": {}, **dict.fromkeys(NAMES, 0.0)})
    groups = {**arm["by_language"], "all": {"n": result["n"], **arm}}
    print_table(
        f"{result['n']:,} sentences",
        ("", "n", *NAMES),
        ((name, str(values["n"]), *(f"{values[metric]:.3f}" for metric in NAMES)) for name, values in groups.items()),
    )


def _print_row(row: Any) -> None:
    from rich.markup import escape

    say(f"{verdict(row)} {escape(row.case.id)} ({row.case.language}): {escape(row.case.text)}")
    read = f"{row.found or 'no end'} from {row.why!r}" if row.why else "no end"
    say(f"      [dim]said {row.case.said_at:%Y-%m-%d}, wanted {row.case.ends or 'no end'}, read {escape(read)}[/]")
