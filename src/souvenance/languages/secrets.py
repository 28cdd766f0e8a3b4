"""What languages call a secret, and how they say what it is: data only. Patterns, a space for a space."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretWords:
    """The words of one language, as alternatives of a pattern. Every repeat in them is bounded; empty: it has none."""

    names: str = ""  # of a secret, before its value
    numbers: str = ""  # of one that is a number: a PIN
    copulas: str = ""  # between the name and the value: "is"
    adverbs: str = ""  # behind a copula: "now"
    set_to: str = ""  # between them where it was changed: "en"
    opened: str = ""  # what a code opens
    openers: str = ""  # names of such a code; {opened} is any of the above
    alarms: str = ""  # things whose name a bare code may follow
    opens_with: str = ""  # between a thing and its code
    told_of: str = ""  # between a code and what it opens, the code said first
    articles: str = ""  # behind that
    logins: str = ""  # before a name and a password
    accounts: str = ""  # before a bank account
    hints: tuple[str, ...] = ()  # a text with none of them in lower case holds no name of a secret
    opening_hints: tuple[str, ...] = ()  # ... no code that opens
    login_hints: tuple[str, ...] = ()
    account_hints: tuple[str, ...] = ()
    phrases: str = ""  # names of a secret that may be several words of prose: a password, a recovery phrase
    not_it: str = ""  # behind such a name: it is of something else ("password manager")
    heads: str = ""  # before such a name: the same ("gestionnaire de")
    breaks: str = ""  # words that no gap between a name and its value holds: another clause begins
    it_is: str = ""  # the clause after says the value: "it's now"
    as_my: str = ""  # between a value said first and the name: "is", "as"
    as_only: str = ""  # the same, where no article need follow: "comme mot de passe"
    plain: str = ""  # words that begin what is told about a secret, never the secret
    describing: str = ""  # words that describe it, alone or before one of ``plain`` or ``stops``
    participles: str = ""  # endings of such words, before one of ``plain`` or ``stops`` only
    stops: str = ""  # words that end a secret of several words
    demands: str = ""  # behind a colon: what a secret must be, not what it is
    cards: str = ""  # words for a payment card
    not_cards: str = ""  # words for another long number
    card_codes: str = ""  # words for the code on a card
    papers: str = ""  # papers of a person that have a number, with the word for the number
    numbered: str = ""  # between a paper and its number: "number", "has"
    typed: str = ""  # between a code said first and where it is typed
    paper_hints: tuple[str, ...] = ()


SECRET_WORDS: Mapping[str, SecretWords] = MappingProxyType(
    {
        "en": SecretWords(
            names="passwords?|passphrases?|passwd|pwd|pw|wpa2?(?: key)?|api[ _-]?keys?|wi-?fi (?:key|code|pass)|"
            "secret(?: key)?|access token|auth token",
            numbers="pin(?:[ -]?(?:code|number))?|passcodes?",
            copulas="is",
            adverbs="now|still|always|actually",
            set_to="to",
            opened="gate|door|front door|back door|alarm|entry|entrance|access|building|garage|safe|lock|lockbox|lock box|"
            "key ?box|security|keypad|padlock|locker|bike lock|unlock|verification|2fa|otp|sim|bank|card|debit|credit card|"
            "phone|tablet|ipad|laptop|suitcase|shed|intercom|wi-?fi",
            openers="(?:{opened})(?: door| gate| lock)? (?:access )?(?:code|combo|combination|pin)|"
            "(?:code|combo|combination|pin) (?:to|for|of|on) (?:the|my|our|your|his|her) (?:[a-z]{1,12} )?"
            "(?:{opened}|flat|house|office|apartment|front)|cvv2?|cvc|social security number|ssn",
            alarms="alarm|gate|padlock|safe|lock ?box|keypad",
            opens_with="opens? with|unlocks? with|types?|press|enter|dial",
            told_of="is|for|,? for",
            articles="the|my|our",
            logins="log-?in|credentials?|creds",
            accounts="iban|bic",
            hints=("pass", "pwd", "pw", "wpa", "api", "secret", "token", "pin", "code", "wifi", "wi-fi"),
            opening_hints=(
                "opens with",
                "unlock",
                "alarm",
                "gate",
                "padlock",
                "safe",
                "lock",
                "keypad",
                "code",
                "combo",
                "combination",
                "cvv",
                "cvc",
                " pin",
                "social security",
                "ssn",
                "number",
            ),
            login_hints=("login", "log-in", "cred"),
            account_hints=("iban", "bic"),
            phrases="passwords?|passphrases?|passwd|pwd|pw|wi-?fi (?:key|pass)|"
            "(?:recovery|seed|backup|secret) (?:phrase|words)",
            not_it="managers?|rules?|polic(?:y|ies)|generators?|fields?|box|resets?|strength|length|hints?|app|notebook|"
            "protection|protected|list|file|page|forms?|prompt|change|expiry|recovery|less|safe|vault|hygiene",
            breaks="and|or|but|because|when|while|that|which|who|if|so|it|i|you|he|she|they|we|this|is|are",
            it_is="(?:now |and now )?it['’]s|it is|now it is|the new one(?: is|['’]s)",
            as_my="is|as|was",
            as_only="as",
            plain="a|an|the|my|our|your|his|her|their|this|that|these|those|what|where|when|which|how|who|why|here|there|it|its|"
            "not|no|too|so|very|really|quite|rather|pretty|more|less|most|only|just|also|even|always|never|ever|often|still|"
            "already|now|again|in|on|at|by|to|of|for|from|with|without|under|over|behind|between|inside|about|around|up|down|out|"
            "off|all|any|some|something|nothing|none|one|both|same|being|been|going|getting|getting|working|if|as|like|because|"
            "and|or|but|i|you|we|they|he|she|nobody|everybody|than|then|you're|it's|i'm|is|are|was|has|had|hopefully|probably|"
            "apparently|currently|usually|actually|exactly|nearly|almost|maybe|required|needed|enough|yours|mine|ours",
            describing="correct|incorrect|right|wrong|safe|unsafe|secure|insecure|strong|weak|short|shorter|long|longer|easy|easier|"
            "hard|harder|difficult|simple|complex|complicated|good|better|best|bad|worse|fine|ok|okay|great|stupid|silly|"
            "ridiculous|terrible|awful|rubbish|embarrassing|annoying|boring|confusing|missing|expiring|lost|gone|stolen|known|"
            "unknown|public|private|personal|invalid|valid|old|older|new|newer|unique|random|different|important|case-sensitive|"
            "secret|hidden|visible|ready|due|broken|forgotten|expired|leaked|compromised|changed|reset|stored|saved|encrypted|"
            "hashed|set|shared|written|kept|required|locked|blocked|refused|rejected|accepted|disabled|enabled|memorable|useless|"
            "obvious|guessable|yours|mine|temporary|permanent|optional|mandatory|empty|obsolete|outdated|recent|true|false",
            participles=r"\w\w(?:ed|ing)",
            stops="and|or|but|so|because|since|for|on|at|in|which|that|please|thanks|btw|now|if|when|while|yesterday|today|"
            "tomorrow|ok|to|with|from|until|by|as|it|i|you|we|he|she|they|is|was|everywhere|anyway|though|there|here|again",
            demands="at least|at most|minimum|maximum|must|should|between|no |never|too|not |see |ask |use |they|it['’]?s? |"
            "i |we ",
            cards="(?:credit|debit|bank|payment)[ -]?cards?|cards?|visa|master ?card|amex|american express|maestro",
            not_cards="orders?|invoices?|tracking|parcels?|references?|ref|tickets?|phone|telephone|tel|mobile|loyalty|library|"
            "membership|booking|isbn|serial|imei|meter",
            card_codes="cvv2?|cvc2?|csc|security code|code|three digits|on the back",
            papers="passport(?! office)|(?:driving|driver['’]?s?) licen[cs]e|"
            "social security|ssn|social(?= (?:is|number))|national insurance|nino|"
            "(?:identity|id)(?: card| number)|tax (?:number|id)",
            numbered="number|no|nr|has|for|uk|us|french",
            paper_hints=("passport", "licen", "social", "ssn", "insurance", "nino", "identity", "id card", "id number", "tax"),
            typed="on the|into the|in the",
        ),
        "fr": SecretWords(
            names="mots? de passe|mdp|cl[eé]s? (?:api|d['’]api|secr[eè]tes?|wi-?fi|wpa2?|du wi-?fi|de la box)",
            numbers="code (?:pin|secret|wifi|confidentiel)",
            copulas="est|c['’]est",
            adverbs="maintenant|toujours",
            set_to="en|par",
            opened="portail|portillon|porte|immeuble|entr[eé]e|alarme|coffre|coffre-fort|garage|hall|bo[iî]te [aà] cl[eé]s?|"
            "cadenas|antivol|carte|t[eé]l[eé]phone|tel|sim|r[eé]sidence|parking|grille|b[aâ]timent|interphone|local|cave|"
            "local v[eé]lo|casier|valise|tablette|wi-?fi|box|banque|cb|ascenseur|barri[eè]re",
            openers="digicode|code d['’]acc[eè]s|code d['’]entr[eé]e|"
            "code (?:(?:du|de la|de l['’]|des|de mon|de ma|de notre|d['’]|de) ?(?:[a-zé]{1,12} )?)?(?:{opened})|"
            "cryptogramme|num[eé]ro de s[eé]cu(?:rit[eé] sociale)?|"
            "code de (?:v[eé]rification|validation|confirmation)",
            alarms="alarme|digicode|portail|cadenas|coffre|interphone",
            opens_with="s['’]ouvre avec|se d[eé]verrouille avec|tape[rz]?|compose[rz]?",
            told_of="c['’]est|est|pour",
            articles="le|la|l['’]|mon|ma|notre",
            logins="identifiants?|acc[eè]s",
            accounts="rib",
            hints=("passe", "mdp", "clé", "cle", "code", "phrase"),
            opening_hints=(
                "ouvre avec",
                "verrouille avec",
                "alarm",
                "portail",
                "cadenas",
                "coffre",
                "interphone",
                "code",
                "cryptogramme",
                "secu",
                "sécu",
            ),
            login_hints=("identifiant", "accès", "acces"),
            account_hints=("rib",),
            phrases="mots? de passe|mdp|cl[eé]s? (?:wi-?fi|wpa2?|du wi-?fi|de la box)|"
            "phrase (?:de passe|de r[eé]cup[eé]ration|secr[eè]te)",
            not_it="oubli[eé]s?|perdus?",
            heads="gestionnaires? (?:de|des)|g[eé]n[eé]rateurs? (?:de|des)|coffre (?:[aà]|de)|r[eè]gles? (?:de|du|des)|"
            "politique (?:de|des)|r[eé]initialisation (?:de|du)|changement (?:de|du)|longueur du|carnet (?:de|des)",
            breaks="et|ou|mais|parce|car|quand|pendant|que|qui|dont|si|donc|il|elle|je|j['’]|tu|on|nous|vous|ils|elles|est|sont|"
            "[eé]tait|ne|n['’]|a",
            it_is="(?:maintenant,? |d[eé]sormais,? )?c['’]est|il est|le nouveau,? (?:c['’]est|est)",
            as_my="c['’]est|est|comme",
            as_only="comme",
            plain="un|une|des|le|la|les|l['’].*|mon|ma|mes|notre|nos|votre|vos|ton|ta|tes|son|sa|ses|leur|ce|cet|cette|ces|celui|"
            "celle|ceux|ceci|cela|[cç]a|voil[aà]|voici|quoi|o[uù]|quand|comment|pourquoi|qu['’].*|que|qui|dont|pas|plus|moins|trop|"
            "tr[eè]s|assez|si|aussi|tout|toute|tous|toujours|jamais|souvent|encore|d[eé]j[aà]|maintenant|d[eé]sormais|juste|"
            "seulement|bien|mal|mieux|pire|dans|sur|sous|en|au|aux|[aà]|de|du|d['’].*|par|pour|avec|sans|chez|entre|derri[eè]re|"
            "et|ou|mais|car|comme|rien|aucun|il|elle|je|j['’].*|tu|on|nous|vous|ils|elles|n['’].*|ne|s['’].*|se|peut-[eê]tre|"
            "probablement|vraiment|plut[oô]t|presque|bient[oô]t|parce|quelque",
            describing="bons?|bonne|mauvais|faux|fausse|vrai|juste|correct|incorrect|s[uû]r|solide|faible|fort|robuste|court|long|"
            "facile|difficile|simple|complexe|compliqu[eé]|p[eé]nible|ridicule|nul|idiot|b[eê]te|perdu|oubli[eé]|vol[eé]|expir[eé]|"
            "p[eé]rim[eé]|invalide|valide|vieux|ancien|nouveau|unique|diff[eé]rent|important|obligatoire|n[eé]cessaire|requis|"
            "chang[eé]|modifi[eé]|connu|inconnu|public|priv[eé]|secret|cach[eé]|visible|pr[eê]t|bloqu[eé]|refus[eé]|accept[eé]|"
            "enregistr[eé]|stock[eé]|not[eé]|[eé]crit|partag[eé]|compromis|chiffr[eé]|hach[eé]|m[eé]moris[eé]|identique|pareil|"
            "impossible|interdit|temporaire|provisoire|indispensable|important|rang[eé]|gard[eé]|d[eé]fini|inutile|[eé]vident",
            participles=r"\w\w(?:é|ée|és|ées)",
            stops="et|ou|mais|car|donc|parce|depuis|pour|sur|dans|chez|qui|que|dont|merci|stp|svp|si|quand|hier|"
            "demain|maintenant|avec|jusqu['’].*|je|j['’].*|tu|il|elle|on|nous|vous|c['’].*|partout|est|pas|"
            "comme|aussi|toujours|[aà]|au|[eé]tait",
            demands="au moins|au plus|minimum|maximum|doi(?:t|vent)|entre|jamais|trop|pas |voir |demande|il |elle|ils |je |"
            "j['’]|on |c['’]est",
            cards="cartes?(?: bleue| bancaire| de cr[eé]dit| de paiement| visa)?|cb",
            not_cards="commandes?|factures?|suivi|colis|r[eé]f[eé]rences?|r[eé]f|t[eé]l[eé]phone|t[eé]l|portable|fid[eé]lit[eé]|"
            "biblioth[eè]que|r[eé]servation|dossier|s[eé]rie|compteur|bus",
            card_codes="crypto(?:gramme)?|code|trois chiffres|au dos",
            papers="passeport|num[eé]ro de passeport|permis(?: de conduire)?|(?:num[eé]ro de )?permis de conduire|"
            "carte (?:nationale )?d['’]identit[eé]|cni|(?:num[eé]ro de )?s[eé]cu(?:rit[eé] sociale)?|nir|num[eé]ro fiscal|"
            "num[eé]ro d['’]identit[eé]|carte vitale",
            numbered="num[eé]ro|n[°º]|porte|a|pour",
            paper_hints=("passeport", "permis", "identit", "cni", "secu", "sécu", " nir", "fiscal", "vitale"),
            typed="au|[aà] l['’]?|sur le|sur l['’]|dans le",
        ),
        "de": SecretWords(
            names="(?:wlan-?|wifi-?)?passwort|passw[oö]rter|kennwort|zugangscode",
            copulas="ist|lautet",
            adverbs="jetzt|immer noch",
            hints=("passw", "kennwort", "zugangscode", "geheimzahl"),
            opened="t[uü]r|haust[uü]r|tor|garagentor|garage|alarmanlage|alarm|safe|tresor|schl[uü]sselkasten|schl[uü]sselbox|keller|"
            "hoftor|haus|fahrradschloss|schloss|handy|sim|karte",
            openers="(?:t[uü]r|haust[uü]r|tor|alarm|garagen|safe|zugangs|zutritts|entsperr|best[aä]tigungs)-?code|"
            "code (?:der|des|vom|f[uü]r|zum|zur) ?(?:(?:den|die|das|der) )?(?:{opened})",
            opening_hints=("code",),
            articles="das|der|die|mein|meine|unser|unsere",
            numbers="pin(?:-?(?:code|nummer))?|geheimzahl",
            phrases="(?:wlan-?|wifi-?)?passwort|passw[oö]rter|kennwort|passphrase",
            not_it="manager|regeln?|liste",
            breaks="und|oder|aber|weil|wenn|dass|der|die|das|ich|du|er|sie|wir|es|ist|sind|war",
            it_is="(?:jetzt )?es ist|jetzt ist es|es lautet|das neue (?:ist|lautet)",
            as_my="ist|als",
            as_only="als",
            plain="ein|eine|einen|das|der|die|den|dem|mein|meine|unser|dein|sein|ihr|dies|dieses|was|wo|wie|wann|warum|hier|da|nicht|"
            "kein|keine|zu|so|sehr|ganz|ziemlich|nur|auch|immer|nie|noch|schon|jetzt|wieder|in|im|auf|an|am|bei|mit|ohne|unter|"
            "[uü]ber|von|vom|f[uü]r|aus|alles|nichts|und|oder|aber|ich|es|er|sie|wir|[uü]berall|leider|wohl|eigentlich|mindestens",
            describing="falsch|richtig|sicher|unsicher|stark|schwach|kurz|lang|leicht|schwer|einfach|kompliziert|gut|schlecht|alt|neu|"
            "weg|abgelaufen|vergessen|verloren|gestohlen|ge[aä]ndert|gespeichert|ung[uü]ltig|g[uü]ltig|wichtig|bekannt|geheim|gleich|"
            "blockiert|gesperrt|verschl[uü]sselt|anders|egal|erforderlich",
            participles=r"(?:ge|ver|be|ent)\w{2,}t|(?:ge|ver|be|ent)\w{2,}en",
            stops="und|oder|aber|weil|seit|f[uü]r|auf|an|in|im|bei|das|bitte|danke|wenn|gestern|heute|jetzt|mit|von|bis|ich|es|ist|als",
            demands="mindestens|h[oö]chstens|muss|soll|nie|zu |nicht|sie |ich |es ",
            cards="(?:kredit|ec-?|giro|bank|debit|zahlungs)?karten?(?:nummer)?",
            not_cards="bestell\\w*|rechnung\\w*|sendung\\w*|paket\\w*|telefon\\w*|handy\\w*|kunden\\w*|treue\\w*|serien\\w*",
            card_codes="pr[uü]fziffer|pr[uü]fnummer|sicherheitscode|code",
            papers="(?:reise)?pass-?nummer|reisepass|(?:personal)?ausweis-?nummer|personalausweis|f[uü]hrerschein-?nummer|f[uü]hrerschein|"
            "sozialversicherungs-?nummer|steuer-?(?:id|nummer|identifikationsnummer)",
            numbered="nummer|nr|hat|tr[aä]gt",
            paper_hints=("pass", "ausweis", "hrerschein", "sozialvers", "steuer"),
            typed="am|ins|in das",
        ),
        "es": SecretWords(
            names="contrase[nñ]as?|clave (?:secreta|de acceso|del? wi-?fi)",
            copulas="es",
            adverbs="ahora",
            hints=("contrase", "clave", "pin", "frase"),
            numbers="pin",
            opened="portal|puerta|garaje|alarma|entrada|caja fuerte|edificio|candado|trastero|m[oó]vil|sim|"
            "tarjeta|verificaci[oó]n|acceso",
            openers="c[oó]digo (?:del?|de la|para el|para la|de el) ?(?:[a-z]{1,12} )?(?:{opened})",
            opening_hints=("codigo", "código"),
            articles="la|el|mi|nuestra|nuestro",
            phrases="contrase[nñ]as?|clave (?:de acceso|del? wi-?fi)|frase (?:de recuperaci[oó]n|semilla)",
            not_it="olvidada",
            heads="gestor(?:es)? de|generador de|reglas de|cambio de",
            breaks="y|o|pero|porque|cuando|que|si|yo|[eé]l|ella|es|son|era|no",
            it_is="(?:y )?ahora es|es ahora|la nueva es",
            as_my="es|como",
            as_only="como",
            plain="un|una|el|la|los|las|mi|mis|tu|su|este|esta|eso|esto|lo|qu[eé]|d[oó]nde|c[oó]mo|cu[aá]l|no|muy|m[aá]s|menos|tan|"
            "demasiado|bastante|siempre|nunca|todav[ií]a|ya|ahora|en|de|del|con|sin|por|para|sobre|entre|y|o|pero|que|si|todo|nada|"
            "algo|solo|s[oó]lo|tambi[eé]n|casi|yo|nuestra",
            describing="mala|buena|corta|larga|segura|insegura|fuerte|d[eé]bil|f[aá]cil|dif[ií]cil|simple|complicada|correcta|incorrecta|"
            "vieja|nueva|antigua|[uú]nica|distinta|diferente|importante|igual|secreta|p[uú]blica|v[aá]lida|inv[aá]lida|obligatoria|"
            "rid[ií]cula|p[eé]sima|necesaria|err[oó]nea|conocida|temporal",
            participles=r"\w\w(?:ada|ida)",
            stops="y|o|pero|porque|desde|para|en|que|por|gracias|si|cuando|ayer|hoy|ahora|con|de|hasta|yo|es|como|a",
            demands="al menos|como m[ií]nimo|debe|nunca|no |demasiad",
            cards="tarjetas?(?: de cr[eé]dito| de d[eé]bito)?",
            not_cards="pedidos?|facturas?|seguimiento|paquetes?|tel[eé]fono|m[oó]vil|reserva|fidelidad|biblioteca",
            card_codes="c[oó]digo|reverso",
            papers="(?:n[uú]mero (?:de|del) )?(?:pasaporte|dni|nie|carn[eé] de conducir|permiso de conducir|seguridad social)",
            numbered="n[uú]mero|tiene|n[°º]",
            paper_hints=("pasaporte", "dni", " nie ", "conducir", "seguridad social"),
            typed="en el|en la",
        ),
        "it": SecretWords(
            copulas="è",
            phrases="parola d['’]ordine",
            plain="un|una|il|la|non|in|nel|di|troppo|sempre|su|con",
            describing="sbagliata|corretta|debole|sicura|corta|lunga",
            cards="carta di credito|carta",
            papers="passaporto|codice fiscale",
            paper_hints=("passaporto", "fiscale"),
        ),
        "pt": SecretWords(
            names="senhas?",
            copulas="é",
            hints=("senha",),
            phrases="senhas?",
            plain="um|uma|o|a|não|nao|em|no|na|de|muito|sempre|com|mais",
            describing="fraca|forte|curta|errada|segura",
            it_is="agora é",
            as_my="é|como",
            cards="cart[aã]o(?: de cr[eé]dito)?",
            papers="passaporte|cpf",
            paper_hints=("passaporte", "cpf"),
        ),
    }
)
