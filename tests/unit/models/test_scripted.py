import time

import numpy as np
import pytest

from souvenance.errors import InputError, ModelError
from souvenance.models.scripted import ScriptedEmbedder


def test_given_vectors_are_given_back_with_length_one() -> None:
    embedder = ScriptedEmbedder({"a": [3, 4], "b": [0, 2]}, dim=2)
    assert np.allclose(embedder.passages(["b", "a"]), [[0, 1], [0.6, 0.8]])
    assert np.allclose(embedder.query("a"), [0.6, 0.8])


def test_a_vector_of_another_length_is_refused() -> None:
    with pytest.raises(InputError, match="3 numbers; give 2"):
        ScriptedEmbedder({"a": [1, 2, 3]}, dim=2)


def test_texts_that_share_words_are_near() -> None:
    embedder = ScriptedEmbedder(dim=256)
    asked = embedder.query("When does the BAKERY open?")
    near, far = embedder.passages(["The bakery does open at six.", "Marc likes chess."])
    assert asked @ near > 0.4
    assert abs(asked @ far) < 0.2
    assert np.allclose(embedder.query("pâté"), embedder.query("PATE"))


def test_the_same_text_has_the_same_vector_for_ever() -> None:
    # Pinned: stores made in one process are read in another.
    assert ScriptedEmbedder(dim=4).query("bakery").round(3).tolist() == PINNED


PINNED = pytest.approx([-0.757, -0.154, -0.443, 0.455])


def test_more_dimensions_than_a_digest_has_bytes() -> None:
    row = ScriptedEmbedder(dim=200).query("bakery")
    assert row.shape == (200,)
    assert not np.allclose(row[:64], row[64:128])


def test_it_tells_what_it_was_asked() -> None:
    embedder = ScriptedEmbedder()
    embedder.passages(["a", "b"])
    embedder.passages(["c"])
    embedder.query("d")
    assert (embedder.embedded, embedder.asked) == (["a", "b", "c"], ["d"])


def test_it_fails_when_told_to() -> None:
    embedder = ScriptedEmbedder(fails=True)
    with pytest.raises(ModelError):
        embedder.passages(["a"])
    with pytest.raises(ModelError):
        embedder.query("a")
    embedder.fails = False
    assert embedder.query("a").shape == (16,)
    assert embedder.embedded == []


def test_it_takes_its_time_when_told_to() -> None:
    embedder = ScriptedEmbedder(delay_s=0.05)
    start = time.perf_counter()
    embedder.query("a")
    assert time.perf_counter() - start >= 0.05


def test_another_name_or_dim_is_another_stamp() -> None:
    assert len({ScriptedEmbedder(dim=dim, name=name).stamp for dim in (8, 16) for name in ("one", "two")}) == 4
