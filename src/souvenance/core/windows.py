"""A long text cut into pieces that an embedding model reads whole."""

import re
from collections.abc import Callable

from souvenance.core.stops import STOP
from souvenance.thresholds import MOST_WINDOWS, WINDOW_TOKENS

_BLANKS = re.compile(r"\s*")
_BLANK = re.compile(r"\s")
_CHARACTERS_PER_TOKEN = 4.0  # a first guess for European languages; every count corrects it
_MOST_PER_TOKEN = 16.0  # blanks and rules ("=====") have more; a guess from them would count a megabyte of what follows
_SENTENCE_FROM = 0.6  # a sentence may end the piece this far into the room it has; before that, too much room is lost
_WORD_FROM = 0.5  # likewise a word; a longer run without a blank is cut hard
_FULL_ENOUGH = 0.5  # of the aim: below, one try for a longer piece is worth its count
_MOST_GROWTHS = 2
_PATIENT_TRIES = 3


def windows(
    text: str, count: Callable[[str], int], limit: int = WINDOW_TOKENS, most: int = MOST_WINDOWS
) -> tuple[list[str], bool]:
    """Cut a text at sentence ends, else word ends, else anywhere, into pieces of at most ``limit`` tokens.

    A text of at most ``limit`` bytes is not counted: a token stands for a byte at least, whatever the tokenizer. Longer
    ones cost one to three counts of about one window's length each, so the work depends on ``most``, not on the text.

    Args:
        text: any length.
        count: tokens of a text; called on pieces only, never on the whole.
        limit: tokens a window, > 0. Only a single character of more tokens than that goes over it.
        most: windows, > 0.

    Returns:
        The windows in order, none of them blank, without blanks at their ends (a blank text has none), and whether
        something of the text is left beyond the last.
    """
    text = text.strip()
    if len(text) <= limit and len(text.encode("utf-8", "surrogatepass")) <= limit:
        return [text] if text else [], False
    pieces: list[str] = []
    place, per_token = 0, _CHARACTERS_PER_TOKEN
    while place < len(text) and len(pieces) < most:
        aim = limit if len(pieces) + 1 == most else _aim(len(text) - place, per_token, limit)
        end, per_token = _piece_end(text, place, count, limit=limit, aim=aim, per_token=per_token)
        pieces.append(text[place:end].strip())
        blanks = _BLANKS.match(text, end)
        place = blanks.end() if blanks else end
    return pieces, place < len(text)


def _aim(rest: int, per_token: float, limit: int) -> int:
    """Tokens wanted: two even halves of what is left rather than a full window and a scrap with no meaning of its own."""
    left = rest / per_token
    return round(left / 2) + 1 if limit < left < 2 * limit else limit


def _piece_end(
    text: str, start: int, count: Callable[[str], int], *, limit: int, aim: int, per_token: float
) -> tuple[int, float]:
    """Where the piece that begins at ``start`` ends, and the characters a token that were seen."""
    room = max(1, int(aim * per_token))
    fits, growths, tries = 0, 0, 0
    while True:
        tries += 1
        end = _cut(text, start, room)
        size = end - start
        tokens = max(1, count(text[start:end].strip()))
        if tokens <= limit or size == 1:
            fits, per_token = end, min(size / tokens, _MOST_PER_TOKEN)
            if end == len(text) or growths == _MOST_GROWTHS or tokens >= aim * _FULL_ENOUGH:
                return fits, per_token
            growths += 1
            room = max(room + 1, int(0.95 * aim * per_token))
        elif fits:
            return fits, per_token
        else:  # the last factor ends it even where the tokens crowd at the start of the piece
            room = max(1, min(size - 1, int(0.95 * aim * size / tokens)) // (1 if tries <= _PATIENT_TRIES else 2))


def _cut(text: str, start: int, room: int) -> int:
    """The best place to end a piece of at most ``room`` characters, after ``start``."""
    end = start + room
    if end >= len(text):
        return len(text)
    sentence = _last_end(STOP, text, start + int(room * _SENTENCE_FROM), end)
    if sentence:
        return sentence
    word = max((m.start() for m in _BLANK.finditer(text, start + max(1, int(room * _WORD_FROM)), end + 1)), default=0)
    return word or end


def _last_end(pattern: re.Pattern[str], text: str, start: int, end: int) -> int:
    """Where the last match in a span ends, 0 without one. The look-ahead may read one character beyond the span."""
    return max((m.end() for m in pattern.finditer(text, start, end + 1) if m.end() <= end), default=0)
