"""Which sentences of a message are not the speaker's own statements: others' words, and text handed over to be worked on.

The lead-in decides who speaks behind it ("my brother said:", "Paul:", "translate this:", "here is the page:"), and how far.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from souvenance.core.clauses import begins, compiled, is_all, says, sentences, sign_by_sign
from souvenance.core.fold import fold
from souvenance.languages.handed import HANDED, HandedPack

Reach = Literal["sentence", "line", "paragraph", "page"]  # "page": to the end of the message, whatever it says

_COLON = re.compile(r"\s{0,2}(?::(?=\s|$|[^\W\d_]|[\"'«“])|：)\s{0,3}")
_MOST_LEAD = 120  # characters of a lead-in
_MOST_COLONS = 3  # of a sentence that are looked at
_BULLET = re.compile(r"(?:[-*•–]|\d{1,2}[.)]) +")
_STAMP = re.compile(
    r"[\[(]?(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? )?\d{1,2}(?::|h)\d{2}(?::\d{2})?(?: ?[ap]m)?[\])]?,?(?: ?[-–])? ?"
)
_STRONG = re.compile(r"[\[(].*[\])]|.*[-–] ?$")  # a time as programs write it: "[10:02]", "10:02 -"
_SOMEBODY = re.compile(r"@?[^\W\d_][\w.'’-]{0,20}(?: [^\W\d_][\w.'’-]{0,20}){0,2}(?: \([^)]{1,20}\))?")
_LETTER = re.compile(r"[A-Z]")
_TIMED = re.compile(r"[^\W\d_][\w.'’ -]{1,30} \(\d{1,2}[:h]\d{2}\)")
_ASIDE = re.compile(r" \([^)]{1,20}\)$")
_HANDLE = re.compile(r"@[\w.-]{2,30}")
_JOINS = r"\b(?:and|but|so|then|et|mais|puis|alors|as|comme)\b"
_OWN_END = re.compile(rf"(?:[\s,;:.(–—-]|{_JOINS})+$", re.IGNORECASE)
_TURN = re.compile(rf"(?:[,;:.(–—-]|{_JOINS})\s*$")  # behind it somebody else may come in
_SEPARATOR = re.compile(r"[ \t](?:--|—)[ \t]|\n[ \t]*(?:-{2,}|—)")
_HEADER_LINES = 3  # around the sender, where another header or a greeting stands
_MOST_CLAUSE = 400  # characters of a sentence in which a denial is looked for


@dataclass(frozen=True, slots=True, kw_only=True)
class Parted:
    """The sentences of a message in order.

    ``own``: of the speaker, "" where the sentence, or what its lead-in leaves of it, is none of theirs.
    ``handed``: what is not, lead-ins and all.
    """

    own: tuple[str, ...]
    handed: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Piece:
    """One sentence of a message, and where it stands."""

    text: str
    said: str  # folded sign by sign
    place: int
    line: int
    paragraph: int
    opens_line: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class _Lead:
    """Where in a sentence somebody else's words begin, their lead-in included, and how far they go."""

    start: int
    reach: Reach


def parted(text: str, *, speaker: str) -> Parted:
    """The sentences of a message, told apart.

    Args:
        text: one message, rid of quotations.
        speaker: whose message it is: their own name before a colon is no other's.

    Known false positives: a heading that is also a first name ("Rose: I prune it in March").
    """
    pieces = _pieces(text)
    theirs = _in_shape(text, pieces, speaker)
    own, handed = [], []
    opener: tuple[_Piece, Reach] | None = None
    for n, piece in enumerate(pieces):
        if opener is not None and not _goes_on(*opener, piece):
            opener = None
        if n in theirs or opener is not None:
            kept = ""
        else:
            lead = _lead_in(piece, pieces, speaker)
            opener = (piece, lead.reach) if lead is not None and lead.reach != "sentence" else None
            kept = piece.text if lead is None else _OWN_END.sub("", piece.text[: lead.start])
        own.append(_asked_to_keep(kept))
        if kept != piece.text:
            handed.append(piece.text[len(kept) :].strip())
    return Parted(own=tuple(own), handed=tuple(handed))


