"""`souvenance demo`: a small story told day by day, then asked about. Real text, real search, nothing scripted."""

import json
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souvenance.cli.demo_pages import can_be_served, show_pages
from souvenance.cli.output import Home, Json, at_a_terminal, console, emit, say, say_plainly, told, turn_json
from souvenance.core.render import local_time
from souvenance.core.sentences import in_french
from souvenance.errors import InputError
from souvenance.types import NewTurn

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle
    from souvenance.engine.memory import Souvenance
    from souvenance.engine.recall import Recall
    from souvenance.types import Event, Memory, Stale

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
WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "begin": "A story in {days} days. Every turn is kept as it was said; what deserves it becomes a memory.",
        "turns": "turns",
        "created": "remembered",
        "merged": "said again",
        "alike": "said before?",
        "again": "I am allergic to walnuts!",
        "by_hand": "Told once more by hand: “{text}”",
        "superseded": "out of date",
        "retracted": "taken back",
        "expired": "has ended",
        "disputed": "in dispute",
        "refused": "not believed",
        "held": "{turns} turns kept in {took:.1f} s, {embedded} found by meaning too.",
        "sum": "{active} memories hold; {superseded} out of date, {expired} ended, {forgotten} taken back; {refused} refused.",
        "prompt": "What the next prompt would carry on {day}, in {tokens} tokens and {took:.0f} ms:",
        "stale": "no longer true since {day}:",
        "over": "no longer true since {day}",
        "ask": "Now some questions to the whole story. Nothing was prepared for them.",
        "unsure": "Nothing sure, and a prompt would be left alone. What is nearest:",
        "next": "Next: `souvenance remember TEXT`, `souvenance import FILE`, `souvenance list`, `souvenance why ID`.",
        "open": "Look into it in a browser now?",
        "open_choice": "[y/N]",
        "open_again": "Please answer yes or no.",
        "served": "The story's memory is at {url}",
        "token": "Paste this token there. It opens this story alone, until you press Ctrl-C here:",
        "no_browser": "No browser could be opened from here: go to that address yourself.",
        "closed": "Closed. The token opens nothing any more.",
        "pages": "To look into it in a browser: these commands, then http://127.0.0.1:7424/ui/ with the token that they print.",
    },
    "fr": {
        "begin": "Une histoire en {days} jours. Chaque tour est gardé tel quel ; ce qui le mérite devient un souvenir.",
        "turns": "tours",
        "created": "retenu",
        "merged": "redit",
        "alike": "déjà dit ?",
        "again": "Je suis allergique aux noix !",
        "by_hand": "Redit à la main : « {text} »",
        "superseded": "périmé",
        "retracted": "repris",
        "expired": "terminé",
        "disputed": "en débat",
        "refused": "pas cru",
        "held": "{turns} tours gardés en {took:.1f} s, dont {embedded} retrouvés aussi par le sens.",
        "sum": "{active} souvenirs tiennent ; {superseded} périmés, {expired} terminés, {forgotten} repris ; {refused} refus.",
        "prompt": "Ce que porterait la prochaine invite le {day}, en {tokens} jetons et {took:.0f} ms :",
        "stale": "n'est plus vrai depuis le {day} :",
        "over": "n'est plus vrai depuis le {day}",
        "ask": "Quelques questions à toute l'histoire. Rien n'a été préparé.",
        "unsure": "Rien de sûr, et un prompt serait laissé tranquille. Le plus proche :",
        "next": "Ensuite : `souvenance remember TEXTE`, `souvenance import FICHIER`, `souvenance list`, `souvenance why ID`.",
        "open": "La regarder dans un navigateur maintenant ?",
        "open_choice": "[o/N]",
        "open_again": "Répondez par oui ou par non.",
        "served": "La mémoire de l'histoire est à l'adresse {url}",
        "token": "Collez-y ce jeton. Il n'ouvre que cette histoire, jusqu'à ce que vous fassiez Ctrl-C ici :",
        "no_browser": "Aucun navigateur n'a pu être ouvert d'ici : allez vous-même à cette adresse.",
        "closed": "Fermé. Le jeton n'ouvre plus rien.",
        "pages": "Pour la regarder dans un navigateur : ces commandes, puis http://127.0.0.1:7424/ui/ avec le jeton affiché.",
    },
}  # fmt: skip
YES, NO = frozenset({"y", "yes", "o", "oui"}), frozenset({"", "n", "no", "non"})
PERSON = "Nina"  # whose story it is
_KEPT_HOME = "demo-home"
COLOURS = {
    "created": "green", "merged": "cyan", "alike": "dim", "superseded": "yellow", "retracted": "magenta", "expired": "dim",
    "disputed": "yellow", "refused": "red",
}  # fmt: skip


