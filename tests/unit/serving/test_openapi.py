"""The API against its own description: whatever is sent, the answer is one that the description names."""

import json
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tests.chat_server import serving

from souvenance.core.rate import Rate
from souvenance.engine.memory import Souvenance
from souvenance.errors import SouvenanceError
from souvenance.serving.app import create_app
from souvenance.serving.limits import Limits
from souvenance.serving.proxy import mount_proxy
from souvenance.serving.wanted import RecallKind
from souvenance.settings import load
from souvenance.types import RECALL_KINDS

schemathesis = pytest.importorskip("schemathesis")
ignored_auth = pytest.importorskip("schemathesis.specs.openapi.checks").ignored_auth
EXAMPLES = 6  # an operation and a mode; there are about sixty operations
MOST_S = 120.0  # of all of them; what is asked is the same at every run, so that a slower one has a cause
WITHOUT_INPUT = {"GET /health", "GET /ready", "GET /metrics"}  # nothing can be wrong in what they are asked
GOLDEN = Path(__file__).parents[2] / "golden" / "openapi.json"
# every one of these holds the fourteenth of March: from any of them to any other is a stretch of time
MOMENTS = ["2026", "2026-03", "2026-03-14", "2026-03-14T14:30", "le 14 mars 2026"]


@pytest.fixture
def api(memory: Souvenance, home: Path) -> Iterator[tuple[FastAPI, str]]:
    """The application, its proxy too, and a key of somebody who has something to be found."""
    me, key = memory.as_principal("Léa"), memory.trust.create_token("Léa")[1]
    me.remember("I live in Lyon")
    me.observe([{"text": "Le train part à huit heures"}], session="s1")
    schemathesis.openapi.format("moment", st.sampled_from(MOMENTS))
    schemathesis.openapi.format("exported-session", st.just(me.export_session("s1")))
    unbounded = Rate(a_minute=1e9, at_once=1e9)
    with serving() as upstream:
        upstream.answers = [(200, {"choices": [{"message": {"role": "assistant", "content": "Bonjour"}}]})]
        proxy = mount_proxy(load({"home": home, "upstream_url": f"{upstream.url}/v1"}).settings)
        yield create_app(memory, Limits(requests=unbounded, failures=unbounded, body_bytes=100_000_000), mounts=[proxy]), key


def test_whatever_is_sent_the_answer_is_as_described(api: tuple[FastAPI, str]) -> None:
    """Every check there is, on what the description allows and on what it does not."""
    app, key = api
    started = time.monotonic()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries, about one another
        operations = [found.ok() for found in schemathesis.openapi.from_asgi("/openapi.json", app).get_all_operations()]
        assert len(operations) > 50
        seen = Counter[int]()
        for operation in operations:
            for mode in schemathesis.GenerationMode:
                if mode.is_positive or operation.label not in WITHOUT_INPUT:
                    seen += _answered(operation, mode, key)
                assert time.monotonic() - started < MOST_S, operation.label
    assert {200, 201, 202, 404, 422} <= set(seen), seen
    assert not {code for code in seen if code >= HTTPStatus.INTERNAL_SERVER_ERROR}, seen


def _answered(operation: Any, mode: Any, key: str) -> Counter[int]:
    """The statuses of some answers, all of them checked."""
    seen = Counter[int]()

    def run(case: Any) -> None:
        if mode.is_positive and "session" in case.path_parameters:
            case.path_parameters["session"] = "s1"  # one that stands
        # that check spoils one of two ways to show a token, and does not know that the other is enough
        answer = case.call_and_validate(headers={"X-API-Key": key}, excluded_checks=[ignored_auth])
        seen[answer.status_code] += 1

    bounded = settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    bounded(given(case=operation.as_strategy(generation_mode=mode))(run))()
    assert seen, operation.label
    return seen


def test_the_kinds_that_a_recall_takes_are_those_that_there_are() -> None:
    assert get_args(RecallKind) == RECALL_KINDS


@pytest.mark.parametrize(
    "body",
    [
        {"query": "noix", "policy": "index", "limit": 3}, {"query": "noix", "when": "2026", "end": "2026-03"},
        {"query": "noix", "speaker": "Léa", "kinds": ["memory"]}, {"query": " \n"}, {"query": "x", "kinds": ["chunk"]},
    ],
)  # fmt: skip
def test_what_the_description_of_a_recall_forbids_is_refused_and_the_other_way_round(
    api: tuple[FastAPI, str], body: dict[str, object]
) -> None:
    _told_as_described(api, "RecallWanted", "/v1/recall", body, {"query": "noix", "policy": "narrow", "kinds": ["turn"]})


