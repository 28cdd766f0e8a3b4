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


# -- counts -----------------------------------------------------------------------------------------------------------
def test_the_overview_counts_what_the_lists_and_the_menu_do(lise: Browser, me: Handle, home: Handle, everybody: Handle) -> None:
    me.remember("I play the guitar")
    home.remember("The gate is green")
    everybody.remember("The cakes are upstairs")
    home.observe([NewTurn(text="The meter is below the stairs")], session="kitchen")
    everybody.add_note("Dinner is at seven")
    page = lise.open("/")
    shown, rows = plain(page), re.findall(r"<tr><th scope=\"row\">(.*?)</th>(.*?)</tr>", page)
    assert "1–3 of 3" in plain(lise.open("/memories"))
    assert "1–4 of 4" in plain(lise.open("/sessions"))
    assert "3 memories hold. 4 turns are kept, from 4 conversations." in shown
    counted = {plain(name): re.findall(r">(\d+)<", counts) for name, counts in rows}
    assert counted["private, yours alone"] == ["1", "1", "1", "0"]
    assert counted["maison · shared, for everybody in it"] == ["1", "1", "1", "1"]
    status = me.status()
    assert [(one.kind, one.audience, one.turns, one.memories, one.notes) for one in status.scopes] == [
        ("private", "adult", 1, 1, 0), ("shared", "adult", 2, 1, 0), ("shared", "child", 1, 1, 1),
    ]  # fmt: skip
    assert (status.turns, status.memories["active"], status.notes) == (4, 3, 1)
    assert me.in_scope(status.scopes[1].scope).status().turns == 2


# -- whose a memory is ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "own", "adults", "all_of_it", "told"),
    [
        ("en", "private, yours alone", "maison · shared, for adults", "maison · shared, for everybody in it",
         "what you do here, you do for every adult who reads it"),
        ("fr", "privé, à vous seul", "maison · partagé, pour les adultes", "maison · partagé, pour tous ceux qui en sont",
         "vous le faites pour chaque adulte qui le lit"),
    ],
)  # fmt: skip
def test_cards_and_details_say_where_a_memory_stands_and_who_forgets_is_told_for_whom(
    lise: Browser, me: Handle, home: Handle, everybody: Handle, language: str, own: str, adults: str, all_of_it: str, told: str
) -> None:
    lise.open(f"/?language={language}")
    where = {own: me.remember("I play the guitar"), adults: home.remember("The gate is green"),
             all_of_it: everybody.remember("The cakes are upstairs")}  # fmt: skip
    cards = re.findall(r'<article class="card">(.*?)</article>', lise.open("/memories"), re.DOTALL)
    for place, done in where.items():
        assert done.memory is not None
        (card,) = [plain(one) for one in cards if done.memory.text in one]
        assert place in card
        details = re.findall(r"<dd>(.*?)</dd>", lise.open(f"/memories/{done.memory.id}"))
        assert plain(details[0]) == place
        assert (told in plain(lise.page)) == (place == adults)


def test_who_has_a_private_memory_alone_reads_on_no_card_that_it_is_theirs(lise: Browser, me: Handle) -> None:
    me.remember("I play the guitar")
    assert "yours alone" not in lise.open("/memories")


# -- notes ------------------------------------------------------------------------------------------------------------
def test_the_notes_of_every_scope_stand_on_their_page_and_each_is_written_by_itself(
    lise: Browser, me: Handle, home: Handle, everybody: Handle
) -> None:
    me.add_note("The guitar has new strings")
    home.add_note("The meter is below the stairs")
    page = plain(lise.open("/notes"))
    assert page.index("private, yours alone") < page.index("new strings") < page.index("maison · shared, for adults")
    assert "below the stairs" in page
    seen, scope = home.notes().fingerprint, home.access().reads[0].scope
    page = plain(lise.send("/notes", over=seen, scope=scope, text="- The meter is in the hall\n"))
    assert "Written" in page
    assert "That was in: maison · shared, for adults." in page
    assert (home.in_scope(scope).notes().text, "new strings" in me.notes().text) == ("- The meter is in the hall\n", True)
    assert everybody.notes().text == ""
    page = plain(lise.send("/notes", over=seen, scope=scope, text="- mine\n"))  # it was changed meanwhile
    assert (lise.status, "The page was changed meanwhile" in page, "new strings" in page) == (409, True, True)
    page = plain(lise.open("/notes?scope=maison"))
    assert ("in the hall" in page, "new strings" in page) == (True, False)
    lise.open("/notes?scope=nowhere")
    assert lise.status == 404


def test_who_may_only_read_a_shared_memory_reads_its_notes_and_has_no_form_for_them(
    lise: Browser, memory: Souvenance, home: Handle
) -> None:
    home.add_note("The meter is below the stairs")
    scope, over = home.access().reads[0].scope, home.notes().fingerprint
    memory.trust.grant("maison", "Lise", "read")
    page = lise.open("/notes")
    assert "below the stairs" in page
    assert re.findall(r'name="scope" value="(\w+)"', page) == [memory.as_principal("Lise").principal.scope]
    lise.send("/notes", over=over, scope=scope, text="- mine\n")
    assert lise.status == 403


def test_nobody_reads_or_writes_the_notes_of_a_scope_that_is_not_theirs(
    lise: Browser, memory: Souvenance, home: Handle
) -> None:
    ana = memory.as_principal("ana")
    ana.add_note("The silver spoons are in the attic")
    assert "spoons" not in lise.open("/notes")
    assert "spoons" not in lise.open("/notes?scope=ana")
    lise.open("/notes")
    lise.send("/notes", over=ana.notes().fingerprint, scope=ana.principal.scope, text="- mine\n")
    assert (lise.status, "spoons" in ana.notes().text) == (404, True)
