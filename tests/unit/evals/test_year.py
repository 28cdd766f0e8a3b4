"""A year told day by day, with the regular passes: what is planted stays right, nothing grows without bound, nothing is destroyed."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from souvenance import Handle, NewTurn, Settings, Souvenance
from souvenance.evals.lifecycle import Moving, destroyed
from souvenance.wiring import open_tools

DAY = timedelta(days=1)
FIRST = datetime(2026, 1, 5, 8, tzinfo=UTC)
PLACES = [
    f"{a} {b}"
    for a in ("Old", "New", "Upper", "Lower", "West", "North")
    for b in ("Mill", "Harbour", "Orchard", "Quarry", "Chapel", "Ferry", "Meadow")
]
PEOPLE = ["Ines", "Tomas", "Aylin", "Pavel", "Rosa", "Kofi", "Mina", "Jonas", "Leila", "Hugo"]
THINGS = [
    "kiln",
    "loom",
    "canoe",
    "telescope",
    "accordion",
    "beehive",
    "sundial",
    "printing press",
    "kayak",
    "greenhouse",
    "lathe",
    "harp",
]
DID = ["repaired", "photographed", "painted", "cleaned", "measured", "sketched"]
CHATTER = ["ok thanks", "haha", "good morning", "what time is it in Tokyo?", "tell me a joke", "nice, go on"]
# Said once, on a day of the year: (day, what, words that are served at the end, words that are not)
PLANTED = [
    (1, "I'm allergic to hazelnuts, the ambulance kind.", "hazelnuts"),
    (2, "I live in Porto.", ""),
    (3, "My daughter Nora plays the viola.", "viola"),
    (4, "Always answer me in short sentences.", "short sentences"),
    (9, "My sister is called Beatriz.", "Beatriz"),
    (20, "I moved to Braga.", "Braga"),
]  # fmt: skip


def sayings(day: int, exchanges: int, random: Random) -> Iterator[str]:
    """What is said on one day: chatter, what was done, what is looked into; facts on their days."""
    yield from (said for at, said, _ in PLANTED if at == day)
    for _ in range(exchanges):
        drawn = random.random()
        if drawn < 0.5:
            yield random.choice(CHATTER)
        elif drawn < 0.8:
            yield f"I {random.choice(DID)} the {random.choice(THINGS)} at {random.choice(PLACES)} with {random.choice(PEOPLE)}."
        elif drawn < 0.95:
            yield f"I'm looking into a {random.choice(THINGS)} from {random.choice(PLACES)}."
        else:
            yield f"I have an appointment with {random.choice(PEOPLE)} at {random.choice(PLACES)} tomorrow."


def live(memory: Souvenance, me: Handle, clock: Moving, days: int, exchanges: int, seed: int = 0) -> list[int]:
    """Active memories at the end of each day."""
    random, active = Random(seed), []
    for day in range(days):
        clock.now = FIRST + day * DAY
        for n, said in enumerate(sayings(day, exchanges, random)):
            clock.now += timedelta(minutes=20)
            me.observe(
                [NewTurn(text=said, at=clock.now), NewTurn(text="I see.", role="assistant", at=clock.now)],
                session=f"d{day}-{n}",
            )
        memory.work_now()
        clock.now = FIRST + day * DAY + timedelta(hours=20)
        memory.maintain()
        active.append(len(me.memories()))
    return active


def look(memory: Souvenance, me: Handle) -> None:
    shown = me.context("Good evening, what shall we cook?", session="last", deadline_s=30).render()
    texts = [one.text for one in me.memories()]
    for _, said, words in PLANTED:
        if words:
            assert any(words in text for text in texts), said
    assert "hazelnuts" in shown
    assert "short sentences" in shown
    assert not any("Porto" in text for text in texts)
    assert destroyed(me._tools, me) == 0


@pytest.fixture
def lived(tmp_path: Path) -> Iterator[tuple[Souvenance, Handle, Moving]]:
    clock = Moving(FIRST)
    tools = replace(open_tools(Settings(home=tmp_path, embedder="none", tz="UTC")), clock=clock)
    with Souvenance(tools, background=False) as memory:
        yield memory, memory.as_principal("Ana"), clock


def test_a_season_of_few_words(lived: tuple[Souvenance, Handle, Moving]) -> None:
    memory, me, clock = lived
    live(memory, me, clock, days=130, exchanges=1)
    look(memory, me)
    assert {one.status for one in me.memories(status="all")} >= {"active", "archived", "superseded"}


@pytest.mark.soak
def test_a_year_of_ten_exchanges_a_day(lived: tuple[Souvenance, Handle, Moving]) -> None:
    memory, me, clock = lived
    started = time.monotonic()
    active = live(memory, me, clock, days=365, exchanges=10)
    look(memory, me)
    every = me.status().memories
    print(
        f"{time.monotonic() - started:.0f} s; active after 100, 200, 300, 365 days: {active[99]}, {active[199]}, {active[299]}, {active[364]}; {every}"
    )
    assert sum(every.values()) > 1_000  # much was kept
    assert active[364] <= 1.15 * active[149]  # and what is active grows no more once the first has faded
