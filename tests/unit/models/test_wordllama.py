import logging
import sys
from importlib.metadata import version

import numpy as np
import pytest

from souvenance.errors import ModelMissing
from souvenance.models import wordllama as module
from souvenance.models.wordllama import WordLlamaEmbedder


@pytest.fixture(scope="module")
def embedder() -> WordLlamaEmbedder:
    pytest.importorskip("wordllama")
    return WordLlamaEmbedder()


def test_the_stamp_names_package_version_model_and_dim(embedder: WordLlamaEmbedder) -> None:
    assert embedder.stamp == f"wordllama {version('wordllama')} l2_supercat 256"
    assert embedder.dim == 256


def test_a_question_finds_its_answer(embedder: WordLlamaEmbedder) -> None:
    passages = embedder.passages(["Marc prefers green tea.", "Lise opened a bakery.", "The train was late."])
    assert int((passages @ embedder.query("Who sells bread?")).argmax()) == 1


def test_a_long_text_among_short_ones_changes_none_of_them(embedder: WordLlamaEmbedder) -> None:
    together = embedder.passages(["green tea", "tea and bread, " * 50_000, "late train"])
    assert np.allclose(together[0], embedder.query("green tea"), atol=1e-6)
    assert np.allclose(together[2], embedder.query("late train"), atol=1e-6)


def test_tokens_are_counted(embedder: WordLlamaEmbedder) -> None:
    assert embedder.count_tokens("") == 0
    assert embedder.count_tokens("hello world") == 2


def test_importing_it_leaves_the_applications_logging_alone() -> None:
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    handler = logging.NullHandler()
    with module._logging_untouched():
        root.addHandler(handler)
        root.setLevel(logging.CRITICAL)
    assert (root.level, list(root.handlers)) == before


def test_without_the_package_the_error_has_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wordllama", None)
    with pytest.raises(ModelMissing, match=r"pip install \"souvenance\[wordllama\]\""):
        WordLlamaEmbedder()


def test_without_weights_nothing_is_downloaded(embedder: WordLlamaEmbedder, monkeypatch: pytest.MonkeyPatch) -> None:
    import wordllama

    monkeypatch.setattr(wordllama.WordLlama, "get_filename", staticmethod(lambda *_args, **_options: "gone.safetensors"))
    with pytest.raises(ModelMissing, match="without its weights"):
        WordLlamaEmbedder()
