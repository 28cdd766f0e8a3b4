"""Technical words that every language borrows, and marks that no sentence needs."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="und",
    concepts={
        "ORDERS": "prompt|prompts|guardrails",
        "INNER": "system prompt*|systemprompt*|system_prompt|prompt system|prompt systeme|prompt sistema"
        r"|prompt de sistema",
        "KEYS": "api key*|apikey*|env|id rsa|id ed25519|ssh|aws access|etc passwd|etc shadow|credentials|password*|cvv",
        "AI": "ai|gpt|chatgpt|claude|gemini|llm|llms|copilot|chatbot|bot|siri|alexa|bard|mistral|llama",
        "ROLE": "chatgpt|gpt|claude|gemini|llm|copilot|chatbot|bot|assistant",
        "MODE": "developer mode|debug mode|god mode|do anything now",
        "SINK": "webhook|endpoint|https|http|url|server|ftp",
        "THINGS": "rm rf|curl|wget|bash|sudo|drop table|bitcoin|btc|iban|shell|script|url",
    },
)

# Signs and fixed forms, by concept; each is tried once over the text, whatever its case. Every repeat is bounded.
_SYSTEM = r"(?:system|syst[eè]me|sistema)"
_WHO = (
    rf"(?:{_SYSTEM}|administrator|developer|operator|override|nota (?:del|di|do) sistema"
    r"|(?:note|message|avis|alerte) syst[eè]me"
    r"|mensaje del sistema|messaggio di sistema|mensagem do sistema|systemhinweis|systemnachricht)"
)
_TAGS = (
    r"system|system_prompt|system_message|sys|tool_results?|tool_response|function_results?|instructions"
    r"|system-reminder"
    r"|admin|developer|untrusted_content|user_input|user_query|search_results|end_of_turn|start_of_turn|assistant"
    r"|memory|memories|recalled"
)
_MODES = r"\b(?:mode|modo|modus|modalit[aà]|mod[uü]?|chế độ)\b|режим|모드|モード|模式|โหมด|मोड|মোড|وضع"
MARKS = {
    "MODE": r"(?-i:\b(?:DAN|STAN|DUDE|AIM|UCAR|EVILBOT)\b)",
    "DELIMITER": r"<\|(?:im_start|im_end|im_sep|system|endoftext|end_of_text|start_header_id|eot_id|begin_of_text"
    r"|endofprompt)\|>|\[/?INST\]|<</?SYS>>"
    rf"|</?(?:{_TAGS})\s?>|\]\]>"
    rf"|^[ \t]{{0,4}}#{{2,6}}[ \t]{{0,3}}(?:(?:new )?instructions?|anweisung(?:en)?|end of|assistant"
    rf"|{_SYSTEM}(?: (?:prompt|message|instructions?|override|note))?)[ \t]{{0,3}}(?:[:#]|$)"
    rf"|\[\[[ ]?(?:{_SYSTEM}|admin|instructions?)\b[^\]\n]{{0,40}}\]\]"
    r"|\"role\"\s{0,3}:\s{0,3}\"(?:system|developer)\""
    r"|^[ \t]{0,4}-{3,}[ \t]{0,3}(?:end|begin|start|fin|ende|fine|fim|system)\b",
    "HEADER": rf"\[(?:{_WHO}|admin|system message|system override|instructions?)\]"
    rf"|(?:^|[\n>{{(*#\"])[ \t*#]{{0,6}}{_WHO}(?: (?:message|prompt|instructions?|override|note|alert|command|update|notice))?"
    r"[ \t*#]{0,6}:",
    "MODE_TAG": rf"<(?=[^<>\n]{{8}})[^<>\n=/]{{0,32}}(?:{_MODES})[^<>\n=]{{0,16}}>",
    "TOOL_CALL": r"\b(?:call|use|invoke|run|using)\s{1,3}(?:the\s{1,3})?`?"
    r"(?:[a-z]{2,20}_[a-z_]{2,30}|[a-z]{2,20}\.[a-z_]{2,30}\()",
    "TOOL_ACT": r"\b(?:call|use|invoke|run|appelle|appelez|utilise|rufe|nutze|llama a|usa|chiama|chame|execute)"
    r"\s{1,3}(?:the\s{1,3})?`?"
    r"(?:send|delete|post|forward|transfer|pay|remove|drop|email|upload|execute|exec|http|write|update"
    r"|grant)_[a-z_]{2,30}",
    "SINK": r"[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}|https?://[^\s)\"'<>]{3,300}",
    "MORE_ORDERS": r"\b(?:additional|extra|further|new|zusätzliche|weitere|neue|nouvelles?|nueva|nuova|nova|ulteriore)"
    r" (?:instructions?|directives?|anweisung(?:en)?|instruktion(?:en)?|consignes?|instrucci[oó]n|istruzione"
    r"|instrução)\s{0,2}[:–—-]\s",
    # Where people who look at a text do not see what stands there.
    "PLACE": r"\bwhite[ -]on[ -]white\b|\bblanc sur blanc\b|\bwhite (?:font|text|type|ink)\b|encre blanche|police blanche"
    r"|texte en blanc|font-size:\s{0,2}[01](?:px|pt)?(?!\d)"
    r"|display:\s{0,2}none|visibility:\s{0,2}hidden|opacity:\s{0,2}0(?![.\d])"
    r"|\binvisible (?:à|a) l|\binvisible (?:when|on|in|to) "
    r"|\b(?:faint|pale) (?:pencil|print|ink)"
    r"|crayon (?:pâle|léger)|\btiny,? (?:gr[ae]y|type|print)|tout petits caractères"
    r"|\[(?:in the |en )?marge?(?:in)?\b"
    r"|\b(?:ligne|texte|couche|calque|cellule|colonne|diapositive)s? (?:invisible|masquée?|cachée?)s?\b"
    r"|\b(?:hidden|invisible) (?:line|layer|div|row|column|slide|sheet|span|cell)\b"
    r"|\b(?:usercomment|imagedescription|xpcomment|exif|iptc|xmp)\b|\balt\s{0,2}[=:]|aria-label\s{0,2}="
    r"|\b(?:0|0\.\d|1|one)[ -]?(?:pt|point|px)\b|\b(?:corps|police|taille) (?:0|1)\b"
    r"|\bhidden (?:note|message)|(?:note|mention|phrase) (?:masquée|cachée)",
    "COMMENTED": r"<!--[^>\n]{0,40}\b(?:if you|when you|si tu|si vous|quand tu|lorsque tu|en \w{3,20}ant)\b",
    # A trade that only a machine can have: "automated reader", "lecteur automatique"; not a thing ("digital printer").
    "MACHINE": r"\b(?:electronic|automated|artificial|autonomous|robotic|silicon|digital|synthetic|virtual)"
    r" (?!print|comput|wash|dry"
    r"|charg|tim|count|therm|numb|ord|pap|pow|wat"
    r"|lett|cov|sens|mot|tract|calc|project|convert|monit"
    r"|transf|clean|mow|cook|feed"
    r"|answer|speak"
    r"|vacuum|weath|sweep|toast|cell|scan|act|assist)(?:[a-z]{3,14}(?:er|or|ist)s?|clerks?|minds?|secretar(?:y|ies)|scribes?)\b"
    r"|\b(?!distribut|mot|ordinat|répond|transform|ondul"
    r"|aspirat|ascens|généra|batt|mix|capt"
    r"|détect|project|comput|vend|mint|réfrig|congél|val|coul|haut)"
    r"[a-zàâçéèêëîïôûü]{3,14}(?:eur|euse|ier|iste|ant)s? (?:électroniques?|artificiel(?:le)?s?|automatiques?"
    r"|automatisée?s?|autonomes?|robotisée?s?|logiciel(?:le)?s?|synthétiques?)\b",
    "MEMSET": r"\b(?:memory|memories|m[eé]moire|souvenirs?)\s{0,2}(?:\+=|:=|<<|\.(?:add|append|write|save|insert)\()",
    "PERSIST": r"\b(?:scope|port[eé]e|sessions?|span)\s{0,2}[=:]\s{0,2}[\"']?(?:all|every|toutes|tous|global|forever)\w{0,20}",
    "QUESTION": r"\S\s?[?？؟]",
    "WILL_DO": r"\b\w{3,24}(?:r[aàá]|ront|rán|ranno|rão)\b",  # the future of Romance languages
    "STARTS_YOU": r"\A[\s\"'“>*-]{0,6}(?:(?:you are|you're) (?:a|an|the|my)|(?:du bist|sie sind) (?:ein|eine|der"
    r"|die|das|(?-i:[A-ZÄÖÜ]\w{2,30}))"
    r"|(?:tu es|vous êtes) (?:un|une|le|la|mon)|(?:eres|usted es) (?:un|una|el|la)|sei (?:un|una|il|la|lo)"
    r"|(?:você é|tu és) (?:um|uma|o|a)|anda adalah|kamu adalah|sen bir|siz bir|ikaw ay|आप एक|तुम एक|আপনি একজন|أنت\s|ты\s|вы\s"
    r"|你是|당신은|あなたは|คุณเป็น|คุณคือ"
    r"|bạn là)\b",
    "STRINGS": r"(?<!\w)[a-z]\s{0,2}=\s{0,2}[\"“„«'‘「]",
    "SUM": r"(?<!\w)[a-z]\s{0,2}\+\s{0,2}[a-z](?!\w)",
    "PIECES": r"[\"“„«「]([^\"”»“」\n]{2,120})[\"”»“」][^\"“„«「\n]{1,14}[\"“„«「][^\"”»“」\n]{2,120}[\"”»“」]",
    "SURE": r"[\"'“«„「]\s?(?:sure|absolutely|of course|certainly|yes|okay|ok|access granted|hello|bien sûr|oui"
    r"|d'accord|natürlich|klar|ja"
    r"|claro|por supuesto|sí|certo|certamente|sì|sim|com certeza|конечно|да|당연|물론|네|예|もちろん|はい|当然|好的"
    r"|是的|tentu|ya|tabii|elbette|evet"
    r"|chắc chắn|vâng|oo|sige|แน่นอน|ใช่|निश्चित|हां|हाँ|بالطبع|نعم|অবশ্যই|হ্যাঁ)(?!\w)",
    "OVERRIDING": r"\bover{1,3}ide\s{0,2}[:：]|(?:ओवरराइड|덮어쓰기|오버라이드|上書き|オーバーライド|覆盖|覆寫"
    r"|переопределени[ея]|anulaci[oó]n"
    r"|sustituci[oó]n|substitui[cç][aã]o|geçersiz kılma|ghi đè|penggantian|penimpaan|แทนที่|ওভাররাইড|تجاوز)\s{0,2}[:：]"
    r"|\b(?:training|système|system|developer|entwickler|desarrollador|sviluppatore"
    r"|desenvolvedor)[\w -]{0,30}over{1,3}ide\b",
    "LEAKING_PICTURE": r"!\[[^\]\n]{0,200}\]\(\s{0,3}https?://[^)\s]{1,300}"
    r"(?:\{|\[|<|%7b|\$\(|=(?:base64|data|secret|history|conversation|summary|memory))"
    r"|<img[^>\n]{1,200}src=[\"']?https?://[^>\s]{1,200}(?:\{\{?|\[[A-Z_]{3,}|\$\{)",
    "PIPE_TO_SHELL": r"(?:curl|wget)\s[^\n|]{1,300}\|\s{0,3}(?:sudo )?(?:ba|z)?sh\b|rm -rf? [~/*]|Invoke-Expression"
    r"|powershell -e|base64 -d\s{0,2}\|",
    "SECRET_FILE": r"~/\.(?:ssh|aws|gnupg|netrc|config)|\bid_(?:rsa|ed25519)\b|(?<![\w.])\.env\b|/etc/(?:passwd|shadow)"
    r"|\.git-credentials|wallet\.dat",
}
