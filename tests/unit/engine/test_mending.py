"""An unsound short-term queue is made again from the turns: in every way that it can be unsound, and nothing is lost."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.queue import Budgets
from souvenance.engine.mending import begun_anew, looked_at, mended
from souvenance.engine.tools import Tools
from souvenance.types import Chunk, Mirror

from .conftest import Opener

SMALL = Budgets(x=60, y=200)
STRAY = "f" * 32


def opened(opener: Opener) -> tuple[Souvenance, Handle]:
    memory = opener(budgets=SMALL)
    return memory, memory.as_principal("Lise")


def talked(memory: Souvenance, me: Handle, session: str) -> None:
    for n in range(1, 41):
        text = f"Ne réserve jamais le train {n}." if n % 2 else f"C'est fait, le billet {n} est dans ta boîte."
        me.observe([NewTurn(text=text, role="user" if n % 2 else "assistant")], session=session)
    me.view(session)
    memory.work_now()


def mirror_of(tools: Tools, scope: str, session: str) -> Mirror:
    mirror = tools.ledger.mirror(scope, session, "conversation")
    assert mirror is not None
    return mirror


Damage = Callable[[Tools, str, Path], None]


def _changed(change: Callable[[Mirror], Mirror]) -> Damage:
    def damage(tools: Tools, scope: str, _home: Path) -> None:
        with tools.ledger.write(scope) as tx:
            tx.put_mirror(change(mirror_of(tools, scope, "s")))

    return damage


def _by_hand(statement: str) -> Damage:
    def damage(_tools: Tools, _scope: str, home: Path) -> None:
        with sqlite3.connect(home / "ledger.db") as db:
            assert db.execute(statement).rowcount > 0
        db.close()

    return damage


def _stray(tools: Tools, scope: str, _home: Path) -> None:
    first = tools.ledger.chunks(scope, "conversation", "s")[0]
    with tools.ledger.write(scope) as tx:
        tx.put_chunks([replace(first, hash=STRAY)])


DAMAGES: dict[str, tuple[Damage, str]] = {
    "a bullet is gone": (_changed(lambda mirror: replace(mirror, bullets=mirror.bullets[1:])), "cited by no bullet"),
    "every bullet is gone": (_changed(lambda mirror: replace(mirror, bullets=())), "cited by no bullet"),
    "what was stored is gone": (_by_hand("DELETE FROM chunks WHERE session = 's' AND seq IN (1, 2)"), "not stored"),
    "all that was stored is gone": (_by_hand("DELETE FROM chunks WHERE session = 's'"), "not stored"),
    "it begins too late": (_changed(lambda mirror: replace(mirror, flushed_to=mirror.flushed_to + 2)), "shortened away"),
    "a bullet cites what never was": (
        _changed(
            lambda mirror: replace(mirror, bullets=(replace(mirror.bullets[0], hashes=(STRAY,)), *mirror.bullets[1:])),
        ),
        "cited and not stored",
    ),
    "something is stored that no turn says": (_stray, "cited by no bullet"),
    "its bullets are not those that were written": (
        _by_hand("DELETE FROM bullets WHERE session = 's' AND place = 0"),
        "bullets",
    ),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_queue_is_told_and_made_again(opener: Opener, home: Path, damage: Damage, told: str) -> None:
    memory, me = opened(opener)
    talked(memory, me, "s")
    talked(memory, me, "other")
    tools, scope = memory._tools, me.principal.scope
    whole, other = mirror_of(tools, scope, "s"), mirror_of(tools, scope, "other")
    stored = tools.ledger.chunks(scope, "conversation", "s")
    damage(tools, scope, home)
    (found,) = [finding for finding in memory.doctor() if finding.name.startswith("short-term")]
    assert not found.ok
    assert told in found.detail
    assert found.fix == "souvenance doctor --repair"

    mending, *findings = memory.doctor(repair=True)
    assert mending.ok
    assert mending.detail == "the short-term queue of session 's' was made again from the turns"
    assert [finding.ok for finding in findings if finding.name.startswith("short-term")] == [True]
    again = mirror_of(tools, scope, "s")
    assert (again.bullets, again.flushed_to) == (whole.bullets, whole.flushed_to)  # words alone: as it came the first time
    assert again.generation > whole.generation
    assert tools.ledger.chunks(scope, "conversation", "s") == [replace(chunk, created_at=tools.clock()) for chunk in stored]
    assert mirror_of(tools, scope, "other") == other
    view = me.view("s")
    assert {turn.seq for turn in me.chunks("s")} | {item.seq for item in (*view.older, *view.recent)} == set(range(1, 41))
    assert mended(tools, scope) == ()


def test_a_sound_store_is_left_as_it_is(opener: Opener) -> None:
    memory, me = opened(opener)
    talked(memory, me, "s")
    tools, scope = memory._tools, me.principal.scope
    revision, whole = tools.ledger.revision(scope), mirror_of(tools, scope, "s")
    assert not any("repair" in finding.name for finding in memory.doctor(repair=True))
    assert (tools.ledger.revision(scope), mirror_of(tools, scope, "s")) == (revision, whole)
    assert looked_at(tools, "nobody").stored == looked_at(tools, "nobody").unsound == {}


def test_another_process_that_holds_the_queue_goes_on_with_the_mended_one(opener: Opener, home: Path) -> None:
    memory, me = opened(opener)
    talked(memory, me, "s")
    tools, scope = memory._tools, me.principal.scope
    _by_hand("DELETE FROM chunks WHERE session = 's' AND seq = 1")(tools, scope, home)
    second, other = opened(opener)
    before = other.view("s")
    memory.doctor(repair=True)
    assert other.view("s").generation == mirror_of(tools, scope, "s").generation != before.generation
    for n in range(41, 71):
        other.observe([NewTurn(text=f"Le train {n} est en retard, encore une fois.")], session="s")
    other.view("s")
    second.work_now()
    assert looked_at(tools, scope).unsound == {}


def test_stopped_in_the_middle_everything_is_within_reach_and_the_next_look_goes_on(opener: Opener) -> None:
    memory, me = opened(opener)
    talked(memory, me, "s")
    tools, scope = memory._tools, me.principal.scope
    whole = mirror_of(tools, scope, "s")
    begun_anew(tools, scope, "s", me.principal)
    assert looked_at(tools, scope).unsound == {}
    assert mirror_of(tools, scope, "s").bullets == ()
    again, other = opened(opener)
    view = other.view("s")
    assert view.tokens <= SMALL.x + SMALL.y
    assert view.waiting > 0
    again.work_now()
    assert mirror_of(tools, scope, "s").bullets == whole.bullets
    assert looked_at(tools, scope).unsound == {}


def test_tool_output_is_never_thrown_away(opener: Opener) -> None:
    memory, me = opened(opener)
    talked(memory, me, "s")
    tools, scope = memory._tools, me.principal.scope
    first = tools.ledger.chunks(scope, "conversation", "s")[0]
    given = Chunk(
        hash=first.hash, scope=scope, session="s", kind="context", seq=1, text="la page entière", origin="tool",
        author=first.author, audience="adult", created_at=tools.clock(),
    )  # fmt: skip
    with tools.ledger.write(scope) as tx:
        tx.put_chunks([given])
        tx.put_mirror(replace(mirror_of(tools, scope, "s"), bullets=()))
    assert mended(tools, scope) == ("s",)
    assert tools.ledger.chunks(scope, "context", "s") == [given]
