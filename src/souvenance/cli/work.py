"""Command: the background work alone, without a server."""

import signal
import threading
from contextlib import suppress

import typer

from souvenance.cli.output import Home, told
from souvenance.settings import load


def work(home: Home = None) -> None:
    """Do what waits, until Ctrl-C: reflections, vectors, the regular passes. Beside servers started with `--without workers`.

    Several may work on one store: each job is done once. `souvenance reflect` and `souvenance maintain` do it once and end.
    """
    from souvenance.wiring import open_memory

    with told("work", as_json=False):
        settings = load({"home": home, "background": True}).settings
        with open_memory(settings=settings, create=False) as memory:
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with suppress(KeyboardInterrupt):  # that is how it ends
                memory.woken()
                typer.echo(f"Working on {settings.home} (Ctrl-C ends it).")
                threading.Event().wait()
