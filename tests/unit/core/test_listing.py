import pytest

from souvenance.core.listing import Page, holding, must_be_one_of, must_count, page_number, page_of, page_read
from souvenance.errors import InputError

from .memories import memory


def shape(page: Page[int]) -> tuple[tuple[int, ...], int, int, int, int]:
    return page.items, page.number, page.pages, page.first, page.last


def test_a_page_knows_its_place_in_the_whole() -> None:
    numbers = list(range(1, 8))
    assert shape(page_of(numbers, 1, 3)) == ((1, 2, 3), 1, 3, 1, 3)
    assert shape(page_of(numbers, 3, 3)) == ((7,), 3, 3, 7, 7)


def test_an_item_stands_on_the_page_of_its_number() -> None:
    numbers = list(range(1, 8))
    assert all(number in page_of(numbers, page_number(number, 3), 3).items for number in numbers)


def test_a_page_that_there_is_not_is_the_nearest_one() -> None:
    assert page_of([1, 2, 3], 99, 2).items == (3,)
    assert page_of([1, 2, 3], 0, 2).items == page_of([1, 2, 3], -5, 2).items == (1, 2)


def test_a_list_of_nothing_has_one_empty_page() -> None:
    assert shape(page_of([], 4, 10)) == ((), 1, 1, 0, 0)


def test_of_a_list_that_is_read_in_part_only_the_page_is_read() -> None:
    asked: list[tuple[int, int]] = []

    def read(first: int, end: int) -> list[int]:
        asked.append((first, end))
        return list(range(first, end))

    assert page_read(25, 3, 10, read).items == (20, 21, 22, 23, 24)
    assert asked == [(20, 25)]


def test_words_are_found_whatever_their_case_and_accents_and_every_one_is_needed() -> None:
    bread = memory(text="Le pâté en croûte de Léa", subject="Lise")
    tea = memory(text="她周末去爬黄山", subject="Ana", tags=("montagne",))
    assert holding([bread, tea], "CROUTE lea") == [bread]
    assert holding([bread, tea], "lise") == [bread]
    assert holding([bread, tea], "黄山") == holding([bread, tea], "MONTAGNE") == [tea]
    assert holding([bread, tea], "croute montagne") == []
    assert holding([bread, tea], "  ") == [bread, tea]
    assert holding([bread, tea], bread.id) == [bread]


def test_what_a_list_cannot_be_narrowed_to_is_an_error_and_no_empty_list() -> None:
    must_be_one_of(None, ("a", "b"), "kind")
    must_be_one_of("b", ("a", "b"), "kind")
    with pytest.raises(InputError, match="kind is 'c': one of a, b"):
        must_be_one_of("c", ("a", "b"), "kind")
    for limit in (None, 0, 7):
        must_count(limit)
    with pytest.raises(InputError, match="-1"):
        must_count(-1)
