import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from souvenance.core.analyse import analyse
from souvenance.core.postings import term_key
from souvenance.errors import InputError, NotFound
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.types import Given, NewTurn

SECRETIVE = "My sister Quetzalina is allergic to walnuts."
TEA = "My tortoise Otto drinks green tea with honey."
OLD, HEIR = "The app Miette uses PostgreSQL", "We moved Miette from PostgreSQL to MySQL"
FRENCH = "J'habite à Xanthopolis-sur-Mère."
CHINESE = "我妹妹住在哈尔滨"


def bytes_of(home: Path) -> bytes:
    """Every byte of every file of the home; of the notes' folders their names too."""
    return b"\n".join([str(path).encode() + b"\n" + path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file()])


def standing(home: Path, *texts: str, language: str = "en") -> list[str]:
    """Which of some texts stand in some byte: as they are, in one case, as JSON writes them, as keys of their terms."""
    every = bytes_of(home)
    found = []
    for text in texts:
        forms = {text, text.lower(), text.upper(), json.dumps(text)[1:-1], json.dumps(text.lower())[1:-1]}
        raw = [form.encode() for form in forms] + [form.encode("utf-16-le") for form in forms]
        keys = [term_key(term).to_bytes(8, "little") for term in analyse(text, language).terms()]
        found += [text] if any(form in every for form in [*raw, *keys]) else []
    return found


@pytest.fixture
def lived(opener, clock):
    """A home in which things were said, remembered, noted, served and indexed."""
    memory = opener(ScriptedEmbedder())
    me = memory.as_principal("Lise")
    me.observe(
        [{"text": SECRETIVE}, {"role": "assistant", "text": "Walnuts, noted"}],
        session="s1",
        idempotency_key="key-by-Quetzalina",
    )
    me.observe([{"text": FRENCH}, {"text": CHINESE}], session="s2")
    me.observe([{"text": TEA}, {"text": "The weather is fine"}], session="tea")
    memory.work_now()
    me.add_note("Quetzalina visits on Sunday")
    me.add_note("Water the plants")
    me.context("who has an allergy?", session="s1")
    memory.index_now()
    return memory, me


def of(me, text):
    return next(memory.id for memory in me.memories(status="all") if memory.text == text)


