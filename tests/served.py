"""An ASGI application on a port of this machine, for clients that speak to real servers."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

LONGEST_START_S = 20


@contextmanager
def served(app: Any) -> Iterator[str]:
    """Its URL, while it runs."""
    uvicorn = pytest.importorskip("uvicorn")
    with socket.socket(proto=socket.IPPROTO_TCP) as taken, pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_PROXY", "127.0.0.1")
        taken.bind(("127.0.0.1", 0))
        config = uvicorn.Config(app, log_level="error", ws="none", lifespan="on", timeout_graceful_shutdown=2)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([taken],))
        thread.start()
        deadline = time.monotonic() + LONGEST_START_S
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{taken.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
