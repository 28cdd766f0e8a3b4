import pytest
import Stemmer

from souvenance.core.fold import fold
from souvenance.languages import NEUTRAL, PACKS, Pack, pack_for
from souvenance.languages.pack import numbered, words

EVERY_PACK = pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS.keys())


def written(pack: Pack) -> list[str]:
    return [
        *pack.stops, *pack.elisions, *pack.whole_words, *pack.possessives, *pack.months, *pack.weekdays,
        *pack.number_words, *pack.numbers_beside, *pack.number_joints, *pack.ordinal_suffixes, *pack.month_ambiguous, *pack.month_cues,
    ]  # fmt: skip


@EVERY_PACK
def test_every_word_is_folded(pack: Pack) -> None:
    assert [word for word in written(pack) if word != fold(word)] == []


@EVERY_PACK
def test_stop_words_carry_no_sign(pack: Pack) -> None:
    assert [word for word in pack.stops if not word.isalpha()] == []


@EVERY_PACK
def test_no_word_is_both_a_stop_word_and_a_number(pack: Pack) -> None:
    assert pack.stops & pack.number_words.keys() == set()


@EVERY_PACK
def test_a_month_that_is_a_stop_word_is_known_to_be_ambiguous(pack: Pack) -> None:
    assert pack.stops & pack.months.keys() <= pack.month_ambiguous


@EVERY_PACK
def test_the_year_has_twelve_months_and_the_week_seven_days(pack: Pack) -> None:
    assert set(pack.months.values()) == set(range(1, 13))
    assert set(pack.weekdays.values()) == set(range(1, 8))


@EVERY_PACK
def test_ambiguous_months_are_months(pack: Pack) -> None:
    assert pack.month_ambiguous <= pack.months.keys()


@EVERY_PACK
def test_question_words_and_stop_words_are_there(pack: Pack) -> None:
    assert len(pack.question_words) >= 10
    assert len(pack.stop_words) >= 150


@EVERY_PACK
def test_the_tens_are_numbers(pack: Pack) -> None:
    assert {2, 3, 4, 5, 7, 8, *range(10, 17), 20, 30, 40, 50, 60, 100, 1000} <= set(pack.number_words.values())


@EVERY_PACK
def test_the_stemmer_exists(pack: Pack) -> None:
    assert pack.stemmer in Stemmer.algorithms()


@EVERY_PACK
def test_a_pack_is_found_by_its_code(pack: Pack) -> None:
    assert pack_for(pack.code) is pack


def test_a_language_without_a_pack_gets_the_neutral_one() -> None:
    assert pack_for("xx") is NEUTRAL
    assert NEUTRAL.stops == frozenset()


@pytest.mark.parametrize(
    ("language", "content"),
    [
        ("en", "won don us id ill pretty haven shed"),
        ("fr", "ete tas dune or bon neuf"),
        ("de", "schon ware weg stadt"),
        ("es", "te ano vino solo"),
        ("it", "te sei stato sara collo"),
        ("pt", "la pais vez"),
    ],
)
def test_a_word_with_a_content_sense_is_no_stop_word(language: str, content: str) -> None:
    assert words(content) & PACKS[language].stops == set()


def test_numbered_counts_words_and_gives_alternatives_the_same_number() -> None:
    assert numbered("one/un two three", first=1) == {"one": 1, "un": 1, "two": 2, "three": 3}
    assert numbered("twenty thirty", first=20, step=10) == {"twenty": 20, "thirty": 30}
