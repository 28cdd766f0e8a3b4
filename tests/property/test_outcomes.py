"""Whatever a text is, its outcomes are few, short and the same each time, and a text that denies them tells none."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.fold import fold
from souvenance.core.outcomes import outcomes_of
from souvenance.languages.changes.outcomes import outcomes_for

THINGS = st.sampled_from(["canoe", "kiln", "loom", "old mill", "rowing boat"])
VERBS = st.sampled_from(sorted(verb for verb, behind in outcomes_for("en").gone.items() if not behind))
WORDS = st.sampled_from(
    [
        "the",
        "my",
        "i",
        "we",
        "sold",
        "fixed",
        "died",
        "is",
        "was",
        "been",
        "got",
        "over",
        "off",
        "est",
        "a",
        "vendu",
        "mort",
        "repare",
        "la",
        "le",
        "not",
        ",",
        ":",
        ".",
        "canoe",
        "bo",
    ]
)


@given(st.lists(WORDS, max_size=40), st.sampled_from(["en", "fr", "de", "zh"]))
def test_outcomes_are_few_short_and_repeatable(words: list[str], language: str) -> None:
    text = " ".join(words)
    found = outcomes_of(text, language)
    assert found == outcomes_of(text, language)
    assert len(found) <= 3 * len(words)
    assert all(0 < len(one.thing) <= 4 for one in found)


@given(THINGS, VERBS)
def test_what_is_said_to_have_been_done_is_told_and_what_is_denied_is_not(thing: str, verb: str) -> None:
    told = outcomes_of(fold(f"we {verb} the {thing}"), "en")
    assert [one.kind for one in told] == ["gone"]
    assert outcomes_of(fold(f"we never {verb} the {thing}"), "en") == ()
