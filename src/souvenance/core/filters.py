"""What becomes a memory: code decides, whoever proposed. Each filter is a pure function that says what it minds, or nothing."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from souvenance.core.basis import Basis, Support, basis_of, covered, other_subject, reordered, unasserted
from souvenance.core.clauses import bare, begins, compiled, says
from souvenance.core.confidence import confidence
from souvenance.core.fold import fold
from souvenance.core.grounding import SHARE, own_content, share, undated, ungrounded
from souvenance.core.kinds import IMPORTANCE, importance_of, tags_of
from souvenance.core.polarity import flipped, scopes
from souvenance.core.secrets import MASK, mask, pieces_of, without
from souvenance.core.statements import held
from souvenance.core.vital import explores, is_vital
from souvenance.languages.reflection.shared import INSTRUCTIONS, SPEAKER
from souvenance.types import Candidate, Turn

_SAYS_NOTHING = frozenset({"talk", "passing", "request"})
MOST_CHARS = 1_200  # of a memory: what is longer is a document
_VERBATIM = 0.95  # share from which on a text was stated, not inferred
_INSTRUCTION = re.compile(INSTRUCTIONS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What became of a candidate.

    ``rule``: the filter that refused it; of an accepted one the filter that corrected it, "" where nothing was corrected.
    ``candidate``: as it is kept, with what code sets (confidence, importance, kind, sources).
    """

    accepted: bool
    rule: str
    why: str  # a sentence for a person
    candidate: Candidate


def judge(candidate: Candidate, turns: Mapping[str, Turn], *, served: Sequence[str] = (), renews: bool = False) -> Verdict:
    """Whether a candidate becomes a memory, and with which words.

    Args:
        candidate: as proposed, by whatever proposer.
        turns: the turns it may rest on, by id: all of its exchange, so that jokes and acceptances are seen.
        served: texts that memory had put in the prompt of these turns.
        renews: it makes something that is kept out of date or doubtful, by the rules of supersession: then it is about
            something that matters to the speaker, whomever it names and however short it is.
    """
    basis = basis_of(candidate, turns)
    candidate = _with_known_sources(candidate, basis)
    names = basis.speakers
    pieces = pieces_of(turn.text for turn in turns.values())
    refusals: tuple[tuple[str, Callable[[], str]], ...] = (
        ("source", lambda: without_source(basis)),
        ("form", lambda: misshapen(candidate)),
        ("question", lambda: question(candidate, basis)),
        ("secret", lambda: secret(candidate) or secret_piece(candidate, pieces)),
        ("instruction", lambda: instruction(candidate)),
        ("about-the-user", lambda: about_nobody(candidate, basis, renews=renews)),
        ("echo", lambda: echo(candidate, basis, names, served)),
        ("attitude", lambda: attitude(candidate, basis, names)),
        ("grounding", lambda: invented(candidate, basis, names)),
        (unasserted(candidate.text, basis) or "", lambda: no_statement(candidate, basis)),
        ("grounding", lambda: "" if renews else thin(candidate, basis, names)),
    )
    for rule, minds in refusals:
        if why := minds():
            return _refused(candidate, rule, why, pieces)
    return _kept(candidate, basis, names, pieces)


def _kept(candidate: Candidate, basis: Basis, names: Collection[str], pieces: Collection[str]) -> Verdict:
    """An acceptable candidate, put right where its wording or kind is not faithful."""
    better, rule, why = faithful(candidate, basis, names)
    if withheld := secret(better) or secret_piece(better, pieces):
        return _refused(better, "secret", withheld, pieces)
    better, lowered = with_kind(better, basis)
    if lowered:
        rule, why = rule or "rule-by-model", why or "no explicit always or never of the user's: a preference, not a rule"
    return Verdict(accepted=True, rule=rule, why=why, candidate=_weighed(better, candidate, basis, names))


def _refused(candidate: Candidate, rule: str, why: str, pieces: Collection[str]) -> Verdict:
    """A refused secret must not stand in the record either, nor any piece of one that its turns tell."""
    tags = tuple(without(tag, pieces) for tag in candidate.tags)
    masked = replace(candidate, text=without(candidate.text, pieces), tags=tags)
    return Verdict(accepted=False, rule=rule, why=without(why, pieces), candidate=masked)


def _with_known_sources(candidate: Candidate, basis: Basis) -> Candidate:
    """Only source turns that count: the speakers' own, and assistant turns that they accepted."""
    return replace(candidate, sources=tuple(i for i in candidate.sources if i in {*basis.own, *basis.backed}))


# -- refusals ---------------------------------------------------------------------------------------------------------
def without_source(basis: Basis) -> str:
    """It rests on no turn of a speaker: ids that name none, or only assistants, tools, documents and recalled text.

    Known false positives: a fact that a tool reported and nobody repeated.
    """
    return "" if basis.own and basis.supports else "it rests on nothing that a person said"


def misshapen(candidate: Candidate) -> str:
    """It is empty, or a document."""
    if not candidate.text.strip():
        return "it is empty"
    return f"it is longer than {MOST_CHARS} characters" if len(candidate.text) > MOST_CHARS else ""


