"""Write docs/reference from the code: `python docs/generate.py`, or `--check` to see whether it is current."""

import sys
from dataclasses import MISSING, fields
from inspect import getdoc, getsource
from pathlib import Path

import typer
from typer.main import get_command

from souvenance import errors
from souvenance.cli.main import app
from souvenance.integrations.importers import LAYOUTS
from souvenance.settings import Settings

HERE = Path(__file__).parent / "reference"
HEAD = "<!-- Written by docs/generate.py from the code. Change the code. -->\n\n"


def commands() -> str:
    """Every command with its options."""
    parts = ["# Commands\n\nEvery command takes `--help`; exit codes are 0 fine, 1 found a problem, 2 misuse.\n"]
    _walk(get_command(app), "souvenance", parts)
    return HEAD + "\n".join(parts)


def _walk(command: object, name: str, parts: list[str]) -> None:
    inner = getattr(command, "commands", None) or {}
    if not inner or command.invoke_without_command:  # type: ignore[attr-defined]
        _describe(command, name, parts)
    for word, sub in inner.items():
        _walk(sub, f"{name} {word}", parts)


def _describe(command: object, name: str, parts: list[str]) -> None:
    parts.append(f"## `{name}`\n\n{getattr(command, 'help', '') or ''}\n")
    rows = []
    for param in command.params:  # type: ignore[attr-defined]
        if param.name == "help":
            continue
        names = (
            ", ".join(f"`{opt}`" for opt in (*param.opts, *param.secondary_opts))
            if param.param_type_name == "option"
            else f"`{param.name.upper()}`"
        )
        rows.append(f"| {names} | {getattr(param, 'help', '') or ''} |")
    if rows:
        parts.append("| | |\n| --- | --- |\n" + "\n".join(rows) + "\n")


def settings() -> str:
    """Every setting with its default and comment."""
    comments = {}
    for line in getsource(Settings).splitlines():
        if ": " in line and "#" in line and "=" in line:
            comments[line.strip().split(":")[0]] = line.split("#", 1)[1].strip()
    rows = []
    for field in fields(Settings):
        default = "the platform's data folder" if field.default is MISSING and field.name == "home" else field.default
        rows.append(f"| `{field.name}` | `SOUVENANCE_{field.name.upper()}` | `{default!r}` | {comments.get(field.name, '')} |")
    text = (
        "# Settings\n\nAn argument wins over the environment, that over `souvenance.toml` (here, else in the home), that over"
        " the default. An unknown key is an error. `souvenance config show` prints what holds and where it came from.\n\n"
        "| key | variable | default | what |\n| --- | --- | --- | --- |\n"
    )
    return HEAD + text + "\n".join(rows) + "\n"


def error_table() -> str:
    """Every error, whose fault it is, whether to try again."""
    rows = []
    for name, kind in vars(errors).items():
        if isinstance(kind, type) and issubclass(kind, errors.SouvenanceError):
            first = (getdoc(kind) or "").splitlines()[0]
            again = "yes" if kind.retry else "no"
            rows.append(f"| `{name}` | {kind.fault} | {again} | {kind.exit_code} | {kind.http_status} | {first} |")
    text = "# Errors\n\n| error | whose | try again | exit code | HTTP | |\n| --- | --- | --- | --- | --- | --- |\n"
    return HEAD + text + "\n".join(rows) + "\n"


def layouts() -> str:
    """Every file layout that can be imported."""
    rows = "\n".join(f"| `{name}` | {what} |" for name, what in LAYOUTS.items())
    return HEAD + f"# Files that can be imported\n\n| layout | what |\n| --- | --- |\n{rows}\n"


PAGES = {"commands.md": commands, "settings.md": settings, "errors.md": error_table, "layouts.md": layouts}


def main(*, check: bool) -> int:
    """Write the pages, or name those that are not current."""
    stale = [name for name, page in PAGES.items() if not (HERE / name).exists() or (HERE / name).read_text("utf-8") != page()]
    if check:
        for name in stale:
            typer.echo(f"docs/reference/{name} is not current: python docs/generate.py")
        return len(stale)
    HERE.mkdir(exist_ok=True)
    for name in stale:
        (HERE / name).write_text(PAGES[name](), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
