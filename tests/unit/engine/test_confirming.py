"""A fact that its user says again: surer, or taken in, and all of it can be taken back."""

import pytest

from souvenance import NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance

from .conftest import Clock
from .scripted import Scripted, candidate, word_for_word

HOME = "J'habite à Nantes."
AGAIN = "J'habite toujours à Nantes, près du vieux marché."


@pytest.fixture
def scripted(memory: Souvenance) -> Scripted:
    memory.reflector = Scripted(word_for_word)
    return memory.reflector


def said(memory: Souvenance, me: Handle, text: str, session: str, **more: object) -> None:
    me.observe([NewTurn(text=text, at=me._tools.clock(), **more)], session=session)  # type: ignore[arg-type]
    memory.work_now()


def unsure(scripted: Scripted, confidence: float = 0.5, confirms: tuple[str, ...] = ()) -> None:
    scripted.propose = lambda turns: [
        candidate(turn, text=turn.text, subject="Lise", confidence=confidence, confirms=confirms) for turn in turns
    ]


def test_what_is_said_again_with_more_makes_the_older_one_surer_and_undo_takes_it_back(
    memory: Souvenance, me: Handle, scripted: Scripted, clock: Clock
) -> None:
    unsure(scripted)
    said(memory, me, HOME, "s1")
    held = me.memories()[0]
    clock.now = clock.now.replace(month=3)
    said(memory, me, AGAIN, "s2")
    surer = next(m for m in me.memories() if m.id == held.id)
    assert (surer.confidence, surer.touched_at, surer.ranked_at) == (0.6, clock.now, held.ranked_at)
    event = next(event for event in me.events() if event.what == "reinforced")
    assert event.why == f"the user said it again: {AGAIN}"
    said(memory, me, AGAIN + " Oui.", "s2")
    assert next(m for m in me.memories() if m.id == held.id).confidence == 0.6  # once a session
    me.undo(event.id)
    assert next(m for m in me.memories() if m.id == held.id) == held


def test_what_reflection_names_as_said_again_is_surer_but_not_for_what_was_only_repeated(
    memory: Souvenance, me: Handle, scripted: Scripted, clock: Clock
) -> None:
    unsure(scripted)
    said(memory, me, HOME, "s1")
    held = me.memories()[0].id
    clock.now = clock.now.replace(month=3)
    unsure(scripted, confirms=(held,))
    said(memory, me, "Nantes reste ma ville préférée au quotidien.", "s2", role="assistant")
    assert "reinforced" not in {event.what for event in me.events()}
    said(memory, me, "Nantes est ma ville pour la vie.", "s3")
    assert [event.target for event in me.events() if event.what == "reinforced"] == [held]


@pytest.mark.parametrize(
    ("said", "again"),
    [
        ("Je suis allergique au lupin.", "Pour rappel, je suis allergique au lupin."),
        ("Mon hamster s'appelle Biscotte.", "C'est bien Biscotte, le nom de mon hamster."),
        ("J'habite à Tulle.", "J'habite toujours à Tulle."),
        ("I keep the Sabbath.", "I keep the Sabbath, always have and I always will."),
        ("We deploy our services on Nomad.", "Nomad is what we deploy our services on."),
    ],
)
def test_what_is_said_again_in_other_framing_is_one_memory_in_its_plain_wording(me: Handle, said: str, again: str) -> None:
    me.remember(said)
    me.remember(again)
    assert [memory.text for memory in me.memories()] == [said]
    assert next(event for event in me.events() if event.what == "merged").before == {"sources": event_sources(me)}


def event_sources(me: Handle) -> list[str]:
    """The source that the memory had when it was made."""
    return list(me.memories()[0].sources[:1])
