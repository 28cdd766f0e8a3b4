"""What a request narrows itself to: the same at every door, and nothing in a query is passed over."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')
pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import QueryParams
from starlette.testclient import TestClient
from tests.chat_server import Server

from souvenance.engine.memory import Souvenance
from souvenance.errors import InputError
from souvenance.serving.app import create_app
from souvenance.serving.caller import PARAMETERS, narrowing_of
from souvenance.serving.mcp_http import mount_mcp
from souvenance.serving.proxy import mount_proxy
from souvenance.serving.proxy_keeping import ExchangeKeeper
from souvenance.settings import Settings

REPLY = {"choices": [{"index": 0, "message": {"role": "assistant", "content": "D'accord."}}]}
PRIVATE, OF_ADULTS, OF_ALL = "allergic to fresh walnuts", "surprise party for Ida", "tickets at half past nine"
QUESTION = "allergic walnuts surprise party tickets nine"


class House:
    """Léa's doors, and what each of them tells her."""

    def __init__(self, memory: Souvenance, http: TestClient, upstream: Server, keeper: ExchangeKeeper) -> None:
        self.memory, self.http, self.upstream, self.keeper = memory, http, upstream, keeper
        self.headers = {"Authorization": f"Bearer {memory.trust.create_token('Léa')[1]}"}

    def recall(self, query: str) -> Any:
        body = {"query": QUESTION, "weak": True, "kinds": ["memory"]}
        return self.http.post(f"/v1/recall{query}", headers=self.headers, json=body)

    def mcp(self, query: str) -> Any:
        call = {"name": "memory_recall", "arguments": {"query": QUESTION, "weak": True, "kinds": ["memory"]}}
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
        accepted = {"Accept": "application/json, text/event-stream"}
        return self.http.post(f"/mcp{query}", headers=self.headers | accepted, json=message)

    def chat(self, query: str) -> Any:
        body = {"model": "m", "messages": [{"role": "user", "content": f"{QUESTION}?"}]}
        return self.http.post(f"/v1/chat/completions{query}", headers=self.headers, json=body)

    def told(self, door: str, query: str) -> set[str]:
        """What comes through a door, the messages that the upstream gets among it."""
        self.upstream.bodies.clear()
        answer = getattr(self, door)(query)
        assert answer.status_code == 200, answer.text
        heard = answer.text + "".join(body.decode() for body in self.upstream.bodies)
        return {words for words in (PRIVATE, OF_ADULTS, OF_ALL) if words in heard}


@pytest.fixture
def house(memory: Souvenance, server: Server) -> Iterator[House]:
    server.answers = [(200, REPLY)]
    memory.trust.create_scope("home")
    for name in ("Léa", "Max"):
        memory.trust.create_principal(name)
        memory.trust.grant("home", name, "write")
    memory.trust.create_principal("Tom", audience="child")
    memory.trust.grant("home", "Tom", "write")
    lea = memory.as_principal("Léa")
    lea.remember(f"I am {PRIVATE}")
    lea.within("home").remember(f"There is a {OF_ADULTS}")
    lea.within("home", audience="child").remember(f"We buy {OF_ALL}")
    keeper = ExchangeKeeper()
    mounts = [mount_mcp, mount_proxy(Settings(upstream_url=f"{server.url}/v1?tier=one", upstream_key="sk"), keeper)]
    with TestClient(create_app(memory, mounts=mounts), base_url="http://127.0.0.1:7424") as http:
        yield House(memory, http, server, keeper)


