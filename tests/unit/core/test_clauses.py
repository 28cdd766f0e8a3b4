import pytest

from souvenance.core.clauses import cut_openers, sentences
from souvenance.languages.reflection import reflection_pack_for


@pytest.mark.parametrize(
    "text", ["My email is Ana.Best@x.com", "It is !True", "The file is src/Main.Form", "the id is x_y.Abc"]
)
def test_a_mark_inside_a_token_ends_no_sentence(text: str) -> None:
    assert sentences(text) == [text]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("I like tea.But not milk", ["I like tea.", "But not milk"]), ("I love it!Thanks", ["I love it!", "Thanks"]),
        ("Mail a@b.org. Then wait", ["Mail a@b.org.", "Then wait"]), ("我爱茶。我不爱。", ["我爱茶。", "我不爱。"]),
    ],
)  # fmt: skip
def test_a_mark_without_a_space_behind_it_may_end_one(text: str, found: list[str]) -> None:
    assert sentences(text) == found


@pytest.mark.parametrize(
    ("language", "text", "left"),
    [
        ("en", "well, my blood type is O-", "my blood type is O-"), ("en", "my grade in maths is B- –", "my grade in maths is B-"),
        ("fr", "au fait : mon groupe sanguin est A-", "mon groupe sanguin est A-"), ("en", "- tea -", "tea"),
    ],
)  # fmt: skip
def test_a_sign_at_the_end_of_a_statement_stays(language: str, text: str, left: str) -> None:
    pack = reflection_pack_for(language)
    assert pack is not None
    assert cut_openers(text, pack) == left
