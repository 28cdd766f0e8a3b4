"""The application on a port, until it is stopped: what was accepted is finished first."""

import logging
import socket
from collections.abc import Callable, Sequence
from types import FrameType

import uvicorn

from souvenance import Settings, Souvenance
from souvenance.core.rate import Rate
from souvenance.errors import InputError
from souvenance.serving.app import Mount, create_app
from souvenance.serving.limits import Limits
from souvenance.serving.logs import log

CONNECTIONS = 500  # at once; more are told to come again
BACKLOG = 512
IDLE_S = 15  # a connection that asks nothing more is closed


def limits_of(settings: Settings) -> Limits:
    """What the settings say."""
    a_minute = settings.serve_requests_a_minute
    return Limits(
        body_bytes=settings.serve_body_bytes, requests=Rate(a_minute=a_minute, at_once=max(10, a_minute / 6))
    )  # fmt: skip


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes connections. Raises InputError where the address is taken or is none of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol by name: asyncio sets TCP_NODELAY only then, and each streamed answer would wait 40 ms without.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as exc:
        taken.close()
        raise InputError(f"{host}:{port} cannot be listened at ({exc}): choose another port, or stop what is there") from exc
    return taken


def serve(
    memory: Souvenance, settings: Settings, *, mounts: Sequence[Mount] = (), ready: Callable[[str], None] = lambda _url: None
) -> None:
    """Serve an open store until the process is told to stop (Ctrl-C, SIGTERM); then what was accepted is finished.

    Args:
        memory: closed by the caller, afterwards.
        settings: host, port and limits.
        mounts: as in ``create_app``.
        ready: told the URL once connections are taken.

    Raises InputError where the address cannot be listened at, KeyboardInterrupt where it was told to stop twice.
    """
    limits = limits_of(settings)
    memory.warm()  # else forty threads load and compile the same at once, when the first requests come
    memory.woken()  # what waited when the last process ended
    app = create_app(
        memory, limits, origins=settings.serve_origins, mounts=mounts, metrics_token=settings.serve_metrics_token
    )  # fmt: skip
    with listening(settings.serve_host, settings.serve_port) as taken:
        config = uvicorn.Config(
            app, log_config=None, access_log=False, lifespan="on", ws="none", server_header=False,
            limit_concurrency=CONNECTIONS, timeout_keep_alive=IDLE_S, timeout_graceful_shutdown=int(limits.stopping_s),
        )  # fmt: skip
        host = f"[{settings.serve_host}]" if ":" in settings.serve_host else settings.serve_host
        ready(f"http://{host}:{taken.getsockname()[1]}")
        server = _Server(config)
        try:
            server.run(sockets=[taken])
        finally:
            if server.force_exit:
                server.quiet.removeFilter(_nothing)
                log("stopped at once: what was still being answered was cut off", level=logging.WARNING)
        if server.force_exit:
            raise KeyboardInterrupt  # on a busy machine its event loop ends now and then as if nobody had cut it off


class _Server(uvicorn.Server):
    """Told to stop a second time, it cuts off what it was finishing. That was wanted: nobody needs the traces of it."""

    quiet = logging.getLogger("uvicorn.error")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop."""
        super().handle_exit(sig, frame)
        if self.force_exit:
            self.quiet.addFilter(_nothing)


def _nothing(_: logging.LogRecord) -> bool:
    return False
