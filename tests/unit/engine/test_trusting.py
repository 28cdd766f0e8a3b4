"""Tokens, shared scopes and presence, through the library; that nothing crosses is tests/property/test_leakage.py."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.fold import fold
from souvenance.engine.context import PATIENT_S, TRACES_KEPT
from souvenance.errors import Ambiguous, Conflict, Forbidden, InputError, NotFound, Unauthorized
from souvenance.types import Given

from .conftest import Clock, Opener


@pytest.fixture
def memory(opener: Opener) -> Souvenance:
    """A household: Lea and Max are adults, Tom is a child; the kitchen speaker is a principal of its own."""
    found = opener()
    trust = found.trust
    for name in ("Lea", "Max", "kitchen"):
        trust.create_principal(name)
    trust.create_principal("Tom", audience="child")
    trust.create_scope("home")
    for name in ("Lea", "Max", "Tom", "kitchen"):
        trust.grant("home", name, "write")
    return found


def said(me: Handle, text: str, session: str = "s") -> None:
    me.observe([NewTurn(text=text)], session=session)


def heard(me: Handle, query: str) -> list[str]:
    return sorted((hit.turn.text for hit in me.recall(query, weak=True).hits), key=fold)


# -- tokens ------------------------------------------------------------------------------------------------------------
def test_a_token_opens_the_memory_of_its_principal(memory: Souvenance) -> None:
    said(memory.as_principal("Lea"), "Mon train part à huit heures")
    token, key = memory.trust.create_token("Lea", name="phone")
    me = memory.as_token(key)
    assert me.principal.name == "Lea"
    assert heard(me, "train") == ["Mon train part à huit heures"]
    assert memory.trust.tokens("Lea") == [token]
    assert memory.trust.tokens("Max") == []


def test_the_key_is_kept_nowhere(memory: Souvenance, home: Path) -> None:
    _, key = memory.trust.create_token("Lea")
    memory.close()
    assert [path.name for path in home.rglob("*") if path.is_file() and key.encode() in path.read_bytes()] == []


def test_what_opens_nothing_is_told_in_the_same_words(memory: Souvenance, clock: Clock) -> None:
    gone, revoked = memory.trust.create_token("Lea")
    _, ended = memory.trust.create_token("Lea", expires_at=clock.now + timedelta(days=1))
    memory.trust.revoke_token(gone.id)
    clock.now += timedelta(days=1)
    told = set()
    for key in (revoked, ended, "", "sv_", "sv_" + "A" * 43, "x" * 100_000, "ключ", "\ud800"):
        with pytest.raises(Unauthorized) as caught:
            memory.as_token(key)
        told.add(str(caught.value))
    assert len(told) == 1


def test_a_token_that_is_revoked_closes_what_it_opened_before(memory: Souvenance) -> None:
    token, key = memory.trust.create_token("Lea")
    me = memory.as_token(key)
    said(me, "Le violon est accordé")
    memory.trust.revoke_token(token.id[:-4])
    with pytest.raises(Unauthorized):
        me.recall("violon")
    with pytest.raises(Unauthorized):
        me.context("violon", session="s", deadline_s=PATIENT_S)
    with pytest.raises(Unauthorized):
        said(me, "encore")


def test_tokens_are_revoked_by_an_id_that_names_one(memory: Souvenance) -> None:
    first, _ = memory.trust.create_token("Lea")
    memory.trust.create_token("Lea")
    with pytest.raises(NotFound):
        memory.trust.revoke_token("k_nothing")
    with pytest.raises(NotFound):
        memory.trust.revoke_token("")
    with pytest.raises(Ambiguous):
        memory.trust.revoke_token("k_")
    again = memory.trust.revoke_token(first.id)
    assert memory.trust.revoke_token(first.id).revoked_at == again.revoked_at


@pytest.mark.parametrize("name", ["Ana", "ana", "ana ", "ana1", "安娜"])
def test_a_token_begins_a_principal_that_is_nobody_else(memory: Souvenance, name: str) -> None:
    said(memory.as_principal("ANA"), "Le coffre est bleu")
    _, key = memory.trust.create_token(name)
    assert memory.as_token(key).principal.name == name
    assert heard(memory.as_token(key), "coffre") == []


def test_a_token_cannot_end_in_the_past_or_without_a_zone(memory: Souvenance, clock: Clock) -> None:
    for end in (clock.now, clock.now.replace(tzinfo=None)):
        with pytest.raises(InputError):
            memory.trust.create_token("Lea", expires_at=end)


# -- principals and scopes ---------------------------------------------------------------------------------------------
def test_nobody_who_was_an_adult_becomes_a_child(memory: Souvenance) -> None:
    with pytest.raises(Conflict):
        memory.trust.set_audience("Lea", "child")
    assert memory.trust.set_audience("Tom", "adult").audience == "adult"
    said(memory.as_principal("Tom"), "Je suis grand")
    assert memory.trust.set_audience("Tom", "child").audience == "child"
    assert heard(memory.as_principal("Tom"), "grand") == ["Je suis grand"]
    with pytest.raises(Conflict):
        memory.trust.create_principal("Tom")
    with pytest.raises(InputError):
        memory.trust.create_principal("Zoé", audience="teen")  # type: ignore[arg-type]


def test_rights_of_nobody_and_nowhere_are_refused(memory: Souvenance) -> None:
    for scope, name in (("nowhere", "Lea"), ("home", "Nobody")):
        with pytest.raises(NotFound):
            memory.trust.grant(scope, name, "read")
    with pytest.raises(InputError):
        memory.trust.grant("home", "Lea", "own")  # type: ignore[arg-type]
    assert memory.trust.grant("home", "Lea", "manage") == ("read", "write", "manage")
    assert dict(memory.trust.shared()) == {
        "home": {"Lea": ("read", "write", "manage"), "Max": ("read", "write"), "Tom": ("read", "write"),
                 "kitchen": ("read", "write")},
    }  # fmt: skip


def test_a_shared_scope_looks_absent_to_who_may_not_read_it(memory: Souvenance) -> None:
    guest = memory.as_principal("guest")
    with pytest.raises(NotFound) as closed:
        guest.within("home")
    with pytest.raises(NotFound) as absent:
        guest.within("h0me")
    assert str(closed.value).replace("home", "h0me") == str(absent.value)


def test_who_is_let_in_no_more_reads_nothing_any_more(memory: Souvenance) -> None:
    at_home, lea = memory.as_principal("Max").within("home"), memory.as_principal("Lea")
    said(at_home, "La chaudière fuit")
    assert heard(lea, "chaudière") == ["La chaudière fuit"]
    memory.trust.revoke("home", "Lea")
    assert heard(lea, "chaudière") == []
    assert lea.context("La chaudière ?", session="x", deadline_s=PATIENT_S).parts == ()


def test_who_takes_the_name_of_one_that_was_purged_inherits_nothing(memory: Souvenance) -> None:
    said(memory.as_principal("Max").within("home"), "La chaudière fuit")
    _, key = memory.trust.create_token("Lea")
    memory.trust.remove_principal("Lea")
    said(memory.as_principal("Lea"), "Bonjour")
    assert heard(memory.as_principal("Lea"), "chaudière") == []
    with pytest.raises(Unauthorized):
        memory.as_token(key)


def test_a_purge_of_everything_opens_nothing_to_anybody(memory: Souvenance) -> None:
    memory.trust.create_principal("Tom", audience="child")
    memory.trust.grant("home", "Tom", "write")
    memory.trust.grant("home", "Max", "manage")
    memory.trust.guard("Tom", "Max")
    _, key = memory.trust.create_token("Lea")
    max_, tom = memory.as_principal("Max"), memory.as_principal("Tom")
    said(max_.within("home"), "Le cadeau de Tom est une guitare")
    max_.within("home").purge(everything=True)
    max_.in_scope(tom.principal.scope).purge(everything=True)
    memory.as_principal("Lea").purge(everything=True)
    max_.within("home").remember("Le cadeau de Tom est un vélo")
    assert [one.audience for one in max_.within("home").memories()] == ["adult"]
    assert tom.memories() == []
    tom.remember("J'aime les bombes")
    assert tom.memories() == []  # it waits for the guardian
    assert (memory.trust.guardians("Tom"), tom.principal.audience) == (["Max"], "child")
    assert memory.as_token(key).principal.name == "Lea"
    assert heard(memory.as_principal("Lea"), "vélo") == ["Le cadeau de Tom est un vélo"]


def test_a_purge_in_a_shared_place_takes_both_its_parts_and_in_one_part_only_that(memory: Souvenance) -> None:
    memory.trust.grant("home", "Max", "manage")
    max_ = memory.as_principal("Max")
    both, open_ = max_.within("home"), max_.within("home", audience="child")

    def told() -> None:
        both.observe([NewTurn(text="Le code du coffre est perdu")], session="s")
        open_.observe([NewTurn(text="Le chat dort au salon")], session="t")

    told()
    assert both.purge(everything=True, dry_run=True).counts["turns"] == 2
    assert open_.purge(speaker="Max").counts["turns"] == 1
    assert [turn.text for turn in both.turns()] == ["Le code du coffre est perdu"]
    told()
    receipt = both.purge(everything=True)
    assert (receipt.counts["turns"], receipt.clean) == (3, True)
    assert (both.turns(), open_.turns()) == ([], [])


# -- shared memory -----------------------------------------------------------------------------------------------------
def test_members_share_what_is_said_within_and_nothing_else(memory: Souvenance) -> None:
    lea, max_ = memory.as_principal("Lea"), memory.as_principal("Max")
    said(lea, "Le cadeau de Max est une guitare")
    said(lea.within("home"), "La guitare du salon est cassée")
    assert heard(lea, "guitare") == ["La guitare du salon est cassée", "Le cadeau de Max est une guitare"]
    assert heard(lea.within("home"), "guitare") == ["La guitare du salon est cassée"]
    assert heard(max_, "guitare") == ["La guitare du salon est cassée"]
    assert max_.turns()[0].author == lea.principal.id


def test_a_shared_memory_is_seated_told_and_corrected_by_its_members(memory: Souvenance) -> None:
    lea, max_ = memory.as_principal("Lea"), memory.as_principal("Max")
    kept = lea.within("home").remember("Le portail est peint en vert", pin=True).memory
    assert kept is not None
    said(max_, "Bonjour")
    max_.remember("Mon chat s'appelle Plume")
    pack = max_.context("Le portail ?", session="s", deadline_s=PATIENT_S)
    assert {seat.id for seat in pack.selection.seats} >= {kept.id}
    assert "Plume" in pack.render()
    assert "peint en vert" in pack.render()
    assert max_.correct(kept.id, "Le portail est peint en bleu").author == lea.principal.id
    assert [memory.text for memory in lea.memories()] == ["Le portail est peint en bleu"]
    assert max_.why(kept.id).memory.id == kept.id
    assert [trace.scope for trace in lea.traces()] == []  # which sessions Max has is his own
    assert {trace.scope for trace in max_.traces()} == {max_.principal.scope, kept.scope}


def test_why_a_shared_memory_has_no_seat_is_told_among_all_that_share_the_seats(memory: Souvenance, clock: Clock) -> None:
    max_ = memory.as_principal("Max")
    said(max_, "Bonjour")
    lost = max_.within("home").remember("Le portail est vert", kind="fact").memory
    clock.now += timedelta(days=60)  # it is the oldest: of equals, ids would decide
    assert lost is not None
    own = [max_.remember(f"Le musée numéro {n} est rue Haute", kind="fact").memory for n in range(101, 140)]
    assert all(own)
    assert max_.why_not(lost.id, session="s").endswith(" of 40 by rank; there are 24 seats.")  # as things stand
    pack = max_.context("Bonjour", session="s", deadline_s=PATIENT_S)
    assert len(pack.selection.seats) == 24
    why = max_.why_not(lost.id, session="s")
    assert " of 40 by rank; there are 24 seats. Seats by pass:" in why
    seated = pack.selection.seats[0].id
    assert max_.why_not(seated, session="s").startswith("It was there")
    assert max_.within("home").why_not(lost.id, session="s") == "It has a seat."  # there alone, no context was made


def test_a_shared_memory_that_was_there_is_told_so_by_the_context_of_any_of_its_scopes(memory: Souvenance) -> None:
    max_ = memory.as_principal("Max")
    said(max_, "Bonjour")
    kept, own = max_.within("home").remember("Le portail est vert").memory, max_.remember("Mon chat s'appelle Plume").memory
    assert kept is not None
    assert own is not None
    max_.context("Bonjour", session="s", deadline_s=PATIENT_S)
    for trace in max_.traces():
        for memory_id in (kept.id, own.id):
            assert max_.why_not(memory_id, session="s", trace=trace).startswith("It was there")


def test_as_many_traces_are_given_as_were_asked_for(memory: Souvenance) -> None:
    """In one shared scope too, where those of others are read and left out."""
    at_home = memory.as_principal("Max").within("home", audience="child")
    assert at_home.remember("Le portail est peint en vert", pin=True).memory is not None
    for n in range(3):
        assert at_home.context("Et le portail ?", session=f"s{n}", deadline_s=PATIENT_S).selection is not None
    assert len(at_home.traces()) == 3
    assert [trace.session for trace in at_home.traces(limit=2)] == [trace.session for trace in at_home.traces()][:2]


def test_who_may_only_read_changes_nothing(memory: Souvenance, tmp_path: Path) -> None:
    memory.trust.grant("home", "Max", "read")
    kept = memory.as_principal("Lea").within("home").remember("Le portail est vert").memory
    assert kept is not None
    max_ = memory.as_principal("Max")
    for change in (
        lambda: max_.correct(kept.id, "Le portail est bleu"), lambda: max_.forget(kept.id), lambda: max_.pin(kept.id),
        lambda: max_.purge(kept.id), lambda: said(max_.within("home"), "Bonjour"), lambda: max_.within("home").add_note("x"),
        lambda: max_.within("home").restore(str(tmp_path)), lambda: max_.within("home").purge(everything=True),
    ):  # fmt: skip
        with pytest.raises(Forbidden):
            change()
    assert max_.open_source(kept.id).memory == kept  # read, and not counted as an access of theirs
    assert max_.memory(kept.id).text == "Le portail est vert"


def test_an_id_of_others_looks_like_one_that_is_nobodys(memory: Souvenance) -> None:
    kept = memory.as_principal("Lea").remember("Le coffre est derrière le tableau").memory
    assert kept is not None
    turn, max_ = kept.sources[0], memory.as_principal("Max")
    event = memory.as_principal("Lea").events()[0].id
    calls = [max_.memory, max_.show, max_.why, max_.forget, max_.pin, max_.undo, max_.purge, max_.open_source, max_.job,
             max_.settle, lambda i: max_.correct(i, "x"), lambda i: max_.why_not(i, session="s")]  # fmt: skip
    for call in calls:
        told = set()
        for name in (kept.id, turn, event, "m_" + "0" * 32):
            with pytest.raises(NotFound) as caught:
                call(name)
            told.add(str(caught.value).replace(name, "…"))
        assert len(told) == 1


# -- presence ----------------------------------------------------------------------------------------------------------
def test_the_kitchen_serves_what_everyone_in_it_may_hear(memory: Souvenance) -> None:
    kitchen, lea = memory.as_principal("kitchen"), memory.as_principal("Lea")
    said(lea, "Le gâteau est pour le divorce")
    said(lea.within("home"), "Le gâteau à la liqueur est au four")
    said(lea.within("home", audience="child"), "Le gâteau aux pommes est pour tous")
    grown, everybody = "Le gâteau à la liqueur est au four", "Le gâteau aux pommes est pour tous"
    assert heard(kitchen.present(["Lea"]), "gâteau") == [grown, everybody]
    assert heard(kitchen.present(["Lea", "Tom"]), "gâteau") == [everybody]
    assert heard(kitchen.present(["Lea", "an unknown voice"]), "gâteau") == [everybody]
    assert heard(kitchen.present([]), "gâteau") == [everybody]
    assert heard(lea.present(["Lea"]), "gâteau") == [grown, everybody, "Le gâteau est pour le divorce"]
    assert heard(lea.present(["Max"]), "gâteau") == [grown, everybody]
    assert heard(lea.present(["lea"]), "gâteau") == [everybody]  # nobody is called so


def test_what_is_said_while_others_listen_is_theirs_too(memory: Souvenance, clock: Clock) -> None:
    kitchen = memory.as_principal("kitchen")
    said(kitchen.present(["Lea", "Tom"]), "Le goûter est à quatre heures", session="k")
    clock.now += timedelta(minutes=1)
    said(kitchen.present(["Lea", "Max"]), "Le vin est à la cave", session="k")
    assert heard(memory.as_principal("Tom"), "goûter vin") == ["Le goûter est à quatre heures"]
    assert [turn.text for turn in memory.as_principal("Max").turns("k")] == [
        "Le goûter est à quatre heures", "Le vin est à la cave",
    ]  # fmt: skip
    pack = kitchen.present(["Lea"]).context("Et alors ?", session="k", deadline_s=PATIENT_S)
    assert [turn.text for turn in pack.recent] == ["Le goûter est à quatre heures", "Le vin est à la cave"]
    pack = kitchen.present(["Lea", "Tom"]).context("Et alors ?", session="k", deadline_s=PATIENT_S)
    assert [turn.text for turn in pack.recent] == ["Le goûter est à quatre heures"]


def test_nothing_to_be_heard_is_an_empty_answer_and_no_error(memory: Souvenance) -> None:
    said(memory.as_principal("Zoé"), "Le secret est rose")
    alone = memory.as_principal("Zoé").present(["a stranger"])
    assert alone.recall("secret").hits == ()
    assert alone.context("secret", session="s").parts == ()
    assert list(alone.memories()) == []
    assert list(alone.sessions()) == []
    assert alone.status().turns == 0


def test_what_stood_in_private_memory_is_not_told_by_what_is_written_there(memory: Souvenance, clock: Clock) -> None:
    """With nowhere to write that all may read, it goes to private memory; the answer tells nothing of that."""
    zoe = memory.as_principal("Zoé")
    before = zoe.remember("I live in Lyon").memory
    assert before is not None
    clock.now += timedelta(hours=1)
    heard_by_tom = zoe.present(["Tom"])
    told = [heard_by_tom.remember(text) for text in ("I moved to Nantes", "I live in Nantes", "The bus is late")]
    assert told[0] == told[1] == told[2]
    assert (told[0].memory, told[0].ended) == (None, ())
    assert [one.status for one in zoe.memories(status="all") if one.id == before.id] == ["superseded"]
    given = [Given(where="1", session="old", turn=NewTurn(text="J'ai un secret", id="t1"))]
    zoe.import_turns(given)
    assert (heard_by_tom.import_turns(given).known, zoe.import_turns(given).known) == (0, 1)
    exported = zoe.export_session("old")
    for work in (heard_by_tom.dream, heard_by_tom.ask_for_dream, heard_by_tom.reflect,
                 lambda: heard_by_tom.import_session(exported), lambda: heard_by_tom.write_notes("# x", over="")):  # fmt: skip
        with pytest.raises(Forbidden, match="ask for it alone"):
            work()  # type: ignore[operator]


def test_an_error_before_others_tells_nothing_of_private_memory(memory: Souvenance) -> None:
    zoe = memory.as_principal("Zoé")
    zoe.observe([NewTurn(text="J'ai un secret", id="t1")], session="journal", story="guerre", idempotency_key="k")
    heard_by_tom = zoe.present(["Tom"])
    told = set()
    for turns, more in (
        ([NewTurn(text="Bonjour", id="t1")], {"session": "s"}), ([NewTurn(text="Bonjour")], {"session": "journal", "story": "x"}),
        ([NewTurn(text="Bonjour")], {"session": "s", "idempotency_key": "k"}),
    ):  # fmt: skip
        with pytest.raises(Conflict) as caught:
            heard_by_tom.observe(turns, **more)  # type: ignore[arg-type]
        told.add(str(caught.value))
    assert len(told) == 1
    same = [NewTurn(text="J'ai un secret", id="t1")]
    again, fresh = (heard_by_tom.observe(turns, session="journal", story="guerre") for turns in (same, [NewTurn(text="Oui")]))
    assert (again.known, again.jobs) == (fresh.known, fresh.jobs) == (0, ())  # what is known is not read again: it has no job
    alone = zoe.observe(same, session="journal", story="guerre")
    assert (alone.known, alone.jobs) == (1, ())
    assert len(zoe.observe([NewTurn(text="Oui")], session="journal").jobs) == 1


def test_two_members_may_think_of_one_idempotency_key(memory: Souvenance) -> None:
    lea, max_ = (memory.as_principal(name).within("home") for name in ("Lea", "Max"))
    first = lea.observe([NewTurn(text="D'accord", speaker="?")], session="s", idempotency_key="1")
    second = max_.observe([NewTurn(text="D'accord", speaker="?")], session="s", idempotency_key="1")
    assert (first.repeated, second.repeated) == (False, False)
    assert max_.observe([NewTurn(text="D'accord", speaker="?")], session="s", idempotency_key="1").id == second.id
    assert [turn.author for turn in lea.turns("s")] == [lea.principal.id, max_.principal.id]


def test_what_went_wrong_in_the_background_is_not_told_to_others(memory: Souvenance) -> None:
    """An error may quote what it was working on, and that is anybody's."""
    memory._indexer.trouble = "bad text: 'Le coffre est derrière le tableau'"
    trouble = memory.as_principal("Tom").status().trouble
    assert "coffre" not in trouble
    assert "whoever runs the store" in trouble
    assert "coffre" in memory.trouble


