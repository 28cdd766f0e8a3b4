"""A character's positions: which are new thoughts, and which are copies that only look like it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from souvenance.core.decay import DAY_S, decay
from souvenance.core.fold import fold
from souvenance.thresholds import (
    ARCHIVE_BELOW,
    CHARACTER_COPY_SHARE,
    COPIED_RUN_CHARS,
    COPIED_RUN_UNSPACED,
    POSITION_HALF_LIFE_DAYS,
    SELF_CITATION_CHARS,
)
from souvenance.types import Position, Turn

NAMELESS = "assistant"  # the character of an assistant without a name
_READ_CHARS = 4_000  # of each text; a position is a sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPosition:
    """What a model says that a character thinks, and why."""

    subject: str
    position: str
    justification: str


def normalised(text: str) -> str:
    """Lower case without accents, words by single spaces: what two wordings are compared in."""
    letters = (c if c.isalnum() else " " for c in fold(text[:_READ_CHARS]))
    return " ".join("".join(letters).split())


def common_run(a: str, b: str) -> int:
    """Length in characters of the longest run that two normalised texts share."""
    shorter, longer = sorted((a, b), key=len)
    low, high = 0, len(shorter)
    while low < high:  # whoever shares a run of n shares one of n - 1
        n = (low + high + 1) // 2
        runs = {shorter[i : i + n] for i in range(len(shorter) - n + 1)}
        if any(longer[i : i + n] in runs for i in range(len(longer) - n + 1)):
            low = n
        else:
            high = n - 1
    return low


def character_of(turns: Sequence[Turn]) -> str | None:
    """The name that the assistant goes by in these turns, where it has one."""
    names = [turn.speaker for turn in turns if turn.role == "assistant" and turn.speaker != NAMELESS]
    return names[-1] if names else None


def positions_of(held: Sequence[Position], turns: Sequence[Turn]) -> list[Position]:
    """Those of the character that speaks in these turns; before any does, those of the only one there is."""
    if any(turn.role == "assistant" for turn in turns):
        name = character_of(turns) or NAMELESS
        return [position for position in held if position.character == name]
    return list(held) if len({position.character for position in held}) == 1 else []


def in_context(held: Sequence[Position], now: datetime, budget_tokens: int, cost: Callable[[Position], int]) -> list[Position]:
    """Those that a context shows: not faded, the latest first as long as they fit, in the order in which they were held.

    Args:
        held: of one character, the oldest first.
        now: aware. They fade from ``anchored_at``, which only a fresh justification moves.
        budget_tokens: of all of them.
        cost: tokens of one.
    """
    left, shown = budget_tokens, set[str]()
    for position in sorted(held, key=lambda one: (one.anchored_at, one.id), reverse=True):
        idle_days = (now - position.anchored_at).total_seconds() / DAY_S
        if decay(idle_days, POSITION_HALF_LIFE_DAYS, 0) < ARCHIVE_BELOW:
            break
        if (tokens := cost(position)) <= left:
            left -= tokens
            shown.add(position.id)
    return [position for position in held if position.id in shown]


def accepts(position: str, justification: str, character_lines: Sequence[str]) -> tuple[bool, str, str]:
    """Whether a position is taken up, the rule that decided, and why in words.

    Args:
        position: as proposed.
        justification: what it is said to rest on.
        character_lines: the sentences that describe the character.

    A copy of the character says nothing new and is refused. A justification that cites the position is none: the position
    may stand, and does not get a new date ("self-citation").

    Known false positives: a position that quotes most of the line in order to deny it ("it is not true that …").
    Known misses: a copy with every third word replaced.
    """
    said = normalised(position)
    if not said:
        return False, "empty", "the position says nothing"
    for line in character_lines:
        share = copied_share(said, normalised(line))
        if share >= CHARACTER_COPY_SHARE:
            return False, "copy of the character", f"{share:.0%} of it stands in the character: {line[:200]!r}"
    run = common_run(said, normalised(justification))
    if run >= SELF_CITATION_CHARS:
        return False, "self-citation", f"the justification repeats {run} characters of the position"
    if not normalised(justification):
        return False, "no justification", "nothing is said to have led to it"
    return True, "accepted", f"the justification shares at most {run} characters with the position"


def copied_share(position: str, line: str) -> float:
    """Share of a position's letters that stand in a line of the character in runs of 14 or more; both normalised.

    Runs are 6 long where words are not parted by spaces: there 14 letters are a whole sentence.
    """
    size = COPIED_RUN_CHARS if " " in position else COPIED_RUN_UNSPACED
    runs = {line[i : i + size] for i in range(len(line) - size + 1)}
    copied: set[int] = set()
    for i in range(len(position) - size + 1):
        if position[i : i + size] in runs:
            copied.update(range(i, i + size))
    return len(copied) / len(position) if position else 0.0
