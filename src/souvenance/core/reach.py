"""Whether everything that left a running conversation can still be reached: cited by a live bullet, or still a raw item."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from souvenance.types import Chunk, Mirror

NAMED = 5  # places told in a sentence; the rest is counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """What is wrong with the queue of one session; all empty where it is sound."""

    uncited: tuple[int, ...] = ()  # places of stored items that no live bullet cites and no raw tier holds
    unstored: tuple[int, ...] = ()  # places of turns that left the raw tiers and are not stored
    dangling: int = 0  # hashes that bullets cite and under which nothing is stored

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.uncited or self.unstored or self.dangling)

    @property
    def sentence(self) -> str:
        """What is wrong, for a person; "" where nothing is."""
        parts = [f"{_places(self.uncited)} stored and cited by no bullet"] if self.uncited else []
        parts += [f"{_places(self.unstored)} shortened away and not stored"] if self.unstored else []
        parts += [f"{self.dangling:,} cited and not stored"] if self.dangling else []
        return ", ".join(parts)


def _places(seqs: Sequence[int]) -> str:
    more = f" and {len(seqs) - NAMED:,} more" if len(seqs) > NAMED else ""
    named = ", ".join(map(str, seqs[:NAMED]))
    return f"turns {named}{more} are" if len(seqs) > 1 else f"turn {named} is"


def reach_of(mirror: Mirror | None, chunks: Sequence[Chunk], seqs: Collection[int]) -> Reach:
    """What is wrong with a queue.

    Args:
        mirror: as it would be resumed; None where nothing was compacted.
        chunks: all that is stored of its session and kind.
        seqs: places of the turns that stand in the session, at least up to where it was flushed.
    """
    flushed_to = mirror.flushed_to if mirror is not None else 0
    cited = {digest for bullet in (mirror.bullets if mirror is not None else ()) for digest in bullet.hashes}
    stored = {chunk.seq for chunk in chunks}
    return Reach(
        uncited=tuple(sorted(chunk.seq for chunk in chunks if chunk.hash not in cited and chunk.seq <= flushed_to)),
        unstored=tuple(sorted(seq for seq in seqs if seq <= flushed_to and seq not in stored)),
        dangling=len(cited - {chunk.hash for chunk in chunks}),
    )
