"""The two objects that a program holds: the open store, and one principal's view of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from types import TracebackType
from typing import Self

from souvenance.core.identity import principal_ids
from souvenance.core.intake import storable
from souvenance.engine import upkeep
from souvenance.engine.importing import import_turns
from souvenance.engine.indexing import Indexer, put_turns
from souvenance.engine.observe import observe
from souvenance.engine.recall import recall
from souvenance.engine.search import search
from souvenance.engine.tools import Tools
from souvenance.errors import Ambiguous, InputError, NotFound
from souvenance.thresholds import SHIPPED, Weights
from souvenance.types import (
    Finding,
    Given,
    ImportReport,
    NewTurn,
    Principal,
    Ranking,
    Recall,
    Receipt,
    Session,
    Skipped,
    Status,
    Turn,
)


class Souvenance:
    """An open store. Threads may share it. Use it as a context manager, or call ``close``."""

    def __init__(self, tools: Tools, *, background: bool = True) -> None:
        """Made by ``open_memory``. ``background``: embed in a thread of its own; else only ``index_now`` does."""
        self._tools = tools
        self._background = background
        self._indexer = Indexer(tools)

    def as_principal(self, name: str) -> "Handle":
        """One principal's view. A name not known yet creates itself and its private scope on its first write."""
        if "\0" in name or any("\ud800" <= character <= "\udfff" for character in name):
            raise InputError(f"the name {name!r} holds characters that cannot be stored")  # replaced, two people would be one
        name = storable(name)
        if not name.strip():
            raise InputError("a principal needs a name that is not empty")
        known = self._tools.ledger.principal(name)
        if known is None:
            principal_id, scope = principal_ids(name)
            known = Principal(id=principal_id, name=name, scope=scope, tz=self._tools.tz)
        return Handle(self, self._tools, known)

    def index_now(self, progress: Callable[[int], None] | None = None) -> bool:
        """Bring the index level with the ledger, vectors too, and return when it is done.

        Args:
            progress: told how many vectors came, batch by batch.

        Returns:
            False when another process is embedding already, or there is no embedder. Raises ModelError, StoreError.
        """
        return self._indexer.run_pass(progress)

    def reindex(self, progress: Callable[[int], None] | None = None) -> None:
        """Throw the index away and make the words anew; vectors follow with ``index_now``. Nothing of the ledger is touched."""
        upkeep.reindex(self._tools, progress)

    def doctor(self) -> Sequence[Finding]:
        """Check the ledger, and the index against the ledger. Reads everything once."""
        return upkeep.doctor(self._tools)

    @property
    def trouble(self) -> str:
        """Why the background indexer last ended a pass early; "" when it did not."""
        return self._indexer.trouble

    def woken(self) -> None:
        """Something was written: let the background indexer look. Returns at once."""
        if self._background:
            self._indexer.wake()

    def close(self) -> None:
        """Stop the background work and give back files. What was acknowledged is safe with or without it."""
        self._indexer.stop()
        self._tools.index.close()
        self._tools.ledger.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class Handle:
    """What one principal may do. Everything reads and writes that principal's private scope."""

    def __init__(self, memory: Souvenance, tools: Tools, principal: Principal) -> None:
        """Made by ``Souvenance.as_principal``."""
        self._memory = memory
        self._tools = tools
        self.principal = principal

    def observe(
        self,
        turns: Sequence[NewTurn | Mapping[str, object]],
        *,
        session: str,
        story: str | None = None,
        idempotency_key: str | None = None,
    ) -> Receipt:
        """Append what was said to a session: durable when it returns, found by its words at once, no model call.

        Args:
            turns: in order; ``NewTurn`` values, or mappings with the same names ({"role": "user", "text": "…"}).
            session: which conversation; a new name begins one.
            story: the storyline or project of a new session; it never changes.
            idempotency_key: the same key again writes nothing and returns the first receipt.

        Raises InputError, Conflict, StoreError; then nothing of it was written.
        """
        given = [turn if isinstance(turn, NewTurn) else new_turn(turn) for turn in turns]
        written = observe(self._tools, self.principal, given, session=session, story=story, idempotency_key=idempotency_key)
        put_turns(self._tools, written.turns, written.first, written.revision)
        self._memory.woken()
        return written.receipt

    def import_turns(self, items: Iterable[Given | Skipped], *, progress: Callable[[int], None] | None = None) -> ImportReport:
        """Append turns that may have come before: the same input again adds nothing, a stop is mended by doing it again.

        ``souvenance.integrations.importers.import_file`` reads files into this.

        Args:
            items: what a reader found, in order; read as a stream.
            progress: told how many turns were read, batch by batch.

        Raises StoreError; what was written before stays, and the same input adds the rest.
        """
        try:
            return import_turns(self._tools, self.principal, items, progress)
        finally:
            self._memory.woken()

    def recall(
        self,
        query: str,
        *,
        limit: int = 10,
        neighbours: int = 0,
        max_tokens: int | None = None,
        session: str | None = None,
        speaker: str | None = None,
        weights: Weights = SHIPPED,
    ) -> Recall:
        """The turns that answer a question best, best first. See ``souvenance.engine.recall.recall`` for the arguments.

        ``session`` may be the unique beginning of an id. Raises NotFound, Ambiguous, InputError.
        """
        return recall(
            self._tools,
            self.principal,
            query,
            limit=limit,
            neighbours=neighbours,
            max_tokens=max_tokens,
            session=self.full_id(session, "s") if session is not None else None,
            speaker=speaker,
            weights=weights,
        )

    def rank(self, query: str, *, limit: int, weights: Weights = SHIPPED) -> Ranking:
        """The same search without texts, for measuring it; ``weights`` sets what each kind of evidence is worth."""
        return search(self._tools, self.principal.scope, query, limit=limit, weights=weights)

    def sessions(self, limit: int | None = None) -> Sequence[Session]:
        """Session headers, the latest first."""
        return self._tools.ledger.sessions(self.principal.scope, limit)

    def turns(self, session: str | None = None, limit: int = 50) -> Sequence[Turn]:
        """The turns of a session in order, or the latest of all (oldest of them first)."""
        if session is None:
            return self._tools.ledger.recent_turns(self.principal.scope, limit)
        return self._tools.ledger.turns_of(self.principal.scope, self.full_id(session, "s"))

    def show(self, turn_or_session: str) -> Turn | Session:
        """What an id, or its unique beginning, names. Raises NotFound, Ambiguous."""
        full = self.full_id(turn_or_session)
        found = self._tools.ledger.turns(self.principal.scope, [full]).get(full)
        if found is not None:
            return found
        return next(session for session in self.sessions() if session.id == full)

    def full_id(self, beginning: str, kind: str = "") -> str:
        """The one id that begins so; an exact one wins over longer ones. Raises NotFound, Ambiguous."""
        beginning = storable(beginning)
        if not beginning:
            raise NotFound("an empty id names nothing")
        found = self._tools.ledger.ids_like(self.principal.scope, beginning, 5, kind=kind)
        if not found:
            raise NotFound(f"nothing here has the id {beginning!r}: `souvenance sessions` and `souvenance list` show ids")
        if len(found) > 1 and found[0] != beginning:
            raise Ambiguous(f"{beginning!r} begins several ids ({', '.join(found[:4])}…): give more of it")
        return found[0]

    def status(self) -> Status:
        """What stands here, and how far the index is."""
        return upkeep.status(self._tools, self.principal, self._memory.trouble)


def new_turn(given: Mapping[str, object]) -> NewTurn:
    """A turn from a mapping. Raises InputError for a name that no turn has, and for a missing text."""
    allowed = {"text", "role", "speaker", "at", "id", "origin"}
    if unknown := sorted(set(given) - allowed):
        raise InputError(f"a turn has no {', '.join(map(repr, unknown))}: it has {', '.join(sorted(allowed))}")
    if not isinstance(given.get("text"), str):
        raise InputError(f"a turn needs a text that is a string, not {given.get('text')!r}")
    for name, kind in (("speaker", str), ("id", str), ("at", datetime)):
        if not isinstance(given.get(name), kind | None):
            raise InputError(f"{name} of a turn is {given[name]!r}: it must be a {kind.__name__}, or none")
    return NewTurn(**given)  # type: ignore[arg-type]
