from typing import NamedTuple

import pytest

from souvenance.core.numerals import after_noon, clock_of, composed, figure, is_other_unit, military
from souvenance.languages import pack_for

UNITS = frozenset({"g", "mg", "h"})


class Word(NamedTuple):
    folded: str


@pytest.mark.parametrize(
    ("chunk", "language", "parts"),
    [
        ("45g", "en", ("45", "g")), ("0,5mg", "fr", ("0.5", "mg")), ("14h30", "fr", ("14:30",)), ("07:15", "en", ("7:15",)),
        ("1,204", "en", ("1204",)), ("1 204", "fr", ("1204",)), ("0,92", "fr", ("0.92",)), ("kt-21b", "en", ()),
        ("1er", "fr", ("1",)), ("1-2", "en", ("1-2",)), ("0456", "en", ("0456",)), ("x220", "en", ()),
        ("5x", "en", ()), ("6:15pm", "en", ("6:15", "pm")), ("06.15am", "en", ("6:15", "am")), ("7:00pm", "en", ("7", "pm")),
        ("7pm", "en", ("7", "pm")), ("19h00", "fr", ("19", "h")), ("19:00", "fr", ("19", "h")), ("19:00", "en", ("19:00",)),
        ("7.30", "en", ("7.30",)), ("6.75pm", "en", ()),
    ],
)  # fmt: skip
def test_a_figure_has_one_form(chunk: str, language: str, parts: tuple[str, ...]) -> None:
    assert figure(chunk, language, UNITS) == parts


@pytest.mark.parametrize(
    ("text", "time", "taken"),
    [
        ("7.30 pm", "7:30", 1), ("07.30 am sharp", "7:30", 1), ("7.00 pm", "7", 1), ("7:00 pm", "7", 1), ("7.30 euros", "", 0),
        ("7.75 pm", "", 0), ("19 h 30", "19:30", 3), ("3 h 10 de train", "3:10", 3), ("3 h 10 min", "", 0), ("25 h 30", "", 0),
        ("19 h", "", 0), ("8 heures et demie", "8:30", 4), ("8 h et quart", "8:15", 4), ("8 heures et Paul", "", 0),
        ("half past 7", "7:30", 3), ("quarter past 7", "7:15", 3), ("quarter to 7", "6:45", 3), ("quarter to 1", "12:45", 3),
        ("half to 7", "", 0), ("half past noon", "", 0), ("", "", 0),
    ],
)  # fmt: skip
def test_a_time_of_the_day_in_words_has_one_form(text: str, time: str, taken: int) -> None:
    assert clock_of(text.split()) == (time, taken)


@pytest.mark.parametrize(
    ("text", "language", "numbers"),
    [
        ("twenty five", "en", ["25"]), ("two hundred five", "en", ["205"]), ("two hundred twenty five", "en", ["225"]),
        ("three thousand", "en", ["3000"]), ("two three", "en", ["2", "3"]), ("vingt cinq", "fr", ["25"]),
        ("quatre vingt dix", "fr", ["90"]), ("soixante quinze", "fr", ["75"]), ("deux cents", "fr", ["200"]),
        ("deux cent vingt", "fr", ["220"]), ("hundred two", "en", ["102"]), ("thousand hundred", "en", ["1000", "100"]),
        ("", "es", []), ("y", "es", ["y"]), ("treinta y cinco", "es", ["35"]), ("cinco y treinta", "es", ["5", "y", "30"]), ("mil y", "es", ["1000", "y"]),
        ("twenty one", "en", ["21"]), ("one hundred and one", "en", ["101"]), ("one hen", "en", ["one", "hen"]),
        ("two thousand five hundred", "en", ["2500"]), ("four twenty", "en", ["4", "20"]), ("ten seven", "en", ["10", "7"]),
        ("two and two", "en", ["2", "and", "2"]), ("sixty and ninety", "en", ["60", "and", "90"]), ("hundred and", "en", ["100", "and"]),
        ("vingt et un", "fr", ["21"]), ("soixante et onze", "fr", ["71"]), ("dix neuf", "fr", ["19"]), ("septante cinq", "fr", ["75"]), ("nonante et un", "fr", ["91"]), ("huitante neuf", "fr", ["89"]), ("octante", "fr", ["80"]), ("neuf cents", "fr", ["900"]),
        ("four neuf", "fr", ["four", "neuf"]), ("un four", "fr", ["un", "four"]), ("deux et un", "fr", ["2", "et", "un"]),
        ("cent quatre vingt dix sept", "fr", ["197"]), ("quatre vingts", "fr", ["80"]), ("vingts", "fr", ["vingts"]),
        ("treinta y una", "es", ["31"]), ("una gallina", "es", ["una", "gallina"]),
        ("doscientos cuarenta y dos", "es", ["242"]), ("dreiundvierzig", "de", ["43"]), ("zweihundert zwei", "de", ["202"]),
    ],
)  # fmt: skip
def test_number_words_add_up(text: str, language: str, numbers: list[str]) -> None:
    words = [Word(word) for word in text.split()]
    pack = pack_for(language)
    found = composed(words, pack, lambda value: Word(str(value)))
    assert [word.folded for word in found] == numbers


@pytest.mark.parametrize(
    ("time", "hour"),
    [
        ("4", "16:00"),
        ("7:30", "19:30"),
        ("11:05", "23:05"),
        ("12", ""),
        ("0", ""),
        ("16", ""),
        ("4.5", ""),
        ("four", ""),
        ("", ""),
    ],
)
def test_an_hour_after_noon_has_one_form(time: str, hour: str) -> None:
    assert after_noon(time) == hour


@pytest.mark.parametrize(
    ("time", "hour"), [("1600", "16:00"), ("0930", "9:30"), ("2400", ""), ("1660", ""), ("160", ""), ("", "")]
)
def test_four_digits_may_be_an_hour(time: str, hour: str) -> None:
    assert military(time) == hour


@pytest.mark.parametrize(
    ("chunk", "other"), [("5G", True), ("5g", False), ("10M", True), ("5Mb", True), ("5MB", False), ("5KG", False)]
)
def test_capitals_may_make_another_unit(chunk: str, *, other: bool) -> None:
    assert is_other_unit(chunk) == other
