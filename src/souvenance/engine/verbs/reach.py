"""What a view may reach: its scopes, read from the ledger for every call, and the one thing that an id names there."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from heapq import merge
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from souvenance.core.access import Access, Narrowed
from souvenance.core.guarding import NOT_HERE
from souvenance.core.intake import storable
from souvenance.engine.hidden import must_be_shown, unhidden
from souvenance.engine.roster import standing
from souvenance.engine.tools import Tools
from souvenance.engine.trusting import access_of
from souvenance.errors import Ambiguous, Forbidden, NotFound, StoreError
from souvenance.types import Event, Memory, Place, Principal, Right, Session

NOWHERE = "sc_nowhere"  # a scope that nobody has: it reads as empty
_SHOWN_BY = {"c": "`souvenance candidates` shows", "e": "`souvenance why ID` shows"}  # kind -> who shows its ids
DRAINED_WITHIN_S = 2.0  # what the last contexts leave to be written, as the store is closed or its traces are read
Thing = TypeVar("Thing")

if TYPE_CHECKING:
    from souvenance.engine.memory import Souvenance


class Reach:
    """A principal's reach, narrowed by who is present and by one scope. Ids of what it may not read name nothing."""

    def __init__(
        self,
        memory: "Souvenance",
        tools: Tools,
        who: Callable[[], Principal],
        *,
        present: Sequence[str] | None = None,
        within: Narrowed | None = None,
    ) -> None:
        """Made by ``Souvenance.as_principal`` and ``as_token``. ``who`` says whose it is, anew each time."""
        self._memory = memory
        self._tools = tools
        self._who = who
        self._present = tuple(present) if present is not None else None
        self._within = within

    @property
    def principal(self) -> Principal:
        """Who it is, with the scope that it works in. Raises Unauthorized."""
        if self._present is None and self._within is None:
            return self._who()
        access = self.access()
        return access.view(access.writes) if access.writes is not None else access.principal

    def access(self) -> Access:
        """What it may reach now. Raises Unauthorized, NotFound, StoreError; StoreError too once the store is closed."""
        if self._memory.is_closed:
            raise StoreError("this store was closed by the program: open it again to go on")
        return access_of(self._tools, self._who(), self._present, self._within)

    def _reads(self) -> tuple[Principal, ...]:
        """The principal as it reads each scope, the one it works in first; where it may read none, one in which nothing is."""
        return tuple(view for view, _ in self._placed())

    def _placed(self) -> Sequence[tuple[Principal, Place]]:
        """The same, each with what the place is."""
        access = self.access()
        if access.reads:
            return list(zip(access.views, access.reads, strict=True))
        nobody = replace(access.principal, scope=NOWHERE)
        return [(nobody, Place(scope=NOWHERE, kind="private", name=nobody.name, audience=nobody.audience))]

    def _writer(self) -> Principal:
        """The principal as it writes. Raises Forbidden."""
        access = self.access()
        if access.writes is None:
            raise Forbidden("what stands in this scope may be read here, and nothing may be written")
        return access.view(access.writes)

    def _heard_writer(self) -> Principal:
        """The same, where the answer tells what stood there before: it is for whoever hears it to read. Raises Forbidden."""
        view = self._writer()
        if not self.access().hears(view.scope):
            raise Forbidden("this works in private memory, of which those who are present may hear nothing: ask for it alone")
        return view

    def _manager(self) -> Principal:
        """The principal in the scope that it works in, with the right to destroy there. Raises Forbidden."""
        access, view = self.access(), self._writer()
        own = access.writes is not None and "manage" in access.writes.rights and access.may("read", view.scope)
        if not own:
            raise Forbidden("what stands in this scope may not be destroyed, or replaced as a whole, by this principal here")
        return view

    def _must_decide(self, view: Principal) -> None:
        """Raises Forbidden where another decides on what is kept in a scope."""
        if self.access().awaits(view.scope):
            raise Forbidden(f"what stands in this scope may not be {NOT_HERE}")

    def _allowed(self, view: Principal, right: Right, otherwise: str) -> Principal:
        """The view, with a right in its scope. Raises Forbidden."""
        access = self.access()
        if not access.may(right, view.scope):
            raise Forbidden(f"what stands in this scope {otherwise}")
        return view

    def _found(self, beginning: str, kind: str = "") -> tuple[Principal, str]:
        """Where the one thing stands whose id begins so, and its whole id. Raises NotFound, Ambiguous.

        What was proposed, and what was decided on it, stands for who decides alone.
        """
        beginning = storable(beginning)
        if not beginning:
            raise NotFound("an empty id names nothing")
        found: dict[str, Principal] = {}
        access = self.access()
        for place in access.decides if kind == "c" else access.reaches if kind == "e" else access.reads:
            view = access.view(place)
            for full in self._tools.ledger.ids_like(view.scope, beginning, 5, kind=kind):
                if kind != "e" or self._is_shown(access, self._tools.ledger.event(view.scope, full)):
                    found.setdefault(full, view)
        if not found:
            shown = _SHOWN_BY.get(kind, "`souvenance list` and `souvenance sessions` show")
            raise NotFound(f"nothing here has the id {beginning!r}: {shown} ids")
        if len(found) > 1 and beginning not in found:
            raise Ambiguous(f"{beginning!r} begins several ids ({', '.join(sorted(found)[:4])}…): give more of it")
        full = beginning if beginning in found else next(iter(found))
        return found[full], full

    def _deciding(self) -> tuple[Principal, ...]:
        """The principal in each scope of which it is shown what was proposed, the one it works in first."""
        access = self.access()
        return tuple(access.view(place) for place in access.decides)

    def _is_shown(self, access: Access, event: Event | None) -> bool:
        """Whether an event is for this request: one of a candidate is for who decides, any other for who reads."""
        if event is None:
            return False
        places = access.decides if event.target.startswith("c_") else access.reads
        return any(place.scope == event.scope for place in places)

    def _changed(self, beginning: str, kind: str) -> tuple[Principal, str]:
        """The same, of what is going to be changed. Raises Forbidden too."""
        view, full = self._found(beginning, kind)
        return self._allowed(view, "write", "may be read here, and not changed"), full

    def full_id(self, beginning: str, kind: str = "") -> str:
        """The one id that begins so; an exact one wins over longer ones. Raises NotFound, Ambiguous."""
        return self._found(beginning, kind)[1]

    def _header(self, view: Principal, session: str) -> Session:
        found = self._tools.ledger.session(view.scope, session)
        if found is None:  # purged this very moment
            raise NotFound(f"nothing here has the id {session!r} any more")
        return found

    def _heard_in(self, session: str) -> Principal | None:
        """Where tools gave something in a session of exactly this id."""
        ledger = self._tools.ledger
        return next((view for view in self._reads() if ledger.chunks(view.scope, "context", session)), None)

    def _holder(self, session: str) -> Principal:
        """The principal in the scope where a session stands, or tools gave something in it; else where it reads first."""
        whole = storable(session)
        if not self.has_session(whole) and (heard := self._heard_in(whole)) is not None:
            return heard
        try:
            return self._found(whole, "s")[0]
        except NotFound:
            return self._reads()[0]

    def _session_with_output(self, beginning: str) -> str:
        """The whole id of a session; of one in which nothing was said but tools gave something, as it is."""
        whole = storable(beginning)
        if not self.has_session(whole) and self._heard_in(whole) is not None:
            return whole
        return self.full_id(whole, "s")

    def _shown(self, beginning: str, *, changes: bool = False) -> tuple[Principal, str]:
        """Where a session stands, and its whole id: of one name in several scopes, the first that is not forgotten.

        Raises NotFound, also for one that is forgotten, in the scope that is changed or else in all; Ambiguous; Forbidden.
        """
        if changes:
            view, full = self._changed(beginning, "s")
        else:
            view, full = self._found(beginning, "s")
            shown = (one for one in self._reads() if unhidden(self._tools.ledger.session(one.scope, full)) is not None)
            view = next(shown, view)
        must_be_shown(self._tools, view.scope, full)
        return view, full

    def _standing(self, memory: Memory) -> Memory:
        """As it stands now; itself where nothing changes."""
        status = standing(memory, self._tools.clock())
        return memory if status == memory.status else replace(memory, status=status)

    def has_session(self, session: str) -> bool:
        """Whether a session of exactly this id stands."""
        return any(self._tools.ledger.session(view.scope, storable(session)) is not None for view in self._reads())


def latest(found: Sequence[Sequence[Thing]], key: Callable[[Thing], Any], limit: int | None = None) -> Sequence[Thing]:
    """Lists of several scopes as one, the latest first as each of them is; at most so many."""
    if len(found) == 1:
        return found[0][:limit]
    return list(islice(merge(*found, key=key, reverse=True), limit))
