"""What a person decides and looks after in a real browser: what was held back, failed work, silence, and a child's view."""

import re
from datetime import timedelta

from souvenance import Handle, Souvenance
from souvenance.types import Job, Trace

from .conftest import ORDER, Visit


def test_what_was_held_back_is_let_in_with_a_click(visit: Visit, me: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name=re.compile("^Quarantine")).click()
    page.get_by_role("link", name="Look closer").click()
    page.get_by_role("button", name="Let it in").click()
    page.get_by_role("status").wait_for()
    assert me.quarantine() == []
    assert ORDER in [memory.text for memory in me.memories()]


def test_what_was_held_back_is_destroyed_after_it_was_counted(visit: Visit, me: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name=re.compile("^Quarantine")).click()
    page.get_by_role("link", name="Look closer").click()
    page.get_by_text("Destroy for good").click()
    page.get_by_label(re.compile("turns")).check()
    page.get_by_role("button", name="Count what would go").click()
    page.get_by_role("heading", name="This would be destroyed").wait_for()
    assert len(me.quarantine()) == 1  # nothing has happened yet
    page.get_by_role("button", name="Destroy it").click()
    page.get_by_role("heading", name="Destroyed, for good").wait_for()
    assert me.quarantine() == []
    assert all(ORDER not in turn.text for turn in me.turns())


def test_failed_work_is_seen_with_its_reason_and_tried_again(visit: Visit, memory: Souvenance, me: Handle) -> None:
    now, who = memory.now(), me.principal
    job = Job(
        id="j_failed", scope=who.scope, what="reflect", session="s1", first_seq=1, last_seq=2, state="failed", tries=3,
        due_at=now + timedelta(hours=1), author=who.id, audience=who.audience, created_at=now, reason="the model said nonsense",
        answer="{half an ans",
    )  # fmt: skip
    with memory._tools.ledger.write(who.scope) as tx:
        tx.put_job(job)
    page = visit().page
    page.get_by_role("link", name="Jobs").click()
    card = page.locator(".card").filter(has_text="the model said nonsense")
    card.locator("summary").click()
    assert "{half an ans" in card.inner_text()
    page.get_by_role("button", name="Try again what failed").click()
    page.get_by_role("status").wait_for()
    assert me.job("j_failed").state in {"pending", "done"}


def test_silence_and_degraded_turns_are_drawn_and_told_in_tables(visit: Visit, memory: Souvenance, me: Handle) -> None:
    trace = Trace(
        id="tr_late", scope=me.principal.scope, session="s1", seq=2, seats=(), left_out={},
        missing=("search: not ready within 0.4 s",), took_ms=800.0, author=me.principal.id, audience=me.principal.audience,
        created_at=memory.now(),
    )  # fmt: skip
    memory._tools.ledger.keep_trace(trace, 500)
    page = visit().page
    page.get_by_role("link", name="Silence", exact=True).click()
    assert page.locator("figure svg").count() >= 1
    page.locator("figure").first.get_by_text("as a table").click()
    assert page.locator("figure table tbody tr").first.is_visible()
    page.get_by_role("link", name="Degraded turns").click()
    assert page.locator("figure svg").count() == 1
    page.locator(".card").filter(has_text="not ready within 0.4 s").get_by_role("link").click()
    page.get_by_text("search: not ready within 0.4 s").first.wait_for()


def test_what_never_comes_up_is_listed_and_leads_to_its_history(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("link", name="Never comes up").click()
    page.locator(".card .whole").first.click()
    assert page.locator(".timeline").count() == 1


def test_a_child_sees_what_is_for_everybody_alone(visit: Visit, memory: Souvenance) -> None:
    memory.trust.create_scope("home")
    memory.trust.create_principal("Nina", audience="child")
    memory.trust.grant("home", "Lise", "write")
    memory.trust.grant("home", "Nina", "read")
    lise = memory.as_principal("Lise")
    lise.within("home").remember("The telescope is hidden in the cellar")
    lise.within("home", audience="child").remember("The swimming lesson is on Tuesday")
    page = visit("tok-nina").page
    page.get_by_role("link", name="Memories", exact=True).click()
    said = page.locator("main").inner_text()
    assert "swimming lesson" in said
    assert "telescope" not in said
    page.get_by_label("Search").fill("telescope")
    page.keyboard.press("Enter")
    page.wait_for_url("**telescope**")
    assert page.locator(".card").count() == 0
    page.goto(page.url.split("?")[0])
    page.locator(".card .whole").first.click()
    assert page.get_by_role("button", name="Forget").count() == 0  # she may read it, and change nothing
