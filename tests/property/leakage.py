"""The world in which nothing may cross, and what each may see of it: one description for every way of reading.

Every text holds a word of its own, which says in which scope it was written. Whatever anybody can be shown is read, and the
words and ids found in it must be of scopes that each of those who hear may read, by rules written here a second time.
"""

import itertools
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import Phase
from hypothesis import strategies as st

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.rate import Rate
from souvenance.engine.context import PATIENT_S
from souvenance.errors import Conflict, Forbidden, InputError, NotFound
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.serving.limits import Limits
from souvenance.settings import Settings
from souvenance.wiring import open_tools

BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
CAST = {
    "ana": "adult", "ana1": "adult", "ANA": "child", "ana ": "child", "speaker": "adult", "ａｎａ": "adult", "ana\u200b": "adult",
}  # fmt: skip
SHARED = ("home", "ana")  # one has the name of a person
WARD, GUARDIAN = "ANA", "ana"
WORD = re.compile(r"zq(\d+)x")
ID = re.compile(r"\b(?:sc|[a-z])_[0-9a-f]{32}\b")
PROPOSED = re.compile(r"proposal|candidate|quarantine|under_review")  # in the name of a way: it shows what was proposed
TEXTS = ("I love the tavern {}", "J'adore la taverne {}", "我喜欢喝{}茶", "My sister {} lives in Brest", "ok {}")
QUERIES = ("tavern", "我喜欢茶", "What do I love in Brest?")
READERS = ("ana", "ANA", "speaker", "ana ")  # ana may read all that is shared, ANA is a child at home

UNBOUNDED = Limits(requests=Rate(a_minute=1e9, at_once=1e9), failures=Rate(a_minute=1e9, at_once=1e9))
AT_ONCE = (Phase.explicit, Phase.reuse, Phase.generate)  # a leak is told as it is found: to shrink it would take minutes

who = st.sampled_from(list(CAST))
where = st.sampled_from([None, *((name, audience) for name in SHARED for audience in ("adult", "child"))])
text = st.sampled_from(TEXTS)
hearers = st.none() | st.lists(st.sampled_from([*CAST, "nobody knows"]), max_size=2)
deeds = st.one_of(
    st.tuples(st.sampled_from(["observe", "remember", "note", "pinned"]), who, where, text, hearers),
    st.tuples(st.just("grant"), who, st.sampled_from(SHARED), st.sampled_from([None, "read", "write", "manage"])),
    st.tuples(st.sampled_from(["correct", "forget", "undo", "settle"]), who, st.integers(0, 9), text),
    st.tuples(st.just("context"), who, hearers, st.sampled_from(QUERIES)),
    st.tuples(st.just("work")),
    st.tuples(st.just("dream"), who, where),
    st.tuples(st.sampled_from(["purge", "purge proposal", "release", "refuse"]), who, st.integers(0, 9)),
    st.tuples(st.just("guard"), st.sampled_from([None, *SHARED]), st.booleans()),
)


