"""Sessions taken out of a store as one file, and put into one. Vectors stay behind: the index makes its own."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from souvenance.core.identity import derived_id
from souvenance.core.intake import storable
from souvenance.core.sessionfile import SessionFile, SessionTurn, bullet_of, new_turn, read_session, session_file
from souvenance.engine.hidden import must_be_shown
from souvenance.engine.indexing import put_turns
from souvenance.engine.jobs import jobs_for
from souvenance.engine.observe import Draft, draft_of, language_here, place
from souvenance.engine.queues import hash_of
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, InputError, NotFound
from souvenance.ports import LedgerWrite
from souvenance.types import Chunk, Mirror, Principal, QueueKind, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionImport:
    """What the import of a session came to."""

    session: str
    added: int  # turns
    known: int  # turns that stood there already
    generation: int  # of its queue, as it was resumed


def export_session(tools: Tools, principal: Principal, session: str) -> str:
    """A session as JSON. What was said stands in it as it was said, secrets too. Raises NotFound, StoreError."""
    scope, ledger = principal.scope, tools.ledger
    header = ledger.session(scope, session)
    if header is None:
        raise NotFound(f"{session!r} is no session")
    must_be_shown(tools, scope, session)
    # The mirror first: what is flushed after it was read is in the turns all the same, as recent ones.
    mirror = ledger.mirror(scope, session, "conversation")
    last = mirror.flushed_to if mirror is not None else 0
    flushed = [chunk for chunk in ledger.chunks(scope, "conversation", session) if chunk.seq <= last]
    turns, given = ledger.turns_of(scope, session), ledger.chunks(scope, "context", session)
    return session_file(header, turns, mirror, flushed, given).model_dump_json(indent=1)


def import_session(tools: Tools, principal: Principal, text: str, *, name: str | None = None) -> SessionImport:
    """Put an exported session into this store: its turns, its bullets and what they cite. The same again adds nothing.

    Args:
        text: the file.
        name: another id for it, whose turns get ids of their own.

    Raises InputError for what is no whole export; Conflict where a session of this id says something else, or its turns stand
    in another session; StoreError. Then nothing of it was written.
    """
    found = read_session(text)
    session = storable(name) if name is not None else found.id
    ids = {turn.seq: turn.id if name is None else derived_id("t", principal.scope, session, turn.id) for turn in found.turns}
    stands = tools.ledger.turns_of(principal.scope, session)
    _must_continue(found, stands, ids, session)
    missing = found.turns[len(stands) :]
    drafts = [_draft(tools, principal, turn, session, ids[turn.seq]) for turn in missing]
    now = tools.clock()
    with tools.ledger.write(principal.scope) as tx:  # all of it or nothing
        tx.add_principal(principal, now)
        story = found.story if not stands else None
        workspace = found.workspace if not stands else None
        placed = place(
            tx, principal, drafts, now, story=story, workspace=workspace,
            usual_here=partial(language_here, tools, principal.scope, drafts),
        )  # fmt: skip
        if placed.known or placed.conflicts:
            raise Conflict(
                f"turns of session {found.id!r} stand in another session here: nothing was written. Give it another name"
            )
        first = tx.append(placed.turns)
        for job in jobs_for(principal, placed.turns, now) if not tools.with_model else ():  # what may cost is asked for apart
            tx.put_job(job)
        generation = _resumed(tx, principal, found, [*stands, *placed.turns][: len(found.turns)], session, now)
    put_turns(tools, placed.turns, first, tx.revision)
    tools.queues.drop(principal.scope, session)
    return SessionImport(session=session, added=len(missing), known=len(found.turns) - len(missing), generation=generation)


def _draft(tools: Tools, principal: Principal, turn: SessionTurn, session: str, turn_id: str) -> Draft:
    draft = draft_of(tools, principal, new_turn(turn, turn_id), session, turn_id, Counter())
    if draft is None or (draft.text, draft.speaker) != (turn.text, turn.speaker):
        raise InputError(f"turn {turn.seq} of this exported session cannot be kept as it is: the file was changed")
    return draft


def _must_continue(found: SessionFile, stands: Sequence[Turn], ids: dict[int, str], session: str) -> None:
    for turn, ours in zip(found.turns, stands, strict=False):
        if (ours.id, ours.text) != (ids[turn.seq], turn.text):
            raise Conflict(
                f"session {session!r} stands here already and says something else at turn {turn.seq}: nothing was written. Give"
                " it another name"
            )


def _resumed(
    tx: LedgerWrite, principal: Principal, found: SessionFile, turns: Sequence[Turn], session: str, now: datetime
) -> int:
    """Chunks, bullets and tool output of the file, unless the queue here is further on; the generation that stands then."""
    scope = principal.scope
    by_seq = {turn.seq: turn for turn in turns}
    hashes = {chunk.hash: hash_of(by_seq[chunk.turn.seq]) for chunk in found.chunks}

    def chunk(kind: QueueKind, digest: str, seq: int, text: str, origin: str) -> Chunk:
        return Chunk(
            hash=digest, scope=scope, session=session, kind=kind, seq=seq, text=text, origin=origin, author=principal.id,
            audience=principal.audience, created_at=now,
        )  # fmt: skip

    said = [chunk("conversation", hashes[one.hash], one.turn.seq, "", one.turn.origin) for one in found.chunks]
    given = [chunk("context", one.hash, one.seq, storable(one.text), "tool") for one in found.tool_output]
    tx.put_chunks(given)
    there = tx.mirror(session, "conversation")
    if there is not None or not said:
        return there.generation if there is not None else 0
    tx.put_chunks(said)
    tx.put_mirror(
        Mirror(
            scope=scope, session=session, kind="conversation", generation=found.generation, flushed_to=len(said), failures=0,
            trouble="", bullets=tuple(bullet_of(one, hashes) for one in found.bullets), author=principal.id,
            audience=principal.audience, created_at=now,
        )
    )  # fmt: skip
    return found.generation


def must_be_text(read: bytes, where: str) -> str:
    """The text of a file. Raises InputError where it is not UTF-8."""
    try:
        return read.decode("utf-8-sig")
    except UnicodeDecodeError as exc:
        raise InputError(f"{where} is not UTF-8 text: it is no exported session") from exc
