"""What turns do to each other: a joke taken back, a slip corrected, a proposal accepted."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from souvenance.core.clauses import bare, begins, clauses, compiled, is_all, match_at, says, sign_by_sign
from souvenance.core.edges import trimmed
from souvenance.core.hearing import Heard
from souvenance.core.quoted import not_stated
from souvenance.core.slips import correction, said_anew, substituted, without_values
from souvenance.core.statements import KEPT, Claim, content, cut_openers, read
from souvenance.core.worth import substance
from souvenance.languages.reflection import ReflectionPack

_SHORT = 8  # words: a correction that is only the right word, an acceptance that is only a yes
_BARE_ANSWERS = frozenset({"none"})  # "peanuts", "to peanuts"
_FIRST_PART = re.compile(r"[^,.;]*")


def taken_back(heard: Sequence[Heard]) -> frozenset[tuple[str, int]]:
    """(turn id, place) of every sentence that its speaker took back as a joke or a lie.

    One that names what was a joke takes back what holds those words; else all that the speaker said just before it: in
    its own turn, or in their turn before where it comes first.
    """
    gone: set[tuple[str, int]] = set()
    own = [turn for turn in heard if turn.is_own]
    for n, turn in enumerate(own):
        for place, sentence in enumerate(turn.said):
            mocks = is_mockery(sentence, turn.pack)
            if not (mocks or says(turn.pack.taken_back, bare(sentence, turn.pack).rstrip(".! "))):
                continue
            if mocks or not _owns_up(sentence, turn.pack):
                gone.add((turn.turn.id, place))
            if mocks:
                continue
            before = [(turn, p) for p in range(place)]
            if not before and n and own[n - 1].turn.speaker == turn.turn.speaker:
                before = [(own[n - 1], p) for p in range(len(own[n - 1].said))]
            gone |= {(t.turn.id, p) for t, p in _meant(sentence, turn, before)}
    return frozenset(gone)


def _owns_up(sentence: str, pack: ReflectionPack) -> bool:
    """Whether a sentence takes back a lie and says at once what is so: "ok I lied, I'm not vegan any more"."""
    said = cut_openers(sentence, pack)
    parts = clauses(said, pack)
    told = (read(said[part.start : part.end], pack) in KEPT for part in parts[1:])
    return begins(pack.owns_up, bare(said, pack)) and any(told)


def is_mockery(sentence: str, pack: ReflectionPack) -> bool:
    """Whether a sentence marks itself as a joke, with no word about what stood before: "right, I'm a queen", "(kidding)".

    Known false positives: a true boast of somebody who says "yeah right" first.
    """
    said = bare(sentence, pack)
    marks = compiled(pack.mockery)
    match = marks.search(said) if marks is not None else None
    return match is not None and (not match.start() or read(said[: match.start()].strip(" ,.!(:-"), pack) in KEPT)


def _meant(sentence: str, turn: Heard, before: Sequence[tuple[Heard, int]]) -> Sequence[tuple[Heard, int]]:
    words = content(sentence, turn.pack.code)
    named = [(t, p) for t, p in before if words & content(t.said[p], t.pack.code)]
    return named or before


def corrected(claims: Sequence[Claim], heard: Sequence[Heard]) -> list[Claim]:
    """The claims after the slips that their speakers corrected.

    "Monday… no wait, Tuesday" puts the day in the place of the day; a whole new statement takes the place of the old one.
    """
    found = [_within(claim, heard) for claim in claims]
    own = [turn for turn in heard if turn.is_own]
    for n, turn in enumerate(own):
        for place, sentence in enumerate(turn.said):
            if not place and not n:
                continue  # nothing was said before
            before = turn if place else own[n - 1]
            last = place - 1 if place else len(before.said) - 1
            if (rest := correction(sentence, turn.pack)) is not None:
                found = _replaced(found, rest, turn, place, before, last)
            elif (anew := said_anew(sentence, turn.pack)) is not None:
                found = _said_anew(found, anew, turn, place, before, last)
    return found


def _last(found: Sequence[Claim], turn: Heard, before: Heard, last: int) -> Claim | None:
    """The last claim of the same speaker's before a place."""
    ranked = (c for c in reversed(found) if c.turn == before.turn.id and c.place <= last and c.speaker == turn.turn.speaker)
    return next(ranked, None)


def _said_anew(found: list[Claim], anew: str, turn: Heard, place: int, before: Heard, last: int) -> list[Claim]:
    """The claims with a figure said anew in the place of the old one, where it is of the same thing."""
    old = _last(found, turn, before, last)
    named = content(without_values(anew, turn.pack), turn.pack.code)
    if old is None or not named <= content(old.text, old.language):
        return found
    text = substituted(old.text, anew, turn.pack.code)
    return found if text is None else _renewed(found, old, text, turn, place)


