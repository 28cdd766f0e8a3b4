"""A memory made of several: it is made again of those that are left when one is purged, and takes its parts along."""

from datetime import timedelta
from pathlib import Path

import pytest

from souvenance import Handle, Souvenance
from souvenance.errors import NotFound
from souvenance.types import Memory

from .conftest import Clock, Opener
from .test_compressing import DAY, OTHERS, PAIR, RAMEN, fill, with_model
from .test_purging import bytes_of, sound, standing


def compressed(
    memory: Souvenance, me: Handle, clock: Clock, texts: list[str], kind: str = "preference"
) -> tuple[Memory, list[Memory]]:
    """(the memory made of them, they themselves)."""
    parts = fill(memory, me, clock, texts, kind)
    fill(memory, me, clock, OTHERS)
    clock.now += DAY
    memory.maintain(["compression"], now=True)
    made = [one for one in me.memories() if any(part.superseded_by == one.id for part in me.memories(status="all"))]
    assert len(made) == 1
    return made[0], [me.memory(part.id) for part in parts]


def test_the_merged_one_is_made_again_of_what_is_left(memory: Souvenance, me: Handle, clock: Clock, home: Path) -> None:
    made, parts = compressed(memory, me, clock, RAMEN)
    [richest] = [part for part in parts if part.text == made.text]
    assert me.purge(richest.id, with_sources=True).clean
    after = me.memory(made.id)
    assert after.status == "active"
    assert after.text in {part.text for part in parts if part.id != richest.id}
    assert set(after.sources) == set(made.sources) - set(richest.sources)
    assert richest.text.encode() not in bytes_of(home)
    assert {part.id for part in me.memories(status="compressed")} == {part.id for part in parts} - {richest.id}
    sound(memory)


def test_by_the_memory_alone_too(memory: Souvenance, me: Handle, clock: Clock) -> None:
    made, parts = compressed(memory, me, clock, RAMEN)
    [richest] = [part for part in parts if part.text == made.text]
    me.purge(richest.id)
    assert me.memory(made.id).text != richest.text
    assert not [one for one in me.memories(status="all") if one.text == richest.text]
    sound(memory)


def test_a_purged_merged_one_takes_its_parts_along(memory: Souvenance, me: Handle, clock: Clock, home: Path) -> None:
    made, parts = compressed(memory, me, clock, RAMEN)
    receipt = me.purge(made.id, with_sources=True)
    assert receipt.clean
    assert receipt.counts["memories"] == 1 + len(parts)
    assert {one.text for one in me.memories(status="all")} == set(OTHERS)
    assert standing(home, "ramen", "Ramen") == []
    sound(memory)


def test_its_parts_go_by_the_memory_alone_too(memory: Souvenance, me: Handle, clock: Clock) -> None:
    made, _ = compressed(memory, me, clock, RAMEN)
    me.purge(made.id)
    assert {one.text for one in me.memories(status="all")} == set(OTHERS)
    sound(memory)


def test_the_turns_of_one_take_its_words_and_the_rest_holds(memory: Souvenance, me: Handle, clock: Clock, home: Path) -> None:
    made, parts = compressed(memory, me, clock, RAMEN[:2])
    [richest] = [part for part in parts if part.text == made.text]
    memory.index_now()
    [source] = richest.sources
    me.purge(start=me.show(source).at, end=me.show(source).at + timedelta(seconds=1))
    [left] = [one for one in me.memories() if "ramen" in one.text]
    assert left.id == made.id
    assert standing(home, "love", "anything") == []
    sound(memory)


def test_a_text_that_a_model_wrote_of_them_goes_with_one_of_them(opener: Opener, clock: Clock, home: Path) -> None:
    memory, _ = with_model(opener, "My backups are on a drive called Castor.")
    me = memory.as_principal("Lise")
    made, parts = compressed(memory, me, clock, PAIR, "fact")
    assert made.text not in PAIR
    [gone] = [part for part in parts if "called" in part.text]
    me.purge(gone.id, with_sources=True)
    [left] = [text for text in PAIR if text != gone.text]
    assert me.memory(made.id).text == left
    assert standing(home, "called") == []


def test_one_that_was_parted_again_keeps_no_word_of_a_purged_part(
    memory: Souvenance, me: Handle, clock: Clock, home: Path
) -> None:
    made, parts = compressed(memory, me, clock, RAMEN[:2])
    [richest] = [part for part in parts if part.text == made.text]
    me.undo(me.why(made.id).events[-1].id)
    me.purge(richest.id, with_sources=True)
    assert richest.text.encode() not in bytes_of(home)
    assert [one.text for one in me.memories() if "ramen" in one.text] == [part.text for part in parts if part is not richest]
    with pytest.raises(NotFound):
        me.memory(richest.id)
