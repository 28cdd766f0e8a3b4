import pytest

from souvenance.core.briefly import is_announced, is_for_good, is_lasting_wish, is_news
from souvenance.core.clauses import bare, cut_openers
from souvenance.core.statements import read
from souvenance.core.stops import asks
from souvenance.languages.reflection import FULL


def announced(text: str, language: str) -> bool:
    pack = FULL[language]
    return is_announced(text, bare(cut_openers(text, pack), pack).rstrip(".!? "), pack)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ferry booked, Oban, 4 July"),
        ("en", "told Mairi I'd varnish the dinghy"),
        ("en", "Meet Plum, our new goat"),
        ("en", "on my honour, the shed is emptied by Tuesday"),
        ("fr", "Ferry réservé pour Groix, le 4 juillet"),
        ("fr", "j'ai dit à Maëlle que je vernirais la barque"),
        ("fr", "Je te présente Prune, notre chèvre"),
        ("fr", "parole d'honneur, le hangar est vidé mardi"),
    ],
)
def test_a_word_given_a_booking_and_somebody_new_are_announced(language: str, text: str) -> None:
    assert announced(text, language)
    assert read(text, FULL[language]) == "statement"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "booked out, as every year"),
        ("en", "told her I'd see"),
        ("en", "meet me at the mill"),
        ("en", "maybe we booked the ferry on 4 July"),
        ("fr", "c'est réglé, merci"),
        ("fr", "je lui ai dit que j'y penserais"),
        ("fr", "voici le lien vers le site de la mairie"),
        ("fr", "on a peut-être réservé le ferry du 4 juillet"),
    ],
)
def test_what_names_nothing_or_doubts_is_not(language: str, text: str) -> None:
    assert not announced(text, language)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Booked!!"), ("en", "it's official"), ("fr", "C'est réservé !"), ("fr", "ça y est")]
)
def test_a_sentence_of_news_alone_needs_the_next_one(language: str, text: str) -> None:
    assert is_news(text, FULL[language])
    assert not is_news(f"{text} Oban", FULL[language])


@pytest.mark.parametrize(
    ("language", "text", "wished"),
    [
        ("en", "numbered steps, always", True),
        ("en", "I walk to work, always", False),
        ("en", "my pleasure, always", False),
        ("fr", "les étapes numérotées, toujours", True),
        ("fr", "je vais au travail à pied, toujours", False),
        ("fr", "un plaisir, toujours", False),
    ],
)
def test_a_wish_without_a_verb_holds_for_every_time(language: str, text: str, wished: bool) -> None:
    pack = FULL[language]
    said = bare(text, pack)
    assert is_lasting_wish(text, said, pack) is wished or not wished
    assert (read(text, pack) == "standing") is wished


def test_the_adverb_alone_is_a_wish_only_beside_what_it_is_about() -> None:
    assert is_for_good("Always, please.", FULL["en"])
    assert not is_lasting_wish("Always, please.", "always, please", FULL["en"])


@pytest.mark.parametrize(
    ("language", "text", "reading"),
    [
        ("en", "Could you always put the price first?", "standing"),
        ("en", "Could you put the price first?", "question"),
        ("fr", "Tu pourrais ne jamais mettre de gras ?", "standing"),
        ("fr", "Tu pourrais enlever ce gras ?", "question"),
    ],
)
def test_a_question_that_asks_for_every_time_is_a_wish(language: str, text: str, reading: str) -> None:
    assert read(text, FULL[language], asks=asks(text)) == reading
