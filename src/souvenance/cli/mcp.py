"""`souvenance mcp`: memory as tools of any program that speaks the Model Context Protocol."""

from typing import TYPE_CHECKING, Annotated

import typer

from souvenance.cli.opening import kept_to_scope
from souvenance.cli.output import Home, told
from souvenance.errors import InputError
from souvenance.settings import load

if TYPE_CHECKING:
    from pathlib import Path

    from souvenance.engine.handle import Handle
    from souvenance.engine.memory import Souvenance
    from souvenance.settings import Settings

As = Annotated[
    str | None, typer.Option("--as", "--principal", "-p", help="Whose memory. Else that of SOUVENANCE_TOKEN, else the setting.")
]


def mcp(as_: As = None, home: Home = None) -> None:
    """Serve memory to an MCP client over standard input and output, until its end. Logs go to standard error.

    A client starts this command by itself; docs/howto/mcp.md says how to tell it to. There is no --json: standard output is
    the protocol, which is JSON already, and one line more would be a message that no client knows.
    """
    with told("mcp", as_json=False):
        settings = _settings(as_, home)
        try:
            from souvenance.serving.logs import log_to_stderr
            from souvenance.serving.mcp_stdio import serve_stdio
        except ImportError as exc:
            raise InputError(f'The package {exc.name} is not here. Install it with: pip install "souvenance[mcp]"') from exc
        from souvenance.wiring import open_memory

        with open_memory(settings=settings) as memory:
            me = _whose(memory, settings)
            typer.echo(
                f"souvenance mcp: memory of {me.principal.name!r} in {settings.home}, embedder {settings.embedder}", err=True
            )
            log_to_stderr()
            serve_stdio(me)


def _settings(as_: str | None, home: "Path | None") -> "Settings":
    settings = load({"home": home, "principal": as_}).settings
    if as_ is not None and settings.token:
        raise InputError("--as and a token (SOUVENANCE_TOKEN): give one of the two, both say whose memory it is")
    return settings


def _whose(memory: "Souvenance", settings: "Settings") -> "Handle":
    me = memory.as_token(settings.token) if settings.token else memory.as_principal(settings.principal)
    return kept_to_scope(me, settings)
