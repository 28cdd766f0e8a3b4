from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.keys import packed
from souvenance.core.similarity import Prepared, prepared, similarity
from souvenance.core.twins import Twins
from souvenance.thresholds import SIMILARITY_THRESHOLD

WORDS = ["Ana", "ana", "likes", "tea", "not", "the", "is", "2", "two", "Monday", "receive", "recieve", "really", "running"]
WORDS += ["on", "and", ", it", ". He", "because", "every", "?", "😀", "no", "é", "du", "pas", "mange", "mangé", "茶"]
WORDS += ["Rex,", "our", "dog,", "barks", "nous", "mangeons", "&", "part-time", "7.30", "pm", ", as you know", ", ever", "le"]
ASIDES = {"en": ["as you know", "like I said", "believe it or not"], "fr": ["comme tu sais", "figure-toi", "bien sûr"]}
SENTENCES = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
TEXTS = SENTENCES | st.text(max_size=30)
LANGUAGES = st.sampled_from(["en", "fr", "de", "zh"])
READ = st.builds(prepared, TEXTS, LANGUAGES)
VARIANTS = st.tuples(SENTENCES, st.lists(st.sampled_from(WORDS), max_size=3), LANGUAGES, st.integers(0, 9))


def varied(given: tuple[str, list[str], str, int]) -> tuple[Prepared, Prepared]:
    """A text, and one with a part moved and words added."""
    text, added, language, at = given
    words = text.split()
    return prepared(text, language), prepared(" ".join([*words[at:], *words[:at], *added]), language)


def scored(ids: list[str], texts: list[Prepared], asked: Prepared) -> tuple[str, float] | None:
    all_pairs = [(-similarity(asked, one), id_) for id_, one in zip(ids, texts, strict=True)]
    least = min(all_pairs, default=(0.0, ""))
    return (least[1], -least[0]) if -least[0] >= SIMILARITY_THRESHOLD else None


@given(READ, READ)
def test_similarity_is_symmetric_and_bounded(one: Prepared, other: Prepared) -> None:
    assert 0 <= similarity(one, other) == similarity(other, one) <= 1


@given(VARIANTS)
def test_similarity_of_variants_is_symmetric(given: tuple[str, list[str], str, int]) -> None:
    one, other = varied(given)
    assert similarity(one, other) == similarity(other, one)


@given(SENTENCES.map("Ana {}".format), st.sampled_from(["en", "fr"]), st.data())
def test_an_aside_at_the_end_says_nothing(text: str, language: str, data: st.DataObject) -> None:
    alone = prepared(text, language)
    aside = prepared(f"{text}, {data.draw(st.sampled_from(ASIDES[language]))}.", language)
    assert (aside.tokens, aside.whole) == (alone.tokens, alone.whole)


@given(READ)
def test_a_text_is_its_own_twin(one: Prepared) -> None:
    assert similarity(one, one) == 1


@given(st.lists(VARIANTS, max_size=8), st.integers(0, 20), st.randoms(use_true_random=False))
def test_the_best_is_that_of_all_pairs_however_it_was_built(
    given: list[tuple[str, list[str], str, int]], cut: int, random: object
) -> None:
    texts = [one for pair in map(varied, given) for one in pair]
    ids = [f"m_{n * 7 % 16}" for n in range(len(texts))]
    random.shuffle(texts)  # type: ignore[attr-defined]
    keys, full = [packed(text) for text in texts], dict(zip(ids, texts, strict=True)).__getitem__
    whole = Twins.of(ids, keys)
    grown = Twins.of(ids[:cut], keys[:cut])
    for id_, of_text in zip(ids[cut:], keys[cut:], strict=True):
        grown = grown.extended(id_, of_text)
    for asked in texts:
        assert whole.best(asked, full) == grown.best(asked, full) == scored(ids, texts, asked)
        assert whole.alike(asked, 0.3, full) == grown.alike(asked, 0.3, full)
    if ids:
        left = whole.without(ids[0])
        rebuilt = Twins.of(ids[1:], keys[1:])
        for asked in texts:
            assert left.best(asked, full) == rebuilt.best(asked, full)
            assert left.alike(asked, 0.3, full) == rebuilt.alike(asked, 0.3, full)
