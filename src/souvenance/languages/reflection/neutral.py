"""Every other language: only plain first-person statements, and silence at the first doubt.

The words are those of German, Spanish, Italian, Portuguese, Chinese and Japanese. They catch what people say of themselves
in so many words ("ich wohne in Köln", "soy alérgica al látex", "我住在台北") and nothing finer.
"""

from souvenance.languages.reflection.pack import ReflectionPack

PACK = ReflectionPack(
    code="und",
    full=False,
    question_starts=(
        r"(?:was|wie|wo|wann|warum|wer|welche\w*|kannst|konntest|hast|bist|que|como|donde|cuando|por que|quien|cual|puedes|"
        r"che|come|dove|quando|perche|chi|quale|puoi|o que|onde|quem|qual|voce|pode)\b"
    ),
    questions=r"[?？]|[吗嗎呢]\s{0,3}$|か。?$|什么|什麼|怎么|怎麼",
    hypotheticals=(
        r"\b(?:wenn|falls|ware|hatte ich|wurde|si (?:yo|tuviera|fuera|pudiera)|ojala|seria|tendria|se (?:fossi|avessi|eu)|"
        r"sarei|avrei|tivesse|fosse|teria)\b|如果|要是|假如|もし"
    ),
    addressee=(
        r"\b(?:du bist|ich liebe dich|eres|te quiero|te amo|sei (?:un|una|molto)|ti amo|voce e|te adoro)\b"
        r"|你是|我爱你|我愛你"
    ),
    taken_back=r"\b(?:nur spass|scherz|es broma|broma|scherzo|scherzavo|brincadeira|to brincando)\b|开玩笑|開玩笑|冗談",
    reported=r"\b(?:er sagt|sie sagt|dice que|dijo que|ha detto|dice che|disse que)\b|他说|她说|他說|她說",
    states=(
        r"\b(?:ich (?:bin|heisse|wohne|lebe|arbeite|studiere|habe|mag|esse|trinke|vertrage|spreche|bevorzuge|hasse|liebe)|"
        r"mein(?:e)? \w+ (?:ist|heisst|hat)|"
        r"(?:yo )?(?:soy|me llamo|vivo|trabajo|estudio|tengo|prefiero|odio|no (?:como|bebo|tomo|tolero|puedo comer)|hablo)|"
        r"(?:no )?me gustan? (?!est|es[eo])|mi \w+ (?:es|se llama|tiene)|"
        r"(?:io )?(?:sono (?!d'accordo|stanc|content|felic|qui|pront)|mi chiamo|abito|lavoro|studio|preferisco|odio|"
        r"non (?:mangio|bevo|posso)|ho (?:due|tre|un|una|\d))|(?:non )?mi piac\w+|"
        r"(?:eu )?(?:sou|me chamo|moro|trabalho|prefiro|nao (?:como|bebo|posso)|tenho (?:um|uma|dois|duas|\d))|"
        r"(?:eu )?(?:nao )?gosto de)\b"
        r"|我(?:是|叫|住在|住|在.{1,20}工作|"
        r"喜欢|喜歡|不喜欢|不喜歡|不吃|不喝|对.{1,20}过敏|對.{1,20}過敏|有(?:一|两|兩|三|四|五|\d))|(?:私は|僕は|俺は).{2,60}(?:です|"
        r"ます|ません)"
    ),
    passing=(
        r"\b(?:ich bin (?:so |sehr |nur )?(?:mude|da|wieder|froh|traurig|sicher|hungrig|fertig|krank|gespannt|spat)|estoy|"
        r"tengo (?:hambre|sueno|sed|frio|calor|prisa|una pregunta|que)|ich habe (?:hunger|durst|eine frage|keine ahnung|"
        r"gerade|heute)|ho (?:fame|sonno|sete|una domanda)|tenho (?:fome|sono|sede|uma pergunta))\b"
        r"|我(?:很|好)?(?:累|饿|餓|困)"
    ),
    hedges=(
        r"\b(?:vielleicht|moglicherweise|wahrscheinlich|glaube|weiss nicht|quiza|quizas|tal vez|puede que|creo|no se si|"
        r"probablemente|forse|magari|credo|non so|probabilmente|talvez|acho|nao sei|provavelmente)\b"
        r"|可能|也许|也許|大概|不确定|たぶん|"
        r"かもしれ|と思"
    ),
    preferences=r"\b(?:mag|liebe|hasse|bevorzuge|prefiero|gustan?|odio|preferisco|piac\w+|prefiro|gosto)\b|喜欢|喜歡|好き|嫌い",
    promises=r"\b(?:ich verspreche|prometo|te prometo|prometto)\b|答应|答應|約束",
    vital=(
        r"\b(?:allergi\w+|alerg\w+|diabet\w+|schwanger|embarazada|incinta|gravida|asma|asthma|epilep\w+|celia\w+)\b|过敏|過敏|"
        r"糖尿病|怀孕|懷孕|アレルギー"
    ),
    first_person=r"\b(?:ich|wir|mein\w*|yo|mi|mis|nosotros|io|mio|mia|noi|eu|meu|minha)\b|我|私|僕|俺",
    negators=r"\b(?:nicht|kein\w*|nie|niemals|no|nunca|jamas|tampoco|non|mai|nessun\w*|nao|nem)\b|不|没|沒|ません|ない",
    circle=r"\b(?:er|sie|el|ella|lui|lei|ele|ela)\b",
)
