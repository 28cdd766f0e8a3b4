import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Settings, Souvenance
from souvenance.core.language import plausible
from souvenance.core.spark import SparkLimits
from souvenance.engine.tools import Tools
from souvenance.models.langid import LanguageDetector
from souvenance.ports import DetectLanguage, Embedder
from souvenance.wiring import open_tools


@dataclass
class Clock:
    """Stands still until it is set."""

    now: datetime = field(default=datetime(2026, 2, 11, 20, 5, tzinfo=UTC))

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def _begun_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("begun")
    tools = open_tools(Settings(home=home, embedder="none"))
    tools.index.close()
    tools.ledger.close()
    return home


@pytest.fixture
def home(tmp_path: Path, _begun_home: Path) -> Path:
    """The folder of an empty store: a copy, which saves each test the migrations."""
    shutil.copy(_begun_home / "ledger.db", tmp_path / "ledger.db")
    return tmp_path


@pytest.fixture(scope="session")
def detect() -> DetectLanguage:
    """One for all: its model takes a moment to load."""
    return LanguageDetector(plausible(()))


Opener = Callable[..., Souvenance]


@pytest.fixture
def opener(home: Path, clock: Clock, detect: DetectLanguage) -> Iterator[Opener]:
    """Opens the store of ``home``: with an embedder of one's own, or by words only."""
    opened: list[Souvenance] = []

    def open_it(own: Embedder | None = None, *, background: bool = False, **parts: object) -> Souvenance:
        settings = Settings(home=home, embedder="none", language="fr", tz="Europe/Paris")
        patient = SparkLimits(ms=60_000)  # this machine may be busy
        changed = {
            "clock": clock,
            "detect": detect,
            "soon_counted": lambda text: max(1, len(text) // 4),
            "spark": patient,
        } | parts
        tools: Tools = replace(open_tools(settings, own), **changed)  # type: ignore[arg-type]
        opened.append(Souvenance(tools, background=background))
        return opened[-1]

    yield open_it
    for memory in opened:
        memory.close()


@pytest.fixture
def memory(opener: Opener) -> Souvenance:
    """An empty store, by words only."""
    return opener()


@pytest.fixture
def ana(memory: Souvenance) -> Handle:
    return memory.as_principal("ana")


@pytest.fixture
def me(memory: Souvenance) -> Handle:
    return memory.as_principal("Lise")


@pytest.fixture
def begun(me: Handle) -> Handle:
    """Somebody whose dreamer has begun: what is said from now on is new."""
    me.observe([NewTurn(text="Bonjour")], session="before")
    me.dream()
    return me


def say(me: Handle, *texts: str, session: str = "s") -> None:
    """The user says this now."""
    me.observe([NewTurn(text=text, at=me._tools.clock()) for text in texts], session=session)
