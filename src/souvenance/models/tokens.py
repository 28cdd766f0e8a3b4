"""Tokens counted by one offline tokenizer, the same in every figure."""

import threading
import warnings
from contextlib import suppress
from functools import lru_cache
from typing import Any

NAME = "o200k"
PIECE_CHARS = 50_000  # what is longer is counted in pieces: the tokenizer refuses a megabyte, and a cut costs a token


def count_tokens(text: str) -> int:
    """Tokens of a text in o200k; ``len(text) // 4``, at least 1, where the tokenizer is not installed."""
    encoding = _encoding()
    if encoding is None:
        return max(1, len(text) // 4)
    if len(text) <= PIECE_CHARS:
        return len(encoding.encode_ordinary(text))
    pieces = (text[first : first + PIECE_CHARS] for first in range(0, len(text), PIECE_CHARS))
    return sum(len(encoding.encode_ordinary(piece)) for piece in pieces)


class SoonCounted:
    """Exact counts once the tokenizer is loaded, which takes a second; until then an estimate, and nobody waits."""

    def __init__(self) -> None:
        """Nothing is loaded yet."""
        self._loading: threading.Thread | None = None
        self.ready = False  # whether counts are exact

    def __call__(self, text: str) -> int:
        """Tokens of a text, or about so many."""
        if self.ready:
            return count_tokens(text)
        if self._loading is None:
            self._loading = threading.Thread(target=self._load, name="souvenance-tokenizer", daemon=True)
            self._loading.start()
        return max(1, len(text) // 4)

    def _load(self) -> None:
        _encoding()
        self.ready = True


@lru_cache(maxsize=1)
def _encoding() -> Any:
    """The tokenizer; None where there is none, which is told once in the life of a process: the answer is kept."""
    with warnings.catch_warnings():  # the package opens its own data in a way that Python 3.11 calls old
        warnings.simplefilter("ignore", DeprecationWarning)
        with suppress(ImportError):
            import bpe_openai

            return bpe_openai.get_encoding("o200k_base")
    warnings.warn(f"no tokenizer ({NAME}) is installed: tokens are taken to be a quarter of the characters", stacklevel=3)
    return None
