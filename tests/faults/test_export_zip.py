"""An export into a zip is killed at any moment: the name holds a whole export or nothing, and what lies beside it is found."""

import random
import time

from .child import NAME, children, opened, stream

KILLS = 5
LONGEST_S = 0.25  # until it is killed: an export of so much takes about as long


def test_a_killed_export_leaves_a_whole_zip_or_none_and_a_purge_finds_the_rest(tmp_path):
    home, rng = tmp_path / "home", random.Random(7)
    with opened(home) as memory:
        memory.as_principal(NAME).import_turns(stream(1, 1_500), reflect=False)
    found, left = [], []
    for kill in range(KILLS):
        folder = tmp_path / f"out {kill % 2}"  # into an empty place, and over what the kill before left there
        place = folder / "memory.zip"
        with children(("export", home, place)) as [child]:
            assert child.next() == {"begins": True}
            time.sleep(rng.uniform(0.0, LONGEST_S))
            child.kill()
        left += [path.name for path in folder.iterdir() if path != place] if folder.exists() else []
        if place.exists():
            with opened(tmp_path / f"other {kill}") as other:
                found.append(other.as_principal(NAME).restore(str(place)).counts["turns"])
    assert found or left  # some kill came while or after something was written
    assert set(found) <= {1_500}
    assert set(left) <= {"memory.zip.new", "memory.zip.export-begun"}
    with opened(home) as memory:
        receipt = memory.as_principal(NAME).purge(everything=True)
    assert receipt.clean, receipt.left
    assert [path.name for path in tmp_path.glob("out */*")] == []
