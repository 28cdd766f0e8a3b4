"""A number with its noun: "1 turn", "1,204 turns"."""


def counted(n: int, one: str, several: str = "") -> str:
    """The number, with commas, and the words for it.

    Args:
        n: 0 or more.
        one: the words for 1: "turn", "turn waits".
        several: those for any other number, where they are not those of ``one`` with an "s".
    """
    return f"{n:,} {one if n == 1 else several or one + 's'}"
