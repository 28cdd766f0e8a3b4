from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.holders import Holders
from souvenance.core.keys import packed, unpacked
from souvenance.core.prepared import prepared

ROWS = [packed(prepared(text, "en")) for text in ("I row on the lake.", "I paint the lake.", "My kiln is cold.", "")]
FORMS = sorted({form for row in ROWS for form in unpacked(row).forms})
CHANGES = st.lists(st.tuples(st.booleans(), st.integers(0, len(ROWS) - 1)), max_size=12)


def found(holders: Holders) -> dict[int, set[str]]:
    return {form: set(holders.holders(form)) for form in FORMS}


def expected(held: set[int]) -> dict[int, set[str]]:
    return {form: {str(n) for n in held if form in unpacked(ROWS[n]).forms} for form in FORMS}


@given(st.sets(st.integers(0, len(ROWS) - 1)), CHANGES, st.booleans())
def test_whoever_was_added_and_not_removed_holds_its_words(first: set[int], changes: list[tuple[bool, int]], ask: bool) -> None:
    ids = sorted(first)
    holders, held = Holders.of([str(n) for n in ids], [ROWS[n] for n in ids]), set(ids)
    for comes, n in changes:
        if comes == (n in held):
            continue  # only one that is not there comes, and one that is there goes
        (holders.add if comes else holders.remove)(str(n), ROWS[n])
        held ^= {n}
        if ask:  # and is remembered, over the next change too
            assert found(holders) == expected(held)
    assert found(holders) == expected(held)


def test_a_word_of_nobody_has_no_holders() -> None:
    assert Holders.of(["0"], ROWS[:1]).holders(7) == set()
