import time
import unicodedata

import pytest

from souvenance.core.similarity import (
    JUST_BELOW,
    active_key,
    explained,
    figures_differ,
    lost_carriers,
    merge_direction,
    prepared,
    similarity,
)
from souvenance.thresholds import MOST_COMPARED_CHARS, SIMILARITY_THRESHOLD


def score(one: str, other: str, language: str = "en") -> float:
    return similarity(prepared(one, language), prepared(other, language))


def reason(one: str, other: str, language: str = "en") -> str:
    return explained(prepared(one, language), prepared(other, language)).because


def direction(kept: str, new: str, language: str = "en") -> str:
    return merge_direction(prepared(kept, language), prepared(new, language))


def test_what_the_guards_part_stays_just_below_the_threshold_however_alike() -> None:
    one = "The sweep is due on 15 March to look into the old chimney upstairs."
    assert score(one, one.replace("15", "16")) == JUST_BELOW < SIMILARITY_THRESHOLD


def test_a_score_says_why() -> None:
    assert reason("Locker 15 is taken.", "Locker 16 is taken.") == "carriers differ: 15 / 16"
    assert reason("The lease starts here.", "The contract starts here.") == "a word is replaced: lease / contract"
    assert reason("Gus owes Tilda a dinner.", "Tilda owes Gus a dinner.") == "the same words in another order"
    assert reason("I eat fish.", "I eat fish, it is cheap.") == "adds only: it, cheap"
    assert reason("I eat fish.", "I eat raw fish.") == "adds where nothing may be added: raw"
    assert reason("La prof est là.", "Le prof est là.", "fr") == "articles differ: la / le prof"
    assert reason("Noé est pêcheur.", "Noé est pécheur.", "fr") == "accents differ: pêcheur / pécheur"


def test_other_languages_merge_only_equal_texts() -> None:
    assert score("我每天早上跑步。", "我每天早上跑步。", "zh") == 1
    assert score("我每天早上跑步。", "我每天早上跑步", "zh") < SIMILARITY_THRESHOLD
    assert score("Vivo in città.", "vivo  in città.", "xx") == 1


def test_what_an_unread_script_adds_is_not_taken_up() -> None:
    assert score("I like tea.", "I like tea. 我不喜欢茶。") < SIMILARITY_THRESHOLD


def test_two_languages_share_equal_texts_only() -> None:
    one, other = prepared("Amélie Dupont, Lyon", "fr"), prepared("amélie dupont, lyon", "en")
    assert similarity(one, other) == 1
    assert similarity(one, prepared("Amélie Dupont Lyon", "en")) < SIMILARITY_THRESHOLD


def test_a_capital_inside_a_sentence_names() -> None:
    assert score("I paid Bill.", "I paid the bill.") < SIMILARITY_THRESHOLD
    assert score("I work with Bill.", "i work with Bill") == 1


def test_parts_change_places_only_where_nothing_else_could_take_their_place() -> None:
    assert score("At home I drink tea.", "I drink tea at home.") == 1
    assert score("At home I drink tea and milk.", "I drink tea and milk at home.") < SIMILARITY_THRESHOLD
    assert score("Monday I swim, Tuesday I run.", "I swim Tuesday, I run Monday.") < SIMILARITY_THRESHOLD
    assert score("In Rome I eat in Oslo I sleep", "I eat in Oslo I sleep in Rome") < SIMILARITY_THRESHOLD
    assert score("All my friends smoke.", "My friends smoke all.") < SIMILARITY_THRESHOLD


def test_one_word_in_common_is_no_statement() -> None:
    assert score("They really do!", "They are.") < SIMILARITY_THRESHOLD


