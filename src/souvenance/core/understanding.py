"""What one exchange comes to when it is read as a whole. It is read once, however many candidates rest on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.exchange import accepted, corrected, in_play, taken_back
from souvenance.core.hearing import Heard, hear
from souvenance.core.statements import Claim, claims
from souvenance.types import Turn


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: what is derived from it is cached by it
class Understood:
    """An exchange as it was heard, and what is claimed in it."""

    heard: tuple[Heard, ...]
    decisions: tuple[Claim, ...]  # proposals that were accepted
    said: tuple[Claim, ...]  # the claims as they were first said, slips and all
    made: tuple[Claim, ...]  # the claims as they stand: jokes and scenes left out, slips corrected, decisions added
    gone: frozenset[tuple[str, int]]  # (turn id, place) of every sentence taken back as a joke

    @property
    def slips(self) -> tuple[Claim, ...]:
        """Claims that no longer stand as they were said."""
        return tuple(claim for claim in self.said if claim not in self.made)


@of_texts
@lru_cache(maxsize=8)  # an exchange is read by all that judges it, one at a time; each holds its turns whole
def understood(turns: tuple[Turn, ...]) -> Understood:
    """Read one exchange: all its turns in order, of every role."""
    heard = tuple(hear(turns))
    decisions = tuple(accepted(heard))
    gone = taken_back(heard)
    said = tuple(_said(heard, gone))
    stands = [c for c in corrected(said, heard) if not any(c.turn == d.turn and c.text in d.text for d in decisions)]
    return Understood(heard=heard, decisions=decisions, said=said, made=(*stands, *decisions), gone=gone)


def _said(heard: Sequence[Heard], gone: frozenset[tuple[str, int]]) -> list[Claim]:
    found: list[Claim] = []
    for turn in heard:
        if turn.is_own:
            played = in_play(turn)
            found += [c for c in _claims(turn) if (c.turn, c.place) not in gone and c.place not in played]
    return found


@of_texts
@lru_cache(maxsize=128)
def _claims(turn: Heard) -> tuple[Claim, ...]:
    """The claims of one turn; jobs that follow each other read the same turns along."""
    language = turn.pack.code if turn.pack.full else turn.turn.language
    return tuple(claims(turn.said, turn.pack, turn=turn.turn.id, speaker=turn.turn.speaker, language=language))


__all__ = ["Understood", "understood"]
