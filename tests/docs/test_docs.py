"""What the pages say holds: the README's program runs, and the reference is that of the code."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_readme_program_prints_what_the_readme_says(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", readme, re.DOTALL)
    printed = re.search(r"```text\n(.*?)```", readme, re.DOTALL)
    assert program is not None
    assert printed is not None
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SOUVENANCE_")}  # noqa: TID251
    done = subprocess.run(
        [sys.executable, "-c", program[1]],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout == printed[1]


def test_the_reference_is_current() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "generate.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_links_of_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "ARCHITECTURE.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_tree_in_architecture_names_every_module() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "souvenance"
    for path in source.rglob("*.py"):
        if path.name == "__init__.py" or {"versions", "languages", "importers", "migrations"} & set(path.parts):
            continue
        assert path.name in text, path
