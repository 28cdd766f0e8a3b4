"""The roster follows the ledger: what it keeps in memory is what a fresh reading gives."""

import threading
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

import numpy as np

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.roster import Roster, Rosters
from souvenance.types import Memory


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


class _Counted:
    """A ledger that counts how often its memories were read; it answers four threads when all have asked."""

    def __init__(self, inner: Any) -> None:
        self._inner, self.readings = inner, 0
        self._together, self._asked = threading.Barrier(4), set[int]()

    def revision(self, scope: str) -> int:
        if threading.get_ident() not in self._asked:
            self._asked.add(threading.get_ident())
            self._together.wait(20)
        return int(self._inner.revision(scope))

    def generation(self, scope: str) -> int:
        return int(self._inner.generation(scope))

    def memories_since(self, scope: str, revision: int) -> Sequence[Memory]:
        self.readings += 1
        return list(self._inner.memories_since(scope, revision))


def test_of_many_that_ask_at_once_one_reads(memory: Souvenance, me: Handle) -> None:
    """A server that has just begun is asked by all its clients at once."""
    me.remember("Je suis allergique aux noix")
    ledger, kept, scope = _Counted(memory._tools.ledger), Rosters(), me.principal.scope
    found: list[Roster] = []
    threads = [threading.Thread(target=lambda: found.append(kept.followed(ledger, scope))) for _ in range(4)]  # type: ignore[arg-type]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ledger.readings == 1
    assert len(found) == 4
    assert all(one is found[0] for one in found)
