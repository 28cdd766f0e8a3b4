"""What is told over the network names pages and the ledger, and no folder of the server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')

from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from souvenance.engine.memory import Souvenance
from souvenance.errors import NotesUnreadable, StoreUnwritable
from souvenance.serving.app import create_app
from souvenance.serving.mcp_server import called
from souvenance.serving.mcp_tools import TOOLS
from souvenance.serving.whereabouts import page_named, without_folders


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("'/home/a b/notes/lea-12ab/MEMORY.md' was changed since it was read", "'MEMORY.md' was changed since it was read"),
        ('"/home/l\'été/notes/x/journal/2026-03-04.md" is no file', '"2026-03-04.md" is no file'),
        ("'C:\\\\Users\\\\Léa\\\\notes\\\\x\\\\MEMORY.md' is a link", "'MEMORY.md' is a link"),
        ("the ledger '/srv/ledger.db' cannot be written (x)", "the ledger cannot be written (x)"),
        ("'/srv/家/ledger.db' was moved", "the ledger was moved"),
        ("leads out of '/srv/notes/x-12': it is not", "leads out of 'x-12': it is not"),
        ("[Errno 13] denied: '/srv/h/index.db.lock'", "[Errno 13] denied: the index"),
        ("there is no session '/home/lea/proj' here", "there is no session '/home/lea/proj' here"),
        ("there is no scope 'notes' here, nor 'MEMORY.md'", "there is no scope 'notes' here, nor 'MEMORY.md'"),
    ],
)
def test_a_file_of_the_store_is_named_by_what_it_is(sentence: str, told: str) -> None:
    assert without_folders(sentence) == told
    assert without_folders(told) == told


@given(folder=st.text(st.characters(exclude_categories=["Cs"]), max_size=20).filter(lambda one: "\0" not in one))
def test_whatever_the_home_is_called_it_is_not_told(folder: str) -> None:
    home = f"/srv/secrethome/{folder}"
    for file in ("ledger.db", "notes/lea-1/MEMORY.md", "notes/lea-1/journal/2026-03-04.md", "index.db"):
        assert "secrethome" not in without_folders(f"{home + '/' + file!r} cannot be read: try again")
        assert "/" not in page_named(f"{home}/{file}")


@pytest.fixture
def http(memory: Souvenance) -> Iterator[TestClient]:
    headers = {"X-API-Key": memory.trust.create_token("Léa")[1]}
    with TestClient(create_app(memory), base_url="http://127.0.0.1:7424", headers=headers) as client:
        yield client


def test_no_answer_says_where_the_store_lies(
    memory: Souvenance, http: TestClient, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {"session": "s1", "turns": [{"text": "Je suis allergique aux kiwis."}]}
    assert http.post("/v1/turns", json=said).status_code == 202
    run = http.post("/v1/dream", json={"from_start": True}).json()["id"]
    stale = http.put("/v1/notes", json={"text": "# Notes\n", "over": "0" * 32})
    assert stale.status_code == 409
    assert "'MEMORY.md' was changed" in stale.json()["detail"]
    answers: list[Any] = [stale, http.post(f"/v1/dreams/{run}/rollback")]
    assert {"MEMORY.md"} <= set(answers[-1].json()["pages"])
    page = next(home.glob("notes/*")) / "MEMORY.md"
    page.unlink(missing_ok=True)
    page.mkdir()
    answers += [http.get("/v1/notes"), http.post("/v1/notes", json={"text": "Léa"}), http.get("/v1/status")]
    answers.append(http.post("/v1/context", json={"message": "Bonjour", "session": "s1"}))

    def broken(*_: object) -> None:
        raise StoreUnwritable(f"the ledger {str(home / 'ledger.db')!r} cannot be written or opened")

    monkeypatch.setattr(memory._tools.ledger, "token", broken)
    answers.append(http.get("/v1/memories"))
    assert answers[-1].status_code == 503
    for answer in answers:
        assert str(home) not in answer.text, answer.text
        assert str(home.parent) not in answer.text, answer.text


def test_a_tool_of_mcp_does_not_say_it_either() -> None:
    def who() -> Any:
        raise NotesUnreadable("'/srv/secrethome/notes/lea-1/MEMORY.md' is no file")

    answer = called(TOOLS[0], who, {"message": "Bonjour"})
    assert answer.is_error
    assert "secrethome" not in json.dumps(answer.model_dump(mode="json"))
