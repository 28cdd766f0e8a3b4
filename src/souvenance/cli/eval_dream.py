"""`eval dream`: the table, and the questions whose evidence is not found without the sessions."""

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
    number,
    print_excluded,
    print_table,
    verdict,
)
from souvenance.cli.output import Json, console, say
from souvenance.settings import load


def eval_dream(
    data: Data,
    embedder: EmbedderName = None,
    cache: Cache = None,
    show: Show = None,
    minimum: Annotated[list[str] | None, typer.Option("--min", help="METRIC=VALUE; a most for duplicates and lost.")] = None,
    out: Out = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Is the evidence found in notes, memories and journals alone, without the sessions; is nothing there twice, or lost."""
    from souvenance.evals import dream
    from souvenance.evals.bench import bounds
    from souvenance.wiring import embedder_of

    def measured() -> tuple[dict[str, Any], Sequence[Any]]:
        with console(stderr=True).status("reading") as status:
            return dream.measure(
                data, embedder_of(load({"embedder": embedder}).settings), cache=cache, seed=seed,
                progress=lambda what, done, of: status.update(f"{what} {done:,}/{of:,}"),
            )  # fmt: skip

    evaluate(
        "dream", show=show, out=out, as_json=as_json, bounds=lambda: bounds(minimum, dream.NAMES), measure=measured,
        missed=dream.missed, nothing="no question had evidence here", print_result=_print, print_row=_print_row,
    )  # fmt: skip


def _print(result: Mapping[str, Any]) -> None:
    arms = result["arms"]
    shipped = arms.get("shipped", {})
    say(
        f"{result['n']:,} questions; {result['turns']:,} turns of {result['conversations']:,} conversations left"
        f" {result['memories']:,} memories, {result['journal_lines']:,} lines of journals, {result['notes_lines']:,} of notes"
    )
    rows = [(arm, number(values["evidence_findable"])) for arm, values in arms.items()]
    print_table("evidence found in 3,000 tokens", ("", "findable"), rows)
    for group in ("by_language", "by_category"):
        groups = [
            (name, f"{values['n']:,}", number(values["evidence_findable"]), number(values["evidence_kept"]))
            for name, values in shipped.get(group, {}).items()
        ]
        print_table(group.replace("_", " "), ("", "n", "findable", "kept"), groups)
    if shipped:
        say(f"kept anywhere {shipped['evidence_kept']:.3f}; {shipped['duplicates']} duplicates, {shipped['lost']} lost")
    for name, (low, high) in shipped.get("interval", {}).items():
        say(f"[dim]95 % of {name.replace('_', ' ')}: {low:.3f} – {high:.3f}[/]")
    print_excluded(result)


def _print_row(row: Any) -> None:
    from rich.markup import escape

    kept = "kept" if row.kept == 1 else "not all kept"
    say(f"{verdict(row)} {escape(f'{row.conversation.id} {row.question.id}: {row.question.text}')} [dim]{kept}[/]")
