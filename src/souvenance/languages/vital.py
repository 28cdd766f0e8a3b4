"""Words on which health or safety hangs, in every language at once: what holds one of them never fades.

Beside the ``vital`` words of the reflection packs. One pattern for all languages, as a short text is easily taken for another
language; letters are compared folded (no case, no accents). Wrongly kept costs a seat; wrongly faded may cost a life.
"""

VITAL = (
    r"\b(?:allerg\w*|alergi\w*|anaphyla\w*|anafila\w*|epi-?pen|asthma\w*|asma|diabet\w*|insulin\w*|epilep\w*|"
    r"emergency contact|safe ?word|restraining order|panic button|fire ?arms?|gas leak|carbon monoxide|do not resuscitate|"
    r"never leave (?:him|her|them|me) alone|choking|chokes on|"
    r"contact d'urgence|mot de passe de secours|arme a feu|monoxyde|fuite de gaz|ordonnance|etouffe\w*|s'etouffer|"
    r"medikament\w*|tabletten|krankheit|notfall\w*|schwanger\w*|herzkrank\w*|blutdruck\w*|unvertraglich\w*|"
    r"medicamento\w*|medicacion|enfermedad|embarazad\w*|emergencia|intoleran\w*|"
    r"medicin[ae]l?\w*|malattia|farmac[oi]\w*|gravidanza|emergenza|"
    r"medicacao|remedios?|doenca|gravida|gestante)\b"
    r"|过敏|過敏|糖尿病|哮喘|癫痫|癲癇|心脏病|心臟病|高血压|高血壓|怀孕|懷孕|药|藥|慢性病|癌|急救|紧急联系人|緊急聯絡人|血型|残疾|殘疾"
    r"|アレルギー|薬|糖尿|喘息|妊娠|持病|緊急連絡先|알레르기|당뇨|천식|임신|복용|แพ้|โรคเบาหวาน"
)
