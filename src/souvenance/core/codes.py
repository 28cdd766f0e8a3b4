"""One sign a dimension: a vector in 1/32 of its size, enough to choose which ones are then scored exactly."""

import numpy as np
import numpy.typing as npt

from souvenance.core.postings import Scores

Codes = npt.NDArray[np.uint64]


def codes_of(vectors: Scores, centre: Scores) -> Codes:
    """(n, d) unit vectors -> (n, ceil(d / 64)) codes: bit set where the vector lies above the centre.

    Args:
        centre: (d,) a mean of such vectors. Embedding models crowd their vectors into a cone; without it most signs agree.
    """
    bits = np.packbits(vectors > centre, axis=1)
    padded = np.zeros((len(vectors), (vectors.shape[1] + 63) // 64 * 8), np.uint8)
    padded[:, : bits.shape[1]] = bits
    return padded.view(np.uint64)


def agreement(codes: Codes, query: Scores, centre: Scores) -> Scores:
    """How many signs of each of n codes agree with the query's: (n,), higher is nearer."""
    asked = codes_of(query[None, :], centre)
    differing: Scores = np.bitwise_count(codes ^ asked).sum(axis=1, dtype=np.int32).astype(np.float32)
    return -differing
