"""French."""

from souvenance.languages.framing.pack import NAMED, Framing

_WHO = r"(?P<who>je|nous|on|il|elle|ils|elles)"
_HALT = r"(?= [,;:—–(]|$)"  # a pause, or nothing more
_THAT = r" (?:que|qu) (?=(?:je|nous|on|il|elle|ils|elles|mon|ma|mes|notre|nos|le|la|les|l|son|sa|ses) )"
_SAID = r"comme (?:je )?(?:te |vous )?(?:le |l )?(?:disais|dis|ai (?:deja )?dit|deja dit|disais deja)"
_WORD = r"(?!(?:pas|plus|jamais|que|qu|qui|ne|n)\b)[^\s,;:]+"
_THING = rf"(?:{_WORD} ){{0,5}}{_WORD}"
_BEGINS = r"(?:a|au|aux|chez|en|dans|sur|avec|pour|du|de|des|d|le|la|les|l|un|une|mon|ma|mes|notre|nos|son|sa|ses)"
_REST = rf"(?:{_WORD} ){{0,7}}?{_WORD}"
_PETS = r"(?:chien|chienne|chat|chatte|hamster|lapin|lapine|perroquet|perruche|canari|chiot|chaton|tortue|poisson rouge|cheval|poney|chevre|furet|rat|souris|serpent|gerbille)"
_OWNER = r"(?:mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|ton|ta|tes|votre|vos|le|la|les|l)"
# A pet in the house is "le chat" and "mon chat"; of anything else the owner is part of what was said.
_NOUN = rf"(?:(?:mon|ma|notre|le|la|l) (?P<pet>{_PETS})|(?P<noun>(?!(?:mon|ma|notre|le|la|l) {_PETS}\b(?: se| est| ,|$)){_OWNER}(?: (?!(?:toujours|bien)\b){_WORD}){{1,5}}?))"
_NAME = r"(?P<name>(?!(?:pas|un|une|le meme|la meme|bien|a|au|aux|dans|sur|en|pour|par|de|du|des|comme|quand|si)\b)[^\s,;:]+(?: [^\s,;:]+){0,3}?)"
_MORE = r"(?P<more>(?: [,;:].*)?)"
_LIVES = r"(?:habite|habites|habitons|habitez|habitent|vis|vit|vivons|vivez|vivent|loge|loges|logeons|logent)"
_WORKS = r"(?:travaille|travailles|travaillons|travaillent|bosse|bosses|bossons|bossent)"
# Where "toujours" cannot mean "each time".
_STATES = (
    r"(?:allergique|intolerante?|diabetique|asthmatique|vegetarien(?:ne)?|vegane?|vegetalien(?:ne)?|mariee?|celibataire|divorcee?|"
    r"fiancee?|membre|abonnee?|locataire|proprietaire|gauchere?|gaucher|droitier|retraitee?|chez|client|cliente|clients)s?\b"
)  # fmt: skip