def demo(
    story: Annotated[str, typer.Option(help="en or fr.", envvar="LANG_STORY")] = "en",
    home: Home = None,
    slow: Annotated[bool, typer.Option(help="Pause between days.")] = False,
    as_json: Json = False,
) -> None:
    """Tell a small story day by day, then ask about it. Uses a store of its own unless --home names one.

    With --json the story goes to standard error, and what came of it, counted, to standard output.
    """
    with told("demo", as_json=as_json):
        if story not in QUESTIONS:
            raise InputError(f"--story {story!r}: {' or '.join(QUESTIONS)}")
        with _home(home) as folder:
            with redirect_stdout(sys.stderr) if as_json else nullcontext():
                came_to = _run(story, folder, slow=slow)
            if as_json:
                emit("demo", {**came_to, "home": home}, lambda: None, as_json=True)
            else:
                _offer_pages(story, folder, kept=home is not None)


@contextmanager
def _home(home: Path | None) -> Iterator[Path]:
    if home is not None:
        yield home
        return
    with tempfile.TemporaryDirectory(prefix="souvenance-demo-") as folder:
        yield Path(folder)


def pages_commands(home: Path, story: str, *, kept: bool) -> list[str]:
    """The commands that open the pages on the story's memory.

    Args:
        home: of its store.
        story: its language.
        kept: whether that store stays; else the story is told once more, into one that does.
    """
    where = quote(str(home)) if kept else _KEPT_HOME
    again = [] if kept else [f"souvenance demo --story {story} --home {where}"]
    return [*again, f"souvenance tokens create {PERSON} --home {where}", f"souvenance serve --home {where}"]


def _offer_pages(story: str, home: Path, *, kept: bool) -> None:
    """Ask a person whether they want to see it in a browser; else tell the commands that show it."""
    words = WORDS[story]
    if at_a_terminal() and can_be_served() and _wants_pages(words):
        show_pages(home, PERSON, words)
        return
    say(f"[dim]{words['pages']}[/]")
    for command in pages_commands(home, story, kept=kept):
        say_plainly(f"  {command}")


def agreed(answer: str) -> bool | None:
    """Whether a person said yes, in either language of the demo; no for nothing at all, None for anything else."""
    word = answer.strip().casefold()
    return True if word in YES else False if word in NO else None


def _wants_pages(words: Mapping[str, str]) -> bool:
    """Ask until it is one or the other."""
    while True:
        answer = agreed(typer.prompt(f"{words['open']} {words['open_choice']}", default="", show_default=False))
        if answer is not None:
            return answer
        say(words["open_again"])


