"""Turns for tests of the core, from how a transcript reads."""

from datetime import UTC, datetime

from souvenance.types import Role, Turn

AT = datetime(2026, 3, 4, 9, tzinfo=UTC)  # a Wednesday
ROLES: dict[str, Role] = {"A": "assistant", "T": "tool", "S": "system"}


def turns_of(*said: str, language: str = "en") -> list[Turn]:
    """ "A:" is the assistant's, "T:" a tool's, "S:" the system's, "Ana:" Ana's; else Lise speaks."""
    return [_turn(n, *_split(text), language) for n, text in enumerate(said, 1)]


def _split(text: str) -> tuple[Role, str, str]:
    head, _, rest = text.partition(": ")
    if head in ROLES:
        return ROLES[head], ROLES[head], rest
    return ("user", head, rest) if head in {"Ana", "Bo"} else ("user", "Lise", text)


def _turn(n: int, role: Role, speaker: str, text: str, language: str) -> Turn:
    return Turn(
        id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=60, role=role, speaker=speaker, text=text,
        language=language, origin="user" if role in {"user", "system"} else role, author="p_1", audience="adult", revision=1,
        content_hash=b"", created_at=AT,
    )  # fmt: skip
