"""The transcript around a turn, a memory or a session."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from souvenance import Handle, NewTurn
from souvenance.errors import Ambiguous, InputError, NotFound


@pytest.fixture
def talk(me: Handle) -> Handle:
    at = datetime(2026, 2, 8, 9, tzinfo=UTC)
    turns = [NewTurn(text=f"line {n}", at=at + timedelta(minutes=n), id=f"t{n:02}") for n in range(1, 41)]
    turns[4] = NewTurn(text="Rain all week.", at=turns[4].at, id="t05", role="tool", speaker="weather")
    turns[5] = NewTurn(text="my password: hunter2", at=turns[5].at, id="t06")
    me.observe(turns, session="long")
    me.observe([NewTurn(text="elsewhere", id="u1")], session="other")
    return me


def ids(me: Handle, ref: str, **more: int) -> list[list[str]]:
    return [[turn.id for turn in excerpt.turns] for excerpt in me.open_source(ref, **more).excerpts]


def test_a_turn_is_shown_with_what_stands_around_it(talk: Handle) -> None:
    assert ids(talk, "t20") == [[f"t{n:02}" for n in range(10, 31)]]
    assert ids(talk, "t20", around=1) == [["t19", "t20", "t21"]]
    assert ids(talk, "t20", around=0) == [["t20"]]
    assert ids(talk, "t02", around=3) == [["t01", "t02", "t03", "t04", "t05"]]
    assert ids(talk, "u1", around=200) == [["u1"]]
    found = talk.open_source("t20")
    assert (found.ref, found.kind, found.memory, found.missing) == ("t20", "turn", None, ())
    assert found.excerpts[0].marked == {"t20"}


def test_the_text_marks_the_turn_masks_secrets_and_keeps_tools_apart(talk: Handle) -> None:
    text = talk.open_source("t06", around=2).render()
    speech, material = text.split("\n\n")
    assert "| → 2026-02-08 10:06" in speech
    assert text.count("→") == 1
    assert "hunter2" not in text
    assert "Rain" in material
    assert "Rain" not in speech


def test_a_session_is_shown_whole(talk: Handle) -> None:
    found = talk.open_source("long")
    assert found.kind == "session"
    assert len(found.excerpts[0].turns) == 40
    assert "→" not in found.render()
    assert ids(talk, "oth") == [["u1"]]


def test_a_memory_is_shown_where_it_was_said(me: Handle) -> None:
    from souvenance.engine.source import _around

    at = datetime(2026, 2, 8, 9, tzinfo=UTC)
    me.observe([NewTurn(text=f"line {n}", at=at, id=f"t{n:02}") for n in range(1, 41)], session="a")
    tools = me._tools
    turns = tools.ledger.turns(me.principal.scope, ["t05", "t08", "t30"])
    pieces = [[turn.id for turn in piece] for piece in _around(tools, turns.values(), 2)]
    assert pieces == [[f"t{n:02}" for n in range(3, 11)], ["t28", "t29", "t30", "t31", "t32"]]
    kept = me.remember("I am allergic to hazelnuts.").memory
    found = me.open_source(kept.id)
    assert (found.kind, found.memory) == ("memory", replace(kept, accesses=1))  # it was opened
    assert found.missing == ()
    assert [excerpt.marked for excerpt in found.excerpts] == [set(kept.sources)]
    assert "→" in found.render()


def test_what_is_not_there_or_out_of_range_is_refused(talk: Handle) -> None:
    for around in (-1, 201):
        with pytest.raises(InputError, match="0 to 200"):
            talk.open_source("t20", around=around)
    for ref in ("nothing", ""):
        with pytest.raises(NotFound):
            talk.open_source(ref)
    with pytest.raises(Ambiguous):
        talk.open_source("t2")
