"""What a memory is found by among others: read out of its text once, and kept beside it as bytes.

Only numbers are kept, and hashes of words: whoever is found by them is then read in full, so that what was read by an older
version of the rules can lose a twin, and never makes one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from struct import Struct
from typing import Self
from zlib import crc32

import numpy as np
import numpy.typing as npt

from souvenance.core.caches import of_texts
from souvenance.core.prepared import Prepared

KEYS_VERSION = 3  # raised with every change of what is read: older bytes are read anew. A test tells when

U64 = npt.NDArray[np.uint64]
Rows = npt.NDArray[np.int32]

_RING, _BLOCK, _TEXT = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9  # keep the kinds of key apart
_WORD = np.dtype("<u8")
_HEADER = 2  # words before the keys: version and counts of 16 bits each, then the check of the text and the worded forms
_COUNTS = Struct("<4HI")  # of the header: all but the worded forms
_PART, _MOST = 16, 0xFFFF


@dataclass(frozen=True, slots=True)
class Keys:
    """Of one memory, 64 bits each."""

    kept: frozenset[int]  # every text that states the same asks for one of these, see ``asked``
    terms: frozenset[int]  # its content words, the first form of each
    forms: frozenset[int]  # every form of them


def kept(one: Prepared) -> frozenset[int]:
    """The keys under which a memory is found."""
    keys = {_text_key(one), one.whole, one.ring ^ _RING if one.ring else 0}
    return frozenset((keys | {block.key ^ _BLOCK for block in one.blocks}) - {0})


def asked(one: Prepared) -> frozenset[int]:
    """The keys under which every memory that states the same as this one is found."""
    held = {_text_key(one), one.whole, one.ring ^ _RING if one.ring else 0}
    taken_up = {one.whole ^ _BLOCK} if one.whole else set()
    return frozenset((held | taken_up | {block.key for block in one.blocks}) - {0})


def packed(one: Prepared) -> bytes:
    """The keys of a text as bytes: a header, then what is kept, the terms and the other forms, each ascending."""
    parts = [sorted(kept(one)), sorted(one.terms), sorted(one.forms - one.terms)]
    first = KEYS_VERSION | sum(len(part) << (_PART * at) for at, part in enumerate(parts, 1))  # no text of that length has more
    second = _check(one.text, one.language) | one.worded << 32
    return np.array([first, second, *chain.from_iterable(parts)], _WORD).tobytes()


def fits(kept_before: bytes, text: str, language: str) -> bool:
    """Whether bytes are the keys of this text, as this version reads it."""
    if len(kept_before) < _COUNTS.size:
        return False
    version, *counts, check = map(int, _COUNTS.unpack_from(kept_before))  # not by numpy: there are ten thousand
    whole = len(kept_before) == (_HEADER + sum(counts)) * _WORD.itemsize
    return whole and version == KEYS_VERSION and check == _check(text, language)


@of_texts
@lru_cache(maxsize=4_096)  # rows that are looked at one by one: the latest, and those taken away
def unpacked(one: bytes) -> Keys:
    """The keys that ``packed`` made bytes of."""
    first, _, *keys = np.frombuffer(one, _WORD).tolist()
    n_kept, n_terms, _ = (first >> (_PART * at) & _MOST for at in (1, 2, 3))
    terms = frozenset(keys[n_kept : n_kept + n_terms])
    return Keys(frozenset(keys[:n_kept]), terms, terms | frozenset(keys[n_kept + n_terms :]))


def worded(one: bytes) -> int:
    """How many of the forms are no figures: a date is three terms, and the first to differ."""
    return int.from_bytes(one[12:16], "little")


@dataclass(frozen=True, slots=True)
class KeyColumns:
    """The keys of n memories one after another, each with the row of the memory that has it."""

    kept: tuple[U64, Rows]
    terms: tuple[U64, Rows]
    forms: tuple[U64, Rows]

    @classmethod
    def of(cls, rows: Sequence[bytes], first: int = 0) -> Self:
        """Of memories in the order of their rows, which are counted from ``first``."""
        words = np.frombuffer(b"".join(rows), _WORD).astype(np.uint64, copy=False)
        ends = np.cumsum([len(one) // _WORD.itemsize for one in rows], dtype=np.int64)
        starts = ends - np.diff(ends, prepend=0)
        heads = words[starts] if len(rows) else words
        counts = [(heads >> np.uint64(_PART * at) & np.uint64(_MOST)).astype(np.int64) for at in (1, 2, 3)]
        kept_at = starts + _HEADER
        terms_at = kept_at + counts[0]
        return cls(
            _parts(words, kept_at, counts[0], first),
            _parts(words, terms_at, counts[1], first),
            _parts(words, terms_at, counts[1] + counts[2], first),
        )


def _parts(words: U64, starts: npt.NDArray[np.int64], counts: npt.NDArray[np.int64], first: int) -> tuple[U64, Rows]:
    """A part of every row, end to end, and the row of each word."""
    owner = np.repeat(np.arange(len(starts), dtype=np.int64), counts)
    ends = np.cumsum(counts)
    inside = np.arange(len(owner), dtype=np.int64) - (ends - counts)[owner]
    return words[starts[owner] + inside], (owner + first).astype(np.int32)


def _text_key(one: Prepared) -> int:
    return int.from_bytes(one.key[:8], "little") ^ _TEXT


def _check(text: str, language: str) -> int:
    return crc32(f"{language}\0{text}".encode("utf-8", "surrogatepass"))
