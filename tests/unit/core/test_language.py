from datetime import UTC, datetime

import pytest

from souvenance.core.language import (
    MIN_LETTERS_TO_DETECT,
    PLAUSIBLE,
    by_function_words,
    by_script,
    by_telling_words,
    function_words,
    has_enough_letters,
    language_told,
    plausible,
    reconciled,
    usual_language,
)
from souvenance.languages import PACKS
from souvenance.languages.telling import MARKED_LETTERS, TELLING
from souvenance.types import Turn


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("周末去爬黄山看日出", "zh"),
        ("iPhone 壞了", "zh"),
        ("我的 KT-21B 坏了", "zh"),
        ("我喜欢 machine learning", "zh"),
        ("iPhone が壊れた", "ja"),
        ("今日はいい天気ですね", "ja"),
        ("東京へ行く", "ja"),
        ("안녕하세요", "ko"),
        ("สวัสดีครับ", "th"),
        ("שלום", "he"),
        ("Καλημέρα", "el"),
        ("नमस्ते", "hi"),
        ("山", "zh"),
    ],
)
def test_some_scripts_give_their_language_away(text: str, language: str) -> None:
    assert by_script(text) == language


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "l'été à la mer",
        "123 😀 …",
        "Привет",
        "مرحبا",
        "I said 你好 to him",
        "I learned the word 山 today, and it means mountain",
        "He said שלום to everyone in the room, twice",
    ],
)
def test_others_do_not(text: str) -> None:
    assert by_script(text) is None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I have been to the shop and it was closed", "en"),
        ("je ne sais pas où il est allé avec les enfants", "fr"),
        ("Je ne sais pas s'il est là", "fr"),
        ("Berlin Paris Madrid", None),
        ("pain", None),
        ("", None),
        ("周末去爬黄山看日出", None),
    ],
)
def test_many_function_words_tell_a_language(text: str, language: str | None) -> None:
    assert by_function_words(text, ("en", "fr", "es", "ru")) == language


def test_only_the_languages_asked_about_are_answered() -> None:
    assert by_function_words("I have been to the shop and it was closed", ("fr", "ru")) is None
    assert by_function_words("I have been to the shop and it was closed", ()) is None


def test_a_detector_is_believed_from_twenty_letters_on() -> None:
    assert MIN_LETTERS_TO_DETECT == 20
    assert not has_enough_letters("")
    assert not has_enough_letters("a" * 19)
    assert has_enough_letters("a" * 20)
    assert not has_enough_letters("1" * 400)
    assert not has_enough_letters("a, " * 19)
    assert has_enough_letters("a, " * 20)
    assert has_enough_letters("été" * 7)
    assert not has_enough_letters(" " * 1_000 + "a" * 20)  # of a long text only the beginning is looked at


def test_what_is_configured_is_what_is_plausible() -> None:
    assert plausible(()) == PLAUSIBLE
    assert set(PACKS) <= set(PLAUSIBLE)
    assert plausible(["fr", "en"]) == ("fr", "en")


def _said(text: str, language: str) -> Turn:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    return Turn(
        id=text, scope="s", session="s", seq=1, at=at, utc_offset_min=0, role="user", speaker="a", text=text, language=language,
        origin="user", author="p", audience="adult", revision=1, content_hash=b"", created_at=at,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("turns", "languages"),
    [
        (
            [("jvoi le kine le 3 mars", "it"), ("D'accord, je note votre rendez-vous chez le kinésithérapeute.", "fr")],
            ["fr", "fr"],
        ),
        ([("jai le kine chez lui le 3 mars a 15h, cabinet Berthier et fils", "it"), ("C'est noté.", "fr")], ["fr", "fr"]),
        ([("Ho visto il dottore con mia sorella", "it"), ("Et qu'a-t-il dit ?", "fr")], ["it", "fr"]),
        (
            [("I went to the market with my sister", "en"), ("Très bien, et qu'avez-vous acheté au marché hier matin ?", "fr")],
            ["en", "fr"],
        ),
        ([("周末去爬黄山看日出", "zh"), ("Bonne idée, n'oubliez pas de prendre une lampe avec vous.", "fr")], ["zh", "fr"]),
        ([("ok", "de")], ["de"]),
        ([], []),
    ],
)
def test_a_turn_is_heard_in_the_language_of_its_exchange_unless_it_speaks_for_itself(
    turns: list[tuple[str, str]], languages: list[str]
) -> None:
    assert [turn.language for turn in reconciled([_said(*turn) for turn in turns])] == languages


