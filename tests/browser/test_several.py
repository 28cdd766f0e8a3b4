"""The pages of the engine in a real browser, of somebody who reads several memories: chosen, acted on, readable, in two languages."""

from datetime import timedelta

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.types import Job

from .conftest import PHONE, Visit
from .test_pages import FAINT

ENGINE = ("/calibration", "/dreams", "/jobs")


@pytest.fixture
def ours(memory: Souvenance, me: Handle) -> Handle:
    """A shared memory in which a job failed and a night was dreamt of."""
    memory.trust.create_scope("maison")
    memory.trust.grant("maison", "Lise", "manage")
    shared = me.within("maison", audience="adult")
    shared.observe([NewTurn(text="We live in Nantes")], session="hall")
    memory.work_now()
    place, now = shared.access().reads[0], memory.now()
    shared.in_scope(place.scope).dream(from_start=True)
    failed = Job(
        id="j_ours", scope=place.scope, what="reflect", session="hall", first_seq=1, last_seq=1, state="failed", tries=3,
        due_at=now + timedelta(hours=1), author=me.principal.id, audience="adult", created_at=now, reason="the model said nonsense",
    )  # fmt: skip
    with memory._tools.ledger.write(place.scope) as tx:
        tx.put_job(failed)
    return shared


def test_one_of_several_memories_is_chosen_and_its_work_tried_again(visit: Visit, ours: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name="Jobs").click()
    page.get_by_label("Stands in").select_option(label="maison · shared, for everybody in it")
    page.get_by_text("No job is like that.").wait_for()
    page.get_by_label("Stands in").select_option(label="maison · shared, for adults")
    page.get_by_role("button", name="Try again what failed").click()
    page.get_by_text("That was in: maison · shared, for adults.").wait_for()
    assert ours.job("j_ours").state in {"pending", "done"}


def test_silence_is_measured_and_a_night_taken_back_in_the_memory_that_is_named(visit: Visit, ours: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name="Silence", exact=True).click()
    page.locator("section").filter(has_text="maison · shared, for adults").get_by_role(
        "button", name="Measure now"
    ).first.click()
    page.get_by_text("Measured.").wait_for()
    page.get_by_role("link", name="Dreams", exact=True).click()
    page.get_by_role("button", name="Take this night back").click()
    page.get_by_text("Taken back").first.wait_for()
    assert ours.in_scope(ours.access().reads[0].scope).dreams()[0].state == "rolled back"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_they_are_read_on_a_phone_in_both_languages_by_day_and_by_night(
    visit: Visit, me: Handle, ours: Handle, language: str, scheme: str
) -> None:
    visitor = visit(viewport=PHONE, color_scheme=scheme)
    one = ours.memories()[0].id
    for path in (*ENGINE, "/", "/disputed", "/candidates?verdict=kept", f"/memories/{one}", "/memories/m_none"):
        visitor.open(f"{path}{'&' if '?' in path else '?'}language={language}")
        assert visitor.page.evaluate(FAINT) == [], path
        assert visitor.sideways_px == 0, path
        assert visitor.page.evaluate(ON_TWO_LINES) == [], path
    visitor.complaints = [told for told in visitor.complaints if "404" not in told]  # the last one is not there


# Buttons whose label is broken into two lines.
ON_TWO_LINES = """() => [...document.querySelectorAll("button, .chip")].filter(one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = [...range.getClientRects()];
  const highest = Math.max(...lines.map(line => line.height));
  return Math.max(...lines.map(line => line.bottom)) - Math.min(...lines.map(line => line.top)) > 1.6 * highest;
}).map(one => one.outerHTML.slice(0, 90))"""