def _renewed(found: list[Claim], old: Claim, text: str, turn: Heard, place: int) -> list[Claim]:
    also = (turn.turn.id,) if turn.turn.id != old.turn else ()
    new = replace(old, text=text, bare=bare(text, turn.pack), also=(*old.also, *also))
    return [new if c is old else c for c in found if c is old or (c.turn, c.place) != (turn.turn.id, place)]


def _replaced(found: list[Claim], rest: str, turn: Heard, place: int, before: Heard, last: int) -> list[Claim]:
    old = _last(found, turn, before, last)
    if old is None or not rest:
        return found
    here = [c for c in found if (c.turn, c.place) == (turn.turn.id, place)]
    if here and len(rest.split()) > _SHORT // 2:
        same = content(old.text, old.language) & content(rest, old.language)
        return [c for c in found if c is not old] if same else found
    text = substituted(old.text, rest, turn.pack.code)
    if text is None:
        return [c for c in found if c is not old or here]
    return _renewed(found, old, text, turn, place)


def _within(claim: Claim, heard: Sequence[Heard]) -> Claim:
    """A slip corrected inside the sentence: "on Monday, no wait, Tuesday"."""
    pack = next(turn.pack for turn in heard if turn.turn.id == claim.turn)
    folded = sign_by_sign(claim.text)
    for match in re.finditer(rf"[,;:.(–—-]\s{{0,2}}|\.{{3}}\s?|\s(?={pack.slips or '(?!)'})", folded):
        found = match_at(pack.corrections, folded, match.end())
        if found is not None:
            head, rest = claim.text[: match.start()], trimmed(claim.text[found.end() :], " ,.!:;-–—")
            text = substituted(head, rest, pack.code)
            return claim if text is None else replace(claim, text=text, bare=bare(text, pack))
    return claim


def accepted(heard: Sequence[Heard]) -> list[Claim]:
    """Decisions: an assistant's proposal right before the turn of the speaker who accepts it."""
    found: list[Claim] = []
    for before, turn in pairwise(heard):
        if before.turn.role == "assistant" and turn.is_own and turn.said and before.said and not before.plays:
            found += _accepted(before, turn)
    return found


def _accepted(before: Heard, turn: Heard) -> Iterable[Claim]:
    answer = next((s for s in turn.said if read(s, turn.pack) != "talk" or is_all(turn.pack.bare_yes, _bare(s, turn))), "")
    proposal = next((s for s in reversed(before.said) if is_proposal(s, before)), None)
    if answer and (question := _told_of(before, turn, answer)):
        yield _decision(f"{question} — {answer}", before, turn)
        return
    if proposal is None or not answer or answer.endswith("?") or begins(turn.pack.refusals, _bare(answer, turn)):
        return
    is_yes = is_all(turn.pack.bare_yes, _bare(answer, turn)) and before.said[-1] == proposal
    if not (is_yes or _accepts(answer, proposal, turn)):
        return
    yield _decision(f"{offered(proposal, before).rstrip(' ?')} — {answer}", before, turn)


def _decision(text: str, before: Heard, turn: Heard) -> Claim:
    return Claim(
        text=text, bare=bare(text, turn.pack), reading="statement", place=-1, turn=turn.turn.id, speaker=turn.turn.speaker,
        also=(before.turn.id,), language=turn.pack.code,
    )  # fmt: skip


def offered(proposal: str, heard: Heard) -> str:
    """A proposal without what it takes the speaker to be: "as you live in Rome, let's…" is nobody's word.

    Known false positives: a condition of the proposal that speaks of the speaker's own things.
    """
    pack, parts = heard.pack, clauses(proposal, heard.pack)
    proposes = [n for n, part in enumerate(parts) if says(pack.proposals, _bare(proposal[part.start : part.end], heard))]
    first = proposes[0] if proposes else 0
    start = parts[first].start if any(_presumes(proposal[p.start : p.end], heard) for p in parts[:first]) else 0
    last = next((p.start for p in parts[first + 1 :] if _presumes(proposal[p.start : p.end], heard)), len(proposal))
    kept = proposal[start:last]
    marks = compiled(pack.proposals)
    match = marks.search(sign_by_sign(kept)) if marks is not None else None
    if match is not None and _presumes(kept[: match.start()], heard) and not begins(pack.question_starts, _bare(kept, heard)):
        kept = kept[match.start() :]
    return trimmed(kept, " ,;:–—-")


def _presumes(text: str, heard: Heard) -> bool:
    """Whether words of an assistant tell of the speaker: "you have", "your knee", "as a nurse"."""
    said = _bare(text, heard)
    return begins(heard.pack.premises, said) or says(heard.pack.second_person, said)


