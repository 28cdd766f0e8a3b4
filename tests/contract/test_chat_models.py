"""What ``ports.ChatModel`` promises, on every adapter, against servers of this machine that answer as a test tells them to."""

import gc
import importlib.util
import json
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.chat_server import Answer, Server, Streamed, openai_events

from souvenance.core.dialogue import Message
from souvenance.core.prompting import Prompt, prompt_for
from souvenance.core.replies import parse_reply
from souvenance.errors import ModelBusy, ModelError, ModelMissing, ReplyUnreadable, SettingsError, TextRefused
from souvenance.models.chat import ProviderChat, provider_chat
from souvenance.models.scripted import ScriptedChat
from souvenance.ports import ChatModel
from souvenance.types import Turn

_spec = importlib.util.spec_from_file_location("reply_cases", Path(__file__).parents[1] / "unit" / "core" / "reply_cases.py")
assert _spec is not None
assert _spec.loader is not None
cases = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(cases)
pytest.importorskip("pydantic_ai", reason='no chat model without pip install "souvenance[model,anthropic,gemini]"')
KEY = "sk-very-secret"
AT = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
TURN = Turn(
    id="t_1", scope="sc_1", session="s_1", seq=1, at=AT, utc_offset_min=60, role="user", speaker="Lise",
    text="I live in Nantes.", language="en", origin="user", author="p_1", audience="adult", revision=1, content_hash=b"",
    created_at=AT,
)  # fmt: skip
PROMPT = prompt_for(
    [TURN], today=date(2026, 2, 11), tz="Europe/Paris", summary="", anchors=[], nearest=[], character=None,
    count_tokens=lambda text: len(text) // 4 + 1, budget_tokens=8_000,
)  # fmt: skip
ANSWER = '{"memories": [{"text": "I live in Nantes.", "kind": "fact", "turns": ["T1"]}]}'


def openai_envelope(text: str) -> dict[str, Any]:
    return {
        "id": "x", "object": "chat.completion", "created": 1, "model": "m-1",
        "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}],
        "usage": {"prompt_tokens": 700, "completion_tokens": 30, "total_tokens": 730},
    }  # fmt: skip


def anthropic_envelope(text: str) -> dict[str, Any]:
    return {
        "id": "x", "type": "message", "role": "assistant", "model": "m-1", "stop_reason": "end_turn", "stop_sequence": None,
        "content": [{"type": "text", "text": text}], "usage": {"input_tokens": 700, "output_tokens": 30},
    }  # fmt: skip


def gemini_envelope(text: str) -> dict[str, Any]:
    return {
        "candidates": [{"index": 0, "finishReason": "STOP", "content": {"role": "model", "parts": [{"text": text}]}}],
        "usageMetadata": {"promptTokenCount": 700, "candidatesTokenCount": 30, "totalTokenCount": 730},
        "modelVersion": "m-1", "responseId": "x",
    }  # fmt: skip


Envelope = Callable[[str], dict[str, Any]]
PROVIDERS: Mapping[str, tuple[Envelope, str]] = {
    "openai": (openai_envelope, "/v1"),
    "openai-compatible": (openai_envelope, "/v1"),
    "anthropic": (anthropic_envelope, ""),
    "gemini": (gemini_envelope, ""),
}


class Sleeps(list[float]):
    def __call__(self, seconds: float) -> None:
        self.append(seconds)


