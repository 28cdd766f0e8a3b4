import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.engine import background, embedding, indexing
from souvenance.engine.embedding import embed_some
from souvenance.engine.indexing import Indexer, follow
from souvenance.errors import ModelError, TextRefused
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.ports import Vectors
from souvenance.thresholds import TEXT_ONLY

Opener = Callable[..., Souvenance]


def fill(me: Handle, n: int, session: str = "s") -> None:
    me.observe([NewTurn(text=f"phrase {number} sur le pain") for number in range(n)], session=session)


def wait_for(what: Callable[[], object], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


# -- words -------------------------------------------------------------------------------------------------------------


def test_what_is_observed_is_indexed_at_once(ana: Handle, memory: Souvenance) -> None:
    fill(ana, 3)
    assert memory._tools.index.place(ana.principal.scope)[0] == 3
    fill(ana, 2, "t")
    assert memory._tools.index.place(ana.principal.scope)[0] == 5


def test_an_index_left_behind_catches_up_when_it_is_asked(ana: Handle, memory: Souvenance) -> None:
    fill(ana, 3)
    memory._tools.index.clear(ana.principal.scope)
    fill(ana, 2, "t")  # not appended after a gap
    assert ana.status().indexed == 0
    assert len(ana.recall("pain", limit=10).hits) == 5
    assert ana.status().indexed == 5


def test_the_index_follows_in_steps(ana: Handle, memory: Souvenance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexing, "ROWS_AT_ONCE", 4)
    fill(ana, 10)
    tools, scope = memory._tools, ana.principal.scope
    tools.index.clear(scope)
    steps: list[int] = []
    assert not follow(tools, scope, at_most=4, progress=steps.append)
    assert tools.index.place(scope)[0] == 4
    assert follow(tools, scope, progress=steps.append)
    assert tools.index.place(scope)[:2] == (10, tools.ledger.revision(scope))
    assert steps == [4, 4, 2]
    assert follow(tools, scope)


def test_a_long_way_behind_is_said(ana: Handle, memory: Souvenance, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(ana, 10)
    memory._tools.index.clear(ana.principal.scope)
    monkeypatch.setattr(indexing, "ROWS_AT_ONCE", 3)
    monkeypatch.setattr("souvenance.engine.search.ROWS_AT_ONCE", 3)
    recall = ana.recall("pain")
    assert recall.searched == 3
    assert len(recall.missing) == 1
    assert recall.missing[0].startswith("words:")
    for _ in range(3):
        recall = ana.recall("pain")
    assert (recall.searched, recall.missing) == (10, ())


def test_writes_of_another_process_are_followed(opener: Opener) -> None:
    one, other = opener().as_principal("ana"), opener().as_principal("ana")
    fill(one, 2)
    assert len(other.recall("pain").hits) == 2
    fill(other, 2, "t")
    fill(one, 1, "u")
    assert len(one.recall("pain").hits) == 5
    assert len(other.recall("pain").hits) == 5
    assert other.status().indexed == 5


def test_a_ledger_put_back_from_a_copy_is_followed_from_its_beginning(opener: Opener, home: Path) -> None:
    first = opener()
    ana = first.as_principal("ana")
    fill(ana, 2)
    first.close()
    copy = (home / "ledger.db").read_bytes()
    later = opener()
    later.as_principal("ana").observe([{"text": "La mirabelle est mûre."}], session="t")
    later.close()
    (home / "ledger.db").write_bytes(copy)
    back = opener().as_principal("ana")
    assert back.recall("mirabelle").hits == ()
    assert back.status().indexed == 2
    back.observe([{"text": "Le coing est dur."}], session="t")
    assert back.recall("mirabelle").hits == ()
    assert back.recall("coing").hits[0].turn.text == "Le coing est dur."


# -- vectors -----------------------------------------------------------------------------------------------------------


def test_every_scope_is_embedded(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedding, "TEXTS_AT_ONCE", 4)
    embedder = ScriptedEmbedder()
    memory = opener(embedder)
    for name in ("ana", "ben", "eva"):
        fill(memory.as_principal(name), 5)
    assert memory.index_now()
    assert [memory.as_principal(name).status().embedded for name in ("ana", "ben", "eva")] == [5, 5, 5]
    assert len(embedder.embedded) == 15
    assert memory.index_now()
    assert len(embedder.embedded) == 15  # nothing is embedded twice


def test_who_speaks_is_embedded_too_and_secrets_are_not(opener: Opener) -> None:
    embedder = ScriptedEmbedder()
    memory = opener(embedder)
    memory.as_principal("ana").observe(
        [NewTurn(text="mon mot de passe est hunter2", speaker="Léa"), NewTurn(text="ok", role="assistant")], session="s"
    )
    memory.index_now()
    assert embedder.embedded == ["Léa: mon mot de passe est [secret]", "assistant: ok"]


def test_a_long_text_is_one_hit_of_several_windows(opener: Opener) -> None:
    embedder = ScriptedEmbedder()
    memory = opener(embedder)
    ana = memory.as_principal("ana")
    ana.observe([{"text": "Le pain lève. " * 600 + "Et la mirabelle mûrit."}], session="s")
    ana.observe([{"text": "Le pain lève. " * 6_000 + "Et le coing attend."}], session="t")
    memory.index_now()
    assert len(embedder.embedded) > 6
    status = ana.status()
    assert (status.embedded, status.cut) == (2, 1)
    recall = ana.recall("mirabelle")
    assert [hit.turn.session for hit in recall.hits].count("s") == 1
    by_words = ana.recall("coing", weights=TEXT_ONLY)  # it stands beyond the last window
    assert by_words.hits[0].turn.session == "t"


class Refusing(ScriptedEmbedder):
    """Takes no text with a word in it, and nothing at all with such a text beside it."""

    def passages(self, texts: list[str]) -> Vectors:  # type: ignore[override]
        if any("mirabelle" in text for text in texts):
            raise TextRefused("not this one")
        return super().passages(texts)


def test_a_text_that_the_model_refuses_is_left_without(opener: Opener) -> None:
    memory = opener(Refusing())
    ana = memory.as_principal("ana")
    fill(ana, 9)
    ana.observe([{"text": "La mirabelle est mûre."}], session="t")
    fill(ana, 9, "u")
    assert memory.index_now()
    assert ana.recall("mirabelle").hits[0].turn.text == "La mirabelle est mûre."
    assert memory.as_principal("ana").status().embedded == 19
    assert memory.index_now()


def test_a_scope_of_refused_texts_keeps_nobody_waiting(opener: Opener) -> None:
    memory = opener(Refusing())
    ana, ben, eva = (memory.as_principal(name) for name in ("ana", "ben", "eva"))
    ana.observe([{"text": "La mirabelle est mûre."}], session="s")
    fill(ben, 2)
    eva.observe([{"text": "Une mirabelle."}], session="s")
    assert memory.index_now()
    assert [(who.status().embedded, who.status().cut) for who in (ana, ben, eva)] == [(1, 1), (2, 0), (1, 1)]


def test_a_batch_of_refused_texts_is_no_broken_model(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedding, "TEXTS_AT_ONCE", 1)
    memory = opener(Refusing())
    ana, ben = memory.as_principal("ana"), memory.as_principal("ben")
    ana.observe([{"text": "La mirabelle."}, {"text": "Une mirabelle."}], session="s")
    fill(ben, 2)
    assert memory.index_now()
    assert (ana.status().embedded, ben.status().embedded) == (2, 2)


class TakingNothing(ScriptedEmbedder):
    """A server that answers to every text as if the text were at fault."""

    def passages(self, texts: list[str]) -> Vectors:  # type: ignore[override]
        raise TextRefused(f"none of these {len(texts)}")


def test_a_model_that_takes_nothing_is_an_error(opener: Opener) -> None:
    memory = opener(TakingNothing())
    ana, ben = memory.as_principal("ana"), memory.as_principal("ben")
    ana.observe([{"text": "La mirabelle."}, {"text": "Une mirabelle."}], session="s")
    fill(ben, 2)
    with pytest.raises(ModelError, match="none of these 1"):
        memory.index_now()
    assert (ana.status().embedded, ben.status().embedded) == (0, 0)


def test_a_failing_model_stores_nothing_and_is_asked_again(opener: Opener) -> None:
    embedder = ScriptedEmbedder(fails=True)
    memory = opener(embedder)
    ana = memory.as_principal("ana")
    fill(ana, 3)
    with pytest.raises(ModelError):
        memory.index_now()
    assert ana.status().embedded == 0
    embedder.fails = False
    assert memory.index_now()
    assert ana.status().embedded == 3


class Changing(ScriptedEmbedder):
    """Another dimension at each call, under one stamp."""

    def passages(self, texts: list[str]) -> Vectors:  # type: ignore[override]
        self.dim += 1
        return np.ones((len(texts), self.dim), np.float32)


class Short(ScriptedEmbedder):
    """One vector too few."""

    def passages(self, texts: list[str]) -> Vectors:  # type: ignore[override]
        return super().passages(texts)[1:]


@pytest.mark.parametrize("kind", [Changing, Short])
def test_a_model_that_breaks_its_word_is_an_error_of_the_model(opener: Opener, kind: type[ScriptedEmbedder]) -> None:
    memory = opener(kind())
    ana = memory.as_principal("ana")
    fill(ana, 2)
    if kind is Changing:
        memory.index_now()
        fill(ana, 2, "t")
    with pytest.raises(ModelError):
        memory.index_now()


def test_a_row_whose_turn_is_gone_is_removed(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    ana, ben = memory.as_principal("ana"), memory.as_principal("ben")
    fill(ana, 2)
    fill(ben, 2)
    tools = memory._tools
    kept = tools.ledger.turns
    tools.ledger.turns = lambda scope, ids: kept(scope, ids) if scope != ben.principal.scope else {}  # type: ignore[method-assign, assignment]
    embedder = tools.embedder()
    assert embedder is not None
    assert embed_some(tools, embedder).embedded == 2
    assert (ana.status().indexed, ben.status().indexed) == (2, 0)


def test_without_an_embedder_there_is_nothing_to_wait_for(memory: Souvenance, ana: Handle) -> None:
    fill(ana, 2)
    assert not memory.index_now()
    assert ana.status().indexed == 2


def test_one_process_embeds_at_a_time(opener: Opener) -> None:
    embedder = ScriptedEmbedder()
    one, other = opener(), opener(embedder)
    fill(other.as_principal("ana"), 2)
    with one._tools.index.claim() as mine:
        assert mine
        assert not other.index_now()
    assert embedder.embedded == []
    assert other.index_now()
    assert len(embedder.embedded) == 2


# -- in the background -------------------------------------------------------------------------------------------------


def test_vectors_come_in_the_background(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder(), background=True)
    ana = memory.as_principal("ana")
    fill(ana, 3)
    wait_for(lambda: ana.status().embedded == 3)
    fill(ana, 2, "t")
    wait_for(lambda: ana.status().embedded == 5)
    assert (memory.trouble, ana.status().trouble) == ("", "")
    assert ana.recall("pain").missing == ()


def test_nothing_runs_in_the_background_when_it_should_not(opener: Opener) -> None:
    before = threading.active_count()
    memory = opener(ScriptedEmbedder())
    fill(memory.as_principal("ana"), 3)
    assert threading.active_count() == before


def test_trouble_is_told_and_forgotten_when_it_is_over(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "BACK_OFF_S", (0.01, 0.02))
    embedder = ScriptedEmbedder(fails=True)
    memory = opener(embedder, background=True)
    ana = memory.as_principal("ana")
    fill(ana, 2)
    wait_for(lambda: "told to fail" in memory.trouble)
    assert "told to fail" in ana.status().trouble
    assert ana.status().indexed == 2
    embedder.fails = False
    wait_for(lambda: ana.status().embedded == 2)
    wait_for(lambda: memory.trouble == "")


class Exploding(ScriptedEmbedder):
    """Raises what the port does not allow."""

    def passages(self, texts: list[str]) -> Vectors:  # type: ignore[override]
        if self.fails:
            raise ZeroDivisionError("a bug of somebody's")
        return super().passages(texts)


def test_a_bug_in_an_embedder_does_not_end_the_background_work(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "BACK_OFF_S", (0.01,))
    embedder = Exploding(fails=True)
    memory = opener(embedder, background=True)
    ana = memory.as_principal("ana")
    fill(ana, 2)
    wait_for(lambda: "a bug of somebody's" in memory.trouble)
    embedder.fails = False
    wait_for(lambda: ana.status().embedded == 2)


def test_it_stops_after_the_batch_at_hand(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedding, "TEXTS_AT_ONCE", 2)
    memory = opener(ScriptedEmbedder(delay_s=0.05), background=True)
    ana = memory.as_principal("ana")
    fill(ana, 40)
    wait_for(lambda: ana.status().embedded > 0)
    before = time.perf_counter()
    memory.close()
    assert time.perf_counter() - before < 4
    again = opener(ScriptedEmbedder())
    done = again.as_principal("ana").status().embedded
    assert 0 < done < 40
    again.index_now()
    assert again.as_principal("ana").status().embedded == 40


def test_a_stopped_indexer_is_not_woken(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    indexer = Indexer(memory._tools)
    indexer.stop()
    before = threading.active_count()
    indexer.wake()
    assert threading.active_count() == before


def test_writes_of_another_process_are_embedded_by_and_by(opener: Opener) -> None:
    writer = opener().as_principal("ana")
    fill(writer, 3)
    indexer = Indexer(opener(ScriptedEmbedder())._tools, pass_every_s=0.02)
    indexer.wake()
    wait_for(lambda: indexer.embedded == 3)
    fill(writer, 2, "t")
    wait_for(lambda: indexer.embedded == 5)
    indexer.stop()


def test_times_without_a_day_are_indexed_too(ana: Handle) -> None:
    ana.observe([NewTurn(text="tout premier", at=datetime(1, 1, 1, tzinfo=UTC))], session="s")
    ana.observe([NewTurn(text="tout dernier", at=datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC))], session="s")
    assert ana.status().indexed == 2
    assert ana.recall("dernier").hits[0].turn.text == "tout dernier"
