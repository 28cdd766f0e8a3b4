from hypothesis import assume, example, given
from hypothesis import strategies as st

from souvenance.core.prepared import active_key
from souvenance.core.similarity import prepared, similarity
from souvenance.thresholds import SIMILARITY_THRESHOLD

PARTS = st.text("abcdXYZ", min_size=1, max_size=4)
SIGNS = st.sampled_from(list("+-!~/@._=<>#*\\|&$"))
FRAMES = st.sampled_from([
    ("en", "The token is {}"), ("en", "My {} broke on Monday."), ("fr", "Mon mot est {}"), ("fr", "J'ai {} chez moi, merci."),
    ("zh", "我的代码是{}"), ("de", "Der Code ist {} bitte"),
])  # fmt: skip


def signed(parts: list[str], signs: list[str]) -> str:
    return "".join(sign + part for sign, part in zip(signs, parts, strict=False))


# A sign in front, one after each part, and a figure or an underscore somewhere.
SIGNED = st.builds(signed, st.lists(PARTS, min_size=1, max_size=3), st.lists(SIGNS, min_size=3, max_size=3))
BEHIND = st.builds("{}{}".format, PARTS, st.sampled_from(["+", "-", "#", "*", "++", "=", "~"]))
NUMBERED = st.builds("{}{}{}".format, PARTS, st.sampled_from(["_", "7", "_4"]), PARTS)
CASED = st.builds("{}{}{}".format, st.sampled_from("xq"), st.sampled_from("XZQ"), PARTS)
TOKENS = SIGNED | BEHIND | NUMBERED | CASED | PARTS.map(str.upper).filter(lambda word: len(word) > 1)


@given(TOKENS, TOKENS | PARTS, FRAMES)
@example("O-", "O", ("en", "The token is {}"))
@example("C++", "C", ("fr", "Mon mot est {}"))
@example("a.b@x.com", "ab@x.com", ("en", "The token is {}"))
@example("-v", "-V", ("en", "The token is {}"))
@example("XYZ", "xyz", ("zh", "我的代码是{}"))
def test_texts_that_differ_in_a_literal_never_merge(one: str, other: str, frame: tuple[str, str]) -> None:
    assume(one != other)
    language, sentence = frame
    a, b = sentence.format(one), sentence.format(other)
    assert similarity(prepared(a, language), prepared(b, language)) < SIMILARITY_THRESHOLD
    assert active_key(a, "me", None, "fact") != active_key(b, "me", None, "fact")


@given(TOKENS, FRAMES)
def test_a_literal_is_itself(one: str, frame: tuple[str, str]) -> None:
    language, sentence = frame
    text = sentence.format(one)
    again = prepared(text[0].swapcase() + text[1:], language)
    assert similarity(prepared(text, language), again) == 1