@pytest.fixture(params=PROVIDERS)
def provider(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chat(
    server: Server, provider: str = "openai-compatible", *, timeout_s: float = 20, sleep: Sleeps | None = None
) -> ProviderChat:
    url = server.url + PROVIDERS[provider][1]
    model = "claude-haiku-5-5" if provider == "anthropic" else "gemini-2.5-flash" if provider == "gemini" else "m"
    return ProviderChat(provider, model, url, KEY, timeout_s, sleep=sleep if sleep is not None else Sleeps())


def test_an_answer_comes_through_with_its_tokens(server: Server, provider: str) -> None:
    server.answers = [(200, PROVIDERS[provider][0](ANSWER))]
    reply = chat(server, provider).complete(PROMPT, max_tokens=500)
    assert reply.text == ANSWER
    assert (reply.input_tokens, reply.output_tokens) == (700, 30)
    assert reply.model
    assert parse_reply(reply.text, PROMPT).candidates[0].text == "I live in Nantes."


def test_the_prompt_the_schema_and_the_limit_are_sent(server: Server, provider: str) -> None:
    server.answers = [(200, PROVIDERS[provider][0](ANSWER))]
    chat(server, provider).complete(PROMPT, max_tokens=321)
    sent = json.dumps(server.requests[0], ensure_ascii=False)
    assert json.dumps(PROMPT.user, ensure_ascii=False)[1:-1] in sent
    assert "You keep the long-term memory" in sent
    assert "321" in sent
    assert "What was said that makes it untrue." in sent  # of the schema
    assert any(KEY in value for value in server.seen[0].values())


@pytest.mark.parametrize(
    "dirty", ["", "[]", "null", "```json\n[]\n```", "<think>hm</think>" + ANSWER, "\ud83c" + ANSWER, "x" * 1_000_000 + ANSWER]
)
def test_a_dirty_answer_comes_through_as_it_was_said(server: Server, provider: str, dirty: str) -> None:
    server.answers = [(200, PROVIDERS[provider][0](dirty))]
    reply = chat(server, provider).complete(PROMPT, max_tokens=500)
    parse_reply(reply.text, PROMPT)  # none of them is unreadable


@pytest.mark.parametrize("name", cases.DIRTY)
def test_a_dirty_answer_of_a_server_ends_in_candidates_or_in_a_failure_that_is_tried_again(server: Server, name: str) -> None:
    answer, expected, _ = cases.DIRTY[name]
    server.answers = [(200, openai_envelope(answer))]
    reply = chat(server).complete(cases.PROMPT, max_tokens=500)
    assert len(server.requests) == 1
    if expected is cases.UNREADABLE:
        with pytest.raises(ReplyUnreadable) as caught:
            parse_reply(reply.text, cases.PROMPT)
        assert caught.value.retry
    else:
        assert tuple(candidate.text for candidate in parse_reply(reply.text, cases.PROMPT).candidates) == expected


@pytest.mark.parametrize("status", [429, 500, 502, 503, 529])
def test_a_server_that_is_busy_or_fails_is_tried_three_times(server: Server, provider: str, status: int) -> None:
    sleeps = Sleeps()
    server.answers = [(status, {"error": {"message": f"not now, {KEY}", "code": status, "type": "x", "status": "x"}})]
    with pytest.raises(ModelError) as caught:
        chat(server, provider, sleep=sleeps).complete(PROMPT, max_tokens=500)
    assert caught.value.retry
    assert KEY not in str(caught.value)
    assert len(server.requests) == 3
    assert sleeps == [1.0, 4.0]
    assert status != 429 or isinstance(caught.value, ModelBusy)


def test_a_server_that_recovers_is_heard(server: Server, provider: str) -> None:
    server.answers = [
        (500, {"error": {"message": "oops"}}),
        (429, {"error": {"message": "wait"}}),
        (200, PROVIDERS[provider][0](ANSWER)),
    ]
    assert chat(server, provider).complete(PROMPT, max_tokens=500).text == ANSWER
    assert len(server.requests) == 3


def test_the_wait_that_a_server_asks_for_is_kept(server: Server) -> None:
    sleeps = Sleeps()
    server.headers = {"Retry-After": "7"}
    server.answers = [(429, {"error": {"message": "slower"}}), (200, openai_envelope(ANSWER))]
    chat(server, sleep=sleeps).complete(PROMPT, max_tokens=500)
    assert sleeps == [7.0]


def test_a_wait_too_long_to_be_held_is_handed_on(server: Server) -> None:
    sleeps = Sleeps()
    server.headers = {"Retry-After": "3600"}
    server.answers = [(429, {"error": {"message": "tomorrow"}})]
    with pytest.raises(ModelBusy) as caught:
        chat(server, sleep=sleeps).complete(PROMPT, max_tokens=500)
    assert caught.value.wait_s == 3600
    assert (len(server.requests), sleeps) == (1, [])


def test_silence_is_not_waited_for_twice(server: Server, provider: str) -> None:
    server.hang_s = 30
    server.answers = [(200, PROVIDERS[provider][0](ANSWER))]
    started = time.perf_counter()
    with pytest.raises(ModelError, match=r"did not answer within 0\.5 s") as caught:
        chat(server, provider, timeout_s=0.5).complete(PROMPT, max_tokens=500)
    assert time.perf_counter() - started < 8
    assert caught.value.retry
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    "body",
    [b"", b"<html>It works!</html>", b"\xff\xfe\x00", b"null", b"[]", b"{}", b'{"choices": null}', b'{"choices": []}', b"[" * 100_000,
     b'{"choices": [{}]}', b'{"choices": [{"message": null}]}', b'{"choices": [{"index": 0, "message": {"content": 5}}]}',
     b'{"choices": [{"index": 0, "finish_reason": null, "message": {"role": "assistant", "content": null}}]}',
     b'{"error": {"message": "out of memory"}}', b'{"candidates": []}', b'{"content": []}', b'{"candidates": [{}]}', b'{"content": 5}'],
)  # fmt: skip
def test_an_envelope_of_another_form_is_a_failure_that_is_tried_again(server: Server, provider: str, body: bytes) -> None:
    server.answers = [(200, body)]
    with pytest.raises(ModelError) as caught:
        chat(server, provider).complete(PROMPT, max_tokens=500)
    assert caught.value.retry, repr(caught.value)
    assert len(server.requests) <= 3


