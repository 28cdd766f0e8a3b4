"""`bench speed --part queue`: what a turn costs the short-term queue, and how long a long session takes to be resumed."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from souvenance import Given, NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.settings import Settings
from souvenance.wiring import open_tools

APPENDS = 300  # of each of the two sessions
RESUMES = 5
HELD, BARE, LONG = "held", "bare", "long"
START = datetime(2024, 1, 1, tzinfo=UTC)


def measure_queue(size: int, *, text_of: Callable[[Random, int], str], seed: int = 0) -> dict[str, Any]:
    """One turn observed with its queue held and without one, in turns; then a session of so many turns resumed.

    Args:
        size: turns of the session that is resumed, as a process does that has nothing of it.
        text_of: draws a text of so many words.
        seed: of what is drawn.
    """
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        settings = Settings(home=Path(home), embedder="none")
        with Souvenance(open_tools(settings), background=False) as memory:
            me = memory.as_principal("bench")
            appended = _appends(memory, me, text_of, random)
            me.import_turns(_turns(size, text_of, random), reflect=False)
            started = time.perf_counter()
            me.view(LONG)
            memory.work_now()
            compacted_s = time.perf_counter() - started
            whole = me.view(LONG)
        resumed = []
        for _ in range(RESUMES):
            tools = open_tools(settings)
            with Souvenance(tools, background=False) as memory:
                me = memory.as_principal("bench")
                tools.count_tokens("warm up")  # the tokenizer is loaded once a process, whatever is resumed
                started = time.perf_counter()
                view = me.view(LONG)
                resumed.append(time.perf_counter() - started)
                if view != whole:
                    raise AssertionError("a session was resumed as another one: nothing was measured")
    return {
        "n": 2 * APPENDS, "rows": size, **appended, "resume_s": round(statistics.median(resumed), 3),
        "first_compactions_s": round(compacted_s, 2), "compactions": whole.generation, "view_tokens": whole.tokens,
    }  # fmt: skip


def _appends(memory: Souvenance, me: Handle, text_of: Callable[[Random, int], str], random: Random) -> dict[str, float]:
    took: dict[str, list[float]] = {HELD: [], BARE: []}
    worked: dict[str, list[float]] = {HELD: [], BARE: []}  # on a processor: a busy machine makes only the other one longer
    queues = memory._tools.queues  # noqa: SLF001 - what is measured is what it holds
    for session in took:
        me.observe([NewTurn(text="to begin with", at=START)], session=session)
    me.view(HELD)
    for n in range(APPENDS):
        for session, times in took.items():
            turn = NewTurn(text=text_of(random, random.randint(5, 35)), at=START + timedelta(minutes=n))
            if session == BARE:
                queues.drop(me.principal.scope, BARE)
            else:
                me.view(HELD)  # level, as a context before the turn leaves it
            started, busy = time.perf_counter(), time.thread_time()
            me.observe([turn], session=session)
            times.append((time.perf_counter() - started) * 1000)
            worked[session].append((time.thread_time() - busy) * 1000)
    held, bare = (statistics.median(took[session]) for session in (HELD, BARE))
    of_queue = statistics.median(worked[HELD]) - statistics.median(worked[BARE])
    return {
        "observe_ms": round(held, 3), "without_queue_ms": round(bare, 3), "append_ms": round(held - bare, 3),
        "append_cpu_ms": round(of_queue, 3),
    }  # fmt: skip


def _turns(size: int, text_of: Callable[[Random, int], str], random: Random) -> Iterator[Given]:
    for n in range(size):
        turn = NewTurn(
            text=text_of(random, random.randint(5, 35)), role="assistant" if n % 2 else "user", at=START + timedelta(minutes=n)
        )
        yield Given(where=f"turn {n}", session=LONG, turn=turn)
