"""Random scopes, principals, rights and operations: through no way of reading does a word reach who may not read it.

Here the library, the HTTP API and the pages; MCP, the proxy and the command line stand beside, in the same world.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from html import unescape
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from httpx import Response
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tests.property.leakage import (
    AT_ONCE,
    CAST,
    QUERIES,
    READERS,
    UNBOUNDED,
    hearers,
    lived_in,
    must_be_its_own,
    plays,
    sure_to_be_seen,
    things,
)

from souvenance import Handle
from souvenance.engine.context import PATIENT_S
from souvenance.errors import Ambiguous, Conflict, Forbidden, InputError, NotFound
from souvenance.serving.app import create_app
from souvenance.serving.pages.router import mount_pages
from souvenance.types import RECALL_KINDS

PAGES, LEAST_PAGES = 60, 12  # that are looked at, of each reader


def by_id(me: Handle) -> dict[str, Callable[[str], object]]:
    """Every way of reading that takes an id."""
    ways = (me.show, me.open_source, me.why, me.memory, me.job, me.turns, me.view, me.chunks, me.export_session, me.session,
            me.session_history, me.hidden_because, me.under_review)  # fmt: skip
    return {way.__name__: way for way in ways} | {
        "recall": lambda i: me.recall("tavern", session=i, weak=True),
        "recall_earlier": lambda i: me.recall_earlier("tavern", session=i),
        "recall_chunks": lambda i: me.recall_chunks("tavern", session=i),
        "purge": lambda i: me.purge(i, dry_run=True),
        "purge candidate": lambda i: me.purge(candidates=[i], dry_run=True),
        "why_not": lambda i: me.why_not(i, session="s"),
    }


def everything_read(me: Handle, ids: list[str], folder: Path) -> Iterator[tuple[str, str]]:
    """(which way, all that it shows) of every way of reading."""
    for query in QUERIES:
        yield f"recall {query}", repr(me.recall(query, weak=True, kinds=RECALL_KINDS, neighbours=2, limit=50))
        yield f"recall {query}, packed", me.recall(query, policy="broad").render()
        pack = me.context(query, session="s", deadline_s=PATIENT_S)
        yield f"context {query}", repr(pack) + pack.render() + repr(pack.messages())
    yield "context that came late", me.context("tavern 茶", session="s", deadline_s=0.002).render()
    yield "context of a new session", me.context("tavern 茶", session="new", deadline_s=PATIENT_S).render()
    yield "lists", repr([
        me.memories(status="all"), me.events(limit=None), me.jobs("pending", "done", "failed"),
        me.sessions(), me.turns(limit=500), me.anchors(retired=True), me.positions(superseded=True), me.summary(),
        me.forgotten(), me.disputes(), me.traces(limit=500), me.memories(believed=datetime(2100, 1, 1, tzinfo=UTC)), me.notes(), me.notes_of_all(), me.dreams(),
        me.dream(dry_run=True, from_start=True), me.sessions(forgotten=True), me.states("ana"),
    ])  # fmt: skip
    yield "proposals", repr([me.candidates(limit=None), me.quarantine(), me.verdicts()])
    yield "status", repr(me.status())
    for thing in ids:
        for named, way in by_id(me).items():
            try:
                yield f"{named} {thing}", repr(way(thing))
            except (NotFound, Ambiguous, Conflict, Forbidden, InputError) as exc:
                yield f"{named} {thing}", str(exc)
    with suppress(NotFound, Forbidden):
        me.export(str(folder))
        for path in folder.rglob("*"):
            if path.is_file():
                yield f"export, {path.name}", path.read_text(encoding="utf-8")


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
                yield at, words_of(http.get(at, headers=headers, params=narrowed | needed))
    for path, body in (
        *(("/v1/recall", {"query": query, "weak": True, "kinds": list(RECALL_KINDS), "neighbours": 2}) for query in QUERIES),
        *(("/v1/context", {"message": query, "session": "s", "deadline_ms": 5_000}) for query in QUERIES),
        ("/v1/sessions/s/recall", {"query": "tavern", "also_in_view": True}), ("/v1/sessions/s/recall-tools", {"query": "tavern"}),
        *(("/v1/purge", {"memories": [thing], "dry_run": True}) for thing in ids["memory"]),
        *(("/v1/purge", {"candidates": [thing], "dry_run": True}) for thing in ids["candidate"]),
    ):  # fmt: skip
        yield f"{path} {body}", http.post(path, headers=headers, params=narrowed, json=body).text


@settings(max_examples=1, phases=AT_ONCE)
@given(plays(12), st.lists(st.sampled_from([*CAST, "nobody knows"]), max_size=2))
def test_nothing_crosses_over_http(begun: Path, played: list[tuple], present: list[str]) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played) as (world, _):
        keys = {name: world.memory.trust.create_token(name)[1] for name in READERS}
        ids = things(world, 3)
        with TestClient(create_app(world.memory, UNBOUNDED)) as http:
            for name, key in keys.items():
                for heard_by in (None, present):
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
@given(plays(8))
def test_nothing_crosses_on_the_pages(begun: Path, played: list[tuple]) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played) as (world, _):
        app = create_app(world.memory, UNBOUNDED, mounts=[mount_pages])
        for name in READERS:
            key = world.memory.trust.create_token(name)[1]
            with TestClient(app, base_url="http://127.0.0.1") as http:
                must_be_its_own(world, name, None, everything_paged(http, key))


@pytest.mark.parametrize("vectors", [False, True])
@settings(max_examples=1, phases=AT_ONCE)
@given(plays(12), hearers)
def test_nothing_crosses(begun: Path, vectors: bool, played: list[tuple], present: list[str] | None) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played, vectors=vectors) as (world, home):
        ids = ["s", "m_", "t_", "e_", "c_", *(i for kind in ("", "m", "c", "j", "e") for i in world.some_ids(2, kind))]
        for name in READERS:
            for heard_by in (None, present if present is not None else ["ANA"]):
                world.memory._tools.index.reset()  # it is made again while the questions are answered
                me = world.memory.as_principal(name, present=heard_by)
                folder = home / "exports" / f"{name!r}-{heard_by!r}"
                must_be_its_own(world, name, heard_by, everything_read(me, ids, folder))


def test_the_words_are_found_by_who_may_read_them(begun: Path) -> None:
    """What the property looks at is not empty."""
    with lived_in(begun, []) as (world, home):
        expected = sure_to_be_seen(world, "ana")
        me, key = world.memory.as_principal("ana"), world.memory.trust.create_token("ana")[1]
        assert must_be_its_own(world, "ana", None, everything_read(me, ["s"], home / "out")) >= expected
        with TestClient(create_app(world.memory, UNBOUNDED)) as http:
            assert must_be_its_own(world, "ana", None, everything_served(http, key, things(world, 1), None)) >= expected
        with TestClient(create_app(world.memory, UNBOUNDED, mounts=[mount_pages]), base_url="http://127.0.0.1") as http:
            assert must_be_its_own(world, "ana", None, everything_paged(http, key)) >= expected


def test_what_waits_for_a_guardian_is_shown_to_it_alone(begun: Path) -> None:
    with lived_in(begun, []) as (world, _):
        held = {one for one, known in world.known().items() if known.waits and known.place.of == "ANA" and one[0] == "c"}
        assert held
        guardian = world.memory.as_principal("ana")
        assert held <= {one.id for one in guardian.candidates(limit=None)}
        assert held & {one.id for one in guardian.quarantine()}
        for name in CAST.keys() - {"ana"}:
            assert not held & {one.id for one in world.memory.as_principal(name).candidates(limit=None)}
