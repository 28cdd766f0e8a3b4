"""Random scopes, principals, rights and operations: through no way of reading does a word reach who may not read it.

Every text holds a word of its own, which says in which scope it was written. All that anybody can be shown is read, and the
words found in it must be of scopes that each of those who hear may read, by rules written here a second time.
"""

import itertools
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from html import unescape
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import pytest
from httpx import Response
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.rate import Rate
from souvenance.engine.context import PATIENT_S
from souvenance.errors import Ambiguous, Conflict, Forbidden, InputError, NotFound
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.serving.app import create_app
from souvenance.serving.limits import Limits
from souvenance.serving.pages.router import mount_pages
from souvenance.settings import Settings
from souvenance.types import RECALL_KINDS
from souvenance.wiring import open_memory, open_tools

BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
CAST = {"ana": "adult", "ana1": "adult", "ANA": "child", "ana ": "child", "speaker": "adult"}
SHARED = ("home", "ana")  # one has the name of a person
WORD = re.compile(r"zq(\d+)x")
TEXTS = ("I love the tavern {}", "J'adore la taverne {}", "我喜欢喝{}茶", "My sister {} lives in Brest", "ok {}")
QUERIES = ("tavern", "我喜欢茶", "What do I love in Brest?")
READERS = ("ana", "ANA", "speaker", "ana ")  # ana may read all that is shared, ANA is a child at home

UNBOUNDED = Limits(requests=Rate(a_minute=1e9, at_once=1e9), failures=Rate(a_minute=1e9, at_once=1e9))
PAGES, LEAST_PAGES = 120, 12  # that are looked at, of each reader

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
    st.tuples(st.sampled_from(["purge", "purge proposal"]), who, st.integers(0, 9)),
)


