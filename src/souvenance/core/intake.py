"""The door: what is done to a text before anything else sees it, each thing counted."""

import re
import unicodedata
from collections import Counter

_PRIVATE = re.compile(r"<private>.*?(?:</private>|\Z)", re.IGNORECASE | re.DOTALL)
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def clean(text: str, mended: Counter[str]) -> str:
    """A text as it is stored: NFC, private spans gone, NUL and lone surrogates replaced.

    Args:
        text: as given. A ``<private>`` that is never closed hides the rest of the text.
        mended: what was done is added here, cause by cause.
    """
    if not text.isascii() and (found := _UNSTORABLE.search(text)) is not None:
        # A pair of surrogates is one character that came in two halves (JSON escapes decoded apart): joined again.
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass") if found[0] != "\x00" else text
    text, replaced = _UNSTORABLE.subn(REPLACEMENT, text)
    if replaced:
        mended["characters that cannot be stored, replaced"] += replaced
    if "<" in text:
        text, withheld = _PRIVATE.subn("", text)
        if withheld:
            mended["private spans, not stored"] += withheld
            text = text.strip()
    return unicodedata.normalize("NFC", text)