DOORS = ("recall", "mcp", "chat")


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("", {PRIVATE, OF_ADULTS, OF_ALL}), ("?present=Tom", {OF_ALL}), ("?present=Max", {OF_ADULTS, OF_ALL}),
        ("?present=L%C3%A9a&present=%E5%B0%8F%E6%98%8E", {OF_ALL}), ("?scope=home", {OF_ADULTS, OF_ALL}),
        ("?scope=home&audience=child", {OF_ALL}), ("?audience=child", {OF_ALL}), ("?scope=home&present=Tom", {OF_ALL}),
    ],
)  # fmt: skip
def test_every_door_is_narrowed_alike(house: House, door: str, query: str, told: set[str]) -> None:
    assert house.told(door, query) == told


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    ("query", "code", "sentence"),
    [
        ("?bogus=1", 422, "there is no parameter 'bogus'"), ("?Present=Tom", 422, "there is no parameter 'Present'"),
        ("?audience=baby", 422, "query.audience"), ("?audience=child&audience=adult", 422, "'audience' came several times"),
        (f"?scope={'x' * 301}", 422, "query.scope"), ("?" + "&".join(["present=Tom"] * 21), 422, "query.present"),
        ("?scope=nowhere", 404, "nowhere"), ("?bogus=", 422, "there is no parameter 'bogus'"),
    ],
)  # fmt: skip
def test_what_a_query_cannot_say_is_refused_at_every_door(
    house: House, door: str, query: str, code: int, sentence: str
) -> None:
    house.upstream.bodies.clear()
    answer = getattr(house, door)(query)
    assert answer.status_code == code, answer.text
    assert sentence in answer.json()["detail"]
    assert house.upstream.bodies == []


def test_which_models_there_are_takes_the_same_query(house: House) -> None:
    for query, code in (("", 200), ("?present=Tom", 200), ("?api-version=2025-04-01", 200), ("?bogus=1", 422)):
        assert house.http.get(f"/v1/models{query}", headers=house.headers).status_code == code, query


def test_what_is_the_upstreams_of_a_query_goes_there_and_ours_does_not(house: House) -> None:
    assert house.chat("?api-version=preview&present=Tom").status_code == 200
    assert house.upstream.paths[-1] == "/v1/chat/completions?tier=one&api-version=preview"
    assert house.mcp("?api-version=preview").status_code == 422


def test_what_is_said_before_others_is_kept_once_where_they_may_hear_it(house: House) -> None:
    messages = [{"role": "user", "content": "Hello"}]
    for n, (query, scope) in enumerate((("?present=a%20stranger&present=Tom", "Léa"), ("?present=Max", "home"))):
        headers = house.headers | {"X-Souvenance-Session": f"s{n}"}
        for asked in ("What is there to eat?", "And to drink?"):
            said = [*messages, {"role": "assistant", "content": "Yes?"}, {"role": "user", "content": asked}]
            body = {"model": "m", "messages": said}
            assert house.http.post(f"/v1/chat/completions{query}", headers=headers, json=body).status_code == 200
            house.keeper.run_pass()
        lea = house.memory.as_principal("Léa")
        where = lea.within("home") if scope == "home" else lea
        kept = [turn.text for turn in where.turns(f"s{n}")]
        assert kept.count("Hello") == kept.count("What is there to eat?") == kept.count("And to drink?") == 1, kept
    assert house.keeper.counts()["lost"] == 0


values = st.text(max_size=12) | st.sampled_from(["home", "child", "adult", "Léa"])
names = st.sampled_from([*PARAMETERS, "bogus", "Scope", "api-version"])


@given(st.lists(st.tuples(names, values), max_size=6))
def test_nothing_of_a_query_is_passed_over(asked: list[tuple[str, str]]) -> None:
    said = [name for name, _ in asked]
    query = QueryParams(asked)
    unknown = set(said) - {*PARAMETERS, "api-version"}
    twice = any(said.count(name) > 1 for name in ("scope", "audience", "api-version"))
    if unknown or twice or query.get("audience", "child") not in {"child", "adult"}:
        with pytest.raises(InputError):
            narrowing_of(query, frozenset({"api-version"}))
        return
    found = narrowing_of(query, frozenset({"api-version"})).model_dump(exclude_none=True)
    assert found == {name: query.getlist(name) if many else query[name] for name, many in PARAMETERS.items() if name in query}


def test_requests_of_mcp_are_counted_as_such(house: House) -> None:
    house.mcp("")
    house.http.post("/nowhere", headers=house.headers)
    figures = house.http.app.state.metrics.text().decode()  # type: ignore[attr-defined]
    assert 'souvenance_http_requests_total{method="POST",route="/mcp",status="200"} 1.0' in figures
    assert 'souvenance_http_requests_total{method="POST",route="none",status="404"} 1.0' in figures
