"""What every adapter does at its edge: texts made harmless on the way in, rows made unit on the way out."""

import re
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from souvenance.core.windows import windows
from souvenance.errors import ModelError
from souvenance.ports import Vectors

_SURROGATE = re.compile("[\ud800-\udfff]")


def readable(text: str) -> str:
    """A text that any library takes: no NUL (it ends a C string), no lone surrogate (it cannot be encoded)."""
    text = text.replace("\0", " ")
    if not _SURROGATE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")  # pairs join, lone ones become U+FFFD


def opening(text: str, count: Callable[[str], int], limit: int) -> str:
    """As much of a text's beginning as a model is given: all of it where it has at most ``limit`` tokens."""
    if len(text) <= limit:
        return text
    pieces, _ = windows(text, count, limit, 1)
    return pieces[0] if pieces else ""


def unit_rows(rows: npt.ArrayLike, dim: int) -> Vectors:
    """(n, dim) numbers -> the same directions with length 1. Raises ModelError where one is not a number.

    A row of zeros (a text the model knows nothing of) gets one fixed direction: it stays comparable, and near to nothing.
    """
    raw = np.asarray(rows, np.float64).reshape(-1, dim)
    if not np.isfinite(raw).all():
        raise ModelError("The model gave a vector with NaN or infinity in it; it was not kept.")
    raw = raw / np.maximum(np.abs(raw).max(axis=1, keepdims=True, initial=0), np.finfo(np.float64).tiny)
    lengths = np.linalg.norm(raw, axis=1, keepdims=True)
    unit: Vectors = np.where(lengths > 0, raw / np.where(lengths > 0, lengths, 1), dim**-0.5).astype(np.float32)
    return unit
