from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest

from souvenance.core.choosing import Chosen, chosen_turns
from souvenance.errors import InputError

NOON = datetime(2026, 2, 11, 12, tzinfo=UTC)


@dataclass(frozen=True)
class Turn:
    id: str
    session: str = "s"
    speaker: str = "Zoé"
    at: datetime | None = NOON


TURNS = (
    Turn("1"),
    Turn("2", session="z"),
    Turn("3", speaker="Otto"),
    Turn("4", at=None),
    Turn("5", at=NOON + timedelta(hours=1)),
)


@pytest.mark.parametrize(
    ("chosen", "ids"),
    [
        (Chosen(session="s"), "1345"),
        (Chosen(speaker="ZOE"), "1245"),
        (Chosen(session="z", speaker="otto"), ""),
        (Chosen(start=NOON, end=NOON + timedelta(hours=1)), "123"),
        (Chosen(end=NOON), ""),
        (Chosen(start=NOON + timedelta(hours=1)), "5"),
        (Chosen(everything=True), "12345"),
        (Chosen(memories=("m_1",)), ""),
        (Chosen(candidates=("c_1",)), ""),
    ],
)
def test_turns_that_are_named(chosen, ids):
    assert "".join(chosen_turns(TURNS, chosen)) == ids


@pytest.mark.parametrize(
    "wrong",
    [{}, {"everything": True, "session": "s"}, {"memories": ("m",), "speaker": "x"}, {"everything": True, "memories": ("m",)},
     {"session": "s", "with_sources": True}, {"candidates": ("c",), "session": "s"},
     {"everything": True, "candidates": ("c",)}],
)  # fmt: skip
def test_what_names_nothing_or_two_things_is_refused(wrong):
    with pytest.raises(InputError):
        Chosen(**wrong)


def test_how_it_was_named():
    assert Chosen(everything=True).by == "everything"
    assert Chosen(memories=("m",)).by == "memory"
    assert Chosen(session="s").by == "session"
    assert Chosen(session="s", speaker="x").by == "turns"


def test_what_a_purge_was_of_is_told_in_one_word():
    assert Chosen(candidates=("c",), with_sources=True).by == "candidate"
    assert Chosen(candidates=("c",), memories=("m",)).by == Chosen(memories=("m",)).by == "memory"