def test_function_words_are_counted_each_once_in_every_language_asked() -> None:
    assert function_words("Wie heißt mein Hund, wie?", ("de", "en")) == {"de": 2, "en": 0}  # with the comma it is another word
    assert function_words("Où est-ce que j'ai mal ?", ("fr",)) == {"fr": 4}
    assert function_words("小雪在哪里？", ("en",)) == {"en": 0}
    assert function_words("", ()) == {}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Je suis végane", "fr"), ("J'aime le jazz", "fr"), ("J’ai un chat", "fr"), ("Je fume", "fr"), ("Je vis à Lyon", "fr"),
        ("jai un chat", "fr"), ("JE FUME", "fr"), ("Hi. Je fume", "fr"), ("L'été me fatigue", "fr"), ("d'œufs", "fr"),
        ("J'adore The Office", "fr"), ("The Office, j'aime pas", "fr"), ("m'appelle Léa", "fr"),
        ("I smoke", "en"), ("I'm vegan", "en"), ("i'm vegan", "en"), ("My cat is old", "en"), ("the red hat", "en"),
        ("Ich rauche", "de"), ("Mein Hund heißt Rex", "de"), ("Wir rauchen", "de"),
        ("Soy vegano", "es"), ("Tengo un gato", "es"), ("Me gusta el jazz", "es"),
        ("I miei gatti", "it"), ("Sono vegano", "it"),
        ("Tenho um gato", "pt"), ("Eu fumo", "pt"), ("Não fumo", "pt"),
    ],
)  # fmt: skip
def test_short_texts_tell_their_language_by_their_own_words(text: str, language: str) -> None:
    assert by_telling_words(text, PLAUSIBLE) == language
    others = [code for code in PLAUSIBLE if code != language]
    assert by_telling_words(text, others) is None


@pytest.mark.parametrize(
    "text",
    [
        "", "ok", "Vegan", "jazz", "merci", "Vegan, no meat",
        "AI rocks", "EU news", "Los Angeles trip", "El Paso rocks", "Je Suis Charlie", "Smith et al.",  # names and titles
        "Crème brûlée rocks", "Jalapeño poppers", "Côte d'Azur trip", "c'mon dude", "rock'n'roll",  # words taken over
        "Vivo en Madrid", "L'università", "I gatti dormono", "Louis I est mort", "is je a word",  # of two languages
        "我有一只猫", "Привет", "12 😀",
    ],
)  # fmt: skip
def test_what_could_be_in_two_languages_tells_none(text: str) -> None:
    assert by_telling_words(text, PLAUSIBLE) is None


def test_every_pack_has_words_that_tell_it_and_that_are_function_words_of_no_other() -> None:
    assert set(TELLING) == set(MARKED_LETTERS) == set(PACKS)
    told = [word for words in TELLING.values() for word in words]
    assert len(told) == len(set(told))
    shared = {
        word: sorted(code for code, pack in PACKS.items() if code != own and word in pack.stops)
        for own, words in TELLING.items()
        for word in words
    }
    assert {word: codes for word, codes in shared.items() if codes} == {"eu": ["fr"]}  # "j'ai eu", where "j" and more speak


def test_a_text_tells_its_language_by_script_by_a_detector_or_by_its_words() -> None:
    assert language_told("我有一只猫", lambda _: "en", ("en",)) == "zh"
    assert language_told("une phrase assez longue pour lui", lambda _: "it", ("fr",)) == "it"
    assert language_told("Je fume", lambda _: "it", ("fr", "en")) == "fr"
    assert language_told("Je fume", lambda _: "it", ("en",)) is None


def test_the_usual_language_is_that_of_most_and_of_the_latest_where_there_are_as_many() -> None:
    assert usual_language([]) is None
    assert usual_language([None, None]) is None
    assert usual_language(["fr", "en", "fr", None, None]) == "fr"
    assert usual_language(["fr", "en"]) == "en"
