"""The memory proxy between OpenAI's own client and a server of this machine that says what it is told."""

import copy
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')
pytest.importorskip("openai")

import httpx2
import openai
from fastapi import FastAPI, Request
from tests.chat_server import Server, Streamed, openai_events
from tests.served import served

from souvenance import open_memory
from souvenance.core.proxied import OPEN
from souvenance.engine.context import ContextPack
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.errors import StoreFull, Unauthorized
from souvenance.serving import proxy as proxy_module
from souvenance.serving.app import create_app
from souvenance.serving.proxy import mount_proxy
from souvenance.serving.proxy_keeping import Exchange, ExchangeKeeper
from souvenance.settings import Settings

KEYS = {"k-lea": "léa", "k-mia": "mia"}
REPLY = {
    "id": "c-1", "object": "chat.completion", "created": 1, "model": "m-1", "usage": {"total_tokens": 3},
    "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": "D'accord."}}],
}  # fmt: skip
PATIENCE_S = 10


@dataclass(frozen=True, kw_only=True)
class Proxy:
    url: str  # up to the version
    keeper: ExchangeKeeper
    memory: Souvenance
    clients: ExitStack

    def client(self, key: str = "k-lea", **more: Any) -> openai.OpenAI:
        return self.clients.enter_context(openai.OpenAI(base_url=self.url, api_key=key, max_retries=0, **more))

    def said(self, session: str, who: str = "léa", *, after: int = 1) -> list[tuple[str, str]]:
        """What the session holds once so many exchanges are written."""
        deadline = time.monotonic() + PATIENCE_S
        while self.keeper.counts()["kept"] < after:
            assert time.monotonic() < deadline, self.keeper.counts()
            time.sleep(0.01)
        assert self.keeper.counts()["kept"] == after
        me = self.memory.as_principal(who)
        return [(turn.role, turn.text) for turn in me.turns(session)] if me.has_session(session) else []


@contextmanager
def proxied(memory: Souvenance, upstream: str, view: Callable[[Handle], Handle] = lambda me: me) -> Iterator[Proxy]:
    def who(request: Request) -> Handle:
        key = request.headers.get("authorization", "").removeprefix("Bearer ")
        if key not in KEYS:
            raise Unauthorized("this key opens nothing")
        return view(memory.as_principal(KEYS[key]))

    app, keeper = FastAPI(), ExchangeKeeper()
    settings = Settings(upstream_url=upstream, upstream_key="sk-operator", upstream_timeout_s=5)
    mount_proxy(settings, keeper)(app, who)
    with served(app) as url, ExitStack() as clients:
        yield Proxy(url=f"{url}/v1", keeper=keeper, memory=memory, clients=clients)


@pytest.fixture
def proxy(memory: Souvenance, server: Server) -> Iterator[Proxy]:
    server.answers = [(200, REPLY)]
    with proxied(memory, f"{server.url}/v1") as made:
        yield made


def session(name: str) -> dict[str, str]:
    return {"X-Souvenance-Session": name}


def ask(client: Any, *texts: str, name: str = "s1", **more: Any) -> Any:
    roles = ("user", "assistant")
    messages = [{"role": roles[n % 2], "content": text} for n, text in enumerate(texts)]
    return client.chat.completions.create(model="m-1", messages=messages, extra_headers=session(name), **more)


def blocks(request: dict[str, Any]) -> list[str]:
    return [m["content"] for m in request["messages"] if isinstance(m["content"], str) and OPEN in m["content"]]


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("I'm allergic to peanuts", "What shall we eat?"),
        ("Je suis allergique aux arachides", "On mange quoi ce soir ?"),
        ("我对花生过敏", "今晚吃什么？"),
    ],
    ids=["English", "French", "Chinese"],
)
def test_what_is_remembered_reaches_the_model_and_what_is_said_is_kept(
    proxy: Proxy, server: Server, told: str, asked: str
) -> None:
    proxy.memory.as_principal("léa").remember(told)
    answer = ask(proxy.client(), asked)
    assert answer.choices[0].message.content == "D'accord."
    (block,) = blocks(server.requests[0])
    assert told in block
    assert server.requests[0]["messages"][-1] == {"role": "user", "content": asked}
    assert proxy.said("s1") == [("user", asked), ("assistant", "D'accord.")]
    assert proxy.keeper.counts()["without_memory"] == 0


