"""`bench load`: many clients at one server for a while. Is anything lost, refused or degraded, and how long does each wait?"""

import asyncio
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from souvenance.errors import StoreError
from souvenance.evals.bench import bench_object
from souvenance.evals.bulk import drawn, put_memories
from souvenance.evals.made_up import text_of
from souvenance.settings import FILE, Settings
from souvenance.wiring import now, open_memory

if TYPE_CHECKING:
    import httpx2

    from souvenance import Souvenance

KINDS = ("turns", "context", "context", "recall")  # drawn evenly: one write and one search for two contexts
WHO = "bench"
STARTED_WITHIN_S = 60.0
ANSWERED_WITHIN_S = 60.0
LIBRARY_CALLS = 40
_UNCOUNTED = 5  # before them: what is loaded once
_WORDS = 6
_URL = re.compile(r" at (http://\S+) ")


@dataclass(slots=True)
class _Seen:
    """What the clients saw."""

    waited_ms: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in dict.fromkeys(KINDS)})
    acknowledged: list[str] = field(default_factory=list)  # ids of turns
    errors: Counter[str] = field(default_factory=Counter)
    without: Counter[str] = field(default_factory=Counter)  # contexts that lacked something, by what
    late: int = 0  # contexts without memories or search

    def told(self, kind: str, status: int, body: dict[str, Any], waited_ms: float) -> None:
        """One answer."""
        self.waited_ms[kind].append(waited_ms)
        if status >= 300:  # noqa: PLR2004 - HTTP
            self.errors[f"{kind} {status}: {body.get('detail', '')}"[:120]] += 1
        elif kind == "turns":
            self.acknowledged += body["turn_ids"]
        elif kind == "context":
            parts = {cause.partition(":")[0] for cause in body["missing"]}
            self.without.update(parts)
            self.late += not parts.isdisjoint({"memories", "search"})


def measure(
    settings: Settings,
    *,
    clients: int,
    seconds: float,
    memories: int,
    seed: int = 0,
    progress: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """A server of its own process over a store made for it, clients that ask without a pause, and what was kept of it all.

    Args:
        settings: its embedder is used; the store stands in a folder of its own.
        clients: at once; each waits for an answer before it asks again.
        seconds: until they stop asking.
        memories: in the one scope that all share.
        seed: of what is drawn.
        progress: told what is being done.

    Raises StoreError where the server does not start; ModelError, StoreError of the store.
    """
    started = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as folder:
        home = Path(folder)
        with open_memory(settings=replace(settings, home=home), background=False) as memory:
            progress(f"{memories:,} memories")
            token = _filled(memory, memories, seed)
            library_ms = _by_library(memory, seed)
        progress(f"{clients} clients for {seconds:g} s")
        with _served(home, settings.embedder) as url:
            seen = asyncio.run(_asked(url, token, clients, seconds, seed))
        with open_memory(settings=replace(settings, home=home), background=False) as memory:
            me = memory.as_principal(WHO)
            kept = {turn.id for session in me.sessions() for turn in me.turns(session.id, limit=session.turns)}
    n = sum(map(len, seen.waited_ms.values()))
    arms = {kind: _spread(waited) for kind, waited in seen.waited_ms.items()} | {"library context": _spread(library_ms)}
    contexts, library = arms["context"], arms["library context"]
    return bench_object(
        "load", ["generated"], n, arms, seed=seed, took_s=time.perf_counter() - started, clients=clients, seconds=seconds,
        memories=memories, errors=dict(seen.errors), acknowledged=len(seen.acknowledged),
        lost=len(set(seen.acknowledged) - kept), late_contexts=seen.late, without=dict(seen.without),
        context_p95_ratio=round(contexts.get("p95_ms", 0.0) / library["p95_ms"], 1),
    )  # fmt: skip


def _filled(memory: "Souvenance", memories: int, seed: int) -> str:
    """Memories with their vectors, and a first turn; a token of who holds them."""
    me = memory.as_principal(WHO)
    me.observe([{"role": "user", "text": "Good morning"}], session="before")
    put_memories(memory._tools, me.principal, drawn(me.principal, memories, Random(seed), text_of, ended_at=now()))  # noqa: SLF001
    memory.work_now()
    memory.index_now()
    return memory.trust.create_token(WHO)[1]


def _by_library(memory: "Souvenance", seed: int) -> list[float]:
    """Milliseconds of the same contexts, one after the other, without a server; the first ones are not counted."""
    me, random = memory.as_principal(WHO), Random(seed)
    waited = []
    for _ in range(_UNCOUNTED + LIBRARY_CALLS):
        began = time.perf_counter()
        me.context(text_of(random, _WORDS), session="before", deadline_s=ANSWERED_WITHIN_S)
        waited.append((time.perf_counter() - began) * 1000)
    return waited[_UNCOUNTED:]


def _spread(waited_ms: Sequence[float]) -> dict[str, Any]:
    if not waited_ms:
        return {"n": 0}
    ordered = sorted(waited_ms)
    return {
        "n": len(ordered), "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[int(0.95 * (len(ordered) - 1))], 1), "longest_ms": round(ordered[-1], 1),
    }  # fmt: skip


async def _asked(url: str, token: str, clients: int, seconds: float, seed: int) -> _Seen:
    import httpx2

    seen = _Seen()
    limits = httpx2.Limits(max_connections=clients, max_keepalive_connections=clients)
    async with (
        httpx2.AsyncClient(
            base_url=url, headers={"X-API-Key": token}, timeout=ANSWERED_WITHIN_S, limits=limits, trust_env=False
        ) as http,
        asyncio.TaskGroup() as tasks,
    ):
        until = time.perf_counter() + seconds
        for n in range(clients):
            tasks.create_task(_client(http, n, until, Random(seed * clients + n), seen))
    return seen


async def _client(http: "httpx2.AsyncClient", n: int, until: float, random: Random, seen: _Seen) -> None:
    """Ask, wait for the answer, ask again."""
    for i in count():
        if time.perf_counter() >= until:
            return
        kind, text = random.choice(KINDS), text_of(random, _WORDS)
        bodies: dict[str, dict[str, Any]] = {
            "turns": {"session": f"client {n}", "turns": [{"text": f"{text} {n} {i}"}]},
            "context": {"session": f"client {n}", "message": text},
            "recall": {"query": text},
        }
        began = time.perf_counter()
        try:
            answer = await http.post(f"/v1/{kind}", json=bodies[kind])
            seen.told(kind, answer.status_code, answer.json(), (time.perf_counter() - began) * 1000)
        except Exception as exc:  # noqa: BLE001 - whatever it was, it is counted as an error, which the bench shows
            seen.errors[f"{kind} {type(exc).__name__}: {exc}"[:120]] += 1


@contextmanager
def _served(home: Path, embedder: str) -> Iterator[str]:
    """The server that a person would start, in a process of its own; its URL."""
    command = [sys.executable, "-m", "souvenance.cli.main", "serve", "--home", str(home), "--host", "127.0.0.1", "--port", "0"]
    wanted = f'embedder = "{embedder}"\nserve_requests_a_minute = {10_000_000}\n'
    (home / FILE).write_text(wanted, encoding="utf-8")
    with (home / "server.log").open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - our own program
            command, cwd=home, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()  # "" where it ends before
        found = _URL.search(line)
        if found is None:
            raise StoreError(f"the server did not start: {(home / 'server.log').read_text(encoding='utf-8')[-500:]}")
        yield found[1]
    finally:
        process.terminate()
        try:
            process.wait(STARTED_WITHIN_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
