"""What the pages say holds: their programs and commands run and print what is shown, and the reference is that of the code."""

import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import click
import pytest
from tests import ablation
from typer.main import get_command
from typer.testing import CliRunner

from souvenance.cli.main import app

ROOT = Path(__file__).parents[2]
ID = r"[a-z]{1,2}_[0-9a-f]{32}"
CHANGING = re.compile(rf"{ID}|\d{{4}}-\d\d-\d\d(?: \d\d:\d\d)?|\(\w+ \w+ ago\)|score -?\d+\.\d+ · [\w +]+")


@pytest.mark.parametrize("page", ["README.md", "docs/quickstart.md"])
def test_the_program_of_a_page_prints_what_the_page_says(tmp_path: Path, page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    printed = re.search(r"```text\n(.*?)```", text, re.DOTALL)
    assert program is not None
    assert printed is not None
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SOUVENANCE_")}  # noqa: TID251
    done = subprocess.run(
        [sys.executable, "-c", program[1]],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout == printed[1]


def test_the_commands_of_the_quickstart_print_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SOUVENANCE_TZ", "Europe/Paris")
    Path("my_chat.jsonl").write_text('{"session": "a", "text": "Le pain lève à six heures."}\n', encoding="utf-8")
    real: dict[str, str] = {}  # id of the page -> id of this run
    ran = 0
    for commands, shown in _consoles((ROOT / "docs" / "quickstart.md").read_text(encoding="utf-8")):
        for command in commands:
            words, stdin = _words(command)
            for n, word in enumerate(words):
                if re.fullmatch(r"[tme]_[0-9a-f]+", word):
                    words[n] = next(real[known] for known in real if known.startswith(word))[: len(word)]
            result = CliRunner().invoke(app, words, input=stdin)
            assert result.exit_code == 0, (command, result.output)
            ran += 1
        _compare([line.rstrip() for line in result.output.splitlines()], shown, real)
    assert ran >= 15
    assert {known[:2] for known in real} == {"t_", "m_", "e_"}


def _consoles(page: str) -> Iterator[tuple[list[str], list[str]]]:
    """Each line of commands of Souvenance, with the lines that the page shows below it."""
    for block in re.findall(r"```console\n(.*?)```", page, re.DOTALL):
        for part in block.split("$ ")[1:]:
            line, *shown = part.splitlines()
            commands = [command for command in line.split(" # ")[0].split(" ; ") if re.search(r"(^|\| )souvenance ", command)]
            if commands:
                yield commands, shown


def _words(command: str) -> tuple[list[str], str | None]:
    """The arguments of a command, and what ``echo`` sends it; what it is piped into is left out."""
    words = shlex.split(command)
    stdin = words[1] if words[0] == "echo" else None
    words = words[words.index("souvenance") + 1 :]
    return words[: words.index("|")] if "|" in words else words, stdin


def _compare(printed: list[str], shown: list[str], real: dict[str, str]) -> None:
    """Lines shown are printed, one after the other; "…" stands for any. Ids, times and scores differ from run to run."""
    if shown and "…" not in shown:
        assert len(printed) == len(shown), printed
    left = iter(printed)
    for line in shown:
        if line == "…":
            continue
        like = next((other for other in left if _without_what_changes(other) == _without_what_changes(line)), None)
        assert like is not None, (line, printed)
        for known, now in zip(re.findall(ID, line), re.findall(ID, like), strict=True):
            assert real.setdefault(known, now) == now, line


def _without_what_changes(line: str) -> str:
    return CHANGING.sub("·", line)


def test_the_reference_is_current() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "generate.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_links_of_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "ARCHITECTURE.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_tree_in_architecture_names_every_module_in_its_folder() -> None:
    source = ROOT / "src" / "souvenance"
    modules = {path.relative_to(source).as_posix() for path in source.rglob("*.py") if path.name != "__init__.py"}
    listed = _tree((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert [name for name, times in Counter(listed).items() if times > 1] == []
    named = {*listed} - {"__init__.py"}
    of_a_folder = ("languages/", "integrations/importers/", "ledger/migrations/")  # one line tells of all that are alike
    assert named - modules == set()
    assert {module for module in modules - named if not module.startswith(of_a_folder)} == set()


def _tree(page: str) -> list[str]:
    """Paths of the modules that the tree names, from src/souvenance on: those that lead a line, and all of a folder's line."""
    found: list[str] = []
    folders = [(-1, "")]
    for line in page.split("src/souvenance/\n")[1].split("\ntests/", maxsplit=1)[0].splitlines():
        indent, words = len(line) - len(line.lstrip()), line.split()
        while folders[-1][0] >= indent:
            folders.pop()
        if words[0].endswith("/"):
            folders.append((indent, folders[-1][1] + words[0]))
            names = [word for word in words if word.endswith(".py")]
        else:
            names = list(takewhile(lambda word: word.endswith(".py"), words))
        found += [folders[-1][1] + name for name in names if "*" not in name]
    return found


def test_the_tree_is_read_by_folder() -> None:
    page = "x\nsrc/souvenance/\n  a.py   of b.py\n  core/   pure\n   of time\n    c.py d.py  two\n  evals/\n    in/  e.py f.py\n    g_*.py\n    h.py\ntests/ i.py"
    assert _tree(page) == ["a.py", "core/c.py", "core/d.py", "evals/in/e.py", "evals/in/f.py", "evals/h.py"]


def test_the_log_tells_the_gain_and_the_harm_of_every_rule() -> None:
    heads = {
        "write": "Reflection", "supersede": "Change", "labels": "Labels", "denials": "Denials", "telling": "Telling", "dedup": "Carriers",
        "expiry": "Endings", "screening": "Screening",
    }  # fmt: skip
    assert set(heads) == set(ablation.PARTS)
    log = (ROOT / "docs/log.md").read_text(encoding="utf-8")
    section = log.split("What each rule of the language packs gains and costs", 1)[1].split("\n## ", 1)[0]
    told = {part: section.split(f"**{head}", 1)[1].split("\n\n**", 1)[0] for part, head in heads.items()}
    missing = [(part, str(rule)) for part in heads for rule in ablation.rules(part) if not _tells(told[part], rule)]
    assert missing == []


def _tells(text: str, rule: ablation.Rule) -> bool:
    """Whether a part of the log names a rule beside its language, or says that no case is in it."""
    name = f"`{rule.name}{' ' * bool(rule.key)}{rule.key}`"
    if rule.language == "all":
        return name in text
    lines = re.findall(rf"(?:^|\. )(?:\w\w, )*{rule.language}(?:, \w\w)*: (.*?)(?=\. \w\w: |$)", text, re.MULTILINE)
    return any(name in line or "hold no case" in line for line in lines)


def test_every_command_has_json_or_says_why_not() -> None:
    lacking = {name for name, command in _commands(get_command(app), ()) if not _takes_json(command)}
    assert lacking == {("mcp",)}
    assert "There is no --json" in (dict(_commands(get_command(app), ()))["mcp",].help or "")


def _commands(command: click.Command, name: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    below = getattr(command, "commands", {})
    if not below:
        yield name, command
    for word, one in below.items():
        yield from _commands(one, (*name, word))


def _takes_json(command: click.Command) -> bool:
    return any("--json" in param.opts for param in command.params)
