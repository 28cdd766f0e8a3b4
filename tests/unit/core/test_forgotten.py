from souvenance.core.forgotten import never_came_up
from souvenance.types import Memory, Served

from .memories import memory


def served(candidate: int, times: int = 0, semantic: int = 0) -> Served:
    return Served(candidate=candidate, served=times, semantic=semantic)


def names(memories: list[Memory], counts: dict[str, Served]) -> list[str]:
    return [one.memory.id for one in never_came_up(memories, {f"m_{text}": count for text, count in counts.items()})]


def test_never_served_first_then_what_was_only_sorted_the_most_often_passed_over_first() -> None:
    some = [memory(text) for text in ("sorted", "old", "young", "also old", "found")]
    counts = {
        "sorted": served(900, 40), "old": served(500), "young": served(3), "also old": served(500), "found": served(900, 1, 1),
    }  # fmt: skip
    assert names(some, counts) == ["m_also old", "m_old", "m_young", "m_sorted"]
    assert names(some[::-1], counts) == names(some, counts)


def test_what_stands_in_every_context_or_had_no_chance_is_not_forgotten() -> None:
    some = [memory("rule", kind="rule"), memory("pinned", pinned=True), memory("new"), memory("uncounted"), memory("left")]
    counts = {name: served(9) for name in ("rule", "pinned", "left")} | {"new": served(0)}
    assert names(some, counts) == ["m_left"]


def test_nothing_is_forgotten_of_nothing() -> None:
    assert never_came_up([], {}) == ()
