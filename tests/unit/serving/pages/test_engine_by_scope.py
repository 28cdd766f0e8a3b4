"""Silence, dreams and jobs, of somebody who reads several memories: each is seen, chosen and acted on by itself."""

import re
import shutil
from datetime import timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.lived_in import addresses, live_in
from tests.pages_app import pages_app

from souvenance import Handle, NewTurn, Settings, Souvenance
from souvenance.serving.pages.views import ACTIONS
from souvenance.types import Job
from souvenance.wiring import open_tools

from .conftest import PATIENT_S, SITE, Browser, Clock
from .test_pages import Seen, plain

SHELF = re.compile(r"<h3>(\w+) <span")


@pytest.fixture
def home(memory: Souvenance, me: Handle) -> Handle:
    """What is shared by the adults of a house, where Lise may write and destroy."""
    memory.trust.create_principal("Lise")
    memory.trust.create_scope("maison")
    memory.trust.grant("maison", "Lise", "manage")
    return me.within("maison", audience="adult")


def scope_of(handle: Handle) -> str:
    return handle.access().reads[0].scope


def fail(memory: Souvenance, handle: Handle, job: str) -> None:
    """A job that failed in the scope of a view."""
    now, who, scope = memory.now(), handle.principal, scope_of(handle)
    failed = Job(
        id=job, scope=scope, what="reflect", session="s1", first_seq=1, last_seq=1, state="failed", tries=3,
        due_at=now + timedelta(hours=1), author=who.id, audience="adult", created_at=now, reason=f"{job} failed so",
    )  # fmt: skip
    with memory._tools.ledger.write(scope) as tx:
        tx.put_job(failed)


def buttons(page: str, action: str) -> list[str]:
    """The scopes for which a page has a form of an action."""
    return re.findall(rf'action="/ui{action}">.*?name="scope" value="(\w+)"', page)


def rows(page: str) -> dict[str, str]:
    """What stands in the lists of a page, by what it is called."""
    return {plain(name): plain(value) for name, value in re.findall(r"<dt>(.*?)</dt><dd[^>]*>(.*?)</dd>", page)}


def chosen(page: str) -> list[str | None]:
    """The scope that the form to choose one shows as chosen."""
    return [found["value"] for tag, found in Seen(page).tags if tag == "option" and "selected" in found]


# -- jobs -------------------------------------------------------------------------------------------------------------
def test_failed_jobs_of_each_scope_are_shown_and_tried_again_by_themselves(
    lise: Browser, memory: Souvenance, me: Handle, home: Handle
) -> None:
    for handle in (me, home):
        handle.observe([NewTurn(text="hello")], session="s1")
        memory.work_now()
    fail(memory, me, "j_mine")
    fail(memory, home, "j_ours")
    page = lise.open("/jobs")
    assert all(text in page for text in ("j_mine failed so", "j_ours failed so", "maison · shared, for adults"))
    assert buttons(page, "/jobs/retry") == [scope_of(me), scope_of(home)]
    page = plain(lise.send("/jobs/retry", scope=scope_of(home)))
    assert "will be tried again. That was in: maison · shared, for adults." in page
    assert (me.job("j_mine").state, home.job("j_ours").state) == ("failed", "pending")
    page = lise.open(f"/jobs?state=failed&scope={scope_of(home)}")
    assert ("j_mine failed so" in page, buttons(page, "/jobs/retry"), chosen(page)) == (False, [], [scope_of(home)])
    assert "failed 0" in plain(page)
    lise.send("/jobs/retry", scope=scope_of(me))
    assert me.job("j_mine").state == "pending"


