"""What makes something that is kept out of date or doubtful is worth keeping, whomever it is about and however short it is.

A daughter's new age, who has the keys now; "I'm not vegetarian" where "I'm vegetarian" is kept.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from souvenance.core.claims import claims
from souvenance.core.clauses import bare, says
from souvenance.core.exchange import in_play
from souvenance.core.fold import fold
from souvenance.core.hearing import Heard
from souvenance.core.relation import DENIED, TURNED, Relation
from souvenance.core.statements import Claim, Reading, cut_openers, read
from souvenance.core.stops import asks
from souvenance.core.supersede import relation
from souvenance.core.supersession import TRUSTED
from souvenance.core.understanding import Understood
from souvenance.types import Memory

OPEN = frozenset({"none", "stranger"})  # readings that assert something, of nobody that the packs know
SHORT: Reading = "passing"  # one that says too little to be kept for itself
_OPPOSITE = {DENIED, TURNED}  # rules by which it counts all the same
MOST_SENTENCES = 60  # of an exchange, and
MOST_COMPARED = 12  # memories: each sentence is compared with all of them


def renewing(exchange: Understood, existing: Sequence[Memory]) -> list[tuple[Claim, tuple[str, ...]]]:
    """Sentences of the speakers of which no claim was made, and that replace or contradict a memory of the same speaker's.

    Args:
        exchange: as it was heard.
        existing: memories near to it, nearest first.

    Returns:
        Each as a claim, with the ids of the memories that it replaces by the rules of supersession; none where it only
        contradicts one.
    """
    if not existing:
        return []
    left = ((turn, *sentence) for turn in exchange.heard if turn.is_own for sentence in _left(turn, exchange))
    found = []
    for turn, place, said, reading in islice(left, MOST_SENTENCES):
        told = contested(said, turn.turn.language, turn.turn.speaker, existing)
        if any(reading != SHORT or one.rule in _OPPOSITE for one in told.values()):
            ended = _ended(told)
            found.append((_claim(turn, place, said, ended, existing), ended))
    return found


def denying(claim: Claim, exchange: Understood, existing: Sequence[Memory]) -> tuple[str, tuple[str, ...]]:
    """What to keep of a claim that denies, and the memories that it replaces as it was said: "actually, I'm not…"; or neither.

    Args:
        claim: as it is kept, without the words before it.
        exchange: in which it was made.
        existing: memories near to it, nearest first.
    """
    turn = next((one for one in exchange.heard if one.turn.id == claim.turn), None)
    if turn is None or not 0 <= claim.place < len(turn.said) or not says(turn.pack.negators, claim.bare):
        return "", ()
    said = turn.said[claim.place]
    if not said.endswith(claim.text):  # other clauses stand behind it
        return "", ()
    ended = _ended(contested(said, turn.turn.language, turn.turn.speaker, existing))
    return (_claim(turn, claim.place, said, ended, existing).text, ended) if ended else ("", ())


def contested(text: str, language: str, speaker: str, existing: Sequence[Memory]) -> dict[str, Relation]:
    """Ids of the standing memories of a speaker that a text replaces or contradicts, and how.

    Args:
        text: a sentence.
        language: ISO 639-1.
        speaker: who said it.
        existing: nearest first; the nearest of those on which a person's word stands are compared.
    """
    new, found = claims(text, language, speaker), dict[str, Relation]()
    standing = [one for one in existing if one.status == "active" and TRUSTED & set(one.origin.split("+"))]
    for one in standing[:MOST_COMPARED]:
        if fold(one.subject) == fold(speaker):
            told = relation(claims(one.text, one.language, one.subject), new)
            if told.kind in {"supersedes", "disputed"}:
                found[one.id] = told
    return found


def _left(turn: Heard, exchange: Understood) -> Iterator[tuple[int, str, Reading]]:
    """Sentences that assert something and of which nothing was kept yet."""
    taken = {claim.place for claim in (*exchange.made, *exchange.said) if claim.turn == turn.turn.id} | in_play(turn)
    for place, said in enumerate(turn.said):
        if place not in taken and (turn.turn.id, place) not in exchange.gone:
            reading = read(said, turn.pack, asks=asks(said))
            if reading in {*OPEN, SHORT}:
                yield place, said, reading


def _ended(told: Mapping[str, Relation]) -> tuple[str, ...]:
    return tuple(memory_id for memory_id, one in told.items() if one.kind == "supersedes")


def _claim(turn: Heard, place: int, said: str, ended: tuple[str, ...], existing: Sequence[Memory]) -> Claim:
    """A sentence without its opening words, unless they are the words of change: "Actually, I'm not vegetarian."."""
    text = cut_openers(said, turn.pack)
    if ended and text != said and _ended(contested(text, turn.turn.language, turn.turn.speaker, existing)) != ended:
        text = said
    return Claim(
        text=text, bare=bare(text, turn.pack), reading="statement", place=place, turn=turn.turn.id, speaker=turn.turn.speaker,
        language=turn.pack.code if turn.pack.full else turn.turn.language,
    )  # fmt: skip