def test_the_block_stands_after_the_callers_own_system_message_and_is_never_doubled(proxy: Proxy, server: Server) -> None:
    lea = proxy.memory.as_principal("léa")
    lea.remember("J'habite à Nantes")
    lea.context("Salut", session="warm", deadline_s=20.0)  # the first of a process loads what a busy machine has no time for
    own = {"role": "system", "content": "You are Bob."}
    messages = [own, {"role": "user", "content": "Salut"}]
    for text in ("Ça va ?", "Où est-ce que j'habite ?"):
        reply = proxy.client().chat.completions.create(model="m-1", messages=messages, extra_headers=session("s1"))
        messages += [reply.choices[0].message.model_dump(exclude_none=True), {"role": "user", "content": text}]
    proxy.client().chat.completions.create(
        model="m-1", messages=[*server.requests[-1]["messages"], *messages[-1:]], extra_headers=session("s1")
    )
    for request in server.requests:
        assert request["messages"][0] == own
        assert request["messages"][1]["role"] == "system"
        assert len(blocks(request)) == 1
    kept = proxy.said("s1", after=3)
    assert [text for _, text in kept] == ["Salut", "D'accord.", "Ça va ?", "D'accord.", "Où est-ce que j'habite ?", "D'accord."]
    assert not any("Nantes" in text or OPEN in text for _, text in kept)


def test_an_empty_memory_changes_no_message(proxy: Proxy, server: Server) -> None:
    ask(proxy.client(), "Hello")
    assert server.requests[0] == {"model": "m-1", "messages": [{"role": "user", "content": "Hello"}]}


def test_a_reply_streams_through_byte_for_byte(proxy: Proxy, server: Server) -> None:
    pieces = [b": ping\r\n\r\n", *openai_events("Bon", "jour ", "你好"), b"trailing rubbish"]
    server.answers = [(200, Streamed(pieces=pieces, pause_s=0.05))]
    body = {"model": "m-1", "stream": True, "messages": [{"role": "user", "content": "Salut"}]}
    headers = {"Authorization": "Bearer k-lea", **session("s1")}
    arrived = []
    with httpx2.stream("POST", f"{proxy.url}/chat/completions", json=body, headers=headers) as answer:
        assert answer.headers["content-type"] == "text/event-stream"
        arrived = [(time.monotonic(), piece) for piece in answer.iter_raw()]
    assert b"".join(piece for _, piece in arrived) == b"".join(pieces)
    assert arrived[-1][0] - arrived[0][0] > 0.1  # as they came, and not all at the end
    assert proxy.said("s1") == [("user", "Salut"), ("assistant", "Bonjour 你好")]


def test_the_client_reads_the_stream(proxy: Proxy, server: Server) -> None:
    server.answers = [(200, Streamed(pieces=openai_events("Bon", "jour")))]
    pieces = [chunk.choices[0].delta.content for chunk in ask(proxy.client(), "Salut", stream=True)]
    assert [piece for piece in pieces if piece] == ["Bon", "jour"]


def test_a_conversation_is_held_once_however_often_it_is_sent(proxy: Proxy, server: Server) -> None:
    client = proxy.client()
    ask(client, "1")
    ask(client, "1")  # asked again
    ask(client, "1", "D'accord.", "2")
    ask(client, "2", "D'accord. ", "3")  # its beginning left out
    assert [text for _, text in proxy.said("s1", after=4)] == ["1", "D'accord.", "2", "D'accord.", "3", "D'accord."]


