import importlib.util
import sys
from collections.abc import Iterable, Iterator
from types import ModuleType

import numpy as np
import pytest

from souvenance.errors import ModelError, ModelMissing
from souvenance.models.fastembed import FastEmbedEmbedder
from souvenance.models.scripted import ScriptedEmbedder


class Fake:
    """What the adapter uses of fastembed.TextEmbedding: vectors of 8 numbers, a token a word, two specials a text."""

    asked: list[tuple[str, str]]
    lost = 0
    fails = False

    def __init__(self, model_name: str) -> None:
        if "unknown" in model_name:
            raise ValueError(f"Could not load model {model_name} from any source.")
        self.asked = []
        Fake.last = self

    last: "Fake"

    def _embed(self, kind: str, texts: Iterable[str], batch_size: int) -> Iterator[np.ndarray]:
        if self.fails:
            raise RuntimeError("[ONNXRuntimeError] : 2 : INVALID_ARGUMENT")
        texts = list(texts)
        assert batch_size > 0
        self.asked += [(kind, text) for text in texts]
        yield from 3 * ScriptedEmbedder(dim=8).passages(texts[self.lost :])

    def query_embed(self, texts: Iterable[str], *, batch_size: int) -> Iterator[np.ndarray]:
        return self._embed("query", texts, batch_size)

    def passage_embed(self, texts: Iterable[str], *, batch_size: int) -> Iterator[np.ndarray]:
        return self._embed("passage", texts, batch_size)

    def token_count(self, texts: list[str]) -> int:
        return sum(min(512, len(text.split()) + 2) for text in texts)


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> type[Fake]:
    package = ModuleType("fastembed")
    vars(package).update(TextEmbedding=Fake, __version__="9.9")
    monkeypatch.setitem(sys.modules, "fastembed", package)
    return Fake


@pytest.mark.usefixtures("fake")
def test_rows_are_unit_rows_of_the_measured_dim_in_order() -> None:
    embedder = FastEmbedEmbedder("some/model")
    assert embedder.dim == 8
    rows = embedder.passages(["green tea", "late train"])
    assert np.allclose(rows, ScriptedEmbedder(dim=8).passages(["green tea", "late train"]), atol=1e-6)
    assert np.allclose(rows[1], embedder.query("late train"), atol=1e-6)
    assert embedder.passages([]).shape == (0, 8)


@pytest.mark.usefixtures("fake")
def test_questions_and_passages_go_by_their_own_calls() -> None:
    embedder = FastEmbedEmbedder("some/model")
    embedder.query("q")
    embedder.passages(["p"])
    assert Fake.last.asked[-2:] == [("query", "q"), ("passage", "p")]
    assert embedder.stamp == "fastembed 9.9 some/model"


@pytest.mark.parametrize(
    ("model", "question", "passage"),
    [
        ("intfloat/multilingual-e5-large", "query: q", "passage: p"),
        ("nomic-ai/nomic-embed-text-v1.5-Q", "search_query: q", "search_document: p"),
        ("snowflake/snowflake-arctic-embed-s", "Represent this sentence for searching relevant passages: q", "p"),
        ("BAAI/bge-small-en-v1.5", "q", "p"),
    ],
)
@pytest.mark.usefixtures("fake")
def test_models_trained_with_prefixes_get_them(model: str, question: str, passage: str) -> None:
    embedder = FastEmbedEmbedder(model)
    embedder.query("q")
    embedder.passages(["p"])
    assert Fake.last.asked[-2:] == [("query", question), ("passage", passage)]
    assert embedder.stamp.endswith(" prefixed") == (question != "q")


@pytest.mark.usefixtures("fake")
def test_tokens_are_counted_beyond_what_the_model_reads() -> None:
    embedder = FastEmbedEmbedder("some/model")
    assert embedder.count_tokens("") == 0
    assert embedder.count_tokens("two words") == 2
    assert 5_000 <= embedder.count_tokens("word " * 5_000) <= 5_300


@pytest.mark.usefixtures("fake")
def test_tokens_are_estimated_where_the_model_cannot_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Fake, "token_count")
    assert FastEmbedEmbedder("some/model").count_tokens("x" * 400) == 100


@pytest.mark.usefixtures("fake")
def test_a_long_text_is_cut_before_it_reaches_the_model() -> None:
    embedder = FastEmbedEmbedder("some/model")
    embedder.passages(["word " * 200_000])
    assert len(Fake.last.asked[-1][1]) < 10_000


@pytest.mark.usefixtures("fake")
def test_a_model_that_cannot_be_fetched_is_missing() -> None:
    with pytest.raises(ModelMissing, match=r"'unknown/model'.*FASTEMBED_CACHE_PATH.*\"none\""):
        FastEmbedEmbedder("unknown/model")


@pytest.mark.usefixtures("fake")
def test_the_runtimes_error_is_a_model_error(monkeypatch: pytest.MonkeyPatch) -> None:
    embedder = FastEmbedEmbedder("some/model")
    monkeypatch.setattr(Fake, "fails", True)
    with pytest.raises(ModelError, match="ONNXRuntimeError"):
        embedder.query("q")


@pytest.mark.usefixtures("fake")
def test_a_lost_vector_is_an_error() -> None:
    embedder = FastEmbedEmbedder("some/model")
    Fake.last.lost = 1
    with pytest.raises(ModelError, match="2 vectors for 3 texts"):
        embedder.passages(["a", "b", "c"])


def test_without_the_package_the_error_has_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    if importlib.util.find_spec("fastembed") is not None:
        monkeypatch.setitem(sys.modules, "fastembed", None)
    with pytest.raises(ModelMissing, match=r"pip install \"souvenance\[fastembed\]\""):
        FastEmbedEmbedder("some/model")
