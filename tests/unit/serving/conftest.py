from collections.abc import Iterator
from pathlib import Path

import pytest

from souvenance import open_memory
from souvenance.engine.memory import Handle, Souvenance
from souvenance.wiring import token_counter


@pytest.fixture(autouse=True, scope="session")
def _tokenizer() -> None:
    """Loaded before a server's threads run: its package warns as it is imported, and warnings are silenced for all threads."""
    token_counter()("x")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def memory(home: Path) -> Iterator[Souvenance]:
    """A store by words, which does nothing by itself."""
    with open_memory(home, embedder="none", background=False, tz="Europe/Paris") as opened:
        yield opened


@pytest.fixture
def me(memory: Souvenance) -> Handle:
    return memory.as_principal("léa")
