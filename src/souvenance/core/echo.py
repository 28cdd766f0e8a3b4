"""An assistant that repeats what memory had put in its prompt: known, counted, and never a source of anything."""

from collections.abc import Iterable, Sequence

from souvenance.core.fold import fold
from souvenance.types import Trace, Turn

MIN_CHARS = 10  # shorter texts are repeated by chance


def served_texts(traces: Iterable[Trace]) -> dict[str, str]:
    """Memory id -> the text that contexts carried of it."""
    return {str(seat["id"]): str(seat["text"]) for trace in traces for seat in trace.seats}


def echoes(turns: Sequence[Turn], served: dict[str, str]) -> list[tuple[str, Turn]]:
    """(memory id, turn) wherever something other than the user repeats a served text, whole."""
    held = {memory_id: _bare(text) for memory_id, text in served.items()}
    found = []
    for turn in turns:
        if turn.role == "user":
            continue
        said = _bare(turn.text)
        found += [(memory_id, turn) for memory_id, text in held.items() if len(text) >= MIN_CHARS and text in said]
    return found


def _bare(text: str) -> str:
    """Letters, digits and single spaces: quotation marks and full stops around a repetition do not hide it."""
    return " ".join("".join(c if c.isalnum() else " " for c in fold(text)).split())
