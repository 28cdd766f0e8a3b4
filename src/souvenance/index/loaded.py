"""The arrays of one scope as read so far, and how they follow the file."""

import sqlite3
import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from souvenance.core.codes import codes_of
from souvenance.core.columns import Columns, VectorColumns, neighbours
from souvenance.core.postings import Postings, Rows, Scores
from souvenance.errors import IndexBroken
from souvenance.index.seal import row_seal, unsealed

# A row's key is ``scope number << ROW_BITS | row number``, a window's is ``row key << WINDOW_BITS | window``.
ROW_BITS = 32
WINDOW_BITS = 4
EXACT_WINDOWS = 100_000  # up to here every vector is in memory and scored exactly (154 MB at 384 dimensions)
_CHUNK = 20_000  # windows read at a time: bounds the memory that reading needs beside the result


class Loaded:
    """Grows with its scope: rows and vectors added since are appended; anything else is read anew."""

    def __init__(self) -> None:
        """Nothing read yet."""
        self.lock = threading.Lock()  # the caller's, around ``catch_up``
        self._seen: tuple[Any, ...] = ()
        self._rows = _RowArrays()
        self._vectors = _VectorArrays()
        self.columns = self._assembled()

    def catch_up(self, db: sqlite3.Connection, scope_no: int, model: tuple[int, int]) -> None:
        """Read what the file has and this has not. Call it inside one read transaction."""
        found = db.execute(
            "SELECT row_epoch, vector_epoch, next_row, active,"
            " ifnull((SELECT n FROM windows WHERE scope_no = no AND model = ?), 0) FROM scopes WHERE no = ?",
            (model[0], scope_no),
        ).fetchone() or (0, 0, 0, 0, 0)
        seen = (scope_no, model[0], *found)
        if seen == self._seen:
            return
        row_epoch, vector_epoch, next_row, active, windows = found
        before = self._seen
        if not before or before[:3] != (scope_no, model[0], row_epoch):
            self._rows = _RowArrays()
        if not before or before[:4] != (scope_no, model[0], row_epoch, vector_epoch):
            self._vectors = _VectorArrays()
        self._seen = ()  # an error below leaves nothing half-believed
        self._rows.read(db, scope_no, next_row)
        if len(self._rows.numbers) != active:
            left = f"{len(self._rows.numbers):,} rows of {active:,} are left"
            raise IndexBroken(f"the index is damaged ({left}); it is made again from the ledger")
        self._vectors.read(db, scope_no, model, windows)
        self.columns = self._assembled()
        self._seen = seen

    def _assembled(self) -> Columns:
        rows = self._rows
        return Columns(
            numbers=rows.numbers,
            sessions=rows.sessions,
            session_ids=rows.session_ids,
            around=rows.around,
            at=rows.at,
            speakers=rows.speakers,
            lengths=rows.lengths,
            asks=rows.asks,
            words=rows.words,
            others=rows.others,
            languages=tuple(sorted(rows.languages)),
            vectors=self._vectors.columns(rows.numbers),
        )


class _RowArrays:
    def __init__(self) -> None:
        self.numbers: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self.sessions: Rows = np.zeros(0, np.int32)
        self.session_ids: tuple[str, ...] = ()
        self._seqs: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self.around = neighbours(self.sessions, self._seqs)
        self.at: npt.NDArray[np.float64] = np.zeros(0, np.float64)
        self.speakers: npt.NDArray[np.uint64] = np.zeros(0, np.uint64)
        self.lengths: Scores = np.zeros(0, np.float32)
        self.asks: Scores = np.zeros(0, np.float32)
        self.words = Postings.build(self.speakers, self.sessions, 0)
        self.others = self.words
        self.languages: set[str] = set()
        self._next_row = 0

    def read(self, db: sqlite3.Connection, scope_no: int, next_row: int) -> None:
        if next_row == self._next_row:
            return
        low = scope_no << ROW_BITS
        found = db.execute(
            "SELECT key, ref, session, seq, at, speaker, length, asks, language, terms, others, seal FROM rows"
            " WHERE key >= ? AND key < ? AND active = 1 ORDER BY key",
            (low | self._next_row, low | next_row),
        ).fetchall()
        self._next_row = next_row
        if not found:
            return
        keys, refs, sessions, seqs, at, speakers, lengths, asks, languages, terms, others, seals = zip(*found, strict=True)
        numbers = _in_order(np.array(keys, np.int64)) - low
        try:
            if max(sessions) >= len(self.session_ids):
                self.session_ids = tuple(
                    name for (name,) in db.execute("SELECT id FROM sessions WHERE scope_no = ? ORDER BY no", (scope_no,))
                )
            names = [self.session_ids[session] for session in sessions]
        except (IndexError, TypeError) as exc:
            raise IndexBroken(f"the index is damaged (a session: {exc}); it is made again from the ledger") from exc
        sealed = map(row_seal, refs, names, seqs, at, speakers, languages, lengths, asks, terms, others)
        if tuple(sealed) != seals:
            raise IndexBroken("the index is damaged (a row is not what was stored); it is made again from the ledger")
        first, n = len(self.numbers), len(self.numbers) + len(found)
        self.numbers = np.append(self.numbers, numbers)
        self.sessions = np.append(self.sessions, np.array(sessions, np.int32))
        self._seqs = np.append(self._seqs, np.array(seqs, np.int64))
        self.around = neighbours(self.sessions, self._seqs)
        self.at = np.append(self.at, np.array([np.nan if a is None else a for a in at], np.float64))
        self.speakers = np.append(self.speakers, np.array(speakers, np.int64).view(np.uint64))
        self.lengths = np.append(self.lengths, np.array(lengths, np.float32))
        self.asks = np.append(self.asks, np.array(asks, np.float32))
        self.languages |= set(languages)
        self.words = self.words.extended(*_joined(terms, first), n)
        self.others = self.others.extended(*_joined(others, first), n)


