"""What a person does by hand, and takes back."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from souvenance import NewTurn
from souvenance.core import book
from souvenance.core.prepared import prepared
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.settling import ready
from souvenance.errors import Ambiguous, Conflict, InputError, NotFound
from souvenance.types import Turn

from .conftest import Clock, Opener
from .scripted import Scripted, candidate, word_for_word


def test_what_is_remembered_rests_on_a_turn_that_is_found(me: Handle) -> None:
    done = me.remember("Ma sœur s'appelle Inès")
    assert done.decision.outcome == "kept"
    assert done.memory is not None
    assert done.memory.subject == "Lise"
    assert me.why(done.memory.id).sources[0].text == "Ma sœur s'appelle Inès"
    assert me.recall("Inès").hits[0].turn.id == done.memory.sources[0]
    assert me.jobs() == []  # it is remembered already
    assert me.reflect() == 0


def test_the_same_again_is_known(me: Handle) -> None:
    first = me.remember("Ma sœur s'appelle Inès").memory
    again = me.remember("ma soeur s'appelle Inès")
    assert again.decision.outcome == "merged"
    assert again.memory is not None
    assert first is not None
    assert again.memory.id == first.id
    assert len(me.memories(status="all")) == 1


def test_a_memory_is_read_once_and_not_once_a_process(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    kept = [me.remember(f"Le casier {n} est à mon cousin {name}").memory for n, name in enumerate(("Léo", "Paul", "Marc"))]
    assert kept[0] is not None
    me.correct(kept[0].id, "Le casier 12 est à ma cousine")
    memory.close()
    read: list[str] = []
    monkeypatch.setattr(book, "prepared", lambda text, language: read.append(text) or prepared(text, language))
    me = opener().as_principal("Lise")
    again = me.remember("le casier 1 est à mon cousin paul")
    assert again.decision.outcome == "merged"
    assert "Le casier 1 est à mon cousin Paul" in read  # its twin, to the letter
    assert not any("Marc" in text or "Léo" in text for text in read)
    assert me.remember("le casier 12 est à ma cousine").decision.outcome == "merged"


def test_a_store_whose_memories_were_never_read_is_read_and_kept(opener: Opener, home: Path) -> None:
    memory = opener()
    memory.as_principal("Lise").remember("J'ai deux chats")
    memory.close()
    with sqlite3.connect(home / "ledger.db") as db:
        db.execute("UPDATE memories SET found_by = NULL")
    db.close()
    me = opener().as_principal("Lise")
    assert me.remember("j'ai deux chats !").decision.outcome == "merged"
    with sqlite3.connect(home / "ledger.db") as db:
        assert db.execute("SELECT count(*) FROM memories WHERE found_by IS NULL").fetchone() == (0,)
    db.close()


def test_a_short_statement_is_read_in_its_own_language_and_ends_what_it_contradicts(opener: Opener, clock: Clock) -> None:
    memory = opener(language="en")
    me = memory.as_principal("Lise")
    first = me.remember("J'aime le jazz").memory
    clock.now += timedelta(days=1)
    done = me.remember("Je n'aime plus le jazz")
    assert first is not None
    assert [ended.id for ended in done.ended] == [first.id]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("  \n", "empty"),
        ("x" * 4_001, "4,000"),
        ("Mon mot de passe est hunter2!", "secret"),
        ("\0", "empty|nothing"),
    ],
)
def test_what_cannot_be_kept_leaves_nothing(me: Handle, text: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        me.remember(text)
    assert me.turns() == []
    assert me.memories(status="all") == []


def test_an_unknown_kind_is_refused(me: Handle) -> None:
    with pytest.raises(InputError, match="no kind"):
        me.remember("J'aime le thé", kind="hobby")  # type: ignore[arg-type]


def test_a_correction_keeps_the_old_words_in_the_history(me: Handle) -> None:
    memory = me.remember("Mon frère habite à Brest").memory
    assert memory is not None
    after = me.correct(memory.id, "Mon frère habite à Quimper")
    assert after.id == memory.id
    assert [m.text for m in me.memories()] == ["Mon frère habite à Quimper"]
    event = me.why(memory.id).events[0]
    assert (event.what, event.before["text"]) == ("corrected", "Mon frère habite à Brest")
    _, back, _ = me.undo(event.id)
    assert back.text == "Mon frère habite à Brest"


def test_a_correction_that_would_make_a_twin_is_refused(me: Handle) -> None:
    me.remember("Mon frère habite à Brest")
    other = me.remember("Ma chatte a trois ans").memory
    assert other is not None
    with pytest.raises(Conflict, match="says so already"):
        me.correct(other.id, "Mon frère habite à Brest")
    assert {m.text for m in me.memories()} == {"Mon frère habite à Brest", "Ma chatte a trois ans"}


def test_forget_hides_and_undo_brings_back(me: Handle) -> None:
    memory = me.remember("Mon frère habite à Brest", pin=True).memory
    assert memory is not None
    me.forget(memory.id)
    assert me.memories() == []
    assert "Brest" not in me.context("Brest ?", session="s").render()
    assert [m.id for m in me.memories(status="forgotten")] == [memory.id]
    event = me.why(memory.id).events[0]
    me.undo(event.id)
    found = me.memories()[0]
    assert (found.status, found.pinned) == ("active", True)
    with pytest.raises(Conflict, match="already"):
        me.undo(event.id)


def test_a_forgotten_memory_does_not_come_back_from_its_old_turns(memory: Souvenance, me: Handle, clock: Clock) -> None:
    memory.reflector = Scripted(word_for_word)
    me.observe([NewTurn(text="Mon frère habite à Brest.")], session="s1")
    memory.work_now()
    held = me.memories()[0]
    clock.now += timedelta(hours=1)
    me.forget(held.id)
    scope, tools = me.principal.scope, memory._tools
    with tools.ledger.write(scope) as tx:
        job = tools.ledger.jobs(scope, ("done",))[0]
        values = {f: getattr(job, f) for f in job.__dataclass_fields__} | {"state": "pending", "id": "j_again"}
        tx.put_job(type(job)(**values))
    memory.work_now()
    assert me.memories() == []
    assert me.candidates()[0].rule == "settled"


def test_undo_refuses_what_later_changes_would_lose(me: Handle) -> None:
    memory = me.remember("Mon frère habite à Brest").memory
    assert memory is not None
    me.correct(memory.id, "Mon frère habite à Quimper")
    me.correct(memory.id, "Mon frère habite à Lorient")
    later, earlier = [e for e in me.why(memory.id).events if e.what == "corrected"]
    with pytest.raises(Conflict, match=later.id):
        me.undo(earlier.id)
    me.undo(later.id)
    me.undo(earlier.id)
    assert me.memories()[0].text == "Mon frère habite à Brest"


def test_undo_of_a_revival_that_meets_a_twin_reinforces_it(me: Handle, clock: Clock) -> None:
    first = me.remember("Mon frère habite à Brest").memory
    assert first is not None
    me.forget(first.id)
    clock.now += timedelta(days=1)
    second = me.remember("Mon frère habite à Brest").memory
    assert second is not None
    assert second.id != first.id
    forgotten = me.why(first.id).events[0]
    _, stands, note = me.undo(forgotten.id)
    assert stands.id == second.id
    assert second.id in note
    assert len(me.memories()) == 1


def test_undoing_a_creation_gives_back_what_it_had_replaced(memory: Souvenance, me: Handle, clock: Clock) -> None:
    old = me.remember("L'appli Miette utilise PostgreSQL").memory
    clock.now += timedelta(days=1)
    done = me.remember("On a migré Miette de PostgreSQL vers MySQL")
    assert old is not None
    assert done.memory is not None
    assert [m.id for m in done.ended] == [old.id]
    why = me.why(old.id)
    assert why.heir is not None
    assert why.heir.id == done.memory.id
    created = next(e for e in me.why(done.memory.id).events if e.what == "created")
    me.undo(created.id)
    assert [m.id for m in me.memories()] == [old.id]
    assert me.memories()[0].superseded_by is None


def test_undoing_a_correction_never_makes_a_twin(me: Handle) -> None:
    first = me.remember("Mon frère habite à Brest").memory
    assert first is not None
    me.correct(first.id, "Ma chatte a trois ans")
    second = me.remember("Mon frère habite à Brest").memory
    assert second is not None
    with pytest.raises(Conflict, match=f"{second.id} says so already"):
        me.undo(me.why(first.id).events[0].id)
    assert {m.text for m in me.memories()} == {"Mon frère habite à Brest", "Ma chatte a trois ans"}


def test_what_is_given_back_and_was_said_again_meanwhile_stands_once(me: Handle, clock: Clock) -> None:
    old = me.remember("L'appli Miette utilise PostgreSQL").memory
    clock.now += timedelta(days=1)
    heir = me.remember("On a migré Miette de PostgreSQL vers MySQL").memory
    clock.now += timedelta(days=1)
    again = me.remember("L'appli Miette utilise PostgreSQL").memory
    assert old is not None
    assert heir is not None
    assert again is not None
    assert again.id != old.id
    me.undo(next(e for e in me.why(heir.id).events if e.what == "created").id)
    assert [m.id for m in me.memories()] == [again.id]
    assert me.why(again.id).events[0].what == "reinforced"


def test_undoing_a_supersession_lets_both_hold(me: Handle, clock: Clock) -> None:
    old = me.remember("L'appli Miette utilise PostgreSQL").memory
    clock.now += timedelta(days=1)
    me.remember("On a migré Miette de PostgreSQL vers MySQL")
    assert old is not None
    me.undo(next(e for e in me.why(old.id).events if e.what == "superseded").id)
    assert len(me.memories()) == 2


def test_as_of_takes_what_recall_takes_and_refuses_what_has_no_zone(me: Handle, clock: Clock) -> None:
    me.remember("J'habite à Brest")
    assert (
        len(me.memories(as_of="aujourd'hui"))
        == len(me.memories(as_of="today"))
        == len(me.memories(as_of=clock.now.date()))
        == 1
    )
    assert me.memories(as_of="hier") == []
    for wrong in ("soon", datetime(2026, 1, 1)):  # noqa: DTZ001 - what must be refused
        with pytest.raises(InputError, match="as_of"):
            me.memories(as_of=wrong)


def test_as_of_answers_by_when_it_was_true(me: Handle, clock: Clock) -> None:
    me.remember("L'appli Miette utilise PostgreSQL")
    between = clock.now + timedelta(hours=1)
    clock.now += timedelta(days=1)
    me.remember("On a migré Miette de PostgreSQL vers MySQL")
    assert [m.text for m in me.memories(as_of=between)] == ["L'appli Miette utilise PostgreSQL"]
    assert [m.text for m in me.memories(as_of=clock.now)] == ["On a migré Miette de PostgreSQL vers MySQL"]


def test_what_was_said_late_is_history_and_not_news(memory: Souvenance, me: Handle, clock: Clock) -> None:
    """An import of old turns after the change: the old fact is kept, and does not stand beside the new one."""
    memory.reflector = Scripted(word_for_word)
    me.observe([NewTurn(text="On a migré Miette de PostgreSQL vers MySQL.")], session="s2")
    memory.work_now()
    old = NewTurn(text="L'appli Miette utilise PostgreSQL.", at=datetime(2025, 1, 1, tzinfo=UTC))
    me.observe([old], session="s1")
    memory.work_now()
    assert [m.text for m in me.memories()] == ["On a migré Miette de PostgreSQL vers MySQL."]
    assert [m.text for m in me.memories(status="superseded")] == ["L'appli Miette utilise PostgreSQL."]


def test_many_old_mentions_give_way_to_one_remark(memory: Souvenance, me: Handle, clock: Clock) -> None:
    memory.reflector = Scripted(word_for_word)
    mentions = [
        f"Le service {name} de Miette tourne sur PostgreSQL." for name in ["alpha", "bravo", "charlie", "delta", "echo"]
    ]
    mentions += [f"La base de Miette est PostgreSQL {n}." for n in ("en prod", "en test", "chez nous")]
    for place, text in enumerate(mentions):
        me.observe([NewTurn(text=text)], session=f"s{place}")
    memory.work_now()
    clock.now += timedelta(days=1)
    me.observe([NewTurn(text="Au fait, on a quitté PostgreSQL : Miette est passée sur MySQL.")], session="late")
    memory.work_now()
    gone = me.memories(status="superseded")
    assert len(gone) >= 6, [m.text for m in me.memories()]


def test_pins_have_a_seat_and_an_anchor(me: Handle) -> None:
    memory = me.remember("Je suis allergique aux noix").memory
    assert memory is not None
    me.pin(memory.id)
    me.pin(memory.id)
    assert me.context("?", session="s").selection.seats[0].passed == "pinned"
    assert [anchor.text for anchor in me.anchors()] == ["Je suis allergique aux noix"]
    me.unpin(memory.id)
    assert me.anchors() == []
    assert me.anchors(retired=True)[0].retired_because


def test_reinforced_once_a_session(memory: Souvenance, me: Handle) -> None:
    memory.reflector = Scripted(lambda turns: [candidate(turn, confidence=0.7) for turn in turns])
    for session in ("s1", "s1", "s2", "s2", "s3"):
        me.observe([NewTurn(text="Je bois du thé vert le matin.")], session=session)
        memory.work_now()
    found = me.memories(status="all")
    assert len(found) == 1
    assert found[0].confidence == pytest.approx(0.9)
    assert found[0].ranked_at == me.why(found[0].id).sources[0].at
    assert len([e for e in me.events(limit=None) if e.what == "reinforced"]) == 2


def test_ids_are_taken_by_their_beginning_and_only_in_their_scope(opener: Opener) -> None:
    memory = opener()
    lise, noe = memory.as_principal("Lise"), memory.as_principal("Noé")
    held = lise.remember("Mon frère habite à Brest").memory
    assert held is not None
    assert lise.memory(held.id[:20]).id == held.id
    for verb in (noe.forget, noe.pin, noe.why, noe.memory, lambda i: noe.correct(i, "x y z")):
        with pytest.raises(NotFound):
            verb(held.id)
    lise.remember("Ma chatte a trois ans")
    with pytest.raises(Ambiguous):
        lise.memory("m_")


def test_an_expired_memory_leaves_without_a_pass(me: Handle, clock: Clock) -> None:
    me.remember("J'ai rendez-vous chez le dentiste vendredi")
    assert "dentiste" in me.context("?", session="s").render()
    clock.now += timedelta(days=10)
    assert "dentiste" not in me.context("?", session="s").render()
    assert [m.status for m in me.memories(status="expired")] == ["expired"]
    assert me.memories() == []
    me.remember("J'ai rendez-vous chez le dentiste vendredi")  # another Friday: not the same appointment
    assert len(me.memories()) == 1


@pytest.fixture
def disputing(me: Handle, clock: Clock) -> tuple[str, str]:
    """Two memories that cannot both hold, the older first."""
    one = me.remember("Le train de Nora part à 8 h").memory
    clock.now += timedelta(hours=1)
    other = me.remember("Le train de Nora part à 9 h").memory
    assert one is not None
    assert other is not None
    assert len(me.disputes()) == 1
    return one.id, other.id


def test_a_dispute_ends_when_the_beginning_of_one_side_is_undone(me: Handle, disputing: tuple[str, str]) -> None:
    one, other = disputing
    me.undo(next(e for e in me.why(other).events if e.what == "created").id)
    assert not me.memory(one).disputed


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("deed", ["forget", "correct"])
def test_a_dispute_is_there_again_when_what_ended_it_is_undone(
    me: Handle, disputing: tuple[str, str], side: int, deed: str
) -> None:
    gone = disputing[side]
    if deed == "forget":
        me.forget(gone)
    else:
        me.correct(gone, "Ma chatte a trois ans")
    assert not any(me.memory(memory).disputed for memory in disputing)
    me.undo(me.why(gone).events[0].id)
    assert all(me.memory(memory).disputed for memory in disputing)
    assert len(me.disputes()) == 1


@pytest.mark.parametrize("both", [True, False])
def test_a_settlement_is_undone_on_both_sides(me: Handle, disputing: tuple[str, str], both: bool) -> None:
    one, other = disputing
    me.settle(other, both=both)
    assert me.disputes() == []
    me.undo(me.why(one).events[0].id)
    assert all(me.memory(memory).disputed for memory in disputing)
    assert len(me.disputes()) == 1


def test_a_dispute_that_another_process_has_ended_cannot_be_settled(
    memory: Souvenance, me: Handle, disputing: tuple[str, str], opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = disputing
    ledger = type(memory._tools.ledger)
    real = ledger.write

    def meanwhile(self: object, scope: str) -> object:
        monkeypatch.setattr(ledger, "write", real)
        opener().as_principal("Lise").forget(one)
        return real(self, scope)  # type: ignore[arg-type]

    monkeypatch.setattr(ledger, "write", meanwhile)
    with pytest.raises(Conflict, match="in no dispute"):
        me.settle(other)
    assert me.memory(one).status == "forgotten"


def test_confirmations_that_were_taken_back_hold_no_anchor(memory: Souvenance, me: Handle) -> None:
    memory.reflector = Scripted(word_for_word)
    for session in ("s1", "s2", "s3", "s4"):
        me.observe([NewTurn(text="J'ai un chat roux.")], session=session)
        memory.work_now()
    assert len(me.anchors()) == 1
    for event in me.why(me.memories()[0].id).events:
        if event.what == "reinforced":
            me.undo(event.id)
    assert me.anchors() == []


def test_what_is_forgotten_never_held(me: Handle, clock: Clock) -> None:
    kept = me.remember("J'ai un chat roux").memory
    assert kept is not None
    clock.now += timedelta(days=2)
    assert len(me.memories(as_of=clock.now - timedelta(days=1))) == 1
    me.forget(kept.id)
    assert me.memories(as_of=clock.now - timedelta(days=1)) == []


@pytest.mark.parametrize(("audiences", "audience"), [("c", "child"), ("a", "adult"), ("ca", "adult")])
def test_who_may_read_what_rests_on_whom(memory: Souvenance, me: Handle, audiences: str, audience: str) -> None:
    said = zip(_two_turns(me), audiences, strict=False)
    turns = [replace(turn, audience="child" if who == "c" else "adult") for turn, who in said]
    told = candidate(turns[0], sources=tuple(turn.id for turn in turns))
    assert ready(memory._tools, me.principal, told, turns, None, memory._tools.clock()).new.audience == audience


def _two_turns(me: Handle) -> list[Turn]:
    me.observe([NewTurn(text="J'ai un chat roux."), NewTurn(text="Oui, roux.")], session="s1")
    return list(me.turns("s1"))


def test_who_comes_back_alone_is_in_no_dispute(me: Handle, disputing: tuple[str, str]) -> None:
    one, other = disputing
    me.forget(one)
    me.forget(other)
    me.undo(me.why(one).events[0].id)
    assert (me.memory(one).status, me.memory(one).disputed) == ("active", False)


def test_a_dispute_ends_when_one_side_is_replaced(memory: Souvenance, me: Handle, disputing: tuple[str, str]) -> None:
    _one, other = disputing
    memory.reflector = Scripted(lambda turns: [candidate(turns[0], replaces=(other,))])
    me.observe([NewTurn(text="Le train de Nora part maintenant à 10 h")], session="s")
    memory.work_now()
    left = [m for m in me.memories() if m.id in disputing]
    assert len(left) < 2
    standing = {m.id for m in me.memories() if m.disputed}
    assert standing == {side.id for pair in me.disputes() for side in pair[:2]}


@pytest.mark.parametrize(
    ("said", "stands"),
    [
        ("Je ne nage pas.", [("Je ne nage pas.", True), ("Je nage.", True)]),
        ("Je ne nage pas maintenant.", [("Je ne nage pas maintenant.", False)]),
        ("Tu ne nages pas ?", [("Je nage.", False)]),
    ],
)
def test_a_short_opposite_is_remembered_beside_what_it_denies(
    memory: Souvenance, me: Handle, clock: Clock, said: str, stands: list[tuple[str, bool]]
) -> None:
    me.remember("Je nage.")
    clock.now += timedelta(days=1)
    me.observe([{"role": "user", "text": said}], session="later")
    memory.work_now()
    assert sorted((one.text, one.disputed) for one in me.memories()) == sorted(stands)
