import unicodedata

import pytest

from souvenance.core.fold import fold, plain, unaccented


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("", ""),
        ("Plain ASCII", "plain ascii"),
        ("Pâté en Croûte", "pate en croute"),
        ("Straße", "strasse"),
        ("Œuvre", "oeuvre"),
        ("Łódź", "lodz"),
        ("Ærø", "aero"),
        ("İstanbul", "istanbul"),
        ("Ёлка", "елка"),
        ("Ὀδυσσεύς", "οδυσσευσ"),
        ("ᾳ", "α"),
        ("ﬁn", "fin"),
        ("١٢", "12"),
        ("1\u20e3", "1"),
    ],
)
def test_letters_lose_case_and_accents(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize("text", ["हिन्दी", "สวัสดี", "が"])
def test_marks_of_other_scripts_stay(text: str) -> None:
    assert fold(text) == unicodedata.normalize("NFC", text)


def test_composed_and_decomposed_fold_alike() -> None:
    assert fold(unicodedata.normalize("NFD", "Évêque")) == fold("Évêque") == "eveque"


def test_unaccented_keeps_case() -> None:
    assert unaccented("Été à Àvila") == "Ete a Avila"
    assert unaccented("Ada") == "Ada"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("l’eau", "l'eau"),
        ("l‘eau", "l'eau"),
        ("lʼeau", "l'eau"),
        ("l`eau", "l'eau"),
        ("l`été", "l'été"),
        ("ＫＴ－２１Ｂ", "KT-21B"),
        ("non‑breaking", "non-breaking"),
        ("Donau\u00adschiff", "Donauschiff"),
        ("葛\U000e0100城", "葛城"),
        ("e\u0301te\u0301", "été"),
        ("Ａ\u0301", "Á"),
        ("x²", "x²"),
    ],
)
def test_plain_reads_typographic_signs_as_typed_ones(text: str, seen: str) -> None:
    assert plain(text) == seen


@pytest.mark.parametrize("function", [fold, plain, unaccented])
def test_a_crowd_of_marks_is_cut_before_it_costs_quadratic_time(function: object) -> None:
    assert callable(function)
    assert len(function("a" + "\u0315\u0300" * 200_000)) < 100
