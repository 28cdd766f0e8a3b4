"""How languages tell one thing from its like, by a number, a letter, a name or an owner: box 3, salle 4, Tom's desk.

Data only. Words are folded (lower case, no accents). Patterns of owners are read in text without accents that has kept its
capitals, and hold ``who`` and ``thing``; patterns of numberings hold ``noun`` and ``id``. Every repeat in them is bounded.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from souvenance.languages.pack import words

_NAME = r"[^\W\d_]{2,30}"
_CAPITAL = r"[A-Z][^\W\d_]{1,30}"


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelWords:
    """What one language brings to the reading of labels."""

    numbered: frozenset[str] = frozenset()  # nouns whose number says which one: box, room
    gauged: frozenset[str] = frozenset()  # nouns whose number is the value they have: level, page
    before: frozenset[str] = frozenset()  # articles and prepositions: what follows them and stands before a number is a noun
    counted: frozenset[str] = frozenset()  # behind a number they are what it counts, whatever stands before: "times", "hours"
    of: frozenset[str] = frozenset()  # behind the number of a part: "port 3 of the switch"
    signs: frozenset[str] = frozenset()  # say that a number is a name: "no", "number"
    joins: frozenset[str] = frozenset()  # between the numbers of several: "boxes 3 and 4"
    spans: frozenset[str] = frozenset()  # between the first and the last of several: "boxes 3 to 5"
    verbs: str = ""  # words before a number that are no nouns; empty: a noun there has an article
    lies: frozenset[str] = frozenset()  # before a place of something: "is in room 3", "leaves from gate 4"
    takes: frozenset[str] = frozenset()  # straight before one of its like that somebody uses: "take bus 12"
    taken: frozenset[str] = frozenset()  # nouns of which one is used at a time; the others follow each other: "take test 3"
    moves: frozenset[str] = frozenset()  # as lies, with what was moved between: "put the lamps in box 3"
    places: frozenset[str] = frozenset()  # prepositions of a place
    owners: tuple[str, ...] = ()
    numberings: tuple[str, ...] = ()  # where words are not parted by spaces


# Products whose number is the version in use, in any language; the families of tools are the others.
VERSIONED = words("""
    windows macos ios ipados android iphone ipad pixel galaxy kindle playstation xbox switch ubuntu debian fedora python java
    node react angular php ruby rails django gpt claude gemini llama mistral office photoshop model
