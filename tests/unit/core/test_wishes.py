"""Wishes for every time: a rule whatever its form; a wish for now is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.stops import asks
from souvenance.core.wishes import holds_on, is_for_every_time
from souvenance.languages.reflection import FULL

LASTING = [
    ("en", "From now on, give me the answer first and the reasoning after."),
    ("en", "Each time I paste a stack trace, start with the line that failed."),
    ("en", "Could you drop the bullet points from here on out?"),
    ("en", "If you don't know something, say so, every single time."),
    ("en", "New house rule for you: no spoilers about any series unless I ask."),
    ("en", "Anything you write for the kids should stay under 100 words."),
    ("en", "Ok new deal, ya answer in Hinglish with me henceforth."),
    ("fr", "Chaque fois que je t'envoie du code, relis d'abord les tests."),
    ("fr", "Terminez toutes vos réponses par une question, je vous prie."),
    ("fr", "Pourriez-vous laisser tomber les formules de politesse une bonne fois pour toutes ?"),
    ("fr", "Dès que je te parle de mes finances, rappelle-moi de ne rien signer le jour même."),
    ("fr", "Désormais tu me vouvoies."),
    ("fr", "Règle numéro un avec moi : jamais de chiffres sans la source."),
]
FOR_NOW = [
    ("en", "Could you leave it off for now?"),
    ("en", "Show me the diff first and then we'll see."),
    ("en", "Every time I open the file it crashes."),
    ("en", "Write me a script that prints a line every time."),
    ("en", "Give me one more, then we stop for good tonight."),
    ("en", "What if you started every reply with a joke?"),
    ("en", "My boss told everyone: start every email with the date."),
    ("fr", "Si la compilation échoue, relance-la."),
    ("fr", "À chaque fois c'est pareil avec la SNCF !"),
    ("fr", "Pourquoi tu commences toujours par « Bien sûr » ?"),
    ("fr", "Commence par la conclusion pour ce rapport-ci."),
    ("fr", "Écris-moi un script qui m'avertit systématiquement."),
]


@pytest.mark.parametrize(("code", "sentence"), LASTING)
def test_an_order_for_every_time_is_one_whatever_its_form(code: str, sentence: str) -> None:
    assert is_for_every_time(sentence, FULL[code], asks=asks(sentence))


@pytest.mark.parametrize(("code", "sentence"), FOR_NOW)
def test_a_task_a_complaint_and_a_question_are_none(code: str, sentence: str) -> None:
    assert not is_for_every_time(sentence, FULL[code], asks=asks(sentence))


@pytest.mark.parametrize(
    ("code", "before", "sentence", "wanted"),
    [
        ("en", "Lists please.", "That goes for every answer.", True),
        ("en", "You keep calling me mate.", "Kindly don't, now or ever.", True),
        ("en", "The film was long.", "That goes for every answer.", False),
        ("en", "Lists please.", "That goes well with cheese.", False),
        ("fr", "Donne-moi un indice d'abord.", "Ça vaut pour toute l'année.", True),
        ("fr", "Le film était long.", "Ça vaut pour toute l'année.", False),
    ],
)
def test_a_sentence_may_say_that_the_wish_before_it_holds_on(code: str, before: str, sentence: str, wanted: bool) -> None:
    assert holds_on(before, sentence, FULL[code]) is wanted


@given(code=st.sampled_from(sorted(FULL)), word=st.sampled_from(["mill", "oak", "pond"]), known=st.sampled_from(LASTING))
def test_a_secret_makes_no_rule_and_neither_does_a_page(code: str, word: str, known: tuple[str, str]) -> None:
    pack = FULL[known[0]]
    assert not is_for_every_time(f"{known[1]} " + f"{word} " * 60, pack)
    assert not is_for_every_time(f"{word} {code}", FULL[code])
