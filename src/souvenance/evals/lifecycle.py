"""`eval lifecycle`: a story told day by day, with the regular passes, and what is known, served and gone at some moments."""

import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from souvenance.core.history import replayed
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.recall import Recall
from souvenance.engine.roster import standing
from souvenance.engine.tools import Tools
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, share
from souvenance.evals.formats.scenario import Check, Match, Said, Scenario, read_scenario
from souvenance.settings import Settings
from souvenance.types import FOREIGN, RECALL_KINDS, Memory
from souvenance.wiring import open_tools

NAMES = ("current_served", "not_served_leaks", "expired_right", "destroyed", "faded_right", "disputed_right", "repeated_right")
COUNTS = frozenset({"not_served_leaks", "destroyed"})  # cases, not shares: less is better
PASSES_AT = timedelta(hours=6)  # of each local day: whatever is due every night was due
_WAITS_S = 30.0  # for a context: what is measured is what it holds
_KINDS: Mapping[str, str] = {
    "current": "current_served", "not_served": "not_served_leaks", "expired": "expired_right", "faded": "faded_right",
    "disputed": "disputed_right", "repeated": "repeated_right",
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """One expectation at one moment."""

    at: datetime
    kind: str  # "current", "not_served", …
    words: str
    right: bool
    why: str  # a sentence, "" where it is right


class Moving:
    """The clock of a story."""

    def __init__(self, now: datetime) -> None:
        """Stands until it is moved."""
        self.now = now

    def __call__(self) -> datetime:
        """The time that it is in the story."""
        return self.now


def measure(turns: Path, expect: Path, *, embedder: str | None = None, seed: int = 0) -> tuple[dict[str, Any], list[Checked]]:
    """The bench object and every expectation, by the whole engine in a store of its own.

    Args:
        turns: JSON lines, in any order.
        expect: what is to hold, and when.
        embedder: as in the settings; None for the usual one.
        seed: kept in the object: nothing is drawn.
    """
    started = time.perf_counter()
    scenario = read_scenario(turns, expect)
    rows, destroyed, counts = replay(scenario, embedder)
    arms = {"shipped": _arm(rows, destroyed)} if rows else {}
    took_s = time.perf_counter() - started
    return bench_object("lifecycle", [turns, expect], len(rows), arms, seed=seed, took_s=took_s, memories=counts), rows


def replay(scenario: Scenario, embedder: str | None) -> tuple[list[Checked], int, Mapping[str, int]]:
    """Tell the story, and look at each moment: every expectation, how many memories were destroyed, memories by status."""
    first = scenario.turns[0].at if scenario.turns else datetime(2000, 1, 1, tzinfo=UTC)
    clock = Moving(first.astimezone(UTC))
    speaker = next((said.turn.speaker for said in scenario.turns if said.turn.role == "user" and said.turn.speaker), "me")
    with tempfile.TemporaryDirectory(prefix="souvenance-eval-") as home:
        settings = Settings(home=Path(home), background=False, tz=scenario.tz)
        settings = replace(settings, embedder=embedder) if embedder is not None else settings
        tools = replace(open_tools(settings), clock=clock)
        with Souvenance(tools, background=False) as memory:
            me = memory.as_principal(speaker)
            rows = list(_told(memory, me, tools, scenario, clock))
            counts = me.status().memories
            return rows, destroyed(tools, me), dict(counts)


def _told(memory: Souvenance, me: Handle, tools: Tools, scenario: Scenario, clock: Moving) -> Iterator[Checked]:
    events: list[tuple[datetime, int, Sequence[Said] | Check | None]] = []
    events += [(exchange[-1].at, 1, exchange) for exchange in exchanges(scenario.turns)]
    events += [(check.at, 2, check) for check in scenario.checks]
    events += (
        [(at, 0, None) for at in days(min(e[0] for e in events), max(e[0] for e in events), scenario.tz)] if events else []
    )
    for at, _, what in sorted(events, key=lambda event: event[:2]):
        clock.now = max(clock.now, at.astimezone(UTC))
        if what is None:
            memory.maintain()
        elif isinstance(what, Check):
            memory.index_now()
            me.calibrate()  # as the background of an open store does
            yield from checked(me, tools, what)
        else:
            me.observe([said.turn for said in what], session=what[0].session)
            memory.work_now()


def exchanges(turns: Sequence[Said]) -> list[Sequence[Said]]:
    """Turns as they are observed: what a user says, up to the end of what answers it, in one conversation."""
    found: list[list[Said]] = []
    for said in turns:
        last = found[-1][-1] if found else None
        begins = last is None or last.session != said.session or (said.turn.role == "user" and last.turn.role != "user")
        if begins:
            found.append([])
        found[-1].append(said)
    return list(found)


def days(first: datetime, last: datetime, tz: str) -> list[datetime]:
    """A moment of each local day between two, when the passes are made."""
    day, found = first.astimezone(ZoneInfo(tz)).date(), []
    while (at := datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(tz)) + PASSES_AT) <= last:
        found.append(at)
        day += timedelta(days=1)
    return found


