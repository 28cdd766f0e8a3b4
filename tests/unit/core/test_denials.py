import pytest

from souvenance.core.denials import Asserted, asserted, unvalued


def test_short_forms_and_articles_change_nothing() -> None:
    assert asserted("i'm not a sailor", "en").denied == asserted("i am not a sailor", "en").denied != frozenset()
    assert asserted("i'm a sailor", "en").affirmed == asserted("i am not a sailor", "en").denied


def test_each_whole_clause_is_read_and_a_rest_of_one_is_not() -> None:
    found = asserted("i have a boat and i don't have a bike, not near brest", "en")
    assert found == Asserted(frozenset({("i", "have", "boat")}), frozenset({("i", "have", "bike")}))


def test_what_is_said_behind_a_name_only_describes() -> None:
    assert ("i", "have", "boat") in asserted("i have a boat named pip", "en").affirmed
    assert ("i", "have", "boat") not in asserted("i don't have a boat named pip", "en").denied


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "i'm not tired"),
        ("en", "i'm not at home"),
        ("en", "we aren't at home."),
        ("en", "my mum isn't home"),
        ("fr", "ma soeur n'est pas a la maison."),
        ("fr", "nous sommes chez nous"),
        ("fr", "mon frere n'est pas chez lui"),
        ("en", "it is not red"),
        ("en", "i don't know"),
        ("en", "no boats, nate"),
        ("fr", "pas de bateau"),
        ("en", 'he said "i am a sailor"'),
        ("en", "i'm not only a sailor"),
        ("fr", "je ne bois que du cidre"),
        ("fr", "je ne cesse de naviguer"),
        ("fr", "il n'est pas marin"),
        ("zh", "她不吃鱼"),
        ("en", ""),
    ],
)
def test_moods_others_words_and_half_denials_assert_nothing(language: str, text: str) -> None:
    assert asserted(text, language) == Asserted()


def test_a_language_without_negators_denies_nothing() -> None:
    assert asserted("ich bin kein segler", "de").denied == frozenset()


def test_only_dates_and_hours_are_left_out() -> None:
    assert unvalued("the gala is on 6 june", "en") == unvalued("the gala is on 9 july", "en")
    assert unvalued("the gala is on 6 june", "en") != unvalued("the ball is on 6 june", "en")
    assert unvalued("the fee is 6", "en") != unvalued("the fee is 9", "en")
