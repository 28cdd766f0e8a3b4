"""Short sentences that tell a person why one statement gives way to another."""

from collections.abc import Iterable

from souvenance.core.claims import Statement

_MOST_WORDS = 6  # of a span that is quoted: longer ones are cut, not to quote the sentence whole
_NAMES = {"weekday": "day", "day": "date", "month": "date", "rate": "rhythm", "#": "number"}  # kind of value -> its word


def words(stems: Iterable[str], *statements: Statement) -> str:
    """Stems as the statements spell them; what stands in none, like a time, is given as it is."""
    spellings = [statement.spelling for statement in statements]
    shown = [next((spelling[stem] for spelling in spellings if stem in spelling), stem.lstrip("@")) for stem in stems]
    return " ".join(shown[:_MOST_WORDS]) + (" …" if len(shown) > _MOST_WORDS else "")


def in_place(what: str, after: Iterable[str], before: Iterable[str], old: Statement, new: Statement) -> str:
    """In "another home: Nantes instead of Lyon", what the new one says in place of the old."""
    return f"another {what}: {words(after, new)} instead of {words(before, old)}"


def other_values(kinds: Iterable[str], old: Statement, new: Statement, joint: str) -> str:
    """In "time: 15:30 instead of 14:00", the values of the first kind in which they differ."""
    kind = min(kinds)
    before, after = ([value for side in _values(kind, s) for value in side] for s in (old, new))
    unit = words([kind[1:]], new, old) if kind[0] == "#" and kind[1:] else ""
    name = _NAMES.get(kind, "number" if kind[0] == "#" else kind)
    told = [
        words(sorted(set(mine) - set(theirs)) or mine, s) for mine, theirs, s in ((after, before, new), (before, after, old))
    ]
    return f"another {name}: {told[0]} {joint} {told[1]}" + (f" ({unit})" if unit else "")


def _values(kind: str, statement: Statement) -> list[list[str]]:
    if kind != "#" or kind in statement.values:
        return [sorted(statement.values.get(kind, ()))]
    return [sorted(of_kind) for name, of_kind in statement.values.items() if name[0] == "#" or name == "time"][:1]