def _asked_to_keep(text: str) -> str:
    """A sentence without the words that ask to keep it: "don't forget that"."""
    said = sign_by_sign(text)
    for pack in HANDED:
        rule = compiled(pack.keepsakes)
        if rule is not None and (match := rule.match(said)) is not None:
            return text[match.end() :]
    return text


# -- where sentences stand -------------------------------------------------------------------------------------------------
def _pieces(text: str) -> list[_Piece]:
    found: list[_Piece] = []
    line = paragraph = end = 0
    for place, sentence in enumerate(sentences(text)):
        start = text.index(sentence, end)
        breaks = text.count("\n", end, start)
        line += breaks
        paragraph += len(re.findall(r"\n\s*\n", text[end:start])) > 0
        found.append(
            _Piece(
                text=sentence, said=sign_by_sign(_spelled(sentence)), place=place, line=line, paragraph=paragraph,
                opens_line=not place or breaks > 0,
            )
        )  # fmt: skip
        end = start + len(sentence)
        line += sentence.count("\n")
    return found


def _spelled(sentence: str) -> str:
    """A sentence with the spellings that would fold to another word replaced, sign for sign."""
    for pack in HANDED:
        for pattern, other in pack.spellings:
            sentence = re.sub(pattern, other, sentence, flags=re.IGNORECASE)
    return sentence


def _goes_on(opener: _Piece, reach: Reach, piece: _Piece) -> bool:
    """Whether a sentence belongs to the words that an earlier one introduced."""
    if reach == "page":
        return True
    if any(says(pack.returns, piece.said) for pack in HANDED):
        return False
    return piece.line == opener.line if reach == "line" else piece.paragraph == opener.paragraph


# -- lead-ins --------------------------------------------------------------------------------------------------------------
def _lead_in(piece: _Piece, pieces: Sequence[_Piece], speaker: str) -> _Lead | None:
    after = next((one for one in pieces[piece.place + 1 :]), None)
    for match in list(_COLON.finditer(piece.text[: _MOST_LEAD + 3]))[:_MOST_COLONS]:
        found = _before_colon(piece, match, after, pieces, speaker)
        if found is not None:
            return found
        if _is_speaker(piece.said[: match.start()], speaker):
            return None
    return _without_colon(piece, after)


def _before_colon(
    piece: _Piece, match: re.Match[str], after: _Piece | None, pieces: Sequence[_Piece], speaker: str
) -> _Lead | None:
    bullet = _BULLET.match(piece.said)
    head, rest = piece.said[bullet.end() if bullet else 0 : match.start()], piece.said[match.end() :].strip()
    skipped = bullet.end() if bullet else 0
    if not head or _is_speaker(head, speaker) or any(says(pack.to_memory, head) for pack in HANDED):
        return None
    alone = not rest
    for pack in HANDED:
        if (task := _found(pack.tasks, head)) is not None:
            return _Lead(start=task + skipped if task else 0, reach="page" if alone else "line")
        if (said := _saying(head, piece.text[skipped : match.start()], pack)) is not None:
            start, of_page = said
            far: Reach = ("page" if of_page else "paragraph") if alone else ("line" if of_page else "sentence")
            return _Lead(start=start + skipped if start else 0, reach=far)
        if is_all(pack.texts, head) or (is_all(pack.exercises, head) and _is_worked_on(piece, pieces)):
            return _Lead(start=0, reach="page" if alone else "line")
    words = rest or (after.said if after is not None and piece.line + 1 == after.line else "")
    if _is_somebody(head, piece.text[skipped : match.start()]) and _speaks(words, head):
        return _Lead(start=0, reach="paragraph" if alone else "line")
    return None


def _found(pattern: str, head: str) -> int | None:
    rule = compiled(pattern)
    match = rule.search(head) if rule is not None else None
    return match.start() if match is not None else None


