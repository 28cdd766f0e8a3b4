"""Commands that measure: the bench object on standard output, progress on standard error."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from souvenance.cli.evaluating import (
    Cache,
    Data,
    EmbedderName,
    Out,
    Seed,
    Show,
    evaluate,
    must_be_writable,
    print_excluded,
    print_table,
    sizes_of,
    write_result,
)
from souvenance.cli.output import Json, console, print_json, say, say_plainly, told
from souvenance.settings import load

PARTS = ("search", "context", "import", "embedding", "cold-start", "dedup", "remember", "upkeep", "queue", "proxy")


def eval_retrieval(
    data: Data,
    embedder: EmbedderName = None,
    cache: Cache = None,
    show: Show = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="METRIC=VALUE the shipped arm must reach.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Are the turns that answer a question found: three arms, all metrics, with intervals."""
    from souvenance.evals import retrieval
    from souvenance.evals.bench import bounds
    from souvenance.evals.metrics import NAMES
    from souvenance.wiring import embedder_of

    def measured() -> tuple[dict[str, Any], Sequence[Any]]:
        with console(stderr=True).status("reading") as status:
            result, asked = retrieval.measure(
                data,
                embedder_of(load({"embedder": embedder}).settings),
                cache=cache,
                seed=seed,
                progress=lambda what, done, of: status.update(f"{what} {done:,}/{of:,}"),
            )
        return result, asked["shipped"]

    evaluate(
        "retrieval", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, NAMES), measure=measured,
        missed=retrieval.missed, nothing="no question had evidence here", print_result=_print_retrieval, print_row=_print_asked,
    )  # fmt: skip


def bench_speed(
    sizes: Annotated[
        str | None,
        typer.Option(help="Turns or memories in the scope, separated by commas. Else 1000,10000,100000; of the proxy, 1000."),
    ] = None,
    crowd: Annotated[int, typer.Option(min=0, help="Rows of other scopes beside one of 1,000; 0 leaves it out.")] = 0,
    part: Annotated[list[str] | None, typer.Option(help=f"{', '.join(PARTS)}; else search and context.")] = None,
    turns: Annotated[int, typer.Option(min=1_000, help="Of the import.")] = 50_000,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """How long a search and a context take, beside a bare matrix product in the same run; import, embedding, cold start."""
    from souvenance.errors import InputError
    from souvenance.evals import speed
    from souvenance.wiring import embedder_of

    with told("bench speed", as_json=as_json):
        parts = set(part or ["search", "context"])
        if unknown := parts - set(PARTS):
            raise InputError(f"--part {min(unknown)!r}: one of {', '.join(PARTS)}")
        counts = sizes_of(sizes) if sizes is not None else None
        must_be_writable("--out", out)
        progress = lambda what: console(stderr=True).print(what, style="dim", highlight=False)  # noqa: E731
        embedder = embedder_of(load().settings) if parts & {"embedding", "proxy"} else None
        result = speed.measure(parts, counts, crowd=crowd, turns=turns, embedder=embedder, seed=seed, progress=progress)
        if as_json:
            print_json(result)
        else:
            for arm, values in result["arms"].items():
                say(f"[bold]{arm:<28}[/]" + "  ".join(f"{name} {value:,}" for name, value in values.items()))
        write_result(result, out)


def bench_load(
    clients: Annotated[int, typer.Option(min=1, max=500, help="At once; each waits for an answer before it asks again.")] = 50,
    seconds: Annotated[float, typer.Option(min=1, max=3_600, help="How long they ask.")] = 60,
    memories: Annotated[int, typer.Option(min=0, max=1_000_000, help="In the one scope that all share.")] = 10_000,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Many clients at `souvenance serve`: how long each waits, beside the library; what was lost, refused or degraded.

    The store is made for it, with the embedder of the settings: 10,000 memories take minutes before the clients begin.
    """
    from souvenance.evals import load as bench

    with told("bench load", as_json=as_json):
        must_be_writable("--out", out)
        progress = lambda what: console(stderr=True).print(what, style="dim", highlight=False)  # noqa: E731
        result = bench.measure(
            load().settings, clients=clients, seconds=seconds, memories=memories, seed=seed, progress=progress
        )
        if as_json:
            print_json(result)
        else:
            _print_load(result)
        write_result(result, out)
    if result["errors"] or result["lost"]:
        raise typer.Exit(1)


def _print_load(result: Mapping[str, Any]) -> None:
    measures = ("n", "median_ms", "p95_ms", "longest_ms")
    print_table(
        f"{result['clients']} clients for {result['seconds']:g} s, {result['memories']:,} memories",
        ("", "n", "median ms", "p95 ms", "longest ms"),
        ((arm, *(f"{values.get(name, 0):,}" for name in measures)) for arm, values in result["arms"].items()),
    )
    say(f"turns acknowledged {result['acknowledged']:,}, lost {result['lost']:,}")
    say_plainly(f"errors {sum(result['errors'].values()):,} {'; '.join(result['errors'])}".strip())
    without = ", ".join(f"{part} {n:,}" for part, n in result["without"].items()) or "none"
    say(f"contexts without memories or search {result['late_contexts']:,}; that lacked something: {without}")
    say(f"p95 of a context: {result['context_p95_ratio']:g} times the library's")


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
    print_excluded(result)


def _print_groups(kind: str, groups: Mapping[str, Any]) -> None:
    shown = ("session_recall_at_5", "mrr", "turn_recall_at_20", "turn_hit_at_5", "evidence_in_3000_tokens")
    print_table(
        None,
        (kind.replace("_", " "), "n", *(name.replace("_", " ") for name in shown)),
        ((name, str(values["n"]), *(f"{values[metric]:.3f}" for metric in shown)) for name, values in groups.items()),
    )


def _print_asked(row: Any) -> None:
    from rich.markup import escape

    mark = "[green]found [/]" if row.right else "[red]missed[/]"
    where = f"{row.conversation.id} {row.question.id} ({row.question.category})"
    say(f"{mark} {escape(f'{where}: {row.question.text}')}")
    say(f"       [dim]evidence {escape(', '.join(row.question.evidence))}; first five {escape(', '.join(row.first))}[/]")
