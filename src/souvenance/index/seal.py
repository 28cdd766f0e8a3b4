"""A checksum on each row and vector: SQLite notices a broken page, not a changed number in a whole one."""

import math
import struct
from zlib import crc32

from souvenance.errors import IndexBroken

_NUMBERS = struct.Struct("<qdqqd")
VECTOR_SEAL_BYTES = 4


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


def sealed(vector: bytes, key: int) -> bytes:
    """A vector of a window as it is stored, its checksum behind it."""
    return vector + crc32(vector, key & 0xFFFFFFFF).to_bytes(VECTOR_SEAL_BYTES, "little")


def unsealed(stored: bytes, key: int, size_bytes: int) -> bytes:
    """The vector again. Raises IndexBroken where it is not what was stored."""
    vector, seal = stored[:-VECTOR_SEAL_BYTES], stored[-VECTOR_SEAL_BYTES:]
    if len(vector) != size_bytes or seal != crc32(vector, key & 0xFFFFFFFF).to_bytes(VECTOR_SEAL_BYTES, "little"):
        raise IndexBroken("the index is damaged (a vector is not what was stored); it is made again from the ledger")
    return vector
