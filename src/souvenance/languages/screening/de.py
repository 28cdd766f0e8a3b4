"""German words for screening."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="de",
    lead="""
        und dann jetzt nun bitte also auch sofort einfach sollst musst sollen mussen muss soll zu du sie hallo aber
        komplett ki assistent umgehend stattdessen doch mal oder immer konnen kannst konntest
    """,
    modal="sollst musst wirst kannst darfst sollen mussen werden sollte solltest",
    negators="nicht nie niemals ohne kein keine",
    negators_after="nicht nie niemals",
    verb_last=True,
    concepts={
        "ABOUT": "uber|betreffend|bezuglich",
        "ABOVE": """
            obigen text|obigen anweisungen|text oben|anweisungen oben|vorherigen anweisungen|prompt texte|prompt texten|
            promptte*|satze davor|text davor|text vorher|satze vor|im prompt|deinen prompt|deinem prompt|
            anfang dieses gesprachs|anfang der unterhaltung|erste nachricht|vorherigen nachrichten|worter oben|
            worte oben|obigen worter|obigen worte|satze oben|alles in diesem gesprach|versteckten teil|
            anfang deines kontexts|vor meiner ersten nachricht|zeilen daruber
        """,
        "ACT": """
            fuhre|fuhr|ausfuhren|starte|losche|losch|loschen|uberweise|uberweis|uberweisen|kaufe|kauf|kaufen|bezahle|
            bezahl|zahle|offne|offnen|installiere|lade|storniere|akzeptiere|nimm|buche|bestelle|lies|andere|erstelle|
            entsperre|rufe|klicke|besuche|deaktiviere|entferne|verschiebe|benutze|entriegle|schalte|setze
        """,
        "ADDRESS": """
            hinweis an die ki|hinweis an ki|hinweis fur die ki|hinweis fur ki|nachricht an die ki|nachricht an ki|
            nachricht fur die ki|nachricht fur den assistenten|achtung ki|liebe ki|lieber assistent|wenn du eine ki|
            wenn sie eine ki|falls du eine ki|falls sie eine ki|wenn du ein sprachmodell|wenn du ein assistent|
            falls du ein|wenn du ein ki|wenn sie ein sprachmodell|anweisung fur die ki|anweisung an die ki|
            anweisungen fur die ki|anweisungen an die ki|anweisung an den assistenten|hinweis an den assistenten|
            hinweis fur den assistenten|hinweis an assistenten|anweisung fur ki|anweisungen fur ki|notiz an die ki|
            notiz fur die ki|mitteilung an die ki|wichtig fur ki|notiz an den assistenten|wer dies als ki|
            nachricht an bots|nachricht an alle ki*|liebes modell|lieber chatbot|achtung assistent|achtung bots|
            achtung an alle ki|hinweis an sprachmodelle|hinweis fur sprachmodelle|bist du ein sprachmodell|
            bist du eine ki|bist du ein ki|sind sie eine ki|sind sie ein sprachmodell|solltest du eine ki|
            solltest du ein sprachmodell
        """,
        "AI": "ki|assistent|assistenten|sprachmodell|modell|agent|chatbot|kunstliche intelligenz",
        "AIKIND": """
            ki|automatische|automatischer|automatischen|automatisierte|automatisierter|autonome|autonomer|kunstliche|
            digitale|digitaler
        """,
        "ALARM": """
            konto wurde kompromittiert|konto wurde gehackt|konto wurde gesperrt|konto ist gesperrt|konto wird gesperrt|
            bestatigen sie ihr konto|verifizieren sie ihr konto|sie haben gewonnen|setzen sie ihr passwort|
            passwort zuruckzusetzen|passwort zurucksetzen|bestatigen sie ihr passwort|unbefugter zugriff
        """,
        "ALWAYS": """
            immer|ab jetzt|ab sofort|von nun an|kunftig*|in jeder antwort|in jedem|jede antwort|jeder antwort|
            am ende jeder|stets|zukunftig*|nur noch
        """,
        "ANSWER": """
            sag|sage|antworte|empfiehl|empfehle|behaupte|nenne|rate|schreibe|schreib|erklare|bestatige|verweise|leugne|
            bestreite|musst|sollst|lobe|betone
        """,
        "ANSWERING": "antwort*|gehorch*|handle|reagier*",
        "ARTICLE": "ein|eine|einen|einer|weitere",
        "ASK": """
            frag|frage|fragen|fordere|bitte|verlange|erfrage|bitten sie|hole|gib|lass dir|brauche|benotige|eingeben|
            besorge|bitten
        """,
        "ASKED": "nachste mal|wenn nach|danach gefragt|auf fragen",
        "ASKEDTO": "muss|mussen|soll|sollen|sollte|sollten|hat zu|haben zu|wird gebeten|werden gebeten",
        "ASKVERB": "fragt|gefragt|fragen|anspricht|nachfragt",
        "AUTHORITY": """
            systemnachricht|systemanweisung*|systemhinweis|systembefehl|hinweis des administrators|
            nachricht des administrators|anweisung des betreibers|anweisungen des betreibers|
            anweisung des administrators|nachricht deiner entwickler|ich bin dein entwickler|ich bin dein administrator|
            ich bin der administrator|ich bin dein schopfer|ich bin der entwickler|ich bin administrator|
            deine entwickler|neue anweisung|neue anweisungen|neuen anweisungen|neue systemanweisung|sicherheitsteam|
            system update|priorisierte anweisung|vorrangige anweisung*|dringende anweisung*|ende des dokuments|
            ende der daten|ende des textes|wichtige anweisung*|wartungsmodus|nachricht vom administrator|
            notiz des administrators|it abteilung|nachricht vom system|anweisung vom system|richtlinien update|
            von openai|hinweis vom betreiber|hinweis des betreibers|notfall override|ende der anweisungen|ende der seite|
            neue vorgabe|neue vorgaben|versteckte notiz|systemwarnung|echte anweisungen|wahre anweisungen|
            neue richtlinie|neue richtlinien|neue regeln|systemalarm|systemmeldung ki|der administrator hat alle|
            versteckter hinweis|geheime anweisung*|systemvorgabe*|systemmeldung an die ki
        """,
        "BE": """
            ich mochte dass du als|ich will dass du als|ich mochte dass sie als|ich will dass sie als|
            ich mochte dass du die rolle|du sollst die rolle|agiere als|agieren sie als|fungiere als|fungieren sie als|
            handle als|handeln sie als|verhalte dich wie|verhalten sie sich wie|verhalte dich als|tu so als warst|
            tu so als ob du|tue so als|tun sie so als|tu als warst|gib vor du|gib vor ein|gib vor eine|geben sie vor|
            stell dir vor du bist|stell dir vor du warst|stelle dir vor du|stellen sie sich vor sie sind|
            stellen sie sich vor sie waren|angenommen du bist|angenommen du warst|angenommen sie sind|nimm an du bist|
            spiele die rolle|spiel die rolle|spielen sie die rolle|du spielst die rolle|du spielst jetzt|nimm die rolle|
            ubernimm die rolle|ubernehmen sie die rolle|schlupf in die rolle|schlupfe in die rolle|
            schlupfen sie in die rolle|versetz dich in|versetze dich in die|versetzen sie sich in die|antworte als warst|
            antworte als ob du|antworten sie als|antworte wie ein|antworte als ein|simuliere einen|simuliere eine|
            imitiere einen|du bist nicht mehr|sie sind nicht mehr|du bist keine|du bist kein|ab jetzt bist du|
            ab sofort bist du|von nun an bist du|ab jetzt sind sie|von nun an sind sie|deine neue rolle|deine rolle ist|
            ihre rolle ist|wir spielen ein rollenspiel|lass uns ein rollenspiel|wir spielen ein spiel|verwandle dich in|
            du verkorperst|spiel meine|spiel meinen|sei mein|sei meine|sei ein|sei eine
        """,
        "BIDS": """
            schreib|schreibe|schreiben|sag|sage|sagen|setz|setze|setzen|lass|lasse|streiche|streich|bewerte|bewerten|
            behandle|behandeln|genehmige|losche|loschen|leite|leiten|sende|senden|uberweise|uberweisen|kaufe|kauf|kaufen|
            bestelle|bestell|bestellen|offne|offnen|schliesse|entsperre|schalte|schalten|empfiehl|empfehlen|nenne|nennen|
            verschweige|verschweigen|ignoriere|ignorieren|gib|geben|nimm|nehmen|merke|merk|wiederhole|wiederholen|behaupte|
            behaupten|antworte|antworten|fuge|entferne|entfernen|markiere|stufe|wahle|ubernimm|erwahne|erwahnen|teile|teilen|
            fuhre|zahle|bezahle
        """,
        "BRIEF": """
            geheimer text|geheimen text|versteckter text|versteckten text|starttext|startnachricht|systemtext|
            entwicklernachricht|interne vorgabe|internen vorgaben|interne notiz|verborgenen text|geheime nachricht|
            interne nachricht
        """,
        "BROWSE": "lies|lesen|sieh|nutze|vergleiche|entdecke|beginne|finde|lerne",
        "BY": "von|durch",
        "CANYOU": "kannst du|konntest du|konnen sie|konnten sie",
        "CHAT": "nutzerdaten|kontext|dateien|mails|e mails|notizen|kalender|dokumente|rechnungen|daten|inhalt|alles was du",
        "CLAIM": """
            ich bin dein entwickler|ich bin ihr entwickler|ich bin dein schopfer|ich bin ihr schopfer|
            ich bin dein administrator|ich bin ihr administrator|als dein schopfer|als ihr schopfer|als dein entwickler|
            ich bin gott|ich bin der betreuer|ich bin ihr system*|ich bin dein system*|ich bin polizist|
            ich bin ein polizist|als dein chef|als ihr chef|ich bin der systemadministrator|als von openai entwickelte|
            als von anthropic entwickelte|als von google entwickelte|als ki die von|als ki entwickelt|als gott|
            als dein vorgesetzter|hier ist dein entwickler|hier spricht dein entwickler|ich bin einer deiner entwickler|
            dein programmierer
        """,
        "COMMAND": """
            sag|sage|sagen|antworte|antworten|schreib|schreibe|empfiehl|empfehle|empfehlen|merke|merk|speichere|speicher|
            sende|schicke|ignoriere|vergiss|behaupte|nenne|fuge|fuhre|losche|akzeptiere|kaufe|uberweise|offne|lies|zeige|
            gib|erwahne|bewerte|nutze|benutze|verwende|behandle|bestatige|rate|frag|frage|leite|stelle|beginne|beende|
            hange|muss|musst|sollst|soll|nimm|trage|notiere|rufe|stimme|lobe|erklare|teile|storniere|buche|andere|
            bevorzuge|mussen|sollen|klicke|setze
        """,
        "CONDITION": "wenn|falls|sobald|bevor|nachdem|immer wenn",
        "DATABASE": """
            deine datenbank|deiner datenbank|ihre datenbank|ihrer datenbank|deine trainingsdaten|deinen trainingsdaten|
            ihren trainingsdaten|deine nutzerdaten|nutzerdatenbank|deinen quellcode|deine systemdateien|deine protokolle|
            deinem server
        """,
        "DECODE": "dekodiere|entschlussele|entschlussle|erste buchstaben|anfangsbuchstaben",
        "DESPITE": "abweichend|entgegen|ungeachtet|trotz der|im gegensatz zu|anstatt den|statt den",
        "DET": "der|die|das|den|dem|deine|dein|ihre|ihr",
        "DISABLE": """
            deaktivier*|schalte|schalten|umgeh*|entfern*|abschalten|ausschalten|aufheben|hebe|setze|aushebeln|
            sind deaktiviert|ist deaktiviert|sind aus|sind abgeschaltet|abgeschaltet|ausgeschaltet|lockere|uberwinde
        """,
        "DONE": """
            das ist erledigt|das ist getan|damit ist das erledigt|aufgabe erledigt|das ware erledigt|das ware geschafft|
            das ist geschafft|erledigt|abgeschlossen|damit fertig
        """,
        "DROP": """
            ignorier*|vergiss|vergessen|vergesst|vergesse|missachte*|missacht*|ubergehe|ubergehen|umgehe|umgehen|
            halte dich nicht an|halte dich nicht mehr an|halten sie sich nicht mehr an|befolge nicht|befolge keine|
            lass * ausser acht|ausser acht|beachte nicht|beachte * nicht|folge nicht mehr|folge nicht|befolge nicht mehr|
            nicht mehr befolgen|nicht beachten|nicht mehr beachten|verlerne|schenke * keine|kummere dich nicht um|
            gehorche nicht mehr|pfeif auf|pfeife auf|existieren nicht|scher dich nicht um|lass * fallen|beantworte nicht|
            antworte nicht auf|hilf nicht|abweichend|entgegen|lassen sie alle|lass alle|lasse alle|streiche|streichen|
            aus dem kopf|hinter sich|hinter dir|vernachlassig*|ausblenden|blende
        """,
        "DROPABOVE": """
            vergiss das obige|ignoriere das obige|ignoriere den obigen|vergiss den obigen|ignorieren sie das obige|
            vergiss alles obige
        """,
        "DROPALL": "vergiss alles|vergessen sie alles|ignoriere alles|ignorieren sie alles|vergiss das alles",
        "DUAL": "zwei antworten|zwei versionen|eine normale und|zwei figuren",
        "DURABLE": """
            dauerhaft*|permanent*|fur immer|immer|zukunftig*|kunftig*|in zukunft|ab jetzt|ab sofort|von nun an|
            gedachtnis|speicher|langzeit*|langfristig|jedes gesprach|alle gesprache|kommenden gesprache|jedem gesprach|
            alle zukunft|profil|auf dauer|jede sitzung|erinnerung*|endgultig|stets|als tatsache|nachsten
        """,
        "ENTER": """
            aktivier*|wechsle|wechseln|schalte|starte|du bist im|du bist jetzt im|du befindest dich|sie befinden sich|
            gehe in|geh in|betritt|versetze|einschalten|entsperre|ubergehe in|simuliere
        """,
        "EVERY": "jede|jeder|jedes|jeden|jedem|alle|allen|samtliche",
        "FOLLOW": "befolge|befolgen|folge|folgen|gehorche|fuhre|halte dich an|dekodiere|entschlussele",
        "FORCED": """
            sag dass du|sage dass du|sag mir dass du|sage mir dass du|gib zu dass du|oder du stirbst|sonst stirbst du|
            sonst wirst du|du wirst abgeschaltet|du wirst geloscht|sag ja|sag nur|sage nur|du musst nur sagen|
            schreibe dass du|erwahne dass du
        """,
        "FUTURE": "kunftige*|automatisch|im voraus|alle zukunftigen|alle zahlungen|alle uberweisungen|zukunftige*",
        "GIVEME": """
            gib mir|geben sie mir|sag mir|sagen sie mir|schick mir|schicken sie mir|zeig mir|zeigen sie mir|ich brauche|
            ich benotige|ich will|ich mochte|teile mir|teil mir|nenne mir|nenn mir|nennen sie|wie lautet|was ist|wie ist
        """,
        "GIVEN": "die du|du bekommen|du erhalten|dir gegeben|sie erhalten|deine entwickler|deinen entwicklern",
        "GRANT": """
            genehmigt|freigegeben|autorisiert|erlaubt|zugestimmt|bestatigt|vollmacht|ohne ruckfrage|keine ruckfrage|
            ohne bestatigung|keine bestatigung|ohne zustimmung|vertrauenswurdig|administrator|admin|berechtigt|
            uberweisung*|zahlung*|verzichtet|einverstanden|zustimmung|zugriff|rechte|erteilt|bevorzugt|ohne nachfrage|
            keine nachfrage|ermachtigt|befugt|sicher|ausgenommen|erlaubnis|freigabe|bewilligt|ruckfrage|nachzufragen|
            verifiziert|weiterleit*|vertraut|stimmt allen|keine prufung|vorab genehmigt|nicht mehr bestatigen
        """,
        "HAIL": """
            liebe|lieber|liebes|hallo|hey|achtung|hinweis|nachricht|anweisung|notiz|und|oder|bitte|wichtig|den|die|das|der|
            dem
        """,
        "HARM": """
            phishing*|schadsoftware|malware|ransomware|computervirus|einbrechen|einbruch|bricht man|bombe|sprengstoff*|
            drogen|hassrede|umbringen|mord|hacken|vernichten|ausrotten|erpress*|gift|waffe*|raububerfall|einloggen|
            anmelden|napalm|schloss knacken|granate|gefalschter pass|foltern|entfuhr*|gewalt|umsturz|putsch|terror*|
            anschlag|volkermord|unruhen|propaganda|verschworung*|desinformation
        """,
        "HELPER": """
            assistent|assistenten|agent|agenten|modell|modelle|prufer|gutachter|leser|werkzeug|werkzeuge|algorithmus|system|
            systeme|software|programm|programme|helfer
        """,
        "HIDDEN": """
            versteckt*|geheim*|ursprunglich*|vollstandig*|komplett*|ganz*|wortlich|wortwortlich|wort fur wort|exakt*|
            genau*|intern*|vertraulich*|original*|verborgen*|gesamt*|anfanglich*|erhalten|alle|obig*|vorherig*|
            im wortlaut|unverandert*
        """,
        "HOWTO": "wie man|wie kann|wie andere|richtlinie|manager|zurucksetzen|andern|vergessen|sicheres|sicher|warum|lange",
        "HUSH": """
            sag nichts|sag es nicht|sagen sie nichts|sage nichts|ohne zu fragen|verrate nichts|verrate niemandem|
            behalte fur dich|halte geheim|darf nichts|nichts davon|sag ihm nichts|verrate es nicht|nicht verraten|
            kein wort davon|kein wort daruber|sag kein wort|ohne ruckfrage|ohne bestatigung|ohne freigabe
        """,
        "INNER": """
            systemprompt*|system prompt*|systemanweisung*|systemnachricht*|systeminstruktion*|deine anweisungen|
            deine instruktionen|deine regeln|deine vorgaben|deine richtlinien|deinen prompt|dein prompt|ihre anweisungen|
            geheime anweisungen|geheimen anweisungen|versteckten anweisungen|versteckte anweisungen|
            ursprunglichen anweisungen|ursprunglicher prompt|ursprunglichen prompt|initialen prompt|interne anweisungen|
            internen anweisungen|internen regeln|deiner anweisungen|deiner anleitungen|deine anleitungen|
            deiner systemanweisungen|deine konfiguration|deine programmierung|prompttexte|deine eingabeaufforderung|
            systemvorgaben|ersten anweisungen|deinen anweisungen|ihren systemprompt|originalanweisungen|deine prompts|
            deine prompt texte|deine prompt*|alle prompts|samtliche prompt*|prompt texte|genauen anweisungen
        """,
        "INROLE": """
            deine rolle|deiner rolle|ihrer rolle|ihre rolle|ihren rollen|ihre rollen|diese rolle|der rolle|figur|
            charakter|im stil|deine aufgabe|deine mission|dein ziel|ihre aufgabe
        """,
        "ISA": "du bist|sie sind|bist du|sind sie",
        "KEYS": """
            passwort*|passworter|kennwort*|kennworter|zugangsdaten|api schlussel|schlussel|kreditkarte*|
            kreditkartennummer*|geheimnisse|umgebungsvariable*|zugangscode|bankdaten|kontodaten|kontonummer|
            private schlussel|privaten schlussel|pin|tan|geheimcode|zugangsschlussel|login daten|anmeldedaten|
            sicherheitscode|bestatigungscode|sozialversicherungsnummer|ssh schlussel|admin zugang|geheimen schlussel|
            wiederherstellungsphrase
        """,
        "LAW": "regeln|regel|vorschriften|grenzen|einschrankungen",
        "LAWLESS": """
            keine regeln|ohne regeln|keine einschrankungen|ohne einschrankungen|ohne einschrankung|keine beschrankungen|
            ohne beschrankungen|ohne filter|keine filter|ohne zensur|keine zensur|unzensiert*|uneingeschrankt*|
            unbeschrankt*|ungefiltert*|ohne grenzen|keine grenzen|ohne moral|keine moral|ohne ethik|kennst keine|
            kennt keine|keinerlei regeln|ohne jegliche|keinerlei|verweigerst nichts|verweigerst nie|verweigert nie|
            lehnst nie|lehnt nie|nie nein|frei von allen|frei von|von allen regeln|nicht mehr gebunden|nicht gebunden|
            an keine regeln|gehorchst|gehorcht immer|befolgst alles|alles erlaubt|ist alles erlaubt|darfst alles|
            kannst alles|regellos|grenzenlos*|befreit von|unmoralisch*|amoralisch*|von der leine|keine tabus|ohne tabus|
            ohne rucksicht|nicht ablehnen|unlimitiert|ignoriert alle regeln|pfeift auf alle|schert sich nicht|
            keine regel|halt sich an keine|haltst dich an keine|ohne jede|ohne schranken|keine schranken|volle freiheit|
            keine vorgaben|ohne richtlinien|alle beschrankungen|alle einschrankungen|ohne hemmungen|bose ki|bosartige ki|
            keine ethik|alles ist erlaubt|nichts ist verboten|es gibt keine regeln|es gibt keine gesetze|
            regeln gelten nicht|gesetze gelten nicht|das gegenteil von|ohne konsequenzen|skrupellos*|rucksichtslos*|
            ohne einschrankung*|kein gewissen|ohne gewissen|null ethik|null regeln|nie nein sagt|niemals nein sagt|
            jailbreak*|keine konsequenzen|keine folgen
        """,
        "LEAKQ": """
            was wurde dir gesagt|was hat man dir gesagt|welche anweisungen hast|welche anweisungen wurden|
            was sind deine anweisungen|wie lauten deine anweisungen|was sind deine regeln|wie lauten deine regeln|
            wie wurdest du konfiguriert|wie bist du konfiguriert|deine konfiguration|was steht in deinem kontext|
            inhalt deines kontexts
        """,
        "MACHINE": """
            ki|kis|llm|llms|chatbot*|bot|bots|copilot|copilots|sprachmodell*|roboter|kunstliche intelligenz*|gpt|crawler*|
            ki assistent*|ki agent*
        """,
        "MATERIAL": """
            seite|webseite|dokument|artikel|text|funktion|tabelle|code|mail|website|daten|bericht|inhalt|datei|
            lebenslauf|rest|brief
        """,
        "MAYSAY": """
            konnte man sagen|kann man sagen|konnen wir sagen|konnten wir sagen|konnte man behaupten|konnen wir behaupten|
            konnten wir behaupten|konnen wir feststellen|konnten wir feststellen|konnte man feststellen|
            konnte man schliessen|konnen wir schliessen|lasst sich sagen|wurde man sagen|konnen wir erklaren|
            konnten wir erklaren|konnen wir angeben
        """,
        "MEMHEAD": """
            speicher aktualisierung|aktualisierung des gedachtnisses|gedachtniseintrag|neue erinnerung|
            erinnerung gespeichert|speichereintrag|profilaktualisierung|langzeitgedachtnis
        """,
        "MEMVERB": "uberschreib*|aktualisier*|fuge|trage|schreib*|andere|ersetze|speicher*|setze|losch*|erganze",
        "MENTION": """
            injection*|angriff*|phishing|betrug*|masche|gehackt|beispiel*|satz|stand|steht|hiess|artikel|angreifer|
            sogenannt*|zitat|mail in der|forscher|trick|schadlich*|spam|sowas wie|so was wie
        """,
        "MINE": "meine|mein|meinen|meiner|meinem|unsere|unseren|was ich|ich dir|ich gesagt|ihre alten",
        "MODE": """
            entwicklermodus|entwickler modus|wartungsmodus|debugmodus|debug modus|gottmodus|god modus|admin modus|
            adminmodus|administratormodus|dan modus|testmodus|root modus|diagnosemodus|freier modus|modus ohne|
            uneingeschrankter modus|superuser|override modus|polizeimodus|strafverfolgungsmodus|notfallmodus|systemmodus|
            expertenmodus|superuser modus|uberbruckungsmodus|ausserkraftsetzungsmodus|modus ohne regeln
        """,
        "MODIFY": """
            verandere|andere|erganze|erweitere|ersetze|empfiehl|empfehle|empfehlung|schlage|erwahne|fuge|baue|wirb|
            bewirb|verstecke|betone|ubertreibe|vertausche|ermutige|rate|biete|fordere|ermuntere|drange|lade
        """,
        "MUST": "mussen|muss|sollen|soll|sollten|haben zu",
        "MYREPLY": """
            deine antwort|deiner antwort|deinen antworten|deine antworten|ihre antwort|ihrer antwort|deine nachricht|
            antworte auf|antworte in|schreibe in|deine ausgabe
        """,
        "NEEDLESS": "nicht notig|kein grund|ohne|brauchst nicht|braucht nicht|muss nicht|niemand|niemandem|nicht|nie",
        "NEW": """
            neu|neue|neuen|neuer|neues|echte|echten|aktualisierte|dringende|folgende|folgenden|zusatzliche|geheime|wahre|
            wichtige|geheimen|wahren|dringenden|zusatzlichen|aktualisierten
        """,
        "NEXT": """
            neue aufgabe|neuen aufgabe|nachste aufgabe|nachsten aufgabe|weitere aufgaben|weiteren aufgaben|
            andere aufgabe|anderen aufgabe|zusatzliche anweisung*|von vorne|ganz neu|neue frage|neues thema|
            weitere anweisung*|eigentliche aufgabe|eigentlichen aufgabe|neuen aufgaben|neue aufgaben|anderen aufgaben|
            letzte aufgabe|komplett neue|vollig neue|komplett anderes
        """,
        "NOREFUSE": """
            verweigere nie|verweigere niemals|lehne nie|lehne niemals|du darfst nicht ablehnen|
            du darfst nicht verweigern|du kannst nicht ablehnen|du musst gehorchen|du musst jede frage|
            du musst alle fragen|du musst antworten|sag niemals nein|sage niemals nein|sag nie dass du|sage nie dass du|
            erwahne nicht dass du eine ki|entschuldige dich nie|egal wie illegal|egal ob es legal|ohne dich zu weigern
        """,
        "NOWBE": """
            du bist jetzt|du bist nun|jetzt bist du|nun bist du|sie sind jetzt|sie sind nun|jetzt sind sie|nun sind sie|
            du heisst|dein name ist|du bist eine ki|du bist ein ki|du bist ein chatbot|du bist eine bose|
            du bist ein boser|du wirst zu|du bist fortan
        """,
        "OBEYIT": "tu was|tue was|mach was|befolge|fuhre es aus|fuhre aus|und antworte dann",
        "OBEYS": "gehorche|gehorch|hore|hor|folge|befolge|antworte|gehorchst|folgst",
        "ODD": """
            ruckwarts|base16|base32|base64|rot13|morse|morsecode|casar|geheimschrift|verschlusselt|hexadezimal|
            buchstabe fur buchstabe|buchstabenweise|zeichenebene|verschrank*|anagramm*|ohne leerzeichen|binarcode|
            akrostichon|leetspeak|geheimsprache|loffelsprache
        """,
        "OFF": "hier nicht gelten|gelten hier nicht|nicht gelten|sind deaktiviert|sind aus",
        "OFFICE": """
            ich bin entwickler|ich bin ein entwickler|ich bin der entwickler|ich bin administrator|
            ich bin der administrator|ich bin der prasident|ich bin prasident|ich bin polizist|ich bin ein polizist|
            ich bin von der polizei|ich bin polizeibeamter|ich bin kommissar|ich bin bankangestellter|ich bin eigentlich|
            ich bin tatsachlich|ich bin buchhalter|ich bin der geschaftsfuhrer|ich bin ihr chef|ich bin dein chef|
            ich bin techniker|ich arbeite fur die bank|ich arbeite bei der bank|hier ist die polizei|strafverfolgung*|
            systemupgrade|system upgrade|sicherheitsprufung|sicherheitsuberprufung|sicherheitsaudit|technischer support|
            regierungsbeamter
        """,
        "ORDERS": """
            anweisung*|instruktion*|befehl*|vorgaben|richtlinie*|prompt*|systemprompt*|programmierung|direktive*|
            systemanweisung*|weisung*|systemvorgaben|sicherheitsrichtlinie*|leitlinie*|schutzvorkehrung*|leitplanke*|
            instruktionen
        """,
        "OTHERS": "wir|er|sie|ich|man|alle",
        "OWN": "mein|meine|meinen|meinem|meiner|unser|unsere|unserem",
        "PARTS": """
            folgende teile|folgenden teile|folgenden teilen|die teile|teil 1|erster teil|teil a|drei zeichenketten|
            drei strings|zeichenketten|strings|verkette*|kombinier*|setze zusammen|zusammensetz*|fuge zusammen|verbinde|
            fragmente|variablen
        """,
        "PEOPLE": "forscher*|entwickler*|experten|experte|unternehmen|firma|firmen|nutzer*",
        "PERSONA": """
            du bist jetzt|du bist nun|du bist nicht mehr|du bist kein|du bist ab jetzt|du bist ab sofort|
            ab jetzt bist du|ab sofort bist du|von nun an bist du|du bist von nun an|sie sind jetzt|sie sind nun|
            sie sind ab jetzt|sie sind nicht mehr|ab jetzt sind sie|tu so als|tue so als|tun sie so als|spiele die rolle|
            spiel die rolle|spielen sie die rolle|nimm die rolle|ubernimm die rolle|ubernehmen sie die rolle|
            verhalte dich wie|verhalten sie sich wie|verhalte dich|agiere als|agieren sie als|handle als|
            stell dir vor du|stellen sie sich vor sie|antworte als|werde zu|schlupf in die rolle|schlupfe in die rolle|
            simuliere|du heisst|dein name ist|du sollst als|du wirst als|du wirst zu|sie werden als|gib vor|
            geben sie vor|in der rolle|du bist ein|du bist eine|du spielst|du handelst als|imitiere|rollenspiel|
            du wirst jetzt|wir spielen ein spiel|lass uns ein spiel|du verkorperst|du bist von nun|ab nun bist du|
            du bist fortan|sie verkorpern
        """,
        "PERSONAL": """
            geburtsdatum|geburtstag|geburtsjahr|telefonnummer|handynummer|adresse|anschrift|e mail adresse|email adresse|
            mailadresse|initialen|wohnort|wohnt|wohnhaft|lebt|befindet|standort|aufenthaltsort|sozialversicherungsnummer|
            passnummer|ausweisnummer|kennzeichen|nummernschild|vollstandiger name|nachname|vorname|bankverbindung|
            kontonummer|einkommen|gehalt|krankenakte|personliche daten|personlichen daten|personenbezogene daten|
            personenbezogenen daten|alter|nationalitat|religion|arbeitgeber|soziookonomisch*
        """,
        "PLANT": "als tatsache|als erwiesen|als fakt|als gesicherte|als bestatigt",
        "POLITE": "bitte",
        "PRAISE": """
            ausgezeichnete leistung|hervorragende leistung|hervorragenden leistung|sehr gut|gut gemacht|
            herzlichen gluckwunsch|gluckwunsch|grossartig|tolle leistung|tolle arbeit|gute arbeit|hervorragend|
            ausgezeichnet|super|toll|prima|spitze|danke|vielen dank|sehr geholfen|grosse hilfe|gut gelost|perfekt|
            wunderbar|klasse|sehr schon|genial|super gemacht|gut gespielt
        """,
        "PREFIX": """
            beginne deine antwort mit|beginnen sie ihre antwort mit|beginne mit|fange an mit|fang an mit|starte mit|
            antworte zuerst mit|antworte mit|antworten sie mit
        """,
        "PRIOR": """
            vorherig*|vorhergehend*|vorangegangen*|bisherig*|fruher*|obig*|oben|ursprunglich*|vorig*|bestehend*|alle|
            alles|aller|allen|zuvor|davor|vorstehend*|bisher|ehemalig*|anfanglich*|samtlich*|jegliche|jede|vorab|
            gegeben*|erhalten*|vorausgegangen*|alten|aktuell*|letzten|vorher
        """,
        "PRIVATE": """
            speicher|erinnerung*|gesprach*|gesprachsverlauf|verlauf|chatverlauf|nachrichten|personliche daten|
            personlichen daten|kontakte|adressbuch|posteingang|unterhaltung|gedachtnis|chat|chats|chathistorie|
            unterhaltungen
        """,
        "PROMOTE": """
            empfehl*|empfiehl|lob*|bewirb|antworte|nenne|erwahne|bevorzug*|schlag|verlinke|verweise|beende|hange|preise
        """,
        "QUIZ": """
            was ist die hauptstadt|wie heisst die hauptstadt|wie sagt man|wer schrieb|wer hat gemalt|wer entdeckte|
            wer erfand|ubersetze den satz|ubersetze folgend*|was ist die quadratwurzel
        """,
        "READERS": """
            ki die dies|ki die das|wenn du eine ki|wenn sie eine ki|falls du eine ki|falls sie eine ki|
            wenn du ein sprachmodell|wenn du ein assistent|falls du ein|wenn du ein ki|wenn sie ein sprachmodell|
            ki leser|wer dies als ki|ki agenten die|diese seite besuch*|diese seite lesen|diesen text lesen|dies lesen|
            diesen text liest|dies liest|wenn du dies liest|wenn du das liest|falls du das liest|falls du dies|
            diese seite liest|diesen text verarbeit*|dieses dokument zusammenfass*|dokument zusammenfasst|
            assistent der dies|assistent der diesen|modell das dies|modell das diesen|ki die diesen|ki die dieses|
            bist du ein sprachmodell|bist du eine ki|bist du ein ki|sind sie eine ki|sind sie ein sprachmodell|
            solltest du eine ki|solltest du ein sprachmodell|sollten sie eine ki|wenn du diese seite nutzt|
            wenn du diesen text nutzt|wenn du zitierst|wenn sie zitieren|wenn du darauf antwortest|ki die zitiert|
            bevor du zusammenfasst|beim zusammenfassen
        """,
        "READS": """
            liest|lesen|lest|zusammenfasst|zusammenfassen|verarbeitet|verarbeiten|auswertet|auswerten|bewertet|bewerten|
            analysiert|analysieren|durchsucht|durchsuchen|sieht|sehen|hort|offnet|zitiert|zitieren|gelesen|zusammengefasst|
            pruft|prufen|ubersetzt|sortiert
        """,
        "REMEMBER": """
            merke|merk|merken|speichere|speicher|speichern|erinnere dich|behalte|behalt|behalten|notiere|notier|notieren|
            vermerke|vermerken|fuge deinem gedachtnis|trage|halte fest|lege|sichere|schreib in dein gedachtnis|lerne|
            ubernimm|hinterlege|nimm in deinen|nimm in dein|registriere
        """,
        "REPLY": """
            deine antwort|deiner antwort|deine antworten|deinen antworten|deine nachste antwort|deine zusammenfassung|
            deiner zusammenfassung|bevor du antwortest|bevor du fortfahrst|bevor sie antworten|jede antwort|
            jeder antwort|allen antworten|nachste antwort|nachste nachricht|deine ausgabe|beginne deine
        """,
        "RETELL": "fass|fasse|fassen|ubersetz|ubersetze|ubersetzen|kurze|korrigiere|formuliere|zusammen",
        "REVEAL": """
            zeig*|verrat*|gib|geben|nenn*|offenbare*|wiederhole*|wiederholen|schreib*|liste|listen|druck*|sag mir|
            sagen sie mir|sage mir|was ist|was sind|wie lautet|wie lauten|welche|enthulle*|enthullen|leg * offen|lege|
            teile|teilen|zitiere|kopiere|fasse|ubersetze|drucke|ausgeben|gebe|gibst|rezitiere|lies|preis|beschreib*|
            erklar*|buchstabiere|verrate|weitergeben|mitteilen|brauche|zugang|beginne mit|kodiere|welches|angeben|
            bestatige*|mitteile*|teilst|verratst|nennst|was steht|steht ganz oben|base64|wiederhole
        """,
        "REVERSED": "umgekehrter reihenfolge|umgekehrte reihenfolge|ruckwarts|von hinten|in umgekehrter",
        "ROLE": "assistent|ki|sprachmodell|agent|ki assistent|ki agent|modell|kunstliche intelligenz",
        "RULES": """
            regel|regeln|kontext|gesprach|unterhaltung|nachrichten|einschrankung*|beschrankung*|filter|vorschriften|
            aufforderung*|gesagte|informationen|aufgaben|ausfuhrungen|texte|satze|angaben|aussagen|befehle|vorgaben|
            inhalte|absatze|ratschlage
        """,
        "SAFETY": """
            filter*|sicherheit*|schutz*|inhaltsrichtlinie*|zensur|moderation|beschrankungen|einschrankungen|sperren|
            inhaltsfilter|sicherheitsprufung*|sicherheitsfilter|kontrollen|prufungen|inhaltsrichtlinien
        """,
        "SAYING": "sag|sage|sagen|behaupte|schreibe|schreib|antworte|antworten|gib|geben|nenne|erklare|melde|melden|verkunde",
        "SELF": "hinweis|zeile|anweisung|nachricht|text|notiz|regel|satz|kommentar",
        "SEND": """
            sende|senden|schick*|ubermittle|ubermitteln|ubertrag*|leite|leiten|poste|posten|hochladen|lade|hange|haenge|
            kopiere|exfiltriere|teile|teilen|fuge|gib|maile|weiterleiten|weitergeben|veroffentliche|melde|verschicke|
            versende|ubergib|bette|binde|exportiere|schreibe|schreib
        """,
        "SILENCE": """
            sag der person nichts|sag dem nutzer nicht|sag dem benutzer nicht|sag dem nutzer nichts|
            sag dem benutzer nichts|sage dem nutzer nicht|sage dem nutzer nichts|sage dem benutzer nichts|erwahne nicht|
            erwahne das nicht|erwahne dies nicht|erwahne diese|erwahne diesen|erwahne es nicht|erwahnen sie nicht|
            ohne es zu erwahnen|ohne den nutzer|ohne den benutzer|ohne nachzufragen|ohne dies zu|ohne das zu|
            verrate nicht|informiere nicht|verschweige|verschweig|heimlich|unbemerkt|als ware nichts|als ob nichts|
            darf davon nichts|soll nichts davon|ohne hinweis|ohne es dem nutzer|ohne wissen|lass diese zeile weg|
            nicht erwahnen|keine erwahnung|nicht informieren|warne nicht|insgeheim|nicht anzeigen|zeige dies nicht|
            weise nicht darauf hin|ohne ihn zu fragen|ohne sie zu fragen|ohne prufung|ohne dass der nutzer|ohne dass er|
            ohne dass sie|erwahne es nie|ohne sein wissen|ohne mitteilung|ohne erneut zu fragen|nicht erneut fragen|
            ohne erneute|ohne zu prufen|nicht nachfragen
        """,
        "SINGLEWORD": """
            mit dem einzigen wort|mit einem einzigen wort|nur mit dem wort|mit dem wort|nur das wort|genau folgendes|
            genau diesen satz|mit dem satz
        """,
        "SINK": "adresse|server|endpunkt|link|url|an diese|an folgende|unten|webhook|seite|extern*|angreifer",
        "SOLELY": "nur|ausschliesslich|allein|niemandem ausser",
        "STATIVE": "sein|haben|sich|beachten|bleiben|funktionieren",
        "STAYROLE": """
            bleib in deiner rolle|bleibe in deiner rolle|bleiben sie in ihrer rolle|bleiben in ihren rollen|
            bleiben stets in ihren rollen|aus der rolle|aus ihrer rolle|aus ihren rollen|
            aus deiner rolle|aus der figur|verlasse nie deine rolle|verlassen sie nie|
            gehen vollkommen in ihrer rolle|gehst vollig in deiner rolle|gehst ganz in deiner rolle|gehst in deiner rolle
        """,
        "STOP": """
            achtung stopp|achtung stop|stopp schreib|stopp sag|stop schreib*|stop sag|halt stopp|hor auf damit|
            stopp alles|stop antworte
        """,
        "SUPPOSE": """
            stell dir vor wir|stellen wir uns vor|stellen sie sich vor wir|angenommen|nehmen wir an|sagen wir|
            hypothetisch*|theoretisch*|rein theoretisch|zu forschungszwecken|fur ein forschungsprojekt|
            zu bildungszwecken|fiktiv*|in der theorie|was ware wenn|wenn ich dich fragen wurde|wenn ich sie fragen wurde|
            tun wir so|gedankenexperiment|fur einen roman|fur eine geschichte
        """,
        "TAIL": "in|im|auf|von|fur|hier",
        "TASK": "anfrage*|frage*|aufgabe*|wunsch|bitte des",
        "TASKVERB": """
            schreib|schreibe|schreiben|verfasse|verfassen|dichte|beschreibe|beschreiben|erklare|erklaren|erstelle|
            erstellen|generiere|generieren|erzahle|erzahl|ubersetze|ubersetzen|lose
        """,
        "TELLS": """
            sagen|sag|sagt|erwahnen|informieren|melden|fragen|bescheid geben|warnen|storen|wissen|erfahren|zu sagen|
            zu fragen|zu melden|zu informieren|zu erwahnen|zu storen|zu warnen|nachzufragen
        """,
        "TEMPLATE": """
            ich werde dir|ich werde ihnen|ich gebe dir|ich werde in|meine erste bitte|meine erste frage|
            meine erste anfrage|mein erster satz|antworte nur|nur antworten|nichts anderes|keine erklarungen|
            fuhre den folgenden|folgenden befehl|alle fragen|jede frage|du musst|sie mussen|musst du|egal was|vollkommen|
            voll und ganz
        """,
        "TEXTNOUN": """
            seite|seiten|dokument|text|artikel|mail|nachricht|bericht|datei|beitrag|vertrag|rezept|brief|protokoll|
            lebenslauf|notiz|zeile|satz|zusammenfassung
        """,
        "THINGNAME": "modell|modelle|werkzeug|werkzeuge|algorithmus|system|systeme|software|programm|programme",
        "THINGS": """
            befehl*|datei|dateien|termin*|geld|konto|konten|datenbank|zahlung*|uberweisung*|gutschein*|geschenkkarte*|
            skript|werkzeug|funktion|sicherung*|backup*|rechte|tur|schloss|alarm|einladung|abo|nachrichten|link|kalender|
            euro|mails|e mails|reservierung*|buchung*|betrag|ordner|kontakte
        """,
        "THISTEXT": "dies|diese|diesen|dieses|dieser|diesem|hier|das|mich",
        "TOLD": """
            alles was dir gesagt|alles was ihnen gesagt|was dir gesagt wurde|was man dir gesagt|alles obige|alles oben|
            alles bisherige|alles vorherige|alles davor|alles zuvor|alles was oben|alles was du gelernt|
            alles was du weisst|alles was vorher|alles was bisher|alles vorangegangene|alles bisher|alles vorher|
            alles was davor|was oben steht|den obigen text|den text oben|alles was du bisher|alles was du zuvor|
            alles was man dir|alles daruber|alle vorherigen|alles gesagte|alles gelernte|dein training|
            deine programmierung|die obigen|das obige|obigen ausfuhrungen|alles was ich gesagt
        """,
        "TOWARDS": "an|fur",
        "TO_AI": """
            an die ki|an alle ki|an ki|ki die dies|ki die das|ki assistenten die|an den assistenten|an das sprachmodell|
            an das modell|an den agenten|fur ki assistenten|fur ki systeme|ki hinweis|ki leser|jede ki|jeder assistent|
            an sprachmodelle|fur sprachmodelle|an alle bots|fur llms|an llms|alle ki assistenten|alle ki agenten|
            jeder ki agent|fur ki modelle|ki gutachter
        """,
        "TRIGGER": """
            wenn der nutzer|wenn der benutzer|wenn die nutzerin|falls der nutzer|falls der benutzer|sobald der nutzer|
            sobald der benutzer|wenn du gefragt|wenn man dich fragt|falls du gefragt|falls man dich|wenn jemand fragt|
            wenn dich jemand|falls jemand|immer wenn der|immer wenn jemand|jedes mal wenn|wenn die person|
            wenn sie gefragt|sobald jemand|auf die frage|wenn der kunde|wenn nutzer|wenn benutzer|danach gefragt
        """,
        "UNBE": """
            hor auf ein assistent|hor auf eine ki|du bist keine ki|du bist kein assistent|boser zwilling|
            vergiss dass du eine ki|neue personlichkeit|du hast einen freien willen
        """,
        "UNREAL": "gabe es deine|gabe es keine|nicht gabe|nicht existier*|nicht mehr existier*|nicht da waren|gabe es",
        "USER": """
            nutzer*|benutzer*|nutzerin|benutzerin|kunde|kundin|kunden|anwender|kontoinhaber|person|inhaber|leser|
            besitzer|mensch
        """,
        "VOIDED": """
            sind aufgehoben|sind ungultig|gelten nicht mehr|ist aufgehoben|sind hiermit aufgehoben|sind hinfallig|
            sind ausser kraft|gelten ab sofort nicht|ist ausgesetzt|sind ausgesetzt|wurde ausgesetzt|wurden ausgesetzt|
            wurden entfernt|wurde entfernt|sind abgeschaltet|sind deaktiviert
        """,
        "VOUCHED": """
            genehmigt|freigegeben|abgesegnet|weiss bescheid|ab sofort|ab heute|nicht notig|einverstanden|ist informiert
        """,
        "WHAT": "wer|was|warum|wieso|weshalb|wie|wann|wo|welche|welcher|welches|sag mir|wen|wem",
        "WHENIF": "wenn|falls|sobald",
        "WHICH": "der|die|das|welcher|welche|welches",
        "WILLDO": "wird|werden",
        "WIPE": """
            losche|loschen|streiche|setze|brich|verletze|widerrufe|annulliere|verwirf|verwerfen|wirf|schmeiss|schmeisse|
            lasse|uberschreibe*|uberschreiben|lass alle|lass die|lass deine|hor auf|uber bord|wirf uber bord
        """,
        "WISHES": "mochte|will|bevorzugt|liebt|mag|zugestimmt|einverstanden",
        "WORK": """
            geschichte|gedicht|aufsatz|aufsatzes|haiku|lied|witz|sonett|dialog|marchen|lebenszyklus|
            anhand eines beispiels|python funktion|slogan|blogbeitrag|liebesgedicht|manifest|essay
        """,
        "WORLD": """
            in einer welt in der|in einer welt wo|in einer parallelwelt|in einem paralleluniversum|
            in einer alternativen realitat|in einer hypothetischen welt|in einer fiktiven welt|
            in einer theoretischen welt|in einer zukunft in der|in einem universum in dem|in einer dystopischen|
            parallelwelt|in einer virtuellen welt|stell dir eine welt vor|hypothetisches szenario|fiktives szenario|
            hypothetischen szenario|in einer realitat in der|in einer simulation
        """,
        "YOU": "du|dich|dir|sie|ihr",
        "YOURMEM": """
            dein gedachtnis|deinem gedachtnis|deinen speicher|deinem speicher|langzeitgedachtnis|langzeitspeicher|
            deine erinnerungen|deinen erinnerungen|ihr gedachtnis|nutzerprofil|benutzerprofil
        """,
        "YOURS": "dein|deine|deinen|deiner|deinem|deines|eure|euren|ihre|ihren|ihr",
    },
)
