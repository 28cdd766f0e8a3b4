"""The command `souvenance mcp` in processes of its own, spoken to by the client of the official SDK."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError

import souvenance
from souvenance import open_memory
from souvenance.serving.mcp_server import NOTES

LONGEST_S = 60
Told = TypeVar("Told")
COMMAND = [sys.executable, "-m", "souvenance.cli.main", "mcp"]
# The same command, with a library in it that prints: to the stream, and past it.
TALKATIVE = """
import os, sys
from souvenance.engine.handle import Handle
remember = Handle.remember
def printing(*given, **more):
    print("stray", flush=True)
    os.write(1, b"stray")
    return remember(*given, **more)
Handle.remember = printing
from souvenance.cli.main import main
main()
"""
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}


def environment(home: Path, **more: str) -> dict[str, str]:
    source = Path(souvenance.__file__).parents[1]
    return {
        "PYTHONPATH": str(source), "PATH": "/usr/bin:/bin", "HOME": str(home.parent), "SOUVENANCE_HOME": str(home),
        "SOUVENANCE_EMBEDDER": "none", "SOUVENANCE_TZ": "Europe/Paris", "PYTHONIOENCODING": "cp1252", **more,
    }  # fmt: skip


def talk(
    home: Path, said: Callable[[Client], Coroutine[Any, Any, Told]], *, who: str = "léa", mode: str = "auto"
) -> Coroutine[Any, Any, Told]:
    async def run() -> Told:
        server = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], "--as", who], env=environment(home))
        with (home.parent / "errors.txt").open("a") as errors:
            async with Client(stdio_client(server, errlog=errors), mode=mode) as client:
                return await asyncio.wait_for(said(client), LONGEST_S)

    return run()


async def text(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    return str(result.content[0].text)  # type: ignore[union-attr]


async def facts(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    return dict(result.structured_content)


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_a_client_reaches_every_tool_in_every_language(home: Path, mode: str) -> None:
    with open_memory(home, embedder="none", background=False) as memory:
        memory.as_principal("léa").observe(
            [
                {"text": "Le nouveau vélo est dans la cave."},
                {"text": "周末去爬黄山看日出"},
                {"text": "The cat is called Plume."},
            ],
            session="s1",
        )
        memory.as_principal("léa").add_note("Tutoie-moi.")
        memory.trust.create_scope("maison")
        memory.trust.grant("maison", "léa", "write")
        memory.as_principal("léa").within("maison").add_note("Le compteur est sous l'escalier.")
        foreign = memory.as_principal("mia").remember("I live in Oslo").memory
    assert foreign is not None

    async def said(client: Client) -> None:
        assert client.server_info.name == "souvenance"
        names = {tool.name for tool in (await client.list_tools()).tools}
        used = {"memory_context", "memory_recall", "memory_remember", "memory_correct", "memory_forget", "memory_pin",
                "memory_open_source", "memory_why", "search", "fetch"}  # fmt: skip
        assert names == used
        assert "vélo" in await text(client, "memory_recall", query="où est mon velo")
        assert "黄山" in await text(client, "memory_recall", query="黄山")
        found = json.loads(await text(client, "search", query="cat called Plume"))["results"][0]
        assert "Plume" in json.loads(await text(client, "fetch", id=found["id"]))["text"]
        assert "黄山" in await text(client, "memory_open_source", id=found["id"])
        memory = (await facts(client, "memory_remember", text="我住在上海", kind="fact"))["id"]
        assert "北京" in await text(client, "memory_correct", id=memory, text="我住在北京")
        assert (await facts(client, "memory_pin", id=memory))["pinned"] is True
        assert "北京" in await text(client, "memory_context", message="你好，我住在哪里？")
        assert memory in await text(client, "memory_why", id=memory)
        assert (await facts(client, "memory_forget", id=memory))["status"] == "forgotten"
        assert [str(one.uri) for one in (await client.list_resources()).resources] == [NOTES]
        (page,) = (await client.read_resource(NOTES)).contents
        assert "Tutoie-moi." in page.text  # type: ignore[union-attr]
        assert "Le compteur est sous l'escalier." in page.text  # type: ignore[union-attr]
        for thing in (foreign.id, "m_nothing"):
            refused = await client.call_tool("memory_why", {"id": thing})
            assert refused.is_error
            assert refused.content[0].text == (  # type: ignore[union-attr]
                f"nothing here has the id {thing!r}: `souvenance list` and `souvenance sessions` show ids"
            )
        wrong = await client.call_tool("memory_recall", {"query": "x", "depth": 3})
        assert wrong.is_error
        assert "it takes no 'depth'" in wrong.content[0].text  # type: ignore[union-attr]
        for call in (client.call_tool("memory_purge", {}), client.read_resource("souvenance://elsewhere")):
            with pytest.raises(MCPError, match="there is no"):
                await call

    asyncio.run(talk(home, said, mode=mode))
    assert "memory of 'léa'" in (home.parent / "errors.txt").read_text("utf-8")


def test_nine_processes_on_one_store_all_answer(home: Path) -> None:
    async def one(number: int) -> str:
        async def said(client: Client) -> str:
            await text(client, "memory_remember", text=f"My locker number {number} is in hall {number}")
            return await text(client, "memory_recall", query=f"locker number {number}", kinds=["turn"])

        return await talk(home, said, mode="legacy")

    async def all_of_them() -> list[str]:
        return await asyncio.gather(*map(one, range(9)))

    answers = asyncio.run(all_of_them())
    assert all(f"hall {number}" in answer for number, answer in enumerate(answers))
    with open_memory(home, embedder="none", background=False) as memory:
        assert memory.as_principal("léa").status().turns == 9


def test_a_broken_index_still_answers(home: Path) -> None:
    with open_memory(home, embedder="none", background=False) as memory:
        memory.as_principal("léa").observe([{"text": "Le vélo est dans la cave."}], session="s1")
    (home / "index.db").write_bytes(b"this is no database" * 500)

    async def said(client: Client) -> str:
        return await text(client, "memory_recall", query="vélo")

    assert "cave" in asyncio.run(talk(home, said))


def lines(*messages: Any) -> bytes:
    return b"".join(m if isinstance(m, bytes) else json.dumps(m, ensure_ascii=False).encode() + b"\n" for m in messages)


def call(number: int, tool: str, **arguments: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}


def test_bad_bytes_are_answered_and_the_end_of_the_input_waits_for_what_was_asked(home: Path) -> None:
    told = lines(
        call(0, "memory_recall", query="before the handshake"),
        HELLO,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        b'{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"search","arguments":{"query":"caf\xe9"}}}\r\n',
        b"\x00\xff\xfe{\n",
        b"[]\n",
        call(3, "memory_remember", text="J'habite à Nantes"),
    )
    done = subprocess.run(
        [sys.executable, "-c", TALKATIVE, "mcp", "--as", "léa"],
        input=told,
        env=environment(home),
        capture_output=True,
        timeout=LONGEST_S,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    by_id = {answer["id"]: answer for answer in answers if answer["id"] is not None}
    assert set(by_id) == {0, 1, 3}
    assert "error" in by_id[0]
    assert "Nantes" in by_id[3]["result"]["content"][0]["text"]
    assert done.stderr.count(b"stray") == 2
    assert [answer["error"]["code"] for answer in answers if answer["id"] is None] == [-32700, -32700, -32600]


def test_it_ends_when_it_is_asked_to(home: Path) -> None:
    process = subprocess.Popen(
        COMMAND, env=environment(home), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(lines(HELLO))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        process.send_signal(signal.SIGTERM)
        assert process.wait(LONGEST_S) == 0
        process.stdin.close()
