"""Lines of the input: each is a message, or has an answer that says why not."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from mcp_types import INVALID_REQUEST, PARSE_ERROR, JSONRPCNotification, JSONRPCRequest

from souvenance.serving.mcp_stdio import Refused, read_line

CALL = {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "search", "arguments": {"query": "où est 黄山"}}}


def line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"


def test_a_message_is_read_as_utf_8() -> None:
    message = read_line(line(CALL))
    assert isinstance(message, JSONRPCRequest)
    assert message.params == CALL["params"]


def test_line_ends_and_marks_of_windows_are_no_part_of_it() -> None:
    assert read_line(b"\xef\xbb\xbf" + line(CALL)[:-1] + b"\r\n") == read_line(line(CALL))
    assert read_line(b"\r\n") is None


def test_a_notification_wants_no_answer() -> None:
    assert isinstance(read_line(line({"jsonrpc": "2.0", "method": "notifications/initialized"})), JSONRPCNotification)


@pytest.mark.parametrize(
    ("raw", "code", "named", "says"),
    [
        (b'{"jsonrpc":"2.0","id":1,"method":"caf\xe9"}\n', PARSE_ERROR, None, "byte 38 is 0xe9"),
        (b"\xff\xfe\x00\n", PARSE_ERROR, None, "byte 1 is 0xff"),
        (b"hello\n", PARSE_ERROR, None, "not JSON"),
        (b'{"jsonrpc":"2.0","id":1,"method":"\\ud800"\n', PARSE_ERROR, None, "not JSON"),
        (b'{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}\n', INVALID_REQUEST, None, "id of a request"),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}\n', INVALID_REQUEST, None, "id of a request"),
        (b'{"jsonrpc":"2.0","id":[1],"method":"ping","params":{}}\n', INVALID_REQUEST, None, "id of a request"),
        (b"[" * 100_000 + b"\n", PARSE_ERROR, None, "not JSON"),
        (b"[]\n", INVALID_REQUEST, None, "no JSON-RPC 2.0 message"),
        (b'{"id":"a1"}\n', INVALID_REQUEST, "a1", "no JSON-RPC 2.0 message"),
        (b'{"id":true,"method":"x"}\n', INVALID_REQUEST, None, "no JSON-RPC 2.0 message"),
    ],
)
def test_what_is_no_message_has_an_answer(raw: bytes, code: int, named: object, says: str) -> None:
    refused = read_line(raw)
    assert isinstance(refused, Refused)
    assert refused.answer.error.code == code
    assert refused.answer.id == named
    assert says in refused.answer.error.message


@given(st.one_of(st.binary(), st.text().map(str.encode), st.dictionaries(st.text(), st.none() | st.integers()).map(line)))
def test_every_line_is_a_message_an_answer_or_empty(raw: bytes) -> None:
    found = read_line(raw)
    if isinstance(found, Refused):
        assert json.loads(found.answer.model_dump_json(exclude_unset=True))["error"]["message"]
    else:
        assert found is not None or not raw.removeprefix(b"\xef\xbb\xbf").strip()
