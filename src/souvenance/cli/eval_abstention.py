"""`eval abstention`: the tables, the failures and the picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path
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
    number,
    print_excluded,
    print_table,
    verdict,
)
from souvenance.cli.output import Json, console, say
from souvenance.settings import load

_KINDS = ("foreign", "small_talk", "near")


def eval_abstention(
    data: Data,
    foreign: Annotated[
        list[Path] | None, typer.Option("--foreign", help="A file whose questions nobody here can answer; may be given again.")
    ] = None,
    embedder: EmbedderName = None,
    cache: Cache = None,
    show: Show = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the trade-off and the distributions (PNG).")] = None,
    minimum: Annotated[
        list[str] | None, typer.Option("--min", help="METRIC=VALUE to reach; for false_recall, not to exceed.")
    ] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Does memory stay silent where it has no answer, and what does that cost where it has one."""
    from souvenance.evals import abstention
    from souvenance.evals.bench import bounds
    from souvenance.evals.figure import empty_figure
    from souvenance.wiring import embedder_of

    def measured() -> tuple[dict[str, Any], Sequence[Any]]:
        if plot is not None:
            must_be_writable("--plot", plot)
            empty_figure(plot)
        with console(stderr=True).status("reading") as status:
            result, heard = abstention.measure(
                data,
                embedder_of(load({"embedder": embedder}).settings),
                foreign=foreign or (),
                cache=cache,
                seed=seed,
                progress=lambda what, done, of: status.update(f"{what} {done:,}/{of:,}"),
            )
        if plot is not None:
            abstention.plot(heard, plot)
        return result, heard

    evaluate(
        "abstention", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, abstention.NAMES), measure=measured,
        missed=abstention.missed, nothing="no question had evidence here", print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    shipped = result["arms"].get("shipped")
    if shipped is not None:
        by_kind = shipped["by_category"]
        asked = ", ".join(f"{by_kind[kind]['n']:,} {kind.replace('_', ' ')}" for kind in by_kind)
        say(f"{shipped['n_answerable']:,} questions with an answer; without one: {asked}.")
        _print_trade_off(shipped)
        _print_arms(result["arms"])
        if len(shipped["by_language"]) > 1:
            rows = (
                (language, str(one["n_answerable"]), str(one["n"]), *(number(one[name]) for name in _SHOWN))
                for language, one in shipped["by_language"].items()
            )
            print_table(None, ("by language", "answerable", "without", *(name.replace("_", " ") for name in _SHOWN)), rows)
        for name, (low, high) in shipped["interval"].items():
            say(f"[dim]95 % of {name.replace('_', ' ')}: {low:.3f} – {high:.3f}[/]")
    print_excluded(result)


_SHOWN = ("auc", "kept_at_5_percent_false_recall", "false_recall", "kept")


def _print_trade_off(shipped: Mapping[str, Any]) -> None:
    """What is kept at each share of false recall, and where the shipped point is."""
    columns = ("all", *_KINDS)
    rows = [(f"{point['false_recall']:.0%}", *(number(point["kept"][name]) for name in columns)) for point in shipped["curve"]]
    here = {"all": shipped["false_recall"], **{kind: one["false_recall"] for kind, one in shipped["by_category"].items()}}
    rows.append(("[bold]as shipped: false recall[/]", *(f"[bold]{number(here.get(name))}[/]" for name in columns)))
    rows.append(("[bold]as shipped: kept[/]", f"[bold]{number(shipped['kept'])}[/]", "", "", ""))
    print_table("answers kept, by false recall", ("false recall", *(name.replace("_", " ") for name in columns)), rows)


def _print_arms(arms: Mapping[str, Any]) -> None:
    """Each arm's chance to part a question with an answer from one without, by kind; and what it keeps."""
    columns = ("all", *_KINDS)

    def row(name: str, arm: Mapping[str, Any]) -> tuple[str, ...]:
        parts = {"all": arm, **arm["by_category"]}
        return (
            name, *(number(parts.get(kind, {}).get("auc")) for kind in columns),
            *(number(parts.get(kind, {}).get("kept_at_5_percent_false_recall")) for kind in columns),
        )  # fmt: skip

    heads = [f"{what} {kind.replace('_', ' ')}" for what in ("auc", "kept") for kind in columns]
    print_table("every arm: auc, and answers kept at 5 % false recall", ("", *heads), (row(*each) for each in arms.items()))


def _print_row(row: Any) -> None:
    from rich.markup import escape

    did = "spoke" if row.served else "silent"
    where = f"{row.conversation} {row.asking.id} ({row.asking.kind})"
    say(f"{verdict(row)} {did} {row.scores['shipped']:+.2f} {escape(f'{where}: {row.asking.text}')}")
