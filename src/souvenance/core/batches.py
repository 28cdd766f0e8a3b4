"""Places in a session cut into batches that are read at once."""

from collections.abc import Iterator, Sequence


def batches(seqs: Sequence[int], most: int) -> Iterator[tuple[int, int]]:
    """(first, last) of each batch of at most ``most`` places; what stands between two of them is in none.

    Args:
        seqs: rising.
        most: 1 or more.
    """
    first = last = 0
    for seq in seqs:
        if first and (seq != last + 1 or seq - first >= most):
            yield first, last
            first = 0
        first, last = first or seq, seq
    if first:
        yield first, last
