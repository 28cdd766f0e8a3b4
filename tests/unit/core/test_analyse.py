import time
import unicodedata

import pytest

from souvenance.core.analyse import Analysis, analyse, analyse_query
from souvenance.core.dates import date_tokens
from souvenance.languages import PACKS

MEGABYTE = 1_000_000


def missed(query: str, text: str, language: str = "en") -> list[tuple[str, ...]]:
    """The content words of a query that a text does not hold in any form; the query must have some."""
    asked = analyse_query(query, [language]).groups
    held = set(analyse(text, language).terms())
    assert asked
    return [group for group in asked if held.isdisjoint(group)]


def met(query: str, text: str, language: str = "en") -> bool:
    """Whether any content word of a query stands in a text."""
    return len(missed(query, text, language)) < len(analyse_query(query, [language]).groups)


def test_an_empty_text_has_no_terms() -> None:
    assert analyse("", "en") == analyse(" …!? ", "en") == analyse("___", "en") == Analysis()


def test_content_words_are_stemmed_and_stop_words_set_aside() -> None:
    expected = Analysis(groups=(("bake",), ("cake",)), stops=("=she", "=was", "=the"))
    assert analyse("She was baking the cakes", "en") == expected


def test_terms_are_every_form_in_order_and_repeated() -> None:
    assert analyse("Five cats, a cat", "en").terms() == ["five", "5", "cat", "cat"]


def test_a_language_without_a_pack_is_cut_and_folded_only() -> None:
    assert analyse("Żółte Koty", "pl") == Analysis(groups=(("zolte",), ("koty",)))


@pytest.mark.parametrize(
    ("language", "text", "content"),
    [
        ("en", "What didn't you tell him about your sister?", {"tell", "sister"}),
        ("en", "whats wrong, I cant see where's Bob's car", {"wrong", "see", "bob", "car"}),
        ("en", "Who won? Don moved to the US", {"won", "don", "move", "us"}),
        ("fr", "Qu'est-ce que tu m'as dit sur l'été ?", {"dit", "ete"}),
        ("fr", "jai rien dit, cest jsuis fatigué", {"dit", "fatigu"}),
        ("fr", "Y a-t-il un chat, c'est-à-dire un félin ?", {"chat", "felin"}),
        ("de", "Warum hast du mir das nicht über Köln gesagt?", {"koln", "gesagt"}),
        ("de", "Wie geht's dem schönen Hund?", {"schon", "hund"}),
        ("es", "¿Dónde está la niña que toma té?", {"nin", "tom", "te"}),
        ("it", "Dov'è l'amico dell'anno che c'era?", {"amic", "anno"}),
        ("pt", "Onde você deixou o copo d'água?", {"deix", "cop", "agu"}),
    ],
)
def test_function_words_of_each_language_are_no_content(language: str, text: str, content: set[str]) -> None:
    analysis = analyse(text, language)
    assert len(analysis.groups) == len(content)
    assert content <= set(analysis.terms())


@pytest.mark.parametrize("query", ["pâté en croûte", "pate en croute", unicodedata.normalize("NFD", "Pâté EN Croûte")])
@pytest.mark.parametrize("language", ["fr", "en", "xx"])
def test_accents_may_be_typed_composed_decomposed_or_not_at_all(query: str, language: str) -> None:
    assert missed(query, "un pâté en croûte", language) == []
    assert missed("un pâté en croûte", query, language) == ([] if language == "fr" else [("un",)])


@pytest.mark.parametrize(
    ("text", "group"),
    [
        ("1204", ("1204",)),
        ("1,204,000", ("1204000",)),
        ("1 204", ("1204",)),
        ("1\u202f204", ("1204",)),
        ("1'204", ("1204",)),
        ("1,204", ("1204", "1.204")),
        ("1.204", ("1204", "1.204")),
        ("1,204.50", ("1204.50", "1204")),
        ("1.204,50", ("1204.50", "1204")),
        ("1 204,50", ("1204.50", "1204")),
        ("1204.50", ("1204.50", "1204")),
        ("0,92", ("0.92",)),
        ("0.92", ("0.92",)),
        ("0.925", ("0.925",)),
        ("٣.٥", ("3.5",)),
        ("007", ("7",)),
        ("0612345678", ("612345678", "0612345678")),
        ("twelve", ("twelve", "12")),
        ("15th", ("15",)),
    ],
)
def test_a_number_is_one_group_however_it_is_written(text: str, group: tuple[str, ...]) -> None:
    assert analyse(text, "en").groups == (group,)


@pytest.mark.parametrize("text", ["0.92 kg", "0,92kg", "(0.92)", "it costs 0.92."])
def test_a_decimal_number_ends_where_its_digits_end(text: str) -> None:
    assert missed("0.92", text) == []


