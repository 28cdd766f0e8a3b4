"""`bench speed --part remember`: how long a statement takes to be kept among many memories."""

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from souvenance.engine.memory import Souvenance
from souvenance.evals.bulk import drawn, put_memories
from souvenance.settings import Settings
from souvenance.wiring import now, open_tools

STATEMENTS = 60


def measure_remember(size: int, *, text_of: Callable[[Random, int], str], seed: int = 0) -> dict[str, Any]:
    """Remember new statements by hand in a scope of so many memories; on disk, durable."""
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        tools = open_tools(Settings(home=Path(home), embedder="none"))
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("bench")
            put_memories(tools, me.principal, drawn(me.principal, size, random, text_of, ended_at=now()))
            opened = _timed(lambda: me.remember(text_of(random, 10)))
            kept = sorted(_timed(lambda: me.remember(text_of(random, 10))) for _ in range(STATEMENTS))
    return {
        "n": STATEMENTS, "rows": size, "median_ms": round(statistics.median(kept), 2), "p95_ms": round(kept[-3], 2),
        "max_ms": round(kept[-1], 2), "first_ms": round(opened, 1),
    }  # fmt: skip


def _timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000