@pytest.mark.parametrize(
    "body",
    [
        {}, {"everything": True, "memories": ["m_1"]}, {"everything": True, "session": "s1"}, {"session": "s1", "with_sources": True},
        {"memories": ["m_1"], "when": "2026"}, {"when": "2026", "start": "2025"}, {"memories": [], "candidates": []},
    ],
)  # fmt: skip
def test_what_the_description_of_a_purge_forbids_is_refused_and_the_other_way_round(
    api: tuple[FastAPI, str], body: dict[str, object]
) -> None:
    app, key = api
    if body.get("memories"):
        with TestClient(app) as http:  # one that there is
            body = body | {"memories": [http.get("/v1/memories", headers={"X-API-Key": key}).json()["items"][0]["id"]]}
    _told_as_described(api, "PurgeWanted", "/v1/purge", body | {"dry_run": True}, {"session": "s1", "dry_run": True})


def _told_as_described(
    api: tuple[FastAPI, str], name: str, path: str, wrong: dict[str, object], right: dict[str, object]
) -> None:
    app, key = api
    described = jsonschema.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": app.openapi()["components"]}
    )
    with TestClient(app) as http:
        for body, code in ((wrong, HTTPStatus.UNPROCESSABLE_ENTITY), (right, HTTPStatus.OK)):
            assert described.is_valid(body) == (code == HTTPStatus.OK), body
            assert http.post(path, json=body, headers={"X-API-Key": key}).status_code == code, body


def test_the_description_is_the_one_that_clients_were_made_for(memory: Souvenance) -> None:
    """A path that goes breaks somebody: change the file with the paths, and tell it in the changelog."""
    with TestClient(create_app(memory)) as http:
        found = http.get("/openapi.json").json()
    paths = {path: sorted(operations) for path, operations in found["paths"].items()}
    assert paths == json.loads(GOLDEN.read_text(encoding="utf-8"))


def _leaves(kind: type[SouvenanceError]) -> Iterator[type[SouvenanceError]]:
    yield kind
    for below in kind.__subclasses__():
        yield from _leaves(below)


def test_every_status_that_an_error_has_is_described(memory: Souvenance) -> None:
    of_errors = {str(kind.http_status) for kind in _leaves(SouvenanceError) if kind.__module__ == SouvenanceError.__module__}
    of_the_gate = {"400", "403", "408", "413", "429", "503"}
    for path, operations in create_app(memory).openapi()["paths"].items():
        for operation in operations.values():
            assert (of_errors | of_the_gate) - {"500"} <= operation["responses"].keys(), path  # 500 is a bug of ours


def test_every_body_refuses_what_it_does_not_know(memory: Souvenance) -> None:
    schema = create_app(memory).openapi()
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        for operations in schema["paths"].values()
        for operation in operations.values()
        if "requestBody" in operation
    ]
    assert len(bodies) > 10
    for name in bodies:
        assert schema["components"]["schemas"][name]["additionalProperties"] is False, name


def test_a_client_made_of_the_description_knows_tokens_and_errors(memory: Souvenance) -> None:
    schema = create_app(memory).openapi()
    assert {one["type"] for one in schema["components"]["securitySchemes"].values()} == {"http", "apiKey"}
    assert schema["security"] == [{name: []} for name in schema["components"]["securitySchemes"]]
    problem = jsonschema.Draft202012Validator({"$ref": "#/components/schemas/Problem", "components": schema["components"]})
    with TestClient(create_app(memory)) as http:
        for path, operations in schema["paths"].items():
            for method, operation in operations.items():
                is_open = operation.get("security") == []
                answer = http.request(method, path.replace("{", "").replace("}", ""), json={})
                assert (answer.status_code == HTTPStatus.OK) == is_open, (method, path)
                if not is_open:
                    problem.validate(answer.json())
                    assert answer.json()["error"]["code"] == "Unauthorized"
                refusals = [said for code, said in operation["responses"].items() if int(code) >= HTTPStatus.BAD_REQUEST]
                assert {kind for said in refusals for kind in said["content"]} == {"application/problem+json"}, (method, path)
                assert all(said["content"]["application/problem+json"]["schema"] for said in refusals)