def test_who_may_only_read_sees_failed_jobs_and_no_button_and_is_refused(
    lise: Browser, memory: Souvenance, me: Handle, home: Handle
) -> None:
    home.observe([NewTurn(text="hello")], session="s1")
    fail(memory, home, "j_ours")
    scope = scope_of(home)
    memory.trust.grant("maison", "Lise", "read")
    page = lise.open("/jobs")
    assert ("j_ours failed so" in page, buttons(page, "/jobs/retry")) == (True, [])
    assert "you may read, and not change" in plain(page)
    lise.send("/jobs/retry", scope=scope)
    assert (lise.status, me.job("j_ours").state) == (403, "failed")


# -- silence ----------------------------------------------------------------------------------------------------------
def test_silence_is_told_of_each_scope_and_measured_in_the_one_that_is_named(lise: Browser, me: Handle, home: Handle) -> None:
    for handle, thing in ((me, "tulips"), (home, "lamps")):
        handle.observe([NewTurn(text=f"I counted {number} {thing} there") for number in range(30)], session=thing)
    page = lise.open("/calibration")
    assert SHELF.findall(page) == ["turns", "turns"]
    assert buttons(page, "/calibration") == [scope_of(me), scope_of(home)]
    page = plain(lise.send("/calibration", scope=scope_of(home)))
    assert "Measured. That was in: maison · shared, for adults." in page
    assert ([one.state for one in me.calibrate(dry_run=True)], [one.state for one in home.calibrate(dry_run=True)]) == (
        ["missing"], ["fresh"],
    )  # fmt: skip
    page = lise.open(f"/calibration?scope={scope_of(home)}")
    assert (SHELF.findall(page), "Not measured" in page, chosen(page)) == (["turns"], False, [scope_of(home)])


# -- dreams -----------------------------------------------------------------------------------------------------------
def test_nights_of_each_scope_are_shown_asked_for_and_taken_back(
    lise: Browser, memory: Souvenance, me: Handle, home: Handle
) -> None:
    assert "No night changed anything yet" in lise.open("/dreams")
    for handle, text in ((me, "I live in Lyon"), (home, "We live in Nantes")):
        handle.observe([NewTurn(text=text)], session="s1")
        handle.in_scope(scope_of(handle)).dream(from_start=True)
    runs = {handle: handle.in_scope(scope_of(handle)).dreams()[0].id for handle in (me, home)}
    page = lise.open("/dreams")
    assert all(run in page for run in runs.values())
    assert buttons(page, f"/dreams/{runs[home]}/rollback") == [scope_of(home)]
    page = plain(lise.send(f"/dreams/{runs[home]}/rollback", scope=scope_of(home)))
    assert "That was in: maison · shared, for adults." in page
    assert [handle.in_scope(scope_of(handle)).dreams()[0].state for handle in (me, home)] == ["done", "rolled back"]
    assert buttons(lise.page, f"/dreams/{runs[home]}/rollback") == []
    lise.send("/dreams", scope=scope_of(home))
    assert [job.what for job in home.in_scope(scope_of(home)).jobs("pending")].count("dream") == 1
    assert "dream" not in [job.what for job in me.in_scope(scope_of(me)).jobs("pending")]


def test_a_night_is_taken_back_by_who_may_destroy_alone(lise: Browser, memory: Souvenance, home: Handle) -> None:
    home.observe([NewTurn(text="We live in Nantes")], session="s1")
    scope = scope_of(home)
    run = home.in_scope(scope).dream(from_start=True).id
    memory.trust.grant("maison", "Lise", "write")
    page = lise.open("/dreams")
    assert (run in page, buttons(page, f"/dreams/{run}/rollback"), scope in buttons(page, "/dreams")) == (True, [], True)
    lise.send(f"/dreams/{run}/rollback", scope=scope)
    assert (lise.status, home.in_scope(scope).dreams()[0].state) == (403, "done")
    memory.trust.grant("maison", "Lise", "read")
    assert scope not in buttons(lise.open("/dreams"), "/dreams")
    lise.send("/dreams", scope=scope)
    assert lise.status == 403


