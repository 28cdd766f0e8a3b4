"""Who asks, and what it may reach: read from the ledger for every request. And what an operator does to that."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from souvenance.core.access import Access, Member, Narrowed, access
from souvenance.core.choosing import Chosen
from souvenance.core.identity import new_id, principal_ids, shared_scope
from souvenance.core.intake import storable
from souvenance.core.tokens import MOST_SIGNS, RANDOM_BYTES, is_same, key_digest, key_of
from souvenance.engine.tools import Tools
from souvenance.errors import Ambiguous, Conflict, InputError, NotFound, Unauthorized
from souvenance.ports import LedgerWrite
from souvenance.types import AUDIENCES, RIGHTS, SYSTEM, Audience, Place, Principal, PurgeReceipt, Right, Token

_MOST_NAME = 200  # signs


def named(name: str, *, what: str = "a principal") -> str:
    """A name as it is stored. Raises InputError for one that cannot be: replaced, two people would be one."""
    if "\0" in name or any("\ud800" <= character <= "\udfff" for character in name):
        raise InputError(f"the name {name!r} holds characters that cannot be stored")
    name = storable(name)
    if not name.strip():
        raise InputError(f"{what} needs a name that is not empty")
    return name


def principal_named(tools: Tools, name: str) -> Principal:
    """A principal by name; one that is not known yet as it will begin with its first write. Raises InputError."""
    name = named(name)
    known = tools.ledger.principal(name)  # I/O
    if known is not None:
        return known
    principal_id, scope = principal_ids(name)
    return Principal(id=principal_id, name=name, scope=scope, tz=tools.tz)


def principal_with_key(tools: Tools, key: str) -> Principal:
    """Whose key it is. Raises Unauthorized, in the same words, for one that is unknown, revoked or past its end."""
    digest = key_digest(key)
    found = tools.ledger.token(digest) if len(key) <= MOST_SIGNS else None  # I/O
    if found is not None and is_same(digest, found[1]) and found[0].opens_at(tools.clock()):
        principal = tools.ledger.principal_by_id(found[0].principal)  # I/O
        if principal is not None:
            return principal
    raise Unauthorized(
        "this token opens nothing: it is unknown, revoked or past its end. `souvenance tokens create NAME` makes one"
    )


def access_of(
    tools: Tools, principal: Principal, present: Sequence[str] | None = None, within: Narrowed | None = None
) -> Access:
    """What a request may reach, as the ledger has it now. See ``core.access.access``.

    Args:
        present: names; one that cannot be a name is a stranger's.

    Raises NotFound for a shared place, or a scope, that the principal may not read, or that is none: the two look the same.
    """
    heard = [_member_named(tools, name) for name in present] if present is not None else None
    found = access(_member(tools, principal), heard, within)
    if within is not None and within.names_a_place and not found.reads:
        named = within.name if within.scope is None else within.scope
        raise NotFound(f"there is no scope {named!r} here: `souvenance scopes list` shows those that there are")
    return found


def _member(tools: Tools, principal: Principal) -> Member:
    places = tuple(tools.ledger.places(principal.id))  # I/O
    if not any(place.scope == principal.scope for place in places):  # it begins with its first write
        own = Place(
            scope=principal.scope, kind="private", name=principal.name, audience=principal.audience, rights=frozenset(RIGHTS)
        )
        places = (own, *places)
    return Member(principal=principal, places=places)


def _member_named(tools: Tools, name: str) -> Member | None:
    try:
        known = tools.ledger.principal(named(name))  # I/O
    except InputError:
        return None
    return _member(tools, known) if known is not None else None


class Trust:
    """Principals, shared scopes, rights and tokens, for whoever runs the store. ``Souvenance.trust`` gives it."""

    def __init__(self, tools: Tools) -> None:
        """Made by ``Souvenance.trust``."""
        self._tools = tools

    # -- principals ----------------------------------------------------------------------------------------------------
    def principals(self) -> Sequence[Principal]:
        """Every principal, by name."""
        return self._tools.ledger.principals()

    def places(self, principal: str) -> Sequence[Place]:
        """Where a principal, by name, has rights. Raises NotFound."""
        return self._tools.ledger.places(self._known(principal).id)

    def create_principal(self, name: str, *, audience: Audience = "adult", tz: str | None = None) -> Principal:
        """A principal with its private scope; the same again changes nothing. Raises InputError, Conflict for another class."""
        self._must_be_class(audience)
        if tz is not None:
            _must_be_zone(tz)
        new = principal_named(self._tools, name)
        known = self._tools.ledger.principal(new.name)
        if known is not None:
            if known.audience != audience or tz not in {None, known.tz}:
                raise Conflict(f"{name!r} stands already ({known.audience}, {known.tz}) and stays as it is")
            return known
        new = replace(new, audience=audience, tz=tz or new.tz)
        with self._tools.ledger.write(new.scope) as tx:
            tx.add_principal(new, self._tools.clock())
        return new

    def set_audience(self, name: str, audience: Audience) -> Principal:
        """Another class for a principal: a child that grew up. Raises NotFound, InputError, Conflict.

        Nobody who is or was an adult becomes a child: what they said was said as an adult's. Nobody guards an adult's memory:
        what waited for a guardian waits for the principal itself.
        """
        self._must_be_class(audience)
        known = self._known(name)
        if audience == "child" and self._own(known).audience != "child":
            raise Conflict(f"the memory of {name!r} was begun as an adult's: make another principal for a child")
        with self._tools.ledger.write(known.scope) as tx:
            tx.put_audience(known.id, audience)
            if audience == "adult":
                self._release(tx, known)
        return replace(known, audience=audience)

    def remove_principal(self, name: str, *, dry_run: bool = False) -> PurgeReceipt:
        """Destroy a principal: all of its private memory, its rights everywhere and its tokens. Nothing brings it back.

        The name is free again: whoever takes it begins without any of it, as an adult unless another class is said. What it
        said in shared scopes stays there. A purge of everything leaves the principal; this is for one that is to go.

        Args:
            name: whose.
            dry_run: only count.

        Raises NotFound; the errors of a purge.
        """
        from souvenance.engine import purging

        return purging.purge(self._tools, self._known(name), Chosen(everything=True, person=True), dry_run=dry_run)

    # -- guardians -----------------------------------------------------------------------------------------------------
    def guard(self, child: str, guardian: str, *, by: str = SYSTEM) -> None:
        """Have what is proposed of a child wait for a guardian, by their names: it looks at it, lets it in, or not.

        From then on, and with another guardian beside it if called again. What stood in memory before stays. The guardian
        has every right in the private memory of the child, and reads it where it names its scope.

        Raises NotFound, InputError where the one is no child or the other no adult.
        """
        whose, who = self._known(child), self._known(guardian)
        if whose.audience != "child" or self._own(whose).audience != "child":
            raise InputError(f"{child!r} is no child: a guardian decides on the memory of a child alone")
        if who.audience != "adult":
            raise InputError(f"{guardian!r} is no adult: a guardian is one")
        now = self._tools.clock()
        with self._tools.ledger.write(whose.scope) as tx:
            tx.put_guarded(now)
            tx.put_rights(who.id, RIGHTS, by, now)

    def unguard(self, child: str, guardian: str | None = None) -> None:
        """Take a guardian away, or all of them: then nothing waits any more but what was held already, for the child itself.

        Without any guardian that is left, proposals wait until there is another, or until none is asked for. Raises NotFound.
        """
        whose = self._known(child)
        with self._tools.ledger.write(whose.scope) as tx:
            if guardian is None:
                self._release(tx, whose)
            else:
                tx.put_rights(self._known(guardian).id, (), SYSTEM, self._tools.clock())

    def guardians(self, child: str) -> Sequence[str] | None:
        """The names of the guardians of a child; None where nothing waits for any. Raises NotFound."""
        whose = self._known(child)
        if not self._tools.ledger.is_guarded(whose.scope):
            return None
        held = self._tools.ledger.members(whose.scope)
        adults = (principal for principal in self.principals() if principal.audience == "adult")
        return [principal.name for principal in adults if "manage" in held.get(principal.id, ())]

    def guard_scope(self, scope: str, *, guarded: bool = True) -> None:
        """Have what is proposed in a shared scope, in its part for everybody, wait for an adult with the right to manage it.

        Args:
            scope: its name.
            guarded: False: nothing waits any more but what was held already, for whoever may write there.

        Raises NotFound.
        """
        half = next(half for half in self._halves(scope) if half.audience == "child")
        with self._tools.ledger.write(half.scope) as tx:
            tx.put_guarded(self._tools.clock() if guarded else None)

    def guarded_scopes(self) -> Sequence[str]:
        """The names of the shared scopes of which that is so."""
        return [place.name for place in self._tools.ledger.shared() if place.guarded]

    def _release(self, tx: LedgerWrite, whose: Principal) -> None:
        """Nobody guards the private memory of a principal any more."""
        tx.put_guarded(None)
        for member in self._tools.ledger.members(whose.scope):
            tx.put_rights(member, (), SYSTEM, self._tools.clock())

    def _own(self, principal: Principal) -> Place:
        """The private scope of a principal that is known."""
        return next(place for place in self._tools.ledger.places(principal.id) if place.scope == principal.scope)

    # -- shared scopes -------------------------------------------------------------------------------------------------
    def shared(self) -> Sequence[tuple[str, Mapping[str, tuple[Right, ...]]]]:
        """Every shared scope by name, and the rights of its members by theirs."""
        names = {principal.id: principal.name for principal in self.principals()}
        found: dict[str, Mapping[str, tuple[Right, ...]]] = {}
        for place in self._tools.ledger.shared():
            members = self._tools.ledger.members(place.scope)
            found[place.name] = {
                names[i]: tuple(right for right in RIGHTS if right in rights) for i, rights in members.items() if i in names
            }
        return list(found.items())

    def create_scope(self, name: str, *, tz: str | None = None, by: str = SYSTEM) -> str:
        """A shared scope, for adults and for everybody; the same again changes nothing. The name as it is stored.

        Args:
            tz: IANA name of the zone of its dates; None: that of the store.
            by: id of the principal that makes it.
        """
        name = named(name, what="a shared scope")
        if len(name) > _MOST_NAME:
            raise InputError(f"the name of a shared scope has at most {_MOST_NAME} signs, not {len(name)}")
        if tz is not None:
            _must_be_zone(tz)
        for audience in AUDIENCES:
            scope = shared_scope(name, audience)
            with self._tools.ledger.write(scope) as tx:
                place = Place(scope=scope, kind="shared", name=name, audience=audience)
                tx.add_shared(place, tz or self._tools.tz, by, self._tools.clock())
        return name

    def grant(self, scope: str, principal: str, right: Right, *, by: str = SYSTEM) -> tuple[Right, ...]:
        """Let a principal into a shared scope, by their names; what it may do there from now on.

        Args:
            right: "read"; "write", which reads too; "manage", which writes too. It takes the place of what was granted before.

        Raises NotFound, InputError.
        """
        if right not in RIGHTS:
            raise InputError(f"{right!r} is no right: one of {', '.join(RIGHTS)}")
        rights = RIGHTS[: RIGHTS.index(right) + 1]
        self._put_rights(scope, principal, rights, by)
        return rights

    def revoke(self, scope: str, principal: str, *, by: str = SYSTEM) -> None:
        """Let a principal in no more: from its next request on. Raises NotFound."""
        self._put_rights(scope, principal, (), by)

    def _put_rights(self, scope: str, principal: str, rights: Sequence[Right], by: str) -> None:
        known = self._known(principal)
        for half in self._halves(scope):
            with self._tools.ledger.write(half.scope) as tx:
                tx.put_rights(known.id, rights, by, self._tools.clock())

    def _halves(self, scope: str) -> Sequence[Place]:
        """The two scopes of a shared place, by its name. Raises NotFound."""
        name = named(scope, what="a shared scope")
        halves = [place for place in self._tools.ledger.shared() if place.name == name]
        if not halves:
            raise NotFound(f"there is no shared scope {scope!r}: `souvenance scopes list` shows those that there are")
        return halves

    # -- tokens --------------------------------------------------------------------------------------------------------
    def create_token(self, principal: str, *, name: str = "", expires_at: datetime | None = None) -> tuple[Token, str]:
        """A token of a principal, and its key: it is shown this once and kept nowhere. An unknown principal is begun.

        Args:
            name: what it is for.
            expires_at: aware; None: never.

        Raises InputError.
        """
        now, label = self._tools.clock(), storable(name)
        if len(label) > _MOST_NAME:
            raise InputError(f"the name of a token has at most {_MOST_NAME} signs, not {len(label)}")
        if expires_at is not None and expires_at.tzinfo is None:
            raise InputError(f"{expires_at!r} has no time zone: say in which one the token ends")
        if expires_at is not None and expires_at <= now:
            raise InputError(f"a token that ends at {expires_at.isoformat()} would open nothing: that is past")
        whose = principal_named(self._tools, principal)
        key = key_of(self._tools.randomness(RANDOM_BYTES))
        token = Token(
            id=new_id("k", now, self._tools.randomness(10)),
            principal=whose.id,
            name=label,
            created_at=now,
            expires_at=expires_at,
        )
        with self._tools.ledger.write(whose.scope) as tx:
            tx.add_principal(whose, now)
            tx.add_token(token, key_digest(key))
        return token, key

    def tokens(self, principal: str | None = None) -> Sequence[Token]:
        """The tokens of a principal, by name, or all; the oldest first. Raises NotFound."""
        return self._tools.ledger.tokens(self._known(principal).id if principal is not None else None)

    def revoke_token(self, token: str) -> Token:
        """Make a token open nothing, from the next request on; again changes nothing. By its id or a beginning of it.

        Raises NotFound, Ambiguous.
        """
        ids = [one for one in self._tools.ledger.tokens() if token and one.id.startswith(token)]
        exact = [one for one in ids if one.id == token]
        if not ids:
            raise NotFound(f"no token has the id {token!r}: `souvenance tokens list` shows those that there are")
        if len(ids) > 1 and not exact:
            raise Ambiguous(f"{token!r} begins the ids of {len(ids)} tokens: give more of it")
        found = (exact or ids)[0]
        if found.revoked_at is not None:
            return found
        whose = self._tools.ledger.principal_by_id(found.principal)
        if whose is None:
            raise NotFound(f"the principal of token {found.id!r} is gone, and its tokens with it")
        now = self._tools.clock()
        with self._tools.ledger.write(whose.scope) as tx:
            tx.revoke_token(found.id, now)
        return replace(found, revoked_at=now)

    def _known(self, name: str) -> Principal:
        known = self._tools.ledger.principal(named(name))
        if known is None:
            raise NotFound(f"there is no principal {name!r}: `souvenance principals list` shows those that there are")
        return known

    @staticmethod
    def _must_be_class(audience: str) -> None:
        if audience not in AUDIENCES:
            raise InputError(f"{audience!r} is no audience: one of {', '.join(AUDIENCES)}")


def _must_be_zone(tz: str) -> None:
    try:
        ZoneInfo(tz)
    except (KeyError, ValueError, OSError) as exc:
        raise InputError(f"{tz!r} is no time zone: give an IANA name such as Europe/Paris") from exc
