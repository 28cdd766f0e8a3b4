"""A small application that serves the pages of a store to whoever brings one of a few tokens."""

from collections.abc import Mapping
from typing import Any

from souvenance import Souvenance
from souvenance.engine.handle import Handle
from souvenance.errors import InputError

TOKENS: Mapping[str, str] = {"tok-lise": "Lise", "tok-ana": "ana", "tok-nina": "Nina"}


class NoSuchToken(InputError):
    """As the real one."""

    http_status = 401


def pages_app(memory: Souvenance) -> Any:
    """An ASGI application with the pages under /ui."""
    from fastapi import FastAPI

    from souvenance.serving.pages.router import mount_pages

    app = FastAPI()
    app.state.memory = memory
    mount_pages(app, _who)
    return app


def _who(request: Any) -> Handle:
    """Holds no store: FastAPI remembers every endpoint, and whatever it holds, for as long as the tests run."""
    name = TOKENS.get(request.headers.get("authorization", "").removeprefix("Bearer "))
    if name is None:
        raise NoSuchToken("this token opens nothing")
    handle: Handle = request.app.state.memory.as_principal(name)
    return handle
