"""`bench speed --part remember`: how long a statement takes to be kept, and a context to be made, among many memories."""

import statistics
import tempfile
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from souvenance.engine.memory import Souvenance
from souvenance.settings import Settings
from souvenance.types import Memory
from souvenance.wiring import now, open_tools

STATEMENTS = 60
CONTEXTS = 40


def measure_remember(size: int, *, text_of: Callable[[Random, int], str], seed: int = 0) -> dict[str, Any]:
    """Remember new statements by hand in a scope of so many memories, and make contexts; on disk, durable."""
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        tools = open_tools(Settings(home=Path(home), embedder="none"))
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("bench")
            first = me.remember("I begin here.").memory
            assert first is not None
            with tools.ledger.write(me.principal.scope) as tx:
                for n in range(size):
                    tx.put_memory(_drawn(first, n, text_of(random, random.randint(6, 16))), n.to_bytes(16, "big"))
            opened = _timed(lambda: me.remember(text_of(random, 10)))
            kept = sorted(_timed(lambda: me.remember(text_of(random, 10))) for _ in range(STATEMENTS))
            cold = _timed(lambda: me.context("?", session="s", deadline_s=60.0))
            warm = sorted(_timed(lambda: me.context("?", session="s")) for _ in range(CONTEXTS))
    return {
        "n": STATEMENTS, "rows": size, "median_ms": round(statistics.median(kept), 2), "p95_ms": round(kept[-3], 2),
        "max_ms": round(kept[-1], 2), "first_ms": round(opened, 1), "context_median_ms": round(statistics.median(warm), 2),
        "context_first_ms": round(cold, 1),
    }  # fmt: skip


def _drawn(like: Memory, n: int, text: str) -> Memory:
    said = now() - timedelta(minutes=n)
    values = {name: getattr(like, name) for name in like.__dataclass_fields__}
    return Memory(**values | {"id": f"m_{n:032x}", "text": text, "sources": (), "ranked_at": said, "touched_at": said})


def _timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000