def test_a_conversation_without_a_name_has_one_session(proxy: Proxy, server: Server) -> None:
    client = proxy.client()
    for texts in (["Salut"], ["Salut", "D'accord.", "Ça va ?"], ["Bonsoir"]):
        messages = [{"role": ("user", "assistant")[n % 2], "content": text} for n, text in enumerate(texts)]
        client.chat.completions.create(model="m-1", messages=messages)
    proxy.said("", after=3)
    found = {one.title: one.turns for one in proxy.memory.as_principal("léa").sessions()}
    assert found == {"Salut": 4, "Bonsoir": 2}


def test_what_was_said_before_the_proxy_came_has_no_invented_time(proxy: Proxy) -> None:
    ask(proxy.client(), "My flight is next Friday", "Noted.", "And the hotel?")
    assert len(proxy.said("s1")) == 4
    turns = proxy.memory.as_principal("léa").turns("s1")
    assert [turn.at is None for turn in turns] == [True, True, False, False]


def test_the_key_says_who_and_the_body_does_not(proxy: Proxy, server: Server) -> None:
    proxy.memory.as_principal("mia").remember("I live in Oslo")
    ask(proxy.client("k-lea"), "Where do I live?", user="mia", metadata={"principal": "mia"})
    assert "Oslo" not in server.bodies[0].decode()
    assert server.requests[0]["user"] == "mia"
    assert proxy.said("s1", "mia") == []
    assert len(proxy.said("s1", "léa")) == 2
    with pytest.raises(openai.AuthenticationError, match="this key opens nothing"):
        ask(proxy.client("k-nobody"), "Hello")
    assert len(server.requests) == 1


def test_unknown_fields_pass_and_keys_do_not(proxy: Proxy, server: Server) -> None:
    more = {"seed": 7, "top_k": 3, "nested": {"é": [1.5, None, "😀"]}}
    ask(proxy.client(), "Hello", temperature=0.1, extra_body=more)
    sent = server.requests[0]
    assert {name: sent[name] for name in more} == json.loads(json.dumps(more))
    assert sent["temperature"] == 0.1
    seen = server.seen[0]
    assert seen["authorization"] == "Bearer sk-operator"
    assert "k-lea" not in str(seen)
    assert not any(name.startswith("x-souvenance") for name in seen)
    assert server.paths == ["/v1/chat/completions"]


def test_tool_calls_go_through_and_back(proxy: Proxy, server: Server) -> None:
    call = {"id": "call_1", "type": "function", "function": {"name": "weather", "arguments": '{"where": "Nantes"}'}}
    asks = {"index": 0, "finish_reason": "tool_calls", "message": {"role": "assistant", "content": None, "tool_calls": [call]}}
    server.answers = [(200, {**REPLY, "choices": [asks]}), (200, REPLY)]
    tools = [{"type": "function", "function": {"name": "weather", "parameters": {"type": "object"}}}]
    messages: list[Any] = [{"role": "user", "content": "Il pleut ?"}]
    first = proxy.client().chat.completions.create(model="m-1", messages=messages, tools=tools, extra_headers=session("s1"))
    assert first.choices[0].message.tool_calls[0].model_dump(exclude_none=True) == call
    messages += [
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "call_1", "content": "Pluie jusqu'à dimanche."},
    ]
    proxy.client().chat.completions.create(model="m-1", messages=messages, tools=tools, extra_headers=session("s1"))
    assert server.requests[1]["messages"] == messages
    assert server.requests[1]["tools"] == tools
    assert proxy.said("s1", after=2) == [
        ("user", "Il pleut ?"),
        ("tool", "Pluie jusqu'à dimanche."),
        ("assistant", "D'accord."),
    ]
    assert proxy.memory.as_principal("léa").turns("s1")[1].origin == "tool"