def test_a_long_text_is_the_same_only_as_an_equal_one() -> None:
    long = "I like tea. " * (MOST_COMPARED_CHARS // 10)
    assert score(long, "  " + long.upper()) == 1
    assert score(long, long.replace(".", "!")) < SIMILARITY_THRESHOLD


@pytest.mark.parametrize(
    "text",
    ["", " ", "\n", "?!", "😀", "😀" * 5_000, "a" * 1_000_000, "12 " * 300_000, "j'" * 400_000, "don't've " * 400, "-" * 3_999,
     "e\u0301" * 1_999, "\u0301" * 3_999, "a" + "\u0301\u0323" * 500_000, "1,2." * 999, "$" * 3_999, "May " * 999, "ne " * 1_300, "我" * 3_999, "ﷺ" * 3_999,
     "I eat, I run. " * 280, "x² is not x2", "\ud7ff\ue000\u200d", "twenty " * 500, "rendez-vous " * 300],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_odd_texts_are_read_quickly_and_are_themselves(text: str, language: str) -> None:
    started = time.perf_counter()
    one = prepared(text, language)
    assert similarity(one, prepared(text, language)) == 1
    assert similarity(one, prepared("My van seats nine.", language)) < SIMILARITY_THRESHOLD
    assert time.perf_counter() - started < 2


@pytest.mark.parametrize(
    ("kept", "new", "wins"),
    [
        ("My van seats nine.", "my van seats 9!", "new"),
        ("I hate fish.", "I hate fish, it smells.", "new"),
        ("I hate fish, it smells.", "I hate fish.", "kept"),
        ("Zoé plays chess.", "zoe plays chess", "kept"),
        ("zoe plays chess", "Zoé plays chess.", "new"),
        ("Same text", "same  text", "new"),
    ],
)
def test_the_newer_wording_wins_unless_it_is_poorer(kept: str, new: str, wins: str) -> None:
    assert direction(kept, new) == wins


def test_the_direction_of_texts_without_a_pack_goes_by_their_words() -> None:
    assert direction("apples pears", "apples pears plums", "xx") == "new"
    assert direction("apples pears plums", "apples pears", "xx") == "kept"


def test_the_key_is_equal_for_equal_normalised_texts() -> None:
    text = "J'aime le café  de Zoé."
    key = active_key(text, "Ana", None, "fact")
    assert len(key) == 16
    assert key == active_key(unicodedata.normalize("NFD", " j'aime le Café\nde zoé. "), "Ana", None, "fact")


def test_the_key_tells_everything_else_apart() -> None:
    key = active_key("x2", "Ana", None, "fact")
    others = [("x²", "Ana", None, "fact"), ("x2", "ana", None, "fact"), ("x2", "Ana", "", "fact"), ("x2", "Ana", "s", "fact")]
    others += [
        ("x2", "Ana", None, "rule"),
        ("x2A", "na", None, "fact"),
        ("ﬁ", "Ana", None, "fact"),
        ("fi", "Ana", None, "fact"),
    ]
    assert len({key, *(active_key(*other) for other in others)}) == len(others) + 1


def test_two_readings_differ_in_their_figures_and_a_paraphrase_does_not() -> None:
    def apart(one: str, other: str) -> bool:
        return figures_differ(prepared(one, "en"), prepared(other, "en"))

    assert apart("Glucose 0.92 on 3 March", "Glucose 1.05 on 10 March")
    assert not apart("Jazz is what I like most", "I like jazz")
    assert not apart("I have 2 cats", "My cats are lovely")


def test_one_of_a_thing_is_a_thing_and_never_another_number() -> None:
    assert score("I have 1 sheep.", "I have a sheep.") == 1
    assert reason("I have 1 sheep.", "I have the sheep.") == "only one is counted: sheep"
    assert figures_differ(prepared("I have 1 sheep.", "en"), prepared("I have 2 sheep.", "en"))
    assert lost_carriers(prepared("I have 1 sheep.", "en"), prepared("I have sheep.", "en"))
    assert not lost_carriers(prepared("I have 1 sheep.", "en"), prepared("I have a sheep.", "en"))
    assert direction("I have a sheep.", "I have 1 sheep.") == "new"


def test_an_hour_has_one_form_on_both_clocks_only_where_it_is_sure() -> None:
    assert score("The bus leaves at 7:30 pm.", "The bus leaves at 19:30.") == 1
    assert score("The bus leaves at 7:30 am.", "The bus leaves at 7:30.") < SIMILARITY_THRESHOLD
    assert score("The bus leaves at 12 pm.", "The bus leaves at 12:00.") < SIMILARITY_THRESHOLD
