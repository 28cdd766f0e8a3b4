"""The command line: words in, words out; every decision is made behind it."""

import gc
import sys
from typing import Annotated, Any

import typer

import souvenance
from souvenance.cli import dream, hand, look, measure, memories, notes, quarantine, sessions, store, trust
from souvenance.cli.calibrate import calibrate
from souvenance.cli.chat import chat
from souvenance.cli.demo import demo
from souvenance.cli.eval_abstention import eval_abstention
from souvenance.cli.eval_compaction import eval_compaction
from souvenance.cli.eval_dedup import eval_dedup
from souvenance.cli.eval_dream import eval_dream
from souvenance.cli.eval_expiry import eval_expiry
from souvenance.cli.eval_lifecycle import eval_lifecycle
from souvenance.cli.eval_screening import eval_screening
from souvenance.cli.eval_selection import eval_selection
from souvenance.cli.eval_short_term import eval_short_term
from souvenance.cli.eval_summary import eval_summary
from souvenance.cli.eval_supersede import eval_supersede
from souvenance.cli.eval_write import eval_write
from souvenance.cli.export import export
from souvenance.cli.maintain import maintain
from souvenance.cli.mcp import mcp
from souvenance.cli.purge import purge
from souvenance.cli.serve import serve
from souvenance.cli.work import work

app = typer.Typer(
    name="souvenance",
    help="Long-term memory for assistants and characters: keeps conversations for ever, finds the right turns again.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
config = typer.Typer(no_args_is_help=True, help="Settings: what holds, and where it came from.")
evals = typer.Typer(no_args_is_help=True, help="Measure quality on data of your own.")
bench = typer.Typer(no_args_is_help=True, help="Measure speed on generated data.")

app.command("init")(store.init)
app.command("chat")(chat)
app.command("import")(store.import_)
app.command("export")(export)
app.command("observe")(store.observe)
app.command("recall")(look.recall)
app.command("source")(look.source)
app.command("remember")(hand.remember)
app.command("context")(memories.context)
app.command("trace")(memories.trace)
app.command("list")(memories.list_)
app.command("show")(look.show)
app.command("why")(memories.why)
app.command("correct")(hand.correct)
app.command("forget")(hand.forget)
app.command("pin")(hand.pin)
app.command("unpin")(hand.unpin)
app.command("undo")(hand.undo)
app.command("purge")(purge)
app.command("rules")(memories.rules)
app.command("anchors")(memories.anchors)
app.command("positions")(memories.positions)
app.command("candidates")(memories.candidates)
app.command("forgotten")(memories.forgotten)
app.command("disputed")(hand.disputed)
app.command("reflect")(memories.reflect)
app.command("maintain")(maintain)
app.command("status")(store.status)
app.command("doctor")(store.doctor)
app.command("calibrate")(calibrate)
app.command("reindex")(store.reindex)
app.command("serve")(serve)
app.command("mcp")(mcp)
app.command("work")(work)
app.command("demo")(demo)
config.command("show")(store.config_show)
evals.command("retrieval")(measure.eval_retrieval)
evals.command("abstention")(eval_abstention)
evals.command("write")(eval_write)
evals.command("dedup")(eval_dedup)
evals.command("expiry")(eval_expiry)
evals.command("supersede")(eval_supersede)
evals.command("screening")(eval_screening)
evals.command("selection")(eval_selection)
evals.command("summary")(eval_summary)
evals.command("compaction")(eval_compaction)
evals.command("short-term")(eval_short_term)
evals.command("lifecycle")(eval_lifecycle)
evals.command("dream")(eval_dream)
bench.command("speed")(measure.bench_speed)
bench.command("load")(measure.bench_load)
app.add_typer(config, name="config")
app.add_typer(notes.app, name="notes")
app.add_typer(sessions.app, name="sessions")
app.add_typer(trust.principals, name="principals")
app.add_typer(trust.scopes, name="scopes")
app.add_typer(trust.tokens, name="tokens")
app.add_typer(quarantine.app, name="quarantine")
app.add_typer(dream.app, name="dream")
app.add_typer(evals, name="eval")
app.add_typer(bench, name="bench")


def _version(value: bool) -> None:
    if value:
        typer.echo(f"souvenance {souvenance.__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    pass


def main() -> Any:
    """The entry point: UTF-8 in and out, whatever the platform's code page."""
    gc.set_threshold(100_000, 50, 50)  # a command lives for a second: collecting what its imports made costs a tenth of it
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    return app()


if __name__ == "__main__":
    main()