def test_tokens_used_up_in_thought_are_a_failure_and_no_empty_answer(server: Server) -> None:
    envelope = openai_envelope("")
    envelope["choices"][0]["finish_reason"] = "length"
    server.answers = [(200, envelope)]
    with pytest.raises(ModelError, match="500 tokens"):
        chat(server).complete(PROMPT, max_tokens=500)


def test_thoughts_without_an_answer_are_a_failure(server: Server) -> None:
    envelope = openai_envelope("")
    envelope["choices"][0]["message"]["reasoning_content"] = "What is there to say?"
    server.answers = [(200, envelope)]
    with pytest.raises(ModelError, match="only thoughts"):
        chat(server).complete(PROMPT, max_tokens=500)


def test_an_answer_cut_by_the_limit_is_given_as_far_as_it_goes(server: Server) -> None:
    envelope = openai_envelope(ANSWER[:-1])
    envelope["choices"][0]["finish_reason"] = "length"
    server.answers = [(200, envelope)]
    assert parse_reply(chat(server).complete(PROMPT, max_tokens=500).text, PROMPT).partial


def test_thinking_beside_the_answer_is_left_out(server: Server) -> None:
    envelope = openai_envelope(ANSWER)
    envelope["choices"][0]["message"]["reasoning_content"] = "Hm, {}"
    server.answers = [(200, envelope)]
    assert chat(server).complete(PROMPT, max_tokens=500).text == ANSWER


def test_a_server_without_usage_is_estimated(server: Server) -> None:
    envelope = openai_envelope(ANSWER)
    del envelope["usage"]
    server.answers = [(200, envelope)]
    reply = chat(server).complete(PROMPT, max_tokens=500)
    assert reply.input_tokens > 300
    assert reply.output_tokens > 10


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (400, "unknown field"),
        (422, "response_format"),
        (500, "1 validation error: {'loc': ('body', 'response_format', 'type')}"),
    ],
)
def test_a_server_that_knows_no_schema_is_asked_for_json_from_then_on(server: Server, status: int, said: str) -> None:
    model = chat(server)
    server.answers = [(status, {"error": {"message": said}}), (200, openai_envelope(ANSWER))]
    assert model.complete(PROMPT, max_tokens=500).text == ANSWER
    assert model.complete(PROMPT, max_tokens=500).text == ANSWER
    assert [request["response_format"]["type"] for request in server.requests] == ["json_schema", "json_object", "json_object"]
    assert json.dumps(server.requests[1]).count("What was said that makes it untrue.") == 1


def test_a_server_that_knows_no_form_at_all_is_only_told(server: Server) -> None:
    model = chat(server)
    refused: Answer = (400, {"error": {"message": "extra fields not permitted"}})
    server.answers = [refused, refused, (200, openai_envelope(ANSWER))]
    assert model.complete(PROMPT, max_tokens=500).text == ANSWER
    assert model.complete(PROMPT, max_tokens=500).text == ANSWER
    assert ["response_format" in request for request in server.requests] == [True, True, False, False]
    assert json.dumps(server.requests[2]).count("What was said that makes it untrue.") == 1


@pytest.mark.parametrize(
    ("status", "kind", "retry"),
    [
        (400, TextRefused, False),
        (401, ModelError, True),
        (403, ModelError, True),
        (404, ModelMissing, False),
        (413, TextRefused, False),
    ],
)
def test_refusals_say_whose_turn_it_is(server: Server, provider: str, status: int, kind: type[ModelError], retry: bool) -> None:
    server.answers = [(status, {"error": {"message": f"no, {KEY}", "code": status, "type": "x", "status": "x"}})]
    with pytest.raises(kind) as caught:
        chat(server, provider).complete(PROMPT, max_tokens=500)
    assert caught.value.retry is retry
    assert KEY not in str(caught.value)
    assert len(server.requests) <= 3


