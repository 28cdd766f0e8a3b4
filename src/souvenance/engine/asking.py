"""Embed the question of a turn once, within a limit; an embedder that failed is not waited for again until it answers."""

import time

from souvenance.core.question import question_of
from souvenance.engine.breaker import Breaker
from souvenance.engine.readers import TooLate
from souvenance.engine.scoring import Question, ask
from souvenance.engine.tools import Tools

TRIED_EVERY_S = 15.0  # in the background, by the next turns, while an embedder does not answer
_PROBE = "hello"


def ask_within(tools: Tools, text: str, limit_s: float) -> Question:
    """The question of a turn, with its vector if that comes in time; else what was missing is named."""
    breaker = tools.breaker
    started = time.monotonic()
    with breaker.lock:
        shut, due = breaker.is_open, time.monotonic() - breaker.tried_at >= TRIED_EVERY_S
    if shut:
        if due:
            _try_again(tools)
        return _without(text, "the embedder did not answer last time; it is tried again in the background")
    try:
        return breaker.readers.within(lambda: _asked(tools, text), limit_s)
    except TooLate as exc:
        _note(breaker, failed=breaker.answered_at < started)  # it may have answered in the moment between
        return _without(text, str(exc))


def _asked(tools: Tools, text: str) -> Question:
    question = ask(tools, text)
    # It also closes the breaker where it comes late. Without an embedder by choice there is nothing to wait for.
    _note(tools.breaker, failed=question.vector is None and tools.embedder() is not None)
    return question


def _try_again(tools: Tools) -> None:
    with tools.breaker.lock:
        tools.breaker.tried_at = time.monotonic()
    tools.breaker.readers.start(lambda: _probed(tools))


def _probed(tools: Tools) -> None:
    _asked(tools, _PROBE)


def _note(breaker: Breaker, *, failed: bool) -> None:
    with breaker.lock:
        breaker.is_open, breaker.tried_at = failed, time.monotonic()
        if not failed:
            breaker.answered_at = breaker.tried_at


def _without(text: str, why: str) -> Question:
    return Question(text=question_of(text), missing=(f"vectors: {why}",))
