from collections.abc import Iterator
from pathlib import Path

import pytest

from souvenance.index.sqlite import SqliteIndex
from souvenance.ledger.inmemory import InMemoryLedger
from souvenance.ledger.sqlite import SqliteLedger
from souvenance.ports import Index, Ledger


@pytest.fixture(scope="session")
def begun_ledger(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of an empty store: a copy of it saves each test the migrations."""
    path = tmp_path_factory.mktemp("begun") / "ledger.db"
    SqliteLedger(path).close()
    return path.read_bytes()


@pytest.fixture(params=["memory", "sqlite"])
def ledger(request: pytest.FixtureRequest, tmp_path: Path, begun_ledger: bytes) -> Iterator[Ledger]:
    """An empty ledger of every kind."""
    if request.param == "memory":
        made: Ledger = InMemoryLedger()
    else:
        (tmp_path / "ledger.db").write_bytes(begun_ledger)
        made = SqliteLedger(tmp_path / "ledger.db")
    yield made
    made.close()


@pytest.fixture(params=["memory", "file"])
def index(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Index]:
    """An empty index of every kind."""
    made = SqliteIndex(None if request.param == "memory" else tmp_path / "index.db", {"ledger": "l", "analysis": "1"})
    yield made
    made.close()
