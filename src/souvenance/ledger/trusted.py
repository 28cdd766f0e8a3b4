"""The tables of who may read what: principals, shared scopes, rights, tokens. Mixed into the adapter."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection, Row

from souvenance.errors import NotFound
from souvenance.ledger import schema as s
from souvenance.types import RIGHTS, SYSTEM, Audience, Place, Principal, Right, Token

# Asked before every request, several times: made once, as making an expression costs more than reading its one row.
_BY_ID = sa.select(s.principals).where(s.principals.c.id == sa.bindparam("of"))
_BY_NAME = sa.select(s.principals).where(s.principals.c.name == sa.bindparam("of"))
_BY_SCOPE = sa.select(s.principals).where(s.principals.c.scope == sa.bindparam("of"))
_BY_DIGEST = sa.select(s.tokens).where(s.tokens.c.digest == sa.bindparam("of"))
_PLACE, _GRANT = s.scopes.c, s.grants.c
_OWN = sa.select(s.principals.c.scope).where(s.principals.c.id == sa.bindparam("of")).scalar_subquery()
_MAY_BE_GRANTED = sa.or_(_PLACE.kind == "shared", _PLACE.guarded_at.is_not(None))  # private memory to its guardians alone
_ITS_GRANT = sa.and_(_GRANT.scope == _PLACE.scope, _GRANT.principal == sa.bindparam("of"), _MAY_BE_GRANTED)
_IS_OWN = _PLACE.scope == _OWN
_GUARDED_AT = sa.select(_PLACE.guarded_at).where(_PLACE.scope == sa.bindparam("of"))
_OF_A_PLACE = (_PLACE.scope, _PLACE.kind, _PLACE.name, _PLACE.audience, _PLACE.guarded_at)
_PLACES = (
    sa.select(*_OF_A_PLACE, _GRANT.right, _IS_OWN.label("is_own"))
    .select_from(s.scopes.outerjoin(s.grants, _ITS_GRANT))
    .where(sa.or_(_IS_OWN, _GRANT.principal == sa.bindparam("of")))
    .order_by(_IS_OWN.desc(), _PLACE.kind.desc(), _PLACE.name, _PLACE.audience)
)


class TrustReads:
    """The reads of ``ports.Trust``. See there for every one."""

    def _reading(self) -> AbstractContextManager[Connection]:
        raise NotImplementedError

    def principal(self, name: str) -> Principal | None:
        """See ``Trust``."""
        return self._principal_by(_BY_NAME, name)

    def principal_by_id(self, principal: str) -> Principal | None:
        """See ``Trust``."""
        return self._principal_by(_BY_ID, principal)

    def principal_of(self, scope: str) -> Principal | None:
        """See ``Trust``."""
        found = self._principal_by(_BY_SCOPE, scope)
        if found is not None:
            return found
        with self._reading() as db:
            row = db.execute(sa.select(s.scopes).where(s.scopes.c.scope == scope, s.scopes.c.kind == "shared")).fetchone()
        if row is None:
            return None
        return Principal(id=SYSTEM, name=row.name, scope=row.scope, tz=row.tz, audience=row.audience)

    def _principal_by(self, query: sa.Select[Any], value: str) -> Principal | None:
        with self._reading() as db:
            row = db.execute(query, {"of": value}).fetchone()
        return _principal(row) if row is not None else None

    def principals(self) -> Sequence[Principal]:
        """See ``Trust``."""
        with self._reading() as db:
            return [_principal(row) for row in db.execute(sa.select(s.principals).order_by(s.principals.c.name))]

    def places(self, principal: str) -> Sequence[Place]:
        """See ``Trust``."""
        places: dict[str, Any] = {}
        rights: defaultdict[str, set[Right]] = defaultdict(set)
        with self._reading() as db:
            for row in db.execute(_PLACES, {"of": principal}):
                places[row.scope] = row
                rights[row.scope] |= {*RIGHTS} if row.is_own else {row.right}
        return [_place(row, frozenset(rights[scope])) for scope, row in places.items()]

    def shared(self) -> Sequence[Place]:
        """See ``Trust``."""
        c = s.scopes.c
        query = sa.select(s.scopes).where(c.kind == "shared").order_by(c.name, c.audience)
        with self._reading() as db:
            return [_place(row, frozenset()) for row in db.execute(query)]

    def is_guarded(self, scope: str) -> bool:
        """See ``Trust``."""
        with self._reading() as db:
            return db.execute(_GUARDED_AT, {"of": scope}).scalar() is not None

    def members(self, scope: str) -> Mapping[str, frozenset[Right]]:
        """See ``Trust``."""
        g = s.grants.c
        rights: defaultdict[str, set[Right]] = defaultdict(set)
        with self._reading() as db:
            for row in db.execute(sa.select(g.principal, g.right).where(g.scope == scope).order_by(g.principal)):
                rights[row.principal].add(row.right)
        return {principal: frozenset(held) for principal, held in rights.items()}

    def token(self, digest: bytes) -> tuple[Token, bytes] | None:
        """See ``Trust``."""
        with self._reading() as db:
            row = db.execute(_BY_DIGEST, {"of": digest}).fetchone()
        return (_token(row), row.digest) if row is not None else None

    def tokens(self, principal: str | None = None) -> Sequence[Token]:
        """See ``Trust``."""
        c = s.tokens.c
        query = sa.select(s.tokens).order_by(c.created_at, c.id)
        with self._reading() as db:
            return [_token(row) for row in db.execute(query if principal is None else query.where(c.principal == principal))]


class TrustWrites:
    """The verbs of ``LedgerWrite`` about trust. See there for every one."""

    _scope: str
    _begun: bool
    revision: int

    @property
    def _db(self) -> Connection:
        raise NotImplementedError

    def _part(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def _must_have_begun(self) -> None:
        raise NotImplementedError

    def add_shared(self, place: Place, tz: str, by: str, at: datetime) -> None:
        """See ``LedgerWrite``."""
        values = {"kind": "shared", "name": place.name, "revision": self.revision, "turns": 0, "tz": tz}
        with self._part():
            owned = {"scope": self._scope, "origin": "operator", "author": by, "audience": place.audience, "created_at": at}
            self._db.execute(upsert(s.scopes).values(values | owned).on_conflict_do_nothing())
        self._begun = True

    def put_rights(self, principal: str, rights: Collection[Right], by: str, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        with self._part():
            g = s.grants.c
            self._db.execute(s.grants.delete().where(g.scope == self._scope, g.principal == principal))
            audience = self._db.execute(sa.select(s.scopes.c.audience).where(s.scopes.c.scope == self._scope)).scalar_one()
            owned = {"scope": self._scope, "origin": "operator", "author": by, "audience": audience, "created_at": at}
            for right in rights:
                self._db.execute(s.grants.insert().values({"principal": principal, "right": right} | owned))

    def put_audience(self, principal: str, audience: Audience) -> None:
        """See ``LedgerWrite``."""
        p = s.principals.c
        changed = s.principals.update().where(p.scope == self._scope, p.id == principal).values(audience=audience)
        with self._part():
            if not self._db.execute(changed).rowcount:
                raise NotFound(f"{principal!r} has no private scope {self._scope!r}")

    def put_guarded(self, at: datetime | None) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        changed = s.scopes.update().where(_PLACE.scope == self._scope).values(guarded_at=at)
        with self._part():
            self._db.execute(changed if at is None else changed.where(_PLACE.guarded_at.is_(None)))

    def add_token(self, token: Token, digest: bytes) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        values = {
            "scope": self._scope, "id": token.id, "principal": token.principal, "name": token.name, "digest": digest,
            "expires_at": token.expires_at, "revoked_at": token.revoked_at, "origin": "operator", "author": token.principal,
            "audience": "adult", "created_at": token.created_at,
        }  # fmt: skip
        with self._part():
            self._db.execute(s.tokens.insert().values(values))

    def revoke_token(self, token: str, at: datetime) -> None:
        """See ``LedgerWrite``."""
        t = s.tokens.c
        revoked = s.tokens.update().where(t.scope == self._scope, t.id == token, t.revoked_at.is_(None)).values(revoked_at=at)
        with self._part():
            self._db.execute(revoked)


def _principal(row: Row[Any]) -> Principal:
    return Principal(id=row.id, name=row.name, scope=row.scope, tz=row.tz, audience=row.audience)


def _place(row: Row[Any], rights: frozenset[Right]) -> Place:
    return Place(
        scope=row.scope, kind=row.kind, name=row.name, audience=row.audience, rights=rights,
        guarded=row.guarded_at is not None,
    )  # fmt: skip


def _token(row: Row[Any]) -> Token:
    return Token(
        id=row.id, principal=row.principal, name=row.name, created_at=row.created_at, expires_at=row.expires_at,
        revoked_at=row.revoked_at,
    )  # fmt: skip
