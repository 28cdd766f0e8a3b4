import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.pages_app import pages_app

from souvenance import Handle, Settings, Souvenance
from souvenance.wiring import open_tools

SITE = "http://souvenance.test"
PATIENT_S = 4.0  # for a context, on a machine that is busy


@dataclass
class Clock:
    """Goes on by a second whenever it is read: what happens has an order."""

    now: datetime = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now

    def later(self, by: timedelta) -> None:
        self.now += by


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def begun_ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ledger of an empty store: copied, it saves each test the migrations."""
    home = tmp_path_factory.mktemp("begun")
    with Souvenance(open_tools(Settings(home=home, embedder="none")), background=False):
        return home / "ledger.db"


@pytest.fixture
def memory(tmp_path: Path, begun_ledger: Path, clock: Clock) -> Iterator[Souvenance]:
    """An empty store, by words only."""
    shutil.copy(begun_ledger, tmp_path / "ledger.db")
    tools = open_tools(Settings(home=tmp_path, embedder="none", language="en", tz="Europe/Paris"))
    with Souvenance(replace(tools, clock=clock, soon_counted=lambda text: max(1, len(text) // 4)), background=False) as opened:
        yield opened


@pytest.fixture
def me(memory: Souvenance) -> Handle:
    return memory.as_principal("Lise")


class Browser:
    """A person's browser, without scripts: it follows links and sends forms."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.page = ""
        self.status = 0
        self.path = ""

    def open(self, path: str) -> str:
        """The page at an address."""
        return self._came(self.client.get(f"/ui{path}"))

    def send(self, path: str, **fields: str) -> str:
        """Send a form of the page that is open, and follow where it leads."""
        return self._came(self.client.post(f"/ui{path}", data={"csrf": self.csrf, **fields}))

    def sign_in(self, token: str) -> str:
        self.open("/sign-in")
        return self.send("/sign-in", token=token)

    @property
    def csrf(self) -> str:
        found = re.search(r'name="csrf" value="(\w+)"', self.page)
        assert found is not None, self.page
        return found[1]

    def _came(self, answer: object) -> str:
        self.page, self.status = answer.text, answer.status_code  # type: ignore[attr-defined]
        self.path = answer.url.path.removeprefix("/ui")  # type: ignore[attr-defined]
        return self.page


@pytest.fixture
def client(memory: Souvenance) -> Iterator[TestClient]:
    with TestClient(pages_app(memory), base_url=SITE) as opened:
        yield opened


@pytest.fixture
def stranger(client: TestClient) -> Browser:
    """Somebody who is not signed in."""
    return Browser(client)


@pytest.fixture
def lise(stranger: Browser) -> Browser:
    """Lise, signed in."""
    stranger.sign_in("tok-lise")
    assert stranger.path == "/"
    return stranger


Kept = Callable[..., str]


@pytest.fixture
def kept(me: Handle) -> Kept:
    """Remembers something, and gives its id."""

    def keep(text: str, **more: object) -> str:
        done = me.remember(text, **more).memory  # type: ignore[arg-type]
        assert done is not None
        return done.id

    return keep
