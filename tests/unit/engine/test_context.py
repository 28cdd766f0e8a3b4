"""What a turn is given: in time, whatever is broken, and with every reason."""

import threading
import time
from datetime import timedelta

import pytest

from souvenance import NewTurn
from souvenance.engine.context import context
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.readers import MOST
from souvenance.errors import StoreBusy, StoreError

from .conftest import Clock


def test_an_empty_store_has_nothing_to_say(me: Handle) -> None:
    pack = me.context("Bonjour", session="s1")
    assert (pack.render(), pack.messages(), pack.tokens, pack.missing) == ("", [], 0, ())
    assert me.traces() == []


def test_a_context_names_what_it_holds_and_why(me: Handle) -> None:
    held = me.remember("Je suis allergique aux noix").memory
    assert held is not None
    pack = me.context("On mange quoi ?", session="s1")
    assert "Je suis allergique aux noix" in pack.render()
    assert pack.messages()[0]["role"] == "system"
    assert [seat.id for seat in pack.selection.seats] == [held.id]
    assert pack.selection.seats[0].reason
    assert pack.tokens > 0
    trace = me.traces("s1")[0]
    assert trace.seats[0]["id"] == held.id


def test_rules_come_whole_and_outside_the_seats(me: Handle) -> None:
    me.remember("Réponds toujours en français", kind="rule")
    pack = me.context("Hello", session="s1")
    assert pack.selection.seats == ()
    assert "Réponds toujours en français" in pack.render()


def test_the_same_store_gives_the_same_bytes(me: Handle) -> None:
    for n in range(40):
        me.remember(f"Mon numéro préféré du mois {n} est le {n * 7}")
    assert me.context("a", session="s1").render() == me.context("b", session="s2").render()
    assert len(me.context("a", session="s1").selection.seats) == 24


def test_another_story_stays_out(me: Handle) -> None:
    me.remember("Le dragon s'appelle Braise", story="jeu")
    assert "Braise" not in me.context("?", session="s1").render()
    assert "Braise" in me.context("?", session="s2", story="jeu").render()


def test_nothing_crosses_principals(memory: Souvenance, me: Handle) -> None:
    me.remember("Je suis allergique aux noix")
    assert memory.as_principal("Noé").context("?", session="s1").render() == ""


def test_a_broken_store_gives_a_poorer_turn_and_says_so(
    memory: Souvenance, me: Handle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise StoreError("the disk is on fire")

    monkeypatch.setattr(type(memory._tools.ledger), "memories_since", broken)
    pack = me.context("?", session="s1")
    assert pack.render() == ""
    assert "on fire" in pack.missing[0]


def test_a_bug_does_not_reach_the_turn(memory: Souvenance, me: Handle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(memory._tools.ledger), "memories_since", lambda *_: 1 / 0)
    assert "ZeroDivisionError" in me.context("?", session="s1").missing[0]


def test_a_slow_store_is_not_waited_for(memory: Souvenance, me: Handle, monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = threading.Event()
    monkeypatch.setattr(type(memory._tools.ledger), "memories_since", lambda *_: (let_go.wait(10), [])[1])
    started = time.monotonic()
    packs = [context(memory._tools, me.principal, "?", session="s1", deadline_s=0.05) for _ in range(MOST + 2)]
    took = time.monotonic() - started
    let_go.set()
    assert all("not ready" in pack.missing[0] for pack in packs[:MOST])
    assert all("earlier reads" in pack.missing[0] for pack in packs[MOST:])
    assert took < 5


def test_a_trace_that_cannot_be_kept_costs_nothing_but_itself(
    memory: Souvenance, me: Handle, monkeypatch: pytest.MonkeyPatch
) -> None:
    me.remember("Je suis allergique aux noix")

    def busy(*_: object, **__: object) -> None:
        raise StoreBusy("held")

    monkeypatch.setattr(type(memory._tools.ledger), "keep_trace", busy)
    pack = me.context("?", session="s1")
    assert "noix" in pack.render()
    assert pack.missing == ()
    memory._tools.keeper.drain(5)
    assert me.context("?", session="s1").missing == ("trace: held",)  # the next one says it
    assert memory._tools.untraced[me.principal.scope, "s1"].seats[0]["text"] == "Je suis allergique aux noix"
    me.observe([NewTurn(text="Je suis allergique aux noix", role="assistant")], session="s1")
    memory.work_now()
    assert me.status().echoes == 1  # what it carried is known all the same
    monkeypatch.undo()
    me.context("?", session="s1")
    memory._tools.keeper.drain(5)
    assert memory._tools.untraced == {}
    assert me.context("?", session="s1").missing == ()


def test_what_another_process_kept_is_seen_at_once(memory: Souvenance, me: Handle, opener: object) -> None:
    me.context("?", session="s1")
    other = opener()  # type: ignore[operator]
    other.as_principal("Lise").remember("Je suis allergique aux noix")
    assert "noix" in me.context("?", session="s1").render()


def test_what_is_no_longer_true_is_not_served(me: Handle, clock: Clock) -> None:
    me.remember("L'appli Miette utilise PostgreSQL")
    clock.now += timedelta(days=1)
    me.remember("On a migré Miette de PostgreSQL vers MySQL")
    text = me.context("?", session="s1").render()
    assert "MySQL" in text
    assert "utilise PostgreSQL" not in text