def test_a_server_that_is_not_there_is_named(provider: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_PROXY", "127.0.0.1")
        with pytest.raises(ModelError, match=r"127\.0\.0\.1:9") as caught:
            ProviderChat(provider, "m", "http://127.0.0.1:9/v1", KEY, 5).complete(PROMPT, max_tokens=500)
    assert caught.value.retry


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of OpenAI's client, which was never made
def test_a_proxy_that_cannot_be_used_is_a_failure_of_the_model(provider: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ALL_PROXY", "HTTP_PROXY", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "socks9://nowhere:1")
    monkeypatch.setenv("NO_PROXY", "")
    with pytest.raises(ModelError) as caught:
        ProviderChat(provider, "m", "http://127.0.0.1:9/v1", KEY, 5, sleep=Sleeps()).complete(PROMPT, max_tokens=500)
    assert caught.value.retry
    del caught
    gc.collect()  # what that client leaves behind is found here, not in another test


def test_it_works_from_many_threads_and_from_inside_an_event_loop(server: Server) -> None:
    import asyncio

    server.answers = [(200, openai_envelope(ANSWER))]
    model = chat(server)
    texts: list[str] = []
    threads = [threading.Thread(target=lambda: texts.append(model.complete(PROMPT, max_tokens=5).text)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert texts == [ANSWER] * 8

    async def inside() -> str:
        return model.complete(PROMPT, max_tokens=5).text

    assert asyncio.run(inside()) == ANSWER


def test_the_environment_is_not_read(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-of-the-environment")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    server.answers = [(200, openai_envelope(ANSWER))]
    ProviderChat("openai-compatible", "m", server.url + "/v1").complete(PROMPT, max_tokens=5)
    assert "sk-of-the-environment" not in json.dumps(server.seen)


def test_without_the_library_there_is_a_sentence_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "pydantic_ai"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pydantic_ai", None)
    for word, extra in (("openai-compatible", "model"), ("anthropic", "anthropic"), ("gemini", "gemini")):
        with pytest.raises(ModelMissing, match=rf'pip install "souvenance\[{extra}\]"'):
            ProviderChat(word, "m", "http://localhost:1/v1", KEY)


@pytest.mark.parametrize(
    ("word", "url", "key", "named"),
    [
        ("gpt", "", "k", "openai:MODEL"), ("openai:", "", "k", "openai:MODEL"), ("openai:m", "", "", "chat_api_key"),
        ("openai-compatible:m", "", "", "chat_url"), ("openai-compatible:m", "localhost:1", "", "http://"),
        ("openai-compatible:m", "http://[", "", "http://"), ("anthropic:m", "", "k\n2", "copy it again"),
    ],
)  # fmt: skip
def test_settings_that_cannot_be_are_refused(word: str, url: str, key: str, named: str) -> None:
    with pytest.raises(SettingsError, match=named):
        provider_chat(word, url=url, key=key, timeout_s=5)


def test_the_name_holds_no_secret() -> None:
    model = provider_chat("openai-compatible:qwen", url="http://me:pass@localhost:11434/v1?k=secret", key=KEY, timeout_s=5)
    assert model.name == "openai-compatible:qwen at localhost:11434"
    assert provider_chat("openai:gpt", url="", key=KEY, timeout_s=5).name == "openai:gpt"


def test_the_scripted_one_says_what_it_is_told() -> None:
    model = ScriptedChat([ANSWER, ModelBusy("later", 3), "[]"])
    assert model.complete(PROMPT, max_tokens=500).text == ANSWER
    with pytest.raises(ModelBusy):
        model.complete(PROMPT, max_tokens=500)
    assert model.complete(PROMPT, max_tokens=500).text == "[]"
    with pytest.raises(ModelError, match="no reply left for call 4"):
        model.complete(PROMPT, max_tokens=500)
    assert model.asked == [PROMPT] * 4


def test_a_prompt_is_a_value() -> None:
    assert isinstance(PROMPT, Prompt)


# -- streaming ---------------------------------------------------------------------------------------------------------


def anthropic_events(*texts: str, finish: str | None = "end_turn") -> list[bytes]:
    def event(kind: str, **more: Any) -> bytes:
        return f"event: {kind}\ndata: {json.dumps({'type': kind} | more)}\n\n".encode()

    usage = {"input_tokens": 7, "output_tokens": 1}
    message = anthropic_envelope("") | {"content": [], "stop_reason": None, "usage": usage}
    events = [
        event("message_start", message=message),
        event("content_block_start", index=0, content_block={"type": "text", "text": ""}),
    ]
    events += [event("content_block_delta", index=0, delta={"type": "text_delta", "text": text}) for text in texts]
    if finish:
        events += [
            event("content_block_stop", index=0),
            event("message_delta", delta={"stop_reason": finish, "stop_sequence": None}, usage={"output_tokens": 9}),
            event("message_stop"),
        ]
    return events


def gemini_events(*texts: str, finish: str | None = "STOP") -> list[bytes]:
    def event(text: str, finished: str | None) -> bytes:
        envelope = gemini_envelope(text)
        envelope["candidates"][0]["finishReason"] = finished
        return f"data: {json.dumps(envelope)}\r\n\r\n".encode()

    return [event(text, finish if finish and n == len(texts) else None) for n, text in enumerate(texts, 1)]


EVENTS: Mapping[str, Callable[..., list[bytes]]] = {
    "openai": openai_events,
    "openai-compatible": openai_events,
    "anthropic": anthropic_events,
    "gemini": gemini_events,
}
TALK = (
    Message(role="system", text="You remember: Nina is allergic to walnuts."),
    Message(role="user", text="Bonjour"),
    Message(role="assistant", text="Salut !"),
    Message(role="user", text="我对什么过敏？"),
)
SAID = ("Tu es ", "allergique ", "aux noix", "。")


def heard(model: ChatModel, pieces: list[str]) -> None:
    """What comes, one after the other, also where it ends in an error."""
    with closing(model.stream(TALK, max_tokens=321)) as stream:
        pieces.extend(stream)


@pytest.fixture(params=[*PROVIDERS, "scripted"])
def teller(request: pytest.FixtureRequest, server: Server) -> Callable[..., ChatModel]:
    """A model of every kind that says some pieces, and then what it is told to: nothing more, or a failure."""

    def tell(*pieces: str, fails: bool = False) -> ChatModel:
        if request.param == "scripted":
            return ScriptedChat([[*pieces, ModelError("told to")] if fails else list(pieces)])
        streamed = EVENTS[request.param](*pieces, **({"finish": None} if fails else {}))
        server.answers = [(200, Streamed(pieces=streamed, then="break" if fails else "end"))]
        return chat(server, request.param)

    return tell


def test_an_answer_is_streamed_as_it_comes(teller: Callable[..., ChatModel]) -> None:
    pieces: list[str] = []
    heard(teller(*SAID), pieces)
    assert tuple(pieces) == SAID


def test_a_stream_that_breaks_gives_what_was_said_and_then_the_error(teller: Callable[..., ChatModel]) -> None:
    pieces: list[str] = []
    with pytest.raises(ModelError):
        heard(teller(*SAID, fails=True), pieces)
    assert "".join(pieces) == "".join(SAID)


def test_the_memory_the_talk_and_the_limit_are_in_the_bytes_of_a_stream(server: Server, provider: str) -> None:
    server.answers = [(200, Streamed(pieces=EVENTS[provider](*SAID)))]
    heard(chat(server, provider), [])
    sent = json.dumps(server.requests[0], ensure_ascii=False)
    places = [sent.index(message.text) for message in TALK[1:]]
    assert places == sorted(places)
    assert sent.count(TALK[0].text) == 1
    assert "321" in sent
    assert any(KEY in value for value in server.seen[0].values())


@pytest.mark.parametrize("form", ["broken connection", "end without a word of it", "an error among the pieces"])
def test_an_answer_that_is_not_whole_is_a_failure_and_not_tried_again(server: Server, provider: str, form: str) -> None:
    events = EVENTS[provider](*SAID, finish=None)
    if form == "an error among the pieces":
        error = {"type": "error", "error": {"message": "out of memory", "type": "overloaded_error", "code": 500, "status": "x"}}
        events.append(f"event: error\ndata: {json.dumps(error)}\n\n".encode())
    server.answers = [(200, Streamed(pieces=events, then="break" if form == "broken connection" else "end"))]
    pieces: list[str] = []
    if provider == "openai-compatible" and form == "end without a word of it":  # some of these servers never say more
        heard(chat(server, provider), pieces)
        assert "".join(pieces) == "".join(SAID)
        return
    with pytest.raises(ModelError) as caught:
        heard(chat(server, provider), pieces)
    assert "".join(pieces) == "".join(SAID)
    assert caught.value.retry
    assert "127.0.0.1" in str(caught.value)
    assert len(server.requests) == 1


def test_a_stream_that_falls_silent_is_given_up(server: Server, provider: str) -> None:
    server.answers = [(200, Streamed(pieces=EVENTS[provider](*SAID, finish=None), then="hang"))]
    pieces: list[str] = []
    started = time.perf_counter()
    with pytest.raises(ModelError, match=r"within 0\.5 s"):
        heard(chat(server, provider, timeout_s=0.5), pieces)
    assert time.perf_counter() - started < 8
    assert "".join(pieces) == "".join(SAID)


def test_a_long_answer_that_goes_on_is_not_given_up(server: Server) -> None:
    server.answers = [(200, Streamed(pieces=openai_events(*"abcdefgh"), pause_s=0.15))]
    pieces: list[str] = []
    heard(chat(server, timeout_s=0.7), pieces)
    assert "".join(pieces) == "abcdefgh"


def test_a_server_that_hangs_before_the_first_piece_is_given_up_once(server: Server, provider: str) -> None:
    server.hang_s = 30
    server.answers = [(200, b"")]
    with pytest.raises(ModelError, match=r"did not answer within 0\.5 s"):
        heard(chat(server, provider, timeout_s=0.5), [])
    assert len(server.requests) == 1


def test_a_server_that_is_busy_before_the_first_piece_is_tried_again(server: Server, provider: str) -> None:
    sleeps = Sleeps()
    server.answers = [
        (429, {"error": {"message": "wait"}}),
        (500, {"error": {"message": "oops"}}),
        (200, Streamed(pieces=EVENTS[provider](*SAID))),
    ]
    pieces: list[str] = []
    heard(chat(server, provider, sleep=sleeps), pieces)
    assert ("".join(pieces), sleeps) == ("".join(SAID), [1.0, 4.0])


@pytest.mark.parametrize(
    ("status", "kind"), [(429, ModelBusy), (500, ModelError), (400, TextRefused), (401, ModelError), (404, ModelMissing)]
)
def test_refusals_before_the_first_piece_are_those_of_a_whole_answer(
    server: Server, provider: str, status: int, kind: type[ModelError]
) -> None:
    server.answers = [(status, {"error": {"message": f"no, {KEY}", "code": status, "type": "x", "status": "x"}})]
    with pytest.raises(kind) as caught:
        heard(chat(server, provider), [])
    assert KEY not in str(caught.value)
    assert len(server.requests) == (3 if status in {429, 500} else 1)


@pytest.mark.parametrize(
    "body", [b"", b"<html>It works!</html>", b"data: {}\n\n", b"data: [DONE]\n\n", b"data: \xff\n\n", b"null"]
)
def test_a_stream_of_another_form_is_a_failure(server: Server, provider: str, body: bytes) -> None:
    server.answers = [(200, Streamed(pieces=[body] if body else []))]
    with pytest.raises(ModelError) as caught:
        heard(chat(server, provider), [])
    assert caught.value.retry, repr(caught.value)


def test_a_stream_that_is_closed_early_ends_the_call(server: Server, provider: str) -> None:
    server.answers = [(200, Streamed(pieces=EVENTS[provider](*["word "] * 400), pause_s=0.02))]
    stream = chat(server, provider).stream(TALK, max_tokens=321)
    assert next(stream) == "word "
    stream.close()
    assert server.left.wait(10)
    assert not [thread for thread in threading.enumerate() if thread.name == "souvenance-stream"]


def test_a_stream_is_filtered_like_an_answer(server: Server) -> None:
    server.answers = [(200, Streamed(pieces=openai_events("I ", finish="content_filter")))]
    with pytest.raises(TextRefused, match="filtered"):
        heard(chat(server), [])


def test_a_stream_works_inside_an_event_loop_and_from_many_threads(server: Server) -> None:
    import asyncio

    server.answers = [(200, Streamed(pieces=openai_events(*SAID)))]
    model = chat(server)

    async def inside() -> list[str]:
        return list(model.stream(TALK, max_tokens=5))

    assert tuple(asyncio.run(inside())) == SAID
    every: list[list[str]] = [[] for _ in range(6)]
    threads = [threading.Thread(target=heard, args=(model, pieces)) for pieces in every]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert every == [list(SAID)] * 6
