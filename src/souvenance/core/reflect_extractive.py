"""The reflector that needs no model: it keeps what people say of themselves nearly word for word, or keeps silent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from souvenance.core.clauses import bare, clauses, match_at, says, without
from souvenance.core.confidence import confidence
from souvenance.core.hearing import Heard
from souvenance.core.kinds import importance_of, kind_of, tags_of
from souvenance.core.polarity import valence
from souvenance.core.renewing import denying, renewing
from souvenance.core.secrets import mask
from souvenance.core.statements import Claim, content, held
from souvenance.core.understanding import understood
from souvenance.languages.reflection import reflection_pack_for
from souvenance.types import Candidate, Memory, Turn

Dated = Callable[[str, Turn], str]
Ends = Callable[[str, Turn], datetime | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """What a reflector came to, and what it had to do without."""

    candidates: tuple[Candidate, ...]
    degraded: tuple[str, ...]  # languages without a full pack ("zh: no pack: plain statements only")


def propose(
    turns: Sequence[Turn], *, existing: Sequence[Memory], dated: Dated, ends: Ends, near: Sequence[Memory] = ()
) -> Proposal:
    """Candidates of one exchange, in the order in which they were said.

    Args:
        turns: one exchange in order, all roles; only the speakers' own turns are a source.
        existing: memories that a search found near: the only ones that may be named as replaced.
        dated: sets the absolute date beside each relative one of a text said in a turn.
        ends: when what a text says has ended, or None.
        near: memories that a search found near: what makes one of them out of date is kept, whomever it is about.
    """
    exchange = understood(tuple(turns))
    by_id = {turn.id: turn for turn in turns}
    found = []
    for claim in exchange.made:
        if not _only_names(claim):
            candidate = _candidate(claim, by_id, existing, dated, ends)
            candidate = replace(candidate, replaces=candidate.replaces or retracted(claim, near))
            said, ended = denying(claim, exchange, near) if near and not candidate.replaces else ("", ())
            found.append(replace(candidate, text=dated(mask(said), by_id[claim.turn]), replaces=ended) if ended else candidate)
    found += [replace(_candidate(claim, by_id, (), dated, ends), replaces=ids) for claim, ids in renewing(exchange, near)]
    return Proposal(candidates=tuple(_once(found)), degraded=_degraded(exchange.heard))


def _candidate(claim: Claim, turns: dict[str, Turn], existing: Sequence[Memory], dated: Dated, ends: Ends) -> Candidate:
    pack = reflection_pack_for(claim.language)
    turn = turns[claim.turn]
    text = mask(claim.text)
    kind = kind_of(claim.text, claim.reading, pack)
    hedged = claim.reading == "hedged"
    sources = sorted({claim.turn, *claim.also}, key=list(turns).index)
    return Candidate(
        text=dated(text, turn),
        kind=kind,
        subject=claim.speaker,
        language=claim.language,
        sources=tuple(sources),
        confidence=confidence(hedged=hedged, accepted=any(turns[i].role == "assistant" for i in sources)),
        importance=importance_of(claim.text, kind, pack),
        tags=tags_of(claim.text, pack),
        expires_at=ends(text, turn),
        replaces=() if hedged else replaced(claim, existing),
    )


def replaced(claim: Claim, existing: Sequence[Memory]) -> tuple[str, ...]:
    """Ids of the memories that a claim with a change marker speaks of too: two content words in common, or half of theirs.

    A proposal only: whether one supersedes the other is decided elsewhere.
    """
    pack = reflection_pack_for(claim.language)
    if not says(pack.changes, claim.bare):
        return ()
    words = content(claim.text, claim.language) - _names(claim.speaker)
    found = []
    for memory in existing:
        theirs = content(memory.text, memory.language) - _names(memory.subject) - _names(claim.speaker)
        common = len(held(theirs, words))
        if memory.status == "active" and theirs and (common >= 2 or 2 * common >= len(theirs)):  # noqa: PLR2004 - see above
            found.append(memory.id)
    return tuple(found)


def retracted(claim: Claim, existing: Sequence[Memory]) -> tuple[str, ...]:
    """Ids of the memories that a claim takes back in so many words: "scrap what I said about yoga, it's Tuesday now".

    Each shares a word with the part that takes something back, where that names anything, and with the whole claim two
    content words or half of its own. A proposal only, as ``replaced``.
    """
    pack = reflection_pack_for(claim.language)
    first = claim.text[: clauses(claim.text, pack)[0].end]
    head = match_at(pack.retracts, bare(first, pack))
    if claim.reading == "hedged" or (head is None and match_at(pack.past_of, bare(first, pack)) is None):
        return ()
    words = content(claim.text, claim.language) - _names(claim.speaker)
    topic = content(bare(first, pack)[head.end() if head else 0 :], claim.language) & words
    found = []
    for memory in existing:
        theirs = content(memory.text, memory.language) - _names(memory.subject) - _names(claim.speaker)
        common = len(held(theirs, words))
        named = not topic or held(theirs, topic)
        if memory.status == "active" and named and (common >= 2 or 0 < len(theirs) <= 2 * common):  # noqa: PLR2004 - see above
            found.append(memory.id)
    return tuple(found)


def _only_names(claim: Claim) -> bool:
    """Whether it says no more than who speaks, which the turn says already: "I'm Nina"."""
    pack = reflection_pack_for(claim.language)
    said = without(pack.generic, without(pack.introductions, claim.bare))
    return bool(content(claim.speaker, claim.language)) and content(said, claim.language) <= content(
        claim.speaker, claim.language
    )


def _names(speaker: str) -> frozenset[str]:
    return content(speaker, "und")


def _once(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Each statement once: what a speaker says again in fewer words of the same says nothing new."""
    found: list[Candidate] = []
    for candidate in candidates:
        words = content(candidate.text, candidate.language)
        if not any(
            words <= content(o.text, o.language) and o.subject == candidate.subject and _alike(o, candidate) for o in found
        ):
            found.append(candidate)
    return found


def _alike(one: Candidate, other: Candidate) -> bool:
    """Both say yes or both say no."""
    pack = reflection_pack_for(other.language)
    return valence(one.text, pack) == valence(other.text, pack)


def _degraded(heard: Sequence[Heard]) -> tuple[str, ...]:
    poor = dict.fromkeys(turn.turn.language for turn in heard if turn.is_own and not turn.pack.full and turn.said)
    return tuple(f"{language}: no pack: plain statements only" for language in poor)


__all__ = ["Proposal", "propose", "replaced", "retracted"]