def test_a_streamed_tool_call_goes_through(proxy: Proxy, server: Server) -> None:
    delta = {"tool_calls": [{"index": 0, "id": "call_1", "function": {"name": "weather", "arguments": "{}"}}]}
    chunk = {
        "id": "x",
        "object": "chat.completion.chunk",
        "created": 1,
        "model": "m",
        "choices": [{"index": 0, "delta": delta}],
    }
    server.answers = [(200, Streamed(pieces=[b"data: " + json.dumps(chunk).encode() + b"\n\n", b"data: [DONE]\n\n"]))]
    chunks = list(ask(proxy.client(), "Il pleut ?", stream=True))
    assert chunks[0].choices[0].delta.tool_calls[0].function.name == "weather"
    assert proxy.said("s1") == [("user", "Il pleut ?")]


@pytest.mark.parametrize(
    ("status", "kind"),
    [(400, "BadRequestError"), (401, "AuthenticationError"), (429, "RateLimitError"), (500, "InternalServerError")],
)
def test_an_error_of_the_upstream_passes_as_it_is(proxy: Proxy, server: Server, status: int, kind: str) -> None:
    server.answers = [(status, {"error": {"message": "no more today", "type": "t", "code": "c"}})]
    server.headers = {"Retry-After": "17", "X-Request-Id": "r-1"}
    with pytest.raises(getattr(openai, kind)) as told:
        ask(proxy.client(), "Hello")
    assert told.value.body == {"message": "no more today", "type": "t", "code": "c"}
    assert told.value.response.headers["retry-after"] == "17"
    assert told.value.request_id == "r-1"
    assert proxy.said("s1") == [("user", "Hello")]  # what the user says is kept even where the model fails


def test_a_dead_upstream_is_told_and_what_was_said_is_kept(memory: Souvenance) -> None:
    with proxied(memory, "http://secret:word@127.0.0.1:9/v1") as proxy:
        with pytest.raises(openai.APIStatusError, match=r"upstream 127\.0\.0\.1:9 cannot be reached") as told:
            ask(proxy.client(), "Hello")
        assert told.value.status_code == 502
        assert told.value.response.headers["content-type"] == "application/problem+json"
        assert "word" not in told.value.response.text
        assert proxy.said("s1") == [("user", "Hello")]


def test_without_an_upstream_the_setting_is_named(memory: Souvenance) -> None:
    with proxied(memory, "") as proxy, pytest.raises(openai.APIStatusError, match="upstream_url") as told:
        ask(proxy.client(), "Hello")
    assert told.value.status_code == 502


def test_a_token_that_is_revoked_while_a_reply_streams_keeps_and_holds_up_nothing(memory: Souvenance, server: Server) -> None:
    server.answers = [(200, Streamed(pieces=openai_events("Bon", "jour"), pause_s=0.2))]
    memory.trust.create_token("mia")
    token, key = memory.trust.create_token("léa")
    keeper = ExchangeKeeper()
    app = create_app(memory, mounts=[mount_proxy(Settings(upstream_url=f"{server.url}/v1"), keeper)])
    body = {"model": "m-1", "stream": True, "messages": [{"role": "user", "content": "Salut"}]}
    with served(app) as url:
        ask_ = {"headers": {"Authorization": f"Bearer {key}", **session("s1")}, "json": body}
        with httpx2.stream("POST", f"{url}/v1/chat/completions", **ask_) as answer:
            pieces = answer.iter_raw()
            heard = [next(pieces)]
            memory.trust.revoke_token(token.id)
            heard += list(pieces)
        assert b"jour" in b"".join(heard)  # it was let in when it was asked
        assert httpx2.post(f"{url}/v1/chat/completions", **ask_).status_code == 401
        deadline = time.monotonic() + PATIENCE_S
        while not keeper.counts()["lost"] and time.monotonic() < deadline:
            time.sleep(0.01)
        assert {name: keeper.counts()[name] for name in ("lost", "waiting", "failed")} == {"lost": 1, "waiting": 0, "failed": 0}
    assert "jour" not in "".join(turn.text for turn in memory.as_principal("léa").turns())


