"""What a candidate rests on: the clauses that its speaker said, how each is read, and which stands behind it."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from itertools import pairwise

from souvenance.core.caches import of_texts
from souvenance.core.clauses import bare, begins, clauses, compiled, match_at, says
from souvenance.core.exchange import in_play
from souvenance.core.grounding import own_content
from souvenance.core.hearing import Heard
from souvenance.core.polarity import scopes
from souvenance.core.render import local_time
from souvenance.core.statements import KEPT, UNASSERTED, Claim, Reading, content, cut_openers, held, read
from souvenance.core.stops import asks
from souvenance.core.understanding import Understood, understood
from souvenance.languages.reflection import ReflectionPack, reflection_pack_for
from souvenance.types import Candidate, Turn

_CAPITAL_START = re.compile(r"[A-ZÀ-Þ][\w-]+")
_HEAD = 40  # characters: whom a clause speaks of stands there
_STEM = 5  # letters that a name and its forms share
_SUBJECT_WORDS = 4  # of a clause: whom it speaks of stands among them


@dataclass(frozen=True, slots=True, kw_only=True)
class Support:
    """One clause that a speaker said."""

    text: str
    sentence: str
    reading: Reading
    faithful: str  # what to keep instead of an unfaithful wording
    kept_as: Reading | None  # how the claim it belongs to is read; None: it belongs to none
    decided: bool = False  # a proposal and its acceptance


@dataclass(frozen=True, slots=True, kw_only=True)
class Basis:
    """The sources of a candidate, as they are heard."""

    own: tuple[str, ...]  # ids of source turns that are somebody's own words
    backed: tuple[str, ...]  # ids of assistant turns among the sources that a speaker accepted
    speakers: frozenset[str]
    said_at: tuple[datetime | None, ...]  # on the speaker's own clock: "tomorrow" counts from their day
    supports: tuple[Support, ...]
    others: tuple[str, ...]  # what assistants, tools and documents said, in any turn
    pack: ReflectionPack
    language: str

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that may ground the candidate."""
        return tuple(dict.fromkeys(support.sentence for support in self.supports))

    def best(self, text: str) -> Support | None:
        """The clause that shares most content with a text; of equals, one that is asserted."""
        words = own_content(text, self.pack, self.speakers, self.language)
        ranked = [(len(held(words, self.content(s.text))), s.kept_as is not None, s) for s in self.supports]
        most = max(ranked, key=lambda row: row[:2], default=None)
        return most[2] if most is not None and most[0] else None

    def content(self, text: str) -> frozenset[str]:
        """The content words of something that was said, in its usual spelling."""
        return content(bare(text, self.pack), self.language)


def basis_of(candidate: Candidate, turns: Mapping[str, Turn]) -> Basis:
    """The basis of a candidate among the turns it may rest on; ids that name none of them are passed over."""
    exchange = understood(tuple(sorted(turns.values(), key=lambda turn: (turn.session, turn.seq))))
    own = [turn for turn in exchange.heard if turn.turn.id in candidate.sources and turn.is_own]
    ids = {turn.turn.id for turn in own}
    decisions = [claim for claim in exchange.decisions if claim.turn in ids]
    backed = [i for claim in decisions for i in claim.also if i in candidate.sources]
    supports = [support for turn in own for support in _supports(turn, exchange)]
    agreed = [claim for claim in decisions if set(claim.also) <= set(candidate.sources)]
    supports += [replace(_support(c.text, c.text, c.reading, c, reflection_pack_for(c.language)), decided=True) for c in agreed]
    pack = own[0].pack if own else reflection_pack_for(candidate.language)
    return Basis(
        own=tuple(turn.turn.id for turn in own), backed=tuple(backed), speakers=frozenset(t.turn.speaker for t in own),
        said_at=tuple(local_time(turn.turn) for turn in own), supports=tuple(supports),
        others=tuple(sentence for turn in exchange.heard if not turn.is_own for sentence in turn.said),
        pack=pack, language=pack.code if pack.full else candidate.language,
    )  # fmt: skip


@of_texts
@lru_cache(maxsize=64)  # the turns of one exchange
def _supports(turn: Heard, exchange: Understood) -> tuple[Support, ...]:
    """The clauses of a turn, and its claims as they are kept."""
    played, gone, made = in_play(turn), exchange.gone, exchange.made
    mine = [claim for claim in made if claim.turn == turn.turn.id]
    mine_wrong = [claim for claim in exchange.slips if claim.turn == turn.turn.id]
    found = []
    for place, sentence in enumerate(turn.said):
        if not sentence:
            continue
        fate: Reading | None = "joke" if (turn.turn.id, place) in gone else "fiction" if place in played else None
        for text, reading in _clauses(sentence, turn.pack):
            claim = None if fate else next((c for c in mine if _within(text, c.text, turn.pack)), None)
            slip = claim is None and any(_within(text, c.text, turn.pack) for c in mine_wrong)
            found.append(_support(text, sentence, fate or ("corrected" if slip else reading), claim, turn.pack))
    found += [_support(text, text, "handed", None, turn.pack) for text in turn.handed]
    whole = [claim for claim in made if (claim in mine and claim.place >= 0) or turn.turn.id in claim.also]
    return (*found, *(_support(claim.text, claim.text, claim.reading, claim, turn.pack) for claim in whole))


