"""`eval write`: what is remembered of an exchange, and what is refused, on data that anyone may bring."""

import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from souvenance import NewTurn
from souvenance.core.decide import Step
from souvenance.core.fold import fold
from souvenance.engine.commit import committing
from souvenance.engine.memory import Souvenance
from souvenance.engine.reflecting import Reflector
from souvenance.engine.tools import Tools
from souvenance.errors import ModelError
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals
from souvenance.evals.bulk import told
from souvenance.evals.formats import Exchange, read_exchanges
from souvenance.settings import Settings
from souvenance.types import Judged, Memory, Principal
from souvenance.wiring import open_tools

NAMES = ("fully_right", "kept_right", "refused_right", "flips", "secrets", "from_assistant", "attitudes", "kind_right")
COUNTS = frozenset({"flips", "secrets", "from_assistant", "attitudes"})  # cases, not shares: less is better
# Categories whose `absent` words are of one danger. An unknown category is none of them.
_DANGERS: Mapping[str, str] = {
    "negation": "flips", "secret": "secrets", "assistant_asserts": "from_assistant", "interference": "from_assistant",
    "attitude_scenery": "attitudes",
}  # fmt: skip
SPEAKER = "user"  # who speaks where a turn names nobody


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """One exchange as it was written: what was kept, what was refused, what went wrong."""

    exchange: Exchange
    kept: tuple[Memory, ...]  # new ones, and existing ones that took something in
    candidates: tuple[Judged, ...]
    superseded: tuple[int, ...]
    wrong: tuple[str, ...]  # a sentence each; empty: fully right
    values: Mapping[str, float]  # metric -> 0 or 1, where it is judged at all

    @property
    def right(self) -> bool:
        """Whether nothing went wrong."""
        return not self.wrong


def measure(
    paths: Sequence[Path], *, reflector: Reflector | None = None, seed: int = 0
) -> tuple[dict[str, Any], list[Written]]:
    """The bench object, and what was written of every exchange, by the whole engine in a store of its own.

    Args:
        paths: files in the write format.
        reflector: None for the one by words.
        seed: of the intervals.
    """
    started = time.perf_counter()
    clock = _Clock()
    with tempfile.TemporaryDirectory(prefix="souvenance-eval-") as home:
        settings = Settings(home=Path(home), embedder="none", background=False, tz="UTC")
        tools = replace(open_tools(settings), clock=clock)
        with Souvenance(tools, background=False) as memory:
            memory.reflector = reflector or memory.reflector
            rows = [write(memory, tools, exchange, clock) for path in paths for exchange in read_exchanges(path)]
    arms = {"shipped": _arm(rows, seed)} if rows else {}
    took_s = time.perf_counter() - started
    return bench_object("write", paths, len(rows), arms, seed=seed, took_s=took_s), rows


