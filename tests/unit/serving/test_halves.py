"""Half a character is replaced and counted at every door, as a NUL is."""

import json
from typing import Any

import pytest

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')
pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from hypothesis import given
from hypothesis import strategies as st
from mcp_types import JSONRPCRequest
from starlette.testclient import TestClient

from souvenance.engine.memory import Souvenance
from souvenance.serving.app import create_app
from souvenance.serving.halves import mended
from souvenance.serving.mcp_http import mount_mcp
from souvenance.serving.mcp_stdio import read_line

ANY = st.recursive(
    st.none() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters(), max_size=6) | st.just("\ud83d"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3) | st.just("\udc00"), inner, max_size=3),
)


@given(ANY)
def test_nothing_but_half_characters_is_changed(value: Any) -> None:
    raw = json.dumps(value).encode()
    found = json.loads(mended(raw))
    assert json.dumps(found) == json.dumps(json.loads(json.dumps(value).encode()), ensure_ascii=True) or "\\ud" in raw.decode()
    json.dumps(found, ensure_ascii=False).encode()  # whole characters only
    assert mended(mended(raw)) == mended(raw)


@given(st.binary() | st.just(b'{"a": "\\ud83d') | st.just(b"[" * 5_000 + b'"\\ud83d"'))
def test_what_is_no_json_stays_as_it_is(raw: bytes) -> None:
    try:
        json.loads(raw)
    except (ValueError, RecursionError):
        assert mended(raw) == raw


def test_a_whole_emoji_in_two_escapes_stays_one() -> None:
    assert json.loads(mended(b'["\\ud83d\\ude00 \\ud83d"]')) == ["\U0001f600 \0"]


def test_they_are_replaced_and_counted_over_http(memory: Souvenance) -> None:
    headers = {"X-API-Key": memory.trust.create_token("Léa")[1], "Content-Type": "application/json"}
    with TestClient(create_app(memory, mounts=[mount_mcp]), base_url="http://127.0.0.1:7424", headers=headers) as http:
        receipts = [
            http.post("/v1/turns", content=b'{"session": "s1", "turns": [{"text": "cut ' + half + b'"}]}').json()
            for half in (b"\\ud83d", b"\\u0000", b"\xed\xa0\xbd")
        ]
        assert [sum(one["mended"].values()) for one in receipts] == [1, 1, 1]
        assert {turn["text"] for turn in http.get("/v1/turns").json()["items"]} == {"cut \N{REPLACEMENT CHARACTER}"}
        asked = http.post("/v1/context", content=b'{"session": "s\\udc00", "message": "cut \\ud83d"}')
        assert asked.status_code == 200
        unknown = http.post("/v1/context", content=b'{"session": "s", "message": "x", "\\ud83d": 1}')
        assert unknown.status_code == 422
        call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call"}
        call |= {"params": {"name": "memory_remember", "arguments": {"text": "I live in Ly\ud83don"}}}
        accepted = {"Accept": "application/json, text/event-stream"}
        kept = http.post("/mcp", headers=accepted, content=json.dumps(call).encode()).json()
        assert "Ly\N{REPLACEMENT CHARACTER}on" in kept["result"]["content"][0]["text"]
        wrong = http.post("/mcp", headers=accepted, json={"jsonrpc": "2.0", "id": {"a": 1}, "method": "ping"})
        assert wrong.status_code == 400
        assert wrong.json()["id"] is None


def test_they_reach_a_tool_over_standard_input() -> None:
    message = read_line(
        b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"\\ud83d"}}}\n'
    )
    assert isinstance(message, JSONRPCRequest)
    assert message.params == {"name": "search", "arguments": {"query": "\0"}}