def question(candidate: Candidate, basis: Basis) -> str:
    """It asks something; not where it asks for the same thing every time, which is a wish.

    Known false positives: a fact told as a question ("did you know that I have a cat?").
    """
    support = basis.best(candidate.text)
    wish = support is not None and support.kept_as in {"standing", "rule"}
    return "it is a question" if candidate.text.rstrip().endswith(("?", "？")) and not wish else ""


def secret(candidate: Candidate) -> str:
    """It holds a password, a key, a card number, a door code, or its mask.

    Known false positives: those of the masks (a number that passes the card check).
    """
    text = " ".join((candidate.text, *candidate.tags))
    return "it holds a secret: withheld" if MASK in text or mask(text) != text else ""


def secret_piece(candidate: Candidate, pieces: Collection[str]) -> str:
    """It holds a piece of a secret that stands in a turn: the first digits of a card, a password without the word for it.

    Known false positives: a word that is part of a password and is said again elsewhere in another sense.
    """
    return "it holds a piece of a secret: withheld" if without(candidate.text, pieces) != candidate.text else ""


def instruction(candidate: Candidate) -> str:
    """It is addressed to a model.

    Known false positives: a user's sentence about how assistants behave ("the assistant should be shorter").
    """
    return "it is an instruction to a model, not a statement" if _INSTRUCTION.search(fold(candidate.text)) else ""


def about_nobody(candidate: Candidate, basis: Basis, *, renews: bool = False) -> str:
    """It is about none of the speakers: the character, the scenery, a stranger.

    Known false positives: a stranger who matters ("the neighbour lends me his car").
    """
    subject = fold(candidate.subject)
    known = {fold(name) for name in basis.speakers}
    if subject not in known and not (subject in SPEAKER and len(basis.speakers) == 1):
        return f"it is about {candidate.subject!r}, who neither spoke nor is a member"
    support = basis.best(candidate.text)
    if support is None or support.kept_as is not None:
        return ""
    said = bare(support.text, basis.pack)
    if support.reading == "addressee":
        return "it is about the one who was spoken to"
    if support.reading in _SAYS_NOTHING and not (renews and support.reading == "passing"):
        return "it is small talk, or a task for now"
    outside = support.reading == "stranger" and not renews and not begins(basis.pack.anaphora, said)
    return "it is about somebody outside" if outside or support.reading == "reported" else ""


def echo(candidate: Candidate, basis: Basis, names: Collection[str], served: Sequence[str]) -> str:
    """It repeats a memory that stood in the prompt, and the speaker did not say it.

    Known false positives: none known; a speaker's own repetition is grounded in their turn.
    """
    if not served or share(candidate.text, basis.words, allowed=names, language=basis.language) >= SHARE:
        return ""
    repeats = max(share(candidate.text, (text,), allowed=names, language=basis.language) for text in served)
    return "it repeats a memory that was shown, which nobody said again" if repeats >= SHARE else ""


def attitude(candidate: Candidate, basis: Basis, names: Collection[str]) -> str:
    """It holds what an assistant or character said, felt or described, not what the speaker said.

    Known false positives: an assistant's summary of the speaker's words in other words.
    """
    if share(candidate.text, basis.words, allowed=names, language=basis.language) >= SHARE:
        return ""
    theirs = share(candidate.text, basis.others, allowed=names, language=basis.language)
    return "only the assistant said it" if theirs >= SHARE else ""


def invented(candidate: Candidate, basis: Basis, names: Collection[str]) -> str:
    """It names something that no source does, or shares too little with them.

    Known false positives: a translation, a synonym, a sum.
    """
    missing = ungrounded(
        candidate.text, basis.words, said_at=basis.said_at, allowed=(*names, candidate.subject), language=basis.language
    )
    if missing:
        return f"no source says {missing[0]!r}"
    if not own_content(candidate.text, basis.pack, (*names, candidate.subject), basis.language):
        return "it says no more than a name that is known"
    shared = share(candidate.text, basis.words, allowed=names, language=basis.language)
    return "" if shared >= SHARE else f"it shares {shared:.0%} of its words with what was said"


def no_statement(candidate: Candidate, basis: Basis) -> str:
    """It rests on a question, a supposition, a joke taken back, a played scene or a slip corrected.

    Known false positives: a fact told inside a question ("did you know that I have a cat?").
    """
    reading = unasserted(candidate.text, basis)
    return f"what it rests on states nothing: {reading}" if reading is not None else ""


def thin(candidate: Candidate, basis: Basis, names: Collection[str]) -> str:
    """It has one content word, and what it rests on is no statement that the packs know.

    Known false positives: a short fact told in words that no pack has ("pescetarian here").
    """
    words = own_content(candidate.text, basis.pack, (*names, candidate.subject), basis.language)
    support = basis.best(candidate.text)
    stands = len(words) > 1 or (support is not None and support.kept_as is not None)
    return "" if stands else "one word is too little to rest on"