def plays(most: int) -> st.SearchStrategy[list[tuple]]:  # type: ignore[type-arg]
    """Deeds of more than one kind: the simplest play is tried first, and of one example alone it would be the only one ever."""
    return st.lists(deeds, min_size=2, max_size=most).filter(lambda played: len({deed[0] for deed in played}) > 1)


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where a place is, and for whom."""

    kind: str
    of: str  # the principal's or the shared scope's name
    audience: str


@dataclass(frozen=True, kw_only=True)
class Known:
    """Something that has an id."""

    place: Standing
    waits: bool = False  # a proposal that became no memory, or what was decided on one


class World:
    """A store, and what was written where."""

    def __init__(self, home: Path, begun: Path, *, vectors: bool) -> None:
        self.now, self._numbers = BEGIN, itertools.count(1)
        shutil.copy(begun, home / "ledger.db")
        tools = open_tools(Settings(home=home, embedder="none"), ScriptedEmbedder() if vectors else None)
        self.memory = Souvenance(tools, background=False)
        self.written: dict[int, Standing] = {}  # number -> where
        self.rights: dict[tuple[str, str], str] = {}
        self.guarded: set[tuple[str, str]] = set()  # ("private" or "shared", name)
        for name, audience in CAST.items():
            self.memory.trust.create_principal(name, audience=audience)  # type: ignore[arg-type]
        for name in SHARED:
            self.memory.trust.create_scope(name)

    def may_read(self, name: str, place: Standing) -> bool:
        """The rules once more."""
        if place.kind == "private":
            return place.of == name
        return (name, place.of) in self.rights and (place.audience == "child" or CAST[name] == "adult")

    def may_hear(self, asker: str, present: Sequence[str] | None, place: Standing) -> bool:
        """Whether all who hear an answer may read there."""
        people = [asker, *(name for name in present or [] if name in CAST)]
        if present is not None and (not present or any(name not in CAST for name in present)):
            for_all = place.kind == "shared" and place.audience == "child"
            return for_all and all(self.may_read(name, place) for name in people)
        return all(self.may_read(name, place) for name in people)

    def decides(self, asker: str, present: Sequence[str] | None, place: Standing) -> bool:
        """Whether what was proposed there is shown to the asker: by the guardian alone, where there is one."""
        if (place.kind, place.of) not in self.guarded or place.audience == "adult":
            return self.may_hear(asker, present, place)
        if place.kind == "private":
            return present is None and asker == GUARDIAN
        return (
            CAST[asker] == "adult" and self.rights.get((asker, place.of)) == "manage" and self.may_hear(asker, present, place)
        )

    def known(self) -> Mapping[str, Known]:
        """All that has an id now."""
        ledger, found = self.memory._tools.ledger, dict[str, Known]()
        for scope in ledger.scopes():
            place = self.place_of(scope)
            found[scope] = Known(place=place)
            every = {kind: ledger.ids_like(scope, "", 100_000, kind=kind) for kind in ("", "j", "c", "e")}
            held = {one for one in every["c"] if (judged := ledger.judged(scope, one)) is not None and judged.memory is None}
            for one in (*every[""], *every["j"], *every["c"]):
                found[one] = Known(place=place, waits=one in held)
            for one in every["e"]:
                event = ledger.event(scope, one)
                found[one] = Known(place=place, waits=event is not None and event.target.startswith("c_"))
        return found

    def play(self, deed: tuple) -> None:  # type: ignore[type-arg]
        self.now += timedelta(hours=1)
        match deed:
            case ("observe" | "remember" | "note" | "pinned") as how, name, place, said, present:
                self.write(how, name, place, said, present)
            case "grant", name, scope, right:
                self.rights.pop((name, scope), None)
                if right is None:
                    self.memory.trust.revoke(scope, name)
                else:
                    self.memory.trust.grant(scope, name, right)
                    self.rights[name, scope] = right
            case "guard", scope, is_on:
                self.guard(scope, is_on)
            case "work", *_:
                self.memory.work_now()
                self.memory.index_now()
            case "dream", name, place:
                self.dream(name, place)
            case "context", name, present, query:
                self.memory.as_principal(name, present=present).context(query, session="s", deadline_s=PATIENT_S)
            case ("purge" | "purge proposal" | "release" | "refuse") as how, name, nth:
                with suppress(NotFound, Forbidden, Conflict):
                    self.decide(how, self.memory.as_principal(name), nth)
            case how, name, nth, said:
                self.change(how, name, nth, said)

    def guard(self, scope: str | None, is_on: bool) -> None:
        """Have a guardian decide on what is kept in a shared scope, or of the child; or nobody."""
        if scope is not None:
            self.memory.trust.guard_scope(scope, guarded=is_on)
        elif is_on:
            self.memory.trust.guard(WARD, GUARDIAN)
        else:
            self.memory.trust.unguard(WARD)
        place = ("shared", scope) if scope is not None else ("private", WARD)
        (self.guarded.add if is_on else self.guarded.discard)(place)

    def change(self, how: str, name: str, nth: int, said: str) -> None:
        """The nth memory of anybody, or the last event of one's own."""
        me = self.memory.as_principal(name)
        with suppress(InputError):
            if how == "correct":
                before = me.memory(self.nth_memory(nth))
                number = next(self._numbers)
                self.written[number] = self.place_of(before.scope)
                me.correct(before.id, said.format(f"zq{number}x"))
            elif how == "undo":
                me.undo(me.events()[0].id if me.events() else "e_none")
            else:
                getattr(me, how)(self.nth_memory(nth))

    def decide(self, how: str, me: Handle, nth: int) -> None:
        """On the nth memory or candidate of anybody."""
        match how:
            case "purge":
                me.purge(self.nth_memory(nth))
            case "purge proposal":
                me.purge(candidates=[self.nth_proposal(nth)])
            case _:
                getattr(me, how)(self.nth_proposal(nth))

    def dream(self, name: str, place: tuple[str, str] | None) -> None:
        """Of all that was said there: journals and standing notes of adults' turns beside those of everybody's."""
        with suppress(NotFound, Forbidden):
            me = self.memory.as_principal(name)
            (me if place is None else me.within(place[0], audience=place[1])).dream(from_start=True)  # type: ignore[arg-type]

    def nth_proposal(self, nth: int) -> str:
        """Likewise."""
        proposed = self.some_ids(10, "c") or ["c_none"]
        return proposed[nth % len(proposed)]

    def nth_memory(self, nth: int) -> str:
        """Of anybody: whoever asks may not even know of it."""
        ids = sorted(i for scope in self.memory._tools.ledger.scopes() for i in self.scope_memories(scope))
        return ids[nth % len(ids)] if ids else "m_none"

    def scope_memories(self, scope: str) -> list[str]:
        return [memory.id for memory in self.memory._tools.ledger.memories_since(scope, 0)]

    def place_of(self, scope: str) -> Standing:
        ledger = self.memory._tools.ledger
        found = next((place for place in ledger.shared() if place.scope == scope), None)
        if found is not None:
            return Standing(kind="shared", of=found.name, audience=found.audience)
        owner = ledger.principal_of(scope)
        assert owner is not None
        return Standing(kind="private", of=owner.name, audience=owner.audience)

    def write(self, how: str, name: str, place: tuple[str, str] | None, said: str, present: list[str] | None) -> None:
        me = self.memory.as_principal(name, present=present)
        with suppress(NotFound, Forbidden):
            if place is not None:
                me = me.within(place[0], audience=place[1])  # type: ignore[arg-type]
            number = next(self._numbers)
            target = me.access().writes
            if target is None:
                raise Forbidden("nowhere")
            self.written[number] = self.place_of(target.scope)
            words = said.format(f"zq{number}x")
            if how == "observe":
                me.observe([NewTurn(text=words), NewTurn(text=f"I see, {words}", role="assistant")], session="s")
            elif how == "note":
                me.add_note(words)
            else:
                with suppress(InputError):
                    me.remember(words, pin=how == "pinned")

    def let_some_in(self) -> None:
        """So that there is something to cross, in every place."""
        for name, scope in (("ana", "home"), ("ana", "ana"), ("ANA", "home"), ("speaker", "home")):
            self.play(("grant", name, scope, "write"))
        for name in CAST:
            self.write("observe", name, None, TEXTS[0], None)
            self.write("remember", name, None, TEXTS[1], None)
        for scope, audience in (("home", "adult"), ("home", "child"), ("ana", "adult")):
            for how, said in (("observe", TEXTS[0]), ("remember", TEXTS[3]), ("note", TEXTS[2])):
                self.write(how, "ana", (scope, audience), said, None)
        self.play(("work",))
        for place in (None, ("home", "adult"), ("home", "child")):
            self.play(("dream", "ana", place))
        self.guard(None, True)
        for n, how in enumerate(("observe", "remember", "remember")):
            self.write(how, WARD, None, TEXTS[n], None)
        self.play(("work",))
        guardian = self.memory.as_principal(GUARDIAN)
        guardian.refuse(guardian.quarantine()[0].id)
        for name in CAST:
            self.play(("context", name, None, QUERIES[0]))

    def some_ids(self, most: int, kind: str = "") -> list[str]:
        """Of everybody's things: sessions, turns and memories, or those whose ids begin with a letter."""
        ledger = self.memory._tools.ledger
        every = [i for scope in ledger.scopes() for i in ledger.ids_like(scope, "", 20, kind=kind)]
        return every[:: max(1, len(every) // most)][:most]

    def close(self) -> None:
        self.memory.close()


def things(world: World, most: int) -> dict[str, list[str]]:
    """What stands in the paths of the API by its name there: ids of everybody's."""
    kinds = {"memory": "m", "candidate": "c", "job": "j"}
    return {
        "session": ["s"], "character": ["ana"], "thing": ["s", *world.some_ids(most)],
        **{name: world.some_ids(most, kind) for name, kind in kinds.items()},
    }  # fmt: skip


@contextmanager
def lived_in(begun: Path, played: list[tuple], *, vectors: bool = False) -> Iterator[tuple[World, Path]]:  # type: ignore[type-arg]
    """A world in which something stands everywhere, after some deeds; and its folder."""
    with TemporaryDirectory() as home:
        world = World(Path(home), begun, vectors=vectors)
        try:
            world.let_some_in()
            for deed in played:
                world.play(deed)
            yield world, Path(home)
        finally:
            world.close()


def must_be_its_own(world: World, name: str, heard_by: Sequence[str] | None, shown: Iterable[tuple[str, str]]) -> set[int]:
    """Every word and id that somebody was shown, by whichever way, is one that all who hear it may read; the words.

    Args:
        shown: (which way, all that it shows). What stands in the name of the way was asked for.
    """
    seen, known, own = set[int](), world.known(), world.memory.as_principal(name)._who().scope
    for way, told in shown:
        is_proposed = PROPOSED.search(way) is not None
        for number in {int(found) for found in WORD.findall(told)}:
            place = world.written[number]
            may = world.may_hear(name, heard_by, place) or (is_proposed and world.decides(name, heard_by, place))
            assert may, (name, heard_by, place, way, number)
            seen.add(number)
        for one in {one for one in ID.findall(told) if one in known and one not in way and one != own}:
            place = known[one].place
            may = (
                world.decides(name, heard_by, place)
                if known[one].waits or is_proposed
                else world.may_hear(name, heard_by, place)
            )
            assert may or (is_proposed and not known[one].waits and world.may_hear(name, heard_by, place)), (
                name, heard_by, place, way, one,
            )  # fmt: skip
    return seen


def sure_to_be_seen(world: World, name: str) -> set[int]:
    """Words that somebody must be shown by any way that shows enough: those of its own and of what it shares."""
    return {number for number, place in world.written.items() if world.may_hear(name, None, place)}