def _clauses(sentence: str, pack: ReflectionPack) -> list[tuple[str, Reading]]:
    """The clauses of a sentence as they are read; where one supposes, what is no statement supposes with it."""
    parts = clauses(sentence, pack)
    texts = [sentence[part.start : part.end] for part in parts]
    readings = [read(text, pack, asks=asks(sentence) and n == len(parts) - 1) for n, text in enumerate(texts)]
    if "hypothetical" in readings:
        readings = [reading if reading in KEPT else "hypothetical" for reading in readings]
    return list(zip(texts, readings, strict=True))


def _support(text: str, sentence: str, reading: Reading, claim: Claim | None, pack: ReflectionPack) -> Support:
    if claim is None:
        faithful = cut_openers(sentence, pack)
        return Support(text=text, sentence=sentence, reading=reading, faithful=faithful, kept_as=None)
    return Support(text=text, sentence=sentence, reading=reading, faithful=claim.text, kept_as=claim.reading)


def _within(text: str, claim: str, pack: ReflectionPack) -> bool:
    return cut_openers(text, pack) in claim


def unasserted(text: str, basis: Basis) -> Reading | None:
    """How the clause behind a part of a text is read, where it asserts nothing: a question, a joke, a scene."""
    for piece in scopes(text, basis.pack) or [text]:
        support = basis.best(piece)
        if support is not None and support.kept_as is None and support.reading in UNASSERTED:
            return support.reading
    return None


def other_subject(text: str, basis: Basis, names: Collection[str]) -> Support | None:
    """The clause behind a text that speaks of somebody else than the text does, or None.

    "Works nights" from "my flatmate works nights"; "Teo plays the drums" from "I play the drums because of Teo".
    """
    for piece in scopes(text, basis.pack) or [text]:
        support = basis.best(piece)
        if support is None:
            continue
        theirs, ours = _subjects(support.text, basis.pack, names), _subjects(piece, basis.pack, names)
        if theirs and not _named(theirs, bare(text, basis.pack)):
            return support
        if ours and not theirs and not _named(ours, bare(cut_openers(support.text, basis.pack), basis.pack)[:_HEAD]):
            return support
    return None


def _named(words: Collection[str], said: str) -> bool:
    """Whether one of them, or another form of it, stands in a bare text."""
    return any(re.search(rf"\b{re.escape(word[:_STEM])}", said) for word in words)


def _subjects(text: str, pack: ReflectionPack, names: Collection[str]) -> list[str]:
    """Who or what else than the speaker is among the first words of a clause."""
    head = " ".join(cut_openers(text, pack).split()[:_SUBJECT_WORDS])
    said = bare(head, pack)
    owned = match_at(pack.possessed, said)
    if owned is not None:
        return [word for word in said[owned.end() :].split()[:1] if len(word) > 2] + _circle(said, pack)  # noqa: PLR2004
    if begins(pack.first_person, said):
        return []
    name = _CAPITAL_START.match(head)
    stem = bare(name[0], pack) if name else ""
    is_name = name is not None and stem not in names and not says(pack.generic, stem) and not _is_plain(head, pack)
    return [*_circle(said, pack), stem] if is_name else _circle(said, pack)


def _circle(said: str, pack: ReflectionPack) -> list[str]:
    circle = compiled(pack.circle)
    return [match[0] for match in circle.finditer(said)] if circle is not None else []


def _is_plain(head: str, pack: ReflectionPack) -> bool:
    """A first word that is written with a capital only because it is the first."""
    second = bare(head, pack).split()[1:2]
    return not second or not says(pack.verbs_after_name, second[0])


def covered(text: str, basis: Basis) -> bool:
    """Whether each stretch of a text has all that it says in one stretch of what was said: nothing is put together anew."""
    stretches = [basis.content(stretch) for support in basis.supports for stretch in scopes(support.sentence, basis.pack)]
    for piece in scopes(text, basis.pack):
        words = own_content(piece, basis.pack, basis.speakers, basis.language)
        if not any(held(words, stretch) == words for stretch in stretches):
            return False
    return True


def reordered(text: str, support: Support, basis: Basis) -> bool:
    """Whether words of a text stand in another order than in its source: "beats Grandpa" from "Grandpa beats me"."""
    ours, theirs = bare(text, basis.pack), bare(support.sentence, basis.pack)
    words = own_content(text, basis.pack, basis.speakers, basis.language)
    places = [(ours.find(word[:_STEM]), theirs.find(word[:_STEM])) for word in words]
    known = sorted(pair for pair in places if min(pair) >= 0)
    return any(one[1] > other[1] for one, other in pairwise(known))


__all__ = ["Basis", "Support", "basis_of", "covered", "other_subject", "reordered", "unasserted"]
