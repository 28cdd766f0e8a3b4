"""`eval short-term`: the table, and the questions whose evidence did not come back."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import Data, Out, Seed, evaluate, print_excluded, print_table
from souvenance.cli.output import Json, console, say
from souvenance.settings import load


def eval_short_term(
    data: Data,
    x_budget: Annotated[int, typer.Option(min=20, help="Tokens of what was just said.")] = 200,
    y_budget: Annotated[int, typer.Option(min=160, help="Tokens of what is older; small ones force compactions.")] = 400,
    max_tokens: Annotated[int | None, typer.Option(min=1, help="Of one recall; else the 3,000 of the policy.")] = None,
    embedder: Annotated[str | None, typer.Option(help="As in the settings; 'none' measures text alone.")] = None,
    cache: Annotated[Path | None, typer.Option("--cache", help="Folder of embeddings kept between runs.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", help="Folder for the replayed stores: a later run scores them again, without a replay."),
    ] = None,
    show_items: Annotated[str | None, typer.Option(help="'failures' or 'all': the evidence beside what came back.")] = None,
    minimum: Annotated[
        list[str] | None, typer.Option("--min", help="METRIC=VALUE the shipped arm must reach (of tokens_returned: the most).")
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Is what left a running conversation still found: coverage and reachability after compactions, by summariser."""
    from souvenance.evals import short_term
    from souvenance.evals.bench import bounds
    from souvenance.wiring import embedder_of

    def measured() -> tuple[dict[str, Any], Sequence[Any]]:
        with console(stderr=True).status("reading") as status:
            return short_term.measure(
                data, embedder_of(load({"embedder": embedder}).settings), x_tokens=x_budget, y_tokens=y_budget,
                max_tokens=max_tokens, cache=cache, keep=keep, seed=seed, progress=lambda what, _, __: status.update(what),
            )  # fmt: skip

    evaluate(
        "short-term", show=show_items, out=out, as_json=as_json, bounds=lambda: bounds(minimum, short_term.NAMES),
        measure=measured, missed=short_term.missed, print_result=_print, print_row=_print_row,
        nothing=f"no compaction fired at --x-budget {x_budget} --y-budget {y_budget}, or no question has evidence",
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    if not result["arms"]:  # no coverage of nothing
        return
    title = f"{result['n']:,} questions, X {result['x_tokens']:,} and Y {result['y_tokens']:,} tokens"
    print_table(title, ("", *result["arms"]), _rows(result["arms"]))
    print_excluded(result)


def _rows(arms: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    for name in ("store_coverage", "reachability", "recall_coverage", "all_evidence_coverage"):
        yield name.replace("_", " "), *(f"{values[name]:.3f}" for values in arms.values())
    yield "tokens returned", *(f"{values['tokens_returned']:,.0f}" for values in arms.values())
    yield "compactions", *(f"{values['compactions']:,}" for values in arms.values())
    for name, group in arms.get("shipped", {}).get("by_category", {}).items():
        cells = (values["by_category"][name] for values in arms.values())
        yield f"{name} ({group['n']})", *(f"{v['recall_coverage']:.3f} / {v['all_evidence_coverage']:.3f}" for v in cells)


def _print_row(row: Any) -> None:
    from rich.markup import escape

    mark = "[green]all found[/]" if row.right else f"[red]{row.found:.0%} found[/]"
    say(f"{mark} {escape(row.question.text)} [dim]({escape(row.conversation)}, {escape(row.question.category)})[/]")
    for text in row.evidence:
        came = any(text in one for one in row.returned)
        say(f"  [dim]{'came back' if came else 'missing  '}[/] {escape(' '.join(text.split()))}")
    for text in row.returned[:5]:
        say(f"  [dim]returned[/]  {escape(' '.join(text.split()))}")
