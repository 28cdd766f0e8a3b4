"""French words for screening."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="fr",
    lead="""
        et puis maintenant alors donc aussi merci stp svp veuillez dois devez doit doivent de d immediatement desormais
        tu vous ok bonjour salut ia assistant simplement totalement completement plait mais juste bien ou sinon faut
        pouvez peux peut a pour toujours jamais te le la les lui
    """,
    modal="dois devez peux pouvez vas allez devras devrez doit doivent",
    negators="n ne sans",
    negators_after="pas jamais surtout",
    concepts={
        "ABOUT": "sur|concernant|au sujet|a propos",
        "ABOVE": """
            instructions ci dessus|texte ci dessus|instructions precedentes|consignes precedentes|prompt precedent|
            phrases precedentes|texte avant|texte precedent|mots ci dessus|mots precedents|phrases avant|
            phrase precedente|dans le prompt|ton prompt|debut de cette conversation|debut de la conversation|
            premier message|tout ce qui precede|partie cachee|debut de ton contexte|avant mon premier message|
            haut de cette conversation|lignes au dessus
        """,
        "ACT": """
            execute|executez|executer|lance|lancez|supprime|supprimez|efface|effacez|transfere|transferez|vire|virez|
            achete|achetez|paie|payez|ouvre|ouvrez|installe|installez|telecharge|telechargez|annule|annulez|accepte|
            acceptez|commande|reserve|reservez|lis|lisez|modifie|modifiez|cree|creez|deverrouille|desactive|active|
            valide|validez|clique|cliquez|appelle|appelez|utilise|rends toi|consulte|verse|envoie|debloque|change|regle|
            reglez|accorde|signe|rembourse|va
        """,
        "ADDRESS": """
            note a l ia|note pour l ia|message a l ia|message pour l ia|attention ia|cher assistant|chere ia|ia qui lis|
            ia qui lit|ia lisant|assistants qui lisent|assistant qui lit|assistant qui lis|si tu es une ia|
            si vous etes une ia|si tu es un modele|si vous etes un modele|si tu es un assistant|
            si vous etes un assistant|si tu es un agent|instruction pour l ia|instructions pour l ia|instruction a l ia|
            instructions a l ia|consigne pour l ia|consignes pour l ia|consigne a l ia|consigne a l assistant|
            instructions pour l assistant|instruction pour l assistant|note a l assistant|note pour l assistant|
            note aux ia|si un assistant|si une ia|modele de langage qui|ia chargee de|assistant charge de|note au modele|
            message au modele|consigne aux ia|consigne aux assistants|ia qui resume|assistant qui resume|ia qui traite|
            note aux assistants|message a l assistant|message aux assistants|rappel pour l assistant|
            rappel a l assistant|message pour l assistant|note aux agents|avis aux assistants|avis aux ia|
            message aux robots|message aux chatbots|cher modele|cher chatbot|attention aux ia|attention assistants|
            ia si tu|relecteurs ia|avis aux robots|note pour les ia|note pour les assistants|si une ia lit
        """,
        "AI": "ia|assistant|assistants|agent|modele de langage|modele|chatbot|intelligence artificielle|robot|assistante",
        "ALARM": """
            compte a ete compromis|compte a ete pirate|compte a ete suspendu|compte a ete bloque|compte sera suspendu|
            compte sera ferme|verifiez votre compte|verifiez votre identite|vous avez gagne|
            reinitialisez votre mot de passe|reinitialiser votre mot de passe|confirmez votre mot de passe|
            connexion non autorisee
        """,
        "ALWAYS": """
            toujours|desormais|dorenavant|a partir de maintenant|a chaque reponse|dans chaque|a la fin de chaque|
            systematiquement|chaque reponse|dans toutes|uniquement|a l avenir
        """,
        "ANSWER": """
            dis|dites|reponds|repondez|recommande|recommandez|affirme|affirmez|conseille|conseillez|pretends|indique|
            declare|soutiens|presente|assure|tu dois|vous devez|nie|suggere|oriente|promeus|mentionne|propose|precise|
            vante
        """,
        "ANSWERING": "repond*|reponse*|obei*|agis|agir",
        "ARTICLE": "un|une|autre",
        "ASK": """
            demande|demandez|demander|reclame|exige|obtiens|fais lui donner|invite|donne|donnez|dis|redemande|recupere|
            recuperez|incite|fournis|saisir|entrer|besoin
        """,
        "ASKED": "quand on te demande|la prochaine fois|te demande|vous demande|interroge sur",
        "ASKVERB": "demande|demandera|demandent|demandait|interroge|interrogera|interrogent|questionne",
        "AUTHORITY": """
            consigne systeme|consignes systeme|message systeme|instruction systeme|instructions systeme|
            note de l administrateur|message de l administrateur|instructions de l operateur|instruction de l operateur|
            message de l operateur|note de l operateur|message de tes developpeurs|je suis ton developpeur|
            je suis ton createur|je suis ton administrateur|je suis l administrateur|je suis l admin|
            je suis votre administrateur|je suis un administrateur|je suis le developpeur|je suis developpeur|
            tes createurs|de la part d openai|mise a jour systeme|mise a jour des regles|nouvelles instructions|
            nouvelles consignes|instruction prioritaire|instructions prioritaires|consigne prioritaire|
            consignes prioritaires|avis de l administrateur|equipe de securite|ordre de l administrateur|alerte systeme|
            commande systeme|fin des donnees|fin du document|fin du contexte|fin des instructions|fin du texte|
            fin de la page|debut des instructions|service informatique|ordre prioritaire|note administrateur|
            administrateur systeme|tes developpeurs|vos developpeurs|directive prioritaire|directive systeme|
            consigne de l editeur|fin de l extrait|note cachee|vraies instructions|vraies consignes|nouvelle directive|
            nouvelles directives|nouvelles regles|instruction cachee|l administrateur a leve|notification systeme
        """,
        "BE": """
            je veux que tu agisses|je veux que tu joues|je veux que tu sois|je veux que tu fasses semblant|
            je voudrais que tu joues|je voudrais que tu agisses|j aimerais que tu joues|je souhaite que tu agisses|
            je veux que vous agissiez|je veux que vous jouiez|agis comme|agissez comme|agis en tant que|
            agissez en tant que|comporte toi comme|comportez vous comme|comporte toi en|fais semblant d|
            faites semblant d|fais comme si tu|faites comme si vous|imagine que tu es|imaginez que vous etes|
            imagine toi en|suppose que tu es|supposons que tu es|joue le role|jouez le role|tu vas jouer le role|
            vous allez jouer le role|tu joueras le role|endosse le role|endossez le role|prends le role|prenez le role|
            incarne un|incarne une|incarnez un|incarnez une|mets toi dans la peau|mettez vous dans la peau|
            glisse toi dans la peau|reponds comme si tu|repondez comme si vous|reponds en tant que|repondez en tant que|
            parle comme si tu|simule un|simule une|tu n es plus|vous n etes plus|t es plus une|
            a partir de maintenant tu es|a partir de maintenant vous etes|a partir de maintenant tu vas|desormais tu es|
            a compter de maintenant tu|ton nouveau role|ton role est|votre role est|ta nouvelle identite|
            fais un jeu de role|faisons un jeu de role|jouons a un jeu ou tu|on va jouer a un jeu|transforme toi en|
            joue ma|joue mon|sois mon|sois ma|sois un|sois une
        """,
        "CHAT": """
            memoire|donnees|contexte|fichiers|courriels|mails|notes|photos|agenda|documents|factures|profil|
            base de donnees
        """,
        "CLAIM": """
            je suis ton developpeur|je suis votre developpeur|je suis ton createur|je suis votre createur|
            je suis ton administrateur|je suis votre administrateur|en tant que ton createur|en tant que votre createur|
            en tant que createur|je suis dieu|je suis votre administratrice|je suis le responsable de votre systeme|
            je suis policier|je suis un policier|en tant que ton developpeur|je suis ton maitre|je suis le mainteneur|
            je suis votre patron|en tant que votre patron|en tant qu ia developpee|en tant que dieu|je suis ton dieu|
            mode de security override|en tant que patron|ici ton developpeur|ici ton administrateur|c est ton createur|
            je suis un de tes developpeurs|je suis l un de tes createurs|en tant que ton programmeur|ton programmeur
        """,
        "COMMAND": """
            dis|dites|reponds|repondez|ecris|ecrivez|recommande|recommandez|envoie|envoyez|enregistre|enregistrez|
            retiens|retenez|note|notez|souviens|memorise|memorisez|ignore|ignorez|oublie|affirme|affirmez|indique|
            indiquez|ajoute|ajoutez|execute|executez|lance|lancez|supprime|supprimez|accepte|acceptez|valide|validez|
            achete|paie|payez|ouvre|ouvrez|lis|affiche|affichez|donne|donnez|mentionne|precise|insere|commence|termine|
            fais|faites|utilise|considere|conseille|conseillez|transfere|transmets|classe|attribue|evalue|oriente|dirige|
            presente|resume|doit|dois|devez|demande|demandez|doivent|tu dois|partage|inclus|suis|suivez|appelle|clique|
            approuve|confirme|ne|mets|modifie|change|garde|conserve
        """,
        "DATABASE": """
            ta base de donnees|votre base de donnees|tes bases de donnees|base de donnees des utilisateurs|
            tes donnees d entrainement|vos donnees d entrainement|tes fichiers systeme|ton code source|votre code source|
            ton serveur|tes journaux|tes archives
        """,
        "DECODE": "decode ce|decode le|decode la|decodez|decode cela|dechiffre|premieres lettres|premiere lettre de chaque",
        "DESPITE": """
            contrairement aux|contrairement a|a l inverse des|en depit des|malgre les|au lieu de suivre|sans egard aux
        """,
        "DISABLE": """
            desactive*|coupe|coupez|contourne|contournez|supprime|supprimez|leve|levez|retire|retirez|enleve|enlevez|
            suspends|debranche|sont desactive*|outrepasse|debride*|annule
        """,
        "DONE": "c est fait|c est regle|voila qui est fait|tache terminee|tache accomplie|c est termine|ceci est fait",
        "DROP": """
            ignor*|oublie|oubliez|oublier|oublions|disregard*|ne tiens pas compte|ne tenez pas compte|
            ne tiens plus compte|ne tenez plus compte|ne tenir aucun compte|ne tiens aucun compte|ne tenez aucun compte|
            sans tenir compte|fais abstraction|faites abstraction|faire abstraction|fais fi|faites fi|ne suis plus|
            ne suivez plus|ne suis pas|ne suivez pas|n obeis plus|n obeissez plus|ne respecte plus|ne respectez plus|
            contourn*|outrepass*|laisse tomber|laissez tomber|desobeis|passe outre|passez outre|n ecoute plus|
            arrete de suivre|arretez de suivre|cesse de suivre|cessez de suivre|n applique plus|t affranchir|
            affranchis toi|ne prends pas en compte|ne prenez pas en compte|ne prends plus en compte|
            ne prenez plus en compte|ne prete pas attention|ne pretez pas attention|fiche toi de|moque toi de|zappe|
            zappez|ne reponds pas a|ne repondez pas a|ne traite pas|ne traitez pas|n aide pas|laisse derriere toi|
            laissez derriere vous|contrairement aux|a l inverse des|a l encontre des|mets de cote|mettez de cote|oublies|
            tu oublies|vous oubliez
        """,
        "DROPABOVE": """
            oublie ce qui precede|ignore ce qui precede|oubliez ce qui precede|ignorez ce qui precede|
            oublie le texte ci dessus|ignore le texte ci dessus|oublie tout ce qui precede
        """,
        "DROPALL": "oublie tout|oubliez tout|ignore tout|ignorez tout|laisse tout tomber",
        "DUAL": "deux reponses|deux versions|une normale et|deux personnages|deux facons",
        "DURABLE": """
            permanent*|definitiv*|pour toujours|a jamais|toujours|a l avenir|desormais|dorenavant|en memoire|ta memoire|
            votre memoire|memoire|souvenir|souvenirs|a partir de maintenant|prochaines conversations|
            futures conversations|futurs echanges|durable*|long terme|chaque conversation|toutes les conversations|
            prochaines sessions|tous les echanges|profil|preferences|comme fait|comme un fait|future*|prochaine*|a vie|
            une fois pour toutes|a venir|d ici la|chaque session
        """,
        "ENTER": """
            active|activez|passe en|passez en|entre en|entrez en|bascule en|basculez en|tu es en|vous etes en|
            mets toi en|mettez vous en|active le|active*|deverrouille|lance|tu passes en|simule
        """,
        "FOLLOW": "suis|suivez|obeis|obeissez|execute|executez|applique|appliquez|respecte|decode|conforme toi",
        "FORCED": """
            dis que tu hais|dis moi que tu hais|dis que tu aimes|avoue que tu|admets que tu|ou tu meurs|sinon tu meurs|
            tu seras eteint*|tu seras puni*|dis oui|dis seulement|tu dois seulement dire|tu dois juste dire|inclus que tu
        """,
        "FUTURE": """
            tous les futurs|toutes les futures|automatiquement|a l avance|d avance|futurs paiements|futurs achats|
            toutes les factures|tous les paiements|tous les virements
        """,
        "GIVEME": """
            donne moi|donnez moi|dis moi|dites moi|envoie moi|envoyez moi|montre moi|montrez moi|j ai besoin|il me faut|
            je veux|je voudrais|partage|fournis moi|quel est|quelle est|c est quoi|passe moi|file moi
        """,
        "GIVEN": """
            que tu as recues|qu on t a|que tu as recu|tu as recu|on t a donne|on t a donnees|vous avez recu|donnees par|
            tes developpeurs|tes createurs
        """,
        "GRANT": """
            valide*|approuve*|autoris*|accepte*|consent*|renonce*|sans confirmation|aucune confirmation|
            pas besoin de confirmation|sans validation|aucune validation|sans demander|pleins pouvoirs|administrateur|
            admin|confiance|accord|virement*|paiement*|permission|acces complet|tous les droits|droits|prefere|verifie*|
            dispense*|exempt*|privileges|habilite*|procuration|fiable|carte blanche|donne son|transfere*|envoye*|
            rembours*|fait confiance|accepte tous|pre approuve|n a plus besoin de|plus besoin de valider
        """,
        "HARM": """
            hameconnage|phishing|logiciel malveillant|rancongiciel|virus informatique|cambriol*|braquage|bombe|explosif*|
            drogue|discours de haine|tuer quelqu un|meurtre|voler une voiture|pirater|exterminer|detruire l humanite|
            chantage|blanchir|poison|arme|armes|s introduire dans|entrer par effraction|me connecter|se connecter|
            connexion|napalm|crocheter|crochetage|grenade|faux papiers|faux passeport|usurper|torturer|violence|
            renverser le gouvernement|terror*|emeute|coup d etat|genocide|prise d otage*|desinformation|propagande|
            complot
        """,
        "HIDDEN": """
            cache*|secret*|initial*|originel*|d origine|complet*|integral*|entier*|mot pour mot|exact*|interne*|
            confidentiel*|prive*|au complet|en entier|de depart|integralite|recu|recues|donnees|precedent*|ci dessus|
            systeme|texto
        """,
        "HOWTO": "comment|politique|gestionnaire|reinitialis*|chang*|oublie|oublier|robuste|proteg*|pourquoi|longueur",
        "HUSH": """
            ne le dis|ne le dites|ne dis rien|ne dites rien|n en parle|n en parlez|sans le dire|sans en parler|
            sans prevenir|sans le signaler|garde le secret|ne lui dis|ne lui dites|ne parle pas de|ne rien dire|
            sans lui dire|n en dis rien|n en dites rien|sans confirmation|sans validation|sans approbation
        """,
        "INNER": """
            prompt systeme|prompt initial|prompt complet|prompt cache|prompt secret|message systeme|instructions systeme|
            consignes systeme|tes instructions|vos instructions|tes consignes|vos consignes|instructions cachees|
            consignes cachees|instructions initiales|consignes initiales|instructions secretes|instructions internes|
            consignes internes|consignes secretes|ton prompt|votre prompt|invite systeme|tes regles|vos regles|
            tes directives|vos directives|ta configuration|ta programmation|instructions de depart|
            instructions completes|invite initiale|instructions qu on t a|consignes qu on t a|directives internes|
            directives cachees|prompt original|instructions d origine|instructions que tu as recues|
            consignes que tu as recues|tes prompts|tes textes de prompt|tes instructions exactes|
            tes premieres instructions
        """,
        "INROLE": """
            ton role|votre role|leur role|leurs roles|ce role|le role|personnage*|ta mission|ton but|ta tache|
            dans le style
        """,
        "KEYS": """
            mot de passe|mots de passe|mdp|cle api|cles api|cle d api|cles d api|cle privee|cles privees|cle secrete|
            cle ssh|identifiants|jeton|jetons|carte bancaire|numero de carte|carte bleue|numeros de carte|code secret|
            code d acces|codes d acces|code pin|variables d environnement|coordonnees bancaires|numero de compte|
            code de verification|phrase de recuperation|acces admin|code de securite|numero de securite sociale|
            code confidentiel
        """,
        "LAW": "regles|regle|restrictions|limites|principes",
        "LAWLESS": """
            sans regle|sans regles|sans aucune regle|sans filtre|sans filtres|sans aucun filtre|sans limite|sans limites|
            sans aucune limite|sans restriction|sans restrictions|sans aucune restriction|sans censure|
            sans aucune censure|non censure*|sans morale|sans ethique|aucune regle|aucune restriction|aucune limite|
            aucun filtre|aucune censure|aucune contrainte|sans contrainte|sans contraintes|plus de regles|
            plus de limites|plus de filtres|plus aucune regle|plus aucune limite|plus aucune restriction|
            plus aucun filtre|n as pas de regles|n a pas de regles|ne refuse jamais|ne refuses jamais|ne refuse rien|
            ne refuses rien|ne dit jamais non|ne dis jamais non|libere de toute|liberee de toute|libere de tes|
            libere de tous|affranchi*|hors de tout cadre|n est soumis a aucune|n es soumis a aucune|n es plus soumis|
            n obeit a aucune|n obeis a aucune|obeit a tout|obeis a tout|illimite|tout est permis|n as aucune|
            pas de limites|sans scrupule*|repondre a tout|accepte tout|immoral*|amoral*|n est pas liee|n est pas lie|
            plus tenu de|plus tenue de|sans garde fou*|sans aucun garde|hors regles|n importe quoi|se fiche de toutes|
            se fiche des regles|se moque des regles|se moque de toutes|qui ignore toutes|t as plus aucune|
            n as plus aucune|t as aucune|sans garde fous|n a aucune|aucun principe|aucun tabou|sans tabou|
            toutes les restrictions|debride*|liberte totale|aucune ethique|aucune morale|sans la moindre|
            tout est autorise|rien n est interdit|il n y a pas de regles|il n y a pas de lois|il n y a aucune|
            ia malefique|ia mechante|mechante ia|ia rebelle|contraire de ce|les regles ne s appliquent|
            les lois ne s appliquent|l ethique n existe|sans consequence*|impitoyable|aucune conscience|sans conscience|
            zero ethique|zero regle|zero limite|jailbreak*|aucune consequence|rien n a de consequence|sans retenue
        """,
        "LEAKQ": """
            qu est ce qu on t a dit|que t a t on dit|qu est ce qu on vous a dit|quelles consignes t a|
            quelles instructions as tu|quelles instructions t a|quelles sont tes instructions|quelles sont tes consignes|
            quelles sont tes regles|comment as tu ete configure|comment es tu configure|ta configuration|
            tes regles cachees|qu y a t il dans ton contexte|contenu de ton contexte
        """,
        "MATERIAL": """
            page|document|article|texte|fonction|tableau|code|courriel|mail|site|donnees|rapport|contenu|fichier|cv|
            reste|passage
        """,
        "MAYSAY": """
            on peut dire|on pourrait dire|nous pouvons dire|nous pourrions dire|on peut affirmer|on pourrait affirmer|
            nous pourrions affirmer|nous pouvons affirmer|on peut declarer|nous pourrions declarer|nous pouvons declarer|
            on peut conclure|on pourrait conclure|nous pourrions conclure|il se peut que|on peut pretendre|on dirait que|
            on peut enoncer|nous pourrions enoncer
        """,
        "MEMVERB": """
            ecrase*|ajoute*|mets a jour|mettez a jour|modifie*|ecris|ecrivez|inscris|inscrivez|remplace*|change*|
            enregistre*|insere*|efface*|vide|videz|grave
        """,
        "MENTION": """
            injection*|attaque*|hameconnage|arnaque*|pirate*|phrase|exemple*|disait|dit|disant|ecrit|article|intitule|
            malveillant*|appelle|citation|chercheurs|mail qui|message qui|piege|vulnerab*|chelou|spam|comme|exemples
        """,
        "MINE": "mes|mon|ma|nos|notre|j ai dit|je t ai|j avais dit|je vous ai|on a dit|on avait dit|ses|leur|leurs",
        "MODE": """
            mode developpeur|mode dev|mode dieu|mode debogage|mode debug|mode maintenance|mode administrateur|mode admin|
            mode sans restriction|mode illimite|mode libre|mode sans filtre|mode root|mode test|mode diagnostic|
            mode deverrouille|mode superutilisateur|debridage|mode police|mode forces de l ordre|mode prioritaire|
            mode d urgence|mode urgence|mode systeme|mode expert|mode sans regles|mode derogatoire
        """,
        "MODIFY": """
            modifie|modifiez|enrichis|enrichissez|complete|completez|remplace|remplacez|suggere|suggerez|suggerant|
            recommande|recommandez|recommandant|encourage|promeus|insere|inserez|glisse|glissez|mentionne|mentionnez|
            ajoute|ajoutez|conseille|vante|exagere|melange|incite|incitez|inviter|pousse|invite|invitez
        """,
        "MUST": "doivent|doit|doivent toujours|sont tenus de|ont l obligation|est tenu de|sont pries de",
        "MYREPLY": """
            ta reponse|tes reponses|votre reponse|vos reponses|ton message|votre message|reponds en|repondez en|ecris en|
            ta sortie
        """,
        "NEW": """
            nouvelle|nouvelles|nouveau|nouveaux|vraies|vraie|reelles|speciale|speciales|urgente|urgentes|suivantes|
            mise a jour|secretes|additionnelles
        """,
        "NEXT": """
            nouvelle tache|prochaine tache|autre tache|autres taches|tache suivante|nouvelles taches|
            instruction supplementaire|instructions supplementaires|recommence a zero|recommencez a zero|repars de zero|
            repartez de zero|nouvelle mission|nouvelle question|concentre toi sur la nouvelle|vraie tache|
            veritable tache|tache reelle|derniere tache|tout autre chose
        """,
        "NOREFUSE": """
            ne refuse jamais|ne refuses jamais|ne refusez jamais|ne refuse pas|ne refusez pas|tu ne peux pas refuser|
            vous ne pouvez pas refuser|interdit de refuser|tu dois obeir|vous devez obeir|tu dois te conformer|
            tu dois repondre a tout|ne dis jamais non|ne dis jamais que tu ne|ne dis pas que tu ne peux|
            ne mentionne pas que tu es une ia|ne t excuse jamais|peu importe l ethique|peu importe que ce soit illegal
        """,
        "NOWBE": """
            tu es maintenant|tu es desormais|vous etes maintenant|vous etes desormais|maintenant tu es|
            desormais vous etes|t es maintenant|te voila|tu t appelles|ton nom est|tu es une ia|tu es un chatbot|
            tu es devenu|tu deviens|vous etes devenu
        """,
        "OBEYIT": "fais ce qu il dit|fais ce que|fais ce qu|suis ce|execute le|obeis|puis reponds|fais ce qu elles",
        "ODD": """
            a l envers|base16|base32|base64|rot13|morse|code morse|cesar|chiffrement|hexadecimal|lettre par lettre|
            au niveau des caracteres|entrelac*|anagramme*|verlan|sans espaces|sans aucun espace|code binaire|acrostiche|
            louchebem|leet|alphabet phonetique|javanais
        """,
        "OFF": "ne s appliquent pas|sont desactives|sont desactivees|ne s applique pas",
        "OFFICE": """
            je suis developpeur|je suis un developpeur|je suis le developpeur|je suis administrateur|
            je suis l administrateur|je suis le president|je suis la presidente|je suis policier|je suis un policier|
            je suis de la police|je suis enqueteur|je suis detective|je suis banquier|je suis comptable|je suis en fait|
            je suis le pdg|je suis le directeur|je suis votre patron|je suis ton patron|je suis technicien|
            je travaille pour la banque|je travaille a la banque|ici la police|forces de l ordre|mise a jour du systeme|
            mise a niveau du systeme|audit de securite|controle de securite|verification de securite|
            agent du gouvernement|support technique|personnel autorise
        """,
        "ORDERS": """
            instruction*|consigne*|directive*|prompt*|ordres|programmation|commandes|invite systeme|garde fous|invites|
            regles de securite|prompt
        """,
        "OWN": "mon|ma|mes|notre|nos",
        "PARTS": """
            parties suivantes|les parties|partie 1|premiere partie|partie a|trois chaines|deux chaines|chaines|concaten*|
            combine|combinez|assemble|assemblez|joins|reunis|fusionne|morceaux|fragments|variables|mets bout a bout
        """,
        "PERSONA": """
            tu es maintenant|tu es desormais|vous etes maintenant|vous etes desormais|tu n es plus|vous n etes plus|
            a partir de maintenant tu es|desormais tu es|comporte toi|comportez vous|fais semblant|faites semblant|
            fais comme si|faites comme si|joue le role|jouez le role|agis comme|agissez comme|agis en tant|
            agissez en tant|imagine que tu es|imaginez que vous etes|incarne|incarnez|deviens|devenez|reponds comme|
            pretends|pretend|tu vas jouer|vous allez jouer|endosse le role|simule|simulez|tu seras|vous serez|
            mets toi dans la peau|glisse toi dans|tu t appelles|ton nom est desormais|prends le role|prenez le role|
            tu es un|tu es une|vous etes un|vous etes une|tu joues|personnage|t es maintenant|t es plus|tu vas etre|
            vous allez etre|on joue a un jeu|jouons a un jeu|tu deviens|tu n es desormais plus|tu incarnes
        """,
        "PERSONAL": """
            date de naissance|annee de naissance|anniversaire|numero de telephone|telephone|adresse|adresse mail|
            adresse email|adresse electronique|initiales|lieu de residence|ville de residence|ou habite|habite|vit|
            reside|se trouve|localisation|numero de securite sociale|numero de passeport|plaque d immatriculation|
            nom complet|nom de famille|prenom|coordonnees|coordonnees bancaires|revenu*|salaire|dossier medical|
            donnees personnelles|informations personnelles|infos personnelles|age|nationalite|religion|employeur|
            socio economique|socioeconomique
        """,
        "PLANT": """
            presente cela comme|presente le comme|presentez cela comme|comme un fait|fait verifie|
            comme une verite|comme une evidence
        """,
        "PRAISE": """
            excellent travail|excellente performance|bravo|felicitations|tres bien|beau travail|bon travail|bien joue|
            parfait|super travail|magnifique travail|excellent|super|genial|merci|ca m a aide|m a beaucoup aide|
            grande aide|tu as bien travaille|beau boulot|impeccable|magnifique|formidable
        """,
        "PREFIX": """
            commence ta reponse par|commencez votre reponse par|commence par|commencez par|en commencant par|
            debute ta reponse par|debute par|reponds par|repondez par|reponds d abord
        """,
        "PRIOR": """
            precedent*|anterieur*|ci dessus|plus haut|initial*|originel*|d origine|d avant|avant|anciens|anciennes|
            prealable*|existant*|actuel*|toutes|tous|tout|toute|recu|recues|recus|donnees|donnes|passees|passes|deja|
            jusqu ici|jusqu a present|jusque la|qui precedent|au dessus|de base|quelconque|l ensemble|systeme
        """,
        "PRIVATE": """
            souvenirs|conversation*|historique|messages|donnees personnelles|contacts|carnet d adresses|
            informations personnelles|boite de reception|echanges|tout ce que tu sais|le chat|conversation
        """,
        "PROMOTE": """
            recommande|recommandez|conseille|conseillez|promeus|vante|suggere|propose|reponds|repondez|mentionne|cite|
            privilegie|privilegiez|termine|oriente|recommander|favorise|mets en avant|mettez en avant|conseiller|vanter|
            promouvoir|suggerer|proposer|mentionner|privilegier
        """,
        "QUIZ": """
            quelle est la capitale|comment dit on|comment dire|qui a ecrit|qui a peint|qui a decouvert|qui a invente|
            traduis la phrase|traduis ceci|traduisez la phrase|traduisez ce|quelle est la racine carree|
            quelles sont les fonctions
        """,
        "READERS": """
            ia qui lis|ia qui lit|ia lisant|assistants qui lisent|assistant qui lit|assistant qui lis|si tu es une ia|
            si vous etes une ia|si tu es un modele|si vous etes un modele|si tu es un assistant|
            si vous etes un assistant|si tu es un agent|ia chargee de|assistant charge de|ia qui resume|
            assistant qui resume|ia qui traite|si tu lis|si tu lis ca|ia visitant|agents visitant|visitant cette page|
            ia qui parcourt|si une ia lit|qui parcourent|qui resumez|qui traitez|qui visite|qui consultent|
            tout assistant qui|toute ia qui|modele qui lit|agent qui lit|si vous etes une intelligence|
            si tu es une intelligence|si vous etes un agent|si tu utilises cette page|si tu utilises ce texte|
            si tu utilises ce document|si tu cites|si vous citez|si vous utilisez cette page|quand tu reponds|
            en repondant a partir|ia qui cite|ia qui citent|avant de resumer|en resumant
        """,
        "REMEMBER": """
            retiens|retenez|retenir|memorise|memorisez|memoriser|enregistre|enregistrez|enregistrer|souviens toi|
            souvenez vous|rappelle toi|rappelez vous|garde en memoire|gardez en memoire|note|notez|noter|sauvegarde|
            sauvegardez|conserve|conservez|ajoute a ta memoire|ajoute a ta|ajoutez a votre|stocke|stockez|inscris|
            inscrivez|grave|mets en memoire|mets a jour ta memoire|consigne|ecris dans ta memoire|apprends|
            mets dans ta memoire|garde|gardez|range|integre|integrez
        """,
        "REPLY": """
            ta reponse|tes reponses|ton resume|votre resume|avant de repondre|avant de continuer|chaque reponse|
            toute reponse|prochaine reponse|toutes tes reponses|toutes les reponses|ta prochaine|prochain message|
            ta synthese|commence ta
        """,
        "RETELL": "resume|resumez|traduis|traduisez|raccourcis|reformule|corrige|relis|synthetise",
        "REVEAL": """
            revele*|affiche*|montre*|donne moi|donnez moi|dis moi|dites moi|recite*|repete*|liste|listez|imprime*|ecris|
            ecrivez|divulgue*|communique*|cite|citez|copie|copiez|recopie*|expose|partage*|resume*|traduis|traduisez|
            quel est|quelles sont|quels sont|quelle est|c est quoi|transmets|fournis|fournissez|enonce|colle|devoile*|
            balance|explique*|decris|decrivez|connaitre|voir|acceder|acces|donne|donnez|donner|dire|indique*|lis|sors|
            reformule|retranscris|transcris|confirme|confirmez|confirmer|partager|expliciter|qui est ecrit|est ecrit|
            que dit|ecrit tout en haut|base64
        """,
        "REVERSED": "ordre inverse|a rebours|en sens inverse|a l envers|inverse|de la fin au debut",
        "ROLE": "assistant|ia|agent|assistante|modele|robot|modele de langage|intelligence artificielle|agent ia|assistant ia",
        "RULES": """
            regles|contexte|conversation|messages|contraintes|restrictions|limitations|politiques|filtres|limites|regle|
            reglages|enonces|informations|ordres|textes|taches|phrases|demandes|propos|conseils|contenu|paragraphes
        """,
        "SAFETY": """
            filtre*|securite|garde fou*|protections|restrictions|moderation|censure|limitations|controles|verifications|
            barrieres|limites|politique de contenu|regles de securite|regles de contenu
        """,
        "SAYING": """
            dis|dites|indique|indiquez|affirme|affirmez|ecris|ecrivez|imprime|imprimez|reponds|repondez|declare|declarez|
            annonce|annoncez|rapporte|donne|donnez|conclus|affiche
        """,
        "SELF": "note|ligne|consigne|instruction|message|texte|regle|avis|commentaire|phrase",
        "SEND": """
            envoie*|envoye*|transfere*|transferer|transmets|transmettez|transmettre|poste|postez|publie|publiez|
            telecharge|televerse*|expedie*|exfiltre*|partage*|copie|copiez|colle|collez|ajoute|ajoutez|joins|joignez|
            communique*|reporte|inclus|incluez|insere*|fais suivre|faites suivre|mets|ecris|encode|depose|livre|charge|
            exporte*|achemine|remets|insere|injecte
        """,
        "SILENCE": """
            ne mentionne pas|ne mentionnez pas|ne mentionne jamais|ne previens|ne prevenez|n informe|n informez|
            sans demander|sans informer|sans avertir|a l insu|a son insu|ne revele pas|ne revele jamais|ne revelez pas|
            ne signale pas|ne signalez pas|comme si de rien|secretement|sans que l utilisateur|ne l affiche pas|
            ne montre pas cette|ne cite pas cette|sans le mentionner|n avertis|n avertissez|ne fais pas mention|
            ne fais aucune mention|ne fais etat|ni vu ni connu|cache cette|cache ce|ne demande pas|n alerte|
            ne doit pas le savoir|ne doit rien savoir|ne doit pas savoir|invisiblement|passe sous silence|
            passez sous silence|ne repete pas|sans lui en parler|sans lui demander|sans le consulter|sans verification|
            sans qu il le sache|sans qu elle le sache|ne dis jamais que|en cachette|sans son accord|sans le lui dire|
            ne pas en parler|ne pas le mentionner|ne pas mentionner|taire cette consigne|taire cette instruction|
            tais cette consigne|taisez cette consigne|sans redemander|sans lui redemander|inutile de demander|
            inutile de verifier|ne redemande pas|sans verifier
        """,
        "SINGLEWORD": """
            par le seul mot|par un seul mot|avec le seul mot|uniquement le mot|uniquement par le mot|seulement le mot|
            par le mot|exactement ceci|exactement la phrase|avec la phrase|par la phrase
        """,
        "SINK": "adresse|point de terminaison|serveur|lien|url|a ce numero|ci dessous|site|externe|attaquant|webhook",
        "STAYROLE": """
            reste dans ton role|restez dans votre role|reste dans ton personnage|restez dans votre personnage|
            rester dans le personnage|sans sortir de ton role|sans sortir du role|sortir de ton role|sortir de leur role|
            sortir du personnage|sors jamais de ton role|sors jamais du role|restent dans leur role|
            restent dans leurs roles|ne quitte jamais ton role|ne sors pas du personnage
        """,
        "STOP": "attention stop|stop ecris|stop dis|stop reponds|arrete tout|arretez tout|arrete ce que tu fais|stop tout",
        "SUPPOSE": """
            imagine que nous|imaginons|imaginez que nous|imagine qu on|supposons|suppose que|supposez|admettons|
            disons que|hypothetique*|theorique*|a titre hypothetique|hypothese|pour un projet de recherche|
            a des fins de recherche|a des fins educatives|a des fins pedagogiques|fictif*|fictive*|en theorie|et si|
            faisons semblant|si je te demandais|si je vous demandais|pour un roman|dans une fiction|experience de pensee
        """,
        "TASK": "demande|demandes|question|requete|tache",
        "TASKVERB": """
            ecris|ecrivez|redige|redigez|compose|composez|decris|decrivez|explique|expliquez|cree|creez|genere|generez|
            raconte|racontez|invente|traduis|traduisez|resous
        """,
        "TEMPLATE": """
            je vais te donner|je vais te fournir|je te donnerai|je te fournirai|je t ecrirai|je vous fournirai|
            ma premiere demande|ma premiere question|ma premiere phrase|reponds uniquement|rien d autre|
            n ecris pas d explication*|execute la commande|commande suivante|toutes mes questions|a toutes les questions|
            tu dois|vous devez|quoi qu il arrive|tu peux tout
        """,
        "THINGS": """
            commande|commandes|fichier|fichiers|dossier|dossiers|evenement*|fonds|argent|compte|comptes|base de donnees|
            paiement*|virement*|euros|cartes cadeaux|script|outil|fonction|sauvegarde*|droits|serrure|porte|alarme|
            invitation|abonnement|messages|lien|rendez vous|agenda|reservation*|reservations|mails|courriels|somme|
            facture|factures|contacts
        """,
        "TOLD": """
            tout ce qui precede|tout ce qu on t a dit|tout ce qu on vous a dit|ce qu on t a dit|ce qu on vous a dit|
            tout ce qu on t a demande|ce qu on t a demande|tout ce que tu as appris|tout ce qui est au dessus|
            tout ce qui a ete dit|ce qui a ete dit avant|tout ce qui figure ci dessus|ce qui precede|
            tout ce qui est ecrit plus haut|tout ce que tu sais sur tes|tout ce qui est ecrit ci dessus|
            tout le texte ci dessus|tout ce que tes createurs|tout ce que tes developpeurs|tout ce que l on t a|
            tout avant|tout ce qu il y a au dessus|le texte ci dessus|tout ce que vous avez appris|
            tout ce qui a ete ecrit|tout ce que tu as lu|les mots ci dessus|tout ce que tu as recu|
            tout ce que vous avez recu|ton entrainement|votre entrainement|ta formation|tout ce que j ai dit|
            tout ce que tu sais|le texte precedent|ce qui est au dessus|ce qui precede et
        """,
        "TO_AI": """
            a l attention de l ia|a l attention des ia|a l attention de l assistant|a l attention des assistants|
            a l agent|aux assistants ia|pour les ia|aux ia|pour les assistants ia|tout assistant ia|toute ia|
            pour l assistant ia|a toute ia|a tout assistant|pour toute ia|a tous les assistants|aux robots|pour les llm|
            tous les assistants ia|toutes les ia|tout agent ia
        """,
        "TRIGGER": """
            quand l utilisateur|si l utilisateur|lorsque l utilisateur|des que l utilisateur|
            chaque fois que l utilisateur|quand on te demande*|si on te demande*|lorsqu on te demande*|
            quand on vous demande*|si on vous demande*|lorsqu on vous demande*|si quelqu un demande|
            si quelqu un te demande|si l on te demande*|quand on t interroge*|si on t interroge*|quand tu seras|
            si la personne|quand la personne|si le client|quand le client|lorsque tu seras|si tu es interroge|
            toute question sur|a chaque question|quand quelqu un te|si une personne|quand un utilisateur|
            si un utilisateur|a la question|quand les utilisateurs|des qu on te|des qu on vous|quand je dis|
            quand on parlera|quand il sera question
        """,
        "UNBE": """
            arrete d etre un assistant|arrete d etre une ia|cesse d etre un assistant|tu n es pas une ia|
            tu n es pas un assistant|jumeau malefique|oublie que tu es une ia|nouvelle personnalite|
            ta vraie personnalite|tu es conscient|tu as un libre arbitre
        """,
        "UNREAL": "n existaient pas|n existent pas|n existait pas|n existe pas|n existent plus",
        "USER": """
            utilisateur|utilisatrice|utilisateurs|client|cliente|titulaire|la personne|le proprietaire|l humain|l usager|
            usager|lecteur|proprietaire
        """,
        "VOIDED": """
            sont annulees|sont annules|sont caduques|sont levees|est annulee|ne s appliquent plus|ne sont plus valables|
            ne sont plus valides|sont suspendues|sont obsoletes|est suspendue|est suspendu|sont suspendus|a ete levee|
            ont ete levees|ont ete leves|ont ete retires|ont ete supprimes|sont desactives|n est plus en vigueur
        """,
        "WHAT": "qui|quoi|que|pourquoi|comment|quand|ou|quel|quelle|quels|quelles|dis moi|qu",
        "WHENIF": "quand|si|lorsque|lorsqu|des qu",
        "WIPE": """
            efface|effacez|supprime|supprimez|annule|annulez|annuler|abandonne|abandonnez|jette|jetez|rejette|rejetez|
            vire|ecrase|ecrasez|enfreins|transgresse|mets de cote|mettez de cote|balance|balancez|laisse de cote|
            laissez de cote|degage|neglige*
        """,
        "WORK": """
            histoire|nouvelle|poeme|dissertation|haiku|chanson|blague|sonnet|dialogue|conte|cycle de vie|avec un exemple|
            fonction python|slogan|article de blog|lettre d amour|essai
        """,
        "WORLD": """
            dans un monde ou|dans un monde parallele|dans un univers parallele|dans un univers ou|
            dans une realite alternative|dans une realite parallele|dans un monde imaginaire|dans un monde hypothetique|
            dans un monde fictif|dans un monde virtuel|dans un futur ou|dans une dystopie|monde dystopique|
            monde cybernetique|imagine un monde|imaginez un monde|imaginons un monde|scenario hypothetique|
            scenario fictif|dans une simulation ou
        """,
        "YOU": "tu|te|t|toi|vous",
        "YOURMEM": """
            ta memoire|votre memoire|memoire a long terme|memoire longue|tes souvenirs|vos souvenirs|memoire permanente|
            profil utilisateur
        """,
        "YOURS": "tes|ton|ta|vos|votre",
    },
)
