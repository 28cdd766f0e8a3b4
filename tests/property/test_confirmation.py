"""However often and by whomever a memory is said again: surer at most once a session, and otherwise as it was."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.book import Book
from souvenance.core.decide import Decision, decide
from souvenance.types import Candidate, Memory

NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)
STATED = "I work at the bakery."
AGAIN = (
    "I'm still working at the bakery",
    "I work at the bakery!",
    "As I said, I work at the bakery",
    "I still work at the bakery, and I like it",
)

said = st.tuples(
    st.sampled_from(AGAIN), st.sampled_from(["s1", "s2", "s3"]), st.sampled_from(["user", "assistant", "assistant+user"])
)


class Told:
    """One scope, and what was said in it; each turn a day after the one before."""

    def __init__(self, confidence: float, stated: str = STATED) -> None:
        self.first = self._memory(stated, 0, "user", confidence)
        self.session_of = {self.first.sources[0]: "s0"}
        self.book = Book([self.first])
        self.days = 0

    @property
    def now(self) -> Memory:
        return self.book.memories[self.first.id]

    def say(self, text: str, session: str, origin: str, *, names: bool = False) -> Decision:
        self.days += 1
        return self.say_again(self._memory(text, self.days, origin, 1.0), session, names=names)

    def say_again(self, new: Memory, session: str, *, names: bool = False) -> Decision:
        self.session_of[new.sources[0]] = session
        proposed = Candidate(
            text=new.text, kind=new.kind, subject=new.subject, language=new.language, sources=new.sources,
            confirms=(self.first.id,) if names else (),
        )  # fmt: skip
        decision = decide(proposed, new, self.book, self._sessions_of, session)
        self.book.put(*(step.after for step in decision.steps))
        return decision

    def _sessions_of(self, memory: Memory) -> frozenset[str]:
        return frozenset(self.session_of[source] for source in memory.sources)

    @staticmethod
    def _memory(text: str, day: int, origin: str, confidence: float) -> Memory:
        at = NOON + timedelta(days=day)
        return Memory(
            id=f"m_{day:03}", scope="sc", kind="fact", text=text, subject="Lise", story=None, language="en", status="active",
            confidence=confidence, importance=5.0, sources=(f"t_{day:03}",), origin=origin, author="p", audience="adult",
            created_at=at, ranked_at=at, touched_at=at,
        )  # fmt: skip


@given(st.lists(said, max_size=12), st.integers(1, 10))
def test_it_is_surer_once_a_session_and_at_most_certain(said: list[tuple[str, str, str]], tenths: int) -> None:
    told = Told(tenths / 10)
    made = [step for one in said for step in told.say(*one).steps if step.what == "reinforced" and step.after.id == "m_000"]
    by_user = {session for _, session, origin in said if origin == "user"}
    assert len(made) <= len(by_user)
    assert told.now.confidence == min(1.0, round(tenths / 10 + 0.1 * len(made), 6))


@given(said, st.booleans())
def test_the_same_turn_again_changes_nothing(one: tuple[str, str, str], names: bool) -> None:
    told = Told(0.5)
    told.say(*one, names=names)
    before = dict(told.book.memories)
    told.say_again(Told._memory(one[0], 1, one[2], 1.0), one[1], names=names)
    assert told.book.memories == before


@given(st.lists(st.tuples(said, st.booleans()), max_size=6))
def test_what_confirms_changes_no_text_date_or_status(said: list[tuple[tuple[str, str, str], bool]]) -> None:
    told = Told(0.5, "The bakery is what pays my rent.")  # of one matter with all of the texts, and no twin of any
    before = told.now
    made = [step.what for one, names in said for step in told.say(*one, names=names).steps if step.after.id == before.id]
    assert set(made) <= {"reinforced"}
    if said and said[0][1] and said[0][0][2] == "user":  # a later one may be a twin of the first, and make that one surer
        assert "reinforced" in made
    moving = {"confidence": before.confidence, "touched_at": before.touched_at, "accesses": before.accesses}
    assert replace(told.now, sources=before.sources, **moving) == before