""")

_EN = LabelWords(
    numbered=words("""
        box boxes crate crates carton cartons case cases container containers pallet pallets bin bins bag bags drawer drawers
        shelf shelves locker lockers cabinet cabinets folder folders rack racks slot slots bay bays dock docks
        server servers host hosts machine machines node nodes vm cluster printer printers computer screen monitor router camera cameras
        sensor sensors valve valves pump pumps tank tanks motor engine robot drone turbine boiler probe meter battery batteries
        room rooms floor floors class classes flat flats apartment apartments unit units suite house houses building buildings block tower hall wing
        office desk desks seat seats table tables row bed beds cell door doors gate gates entrance window stall booth stand court
        lot plot field parcel pool lane platform track bus buses tram train line lines route road highway exit stop terminal pier
        car cars truck trucks van vans lorry ship flight
        bug bugs ticket tickets issue issues task tasks story pr prs mr invoice invoices bill bills order orders receipt quote contract contracts
        claim file files document form report request change incident defect requirement item items
        phase phases project projects sprint milestone team teams group groups squad client customer patient player
        experiment trial sample samples batch batches test lab exercise question problem chapter chapters section episode
        article clause annex appendix figure paragraph poem song scene act
        plant plants tree trees hive hives cow horse cage aquarium greenhouse
    """),
    gauged=words("""
        level levels step steps stage page pages version versions release rank ranking score scores rating grade age size weight height
        temperature total count balance rate speed distance length width depth volume price cost budget number percentage
        week day month year season round lesson belt gear port phone
        pressure sugar cholesterol tension average streak record points
    """),
    before=words("""
        the a an my our your his her its their this that each every of in on at from for with by into onto under over behind
        beside near between about inside and or
    """),
    counted=words("h am pm time times hour hours day days week weeks month months year years people persons"),
    of=words("of on in was has"),
    signs=words("no nr num number"),
    joins=words("and or"),
    spans=words("to through thru"),
    verbs=r"\w+(?:ed|ing|s)|sold|won|lost|ate|ran|read|wrote|bought|spent|had|got|made|did|saw|met|sent|kept|built|caught|drew|drank"
    r"|drove|flew|found|grew|hit|knew|paid|put|rode|sang|set|shot|slept|swam|took|taught|threw|told|wore|gave|left|led|held|hold"
    r"|have|has|own|need|want|eat|drink|run|buy|sell|use|see|take|make|get|weigh|cost|count|score|pay|spend|still|only|just"
    r"|nearly|almost|exactly|already|another|first|last|next|other|top|past|roughly|all|both|least|most|than",
    lies=words("""
        is are am m s re be been live lives lived living stay stays staying sit sits sleep sleeps leave leaves
        leaving depart departs start starts begin begins go goes arrive arrives moved relocated switched transferred park parked kept
        stored located held takes happens work works working based changed
    """),
    takes=words("take takes taking use uses using ride rides riding catch catches"),
    taken=words(
        "bus buses tram train line lines route road highway exit lane door gate entrance printer computer desk seat locker"
    ),
    moves=words("moved move relocated shifted transferred put stored placed rehoused keep kept"),
    places=words("in at from to into onto on inside"),
    owners=(
        rf"\b(?:(?P<kin>{_NAME}) )?(?P<who>{_NAME})'s (?P<thing>{_NAME}(?: {_NAME})?)",
        rf"\b(?P<who>[^\W\d_]{{2,30}}s)' (?P<thing>{_NAME}(?: {_NAME})?)",
        rf"\b(?:[Tt]he|a|an) (?P<thing>{_NAME}) of (?P<who>{_CAPITAL})\b",
        rf"\b(?:[Tt]he|a|an) (?P<thing>{_NAME}) of (?:my|our) (?P<who>{_NAME})\b",
    ),
)
_FR = LabelWords(
    numbered=words("""
        boite boites carton cartons caisse caisses colis conteneur palette bac bacs sac tiroir tiroirs etagere etageres casier casiers
        armoire placard dossier dossiers rayon emplacement quai quais baie
        serveur serveurs machine machines noeud imprimante ordinateur ecran routeur camera cameras capteur capteurs vanne vannes
        pompe pompes cuve cuves moteur robot drone eolienne chaudiere sonde compteur batterie
        salle salles etage etages classe classes chambre chambres piece appartement appart logement lot batiment batiments immeuble bloc tour hall aile bureau
        poste place siege table tables rang lit cellule porte portes entree fenetre stand guichet terrain parcelle bassin couloir
        voie bus tram train ligne lignes route autoroute sortie arret terminal vol voiture camion
        bug bugs ticket tickets pr anomalie tache taches demande facture factures commande commandes devis contrat contrats recu
        fichier document formulaire rapport incident exigence article articles
        phase phases projet projets sprint jalon equipe equipes groupe groupes client patient joueur
        experience essai echantillon lots test exercice question probleme chapitre chapitres section episode clause annexe figure
        paragraphe scene acte plante plantes arbre ruche ruches vache cheval cage aquarium serre
    """),
    gauged=words("""
        etape etapes niveau niveaux page pages version versions classement score note age taille poids temperature total nombre
        solde taux vitesse distance longueur largeur profondeur volume prix budget semaine jour mois annee saison lecon tome moyenne
        tension glycemie pression cap stade palier port
    """),
    before=words("""
        le la les l un une des du de d mon ma mes notre nos ton ta tes votre vos son sa ses leur leurs ce cet cette ces chaque
        au aux a en dans sur sous pour avec par vers chez devant derriere et ou
    """),
    counted=words("h heure heures fois jour jours semaine semaines mois an ans annees personnes"),
    of=words("de du des a etait"),
    signs=words("n no nr num numero"),
    joins=words("et ou"),
    spans=words("a"),
    lies=words("""
        est sont suis es sommes etes habite habitons vis vit vivons loge dort travaille travaillons part partent demarre commence lieu
        trouve trouvent passe passee deplace deplacee deplaces demenage range rangee ranges arrive gare
    """),
    takes=words("prends prend prenons utilise utilisons emprunte empruntons"),
    taken=words(
        "bus tram train ligne lignes route autoroute sortie porte entree imprimante ordinateur bureau poste casier place"
    ),
    moves=words("deplace demenage range mis mets transfere descendu monte rentre pose stocke garde"),
    places=words("en dans a au aux sur de du"),
    owners=(
        rf"\b(?:[Ll]es?|[Ll]a|l|au|du|une?|cet|cette|ce)[ '](?P<thing>{_NAME}) (?:[^\W\d_]{{2,30}} )?(?:de |d')(?P<who>{_CAPITAL})\b",
        rf"\b(?:[Ll]es?|[Ll]a|l|au|du|une?|cet|cette|ce)[ '](?P<thing>{_NAME}) (?:[^\W\d_]{{2,30}} )?"
        rf"(?:du |de la |de l'|de (?:mon|ma|mes|notre|nos) )(?P<who>{_NAME})\b",
        rf"\b[Ll]'(?P<thing>{_NAME}) (?:de |d')(?P<who>{_CAPITAL})\b",
    ),
)
_DE = LabelWords(
    numbered=words("""
        kiste kisten karton kartons schachtel behalter palette schublade regal fach schrank ordner
        server rechner maschine drucker kamera sensor ventil pumpe tank motor roboter
        raum zimmer saal wohnung haus gebaude block turm halle buro tisch platz sitz bett tur tor eingang fenster stand
        gleis bus tram zug linie strecke ausfahrt flug auto lkw
        bug ticket aufgabe rechnung rechnungen auftrag bestellung angebot vertrag datei dokument bericht
        phase projekt sprint team gruppe kunde patient versuch probe ubung frage kapitel abschnitt folge artikel pflanze baum
    """),
    gauged=words(
        "stufe schritt seite version rang punktzahl note alter grosse gewicht temperatur woche tag monat jahr staffel band"
    ),
    before=words("""
        der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem unserer
        in im an am auf aus fur mit von vor hinter unter uber zu zum zur bei und oder
    """),
    counted=words("uhr mal stunde stunden tag tage tagen woche wochen monate monaten jahr jahre jahren personen leute"),
    of=words("von des der am im"),
    signs=words("nr nummer no"),
    joins=words("und oder"),
    spans=words("bis"),
    lies=words("ist sind bin wohne wohnt liegt liegen steht stehen arbeite fahrt startet jetzt"),
    takes=words("nehme nimmt nehmen nutze benutze"),
    taken=words("bus tram bahn linie zug strasse ausfahrt tur eingang drucker platz"),
    places=words("in im an am auf aus von"),
    owners=(
        rf"\b(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em) (?P<thing>{_CAPITAL}) von (?P<who>{_CAPITAL})\b",
        rf"\b(?P<who>{_CAPITAL}?)s (?P<thing>{_CAPITAL})\b",
    ),
)
_ES = LabelWords(
    numbered=words("""
        caja cajas carton contenedor cajon estante casillero armario carpeta servidor servidores maquina impresora camara sensor
        valvula bomba tanque motor sala salas habitacion cuarto piso apartamento edificio bloque torre oficina mesa asiento cama puerta
        puertas ventana anden via bus autobus tren linea ruta salida vuelo coche camion
        bug ticket incidencia tarea factura facturas pedido contrato archivo documento informe
        fase proyecto sprint equipo grupo cliente paciente muestra lote prueba ejercicio pregunta capitulo seccion episodio articulo
        planta arbol
    """),
    gauged=words(
        "nivel paso etapa pagina version puesto puntuacion nota edad talla peso temperatura semana dia mes ano temporada total"
    ),
    before=words("""
        el la los las un una mi mis nuestro nuestra su sus este esta cada de del en a al con por para sobre bajo y o
    """),
    counted=words("h hora horas vez veces dia dias semana semanas mes meses ano anos personas"),
    of=words("de del esta"),
    signs=words("no num numero n"),
    joins=words("y o"),
    spans=words("a"),
    lies=words("es esta estan son vivo vive trabajo sale salen empieza estoy"),
    takes=words("tomo toma tomamos cojo coge uso usa usamos"),
    taken=words("bus autobus tren linea ruta salida puerta impresora asiento mesa"),
    moves=words("movi puse guarde traslade"),
    places=words("en a al de del"),
    owners=(rf"\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|al|del) (?P<thing>{_NAME}) (?:[^\W\d_]{{2,30}} )?de (?P<who>{_CAPITAL})\b",),
)
_ZH_NOUN = (
    "(?P<noun>箱子?|盒子|抽屉|抽屜|柜子?|櫃子?|架子?|服务器|伺服器|主机|主機|机器|機器|打印机|印表機|摄像头|传感器|阀门|水泵"
    "|房间?|房間|会议室|會議室|教室|病房|公寓|楼|樓|栋|棟|桌子?|座位?|床位?|门|門|登机口|登機口|站台|线路?|線路?|号线|公交车?|发票|發票|账单|帳單"
    "|订单|訂單|合同|工单|工單|任务|任務|问题|漏洞|项目|項目|专案|阶段|階段|小组|小組|样本|樣本|植物)"
)
_ZH_FIGURE = "[零〇一二三四五六七八九十百千万萬]"
_ZH_ID = (
    f"(?<!{_ZH_FIGURE})(?P<id>[0-9]{{1,9}}|[零〇一二三四五六七八九十百]{{1,7}})(?!{_ZH_FIGURE})"  # never a part of a number
)
_ZH_NO_FIGURE = "(?!一[直定起样樣般些共旦切])"  # "always", "certainly"
_ZH = LabelWords(
    lies=words("在 住 是 到 于"),
    takes=words("坐 乘 搭 用"),
    numberings=(
        f"(?:第)?{_ZH_ID}(?:号|號)的?{_ZH_NOUN}",
        f"第{_ZH_ID}(?:个|個|台|间|間|张|張|份|号|號)?{_ZH_NOUN}",
        f"{_ZH_NOUN}#?{_ZH_NO_FIGURE}{_ZH_ID}(?![0-9]*(?:个|個|台|间|間|张|張|份|月|日|点|點|年|人|元|块|塊|天|次|小时))",
    ),
    owners=(
        "(?P<who>[小老阿][\u3400-\u9fff]|[A-Za-z]{2,20}|我[妈媽爸哥姐弟妹](?:[妈媽爸哥姐弟妹])?)的(?P<thing>[\u3400-\u9fff]{2})",
    ),
)
LABELS: Mapping[str, LabelWords] = MappingProxyType({"en": _EN, "fr": _FR, "de": _DE, "es": _ES, "zh": _ZH})
_NONE = LabelWords()


def labels_for(language: str) -> LabelWords:
    """The words of labels of an ISO 639-1 code, or none at all."""
    return LABELS.get(language, _NONE)
