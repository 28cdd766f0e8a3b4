"""How Spanish says that something is no longer so: the plain shapes, with and without accents."""

from souvenance.languages.changes.pack import Changes, Slot, kinship, rivals
from souvenance.languages.pack import words

_REST = r"[^.,;!?]{1,50}"
_PART = r"[^.,;!?]{1,40}?"
_NOW = r"(?:ahora|actualmente|ultimamente|hoy en dia|a partir de (?:ahora|hoy|manana)|desde (?:ayer|hoy|el|la|este|esta|hace))"
_THE = r"(?:el |la |los |las |de |mi |mis |nuestro |nuestra |con |a )?"
_MINE = r"(?:[a-z]{2,12}(?:o|amos|emos|imos)|soy|estoy|voy|doy)"  # a verb of the first person

CHANGES = Changes(
    code="es",
    light=words("""
        ahora actualmente hoy ayer manana nuevo nueva nuevos nuevas cosa cosas dia dias semana semanas mes meses ano anos vez veces
        ir ido hago hacer hecho tomar tomo uso usar usamos usa cambio cambiar cambiado cambie cambiamos pase pasamos pasado
        deje dejado dejamos mudado mude mudamos gusta gustan encanta odio bebo como ya mas lugar
    """),
    agents=words("yo nosotros"),
    mine=words("mi mis nuestro nuestra nuestros nuestras"),
    articles=words("el la los las su sus"),
    theirs=words("su sus"),
    junctions=("y",),
    separators=("pero", "porque", "aunque", "pues", "asi que", "sino"),
    resumes=r"(?:yo|el|ella|mi|nuestro|nuestra|ya|ahora)\b",
    change=(
        rf"\b{_NOW}\b",
        r"\bya no\b",
        r"\b(?:he|hemos|ha|han) (?:cambiado|pasado|dejado|movido|trasladado|aplazado|adelantado|subido|bajado|vendido)\b",
        r"\b(?:cambie|cambiamos|cambio de|pase de|pasamos de|pasamos a|me mude|nos mudamos|deje de|dejamos de)\b",
        r"\b(?:en lugar de|en vez de|en su lugar|al final|correccion|me equivoque|queria decir)\b",
    ),
    switch=(
        r"\b(?:pase|pasamos|pasado|cambiamos|cambie|migramos|migrado|sustitui\w+|reemplaz\w+) (?:de|a|por)\b",
        r"\ben su lugar\b",
    ),
    # A verb tells who acts, and often nothing else does: only those of the first person end what the speaker said of himself.
    ended=(
        rf"\bya no (?P<old>{_MINE}(?: {_REST})?)",
        rf"\b(?:deje|dejamos|he dejado|hemos dejado) de (?P<old>{_REST})",
        rf"\b(?:he|hemos) (?:dejado|vendido|abandonado|cancelado) (?!de )(?:el |la |los |las |mi |nuestro |nuestra )?(?P<old>{_REST})",
        rf"\b(?:vendi|vendimos|cancele|cancelamos) (?:el |la |los |las |mi |nuestro |nuestra )?(?P<old>{_REST})",
        rf"\bno (?P<old>{_MINE} {_PART}) mas(?=$|[.,;!])",
    ),
    replaced=(
        rf"\b(?:pase|pasamos|he pasado|hemos pasado|cambie|cambiamos|migramos) de (?P<old>{_PART}) a (?P<value>{_REST})",
        rf"\b{_MINE} {_PART} (?:en lugar de|en vez de) {_THE}(?P<old>{_REST})",
        rf"\b(?:cambie|cambiamos|sustitui|sustituimos|reemplace|reemplazamos) {_THE}(?P<old>{_PART}) por\b",
    ),
    renewed=(
        r"\b(?:he cambiado|cambie|cambiamos|hemos cambiado) de (?P<topic>[a-z]+)(?=$|[.,;!]| (?:y|ayer|hace)\b)",
        r"\b(?:mi|nuestro|nuestra) nuev[oa] (?P<topic>[a-z]+)(?= es\b|:)",
    ),
    additive=(r"\b(?:tambien|ademas|aparte|otro|otra|todavia|sigo|seguimos|a veces|de vez en cuando)\b", r"\btanto\b"),
    conditional=("si ", "cuando tenga", "en caso de", "suponiendo"),
    hedged=(
        r"\b(?:quizas?|tal vez|a lo mejor|puede que|probablemente|posiblemente|creo|pienso|podria\w*|deberia\w*|quisiera|me gustaria)\b",
        r"\b(?:quiero|queremos|voy a|vamos a|planeo|pensando en|espero)\b",
    ),
    asks=(
        "puedes",
        "podrias",
        "que tal",
        "que me",
        "que hora",
        "que puedo",
        "como se ",
        "como puedo",
        "como hago",
        "por que",
        "cual",
        "donde",
        "cuando",
        "debo",
    ),
    temporary=(
        r"\b(?:por ahora|de momento|por el momento|temporalmente|solo hoy|esta semana|esta noche|de vacaciones|mientras)\b",
        r"\bhasta (?:el|la|que|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b",
    ),
    past=(r"\b(?:antes|antiguamente|en aquella epoca|de nino|de nina|antiguo|antigua)\b",),
    confirms=(r"\b(?:sigo|todavia|como (?:te )?dije|igual que siempre|de nuevo)\b",),
    negated=(r"\b(?:no|nunca|jamas|sin|odio)\b",),
    not_yet=(r"\b(?:todavia|aun) no\b", r"\bespero\b"),
    indefinite=(r"^(?:una?|algun[oa]s?|muchos|hay)\b",),
    copulas={"es": "es", "son": "son"},
    first_person=tuple("yo me mi mis nosotros nos nuestro nuestra conmigo".split()),
    pronouns=words("ella ellos ellas"),
    persons=words("ella"),
    own_verb=(
        r"fumo|bebo|como|vivo|trabajo|tengo|uso|juego|estudio|prefiero|hablo|conduzco|desayuno|ceno|toco|leo|corro|voy|llevo|tomo|soy|estoy|"
        r"hago|odio|canto|nado|cocino|escribo|compro|pago|peso|enseno|dirijo|he|hemos|deje|pase|cambie|vendi|me|nos|[a-z]{2,12}(?:amos|emos|imos)"
    ),
    subject_verbs=words("""
        es era tiene vive trabaja fuma bebe come usa juega estudia habla conduce desayuna toca lee va fue ya no dejo vendio cambio
        paso se le
    """),
    kin=kinship("""
        madre/mama padre/papa hermano hermana hijo hija mujer/esposa marido/esposo abuela abuelo tio tia primo prima sobrino sobrina
        novia novio prometido prometida padres jefe/jefa companero/companera vecino/vecina amigo amiga
        medico/medica dentista casero/casera entrenador/entrenadora profesor/profesora perro/perra gato/gata
    """),
    several=words("tio tia primo prima amigo amiga companero vecino"),
    roles=words("jefe medico dentista casero entrenador profesor"),
    slots={
        "home": Slot(
            holds=(
                rf"\b(?P<who>)(?:vivo|vivimos) (?:{_NOW} |con \w+ )?(?:en|cerca de) (?P<value>{_REST})",
                rf"\b(?P<who>me|nos) (?:he |hemos )?(?:mude|mudamos|mudado) a (?P<value>{_REST})",
            ),
            ends=(r"\b(?:me mude|nos mudamos|(?:me he|nos hemos) mudado)\b",),
        ),
        "employer": Slot(
            holds=(rf"\b(?P<who>)(?<!mi )(?<!el )(?<!un )(?:trabajo|trabajamos) (?:{_NOW} )?(?:en|para) (?P<value>{_REST})",),
        ),
    },
    tastes=words("odio odia gusta gustan encanta"),
    measures=words("kg kilo kilos gramos km metros cm minutos minuto segundos litros"),
    currencies=words("euro euros dolares dolar pesos"),
    single=words(
        "plazo entrega presupuesto direccion precio alquiler sueldo salario dosis objetivo limite maximo minimo telefono"
    ),
    exclusive=(
        rivals("izquierda izquierdo", "derecha derecho"),
        rivals("primero primera primer", "segundo segunda", "ultimo ultima"),
    ),
    uses=(r"\b(?:us\w{1,5}|utiliz\w+|con|nuestr[oa]|mi|en|corre|toco|bebo|escucho|es)\b",),
    owns=(r"\b(?:tengo|tiene|tenemos)\b",),
)
