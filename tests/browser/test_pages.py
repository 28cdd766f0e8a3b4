"""The main journey through the pages in a real browser, with the mouse, on a phone, and with the keyboard alone."""

import re
from typing import Any

import pytest

from souvenance import Handle
from souvenance.serving.pages.views import PAGES

from .conftest import ORDER, PHONE, Visit

LISTS = [path for path in PAGES if "{" not in path]


def test_from_a_turn_to_the_reasons_and_from_there_to_what_was_said(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("link", name="Turns", exact=True).click()
    page.locator(".card .whole").first.click()
    seat = page.locator(".seats > li").filter(has_text="allergic to walnuts")
    assert "Holds in every story" in seat.inner_text()
    page.get_by_label("A memory, by its words or its id").fill("Lyon")
    page.get_by_role("button", name="Say why").click()
    page.get_by_text(re.compile("It was there")).wait_for()
    seat.get_by_role("link", name="Why is this believed?").click()
    assert "ambulance kind" in page.locator(".timeline .quote").first.inner_text()
    page.get_by_role("link", name="In its conversation").first.click()
    assert page.locator(".turn:target").count() == 1


def test_a_memory_is_corrected_forgotten_and_brought_back(visit: Visit, me: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name="Memories", exact=True).click()
    page.get_by_label("Search").fill("lyon")
    page.keyboard.press("Enter")
    page.locator(".card .whole").click()
    page.get_by_text("Correct the words…").click()
    page.get_by_label("What it should say").fill("I live in Lyon, by the river")
    page.get_by_role("button", name="Correct", exact=True).click()
    page.get_by_text("Corrected. The old words stay").wait_for()
    assert page.locator("h1").inner_text() == "I live in Lyon, by the river"
    page.get_by_role("button", name="Forget").click()
    page.get_by_text("Forgotten: it is in no context").wait_for()
    (gone,) = me.memories(status="forgotten")
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    page.get_by_text("Taken back: it is as it was before.").wait_for()
    assert me.memory(gone.id).status == "active"


def test_what_was_proposed_and_held_back_is_read_and_decided(visit: Visit, me: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name=re.compile("^Refused")).click()
    page.get_by_role("link", name="held back").click()
    assert ORDER in page.locator(".card").inner_text()
    page.get_by_role("link", name=re.compile("^Quarantine")).click()
    page.get_by_role("link", name="Look closer").click()
    page.get_by_label("Why it is refused").fill("not mine")
    page.get_by_role("button", name="Refuse for good").click()
    page.get_by_text("Nothing is held back.").wait_for()
    assert me.quarantine() == []
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    page.get_by_text("it waits again").wait_for()
    assert len(me.quarantine()) == 1


def test_a_dispute_is_resolved_in_the_page(visit: Visit, me: Handle) -> None:
    page = visit().page
    page.get_by_role("link", name="1 pair of memories cannot both hold").click()
    page.locator(".side-of").filter(has_text="9 h").get_by_role("button", name="This one holds").click()
    page.get_by_text("Nothing contradicts anything.").wait_for()
    assert [memory.text for memory in me.memories(status="superseded")] == ["Le train de Nora part à 8 h"]


def test_notes_are_edited_and_whoever_changed_them_meanwhile_loses_nothing(visit: Visit, me: Handle) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open("/notes")
    field = page.get_by_label("MEMORY.md")
    field.fill("# Home\n- The bins go out on Monday.\n- " + ORDER)
    page.get_by_role("button", name="Save the page").click()
    page.get_by_text("Written. The page before it is in the archive.").wait_for()
    assert me.notes().text == "# Home\n- The bins go out on Monday.\n- " + ORDER
    assert ORDER in page.locator(".held").inner_text()
    assert ORDER not in page.locator(".paper").inner_text()
    me.write_notes("# Home\n- Written elsewhere.\n", over=me.notes().fingerprint)
    field.fill("- Mine.")
    page.get_by_role("button", name="Save the page").click()
    page.get_by_role("heading", name="The page was changed meanwhile").wait_for()
    assert field.input_value() == "- Mine."
    assert "Written elsewhere." in page.locator(".diff").inner_text()
    visitor.complaints = [
        told for told in visitor.complaints if "409 (Conflict)" not in told
    ]  # the answer to the form is a 409
    page.get_by_role("button", name="Save mine over it").click()
    page.get_by_text("Written. The page before it is in the archive.").wait_for()
    assert me.notes().text == "- Mine."


def test_typed_notes_are_not_left_by_accident(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/notes")
    asked: list[str] = []

    def stay(dialog: Any) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    visitor.page.on("dialog", stay)
    visitor.page.get_by_label("MEMORY.md").press_sequentially("more")
    visitor.page.get_by_role("link", name="Jobs").click(no_wait_after=True)
    visitor.page.wait_for_timeout(300)
    assert asked == ["beforeunload"]
    assert visitor.page.url.endswith("/ui/notes")
    visitor.page.get_by_role("button", name="Save the page").click()
    visitor.page.get_by_text("Written.").wait_for()
    assert asked == ["beforeunload"]


def test_a_phone_shows_every_page_without_moving_it_sideways(visit: Visit, me: Handle) -> None:
    visitor = visit(viewport=PHONE, is_mobile=True, has_touch=True)
    one = me.memories()[0].id
    for path in (*LISTS, "/memories?status=all", f"/memories/{one}", f"/traces/{me.traces()[0].id}", "/sessions/s1",
                 f"/quarantine/{me.quarantine()[0].id}", f"/turns/{me.turns('s1')[0].id}"):  # fmt: skip
        visitor.open(path)
        assert visitor.sideways_px == 0, path
    visitor.open("/")
    visitor.page.get_by_text("Menu", exact=True).tap()
    visitor.page.locator(".menu").get_by_role("link", name="Memories", exact=True).tap()
    visitor.page.wait_for_url("**/ui/memories")


def test_the_keyboard_alone_is_enough_and_shows_where_it_is(visit: Visit, me: Handle) -> None:
    page = visit().page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.goto(page.url.split("#")[0] + "memories")
    page.keyboard.press("/")
    page.keyboard.type("lyon")
    page.keyboard.press("Enter")
    page.wait_for_url("**q=lyon**")
    reach(page, "a.whole")
    ring = page.evaluate("getComputedStyle(document.activeElement, '::after').outlineStyle")
    assert ring == "solid"
    page.keyboard.press("Enter")
    page.wait_for_url("**/memories/m_*")
    reach(page, "form[action$='/forget'] button")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineWidth") == "3px"
    page.keyboard.press("Enter")
    page.get_by_text("Forgotten: it is in no context").wait_for()
    reach(page, ".notice form button")
    page.keyboard.press("Enter")
    page.get_by_text("Taken back: it is as it was before.").wait_for()
    assert "I live in Lyon" in [memory.text for memory in me.memories()]


def reach(page: Any, wanted: str) -> None:
    """Go on by Tab until what is wanted has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    pytest.fail(f"{wanted} is not reached by the Tab key")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_can_be_read_against_what_lies_behind_it(visit: Visit, scheme: str, me: Handle) -> None:
    visitor = visit(color_scheme=scheme)
    for path in (*LISTS, f"/memories/{me.memories()[0].id}", f"/traces/{me.traces()[0].id}"):
        visitor.open(path)
        assert visitor.page.evaluate(FAINT) == [], path


def test_pages_work_without_their_script(visit: Visit, me: Handle) -> None:
    visitor = visit(java_script_enabled=False)
    visitor.open("/memories")
    visitor.page.get_by_label("Search").fill("lyon")
    visitor.page.get_by_role("button", name="Show").click()
    visitor.page.locator(".card .whole").click()
    visitor.page.get_by_role("button", name="Pin").click()
    visitor.page.get_by_text("Pinned: it has a seat").wait_for()
    assert [memory.text for memory in me.memories() if memory.pinned] == ["I live in Lyon"]


def test_no_script_but_ours_runs(visit: Visit) -> None:
    visitor = visit()
    visitor.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.broken = 1\">')")
    visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate("window.broken") is None
    assert any("Content Security Policy" in told for told in visitor.complaints)
    visitor.complaints.clear()


def test_two_languages_at_a_click(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("link", name="Français").click()
    assert page.locator("h1").inner_text() == "Vue d’ensemble"
    page.get_by_role("link", name="Souvenirs", exact=True).click()
    assert page.locator("html").get_attribute("lang") == "fr"


# Texts whose contrast with their background is below 4.5 (WCAG 2, AA), or 3 for large ones.
FAINT = """() => {
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const rgba = text => (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const behind = element => {
    for (let at = element; at; at = at.parentElement) {
      const found = rgba(getComputedStyle(at).backgroundColor);
      if (found.length < 4 || found[3] > 0) return found;
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || !element.getClientRects().length) continue;
    const style = getComputedStyle(element);
    const [one, two] = [light(rgba(style.color)), light(behind(element))].sort((a, b) => b - a);
    const size = parseFloat(style.fontSize);
    const ratio = (one + .05) / (two + .05);
    if (ratio < (size >= 24 || (size >= 18.6 && style.fontWeight >= 700) ? 3 : 4.5)) faint.push([element.outerHTML.slice(0, 90), ratio]);
  }
  return faint;
}"""


@pytest.mark.parametrize("width", [1280, 900])
def test_the_overview_leaves_no_hole_and_fields_stand_in_line(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 900}).page
    ends = page.evaluate(
        "[...document.querySelectorAll('.pile')].map(one => [...one.children].at(-1).getBoundingClientRect().bottom)"
    )
    assert len(ends) == 3
    assert max(ends[:2]) - min(ends[:2]) < 1
    page.goto(page.url + "memories")
    tops = page.evaluate(
        "[...document.querySelectorAll('.filters input, .filters select')].map(one => one.getBoundingClientRect().top)"
    )
    if width == 1280:  # else they are wrapped
        assert max(tops) - min(tops) < 1
    page.goto(page.url.removesuffix("memories") + "notes")
    gap = page.evaluate(
        "document.querySelector('.stack + .rows').getBoundingClientRect().top"
        " - document.querySelector('.stack button').getBoundingClientRect().bottom"
    )
    assert gap > 12


def test_regular_work_is_read_in_whole_lines_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, is_mobile=True, has_touch=True).page
    widths = page.evaluate("[...document.querySelectorAll('.stacks tbody th')].map(one => one.getBoundingClientRect().width)")
    assert widths
    assert min(widths) > 0.8 * PHONE["width"]
    assert "Next" in page.evaluate("getComputedStyle(document.querySelectorAll('.stacks td')[1], '::before').content")