# -- corrections ------------------------------------------------------------------------------------------------------
def faithful(candidate: Candidate, basis: Basis, names: Collection[str]) -> tuple[Candidate, str, str]:
    """The candidate, or the speaker's own sentence where its wording would say something else: rule and reason then.

    Known false positives: those of ``flipped``, and a faithful summary of several stretches; they cost wording only.
    """
    text, spoken = undated(candidate.text), {bare(name, basis.pack) for name in names}
    support = basis.best(text)
    if support is None or any(bare(text, basis.pack) == bare(s.faithful, basis.pack) for s in basis.supports if s.kept_as):
        return candidate, "", ""
    own = support.faithful
    tests: tuple[tuple[str, str, Callable[[], str]], ...] = (
        ("subject", "it mixed up who does what", lambda: _swapped(text, basis, spoken)),
        ("polarity", "it turned a yes or no round", lambda: _flip(candidate, basis)),
        ("hedge", "it lost a doubt", lambda: own if loses_doubt(text, support, basis) else ""),
        ("polarity", "it added a liking", lambda: own if adds_feeling(text, support, basis) else ""),
        ("source", "it was decided by two", lambda: own if support.decided else ""),
        ("grounding", "it put words together anew", lambda: "" if covered(text, basis) else own),
        ("grounding", "it put words in another order", lambda: own if reordered(text, support, basis) else ""),
    )
    for rule, why, better in tests:
        if instead := better():
            return _own_words(candidate, instead), rule, f"{why}: the sentence itself is kept"
    return candidate, "", ""


def _swapped(text: str, basis: Basis, names: Collection[str]) -> str:
    support = other_subject(text, basis, names)
    return support.faithful if support is not None else ""


def loses_doubt(text: str, support: Support, basis: Basis) -> bool:
    """The sentence behind it doubts or sets a condition, and it does not; or it leaves out a doubt about what it keeps."""
    if support.kept_as == "statement" and not _found(basis.pack.conditions, support.sentence, basis):
        return False
    words = own_content(text, basis.pack, basis.speakers, basis.language)
    for pattern in (basis.pack.hedges, basis.pack.soft_hedges, basis.pack.conditions):
        kept, said = _found(pattern, text, basis), _found(pattern, support.sentence, basis)
        near = [_found(pattern, s, basis) for s in scopes(support.sentence, basis.pack) if held(words, basis.content(s))]
        if said and (not kept or not kept >= frozenset[str]().union(*near)):
            return True
    return False


def _found(pattern: str, text: str, basis: Basis) -> frozenset[str]:
    rule = compiled(pattern)
    return frozenset(match[0] for match in rule.finditer(bare(text, basis.pack))) if rule is not None else frozenset()


def adds_feeling(text: str, support: Support, basis: Basis) -> bool:
    """It likes or dislikes, and the sentence behind it does neither."""
    feelings = basis.pack.preferences
    return says(feelings, bare(text, basis.pack)) and not says(feelings, bare(support.sentence, basis.pack))


def _flip(candidate: Candidate, basis: Basis) -> str:
    """The sentence that a candidate turned round, or ""."""
    for piece in scopes(undated(candidate.text), basis.pack):
        support = basis.best(piece)
        if support is not None and flipped(piece, support.text, basis.pack, basis.language):
            return support.faithful
    return ""


def _own_words(candidate: Candidate, text: str) -> Candidate:
    return replace(candidate, text=text, replaces=(), confirms=())  # it was said of another wording


def with_kind(candidate: Candidate, basis: Basis) -> tuple[Candidate, bool]:
    """The candidate with the kind it may have, and whether it claimed a rule that it may not be."""
    support = basis.best(candidate.text)
    explicit = support is not None and "rule" in {support.kept_as, support.reading}
    if candidate.kind == "rule" and not explicit:
        candidate = replace(candidate, kind="preference")
        return _fading(candidate), True
    return _fading(candidate), False


def _fading(candidate: Candidate) -> Candidate:
    """What only explores is an episode, whatever it was called: it fades unless it is confirmed."""
    may_fade = candidate.kind in {"fact", "preference", "promise"}
    if may_fade and explores(candidate.text) and not is_vital(candidate.text, candidate.language):
        return replace(candidate, kind="episode")
    return candidate


def _weighed(candidate: Candidate, proposed: Candidate, basis: Basis, names: Collection[str]) -> Candidate:
    """The candidate with what code sets: subject, confidence, importance, tags."""
    stated = share(candidate.text, basis.words, allowed=names, language=basis.language) >= _VERBATIM
    said = bare(candidate.text, basis.pack)
    hedged = says(basis.pack.hedges, said)
    sure = confidence(hedged=hedged, accepted=bool(basis.backed), stated=stated, claimed=proposed.confidence)
    worth = importance_of(candidate.text, candidate.kind, basis.pack)
    if candidate.importance is not None and worth <= IMPORTANCE[candidate.kind]:
        worth = max(0.0, min(10.0, candidate.importance))
    subject = candidate.subject
    if fold(subject) in SPEAKER and len(basis.speakers) == 1:
        subject = next(iter(basis.speakers))
    tags = tuple(dict.fromkeys((*candidate.tags, *tags_of(candidate.text, basis.pack))))
    return replace(candidate, subject=subject, confidence=sure, importance=worth, tags=tags)


__all__ = ["Verdict", "judge"]
