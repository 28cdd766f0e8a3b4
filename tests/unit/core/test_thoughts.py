"""Thinking aloud is told apart from the answer, however the text is cut."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.thoughts import spoken, without_thoughts


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Salut !", "Salut !"),
        ("<think>hm</think>Salut !", "Salut !"),
        ("\n<THINKING>hm\n</thinking>\n\nSalut !\n", "Salut !\n"),
        ("<think></think><reasoning>a</reasoning> 你好", "你好"),
        ("Write <think>like this</think>.", "Write <think>like this</think>."),
        ("<thin", "<thin"),
        ("<thinker> is a tag", "<thinker> is a tag"),
        ("<think>never ends", ""),
        ("<think>a</thought>b</think>c", "c"),
        ("", ""),
        (" \n", ""),
    ],
)
def test_what_is_thought_before_the_answer_is_left_out(said: str, answer: str) -> None:
    assert "".join(without_thoughts([said])) == answer
    assert "".join(without_thoughts(said)) == answer  # a letter at a time


PARTS = st.lists(
    st.sampled_from(["<think>", "</think>", "<", "think", ">", "</", " ", "\n", "a", "é", "好", "<reasoning>", "<THINK>"])
)


@given(PARTS, st.data())
def test_the_cut_into_pieces_changes_nothing(parts: list[str], data: st.DataObject) -> None:
    text = "".join(parts)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)))))
    pieces = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    found = "".join(without_thoughts(pieces))
    assert found == "".join(without_thoughts([text]))
    assert text.endswith(found)


def test_an_answer_is_not_held_back() -> None:
    pieces = without_thoughts(iter(["Hel", "lo"]))
    assert next(pieces) == "Hel"


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Bonjour <think>elle ment</think> Léa", "Bonjour Léa"),
        ("你好<THINK>嗯</think>，再见", "你好，再见"),
        ("One.\n\n<reasoning>a\nb</reasoning>\nTwo.", "One.\n\n\nTwo."),
        ("a<think>b</thought>c</think>d<think>e</think>", "ad"),
        ("Done.\n<think>and now", "Done."),
        ("The tag <think> opens", "The tag <think> opens"),
        ("Write `<think>x</think>`.", "Write `<think>x</think>`."),
        ("```\n<think>x</think>\n```\n<think>y</think>z", "```\n<think>x</think>\n```\nz"),
    ],
)
def test_what_is_thought_in_the_middle_of_an_answer_is_not_said(said: str, answer: str) -> None:
    assert spoken(said) == answer


@given(PARTS)
def test_what_is_said_is_a_part_of_the_answer_in_its_order(parts: list[str]) -> None:
    text = "".join(parts)
    rest = iter(text)
    assert all(sign in rest for sign in spoken(text))


def test_many_tags_cost_little() -> None:
    began = time.perf_counter()
    for piece in ("a <think>", "<think>x</think>", "\n```\n<think>", "`<think>` "):
        spoken(piece * 50_000)
    assert time.perf_counter() - began < 5
