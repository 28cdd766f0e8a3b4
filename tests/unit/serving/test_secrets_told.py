"""A secret that was told is in the answer of no route and no tool, and in no page."""

import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from souvenance.engine.memory import Souvenance
from souvenance.serving.app import create_app
from souvenance.serving.mcp_tools import TOOLS

TOLD = (
    "the door code of our building is 47B12, and my card is 4970 1012 3456 7890 exp 09/27",
    "I live in Bath. I changed my password yesterday. It is now Gravel-Otter-9.",
    "Mon mot de passe c'est chouquette 2024 et j'adore le thé vert.",
    "Our database is at postgres://app:s3cr3tpw@db.internal:5432/prod since May",
)
PIECES = ("47B12", "4970", "1012", "3456", "7890", "09/27", "Gravel", "Otter", "chouquette", "s3cr3tpw")
QUERIES = ("card", "door code of the building", "password", "mot de passe", "database")


@pytest.fixture
def http(memory: Souvenance) -> Iterator[TestClient]:
    key = memory.trust.create_token("Léa")[1]
    with TestClient(create_app(memory), base_url="http://127.0.0.1:7424", headers={"Authorization": f"Bearer {key}"}) as client:
        for n, text in enumerate(TOLD):
            turns = {"session": f"s{n}", "turns": [{"text": text}]}
            assert client.post("/v1/turns", json=turns).status_code == 202
        memory.as_principal("Léa").reflect()
        yield client


def test_no_route_answers_with_what_was_told(http: TestClient) -> None:
    http.post("/v1/dream", json={})
    for query in QUERIES:
        for path, body in (
            ("/v1/recall", {"query": query, "weak": True}),
            ("/v1/context", {"message": query, "session": "s1"}),
            ("/v1/sessions/s0/recall", {"query": query}),
        ):
            answer = http.post(path, json=body)
            assert answer.status_code == 200, (path, answer.text)
            _is_clean(path, answer.text)
    turns = [turn["id"] for n in range(len(TOLD)) for turn in http.get(f"/v1/sessions/s{n}/turns").json()["items"]]
    memories = [memory["id"] for memory in http.get("/v1/memories").json()["items"]]
    assert turns
    assert memories
    paths = [
        "/v1/turns", "/v1/memories", "/v1/memories?state=all", "/v1/events", "/v1/candidates", "/v1/quarantine", "/v1/disputes",
        "/v1/forgotten", "/v1/traces", "/v1/sessions", "/v1/notes", "/v1/jobs", "/v1/dreams", "/v1/status", "/v1/anchors",
        "/v1/positions", *(f"/v1/source/{turn}" for turn in turns), *(f"/v1/memories/{memory}/why" for memory in memories),
        *(f"/v1/memories/{memory}" for memory in memories), *(f"/v1/memories/{memory}/why-not?session=s1" for memory in memories),
        *(f"/v1/sessions/s{n}{part}" for n in range(len(TOLD)) for part in ("", "/turns", "/view", "/chunks")),
    ]  # fmt: skip
    for path in paths:
        answer = http.get(path)
        assert answer.status_code == 200, (path, answer.text)
        _is_clean(path, answer.text)


def test_a_refused_secret_is_not_repeated_by_the_answer(http: TestClient) -> None:
    for text in TOLD:
        answer = http.post("/v1/memories", json={"text": text})
        assert answer.status_code == 422
        assert "secret" in answer.json()["detail"]
        _is_clean(text, answer.text)


def test_notes_are_shown_without_their_secrets_and_keep_them_when_they_come_back(http: TestClient) -> None:
    page = "# Home\n\n- the door code is 47B12\n- the bins go out on Monday\n"
    empty = http.get("/v1/notes").json()
    written = http.put("/v1/notes", json={"text": page, "over": empty["fingerprint"]}).json()
    assert "[secret]" in written["text"]
    _is_clean("/v1/notes", json.dumps(written))
    again = http.put("/v1/notes", json={"text": written["text"].replace("Monday", "Tuesday"), "over": written["fingerprint"]})
    assert "Tuesday" in again.json()["text"]
    changed = http.put(
        "/v1/notes", json={"text": again.json()["text"].replace("the door", "a door"), "over": again.json()["fingerprint"]}
    )
    assert changed.status_code == 422


def test_no_tool_tells_what_was_told(http: TestClient, memory: Souvenance) -> None:
    me = memory.as_principal("Léa")
    tools = {tool.name: tool for tool in TOOLS}
    for query in QUERIES:
        for name in ("memory_recall", "search"):
            _is_clean(name, tools[name](me, {"query": query}).text)
    for turn in me.turns():
        for name in ("memory_open_source", "fetch"):
            _is_clean(name, tools[name](me, {"id": turn.id}).text)


def _is_clean(asked: str, answer: str) -> None:
    assert not [piece for piece in PIECES if piece in answer], asked
