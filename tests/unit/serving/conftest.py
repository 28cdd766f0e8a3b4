from collections.abc import Iterator
from pathlib import Path

import pytest

from souvenance import open_memory
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.models.tokens import count_tokens


@pytest.fixture(autouse=True, scope="session")
def _tokenizer() -> None:
    """Loaded before threads ask for it: how a package is warned about is of the whole process."""
    count_tokens("x")


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
