"""Words of somebody who explores and has decided nothing: "looking into…", "j'envisage…", "在考虑". Folded letters.

One pattern for all languages: a short text is easily taken for another language. Such a statement is an episode, whatever
a model called it: it fades within weeks unless it is confirmed.
"""

EXPLORATIONS = (
    r"\b(?:(?:am|are|is|was|were|been|i'm|we're|he's|she's|they're|just|now|currently|still) )?(?:looking into|considering|"
    r"mulling over|toying with|weighing up|reading up on|curious about)\b"
    r"|\b(?:am|are|i'm|we're|been|just|still) (?:thinking (?:of|about) \w+ing|exploring|researching|wondering about)\b"
    r"|\b(?:might|may|could) (?:try|switch to|move to|give \w+ a (?:try|go)|look (?:into|at)|start|learn|take up|get into)\b"
    r"|\btempted (?:to|by)\b"
    r"|\bj'envisage|\bon envisage|\benvisage(?:nt|ons)? de|\bj(?:e |')(?:songe|reflechis) a\b|\b(?:je|on) (?:me |se )?"
    r"(?:renseigne|tate)\b|\b(?:je|on) pense a (?:essayer|passer|changer|apprendre|acheter|prendre|me |se )"
    r"|\b(?:pourrais|pourrait|pourrions|vais peut-etre|va peut-etre) (?:essayer|tenter|passer a|tester|regarder)"
    r"|\btentee? (?:par|de)\b|\bj'hesite a\b|\bje (?:regarde|m'informe) (?:du cote|sur)\b"
    r"|\bich (?:uberlege|erwage|denke daruber nach)|\bkonnte (?:mal )?\w* ?ausprobieren|\bestoy (?:pensando en|considerando)"
    r"|\bpodria probar|\bsto (?:pensando di|valutando|considerando)|\bpotrei provare|\bestou (?:pensando em|considerando)"
    r"|\bpoderia (?:tentar|experimentar)"
    r"|在考虑|在考慮|考虑(?:要|试|换|学|买)|考慮(?:要|試|換|學|買)|想试试|想試試|打算试试|也许会试|可能会试|正在了解|在研究要不要|検討し|考えてい|試してみようか"
)