def _run(story: str, home: Path, *, slow: bool) -> dict[str, Any]:
    """Tell it and ask about it; what came of it, counted."""
    from rich.markup import escape

    turns = _story(story)
    days = [(day, list(of_day)) for day, of_day in groupby(turns, key=lambda turn: turn["at"].date())]
    words = WORDS[story]
    clock = _StoryClock(turns[0]["at"])
    with _opened(home, story, clock) as memory:
        nina = memory.as_principal(PERSON)
        say(f"[bold]{words['begin'].format(days=len(days))}[/]\n")
        told = _Told(nina, story)
        kept_s = 0.0
        for day, of_day in days:
            started = time.perf_counter()
            for turn in of_day:
                clock.now = turn["at"]
                nina.observe([_turn(turn)], session=turn["session"])
                memory.work_now()
            kept_s += time.perf_counter() - started
            first = of_day[0]
            began = f"[cyan]{first['speaker']}[/] {_shortened(first['text'], 60)}"
            say(f"  [dim]{day}[/]  {len(of_day):>2} {words['turns']}  {began}")
            told.what_is_new(clock.now)
            if slow:
                time.sleep(0.4)
        with console(stderr=True).status("learning what it means"):
            memory.index_now()
        status = nina.status()
        say("\n" + words["held"].format(turns=status.turns, took=kept_s, embedded=status.embedded))
        counts = {name: status.memories.get(name, 0) for name in ("active", "superseded", "expired", "forgotten")}
        say(f"[green]{words['sum'].format(**counts, refused=status.verdicts.get('refused', 0))}[/]\n")
        again = _tell_again(nina, story)
        memory.index_now()  # what was just told is found by meaning too
        prompt = _print_prompt(nina, words, clock.now)
        answers = []
        say(f"[bold]{words['ask']}[/]")
        for question in QUESTIONS[story]:
            clock.now += timedelta(minutes=1)  # or their traces could not be told apart
            started = time.perf_counter()
            found = nina.recall(question, limit=2, weak=True)
            nina.context(question, session="demo", deadline_s=30.0)  # leaves a trace to be looked at
            took_ms = (time.perf_counter() - started) * 1000
            _print_answer(question, found, took_ms, words)
            hits = [{"score": round(hit.score, 4), "turn": turn_json(hit.turn)} for hit in found.hits]
            answers.append({"question": question, "sure": found.sure, "took_ms": round(took_ms, 1), "hits": hits})
        if not status.embedder:
            say(f"\n[yellow]Found by words only.[/] {escape(status.trouble)}")
        say(f"\n[dim]{words['next']}[/]")
    return {
        "story": story, "days": len(days), "turns": status.turns, "kept_s": round(kept_s, 3), "embedded": status.embedded,
        "memories": counts, "refused": status.verdicts.get("refused", 0), "told_again": again, "prompt": prompt,
        "answers": answers,
    }  # fmt: skip


