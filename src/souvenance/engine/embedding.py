"""Give the rows of the index their vectors, a batch at a time, whatever shelf they lie on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from souvenance.core.units import Spoken, shelf_of, spoken
from souvenance.core.windows import windows
from souvenance.engine.noting import note_units
from souvenance.engine.tools import Tools
from souvenance.engine.toolshelf import passage_units
from souvenance.errors import Conflict, ModelError, TextRefused
from souvenance.ports import Embedded, Embedder, Pending

TEXTS_AT_ONCE = 64
_HARMLESS = "hello"


@dataclass(frozen=True, slots=True, kw_only=True)
class Embedding:
    """What one round of embedding came to."""

    embedded: int
    left: bool  # whether rows without a vector may remain


def embed_some(tools: Tools, embedder: Embedder) -> Embedding:
    """Embed one batch of the rows that have no vector of this model, of any scope.

    A text that the model refuses is stored without a vector, so that nothing waits behind it. Raises ModelError: what was
    made for the scopes before is stored by then, and where the model takes nothing at all, no text counts as refused.
    """
    pending = tools.index.pending(embedder.stamp, TEXTS_AT_ONCE)
    by_scope: dict[str, list[Pending]] = {}
    for row in pending:
        by_scope.setdefault(row.scope, []).append(row)
    stored = done = 0
    refused: list[tuple[str, Pending, TextRefused]] = []
    for scope, rows in by_scope.items():
        texts = _texts(tools, scope, [row.ref for row in rows])
        if texts is None:  # the rows wait
            continue
        gone = [row.ref for row in rows if row.ref not in texts]
        if gone:  # a row without its text is no memory: the ledger is the truth
            tools.index.remove(scope, gone)
        done += len(gone)
        made, left_out = _embedded(embedder, [row for row in rows if row.ref in texts], texts)
        stored += _put_vectors(tools, embedder, scope, made)
        refused += [(scope, row, exc) for row, exc in left_out]
    if refused and not stored:
        _check_works(embedder, refused[0][2])
    for scope, row, _ in refused:
        none = np.zeros((0, embedder.dim), np.float32)
        without = Embedded(ref=row.ref, fingerprint=row.fingerprint, vectors=none, cut=True)
        stored += _put_vectors(tools, embedder, scope, [without])
    return Embedding(embedded=stored, left=len(pending) == TEXTS_AT_ONCE and stored + done > 0)


def _put_vectors(tools: Tools, embedder: Embedder, scope: str, items: Sequence[Embedded]) -> int:
    try:
        return tools.index.put_vectors(scope, embedder.stamp, items)
    except Conflict as exc:  # two dimensions under one stamp
        raise ModelError(str(exc)) from exc


def _check_works(embedder: Embedder, refusal: TextRefused) -> None:
    """Raises ModelError where not even a harmless text is taken: the model is at fault then, not the texts it refused."""
    try:
        embedder.passages([_HARMLESS])
    except TextRefused as exc:
        raise ModelError(f"the embedder takes no text, not even {_HARMLESS!r}: {refusal}") from exc


def _embedded(
    embedder: Embedder, rows: Sequence[Pending], texts: Mapping[str, Spoken]
) -> tuple[list[Embedded], list[tuple[Pending, TextRefused]]]:
    """Vectors of some rows, and the rows whose text the model refuses, found by halving."""
    refused: list[tuple[Pending, TextRefused]] = []

    def halved(some: Sequence[Pending]) -> list[Embedded]:
        try:
            return _windows_embedded(embedder, some, texts)
        except TextRefused as exc:
            if len(some) > 1:
                half = len(some) // 2
                return halved(some[:half]) + halved(some[half:])
            refused.append((some[0], exc))
            return []

    return (halved(rows) if rows else []), refused


def _windows_embedded(embedder: Embedder, rows: Sequence[Pending], texts: Mapping[str, Spoken]) -> list[Embedded]:
    pieces: list[str] = []
    spans: list[tuple[int, bool]] = []
    for row in rows:
        unit = texts[row.ref]
        found, cut = windows(unit.text, embedder.count_tokens)
        pieces += (unit.prefix + piece for piece in found)
        spans.append((len(found), cut))
    vectors = embedder.passages(pieces)
    if len(vectors) != len(pieces):
        raise ModelError(f"the embedder {embedder.stamp!r} gave {len(vectors)} vectors for {len(pieces)} texts")
    items, start = [], 0
    for row, (n, cut) in zip(rows, spans, strict=True):
        items.append(Embedded(ref=row.ref, fingerprint=row.fingerprint, vectors=vectors[start : start + n], cut=cut))
        start += n
    return items


def _texts(tools: Tools, key: str, refs: Sequence[str]) -> Mapping[str, Spoken] | None:
    """What the rows of a shelf say, those that still stand; None where that cannot be told now."""
    scope, shelf = shelf_of(key)
    if shelf == "notes":
        notes = note_units(tools, scope)
        return {ref: spoken(notes[ref]) for ref in refs if ref in notes} if notes is not None else None
    if shelf == "chunks":
        return {ref: spoken(unit) for ref, unit in passage_units(tools, scope, refs).items()}
    units = tools.ledger.memories(scope, refs) if shelf == "memories" else tools.ledger.turns(scope, refs)
    return {ref: spoken(unit) for ref, unit in units.items()}
