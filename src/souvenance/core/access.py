"""Which scopes a request may read, and which one it writes to: settled before anything is searched, in this one place.

All that stands in a scope is of one audience class, and whatever is derived from it stands in the same scope. So who may read
a scope may read what everything in it rests on, and nothing has to be filtered afterwards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from souvenance.types import RIGHTS, Audience, Place, Principal, Right


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """A principal with every place where the ledger gives it rights."""

    principal: Principal
    places: tuple[Place, ...]

    def may(self, right: Right, place: Place) -> bool:
        """Whether it has a right in a place: what is for adults is for them alone, whatever was granted.

        Where a guardian decides, that is an adult, and never the one whose private memory it is; who was an adult when it was
        named, and is a child, is no guardian.
        """
        is_adult, is_own = self.principal.audience == "adult", place.scope == self.principal.scope
        if right == "manage" and place.guarded and (is_own or not is_adult):
            return False
        if place.kind == "private" and not (is_own or is_adult):
            return False
        of_its_class = is_adult or place.audience == "child"
        return of_its_class and any(own.scope == place.scope and right in own.rights for own in self.places)

    def hears(self, place: Place) -> bool:
        """Whether a place is among those that it reads without naming it: not the private memory of a child that it guards."""
        return self.may("read", place) and (place.kind == "shared" or place.scope == self.principal.scope)

    def held(self) -> Iterable[Place]:
        """Its places, each with the rights that it may use there."""
        return (replace(place, rights=frozenset(r for r in RIGHTS if self.may(r, place))) for place in self.places)


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
    decides: tuple[Place, ...] = ()  # of which it is shown what was proposed: those that it reads or guards

    @property
    def reaches(self) -> tuple[Place, ...]:
        """Every place that is read or decided on, each once."""
        return tuple(dict.fromkeys((*self.reads, *self.decides)))

    def view(self, place: Place) -> Principal:
        """The principal as it works in a place: what it writes there is of the class of the place."""
        return replace(self.principal, scope=place.scope, audience=place.audience)

    @property
    def views(self) -> tuple[Principal, ...]:
        """One a place that is read, in their order."""
        return tuple(self.view(place) for place in self.reads)

    def may(self, right: Right, scope: str) -> bool:
        """Whether the principal has a right in a scope that this request reads or decides on."""
        return any(place.scope == scope and right in place.rights for place in self.reaches)

    def hears(self, scope: str) -> bool:
        """Whether what stands in a scope may be told: what is written before others may go where they read nothing."""
        return any(place.scope == scope for place in self.reads)

    def awaits(self, scope: str) -> bool:
        """Whether what is proposed in a scope waits for another: a guardian, where the principal is none."""
        return any(place.scope == scope and not is_decided(place) for place in self.reads)


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
        Every place that may be read; none where ``within`` names nothing that the asker may read. The private memory of a
        child is read by its guardian where ``within`` names its scope; what was proposed there is shown without.
    """
    held = list(asker.held())
    named = within.scope if within is not None and present is None else None
    reads = [place for place in held if asker.hears(place) or (place.scope == named and "read" in place.rights)]
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
    guarded = [place for place in held if place.guarded and place not in ordered] if present is None and within is None else []
    decides = tuple(place for place in (*ordered, *guarded) if is_decided(place))
    return Access(principal=asker.principal, reads=tuple(ordered), writes=target, decides=decides)


def is_decided(place: Place) -> bool:
    """Whether who has these rights in a place decides on what is proposed there."""
    return not place.guarded or "manage" in place.rights


def _is_for(place: Place, present: Sequence[Member | None]) -> bool:
    known = [member for member in present if member is not None]
    if not present or len(known) < len(present):
        open_to_all = place.kind == "shared" and place.audience == "child"
        return open_to_all and all(member.hears(place) for member in known)
    return all(member.hears(place) for member in known)


def _is_in(place: Place, within: Narrowed) -> bool:
    is_there = within.name is None or (place.kind == "shared" and place.name == within.name)
    return is_there and within.audience in {None, "adult", place.audience} and within.scope in {None, place.scope}


def _target(asker: Member, reads: Iterable[Place], *, within: Narrowed | None, alone: bool) -> Place | None:
    """Where the request writes."""
    private = next((place for place in asker.held() if place.scope == asker.principal.scope), None)
    if within is None and (alone or private in list(reads)):
        return private
    if within is not None and within.scope is not None:
        return next((place for place in reads if "write" in place.rights), None)
    shared = [place for place in reads if place.kind == "shared"]
    if within is None and len({place.name for place in shared}) != 1:
        return private
    writable = [place for place in shared if "write" in place.rights]  # for adults first
    wanted = within.audience if within is not None else None
    if within is not None and alone and wanted is None:
        wanted = asker.principal.audience  # what an adult says is never for children because the part for adults is not there
    fitting = [place for place in writable if wanted in {None, place.audience}]
    return fitting[0] if fitting else None if within is not None else private
