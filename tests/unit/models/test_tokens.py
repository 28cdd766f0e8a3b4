import sys

import pytest

from souvenance.models import tokens


def test_tokens_are_those_of_the_tokenizer() -> None:
    assert tokens.count_tokens("Bonjour à tous, 你好") == 6
    assert tokens.count_tokens("") == 0


def test_without_the_tokenizer_a_quarter_of_the_characters_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bpe_openai", None)
    tokens._encoding.cache_clear()
    try:
        with pytest.warns(UserWarning, match="no tokenizer") as told:
            counts = [tokens.count_tokens("a" * 40), tokens.count_tokens("a"), tokens.count_tokens("a" * 400)]
        assert counts == [10, 1, 100]
        assert len(told) == 1
    finally:
        tokens._encoding.cache_clear()


def test_a_megabyte_is_counted() -> None:
    words = "the tide is low " * 62_500
    assert tokens.count_tokens(words) == pytest.approx(250_000, rel=0.01)