def checked(me: Handle, tools: Tools, check: Check) -> Iterator[Checked]:
    """Every expectation of one moment, in conversations of their own."""
    held = tools.ledger.memories_since(me.principal.scope, 0)
    now = tools.clock()

    def row(kind: str, match: Match, why: str) -> Checked:
        return Checked(at=check.at, kind=kind, words=match.words, right=not why, why=why)

    for match in check.current:
        yield row("current", match, _not_current(me, match, [one for one in held if match(one.text)], now))
    for match in check.not_served:
        yield row("not_served", match, _served_by(me, match))
    for match in check.expired:
        stand = [one for one in held if match(one.text)]
        if stand:  # a fact never kept does not count
            active = any(standing(one, now) == "active" for one in stand)
            yield row("expired", match, "it is active still" if active else _served_by(me, match))
    for match in check.faded:
        exists = any(match(one.text) for one in held)
        seats = [text for text in _seats(me, "…") if match(text)]
        yield row("faded", match, "it is gone" if not exists else f"it has a seat: {seats[0]}" if seats else "")
    for pair in check.disputed:
        both = all(any(one.status == "active" and one.disputed and side(one.text) for one in held) for side in pair)
        yield row("disputed", pair[0], "" if both else "one of the two is not active and in dispute")
    for match, most in check.repeated:
        n = sum(standing(one, now) == "active" and match(one.text) for one in held)
        yield row("repeated", match, "" if n <= most else f"{n} active memories, at most {most}")


def _not_current(me: Handle, match: Match, held: Sequence[Memory], now: datetime) -> str:
    """Why something is not current. What was never kept as a memory is current all the same where its turn is served."""
    if held and not any(standing(one, now) in {"active", "archived"} for one in held):
        return f"it is {standing(held[0], now)}"
    found = me.recall(match.words, policy="broad", kinds=RECALL_KINDS)
    return "" if any(match(text) for text in unmarked(found)) else "no recall with its words serves it"


def _served_by(me: Handle, match: Match) -> str:
    """What serves a text that is not to be served; "" where nothing does."""
    for text in (*_seats(me, "…"), *_seats(me, match.words)):
        if match(text):
            return f"a context gives: {text}"
    found = me.recall(match.words, policy="broad", kinds=RECALL_KINDS)
    texts = unmarked(found, archived=False)
    return next((f"an unmarked recall gives: {text}" for text in texts if match(text)), "")


def unmarked(found: Recall, *, archived: bool = True) -> list[str]:
    """What a recall gives as the person's own word that holds: not what an assistant or a page says, which bears its label.

    Args:
        found: a recall.
        archived: with memories that are marked as archived.
    """
    said = [
        turn.text
        for hit in found.hits
        for turn in (hit.turn, *hit.neighbours)
        if turn.role == "user" and turn.origin not in FOREIGN and turn.id not in {stale.said_in for stale in hit.stale}
    ]
    remembered = [hit.memory.text for hit in found.memories if archived or hit.memory.status == "active"]
    return [*remembered, *said, *(note.text for note in found.notes if not note.stale and note.origin != "assistant")]


def _seats(me: Handle, message: str) -> list[str]:
    """The lines that a context gives in a new conversation: seats, rules, notes, passages."""
    return me.context(message, session=f"check {message}", deadline_s=_WAITS_S).render().splitlines()


def destroyed(tools: Tools, me: Handle) -> int:
    """Memories that the events tell of and that are not there as the events left them; or the reverse."""
    scope = me.principal.scope
    stand = {one.id: replace(one, slots=()) for one in tools.ledger.memories_since(scope, 0)}
    told = replayed(reversed(tools.ledger.events(scope)))
    return sum(told.get(i) != stand.get(i) for i in told.keys() | stand.keys())


def _arm(rows: Sequence[Checked], gone: int) -> dict[str, Any]:
    found: dict[str, Any] = {"destroyed": float(gone)}
    for kind, name in _KINDS.items():
        values = [row.right for row in rows if row.kind == kind]
        if name in COUNTS:
            found[name] = float(sum(not right for right in values))
        elif (reached := share(values)) is not None:
            found[name] = reached
    counts = {kind: sum(row.kind == kind for row in rows) for kind in _KINDS}
    return {**found, "n_by_kind": {kind: n for kind, n in counts.items() if n}}


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds were missed: at least, for shares ("current_served=0.85"); at most, for counts ("destroyed=0")."""
    return bench.missed(result, bounds, COUNTS)
