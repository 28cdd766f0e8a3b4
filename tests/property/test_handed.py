"""Telling own words from others' loses no sentence, makes up none, and never lets a lead-in go alone."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.clauses import sentences
from souvenance.core.handed import parted

_PIECES = (
    "I live in Lille.", "j'habite à Lille", "My brother said: ", "Paul : ", "Translate: ", "traduis", "[10:02] ", "Dear HR,", "From: Paul\n",
    "\n", "\n\n", " -- ", ": ", "：", "I'm not.", "Pas du tout.", "don't forget that ", "By the way, ", "我说", "the page says: ", "A: ", "œuf ", "ß",
)  # fmt: skip
texts = st.lists(st.sampled_from(_PIECES) | st.text(max_size=12), max_size=12).map("".join)


@given(texts, st.sampled_from(("user", "Paul", "")))
def test_every_sentence_is_told_once_and_in_its_place(text: str, speaker: str) -> None:
    said, found = sentences(text), parted(text, speaker=speaker)
    assert len(found.own) == len(said)
    assert all(own in sentence for own, sentence in zip(found.own, said, strict=True))
    assert all(any(part in sentence for sentence in said) for part in found.handed)


@given(texts)
def test_what_a_conversation_of_others_says_is_never_the_speakers(text: str) -> None:
    assert not any(parted(f"Here is the page:\n{text}", speaker="user").own)


@given(
    st.sampled_from(("I moved.", "je suis végane", "never lie", "我搬家了")),
    st.sampled_from(("Paul: ", "Translate: ", "翻译：")),
)
def test_behind_a_lead_in_nothing_is_left(said: str, lead: str) -> None:
    assert parted(lead + said, speaker="user").own == ("",)
