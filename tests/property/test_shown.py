"""What pages show: nothing steers, nothing is lost, every item is on one page."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.hidden import edited, shown
from souvenance.core.histograms import scale_of
from souvenance.core.listing import page_of
from souvenance.core.visible import visible

LINES = st.sampled_from([
    "password: hunter2x", "- Léa aime le thé", "[secret]", "", "the door code is 4519B", "-----BEGIN PRIVATE KEY-----", "MIIB",
    "-----END PRIVATE KEY-----", "caf\udce9", "bell\x07", "周末去爬黄山", "[unreadable]",
])  # fmt: skip
PAGES = st.lists(LINES | st.text(st.characters(exclude_characters="\r\n", exclude_categories=()), max_size=20), max_size=12)


@given(PAGES, st.sampled_from(["\n", "\r\n", "\r"]))
def test_a_page_that_nobody_changed_is_the_same_page(lines: list[str], mark: str) -> None:
    page = mark.join(lines)
    assert edited(shown(page).text, page) == page
    assert edited(shown(page).text.replace("\n", "\r\n"), page) == page  # as a browser sends it


@given(st.text(st.characters(exclude_categories=())))
def test_nothing_that_is_shown_steers_and_showing_it_again_changes_nothing(text: str) -> None:
    seen = visible(text)
    assert not set(seen) & {chr(code) for code in (*range(9), *range(0x202A, 0x202F), *range(0x2066, 0x206A))}
    assert seen.encode("utf-8").decode("utf-8") == visible(seen) == seen


@given(st.lists(st.integers()), st.integers(1, 9))
def test_every_item_is_on_one_page_in_its_order(items: list[int], size: int) -> None:
    pages = page_of(items, 1, size).pages
    read = [item for number in range(1, pages + 1) for item in page_of(items, number, size).items]
    assert read == items


@given(st.lists(st.floats(-1e6, 1e6), min_size=1), st.integers(1, 40))
def test_every_value_is_counted_once(values: list[float], bins: int) -> None:
    assert sum(scale_of(values, bins).counts(values)) == len(values)
