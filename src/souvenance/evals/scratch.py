"""A store of one conversation, thrown away afterwards: what a bench searches is what the product searches."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from souvenance import Handle, open_memory
from souvenance.evals.formats import Conversation
from souvenance.ports import Embedder

Progress = Callable[[str, int, int], None]  # told (what, done, of) now and then


@contextmanager
def searchable(conversation: Conversation, embedder: Embedder | None, progress: Progress | None = None) -> Iterator[Handle]:
    """A memory that holds the conversation, indexed and calibrated. ``embedder``: None searches by words alone."""
    with (
        tempfile.TemporaryDirectory(prefix="souvenance-eval-") as home,
        open_memory(home, embedder=embedder or "none", background=False) as memory,
    ):
        me = memory.as_principal("eval")
        me.import_turns(conversation.turns)
        tell(progress, f"{conversation.id}: indexing", 0, len(conversation.turns))
        memory.index_now()
        yield me


def tell(progress: Progress | None, what: str, done: int, of: int) -> None:
    """Say how far it is, to whoever wants to know."""
    if progress is not None:
        progress(what, done, of)
