"""`bench speed --part remember`: how long a statement takes to be kept among many memories."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.tools import Tools
from souvenance.evals.bulk import drawn, put_memories
from souvenance.settings import Settings
from souvenance.wiring import now, open_tools

STATEMENTS = 60


def measure_remember(size: int, *, text_of: Callable[[Random, int], str], seed: int = 0) -> dict[str, Any]:
    """Remember new statements by hand in a scope of so many memories; on disk, durable.

    ``unread_ms``: the first statement in a store whose memories were never compared (written by an older version, or taken
    in): all are read. ``first_ms``: the first one after every later opening, patterns compiled.
    """
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        settings = Settings(home=Path(home), embedder="none")
        with _opened(settings) as (tools, me):
            put_memories(tools, me.principal, drawn(me.principal, size, random, text_of, ended_at=now()))
            unread = _timed(lambda: me.remember(text_of(random, 10)))
            kept = sorted(_timed(lambda: me.remember(text_of(random, 10))) for _ in range(STATEMENTS))
        with _opened(settings) as (_, me):
            first = _timed(lambda: me.remember(text_of(random, 10)))
    return {
        "n": STATEMENTS, "rows": size, "median_ms": round(statistics.median(kept), 2), "p95_ms": round(kept[-3], 2),
        "max_ms": round(kept[-1], 2), "first_ms": round(first, 1), "unread_ms": round(unread, 1),
    }  # fmt: skip


@contextmanager
def _opened(settings: Settings) -> Iterator[tuple[Tools, Handle]]:
    tools = open_tools(settings)
    with Souvenance(tools, background=False) as memory:
        yield tools, memory.as_principal("bench")


def _timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000
