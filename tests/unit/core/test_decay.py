from datetime import timedelta
from math import inf

import pytest

from souvenance.core.decay import HalfLives, decay, decay_of, is_lasting, strength
from souvenance.thresholds import ARCHIVE_BELOW

from .memories import NOON, memory


def test_half_is_left_after_a_half_life() -> None:
    assert decay(30, 30, 0) == 0.5
    assert decay(0, 30, 0) == 1.0


def test_the_bonus_multiplies_and_is_capped() -> None:
    assert decay(30, 30, 4) == pytest.approx(0.5 * 1.12)
    assert decay(30, 30, 10) == decay(30, 30, 1_000) == pytest.approx(0.65)
    assert decay(0, 30, 10) == 1.0


def test_no_number_of_accesses_keeps_a_memory_for_ever() -> None:
    assert decay(120, 30, 1_000) < ARCHIVE_BELOW


def test_a_clock_that_was_put_back_fades_nothing() -> None:
    assert decay(-5, 30, 0) == 1.0


def test_an_episode_falls_below_the_line_on_day_100_and_a_fact_after_twenty_months() -> None:
    episode, fact = memory("I went to Lille.", kind="episode"), memory("I live in Lille.")
    assert decay_of(episode, NOON + timedelta(days=99)) > ARCHIVE_BELOW > decay_of(episode, NOON + timedelta(days=100))
    assert decay_of(fact, NOON + timedelta(days=590)) > ARCHIVE_BELOW > decay_of(fact, NOON + timedelta(days=600))


def test_a_promise_holds_until_its_end_unless_a_half_life_is_set() -> None:
    promise = memory("I promise to call.", kind="promise")
    later = NOON + timedelta(days=3_000)
    assert decay_of(promise, later) == 1.0
    assert decay_of(promise, later, HalfLives(promise=30)) < 0.001


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I'm allergic to kiwi", "en"),
        ("Je suis allergique aux noix", "fr"),
        ("我对花生过敏", "zh"),
        ("Ich nehme jeden Morgen Tabletten", "de"),
        ("My emergency contact is Ruth", "en"),
        ("Je prends 75 microgrammes de lévothyrox", "fr"),
    ],
)
def test_what_health_or_safety_hangs_on_never_fades(text: str, language: str) -> None:
    told = memory(text, language=language)
    assert is_lasting(told)
    assert decay_of(told, NOON + timedelta(days=3_650)) == 1.0


def test_rules_and_pinned_memories_never_fade_and_an_episode_about_health_does() -> None:
    assert is_lasting(memory("Always answer in French", kind="rule"))
    assert is_lasting(memory("I saw a film", kind="episode", pinned=True))
    assert not is_lasting(memory("I saw a film about an allergy", kind="episode"))
    assert not is_lasting(memory("I like jazz", kind="preference"))


def test_strength_is_importance_by_confidence_by_decay() -> None:
    told = memory("I went to Lille.", kind="episode", importance=8.0, confidence=0.5)
    assert strength(told, NOON + timedelta(days=30)) == pytest.approx(2.0)
    assert HalfLives().of("promise") == HalfLives().of("rule") == inf
