"""What somebody said and said otherwise later, among turns that were found: also where no memory was made of it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.claims import Claims, claims
from souvenance.core.fold import fold
from souvenance.core.supersede import relation
from souvenance.core.supersession import TRUSTED
from souvenance.types import Turn

MOST_COMPARED = 12  # turns, the first of those given: each is compared with every other


def overtaken(found: Sequence[Turn], stories: Mapping[str, str | None]) -> Mapping[str, Turn]:
    """Which of some turns a later one of the same speaker replaces.

    Args:
        found: best first; of what one person may read.
        stories: session of each -> its story, None: of none. What is said in a story replaces nothing outside of it.

    Returns:
        Id of the earlier turn -> the latest of these turns that replaces it. Turns without a time replace nothing.
    """
    own = [turn for turn in found[:MOST_COMPARED] if turn.role == "user" and turn.origin in TRUSTED and turn.at is not None]
    own.sort(key=lambda turn: (turn.at, turn.session, turn.seq))
    return {
        earlier.id: later
        for number, earlier in enumerate(own)
        for later in own[number + 1 :]
        if stories[later.session] in {None, stories[earlier.session]} and _replaces(later, earlier)
    }  # the last one given for an id is the latest


def _replaces(later: Turn, earlier: Turn) -> bool:
    if later.at == earlier.at and later.session != earlier.session:  # nobody knows which came first
        return False
    if fold(later.speaker) != fold(earlier.speaker):
        return False
    return relation(_read(earlier), _read(later)).kind == "supersedes"


def _read(turn: Turn) -> Claims:
    return _claims(turn.text, turn.language, turn.speaker)


_claims = of_texts(lru_cache(maxsize=2_048)(claims))  # the same turns are found again and again
