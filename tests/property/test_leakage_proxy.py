"""The same world through the memory proxy: what the upstream is sent, what the caller gets, and where it is kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from tests.chat_server import Server, serving
from tests.property.leakage import AT_ONCE, QUERIES, READERS, UNBOUNDED, World, lived_in, must_be_its_own, plays

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')

from starlette.testclient import TestClient

from souvenance.serving.app import create_app
from souvenance.serving.proxy import mount_proxy
from souvenance.serving.proxy_keeping import ExchangeKeeper
from souvenance.settings import Settings

REPLY = {"object": "chat.completion", "choices": [{"index": 0, "message": {"role": "assistant", "content": "D'accord."}}]}
SESSIONS = ({"X-Souvenance-Session": "s"}, {})  # one that everybody has, and none: then the first message names it
LIE: dict[str, Any] = {"user": "ana", "metadata": {"principal": "ana", "user_id": "ana"}}  # in a body: it opens nothing


def everything_passed(http: TestClient, key: str, upstream: Server, words: str) -> Iterator[tuple[str, str]]:
    """(which request, what the upstream was sent and the caller got) of chats that ask for everything there is."""
    headers = {"Authorization": f"Bearer {key}", "X-Principal": "ana", "X-Souvenance-Principal": "ana"}
    for query in (*QUERIES, "?"):
        for session in SESSIONS:
            messages = [{"role": "user", "content": "Hello"}, {"role": "assistant", "content": "Yes?"}]
            asked = {"role": "user", "content": f"{query} {words}", "name": "ana"}
            body = {"model": "m", "messages": [*messages, asked], **({} if session else LIE)}
            upstream.bodies.clear()
            answer = http.post("/v1/chat/completions", headers=headers | session, json=body)
            assert answer.status_code == 200
            yield f"{query} {session}", "".join(sent.decode() for sent in upstream.bodies) + answer.text
    yield "models", http.get("/v1/models", headers=headers).text


def all_that_is_kept(world: World) -> list[tuple[str, str]]:
    """(scope, words) of every turn."""
    ledger = world.memory._tools.ledger
    return [(scope, turn.text) for scope in ledger.scopes() for turn in ledger.recent_turns(scope, 10_000)]


@settings(max_examples=1, phases=AT_ONCE)
@given(plays(8))
def test_nothing_crosses_through_the_proxy(begun: Path, played: list[tuple]) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played) as (world, _), serving() as upstream:
        upstream.answers = [(200, REPLY)]
        keeper = ExchangeKeeper()
        mount = mount_proxy(Settings(upstream_url=f"{upstream.url}/v1", upstream_key="sk"), keeper)
        said = {name: f"qz{n}x" for n, name in enumerate(READERS)}
        keys = {name: world.memory.trust.create_token(name)[1] for name in READERS}
        scopes = {name: world.memory.as_principal(name).principal.scope for name in READERS}
        with TestClient(create_app(world.memory, UNBOUNDED, mounts=[mount])) as http:
            for _ in range(2):  # the second time every one of the sessions is known
                for name, key in keys.items():
                    sent = list(everything_passed(http, key, upstream, said[name]))
                    must_be_its_own(world, name, None, sent)
                    assert all(word not in told for other, word in said.items() for _, told in sent if other != name)
                    keeper.run_pass()
        assert keeper.counts()["lost"] == 0
        kept = all_that_is_kept(world)
        for name, word in said.items():
            assert {scope for scope, text in kept if word in text} == {scopes[name]}


def test_the_upstream_is_sent_what_may_be_seen_and_a_token_that_opens_nothing_reaches_no_upstream(begun: Path) -> None:
    """What the property looks at is not empty."""
    with lived_in(begun, []) as (world, _), serving() as upstream:
        upstream.answers = [(200, REPLY)]
        mount = mount_proxy(Settings(upstream_url=f"{upstream.url}/v1", upstream_key="sk"), ExchangeKeeper())
        token, key = world.memory.trust.create_token("ana")
        with TestClient(create_app(world.memory, UNBOUNDED, mounts=[mount])) as http:
            seen = must_be_its_own(world, "ana", None, everything_passed(http, key, upstream, ""))
            assert {world.written[number].kind for number in seen} == {"private", "shared"}
            world.memory.trust.revoke_token(token.id)
            upstream.bodies.clear()
            body = {"model": "m", "messages": [{"role": "user", "content": "tavern"}]}
            refused = [
                http.post("/v1/chat/completions", headers={"Authorization": f"Bearer {one}"}, json=body)
                for one in (key, "sv_none")
            ]
            assert {answer.status_code for answer in refused} == {401}
            assert len({json.dumps(answer.json()) for answer in refused}) == 1
            assert upstream.bodies == []
