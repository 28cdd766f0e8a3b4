"""What a deliberate recall finds beside turns."""

from collections.abc import Callable, Sequence
from datetime import timedelta

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.errors import InputError, SettingsError
from souvenance.models.scripted import ScriptedChat

from .conftest import Clock

Opener = Callable[..., Souvenance]
FACTS = ["Ma sœur Inès habite à Brest", "Mon chat s'appelle Plume", "Je joue du violon", "Je suis allergique aux noix"]


@pytest.fixture
def filled(me: Handle, clock: Clock) -> Handle:
    for fact in FACTS:
        me.remember(fact)
        clock.now += timedelta(hours=1)
    me.add_note("Le code de la cave est chez la voisine Odile", section="Maison")
    me.add_note("Les poubelles sortent le mardi", section="Maison")
    return me


def test_notes_are_found_beside_turns(filled: Handle) -> None:
    found = filled.recall("les poubelles")
    [note] = found.notes
    assert (note.text, note.day) == ("Les poubelles sortent le mardi", None)
    assert note.sureness >= 0
    assert found.sure
    assert "poubelles" in found.render()
    assert filled.recall("les poubelles", kinds=["turn"]).notes == ()
    assert filled.recall("les poubelles", session=filled.sessions()[0].id).notes == ()


def test_a_note_that_states_what_is_forgotten_is_not_found(filled: Handle) -> None:
    [cat] = [memory for memory in filled.memories() if "Plume" in memory.text]
    page = filled.notes()
    filled.write_notes(f"{page.text}\n- Plume est la reine du quartier <!-- {cat.id} -->\n", over=page.fingerprint)
    assert [note.text for note in filled.recall("la reine du quartier").notes] != []
    filled.forget(cat.id)
    assert filled.recall("la reine du quartier").notes == ()


def test_memories_are_found_where_they_are_asked_for(filled: Handle) -> None:
    found = filled.recall("le chat Plume", kinds=["memory"])
    [hit] = found.memories
    assert hit.memory.text == "Mon chat s'appelle Plume"
    assert found.hits == ()
    assert "Plume" in found.render()
    filled.forget(hit.memory.id)
    assert filled.recall("le chat Plume", kinds=["memory"]).memories == ()


def test_a_budget_is_kept_with_notes_in_it(filled: Handle) -> None:
    found = filled.recall("les poubelles du mardi et la sœur Inès", max_tokens=200, weak=True)
    assert found.tokens is not None
    assert found.tokens <= 200


def test_unknown_kinds_are_refused(filled: Handle) -> None:
    with pytest.raises(InputError, match="'dream'"):
        filled.recall("chat", kinds=["dream"])  # type: ignore[list-item]
    with pytest.raises(InputError, match="no kind"):
        filled.recall("chat", kinds=[])


# -- the index policy --------------------------------------------------------------------------------------------------


def answering(opener: Opener, replies: Sequence[str]) -> tuple[Handle, ScriptedChat]:
    chat = ScriptedChat(list(replies))
    memory = opener(chat=lambda: chat)
    return memory.as_principal("Lise"), chat


def test_a_model_picks_from_the_list(opener: Opener) -> None:
    me, _ = answering(opener, ["<think>M9 M2</think>M2, M99"])
    for fact in FACTS:
        me.remember(fact)
    found = me.recall("de quoi se méfier en cuisine ?", policy="index")
    assert len(found.memories) == 1
    assert found.memories[0].memory.text in FACTS
    assert found.memories[0].sureness is None
    assert found.memories[0].memory.text in found.render()


def test_where_the_model_picks_none_nothing_is_sure(opener: Opener) -> None:
    me, _ = answering(opener, ["none"])
    me.remember(FACTS[0])
    found = me.recall("le temps qu'il fait", policy="index")
    assert (found.memories, found.sure) == ((), False)
    assert found.render() == "Rien de sûr n'a été trouvé."


def test_the_index_policy_needs_a_model_and_takes_no_limit(me: Handle) -> None:
    me.remember(FACTS[0])
    with pytest.raises(SettingsError, match="chat_model"):
        me.recall("ma sœur", policy="index")
    with pytest.raises(InputError, match="index"):
        me.recall("ma sœur", policy="index", limit=3)


def test_memories_of_another_story_are_not_listed(opener: Opener) -> None:
    me, chat = answering(opener, ["M1", "M1"])
    me.remember("Le dragon s'appelle Braise", story="conte")
    assert me.recall("le dragon", policy="index").memories == ()
    [hit] = me.recall("le dragon", policy="index", story="conte").memories
    assert "Braise" in hit.memory.text
    assert len(chat.told) == 1  # where nothing could be listed the model was not asked


def test_memories_of_another_story_are_found_by_who_names_it(me: Handle) -> None:
    me.observe([NewTurn(text="Le dragon dort")], session="c", story="conte")
    me.remember("Le dragon s'appelle Braise", story="conte")
    me.remember("Ma sœur habite à Brest")
    assert me.recall("Braise", kinds=["memory"]).memories == ()
    found = me.recall("le dragon Braise", kinds=["memory"], story="conte", weak=True).memories
    assert found[0].memory.text == "Le dragon s'appelle Braise"
    assert [hit.memory.story for hit in me.recall("Brest", kinds=["memory"], story="conte").memories] == [None]


def test_what_is_in_no_session_is_not_asked_of_one(filled: Handle) -> None:
    with pytest.raises(InputError, match="no session"):
        filled.recall("le chat", kinds=["memory"], session=filled.sessions()[0].id)
    with pytest.raises(InputError, match="no session"):
        filled.recall("le chat", kinds=["bullet"], speaker="Lise")


@pytest.mark.parametrize("beside", [{"kinds": ["turn"]}, {"weak": True}, {"speaker": "Lise"}, {"when": "hier"}])
def test_the_index_policy_refuses_what_it_would_leave_aside(filled: Handle, beside: dict[str, object]) -> None:
    with pytest.raises(InputError, match="index"):
        filled.recall("le chat", policy="index", **beside)  # type: ignore[arg-type]
