"""The weekly pass: those that repeat one another become one, nothing is lost, and one event takes it back."""

from collections.abc import Generator, Sequence
from datetime import timedelta

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.dialogue import Message
from souvenance.engine.compressing import to_look_at
from souvenance.errors import ModelBusy
from souvenance.types import Memory

from .conftest import Clock, Opener

DAY = timedelta(days=1)
RAMEN = [
    "My favourite dish is ramen",
    "I love ramen more than anything else",
    "Ramen is my favorite food.",
    "ramen is the dish I like best of all",
]
OTHERS = [
    "I live in Lyon with my sister",
    "I work as a nurse at Saint-Luc",
    "I play the cello on Mondays",
    "I keep three bees nests",
]


class Says:
    """A chat model that answers everything in the same way."""

    name = "scripted:says"

    def __init__(self, reply: str | Exception) -> None:
        self.reply = reply
        self.asked: list[str] = []

    def complete(self, *_: object, **__: object) -> object:
        raise AssertionError

    def stream(self, messages: Sequence[Message], *, max_tokens: int) -> Generator[str, None, None]:
        self.asked.append(messages[-1].text)
        if isinstance(self.reply, Exception):
            raise self.reply
        yield self.reply


def fill(memory: Souvenance, me: Handle, clock: Clock, texts: Sequence[str], kind: str = "preference") -> list[Memory]:
    found = []
    for n, text in enumerate(texts):
        clock.now += timedelta(hours=1)
        done = me.remember(text, kind=kind)  # type: ignore[arg-type]
        assert done.memory is not None, n
        found.append(done.memory)
    return found


def active(me: Handle) -> set[str]:
    return {one.text for one in me.memories()}


def test_four_wordings_of_a_favourite_dish_are_one_after_the_weekly_pass(memory: Souvenance, me: Handle, clock: Clock) -> None:
    fill(memory, me, clock, [*RAMEN, *OTHERS])
    assert len(active(me)) == 8
    (run,) = memory.maintain(["compression"])
    assert run.changed == 4
    (left,) = [one for one in me.memories() if "ramen" in one.text.lower()]
    assert left.text in RAMEN
    assert len(left.sources) == 4
    gone = me.memories(status="compressed")
    assert {one.superseded_by for one in gone} == {left.id}
    assert me.why(gone[0].id).heir == left
    assert set(OTHERS) < active(me)


def test_one_event_takes_it_back_and_the_next_week_leaves_it_so(memory: Souvenance, me: Handle, clock: Clock) -> None:
    fill(memory, me, clock, [*RAMEN, *OTHERS])
    before = {one.id: (one.status, one.text) for one in me.memories(status="all")}
    memory.maintain(["compression"])
    (left,) = [one for one in me.memories() if "ramen" in one.text.lower()]
    gone = me.memories(status="compressed")[0]
    me.undo(next(event.id for event in me.why(gone.id).events if event.what == "compressed"))
    after = {one.id: (one.status, one.text) for one in me.memories(status="all")}
    assert after == before | {left.id: ("forgotten", left.text)}
    clock.now += 8 * DAY
    assert [run.changed for run in memory.maintain(["compression"])] == [0]
    assert len(active(me)) == 8


def test_the_event_of_the_new_one_takes_it_back_too(memory: Souvenance, me: Handle, clock: Clock) -> None:
    fill(memory, me, clock, [*RAMEN[:2], *OTHERS])
    memory.maintain(["compression"])
    (left,) = [one for one in me.memories() if "ramen" in one.text.lower()]
    me.undo(me.why(left.id).events[-1].id)
    assert {*RAMEN[:2]} <= active(me)


def test_a_scope_of_few_memories_is_left_alone(memory: Souvenance, me: Handle, clock: Clock) -> None:
    fill(memory, me, clock, RAMEN)
    assert [run.changed for run in memory.maintain(["compression"])] == [0]
    assert len(active(me)) == 4


def test_what_is_pinned_or_an_anchor_never_becomes_a_part_of_another(memory: Souvenance, me: Handle, clock: Clock) -> None:
    held = fill(memory, me, clock, [*RAMEN[:2], *OTHERS])
    me.pin(held[0].id)
    assert [run.changed for run in memory.maintain(["compression"])] == [0]
    clock.now += DAY
    me.unpin(held[0].id)
    assert [run.changed for run in memory.maintain(["compression"], now=True)] == [2]


