"""Command: the background work alone, without a server."""

import os
import signal
import threading
from contextlib import suppress
from typing import Annotated

import typer

from souvenance.cli.output import Home, emit, told
from souvenance.settings import load


def work(
    home: Home = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout once it works.")] = False,
) -> None:
    """Do what waits, until Ctrl-C: reflections, vectors, the regular passes. Beside servers started with `--without workers`.

    Several may work on one store: each job is done once. `souvenance reflect` and `souvenance maintain` do it once and end.
    """
    from souvenance.wiring import open_memory

    with told("work", as_json=as_json):
        settings = load({"home": home, "background": True}).settings
        with open_memory(settings=settings, create=False) as memory:
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with suppress(KeyboardInterrupt):  # that is how it ends
                memory.woken()
                begun = f"Working on {settings.home} (Ctrl-C ends it)."
                emit("work", {"home": settings.home, "pid": os.getpid()}, lambda: typer.echo(begun), as_json=as_json)
                threading.Event().wait()
