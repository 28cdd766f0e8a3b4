"""What is taken back goes, what it had replaced comes again; and what was waited for ends by who may say so."""

from datetime import timedelta

import pytest

from souvenance import NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.types import Origin

from .conftest import Clock

JOKE = "Non, je plaisante !"
WAITING = "Je loge chez ma sœur jusqu'à la fin des travaux de mon appartement."
OVER = "Les travaux de mon appartement sont finis."


def said(memory: Souvenance, me: Handle, clock: Clock, text: str, **more: object) -> None:
    clock.now += timedelta(minutes=1)
    me.observe([NewTurn(text=text)], session="s1", **more)  # type: ignore[arg-type]
    memory.work_now()


def statuses(me: Handle) -> dict[str, str]:
    return {memory.text: memory.status for memory in me.memories(status="all")}


def test_a_joke_is_forgotten_and_says_so(memory: Souvenance, me: Handle, clock: Clock) -> None:
    said(memory, me, clock, "J'habite à Lyon.")
    said(memory, me, clock, JOKE)
    assert statuses(me) == {"J'habite à Lyon.": "forgotten"}
    assert "retracted" in {event.what for event in me.events()}


def test_what_a_joke_had_replaced_holds_again(memory: Souvenance, me: Handle, clock: Clock) -> None:
    said(memory, me, clock, "J'habite à Paris.")
    clock.now += timedelta(days=1)
    said(memory, me, clock, "J'ai déménagé à Lyon.")
    assert statuses(me) == {"J'habite à Paris.": "superseded", "J'ai déménagé à Lyon.": "active"}
    said(memory, me, clock, JOKE)
    assert statuses(me) == {"J'habite à Paris.": "active", "J'ai déménagé à Lyon.": "forgotten"}


def test_a_joke_that_was_none_puts_its_place_in_order_again(memory: Souvenance, me: Handle, clock: Clock) -> None:
    said(memory, me, clock, "J'habite à Paris.")
    clock.now += timedelta(days=1)
    said(memory, me, clock, "J'ai déménagé à Lyon.")
    before = {m.text: (m.status, m.superseded_by, m.valid_until) for m in me.memories(status="all")}
    said(memory, me, clock, JOKE)
    me.undo(next(event.id for event in me.events() if event.what == "retracted"))
    assert {m.text: (m.status, m.superseded_by, m.valid_until) for m in me.memories(status="all")} == before


def test_an_undone_creation_that_is_undone_again_leaves_one_of_two(memory: Souvenance, me: Handle, clock: Clock) -> None:
    said(memory, me, clock, "J'habite à Paris.")
    clock.now += timedelta(days=1)
    said(memory, me, clock, "J'ai déménagé à Lyon.")
    made = next(event for event in me.events() if event.what == "created")
    undone = me.undo(made.id)[0]
    assert statuses(me) == {"J'habite à Paris.": "active", "J'ai déménagé à Lyon.": "forgotten"}
    me.undo(undone.id)
    assert statuses(me) == {"J'habite à Paris.": "superseded", "J'ai déménagé à Lyon.": "active"}


def test_a_joke_takes_nothing_that_is_pinned_or_was_said_elsewhere_too(memory: Souvenance, me: Handle, clock: Clock) -> None:
    said(memory, me, clock, "J'habite à Lyon.")
    me.pin(me.memories()[0].id)
    said(memory, me, clock, "J'ai un chat roux nommé Biscuit.")
    me.observe([NewTurn(text="J'ai un chat roux nommé Biscuit.")], session="s2")
    memory.work_now()
    said(memory, me, clock, JOKE)
    assert set(statuses(me).values()) == {"active"}


def test_what_was_waited_for_ends_when_it_is_said_to_have_happened(memory: Souvenance, me: Handle, clock: Clock) -> None:
    said(memory, me, clock, WAITING)
    assert me.memories()[0].expires_at is not None
    clock.now += timedelta(days=2)
    said(memory, me, clock, OVER)
    assert statuses(me)[WAITING] == "expired"


@pytest.mark.parametrize(("origin", "days", "story"), [("web", 2, None), ("user", -400, None), ("user", 2, "dragons")])
def test_nobody_else_ends_it(
    memory: Souvenance, me: Handle, clock: Clock, origin: Origin, days: int, story: str | None
) -> None:
    me.remember(WAITING, story="réel" if story else None)
    said_at = clock.now + timedelta(days=days)
    clock.now += timedelta(days=2)
    me.observe([NewTurn(text=OVER, origin=origin, at=said_at)], session="later", story=story)
    memory.work_now()
    assert "expired" not in {event.what for event in me.events()}