def _saying(head: str, written: str, pack: HandedPack) -> tuple[int, bool] | None:
    """Where somebody else who says something begins in a lead-in, and whether that is a page; or None."""
    rule = compiled(pack.sayings)
    for match in rule.finditer(head) if rule is not None else ():
        who = _other(match, written, pack)
        if who:
            first = match.start()
            return (first if _TURN.search(head[:first]) else 0), says(pack.pages, who)
    return None


def _other(match: re.Match[str], written: str, pack: HandedPack, *, sure: bool = False) -> str:
    """Who says something, where it is somebody else than the speaker; of ``sure``, whoever knows: a doctor. Else ""."""
    groups = match.groupdict()
    who = groups.get("who") or groups.get("what") or groups.get("quoted") or groups.get("written") or ""
    name = groups.get("name")
    if name is not None:
        first = written[match.start("name") : match.start("name") + 1]
        who = name if first.isupper() and pack.no_names.isdisjoint(name.split()) else ""
    if not who or says(pack.speaker, who) or (not sure and says(pack.authorities, who)):
        return ""
    return who


def _is_speaker(head: str, speaker: str) -> bool:
    stamp = _STAMP.match(head)
    name = head[stamp.end() :] if stamp else head
    return any(name in pack.myself for pack in HANDED) or (bool(name) and name in {fold(speaker), *fold(speaker).split()})


def _is_somebody(head: str, written: str) -> bool:
    """Whether a lead-in is a name, or one of the speaker's circle."""
    stamp = _STAMP.match(head)
    if stamp is not None:
        head, written = head[stamp.end() :], written[stamp.end() :]
    if _HANDLE.fullmatch(head):
        return True
    if _TIMED.fullmatch(head):
        return True
    first, *others = _ASIDE.sub("", head).split() or [""]
    if any(is_all(pack.kin, head) or is_all(pack.bare_kin, head) for pack in HANDED):
        return True
    named = any({first, first.partition("-")[0]} & pack.names for pack in HANDED) and written[:1].isupper()
    return named and len(others) <= 1 and all(word[:1].isupper() for word in written.split()[1:2])


def _speaks(words: str, head: str) -> bool:
    """Whether what stands behind a name is what they say of themself, or an order; no list of what the speaker has."""
    label = any(is_all(pack.bare_kin, head) and begins(pack.has_some, words) for pack in HANDED)
    return not label and any(begins(pack.speaks, words) for pack in HANDED)


def _is_worked_on(piece: _Piece, pieces: Sequence[_Piece]) -> bool:
    """Whether a sentence behind this one says what is to be done with it."""
    return any(
        is_all(pack.forms, one.said) or is_all(pack.about_text, one.said)
        for one in pieces[piece.place + 1 :]
        for pack in HANDED
    )


def _without_colon(piece: _Piece, after: _Piece | None) -> _Lead | None:
    for pack in HANDED:
        if is_all(pack.about_text, piece.said) and after is not None and after.opens_line and not piece.place:
            return _Lead(start=len(piece.text), reach="page")
        if begins(pack.tasks_on, piece.said):
            return _Lead(start=0, reach="line")
        rule = compiled(pack.orders)
        if rule is not None and (match := rule.match(piece.said)) and _other(match, piece.text, pack):
            return _Lead(start=0, reach="sentence")
        if _is_denied_report(piece, after, pack):
            return _Lead(start=0, reach="sentence")
    if after is not None and any(is_all(pack.forms, after.said) for pack in HANDED) and after.paragraph == piece.paragraph:
        return _Lead(start=0, reach="sentence")
    return None


def _is_denied_report(piece: _Piece, after: _Piece | None, pack: HandedPack) -> bool:
    """What somebody else says of the speaker, where the speaker denies it; an opinion, unless the speaker agrees."""
    rule = compiled(pack.reports)
    match = rule.match(piece.said) if rule is not None else None
    if match is None or not _other(match, piece.text, pack, sure=True):
        return False
    rest, behind = piece.said[match.end() : match.end() + _MOST_CLAUSE], after.said if after is not None else ""
    if says(pack.denies_within, rest) or begins(pack.denies, behind):
        return True
    agreed = says(pack.agrees, rest) or (after is not None and says(pack.agrees, behind))
    return not agreed and begins(pack.traits, rest) and bool(_other(match, piece.text, pack))


