"""One session as one JSON file: what was said last, live bullets, the chunks they cite, results of tools. No vectors."""

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from souvenance.errors import InputError
from souvenance.types import Bullet, BulletHow, Chunk, Mirror, NewTurn, Origin, Role, Session, Turn

FORMAT: Literal["souvenance-session-1"] = "souvenance-session-1"


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SessionTurn(_Strict):
    """A turn, as it was said."""

    id: str
    seq: int
    at: datetime | None
    role: Role
    speaker: str
    text: str
    origin: Origin


class SessionBullet(_Strict):
    """A live bullet."""

    text: str
    hashes: list[str]
    first: int
    how: BulletHow
    tokens: int
    origin: str


class SessionChunk(_Strict):
    """A turn that was flushed, under the hash that bullets cite."""

    hash: str
    turn: SessionTurn


class ToolChunk(_Strict):
    """A whole result that left a tool loop."""

    hash: str
    seq: int
    text: str


class SessionFile(_Strict):
    """The whole file."""

    format: Literal["souvenance-session-1"]
    id: str
    title: str
    story: str | None
    workspace: str = ""
    generation: int
    recent: list[SessionTurn]
    bullets: list[SessionBullet]
    chunks: list[SessionChunk]
    tool_output: list[ToolChunk]

    @property
    def turns(self) -> list[SessionTurn]:
        """All of it, in order."""
        return sorted((*(chunk.turn for chunk in self.chunks), *self.recent), key=lambda turn: turn.seq)


def session_file(
    header: Session, turns: Sequence[Turn], mirror: Mirror | None, flushed: Sequence[Chunk], tool_output: Sequence[Chunk]
) -> SessionFile:
    """A session as a file has it.

    Args:
        header: of it.
        turns: all of them, in order.
        mirror: of its queue; None where nothing was flushed.
        flushed: the chunks of the conversation.
        tool_output: those of the context tier.
    """
    hashes = {chunk.seq: chunk.hash for chunk in flushed}
    bullets = mirror.bullets if mirror is not None else ()
    return SessionFile(
        format=FORMAT, id=header.id, title=header.title, story=header.story, workspace=header.workspace,
        generation=mirror.generation if mirror is not None else 0,
        recent=[_turn(turn) for turn in turns if turn.seq not in hashes],
        bullets=[
            SessionBullet(
                text=b.text, hashes=list(b.hashes), first=b.first, how=b.how, tokens=b.tokens, origin=b.origin
            ) for b in bullets
        ],
        chunks=[SessionChunk(hash=hashes[turn.seq], turn=_turn(turn)) for turn in turns if turn.seq in hashes],
        tool_output=[ToolChunk(hash=chunk.hash, seq=chunk.seq, text=chunk.text) for chunk in tool_output],
    )  # fmt: skip


def _turn(turn: Turn) -> SessionTurn:
    at = turn.at.astimezone(timezone(timedelta(minutes=turn.utc_offset_min))) if turn.at is not None else None
    return SessionTurn(
        id=turn.id, seq=turn.seq, at=at, role=turn.role, speaker=turn.speaker, text=turn.text, origin=turn.origin
    )  # fmt: skip


def read_session(text: str) -> SessionFile:
    """The file that a text is. Raises InputError, naming what is wrong and where."""
    try:
        found = SessionFile.model_validate_json(text)
    except ValidationError as exc:
        first = exc.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise InputError(f"this is no exported session: {where}: {first['msg']}") from exc
    if [turn.seq for turn in found.turns] != list(range(1, len(found.turns) + 1)):
        raise InputError("this exported session is not whole: its turns are not numbered 1, 2, 3, … without a gap")
    last_chunk = max((chunk.turn.seq for chunk in found.chunks), default=0)
    if last_chunk != len(found.chunks):
        raise InputError("this exported session is not whole: its chunks are not its first turns")
    cited = {one for bullet in found.bullets for one in bullet.hashes}
    if cited != {chunk.hash for chunk in found.chunks}:
        raise InputError("this exported session is not whole: its bullets do not cite the chunks that it holds")
    for turn in found.turns:
        if turn.at is not None and turn.at.tzinfo is None:
            raise InputError(f"turn {turn.seq} of this exported session has a time without a zone: {turn.at.isoformat()}")
    return found


def new_turn(turn: SessionTurn, turn_id: str) -> NewTurn:
    """A turn of a file, to be appended under an id."""
    return NewTurn(id=turn_id, text=turn.text, role=turn.role, speaker=turn.speaker, at=turn.at, origin=turn.origin)


def bullet_of(bullet: SessionBullet, hashes: dict[str, str]) -> Bullet:
    """A bullet of a file, citing what its chunks are called here."""
    return Bullet(
        text=bullet.text, hashes=tuple(hashes[one] for one in bullet.hashes), first=bullet.first, how=bullet.how,
        tokens=bullet.tokens, origin=bullet.origin,
    )  # fmt: skip
