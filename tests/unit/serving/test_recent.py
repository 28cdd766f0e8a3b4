"""While the store cannot be read, who was let in a moment ago talks on, and nobody else does."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason='no server without pip install "souvenance[serve]"')

from starlette.testclient import TestClient
from tests.chat_server import Server

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.errors import StoreCorrupt
from souvenance.serving.app import create_app
from souvenance.serving.proxy import mount_proxy
from souvenance.serving.proxy_keeping import ExchangeKeeper
from souvenance.serving.recent import KNOWN_S, TOKENS_KEPT, Recent
from souvenance.settings import Settings

REPLY = {"choices": [{"index": 0, "message": {"role": "assistant", "content": "D'accord."}}]}


@pytest.fixture
def keeper() -> ExchangeKeeper:
    return ExchangeKeeper()


@pytest.fixture
def http(memory: Souvenance, server: Server, keeper: ExchangeKeeper) -> Iterator[TestClient]:
    server.answers = [(200, REPLY)]
    mount = mount_proxy(Settings(upstream_url=f"{server.url}/v1", upstream_key="sk"), keeper)
    with TestClient(create_app(memory, mounts=[mount]), base_url="http://127.0.0.1:7424") as client:
        yield client


def chat(http: TestClient, key: str, text: str, query: str = "") -> Any:
    body = {"model": "m", "messages": [{"role": "user", "content": text}]}
    headers = {"X-API-Key": key, "X-Souvenance-Session": "s1"}
    return http.post(f"/v1/chat/completions{query}", headers=headers, json=body)


def damage(home: Path) -> bytes:
    """Zeros over the beginning of the ledger; what was there."""
    path = home / "ledger.db"
    was = path.read_bytes()
    with path.open("r+b") as file:
        file.write(bytes(len(was)))
    return was


def test_a_damaged_ledger_is_not_ready(memory: Souvenance, home: Path, http: TestClient) -> None:
    memory.as_principal("Léa").remember("J'habite à Nantes")
    assert http.get("/ready").status_code == 200
    was = damage(home)
    for _ in range(2):
        answer = http.get("/ready")
        assert answer.status_code == 503
        assert "damaged" in answer.json()["detail"]
    assert http.get("/health").status_code == 200
    (home / "ledger.db").write_bytes(was)
    assert http.get("/ready").status_code == 200
    (home / "ledger.db").rename(home / "elsewhere.db")
    assert http.get("/ready").status_code == 503


class Outage:
    """A store whose reads fail while it is on."""

    def __init__(self, memory: Souvenance, monkeypatch: pytest.MonkeyPatch) -> None:
        ledger, self.on = memory._tools.ledger, False
        for name in ("token", "principal_by_id"):
            read = getattr(ledger, name)

            def failing(*given: Any, _read: Any = read, **more: Any) -> Any:
                if self.on:
                    raise StoreCorrupt("the ledger is damaged")
                return _read(*given, **more)

            monkeypatch.setattr(ledger, name, failing)


def test_a_chat_goes_on_while_the_store_cannot_be_read_and_is_kept_once_it_can(
    memory: Souvenance, http: TestClient, server: Server, keeper: ExchangeKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.as_principal("Léa").remember("I am allergic to walnuts")
    key = memory.trust.create_token("Léa")[1]
    outage = Outage(memory, monkeypatch)
    assert chat(http, key, "Hello").status_code == 200
    outage.on = True
    assert http.get("/v1/memories", headers={"X-API-Key": key}).status_code == 503
    server.bodies.clear()
    answer = chat(http, key, "May I eat walnuts?", "?present=L%C3%A9a&audience=child&scope=home")
    assert answer.status_code == 200
    assert answer.json() == REPLY
    assert chat(http, key, "May I eat walnuts?").status_code == 200
    assert not any(b"allergic" in body for body in server.bodies)
    assert http.get("/v1/models", headers={"X-API-Key": key}).status_code == 200
    assert chat(http, key, "Hello", "?bogus=1").status_code == 422
    assert keeper.counts()["without_memory"] == 2
    outage.on = False
    keeper.run_pass()
    assert {turn.text for turn in memory.as_principal("Léa").turns("s1")} >= {"May I eat walnuts?", "D'accord."}


def test_whom_nobody_has_just_let_in_reaches_no_upstream_while_the_store_cannot_be_read(
    memory: Souvenance, http: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, unseen, revoked = (memory.trust.create_token("Léa") for _ in range(3))
    outage = Outage(memory, monkeypatch)
    for _, key in (seen, revoked):
        assert chat(http, key, "Hello").status_code == 200
    memory.trust.revoke_token(revoked[0].id)
    assert chat(http, revoked[1], "Hello").status_code == 401
    outage.on = True
    server.bodies.clear()
    for key in (unseen[1], revoked[1], "sv_guessed", seen[1][:-1], ""):
        assert chat(http, key, "Hello").status_code in {401, 503}
        assert http.get("/v1/models", headers={"X-API-Key": key}).status_code in {401, 503}
    assert server.bodies == []
    assert chat(http, seen[1], "Hello").status_code == 200


def test_a_token_is_known_for_a_while_since_the_store_let_it_in_and_no_longer(me: Handle) -> None:
    now = 0.0
    recent = Recent(lambda: now)
    recent.let_in("k", me, "p_1")
    now = KNOWN_S - 1
    assert recent.known("k") is not None  # and asking makes it no more recent
    now = KNOWN_S
    assert recent.known("k") is None
    recent.let_in("k", me, "p_1")
    recent.turned_away("k")
    assert recent.known("k") is None
    for n in range(TOKENS_KEPT + 1):
        recent.let_in(f"k{n}", me, "p_1")
    assert recent.known("k0") is None
    assert recent.known(f"k{TOKENS_KEPT}") is not None