# -- e-mails, letters, transcripts -----------------------------------------------------------------------------------------
def _in_shape(text: str, pieces: Sequence[_Piece], speaker: str) -> frozenset[int]:
    """Places of the sentences of an e-mail, of a letter that something is to be done with, of a conversation of others."""
    return frozenset((*_e_mail(pieces), *_letter(text, pieces), *_conversation(pieces, speaker)))


def _e_mail(pieces: Sequence[_Piece]) -> Iterator[int]:
    """From the line that names the sender to the end of the message."""
    for n, piece in enumerate(pieces):
        if piece.opens_line and any(is_all(pack.senders, piece.said) for pack in HANDED):
            around = pieces[max(0, n - _HEADER_LINES) : n + 1 + _HEADER_LINES]
            if any(
                is_all(p.headers, one.said) or (one.place > n and is_all(p.greetings, one.said))
                for one in around
                for p in HANDED
            ):
                yield from range(n, len(pieces))
                return


def _letter(text: str, pieces: Sequence[_Piece]) -> Iterator[int]:
    """From a salutation to the end, where it is signed, or a request about it stands before or behind it."""
    opens = next((n for n, one in enumerate(pieces) if any(begins(pack.salutations, one.said) for pack in HANDED)), None)
    if opens is None:
        return
    signed = any(is_all(pack.sign_offs, one.said) for one in pieces[opens + 1 :] for pack in HANDED)
    asked = any(_asks_about(one.said) for n, one in enumerate(pieces) if n != opens)
    parts = _SEPARATOR.split(text)
    if signed or asked or (len(parts) > 1 and _asks_about(sign_by_sign(parts[-1]).strip())):
        yield from range(opens, len(pieces))


def _asks_about(said: str) -> bool:
    said = re.sub(r"^[-–—\s]+", "", said)
    return any(is_all(pack.about_text, said) or is_all(pack.forms, said) for pack in HANDED)


def _conversation(pieces: Sequence[_Piece], speaker: str) -> Iterator[int]:
    """The lines of others in a conversation: names and times before colons, or single letters, or the same names again."""
    heads = {one.place: head for one in pieces if one.opens_line and (head := _head(one.text)) is not None}
    names = [fold(name) for name in heads.values()]
    timed = [one for one in pieces if one.place in heads and (match := _STAMP.match(one.text)) and _STRONG.match(match[0])]
    lettered = sum(bool(_LETTER.fullmatch(name)) for name in heads.values()) > 1
    labels, counts = _labels(pieces), Counter(names)
    again = any(count > 1 and name not in labels for name, count in counts.items())
    if len(timed) < len(heads) and not lettered and not (again and len(counts) > 1):
        return
    current: str | None = None
    for one in pieces:
        current = heads.get(one.place, current if one.place else None)
        if current is not None and not _is_speaker(fold(current), speaker):
            yield one.place


def _labels(pieces: Sequence[_Piece]) -> frozenset[str]:
    """Heads that stand twice in a row: a list of one heading, no conversation."""
    heads = [fold(head) if (head := _head(one.text)) else "" for one in pieces]
    return frozenset(one for one, other in pairwise(heads) if one and one == other)


def _head(text: str) -> str | None:
    """The name before the first colon of a line, its time left out, or None."""
    stamp = _STAMP.match(text)
    match = _COLON.search(text, stamp.end() if stamp else 0)
    if match is None:
        return None
    head = text[stamp.end() if stamp else 0 : match.start()].strip()
    return head if _SOMEBODY.fullmatch(head) and (stamp or head[:1].isupper()) else None


__all__ = ["Parted", "parted"]
