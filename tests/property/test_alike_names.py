"""Names that look alike are other people on every surface; and what is another's looks as what is nobody's, at the same cost."""

import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import anyio
import pytest
import sqlalchemy as sa
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tests.chat_server import Server, serving
from tests.property.leakage import UNBOUNDED
from typer.testing import CliRunner

from souvenance import Handle, Souvenance
from souvenance.cli.main import app as cli
from souvenance.errors import SouvenanceError
from souvenance.serving.app import create_app
from souvenance.serving.proxy import mount_proxy
from souvenance.serving.proxy_keeping import ExchangeKeeper
from souvenance.settings import Settings
from souvenance.wiring import open_memory

pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from mcp import Client

from souvenance.serving.mcp_server import memory_server

ALIKE = ("ana", "ana1", "ANA", "ana ", " ana", "ａｎａ", "ana\u200b", "аna", "Zoé", "Zoe", "星河", "春山")  # one a is Cyrillic
REPLY = {"object": "chat.completion", "choices": [{"index": 0, "message": {"role": "assistant", "content": "D'accord."}}]}
NOBODYS = "0" * 32
Asking = Callable[[str], str]  # a name -> all that its memory shows of what was kept of all of them


def word(name: str) -> str:
    """What is kept of one of them alone."""
    return f"zq{ALIKE.index(name)}x"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("alike")


@pytest.fixture(scope="module")
def memory(home: Path) -> Iterator[Souvenance]:
    """Everybody says the same, each with a word of its own."""
    with open_memory(home, embedder="none", background=False) as opened:
        for name in ALIKE:
            me = opened.as_principal(name)
            me.observe([{"text": f"I love the tavern {word(name)}"}], session="s")
            me.remember(f"My sister {word(name)} lives in Brest", pin=True)
            me.add_note(f"The tavern {word(name)} is old")
        yield opened


@pytest.fixture(scope="module")
def keys(memory: Souvenance) -> Mapping[str, str]:
    return {name: memory.trust.create_token(name)[1] for name in ALIKE}


def all_of(me: Handle) -> str:
    return repr([me.memories(), me.turns(), me.notes(), me.recall("tavern sister", weak=True), me.status().principal])


def by_name(memory: Souvenance) -> Asking:
    return lambda name: all_of(memory.as_principal(name))


def by_token(memory: Souvenance, keys: Mapping[str, str]) -> Asking:
    return lambda name: all_of(memory.as_token(keys[unicodedata.normalize("NFC", name)]))


def over_mcp(memory: Souvenance, keys: Mapping[str, str]) -> Asking:
    async def asked(name: str) -> str:
        me = memory.as_token(keys[name])
        async with Client(memory_server(lambda _: me)) as client:
            found = await client.call_tool(
                "memory_recall", {"query": "tavern sister", "kinds": ["turn", "memory"], "weak": True}
            )
            return json.dumps(found.model_dump(mode="json"), ensure_ascii=False)

    return lambda name: anyio.run(asked, name)


def over_http(http: TestClient, keys: Mapping[str, str]) -> Asking:
    return lambda name: "".join(
        http.get(path, headers={"X-API-Key": keys[name]}).text for path in ("/v1/memories", "/v1/turns", "/v1/notes", "/v1/me")
    )


def through_the_proxy(http: TestClient, keys: Mapping[str, str], upstream: Server) -> Asking:
    def asked(name: str) -> str:
        upstream.bodies.clear()
        others = [other.encode().decode("latin-1") for other in ALIKE if other != name]
        body = {"model": "m", "user": "ana", "messages": [{"role": "user", "content": "my sister and the tavern?"}]}
        headers = {"Authorization": f"Bearer {keys[name]}", "X-Principal": others[0], "X-Souvenance-Session": "s"}
        http.post("/v1/chat/completions", headers=headers, json=body).raise_for_status()
        return "".join(sent.decode() for sent in upstream.bodies)

    return asked