def sound(memory):
    assert [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"] == []


def test_the_words_of_a_purged_session_stand_in_no_byte_of_the_home(lived, home):
    memory, me = lived
    assert standing(home, "Quetzalina", "walnuts") == ["Quetzalina", "walnuts"]
    counted = me.purge(session="s1", dry_run=True)
    receipt = me.purge(session="s1")
    assert {**receipt.counts, "index rows": 0} == {**counted.counts, "index rows": 0}
    assert receipt.clean
    assert (receipt.counts["turns"], receipt.counts["memories"], receipt.counts["sessions"]) == (2, 1, 1)
    assert standing(home, "Quetzalina", "walnuts", "noted") == []
    assert SECRETIVE.encode() not in bytes_of(home)
    assert "Water the plants" in [bullet.text for bullet in me.notes().standing.bullets]
    assert me.memories(status="all")
    sound(memory)
    again = me.purge(speaker="assistant")
    assert again.total == 0


def test_accents_and_chinese_go_as_english_does(lived, home):
    memory, me = lived
    me.purge(session="s2")
    assert standing(home, "Xanthopolis", "Mère", language="fr") == []
    assert standing(home, "哈尔滨", "妹妹", CHINESE, language="zh") == []
    assert [turn.text for turn in me.turns()][-1] == "The weather is fine"
    sound(memory)


def test_a_purged_scope_leaves_nothing_and_its_name_can_be_used_again(lived, home):
    memory, _ = lived
    receipt = memory.trust.remove_principal("Lise")
    assert receipt.clean
    assert standing(home, "Quetzalina", "Xanthopolis", "Lise", "Water the plants", "green tea") == []
    assert memory.as_principal("Lise").status().turns == 0
    assert not [path for path in (home / "notes").rglob("*") if path.is_file()]
    again = memory.as_principal("Lise")
    again.observe([{"text": SECRETIVE}], session="s1")
    memory.work_now()
    assert [m.text for m in again.memories()] == [SECRETIVE]
    again.add_note("A new page")
    assert again.recall("walnuts").hits
    sound(memory)


def test_a_purge_of_everything_leaves_who_it_was_and_nothing_that_was_said(lived, home):
    memory, me = lived
    before = me.principal
    counted = me.purge(everything=True, dry_run=True)
    receipt = me.purge(everything=True)
    assert (receipt.clean, receipt.counts.keys()) == (True, counted.counts.keys() | {"index rows"})
    assert not {"principals", "grants", "tokens", "scopes"} & receipt.counts.keys()
    assert standing(home, "Quetzalina", "Xanthopolis", "Water the plants", "green tea") == []
    assert me.principal == before
    assert me.status().turns == 0
    me.observe([{"text": SECRETIVE}], session="s1")
    memory.work_now()
    assert [m.text for m in me.memories()] == [SECRETIVE]
    me.add_note("A new page")
    assert me.recall("walnuts").hits
    sound(memory)


def test_another_scope_is_not_touched(lived):
    memory, me = lived
    otto = memory.as_principal("Otto")
    otto.observe([{"text": SECRETIVE}], session="s1")
    memory.work_now()
    me.purge(everything=True)
    assert [m.text for m in otto.memories()] == [SECRETIVE]
    assert otto.recall("walnuts").hits
    sound(memory)


def test_purging_a_memory_leaves_its_turns_unless_they_are_named_too(lived, home):
    memory, me = lived
    one = of(me, SECRETIVE)
    me.purge(one)
    assert one not in [m.id for m in me.memories(status="all")]
    assert [turn.text for turn in me.turns("s1")][0] == SECRETIVE
    assert one not in [judged.memory for judged in me.candidates(limit=None)]
    with pytest.raises(NotFound):
        me.why(one)
    sound(memory)


def test_purging_a_memory_with_its_sources_takes_its_words(lived, home):
    memory, me = lived
    receipt = me.purge(of(me, SECRETIVE), with_sources=True)
    assert receipt.counts["turns"] == 1
    assert standing(home, "Quetzalina") == []
    assert SECRETIVE.encode() not in bytes_of(home)
    assert [turn.text for turn in me.turns("s1")] == ["Walnuts, noted"]
    sound(memory)


def test_a_later_pass_does_not_bring_back_a_purged_memory_and_keeps_no_word_of_it(lived, clock):
    memory, me = lived
    me.purge(of(me, SECRETIVE))
    tools = memory._tools
    for job in me.jobs("done"):
        with tools.ledger.write(me.principal.scope) as tx:
            tx.put_job(replace(job, state="pending", due_at=clock()))
    memory.work_now()
    assert SECRETIVE not in [m.text for m in me.memories(status="all")]
    refused = [judged for judged in me.candidates(limit=None) if judged.rule == "settled: purged"]
    assert [judged.candidate.text for judged in refused] == ["(purged)"]


def test_what_is_said_again_after_a_purge_is_news(lived, clock):
    memory, me = lived
    me.purge(of(me, SECRETIVE))
    clock.now = clock.now.replace(hour=21)
    me.observe([{"text": SECRETIVE}], session="s9")
    memory.work_now()
    assert SECRETIVE in [m.text for m in me.memories()]


def test_a_file_that_is_imported_again_does_not_bring_back_what_was_purged(memory, me):
    at = datetime(2026, 1, 5, tzinfo=UTC)
    items = [Given(where=str(i), session="old", turn=NewTurn(text=f"turn number {i} of the file", at=at)) for i in range(5)]
    me.import_turns(items)
    me.purge(when="2026-01", speaker="Lise")
    report = me.import_turns(items)
    assert (report.added, report.known) == (0, 0)
    assert report.mended == {"turns that were purged, not taken in again": 5}
    me.purge(everything=True)
    assert me.import_turns(items).added == 5


def test_a_memory_that_others_support_too_stays_without_the_purged_turn(memory, me):
    me.observe([{"text": TEA}], session="one")
    memory.work_now()
    me.observe([{"text": TEA}], session="two")
    memory.work_now()
    [before] = me.memories()
    assert len(before.sources) == 2
    me.purge(session="two")
    [after] = me.memories()
    assert after.sources == before.sources[:1]
    sound(memory)


def test_a_time_range_that_is_not_understood_is_refused(lived):
    _memory, me = lived
    with pytest.raises(InputError, match="no single stretch of time"):
        me.purge(when="around the time we met Zelda")
    assert me.status().turns == 6


@pytest.mark.parametrize("wrong", [{}, {"everything": True, "session": "s1"}, {"session": "s1", "with_sources": True}])
def test_what_is_not_clearly_named_is_refused(lived, wrong):
    _, me = lived
    with pytest.raises(InputError):
        me.purge(**wrong)
    assert me.status().turns == 6


def test_what_took_the_place_of_a_memory_may_be_purged(memory, me, clock):
    me.remember(OLD)
    clock.now = clock.now.replace(hour=21)
    heir = me.remember(HEIR).memory
    me.purge(heir.id, with_sources=True)
    [old] = me.memories(status="all")
    assert (old.text, old.status, old.superseded_by) == (OLD, "superseded", None)
    found = me.why(old.id)
    assert found.heir is None
    assert not any("MySQL" in event.why for event in found.events)
    undone = me.undo(next(event.id for event in found.events if event.what == "superseded"))
    assert undone[1].status == "active"


def test_turns_that_come_after_a_purge_of_the_last_ones_are_found(lived):
    memory, me = lived
    me.purge(session="tea")
    me.observe([{"text": "The badger sleeps"}], session="tea")
    assert me.recall("badger").hits[0].turn.text == "The badger sleeps"
    assert me.show(me.turns()[-1].id).seq == 1
    sound(memory)
    me.purge(session="s1")
    me.observe([{"text": "The heron sleeps"}], session="s2")
    assert [turn.seq for turn in me.turns("s2")] == [1, 2, 3]
    sound(memory)


def test_a_session_that_lost_its_first_turn_has_another_title(lived):
    memory, me = lived
    me.purge(of(me, TEA), with_sources=True)
    header = next(session for session in me.sessions() if session.id == "tea")
    assert header.title == "The weather is fine"
    sound(memory)


def test_another_open_store_sees_a_purge_at_once(lived, opener):
    _, me = lived
    other = opener(ScriptedEmbedder())
    lise = other.as_principal("Lise")
    assert lise.recall("walnuts").hits
    assert len(lise.memories()) == len(me.memories())
    me.purge(session="s1")
    assert not [hit for hit in lise.recall("walnuts", weak=True).hits if "Quetzalina" in hit.turn.text]
    assert [m.id for m in lise.memories()] == [m.id for m in me.memories()]
    assert "Quetzalina" not in lise.context("who has an allergy?", session="s1").render()
    lise.remember("I live in Brest")
    sound(other)


def test_a_job_that_read_what_is_purged_writes_nothing(lived, clock):
    memory, me = lived
    me.observe([{"text": "My cousin Ulyxandra plays the harp."}], session="s1")

    class Slow:
        name = "slow"

        def reflect(self, exchange):
            from souvenance.engine.reflectors import BY_WORDS

            read = BY_WORDS.reflect(exchange)
            me.purge(session="s1")
            return read

    memory.reflector = Slow()
    memory.work_now()
    assert not any("Ulyxandra" in m.text for m in me.memories(status="all"))


def test_a_receipt_holds_no_word_and_says_what_is_out_of_reach(lived):
    _, me = lived
    receipt = me.purge(speaker="lise", when="2026-02-11")
    assert receipt.by == "turns"
    assert "Quetzalina" not in repr(receipt)
    assert len(receipt.digest) == 32
    assert "backups" in receipt.out_of_reach[0]


def test_a_store_in_memory_has_nothing_to_purge(lived):
    _memory, me = lived
    me._tools = replace(me._tools, tables=None)
    from souvenance.errors import StoreError

    with pytest.raises(StoreError, match="in memory"):
        me.purge(session="s1")
