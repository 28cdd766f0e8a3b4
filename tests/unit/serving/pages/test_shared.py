"""What somebody sees who has a private memory and is of a household: whose a thing is, and each thing once."""

import re

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.errors import NotFound
from souvenance.serving.pages.visits import session_path

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


# -- conversations ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "elsewhere"), [("en", "stands elsewhere"), ("fr", "se trouve ailleurs")])
def test_of_two_conversations_of_one_name_a_page_shows_one_and_leads_to_the_other(
    lise: Browser, me: Handle, home: Handle, language: str, elsewhere: str
) -> None:
    me.remember("I play the guitar")
    home.remember("The gate is green")
    lise.open(f"/sessions?language={language}")
    links = re.findall(r'class="whole" href="/ui(/sessions/by%20hand\?scope=\w+)"', lise.page)
    assert len(set(links)) == 2
    seen = [lise.open(link) for link in links]
    assert sorted(("guitar" in page, "gate" in page) for page in seen) == [(False, True), (True, False)]
    for page, other in zip(seen, links[::-1], strict=True):
        assert elsewhere in page
        assert f'href="/ui{other}"' in page
    page = lise.open("/sessions/by%20hand")
    assert ("guitar" in page, "gate" in page) == (True, False)
    (turn,) = home.turns("by hand")
    assert f'href="/ui{session_path("by hand", turn.scope)}&amp;page=1#' in lise.open(f"/turns/{turn.id}")


def test_who_forgets_one_of_two_conversations_of_a_name_is_told_which_and_the_other_stands(
    lise: Browser, me: Handle, home: Handle
) -> None:
    me.remember("I play the guitar")
    home.remember("The gate is green")
    private, shared = (session_path("by hand", view.access().reads[0].scope) for view in (me, home))
    lise.open(private)
    page = plain(lise.send("/sessions/by%20hand/forget", scope=me.principal.scope))
    assert "Forgotten: the conversation is found nowhere any more. That was in: private, yours alone." in page
    lise.open(private)
    assert lise.status == 404
    for path in (shared, "/sessions/by%20hand"):
        page = lise.open(path)
        assert (lise.status, "gate" in page, "guitar" in page, "elsewhere" in page) == (200, True, False, False)
    assert me.session("by hand").scope == home.session("by hand").scope
    lise.open(shared)
    page = plain(lise.send("/sessions/by%20hand/forget", scope=home.principal.scope))
    assert "That was in: maison · shared, for adults." in page
    page = lise.open("/sessions?forgotten=yes")
    events = re.findall(r'action="/ui(/events/\w+/undo)"', page)
    assert len(set(events)) == 2
    for event in events:
        lise.send(event)
        assert lise.status == 200
        lise.open("/sessions")
    assert {one.scope for one in me.sessions_named("by hand")} == {me.principal.scope, home.principal.scope}


def test_contexts_of_a_conversation_are_shown_where_one_of_its_name_is_forgotten(me: Handle, home: Handle) -> None:
    me.remember("I play the guitar")
    home.remember("The gate is green", pin=True)
    me.context("Hello", session="by hand", deadline_s=PATIENT_S)
    me.forget_session("by hand")
    assert {trace.scope for trace in me.traces("by hand")} == {home.principal.scope}
    home.forget_session("by hand")
    with pytest.raises(NotFound, match="is forgotten"):
        me.traces("by hand")


def test_what_was_done_to_a_memory_of_others_names_where(lise: Browser, home: Handle) -> None:
    done = home.remember("The gate is green").memory
    assert done is not None
    lise.open(f"/memories/{done.id}")
    page = plain(lise.send(f"/memories/{done.id}/forget"))
    assert "Forgotten: it is in no context and no list any more. That was in: maison · shared, for adults." in page
