"""How German says that something is no longer so: the plain shapes, with and without umlauts."""

from souvenance.languages.changes.pack import Changes, Slot, kinship, rivals
from souvenance.languages.pack import words

_REST = r"[^.,;!?]{1,50}"
_PART = r"[^.,;!?]{1,40}?"
_NOW = r"(?:jetzt|nun|inzwischen|mittlerweile|neuerdings|ab sofort|seit (?:gestern|kurzem|heute|\w+tag|letzte[mnr]|diese[mnr]))"
_MOVED = r"(?:gewechselt|umgestiegen|umgestellt|migriert|verschoben|verlegt|geandert|erhoht|gesenkt|vorgezogen)"

CHANGES = Changes(
    code="de",
    light=words("""
        jetzt nun inzwischen mittlerweile neuerdings sofort heute gestern morgen neu neue neuen neuer neues
        sache ding tag tage woche wochen monat monate jahr jahre zeit mal
        gehe geht ging gegangen komme kommt mache macht gemacht nehme nimmt genommen benutze benutzen nutze nutzen
        gewechselt umgestiegen umgestellt verschoben verlegt geandert ersetzt aufgehort mag mogen liebe hasse trinke esse
        findet statt stattdessen mehr
    """),
    agents=words("ich wir"),
    mine=words("mein meine meinen meinem meiner unser unsere unseren unserem unserer"),
    articles=words("der die das sein seine ihr ihre"),
    theirs=words("sein seine seinen ihr ihre ihren"),
    junctions=("und",),
    separators=("aber", "denn", "weil", "obwohl", "sondern", "deshalb"),
    resumes=r"(?:ich|wir|er|sie|es|mein|meine|das|die|der|jetzt)\b",
    change=(
        rf"\b{_NOW}\b",
        r"\bnicht mehr\b",
        r"\bkeine?\w? [^.,;!?]{1,40} mehr\b",
        r"\b(?:stattdessen|anstatt|anstelle|nur noch)\b",
        rf"\b(?:umgezogen|ersetzt|gekundigt|{_MOVED})\b",
        r"\b(?:korrektur|ich meinte|doch nicht)\b",
    ),
    switch=(r"\b(?:gewechselt|umgestiegen|umgestellt|migriert|ersetzt|stattdessen)\b", r"\bnur noch\b"),
    ended=(
        rf"\bnicht mehr (?P<old>{_REST})",
        rf"\b(?:ich|wir|er|sie) (?P<old>{_PART}) nicht mehr(?=$|[.,;!])",
        rf"\bkeine?\w? (?P<old>{_PART}) mehr\b",
        rf"\bmit (?:dem |der |den )?(?P<old>{_PART}) aufgehort\b",
        rf"\b(?:mein|meine|meinen|unser|unsere|unseren) (?P<old>{_PART}) (?:verkauft|gekundigt|abgeschafft|aufgegeben)\b",
        r"(?P<old>(?:[\w-]+ ){1,4})(?:ist|sind|wurde|wurden) (?:abgesagt|vorbei|beendet|gestrichen)\b",
    ),
    replaced=(
        rf"\bvon (?P<old>{_PART}) (?:auf|zu|nach) (?P<value>{_PART}) {_MOVED}\b",
        rf"\b(?:anstatt|anstelle|statt) (?:von |des |der |dem |den )?(?P<old>{_REST})",
        rf"(?P<old>(?:[\w-]+ ){{1,4}})(?:ist|sind|wurde|wurden) durch {_PART} ersetzt\b",
    ),
    renewed=(
        r"\b(?:den|die|das|mein|meine|meinen) (?P<topic>[a-z]+) gewechselt\b",
        r"\b(?:mein|meine|unser|unsere) neue[rs]? (?P<topic>[a-z]+)(?= (?:ist|heisst)\b|:)",
    ),
    additive=(r"\b(?:auch|ausserdem|zusatzlich|nebenbei|weiterhin|immer noch|manchmal)\b", r"\bnoch eine?n?\b", r"\bsowohl\b"),
    conditional=("wenn", "falls", "sobald", "angenommen"),
    hedged=(
        r"\b(?:vielleicht|eventuell|moglicherweise|wahrscheinlich|wohl|konnten?|mochten?|uberleg\w+|plane|planen|hoffe|denke|glaube)\b",
        r"\b(?:will|wollen|werde|werden|soll|sollen|habe vor)\b",
    ),
    asks=("kannst du", "soll ich", "was", "wie", "warum", "welche", "wo", "wann", "gibt es", "ist es"),
    temporary=(
        r"\b(?:vorubergehend|erst ?mal|vorerst|ausnahmsweise|nur heute|diese woche|heute abend|im urlaub)\b",
        r"\bbis (?:\w+tag|\d|ende)\b",
    ),
    past=(r"\b(?:fruher|damals|ehemalige[rn]?|als kind)\b",),
    confirms=(r"\b(?:immer noch|weiterhin|nach wie vor|wie gesagt|nochmal)\b",),
    negated=(r"\b(?:nicht|keine?\w?|nie|niemals|ohne|hasse)\b",),
    not_yet=(r"\bnoch (?:nicht|keine?\w?)\b", r"\bwarte\w? auf\b"),
    indefinite=(r"^(?:eine?|manche|viele|leute|es gibt)\b",),
    copulas={"ist": "ist", "sind": "sind"},
    first_person=tuple("ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren".split()),
    pronouns=words("er sie es"),
    persons=words("er sie"),
    capitals_name=False,
    subject_verbs=words("""
        ist war hat hatte wohnt lebt arbeitet raucht trinkt isst mag liebt hasst spielt fahrt benutzt nutzt geht ging lernt spricht
        verkaufte kaufte zog wechselte will kann muss darf wird wurde s
    """),
    kin=kinship("""
        mutter/mama vater/papa bruder schwester sohn tochter frau mann oma/grossmutter opa/grossvater onkel tante cousin cousine
        neffe nichte freundin freund verlobter verlobte eltern chef/chefin kollege/kollegin nachbar/nachbarin mitbewohner/mitbewohnerin
        arzt/arztin zahnarzt/zahnarztin vermieter/vermieterin trainer/trainerin lehrer/lehrerin hund katze
    """),
    several=words("onkel tante cousin cousine freund freundin kollege nachbar mitbewohner"),
    roles=words("chef arzt zahnarzt vermieter trainer lehrer"),
    slots={
        "home": Slot(
            holds=(
                rf"\b(?P<who>[a-z]+) (?:wohne|wohnt|wohnen|lebe|lebt|leben) (?:{_NOW} |\w+ mit \w+ )?(?:in|im|am|bei) (?P<value>{_REST})",
                rf"\b(?P<who>[a-z]+) (?:bin|ist|sind) (?:\w+ ){{0,2}}nach (?P<value>{_PART}) (?:um)?gezogen\b",
            ),
            ends=(r"\bumgezogen\b",),
        ),
        "employer": Slot(
            holds=(rf"\b(?:arbeite|arbeitet|arbeiten) (?:{_NOW} )?(?:bei|fur) (?P<value>{_REST})",),
        ),
    },
    tastes=words("hasse hasst mag mogen liebe liebt"),
    measures=words("kg kilo gramm km meter cm minuten minute sekunden prozent liter"),
    currencies=words("euro dollar franken"),
    single=words("frist abgabe budget adresse preis miete gehalt dosis ziel limit maximum minimum telefonnummer"),
    exclusive=(
        rivals("links linke linken", "rechts rechte rechten"),
        rivals("erste ersten", "zweite zweiten", "letzte letzten"),
    ),
    uses=(r"\b(?:benutz\w+|nutz\w+|verwend\w+|mit|auf|unsere?|meine?|lauft|spiel\w*|trink\w*|hor\w*|ist)\b",),
    owns=(r"\b(?:habe|hat|haben|besitze)\b",),
)
