"""The roster follows the ledger: what it keeps in memory is what a fresh reading gives."""

from dataclasses import fields, replace

import numpy as np

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.roster import Roster, Rosters


def same(one: Roster, other: Roster) -> bool:
    columns = [
        np.array_equal(getattr(one.columns, field.name), getattr(other.columns, field.name))
        if isinstance(getattr(one.columns, field.name), np.ndarray)
        else getattr(one.columns, field.name) == getattr(other.columns, field.name)
        for field in fields(one.columns)
    ]
    return all(columns) and (one.revision, one.memories, one.ending) == (other.revision, other.memories, other.ending)


def test_a_followed_roster_is_a_fresh_one_after_every_kind_of_change(memory: Souvenance, me: Handle) -> None:
    ledger, scope, kept = memory._tools.ledger, me.principal.scope, Rosters()
    nuts = me.remember("Je suis allergique aux noix").memory
    dragon = me.remember("Le dragon s'appelle Braise", story="jeu").memory
    assert nuts is not None
    assert dragon is not None
    steps = [
        lambda: me.remember("Le parc ferme à 18 h", story="arène"),
        lambda: me.pin(nuts.id),
        lambda: me.correct(nuts.id, "Je suis allergique aux noix de cajou"),
        lambda: me.forget(dragon.id),  # the last of its story: the others are numbered anew
        lambda: me.undo(me.why(dragon.id).events[0].id),
        lambda: me.remember("Réponds toujours en français", kind="rule"),
    ]
    for step in steps:
        before = kept.followed(ledger, scope)
        step()
        after = kept.followed(ledger, scope)
        assert after.revision > before.revision
        assert same(after, Rosters().followed(ledger, scope))
        assert not same(after, before)


def test_nothing_is_read_anew_where_nothing_changed(memory: Souvenance, me: Handle) -> None:
    me.remember("Je suis allergique aux noix")
    kept = Rosters()
    first = kept.followed(memory._tools.ledger, me.principal.scope)
    assert kept.followed(memory._tools.ledger, me.principal.scope) is first
    assert same(first, replace(first))
