"""What a model thinks aloud before it answers, told apart from the answer while it still comes."""

import re
from collections.abc import Iterable, Iterator

TAGS = ("think", "thinking", "thought", "reasoning", "reflection")
_OPENING = tuple(f"<{tag}>" for tag in TAGS)
_MET = re.compile(rf"```|`[^`\n]+`|<({'|'.join(TAGS)})>", re.IGNORECASE | re.ASCII)


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


def spoken(text: str) -> str:
    """A whole answer without what was thought aloud in the middle of it; what stands in code stays. O(n).

    Thoughts that do not end hide the rest where they begin a line; else the tag was only spoken of.
    """
    kept, at, met_from, is_fenced = list[str](), 0, 0, False
    unended = set[str]()
    while met := _MET.search(text, met_from):
        met_from = met.end()
        if met[1] is None or is_fenced:
            is_fenced ^= met[0] == "```"
            continue
        tag, ended = met[1].lower(), None
        if tag not in unended:
            ended = re.compile(f"</{tag}>", re.IGNORECASE | re.ASCII).search(text, met_from)
        if ended is not None:
            kept.append(text[at : met.start()])
            at = met_from = (
                _after_blanks(text, ended.end()) if not text[max(0, met.start() - 1) : met.start()].strip() else ended.end()
            )
        elif text[text.rfind("\n", 0, met.start()) + 1 : met.start()].strip():
            unended.add(tag)
        else:
            return "".join((*kept, text[at : met.start()])).rstrip()
    return "".join((*kept, text[at:]))


def _after_blanks(text: str, at: int) -> int:
    while text[at : at + 1] in {" ", "\t"}:
        at += 1
    return at
