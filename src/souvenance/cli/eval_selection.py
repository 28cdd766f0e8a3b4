"""`eval selection`: the table by size, and the questions."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Cache, EmbedderName, Out, Seed, Show, evaluate, number, print_table, sizes_of, verdict
from souvenance.cli.output import Json, console, say


def eval_selection(
    data: Annotated[
        list[Path] | None, typer.Option("--data", help="Memories and questions of your own; else those that come with it.")
    ] = None,
    sizes: Annotated[str, typer.Option(help="Memories in the store, separated by commas.")] = "234,1000,10000",
    sets: Annotated[int, typer.Option(min=1, help="Of distractors; five kinds come in turn.")] = 5,
    embedder: EmbedderName = None,
    cache: Cache = None,
    show: Show = None,
    minimum: Annotated[
        list[str] | None,
        typer.Option("--min", help="served=VALUE or served@SIZE=VALUE that must be reached (false_semantic: not exceeded)."),
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Do the memories that answer a question get a seat, drowned among others: by size, by pass, over sets of distractors."""
    from souvenance.evals import selection
    from souvenance.evals.bench import bounds
    from souvenance.settings import load
    from souvenance.wiring import embedder_of

    def measured() -> tuple[dict[str, Any], Any]:
        with console(stderr=True).status("reading") as status:
            return selection.measure(
                sizes_of(sizes), embedder_of(load({"embedder": embedder}).settings), paths=data or (), sets=sets, cache=cache,
                seed=seed, progress=lambda what, done, of: status.update(f"{what} {done:,}/{of:,}"),
            )  # fmt: skip

    evaluate(
        "selection", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, selection.names(sizes_of(sizes))),
        measure=measured, missed=selection.missed, nothing="no memory has a question", print_result=_print,
        print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    title = f"{result['planted']} memories, {result['n']:,} questions, {result['sets']} sets of distractors"
    print_table(title, ("memories", *result["arms"].get("shipped", {}).get("by_size", {})), _rows(result))


def _rows(result: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    sizes = list(result["arms"]["shipped"]["by_size"].values()) if result["arms"] else []
    if not sizes:
        return
    for name in ("served", "served_semantic", "false_semantic"):
        yield name.replace("_", " "), *(number(size[name]) for size in sizes)
    yield "95 % of served", *(f"{size['interval']['served'][0]:.2f}–{size['interval']['served'][1]:.2f}" for size in sizes)
    for passed in sorted({name for size in sizes for name in size["by_pass"]}):
        yield f"by the pass {passed}", *(number(size["by_pass"].get(passed, 0.0)) for size in sizes)
    for group, names in (("by_distractors", "served among"), ("by_language", "served,"), ("false_by_category", "false,")):
        for name in sizes[0][group]:
            found = (size[group][name] for size in sizes)
            yield f"{names} {name}", *(number(one["served"] if isinstance(one, Mapping) else one) for one in found)
    yield "seats", *(f"{size['seats']:.1f}" for size in sizes)
    yield "seats by the message", *(f"{size['semantic_seats']:.1f}" for size in sizes)
    yield "the same, nothing answers", *(_seats(size["false_seats"]) for size in sizes)
    yield "degraded contexts", *(number(size["degraded"]) for size in sizes)
    yield "median ms", *(f"{size['median_ms']:.1f}" for size in sizes)


def _seats(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _print_row(row: Any) -> None:
    from rich.markup import escape

    score = f" {row.score:.2f}" if row.score is not None else ""
    found = (
        f"{row.passed or 'no seat'}{score}" if row.memory is not None else f"{row.semantic} seats for nothing ({row.category})"
    )
    say(f"{verdict(row)} {escape(f'{row.size:>6,} among {row.among}: {row.text} · {found}')}")
    if row.memory is not None and not row.right:
        say(f"      [dim]{escape(row.memory)}[/]")
