"""The API against its own description: whatever is sent, the answer is one that the description names."""

import json
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from starlette.testclient import TestClient

from souvenance.core.rate import Rate
from souvenance.engine.memory import Souvenance
from souvenance.errors import SouvenanceError
from souvenance.serving.app import create_app
from souvenance.serving.limits import Limits

schemathesis = pytest.importorskip("schemathesis")
EXAMPLES = 6  # an operation; there are about fifty
GOLDEN = Path(__file__).parents[2] / "golden" / "openapi.json"


@pytest.fixture
def api(memory: Souvenance) -> tuple[object, str]:
    """The description, and a key of somebody who has something to be found."""
    me, key = memory.as_principal("Léa"), memory.trust.create_token("Léa")[1]
    me.remember("I live in Lyon")
    me.observe([{"text": "Le train part à huit heures"}], session="s1")
    unbounded = Rate(a_minute=1e9, at_once=1e9)
    return create_app(memory, Limits(requests=unbounded, failures=unbounded)), key


def test_whatever_is_sent_the_answer_is_as_described(api: tuple[object, str]) -> None:
    from schemathesis import checks
    from schemathesis.specs.openapi import checks as described

    app, key = api
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries, about one another
        operations = [found.ok() for found in schemathesis.openapi.from_asgi("/openapi.json", app).get_all_operations()]
        assert len(operations) > 40
        seen = Counter[int]()
        for operation in operations:
            asked = 0

            def run(case: Any) -> None:
                nonlocal asked
                asked += 1
                if "session" in case.path_parameters:
                    case.path_parameters["session"] = "s1"  # one that stands
                answer = case.call_and_validate(
                    headers={"X-API-Key": key},
                    checks=[
                        checks.not_a_server_error, described.status_code_conformance, described.content_type_conformance,
                        described.response_schema_conformance,
                    ],
                )  # fmt: skip
                seen[answer.status_code] += 1

            bounded = settings(
                max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )  # fmt: skip
            bounded(given(case=operation.as_strategy())(run))()
            assert asked, operation.label
    assert {200, 201, 202, 404, 422} <= set(seen), seen


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
