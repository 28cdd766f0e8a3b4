"""The kept embeddings: the same vectors as without, each asked for once, and a folder that cannot be used is named."""

from pathlib import Path

import numpy as np
import pytest

from souvenance.errors import InputError
from souvenance.evals.cache import CachedEmbedder, cached
from souvenance.models.scripted import ScriptedEmbedder


def test_a_text_is_embedded_once_in_the_life_of_a_folder(tmp_path: Path) -> None:
    texts = ["le pain", "the bread", "面包"]
    wanted = ScriptedEmbedder().passages(texts)
    for first in (True, False):
        inner = ScriptedEmbedder()
        kept = CachedEmbedder(inner, tmp_path / "a" / "b")
        np.testing.assert_array_equal(kept.passages(texts), wanted)
        np.testing.assert_array_equal(kept.query("pain"), ScriptedEmbedder().query("pain"))
        assert (inner.embedded, inner.asked) == ((texts, ["pain"]) if first else ([], []))


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder" / "embeddings.db").mkdir(parents=True)
    for folder in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / "folder"):
        with pytest.raises(InputError, match="--cache"):
            CachedEmbedder(ScriptedEmbedder(), folder)


def test_only_an_embedder_with_a_folder_is_cached(tmp_path: Path) -> None:
    inner = ScriptedEmbedder()
    assert cached(None, tmp_path) is None
    assert cached(inner, None) is inner
    assert isinstance(cached(inner, tmp_path), CachedEmbedder)
