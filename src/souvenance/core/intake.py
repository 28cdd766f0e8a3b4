"""The door: what is done to a text before anything else sees it, each thing counted."""

import re
import unicodedata
from collections import Counter

import regex

from souvenance.errors import InputError

_PRIVATE = re.compile(r"<(/?)private>", re.IGNORECASE)
_SURROGATE = re.compile("[\ud800-\udfff]")
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
_JOINER = "\N{COMBINING GRAPHEME JOINER}"
# More marks on one letter than any writing has: normalisation sorts them in quadratic time (UAX 15, Stream-Safe Text).
_CROWD = regex.compile(rf"((?:(?!{_JOINER})\p{{M}}){{30}})(?=(?!{_JOINER})\p{{M}})")


def clean(text: str, mended: Counter[str]) -> str:
    """A text as it is stored: NFC, private spans gone, NUL and lone surrogates replaced.

    Args:
        text: as given. A ``<private>`` that is never closed hides the rest of the text; one inside another belongs to it.
        mended: what was done is added here, cause by cause.
    """
    text = _whole(text, mended)
    if "<" in text:
        kept, withheld = _public(text)
        if withheld:
            mended["private spans, not stored"] += withheld
            text = "".join(kept).strip()
            if any(not tag[1] for tag in _PRIVATE.finditer(text)):  # "<pri" and "vate>" stood around a span
                text = " ".join(kept).strip()
    return _composed(text, mended)


def storable(text: str) -> str:
    """What a name or a question becomes: NFC, without NUL and lone surrogates; nothing in it is private."""
    return _composed(_whole(text, Counter()), Counter())


def _whole(text: str, mended: Counter[str]) -> str:
    if not isinstance(text, str):
        raise InputError(f"{repr(text)[:80]} is no text")
    if not text.isascii() and _SURROGATE.search(text):
        # A pair of surrogates is one character that came in two halves (JSON escapes decoded apart): joined again.
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
    text, replaced = _UNSTORABLE.subn(REPLACEMENT, text)
    if replaced:
        mended["characters that cannot be stored, replaced"] += replaced
    return text


def private_spans(text: str) -> list[tuple[int, int]]:
    """Where a text is private, tags included: (start, end) of each span, in order. One that is never closed goes to the end."""
    spans: list[tuple[int, int]] = []
    start, depth = 0, 0
    for tag in _PRIVATE.finditer(text):
        if not tag[1]:
            start = start if depth else tag.start()
            depth += 1
        elif depth:
            depth -= 1
            if not depth:
                spans.append((start, tag.end()))
    return [*spans, (start, len(text))] if depth else spans


def _public(text: str) -> tuple[list[str], int]:
    """What stands outside of private spans, and how many of those there are."""
    spans = private_spans(text)
    starts = [0, *(end for _, end in spans)]
    ends = [*(start for start, _ in spans), len(text)]
    return [text[start:end] for start, end in zip(starts, ends, strict=True)], len(spans)


def _composed(text: str, mended: Counter[str]) -> str:
    """NFC; a crowd of marks is parted by a character that is not seen, before it is sorted."""
    if text.isascii():
        return text
    text, parted = _CROWD.subn(rf"\1{_JOINER}", text)
    text = unicodedata.normalize("NFC", text)
    if not parted:
        return text
    mended["crowds of marks on one letter, parted"] += parted
    return _composed(text, mended)  # a mark may have become two
