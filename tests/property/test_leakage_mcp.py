"""The same world through MCP: every tool and the notes, by the official client, errors too."""

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.leakage import AT_ONCE, QUERIES, READERS, lived_in, must_be_its_own, plays, sure_to_be_seen, things

pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from mcp import Client
from mcp.shared.exceptions import MCPError

from souvenance import Handle
from souvenance.serving.mcp_server import NOTES, memory_server
from souvenance.serving.mcp_tools import TOOLS
from souvenance.types import RECALL_KINDS

Call = tuple[str, Mapping[str, Any]]


def calls(ids: Mapping[str, Sequence[str]]) -> list[Call]:
    """Every tool, with questions and ids of everybody's; what is wrong with a call is told too."""
    asked = [
        *(("memory_context", {"message": query, "session": "s"}) for query in QUERIES),
        *(("memory_recall", {"query": query, "weak": True, "kinds": list(RECALL_KINDS)}) for query in QUERIES),
        ("memory_recall", {"query": "tavern", "session": "s", "weak": True}), ("memory_recall", {"query": "茶", "when": "2026-03"}),
        *(("search", {"query": query}) for query in QUERIES),
        ("memory_recall", {"query": "tavern", "principal": "ana"}), ("memory_context", {"message": "tavern", "scope": "home"}),
    ]  # fmt: skip
    named: list[Call] = []
    for thing in ids["thing"]:
        named += [("memory_open_source", {"id": thing}), ("fetch", {"id": thing}), ("memory_why", {"id": thing})]
    changing: list[Call] = []
    for memory in ids["memory"]:
        changing += [("memory_why", {"id": memory}), ("memory_pin", {"id": memory}), ("memory_forget", {"id": memory})]
    changing += [("memory_correct", {"id": memory, "text": "The weather is fine"}) for memory in ids["memory"]]
    return [*asked, *named, *changing, ("memory_remember", {"text": "The weather is fine"})]


async def everything_called(me: Handle, ids: Mapping[str, Sequence[str]]) -> AsyncIterator[tuple[str, str]]:
    """(the call, all that its answer shows) of every call, and the notes."""
    async with Client(memory_server(lambda _: me)) as client:
        for tool, arguments in calls(ids):
            yield f"{tool} {arguments}", (await client.call_tool(tool, dict(arguments))).model_dump_json()
        yield "resources", (await client.list_resources()).model_dump_json()
        yield NOTES, (await client.read_resource(NOTES)).model_dump_json()
        try:
            await client.read_resource("souvenance://notes/home")
        except MCPError as exc:
            yield "a resource that is none", str(exc)


def answers(me: Handle, ids: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    async def collected() -> list[tuple[str, str]]:
        return [one async for one in everything_called(me, ids)]

    return [
        (way, json.dumps(json.loads(told), ensure_ascii=False) if told[:1] == "{" else told)
        for way, told in anyio.run(collected)
    ]


def test_every_tool_is_called() -> None:
    assert {tool for tool, _ in calls({"thing": ["m_"], "memory": ["m_"]})} == {tool.name for tool in TOOLS}


@settings(max_examples=1, phases=AT_ONCE)
@given(plays(8), st.booleans())
def test_nothing_crosses_over_mcp(begun: Path, played: list[tuple], vectors: bool) -> None:  # type: ignore[type-arg]
    with lived_in(begun, played, vectors=vectors) as (world, _):
        ids = things(world, 4)
        for name in READERS:
            for heard_by in (None, ["ANA"] if name != "ana " else ["ana1"]):  # who shares nothing writes to private memory
                me = world.memory.as_token(world.memory.trust.create_token(name)[1], present=heard_by)
                must_be_its_own(world, name, heard_by, answers(me, ids))


def test_the_tools_show_what_may_be_seen(begun: Path) -> None:
    """What the property looks at is not empty."""
    with lived_in(begun, []) as (world, _):
        seen = must_be_its_own(world, "ana", None, answers(world.memory.as_principal("ana"), things(world, 40)))
        assert seen >= sure_to_be_seen(world, "ana")
