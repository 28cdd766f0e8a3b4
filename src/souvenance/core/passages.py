"""A long output cut into passages: what is found of it, and shown, is one of them and not the whole."""

from collections.abc import Iterator

PASSAGE_CHARS = 1_200  # about 300 tokens


def passages(text: str) -> tuple[str, ...]:
    """The text in pieces of at most 1,200 characters, cut at line ends where there are any; joined they are the text."""
    return tuple(_pieces(text))


def _pieces(text: str) -> Iterator[str]:
    start = 0
    while start < len(text):
        end = min(len(text), start + PASSAGE_CHARS)
        if end < len(text) and (line := text.rfind("\n", start + PASSAGE_CHARS // 2, end)) > 0:
            end = line + 1
        elif end < len(text) and (blank := text.rfind(" ", start + PASSAGE_CHARS // 2, end)) > 0:
            end = blank + 1
        yield text[start:end]
        start = end


def passage_ref(chunk: str, place: int) -> str:
    """The id of a passage in the index."""
    return f"{chunk}.{place}"


def passage_of(ref: str) -> tuple[str, int]:
    """(hash of the chunk, place from 0) of such an id."""
    chunk, _, place = ref.rpartition(".")
    return chunk, int(place)