class _StoryClock:
    """It is as late as the story has come."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now.astimezone(UTC)


def _opened(home: Path, story: str, clock: _StoryClock) -> "Souvenance":
    from souvenance.engine.memory import Souvenance
    from souvenance.settings import load
    from souvenance.wiring import open_tools

    settings = load({"home": home, "language": story, "background": False}).settings
    return Souvenance(replace(open_tools(settings), clock=clock), background=False)


def _turn(turn: Mapping[str, Any]) -> NewTurn:
    return NewTurn(
        at=turn["at"], speaker=turn["speaker"], role=turn["role"], text=turn["text"],
        id=f"demo-{turn['session']}-{turn['at']:%H%M%S}", origin="web" if turn["role"] == "tool" else None,
    )  # fmt: skip


class _Told:
    """Tells what happened to memory, a day at a time."""

    def __init__(self, nina: "Handle", story: str) -> None:
        self._nina, self._story, self._words = nina, story, WORDS[story]
        self._events: set[str] = set()
        self._refused: set[str] = set()
        self._ended: set[str] = set()

    def what_is_new(self, now: datetime) -> None:
        """Print what was kept, merged, made out of date, taken back, refused, and what has come to its end."""
        memories = {memory.id: memory for memory in self._nina.memories(status="all")}
        for event in reversed(self._nina.events(limit=None)):
            if event.id not in self._events and event.what in COLOURS:
                self._line(event.what, event_text(event, memories))
            self._events.add(event.id)
        for judged in reversed(self._nina.candidates(verdict="refused", limit=None)):
            if judged.id not in self._refused:
                self._line("refused", f"{judged.candidate.text} ({reason_in(self._story, judged.why)})")
            self._refused.add(judged.id)
        for memory in memories.values():
            over = memory.expires_at is not None and memory.expires_at <= now and memory.status in {"active", "expired"}
            if over and memory.id not in self._ended:
                self._line("expired", memory.text)
                self._ended.add(memory.id)

    def _line(self, what: str, text: str) -> None:
        from rich.markup import escape

        say(f"      [{COLOURS[what]}]{self._words[what]:>13}[/]  {escape(_shortened(' '.join(text.split()), 100))}")


def _tell_again(nina: "Handle", story: str) -> dict[str, str]:
    """What is known already is not kept twice; what became of it."""
    from rich.markup import escape

    words = WORDS[story]
    done = nina.remember(words["again"])
    say(f"[bold]{escape(words['by_hand'].format(text=words['again']))}[/]")
    what = {"merged": "merged", "kept": "created"}.get(done.decision.outcome, "refused")
    held = done.memory.text if done.memory is not None else words["again"]
    say(
        f"      [{COLOURS[what]}]{words[what]:>13}[/]  {escape(held)} [dim]({escape(reason_in(story, done.decision.why))})[/]\n"
    )
    return {"outcome": done.decision.outcome, "rule": done.decision.rule}


def _print_prompt(nina: "Handle", words: Mapping[str, str], now: datetime) -> dict[str, float]:
    from rich.markup import escape

    pack = nina.context("", session="demo", deadline_s=30.0)
    say(f"[bold]{words['prompt'].format(day=now.date(), tokens=pack.tokens, took=pack.took_ms)}[/]")
    for line in pack.render().splitlines():
        say(f"  [dim]{escape(line)}[/]")
    say("")
    return {"tokens": pack.tokens, "took_ms": round(pack.took_ms, 1)}


def _print_answer(question: str, found: "Recall", took_ms: float, words: Mapping[str, str]) -> None:
    from rich.markup import escape
    from rich.table import Table

    say(f"\n[bold magenta]?[/] [bold]{escape(question)}[/]  [dim]{took_ms:.0f} ms[/]")
    if not found.sure:
        say(f"[yellow]{words['unsure']}[/]")
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(justify="right", style="green")
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for hit in found.hits:
        at = local_time(hit.turn)  # on the clock of the story
        table.add_row(
            f"{hit.score:.2f}",
            f"{at:%Y-%m-%d %H:%M}" if at is not None else "",
            hit.turn.speaker,
            escape(_shortened(hit.turn.text, 160)),
        )
        for stale in hit.stale:
            mark, now = stale_line(stale, words)
            heir = f" [green]{escape(now)}[/]" if now else ""
            table.add_row("", "", "", f"[yellow]{escape(mark)}[/]{heir}")
    console().print(table)


def stale_line(stale: "Stale", words: Mapping[str, str]) -> tuple[str, str]:
    """How it is told that something no longer holds, and what holds in its place: "" where nothing does."""
    name = "stale" if stale.heir else "over"
    return words[name].format(day=stale.since.date() if stale.since else "?"), _shortened(stale.heir or "", 100)


def event_text(event: "Event", memories: Mapping[str, "Memory"]) -> str:
    """What the story shows of an event: the new wording of what was said again, the older one of two that are alike."""
    if event.what == "merged":
        return str(event.after["wording"])
    shown = memories.get(str(event.after.get("with"))) if event.what == "alike" else None
    return (shown or memories[event.target]).text


def reason_in(story: str, sentence: str) -> str:
    """A reason of the engine in the language of the story."""
    return in_french(sentence, lambda _, word: word) if story == "fr" else sentence


def _story(story: str) -> list[dict[str, Any]]:
    raw = (files("souvenance.cli") / "stories" / f"{story}.jsonl").read_text(encoding="utf-8")
    turns = [json.loads(line) for line in raw.splitlines() if line.strip()]
    for turn in turns:
        turn["at"] = datetime.fromisoformat(turn["at"])
    return turns


def _shortened(text: str, most: int = 72) -> str:
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + "…"
