"""An embedder that remembers: the same text of the same model is embedded once in the life of a folder."""

import sqlite3
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import numpy as np

from souvenance.errors import InputError
from souvenance.ports import Embedder, Vectors


class CachedEmbedder:
    """An ``Embedder`` in front of another, with a file of vectors."""

    def __init__(self, inner: Embedder, folder: Path) -> None:
        """``folder``: made when missing. Raises InputError where it cannot be written."""
        self._inner = inner
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(folder / "embeddings.db", check_same_thread=False)
            self._db.execute("CREATE TABLE IF NOT EXISTS vectors (key BLOB PRIMARY KEY, vector BLOB NOT NULL) WITHOUT ROWID")
        except (OSError, sqlite3.Error) as exc:
            raise InputError(f"--cache {str(folder)!r} cannot be used: {exc}") from exc
        self.stamp = inner.stamp
        self.dim = inner.dim

    def passages(self, texts: Sequence[str]) -> Vectors:
        """See ``Embedder``."""
        keys = [self._key("passage", text) for text in texts]
        held = {key: self._held(key) for key in keys}
        new = [n for n, key in enumerate(keys) if held[key] is None]
        if new:
            for n, vector in zip(new, self._inner.passages([texts[n] for n in new]), strict=True):
                held[keys[n]] = self._keep(keys[n], vector)
        rows = [vector for key in keys if (vector := held[key]) is not None]
        return np.stack(rows) if rows else np.zeros((0, self.dim), np.float32)

    def query(self, text: str) -> Vectors:
        """See ``Embedder``."""
        key = self._key("query", text)
        held = self._held(key)
        return held if held is not None else self._keep(key, self._inner.query(text))

    def count_tokens(self, text: str) -> int:
        """See ``Embedder``."""
        return self._inner.count_tokens(text)

    def _key(self, kind: str, text: str) -> bytes:
        return blake2b(f"{self.stamp}\n{kind}\n{text}".encode(), digest_size=16).digest()

    def _held(self, key: bytes) -> Vectors | None:
        found = self._db.execute("SELECT vector FROM vectors WHERE key = ?", (key,)).fetchone()
        return np.frombuffer(found[0], np.float32) if found else None

    def _keep(self, key: bytes, vector: Vectors) -> Vectors:
        with self._db:
            self._db.execute("INSERT OR REPLACE INTO vectors VALUES (?, ?)", (key, vector.astype(np.float32).tobytes()))
        return vector


def cached(embedder: Embedder | None, folder: Path | None) -> Embedder | None:
    """The embedder with its vectors kept in a folder; as it is without a folder, and None without an embedder."""
    return CachedEmbedder(embedder, folder) if embedder is not None and folder is not None else embedder
