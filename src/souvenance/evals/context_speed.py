"""`bench speed --part context`: how long the context of a turn takes among many memories, beside a bare matrix product."""

import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from souvenance.core.seats import Policy
from souvenance.core.selection import select
from souvenance.engine.context import TRACES_KEPT
from souvenance.engine.memory import Souvenance
from souvenance.engine.tools import Tools
from souvenance.evals.bulk import drawn, put_memories
from souvenance.ports import Embedder
from souvenance.settings import Settings
from souvenance.thresholds import MOST_SEMANTIC
from souvenance.wiring import now, open_tools

ROUND = 10  # questions; one context right after one product would find the processor's cache full of vectors
FIRST_S = 120.0  # the first context of a large scope reads all of it


def measure_context(
    size: int, embedder: Embedder, questions: Sequence[str], *, text_of: Callable[[Random, int], str], seed: int = 0
) -> dict[str, Any]:
    """Contexts in one scope of so many memories, on disk, indexed, the vectors of the questions known beforehand.

    Args:
        size: memories.
        embedder: whose second answer to a question costs nothing: what is measured is all but the model.
        questions: one context each.
        text_of: draws a text of so many words.
        seed: of what is drawn.
    """
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        tools = open_tools(Settings(home=Path(home), embedder="none"), embedder)
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal("bench")
            put_memories(tools, me.principal, drawn(me.principal, size, Random(seed), text_of, ended_at=now()))
            memory.index_now()
            vectors = np.random.default_rng(seed).standard_normal((size, embedder.dim)).astype(np.float32)
            first = _timed(lambda: me.context("first", session="s", deadline_s=FIRST_S))
            took, bare, alone, packs = [], [], [], []
            columns = tools.rosters.followed(tools.ledger, me.principal.scope).columns
            for n in range(0, len(questions), ROUND):  # in rounds, so that a noisy machine disturbs all alike
                asked = questions[n : n + ROUND]
                known = [embedder.query(question) for question in asked]
                for question in asked:
                    took.append(_timed(lambda q=question: packs.append(me.context(q, session="s"))))  # type: ignore[misc]
                    tools.keeper.drain(FIRST_S)  # the next turn comes when this one is traced and counted
                alone += [_timed(lambda: select(columns, None, Policy(), story=None, now=now())) for _ in asked]
                bare += [_timed(lambda v=v: vectors @ v) for v in known]  # type: ignore[misc]
            traced, counted = _kept(tools, me.principal.scope)
            me.remember("My neighbour keeps bees")
            changed = _timed(lambda: me.context("and now", session="s", deadline_s=FIRST_S))
    median, product = statistics.median(took), statistics.median(bare)
    return {
        "n": len(questions), "rows": size, "median_ms": round(median, 3),
        "p95_ms": round(sorted(took)[int(0.95 * (len(took) - 1))], 3), "product_ms": round(product, 3),
        "ratio": round(median / product, 1), "select_ms": round(statistics.median(alone), 3), "first_ms": round(first, 1),
        "trace_ms": round(traced, 3), "counters_ms": round(counted - traced, 3),
        "after_change_ms": round(changed, 1), "seats": statistics.mean(len(pack.selection.seats) for pack in packs),
        "degraded": sum(bool(pack.missing) for pack in packs),
    }  # fmt: skip


def _kept(tools: Tools, scope: str) -> tuple[float, float]:
    """Median ms that keeping a trace takes once the context was given: without the counters of who was served, and with."""
    last = tools.ledger.traces(scope, limit=1)[0]
    served = tuple(str(seat["id"]) for seat in last.seats)
    traced, counted = [], []
    for n in range(ROUND):
        bare, whole = (replace(last, id=f"tr_{n}{kind}") for kind in ("bare", "whole"))
        traced.append(_timed(lambda t=bare: tools.ledger.keep_trace(t, TRACES_KEPT)))  # type: ignore[misc]
        counted.append(
            _timed(lambda t=whole: tools.ledger.keep_trace(t, TRACES_KEPT, served=served, semantic=served[:MOST_SEMANTIC]))  # type: ignore[misc]
        )
    return statistics.median(traced), statistics.median(counted)


def _timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000
