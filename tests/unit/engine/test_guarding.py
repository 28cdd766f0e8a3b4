"""A child's memory with a guardian: nothing that is proposed is kept before the guardian lets it in."""

from datetime import timedelta
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.engine.context import PATIENT_S
from souvenance.errors import Conflict, Forbidden, InputError, NotFound, SouvenanceError
from souvenance.models.scripted import ScriptedChat
from souvenance.models.tokens import count_tokens

from .conftest import Clock, Opener
from .test_by_model import answer

SAID = "I love dinosaurs and trains."
SAID_FR = "J'adore les dinosaures."
SAID_ZH = "我喜欢喝绿茶。"


@pytest.fixture
def memory(opener: Opener) -> Souvenance:
    return household(opener())


def household(memory: Souvenance) -> Souvenance:
    """Tom is a child and Lea his guardian; Max is an adult who is let into nothing, Zoé a child."""
    trust = memory.trust
    for name in ("Lea", "Max"):
        trust.create_principal(name)
    for name in ("Tom", "Zoé"):
        trust.create_principal(name, audience="child")
    trust.guard("Tom", "Lea")
    return memory


def said(memory: Souvenance, me: Handle, text: str = SAID, session: str = "s") -> None:
    me.observe([NewTurn(text=text)], session=session)
    memory.work_now()


def shown(me: Handle) -> str:
    """Whatever a principal can see of what was proposed or is remembered."""
    return repr([
        me.memories(status="all"), me.candidates(limit=None), me.quarantine(), me.verdicts(), me.status().verdicts,
        me.status().memories, me.events(limit=None), me.notes().text, me.forgotten(), me.anchors(retired=True),
        me.positions(superseded=True), me.summary(), me.recall("dinosaurs trains", weak=True, kinds=("memory", "bullet")),
    ])  # fmt: skip


@pytest.mark.parametrize("text", [SAID, SAID_FR, SAID_ZH])
def test_what_a_child_says_is_kept_as_a_turn_and_waits_as_a_memory(memory: Souvenance, text: str) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    before = shown(tom)
    said(memory, tom, text)
    assert [turn.text for turn in tom.turns()] == [text]
    assert shown(tom).replace("searched=0", "") == before.replace("searched=0", "")
    (held,) = lea.quarantine()
    assert (held.candidate.text, held.verdict, held.rule, held.audience) == (text, "quarantined", "guardian", "child")
    assert [turn.text for turn in lea.under_review(held.id).sources] == [text]
    pack = tom.context(text, session="new", deadline_s=PATIENT_S)
    assert pack.selection is None or pack.selection.seats == ()


def test_what_a_model_proposes_waits_and_what_it_writes_beside_is_not_written(opener: Opener) -> None:
    reply = answer(
        {"text": "J'adore les dinosaures"}, summary="Tom adore les dinosaures.", anchors_add=["Tom adore les dinosaures"]
    )
    chat = ScriptedChat([reply])
    memory = household(opener(with_model=True, chat=lambda: chat, count_tokens=count_tokens))
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom, SAID_FR)
    assert [held.candidate.text for held in lea.quarantine()] == ["J'adore les dinosaures"]
    assert (list(tom.memories(status="all")), tom.summary(), list(tom.anchors(retired=True))) == ([], None, [])
    assert "a guardian decides" in str(tom.jobs("done")[0].reason)


def test_a_models_answer_that_could_not_be_read_is_not_shown_to_the_child(opener: Opener) -> None:
    chat = ScriptedChat(["Tom adore les dinosaures"] * 9)
    memory = household(opener(with_model=True, chat=lambda: chat, count_tokens=count_tokens))
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom, SAID_FR)
    (failed,) = tom.jobs("failed")
    assert failed.answer is None
    assert tom.job(failed.id).answer is None
    assert lea.in_scope(failed.scope).job(failed.id).answer == "Tom adore les dinosaures"


