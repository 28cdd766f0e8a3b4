"""Which scopes a request may read, and which one it writes to: settled before anything is searched, in this one place.

All that stands in a scope is of one audience class, and whatever is derived from it stands in the same scope. So who may read
a scope may read what everything in it rests on, and nothing has to be filtered afterwards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from souvenance.types import Audience, Place, Principal, Right


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """A principal with every place where the ledger gives it rights."""

    principal: Principal
    places: tuple[Place, ...]

    def may(self, right: Right, place: Place) -> bool:
        """Whether it has a right in a place: what is for adults is for them alone, whatever was granted."""
        of_its_class = self.principal.audience == "adult" or place.audience == "child"
        return of_its_class and any(own.scope == place.scope and right in own.rights for own in self.places)


@dataclass(frozen=True, slots=True, kw_only=True)
class Narrowed:
    """A request that keeps to one shared place, to one scope, to one scope of a shared place, or to what is for a class."""

    name: str | None = None  # of the shared place; None: of any place, private ones too
    audience: Audience | None = None  # None: as wide as the principal's own class
    scope: str | None = None  # None: all that the rest leaves

    @property
    def names_a_place(self) -> bool:
        """Whether it keeps to a place, and not to a class of readers alone."""
        return self.name is not None or self.scope is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """What one request may reach."""

    principal: Principal
    reads: tuple[Place, ...]  # the one that is written to first, where it is read
    writes: Place | None  # None: nowhere

    def view(self, place: Place) -> Principal:
        """The principal as it works in a place: what it writes there is of the class of the place."""
        return replace(self.principal, scope=place.scope, audience=place.audience)

    @property
    def views(self) -> tuple[Principal, ...]:
        """One a place that is read, in their order."""
        return tuple(self.view(place) for place in self.reads)

    def may(self, right: Right, scope: str) -> bool:
        """Whether the principal has a right in a scope that this request reads."""
        return any(place.scope == scope and right in place.rights for place in self.reads)


def access(asker: Member, present: Sequence[Member | None] | None = None, within: Narrowed | None = None) -> Access:
    """Settle a request.

    Args:
        asker: whose request it is.
        present: who hears the answer, None for a person that nobody knows; None for the asker alone. Nothing is read that one
            of them may not read. With a stranger among them, or nobody at all, that is shared memory for every audience. What
            is written while others listen goes where all of them may read it, if there is one such place; else to the
            private scope.
        within: only this shared place, or this scope. Where it names neither, only what is for its class is read, and nothing
            is written where that is not for it.

    Returns:
        Every place that may be read; none where ``within`` names nothing that the asker may read.
    """
    reads = [place for place in asker.places if asker.may("read", place)]
    if present is not None:
        reads = [place for place in reads if _is_for(place, present)]
    target = None
    if within is None or not within.names_a_place:
        target = _target(asker, reads, within=None, alone=present is None)
    if within is not None:
        reads = [place for place in reads if _is_in(place, within)]
        if within.names_a_place:
            target = _target(asker, reads, within=within, alone=present is None)
        elif target is not None and not _is_in(target, within):
            target = None
    ordered = sorted(reads, key=lambda place: (target is None or place.scope != target.scope, reads.index(place)))
    return Access(principal=asker.principal, reads=tuple(ordered), writes=target)


def _is_for(place: Place, present: Sequence[Member | None]) -> bool:
    known = [member for member in present if member is not None]
    if not present or len(known) < len(present):
        open_to_all = place.kind == "shared" and place.audience == "child"
        return open_to_all and all(member.may("read", place) for member in known)
    return all(member.may("read", place) for member in known)


def _is_in(place: Place, within: Narrowed) -> bool:
    is_there = within.name is None or (place.kind == "shared" and place.name == within.name)
    return is_there and within.audience in {None, "adult", place.audience} and within.scope in {None, place.scope}


def _target(asker: Member, reads: Iterable[Place], *, within: Narrowed | None, alone: bool) -> Place | None:
    """Where the request writes."""
    private = next((place for place in asker.places if place.kind == "private"), None)
    if within is None and (alone or private in list(reads)):
        return private
    if within is not None and within.scope is not None:
        return next((place for place in reads if "write" in place.rights), None)
    shared = [place for place in reads if place.kind == "shared"]
    if within is None and len({place.name for place in shared}) != 1:
        return private
    writable = [place for place in shared if "write" in place.rights]  # for adults first
    wanted = within.audience if within is not None else None
    fitting = [place for place in writable if wanted in {None, place.audience}]
    return fitting[0] if fitting else None if within is not None else private
