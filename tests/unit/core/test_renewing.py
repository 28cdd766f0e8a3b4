from dataclasses import replace

import pytest

from souvenance.core.reflect_extractive import propose
from souvenance.core.renewing import contested
from souvenance.types import Candidate, Memory

from .test_reflect_extractive import memory
from .transcripts import turns_of

DOG = memory(1, "My dog Rex is 9 years old, he sleeps all day.")
KEYS = memory(2, "M. Auger, au 3e, garde notre double de clés.", "fr")


def proposed(*said: str, near: tuple[Memory, ...], language: str = "en") -> list[Candidate]:
    turns = turns_of(*said, language=language)
    kept = propose(turns, existing=(), dated=lambda text, _: text, ends=lambda _text, _turn: None, near=near)
    return list(kept.candidates)


def test_what_makes_the_kept_out_of_date_is_kept_whomever_it_is_about() -> None:
    assert proposed("Rex is 10 years old now.", near=()) == []
    [found] = proposed("Rex is 10 years old now.", near=(DOG,))
    assert (found.text, found.replaces, found.subject) == ("Rex is 10 years old now.", ("m_1",), "Lise")
    [found] = proposed("C'est Mme Roy qui garde notre double de clés maintenant.", near=(KEYS,), language="fr")
    assert found.replaces == ("m_2",)


@pytest.mark.parametrize(
    "said",
    [
        "Is Rex 10 years old now?",
        "If Rex were 10 years old now I would worry.",
        "Rex is a fine name.",
        "Bella is 10 years old now.",
        "Rex is 10 years old now. Just kidding!",
        "hello!",
    ],
)
def test_what_replaces_nothing_or_asserts_nothing_is_left(said: str) -> None:
    assert proposed(said, near=(DOG,)) == []


def test_only_a_standing_memory_of_the_same_speaker_is_replaced() -> None:
    for other in (replace(DOG, subject="Paul"), replace(DOG, status="superseded"), replace(DOG, origin="web")):
        assert proposed("Rex is 10 years old now.", near=(other,)) == []
    told = contested("Rex is 10 years old now.", "en", "Lise", [DOG, KEYS])
    assert {memory_id: found.kind for memory_id, found in told.items()} == {"m_1": "supersedes"}


def test_a_claim_that_is_kept_anyway_is_not_kept_twice() -> None:
    [found] = proposed("My dog Rex is 10 years old now.", near=(DOG,))
    assert found.replaces == ()


@pytest.mark.parametrize(
    ("language", "kept", "said"),
    [
        ("en", "I'm pescatarian.", "I'm not pescatarian."),
        ("en", "I smoke.", "I don't smoke."),
        ("fr", "Je nage.", "Je ne nage pas."),
    ],
)
def test_what_contradicts_the_kept_is_kept_however_short_and_replaces_nothing(language: str, kept: str, said: str) -> None:
    [found] = proposed(said, near=(memory(1, kept, language),), language=language)
    assert (found.text, found.replaces) == (said, ())


@pytest.mark.parametrize(
    "said", ["I'm not hungry.", "Am I not pescatarian?", "If I'm not pescatarian, I can eat pork.", "I wasn't pescatarian."]
)
def test_what_is_short_and_contradicts_nothing_is_left(said: str) -> None:
    assert proposed(said, near=(memory(1, "I'm pescatarian."), memory(2, "I'm hungry."))) == []


def test_the_opposite_with_a_word_of_change_replaces_however_short() -> None:
    for said in ("Actually, I'm not pescatarian.", "I'm not pescatarian now."):
        [found] = proposed(said, near=(memory(1, "I'm pescatarian."),))
        assert (found.text, found.replaces) == (said, ("m_1",))


def test_a_denial_that_is_worth_keeping_replaces_too_and_a_condition_denies_nothing() -> None:
    near = (memory(1, "I'm a smoker."),)
    [found] = proposed("Actually, I'm not a smoker.", near=near)
    assert found.replaces == ("m_1",)
    [unheard] = proposed("I'm not a smoker, never was.", near=())
    assert unheard.replaces == ()
    assert proposed("If I'm not a smoker, I pay less.", near=near) == []