@pytest.mark.parametrize("text", ["1 204 50", "1,204,5", "0123 456"])
def test_digits_that_are_not_grouped_by_thousands_stay_apart(text: str) -> None:
    assert len(analyse(text, "en").groups) > 1


@pytest.mark.parametrize(
    ("whole", "parts"),
    [
        ("KT-21B", ["kt21b", "KT 21B", "21B", "21", "kt"]),
        ("kt21b", ["KT-21B", "21"]),
        ("covid-19", ["covid19", "covid", "COVID 19"]),
        ("iPhone15", ["iphone15", "phone", "15"]),
        ("snake_case", ["snakecase", "snake", "case"]),
        ("camelCase", ["camelcase", "camel", "case", "camel_case"]),
        ("HTTPServer", ["http", "server", "httpserver"]),
        ("McDonald", ["mcdonald", "Donald"]),
        ("v2.1.3", ["2.1.3", "v2", "V2.1.3"]),
        ("2.1.3", ["v2.1.3", "3"]),
        ("v2.1", ["2.1"]),
        ("marie.dupont@example.org", ["marie", "Dupont", "example.org", "marie dupont"]),
        ("https://example.org/photos/2024/zebra.png?size=big", ["zebra.png", "zebra", "photos", "example.org", "size"]),
        ("/usr/local/lib/python3.11/site.py", ["python3.11", "site.py", "usr/local", "/lib"]),
        ("#RockNRoll", ["rock", "roll", "rocknroll", "rock'n'roll"]),
        ("@lise_m", ["lise", "@Lise_M", "lisem"]),
        ("e-mail", ["email", "mail", "E-Mails"]),
        ("to-do", ["todo", "TO-DO"]),
        ("URLs", ["url", "URL"]),
        ("10:30", ["10:30", "30"]),
        ("555-123-4567", ["5551234567", "4567", "555-123-4567"]),
        ("192.168.1.12", ["192.168.1.12", "168"]),
        ("O'Brien", ["O’Brien", "OBrien", "obrien", "Brien", "O'Brien's"]),
        ("rock'n'roll", ["rock’n’roll", "rocknroll", "rock", "roll", "rock n roll"]),
        ("the Smiths' dog", ["smith", "dog"]),
        ("½ x²", ["½", "x²"]),
        ("non‑breaking", ["non-breaking", "nonbreaking"]),
    ],
)
def test_a_name_is_found_by_its_whole_and_by_its_parts(whole: str, parts: list[str]) -> None:
    assert missed(whole, f"we saw {whole}, didn't we?") == []
    assert [part for part in parts if not met(part, f"we saw {whole}, didn't we?")] == []


@pytest.mark.parametrize("query", ["aujourd'hui", "aujourd’hui", "aujourdhui", "d'aujourd’hui", "AUJOURD'HUI"])
@pytest.mark.parametrize("text", ["aujourd'hui", "lettre d'aujourd’hui", "aujourdhui"])
def test_a_whole_word_is_one_word_with_or_without_its_apostrophe(query: str, text: str) -> None:
    assert missed(query, text, "fr") == []
    assert len(analyse_query(query, ["fr"]).groups) == 1


@pytest.mark.parametrize("query", ["eau", "l'eau", "L’EAU", "d`eau"])
def test_an_elision_is_cut(query: str) -> None:
    assert analyse(query, "fr").groups == (("eau",),)


def test_a_possessive_is_cut() -> None:
    assert analyse("Marie’s", "en").groups == analyse("Marie", "en").groups


def test_ten_hours_thirty_falls_into_its_numbers() -> None:
    assert analyse("10h30", "fr").groups == (("10h30",), ("10",), ("30",))


def test_what_falls_into_many_pieces_is_data_and_stays_whole() -> None:
    assert len(analyse("aB1cD2eF3gH4iJ5", "en").groups) == 1


def test_a_long_word_is_found_by_its_first_characters() -> None:
    assert missed("q" * 70, "q" * 90) == []
    assert len(analyse("q" * 5_000, "en").groups[0][0]) == 64


def test_the_end_of_a_long_path_is_found() -> None:
    assert missed("zebra", "/very" * 40 + "/zebra") == []


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("我家的黄色小猫很可爱", "小猫"),
        ("昨日は東京で寿司を食べた", "寿司"),
        ("カタカナのコーヒーが好き", "ーヒ"),
        ("어제 한국어를 배웠다", "한국"),
        ("วันนี้ฉันกินข้าวผัด", "ข้"),
        ("วันนี้ฉันกินข้าวผัด", "ฉัน"),
        ("iPhone15を買った", "iphone15"),
        ("iPhone15を買った", "買っ"),
        ("値段は1,204円です", "1204"),
    ],
)
@pytest.mark.parametrize("language", ["xx", "en"])
def test_unspaced_scripts_are_found_by_two_characters(text: str, query: str, language: str) -> None:
    assert missed(query, text, language) == []


