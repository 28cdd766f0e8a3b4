"""Write docs/images from the demo's own story: `python docs/pictures.py`. Needs Chromium, and `playwright` of the dev group."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.pages_app import pages_app  # noqa: E402 - the small application of the tests
from tests.served import served  # noqa: E402

from souvenance import Souvenance, open_memory  # noqa: E402
from souvenance.cli.demo import demo  # noqa: E402

HERE = Path(__file__).parent / "images"
SIZES = {"desktop": {"width": 1180, "height": 800}, "phone": {"width": 390, "height": 800}}


def main() -> None:
    """Tell the story, look at it, take the pictures."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        demo(story="en", home=home, slow=False)
        with open_memory(home, background=False) as memory, served(pages_app(memory)) as site, sync_playwright() as running:
            browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
            for scheme in ("light", "dark"):
                for name, size in SIZES.items():
                    context = browser.new_context(viewport=size, color_scheme=scheme, locale="en-GB")
                    page = context.new_page()
                    page.goto(f"{site}/ui/")
                    page.get_by_label("Token").fill("tok-nina")
                    page.keyboard.press("Enter")
                    page.wait_for_url("**/ui/")
                    for what, go in shown(memory, site).items():
                        go(page)
                        page.screenshot(path=HERE / f"pages-{what}-{name}-{scheme}.png")
                    context.close()


def shown(memory: Souvenance, site: str) -> dict[str, Callable[[Page], object]]:
    """What is looked at: the overview, the turn to which a message brought most, what became of a database."""
    nina = memory.as_principal("Nina")
    turn = max(nina.traces(), key=lambda one: sum(seat["passed"] in {"semantic", "spark"} for seat in one.seats))
    (old,) = [one for one in nina.memories(status="superseded") if "PostgreSQL" in one.text]
    paths = {"overview": "/", "turn": f"/traces/{turn.id}", "memory": f"/memories/{old.id}"}
    return {what: lambda page, path=path: page.goto(f"{site}/ui{path}") for what, path in paths.items()}


if __name__ == "__main__":
    main()