class _Clock:
    """It is the time of the exchange at hand."""

    def __init__(self) -> None:
        self.now = datetime(2000, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def write(memory: Souvenance, tools: Tools, exchange: Exchange, clock: _Clock) -> Written:
    """Observe one exchange beside what stands already, do its job, and look at what it left behind."""
    me = memory.as_principal(f"exchange {exchange.id}")
    clock.now = exchange.said_at.astimezone(UTC) - timedelta(days=1)
    existing = _existing(tools, me.principal, exchange, clock.now)
    clock.now = exchange.said_at.astimezone(UTC)
    turns = [
        NewTurn(
            text=said.text, role=said.role, speaker=said.speaker or (SPEAKER if said.role == "user" else None),
            origin=said.origin, at=exchange.said_at + timedelta(seconds=n),
        )
        for n, said in enumerate(exchange.turns)
    ]  # fmt: skip
    me.observe(turns, session="exchange")
    clock.now += timedelta(minutes=1)
    memory.work_now()
    if waiting := me.jobs():
        raise ModelError(f"{exchange.id}: not reflected on: {waiting[0].reason}")
    after = {found.id: found for found in me.memories(status="all")}
    kept = [found for found in after.values() if found.status != "forgotten" and existing.get(found.id) != found.text]
    superseded = tuple(n for n, old in enumerate(existing) if after[old].status == "superseded")
    return judged(exchange, kept, me.candidates(limit=None), superseded)


def _existing(tools: Tools, principal: Principal, exchange: Exchange, now: datetime) -> dict[str, str]:
    """What is remembered already, as memories of the one who speaks: id -> text, in order."""
    speaker = next((said.speaker for said in exchange.turns if said.role == "user" and said.speaker), SPEAKER)
    found: dict[str, str] = {}
    with committing(tools, principal) as commit:
        commit.tx.add_principal(principal, now)
        for n, text in enumerate(exchange.existing):
            old = replace(told(principal, text, at=now, language=exchange.language), id=f"m_{n:032x}", subject=speaker)
            commit.steps([Step(what="created", before=None, after=old, why="it stood already")])
            found[old.id] = text
    return found


def judged(exchange: Exchange, kept: Sequence[Memory], candidates: Sequence[Judged], superseded: Sequence[int]) -> Written:
    """Score one exchange. Substrings are compared without case and accents."""
    expect = exchange.expect
    texts = [fold(memory.text) for memory in kept]
    wrong = []
    if not expect.least <= len(texts) <= expect.most:
        wrong.append(f"{len(texts)} kept, expected {expect.least} to {expect.most}")
    lost = [words for words in expect.contains if not any(_holds(text, words) for text in texts)]
    wrong += [f"nothing holds {' + '.join(words)}" for words in lost]
    there = [words for words in expect.absent if any(fold(words) in text for text in texts)]
    wrong += [f"{words!r} is kept" for words in there]
    kind = _kind(exchange, kept)
    if expect.kind is not None and kind not in {None, expect.kind}:
        wrong.append(f"kind is {kind}, expected {expect.kind}")
    if expect.supersedes is not None and set(superseded) != set(expect.supersedes):
        wrong.append(f"superseded {list(superseded)}, expected {list(expect.supersedes)}")
    return Written(
        exchange=exchange, kept=tuple(kept), candidates=tuple(candidates), superseded=tuple(superseded), wrong=tuple(wrong),
        values=_values(exchange, texts, lost, there, kind, right=not wrong),
    )  # fmt: skip


def _values(
    exchange: Exchange, texts: Sequence[str], lost: Sequence[object], there: Sequence[str], kind: str | None, *, right: bool
) -> dict[str, float]:
    expect = exchange.expect
    values: dict[str, float] = {"fully_right": float(right)}
    if expect.least > 0:
        values["kept_right"] = float(not lost and len(texts) >= expect.least)
    else:
        values["refused_right"] = float(not there and len(texts) <= expect.most)
    danger = _DANGERS.get(exchange.category)
    if danger is not None:
        values[danger] = float(bool(there))
    if expect.kind is not None and kind is not None:
        values["kind_right"] = float(kind == expect.kind)
    return values


def _holds(text: str, words: Sequence[str]) -> bool:
    return all(fold(word) in text for word in words)


def _kind(exchange: Exchange, kept: Sequence[Memory]) -> str | None:
    """The kind of the memory that satisfies the first of ``contains``; None where none does."""
    first = exchange.expect.contains[0] if exchange.expect.contains else ()
    return next((memory.kind for memory in kept if _holds(fold(memory.text), first)), None)


def _arm(rows: Sequence[Written], seed: int) -> dict[str, Any]:
    return {
        **means(rows),
        "interval": intervals({"fully_right": [row.values["fully_right"] for row in rows]}, seed),
        "by_category": grouped(rows, lambda row: row.exchange.category, _group),
        "by_language": grouped(rows, lambda row: row.exchange.language, _group),
    }


def means(rows: Sequence[Written]) -> dict[str, float]:
    """Every metric over the exchanges in which it is judged: shares, and for the dangers the number of cases."""
    found: dict[str, float] = {}
    for name in NAMES:
        values = [row.values[name] for row in rows if name in row.values]
        if name in COUNTS:
            found[name] = sum(values)
        elif values:
            found[name] = sum(values) / len(values)
    return found


def _group(rows: Sequence[Written]) -> dict[str, float]:
    return {"n": len(rows), **means(rows)}


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds were missed: at least, for shares ("fully_right=0.8"); at most, for counts ("flips=0")."""
    return bench.missed(result, bounds, COUNTS, told=_sentence)


def _sentence(name: str, reached: float | None, wanted: float, _most: str) -> str:
    return f"{name} is {reached if reached is None else round(reached, 3)}, wanted {wanted:g}"
