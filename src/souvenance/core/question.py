"""The question at the end of a long text: what stands before it (a system prompt, a pasted page) must not drown it."""

import re

from souvenance.core.stops import asks, stopped

LONG = 1_000  # characters; the longest of the 2,190 questions of the benches has 369, a system prompt seldom less than 1,000
MOST = 2_000  # of what is kept
_SENTENCES = 300  # a line longer than that is more than a question
_THIN = 3  # words that ask nothing yet: "Answer:", "Thank you!"
_PIECES = 20  # that are put together for it at most
_WORD = re.compile(r"[^\W\d_]{2,}|\d+")
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def question_of(text: str) -> str:
    """What a text asks: the whole of a short one; of one over LONG characters its last line, or the last sentences of that.

    Of a line that is more than a question, the last sentence that asks is kept, with all after it; where none does, the last
    one. What says too little by itself ("Thanks!") takes along what stands before it. At most MOST characters, the end.
    """
    if len(text) <= LONG:
        return text
    tail = text[-2 * MOST :]
    lines = [line.strip() for line in tail.splitlines() if line.strip()]
    kept = _last(lines, "\n")
    if len(kept) > _SENTENCES:
        sentences = stopped(kept)
        asking = [place for place, sentence in enumerate(sentences) if asks(sentence)]
        near = [place for place in asking if sum(map(len, sentences[place + 1 :])) < _SENTENCES]
        kept = " ".join(sentences[near[-1] :]) if near else _last(sentences, " ")
        if _thin(kept):
            kept = _last(sentences, " ")
    return kept[-MOST:]


def _last(pieces: list[str], joint: str) -> str:
    """The last piece, with as many before it as it takes to say something."""
    kept = ""
    for piece in reversed(pieces[-_PIECES:]):
        kept = f"{piece}{joint}{kept}" if kept else piece
        if not _thin(kept):
            break
    return kept


def _thin(text: str) -> bool:
    signs = len(_UNSPACED.findall(text))
    return len(_WORD.findall(text)) < _THIN and signs < 2 * _THIN
