"""Where silence begins is measured on the shelf itself, kept, and measured again when that no longer tells."""

import math
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.engine import calibrating
from souvenance.engine.calibrating import AT_ONCE_ROWS
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.thresholds import UNCALIBRATED_BAR
from souvenance.types import ShelfCalibration

Opener = Callable[..., Souvenance]
FACTS = [
    "Ma sœur Inès habite à Brest", "Je joue du violon depuis dix ans", "Mon chat s'appelle Plume", "Je suis allergique aux noix",
    "Mon frère travaille à la mairie de Nantes", "Je préfère le thé au café", "Je cours le marathon de Paris en avril",
    "Ma voiture est une vieille Panda verte", "J'apprends le japonais le soir", "Mon père répare des horloges anciennes",
]  # fmt: skip


def told(me: Handle, texts: list[str], session: str = "s") -> None:
    me.observe([NewTurn(text=text, speaker="Lise") for text in texts], session=session)


def only(found: object) -> ShelfCalibration:
    [one] = list(found)  # type: ignore[call-overload]
    return one  # type: ignore[no-any-return]


def kept(memory: Souvenance, me: Handle, stamp: str = "") -> str:
    return memory._tools.index.calibrated_at(me.principal.scope, stamp)


def test_an_empty_store_has_nothing_to_calibrate(memory: Souvenance, me: Handle) -> None:
    assert list(me.calibrate()) == []
    assert list(me.calibrate(again=True)) == []
    assert me.status().silence == {}
    assert memory._tools.ledger.scopes() == {}


def test_every_shelf_with_rows_is_calibrated(me: Handle) -> None:
    told(me, FACTS)
    me.remember("Je joue du violon")
    found = {one.shelf: one for one in me.calibrate()}
    assert set(found) == {"turns", "memories"}
    turns = found["turns"]
    assert (turns.rows, turns.made_for, turns.state, turns.model, turns.bar) == (11, 11, "fresh", "", None)
    assert set(turns.nulls) == {"chat", "foreign"}
    assert turns.bar_by_words is not None
    assert turns.made_at == me._tools.clock()
    assert me.status().silence == {"turns": "fresh", "memories": "fresh"}


def test_what_is_fresh_is_kept_unless_again(memory: Souvenance, me: Handle) -> None:
    told(me, FACTS)
    me.calibrate()
    first = kept(memory, me)
    me.calibrate()
    assert kept(memory, me) == first
    me.calibrate(again=True)
    assert kept(memory, me) != first


def test_after_growth_by_half_it_is_stale_and_measured_again(memory: Souvenance, me: Handle) -> None:
    told(me, FACTS)
    me.calibrate()
    first = kept(memory, me)
    told(me, [f"Le train numéro {n} part à l'heure" for n in range(10)], session="t")
    assert me.status().silence == {"turns": "fresh"}  # 20 rows of 10 are 1.5 times and 5
    told(me, ["Le dernier train est parti sans nous"], session="t")
    assert me.status().silence == {"turns": "stale"}
    assert "turns stale, made for 10 rows of now 21" in next(f.detail for f in memory.doctor() if f.name.startswith("silence"))
    assert kept(memory, me) == first
    assert only(me.calibrate()).made_for == 21
    assert kept(memory, me) != first


def test_a_small_shelf_is_measured_when_it_is_asked(memory: Souvenance, me: Handle) -> None:
    told(me, FACTS)
    assert me.status().silence == {"turns": "missing"}
    me.rank("le chat Plume", limit=1)
    assert me.status().silence == {"turns": "fresh"}


def test_a_large_stale_shelf_is_judged_strictly_until_it_is_measured(memory: Souvenance, me: Handle) -> None:
    told(me, [f"{n} {FACTS[n % len(FACTS)]}" for n in range(AT_ONCE_ROWS + 1)])
    strict = me.rank("les noix du frère", limit=1).found[0].sureness
    assert me.status().silence == {"turns": "missing"}
    bar = only(me.calibrate()).bar_by_words
    assert bar is not None
    assert me.rank("les noix du frère", limit=1).found[0].sureness == pytest.approx(strict + UNCALIBRATED_BAR - bar)


def test_a_calibration_of_another_model_is_not_used(opener: Opener) -> None:
    one, other = ScriptedEmbedder(dim=64), ScriptedEmbedder(dim=64, name="other")
    memory = opener(one)
    me = memory.as_principal("Lise")
    told(me, FACTS)
    memory.index_now()
    assert only(me.calibrate()).model == one.stamp
    memory.close()
    memory = opener(other)
    me = memory.as_principal("Lise")
    assert me.status().silence == {"turns": "missing"}
    memory.index_now()
    found = only(me.calibrate())
    assert (found.model, found.state) == (other.stamp, "fresh")
    assert found.bar is not None