# -- what is not theirs -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/jobs", "/calibration", "/dreams", "/notes"])
def test_a_scope_that_may_not_be_read_looks_like_one_that_is_none(lise: Browser, memory: Souvenance, path: str) -> None:
    ana = memory.as_principal("ana")
    ana.remember("The silver spoons are in the attic")
    told = []
    for scope in (ana.principal.scope, "sc_" + "0" * len(ana.principal.scope[3:])):
        told.append(plain(lise.open(f"{path}?scope={scope}")).replace(scope, "…"))
        assert lise.status == 404
    assert told[0] == told[1]


@pytest.mark.parametrize("path", ["/jobs/retry", "/calibration", "/dreams", "/dreams/r_1/rollback"])
def test_nobody_acts_in_a_scope_that_is_not_theirs(lise: Browser, memory: Souvenance, path: str) -> None:
    ana = memory.as_principal("ana")
    ana.observe([NewTurn(text="hello")], session="s1")
    fail(memory, ana, "j_hers")
    lise.open("/")
    lise.send(path, scope=ana.principal.scope)
    assert (lise.status, ana.job("j_hers").state) == (404, "failed")
    lise.open("/")
    lise.send(path)
    assert lise.status == 422


def test_no_page_of_what_may_only_be_read_has_a_form_that_would_be_refused(
    client: TestClient, memory: Souvenance, home: Handle, clock: Clock
) -> None:
    """Every form of every page, of a reader beside the one who may do all of it."""
    live_in(memory, home, clock.later)
    memory.trust.create_principal("ana")
    memory.trust.grant("maison", "ana", "read")
    ana = memory.as_principal("ana")
    forms: dict[str, set[str]] = {}
    for token in ("tok-lise", "tok-ana"):
        client.cookies.clear()
        visitor = Browser(client)
        visitor.sign_in(token)
        forms[token] = set()
        for path in addresses(home):
            page = visitor.open(path)
            for action, inside in re.findall(
                r'<form[^>]* method="post" action="/ui(/[^"]+)"[^>]*>(.*?)</form>', page, re.DOTALL
            ):
                if f'value="{ana.principal.scope}"' not in inside:  # her own memory is hers to change
                    forms[token].add(action)
    assert forms["tok-ana"] == {"/sign-out"}
    ends = {action.rsplit("/", 1)[1] for action in forms["tok-lise"]}
    assert {path.rsplit("/", 1)[1] for path in ACTIONS} - {"calibration"} <= ends  # all is measured here


def test_who_has_one_memory_alone_has_nothing_to_choose(lise: Browser, me: Handle) -> None:
    me.observe([NewTurn(text="hello")], session="s1")
    me.context("hello", session="s1", deadline_s=PATIENT_S)
    for path in ("/jobs", "/calibration", "/dreams"):
        assert 'name="scope"><option' not in lise.open(path).replace("\n", "")


# -- models -----------------------------------------------------------------------------------------------------------
def test_the_overview_names_the_models_in_use(lise: Browser, memory: Souvenance, tmp_path: Path, begun_ledger: Path) -> None:
    told = rows(lise.open("/"))
    assert (told["Memories are proposed by"], told["Model that talks and writes"]) == ("rules on words", "none")
    (tmp_path / "two").mkdir()
    shutil.copy(begun_ledger, tmp_path / "two" / "ledger.db")
    named = Settings(
        home=tmp_path / "two", embedder="none", reflector="model", chat_model="openai-compatible:large",
        chat_url="http://localhost:9/v1", reflection_model="openai-compatible:small", reflection_url="http://localhost:9/v1",
    )  # fmt: skip
    with Souvenance(open_tools(named), background=False) as two, TestClient(pages_app(two), base_url=SITE) as client:
        visitor = Browser(client)
        visitor.sign_in("tok-lise")
        told = rows(visitor.open("/"))
    assert told["Memories are proposed by"] == "openai-compatible:small"
    assert told["Model that talks and writes"] == "openai-compatible:large"
