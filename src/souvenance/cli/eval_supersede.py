"""`eval supersede`: the table and the failures."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Data, Out, Seed, evaluate, print_pair, print_pairs
from souvenance.cli.output import Json


def eval_supersede(
    data: Data,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the pairs too.")] = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="METRIC=VALUE to reach; for wrong, not to exceed.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Is what became out of date replaced by what was said later, and nothing else."""
    from souvenance.evals import supersede
    from souvenance.evals.bench import bounds

    evaluate(
        "supersede", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, supersede.NAMES),
        measure=lambda: supersede.measure(data, seed=seed), missed=supersede.missed, nothing="no pair in these files",
        print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    columns = {
        "out of date": "n_supersedes", "standing": "n_standing", "precision": "precision", "recall": "recall", "wrong": "wrong",
        "confirms right": "confirms_right", "disputed": "disputed",
    }  # fmt: skip
    print_pairs(result, columns, "by_label")


def _print_row(row: Any) -> None:
    print_pair(row, f"{row.found.kind}, {row.found.rule} [{row.found.why}]")
