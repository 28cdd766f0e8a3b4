"""Open the store for one command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from souvenance.cli.output import warn
from souvenance.errors import SouvenanceError
from souvenance.settings import load

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle
    from souvenance.engine.memory import Souvenance


@contextmanager
def opened(
    home: Path | None, principal: str | None, *, create: bool = True, background: bool | None = None
) -> Iterator[tuple["Souvenance", "Handle"]]:
    """The store and the principal's view of it, closed at the end. ``background``: else as the settings say."""
    from souvenance.wiring import open_memory

    settings = load({"home": home, "principal": principal, "background": background}).settings
    with open_memory(settings=settings, create=create) as memory:
        me = memory.as_principal(settings.principal)
        yield memory, me.within(settings.scope) if settings.scope else me


@contextmanager
def opened_store(home: Path | None, *, create: bool = True) -> Iterator["Souvenance"]:
    """The store alone, without its background, for who runs it; closed at the end."""
    from souvenance.wiring import open_memory

    with open_memory(settings=load({"home": home, "background": False}).settings, create=create) as memory:
        yield memory


def embed(memory: "Souvenance", *, quiet: bool, total: int | None = None) -> None:
    """Make the vectors that wait, of every scope. What goes wrong is told and fails nothing: what was written is durable.

    Args:
        memory: the open store.
        quiet: show no bar.
        total: how many wait, where that is known.
    """
    from souvenance.cli.progress import bar

    try:
        with bar("embedding", total=total, quiet=quiet) as step:
            memory.index_now(step.by)
    except SouvenanceError as exc:
        warn(f"no vectors yet: {exc}. What was written is safe, and found by its words")
