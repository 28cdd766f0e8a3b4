"""MCP over HTTP: whose memory it is, the token of each request says, and nothing else."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from starlette.applications import Starlette
from starlette.requests import Request
from tests.served import served

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.errors import Unauthorized
from souvenance.serving.mcp_http import mount_mcp

TOKENS = {"k-lea": "léa", "k-mia": "mia"}


@pytest.fixture
def url(memory: Souvenance) -> Iterator[str]:
    def who(request: Request) -> Handle:
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        if token not in TOKENS:
            raise Unauthorized("this token opens nothing")
        return memory.as_principal(TOKENS[token])

    app = Starlette()
    mount_mcp(app, who)
    with served(app) as address:
        yield f"{address}/mcp"


async def ask(url: str, token: str, tool: str, mode: str = "auto", **arguments: Any) -> Any:
    async with (
        httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}) as http,
        Client(streamable_http_client(url, http_client=http), mode=mode) as client,
    ):
        return await client.call_tool(tool, arguments)


def test_each_token_sees_its_own_memory(url: str) -> None:
    async def said() -> None:
        kept = await ask(url, "k-lea", "memory_remember", text="J'habite à Nantes 南特")
        await ask(url, "k-mia", "memory_remember", "legacy", text="I live in Oslo")
        for mode in ("auto", "legacy"):
            hers, his = await asyncio.gather(
                ask(f"{url}/", "k-lea", "memory_recall", mode, query="habite live Nantes Oslo", weak=True),
                ask(url, "k-mia", "memory_recall", mode, query="habite live Nantes Oslo", weak=True),
            )
            assert "南特" in hers.content[0].text
            assert "Oslo" not in hers.content[0].text
            assert "Oslo" in his.content[0].text
            assert "南特" not in his.content[0].text
        foreign = await ask(url, "k-mia", "memory_why", id=kept.structured_content["id"])
        assert foreign.is_error
        assert foreign.structured_content["error"] == "NotFound"

    asyncio.run(said())


def test_without_a_token_nothing_is_told(url: str) -> None:
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    for headers in ({}, {"Authorization": "Bearer k-nobody"}):
        for method in ("POST", "GET", "DELETE"):
            refused = httpx2.request(method, url, headers=headers, content=json.dumps(message))
            assert refused.status_code == 401
            assert refused.headers["www-authenticate"] == "Bearer"
            assert refused.headers["content-type"] == "application/problem+json"
            assert refused.json()["detail"] == "this token opens nothing"


def test_there_are_no_sessions_to_listen_to(url: str) -> None:
    answer = httpx2.get(url, headers={"Authorization": "Bearer k-lea", "Accept": "text/event-stream"})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "POST"


def test_a_body_that_is_no_message_is_answered(url: str) -> None:
    headers = {"Authorization": "Bearer k-lea", "Accept": "application/json", "Content-Type": "application/json"}
    answer = httpx2.post(url, headers=headers, content=b"caf\xe9")
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == -32700
