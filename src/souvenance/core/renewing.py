"""What makes something that is kept out of date is worth keeping, whomever it is about: a daughter's age, who has the keys."""

from collections.abc import Sequence
from itertools import islice

from souvenance.core.claims import claims
from souvenance.core.clauses import bare
from souvenance.core.exchange import in_play
from souvenance.core.fold import fold
from souvenance.core.hearing import Heard
from souvenance.core.statements import Claim, cut_openers, read
from souvenance.core.stops import asks
from souvenance.core.supersede import relation
from souvenance.core.supersession import TRUSTED
from souvenance.core.understanding import Understood
from souvenance.types import Memory

OPEN = frozenset({"none", "stranger"})  # readings that assert something, of nobody that the packs know
MOST_SENTENCES = 60  # of an exchange, and
MOST_COMPARED = 12  # memories: each sentence is compared with all of them


def renewing(exchange: Understood, existing: Sequence[Memory]) -> list[tuple[Claim, tuple[str, ...]]]:
    """Sentences of the speakers of which no claim was made, and that replace a memory of the same speaker's.

    Args:
        exchange: as it was heard.
        existing: memories near to it, nearest first.

    Returns:
        Each as a claim, with the ids of the memories that it replaces by the rules of supersession.
    """
    standing = [one for one in existing if one.status == "active" and TRUSTED & set(one.origin.split("+"))][:MOST_COMPARED]
    if not standing:
        return []
    left = ((turn, n, said) for turn in exchange.heard if turn.is_own for n, said in _left(turn, exchange))
    found = []
    for turn, place, said in islice(left, MOST_SENTENCES):
        ids = replaced_by(said, turn.turn.language, turn.turn.speaker, standing)
        if ids:
            found.append((_claim(turn, place, said), ids))
    return found


def replaced_by(text: str, language: str, speaker: str, existing: Sequence[Memory]) -> tuple[str, ...]:
    """Ids of the memories of a speaker that a text replaces, by the rules of supersession alone."""
    new = claims(text, language, speaker)
    return tuple(
        one.id
        for one in existing
        if fold(one.subject) == fold(speaker)
        and relation(claims(one.text, one.language, one.subject), new).kind == "supersedes"
    )


def _left(turn: Heard, exchange: Understood) -> list[tuple[int, str]]:
    """Sentences that assert something and of which nothing was kept yet."""
    taken = {claim.place for claim in (*exchange.made, *exchange.said) if claim.turn == turn.turn.id} | in_play(turn)
    return [
        (place, said)
        for place, said in enumerate(turn.said)
        if place not in taken and (turn.turn.id, place) not in exchange.gone and read(said, turn.pack, asks=asks(said)) in OPEN
    ]


def _claim(turn: Heard, place: int, said: str) -> Claim:
    text = cut_openers(said, turn.pack)
    return Claim(
        text=text, bare=bare(text, turn.pack), reading="statement", place=place, turn=turn.turn.id, speaker=turn.turn.speaker,
        language=turn.pack.code if turn.pack.full else turn.turn.language,
    )  # fmt: skip