class _VectorArrays:
    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._numbers: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self._matrix: Scores = np.zeros((0, 0), np.float32)  # (room, d); the first len(_numbers) rows are filled
        self._codes: npt.NDArray[np.uint64] | None = None
        self._centre: Scores | None = None
        self._last_key = -1

    def read(self, db: sqlite3.Connection, scope_no: int, model: tuple[int, int], windows: int) -> None:
        no, dim = model
        if windows == len(self._numbers):
            return
        low = scope_no << ROW_BITS << WINDOW_BITS
        high = (scope_no + 1) << ROW_BITS << WINDOW_BITS
        after = max(low - 1, self._last_key)
        (new,) = db.execute(
            "SELECT count(*) FROM vectors WHERE key > ? AND key < ? AND model = ?", (after, high, no)
        ).fetchone()
        if len(self._numbers) + new != windows:  # some came for rows before the last one read
            self._forget()
            after, new = low - 1, windows
        total = len(self._numbers) + new
        if total > EXACT_WINDOWS and self._codes is None and len(self._numbers):
            self._forget()
            after = low - 1
        self._numbers = np.concatenate([self._numbers, np.zeros(total - len(self._numbers), np.int64)])
        place = total - new if after != low - 1 else 0
        cursor = db.execute(
            "SELECT key, vector FROM vectors WHERE key > ? AND key < ? AND model = ? ORDER BY key", (after, high, no)
        )
        while some := cursor.fetchmany(_CHUNK):
            keys = _in_order(np.array([key for key, _ in some], np.int64))
            vectors = unsealed([vector for _, vector in some], keys, dim)
            span = slice(place, place + len(some))
            self._numbers[span] = (keys - low) >> WINDOW_BITS
            self._fill(vectors.astype(np.float32), span, total, dim)
            place += len(some)
            self._last_key = int(keys[-1])
        if place != total:
            raise IndexBroken(f"the index is damaged ({place} vectors of {total}); it is made again from the ledger")

    def _fill(self, vectors: Scores, span: slice, total: int, dim: int) -> None:
        if total <= EXACT_WINDOWS:
            if total > len(self._matrix):
                room = np.empty((min(max(total, 2 * len(self._matrix)), EXACT_WINDOWS), dim), np.float32)
                if span.start:
                    room[: span.start] = self._matrix[: span.start]
                self._matrix = room
            self._matrix[span] = vectors
            return
        if self._centre is None:
            self._centre = vectors.mean(axis=0)
            self._codes = np.zeros((0, (dim + 63) // 64), np.uint64)
        assert self._codes is not None
        if total > len(self._codes):
            self._codes = np.concatenate([self._codes, np.zeros((total - len(self._codes), self._codes.shape[1]), np.uint64)])
        self._codes[span] = codes_of(vectors, self._centre)

    def columns(self, numbers: npt.NDArray[np.int64]) -> VectorColumns | None:
        if not len(self._numbers):
            return None
        owner = np.searchsorted(numbers, self._numbers)
        owned = owner < len(numbers)
        owned[owned] = numbers[owner[owned]] == self._numbers[owned]
        matrix: Scores | None = self._matrix[: len(owned)] if self._codes is None else None
        codes = self._codes
        if not owned.all():  # windows of rows that are out of search
            matrix = matrix[owned] if matrix is not None else None
            codes = codes[owned] if codes is not None else None
        rows: Rows = owner[owned].astype(np.int32)
        first = np.flatnonzero(np.append(True, rows[1:] != rows[:-1])) if len(rows) else np.zeros(0, np.intp)
        return VectorColumns(owner=rows, first=first, matrix=matrix, codes=codes, centre=self._centre)


def _in_order(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The same, each above the one before: a damaged page may give one row in the place of another, sealed and whole."""
    if (np.diff(keys) <= 0).any():
        raise IndexBroken("the index is damaged (a row stands twice); it is made again from the ledger")
    return keys


def _joined(blobs: tuple[bytes, ...], first: int) -> tuple[npt.NDArray[np.uint64], Rows]:
    """Term blobs of rows first, first + 1, … -> (all keys, the row of each)."""
    sizes = np.fromiter((len(blob) // 8 for blob in blobs), np.int64, len(blobs))
    owner = np.repeat(np.arange(first, first + len(blobs), dtype=np.int32), sizes)
    return np.frombuffer(b"".join(blobs), np.uint64), owner
