"""Command: the HTTP API on a port."""

from typing import Annotated

import typer

from souvenance.cli.output import Home, told, warn
from souvenance.errors import InputError
from souvenance.settings import load


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at. Else the setting, this machine alone.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0: any that is free. Else the setting, 7424.")] = None,
    home: Home = None,
) -> None:
    """Serve the HTTP API until Ctrl-C. Whoever asks needs a token: `souvenance tokens create NAME`."""
    with told("serve", as_json=False):
        try:
            from souvenance.serving.logs import log_to_stderr
            from souvenance.serving.server import serve as serve_store
        except ImportError as exc:
            raise InputError(f"the server is not installed ({exc}): pip install 'souvenance[serve]'") from exc
        from souvenance.wiring import open_memory

        settings = load({"home": home, "serve_host": host, "serve_port": port}).settings
        log_to_stderr()
        with open_memory(settings=settings) as memory:
            if not memory.trust.tokens():
                warn("there is no token yet, so that nobody can ask: `souvenance tokens create NAME` makes one")
            serve_store(memory, settings, ready=lambda url: typer.echo(f"Serving {settings.home} at {url} (Ctrl-C ends it)."))
