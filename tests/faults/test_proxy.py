"""A server is killed in the middle of a reply: what the user said is there, once, and the conversation goes on."""

import time
from pathlib import Path
from typing import Any

import pytest
from tests.chat_server import Streamed, openai_events
from tests.chat_server import serving as answering

from souvenance import open_memory

from .served import serving

httpx2 = pytest.importorskip("httpx2")
PATIENT_S = 60.0
SAID = ("Je pars à Brest vendredi", "我对花生过敏", "The plumber comes on Friday")


def asked(url: str, key: str, *texts: str) -> Any:
    """A chat that streams, in the session "s"."""
    messages = [{"role": ("user", "assistant")[n % 2], "content": text} for n, text in enumerate(texts)]
    headers = {"Authorization": f"Bearer {key}", "X-Souvenance-Session": "s"}
    body = {"model": "m", "messages": messages, "stream": True}
    return httpx2.stream("POST", f"{url}/v1/chat/completions", json=body, headers=headers, timeout=PATIENT_S, trust_env=False)


def turns(home: Path) -> list[tuple[str, str]]:
    with open_memory(home, embedder="none", background=False) as memory:
        me = memory.as_principal("Léa")
        return [(turn.role, turn.text) for turn in me.turns("s")] if me.has_session("s") else []


@pytest.mark.parametrize("text", SAID)
def test_what_the_user_said_outlives_a_server_killed_in_the_middle_of_the_reply(tmp_path: Path, text: str) -> None:
    home = tmp_path / "home"
    with open_memory(home, embedder="none", background=False) as memory:
        key = memory.trust.create_token("Léa")[1]
    with answering() as upstream:
        upstream.answers = [(200, Streamed(pieces=openai_events("Bon", *"jour" * 2_000), pause_s=0.1))]
        with serving(home, upstream_url=f"{upstream.url}/v1") as (process, url), asked(url, key, text) as answer:
            pieces = answer.iter_raw()  # held: a stream that is let go of is a client that left
            next(pieces)
            until = time.monotonic() + PATIENT_S
            while not turns(home):
                assert time.monotonic() < until
                time.sleep(0.05)
            process.kill()  # -9: nothing is finished
            process.wait()
        assert turns(home) == [("user", text)]
        upstream.answers = [(200, Streamed(pieces=openai_events("Bonjour")))]
        with serving(home, upstream_url=f"{upstream.url}/v1") as (process, url):
            with asked(url, key, text) as answer:
                assert "Bonjour" in "".join(answer.iter_text())
            process.terminate()
            process.wait(PATIENT_S)
    assert turns(home) == [("user", text), ("assistant", "Bonjour")]