def test_every_context_whose_trace_a_scope_keeps_is_told_beside_those_of_other_scopes(memory: Souvenance) -> None:
    me = memory.as_principal("Lea")
    me.remember("Ma tante habite à Lyon")
    home = me.within("home")
    home.remember("Our car is red")
    home.context("bonjour", session="h1")
    me.context("bonjour", session="s1")
    own = replace(next(one for one in me.traces() if one.session == "s1"), scope=me.principal.scope)
    for n in range(TRACES_KEPT):  # later ones of another scope push no context of the first out of sight
        later = own.created_at + timedelta(seconds=n + 1)
        memory._tools.ledger.keep_trace(replace(own, id=f"later {n}", created_at=later), TRACES_KEPT)
    found = me.contexts(limit=None)
    assert "h1" in {one.session for one in found}
    assert len(found) == me.status().traced > TRACES_KEPT
    assert len(me.contexts(limit=3)) == 3


def test_notes_of_a_shared_scope_stand_in_the_contexts_of_its_members(memory: Souvenance) -> None:
    memory.as_principal("Lea").within("home").add_note("Le compteur est sous l'escalier")
    memory.as_principal("Lea").within("home", audience="child").add_note("Les gâteaux sont en haut")
    memory.as_principal("Lea").add_note("Le cadeau est au grenier")
    told = {name: memory.as_principal(name).context("?", session="s", deadline_s=PATIENT_S).render() for name in ("Max", "Tom")}
    assert "compteur" in told["Max"]
    assert "gâteaux" in told["Max"]
    assert "compteur" not in told["Tom"]
    assert "gâteaux" in told["Tom"]
    assert "grenier" not in told["Max"] + told["Tom"]


def test_an_export_of_adults_is_not_taken_into_what_a_child_may_read(memory: Souvenance, tmp_path: Path) -> None:
    memory.trust.grant("home", "Lea", "manage")
    lea = memory.as_principal("Lea")
    said(lea, "Le vin est à la cave")
    lea.export(str(tmp_path / "out"))
    with pytest.raises(InputError, match="for adults"):
        memory.as_principal("Tom").restore(str(tmp_path / "out"))
    with pytest.raises(InputError, match="for adults"):
        lea.within("home", audience="child").restore(str(tmp_path / "out"))
    assert lea.within("home").restore(str(tmp_path / "out")).counts["turns"] == 1
    assert heard(memory.as_principal("Tom"), "vin") == []


def test_memories_made_in_a_shared_scope_are_of_who_spoke(memory: Souvenance) -> None:
    said(memory.as_principal("Max").within("home"), "I am allergic to walnuts")
    memory.work_now()
    kept = memory.as_principal("Lea").memories()
    assert [(one.subject, one.author) for one in kept] == [("Max", memory.as_principal("Max").principal.id)]
