"""Each call to a store fails once, the first, then the second, … until none is left: nothing by half, the next call heals."""

import contextlib
import itertools
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from souvenance.core.identity import principal_ids
from souvenance.engine import background, embedding, importing, indexing
from souvenance.engine.indexing import Indexer
from souvenance.engine.memory import Souvenance
from souvenance.engine.tools import Tools
from souvenance.errors import IndexBroken, ModelError, ModelMissing, StoreError, StoreFull
from souvenance.index.sqlite import SqliteIndex
from souvenance.ledger.inmemory import InMemoryLedger
from souvenance.ledger.notes_inmemory import InMemoryNotes
from souvenance.ledger.sqlite import SqliteLedger
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.types import NewTurn

from .child import NAME, stream

NOW = datetime(2026, 3, 1, tzinfo=UTC)
SCOPE = principal_ids(NAME)[1]
TURNS = [NewTurn(text=text) for text in ("The lynx met an otter", "The heron slept", "A badger met a salmon")]
QUERY = "Which otter met the lynx?"
KINDS = ("before", "after")  # the call that fails did nothing; or it did its work, and only its answer was lost


class FailsOnCall:
    """Passes calls on to a port; the nth raises. What a ``with`` gives is counted too, and so is the end of its block."""

    def __init__(self, inner, n, error=StoreFull, kind="before"):
        self.inner, self._left, self._error, self._kind = inner, n, error, kind
        self.fired = self.done = False

    def __getattr__(self, name):
        found = getattr(self.inner, name)
        return self._counted(found) if callable(found) else found

    def _counted(self, call):
        def counted(*arguments, **named):
            if self._kind == "before":
                self._count()
            answer = call(*arguments, **named)
            if hasattr(answer, "__enter__"):
                return self._watched(answer)
            if self._kind == "after":
                self._count()
            return answer

        return counted

    @contextlib.contextmanager
    def _watched(self, block):
        with block as given:
            yield _Part(self, given) if hasattr(given, "revision") else given
            if self._kind == "before":
                self._count()
        if self._kind == "after":
            self._count()

    def _count(self):
        self._left -= 1
        if self._left == 0 and not self.done:
            self.fired = True
            raise self._error("told to fail")


class _Part:
    """The verbs of a transaction, counted by the port that gave it."""

    def __init__(self, whole, inner):
        self._whole, self._inner = whole, inner

    def __getattr__(self, name):
        found = getattr(self._inner, name)
        return self._whole._counted(found) if callable(found) else found


def tools_of(ledger, index, embedder=None) -> Tools:
    ticks = itertools.count()
    return Tools(
        ledger=ledger, index=index, embedder=lambda: embedder, no_embedder_because=lambda: "", notes=InMemoryNotes(lambda: NOW), detect=lambda _: "en", free_bytes=lambda: 10**12,
        count_tokens=len, soon_counted=len, clock=lambda: NOW + timedelta(seconds=next(ticks)), chat=no_chat,
        randomness=lambda n: next(ticks).to_bytes(n, "big"), language="en", tz="UTC",
    )  # fmt: skip


def no_chat():
    raise ModelMissing("these tests ask no model")


def ana_of(tools: Tools):
    return Souvenance(tools, background=False).as_principal(NAME)


@pytest.fixture(scope="module")
def begun(tmp_path_factory) -> bytes:
    """The file of an empty ledger: a copy of it saves the migrations."""
    path = tmp_path_factory.mktemp("begun") / "ledger.db"
    SqliteLedger(path).close()
    return path.read_bytes()


@contextlib.contextmanager
def stores(folder, begun, n=0):
    """A ledger in a file and an index in memory."""
    (folder / f"ledger-{n}.sqlite").write_bytes(begun)
    with closing(SqliteLedger(folder / f"ledger-{n}.sqlite")) as ledger, closing(SqliteIndex(None, {})) as index:
        yield ledger, index


