"""A long output cut into passages: what is found of it, and shown, is one of them and not the whole."""

import re
from collections.abc import Iterator

from souvenance.core.fold import fold

PASSAGE_CHARS = 1_200  # about 300 tokens
_WORD = re.compile(r"\w{2,}")


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


def telling_passage(text: str, query: str) -> str:
    """The passage that holds most of the words of a query, between "…"; a text that is hardly longer than one, whole."""
    if len(text) <= 2 * PASSAGE_CHARS:
        return text
    found = passages(text)
    wanted = _pieces_of(query)
    best = max(range(len(found)), key=lambda place: (_held(found[place], wanted), -place))
    return f"{'… ' if best else ''}{found[best].strip()}{' …' if best + 1 < len(found) else ''}"


def _held(passage: str, wanted: frozenset[str]) -> int:
    said = fold(passage)
    return sum(piece in said for piece in wanted)


def _pieces_of(query: str) -> frozenset[str]:
    """Words; of writings without spaces, pairs of signs."""
    words = _WORD.findall(fold(query))
    return frozenset(word for word in words if word.isascii()) | frozenset(
        word[n : n + 2] for word in words if not word.isascii() for n in range(len(word) - 1)
    )
