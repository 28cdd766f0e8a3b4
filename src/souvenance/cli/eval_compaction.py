"""`eval compaction`: the table, and the constraints that were lost."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Out, Seed, evaluate, print_table
from souvenance.cli.output import Json, say


def eval_compaction(
    turns: Annotated[
        list[int] | None,
        typer.Option("--turns", min=20, help="Length of a conversation; may be given again. Else 120 and 400."),
    ] = None,
    abstract_once: Annotated[bool, typer.Option("--abstract-once", help="Never summarise a summary again.")] = False,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the constraints too.")] = None,
    minimum: Annotated[
        list[str] | None, typer.Option("--min", help="constraints_kept=VALUE the shipped arm must reach.")
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Do the person's constraints survive compaction: eight in a long conversation, protected or not, normal and tight."""
    from souvenance.evals import compaction
    from souvenance.evals.bench import bounds
    from souvenance.wiring import token_counter

    evaluate(
        "compaction", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, compaction.NAMES),
        measure=lambda: compaction.measure(
            token_counter(), lengths=turns or compaction.LENGTHS, reabstract=not abstract_once, seed=seed
        ),
        missed=compaction.missed, print_result=_print, print_row=_print_row,
        nothing=f"no compaction fired in {turns or list(compaction.LENGTHS)} turns",
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    if not result["arms"]:
        return
    budgets = ", ".join(f"{name} X {b['x']} Y {b['y']}" for name, b in result["budgets"].items())
    print_table(
        f"constraints kept, of 8 in each language; tokens: {budgets}", ("", "en", "fr", "zh", "compactions", "shortened"),
        _rows(result["arms"]),
    )  # fmt: skip


def _rows(arms: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    for arm, values in arms.items():
        if arm != "shipped":
            kept = (round(g["constraints_kept"] * g["n"]) for g in values["by_language"].values())
            yield arm, *(f"{n}/8" for n in kept), f"{values['compactions']:,}", f"{values['shortened']:,}"


def _print_row(row: Any) -> None:
    from rich.markup import escape

    say(f"{'[green]kept[/]' if row.right else '[red]lost[/]'} {escape(row.constraint)} [dim]({row.arm})[/]")