FRAMING = Framing(
    code="fr",
    openings=(
        r"pour (?:petit )?rappel|(?:petit |simple |juste un |juste un petit )?rappel" + _HALT,
        _SAID,
        r"je (?:te |vous )?(?:le )?(?:rappelle|redis|repete|confirme)(?:" + _THAT + r"|" + _HALT + ")",
        r"(?:rappelle toi|rappelez vous|souviens toi|souvenez vous|ne oublie pas|ne oubliez pas|oublie pas)(?:" + _THAT + r"|(?= [,:]))",
        r"je (?:te|vous) (?:le |l )?ai (?:deja )?dit(?: et redit)?" + _HALT,
        r"(?:comme )?(?:tu sais|vous savez)" + _THAT,
        r"(?:oui|ouais|exact|exactement|effectivement|voila|absolument|tout a fait)" + _HALT,
        r"(?:oui|ouais)\b",
        r"c est (?:bien )?(?:ca|cela|exact|vrai|juste|correct)" + _HALT,
        r"c est (?:bien |toujours )?vrai" + _THAT,
        r"(?:et )?encore une fois" + _HALT,
        r"(?:tu te souviens|tu as bien retenu|tu as raison)" + _HALT,
        r"rien (?:ne )?a change" + _HALT,
        r"(?:on a|nous avons|on avait) parle de (?:[^\s,;:]+ ){1,5}(?:, )?mais (?:ca|cela) (?:ne )?a rien donne" + _HALT,
    ),
    closings=(
        r"depuis toujours",
        r"je (?:te|vous) (?:le )?(?:rappelle|redis|confirme)",
        _SAID,
        r"je (?:te|vous) (?:le |l )?ai (?:deja )?dit",
        r"(?:ca|cela) (?:ne )?a pas change|rien (?:ne )?a change",
        r"pour rappel",
        r"(?:oui|ouais)",
    ),
    lasting=(
        rf"\b{_LIVES} (?P<o>toujours) \w",
        rf"\b{_WORKS} (?P<o>toujours) (?=(?:chez|pour|comme|au|aux|a la|a l|dans) (?!(?:maison|domicile|distance|bureau|main)\b))",
        rf"\b(?:suis|es|est|s|sommes|sont) (?P<o>toujours) (?={_STATES})",
        r"\b(?:me appelle|se appelle|se appellent) (?P<o>toujours) \w",
        r"\b(?:prends|prend|prenons|prennent) (?P<o>toujours) (?=(?:\d+|les \d+|mes \d+) (?:mg|g|mcg|milligrammes?|microgrammes?|gouttes?|ui)\b)",
    ),
    denials=r"\b(?:ne|pas|plus|jamais|rien|personne|aucune?|ni|sans)\b",
    clefts={
        rf"ce (?:que|qu) {_WHO} (?P<rest>{_REST}) , c est (?P<thing>{_THING})": "{who} {rest} {thing}",
        rf"c est (?:bien )?(?P<thing>{_BEGINS} {_THING}) (?:que|qu) {_WHO} (?P<rest>{_REST})": "{who} {rest} {thing}",
        rf"(?P<thing>{_THING}) , c est la\^? (?:que|qu|ou) {_WHO} (?P<rest>{_LIVES})": "{who} {rest} a {thing}",
        rf"c est (?:bien )?(?P<thing>(?!(?:moi|toi|lui|elle|nous|vous|eux|elles|ca|cela|celui|celle|ceux)\b){_THING}) qui (?P<rest>[^,;:]+)": "{thing} {rest}",
    },
    named="appelle",
    namings={
        rf"je me appelle {_NAME}{_MORE}": f"je {NAMED} {{name}} {{more}}",
        rf"mon (?:pre)?nom (?:est|, c est) (?:bien )?{_NAME}{_MORE}": f"je {NAMED} {{name}} {{more}}",
        rf"(?:{_NOUN}) (?:se appelle|se appellent) {_NAME}{_MORE}": f"{{pet}} {{noun}} {NAMED} {{name}} {{more}}",
        rf"(?:le |l )?(?:pre)?nom (?:de|d) (?:{_NOUN}) (?:est|, c est) (?:bien )?{_NAME}{_MORE}": f"{{pet}} {{noun}} {NAMED} {{name}} {{more}}",
        rf"(?:le |l )?(?:pre)?nom du (?P<pet>{_PETS}) (?:est|, c est) (?:bien )?{_NAME}{_MORE}": f"{{pet}} {NAMED} {{name}} {{more}}",
        rf"c est (?:bien )?{_NAME} , le (?:pre)?nom (?:de|d) (?:{_NOUN})": f"{{pet}} {{noun}} {NAMED} {{name}}",
        rf"{_NAME} (?:, c est|est) (?:bien )?le (?:pre)?nom (?:de|d) (?:{_NOUN})": f"{{pet}} {{noun}} {NAMED} {{name}}",
    },
)  # fmt: skip
