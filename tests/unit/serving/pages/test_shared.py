"""What somebody sees who has a private memory and is of a household: whose a thing is, and each thing once."""

import re

import pytest

from souvenance import Handle, NewTurn, Souvenance

from .conftest import PATIENT_S, Browser
from .test_pages import plain


@pytest.fixture
def home(memory: Souvenance, me: Handle) -> Handle:
    """What is shared by the adults of a house. Lise and ana may write there."""
    memory.trust.create_principal("Lise")
    memory.trust.create_principal("ana")
    memory.trust.create_scope("maison")
    for name in ("Lise", "ana"):
        memory.trust.grant("maison", name, "write")
    return me.within("maison")


@pytest.fixture
def everybody(me: Handle, home: Handle) -> Handle:
    """What is shared by all of the house, children too."""
    return me.within("maison", audience="child")


# -- turns ------------------------------------------------------------------------------------------------------------
def test_one_turn_is_one_card_whatever_scopes_gave_to_it(lise: Browser, me: Handle, home: Handle, everybody: Handle) -> None:
    me.remember("I play the guitar", pin=True)
    home.remember("The gate is green", pin=True)
    everybody.remember("The cakes are upstairs", pin=True)
    me.context("Hello", session="s", deadline_s=PATIENT_S)
    assert len({trace.scope for trace in me.traces()}) == 3
    page = plain(lise.open("/traces"))
    assert "1–1 of 1" in page
    assert "3 seats" in page
    days = re.search(r"<tbody>(.*?)</tbody>", lise.open("/degraded"))
    assert days is not None
    assert re.findall(r'class="n">(\d+)', days[1]) == ["1", "0"]  # turns, degraded
    for trace in me.traces():
        page = plain(lise.open(f"/traces/{trace.id}?memory=gate"))
        assert all(text in page for text in ("play the guitar", "gate is green", "cakes are upstairs", "It was there"))