def test_an_upstream_that_breaks_off_breaks_off_for_the_caller(
    proxy: Proxy, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.answers = [(200, Streamed(pieces=openai_events("Bon", "jour", finish=None), then="break"))]
    heard = []
    with pytest.raises((openai.APIConnectionError, httpx2.HTTPError)):
        heard += [chunk.choices[0].delta.content for chunk in ask(proxy.client(), "Salut", stream=True)]
    assert proxy.said("s1") == [("user", "Salut"), ("assistant", "Bonjour")]
    (told,) = [record for record in caplog.records if record.message == proxy_module.BROKE_OFF]
    assert told.souvenance["cause"].startswith("RemoteProtocolError")  # type: ignore[attr-defined]
    assert "Bon" not in str(told.souvenance)  # type: ignore[attr-defined]


def test_what_the_user_says_is_kept_while_the_reply_is_still_coming(proxy: Proxy, server: Server) -> None:
    server.answers = [(200, Streamed(pieces=openai_events(*"abcdefghijklmnopqrstuvwxyz" * 20), pause_s=0.02))]
    stream = ask(proxy.client(), "Je pars à Brest", stream=True)
    next(iter(stream))
    me, deadline = proxy.memory.as_principal("léa"), time.monotonic() + PATIENCE_S
    while not me.has_session("s1"):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert [(turn.role, turn.text) for turn in me.turns("s1")] == [("user", "Je pars à Brest")]
    stream.close()
    assert [role for role, _ in proxy.said("s1")] == ["user", "assistant"]


def test_a_caller_who_leaves_in_the_middle_is_gone_for_the_upstream_too(proxy: Proxy, server: Server) -> None:
    server.answers = [(200, Streamed(pieces=openai_events(*"abcdefghijklmnopqrstuvwxyz" * 20), pause_s=0.02))]
    stream = ask(proxy.client(), "Salut", stream=True)
    first = next(iter(stream)).choices[0].delta.content
    stream.close()
    assert server.left.wait(PATIENCE_S)
    ((_, user), (_, reply)) = proxy.said("s1")
    assert user == "Salut"
    assert reply.startswith(first)
    assert len(reply) < 26 * 20


def test_a_caller_who_does_not_wait_for_the_first_byte_is_kept(proxy: Proxy, server: Server) -> None:
    server.hang_s = 3
    with pytest.raises(openai.APITimeoutError):
        ask(proxy.client(timeout=1.5), "Salut")
    assert proxy.said("s1") == [("user", "Salut")]


class Hanging(Handle):
    """A view whose contexts take longer than anybody waits."""

    released = threading.Event()

    def context(self, *_: Any, **__: Any) -> ContextPack:
        self.released.wait(PATIENCE_S)
        return ContextPack()


class Broken(Handle):
    """A view of a store that cannot be read, nor written at first."""

    failures = 1

    def context(self, *_: Any, **__: Any) -> ContextPack:
        raise RuntimeError("the disk is gone")

    def observe(self, *given: Any, **more: Any) -> Any:
        if Broken.failures:
            Broken.failures -= 1
            raise StoreFull("the disk is full")
        return super().observe(*given, **more)


class Unreadable(Handle):
    """A view whose contexts come without anything, and say so."""

    def context(self, *_: Any, **__: Any) -> ContextPack:
        return ContextPack(missing=("memories: the ledger cannot be read",))


def seen_by(kind: type[Handle]) -> Callable[[Handle], Handle]:
    def view(me: Handle) -> Handle:
        other = copy.copy(me)
        other.__class__ = kind
        return other

    return view


def test_a_memory_that_hangs_holds_the_chat_up_for_its_deadline_and_no_longer(memory: Souvenance, server: Server) -> None:
    server.answers = [(200, REPLY)]
    with proxied(memory, f"{server.url}/v1", seen_by(Hanging)) as proxy:
        client = proxy.client()
        began = time.monotonic()
        assert ask(client, "Hello").choices[0].message.content == "D'accord."
        assert time.monotonic() - began < PATIENCE_S / 2
        Hanging.released.set()
        assert proxy.keeper.counts()["without_memory"] == 1
        assert len(proxy.said("s1")) == 2


def test_a_broken_memory_leaves_the_chat_working_and_is_written_later(memory: Souvenance, server: Server) -> None:
    server.answers = [(200, REPLY)]
    Broken.failures = 1
    with proxied(memory, f"{server.url}/v1", seen_by(Broken)) as proxy:
        assert ask(proxy.client(), "1").choices[0].message.content == "D'accord."
        assert ask(proxy.client(), "1", "D'accord.", "2").choices[0].message.content == "D'accord."
        assert [text for _, text in proxy.said("s1", after=2)] == ["1", "D'accord.", "2", "D'accord."]
        counts = proxy.keeper.counts()
        assert (counts["kept"], counts["failed"], counts["lost"], counts["without_memory"]) == (2, 1, 0, 2)


def test_a_context_that_came_without_memory_is_counted(memory: Souvenance, server: Server) -> None:
    server.answers = [(200, REPLY)]
    with proxied(memory, f"{server.url}/v1", seen_by(Unreadable)) as proxy:
        ask(proxy.client(), "Hello")
        assert blocks(server.requests[0]) == []
        assert len(proxy.said("s1")) == 2
        assert proxy.keeper.counts()["without_memory"] == 1


def test_models_are_those_of_the_upstream(proxy: Proxy, server: Server) -> None:
    server.answers = [(200, {"object": "list", "data": [{"id": "m-1", "object": "model", "created": 1, "owned_by": "x"}]})]
    assert [model.id for model in proxy.client().models.list()] == ["m-1"]
    assert server.paths == ["/v1/models"]
    assert server.seen[0]["authorization"] == "Bearer sk-operator"
    with pytest.raises(openai.AuthenticationError):
        proxy.client("k-nobody").models.list()


def test_a_large_request_passes_and_a_larger_one_is_refused(proxy: Proxy, server: Server) -> None:
    body = {"model": "m", "messages": [], "file": "x" * (Settings().serve_body_bytes - 1_000)}
    headers = {"Authorization": "Bearer k-lea"}
    assert httpx2.post(f"{proxy.url}/chat/completions", json=body, headers=headers, timeout=30).status_code == 200
    refused = httpx2.post(f"{proxy.url}/chat/completions", json={**body, "more": "x" * 2_000}, headers=headers, timeout=30)
    assert refused.status_code == 413
    assert "10,000,000 bytes" in refused.json()["detail"]
    assert len(server.requests) == 1


def test_the_setting_bounds_a_request_of_the_proxy_too(memory: Souvenance, server: Server) -> None:
    server.answers = [(200, REPLY)]
    app = FastAPI()
    mount_proxy(Settings(upstream_url=f"{server.url}/v1", serve_body_bytes=12_000_000))(
        app, lambda _: memory.as_principal("léa")
    )
    with served(app) as url:
        for size, status in ((11_000_000, 200), (12_000_001, 413)):
            body = {"model": "m", "messages": [], "file": "x" * size}
            assert httpx2.post(f"{url}/v1/chat/completions", json=body, timeout=30).status_code == status


def test_pictures_are_passed_on_and_not_held_until_the_reply_is_written(
    proxy: Proxy, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[Exchange] = []
    ended = threading.Event()  # the answer is there before its exchange is handed over
    monkeypatch.setattr(proxy.keeper, "put", lambda one: (put.append(one), ended.set()))
    picture = {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}
    content = [{"type": "text", "text": "What is this?"}, picture]
    body = {"model": "m", "messages": [{"role": "user", "content": content}]}
    headers = {"Authorization": "Bearer k-lea"}
    assert httpx2.post(f"{proxy.url}/chat/completions", json=body, headers=headers).status_code == 200
    assert server.requests[0]["messages"][-1]["content"] == content
    assert ended.wait(PATIENCE_S)
    assert [one["content"] for one in put[0].messages] == ["What is this?"]


def test_a_reply_of_which_the_end_is_not_heard_goes_through_and_is_counted_as_unread(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxy_module, "MOST_HEARD", 10)
    assert ask(proxy.client(), "Hello").choices[0].message.content == "D'accord."
    assert proxy.said("s1") == [("user", "Hello")]
    assert proxy.keeper.counts()["unread"] == 1


@pytest.mark.parametrize(("kind", "degraded", "logged"), [(Unreadable, 1, 0), (Broken, 0, 1)])
def test_what_became_of_exchanges_and_what_contexts_went_without_is_in_the_metrics(
    memory: Souvenance, server: Server, caplog: pytest.LogCaptureFixture, kind: type[Handle], degraded: int, logged: int
) -> None:
    server.answers, Broken.failures = [(200, REPLY)], 0
    headers = {"Authorization": f"Bearer {memory.trust.create_token('léa')[1]}"}
    mount, view = mount_proxy(Settings(upstream_url=f"{server.url}/v1")), seen_by(kind)
    app = create_app(memory, mounts=[lambda app, who: mount(app, lambda request: view(who(request)))], metrics_token="k" * 20)
    with served(app) as url:
        body = {"model": "m", "messages": [{"role": "user", "content": "The zebrafish is mine"}]}
        assert httpx2.post(f"{url}/v1/chat/completions", json=body, headers=headers).status_code == 200
        figures = httpx2.get(f"{url}/metrics", headers={"X-API-Key": "k" * 20}).text
    assert 'souvenance_proxy_exchanges_total{what="without_memory"} 1.0' in figures
    assert 'souvenance_proxy_exchanges_total{what="lost"} 0.0' in figures
    assert "souvenance_proxy_waiting " in figures
    assert figures.count('souvenance_degraded_turns_total{part="memories"} 1.0') == degraded
    assert caplog.messages.count("context failed") == logged
    assert "zebrafish" not in caplog.text


@pytest.mark.parametrize(
    ("content", "header", "sentence"),
    [
        (b"{", "s", "no JSON"),
        (b"[]", "s", 'no "messages"'),
        (b'{"messages": ["Hello"]}', "s", 'no "messages"'),
        (b'{"messages": []}', "s" * 201, "201 characters"),
    ],
)
def test_what_is_no_chat_is_refused_in_a_sentence(
    proxy: Proxy, server: Server, content: bytes, header: str, sentence: str
) -> None:
    headers = {"Authorization": "Bearer k-lea", **session(header)}
    refused = httpx2.post(f"{proxy.url}/chat/completions", content=content, headers=headers)
    assert refused.status_code == 422
    assert sentence in refused.json()["error"]["message"]
    assert server.requests == []


def test_the_name_of_a_session_may_be_of_any_language(proxy: Proxy) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "Hello"}]}
    headers: Sequence[tuple[bytes, bytes]] = [(b"Authorization", b"Bearer k-lea"), (b"X-Souvenance-Session", "été 夏".encode())]
    assert httpx2.post(f"{proxy.url}/chat/completions", json=body, headers=headers).status_code == 200
    assert len(proxy.said("été 夏")) == 2


def test_what_still_waits_at_the_end_is_written_or_counted(home: Any, server: Server) -> None:
    server.answers = [(200, REPLY)]
    Broken.failures = 1
    with open_memory(home, embedder="none", background=False) as memory:
        with proxied(memory, f"{server.url}/v1", seen_by(Broken)) as proxy:
            ask(proxy.client(), "1")
        assert proxy.keeper.counts() | {"failed": 1} == {
            "kept": 1, "failed": 1, "lost": 0, "without_memory": 1, "unread": 0, "waiting": 0,
        }  # fmt: skip
        Broken.failures = 9
        with proxied(memory, f"{server.url}/v1", seen_by(Broken)) as proxy:
            ask(proxy.client(), "2", name="s2")
        Broken.failures = 0
        assert proxy.keeper.counts()["lost"] == 1
