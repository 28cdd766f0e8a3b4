"""Whatever is said, told, changed and taken back in whatever order: the memories of a scope stay whole, in either ledger."""

import itertools
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance.core.changes import changed
from souvenance.core.identity import principal_ids
from souvenance.engine.memory import Souvenance
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, InputError, ModelMissing
from souvenance.index.sqlite import SqliteIndex
from souvenance.ledger.inmemory import InMemoryLedger
from souvenance.ledger.notes_inmemory import InMemoryNotes
from souvenance.ledger.sqlite import SqliteLedger
from souvenance.types import NewTurn

from ..faults.invariants import whole_memories  # noqa: TID252 - tests are no package that is installed

NAME = "ana"
SCOPE = principal_ids(NAME)[1]
BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
STATEMENTS = (
    "I live in Lyon", "I moved to Nantes", "I love sailing", "I hate sailing", "The app Miette uses PostgreSQL",
    "We moved Miette from PostgreSQL to MySQL", "My sister plays the cello", "I have a tortoise",
    "I don't have a tortoise", "my sister plays the cello.", "Never call me Max", "I'm in Brest until Sunday",
)  # fmt: skip

texts = st.sampled_from(STATEMENTS)
which = st.integers(0, 5)  # counted from the latest
deeds = st.one_of(
    st.tuples(st.just("observe"), texts, st.sampled_from(("ana", "Zoé")), st.sampled_from("ab")),
    st.tuples(st.just("work")),
    st.tuples(st.just("remember"), texts, st.booleans()),
    st.tuples(st.just("correct"), which, texts),
    st.tuples(st.sampled_from(("forget", "pin", "unpin")), which),
    st.tuples(st.just("settle"), which, st.booleans()),
    st.tuples(st.just("undo"), which),
    st.tuples(st.just("undo"), st.just(0)),
)


class Player:
    """One store, and the deeds done to it; time moves by an hour from deed to deed."""

    def __init__(self, ledger) -> None:
        self.ledger, self.index = ledger, SqliteIndex(None, {})
        self.now, numbers = BEGIN, itertools.count()
        self.memory = Souvenance(
            Tools(
                ledger=ledger, index=self.index, embedder=lambda: None, no_embedder_because=lambda: "", notes=InMemoryNotes(lambda: BEGIN), detect=lambda _: "en", free_bytes=lambda: 10**12,
                count_tokens=len, soon_counted=len, clock=lambda: self.now, chat=no_chat, language="en", tz="UTC",
                randomness=lambda n: next(numbers).to_bytes(n, "big"),
            ),
            background=False,
        )  # fmt: skip
        self.ana = self.memory.as_principal(NAME)

    def do(self, deed: tuple) -> str:
        """Do it; what it was refused for, "" when it was not."""
        self.now += timedelta(hours=1)
        try:
            self._done(*deed)
        except (Conflict, InputError) as exc:
            return f"{type(exc).__name__}: {exc}"
        return ""

    def _done(self, what: str, *how) -> None:
        memories = sorted(self.ledger.memories_since(SCOPE, 0), key=lambda memory: memory.id, reverse=True)
        if what == "observe":
            text, speaker, session = how
            self.ana.observe([NewTurn(text=text, speaker=speaker)], session=session)
        elif what == "work":
            self.memory.work_now()
        elif what == "remember":
            self.ana.remember(how[0], pin=how[1])
        elif what == "undo":
            self._undo(how[0])
        elif memories:
            memory_id = memories[how[0] % len(memories)].id
            more = {"both": how[1]} if what == "settle" else {"text": how[1]} if what == "correct" else {}
            getattr(self.ana, what)(memory_id, **more)

    def _undo(self, number: int) -> None:
        events = self.ledger.events(SCOPE)
        if not events:
            return
        event = events[number % len(events)]
        before = self.ana.memory(event.target)
        _, _, note = self.ana.undo(event.id)
        after = self.ana.memory(event.target)
        if note:
            assert after == before, "its place is taken: it stays as it was"
        elif event.what == "created":
            assert after.status == "forgotten"
        else:
            differ, now = changed(before, after)
            assert differ.keys() <= event.before.keys(), "a field that the event had not touched"
            assert after.disputed <= bool(event.before.get("disputed", before.disputed)), "a dispute out of nothing"
            for name in event.before.keys() - {"disputed"}:  # which goes where nothing contradicts it any more
                assert now.get(name, event.before[name]) == event.before[name]

    def close(self) -> None:
        self.memory.close()


def no_chat():
    raise ModelMissing("these tests ask no model")


@pytest.fixture(scope="module")
def begun(tmp_path_factory) -> bytes:
    """The file of an empty ledger: a copy of it saves the migrations."""
    path = tmp_path_factory.mktemp("begun") / "ledger.db"
    SqliteLedger(path).close()
    return path.read_bytes()


@settings(max_examples=25)
@given(played=st.lists(deeds, min_size=3, max_size=14))
def test_memories_stay_whole_and_both_ledgers_agree(tmp_path_factory, begun, played):
    path = tmp_path_factory.mktemp("played") / "ledger.db"
    path.write_bytes(begun)
    with closing(Player(InMemoryLedger())) as double, closing(Player(SqliteLedger(path))) as real:
        for deed in [*played, ("work",)]:
            refused = double.do(deed)
            assert real.do(deed) == refused
            assert "stands already" not in refused, "the unique key was what refused it"
            assert "stand twice" not in refused, "the unique key was what refused it"
            memories = whole_memories(double.ledger, SCOPE)
            assert whole_memories(real.ledger, SCOPE) == memories
            assert double.ledger.events(SCOPE) == real.ledger.events(SCOPE)
        assert double.ana.jobs() == []
