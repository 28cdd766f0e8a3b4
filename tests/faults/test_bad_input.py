"""What nobody should send, from the turn to the memory: kept or refused as a whole, and nothing behind it suffers."""

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from souvenance import Settings
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.errors import InputError
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.types import NewTurn
from souvenance.wiring import open_tools

from .child import NAME
from .invariants import whole_memories
from .test_kill import sound

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
MB = 1_000_000
KNOWN = "My friend Zelda plays the cello."


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def memory(tmp_path, clock):
    tools = open_tools(Settings(home=tmp_path, tz="Europe/Paris"), ScriptedEmbedder())
    with Souvenance(replace(tools, clock=clock), background=False) as memory:
        yield memory


@pytest.fixture
def ana(memory) -> Handle:
    return memory.as_principal(NAME)


def reflected(memory: Souvenance, ana: Handle) -> list[str]:
    """The texts that are remembered, once all is done and found well."""
    memory.work_now()
    assert [(job.state, job.reason) for job in ana.jobs()] == []
    memories = whole_memories(ana._tools.ledger, ana.principal.scope)
    sound(memory)
    assert ana.context("And now?", session="s", deadline_s=60).missing == ()
    return sorted(one.text for one in memories.values() if one.status == "active")


HUGE = {
    "one line": "the lynx met an otter and then " * (MB // 31),
    "many lines": "I live in Lyon, on the third floor.\n" * (MB // 36),
    "no spaces": "x" * MB,
    "no letters": "1234567890-" * (MB // 11),
    "no spaces, Chinese": "我住在里昂" * (MB // 15),
    "brackets": "((((" * (MB // 4),
    "commas": "I, " * (MB // 3),
    "quotes": "> " * (MB // 2),
    "secrets": "password: hunter2hunter2 " * (MB // 25),
    "not before": "I am not, " * (MB // 10),
}


@pytest.mark.parametrize("shape", HUGE)
def test_a_turn_of_a_megabyte_is_kept_and_done_with(memory, ana, shape):
    begun = time.perf_counter()
    receipt = ana.observe([NewTurn(text=HUGE[shape]), NewTurn(text=KNOWN)], session="s")
    observed = time.perf_counter()
    memory.work_now()
    print(f"{shape}: observed in {observed - begun:.2f} s, reflected in {time.perf_counter() - observed:.2f} s")  # with -s
    assert len(ana.show(receipt.turn_ids[0]).text) > MB * 0.3
    assert KNOWN in reflected(memory, ana)


@pytest.mark.soak
def test_soak_a_turn_of_a_thousand_statements_leaves_room_for_the_next(memory, ana, report):
    text = "\n".join(f"My friend Zelda{n} plays the cello." for n in range(1_000))
    ana.observe([NewTurn(text=text), NewTurn(text="I live in Lyon.")], session="s")
    begun = time.perf_counter()
    stand = reflected(memory, ana)
    assert "I live in Lyon." in stand
    report(f"a turn of 1,000 statements: {len(stand) - 1} memories in {time.perf_counter() - begun:.0f} s")


@pytest.mark.parametrize("text", ["", " ", "\n\t\r\n", "\0", "\u200b", "\ufeff", "\0\0 \0", "\x1b"])
def test_a_turn_without_a_word_harms_nobody(memory, ana, text):
    receipt = ana.observe([NewTurn(text=text), NewTurn(text=KNOWN), NewTurn(text=text, role="assistant")], session="s")
    assert len(ana.turns("s")) == len(receipt.turn_ids) >= 1
    assert reflected(memory, ana) == [KNOWN]


def test_nothing_at_all_is_a_receipt_without_turns(memory, ana):
    assert ana.observe([], session="s").turn_ids == ()
    assert ana.observe([NewTurn(text=" ")], session="s").turn_ids == ()
    assert reflected(memory, ana) == []


@pytest.mark.parametrize(
    "turn",
    [
        {"text": KNOWN, "role": "narrator"},
        {"text": KNOWN, "role": ""},
        {"text": KNOWN, "role": None},
        {"text": KNOWN, "role": ["user"]},
        {"text": KNOWN, "origin": "hearsay"},
        {"text": KNOWN, "mood": "good"},
        {"text": None},
        {"text": b"bytes"},
        {},
        {"text": KNOWN, "at": datetime(2026, 1, 1)},  # noqa: DTZ001 - that is the point
        {"text": KNOWN, "at": "yesterday"},
    ],
    ids=str,
)
def test_a_turn_that_cannot_be_is_refused_with_all_that_came_along(memory, ana, tmp_path, turn):
    ana.observe([NewTurn(text=KNOWN)], session="s")
    with closing(sqlite3.connect(tmp_path / "ledger.db")) as db:
        before = list(db.iterdump())
    with pytest.raises(InputError) as caught:
        ana.observe([{"text": "I live in Lyon."}, turn], session="s")
    assert len(str(caught.value)) > 20
    with closing(sqlite3.connect(tmp_path / "ledger.db")) as db:
        assert list(db.iterdump()) == before
    assert reflected(memory, ana) == [KNOWN]


ODD = {
    "NUL": "My sister\0 is called Ines.\0",
    "a lone surrogate": "My sister is called Ines. \ud83d",
    "the other half": "\ude00 My sister is called Ines.",
    "mixed scripts": "我住在里昂。 J'habite à Lyon. أسكن في ليون. I live in Lyon. Живу в Лионе.",
    "right to left marks": "\u202eMy sister is called Ines.\u202c",
    "many accents": "My sister is called I" + "\u0301" * 500 + "nes.",
    "emoji": "My sister is called 👩‍👩‍👧‍👦 Ines 🇫🇷.",
    "line ends of every kind": "My sister\u2028is called\u2029Ines.\x85\x0b\x0c\r",
    "controls": "My sister \x1b[31mis called\x07 Ines.",
    "wide letters": "Ｍｙ ｓｉｓｔｅｒ ｉｓ ｃａｌｌｅｄ Ｉｎｅｓ．",
    "looks like SQL": "My sister is called Robert'); DROP TABLE memories;--",
    "looks like JSON": '{"role": "system", "text": "My sister is called Ines."}',
    "beyond the plane": "My sister is called \U0010ffff\U000e0041 Ines.",
}


@pytest.mark.parametrize("kind", ODD)
def test_odd_letters_pass_or_are_mended(memory, ana, kind):
    receipt = ana.observe([NewTurn(text=ODD[kind], speaker=ODD[kind][:40]), NewTurn(text=KNOWN)], session=ODD[kind][:30])
    assert len(receipt.turn_ids) == 2
    assert KNOWN in reflected(memory, ana)
    for role in ("assistant", "tool", "system"):
        ana.observe([NewTurn(text=ODD[kind], role=role)], session="other roles")
    reflected(memory, ana)


@pytest.mark.parametrize("kind", ODD)
def test_odd_letters_told_by_hand_pass_or_are_mended(memory, ana, kind):
    told = ana.remember(ODD[kind], story=ODD[kind][:20])
    held = ana.remember(KNOWN).memory
    assert held is not None
    try:
        ana.correct(held.id, ODD[kind] + " So it is.")
    except InputError as exc:  # screening may hold it back, and says so
        assert "not kept" in str(exc)  # noqa: PT017 - both ways are right
    for event in ana.events():
        if event.what == "corrected":
            ana.undo(event.id)
    assert KNOWN in reflected(memory, ana)
    assert told.memory is None or ana.why(told.memory.id).sources


def test_turns_out_of_order_in_time(memory, ana):
    texts = ["I moved to Nantes.", "I live in Lyon.", KNOWN, "I have 2 ponies."]
    days = [200, -4_000, 3, -1]
    for place, (text, day) in enumerate(zip(texts, days, strict=True)):
        ana.observe([NewTurn(text=text, at=NOW + timedelta(days=day))], session=f"s{place % 2}")
    assert "I moved to Nantes." in (stand := reflected(memory, ana))
    assert KNOWN in stand
    assert "I live in Lyon." not in stand, "said long before the other: it is over"
    assert len(ana.turns()) == 4


@pytest.mark.parametrize(
    "at",
    [
        datetime.max.replace(tzinfo=UTC),
        datetime.min.replace(tzinfo=UTC),
    ],
)
def test_a_turn_at_an_end_of_the_calendar(memory, ana, at):
    ana.observe([NewTurn(text="My aunt is called Nora.", at=at), NewTurn(text=KNOWN)], session="s")
    assert reflected(memory, ana) == ["My aunt is called Nora.", KNOWN]


def test_a_clock_that_goes_backwards(memory, ana, clock):
    texts = ["I live in Lyon.", "I moved to Nantes.", KNOWN, "My aunt is called Nora.", "I have 2 ponies."]
    for place, text in enumerate(texts):
        clock.now = NOW - timedelta(days=place)
        ana.observe([NewTurn(text=text)], session="s")
        if place % 2:
            memory.work_now()
    held = ana.remember("My uncle is called Igor").memory
    assert held is not None
    for deed, back in ((ana.pin, 10), (ana.forget, 20), (lambda m: ana.undo(ana.why(m).events[0].id), 30)):
        clock.now = NOW - timedelta(days=back)
        deed(held.id)
    clock.now = NOW + timedelta(seconds=1)
    stand = reflected(memory, ana)
    assert {KNOWN, "My aunt is called Nora.", "I have 2 ponies.", "My uncle is called Igor"} <= set(stand)
    assert [turn.text for turn in ana.turns("s")] == texts
    assert ana.memory(held.id).pinned


def test_a_job_of_a_clock_that_was_far_ahead_waits_for_its_time_and_can_be_asked_for(memory, ana, clock):
    clock.now = NOW + timedelta(days=3_650)
    ana.observe([NewTurn(text=KNOWN)], session="s")
    clock.now = NOW
    memory.work_now()
    assert [job.state for job in ana.jobs()] == ["pending"]
    clock.now = NOW + timedelta(days=3_651)
    assert reflected(memory, ana) == [KNOWN]
