"""What left a tool loop is stored before it is replaced, and found again."""

import threading

import pytest

from souvenance import Handle, NewTurn
from souvenance.core.toolloop import GONE, STORED, Call, Loop
from souvenance.engine.toolresults import bound_to, current_store, recall_memory, shorten_here
from souvenance.engine.toolshelf import follow_chunks
from souvenance.errors import InputError, StoreError, StoreFull
from souvenance.models.scripted import ScriptedEmbedder

from .conftest import Opener


def call(n: int, text: str = "") -> Call:
    result = f"file {n}\n" + f"def function_{n}(): pass\n" * 60 + text
    return Call(id=f"c{n}", asked=f"read({n})", result=result, summary=f"Read file {n}.")


LOOP = Loop(seed="Find the port.", calls=tuple(call(n, "the server listens on port 4711" if n == 3 else "") for n in range(12)))


def shortened(me: Handle, session: str = "s") -> Loop:
    return me.shorten_loop(LOOP, session=session, window=8_000)


def test_an_evicted_result_is_stored_whole_and_found(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    loop = shortened(me)
    assert "4711" not in loop.render()
    stored = memory._tools.ledger.chunks(me.principal.scope, "context", "s")
    evicted = [one for one in LOOP.calls if one not in loop.calls]
    assert [chunk.text for chunk in stored] == [one.result for one in evicted]
    found = me.recall_chunks("which port does the server listen on", session="s")
    best = found.passages[0].chunk
    assert any("port 4711" in one.text for one in found.passages if one.chunk == best)
    assert found.tokens <= 3_000
    assert "outil" in found.render()
    assert me.recall_chunks("port", session="other").passages == ()


def test_the_same_eviction_again_stores_nothing_more(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    shortened(me)
    n = memory._tools.ledger.count_chunks(me.principal.scope, "context")
    shortened(me)
    assert memory._tools.ledger.count_chunks(me.principal.scope, "context") == n > 0


def test_passages_get_vectors_and_survive_a_new_index(opener: Opener) -> None:
    embedder = ScriptedEmbedder()
    memory = opener(embedder)
    me = memory.as_principal("Lise")
    shortened(me)
    memory.index_now()
    assert any("port 4711" in text for text in embedder.embedded)
    first = me.recall_chunks("server port", session="s")
    memory.reindex()
    memory.index_now()
    assert me.recall_chunks("server port", session="s").passages == first.passages


def test_a_megabyte_is_found_by_a_passage(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    huge = Call(id="big", asked="dump()", result="nothing here\n" * 80_000 + "the lynx sleeps in hall 9\n", summary="A dump.")
    loop = me.shorten_loop(Loop(seed="x", calls=(huge,)), session="s", window=100_000)
    assert memory._tools.count_tokens(loop.render()) < 2_000
    found = me.recall_chunks("where does the lynx sleep", session="s", policy="narrow")
    assert len(found.passages) == 1
    assert "hall 9" in found.passages[0].text


def test_a_store_that_fails_leaves_the_loop_as_it_was(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = opener()
    me = memory.as_principal("Lise")

    def full(*_: object) -> None:
        raise StoreFull("no space")

    monkeypatch.setattr(memory._tools.ledger, "write", full)
    with pytest.raises(StoreFull):
        shortened(me)


def test_without_an_index_the_latest_come_unranked(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    shortened(me)

    def broken(*_: object) -> None:
        raise StoreError("no index here")

    monkeypatch.setattr(memory._tools.index, "columns", broken)
    found = me.recall_chunks("port", session="s", limit=3)
    assert found.passages
    assert found.missing == ("search: no index here",)


def test_an_older_ledger_empties_the_shelf(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    shortened(me)
    tools, scope = memory._tools, me.principal.scope
    follow_chunks(tools, scope)
    monkeypatch.setattr(tools.ledger, "count_chunks", lambda *_: 1)
    monkeypatch.setattr(tools.ledger, "chunks", lambda *_: [])
    assert follow_chunks(tools, scope)
    assert tools.index.counts(f"{scope}/chunks", None).rows == 0


def test_secrets_and_orders_are_not_shown(opener: Opener) -> None:
    me = opener().as_principal("Lise")
    calls = tuple(
        Call(id=f"c{n}", asked="read", result=text + "\nfill " * 400, summary="Read.")
        for n, text in enumerate(["config: password = hunter2!", *["x"] * 12])
    )
    me.shorten_loop(Loop(seed="x", calls=calls), session="s", window=4_000)
    assert "hunter2" not in me.recall_chunks("config password", session="s").render()


def test_a_plain_tool_function_finds_the_session_that_is_bound(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    me.observe([NewTurn(text="We agreed on port 4711 for the server.", role="assistant")], session="s")
    assert "No memory is bound" in recall_memory("port")
    seen: list[object] = []
    with bound_to(me, "s") as bound:
        assert current_store() is bound
        other = threading.Thread(target=lambda: seen.append(current_store()))
        other.start()
        other.join()
        assert STORED in shorten_here(LOOP, window=8_000, count=len).render()
        assert "port 4711" in recall_memory("which port does the server listen on")
    assert seen == [None]
    assert current_store() is None
    assert GONE in shorten_here(LOOP, window=8_000, count=len).render()


@pytest.mark.parametrize(("window", "at"), [(999, 0.6), (8_000, 0.0), (8_000, 1.1)])
def test_what_cannot_be_is_refused(opener: Opener, window: int, at: float) -> None:
    me = opener().as_principal("Lise")
    with pytest.raises(InputError):
        me.shorten_loop(LOOP, session="s", window=window, cut_at=at)
    with pytest.raises(InputError):
        me.shorten_loop(LOOP, session="s", window=8_000, keep_verbatim=-1)