def content(ledger: SqliteLedger) -> dict[str, list]:
    """Every row of every table, read past our own code."""
    with closing(sqlite3.connect(ledger._path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {table: db.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall() for table in tables}


def level(tools: Tools, stamp: str | None = None) -> bool:
    """Whether the index holds what the ledger holds."""
    counts = tools.index.counts(SCOPE, stamp)
    turns = tools.ledger.count_turns(SCOPE)
    return (
        counts.rows == turns
        and counts.digest == tools.ledger.content_digest(SCOPE)
        and (stamp is None or counts.embedded == turns)
    )


@pytest.mark.parametrize("kind", KINDS)
def test_observe_is_all_or_nothing(tmp_path, begun, kind):
    for n in itertools.count(1):
        with stores(tmp_path, begun, n) as (ledger, index):
            failing = FailsOnCall(ledger, n, kind=kind)
            ana = ana_of(tools_of(ledger, index))
            ana.observe(TURNS[:1], session="one")
            before = content(ledger)
            ana._tools = replace(ana._tools, ledger=failing)
            raised = False
            try:
                ana.observe(TURNS[1:], session="two", idempotency_key="key")
            except StoreFull:
                raised = True
            assert raised or not failing.fired, "a failure of the ledger was kept back"
            ana._tools = replace(ana._tools, ledger=ledger)
            if content(ledger) != before:
                assert not raised or kind == "after", "half of it was written"
                assert [turn.text for turn in ana.turns("two")] == [turn.text for turn in TURNS[1:]]
            receipt = ana.observe(TURNS[1:], session="two", idempotency_key="key")  # sent again: there, and there once
            assert [turn.id for turn in ana.turns("two")] == list(receipt.turn_ids)
            assert ana._tools.ledger.count_turns(SCOPE) == 3
            assert ledger.check() == []
            assert ana.recall(QUERY, weak=True).searched == 3
            assert level(ana._tools)
            if not failing.fired:
                assert n > 6, "the failing ledger was hardly used"
                return


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("error", [StoreFull, IndexBroken])
def test_an_index_that_fails_never_makes_observe_fail_or_lose(kind, error):
    for n in itertools.count(1):
        ledger = InMemoryLedger()
        with closing(SqliteIndex(None, {})) as index:
            failing = FailsOnCall(index, n, error, kind)
            ana = ana_of(tools_of(ledger, failing))
            for number, turn in enumerate(TURNS):
                assert ana.observe([turn], session="one").turn_ids
                assert len(ana.turns("one")) == number + 1
            calls_fired = failing.fired
            found = ana.recall(QUERY, weak=True)
            assert found.searched == 3 or found.missing
            found = ana.recall(QUERY, weak=True)
            assert found.searched == 3 or (found.missing and failing.fired)
            failing.done = True
            found = ana.recall(QUERY, weak=True)
            assert (found.searched, found.missing, found.hits[0].turn.text) == (3, (), TURNS[0].text)
            assert level(ana._tools)
            if not failing.fired:
                assert n > 9, "the failing index was hardly used"
                return
            assert calls_fired or n > 6


@pytest.mark.parametrize("kind", KINDS)
def test_an_import_is_whole_transactions_and_goes_on(tmp_path, begun, monkeypatch, kind):
    monkeypatch.setattr(importing, "ITEMS_AT_ONCE", 8)
    items = stream(1, 20)
    texts = [item.turn.text for item in items]
    for n in itertools.count(1):
        with stores(tmp_path, begun, n) as (ledger, index):
            failing = FailsOnCall(ledger, n, kind=kind)
            with contextlib.suppress(StoreFull):
                ana_of(tools_of(failing, index)).import_turns(items)
            stands = ledger.count_turns(SCOPE)
            assert stands in {0, 8, 16, 20}
            assert [turn.text for _, turn in ledger.turns_after(SCOPE, 0, 99)] == texts[:stands]
            ana = ana_of(tools_of(ledger, index))
            report = ana.import_turns(items)
            assert (report.added, report.known, report.skipped_total) == (20 - stands, stands, 0)
            assert [turn.text for _, turn in ledger.turns_after(SCOPE, 0, 99)] == texts
            assert ledger.check() == []
            assert ana.recall(QUERY, weak=True).searched == 20
            assert level(ana._tools)
            if not failing.fired:
                assert n > 12, "the failing ledger was hardly used"
                return


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", ["ledger", "index"])
@pytest.mark.parametrize("error", [StoreFull, IndexBroken])
def test_following_and_embedding_go_on_after_any_failure(monkeypatch, part, kind, error):
    monkeypatch.setattr(indexing, "ROWS_AT_ONCE", 8)
    monkeypatch.setattr(embedding, "TEXTS_AT_ONCE", 8)
    ledger = InMemoryLedger()
    with closing(SqliteIndex(None, {})) as unused:
        ana_of(tools_of(ledger, unused)).import_turns(stream(1, 20))
    embedder = ScriptedEmbedder()
    for n in itertools.count(1):
        with closing(SqliteIndex(None, {})) as index:
            failing = FailsOnCall(ledger if part == "ledger" else index, n, error, kind)
            ports = {"ledger": ledger, "index": index, part: failing}
            tools = tools_of(**ports, embedder=embedder)
            indexer = Indexer(tools)
            with contextlib.suppress(StoreError):
                indexer.run_pass()
            counts = index.counts(SCOPE, embedder.stamp)
            assert counts.rows in {0, 8, 16, 20}
            assert counts.embedded in {0, 8, 16, 20}
            assert counts.position == counts.rows
            failing.done = True
            indexer.run_pass()
            assert level(tools, embedder.stamp)
            recall = ana_of(tools).recall(QUERY, weak=True)
            assert (recall.searched, recall.missing) == (20, ())
            if not failing.fired:
                return


def test_an_embedder_that_fails_on_any_call_is_asked_again():
    for n in itertools.count(1):
        ledger = InMemoryLedger()
        with closing(SqliteIndex(None, {})) as index:
            embedder = FailsOnCall(ScriptedEmbedder(), n, ModelError)
            tools = tools_of(ledger, index, embedder)
            ana = ana_of(tools)
            ana.observe(TURNS, session="one")
            found = ana.recall(QUERY, weak=True)
            assert found.hits[0].turn.text == TURNS[0].text
            assert found.missing
            with contextlib.suppress(ModelError):
                Indexer(tools).run_pass()
            embedder.done = True
            assert index.counts(SCOPE, embedder.stamp).embedded in {0, 3}
            Indexer(tools).run_pass()
            assert level(tools, embedder.stamp)
            if not embedder.fired:
                return


class Hangs(ScriptedEmbedder):
    """Never comes back from ``passages`` before it is let go."""

    def __init__(self):
        super().__init__()
        self.entered, self.let_go = threading.Event(), threading.Event()

    def passages(self, texts):
        self.entered.set()
        self.let_go.wait()
        return super().passages(texts)


def test_an_embedder_that_hangs_in_the_background_holds_up_nobody(tmp_path, begun):
    embedder = Hangs()
    with stores(tmp_path, begun) as (ledger, index), Souvenance(tools_of(ledger, index, embedder)) as memory:
        ana = memory.as_principal(NAME)
        ana.observe(TURNS, session="one")
        assert embedder.entered.wait(60)
        for number in range(5):
            ana.observe([NewTurn(text=f"And turn {number}")], session="one")
            found = ana.recall(QUERY, weak=True)
            assert (found.searched, found.hits[0].turn.text) == (4 + number, TURNS[0].text)
            assert found.missing == (f"vectors: {4 + number} of {4 + number} turns have none yet and are found by their words",)
        embedder.let_go.set()
        memory.index_now()  # waits for the background's own pass, and does what that left
        assert ana.recall(QUERY, weak=True).missing == ()


@pytest.mark.parametrize("error", [ModelError, ValueError, StoreFull, IndexBroken, MemoryError])
def test_the_background_outlives_any_failure_and_tells_it(tmp_path, begun, monkeypatch, error):
    monkeypatch.setattr(background, "BACK_OFF_S", (0.01,))
    failed, mended = threading.Event(), threading.Event()

    class Fails(ScriptedEmbedder):
        def passages(self, texts):
            if not mended.is_set():
                failed.set()
                raise error("told to fail")
            return super().passages(texts)

    embedder = Fails()
    with stores(tmp_path, begun) as (ledger, index), Souvenance(tools_of(ledger, index, embedder)) as memory:
        ana = memory.as_principal(NAME)
        ana.observe(TURNS, session="one")
        assert failed.wait(60)
        ana.observe([NewTurn(text="The otter is back")], session="one")
        assert ana.recall(QUERY, weak=True).searched == 4
        eventually(lambda: "told to fail" in ana.status().trouble)
        mended.set()
        eventually(lambda: ana.status().embedded == 4)
        eventually(lambda: ana.status().trouble == "")


@pytest.mark.parametrize("while_resetting", [StoreFull, OSError])
def test_the_background_outlives_a_broken_index_that_cannot_be_made_again(tmp_path, begun, monkeypatch, while_resetting):
    monkeypatch.setattr(background, "BACK_OFF_S", (0.01,))
    mended, reset = threading.Event(), threading.Event()

    class Broken:
        def __init__(self, inner):
            self._inner = inner

        def __getattr__(self, name):
            if not mended.is_set() and name == "reset":
                reset.set()
                raise while_resetting("no room for a new one")
            if not mended.is_set() and name in {"position", "put", "columns", "refs", "counts"}:
                raise IndexBroken("told to fail")
            return getattr(self._inner, name)

    embedder = ScriptedEmbedder()
    with stores(tmp_path, begun) as (ledger, index), Souvenance(tools_of(ledger, Broken(index), embedder)) as memory:
        ana = memory.as_principal(NAME)
        ana.observe(TURNS, session="one")
        assert reset.wait(60)
        mended.set()
        eventually(lambda: ana.status().embedded == 3)
        assert level(ana._tools, embedder.stamp)


def eventually(claim) -> None:
    """Wait until it is true; a minute is for ever."""
    for _ in range(6_000):
        if claim():
            return
        threading.Event().wait(0.01)
    raise AssertionError("it never came true")


def interrupted_after(connection: sqlite3.Connection, steps: int) -> dict[str, bool]:
    """Make SQLite give up in the middle of a statement, once, after so many steps of its machine."""
    state = {"fired": False, "left": steps}

    def tick() -> int:
        state["left"] -= 1
        if state["left"] == 0:
            state["fired"] = True
            return 1
        return 0

    connection.set_progress_handler(tick, 1)
    return state


STRIDE = 1.07  # every step at first, then ever larger ones: some hundred points of thousands


def points():
    n = 1
    while True:
        yield n
        n = max(n + 7, int(n * STRIDE))


def test_observe_is_all_or_nothing_wherever_a_statement_stops(tmp_path, begun):
    with stores(tmp_path, begun) as (ledger, index):
        ana = ana_of(tools_of(ledger, index))
        total = 0
        for n in points():
            connections = []
            with ledger._engine.connect() as db:
                connections.append(db.connection.driver_connection)
            state = interrupted_after(connections[0], n)
            before = content(ledger)
            try:
                ana.observe(TURNS, session=f"session {n}", idempotency_key=f"key {n}")
            except StoreError:
                assert content(ledger) == before
            connections[0].set_progress_handler(None, 0)
            assert not connections[0].in_transaction
            ana.observe(TURNS, session=f"session {n}", idempotency_key=f"key {n}")
            total += 3
            assert [turn.text for turn in ana.turns(f"session {n}")] == [turn.text for turn in TURNS]
            if not state["fired"]:
                break
        assert ledger.count_turns(SCOPE) == total
        assert ledger.check() == []
        assert ana.recall(QUERY, weak=True).searched == total
        assert level(ana._tools)


def test_the_index_is_whole_wherever_a_statement_stops(monkeypatch):
    monkeypatch.setattr(indexing, "ROWS_AT_ONCE", 8)
    monkeypatch.setattr(embedding, "TEXTS_AT_ONCE", 8)
    ledger = InMemoryLedger()
    with closing(SqliteIndex(None, {})) as unused:
        ana_of(tools_of(ledger, unused)).import_turns(stream(1, 20))
    embedder = ScriptedEmbedder()
    for n in points():
        with closing(SqliteIndex(None, {})) as index:
            tools = tools_of(ledger, index, embedder)
            state = interrupted_after(index._connection(), n)
            with contextlib.suppress(StoreError):
                Indexer(tools).run_pass()
            index._connection().set_progress_handler(None, 0)
            counts = index.counts(SCOPE, embedder.stamp)
            assert counts.rows in {0, 8, 16, 20}
            assert counts.position == counts.rows
            Indexer(tools).run_pass()
            assert level(tools, embedder.stamp)
            if not state["fired"]:
                return


def test_a_column_read_that_stops_is_read_anew(tmp_path, begun):
    with stores(tmp_path, begun) as (ledger, index):
        embedder = ScriptedEmbedder()
        tools = tools_of(ledger, index, embedder)
        ana = ana_of(tools)
        ana.import_turns(stream(1, 30))
        Indexer(tools).run_pass()
        whole = ana.recall(QUERY, weak=True)
        assert whole.missing == ()
        for n in points():
            index._loaded.clear()
            state = interrupted_after(index._connection(), n)
            with contextlib.suppress(StoreError):
                index.columns(SCOPE, embedder.stamp)
            index._connection().set_progress_handler(None, 0)
            assert ana.recall(QUERY, weak=True).hits == whole.hits
            if not state["fired"]:
                return
