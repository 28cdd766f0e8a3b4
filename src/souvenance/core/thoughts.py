"""What a model thinks aloud before it answers, told apart from the answer while it still comes."""

from collections.abc import Iterable, Iterator

TAGS = ("think", "thinking", "thought", "reasoning", "reflection")
_OPENING = tuple(f"<{tag}>" for tag in TAGS)


def without_thoughts(pieces: Iterable[str]) -> Iterator[str]:
    """The pieces of an answer as they come, without ``<think>…</think>`` and white space before it.

    The same text gives the same answer, however it is cut into pieces. A tag inside the answer is left alone; thoughts that
    do not end give nothing.
    """
    held, closing, answering = "", "", False
    for piece in pieces:
        if answering:
            if piece:
                yield piece
            continue
        held += piece
        held, closing, answering = _read_on(held, closing)
        if answering:
            yield held
    if held and not answering and not closing:  # what looked like the beginning of a tag and was none
        yield held


def _read_on(held: str, closing: str) -> tuple[str, str, bool]:
    """What is still to be read, the tag that ends the thoughts at hand ("" outside of any), whether the answer has begun."""
    while True:
        if closing:
            end = held.lower().find(closing)
            if end < 0:
                return held[-len(closing) + 1 :], closing, False
            held, closing = held[end + len(closing) :], ""
        held = held.lstrip()
        begins = held[: max(map(len, _OPENING))].lower()
        opening = next((tag for tag in _OPENING if begins.startswith(tag)), "")
        if not opening:
            return held, "", bool(held) and not any(tag.startswith(begins) for tag in _OPENING)
        held, closing = held[len(opening) :], f"</{opening[1:]}"
