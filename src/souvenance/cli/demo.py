"""`souvenance demo`: a small story told day by day, then asked about. Real text, real search, nothing scripted."""

import json
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.output import Home, console, date_of, say, told
from souvenance.errors import InputError
from souvenance.types import NewTurn, Recall

QUESTIONS: Mapping[str, Sequence[str]] = {
    "en": (
        "What is Nina allergic to?",
        "Which database does the ordering app use?",
        "When are they travelling to Annecy?",
        "What will Tom get for his birthday?",
        "Qu'est-ce que Nina ne doit surtout pas manger ?",
    ),
    "fr": (
        "À quoi Nina est-elle allergique ?",
        "Quelle base de données utilise l'appli de commande ?",
        "Quand partent-ils à Annecy ?",
        "Qu'est-ce que Tom va recevoir pour ses neuf ans ?",
        "What must Nina never eat?",
    ),
}
TEXTS = {
    "en": (
        "A story in",
        "days. Each turn is kept the moment it is said.",
        "Now some questions. Nothing was prepared for them.",
    ),
    "fr": ("Une histoire en", "jours. Chaque tour est gardé dès qu'il est dit.", "Quelques questions. Rien n'a été préparé."),
}


def demo(
    story: Annotated[str, typer.Option(help="en or fr.", envvar="LANG_STORY")] = "en",
    home: Home = None,
    slow: Annotated[bool, typer.Option(help="Pause between days.")] = False,
) -> None:
    """Tell a small story day by day, then ask about it. Uses a store of its own unless --home names one."""
    with told("demo", as_json=False):
        if story not in QUESTIONS:
            raise InputError(f"--story {story!r}: {' or '.join(QUESTIONS)}")
        with _home(home) as folder:
            _run(story, folder, slow=slow)


@contextmanager
def _home(home: Path | None) -> Iterator[Path]:
    if home is not None:
        yield home
        return
    with tempfile.TemporaryDirectory(prefix="souvenance-demo-") as folder:
        yield Path(folder)


def _run(story: str, home: Path, *, slow: bool) -> None:
    from souvenance.wiring import open_memory

    turns = _story(story)
    days = [(day, list(of_day)) for day, of_day in groupby(turns, key=lambda turn: turn["at"].date())]
    before, after, ask = TEXTS[story]
    with open_memory(home, language=story, background=False) as memory:
        nina = memory.as_principal("Nina")
        say(f"[bold]{before} {len(days)} {after}[/]\n")
        started = time.perf_counter()
        for day, of_day in days:
            for turn in of_day:
                given = NewTurn(
                    at=turn["at"], speaker=turn["speaker"], role=turn["role"], text=turn["text"],
                    id=f"demo-{turn['session']}-{turn['at']:%H%M%S}", origin="web" if turn["role"] == "tool" else None,
                )  # fmt: skip
                nina.observe([given], session=turn["session"])
            first = of_day[0]
            say(f"  [dim]{day}[/]  {len(of_day):>2} turns  [cyan]{first['speaker']}[/] {_shortened(first['text'])}")
            if slow:
                time.sleep(0.4)
        kept_s = time.perf_counter() - started
        with console(stderr=True).status("learning what it means"):
            memory.index_now()
        status = nina.status()
        say(f"\n[green]{status.turns} turns kept[/] in {kept_s:.1f} s, {status.embedded} found by meaning too.\n")
        say(f"[bold]{ask}[/]")
        for question in QUESTIONS[story]:
            started = time.perf_counter()
            found = nina.recall(question, limit=2)
            _print_answer(question, found, (time.perf_counter() - started) * 1000)
        if not status.embedder:
            say(f"\n[yellow]Found by words only.[/] {status.trouble}")
        say("\n[dim]Next: `souvenance import FILE`, `souvenance recall QUESTION`, `souvenance --help`.[/]")


def _print_answer(question: str, found: Recall, took_ms: float) -> None:
    from rich.markup import escape
    from rich.table import Table

    say(f"\n[bold magenta]?[/] [bold]{escape(question)}[/]  [dim]{took_ms:.0f} ms[/]")
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(justify="right", style="green")
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for hit in found.hits:
        table.add_row(f"{hit.score:.2f}", date_of(hit.turn), hit.turn.speaker, escape(_shortened(hit.turn.text, 160)))
    console().print(table)


def _story(story: str) -> list[dict[str, Any]]:
    raw = (files("souvenance.cli") / "stories" / f"{story}.jsonl").read_text(encoding="utf-8")
    turns = [json.loads(line) for line in raw.splitlines() if line.strip()]
    for turn in turns:
        turn["at"] = datetime.fromisoformat(turn["at"])
    return turns


def _shortened(text: str, most: int = 72) -> str:
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + "…"
