"""`bench speed --part upkeep`: how long the regular passes take over many memories, and how long a writer waits meanwhile."""

import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from souvenance import NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.evals.bulk import drawn, put_memories
from souvenance.settings import Settings
from souvenance.types import Memory
from souvenance.wiring import now, open_tools

EACH_S = 0.05  # between two writes
FADED, ENDED = 0.2, 0.1  # shares of the memories


def measure_upkeep(size: int, *, text_of: Callable[[Random, int], str], seed: int = 0) -> dict[str, Any]:
    """All passes, forced, over so many memories of which many have faded or ended, while somebody goes on talking.

    Args:
        size: memories.
        text_of: draws a text of so many words.
        seed: of what is drawn.
    """
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        tools = open_tools(Settings(home=Path(home), embedder="none"))
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("bench")
            random = Random(seed)
            put_memories(tools, me.principal, list(_aged(drawn(me.principal, size, random, text_of, ended_at=now()), random)))
            waits, stop = list[float](), threading.Event()
            talker = threading.Thread(target=_talk, args=(me, waits, stop))
            talker.start()
            started = time.perf_counter()
            try:
                runs = memory.maintain(now=True)
            finally:
                took_s = time.perf_counter() - started
                stop.set()
                talker.join()
            stand = Counter(one.status for one in tools.ledger.memories_since(me.principal.scope, 0))
    return {
        "rows": size, "took_s": round(took_s, 2), **{f"{run.name}_s": run.took_s for run in runs},
        **{f"{run.name}_changed": run.changed for run in runs}, "writes": len(waits),
        "longest_wait_ms": round(max(waits, default=0.0) * 1000, 1), **{str(status): n for status, n in stand.items()},
    }  # fmt: skip


def _aged(memories: list[Memory], random: Random) -> Iterator[Memory]:
    """Some faded long ago, some have ended."""
    for memory in memories:
        fate = random.random()
        if fate < FADED:
            old = memory.touched_at - timedelta(days=1_000)
            yield replace(memory, kind="episode", created_at=old, ranked_at=old, touched_at=old)
        elif fate < FADED + ENDED:
            yield replace(memory, expires_at=now() - timedelta(days=1))
        else:
            yield memory


def _talk(me: Handle, waits: list[float], stop: threading.Event) -> None:
    while not stop.is_set():
        started = time.perf_counter()
        me.observe([NewTurn(text="and so on", at=now())], session="s")
        waits.append(time.perf_counter() - started)
        stop.wait(EACH_S)
