"""Tokens counted by one offline tokenizer, the same in every figure."""

import threading
import warnings
from functools import lru_cache
from typing import Any

NAME = "o200k"


def count_tokens(text: str) -> int:
    """Tokens of a text in o200k; ``len(text) // 4``, at least 1, where the tokenizer is not installed."""
    encoding = _encoding()
    return len(encoding.encode_ordinary(text)) if encoding is not None else max(1, len(text) // 4)


class SoonCounted:
    """Exact counts once the tokenizer is loaded, which takes a second; until then an estimate, and nobody waits."""

    def __init__(self) -> None:
        """Nothing is loaded yet."""
        self._loading: threading.Thread | None = None
        self._ready = False

    def __call__(self, text: str) -> int:
        """Tokens of a text, or about so many."""
        if self._ready:
            return count_tokens(text)
        if self._loading is None:
            self._loading = threading.Thread(target=self._load, name="souvenance-tokenizer", daemon=True)
            self._loading.start()
        return max(1, len(text) // 4)

    def _load(self) -> None:
        _encoding()
        self._ready = True


@lru_cache(maxsize=1)
def _encoding() -> Any:
    with warnings.catch_warnings():  # the package opens its own data in a way that Python 3.11 calls old
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            import bpe_openai
        except ImportError:
            return None
        return bpe_openai.get_encoding("o200k_base")
