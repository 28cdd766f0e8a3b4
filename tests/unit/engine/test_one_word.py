"""A death or a gift shares one word with what it ends: the older memory is found by it, however long either text is."""

from datetime import timedelta

import pytest

from souvenance.engine.memory import Souvenance

from .conftest import Clock, Opener

ENDED = (
    ("I have a cat called Tom.", "I gave Tom away to my neighbour."),
    ("I have a dog called Rex.", "Rex died last night."),
    ("Ma mère habite à Brest.", "ma mère est décédée en mai"),
)
STANDS = (
    ("I have a cat called Tom.", "I gave Rex away to my neighbour."),
    ("Ma mère habite à Brest.", "La mère de Paul est décédée en mai."),
)


@pytest.fixture
def memory(opener: Opener) -> Souvenance:
    return opener()


def superseded(memory: Souvenance, clock: Clock, old: str, new: str) -> list[str]:
    me = memory.as_principal("Zed")
    for number, text in enumerate((old, new)):
        me.observe([{"text": text}, {"role": "assistant", "text": "OK!"}], session=f"s{number}")
        memory.work_now()
        clock.now += timedelta(days=3)
    return [one.text for one in me.memories(status="superseded")]


@pytest.mark.parametrize(("old", "new"), ENDED)
def test_what_has_died_or_gone_is_superseded_days_later(memory: Souvenance, clock: Clock, old: str, new: str) -> None:
    assert superseded(memory, clock, old, new) == [old]


@pytest.mark.parametrize(("old", "new"), STANDS)
def test_anybody_elses_leaves_it(memory: Souvenance, clock: Clock, old: str, new: str) -> None:
    assert superseded(memory, clock, old, new) == []
