"""What a purge is asked for, and which turns that names."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from souvenance.core.fold import fold
from souvenance.errors import InputError
from souvenance.types import PurgedBy


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def session(self) -> str: ...
    @property
    def speaker(self) -> str: ...
    @property
    def at(self) -> datetime | None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """What is to be purged: everything, memories and candidates, or the turns that all other conditions hold for."""

    everything: bool = False
    person: bool = False  # with everything: whose scope it is too
    memories: tuple[str, ...] = ()  # whole ids
    candidates: tuple[str, ...] = ()  # whole ids
    with_sources: bool = False  # the turns that these rest on go too
    session: str | None = None  # whole id
    speaker: str | None = None  # upper case and accents do not count
    start: datetime | None = None  # aware UTC
    end: datetime | None = None  # the first moment after it

    def __post_init__(self) -> None:
        """Raises InputError for what names nothing, or two different things."""
        by_turns = self.session is not None or self.speaker is not None or self.start is not None or self.end is not None
        if self.everything + self.is_of_things + by_turns != 1:
            raise InputError(
                "say what to purge: everything, memories and candidates, or turns (by session, speaker, time);"
                " these three are never mixed"
            )
        if self.person and not self.everything:
            raise InputError("a person goes with everything that is kept in their private memory")
        if self.with_sources and not self.is_of_things:
            raise InputError("with_sources is for memories and candidates: whatever else is purged is turns already")

    @property
    def is_of_things(self) -> bool:
        """Whether memories or candidates are named, and no turns."""
        return bool(self.memories or self.candidates)

    @property
    def by(self) -> PurgedBy:
        """In one word."""
        if self.everything:
            return "everything"
        if self.is_of_things:
            return "memory" if self.memories else "candidate"
        return "session" if self.speaker is None and self.start is None and self.end is None else "turns"

    def names(self, turn: _Named) -> bool:
        """Whether a turn is one of those. A turn without a known time is in no range."""
        if self.everything or self.is_of_things:
            return self.everything
        if self.session is not None and turn.session != self.session:
            return False
        if self.speaker is not None and fold(turn.speaker) != fold(self.speaker):
            return False
        if self.start is None and self.end is None:
            return True
        return (
            turn.at is not None and (self.start is None or turn.at >= self.start) and (self.end is None or turn.at < self.end)
        )


def chosen_turns(turns: Iterable[_Named], chosen: Chosen) -> tuple[str, ...]:
    """The ids of the turns that are named, in the order given."""
    return tuple(turn.id for turn in turns if chosen.names(turn))
