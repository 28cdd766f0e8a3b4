"""What gives a language away in a text too short for a detector: words, and letters. Data only."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.pack import words

# Folded. Each stands in nearly every sentence of its language and is no usual word of another one here, nor a name. So left
# out: on, pour, et (et al.), mais, les, plus, ma, mes, ton, ai (AI), ces, was, die, war, hat, bin, den, du, das, also, am, in,
# as, do, has, he, to, yo, y, pero (però), quien, vivo, mi, una, il, con, mas, sou, no, si. One letter is what stands before an
# apostrophe ("j'ai").
TELLING: Mapping[str, frozenset[str]] = MappingProxyType({
    "en": words("""
        the my of and is are were have this that with they she you your we our its it does did from at by be been his their
        them him would should could can but than who what when where why how which because there every never always
        ive doesnt didnt isnt wont cant
    """),
    "fr": words("""
        j je jai jetais javais jveux jpeux jfais jsuis chui chuis suis sommes etes est etais etait etions avons avez ont avais
        avait nous vous ils moi toi mon leur leurs notre votre une aux avec dans pas quoi qu cette ceux celle aussi toujours
        parce puisque depuis aime aimes deteste habite habitons veux peux faut dois fais jadore jaime jaimais jhabite jpense
        jprends jvais jsais jbosse jutilise utilise utilisons bosse freres soeurs lundi mardi mercredi jeudi vendredi samedi
        dimanche
    """),
    "de": words("""
        ich mich dich wir ihr ihn mein meine meinen meinem meiner dein deine unser unsere und ist sind nicht kein keine
        keinen keinem der dem ein eine einen einem einer mit auf auch habe hast haben hatte werde wird wurde zu zum zur vom
        nach seit von oder aber wenn weil dass gern gerne noch schon sehr wie kann muss wohne mehr
    """),
    "es": words("""
        soy estoy eres tengo tienes tiene tenemos los las el nuestro nuestra ellos nosotros usted muy gusta gustan
        encanta encantan hay hoy donde hace hasta
    """),
    "it": words("""
        sono ho abbiamo hai gli della dello degli delle nel nella dal dalla che miei piace piacciono perche anche
        siamo questo questa
    """),
    "pt": words("""
        eu estou tenho temos meu minha meus minhas nao uma voce gosto moro muito muita ela eles elas isso pelo pela aos quem
        onde
    """),
})  # fmt: skip
# Letters with a mark that its own words are written with; a text that has others is in another language.
MARKED_LETTERS: Mapping[str, str] = MappingProxyType(
    {
        "en": "",
        "fr": "àâæçèéêëîïôœùûüÿ",
        "de": "äöüß",
        "es": "áéíñóúü",
        "it": "àèìòù",
        "pt": "áâãàçéêíóôõú",
    }
)
