"""Command: the HTTP API on a port."""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from souvenance.cli.output import Home, chosen, emit, told, warn
from souvenance.errors import InputError
from souvenance.settings import load

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from souvenance.serving.app import Mount
    from souvenance.settings import Settings


PARTS = ("pages", "proxy", "mcp", "workers")


def _mcp() -> "Sequence[Mount]":
    """MCP over HTTP, where its package is there."""
    if find_spec("mcp") is None:
        return ()
    from souvenance.serving.mcp_http import mount_mcp

    return (mount_mcp,)


def parts_there(mounts: "Mapping[str, Sequence[Mount]]", *, background: bool) -> list[str]:
    """The parts that this process has: what was left out, or is not installed, is none of them.

    Args:
        mounts: part -> what is mounted of it; nothing where its package is not there.
        background: whether this process does what waits.
    """
    return [part for part in PARTS if (background if part == "workers" else mounts.get(part))]


def at_the_start(settings: "Settings", url: str, parts: "Collection[str]") -> list[str]:
    """What is served where, and with what, line by line; nothing of a part that is not there."""
    model = settings.reflection_model or settings.chat_model
    upstream = _without_user(settings.upstream_url) or "none (upstream_url)"
    return [
        f"Serving {settings.home} at {url} (Ctrl-C ends it).",
        *([f"Pages: {url}/ui/"] if "pages" in parts else ()),
        f"Embedder: {settings.embedder}",
        f"Reflector: {settings.reflector}{f', {model}' if settings.reflector == 'model' else ''}",
        *([f"Upstream of the proxy: {upstream}"] if "proxy" in parts else ()),
    ]


def _without_user(url: str) -> str:
    """An address without the name and the password that may stand in it."""
    parts = urlsplit(url.strip())
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at. Else the setting, this machine alone.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0: any that is free. Else the setting, 7424.")] = None,
    without: Annotated[list[str] | None, typer.Option(help=f"Leave out: {', '.join(PARTS)}. May be given again.")] = None,
    home: Home = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object on stdout once it takes connections, with its address.")
    ] = False,
) -> None:
    """Serve the HTTP API, the pages (/ui), the memory proxy and MCP until Ctrl-C, and work in the background.

    Whoever asks needs a token: `souvenance tokens create NAME` makes one. `souvenance work` is the background alone.
    """
    with told("serve", as_json=as_json):
        left_out = {chosen(part, PARTS, "--without") for part in without or ()}
        try:
            from souvenance.serving.logs import log_to_stderr
            from souvenance.serving.pages.router import mount_pages
            from souvenance.serving.proxy import mount_proxy
            from souvenance.serving.server import serve as serve_store
        except ImportError as exc:
            raise InputError(f"the server is not installed ({exc}): pip install 'souvenance[serve]'") from exc
        from souvenance.wiring import open_memory

        idle = {"background": False} if "workers" in left_out else {}
        settings = load({"home": home, "serve_host": host, "serve_port": port, **idle}).settings
        log_to_stderr()
        with open_memory(settings=settings) as memory:
            if not memory.trust.tokens():
                warn("there is no token yet, so that nobody can ask: `souvenance tokens create NAME` makes one")
            all_mounts: Mapping[str, Sequence[Mount]] = {
                "pages": [mount_pages], "proxy": [mount_proxy(settings)], "mcp": _mcp(),
            }  # fmt: skip
            mounts = {part: some for part, some in all_mounts.items() if part not in left_out}
            parts = parts_there(mounts, background=settings.background)

            def ready(url: str) -> None:
                data = {
                    "url": url, "home": settings.home, "embedder": settings.embedder, "reflector": settings.reflector,
                    "upstream": _without_user(settings.upstream_url) or None,
                    "parts": parts, "pid": os.getpid(),
                }  # fmt: skip
                emit("serve", data, lambda: typer.echo("\n".join(at_the_start(settings, url, parts))), as_json=as_json)

            serve_store(memory, settings, mounts=[mount for some in mounts.values() for mount in some], ready=ready)