def test_the_guardian_lets_in_refuses_takes_back_and_purges(memory: Souvenance) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom)
    said(memory, tom, "My favourite food is soup.")
    soup, dinosaurs = (one.id for one in sorted(lea.quarantine(), key=lambda one: "soup" not in one.candidate.text))
    done = lea.release(dinosaurs)
    assert done.memory is not None
    assert [one.text for one in tom.memories()] == [SAID]
    assert [one.text for one in lea.memories()] == []  # it is Tom's, and not among her own
    lea.undo(lea.under_review(dinosaurs).events[0].id)
    assert list(tom.memories()) == []
    assert {one.id for one in lea.quarantine()} == {soup, dinosaurs}
    lea.refuse(soup, why="not needed")
    assert "not needed" not in shown(tom)
    receipt = lea.purge(candidates=[dinosaurs], with_sources=True)
    assert receipt.counts["candidates"] == 1
    assert [turn.text for turn in tom.turns()] == ["My favourite food is soup."]


def test_the_child_decides_on_nothing_and_is_told_of_nothing(memory: Souvenance, tmp_path: Path) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom)
    (held,) = lea.quarantine()
    for call in (tom.under_review, tom.release, tom.refuse, lambda i: tom.purge(candidates=[i]),
                 memory.as_principal("Max").release, lea.present(["Tom"]).release):  # fmt: skip
        told = set()
        for one in (held.id, "c_" + "0" * 32):
            with pytest.raises(NotFound) as caught:
                call(one)
            told.add(str(caught.value).replace(one, "…"))
        assert len(told) == 1
    kept = lea.release(held.id).memory
    assert kept is not None
    event = lea.under_review(held.id).events[0].id
    with pytest.raises(NotFound):
        tom.undo(event)
    for forbidden in (
        lambda: tom.correct(kept.id, "I love bombs"), lambda: tom.export(str(tmp_path / "out")), lambda: tom.purge(kept.id),
        lambda: tom.purge(everything=True, dry_run=True), lambda: tom.restore(str(tmp_path)),
    ):  # fmt: skip
        with pytest.raises(Forbidden):
            forbidden()
    tom.forget(kept.id)
    with pytest.raises(Forbidden):
        tom.undo(tom.events()[0].id)
    assert not (tmp_path / "out").exists()


def test_what_a_child_has_remembered_waits_and_what_its_guardian_has_does_not(memory: Souvenance) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    told = tom.remember("I am nine years old", pin=True)
    assert (told.decision.rule, told.memory) == ("guardian", None)
    assert len(lea.quarantine()) == 1
    scope = memory.trust.places("Tom")[0].scope
    assert lea.in_scope(scope).remember("My bedtime is at eight").memory is not None
    assert [one.text for one in tom.memories()] == ["My bedtime is at eight"]


def test_the_same_again_waits_once_and_joins_what_was_let_in(memory: Souvenance, clock: Clock) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom)
    clock.now += timedelta(days=1)
    said(memory, tom, session="s2")
    (held,) = lea.quarantine()
    kept = lea.release(held.id).memory
    assert kept is not None
    clock.now += timedelta(days=1)
    said(memory, tom, session="s3")
    assert list(lea.quarantine()) == []
    assert len(tom.memory(kept.id).sources) == 2
    said(memory, tom, "I do not love dinosaurs and trains any more.", session="s4")
    assert [one.rule for one in lea.quarantine()] == ["guardian"]
    assert tom.memory(kept.id).status == "active"


def test_what_stood_before_stays_and_what_waits_afterwards_is_the_childs(memory: Souvenance) -> None:
    zoe = memory.as_principal("Zoé")
    said(memory, zoe, SAID_FR)
    memory.trust.guard("Zoé", "Max")
    assert [one.text for one in zoe.memories()] == [SAID_FR]
    said(memory, zoe, "J'habite à Brest.")
    assert list(zoe.quarantine()) == []
    memory.trust.unguard("Zoé", "Max")
    assert memory.trust.guardians("Zoé") == []
    assert list(memory.as_principal("Max").quarantine()) == []
    said(memory, zoe, "Je joue du violon.")  # nobody decides: it waits
    assert list(zoe.quarantine()) == []
    memory.trust.unguard("Zoé")
    assert memory.trust.guardians("Zoé") is None
    assert {one.candidate.text for one in zoe.quarantine()} == {"Je joue du violon.", "J'habite à Brest."}
    said(memory, zoe, "J'ai une tortue.")
    assert {one.text for one in zoe.memories()} == {"J'ai une tortue.", SAID_FR}


