import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

from souvenance.core.analyse import Analysis, analyse, analyse_query
from souvenance.core.dates import date_tokens
from souvenance.core.fold import fold, plain, unaccented
from souvenance.languages import PACKS, pack_for

languages = st.sampled_from([*PACKS, "und"])
# Surrogates included: what comes in may be broken.
anything = st.text(st.characters(categories=["L", "M", "N", "P", "S", "Z", "C"]))
western = st.text(
    st.one_of(
        st.characters(min_codepoint=0x20, max_codepoint=0x17F),
        st.sampled_from("'’-./@:+_ 0123456789\u0301\u0308\u0327αάЙё€—…🐈"),
    )
)
words = [
    "the", "café", "Noël", "qu'", "l'", "d'", "été", "für", "Über", "año", "março", "mars", "May", "april", "9", "2026",
    "1,204.50", "1 204", "0,92", "KT-21B", "camelCase", "snake_case", "v2.1.3", "O'Brien", "won't", "aujourd'hui",
    "黄色い猫", "สวัสดี", "한국어", "http://a.org/b", "to-do", "’", " ", ", ", "\0", "\ud800",
]  # fmt: skip
sentences = st.lists(st.sampled_from(words) | western, max_size=12).map(" ".join)
texts = anything | western | sentences


@given(text=texts, language=languages)
def test_analysis_is_total_and_gives_terms_that_can_be_stored(text: str, language: str) -> None:
    analysis = analyse(text, language)
    assert all(analysis.groups)
    for term in [*analysis.terms(), *analysis.dates, *analysis.stops]:
        assert term
        assert term.encode()
    assert all(term.startswith("=") for term in analysis.stops)
    assert all(term.startswith("@") for term in analysis.dates)


@given(text=texts, language=languages)
def test_analysis_depends_on_nothing_but_its_input(text: str, language: str) -> None:
    first = analyse(text, language)
    analyse(text.swapcase(), language)
    assert analyse("".join(text), language) == first


@given(text=texts, language=languages)
def test_the_dates_are_those_of_the_whole_text(text: str, language: str) -> None:
    assert analyse(text, language).dates == tuple(date_tokens(plain(text), pack_for(language)))


@given(text=western | sentences, language=languages)
@example(text="Éa s\u0301oB x\u0304Y", language="fr")
@example(text="1\u0301", language="en")
def test_composed_decomposed_and_unaccented_forms_share_a_form_in_every_group(text: str, language: str) -> None:
    groups = analyse(text, language).groups
    for other in (unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text), unaccented(text)):
        met = analyse(other, language).groups
        assert len(met) == len(groups)
        assert all(set(mine) & set(theirs) for mine, theirs in zip(groups, met, strict=True))


@given(text=texts, language=languages)
def test_a_query_in_one_language_covers_the_analysis_of_the_same_text(text: str, language: str) -> None:
    analysis = analyse(text, language)
    asked = analyse_query(text, [language])
    assert set(asked.groups) == set(analysis.groups)
    assert asked.dates == analysis.dates
    assert set(asked.stops) == set(analysis.stops)


@given(text=texts, in_languages=st.lists(languages, max_size=4))
def test_a_query_in_several_languages_holds_the_forms_of_each_and_no_others(text: str, in_languages: list[str]) -> None:
    asked = analyse_query(text, in_languages)
    each = [analyse(text, language) for language in in_languages]
    assert set(asked.terms()) == {form for analysis in each for form in analysis.terms()}
    assert set(asked.dates) == {date for analysis in each for date in analysis.dates}
    for analysis in each:
        assert all(any(set(group) <= set(united) for united in asked.groups) for group in analysis.groups)


@given(text=western | sentences, language=languages)
def test_a_neighbour_of_another_script_changes_no_word(text: str, language: str) -> None:
    alone = analyse(text, language)
    beside = analyse(text + " 黄", language)
    assert beside == Analysis(alone.groups, alone.dates, (*alone.stops, "=黄"))


@given(text=texts)
def test_folding_and_plain_reading_settle_at_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert plain(plain(text)) == plain(text)
    assert unaccented(unaccented(text)) == unaccented(text)
