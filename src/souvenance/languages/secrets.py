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


SECRET_WORDS: Mapping[str, SecretWords] = MappingProxyType(
    {
        "en": SecretWords(
            names="passwords?|passphrases?|passwd|pwd|pw|wpa2?(?: key)?|api[ _-]?keys?|wi-?fi (?:key|code|pass)|"
            "secret(?: key)?|access token|auth token",
            numbers="pin(?: code)?|passcodes?",
            copulas="is|to",
            adverbs="now|still|always|actually",
            opened="gate|door|front door|back door|alarm|entry|entrance|access|building|garage|safe|lock|lockbox|lock box|"
            "key ?box|security|keypad|padlock|locker|bike lock|unlock|verification|2fa|otp|sim|bank|card|debit|credit card|"
            "phone|tablet|ipad|laptop|suitcase|shed|intercom|wi-?fi",
            openers="(?:{opened})(?: door| gate| lock)? (?:access )?(?:code|combo|combination|pin)|"
            "(?:code|combo|combination|pin) (?:to|for|of|on) (?:the|my|our|your|his|her) (?:[a-z]{1,12} )?"
            "(?:{opened}|flat|house|office|apartment|front)|cvv2?|cvc|social security number|ssn",
            alarms="alarm|gate|padlock|safe|lock ?box|keypad",
            opens_with="opens? with|unlocks? with",
            told_of="is|for|,? for",
            articles="the|my|our",
            logins="log-?in|credentials?|creds",
            accounts="iban|bic",
            hints=("pass", "pwd", "pw", "wpa", "api", "secret", "token", "pin", "code", "wifi", "wi-fi"),
            opening_hints=(
                "with",
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
            "cryptogramme|num[eé]ro de s[eé]cu(?:rit[eé] sociale)?",
            alarms="alarme|digicode|portail|cadenas|coffre|interphone",
            opens_with="s['’]ouvre avec|se d[eé]verrouille avec",
            told_of="c['’]est|est|pour",
            articles="le|la|l['’]|mon|ma|notre",
            logins="identifiants?|acc[eè]s",
            accounts="rib",
            hints=("passe", "mdp", "clé", "cle", "code"),
            opening_hints=(
                "avec",
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
        ),
        "de": SecretWords(
            names="passwort|passw[oö]rter|kennwort|zugangscode",
            numbers="geheimzahl",
            copulas="ist|lautet",
            adverbs="jetzt|immer noch",
            hints=("passw", "kennwort", "zugangscode", "geheimzahl"),
        ),
        "es": SecretWords(
            names="contrase[nñ]as?|clave (?:secreta|de acceso|del? wi-?fi)",
            copulas="es",
            adverbs="ahora",
            hints=("contrase", "clave"),
        ),
        "it": SecretWords(copulas="è"),
        "pt": SecretWords(names="senhas?", copulas="é", hints=("senha",)),
    }
)
