from souvenance.core.visible import visible


def test_plain_text_stays_as_it_is() -> None:
    for text in ("allergic", "C'est l'été :\n\tœufs", "周末去爬黄山", "مرحبا", "👩‍👧"):
        assert visible(text) == text


def test_marks_that_turn_the_direction_show_themselves() -> None:
    assert visible("pay \u202e001 eur") == "pay [U+202E]001 eur"
    assert visible("\u2066a\u2069") == "[U+2066]a[U+2069]"


def test_control_and_half_characters_and_hidden_letters_go() -> None:
    assert visible("a\x1b[31mb\x00c\ud800d") == "a[31mbcd"
    assert visible("hi\U000e0069\U000e0067\U000e006e") == "hi"
