"""The same world on the command line: every command that reads, as a person and as a program reads it, errors too."""

import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.leakage import AT_ONCE, WORD, World, lived_in, must_be_its_own, plays, sure_to_be_seen, things
from typer.testing import CliRunner

from souvenance.cli.main import app

READERS = ("ana", "ANA")
ALONE = {"export {folder}", "dream --dry-run --from-start", "dream list", "notes path"}  # nobody says who else is in the room
READING = (
    "recall tavern --weak --kinds turn,memory,bullet,episode --neighbours 2", "recall 茶 --weak --prompt", "recall 'ok'",
    "context 'What do I love in Brest?' --session s", "context 茶 --session new", "trace -n 20", "trace s",
    "trace s --why-not {memory}", "list --status all -n 500", "list --turns -n 500", "list --as-of 2100-01-01", "list --believed 2100-01-01",
    "rules", "anchors", "positions", "candidates -n 500", "quarantine -n 500", "quarantine list", "quarantine show {candidate}",
    "forgotten", "disputed", "status", "notes", "sessions", "sessions list", "sessions show {session}",
    "sessions export {session}", "sessions resume {session}", "source {thing}", "show {thing}", "why {memory}",
)  # fmt: skip
COUNTING = ("purge {memory} --dry-run", "quarantine purge {candidate} --dry-run --no-with-sources")  # what would go
OF_THE_STORE = (
    "doctor",
    "principals list",
    "scopes list",
    "tokens list",
    "config show",
)  # for who runs it: no words of anybody
WRITING = {
    "init", "chat", "import", "observe", "remember", "correct", "forget", "pin", "unpin", "undo", "purge", "reflect", "calibrate",
    "mcp", "notes edit", "notes add", "sessions forget", "sessions import", "quarantine release", "quarantine refuse",
    "quarantine purge", "dream rollback",
}  # fmt: skip


def commands(command: Any, path: str = "") -> Iterator[tuple[str, set[str]]]:
    """(words of a command, its options) of each that there is."""
    yield path, {option for one in command.params for option in one.opts}
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, f"{path} {name}".strip())


def test_every_command_about_a_memory_is_run_or_writes() -> None:
    of_somebody = {path for path, options in commands(typer.main.get_command(app)) if "--principal" in options}
    run = {path for path in of_somebody if any(words == path or words.startswith(f"{path} ") for words in (*READING, *ALONE))}
    assert of_somebody == run | WRITING


def everything_printed(
    home: Path, name: str, ids: Mapping[str, Sequence[str]], present: list[str] | None, *, as_json: bool
) -> Iterator[tuple[str, str]]:
    """(the command, all that it prints and writes) of every command."""
    of = ["--home", str(home), "--principal", name, *(["--json"] if as_json else [])]
    room = [] if present is None else ["--present", ",".join(present)]
    out = home / "out" / f"{name!r}-{as_json}"
    every = [(words, room) for words in READING] + [(words, []) for words in (*ALONE, *COUNTING) if present is None]
    for words, option in every:
        kind = next((kind for kind in ids if f"{{{kind}}}" in words), None)
        for thing in ids[kind] if kind is not None else [""]:
            command = [word.format(**({kind: thing} if kind else {}), folder=out) for word in shlex.split(words)]
            yield f"{command} {option}", CliRunner().invoke(app, [*command, *of, *option]).output
    for path in out.rglob("*"):
        if path.is_file():
            yield f"export, {path.name}", path.read_text(encoding="utf-8")


def must_print_its_own(world: World, home: Path, ids: Mapping[str, Sequence[str]], present: list[str]) -> None:
    for name in READERS:
        for heard_by, as_json in ((None, True), (present, False)):
            printed = everything_printed(home, name, ids, heard_by, as_json=as_json)
            must_be_its_own(world, name, heard_by, printed)


@settings(max_examples=1, phases=AT_ONCE)
@given(plays(8), st.sampled_from([["ANA"], ["nobody knows"], []]))
def test_nothing_crosses_on_the_command_line(begun: Path, played: list[tuple], present: list[str]) -> None:  # type: ignore[type-arg]
    with pytest.MonkeyPatch.context() as patch, lived_in(begun, played) as (world, home):
        patch.setenv("SOUVENANCE_EMBEDDER", "none")
        patch.setenv("COLUMNS", "10000")
        must_print_its_own(world, home, things(world, 2), present)
        for words in OF_THE_STORE:
            printed = CliRunner().invoke(
                app, [*words.split(), "--json", "--home", str(home)] if words != "config show" else words
            )
            assert not WORD.findall(printed.output), words


def test_the_commands_print_what_may_be_seen(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the property looks at is not empty."""
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    with lived_in(begun, []) as (world, home):
        printed = everything_printed(home, "ana", things(world, 1), None, as_json=True)
        assert must_be_its_own(world, "ana", None, printed) >= sure_to_be_seen(world, "ana")