def test_nobody_guards_who_has_grown_up(memory: Souvenance) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom)
    memory.trust.set_audience("Tom", "adult")
    assert list(lea.quarantine()) == []
    with pytest.raises(NotFound):
        lea.in_scope(memory.trust.places("Tom")[0].scope)
    assert len(tom.quarantine()) == 1


def test_a_guardian_who_is_a_child_again_guards_and_reads_nothing(memory: Souvenance) -> None:
    tom = memory.as_principal("Tom")
    memory.trust.set_audience("Zoé", "adult")
    memory.trust.guard("Tom", "Zoé")
    said(memory, tom)
    scope = memory.trust.places("Tom")[0].scope
    assert [turn.text for turn in memory.as_principal("Zoé").in_scope(scope).turns()] == [SAID]
    memory.trust.set_audience("Zoé", "child")
    assert memory.trust.guardians("Tom") == ["Lea"]
    assert list(memory.as_principal("Zoé").quarantine()) == []
    with pytest.raises(NotFound):
        memory.as_principal("Zoé").in_scope(scope)


def test_a_guardian_reads_the_childs_memory_only_where_it_names_it_alone(memory: Souvenance) -> None:
    tom, lea = memory.as_principal("Tom"), memory.as_principal("Lea")
    said(memory, tom)
    scope = memory.trust.places("Tom")[0].scope
    assert lea.recall("dinosaurs", weak=True).hits == ()
    assert lea.context("dinosaurs", session="s", deadline_s=PATIENT_S).parts == ()
    assert list(lea.turns()) == list(lea.sessions()) == []
    assert lea.status().turns == 0
    assert [turn.text for turn in lea.in_scope(scope).turns()] == [SAID]
    with pytest.raises(NotFound):
        lea.present(["Tom"]).in_scope(scope)
    assert tom.present(["Lea"]).recall("dinosaurs", weak=True).hits == ()  # as before he had a guardian
    with pytest.raises(NotFound):
        memory.as_principal("Max").in_scope(scope)


@pytest.mark.parametrize(
    ("child", "guardian", "error"),
    [("Max", "Lea", InputError), ("Tom", "Zoé", InputError), ("Tom", "Nobody", NotFound), ("Nobody", "Lea", NotFound)],
)
def test_a_guardian_is_an_adult_and_guards_a_child(
    memory: Souvenance, child: str, guardian: str, error: type[SouvenanceError]
) -> None:
    with pytest.raises(error):
        memory.trust.guard(child, guardian)


def test_in_a_guarded_household_an_adult_who_manages_it_decides(memory: Souvenance) -> None:
    trust = memory.trust
    trust.create_scope("home")
    for name, right in (("Lea", "manage"), ("Max", "write"), ("Zoé", "manage")):
        trust.grant("home", name, right)  # type: ignore[arg-type]
    trust.guard_scope("home")
    assert list(trust.guarded_scopes()) == ["home"]
    at_home = {name: memory.as_principal(name).within("home", audience="child") for name in ("Lea", "Max", "Zoé")}
    said(memory, at_home["Zoé"])
    assert at_home["Max"].remember("The cake is at four").memory is None
    assert at_home["Lea"].remember("The key is under the pot").memory is not None
    assert {name: len(me.quarantine()) for name, me in at_home.items()} == {"Lea": 2, "Max": 0, "Zoé": 0}
    assert memory.as_principal("Max").within("home").remember("The wine is in the cellar").memory is not None  # for adults
    held = at_home["Lea"].quarantine()[0].id
    with pytest.raises(NotFound):
        at_home["Zoé"].release(held)
    assert at_home["Lea"].release(held).memory is not None
    with pytest.raises(Conflict):
        at_home["Lea"].release(held)
    trust.guard_scope("home", guarded=False)
    assert len(at_home["Max"].quarantine()) == 1