def on_the_command_line(home: Path, monkeypatch: pytest.MonkeyPatch, *, by_setting: bool) -> Asking:
    def asked(name: str) -> str:
        whose = [] if by_setting else ["--principal", name]
        if by_setting:
            monkeypatch.setenv("SOUVENANCE_PRINCIPAL", name)
        every = (["list", "--json"], ["list", "--turns", "--json"], ["notes"], ["recall", "tavern", "--weak"])
        return "".join(CliRunner().invoke(cli, [*words, "--home", str(home), *whose]).output for words in every)

    return asked


@pytest.mark.parametrize("surface", ["name", "token", "mcp", "http", "proxy", "cli", "setting"])
def test_names_that_look_alike_never_overlap(
    memory: Souvenance, keys: Mapping[str, str], home: Path, monkeypatch: pytest.MonkeyPatch, surface: str
) -> None:
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    with serving() as upstream:
        upstream.answers = [(200, REPLY)]
        mount = mount_proxy(Settings(upstream_url=f"{upstream.url}/v1"), ExchangeKeeper())
        with TestClient(create_app(memory, UNBOUNDED, mounts=[mount])) as http:
            asked = {
                "name": by_name(memory), "token": by_token(memory, keys), "mcp": over_mcp(memory, keys), "http": over_http(http, keys),
                "proxy": through_the_proxy(http, keys, upstream), "cli": on_the_command_line(home, monkeypatch, by_setting=False),
                "setting": on_the_command_line(home, monkeypatch, by_setting=True),
            }[surface]  # fmt: skip
            for name in ALIKE:
                shown = asked(name)
                assert word(name) in shown, name
                assert not [other for other in ALIKE if other != name and word(other) in shown], name


