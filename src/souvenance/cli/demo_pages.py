"""The pages on the memory of the demo, in a browser, until Ctrl-C."""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path

import typer

from souvenance.cli.output import say, say_plainly, warn
from souvenance.settings import load

_NEEDED = ("fastapi", "uvicorn", "jinja2")


def can_be_served() -> bool:
    """Whether what serves pages is installed."""
    return all(find_spec(name) is not None for name in _NEEDED)


def show_pages(home: Path, name: str, words: Mapping[str, str], launch: Callable[[str], int] | None = None) -> None:
    """Serve the pages of a store on a free port of this machine, and open a browser there. Returns after Ctrl-C.

    The token is of this visit: it is revoked at the end. Nothing works in the background: what is looked at stays as it was
    told.

    Args:
        home: of the store.
        name: of the principal whose memory it is.
        words: what is said, by ``served``, ``token``, ``no_browser``, ``closed``.
        launch: opens an address; anything but 0 where there is no browser. None: the system's own.

    Raises SouvenanceError where the store cannot be opened or nothing can be listened at.
    """
    from souvenance.serving.pages.router import mount_pages
    from souvenance.serving.server import serve
    from souvenance.wiring import open_memory

    settings = load({"home": home, "serve_host": "127.0.0.1", "serve_port": 0, "background": False}).settings
    with open_memory(settings=settings, create=False) as memory:
        token, key = memory.trust.create_token(name, name="demo")

        def opened(url: str) -> None:
            address = f"{url}/ui/"
            say(f"\n[bold]{words['served'].format(url=address)}[/]")
            say(words["token"])
            say_plainly(key)
            if (launch or typer.launch)(address):
                warn(words["no_browser"])

        try:
            serve(memory, settings, mounts=(mount_pages,), ready=opened)
        except KeyboardInterrupt:  # that is how one leaves; the server has finished what it had accepted
            pass
        finally:
            memory.trust.revoke_token(token.id)
        say(f"\n{words['closed']}")
