"""How often a memory came up, as contexts counted it, and why it was not in one of them."""

from datetime import timedelta

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.errors import ModelError, NotFound
from souvenance.models.scripted import ScriptedEmbedder

from .conftest import Clock

PATIENT_S = 5.0


def said(me: Handle, *texts: str, session: str = "s") -> None:
    me.observe([NewTurn(text=text) for text in texts], session=session)


def kept(me: Handle, text: str, **more: object) -> str:
    memory = me.remember(text, **more).memory  # type: ignore[arg-type]
    assert memory is not None
    return memory.id


def test_what_never_came_up_is_found_and_what_was_brought_back_is_not(me: Handle, clock: Clock) -> None:
    cat = kept(me, "Mon chat s'appelle Plume")
    for text in ("Je joue du violon depuis dix ans", "Je suis allergique aux noix", "J'apprends le japonais le soir"):
        clock.now += timedelta(hours=1)
        kept(me, text)
    game = kept(me, "Le dragon s'appelle Braise", story="jeu")
    kept(me, "Réponds toujours en vers", kind="rule")
    kept(me, "Ma sœur Inès habite à Brest", pin=True)
    said(me, "bonjour")
    for number in range(7):  # seven facts of the kind leave the cat without a seat of its own
        clock.now += timedelta(hours=1)
        kept(me, f"Le voisin numéro {number} vend sa remorque")
    me.context("Que mange Plume, le chat ?", session="s", deadline_s=PATIENT_S)
    found = [one.memory.id for one in me.forgotten()]
    assert found[0] == game
    count = me.why(cat).served
    assert count is not None
    assert (count.served, count.semantic) == (1, 1)
    assert cat not in found
    assert all(one.memory.kind != "rule" and not one.memory.pinned for one in me.forgotten())


def test_why_says_how_often_and_what_left_is_not_counted(me: Handle) -> None:
    cat = kept(me, "Mon chat s'appelle Plume")
    said(me, "bonjour", "ça va ?")
    me.context("bonjour", session="s", deadline_s=PATIENT_S)
    me._tools.keeper.drain(5)
    count = me.why(cat).served
    assert count is not None
    assert (count.served, count.semantic) == (1, 0)
    assert count.candidate >= 2
    assert [one.memory.id for one in me.forgotten()] == [cat]  # served for being there, never for a message's sake
    me.forget(cat)
    assert me.why(cat).served is None
    assert me.forgotten() == ()


def test_why_not_answers_for_the_last_context_of_the_session(me: Handle, clock: Clock) -> None:
    first = kept(me, "Mon chat s'appelle Plume")
    elsewhere = kept(me, "Le dragon s'appelle Braise", story="jeu")
    said(me, "bonjour")
    assert me.why_not(first, session="s") == "It has a seat."  # no context was made yet: as things stand
    me.context("bonjour", session="s", deadline_s=PATIENT_S)
    clock.now += timedelta(hours=1)
    later = kept(me, "Je joue du violon")
    assert me.why_not(first, session="s").startswith("It was there: Holds in every story")
    assert me.why_not(elsewhere, session="s") == "It belongs to another story."
    assert me.why_not(later, session="s") == "It was not remembered yet."
    me.context("bonjour", session="s", deadline_s=PATIENT_S)
    assert me.why_not(later, session="s").startswith("It was there")
    with pytest.raises(NotFound):
        me.why_not("m_nobody", session="s")


def test_who_was_beaten_is_told_its_rank_and_how_the_seats_went(me: Handle, clock: Clock) -> None:
    oldest = kept(me, "Mon chat s'appelle Plume")
    for number in range(30):
        clock.now += timedelta(hours=1)
        kept(me, f"Le voisin numéro {number} vend sa remorque")
    me.context("bonjour", session="s", deadline_s=PATIENT_S)
    why = me.why_not(oldest, session="s")
    assert "31st of 31 by rank; there are 24 seats." in why
    assert "Seats by pass: 6 global" in why
    assert "The message brought no memory back." in why
    me.forget(oldest)
    assert "is forgotten now" in me.why_not(oldest, session="s")


def test_degraded_turns_are_counted_by_cause(opener: object) -> None:
    embedder = ScriptedEmbedder(dim=64)
    memory: Souvenance = opener(embedder)  # type: ignore[operator]
    me = memory.as_principal("Lise")
    kept(me, "Mon chat s'appelle Plume")
    memory.index_now()
    me.context("Et Plume, le chat ?", session="s", deadline_s=PATIENT_S)
    memory._tools.keeper.drain(5)
    assert (me.status().traced, me.status().degraded) == (1, {})
    embedder.fails = True
    for _ in range(2):
        me.context("Et Plume, le chat ?", session="s", deadline_s=PATIENT_S)
        memory._tools.keeper.drain(5)
    status = me.status()
    assert status.traced == 3
    assert sum(status.degraded.values()) == 2
    assert all(cause.startswith("vectors: ") for cause in status.degraded)
    with pytest.raises(ModelError):
        embedder.query("x")
