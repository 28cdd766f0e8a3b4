"""A name of a path is one segment, whatever it holds."""

from collections.abc import Iterator
from urllib.parse import quote, unquote

import pytest

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')

from fastapi import APIRouter
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.routing import Match
from starlette.testclient import TestClient

from souvenance.engine.memory import Souvenance
from souvenance.serving.app import create_app
from souvenance.serving.segments import NamesInPath, keep_segments

NAMES = [
    "proj/alpha",
    "/",
    "a/view",
    "a/../b",
    "a%2Fb",
    "100% sûr?",
    "#1",
    "?x=1",
    "été/夏",
    "sessions/import",
    "a//",
    "%",
    "a+b",
    "..",
    ".",
]


def encoded(name: str) -> str:
    """As a client writes it, dots too: those of ".." are steps in a path otherwise."""
    return quote(name, safe="").replace(".", "%2E")


@pytest.fixture
def http(memory: Souvenance) -> Iterator[TestClient]:
    key = memory.trust.create_token("Léa")[1]
    headers = {"X-API-Key": key}
    with TestClient(create_app(memory), base_url="http://127.0.0.1:7424", headers=headers) as client:
        yield client


@pytest.mark.parametrize("name", NAMES)
def test_every_path_of_a_session_is_reached_whatever_it_is_called(http: TestClient, name: str) -> None:
    for session in (name, "a"):
        said = {"session": session, "turns": [{"text": f"Bonjour de {session}"}]}
        assert http.post("/v1/turns", json=said).status_code == 202
    at = f"/v1/sessions/{encoded(name)}"
    assert http.get(at).json()["id"] == name
    assert [turn["text"] for turn in http.get(f"{at}/turns").json()["items"]] == [f"Bonjour de {name}"]
    for path in ("/events", "/view", "/chunks", "/export"):
        assert http.get(f"{at}{path}").status_code == 200, path
    for path in ("/recall", "/recall-tools"):
        assert http.post(f"{at}{path}", json={"query": "Bonjour"}).status_code == 200, path
    source = http.get(f"/v1/source/{encoded(name)}").json()
    assert [turn["session"] for turn in source["excerpts"][0]] == [name]
    assert http.get(f"{at}?bogus=1").status_code == 422
    assert http.delete(at).status_code == 200
    assert [one["id"] for one in http.get("/v1/sessions").json()["items"]] == ["a"]


def test_a_slash_between_segments_stays_one(http: TestClient) -> None:
    http.post("/v1/turns", json={"session": "proj/alpha", "turns": [{"text": "Bonjour"}]})
    assert http.get("/v1/sessions/proj/alpha").status_code == 404
    assert (
        http.get("/v1/sessions/proj%2Falpha/", follow_redirects=False).headers["location"].endswith("/v1/sessions/proj%2Falpha")
    )


router = APIRouter(route_class=NamesInPath)


@router.get("/things/{thing}/of/{whose}")
def thing_of(thing: str, whose: str) -> None:
    """Two names."""


(route,) = router.routes


@given(names=st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=2, max_size=2))
@example(names=["/", "%2F"])
@example(names=["of", "a/of/b"])
def test_names_come_out_of_a_path_as_they_went_in(names: list[str]) -> None:
    raw = f"/things/{quote(names[0], safe='')}/of/{quote(names[1], safe='')}"
    scope = {"type": "http", "method": "GET", "path": unquote(raw), "raw_path": raw.encode(), "headers": []}
    keep_segments(scope)
    match, child = route.matches(scope)
    assert match == Match.FULL
    assert list(child["path_params"].values()) == names
