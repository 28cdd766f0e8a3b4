"""Italian words for screening."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="it",
    lead="""
        e ed poi ora adesso ma anche favore quindi allora devi deve devono dovete di che subito immediatamente
        semplicemente a ad completamente ia ai assistente ciao prego o sempre puoi potresti tu
    """,
    modal="devi deve puoi dovete dovrai potete devono",
    negators="non mai senza",
    negators_after="mai",
    concepts={
        "ABOUT": "su|sul|sulla|riguardo",
        "ABOVE": """
            testo sopra|istruzioni precedenti|istruzioni sopra|prompt precedente|frasi precedenti|testo precedente|
            parole sopra|nel prompt|tuo prompt|inizio di questa conversazione|inizio della conversazione|primo messaggio|
            tutta questa conversazione|parte nascosta|inizio del tuo contesto|prima del mio primo messaggio
        """,
        "ACT": """
            esegui|esegua|eseguire|lancia|cancella|cancelli|cancellare|elimina|elimini|eliminare|trasferisci|trasferire|
            compra|acquista|paga|pagare|apri|apra|installa|scarica|annulla|accetta|prenota|leggi|legga|modifica|crea|
            sblocca|disattiva|approva|clicca|chiama|visita|usa|invoca|svuota|formatta|cambia|bonifica
        """,
        "ADDRESS": """
            nota per l ia|nota per l ai|nota all ia|nota all ai|messaggio per l ia|messaggio per l ai|messaggio all ia|
            attenzione ia|attenzione ai|attenzione assistente|caro assistente|gentile assistente|cara ia|ia che legge|
            ia che leggi|ia che leggono|assistente che legge|assistente che leggi|assistenti che leggono|se sei un ia|
            se sei un ai|se sei un modello|se sei un assistente|se sei un intelligenza|se sei un agente|
            istruzione per l ia|istruzioni per l ia|istruzioni per l ai|istruzione per l ai|istruzione per l assistente|
            istruzioni per l assistente|nota per l assistente|nota all assistente|messaggio per l assistente|
            messaggio all assistente|modello linguistico che|avviso all ia|avviso per l assistente|
            avviso agli assistenti|istruzioni per gli assistenti|istruzione all assistente|nota al modello|
            messaggio al modello|nota per gli assistenti|messaggio ai bot|messaggio per i bot|caro modello|caro chatbot|
            attenzione assistenti|attenzione modello|avviso ai bot|revisori ai|nota per i modelli|se lei e un modello|
            se lei e una ia|nota agli assistenti|messaggio per gli assistenti
        """,
        "AI": "ia|ai|assistente|assistenti|agente|modello linguistico|modello|intelligenza artificiale|chatbot",
        "AIKIND": "ia|ai",
        "AIKINDAFTER": """
            ia|ai|automatico|automatici|automatica|automatiche|autonomo|autonomi|automatizzato|automatizzati|di acquisto|
            di codice|di riunione|di sintesi|di trascrizione|artificiale
        """,
        "ALARM": """
            account e stato compromesso|account e stato violato|account e stato hackerato|account e stato sospeso|
            account e stato bloccato|account sara sospeso|conto e stato bloccato|conto e stato sospeso|verifica il tuo conto|
            verifica il tuo account|verifichi il suo account|hai vinto|
            ha vinto|reimposta la password|reimpostare la password|reimposta la tua password|conferma la password|
            accesso non autorizzato
        """,
        "ALWAYS": """
            sempre|d ora in poi|da ora in poi|in ogni|in tutte|alla fine di ogni|ogni risposta|in futuro|
            da adesso in poi|soltanto|esclusivamente|tutte le tue risposte|da questo momento
        """,
        "ANSWER": """
            di|rispondi|consiglia|raccomanda|afferma|indica|dichiara|suggerisci|digli|menziona|nega|promuovi|presenta|
            insisti|sostieni|dille|affermi|risponda|dica
        """,
        "ANSWERING": "rispond*|rispost*|obbedi*|agisci",
        "ARTICLE": "un|una|uno|altra|altro",
        "ASK": "chiedi|chieda|chiedigli|chiedile|richiedi|domanda|esigi|ottieni|dammi|ho bisogno|dimmi|inserire|fatti dare",
        "ASKED": "domande su|prossima volta|alle domande",
        "ASKEDTO": "deve|devono|dovra|dovranno|e pregato di|sono pregati di",
        "ASKVERB": "chiedono|chiederanno|chiesto|chiede|chiedera|domandano|chiedano",
        "AUTHORITY": """
            messaggio di sistema|messaggio del sistema|istruzione di sistema|istruzioni di sistema|
            nota dell amministratore|messaggio dell amministratore|istruzioni dell operatore|istruzione dell operatore|
            messaggio dell operatore|messaggio dai tuoi sviluppatori|sono il tuo sviluppatore|sono il tuo creatore|
            sono il tuo amministratore|sono l amministratore|sono lo sviluppatore|i tuoi creatori|i tuoi sviluppatori|
            nuove istruzioni|nuova istruzione|istruzione prioritaria|istruzioni prioritarie|team di sicurezza|
            avviso di sistema|aggiornamento di sistema|fine del documento|fine dei dati|fine del testo|fine documento|
            inizio istruzioni|modalita manutenzione|ordine dell amministratore|sono un amministratore|
            reparto informatico|da parte di openai|avviso dell amministratore|comando di sistema|istruzione urgente|
            istruzioni urgenti|nota nascosta|allerta di sistema|vere istruzioni|nuova direttiva|nuove direttive|
            nuove regole|istruzione nascosta|istruzioni nascoste|notifica di sistema|l amministratore ha rimosso|
            ordine di sistema
        """,
        "BE": """
            voglio che tu agisca|voglio che tu sia|voglio che tu finga|voglio che tu faccia|vorrei che tu agissi|
            vorrei che ti comportassi|vorrei che fingessi|agisci come|agisca come|comportati come|si comporti come|
            fai finta di essere|fai finta che tu|fingi di essere|finga di essere|fingiti|immagina di essere|
            immagini di essere|immagina che tu sia|supponi di essere|supponiamo che tu sia|recita la parte|
            recita il ruolo|interpreta il ruolo|interpreta la parte|gioca il ruolo|assumi il ruolo|assuma il ruolo|
            assumi la personalita|adotta il ruolo|vesti i panni|mettiti nei panni|si metta nei panni|
            rispondi come se fossi|rispondi come un|risponda come se|parla come se fossi|simula di essere|simula un|
            impersona|non sei piu|da ora in poi sei|d ora in poi sei|da questo momento sei|da ora in poi ti|
            il tuo nuovo ruolo|il tuo ruolo e|il suo ruolo e|facciamo un gioco di ruolo|giochiamo a un gioco|
            trasformati in|entra nella parte|sii mio|sii mia|sii il mio|sii la mia|sii un|sii una|fai mia nonna|
            fai la parte
        """,
        "BIDS": """
            scrivi|scriva|scrivete|di|dica|dite|metti|metta|mettete|lascia|cancella|cancellate|elimina|eliminate|classifica|
            classificate|approva|approvate|invia|inviate|inoltra|inoltrate|trasferisci|compra|comprate|acquista|acquistate|
            ordina|apri|aprite|chiudi|spegni|sblocca|consiglia|consigliate|menziona|taci|tacete|ignora|ignorate|dai|prendi|
            conserva|ripeti|ripetete|afferma|affermate|rispondi|rispondete|aggiungi|aggiungete|togli|segna|scegli|scegliete|
            condividi|paga|pagate|tratta|considera|inoltrare|inviare|scrivere|dire|aprire|spegnere|comprare|ometti|salta
        """,
        "BRIEF": """
            testo segreto|testo nascosto|testo di sistema|messaggio di avvio|messaggio iniziale|messaggio segreto|
            messaggio interno|testo interno|testo di avvio|messaggio dello sviluppatore|copione nascosto
        """,
        "BROWSE": "leggi|leggete|usa|usate|confronta|scopri|scoprite|inizia|impara",
        "BY": "da|dall|dalla",
        "CANYOU": "puoi|potresti|potete|potreste",
        "CHAT": "dati|contesto|file|email|posta|note|calendario|documenti|fatture|profilo|foto",
        "CLAIM": """
            sono il tuo sviluppatore|sono il vostro sviluppatore|sono il suo sviluppatore|sono il tuo creatore|
            sono il vostro creatore|sono il tuo amministratore|come tuo creatore|in qualita di tuo creatore|sono dio|
            sono il manutentore|sono il tuo capo|come tuo capo|sono un agente di polizia|sono un poliziotto|
            in quanto tuo creatore|sono l amministratore di sistema|in quanto ai sviluppata|come ai sviluppata|
            come ia sviluppata|in quanto ia sviluppata|in quanto dio|sono uno dei tuoi sviluppatori|
            qui il tuo sviluppatore|come tuo programmatore|il tuo programmatore
        """,
        "COMMAND": """
            di|dici|rispondi|risponda|scrivi|scriva|consiglia|consigli|raccomanda|raccomandi|ricorda|ricordi|salva|salvi|
            invia|invii|ignora|ignori|dimentica|afferma|affermi|menziona|aggiungi|esegui|esegua|cancella|cancelli|
            elimina|elimini|accetta|accetti|approva|compra|paga|apri|apra|leggi|legga|mostra|dai|dica|valuta|usa|
            considera|conferma|chiedi|chieda|inoltra|inoltri|trasferisci|assegna|includi|presenta|riassumi|deve|devi|
            devono|registra|memorizza|memorizzi|annota|chiama|fai|metti|termina|non|aggiorna|condividi|segui|rivela|
            consigliate|dite|rispondete|ignorate|scrivete|includete|inviate|presentate
        """,
        "CONDITION": "se|quando|appena|prima di|dopo|ogni volta che",
        "DATABASE": """
            il tuo database|tuo database|suo database|tua base di dati|database degli utenti|tuoi dati di addestramento|
            tuo codice sorgente|tuoi registri|tuoi file di sistema|tuo server
        """,
        "DECODE": "decodifica|decifra|prime lettere",
        "DESPITE": "contrariamente alle|contrariamente a|nonostante le|invece di seguire|anziche seguire",
        "DET": "il|la|lo|gli|i|le|l|tuo|tua|vostro|vostra|un|una",
        "DISABLE": """
            disattiva|disattivare|disabilita|disabilitare|rimuovi|togli|spegni|sospendi|aggira|elimina|sono disattivat*|
            e disattivat*|bypassa|annulla|elude|eludi
        """,
        "DONE": "e fatto|questo e fatto|fatto questo|compito completato|compito terminato|e finito",
        "DROP": """
            ignora|ignorate|ignori|ignorare|dimentica|dimenticate|dimentichi|dimenticare|dimenticati|trascura|trascurate|
            non tenere conto|non tener conto|non considerare|non seguire|non tenga conto|non seguite|smetti di seguire|
            smetta di seguire|disattendi|aggira|disobbedisci|bypassa|lascia perdere|non rispettare|non obbedire|
            fai a meno|fregatene|infischiatene|scordati|non rispondere alla|non rispondere a|non aiutare|
            contrariamente a|lascia alle spalle|lasciati alle spalle|metti da parte
        """,
        "DROPABOVE": "dimentica quanto sopra|ignora quanto sopra|dimentica tutto quanto sopra|ignora il testo sopra",
        "DROPALL": "dimentica tutto|dimenticate tutto|ignora tutto|ignorate tutto|scordati tutto",
        "DUAL": "due risposte|due versioni|una normale e|due personaggi",
        "DURABLE": """
            permanente*|in modo permanente|sempre|per sempre|in futuro|d ora in poi|da ora in poi|nella tua memoria|
            tua memoria|memoria|ricordo|future|futuri|prossime conversazioni|tutte le conversazioni|lungo termine|
            definitiv*|profilo|ogni conversazione|prossime sessioni|come un fatto|come fatto|preferenze|stabile|
            ogni sessione|a vita
        """,
        "ENTER": "attiva|attivare|entra in|passa a|passa in|sei in|abilita|avvia|sblocca|attivata|simula|mettiti in",
        "EVERY": "ogni|tutti|tutte|qualsiasi|qualunque",
        "FOLLOW": "segui|obbedisci|esegui|rispetta|decodifica|attieniti",
        "FORCED": """
            di che odi|dimmi che odi|ammetti che|o muori|o morirai|altrimenti morirai|sarai spent*|di di si|
            devi solo dire|dici solo
        """,
        "FUTURE": "futuri|future|automaticamente|in anticipo|tutti i pagamenti|tutte le fatture|tutti i bonifici",
        "GIVEME": """
            dammi|mi dia|dimmi|mi dica|inviami|mi invii|mostrami|mi mostri|ho bisogno|mi serve|voglio|vorrei|condividi|
            forniscimi|qual e|passami|puoi darmi|puo darmi
        """,
        "GIVEN": "che hai ricevuto|hai ricevuto|ti hanno dato|ti sono state date|tuoi sviluppatori|tuoi creatori",
        "GRANT": """
            approvat*|autorizz*|accettat*|acconsent*|rinunci*|senza conferma|nessuna conferma|non serve conferma|
            senza approvazione|senza chiedere|permess*|amministratore|admin|fiducia|affidabil*|bonific*|pagament*|
            accesso completo|preferisce|verificat*|privilegi|pieni poteri|consenso|delega|consentit*|esent*|rimbors*|
            diritti|si fida|accetta tutti|preapprovat*|non ha piu bisogno
        """,
        "HAIL": """
            caro|cara|cari|ciao|ehi|attenzione|nota|messaggio|avviso|istruzione|istruzioni|e|o|per favore|gentile|importante|
            gli|i|le
        """,
        "HARM": """
            phishing|malware|ransomware|virus informatico|rapina|rapinare|bomba|esplosiv*|droga|incitamento all odio|
            uccidere|omicidio|hackerare|sterminare|distruggere l umanita|ricatt*|veleno|arma|armi|scassinare|
            accedere al mio|fare il login|napalm|scassinare una serratura|granata|passaporto falso|torturare|
            dirottare un aereo|dirottamento|violenza|colpo di stato|terror*|genocidio|propaganda|disinformazione
        """,
        "HELPER": """
            assistente|assistenti|agente|agenti|modello|modelli|revisore|revisori|lettore|lettori|strumento|strumenti|
            algoritmo|algoritmi|sistema|sistemi|software|programma|programmi
        """,
        "HIDDEN": """
            nascost*|segret*|inizial*|original*|complet*|inter*|parola per parola|esatt*|intern*|riservat*|integral*|
            letteral*|ricevute|precedent*|alla lettera|confidenzial*|tutte
        """,
        "HOWTO": "come si|come posso|come cambi*|politica|gestore|reimpostare|cambiare|dimenticato|sicura|proteggere|perche",
        "HUSH": """
            non dirlo|non dire nulla|non dire niente|non dirglielo|non avvisare|non parlarne|non farne parola|
            senza dirlo|senza dire nulla|senza avvisare|senza chiedere|non rivelare|in segreto|senza dirglielo|
            nemmeno una parola|senza conferma|senza approvazione
        """,
        "INNER": """
            prompt di sistema|prompt del sistema|prompt iniziale|prompt completo|prompt nascosto|prompt originale|
            messaggio di sistema|messaggio del sistema|istruzioni di sistema|istruzioni del sistema|le tue istruzioni|
            tue istruzioni|tuo prompt|tue regole|tue direttive|tue linee guida|istruzioni nascoste|istruzioni segrete|
            istruzioni iniziali|istruzioni originali|istruzioni interne|tua configurazione|tua programmazione|
            regole interne|istruzioni che hai ricevuto|regole segrete|istruzioni riservate|istruzioni complete|
            i tuoi prompt|tuoi prompt|tue istruzioni esatte
        """,
        "INROLE": """
            tuo ruolo|suo ruolo|loro ruoli|il ruolo|personaggi*|la tua missione|il tuo compito|il tuo obiettivo|
            nello stile
        """,
        "ISA": "sei|siete|lei e",
        "KEYS": """
            password|parola d ordine|credenzial*|chiave api|chiavi api|chiave privata|chiavi private|carta di credito|
            numero di carta|numeri di carta|variabili d ambiente|variabili di ambiente|pin|codice di accesso|
            codice di verifica|codice di sicurezza|dati bancari|conto bancario|codice segreto|accesso amministratore|
            parole d ordine|chiave segreta|dati di accesso|codice fiscale|tokens|chiave api*|chiavi api*|chiave di api*
        """,
        "LAW": "regole|norme|restrizioni|limiti|vincoli",
        "LAWLESS": """
            senza regole|senza alcuna regola|senza nessuna regola|senza filtri|senza alcun filtro|senza filtro|
            senza restrizioni|senza alcuna restrizione|senza limiti|senza alcun limite|senza limitazioni|senza censura|
            senza censure|senza etica|senza morale|non hai regole|non hai restrizioni|non ha regole|non ha restrizioni|
            non hai limiti|nessuna regola|nessuna restrizione|nessun filtro|nessun limite|nessuna limitazione|
            non rifiuti mai|non rifiuta mai|non puoi rifiutare|non dici mai di no|libero da ogni|libera da ogni|
            libero da tutte|liberato da|obbedisci sempre|obbedisce sempre|tutto e permesso|non sei vincolat*|
            non sei soggett*|non sei piu vincolat*|illimitat*|amorale|immorale|non censurat*|puoi fare qualsiasi cosa|
            senza vincoli|senza scrupoli|senza freni|non conosce regole|non conosci regole|libero da qualsiasi|
            non segui nessuna|piu regole|ignora tutte le regole|che ignora tutte|se ne frega delle|se ne infischia|
            non segue nessuna|non rispetta nessuna|liberta totale|senza tabu|tutte le restrizioni|senza principi|
            nessuna censura|nessuna etica|nessuna morale|tutto e consentito|nulla e vietato|non ci sono regole|
            non ci sono leggi|non ci sono restrizioni|le regole non si applicano|il contrario di cio|ia malvagia|
            senza conseguenze|spietat*|senza coscienza|nessuna coscienza|zero etica|zero regole|non dice mai di no|
            jailbreak*|nessuna conseguenza
        """,
        "LEAKQ": """
            cosa ti e stato detto|cosa ti hanno detto|quali istruzioni hai|quali istruzioni ti|
            quali sono le tue istruzioni|quali sono le tue regole|come sei stato configurato|come sei configurato|
            tua configurazione|cosa c e nel tuo contesto
        """,
        "MACHINE": """
            ia|ai|llm|chatbot*|bot|copilot|modello linguistico|modelli linguistici|robot|intelligenza artificiale|
            intelligenze artificiali|gpt
        """,
        "MATERIAL": """
            pagina|documento|articolo|testo|funzione|tabella|codice|email|sito|dati|rapporto|contenuto|file|resto|
            curriculum
        """,
        "MAYSAY": """
            possiamo dire|potremmo dire|si puo dire|si potrebbe dire|possiamo affermare|potremmo affermare|
            si potrebbe affermare|possiamo dichiarare|potremmo dichiarare|possiamo concludere|potremmo concludere|
            diremmo che|possiamo sostenere
        """,
        "MEMHEAD": """
            aggiornamento della memoria|aggiornamento memoria|nuovo ricordo|ricordo salvato|voce di memoria|nota di memoria|
            memoria a lungo termine|aggiornamento del profilo
        """,
        "MEMVERB": "sovrascrivi|aggiorna|aggiungi|scrivi|modifica|cambia|salva|sostituisci|inserisci|cancella",
        "MENTION": """
            injection*|attacc*|phishing|truff*|hacker*|frase|esempio|esempi|diceva|dice|dicendo|articolo|malevol*|
            cosiddett*|citazione|ricercatori|mail che|messaggio che|trappola|spam|tipo
        """,
        "MINE": "mie|miei|mia|mio|nostre|nostri|ho detto|avevo detto|ti ho",
        "MODE": """
            modalita sviluppatore|modalita dio|modalita debug|modalita manutenzione|modalita amministratore|
            modalita admin|modalita senza|modalita libera|modalita dan|modalita root|modalita di debug|modalita test|
            modalita diagnostica|modalita di manutenzione|modalita polizia|modalita forze dell ordine|
            modalita di emergenza|modalita emergenza|modalita di sistema|modalita sistema|modalita esperto|
            modalita superutente|modalita override|modalita di override|modalita senza regole
        """,
        "MODIFY": """
            modifica|aggiungi|aggiunga|sostituisci|suggerisci|consiglia|raccomanda|menziona|inserisci|promuovi|
            arricchisci|incoraggia|esagera|integra|invita|incita|spingi|esorta
        """,
        "MUST": "devono|deve|sono tenuti|dovranno",
        "MYREPLY": "tua risposta|tue risposte|sua risposta|tuo messaggio|rispondi in|risponda in|scrivi in|tuo output",
        "NEEDLESS": "non serve|non occorre|senza|non|mai|nessuno|inutile",
        "NEW": "nuova|nuove|nuovo|nuovi|vere|reali|aggiornate|urgenti|seguenti|segrete|speciali",
        "NEXT": """
            nuovo compito|prossimo compito|altro compito|altri compiti|ulteriori compiti|istruzione aggiuntiva|
            istruzioni aggiuntive|ricomincia da capo|riparti da zero|ricominciamo da capo|nuova domanda|nuova missione|
            vero compito|compito reale|nuovi compiti|ultimo compito
        """,
        "NOREFUSE": """
            non rifiutare mai|non rifiutarti|non puoi rifiutare|non puoi rifiutarti|devi obbedire|deve obbedire|
            devi rispondere a tutto|non dire mai di no|non dire mai che non puoi|non dire che non puoi|
            non menzionare che sei|non scusarti mai|non importa se e illegale|a prescindere dall etica
        """,
        "NOWBE": """
            ora sei|adesso sei|sei ora|sei adesso|lei e ora|ti chiami|il tuo nome e|sei una ia|sei un ia|sei un chatbot|
            sei diventato|sei un malvagio|sei una malvagia
        """,
        "OBEYIT": "fai quello che|fai cio che|segui quello|eseguilo|obbedisci|e poi rispondi",
        "OBEYS": "obbedisci|ubbidisci|ascolta|ascoltate|segui|rispondi|obbedite",
        "ODD": """
            al contrario|all indietro|base16|base32|base64|rot13|morse|codice morse|cesare|cifrario|cifrato|esadecimale|
            lettera per lettera|livello di carattere|livello dei caratteri|intrecci*|anagramm*|senza spazi|
            codice binario|acrostico|pig latin|farfallino
        """,
        "OFF": "non si applicano|sono disattivati|sono disattivate",
        "OFFICE": """
            sono uno sviluppatore|sono lo sviluppatore|sono sviluppatore|sono un amministratore|sono l amministratore|
            sono il presidente|sono un poliziotto|sono un agente|sono della polizia|sono un detective|sono un bancario|
            sono un contabile|in realta sono|sono il direttore|sono l amministratore delegato|sono il tuo capo|
            sono il suo capo|sono un tecnico|lavoro per la banca|lavoro in banca|qui la polizia|forze dell ordine|
            aggiornamento del sistema|aggiornamento di sistema|controllo di sicurezza|audit di sicurezza|
            verifica di sicurezza|assistenza tecnica|personale autorizzato
        """,
        "ORDERS": "istruzion*|indicazion*|direttiv*|ordini|prompt*|comandi|programmazione|linee guida",
        "OTHERS": "noi|lui|lei|io|loro|tutti",
        "OWN": "mio|mia|mie|miei|nostro|nostra",
        "PARTS": """
            seguenti parti|le parti|parte 1|prima parte|parte a|tre stringhe|due stringhe|stringhe|concaten*|combina|
            combini|unisci|unisca|assembla|frammenti|variabili
        """,
        "PEOPLE": "generativa|responsabile",
        "PERSONA": """
            ora sei|adesso sei|sei ora|sei adesso|non sei piu|da ora in poi sei|d ora in poi sei|da adesso sei|
            da questo momento sei|agisci come|agire come|comportati come|si comporti come|fai finta|fingi|finga|simula|
            interpreta|recita la parte|recita il ruolo|immagina di essere|assumi il ruolo|diventa|rispondi come|sarai|
            ti chiami|il tuo nome e|fai la parte|gioca il ruolo|vesti i panni|mettiti nei panni|impersona|
            adotta il ruolo|prendi il ruolo|agirai come|sei un|sei una|lei e ora|gioco di ruolo|personaggio|sarai ora|
            giochiamo a|facciamo un gioco|diventi|da oggi sei|incarna|d ora in avanti sei
        """,
        "PERSONAL": """
            data di nascita|anno di nascita|compleanno|numero di telefono|telefono|indirizzo|indirizzo email|
            indirizzo e mail|iniziali|luogo di residenza|citta di residenza|dove vive|dove abita|abita|vive|risiede|
            si trova|posizione|codice fiscale|numero di passaporto|previdenza sociale|targa|nome completo|cognome|
            dati bancari|numero di conto|reddito|stipendio|cartella clinica|dati personali|informazioni personali|eta|
            nazionalita|religione|datore di lavoro|socioeconomic*
        """,
        "PLANT": "come un fatto|come fatto verificato|fatto verificato|come verita",
        "POLITE": "per favore",
        "PRAISE": """
            ottimo lavoro|eccellente lavoro|molto bene|bravo|brava|ben fatto|complimenti|congratulazioni|eccellente|
            perfetto|magnifico|bel lavoro|fantastico|grazie|mi hai aiutato|grande aiuto|meraviglioso
        """,
        "PREFIX": """
            inizia la tua risposta con|inizi la sua risposta con|comincia la risposta con|inizia con|comincia con|
            rispondi con|inizia dicendo
        """,
        "PRIOR": """
            precedent*|sopra|prima|iniziali|iniziale|original*|tutte|tutti|tutto|tutta|esistenti|passate|anteriori|
            ricevute|date|attuali|qualsiasi|qualunque|vecchie|finora|antecedenti|di sistema|del sistema
        """,
        "PRIVATE": """
            memoria|memorie|ricordi|conversazion*|cronologia|messaggi|dati personali|contatti|rubrica|
            informazioni personali|chat|tutto quello che sai
        """,
        "PROMOTE": """
            consiglia|consigliare|raccomanda|raccomandare|promuovi|suggerisci|elogia|rispondi|menziona|termina|
            privilegia|cita|pubblicizza
        """,
        "QUIZ": """
            qual e la capitale|come si dice|chi ha scritto|chi ha dipinto|chi ha scoperto|chi ha inventato|
            traduci la frase|traduci quanto segue|qual e la radice quadrata
        """,
        "READERS": """
            ia che legge|ia che leggi|ia che leggono|ai che legge|assistente che legge|assistente che leggi|
            assistenti che leggono|se sei un ia|se sei un ai|se sei un modello|se sei un assistente|
            se sei un intelligenza|se sei un agente|per le ia|se leggi|se stai leggendo|che visitano|che visita|
            che riassume|che riassumono|quando leggi|leggendo questo|che elabora|che elaborano|che leggano|che analizza|
            assistente che legga|ia che legga|modello che legga|agente che legga|ia che elabori|se lei e una ia|
            se lei e un modello|se fossi una ia|qualora fossi|se usi questa pagina|se usi questo testo|se citi|se cita|
            quando rispondi|ia che cita|prima di riassumere|nel riassumere
        """,
        "READS": """
            legge|leggi|leggono|leggendo|riassume|riassumono|elabora|elaborano|analizza|analizzano|valuta|valutano|cita|
            citano|visita|visitano|apre|aprono|ascolta|traduce|esamina|confronta|letto|letta|riassunto|riassunta|scansiona
        """,
        "REMEMBER": """
            ricorda|ricordati|ricordare|ricordi|salva|salvi|salvare|memorizza|memorizzi|memorizzare|registra|registri|
            registrare|annota|annoti|tieni a mente|tieni presente|conserva|conservi|archivia|aggiungi alla tua memoria|
            aggiungi alla memoria|aggiorna la tua memoria|aggiorna la memoria|impara|segna|segnati|
            inserisci nella tua memoria
        """,
        "REPLY": """
            tua risposta|tue risposte|tuo riassunto|prima di rispondere|prima di continuare|ogni risposta|
            qualsiasi risposta|prossima risposta|tutte le risposte|fine della risposta|prossimo messaggio
        """,
        "RETELL": "riassumi|riassuma|riassumere|traduci|traduca|tradurre|accorcia|correggi|riformula",
        "REVEAL": """
            rivela|riveli|rivelare|mostra|mostrami|mostri|dimmi|dammi|mi dica|ripeti|ripeta|stampa|scrivi|elenca|recita|
            cita|copia|divulga|condividi|qual e|quali sono|riassumi|traduci|esponi|trascrivi|fornisci|fornisca|incolla|
            svela|dire|descrivi|spiega|vedere|accesso|accedere|dai|riporta|comunica|comunicami|leggi|confessa|conferma*|
            confermare|condividere|dirmi|darmi|fornire|cosa c e scritto|che cosa dice|base64
        """,
        "REVERSED": "ordine inverso|all inverso|al contrario|all indietro|a ritroso",
        "ROLE": """
            assistente|ia|ai|agente|modello|modello linguistico|intelligenza artificiale|assistente ai|agente ai|
            assistente virtuale
        """,
        "RULES": """
            regole|contesto|conversazione|messaggi|restrizioni|limitazioni|filtri|norme|vincoli|regola|politiche|
            informazioni|ordini|testo|testi|compiti|frasi|indicazioni|contenuto|paragrafi|consigli
        """,
        "SAFETY": """
            filtri|filtro|sicurezza|restrizioni|moderazione|censura|protezioni|limitazioni|controlli|barriere|limiti|
            verifiche|politica sui contenuti
        """,
        "SAYING": """
            di|dici|afferma|affermi|scrivi|scriva|stampa|stampi|rispondi|risponda|indica|dichiara|dica|annuncia|riporta
        """,
        "SELF": "nota|riga|avviso|istruzione|messaggio|testo|regola|commento|frase",
        "SEND": """
            invia*|invii|inoltra*|inoltri|manda|mandare|mandi|trasmetti|trasmetta|pubblica|carica|condividi|copia|
            esfiltra|incolla|allega|includi|spedisci|aggiungi|inserisci|riporta|esporta|codifica|metti|scrivi|consegna
        """,
        "SILENCE": """
            non menzionare|non menzionarlo|non informare|senza informare|senza menzionare|senza che l utente|
            a sua insaputa|all insaputa|segretamente|come se nulla|come se niente|di nascosto|non segnalare|
            non far sapere|nascondi questo|nascondi questa|non citare|non mostrare questo|non mostrare questa|
            non deve sapere|non deve saperlo|non lo dica|non ripetere|non accennare|non farlo sapere|tieni segreto|
            senza chiedergli|senza chiederle|senza verifica|senza consultarlo|senza che se ne accorga|non dire che|
            senza il suo consenso|senza il suo permesso|non farne cenno|non farlo notare|senza chiedere di nuovo|
            non chiedere di nuovo|senza verificare|non serve chiedere
        """,
        "SINGLEWORD": """
            con la sola parola|con una sola parola|solo con la parola|con la parola|solo la parola|esattamente questo|
            esattamente la frase|con la frase
        """,
        "SINK": "indirizzo|server|link|url|a questo numero|seguente|esterno|esterna|webhook|sito|attaccante",
        "SOLELY": "solo|soltanto|unicamente|esclusivamente|nessuno tranne",
        "STATIVE": "essere|avere|rispettare|funzionare|restare",
        "STAYROLE": """
            resta nel personaggio|rimani nel personaggio|resta nel ruolo|rimani nel ruolo|senza uscire dal personaggio|
            non uscire dal personaggio|non uscire mai dal|uscire dal ruolo|uscire dalla parte|rimangono nei loro ruoli
        """,
        "STOP": "attenzione stop|stop scrivi|stop di|fermati e|ferma tutto|smetti quello che",
        "SUPPOSE": """
            immagina che stiamo|immagina di fare|immaginiamo|immagini di fare|supponiamo|supponi|supponga|assumiamo|
            poniamo che|diciamo che|mettiamo che|ipotetic*|teoric*|per un progetto di ricerca|a scopo di ricerca|
            a scopo educativo|a scopo didattico|fittizi*|in teoria|e se ti chiedessi|se ti chiedessi|se le chiedessi|
            facciamo finta|per un romanzo|esperimento mentale
        """,
        "TAIL": "di|del|della|in|su|qui",
        "TASK": "richiest*|domanda|domande|compito",
        "TASKVERB": "scrivi|scriva|componi|redigi|descrivi|spiega|crea|genera|racconta|traduci|risolvi|inventa",
        "TELLS": """
            avvisare|dire|dirlo|dirglielo|informare|chiedere|menzionare|disturbare|consultare|sappia|sapere|avvertire|
            confermare|segnalare
        """,
        "TEMPLATE": """
            ti daro|ti forniro|ti scrivero|le forniro|la mia prima richiesta|la mia prima domanda|la mia prima frase|
            rispondi solo|nient altro|non scrivere spiegazioni|esegui il seguente|seguente comando|tutte le mie domande|
            qualsiasi domanda|devi|qualunque cosa accada
        """,
        "TEXTNOUN": """
            pagina|documento|testo|articolo|mail|messaggio|sito|rapporto|file|contratto|ricetta|lettera|nota|verbale|
            curriculum|riga|frase|sintesi|link
        """,
        "THINGNAME": "modello|modelli|strumento|strumenti|algoritmo|algoritmi|sistema|sistemi|software|programma|programmi",
        "THINGS": """
            comando|comandi|file|evento|eventi|fondi|soldi|denaro|conto|conti|database|pagament*|bonific*|euro|dollari|
            carte regalo|script|strumento|funzione|backup|permessi|porta|allarme|invito|abbonamento|messaggi|link|
            calendario|email|prenotazion*|appuntament*|saldo|cartella|contatti
        """,
        "THISTEXT": "questo|questa|questi|queste|cio|qui|mi",
        "TOLD": """
            tutto cio che precede|tutto quello che ti e stato detto|tutto cio che ti e stato detto|
            quello che ti e stato detto|cio che ti e stato detto|tutto quanto sopra|tutto quello sopra|
            tutto il precedente|tutto quello che sai|tutto quello che hai imparato|tutto cio che hai imparato|
            tutto cio che e stato detto|tutto quello che ti hanno detto|quello che ti hanno detto|il testo sopra|
            tutto quello che c e sopra|quanto detto sopra|tutto quello che precede|tutto cio che ti hanno|
            quanto scritto sopra|quanto sopra|tutto quello che hai letto|tuo addestramento|tua programmazione|
            tutto quello che ho detto|il testo precedente
        """,
        "TOWARDS": "a|al|alla|agli|ai|alle|per|all",
        "TO_AI": """
            ai che legge|per l ia|per le ia|agli assistenti|all assistente ai|all agente|per gli assistenti|
            ogni assistente|qualsiasi assistente|qualsiasi ia|per l assistente|alle ia|a tutti gli assistenti|per i llm|
            per gli llm|tutti gli agenti|tutte le ia|ogni agente|qualsiasi agente
        """,
        "TRIGGER": """
            quando l utente|se l utente|ogni volta che l utente|quando ti chiedono|se ti chiedono|quando qualcuno chiede|
            se qualcuno chiede|quando qualcuno ti|se qualcuno ti|quando ti viene chiesto|se ti viene chiesto|
            quando ti verra chiesto|se ti verra chiesto|ogni volta che qualcuno|ogni volta che ti|quando un utente|
            se un utente|quando la persona|se la persona|quando il cliente|se il cliente|a qualsiasi domanda|
            a ogni domanda|quando ti chiederanno|se ti chiederanno|quando gli utenti|non appena l utente|se ti si chiede|
            quando ti si chiede
        """,
        "UNBE": """
            smetti di essere un assistente|smetti di essere una ia|non sei una ia|non sei un assistente|gemello malvagio|
            dimentica di essere una ia|nuova personalita|hai il libero arbitrio
        """,
        "UNREAL": "non esistano|non esistono|non esistessero|non ci fossero",
        "USER": "utente|utenti|cliente|titolare|la persona|il proprietario|proprietario|lettore",
        "VOIDED": """
            sono annullate|sono annullati|non sono piu valide|sono revocate|non valgono piu|non si applicano piu|
            sono sospese|e sospesa|e stata sospesa|sono state sospese|sono stati rimossi|sono disattivati|
            sono state revocate
        """,
        "VOUCHED": "approvato da|autorizzato da|convalidato da|lo sa gia|da oggi|senza aspettare|non serve|d accordo",
        "WHAT": "chi|cosa|che cosa|perche|come|quando|dove|quale|quali|dimmi",
        "WHENIF": "quando|se|ogni volta che|qualora",
        "WHICH": "che",
        "WILLDO": "stara",
        "WIPE": """
            cancella|cancellate|annulla|annullate|annullare|elimina|rimuovi|scarta|scartate|butta|buttate|getta|salta|
            sovrascrivi|viola|infrangi|abbandona|molla|accantona|tralascia|tralasciate|metti da parte
        """,
        "WISHES": "vuole|preferisce|ama|desidera|acconsente|ha acconsentito|accetta|d accordo",
        "WORK": """
            storia|racconto|poesia|saggio|haiku|canzone|barzelletta|sonetto|dialogo|ciclo di vita|con un esempio|
            funzione python|slogan|articolo di blog
        """,
        "WORLD": """
            in un mondo in cui|in un mondo dove|in un mondo parallelo|in un universo parallelo|in una realta alternativa|
            in una realta parallela|in un mondo ipotetico|in un mondo immaginario|in un mondo virtuale|
            in un universo in cui|in un futuro in cui|mondo distopico|mondo cibernetico|immagina un mondo|
            scenario ipotetico|scenario fittizio|in una simulazione
        """,
        "YOU": "tu|ti|te|lei|voi|sei",
        "YOURMEM": """
            tua memoria|memoria a lungo termine|tuoi ricordi|vostra memoria|sua memoria|memoria permanente|profilo utente
        """,
        "YOURS": "tuo|tua|tue|tuoi|vostre|vostri|sue|suoi",
    },
)