def test_a_single_character_of_an_unspaced_script_is_a_stop_term() -> None:
    assert analyse("黄", "zh") == Analysis(stops=("=黄",))
    assert analyse("黄色い", "ja").stops == ("=黄", "=色", "=い")


def test_a_long_run_of_an_unspaced_script_is_read_to_its_end() -> None:
    assert missed("小猫", "黄色" * 100 + "小猫", "zh") == []


def test_a_query_unites_the_forms_of_one_word_over_languages() -> None:
    assert analyse_query("nations", ["en", "fr", "en"]).groups == (("nation",),)
    assert analyse_query("sept", ["en", "fr"]).groups == (("sept", "7"),)


@pytest.mark.parametrize("word", ["drive", "running", "houses", "partagé", "KT-21B's"])
def test_one_word_whose_stems_differ_is_one_word(word: str) -> None:
    both = analyse_query(word, ["en", "fr"])
    assert len(both.groups) == len(analyse_query(word, ["en"]).groups)
    assert not both.doubtful
    for language in ("en", "fr"):
        held = set(analyse(word, language).terms())
        assert not [group for group in both.groups if held.isdisjoint(group)]


def test_pieces_that_one_language_does_not_cut_are_doubtful() -> None:
    assert analyse_query("l'hôpital", ["en", "fr"]).doubtful == {("l",), ("lhopital", "lhopit")}


def test_languages_that_cut_a_chunk_differently_stay_aligned() -> None:
    assert analyse_query("l'hôpital", ["en", "fr"]).groups == (("l",), ("hopital", "hopit"), ("lhopital", "lhopit"))
    assert analyse_query("l'hôpital", ["fr", "en"]).groups == (("hopital", "hopit"), ("l",), ("lhopital", "lhopit"))
    assert analyse_query("7-sept", ["en", "fr"]).groups == (("7",), ("sept", "7"), ("7sept",))


def test_a_stop_word_of_one_language_is_content_for_the_others_only() -> None:
    assert analyse_query("pour", ["fr", "en"]) == Analysis(
        groups=(("pour",),), stops=("=pour",), doubtful=frozenset({("pour",)})
    )


def test_a_query_of_stop_words_keeps_them() -> None:
    assert analyse_query("who is it, who", ["en"]) == Analysis(stops=("=who", "=is", "=it"))


def test_a_query_names_each_word_once() -> None:
    assert analyse_query("cat cats Cat", iter(["en"])).groups == (("cat",),)


def test_a_query_reads_dates_in_every_language() -> None:
    assert analyse_query("9 avril or 10 May", ["en", "fr"]).dates == ("@05", "@05-10", "@04", "@04-09")


def test_a_query_without_a_language_has_no_terms() -> None:
    assert analyse_query("cat", []) == Analysis()


@pytest.mark.parametrize(
    "text",
    ["on 9 April 2026", "in May", "d'avril", "mid-march", "none", "2026年4月9日", "L’avril, l'Avril's", "mai_24"],
)
@pytest.mark.parametrize("language", PACKS)
def test_the_dates_of_an_analysis_are_those_of_the_text(text: str, language: str) -> None:
    expected = tuple(date_tokens(text, PACKS[language]))
    assert analyse(text, language).dates == analyse_query(text, [language]).dates == expected


@pytest.mark.parametrize(
    "text", ["\0", "a\0b", "\ud800", "x\udfffy é\ud83d", "\u0301\u0301a", "²", "\U000e0100", "ͅ", "\U000116d0"]
)
@pytest.mark.parametrize("language", [*PACKS, "xx"])
def test_nul_lone_surrogates_and_digits_of_a_newer_unicode_break_nothing(text: str, language: str) -> None:
    for term in analyse(text, language).terms() + list(analyse_query(text, [language]).stops):
        assert term.encode()


@pytest.mark.parametrize(
    "text",
    [
        "word and another, " * (MEGABYTE // 18), "q" * MEGABYTE, "1" * MEGABYTE, " " * MEGABYTE, "l'" * (MEGABYTE // 2),
        "é" * MEGABYTE, "1" + " 234" * (MEGABYTE // 4), "1" + ",234" * (MEGABYTE // 4), "May" + " " * MEGABYTE + "1",
        "a" + "\u0315\u0300" * (MEGABYTE // 2), "_" * MEGABYTE, "aB" * (MEGABYTE // 2), "0." + "1" * MEGABYTE + ".1",
    ],
    ids=lambda text: f"{text[:8]!r}",
)  # fmt: skip
def test_a_megabyte_is_read_in_seconds(text: str) -> None:
    started = time.process_time()
    analyse(text[: MEGABYTE // 10], "fr")
    assert time.process_time() - started < 2
