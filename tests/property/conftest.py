from pathlib import Path

import pytest

from souvenance.wiring import open_memory


@pytest.fixture(scope="session")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ledger of an empty store: a copy of it saves each example the migrations."""
    home = tmp_path_factory.mktemp("begun")
    open_memory(home, embedder="none").close()
    return home / "ledger.db"