def _accepts(answer: str, proposal: str, turn: Heard) -> bool:
    """It says that this is decided ("go with that"), or says yes and the proposal's own words again.

    What names something that the proposal does not ("go with three others") orders anew: it accepts nothing.
    """
    said, pack = _bare(answer, turn), turn.pack
    rest = _after_yes(said, turn)
    if len(said.split()) > 3 * _SHORT:
        return False
    theirs = content(bare(proposal, pack), pack.code)
    for text in (said, bare(cut_openers(answer, pack), pack)):
        if (match := match_at(pack.acceptances, text)) is not None:
            named = content(_first_part(text[match.end() :]), pack.code)
            return not named or bool(named & theirs) or begins(pack.acceptances, text[match.end() :].strip())
    words = content(_first_part(rest), pack.code)
    settled = rest != said or any(begins(pack.acceptances, part.strip()) for part in rest.split(",")[1:])
    return settled and bool(words) and words <= theirs


def _first_part(text: str) -> str:
    return (_FIRST_PART.match(text) or [""])[0]


def _after_yes(said: str, turn: Heard) -> str:
    match = match_at(turn.pack.bare_yes, said)
    return said[match.end() :] if match is not None else said


def _told_of(before: Heard, turn: Heard, answer: str) -> str:
    """The assistant's question about the speaker's life that an answer tells something of; or "".

    A yes with something of its own ("yes, peanuts"), a word or two alone to a question about what lasts ("peanuts"), or a
    plain yes to what the question takes the speaker for ("you're vegan, right?").
    """
    question = before.said[-1] if before.said[-1].rstrip().endswith("?") else ""
    said = _bare(answer, turn)
    if not question or answer.rstrip().endswith("?") or says(turn.pack.hedges, said):
        return ""
    if is_all(turn.pack.plain_yes, said):
        return question if is_taken_for(question, turn.pack) else ""
    asked = bare(question, turn.pack)
    if not says(turn.pack.inquiries, asked) or says(turn.pack.offers, asked):
        return ""
    return question if _answers(answer, said, turn, lasting=says(turn.pack.askable, asked)) else ""


def _answers(answer: str, said: str, turn: Heard, *, lasting: bool) -> bool:
    """Whether an answer that is no statement alone tells what was asked."""
    rest = _after_yes(said, turn)
    if read(answer, turn.pack) not in _BARE_ANSWERS:
        return False
    if rest != said and len(content(rest, turn.pack.code)) > 1:
        return True
    empty = begins(turn.pack.refusals, rest) or begins(turn.pack.anaphora, rest) or says(turn.pack.idle, rest)
    return lasting and not empty and len(rest.split()) <= _SHORT and bool(substance(answer, rest, turn.pack))


def is_taken_for(question: str, pack: ReflectionPack) -> bool:
    """Whether a question holds one statement about the speaker that would be kept if the speaker made it.

    "You're allergic to nuts, aren't you?", "Should I note that you're vegan?"; not "you're tired, right?", nor how the
    speaker feels for the assistant. Nothing of it is kept without the speaker's yes.
    """
    match = match_at(pack.taken_for, bare(question, pack).rstrip("?!. "))
    told = next((part for part in match.groups() if part), "") if match is not None else ""
    if not told or says(pack.to_assistant, told):
        return False
    for pattern, of_speaker in pack.turned:
        told = re.sub(pattern, of_speaker, told)
    return read(told, pack) == "statement"


def _bare(sentence: str, turn: Heard) -> str:
    return bare(sentence, turn.pack).rstrip(".! ")


def is_proposal(sentence: str, heard: Heard) -> bool:
    """Something to decide, not an offer to do something now and no question about the speaker."""
    said = bare(sentence, heard.pack)
    return says(heard.pack.proposals, said) and not says(heard.pack.offers, said)


def in_play(heard: Heard) -> frozenset[int]:
    """Places of the sentences that state nothing of anybody: handed over to be worked on, or of a scene that the turn plays.

    A scene is all before a sign of real life.
    """
    handed = not_stated(heard.said, heard.pack)
    rest = [n for n in range(len(heard.said)) if n not in handed]
    if not heard.plays and not any(says(heard.pack.fiction, bare(heard.said[n], heard.pack)) for n in rest):
        return handed
    for place in rest:
        if says(heard.pack.real_life, bare(heard.said[place], heard.pack)):
            return handed | frozenset(range(place))
    return frozenset(range(len(heard.said)))


__all__ = ["accepted", "corrected", "in_play", "is_mockery", "is_proposal", "is_taken_for", "offered", "taken_back"]
