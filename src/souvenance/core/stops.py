"""Where a sentence stops, for whoever needs no more than that: the windows of a long text, the question in it, who asks.

Others cut on purpose otherwise, and say so: ``clauses.sentences`` knows abbreviations and a full stop without a blank, as
typed in haste; ``claims`` keeps numbers and titles whole for the spans that its markers name; ``finding`` must keep
"15 déc. 2012" whole and stops at ";"; ``concepts`` holds a colon at the end of a line for a stop, as pages that command are
laid out.
"""

import re

# A full stop counts before a blank only ("3.14", "a.b@c.org"); ideographic stops need none. The rest: Arabic and Hindi.
_CLOSED = r"(?:[\"'”’)\]]|[ \u00a0\u202f]?»){0,4}"  # French has a blank before its own
STOP = re.compile(rf"[.!?…؟।]+{_CLOSED}(?=\s|\Z)|[。！？]+{_CLOSED}|\n+")
_ASKS = re.compile(r"[?？؟][\"'»”’)\]!?\s]{0,6}\Z")


def stopped(text: str) -> list[str]:
    """The sentences of a text in order, each with its sign, stripped; none of them empty."""
    ends = [match.end() for match in STOP.finditer(text)]
    pieces = (text[start:end].strip() for start, end in zip([0, *ends], [*ends, len(text)], strict=True))
    return [piece for piece in pieces if any(character.isalnum() for character in piece)]


def asks(sentence: str) -> bool:
    """Whether a sentence ends as a question."""
    return _ASKS.search(sentence) is not None
