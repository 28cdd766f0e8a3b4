"""Words by which a sentence binds: always, never, no, must, please. Data only, read over lower-case text without accents.

All languages are read over every text: a short message often tells its language wrongly, and a sentence too many is kept
rather than one too few. ``STRONG`` is an order, a ban, a standing wish; ``DENIED`` a plain negation.
"""

STRONG = (
    # English
    (r"\b(?:always|never|must(?:n'?t)?|forbidden|allergic|allerg(?:y|ies)|deadline|at (?:most|least)|no (?:more|longer) than|"
    r"don'?t ever|do not|don'?t|only|please|make sure|remember (?:to|that)|need(?:s|ed)? to|have to|has to|required?|"
    r"should(?:n'?t)?|can you|could you|would you|will you|i (?:want|need|prefer|hate)|cannot|can'?t|"
    r"without|except|under no|from now on)\b"),
    # French
    (r"\b(?:toujours|jamais|il faut|faut|doi[st]|devez|devons|interdit|allergi(?:que|e|es)|obligatoire|au (?:plus|moins)|"
    r"s'?il (?:te|vous) plait|stp|svp|n'oublie|assure-toi|uniquement|seulement|peux-tu|pourrais-tu|pouvez-vous|tu peux|"
    r"je (?:veux|voudrais|prefere|deteste)|j'ai besoin|sans|sauf|desormais|a partir de maintenant|surtout pas|evite|evitez)\b"),
    # German
    (r"\b(?:immer|nie(?:mals)?|muss|musst|mussen|darf(?:st)?|verboten|allergi\w{0,8}|hochstens|mindestens|bitte|nur|kannst du|"
    r"konntest du|konnen sie|ich (?:will|mochte|brauche|hasse)|ohne|ausser|ab sofort)\b"),
    # Spanish
    (r"\b(?:siempre|nunca|jamas|debe[sn]?|debemos|hay que|prohibido|alergi\w{0,6}|como maximo|al menos|por favor|solo|puedes|"
    r"podrias|quiero|necesito|prefiero|odio|sin|salvo|excepto|a partir de ahora)\b"),
    # Italian
    (r"\b(?:sempre|mai|devi|deve|devono|bisogna|vietato|allergi\w{0,6}|al massimo|almeno|per favore|soltanto|puoi|potresti|"
    r"voglio|ho bisogno|preferisco|odio|senza|tranne|d'ora in poi)\b"),
    # Portuguese
    (r"\b(?:sempre|nunca|jamais|deve[ms]?|tem que|proibido|alergi\w{0,6}|no maximo|pelo menos|por favor|apenas|podes|"
    r"poderia|quero|preciso|prefiro|odeio|sem|exceto|a partir de agora)\b"),
    # Chinese, Japanese, Korean
    (r"永远|永遠|总是|總是|一直|从不|從不|从来|從來|绝不|絕不|绝对|絕對|不要|别再|別再|必须|必須|不能|不得|禁止|过敏|過敏|最多|至少|"
    r"请|請|务必|務必|记得|記得|只能|只要|想要|需要|可以.{0,12}吗|以后|今后|讨厌|討厭|除了"),
    r"いつも|絶対|決して|必ず|してください|しないで|禁止|アレルギー|なければ|ください|だけ|以上|以下|嫌い",
    r"항상|절대|반드시|하지 마|해야|금지|알레르기|주세요|최대|최소|싫어",
)  # fmt: skip
DENIED = (
    r"\b(?:not|no|none|nothing|nobody|nowhere|neither|nor|\w{2,10}n't)\b",
    r"\b(?:ne|n'\w{1,20}|pas|plus|rien|personne|aucune?|ni)\b",
    r"\b(?:nicht|kein(?:e|en|er|em|es)?|nichts|niemand|weder)\b",
    r"\b(?:nada|nadie|ningun[oa]?|tampoco|ni)\b|\bnon\b|\b(?:niente|nessun[oa]?|ne)\b|\bnao\b|\b(?:ninguem|nenhum[a]?)\b",
    r"不|没|沒|無|无|未|非|ません|ない|なく|않|못|안 ",
)
# Numbers, also spelled, that a figure may hang on.
NUMBERS = (
    r"\d",
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million)\b",
    r"\b(?:deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|cent|mille)\b",
    r"[一二三四五六七八九十百千万萬]{2,}|[两兩二三四五六七八九十][个個年月日天点點号號次元块塊岁歲]",
)
