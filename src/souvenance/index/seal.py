"""A checksum on each row and vector: SQLite notices a broken page, not a changed number in a whole one."""

import math
import struct
from collections.abc import Sequence
from zlib import crc32

import numpy as np
import numpy.typing as npt

from souvenance.errors import IndexBroken

_NUMBERS = struct.Struct("<qdqqd")


def row_seal(
    ref: str, session: str, seq: int, at: float | None, speaker: int, language: str, length: int, asks: float,
    terms: bytes, others: bytes,
) -> int:  # fmt: skip
    """Of what a search reads of a row. Raises IndexBroken where a value has no longer the type that it was written with."""
    try:
        numbers = _NUMBERS.pack(seq, math.nan if at is None else at, speaker, length, asks)
        names = f"{ref}\n{session}\n{language}".encode("utf-8", "surrogatepass")
        return crc32(others, crc32(terms, crc32(numbers, crc32(names))))
    except (struct.error, TypeError) as exc:
        raise IndexBroken(f"the index holds nonsense ({exc}); it is made again from the ledger") from exc


def sealed(vectors: npt.NDArray[np.float16], keys: Sequence[int]) -> list[bytes]:
    """(n, d) vectors as they are stored under these keys: padded to whole words, a checksum behind."""
    n, dim = vectors.shape
    words = np.zeros((n, _words(dim) + 1), "<u4")
    words.view("<f2")[:, :dim] = vectors
    words[:, -1] = _checksums(words[:, :-1], np.array(keys, np.int64))
    return [row.tobytes() for row in words]


def unsealed(stored: Sequence[bytes], keys: Sequence[int] | npt.NDArray[np.int64], dim: int) -> npt.NDArray[np.float16]:
    """(n, d) the vectors again. Raises IndexBroken where one is not what was stored."""
    whole, width = b"".join(stored), _words(dim) + 1
    if len(whole) == 4 * len(stored) * width:
        words = np.frombuffer(whole, "<u4").reshape(-1, width)
        if (words[:, -1] == _checksums(words[:, :-1], np.array(keys, np.int64))).all():
            return words.view("<f2")[:, :dim]
    raise IndexBroken("the index is damaged (a vector is not what was stored); it is made again from the ledger")


def _words(dim: int) -> int:
    return (dim + 1) // 2


def _checksums(words: npt.NDArray[np.uint32], keys: npt.NDArray[np.int64]) -> npt.NDArray[np.uint32]:
    """A sum with odd weights: no change of one word can leave it as it was, and it is one pass of numpy, unlike a CRC a row."""
    weights = (np.arange(words.shape[1], dtype=np.uint32) * np.uint32(2) + np.uint32(1)) * np.uint32(0x9E3779B1)
    return words @ weights + (keys & 0xFFFFFFFF).astype(np.uint32) + np.uint32(0x5EA1)
