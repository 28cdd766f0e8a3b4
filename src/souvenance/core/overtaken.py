"""What somebody said and said otherwise later, among turns that were found: also where no memory was made of it."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.claims import Claims, claims
from souvenance.core.fold import fold
from souvenance.core.supersede import replaces
from souvenance.core.supersession import TRUSTED
from souvenance.types import Turn

MOST_COMPARED = 12  # turns, the first of those given: each is compared with those said after it


def overtaken(found: Sequence[Turn], stories: Mapping[str, str | None], asked: Collection[str]) -> Mapping[str, Turn]:
    """Which of some turns a later one of the same speaker replaces.

    Args:
        found: best first; of what one person may read.
        stories: session of each -> its story, None: of none. What is said in a story replaces nothing outside of it.
        asked: ids of the turns that somebody wants to know this of; the others are only compared with them.

    Returns:
        Id of the earlier turn -> the latest of these turns that replaces it. Turns without a time replace nothing.
    """
    own = [turn for turn in found[:MOST_COMPARED] if turn.role == "user" and turn.origin in TRUSTED and turn.at is not None]
    own.sort(key=lambda turn: (turn.at, turn.session, turn.seq))
    speakers = {turn.id: fold(turn.speaker) for turn in own}
    replaced = {}
    for number, earlier in enumerate(own):
        if earlier.id in asked:
            after = [later for later in own[number + 1 :] if speakers[later.id] == speakers[earlier.id]]
            told = _latest([later for later in after if _may_replace(later, earlier, stories)], earlier)
            if told is not None:
                replaced[earlier.id] = told
    return replaced


def _latest(after: Sequence[Turn], earlier: Turn) -> Turn | None:
    """The last of some later turns that replaces an earlier one."""
    return next((later for later in reversed(after) if _says_otherwise(_read(earlier), _read(later))), None)


def _may_replace(later: Turn, earlier: Turn, stories: Mapping[str, str | None]) -> bool:
    """Whether it is known which came first, and the later one is not of another story."""
    in_order = later.at != earlier.at or later.session == earlier.session
    return in_order and stories[later.session] in {None, stories[earlier.session]}


def _read(turn: Turn) -> Claims:
    return _claims(turn.text, turn.language, turn.speaker)


@of_texts
@lru_cache(maxsize=1_024)  # the contexts of one conversation find the same turns again and again
def _says_otherwise(earlier: Claims, later: Claims) -> bool:
    return replaces(earlier, later)


_claims = of_texts(lru_cache(maxsize=1_024)(claims))  # some 20 KB each
