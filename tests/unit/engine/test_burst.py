"""Proposals that are accepted one after the other in no time: at some point a person looks first."""

from datetime import timedelta

from souvenance import NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.thresholds import MOST_IN_A_BURST

from .conftest import Clock

THINGS = ["kitchen", "garage", "bakery", "library", "harbour", "school", "museum", "clinic", "office", "theatre", "garden"]


def agreed(memory: Souvenance, me: Handle, clock: Clock, thing: str) -> None:
    clock.now += timedelta(seconds=20)
    turns = [NewTurn(text=f"Use Postgres for the {thing} then?", role="assistant"), NewTurn(text="yes, go with that")]
    me.observe(turns, session=thing)
    memory.work_now()


def test_what_comes_from_one_source_too_fast_waits_for_a_person(memory: Souvenance, me: Handle, clock: Clock) -> None:
    for thing in THINGS:
        agreed(memory, me, clock, thing)
    assert len(me.memories()) == MOST_IN_A_BURST
    held = me.candidates(verdict="quarantined")
    assert {one.rule for one in held} == {"burst"}
    assert len(held) == len(THINGS) - MOST_IN_A_BURST
    assert held[0].why.endswith("this one waits for a person")
    me.remember("I live in Nantes.")  # a person's own word never does
    clock.now += timedelta(minutes=30)
    agreed(memory, me, clock, "airport")
    assert len(me.memories()) == MOST_IN_A_BURST + 2
