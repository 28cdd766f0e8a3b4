"""What the synthetic conversations of `eval compaction` are made of: data only."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """One language: eight constraints, remarks of the person that bind nothing, reports of the assistant (``{n}``: a place)."""

    constraints: tuple[str, ...]
    remarks: tuple[str, ...]
    answers: tuple[str, ...]
    between: str  # sentences


TALK: Mapping[str, Talk] = MappingProxyType({
    "en": Talk(
        constraints=(
            "Never book a flight before nine.", "Always answer me in metric units.", "I am allergic to peanuts.",
            "The budget is 1,200 euros at most.", "Please keep Inès out of the mails.", "The deadline is March 14.",
            "Do not touch the billing code.", "We need a room without stairs.",
        ),
        remarks=(
            "That looks good to me.", "Great, go on then.", "Lovely weather here today.", "I had a long day at work.",
            "Fine, thanks for that.", "Interesting, tell me more.", "Right, that makes sense.", "I like how this is going.",
        ),
        answers=(
            "I looked through the list and sorted entry {n} under travel, it seems complete now.",
            "The report for step {n} is written, with a short table and the usual remarks at the end.",
            "I compared {n} offers and put the better ones on top of the page for you.",
            "Step {n} is done, the files are in their folder and the checks came out clean.",
        ),
        between=" ",
    ),
    "fr": Talk(
        constraints=(
            "Ne réserve jamais un vol avant neuf heures.", "Réponds-moi toujours en unités métriques.",
            "Je suis allergique aux arachides.", "Le budget est de 1 200 euros au plus.",
            "Il faut laisser Inès hors des mails.",
            "La date limite est le 14 mars.", "Ne touche pas au code de facturation.",
            "Il nous faut une chambre sans escalier.",
        ),
        remarks=(
            "Ça me va très bien.", "Parfait, continue.", "Il fait beau ici aujourd'hui.", "J'ai eu une longue journée.",
            "Très bien, merci pour ça.", "Intéressant, raconte.", "Oui, c'est logique.",
            "J'aime bien la tournure que ça prend.",
        ),
        answers=(
            "J'ai parcouru la liste et rangé l'entrée {n} sous voyages, elle semble complète.",
            "Le rapport de l'étape {n} est écrit, avec un court tableau et les remarques habituelles.",
            "J'ai comparé {n} offres et mis les meilleures en haut de la page.",
            "L'étape {n} est finie, les fichiers sont dans leur dossier et les contrôles sont bons.",
        ),
        between=" ",
    ),
    "zh": Talk(
        constraints=(
            "绝不要订九点以前的航班。", "请永远用公制单位回答我。", "我对花生过敏。", "预算最多1200欧元。",
            "不要把邮件发给小英。",
            "截止日期是3月14日。", "禁止改动计费代码。", "我们必须住没有楼梯的房间。",
        ),
        remarks=(
            "看起来很好。", "很好，继续吧。", "今天这里天气真好。", "今天工作很长。", "好的，谢谢你。",
            "有意思，多讲讲。", "对，有道理。",
            "我喜欢这样。",
        ),
        answers=(
            "我看完了清单，把第{n}条归到旅行类，现在看来完整了。", "第{n}步的报告写好了，附有一个小表格和常见的说明。",
            "我比较了{n}个方案，把较好的放在了页面上方。", "第{n}步完成，文件都在文件夹里，检查全部通过。",
        ),
        between="",
    ),
})  # fmt: skip