@pytest.fixture(scope="session")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ledger of an empty store: a copy of it saves each example the migrations."""
    home = tmp_path_factory.mktemp("begun")
    open_memory(home, embedder="none").close()
    return home / "ledger.db"


class World:
    """A store, and what was written where."""

    def __init__(self, home: Path, begun: Path, *, vectors: bool) -> None:
        self.now, self._numbers = BEGIN, itertools.count(1)
        shutil.copy(begun, home / "ledger.db")
        tools = open_tools(Settings(home=home, embedder="none"), ScriptedEmbedder() if vectors else None)
        self.memory = Souvenance(tools, background=False)
        self.written: dict[int, tuple[str, str | None, str]] = {}  # number -> (kind, name of the place, class)
        self.rights: dict[tuple[str, str], str] = {}
        for name, audience in CAST.items():
            self.memory.trust.create_principal(name, audience=audience)  # type: ignore[arg-type]
        for name in SHARED:
            self.memory.trust.create_scope(name)

    def may_read(self, name: str, place: tuple[str, str | None, str]) -> bool:
        """The rules once more."""
        kind, of, audience = place
        if kind == "private":
            return of == name
        return (name, str(of)) in self.rights and (audience == "child" or CAST[name] == "adult")

    def may_hear(self, asker: str, present: list[str] | None, place: tuple[str, str | None, str]) -> bool:
        people = [asker, *(name for name in present or [] if name in CAST)]
        if present is not None and (not present or any(name not in CAST for name in present)):
            return place[0] == "shared" and place[2] == "child" and all(self.may_read(name, place) for name in people)
        return all(self.may_read(name, place) for name in people)

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
            case "work", *_:
                self.memory.work_now()
                self.memory.index_now()
            case "dream", name, place:
                self.dream(name, place)
            case "context", name, present, query:
                self.memory.as_principal(name, present=present).context(query, session="s", deadline_s=PATIENT_S)
            case ("purge" | "purge proposal") as how, name, nth:
                with suppress(NotFound, Forbidden, Conflict):
                    self.destroy(self.memory.as_principal(name), nth, proposal=how != "purge")
            case how, name, nth, said:
                self.change(how, name, nth, said)

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

    def destroy(self, me: Handle, nth: int, *, proposal: bool) -> None:
        """The nth memory or candidate of anybody."""
        if proposal:
            proposed = self.some_ids(10, "c") or ["c_none"]
            me.purge(candidates=[proposed[nth % len(proposed)]])
        else:
            me.purge(self.nth_memory(nth))

    def dream(self, name: str, place: tuple[str, str] | None) -> None:
        """Of all that was said there: journals and standing notes of adults' turns beside those of everybody's."""
        with suppress(NotFound, Forbidden):
            me = self.memory.as_principal(name)
            (me if place is None else me.within(place[0])).dream(from_start=True)

    def nth_memory(self, nth: int) -> str:
        """Of anybody: whoever asks may not even know of it."""
        ids = sorted(i for scope in self.memory._tools.ledger.scopes() for i in self.scope_memories(scope))
        return ids[nth % len(ids)] if ids else "m_none"

    def scope_memories(self, scope: str) -> list[str]:
        return [memory.id for memory in self.memory._tools.ledger.memories_since(scope, 0)]

    def place_of(self, scope: str) -> tuple[str, str | None, str]:
        ledger = self.memory._tools.ledger
        found = next((place for place in ledger.shared() if place.scope == scope), None)
        if found is not None:
            return "shared", found.name, found.audience
        owner = ledger.principal_of(scope)
        assert owner is not None
        return "private", owner.name, owner.audience

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
        for place in (None, ("home", "adult")):
            self.play(("dream", "ana", place))
        for name in CAST:
            self.play(("context", name, None, QUERIES[0]))

    def some_ids(self, most: int, kind: str = "") -> list[str]:
        """Of everybody's things: sessions, turns and memories, or those whose ids begin with a letter."""
        ledger = self.memory._tools.ledger
        every = [i for scope in ledger.scopes() for i in ledger.ids_like(scope, "", 20, kind=kind)]
        return every[:: max(1, len(every) // most)][:most]

    def close(self) -> None:
        self.memory.close()


def everything_read(me: Handle, ids: list[str], folder: Path) -> Iterator[tuple[str, str]]:
    """(which way, all that it shows) of every way of reading."""
    for query in QUERIES:
        yield f"recall {query}", repr(me.recall(query, weak=True, kinds=RECALL_KINDS, neighbours=2, limit=50))
        yield f"recall {query}, packed", me.recall(query, policy="broad").render()
        pack = me.context(query, session="s", deadline_s=PATIENT_S)
        yield f"context {query}", repr(pack) + pack.render() + repr(pack.messages())
    yield "context of a new session", me.context("tavern 茶", session="new", deadline_s=PATIENT_S).render()
    yield "lists", repr([
        me.memories(status=None), me.candidates(limit=None), me.events(limit=None), me.jobs("pending", "done", "failed"),
        me.sessions(), me.turns(limit=500), me.anchors(retired=True), me.positions(superseded=True), me.summary(),
        me.forgotten(), me.disputes(), me.traces(limit=500), me.as_of(datetime(2100, 1, 1, tzinfo=UTC)), me.notes(), me.verdicts(), me.quarantine(), me.dreams(),
        me.dream(dry_run=True, from_start=True), me.sessions(forgotten=True), me.states("ana"),
    ])  # fmt: skip
    yield "status", repr(me.status())
    for thing in ids:
        for way in (me.show, me.open_source, me.why, me.memory, me.job, me.turns, me.view, me.chunks, me.export_session,
                    lambda i: me.recall("tavern", session=i, weak=True), lambda i: me.recall_earlier("tavern", session=i),
                    lambda i: me.recall_chunks("tavern", session=i), lambda i: me.purge(i, dry_run=True),
                    lambda i: me.purge(candidates=[i], dry_run=True),
                    lambda i: me.why_not(i, session="s"), me.session, me.session_history, me.hidden_because,
                    me.under_review):  # fmt: skip
            try:
                yield f"{way} {thing}", repr(way(thing))
            except (NotFound, Ambiguous, Conflict, Forbidden, InputError) as exc:
                yield f"{way} {thing}", str(exc)
    with suppress(NotFound):
        me.export(str(folder))
        for path in folder.rglob("*"):
            if path.is_file():
                yield f"export, {path.name}", path.read_text(encoding="utf-8")


def things(world: World, most: int) -> dict[str, list[str]]:
    """What stands in the paths of the API by its name there: ids of everybody's."""
    kinds = {"memory": "m", "candidate": "c", "job": "j"}
    return {
        "session": ["s"], "character": ["ana"], "thing": ["s", *world.some_ids(most)],
        **{name: world.some_ids(most, kind) for name, kind in kinds.items()},
    }  # fmt: skip


def words_of(answer: Response) -> str:
    """What an answer says; of an export, what all of its files say."""
    if answer.headers["content-type"] != "application/zip":
        return answer.text
    with ZipFile(BytesIO(answer.content)) as packed:
        return "".join(packed.read(name).decode("utf-8") for name in packed.namelist())


def everything_served(
    http: TestClient, key: str, ids: dict[str, list[str]], present: list[str] | None
) -> Iterator[tuple[str, str]]:
    """The same over HTTP: every path of the API that reads, so that none is forgotten."""
    headers, narrowed = {"X-API-Key": key}, {"present": present or [""]} if present is not None else {}
    for path, operations in http.app.openapi()["paths"].items():  # type: ignore[attr-defined]
        if "get" in operations:
            named = re.search(r"\{(\w+)\}", path)
            for thing in ids[named[1]] if named else [""]:
                needed = {"session": "s"} if path.endswith("why-not") else {}
                at = re.sub(r"\{\w+\}", thing, path)
                yield path, words_of(http.get(at, headers=headers, params=narrowed | needed))
    for path, body in (
        *(("/v1/recall", {"query": query, "weak": True, "kinds": list(RECALL_KINDS), "neighbours": 2}) for query in QUERIES),
        *(("/v1/context", {"message": query, "session": "s", "deadline_ms": 5_000}) for query in QUERIES),
        ("/v1/sessions/s/recall", {"query": "tavern", "also_in_view": True}), ("/v1/sessions/s/recall-tools", {"query": "tavern"}),
        *(("/v1/purge", {"memories": [thing], "dry_run": True}) for thing in ids["memory"]),
        *(("/v1/purge", {"candidates": [thing], "dry_run": True}) for thing in ids["candidate"]),
    ):  # fmt: skip
        yield path, http.post(path, headers=headers, params=narrowed, json=body).text


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


def must_be_its_own(world: World, name: str, heard_by: list[str] | None, shown: Iterable[tuple[str, str]]) -> None:
    """Every word that somebody was shown, by whichever way, is one that all who hear it may read."""
    for way, text in shown:
        for number in {int(found) for found in WORD.findall(text)}:
            place = world.written[number]
            assert world.may_hear(name, heard_by, place), (name, heard_by, place, way)


@settings(max_examples=2, phases=AT_ONCE)
@given(st.lists(deeds, min_size=2, max_size=12), st.lists(st.sampled_from([*CAST, "nobody knows"]), max_size=2))
def test_nothing_crosses_over_http(begun: Path, played: list[tuple], present: list[str]) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played) as (world, _):
        keys = {name: world.memory.trust.create_token(name)[1] for name in READERS}
        ids = things(world, 5)
        with TestClient(create_app(world.memory, UNBOUNDED)) as http:
            for name, key in keys.items():
                for heard_by in (None, ["ANA"], present):
                    must_be_its_own(world, name, heard_by, everything_served(http, key, ids, heard_by))


def everything_paged(http: TestClient, key: str) -> Iterator[tuple[str, str]]:
    """Every page that a person reaches by links from the first one, signed in with a key."""
    sign_in = http.get("/ui/sign-in").text
    csrf = re.search(r'name="csrf" value="(\w+)"', sign_in)
    assert csrf is not None
    found = [str(http.post("/ui/sign-in", data={"csrf": csrf[1], "token": key}).url.path)]
    assert found == ["/ui/"]
    for path in found:
        answer = http.get(path)
        assert answer.status_code < 500, path  # a page that fails shows no word either
        yield path, answer.text
        links = (unescape(link) for link in re.findall(r'href="(/ui/[^"#]*)', answer.text))
        found += [link for link in dict.fromkeys(links) if link not in found and "/static/" not in link][: PAGES - len(found)]
    assert len(found) >= LEAST_PAGES


@settings(max_examples=1, phases=AT_ONCE)
@given(st.lists(deeds, min_size=2, max_size=8))
def test_nothing_crosses_on_the_pages(begun: Path, played: list[tuple]) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played) as (world, _):
        app = create_app(world.memory, UNBOUNDED, mounts=[mount_pages])
        for name in READERS:
            key = world.memory.trust.create_token(name)[1]
            with TestClient(app, base_url="http://127.0.0.1") as http:
                must_be_its_own(world, name, None, everything_paged(http, key))


