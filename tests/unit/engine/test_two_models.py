"""One model reads exchanges, another writes: each is asked on its own server, and both spend the same tokens of a day."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.chat_server import Answer, Server, Streamed, openai_events, serving

from souvenance import NewTurn
from souvenance.engine.memory import Souvenance
from souvenance.settings import load
from souvenance.wiring import open_memory

pytest.importorskip("pydantic_ai", reason='no chat model without pip install "souvenance[model]"')
READING = 730  # tokens of one answer of the model that reads, as its server counts them
PAIR = ("My backups stand on a drive called Castor", "Those backups of mine are on Castor, a drive")
OTHERS = (
    "I live in Nantes",
    "I am allergic to peanuts",
    "I work as a nurse at Saint-Luc",
    "I play the cello on Mondays",
    "I keep three bees nests",
    "I drive an old blue van",
)
SYNTHESIS = "My backups are on a drive called Castor."


def whole(text: str) -> Answer:
    choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}
    usage = {"prompt_tokens": READING - 30, "completion_tokens": 30, "total_tokens": READING}
    return 200, {"id": "x", "object": "chat.completion", "created": 1, "model": "m-1", "choices": [choice], "usage": usage}


def streamed(text: str) -> Answer:
    return 200, Streamed(pieces=openai_events(text))


PROPOSED = whole(json.dumps({"memories": [{"text": "I have a red cat", "kind": "fact", "turns": ["T1"]}]}))


@dataclass(frozen=True, kw_only=True)
class Two:
    """A store whose settings name a small model that reads and a large one that writes, each on a server of its own."""

    memory: Souvenance
    small: Server
    large: Server

    def models(self, server: Server) -> set[str]:
        return {str(request["model"]) for request in server.requests}


Opened = Callable[..., Two]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Opened]:
    with ExitStack() as left:

        def opened(**more: Any) -> Two:
            small, large = left.enter_context(serving()), left.enter_context(serving())
            small.answers, large.answers = [PROPOSED], [streamed(SYNTHESIS)]
            given: Mapping[str, Any] = {
                "home": tmp_path, "embedder": "none", "background": False, "reflector": "model",
                "chat_model": "openai-compatible:large", "chat_url": f"{large.url}/v1", "chat_api_key": "key-of-large",
                "reflection_model": "openai-compatible:small", "reflection_url": f"{small.url}/v1",
            }  # fmt: skip
            memory = open_memory(settings=load({**given, **more}, {}).settings)
            left.callback(memory.close)
            return Two(memory=memory, small=small, large=large)

        yield opened


def remember(memory: Souvenance) -> None:
    for text in (*PAIR, *OTHERS):
        assert memory.as_principal("Lise").remember(text, kind="fact").memory is not None


def test_an_exchange_is_read_by_the_model_of_reflection(two: Opened) -> None:
    now = two()
    me = now.memory.as_principal("Lise")
    me.observe([NewTurn(text="I have a red cat.")], session="s")
    now.memory.work_now()
    assert [memory.text for memory in me.memories()] == ["I have a red cat"]
    assert (now.models(now.small), now.small.paths) == ({"small"}, ["/v1/chat/completions"])
    assert now.large.requests == []
    assert "key-of-large" not in str(now.small.seen)


def test_memories_that_repeat_one_another_are_written_by_the_model_of_chat(two: Opened) -> None:
    now = two()
    remember(now.memory)
    now.memory.maintain(["compression"])
    assert SYNTHESIS in [memory.text for memory in now.memory.as_principal("Lise").memories()]
    assert now.models(now.large) == {"large"}
    assert now.small.requests == []


def test_a_conversation_is_shortened_by_the_model_of_chat(two: Opened) -> None:
    now = two(summariser="model", x_tokens=20, y_tokens=160, reflector="extractive")
    now.large.answers = [whole(json.dumps({"bullets": [{"text": "The tickets are booked.", "cites": [1, 2, 3]}]}))]
    me = now.memory.as_principal("Lise")
    for n in range(16):
        me.observe(
            [NewTurn(text=f"Ticket {n} is booked for the day after the trip of {n} people.", role="assistant")], session="s"
        )
    now.memory.work_now()
    assert now.models(now.large) == {"large"}
    assert now.small.requests == []


def test_talking_is_for_the_model_of_chat(two: Opened) -> None:
    now = two()
    now.large.answers = [streamed("Hello Lise.")]
    assert now.memory.as_principal("Lise").conversation().say("Good morning!").reply == "Hello Lise."
    assert now.models(now.large) == {"large"}


def test_both_spend_the_tokens_of_the_day(two: Opened) -> None:
    now = two()
    me = now.memory.as_principal("Lise")
    remember(now.memory)
    me.observe([NewTurn(text="I have a red cat.")], session="s")
    now.memory.work_now()
    assert me.status().tokens_today == READING
    now.memory.maintain(["compression"])
    assert me.status().tokens_today > READING


def test_what_one_has_spent_the_other_cannot(two: Opened) -> None:
    now = two(tokens_a_day=READING)
    me = now.memory.as_principal("Lise")
    remember(now.memory)
    me.observe([NewTurn(text="I have a red cat.")], session="s")
    now.memory.work_now()
    (run,) = now.memory.maintain(["compression"])
    assert "ceiling" in " ".join(run.notes)
    assert now.large.requests == []


def test_one_model_alone_does_both(two: Opened) -> None:
    now = two(reflection_model="", reflection_url="")
    now.large.answers = [PROPOSED, streamed(SYNTHESIS)]
    me = now.memory.as_principal("Lise")
    remember(now.memory)
    me.observe([NewTurn(text="I have a red cat.")], session="s")
    now.memory.work_now()
    now.memory.maintain(["compression"])
    assert {"I have a red cat", SYNTHESIS} <= {memory.text for memory in me.memories()}
    assert [request["model"] for request in now.large.requests] == ["large"] * 2
    assert now.small.requests == []


def test_status_and_doctor_name_both(two: Opened) -> None:
    now = two(summariser="model")
    status = now.memory.as_principal("Lise").status()
    assert (status.reflection_model, status.chat_model) == ("openai-compatible:small", "openai-compatible:large")
    told = {finding.name: finding.detail for finding in now.memory.doctor() if finding.ok}
    assert told["reflection model"] == f"openai-compatible:small at {now.small.url.removeprefix('http://')}: reads exchanges"
    for what in ("openai-compatible:large at ", "`chat`", "one memory of several", "shortened conversations"):
        assert what in told["chat model"]
    assert now.small.requests == now.large.requests == []  # a check costs nothing


def test_the_doctor_says_that_a_model_of_reflection_is_not_asked(two: Opened) -> None:
    now = two(reflector="extractive")
    assert now.memory.as_principal("Lise").status().reflection_model == ""
    told = {finding.name: finding.detail for finding in now.memory.doctor()}
    assert "reads nothing" in told["reflection model"]
    assert "one memory of several" not in told["chat model"]


def test_the_doctor_says_which_model_cannot_be_asked(two: Opened) -> None:
    now = two(reflection_model="openai-compatible:small", reflection_url="ftp://there")
    (wrong,) = [finding for finding in now.memory.doctor() if not finding.ok]
    assert (wrong.name, wrong.fix) == ("reflection model", "souvenance config show")
    assert "http://" in wrong.detail
