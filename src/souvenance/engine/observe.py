"""Append what was said to a session: durable before it returns, no model call."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, cast
from zoneinfo import ZoneInfo

from souvenance.core.exchanges import read_at
from souvenance.core.identity import content_hash, new_id, principal_ids, words_hash
from souvenance.core.intake import clean, storable
from souvenance.core.language import language_told, usual_language
from souvenance.core.render import shortened
from souvenance.core.secrets import mask
from souvenance.engine.hidden import goes_on_in
from souvenance.engine.jobs import jobs_for
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, InputError
from souvenance.ports import LedgerWrite
from souvenance.types import ORIGINS, ROLES, NewTurn, Origin, Principal, Receipt, Role, Session, Turn

TITLE_CHARS = 60
TURNS_THAT_TELL = 40  # of a scope, the latest: in which language people write here
_ORIGIN_OF: Mapping[Role, Origin] = {"user": "user", "assistant": "assistant", "tool": "tool", "system": "operator"}
_EMPTY = "empty turns, not stored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A turn that passed the door, before it has a place in its session."""

    id: str
    session: str
    at: datetime | None
    role: Role
    speaker: str
    text: str
    language: str | None  # None: too short to tell; its session decides, for the first of one the others of the scope do
    origin: Origin

    @property
    def content_hash(self) -> bytes:
        """See ``core.identity.content_hash``."""
        return content_hash(self.role, self.speaker, self.at, self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What one transaction added to a scope: the turns, the position of the first, and the revision it left."""

    receipt: Receipt
    turns: tuple[Turn, ...]
    first: int
    revision: int


def observe(
    tools: Tools,
    principal: Principal,
    turns: Sequence[NewTurn],
    *,
    session: str,
    story: str | None = None,
    workspace: str | None = None,
    idempotency_key: str | None = None,
) -> Written:
    """Append turns to a session, all or none.

    Args:
        turns: in order. A turn without a time was said now; one without an id gets a fresh one and is never taken for an
            earlier one.
        session: any text; made when it is new. Where a person forgot it, the conversation goes on in another: the receipt says
            in which (see ``souvenance.engine.hidden.goes_on_in``).
        story: fixed by the first turns of a session; another one later raises Conflict.
        workspace: where the session is held (a project, a folder, a room); None leaves it as it is, another one moves it.
        idempotency_key: a second call of the principal with the same key and the same content writes nothing and returns the
            first receipt. Keys of others who write to the same scope are others.

    Raises InputError for a turn that cannot be; Conflict for an id that stands for another text and for a key that was used
    for another content; StoreBusy and the other store errors when it could not be made durable.
    """
    mended: Counter[str] = Counter()
    session = clean(session, mended)
    if not session.strip():
        raise InputError("a session needs a name that is not empty")
    story = clean(story, mended) if story is not None else None
    workspace = clean(workspace, mended).strip() if workspace is not None else None
    if idempotency_key is not None and storable(idempotency_key) != idempotency_key:
        raise InputError(f"idempotency key {idempotency_key!r} cannot be kept as it is: give plain characters, NFC")
    now, asked = tools.clock(), session
    session = goes_on_in(tools, principal.scope, session)[-1]
    given = [(turn, _live_draft(tools, principal, turn, session, now, mended)) for turn in turns]
    kept = [(turn, draft) for turn, draft in given if draft is not None]
    drafts = [draft for _, draft in kept]
    fingerprint = _fingerprint(asked, story, kept) if idempotency_key is not None else ""
    kept_as = _own_key(principal, idempotency_key) if idempotency_key is not None else None
    with tools.ledger.write(principal.scope) as tx:
        tx.add_principal(principal, now)
        if kept_as is not None and (earlier := tx.receipt(kept_as)) is not None:
            if earlier.fingerprint not in {"", fingerprint}:
                raise Conflict(
                    f"idempotency key {idempotency_key!r} was used for other turns, in session {earlier.session!r}: nothing was"
                    " written. Give what is new another key"
                )
            return Written(receipt=replace(earlier, repeated=True), turns=(), first=0, revision=tx.revision)
        placed = place(
            tx, principal, drafts, now, story=story, workspace=workspace,
            usual_here=partial(language_here, tools, principal.scope, drafts),
        )  # fmt: skip
        if placed.conflicts:
            taken = placed.conflicts[0]
            text = shortened(mask(taken.text), TITLE_CHARS)
            raise Conflict(f"turn {taken.id!r} stands already with another text: {text!r} was not written")
        first = tx.append(placed.turns)
        due_at = read_at(placed.turns, now) if tools.with_model else now  # words cost nothing, and may be read twice
        jobs = list(jobs_for(principal, placed.turns, now, due_at=due_at))
        for job in jobs:
            tx.put_job(job)
        receipt = Receipt(
            id=new_id("r", now, tools.randomness(10)),
            scope=principal.scope,
            session=session,
            turn_ids=tuple(draft.id for draft in drafts),
            known=placed.known,
            mended=dict(mended),
            jobs=tuple(job.id for job in jobs),
            fingerprint=fingerprint,
        )
        tx.keep_receipt(receipt, kept_as, principal, now)
    return Written(receipt=receipt, turns=placed.turns, first=first, revision=tx.revision)


def _own_key(principal: Principal, key: str) -> str:
    """An idempotency key as it is kept: in a scope where several write, two of them may have thought of the same one."""
    is_private = principal.scope == principal_ids(principal.name)[1]
    return key if is_private else f"{principal.id} {key}"


def must_be_a_turn(turn: NewTurn) -> None:
    """Raise InputError for a role or an origin that is none, and for a time that cannot be stored."""
    if turn.role not in ROLES:
        raise InputError(f"{turn.role!r} is no role: one of {', '.join(ROLES)}")
    if turn.origin is not None and turn.origin not in ORIGINS:
        raise InputError(f"{turn.origin!r} is no origin: one of {', '.join(ORIGINS)}")
    if turn.at is not None and turn.at.tzinfo is None:
        raise InputError(
            f"the time {turn.at.isoformat()} has no time zone: add one, as in {turn.at.isoformat()}+01:00 (Z for UTC), or leave"
            " the time out"
        )
    if turn.at is not None and not _in_the_calendar(turn.at):
        raise InputError(f"the time {turn.at.isoformat()} lies outside the years 1 to 9999 in UTC: give another time, or none")


def draft_of(
    tools: Tools, principal: Principal, turn: NewTurn, session: str, turn_id: str, mended: Counter[str]
) -> Draft | None:
    """A turn made fit to be stored; None where nothing is left of it, which is counted in ``mended``."""
    must_be_a_turn(turn)
    text = clean(turn.text, mended)
    if not text.strip():
        mended[_EMPTY] += 1
        return None
    session = clean(session, mended)
    if not session.strip():
        raise InputError("a session needs a name that is not empty")
    speaker = clean(turn.speaker, mended).strip() if turn.speaker else ""
    turn_id = clean(turn_id, mended)
    if not turn_id.strip():
        raise InputError("a turn's id is empty: give another one, or none")
    return Draft(
        id=turn_id,
        session=session,
        at=turn.at,
        role=turn.role,
        speaker=speaker or (principal.name if turn.role == "user" else turn.role),
        text=text,
        language=language_told(text, tools.detect, tools.languages),
        origin=turn.origin or _ORIGIN_OF[turn.role],
    )


def language_here(tools: Tools, scope: str, drafts: Sequence[Draft]) -> str:
    """The language of a new session whose turns are too short to tell: that of the scope's others, else the setting."""

    def told(turn: Turn) -> str | None:
        return language_told(turn.text, lambda _: turn.language, tools.languages)

    before = map(told, tools.ledger.recent_turns(scope, TURNS_THAT_TELL))  # I/O
    return usual_language([*before, *(draft.language for draft in drafts)]) or tools.language


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """What a batch of drafts comes to, beside what stands already."""

    turns: tuple[Turn, ...]
    known: int
    conflicts: tuple[Draft, ...]  # their id stands for something else
    sessions: int  # new ones


def place(
    tx: LedgerWrite,
    principal: Principal,
    drafts: Sequence[Draft],
    now: datetime,
    *,
    story: str | None = None,
    workspace: str | None = None,
    usual_here: Callable[[], str],
) -> Placed:
    """Give drafts their places and write the headers of their sessions; the turns themselves are the caller's to append.

    ``usual_here``: the language of a new session whose first turn is too short to tell, asked for by that alone.
    """
    standing = dict(tx.content_hashes([draft.id for draft in drafts]))
    headers: dict[str, Session] = {}
    turns: list[Turn] = []
    conflicts: list[Draft] = []
    known = new_sessions = 0
    for draft in drafts:
        digest = draft.content_hash
        if (stands := standing.get(draft.id)) is not None:
            known += stands == digest
            if stands != digest:
                conflicts.append(draft)
            continue
        standing[draft.id] = digest
        header = headers.get(draft.session) or tx.session(draft.session)
        if header is None:
            header = _new_session(principal, draft, story, draft.language or usual_here(), now)
            new_sessions += 1
        elif story is not None and header.story != story:
            raise Conflict(
                f"session {draft.session!r} belongs to story {header.story!r}, not {story!r}: a session keeps its story"
            )
        turn = placed_at(principal, draft, seq=header.turns + 1, revision=tx.revision, now=now, language=header.language)
        headers[draft.session] = _with_turn(header, draft, turn)
        turns.append(turn)
    for header in headers.values():
        tx.put_session(header if workspace is None else replace(header, workspace=workspace), principal, now)
    return Placed(turns=tuple(turns), known=known, conflicts=tuple(conflicts), sessions=new_sessions)


def _live_draft(
    tools: Tools, principal: Principal, turn: NewTurn, session: str, now: datetime, mended: Counter[str]
) -> Draft | None:
    if turn.at is None:
        turn = replace(turn, at=now.astimezone(ZoneInfo(principal.tz)))
    return draft_of(tools, principal, turn, session, turn.id or new_id("t", now, tools.randomness(10)), mended)


def _fingerprint(session: str, story: str | None, kept: Sequence[tuple[NewTurn, Draft]]) -> str:
    """32 hexadecimal digits of what was asked to be appended: the same call later gives the same ones.

    Of the texts as they are stored, so that nothing private is in it; of the times and ids as they were given, since those
    that a live turn gets are new each time.
    """
    said = (
        (draft.id if turn.id else "", draft.origin, content_hash(draft.role, draft.speaker, turn.at, draft.text).hex())
        for turn, draft in kept
    )
    return words_hash(session, "" if story is None else f"story {story}", *(part for turn in said for part in turn)).hex()


def _new_session(principal: Principal, draft: Draft, story: str | None, language: str, now: datetime) -> Session:
    return Session(
        id=draft.session, scope=principal.scope, story=story, title="", turns=0, language=language, first_at=None, last_at=None,
        created_at=now,
    )  # fmt: skip


def placed_at(principal: Principal, draft: Draft, *, seq: int, revision: int, now: datetime, language: str = "und") -> Turn:
    """A draft as the turn that it is at a place of its session.

    Args:
        seq: its place.
        revision: of the scope.
        now: when it is recorded.
        language: of the session, for a draft too short to tell its own.
    """
    offset = draft.at.utcoffset() if draft.at is not None else None
    return Turn(
        id=draft.id, scope=principal.scope, session=draft.session, seq=seq, at=draft.at,
        utc_offset_min=int((offset or timedelta()) / timedelta(minutes=1)), role=draft.role, speaker=draft.speaker,
        text=draft.text, language=draft.language or language, origin=draft.origin, author=principal.id,
        audience=principal.audience, revision=revision, content_hash=draft.content_hash, created_at=now,
    )  # fmt: skip


def _with_turn(header: Session, draft: Draft, turn: Turn) -> Session:
    return replace(
        header,
        title=header.title or (shortened(mask(draft.text), TITLE_CHARS) if draft.role in {"user", "assistant"} else ""),
        turns=turn.seq,
        language=draft.language or header.language,
        first_at=_known(min, header.first_at, draft.at),
        last_at=_known(max, header.last_at, draft.at),
    )


def _in_the_calendar(at: datetime) -> bool:
    try:
        at.astimezone(UTC)
    except (OverflowError, ValueError):
        return False
    return True


def _known(choose: Callable[..., Any], one: datetime | None, other: datetime | None) -> datetime | None:
    times = [time for time in (one, other) if time is not None]
    return cast("datetime | None", choose(times, default=None))
