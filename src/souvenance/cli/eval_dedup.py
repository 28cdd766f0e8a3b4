"""`eval dedup`: the table, the failures and the picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Data, Out, Seed, evaluate, must_be_writable, print_pair, print_pairs
from souvenance.cli.output import Json


def eval_dedup(
    data: Data,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the pairs too.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw both distributions and the threshold (PNG).")] = None,
    minimum: Annotated[
        list[str] | None, typer.Option("--min", help="METRIC=VALUE to reach; for wrong_merges, not to exceed.")
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Are true variants of a statement merged, and look-alikes kept apart."""
    from souvenance.evals import dedup
    from souvenance.evals.bench import bounds
    from souvenance.evals.figure import empty_figure

    def measured() -> tuple[dict[str, Any], Sequence[Any]]:
        if plot is not None:
            must_be_writable("--plot", plot)
            empty_figure(plot)
        result, rows = dedup.measure(data, seed=seed)
        if plot is not None:
            dedup.plot(rows, plot)
        return result, rows

    evaluate(
        "dedup", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, dedup.NAMES), measure=measured,
        missed=dedup.missed, nothing="no pair in these files", print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    columns = {
        "variants": "n_same", "merged": "merged_same", "look-alikes": "n_distinct", "wrongly merged": "wrong_merges",
    }  # fmt: skip
    print_pairs(result, columns, "by_category")


def _print_row(row: Any) -> None:
    print_pair(row, f"{row.found.score:.3f}, {row.found.because}")