def test_five_facts_in_three_wordings_lose_none(memory: Souvenance, me: Handle, clock: Clock) -> None:
    facts = {
        "rex": ["I have a dog named Rex", "My dog is called Rex", "my dog's name is Rex"],
        "ramen": RAMEN[:3],
        "chocolate": ["I love dark chocolate", "Dark chocolate is my favourite thing", "I do enjoy dark chocolate"],
        "kiwi": ["I'm allergic to kiwi", "I am really allergic to kiwi", "allergic to kiwi"],
        "saint-luc": ["I work as a nurse at Saint-Luc", "I work at Saint-Luc as a nurse", "my job: nurse at Saint-Luc"],
    }
    fill(memory, me, clock, [wordings[n] for n in range(3) for wordings in facts.values()], "fact")
    memory.maintain(["compression"])
    texts = active(me)
    for name in facts:
        assert any(name in text.lower() for text in texts), name
    assert len(texts) <= 8


PAIR = ["My backups stand on a drive called Castor", "Those backups of mine are on Castor, a drive"]


def with_model(opener: Opener, reply: str | Exception) -> tuple[Souvenance, Says]:
    chat = Says(reply)
    return opener(with_model=True, chat=lambda: chat), chat


def test_a_model_writes_what_no_wording_says_alone_and_code_checks_it(opener: Opener, clock: Clock) -> None:
    memory, chat = with_model(opener, "My backups are on a drive called Castor.")
    me = memory.as_principal("Lise")
    fill(memory, me, clock, [*PAIR, *OTHERS], "fact")
    assert [run.changed for run in memory.maintain(["compression"])] == [2]
    assert len(chat.asked) == 1
    (left,) = [one for one in me.memories() if "Castor" in one.text]
    assert (left.text, left.rewritten, left.confidence) == ("My backups are on a drive called Castor.", 1, 0.85)
    assert me.status().tokens_today > 0


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ("My backups are on a drive.", "loses"),
        ("My backups are on a drive called Castor since 2019.", "makes up"),
        ("different", ""),
        (ModelBusy("no room"), "no room"),
    ],
)
def test_a_failed_synthesis_leaves_everything_as_it_was(
    opener: Opener, clock: Clock, reply: str | Exception, told: str
) -> None:
    memory, _ = with_model(opener, reply)
    me = memory.as_principal("Lise")
    fill(memory, me, clock, [*PAIR, *OTHERS], "fact")
    (run,) = memory.maintain(["compression"])
    assert run.changed == 0
    assert told in " ".join(run.notes)
    assert set(PAIR) < active(me)


def test_a_text_is_not_written_anew_a_third_time(opener: Opener, clock: Clock) -> None:
    from dataclasses import replace

    from souvenance.engine.commit import key_of

    memory, chat = with_model(opener, "My backups are on a drive called Castor.")
    me = memory.as_principal("Lise")
    one, *_ = fill(memory, me, clock, [*PAIR, *OTHERS], "fact")
    with me._tools.ledger.write(me.principal.scope) as tx:
        tx.put_memory(replace(one, rewritten=2), key_of(one))
    assert [run.changed for run in memory.maintain(["compression"])] == [0]
    assert chat.asked == []


def test_the_ceiling_of_tokens_holds_for_the_pass_too(opener: Opener, clock: Clock) -> None:
    chat = Says("My backups are on a drive called Castor.")
    memory = opener(with_model=True, chat=lambda: chat, tokens_a_day=0)
    me = memory.as_principal("Lise")
    fill(memory, me, clock, [*PAIR, *OTHERS], "fact")
    (run,) = memory.maintain(["compression"])
    assert (run.changed, chat.asked) == (0, [])
    assert "ceiling" in run.notes[0]


def test_what_waits_for_the_pass_is_what_came_since(memory: Souvenance, me: Handle, clock: Clock) -> None:
    fill(memory, me, clock, [*RAMEN, *OTHERS])
    roster = me._tools.rosters.followed(me._tools.ledger, me.principal.scope)
    assert to_look_at(roster, None) == 8
    assert to_look_at(roster, clock.now) == 0


def test_a_repetition_in_french_is_joined_too(memory: Souvenance, me: Handle, clock: Clock) -> None:
    texts = ["Mon plat préféré, c'est les lasagnes", "J'adore les lasagnes plus que tout", "Les lasagnes sont mon plat favori"]
    for n, text in enumerate(texts):
        me.observe([NewTurn(text=text, at=clock.now)], session=f"s{n}")
        clock.now += DAY
    fill(memory, me, clock, OTHERS)
    memory.work_now()
    memory.maintain(["compression"])
    assert sum("lasagnes" in one.text for one in me.memories()) == 1
