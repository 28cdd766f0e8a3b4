"""A session leaves a store as one file and goes on in another."""

import json
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.errors import Conflict, InputError, NotFound, StoreFull
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.wiring import open_memory

from .conftest import Opener
from .test_queues import SMALL, say
from .test_toolresults import shortened


def told(opener: Opener) -> tuple[Souvenance, Handle]:
    """A session that was compacted, has a turn without a time, and evicted tool output."""
    memory = opener(budgets=SMALL)
    me = memory.as_principal("Lise")
    me.observe([NewTurn(text="Le pot bleu 🫙 est sous l'évier.", role="assistant", at=None)], session="s", story="roman")
    say(me, 2, 40)
    me.view("s")
    memory.work_now()
    shortened(me)
    return memory, me


@pytest.fixture
def elsewhere(tmp_path: Path):
    embedder = ScriptedEmbedder()
    with open_memory(
        tmp_path / "other", embedder=embedder, background=False, x_tokens=60, y_tokens=200, language="fr"
    ) as memory:
        yield memory, embedder


def test_an_exported_session_is_resumed_in_another_store_item_for_item(opener: Opener, elsewhere) -> None:
    _, me = told(opener)
    other, embedder = elsewhere
    there = other.as_principal("Lise")
    text = me.export_session("s")
    done = there.import_session(text)
    assert (done.session, done.added, done.known, done.generation) == ("s", 40, 0, me.view("s").generation)
    assert there.view("s") == me.view("s")
    assert there.sessions()[0].story == "roman"
    assert there.export_session("s") == text
    assert [hit.turn.text for hit in there.recall_earlier("pot bleu", session="s", limit=1).hits] == [
        "Le pot bleu 🫙 est sous l'évier."
    ]
    assert "4711" in there.recall_chunks("server port", session="s").render()
    assert embedder.embedded == []
    other.index_now()
    assert there.status().embedded == 40


def test_a_session_says_where_it_is_held_and_takes_that_along(me: Handle, elsewhere) -> None:
    me.observe([{"text": "Bonjour"}], session="a", workspace=" atelier ")
    me.observe([{"text": "Bonjour"}], session="b")
    me.observe([{"text": "Encore"}], session="a")  # who says nothing changes nothing
    assert [one.id for one in me.sessions(workspace="atelier")] == ["a"]
    assert [one.id for one in me.sessions(workspace="")] == ["b"]
    assert [one.id for one in me.sessions(workspace="ate")] == []
    assert len(me.sessions(1, workspace="atelier")) == 1
    there = elsewhere[0].as_principal("Lise")
    there.import_session(me.export_session("a"))
    assert there.sessions()[0].workspace == "atelier"
    me.observe([{"text": "Ailleurs"}], session="a", workspace="jardin")
    assert [one.id for one in me.sessions(workspace="jardin")] == ["a"]
    me.forget_session("a")
    assert me.sessions(workspace="jardin") == []
    assert [one.id for one in me.sessions(workspace="jardin", forgotten=True)] == ["a"]


def test_the_same_file_again_adds_nothing_and_a_longer_one_the_rest(opener: Opener, elsewhere) -> None:
    _, me = told(opener)
    there = elsewhere[0].as_principal("Lise")
    there.import_session(me.export_session("s"))
    again = there.import_session(me.export_session("s"))
    assert (again.added, again.known) == (0, 40)
    say(me, 41, 44)
    more = there.import_session(me.export_session("s"))
    assert (more.added, more.known) == (4, 40)
    assert [turn.text for turn in there.turns("s")] == [turn.text for turn in me.turns("s")]


def test_under_another_name_it_stands_beside_the_first(opener: Opener) -> None:
    memory, me = told(opener)
    done = me.import_session(me.export_session("s"), name="copie")
    assert done.added == 40
    first, second = me.view("s"), me.view("copie")
    assert [b.text for b in second.bullets] == [b.text for b in first.bullets]
    assert [item.text for item in second.recent] == [item.text for item in first.recent]
    assert me.import_session(me.export_session("s"), name="copie").added == 0
    assert memory._tools.ledger.check() == []


def test_what_stands_already_and_says_something_else_is_never_written_over(opener: Opener, elsewhere) -> None:
    _, me = told(opener)
    there = elsewhere[0].as_principal("Lise")
    there.observe([NewTurn(text="Autre chose.")], session="s")
    with pytest.raises(Conflict, match="another name"):
        there.import_session(me.export_session("s"))
    assert len(there.turns("s")) == 1
    assert there.import_session(me.export_session("s"), name="t").added == 40


def test_turns_that_stand_in_another_session_are_refused(opener: Opener, elsewhere) -> None:
    _, me = told(opener)
    there = elsewhere[0].as_principal("Lise")
    there.observe([NewTurn(text="x", id=me.turns("s")[0].id)], session="else")
    with pytest.raises(Conflict):
        there.import_session(me.export_session("s"))
    assert [session.id for session in there.sessions()] == ["else"]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("format", "other", "format"), ("recent", [], "cite|number|whole"), ("bullets", [], "cite"), ("extra", 1, "extra"),
        ("chunks", [], "number"), ("generation", "many", "generation"),
    ],
)  # fmt: skip
def test_a_file_that_is_not_whole_is_refused_in_words(opener: Opener, elsewhere, field: str, value: object, said: str) -> None:
    _, me = told(opener)
    there = elsewhere[0].as_principal("Lise")
    broken = json.loads(me.export_session("s")) | {field: value}
    if field == "recent":
        broken["chunks"] = broken["chunks"][1:]
    with pytest.raises(InputError, match=said):
        there.import_session(json.dumps(broken))
    assert list(there.sessions()) == []


@pytest.mark.parametrize("text", ["", "[]", "{}", "not JSON"])
def test_what_is_no_export_is_refused(opener: Opener, text: str) -> None:
    with pytest.raises(InputError, match="no exported session"):
        opener().as_principal("Lise").import_session(text)


def test_a_store_that_fails_takes_nothing(opener: Opener, elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    _, me = told(opener)
    other = elsewhere[0]
    there = other.as_principal("Lise")
    text = me.export_session("s")

    def full(*_: object) -> int:
        raise StoreFull("no space")

    with monkeypatch.context() as patch:
        patch.setattr("souvenance.engine.sessions._resumed", full)
        with pytest.raises(StoreFull):
            there.import_session(text)
    assert list(there.sessions()) == []
    assert there.import_session(text).added == 40


def test_an_unknown_session_cannot_be_exported(opener: Opener) -> None:
    with pytest.raises(NotFound):
        opener().as_principal("Lise").export_session("nowhere")
