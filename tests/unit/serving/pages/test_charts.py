from datetime import date

from souvenance.core.degraded import Day
from souvenance.serving.pages.charts import HEIGHT, WIDTH, columns, days, histograms


def test_columns_share_the_width_and_the_highest_fills_the_height() -> None:
    one, other = columns([[(4, "fine")], [(1, "fine")]])
    assert (one.y, one.height) == (0.0, HEIGHT)
    assert (other.y, other.height) == (HEIGHT * 3 / 4, HEIGHT / 4)
    assert one.x + one.width < other.x
    assert other.x + other.width < WIDTH


def test_what_is_stacked_stands_one_upon_the_other() -> None:
    foot, above = days([Day(day=date(2026, 3, 1), turns=4, degraded=1)])
    assert (foot.look, above.look) == ("wrong", "fine")
    assert above.y + above.height == foot.y
    assert foot.y + foot.height == HEIGHT


def test_one_among_thousands_is_still_seen_and_nothing_is_drawn_of_nothing() -> None:
    rare = columns([[(1, "wrong"), (9_999, "fine")]])[0]
    assert rare.height >= 2
    assert columns([]) == columns([[(0, "fine")]]) == ()


def test_histograms_share_one_scale_on_which_the_bar_stands() -> None:
    chat, foreign = histograms([("chat", (-4.0, -3.0)), ("foreign", (-1.0, 1.0)), ("none", ())], 0.0)
    assert chat.scale == foreign.scale
    assert (chat.n, chat.above, foreign.above) == (2, 0, 1)
    assert chat.bar_x == foreign.bar_x == WIDTH * 4 / 5
    assert sum(foreign.counts) == 2


def test_a_bar_beyond_all_values_is_drawn_at_the_edge() -> None:
    (only,) = histograms([("chat", (0.0, 0.0))], 2.0)
    assert (only.bar_x, only.above) == (WIDTH, 0)
    assert histograms([], 0.0) == ()
