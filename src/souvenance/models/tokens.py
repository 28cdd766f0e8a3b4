"""Tokens counted by one offline tokenizer, the same in every figure."""

import warnings
from functools import lru_cache
from typing import Any

NAME = "o200k"


def count_tokens(text: str) -> int:
    """Tokens of a text in o200k; ``len(text) // 4``, at least 1, where the tokenizer is not installed."""
    encoding = _encoding()
    return len(encoding.encode_ordinary(text)) if encoding is not None else max(1, len(text) // 4)


@lru_cache(maxsize=1)
def _encoding() -> Any:
    with warnings.catch_warnings():  # the package opens its own data in a way that Python 3.11 calls old
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            import bpe_openai
        except ImportError:
            return None
        return bpe_openai.get_encoding("o200k_base")