def test_one_name_composed_or_decomposed_is_one_person(memory: Souvenance, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two are one text to Unicode: a keyboard or a file system makes one of the other."""
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    decomposed = unicodedata.normalize("NFD", "Zoé")
    assert memory.as_principal(decomposed).principal == memory.as_principal("Zoé").principal
    assert memory.as_token(memory.trust.create_token(decomposed)[1]).principal == memory.as_principal("Zoé").principal
    for by_setting in (False, True):
        shown = on_the_command_line(home, monkeypatch, by_setting=by_setting)(decomposed)
        assert word("Zoé") in shown
        assert word("Zoe") not in shown


@settings(max_examples=30, phases=(Phase.generate,))
@given(
    st.text(alphabet="aAáàаａ \u200b\u0301١1", min_size=1, max_size=4),
    st.text(alphabet="aAáàаａ \u200b\u0301١1", min_size=1, max_size=4),
)
def test_two_names_are_one_person_only_where_they_are_one_text(one: str, other: str) -> None:
    with TemporaryDirectory() as home, open_memory(home, embedder="none", background=False) as memory:
        if not (one.strip() and other.strip()):
            return
        same = unicodedata.normalize("NFC", one) == unicodedata.normalize("NFC", other)
        memory.as_principal(one).observe([{"text": "Le coffre est bleu"}], session="s")
        assert (len(memory.as_principal(other).turns()) == 1) == same
        memory.trust.create_scope(one)
        memory.trust.grant(one, one, "write")
        assert (
            other in dict(memory.trust.shared()) or unicodedata.normalize("NFC", other) in dict(memory.trust.shared())
        ) == same


def ways_by_id(me: Handle) -> list[Callable[[str], object]]:
    return [
        me.show, me.memory, me.why, me.open_source, me.job, me.session, me.turns, me.view, me.export_session, me.under_review,
        me.release, me.refuse, me.forget, me.pin, me.undo, me.settle, me.forget_session, me.dream_rollback, me.purge, me.trace,
        me.in_scope, me.within, lambda i: me.correct(i, "x"), lambda i: me.why_not(i, session="s"),
        lambda i: me.purge(candidates=[i], dry_run=True), lambda i: me.purge(session=i, dry_run=True),
        lambda i: me.recall("tavern", session=i), lambda i: me.recall_earlier("tavern", session=i),
        me.traces, me.reflect,
    ]  # fmt: skip


def test_what_is_anothers_looks_as_what_is_nobodys_and_costs_the_same(memory: Souvenance) -> None:
    """The same error in the same words, after the same questions to the store."""
    anna, ledger = memory.as_principal("ana"), memory._tools.ledger
    asked: list[str] = []
    engine = ledger._engine  # type: ignore[attr-defined]
    sa.event.listen(engine, "before_cursor_execute", lambda _c, _k, statement, *_: asked.append(statement))
    scope = memory.as_principal("ANA").principal.scope
    memory.as_principal("ANA").observe([{"text": "J'habite à Brest"}], session="a session of another")
    theirs = {
        kind: next(iter(ledger.ids_like(scope, "", 5, kind=kind))) for kind in ("m", "c", "e", "j")
    } | {"s": "a session of another", "t": memory.as_principal("ANA").turns()[0].id, "sc": scope}  # fmt: skip
    for kind, foreign in theirs.items():
        absent = "no session of anybody" if kind == "s" else f"{kind}_{NOBODYS}"
        for way in ways_by_id(anna):
            answers = []
            for thing in (absent, foreign):
                asked.clear()
                with pytest.raises(SouvenanceError) as caught:
                    way(thing)
                answers.append((type(caught.value), str(caught.value).replace(thing, "…"), list(asked)))
            assert answers[0][2]  # the store was asked
            assert answers[0] == answers[1], (kind, way)


NAMED = {"memory": "m", "thing": "m", "candidate": "c", "event": "e", "job": "j", "session": "s"}  # in a path: kind of an id
BODIES: dict[str, Any] = {
    "patch": {"text": "x"}, "settle": {}, "refuse": {}, "recall": {"query": "x"}, "recall-tools": {"query": "x"},
}  # fmt: skip


def paths_with_an_id(http: TestClient) -> Iterator[tuple[str, str, str]]:
    """(method, path, name of the id in it); but for the one that begins a session of whatever name."""
    for path, operations in http.app.openapi()["paths"].items():  # type: ignore[attr-defined]
        named = re.search(r"\{(\w+)\}", path)
        if named is not None and named[1] in NAMED and not path.endswith("/shorten"):
            yield from ((method, path, named[1]) for method in operations)


def told(http: TestClient, key: str, method: str, path: str, named: str, thing: str) -> tuple[int, str, dict[str, str]]:
    """Status, words and headers of an answer, without the id itself."""
    body = BODIES.get("patch" if method == "patch" else path.rpartition("/")[2])
    params = {"session": "s"} if path.endswith("why-not") else {}
    answer = http.request(
        method, path.replace(f"{{{named}}}", thing), headers={"X-API-Key": key}, json=body, params=params
    )  # fmt: skip
    headers = {name: value for name, value in answer.headers.items() if name not in {"x-request-id", "content-length"}}
    return answer.status_code, answer.text.replace(thing, "…"), headers


def test_over_http_too(memory: Souvenance, keys: Mapping[str, str]) -> None:
    scope, ledger = memory.as_principal("ANA").principal.scope, memory._tools.ledger
    memory.as_principal("ANA").observe([{"text": "J'habite à Brest"}], session="zz")
    foreign = {kind: ledger.ids_like(scope, "", 5, kind=kind)[0] for kind in ("m", "c", "e", "j")} | {"s": "zz"}
    with TestClient(create_app(memory, UNBOUNDED)) as http:
        every = list(paths_with_an_id(http))
        assert {named for _, _, named in every} == set(NAMED)
        for method, path, named in every:
            kind = NAMED[named]
            theirs = told(http, keys["ana"], method, path, named, foreign[kind])
            nobodys = told(http, keys["ana"], method, path, named, "yy" if kind == "s" else f"{kind}_{NOBODYS}")
            assert theirs == nobodys, (method, path)
            assert theirs[0] in {200, 404}, (method, path, theirs)