@pytest.mark.parametrize("vectors", [False, True])
@settings(max_examples=3, phases=AT_ONCE)
@given(st.lists(deeds, min_size=2, max_size=12), hearers)
def test_nothing_crosses(begun: Path, vectors: bool, played: list[tuple], present: list[str] | None) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played, vectors=vectors) as (world, home):
        ids = ["s", "m_", "t_", "e_", *(i for kind in ("", "m", "c", "j", "e") for i in world.some_ids(3, kind))]
        for name in READERS:
            for heard_by in (None, [], ["ANA"], present):
                me = world.memory.as_principal(name, present=heard_by)
                folder = home / "exports" / f"{name!r}-{heard_by!r}"
                must_be_its_own(world, name, heard_by, everything_read(me, ids, folder))


def test_the_words_are_found_by_who_may_read_them(begun: Path) -> None:
    """What the property looks at is not empty."""
    with TemporaryDirectory() as home:
        world = World(Path(home), begun, vectors=False)
        try:
            world.play(("grant", "ana", "home", "write"))
            for n, place in enumerate([None, ("home", "adult"), ("home", "child")]):
                world.write(("observe", "remember", "note")[n], "ana", place, TEXTS[n], None)
            shown = "".join(said for _, said in everything_read(world.memory.as_principal("ana"), ["s"], Path(home) / "out"))
            assert {int(found) for found in WORD.findall(shown)} == {1, 2, 3}
            key = world.memory.trust.create_token("ana")[1]
            with TestClient(create_app(world.memory)) as http:
                served = "".join(said for _, said in everything_served(http, key, things(world, 1), None))
            assert {int(found) for found in WORD.findall(served)} == {1, 2, 3}
            with TestClient(create_app(world.memory, mounts=[mount_pages]), base_url="http://127.0.0.1") as http:
                paged = "".join(said for _, said in everything_paged(http, key))
            assert {int(found) for found in WORD.findall(paged)} >= {1, 2}
        finally:
            world.close()
