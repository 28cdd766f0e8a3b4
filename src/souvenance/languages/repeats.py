"""Words that differ between two wordings of one statement and change no fact: "my favourite dish is", "I like … best of all".

Data for the compression of memories. Every word is folded. What stands in none of these lists is specific, and two statements
are one only where all that is specific is the same, in the same order. A list that is too short leaves two memories apart.
"me" is in none: "my dog loves me" is not "I love my dog".
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatPack:
    """The words of one language."""

    plain: frozenset[str]  # say nothing of their own
    liking: frozenset[str]  # that something is liked
    most: frozenset[str]  # ... above all else


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


EN = RepeatPack(
    plain=_words(
        "i my mine am is are it that this which there have has got called named name names dish dishes food foods meal meals "
        "thing things one of all time ever else anything everything other any in the world than really honestly by far "
        "absolutely definitely always will be would choose eat drink"
    ),
    liking=_words(
        "like likes love loves adore adores enjoy enjoys fond favourite favorite favourites favorites prefer best most"
    ),
    most=_words("favourite favorite favourites favorites prefer best most more"),
)
FR = RepeatPack(
    plain=_words(
        "je j mon ma mes est c ce sont suis ai que qui tout toutes tous au monde plat plats repas nourriture chose choses "
        "s appelle nomme nom de du des un une en vraiment franchement clairement toujours manger boire autre autres"
    ),
    liking=_words("aime adore apprecie prefere preferee preferes preferees favori favorite favoris mieux raffole"),
    most=_words("prefere preferee preferes preferees favori favorite favoris mieux plus tout"),
)
ZH = RepeatPack(
    plain=_words("我 的 是 菜 吃 喝 食物 东西 東西 一道 就是 那 了 很 非常 真的 所有 比 其他 任何 都 在"),
    liking=_words("喜欢 喜歡 爱 愛 偏爱 偏愛"),
    most=_words("最 更 胜过 勝過"),
)
REPEATS: Mapping[str, RepeatPack] = {"en": EN, "fr": FR, "zh": ZH}
NONE = RepeatPack(plain=frozenset(), liking=frozenset(), most=frozenset())
