from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.passages import PASSAGE_CHARS, passage_of, passage_ref, passages, telling_passage


@given(st.text(alphabet="ab \n中", max_size=5_000), st.integers(1, 5))
def test_joined_they_are_the_text_and_none_is_long(text: str, times: int) -> None:
    whole = text * times
    found = passages(whole)
    assert "".join(found) == whole
    assert all(0 < len(one) <= PASSAGE_CHARS for one in found)


def test_lines_are_kept_whole() -> None:
    found = passages("a line of a log\n" * 500)
    assert all(one.endswith("\n") for one in found)


def test_an_id_names_its_chunk_and_place() -> None:
    assert passage_of(passage_ref("ab.cd", 12)) == ("ab.cd", 12)


def test_of_a_long_text_the_passage_that_holds_most_of_the_query() -> None:
    for fact, query in (
        ("The Lynx sleeps in hall 9.", "where does the lynx sleep"),
        ("猫睡在厨房里。", "猫睡在哪里"),
        ("Le pôle est gelé.", "pole gele"),
    ):
        text = f"{'nothing at all happens. ' * 300}{fact} {'nothing at all happens. ' * 300}"
        found = telling_passage(text, query)
        assert fact in found
        assert found.startswith("… ")
        assert found.endswith(" …")
        assert len(found) < 2 * PASSAGE_CHARS
    assert telling_passage("short", "anything") == "short"
    assert telling_passage("x " * 2_000, "!").startswith("x x")
