"""`eval summary`: the table and the facts that were lost."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Out, Seed, evaluate, print_excluded, print_table
from souvenance.cli.output import Json, say


def eval_summary(
    data: Annotated[
        list[Path] | None, typer.Option("--data", help="Stories of your own; else those that come with it.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often each story is told, with other draws.")] = 20,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the facts too.")] = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="facts_held=VALUE the shipped arm must reach.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Which key facts are left after many reflections: a summary alone, anchors alone, both."""
    from souvenance.evals import summary
    from souvenance.evals.bench import bounds

    evaluate(
        "summary", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, summary.NAMES),
        measure=lambda: summary.measure(data or (), seed=seed, rounds=rounds), missed=summary.missed,
        nothing="no story has a key fact", print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    title = f"{result['n']:,} key facts, {result['rounds']} rounds"
    print_table(title, ("facts held", *result["arms"]), _rows(result["arms"]))
    print_excluded(result)


def _rows(arms: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    yield "all", *(f"{values['facts_held']:.3f}" for values in arms.values())
    for kind in ("by_category", "by_language"):
        for name, group in arms.get("shipped", {}).get(kind, {}).items():
            yield f"{name} ({group['n']})", *(f"{values[kind][name]['facts_held']:.3f}" for values in arms.values())


def _print_row(row: Any) -> None:
    from rich.markup import escape

    lost = row.rounds - row.times["shipped"]
    mark = f"[red]lost in {lost:>2} of {row.rounds}[/]" if lost else "[green]held          [/]"
    say(f"{mark} {escape(f'{row.story}: {row.fact.text}')} [dim]({row.because})[/]")
