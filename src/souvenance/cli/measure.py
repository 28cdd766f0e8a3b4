"""Commands that measure: the bench object on standard output, progress on standard error."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.output import FOUND_A_PROBLEM, Json, console, print_json, say, told
from souvenance.settings import load

Data = Annotated[list[Path], typer.Option("--data", help="A file in the bench's format; may be given again.")]
Out = Annotated[Path | None, typer.Option("--out", help="Write the JSON there too.")]
Seed = Annotated[int, typer.Option("--seed", help="Of what is drawn at random.")]


def eval_retrieval(
    data: Data,
    embedder: Annotated[str | None, typer.Option(help="As in the settings; 'none' measures text alone.")] = None,
    cache: Annotated[Path | None, typer.Option("--cache", help="Folder of embeddings kept between runs.")] = None,
    show: Annotated[str | None, typer.Option(help="'failures' or 'all': the questions too.")] = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="METRIC=VALUE the shipped arm must reach.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Are the turns that answer a question found: three arms, all metrics, with intervals."""
    from souvenance.errors import InputError
    from souvenance.evals import retrieval
    from souvenance.wiring import embedder_of

    with told("eval retrieval", as_json=as_json):
        if show not in {None, "failures", "all"}:
            raise InputError(f"--show {show!r}: 'failures' or 'all'")
        wanted: Sequence[str] = minimum or ()
        retrieval.check_minima(wanted)
        status = console(stderr=True).status("reading")
        with status:
            result, asked = retrieval.measure(
                data,
                embedder_of(load({"embedder": embedder}).settings),
                cache=cache,
                seed=seed,
                progress=lambda what, done, of: status.update(f"{what} {done:,}/{of:,}"),
            )
        _written(result, out)
        missed = retrieval.below(result, wanted) if result["n"] else ["nothing was measured: no question had evidence here"]
        if as_json:
            print_json(result)
        else:
            _print_retrieval(result)
            if show:
                _print_asked(asked["shipped"], only_failures=show == "failures")
        _leave(missed)


def bench_speed(
    sizes: Annotated[str, typer.Option(help="Turns in the scope, separated by commas.")] = "1000,10000,100000",
    crowd: Annotated[int, typer.Option(help="Rows of other scopes beside one of 1,000; 0 leaves it out.")] = 0,
    part: Annotated[list[str] | None, typer.Option(help="search, import, embedding, cold-start; else search alone.")] = None,
    turns: Annotated[int, typer.Option(min=1_000, help="Of the import.")] = 50_000,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """How long a search takes, as a ratio to a bare matrix product in the same run; and import, embedding, cold start."""
    from souvenance.errors import InputError
    from souvenance.evals import speed
    from souvenance.wiring import embedder_of

    with told("bench speed", as_json=as_json):
        parts = set(part or ["search"])
        if unknown := parts - {"search", "import", "embedding", "cold-start"}:
            raise InputError(f"--part {min(unknown)!r}: search, import, embedding or cold-start")
        try:
            counts = [int(size.replace("_", "")) for size in sizes.split(",")] if "search" in parts else []
        except ValueError as exc:
            raise InputError(f"--sizes {sizes!r}: whole numbers separated by commas") from exc
        progress = lambda what: console(stderr=True).print(what, style="dim", highlight=False)  # noqa: E731
        result = speed.measure(counts, crowd if "search" in parts else 0, seed=seed, progress=progress)
        if "import" in parts:
            result["arms"]["import"] = speed.measure_import(turns, seed=seed, progress=progress)
        if "embedding" in parts and (embedder := embedder_of(load().settings)) is not None:
            result["arms"]["embedding"] = speed.measure_embedding(embedder, 512, seed=seed, progress=progress)
        if "cold-start" in parts:
            result["arms"]["cold-start"] = speed.measure_cold_start(10_000, seed=seed, progress=progress)
        _written(result, out)
        if as_json:
            print_json(result)
        else:
            for arm, values in result["arms"].items():
                say(f"[bold]{arm:<28}[/]" + "  ".join(f"{name} {value:,}" for name, value in values.items()))
        _leave([] if result["arms"] else ["nothing was measured"])


def _written(result: Mapping[str, Any], out: Path | None) -> None:
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _leave(missed: Sequence[str]) -> None:
    for sentence in missed:
        console(stderr=True).print(f"[red]{sentence}[/]", highlight=False)
    if missed:
        raise typer.Exit(FOUND_A_PROBLEM)


def _print_retrieval(result: Mapping[str, Any]) -> None:
    from rich.table import Table

    from souvenance.evals.metrics import NAMES

    table = Table(box=None, header_style="dim", title=f"{result['n']:,} questions", title_justify="left")
    table.add_column("metric")
    for arm in result["arms"]:
        table.add_column(arm, justify="right")
    table.add_column("95 % of shipped", justify="right", style="dim")
    for name in NAMES:
        row = [f"{values[name]:.3f}" for values in result["arms"].values()]
        low, high = result["arms"]["shipped"]["interval"][name] if result["arms"] else (0, 0)
        table.add_row(name.replace("_", " "), *row, f"{low:.3f} – {high:.3f}")
    table.add_row("median ms", *(f"{values['median_ms']:.1f}" for values in result["arms"].values()))
    console().print(table)
    for kind in ("by_category", "by_language"):
        groups = result["arms"].get("shipped", {}).get(kind, {})
        if len(groups) > 1:
            _print_groups(kind, groups)
    for reason, n in result["excluded"].items():
        say(f"[dim]excluded: {n:,} {reason}[/]")


def _print_groups(kind: str, groups: Mapping[str, Any]) -> None:
    from rich.table import Table

    shown = ("session_recall_at_5", "mrr", "turn_recall_at_20", "turn_hit_at_5", "evidence_in_3000_tokens")
    table = Table(box=None, header_style="dim")
    for name in (kind.replace("_", " "), "n", *(name.replace("_", " ") for name in shown)):
        table.add_column(name, justify="left" if name == kind.replace("_", " ") else "right")
    for name, values in groups.items():
        table.add_row(name, str(values["n"]), *(f"{values[metric]:.3f}" for metric in shown))
    console().print(table)


def _print_asked(asked: Sequence[Any], *, only_failures: bool) -> None:
    from rich.markup import escape

    for row in asked:
        if only_failures and row.values["turn_hit_at_5"]:
            continue
        mark = "[green]found [/]" if row.values["turn_hit_at_5"] else "[red]missed[/]"
        where = f"{row.conversation.id} {row.question.id} ({row.question.category})"
        say(f"{mark} {escape(f'{where}: {row.question.text}')}")
        say(f"       [dim]evidence {escape(', '.join(row.question.evidence))}; first five {escape(', '.join(row.first))}[/]")
