"""A memory read once for comparison: its tokens, and the keys under which whatever states the same is found."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice

import regex

from souvenance.core.analyse import analyse
from souvenance.core.fold import thinned
from souvenance.core.literals import lowered
from souvenance.core.postings import term_key
from souvenance.core.wording import Token, Wording, read
from souvenance.languages.carriers import carriers_for
from souvenance.thresholds import MOST_COMPARED_CHARS

MIN_WORDS = 2  # of two texts that are the same word for word
MIN_BLOCK = 3  # words of a shorter text that a longer one may take up: who, does, what
MOST_BLOCKS = 64  # of one text
MIN_RING, MOST_RING = 4, 60  # words of which a part may be moved: of "Paul Martin" and "Martin Paul" none
_UNREAD = regex.compile(r"[\p{L}--[\p{Latin}\p{Greek}\p{Cyrillic}]]", regex.V1)  # letters of clauses that the packs cannot read


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a text that could stand alone, the rest being an addition without carriers."""

    key: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A text read once for comparison. Equal ``key``: the same normalised text."""

    text: str
    language: str
    key: bytes
    tokens: tuple[Token, ...]  # none where only equal texts may merge
    whole: int  # key of all tokens; 0 where there are too few
    ring: int  # the same wherever one begins to read; 0 where nothing may be moved
    pauses: frozenset[int]  # places inside
    joints: frozenset[int]  # places where a part may begin that was moved
    blocks: tuple[Block, ...]
    framed: int  # words around it that tell nothing: "just to remind you"
    accented: bool  # its writer types accents
    terms: frozenset[int]  # keys of its content words' stems, for possible twins
    forms: frozenset[int]  # keys of every form of them
    worded: int  # how many forms are no figures


def normalised(text: str) -> str:
    """NFC, white space and the case of words only: x² is not x2, PATH is not path, and a fold of accents would be a loss."""
    composed = unicodedata.normalize("NFC", thinned(text))
    return unicodedata.normalize("NFC", lowered(" ".join(composed.split())))


def active_key(text: str, subject: str, story: str | None, kind: str) -> bytes:
    """16 bytes that are equal for equal normalised texts of one subject, story and kind: the store's unique key."""
    digest = blake2b(digest_size=16, person=b"active-memory")
    for part in (normalised(text), subject, "" if story is None else f"={story}", kind):
        encoded = part.encode("utf-8", "surrogatepass")
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.digest()


def prepared(text: str, language: str) -> Prepared:
    """Read a text for comparison. Over ``MOST_COMPARED_CHARS``, or without a language pack, only equal texts merge."""
    plain = normalised(text)
    key = blake2b(plain.encode("utf-8", "surrogatepass"), digest_size=16).digest()
    pack = carriers_for(language)
    found = analyse(text[:MOST_COMPARED_CHARS], language)
    terms = frozenset(term_key(group[0]) for group in found.groups)
    forms = {form: term_key(form) for form in found.terms()}
    worded = sum(not form[0].isdigit() for form in forms)
    if pack is None or len(text) > MOST_COMPARED_CHARS:
        return Prepared(
            text=text[:MOST_COMPARED_CHARS], language=language, key=key, tokens=(), whole=0, ring=0, pauses=frozenset(),
            joints=frozenset(), blocks=(), framed=0, accented=False, terms=terms,
            forms=frozenset(forms.values()), worded=worded,
        )  # fmt: skip
    wording = read(text, language, pack)
    takes_up = pack.additions and not _UNREAD.search(text)
    return Prepared(
        text=text,
        language=language,
        key=key,
        tokens=wording.tokens,
        whole=_key(wording.tokens),
        ring=_ring(wording.tokens, pack.times) if takes_up else 0,
        pauses=wording.pauses,
        joints=wording.joints,
        blocks=tuple(islice(_blocks(wording), MOST_BLOCKS)) if takes_up else (),
        framed=wording.framed,
        accented=_accented(plain),
        terms=terms,
        forms=frozenset(forms.values()),
        worded=worded,
    )


def _key(tokens: Sequence[Token]) -> int:
    """Of a row of tokens; 0 for too few: "They do" and "They are" are both but "they"."""
    return term_hash("\0".join(token.canon for token in tokens)) if len(tokens) >= MIN_WORDS else 0


def _ring(tokens: Sequence[Token], times: frozenset[str]) -> int:
    """Key of the tokens read from the one place that does not depend on where the text begins."""
    canons, n = [token.canon for token in tokens], len(tokens)
    least_words = MIN_RING - any(canon.startswith("@w") or canon in times for canon in canons)  # "Monday I swim"
    if not least_words <= n <= MOST_RING:
        return 0
    least = min(canons)
    return term_hash("\0".join(min(canons[at:] + canons[:at] for at in range(n) if canons[at] == least)))


def term_hash(text: str) -> int:
    """64 bits, never 0."""
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "little") or 1


def _blocks(wording: Wording) -> Iterator[Block]:
    """From the start of a sentence to the start of an addition, where what is left out holds no carrier."""
    tokens, n = wording.tokens, len(wording.tokens)
    carriers = [at for at, token in enumerate(tokens) if token.carrier]
    first, last = (carriers[0], carriers[-1] + 1) if carriers else (n, 0)
    starts = wording.sentences if 0 in wording.additions else {0}
    for start in sorted(place for place in starts if place <= first):
        for end in sorted(place for place in wording.additions if place >= max(last, start + MIN_BLOCK)):
            if (start, end) != (0, n):
                yield Block(_key(tokens[start:end]), start, end)


def _accented(text: str) -> bool:
    return not text.isascii() and any(letter in "àâäçéèêëîïôöùûüÿœæñáíóúãõß" for letter in text)