@pytest.mark.parametrize("blob", [b"", b"junk", b"{}\n"])
def test_what_cannot_be_read_is_made_again(memory: Souvenance, me: Handle, blob: bytes) -> None:
    told(me, FACTS)
    memory._tools.index.put_calibration(me.principal.scope, "", "2026-01-01T00:00:00+00:00 ab", blob)
    assert me.status().silence == {"turns": "missing"}
    assert only(me.calibrate()).state == "fresh"
    assert math.isfinite(me.rank("le chat Plume", limit=1).found[0].sureness)


def test_a_shelf_that_is_emptied_meanwhile_is_calibrated_as_it_stood(
    memory: Souvenance, me: Handle, monkeypatch: pytest.MonkeyPatch
) -> None:
    told(me, FACTS)
    index = memory._tools.index
    before = me.rank("le chat Plume", limit=1).found[0].sureness
    questions = calibrating._questions

    def emptied(*given: object) -> object:
        index.clear(me.principal.scope)
        return questions(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(calibrating, "_questions", emptied)
    me.calibrate(again=True)
    monkeypatch.undo()
    assert me.rank("le chat Plume", limit=1).found[0].sureness == before


def test_a_kept_calibration_without_questions_is_made_again(memory: Souvenance, me: Handle) -> None:
    told(me, FACTS)
    me.calibrate()
    whole = memory._tools.index.calibration(me.principal.scope, "")
    emptied = re.sub(rb'"chat": \[[^]]*\]', b'"chat": []', whole)
    assert emptied != whole
    memory._tools.index.put_calibration(me.principal.scope, "", "another time", emptied)
    assert math.isfinite(me.rank("le chat Plume", limit=1).found[0].sureness)


def test_a_shelf_without_vectors_is_calibrated_by_words_and_again_when_it_has_them(opener: Opener) -> None:
    embedder = ScriptedEmbedder(dim=64)
    memory = opener(embedder)
    me = memory.as_principal("Lise")
    told(me, FACTS)
    memory.index_now()  # the vectors of the null questions are held from now on
    other = memory.as_principal("Ana")
    told(other, FACTS)
    assert only(other.calibrate()).bar is None
    assert math.isfinite(other.rank("le chat Plume", limit=1).found[0].sureness)
    memory.index_now()
    assert only(other.calibrate()).bar is not None
    assert math.isfinite(other.rank("le chat Plume", limit=1).found[0].sureness)  # it was NaN, and silent for ever


def test_a_search_before_any_vector_leaves_nothing_that_silences_what_comes_after(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder(dim=64))
    told(memory.as_principal("Lise"), FACTS)
    memory.index_now()
    me = memory.as_principal("Ana")
    told(me, FACTS)
    assert me.rank("Comment s'appelle le chat Plume ?", limit=1).found[0].sureness >= 0
    memory.index_now()
    assert me.rank("Comment s'appelle le chat Plume ?", limit=1).found[0].sureness >= 0


def test_another_process_sees_a_calibration_at_once(opener: Opener) -> None:
    first, second = opener(), opener()
    me, same = first.as_principal("Lise"), second.as_principal("Lise")
    told(me, FACTS)
    me.calibrate()
    made = kept(second, same)
    assert only(same.calibrate()).state == "fresh"
    assert kept(first, me) == made


def test_the_signs_of_the_best_hit_are_those_that_judged_it(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder(dim=64))
    me = memory.as_principal("Lise")
    assert me.signs("le chat Plume") == {}
    told(me, FACTS)
    memory.index_now()
    found = me.signs("le chat Plume")
    assert found["score"] == pytest.approx(me.rank("le chat Plume", limit=1).found[0].score)
    assert all(math.isfinite(value) for value in found.values())
    assert found["own"] > 0
    assert me.signs("comment vas-tu ?")["own"] == 0


def test_questions_are_asked_in_the_languages_and_about_the_people_of_the_scope(opener: Opener) -> None:
    embedder = ScriptedEmbedder(dim=64)
    memory = opener(embedder)
    told(memory.as_principal("Lise"), FACTS)
    memory.index_now()
    assert any("Lise" in text for text in embedder.asked)
    assert "bon week-end à toi" in embedder.asked
    asked = len(embedder.asked)
    told(memory.as_principal("Ana"), FACTS)
    memory.index_now()
    assert len(embedder.asked) == asked  # their vectors are kept, for every scope


def test_a_calibration_is_a_frozen_value(me: Handle) -> None:
    told(me, FACTS)
    one = only(me.calibrate())
    assert replace(one, rows=3).rows == 3
    with pytest.raises(AttributeError):
        one.rows = 3  # type: ignore[misc]
