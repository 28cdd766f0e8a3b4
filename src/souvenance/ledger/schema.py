"""The whole schema of the ledger, for SQLite and PostgreSQL alike. Why it is so: ``docs/why/schema.md``.

Every table has the scope first in its key (so that PostgreSQL can partition by it) and the five columns of ``_owned``. Texts
are stored as given; times are aware UTC; JSON columns hold what is only ever read back whole.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.engine import Dialect

from souvenance.errors import InputError

HEAD = "0006"  # the newest migration; a test keeps it true, so that a start need not load Alembic to know


def stored_time(at: datetime | None) -> str | None:
    """A time as SQLite keeps it: UTC, ISO 8601 with all its digits, so that text sorts in order of time."""
    if at is None:
        return None
    if at.tzinfo is None:
        raise InputError(f"{at.isoformat()} has no time zone: the ledger keeps aware times only")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


class UtcTime(sa.types.TypeDecorator[datetime]):
    """An aware UTC datetime. SQLite keeps it as text that sorts in order of time; a naive one is refused."""

    impl = sa.Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> sa.types.TypeEngine[Any]:
        """A native type where there is one."""
        return dialect.type_descriptor(sa.Text() if dialect.name == "sqlite" else sa.DateTime(timezone=True))

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        """Aware -> UTC, with all its digits."""
        stored = stored_time(value)
        return stored if value is None or dialect.name == "sqlite" else value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - SQLAlchemy's
        """Stored -> aware UTC."""
        if value is None:
            return None
        return datetime.fromisoformat(value) if isinstance(value, str) else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _owned() -> list[Column[Any]]:
    """What every row says: whose it is, where it came from, who wrote it, who may see it, since when."""
    return [
        Column("origin", Text, nullable=False),  # one of types.ORIGINS; several joined by "+"
        Column("author", Text, nullable=False),  # principal id, or "system"
        Column("audience", Text, nullable=False),  # types.Audience
        Column("created_at", UtcTime, nullable=False),
    ]


def _table(name: str, *own: sa.schema.SchemaItem, key: Sequence[str] = ("id",)) -> Table:
    """A table keyed by scope and ``key``."""
    columns = [item for item in own if isinstance(item, Column)]
    others = [item for item in own if not isinstance(item, Column)]
    return Table(
        name,
        metadata,
        Column("scope", Text, nullable=False),
        *columns,
        *_owned(),
        sa.PrimaryKeyConstraint("scope", *key),
        *others,
    )


def _text(name: str, *, null: bool = False) -> Column[str]:
    return Column(name, Text, nullable=null)


def _int(name: str, *, null: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=null)


def _time(name: str, *, null: bool = False) -> Column[Any]:
    return Column(name, UtcTime, nullable=null)


def _json(name: str) -> Column[Any]:
    return Column(name, sa.JSON, nullable=False)


def _of_session(*, on: str = "session") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["scope", on], ["sessions.scope", "sessions.id"])


# -- who ---------------------------------------------------------------------------------------------------------------
store = Table(  # one row: which store this is
    "store", metadata, Column("id", Text, primary_key=True), _time("created_at")
)
scopes = _table(
    "scopes", _text("kind"), _text("name"), _int("revision"), _int("turns"),
    Column("tz", Text, nullable=False, server_default=sa.text("''")),  # of a shared one; of a private one see principals
    _time("guarded_at", null=True),  # since when what is proposed there waits for a guardian
    key=(),
)  # fmt: skip
principals = _table(
    "principals", _text("id"), _text("name"), _text("tz"), sa.UniqueConstraint("name")
)  # scope: the private one
grants = _table("grants", _text("principal"), _text("right"), Index("ix_grants_principal", "principal"),
                key=("principal", "right"))  # fmt: skip
tokens = _table("tokens", _text("id"), _text("principal"), Column("digest", LargeBinary, nullable=False),
                _time("expires_at", null=True), _time("revoked_at", null=True), sa.UniqueConstraint("digest"),
                Column("name", Text, nullable=False, server_default=sa.text("''")))  # fmt: skip

# -- what was said -----------------------------------------------------------------------------------------------------
sessions = _table(
    "sessions", _text("id"), _text("story", null=True), _text("title"), _text("language"), _int("turns"),
    _time("first_at", null=True), _time("last_at", null=True), _time("changed_at"),
    Column("workspace", Text, nullable=False, server_default=sa.text("''")),  # where it is held: a project, a room
    _time("forgotten_at", null=True),  # since when a person hides it
    Index("ix_sessions_scope_changed_at", "scope", "changed_at"),
    Index("ix_sessions_scope_forgotten_at", "scope", "forgotten_at"),  # every search asks which are
)  # fmt: skip
turns = _table(
    "turns", _text("id"), _text("session"), _int("seq"),
    _int("position"),  # 1, 2, … in a scope, in order of writing: what the indexer follows
    _time("at", null=True), Column("utc_offset_min", Integer, nullable=False),
    _text("role"), _text("speaker"), _text("text"), _text("language"), _int("revision"),
    Column("content_hash", LargeBinary, nullable=False),
    sa.UniqueConstraint("scope", "session", "seq"), sa.UniqueConstraint("scope", "position"), _of_session(),
)  # fmt: skip

# -- what is remembered ------------------------------------------------------------------------------------------------
memories = _table(
    "memories", _text("id"), _text("kind"), _text("text"), _text("subject"), _text("story", null=True), _text("reach"),
    _text("language"), _text("status"), Column("pinned", Boolean, nullable=False), Column("disputed", Boolean, nullable=False),
    Column("confidence", Float, nullable=False), Column("importance", Float, nullable=False), _json("tags"), _json("sources"),
    _time("ranked_at"), _time("touched_at"), _time("valid_from", null=True), _time("valid_until", null=True),
    _time("expires_at", null=True), _text("superseded_by", null=True), _int("rewritten"),
    _int("active_since_turn"), _int("served"), _int("served_semantic"), _int("accesses"),
    Column("content_hash", LargeBinary, nullable=False),
    # NULL once it is not active: two processes can never write the same active memory twice
    Column("active_key", LargeBinary, nullable=True), sa.UniqueConstraint("scope", "active_key"),
    Column("slots", sa.JSON, nullable=False, server_default="[]"),  # single-valued attributes that it speaks of
    Column("revision", BigInteger, nullable=False, server_default="0"),  # of the scope, when it last changed
    Column("found_by", LargeBinary, nullable=True),  # what it is found by when others are compared with it; NULL: not read yet
    Index("ix_memories_scope_status", "scope", "status"), Index("ix_memories_scope_revision", "scope", "revision"),
)  # fmt: skip
candidates = _table(
    "candidates", _text("id"), _text("job", null=True), _text("kind"), _text("text"), _json("sources"), _text("verdict"),
    _text("rule"), _text("memory", null=True),
    Column("why", Text, nullable=False, server_default=sa.text("''")),  # one sentence for a person
    Column("details", sa.JSON, nullable=False, server_default="{}"),  # what else was proposed: subject, confidence, ends…
    Index("ix_candidates_scope_created_at", "scope", "created_at"),
)  # fmt: skip
events = _table(
    "events", _text("id"), _text("what"), _text("target"), _text("why"), _json("before"), _json("after"),
    _text("undoes", null=True),
    # the order of events is that of the writes, whatever the clock said: revision of the scope, place in the transaction
    Column("revision", BigInteger, nullable=False, server_default="0"),
    Column("place", BigInteger, nullable=False, server_default="0"),
    Index("ix_events_scope_target", "scope", "target"),
)  # fmt: skip
summaries = _table("summaries", _text("story"), _int("version"), _text("text"), _json("sources"), key=("story", "version"))
anchors = _table("anchors", _text("id"), _text("story"), _text("text"), _json("sources"), _time("retired_at", null=True),
                 _text("retired_because", null=True))  # fmt: skip
positions = _table("positions", _text("id"), _text("character"), _text("subject"), _text("text"), _text("justification"),
                   _json("sources"), _time("anchored_at"), _text("status"))  # fmt: skip
quarantine = _table("quarantine", _text("id"), _text("destination"), _text("text"), _text("severity"), _text("rule"),
                    _json("sources"), _text("decision", null=True))  # fmt: skip
purged = _table("purged", Column("digest", LargeBinary, nullable=False), _text("what"), key=("digest",))  # HMAC, no text

# -- work --------------------------------------------------------------------------------------------------------------
jobs = _table(
    "jobs", _text("id"), _text("what"), _json("input"), _text("state"), _int("tries"), _time("due_at"),
    _text("reason", null=True), _text("answer", null=True), _time("ended_at", null=True),
    Index("ix_jobs_state_due_at", "state", "due_at"),
)  # fmt: skip
receipts = _table("receipts", _text("id"), _text("what"), _json("result"), _text("job", null=True))
idempotency = _table("idempotency", _text("key"), _text("receipt"), key=("key",))
checkpoints = _table("checkpoints", _text("what"), _json("value"), key=("what",))
leases = _table("leases", _text("what"), _text("holder"), _time("until"), key=("what",))
token_usage = _table("token_usage", _text("day"), _text("model"), _int("tokens"), key=("day", "model"))
traces = _table("traces", _text("id"), _text("session"), _int("seq"), _json("trace"))

# -- the short-term queue ----------------------------------------------------------------------------------------------
chunks = _table("chunks", _text("hash"), _text("session"), _text("kind"), _int("seq"), _text("text"),
                key=("session", "kind", "hash"))  # fmt: skip
bullets = _table("bullets", _text("id"), _text("session"), _text("kind"), _int("generation"), _int("place"), _text("text"),
                 _json("hashes"), Column("live", Boolean, nullable=False))  # fmt: skip
mirrors = _table("mirrors", _text("session"), _text("kind"), _int("generation"), _json("state"), key=("session", "kind"))

# A row here lifts the triggers below. It lives inside the transaction of a purge and nowhere else.
purge_open = Table("purge_open", metadata, Column("id", Integer, primary_key=True))

APPEND_ONLY = (
    """
    CREATE TRIGGER turns_no_update BEFORE UPDATE ON turns WHEN NOT EXISTS (SELECT 1 FROM purge_open)
    BEGIN SELECT RAISE(ABORT, 'turns are append-only'); END
    """,
    """
    CREATE TRIGGER turns_no_delete BEFORE DELETE ON turns WHEN NOT EXISTS (SELECT 1 FROM purge_open)
    BEGIN SELECT RAISE(ABORT, 'turns are append-only'); END
    """,
    """
    CREATE TRIGGER turns_no_replace BEFORE INSERT ON turns
    WHEN (EXISTS (SELECT 1 FROM turns WHERE scope = NEW.scope AND id = NEW.id)
       OR EXISTS (SELECT 1 FROM turns WHERE scope = NEW.scope AND position = NEW.position)
       OR EXISTS (SELECT 1 FROM turns WHERE scope = NEW.scope AND session = NEW.session AND seq = NEW.seq))
      AND NOT EXISTS (SELECT 1 FROM purge_open)
    BEGIN SELECT RAISE(ABORT, 'turns are append-only: this id or place is taken'); END
    """,
)
