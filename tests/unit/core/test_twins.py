import pytest

from souvenance.core.keys import packed
from souvenance.core.similarity import prepared
from souvenance.core.twins import MOST_RECENT, Twins

TEXTS = {
    "m_1": "I'm scared of moths.",
    "m_2": "My favourite snack is caramel popcorn.",
    "m_3": "My favourite colour is green.",
    "m_4": "Glucose was 0.92 on 3 March.",
    "m_5": "I live in Leeds with my sister.",
}


LOCKERS = {f"m_{n:04}": f"Locker {n} is mine." for n in range(2 * MOST_RECENT + 2)}


def keys(text: str, language: str = "en") -> bytes:
    return packed(prepared(text, language))


def of(texts: dict[str, str]) -> Twins:
    return Twins.of(list(texts), [keys(text) for text in texts.values()])


def best(twins: Twins, text: str, texts: dict[str, str] = TEXTS) -> tuple[str, float] | None:
    return twins.best(prepared(text, "en"), lambda i: prepared(texts[i], "en"))


def alike(twins: Twins, text: str, floor: float = 0.4, texts: dict[str, str] = TEXTS) -> list[str]:
    return [id_ for id_, _ in twins.alike(prepared(text, "en"), floor, lambda i: prepared(texts[i], "en"))]


def test_the_twin_is_found_by_text_words_ring_and_block() -> None:
    twins, fish = of(TEXTS), {"m": "I hate fish, it smells."}
    assert best(twins, "i am scared of moths!") == ("m_1", 1.0)
    assert best(twins, "Caramel popcorn is my favorite snack") == ("m_2", 1.0)
    assert best(twins, "My favourite colour is green, it calms me.") == ("m_3", 1.0)
    assert best(of(fish), "I hate fish.", fish) == ("m", 1.0)
    assert best(twins, "I'm scared of wasps.") is None


def test_ties_go_to_the_smaller_id() -> None:
    fish = {"m_b": "I eat fish.", "m_a": "i eat Fish", "m_c": "I eat fish"}
    assert best(of(fish), "I eat fish!", fish) == ("m_a", 1.0)


def test_an_empty_one_finds_nothing_and_grows() -> None:
    none = of({})
    assert len(none) == 0
    assert best(none, "I eat fish.") is None
    assert alike(none, "I eat fish.") == []
    one = none.extended("m", keys("I eat fish."))
    assert best(one, "I eat fish", {"m": "I eat fish."}) == ("m", 1.0)
    assert len(none) == 0
    assert len(one) == 1


def test_without_forgets_and_an_unknown_id_changes_nothing() -> None:
    twins = of(TEXTS).without("m_1")
    assert best(twins, TEXTS["m_1"]) is None
    assert best(twins, TEXTS["m_2"]) == ("m_2", 1.0)
    assert twins.without("m_1") is twins
    again = twins.extended("m_1", keys(TEXTS["m_1"]))
    assert best(again, TEXTS["m_1"]) == ("m_1", 1.0)


def test_many_additions_and_removals_are_folded_in() -> None:
    twins = of({})
    for memory_id, text in LOCKERS.items():
        twins = twins.extended(memory_id, keys(text))
    assert best(twins, "locker 7 is mine", LOCKERS) == ("m_0007", 1.0)
    built = of(LOCKERS)
    asked = "The locker is mine"
    assert alike(twins, asked, 0.01, LOCKERS) == alike(built, asked, 0.01, LOCKERS) != []
    for n in range(MOST_RECENT + 1):
        twins = twins.without(f"m_{n:04}")
    assert len(twins) == MOST_RECENT + 1
    assert best(twins, "locker 7 is mine", LOCKERS) is None
    assert best(twins, "locker 700 is mine", LOCKERS) == ("m_0700", 1.0)


def test_a_paraphrase_is_flagged_and_a_twin_or_a_dated_reading_is_not() -> None:
    twins = of(TEXTS)
    assert alike(twins, "Nothing beats good caramel popcorn, my favourite.") == ["m_2"]
    assert alike(twins, "Glucose was 1.05 on 10 March.", 0.1) == []
    assert alike(twins, "My favourite colour is green") == []
    assert alike(twins, "?") == []


def test_as_many_ids_as_texts() -> None:
    with pytest.raises(ValueError, match="2 ids for the keys of 1 texts"):
        Twins.of(["a", "b"], [keys("x")])
