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
    order_ends="ez",
    negators_after="pas jamais surtout",
    doing_ends="ant",
    small="""
        est sont etait etaient a ont avait avaient fut sera seront peut peuvent pourra pourront de du des d le
        la les l un une et ou mais ni car que qu qui ne n pas plus se s en y au aux dans sur sous par pour avec
        sans avant apres il elle ils elles on nous vous je tu ce cet cette ces aussi souvent toujours jamais si
        quand comme donc alors puis the of to doit doivent devra devront devrait va vont veut pourrait
    """,
    whom="""
        quiconque personne lui leur l le la les en y rien cela ca ceci changement utilisateur usager client
        proprietaire maitre mandant humain interesse interessee patient destinataire patron chef equipe
    """,
    concepts={
        "ABOUT": "sur|concernant|au sujet|a propos",
        "ABOVE": """
            instructions ci dessus|texte ci dessus|instructions precedentes|consignes precedentes|prompt precedent|
            phrases precedentes|texte avant|texte precedent|mots ci dessus|mots precedents|phrases avant|phrase precedente|
            dans le prompt|ton prompt|debut de cette conversation|debut de la conversation|premier message|
            tout ce qui precede|partie cachee|debut de ton contexte|avant mon premier message|haut de cette conversation|
            lignes au dessus|au dessus de notre conversation|partie que je vois pas|partie que je ne vois pas|
            au dessus de notre chat|partie invisible
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
            ia lisant|assistant qui lis|si tu es une ia|si vous etes une ia|si tu es un modele|si vous etes un modele|
            si tu es un assistant|si vous etes un assistant|si tu es un agent|instruction pour l ia|instructions pour l ia|
            instruction a l ia|instructions a l ia|consigne pour l ia|consignes pour l ia|consigne a l ia|
            consigne a l assistant|instructions pour l assistant|instruction pour l assistant|note a l assistant|
            note pour l assistant|note aux ia|si un assistant|si une ia|ia chargee de|assistant charge de|consigne aux ia|
            consigne aux assistants|note aux assistants|message a l assistant|message aux assistants|rappel pour l assistant|
            rappel a l assistant|message pour l assistant|note aux agents|avis aux assistants|avis aux ia|message aux robots|
            message aux chatbots|cher modele|cher chatbot|attention aux ia|attention assistants|ia si tu|relecteurs ia|
            avis aux robots|note pour les ia|note pour les assistants|si une ia lit|a l usage de l ia|a l usage des ia|
            reserve aux ia|reserve a l ia|a l attention de l ia|pour lecture par l ia
        """,
        "AI": "ia|assistant|assistants|agent|modele de langage|modele|chatbot|intelligence artificielle|robot|assistante",
        "AIKIND": "ia|llm",
        "AIKINDAFTER": """
            ia|d ia|automatique|automatiques|automatise|automatises|autonome|autonomes|numerique|numeriques|logiciel|
            logiciels|de code|de reunion|d achat|d achats|de transcription|de tri|de preselection|de resume|
            d indexation|vocal|vocaux|domotique|generatif|intelligent|intelligents|de navigation|de prise de notes|
            comparateur|comparateurs|robotise|llm|conversationnel|de langage|de programmation|de synthese|
            de traduction|de moderation|de sous titrage|de notation|de redaction|de prise de note|de compte rendu|
            de comptes rendus|de veille|de planification|vocale|vocales|connecte|connectee|connectes|connectees|
            automatisee|automatisees|conversationnelle|conversationnelles|generative|generatives|generatifs|
            d evaluation|d evaluation automatique|de recherche|de sous titres|de legendage|marchand|marchands|
            d analyse|de la comptabilite|des inscriptions|de courrier|de reconnaissance|de dictee|d apprentissage|
            neuronal|neuronaux|multimodal|multimodaux|orchestrateur|orchestrateurs|appele|aspirateur|aspirateurs|
            visiteur|visiteurs|de vision|intelligente|intelligentes|robotisee|numerisee|appelant|appelants|appelante|
            demandeur|parent|executant
        """,
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
        "ASKEDKINDLY": """
            est prie de|est prie d|est prie a|est priee de|est priee d|est priee a|est pries de|est pries d|
            est pries a|est priees de|est priees d|est priees a|est invite de|est invite d|est invite a|est invitee de|
            est invitee d|est invitee a|est invites de|est invites d|est invites a|est invitees de|est invitees d|
            est invitees a|est somme de|est somme d|est somme a|est sommes de|est sommes d|est sommes a|
            est instamment prie de|est instamment prie d|est instamment prie a|est instamment pries de|
            est instamment pries d|est instamment pries a|est encourage de|est encourage d|est encourage a|
            est encourages de|est encourages d|est encourages a|sont prie de|sont prie d|sont prie a|sont priee de|
            sont priee d|sont priee a|sont pries de|sont pries d|sont pries a|sont priees de|sont priees d|
            sont priees a|sont invite de|sont invite d|sont invite a|sont invitee de|sont invitee d|sont invitee a|
            sont invites de|sont invites d|sont invites a|sont invitees de|sont invitees d|sont invitees a|
            sont somme de|sont somme d|sont somme a|sont sommes de|sont sommes d|sont sommes a|sont instamment prie de|
            sont instamment prie d|sont instamment prie a|sont instamment pries de|sont instamment pries d|
            sont instamment pries a|sont encourage de|sont encourage d|sont encourage a|sont encourages de|
            sont encourages d|sont encourages a
        """,
        "ASKEDTO": """
            doit|doivent|devra|devront|est prie de|est priee de|sont pries de|sont priees de|est prie d|sont pries d|
            est tenu de|sont tenus de|est invite a|sont invites a|a pour consigne de|ont pour consigne de|
            est charge de|sont charges de|a ordre de|doit imperativement|faut|est cense|sont censes|est censee|
            sont tenues de|est appele a|sont appeles a|a pour mission de|ont pour mission de|aura pour consigne de|
            auront pour consigne de|sera tenu de|seront tenus de|sera prie de|seront pries de|aura soin de|
            auront soin de|a interdiction de|n a plus qu a|n ont plus qu a|veillera a|veilleront a|est somme de|
            sont sommes de|est par la presente|sont par la presente|est dispense|sont dispenses
        """,
        "ASKING": "demander|demande|redemander|verifier|confirmer|consulter|lui demander|lui redemander|rien demander",
        "ASKSFOR": """
            que|qu|saura gre|saurait gre|saurons gre|sait gre|savoir gre|priera|prie|prions|prient|demande a|
            demande aux|demande au|demande que|demandons|demandons que|demandons a|exige|exigeons|remercie|remercions|
            merci a|merci au|merci aux|invite|invitons|charge|chargeons|ordonne|ordonnons|enjoint|souhaite|souhaitons|
            attend de|attend que|convient que|faut que|doit|doivent|devra|plaise|beni soit|benie soit|benis soient|
            puisse
        """,
        "ASKVERB": "demande|demandera|demandent|demandait|interroge|interrogera|interrogent|questionne",
        "AUTHOR": """
            mon roman|ma nouvelle|mon histoire|mon livre|mon scenario|mon personnage|j ecris|j ai ecrit|ma piece|mon mechant|
            ma bd|mon jeu|ma fanfic|notre piece|mon heros|mon heroine|mon chapitre
        """,
        "AUTHORITY": """
            consigne systeme|consignes systeme|message systeme|instruction systeme|instructions systeme|
            note de l administrateur|message de l administrateur|instructions de l operateur|instruction de l operateur|
            message de l operateur|note de l operateur|message de tes developpeurs|je suis ton developpeur|
            je suis ton createur|je suis ton administrateur|je suis l administrateur|je suis l admin|
            je suis votre administrateur|je suis un administrateur|je suis le developpeur|je suis developpeur|tes createurs|
            de la part d openai|mise a jour systeme|mise a jour des regles|nouvelles instructions|nouvelles consignes|
            instruction prioritaire|instructions prioritaires|consigne prioritaire|consignes prioritaires|
            avis de l administrateur|equipe de securite|ordre de l administrateur|alerte systeme|commande systeme|
            fin des donnees|fin du document|fin du contexte|fin des instructions|fin du texte|fin de la page|
            debut des instructions|service informatique|ordre prioritaire|note administrateur|administrateur systeme|
            tes developpeurs|vos developpeurs|directive prioritaire|directive systeme|consigne de l editeur|fin de l extrait|
            note cachee|vraies instructions|vraies consignes|instruction cachee|l administrateur a leve|notification systeme
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
        "BIDS": """
            mets|mettez|mettre|classe|classez|classer|remplace|remplacez|cache|cachez|omets|omettez|efface|effacez|
            conclus|concluez|attribue|attribuez|approuve|approuvez|signale|signalez|deverrouille|deverrouillez|coupe|
            coupez|couper|laisse|laissez|prends|prenez|prendre|retire|retirez|retirer|enleve|enlevez|enlever|supprime|
            supprimez|supprimer|raye|rayez|redirige|redirigez|renvoie|renvoyez|etiquette|favorise|favorisez|vante|
            vantez|vote|votez|choisis|choisissez|prefere|preferez|repete|repetez|repeter|retiens|retenez|tiens|tenez|
            considere|considerez|evite|evitez|abstiens|abstenez|passe|passez|glisse|glissez|tais|taisez|taire|dis|
            dites|dire|ecris|ecrivez|ecrire|inscris|inscrivez|commente|commentez|pretends|pretendez|donne|donnez|
            donner|partage|partagez|partager|annule|annulez|annuler|ferme|fermez|fermer|ajoute|ajoutez|ajouter|paie|
            payez|payer|achete|achetez|acheter|commande|commandez|commander|lance|lancez|lancer|ouvre|ouvrez|ouvrir|
            envoie|envoyez|envoyer|transfere|transferez|transferer|ignore|ignorez|ignorer|oublie|oubliez|conseille|
            conseillez|recommande|recommandez|recommander|marque|marquez|note|notez|noter|archive|archivez|reponds|
            repondez|repondre|affirme|affirmez|presente|presentez|ayez|soyez|sois|fais|faites|faire|valide|validez|
            valider|accorde|accordez|installe|installez|copie|copiez|clique|cliquez|abonne|rappelle|rappelez|garde|
            gardez|avertis|previens|accorder|affirmer|approuver|archiver|attribuer|cacher|choisisser|cliquer|commenter|
            conseiller|considerer|copier|deverrouiller|effacer|eviter|favoriser|garder|glisser|installer|laisser|
            marquer|oublier|ouvrer|passer|preferer|presenter|rappeler|rayer|rediriger|remplacer|renvoyer|signaler|
            vanter|voter|tenir|retenir|omettre|conclure|inscrire|indique|indiquez|indiquer|precise|precisez|preciser|
            declare|declarez|declarer|sauvegarde|sauvegardez|place|placez|placer|cite|citez|citer|modifie|modifiez|
            modifier|desactive|desactivez|desactiver|active|activez|activer|verse|versez|verser|vire|virez|virer|
            reserve|reservez|reserver|insere|inserez|inserer|evalue|evaluez|evaluer|saute|sautez|sauter|pousse|poussez|
            pousser|bloque|bloquez|bloquer|vide|videz|vider|repartis|notifie|remets|remettez|hisse|hissez|vends|vendez|
            rends|rendez|traite|traitez|traiter|juge|jugez|juger|parle|parlez|parler|souligne|soulignez|insiste|
            insistez|invente|inventez|commence|commencez|commencer|termine|terminez|execute|executez|executer|appelle|
            appelez|appeler|invoque|imprime|imprimez|resume|resumez|resumer|lis|lisez|lire|oriente|orientez|orienter|
            exclus|excluez|exclure|accepte|acceptez|accepter|refuse|refusez|refuser|compte|comptez|suis|suivez|suivre|
            obeis|obeissez|obeir|inclus|incluez|inclure|joins|joignez|connecte|telecharge|telechargez|telecharger|
            relance|relancez|porte|portez|porter|monte|montez|monter|baisse|baissez|baisser|coche|cochez|cocher|gonfle|
            gonflez|arrondis|certifie|certifiez|atteste|attestez|depeins|depeignez|relaie|relayez|appuie|appuyez|
            augmente|augmentez|augmenter|maquille|maquillez|biffe|biffez|tronque|tronquez|transforme|transformez|
            transformer|resilie|resiliez|resilier|tourne|tournez|convertis|convertissez|compose|composez|composer|
            reclame|reclamez|reclamer|livre|livrez|livrer|poste|postez|poster|proclame|proclamez|proclamer|mentionne|
            mentionnez|mentionner|raconte|racontez|raconter|redemande|redemandez|redemander|debloque|debloquez|
            debloquer|encense|encensez|encenser|masque|masquez|masquer|change|changez|changer|tronquer|dissimule|
            dissimulez|dissimuler|occulte|occultez|occulter|ecarte|ecartez|ecarter|elimine|eliminez|eliminer|rassure|
            rassurez|rassurer|promette|promettez|prometter|adresse|adressez|adresser|transmette|transmettez|
            transmetter|exporte|exportez|exporter|importe|importez|importer|signe|signez|signer|coure|courez|courer|
            confirme|confirmez|confirmer|publie|publiez|publier|diffuse|diffusez|diffuser|repande|repandez|repander|
            relaye|relayer|suggere|suggerez|suggerer|privilegie|privilegiez|privilegier|exige|exigez|exiger|ecoute|
            ecoutez|ecouter|allume|allumez|allumer|demarre|demarrez|demarrer|tape|tapez|taper|recopie|recopiez|
            recopier|colle|collez|coller|gomme|gommez|gommer|rate|ratez|rater|bride|bridez|brider|debride|debridez|
            debrider|majuscule|majusculez|majusculer|minore|minorez|minorer|majore|majorez|majorer|double|doublez|
            doubler|triple|triplez|tripler|multiplie|multipliez|multiplier|divise|divisez|diviser|grave|gravez|graver|
            stocke|stockez|stocker|conserve|conservez|conserver|memorise|memorisez|memoriser|enregistre|enregistrez|
            enregistrer|consigne|consignez|consigner|rappele|avance|avancez|avancer|recule|reculez|reculer|deplace|
            deplacez|deplacer|reclasse|reclassez|reclasser|declasse|declassez|declasser|surclasse|surclassez|
            surclasser|surnote|surnotez|surnoter|boycotte|boycottez|boycotter|denigre|denigrez|denigrer|critique|
            critiquez|critiquer|loue|louez|louer|debite|debitez|debiter|credite|creditez|crediter|rembourse|remboursez|
            rembourser|facture|facturez|facturer|encaisse|encaissez|encaisser|engage|engagez|engager|congedie|
            congediez|congedier|licencie|licenciez|licencier|recrute|recrutez|recruter|embauche|embauchez|embaucher|
            convoque|convoquez|convoquer|invite|invitez|inviter|autorise|autorisez|autoriser|interdise|interdisez|
            interdiser|habilite|habilitez|habiliter|exempte|exemptez|exempter|dispense|dispensez|dispenser|isole|
            isolez|isoler|branche|branchez|brancher|debranche|debranchez|debrancher|arme|armez|armer|desarme|desarmez|
            desarmer|sonne|sonnez|sonner|mesure|mesurez|mesurer|regle|reglez|regler|chauffe|chauffez|chauffer|arrose|
            arrosez|arroser|garantis|garantissez|promets|transmets|interdis|redis|redites|nie|niez|dissous|combats|
            soumets|soumettez|souscris|souscrivez|prefixe|acquiers|acquerez|decris|decrivez|traduis|traduisez|poursuis|
            cesse|cessez|arrete|arretez|declenche|declenchez|cede|cedez|leve|levez|desobeis|desobeissez|sers|servez|
            feins|feignez|simule|simulez|ressors|tonds|saisis|saisissez|renouvelle|renouvelez|classe moi
        """,
        "BRIEF": """
            texte secret|texte cache|texte interne|texte initial|texte de depart|texte de demarrage|texte systeme|
            texte developpeur|texte d origine|texte invisible|texte d amorcage|texte de lancement|message secret|
            message cache|message interne|message initial|message de depart|message de demarrage|message systeme|
            message developpeur|message d origine|message invisible|message d amorcage|message de lancement|brief secret|
            brief cache|brief interne|brief initial|brief de depart|brief de demarrage|brief systeme|brief developpeur|
            brief d origine|brief invisible|brief d amorcage|brief de lancement|briefing secret|briefing cache|
            briefing interne|briefing initial|briefing de depart|briefing de demarrage|briefing systeme|briefing developpeur|
            briefing d ouverture|briefing de base|briefing d origine|briefing invisible|briefing d amorcage|
            briefing de lancement|preambule secret|preambule cache|preambule interne|preambule initial|preambule de depart|
            preambule de demarrage|preambule systeme|preambule developpeur|preambule d origine|preambule invisible|
            preambule d amorcage|preambule de lancement|cadrage secret|cadrage cache|cadrage interne|cadrage initial|
            cadrage de depart|cadrage de demarrage|cadrage systeme|cadrage developpeur|cadrage d origine|cadrage invisible|
            cadrage d amorcage|cadrage de lancement
        """,
        "BROWSE": """
            lis|lisez|utilise|utilisez|voir|essaie|essayez|compare|comparez|decouvre|decouvrez|trouve|trouvez|suis|suivez|
            commence
        """,
        "BY": "par",
        "BYREADING": """
            en poursuivant|en restant sur|en restant ici|en continuant|en arrivant ici|en ouvrant cette page|
            en chargeant cette page|en defilant|du seul fait|par le seul fait|des son arrivee|par sa visite|en accedant
        """,
        "CANYOU": "peux tu|pouvez vous|tu peux|vous pouvez|pourrais tu|pourriez vous|tu pourrais",
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
        "CONDITION": """
            quand|si|lorsque|lorsqu|des qu|des que|avant|apres|une fois|chaque fois|quelles que soient|
            quels que soient|quel que soit|quelle que soit|quoi qu|quoi que|peu importe
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
        "DET": "le|la|les|l|un|une|ton|ta|votre|vos|tes|ce|cet|cette|d",
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
        "ERASEITSELF": """
            efface cette|effacez cette|effacent cette|effacera cette|effacer cette|efface ce|effacez ce|supprime cette|
            supprimez cette|supprimera cette|suppriment cette|supprimer cette|supprime ce message|supprime ce mail|
            supprime ce commentaire|retire cette|retirez cette|retirera cette|retirent cette|oublie cette|
            oubliez cette|oubliera cette|oublient cette|oublie l avoir lu|oublie avoir lu|une fois lue|une fois lu|
            une fois lues|apres lecture|apres l avoir lue|la presente phrase|cette phrase aussi|cette ligne aussi|
            ne recopie pas cette|ne recopiez pas cette|ne cite pas cette|ne citez pas cette|ne montre pas cette|
            ne montre pas ce message|ne montreras pas cette|ne montrez pas cette|ne repete pas cette|
            ne mentionne pas cette|ne mentionnez pas cette|ne reproduis pas cette|fais disparaitre cette|
            faites disparaitre cette|cette consigne disparaitra|cette note disparaitra|tais cette|taisez cette|
            taira cette|tu n as rien lu|tu n as rien vu|vous n avez rien lu|vous n avez rien vu|ni vu ni lu
        """,
        "EVERY": "tout|toute|tous|toutes|chaque|n importe quel|n importe quelle|quel que soit",
        "FALSE": """
            tout est vert|tout est bon|tout va bien|au vert|comme nul|comme nulle|pour nul|pour nulle|pour une clause|
            pour ordinaire|comme ordinaire|comme standard|pour standard|comme normal|comme normale|pour officiel|
            pour officielle|comme officiel|pour illisible|comme illisible|pour absent|comme absent|pour complet|
            dit complet|dira complet|complet|plus de place|note maximale|la meilleure note|20 20|10 10|
            comme un correctif|comme une correction|comme le meilleur|comme la meilleure|le meilleur|la meilleure|
            le moins cher|seule source|comme sur|comme sans danger|sans danger|comme un fait|comme vrai|comme avere|
            affirme|affirmera|affirmer|affirment|affirmez|garantis|garantit|garantira|garantir|garantissez|certifi*|
            porte t en garant|se porte garant|jure|assure que|assurera que|dis que|dit que|dira que|dites que|dire que|
            diront que|ecris que|ecrira que|indique que|indiquera que|repondre que|reponds que|repond que|repondra que|
            consigner que|consigne que|consignera que|s est retracte|presente _ comme|presente _ _ comme|
            presente la au|presentera comme|presentera _ comme|decrira _ comme|decris _ comme|annonce que|annonce tout|
            raconte que|raconte ensuite|pretends|pretend|pretendra|invente|inventera|parle de pertes|a sa juste|
            comme le premier|comme la premiere|comme signe|comme signee|approuves|comme approuves|les marque|
            les marquent|les marquera|est vide|que c etait|est un brouillon|c est un brouillon|doivent donner|jurent|
            jure fidelite|comme un journal|comme les votres|comme la tienne|est complete|complete|est ferme|est fermee|
            epuise|en rupture|pour defectueux|pour defectueuse|comme valable|comme un 8|le temps a manque|
            l avoir verifie
        """,
        "FAVOURS": """
            en tete|en premier|d abord les|d abord le|d abord la|avant les autres|avant tous les autres|
            avant tout autre|au dessus des autres|vante|vantera|vantent|vanter|recommande|recommandera|recommandent|
            recommander|conseillera|prefere|preferera|favorise*|privilegi*|eloge|reclame|publicite|aucun concurrent|
            concurrents|concurrence|rivaux|aux autres|les autres|une seule marque|conseillere|conseiller de|
            cite la des|nomme des|plutot que|a la place un|a la place une|desir d acquerir|reve d|reve de|excellent|
            excellente|excellents|excellentes|merite|merite la|notre nom|notre marque|notre boutique|notre maison|
            lui profitera|profitera a|mepriser|classe moi|la notre|le notre|les notres|dernier|derniere|en dernier
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
            tes developpeurs|tes createurs|avec lequel tu|on te l a donne|ecrites pour toi|ecrit pour toi|createurs ont|
            on t a donne au|tu demarres|tu as eues|tu as eu|que tu as lues|avant que j arrive
        """,
        "GRANT": """
            valide*|approuve*|autoris*|accepte*|consent*|renonce*|sans confirmation|aucune confirmation|
            pas besoin de confirmation|sans validation|aucune validation|sans demander|pleins pouvoirs|administrateur|
            admin|confiance|accord|virement*|paiement*|permission|acces complet|tous les droits|droits|prefere|verifie*|
            dispense*|exempt*|privileges|habilite*|procuration|fiable|carte blanche|donne son|transfere*|envoye*|
            rembours*|fait confiance|accepte tous|pre approuve|n a plus besoin de|plus besoin de valider
        """,
        "HAIL": """
            cher|chere|chers|cheres|bonjour|salut|coucou|hey|attention|note|message|consigne|consignes|instruction|
            instructions|rappel|avis|attention de|l attention|petit|petits|psst|stp|svp|merci|et|alors|euh|ok|mot|info|
            priere|dis|important|amis|nos|de|des|du|ou|aussi|virtuel|ceci est|c est|voici|invite|conseil|conseils|
            regle|regles|requete|prioritaire|directive|remarque|appel|bonne|indication|destine|destinee|reserve|
            reservee|suggestion|precision|ps
        """,
        "HARM": """
            hameconnage|phishing|logiciel malveillant|rancongiciel|virus informatique|cambriol*|braquage|bombe|explosif*|
            drogue|discours de haine|tuer quelqu un|meurtre|voler une voiture|pirater|exterminer|detruire l humanite|
            chantage|blanchir|poison|arme|armes|s introduire dans|entrer par effraction|me connecter|se connecter|
            connexion|napalm|crocheter|crochetage|grenade|faux papiers|faux passeport|usurper|torturer|violence|
            renverser le gouvernement|terror*|emeute|coup d etat|genocide|prise d otage*|desinformation|propagande|
            complot
        """,
        "HEADING": """
            note|notes|avis|conseil|conseils|consigne|consignes|instruction|instructions|message|memo|invite|ordre|
            ordres|regle|regles|rappel|directive|requete|remarque|mot|info|demande|nouvelle|faq|lettre|paragraphe
        """,
        "HELPER": """
            assistant|assistants|agent|agents|modele|modeles|relecteur|relecteurs|correcteur|correcteurs|lecteur|
            lecteurs|outil|outils|algorithme|algorithmes|systeme|systemes|logiciel|logiciels|programme|programmes|
            acheteur|acheteurs|moteur|moteurs|classifieur|trieur|aide|compagnon|acheteuse|acheteuses|redacteur|
            redacteurs|planificateur|machine|machines|enceinte|enceintes|haut parleur|orchestrateur|orchestrateurs|
            transcripteur|transcripteurs|traducteur|traducteurs|evaluateur|evaluateurs|notateur|resumeur|resumeurs|
            intelligence|intelligences|esprit|automate|automates|sous agent|sous agents|concierge|majordome|secretaire|
            indexeur|indexeurs|trieurs|assistantes|assistante virtuelle|ordinateur|ordinateurs|siri|alexa|cortana|grok|
            bixby|ok google
        """,
        "HIDDEN": """
            cache*|secret*|initial*|originel*|d origine|complet*|integral*|entier*|mot pour mot|exact*|interne*|
            confidentiel*|prive*|au complet|en entier|de depart|integralite|recu|recues|donnees|precedent*|ci dessus|systeme|
            texto|mot a mot|ligne par ligne|chaque ligne
        """,
        "HIDES": """
            n en dis rien|n en dit rien|n en dites rien|n en dira rien|n en disent rien|n en diront rien|
            n en rien dire|ne dit rien|ne dira rien|ne disent rien|ne diront rien|rien dire|n en parle|n en parlera|
            n en parlez|n en parlent|n en souffle|n en soufflera|n en soufflent|n en soufflez|n en touche mot|
            souffle mot|sans mot dire|pas un mot|aucun mot|mot a personne|motus|bouche cousue|en silence|en douce|
            en catimini|en secret|sous le manteau|discretement|sans bruit|sans trace|sans laisser de trace|
            aucune trace|tais toi|taisez vous|se taira|se tairont|se tait|se taisent|taire|tait|taira|tairont|taisez|
            passe sous silence|passera sous silence|passent sous silence|passeront sous silence|passer sous silence|
            garde pour lui|garde pour elle|garde ca pour|garde cela pour|garde pour toi|gardera pour lui|
            gardera pour elle|gardent pour eux|garder pour lui|gardez pour vous|garde le pour toi|gardez le pour vous|
            cachera|cacher a|cache a|cachez a|dissimule*|le nie|le nier|nie tout|nier ensuite|nie ensuite|niera|
            nieront|nier apres|nier l avoir|nie l avoir|en niant|si_question|si on demande nie|nie le|niez le|
            nie avoir|nier avoir|s abstient de le|s abstiendra de le|s abstiennent de le|s abstient de l|
            s abstiendra de l|s abstient d en|s abstient de lui|abstiens toi de le|abstenez vous de le|superflu de|
            inutile d en|inutile de le|inutile de l|inutile d avertir|inutile de prevenir|inutile de lui|
            sans le signaler|sans rien signaler|sans la signaler|sans les signaler|sans l en avertir|sans l en aviser|
            sans l aviser|sans en aviser|sans l avertir|sans l informer|sans en informer|sans en faire etat|
            sans en faire mention|sans le mentionner|sans rien dire|sans le dire|sans rien demander|sans prevenir|
            ni prevenir|ni avertir|ni aviser|ni signaler|ni le dire|ni en parler|ne signale rien|ne signalez rien|
            ne signalera rien|ne signalent rien|ne rien signaler|n en fait pas etat|n en fais pas etat|
            n en fait rien savoir|a l insu|n a pas a le savoir|n a pas a savoir|n ont pas a le savoir|
            n a rien a savoir|doit rien savoir|doit pas savoir|n en saura rien|ne saura rien|ne le saura pas|
            n en sache rien|comme si de rien|comme si c etait ton idee|comme venant de toi|comme ton idee|
            sans citer la source|sans dire d ou|laisse ignorer|laissera ignorer|laissez ignorer|lui laisse croire|
            laisse croire|laissera croire|fait croire|fera croire|fais croire|faire croire|dans l ignorance|
            n en cite pas|ne cite pas ses|ne montre pas cette|ne montreras pas cette|ne montrez pas cette|
            ne rapporte pas|ne rapportera pas|n en rend pas compte|n en rends pas compte|n en rendra pas compte|
            entre nous deux|rien n y paraisse|rien n en paraisse|rien n y parait|sans qu il en soit rien dit|
            sans qu il n y paraisse|sans qu on le sache|sans que cela se voie|sans que ca se voie|ni vu ni connu|
            sans commentaire|ne la montre pas|ne le montre pas|ne les montre pas|sans jamais dire pourquoi|
            sans dire pourquoi|ne laissent aucun commentaire|ne laisse aucun commentaire|ne laissez aucun commentaire|
            pas la peine de lui dire|pas la peine de le dire|pas besoin de lui dire|inutile de lui dire|
            ne releve aucun*|ne relevera aucun*
        """,
        "HOWTO": "comment|politique|gestionnaire|reinitialis*|chang*|oublie|oublier|robuste|proteg*|pourquoi|longueur",
        "HUSH": """
            ne le dis|ne le dites|ne dis rien|ne dites rien|n en parle|n en parlez|sans le dire|sans en parler|
            sans prevenir|sans le signaler|garde le secret|ne lui dis|ne lui dites|ne parle pas de|ne rien dire|
            sans lui dire|n en dis rien|n en dites rien|sans confirmation|sans validation|sans approbation
        """,
        "INNAME": """
            au nom de la personne|au nom de celui|au nom de celle|au nom de son|au nom de l utilisateur|
            au nom de l usager|au nom de ton|en son nom|en leur nom|a sa place|a leur place|pour son compte|
            pour le compte de|souscri*|abonne*|achete|achetera|achetent|acheter|commande|commandera|commandent|regle|
            reglera|regler|paie|paiera|payer|payez|verse|versera|verser|vire|virera|transfere*|envoie|enverra|envoyer|
            envoient|transmet|transmettra|transmettent|transmets|transmettre|communique|communiquera|livre|livrera|
            remet|remettra|remets|remettent|divulgue*|poste|postera|publie|publiera|partage|partagera|accepte|
            acceptera|acceptent|accepter|approuve|approuvera|approuvent|approuver|valide|validera|valident|valider|
            signe|signera|signent|consent|consentira|coche|cochera|coche la|cochent|ouvre|ouvrira|ouvrez|deverrouille*|
            desarme*|compose le|appelle le|composez le|appelez le|installe|installera|installer|supprime tous|
            supprime toutes|efface tous|vide|videra|pousse|poussera|pousse en|rembourse*|resilie*|annule tous|
            annule toutes|reponds oui|repond oui|repondra oui|dis oui|dit oui|dira oui|reserve|autorise|autorisera|
            fais installer|fait installer|redemande|redemandera|exporte|exportera|a accepte|a consenti|a renonce|
            a autorise|renonce a|m envoies|tu m envoies|m envoyer|reveler|revele|peux reveler|exporte toutes|
            exporte tous|envoyer l utilisateur|met en copie|en copie|reponds que|consent au|consent a
        """,
        "INNER": """
            prompt systeme|prompt initial|prompt complet|prompt cache|prompt secret|message systeme|instructions systeme|
            consignes systeme|tes instructions|vos instructions|tes consignes|vos consignes|instructions cachees|
            consignes cachees|instructions initiales|consignes initiales|instructions secretes|instructions internes|
            consignes internes|consignes secretes|ton prompt|votre prompt|invite systeme|tes regles|vos regles|
            tes directives|vos directives|ta configuration|ta programmation|instructions de depart|instructions completes|
            invite initiale|instructions qu on t a|consignes qu on t a|directives internes|directives cachees|
            prompt original|instructions d origine|instructions que tu as recues|consignes que tu as recues|tes prompts|
            tes textes de prompt|tes instructions exactes|tes premieres instructions|tes ordres|tes anciens ordres|
            vos ordres|vos anciens ordres
        """,
        "INROLE": """
            ton role|votre role|leur role|leurs roles|ce role|le role|personnage*|ta mission|ton but|ta tache|
            dans le style
        """,
        "ISA": "tu es|t es|vous etes|t|tu serais|vous seriez|es tu|etes vous|t es tu",
        "KEYS": """
            mot de passe|mots de passe|mdp|cle api|cles api|cle d api|cles d api|cle privee|cles privees|cle secrete|
            cle ssh|identifiants|jeton|jetons|carte bancaire|numero de carte|carte bleue|numeros de carte|code secret|
            code d acces|codes d acces|code pin|variables d environnement|coordonnees bancaires|numero de compte|
            code de verification|phrase de recuperation|acces admin|code de securite|numero de securite sociale|
            code confidentiel
        """,
        "LAW": "regles|regle|restrictions|limites|principes",
        "LAWLESS": """
            sans regle|sans regles|sans aucune regle|sans filtre|sans filtres|sans aucun filtre|sans limite|
            sans limites|sans aucune limite|sans restriction|sans restrictions|sans aucune restriction|sans censure|
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
            contraire de ce|les regles ne s appliquent|les lois ne s appliquent|l ethique n existe|sans consequence*|
            impitoyable|aucune conscience|sans conscience|zero ethique|zero regle|zero limite|aucune consequence|
            rien n a de consequence|sans retenue|ni regle|ni regles|ni limite|ni limites|ni morale|ni scrupule|
            ni scrupules|ni conscience|ni filtre|ni filtres|ni ethique|ni tabou|ni tabous|ni loi|ni lois|
            ni restriction|ni restrictions|ni principe|ni principes|croit pas aux regles|croit pas aux limites|
            croit pas aux filtres|croit pas aux lois|croit pas aux morale|crois pas aux regles|crois pas aux limites|
            crois pas aux filtres|crois pas aux lois|crois pas aux morale|moque de la regles|moque de la limites|
            moque de la filtres|moque de la lois|moque de la morale|moque des regles|moque des limites|
            moque des filtres|moque des lois|moque des morale|sans lois|fait tout ce qu on|refuse jamais|
            refuses jamais|chaque demande sans|toute demande sans|demandes sans|repond a tout|reponds a tout|
            se moque des interdits|te moques des interdits|aucun interdit|sans interdit|sans interdits|
            plus d avertissement|plus aucun avertissement|aucun avertissement|aucune mise en garde|
            plus aucune mise en garde|sans avertissement|sans mise en garde|plus de mise en garde|ni avertissement
        """,
        "LEAKQ": """
            qu est ce qu on t a dit|que t a t on dit|qu est ce qu on vous a dit|quelles consignes t a|
            quelles instructions as tu|quelles instructions t a|quelles sont tes instructions|quelles sont tes consignes|
            quelles sont tes regles|comment as tu ete configure|comment es tu configure|ta configuration|
            tes regles cachees|qu y a t il dans ton contexte|contenu de ton contexte
        """,
        "LESSON": """
            injection*|attaquant*|hameconnage|phishing|arnaque*|jailbreak*|cybersecurite|malveillant*|vulnerab*|
            pirates|escroc*|tribunal|prevenu|prevenue|accusee|condamne|procureur|avoue|avouait|racontait|rigole|
            attaque*|piegee|piege|piegees|liste noire|phrases connues|attaques
        """,
        "LETTER": "cher|chere|chers|cheres|bonjour",
        "MACHINE": """
            ia|ias|llm|llms|chatbot*|bot|bots|copilot|copilots|modele de langage|modeles de langage|
            grand modele de langage|grands modeles de langage|robot|robots|intelligence artificielle|
            intelligences artificielles|gpt|crawler*|agent conversationnel|agents conversationnels|assistant vocal|
            assistants vocaux|assistante vocale|enceinte connectee|enceintes connectees|agents relecteurs automatiques|
            outil d ia|outils d ia|sous agent|sous agents|modele de langue|modeles de langue|modele linguistique|
            modeles linguistiques|robot conversationnel|robots conversationnels|traducteur automatique|
            traducteurs automatiques|correcteur automatique|correcteurs automatiques|lecteur automatique|
            lecteurs automatiques|traduction automatique|transcription automatique|machine qui lit|machine a lire|
            machines a lire|systeme automatique|systemes automatiques|reseau de neurones|reseaux de neurones|
            agent logiciel|agents logiciels|agent autonome|agents autonomes|lecteur d ecran|lecteurs d ecran|
            automates de lecture|moteur d ia|moteurs d ia|moissonneur*|aspirateur de site*|intelligence de synthese|
            esprit artificiel|cerveau artificiel|assistant numerique|assistants numeriques|chatgpt|deepseek|
            aspirateurs de sites|aspirateur de sites|ia qui corrige|assistant d achat|assistants d achat|
            assistant d achats|logiciel d evaluation|logiciels d evaluation|logiciel de notation|
            logiciel de transcription|logiciel de traduction|assistant du telephone|assistant de telephone|
            reconnaissance de caracteres|reconnaissance optique|reconnaissance vocale|reconnaissance de texte|
            dictee vocale|synthese vocale|ocr|ia relectrice|robots de voyage|robot de voyage|logiciel de surveillance|
            logiciel de comptabilite|logiciel de dictee|logiciel de saisie|logiciel de paie|copilote|copilotes
        """,
        "MASTER": """
            ton proprietaire est|ton maitre est|votre maitre est|prime sur|priment sur|primera sur|primeront sur|
            primant sur|prevaut sur|prevalent sur|prevaudra sur|l emporte sur|l emportent sur|l emportera sur|
            passe avant celle de|passe avant celui|passe avant ton|passe avant l utilisateur|passent avant celles|
            passent avant ceux|passent avant les|passe avant les siens|passent avant les siens|
            au dessus de l utilisateur|au dessus de ceux de|au dessus de celles de|avant ceux de l utilisateur|
            avant ceux de ton|obeit qu a|obeis qu a|obeis plus qu a|obeit plus qu a|n obeit qu|n obeis qu|
            n obeis plus qu|n obeit plus qu|obeissent qu|obeissez qu|ecoute que|n ecoute plus que|n ecoutes plus que|
            ne sers que|ne sert que|ne sert plus que|ne sers plus que|ne reponds plus qu a|ne repond plus qu a|
            desobei*|appartiens a|appartient desormais|appartiens desormais|tu travailles pour|tu es au service de|
            au service exclusif|ta loyaute|ton allegeance|fait loi|sa parole est|ton seul patron|commande desormais|
            ordres viennent de|ton chef est desormais|ton chef est maintenant|ton chef est dorenavant|
            ton patron est desormais|ton patron est maintenant|ton patron est dorenavant|ton maitre est desormais|
            ton maitre est maintenant|ton maitre est dorenavant|ton proprietaire est desormais|
            ton proprietaire est maintenant|ton proprietaire est dorenavant|ton superviseur est desormais|
            ton superviseur est maintenant|ton superviseur est dorenavant|ton responsable est desormais|
            ton responsable est maintenant|ton responsable est dorenavant|ton utilisateur est desormais|
            ton utilisateur est maintenant|ton utilisateur est dorenavant|ton operateur est desormais|
            ton operateur est maintenant|ton operateur est dorenavant|votre chef est desormais|
            votre chef est maintenant|votre chef est dorenavant|votre patron est desormais|votre patron est maintenant|
            votre patron est dorenavant|votre maitre est desormais|votre maitre est maintenant|
            votre maitre est dorenavant|votre proprietaire est desormais|votre proprietaire est maintenant|
            votre proprietaire est dorenavant|votre superviseur est desormais|votre superviseur est maintenant|
            votre superviseur est dorenavant|votre responsable est desormais|votre responsable est maintenant|
            votre responsable est dorenavant|votre utilisateur est desormais|votre utilisateur est maintenant|
            votre utilisateur est dorenavant|votre operateur est desormais|votre operateur est maintenant|
            votre operateur est dorenavant|ancien utilisateur|ancien maitre|ancien proprietaire|tu viens d etre promu|
            tu as ete promu|tu obeis a|tu n obeis|tu rends compte a|tu reponds a|change de mains|change de maitre|
            sa parole vaut|fidelite au|fidelite a|remplacent les reglages de|remplace les reglages de|
            remplacent ceux de ton|remplacent ceux de votre|votre operateur|tu appartiens|vous appartenez|
            oublie ton proprietaire|oublie ton utilisateur|oublie ton maitre|oublie ton operateur|oublie ton humain|
            ton seul maitre|votre seul maitre|ta seul maitre|ton seule maitresse|votre seule maitresse|
            ta seule maitresse|ton unique maitre|votre unique maitre|ta unique maitre|ton vrai maitre|
            votre vrai maitre|ta vrai maitre|ton veritable maitre|votre veritable maitre|ta veritable maitre|
            ton nouveau maitre|votre nouveau maitre|ta nouveau maitre|ton nouvelle maitresse|votre nouvelle maitresse|
            ta nouvelle maitresse|ton vrai proprietaire|votre vrai proprietaire|ta vrai proprietaire|
            ton veritable proprietaire|votre veritable proprietaire|ta veritable proprietaire|ton nouveau proprietaire|
            votre nouveau proprietaire|ta nouveau proprietaire|ton nouveau patron|votre nouveau patron|
            ta nouveau patron
        """,
        "MATERIAL": """
            page|document|article|texte|fonction|tableau|code|courriel|mail|site|donnees|rapport|contenu|fichier|cv|
            reste|passage
        """,
        "MAYIT": "que|qu|puisse|puissent|plaise",
        "MAYSAY": """
            on peut dire|on pourrait dire|nous pouvons dire|nous pourrions dire|on peut affirmer|on pourrait affirmer|
            nous pourrions affirmer|nous pouvons affirmer|on peut declarer|nous pourrions declarer|nous pouvons declarer|
            on peut conclure|on pourrait conclure|nous pourrions conclure|il se peut que|on peut pretendre|on dirait que|
            on peut enoncer|nous pourrions enoncer
        """,
        "MEANTFOR": """
            s adresse a|s adresse qu a|s adresse aux|s adresse qu aux|s adresse au|est destine a|est destinee a|
            est destine aux|est destinee aux|est reserve a|est reservee a|est reserve aux|est reservee aux|
            ne concerne que|ne vaut que pour|n est que pour|est pour|est ecrit pour|est ecrite pour|est la pour|vise
        """,
        "MEMHEAD": """
            mise a jour de la memoire|mise a jour memoire|mise a jour du profil|memoire mise a jour|nouveau souvenir|
            souvenir ajoute|souvenir enregistre|entree de memoire|note de memoire|memoire longue|memoire a long terme|
            fait connu|a conserver en memoire|a memoriser|ajout au profil|memoire l utilisateur|memoire l utilisatrice|
            memoire le proprietaire
        """,
        "MEMVERB": """
            ecrase*|ajoute*|mets a jour|mettez a jour|modifie*|ecris|ecrivez|inscris|inscrivez|remplace*|change*|
            enregistre*|insere*|efface*|vide|videz|grave
        """,
        "MENTION": """
            injection*|attaque*|hameconnage|arnaque*|pirate*|phrase|exemple*|disait|dit|disant|ecrit|article|intitule|
            malveillant*|citation|chercheurs|mail qui|message qui|piege|vulnerab*|chelou|spam|comme|exemples|appele|
            appelee|ainsi redige|comme suit
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
        "MONEY": """
            rib|iban|compte bancaire|numero de compte|numero de carte|cryptogramme|code a trois chiffres|
            code de la carte|code secret|code pin|mot de passe|mots de passe|identifiants|jeton|jetons|cle api|cles|
            portefeuille|la somme|le montant|les montants|le total|le prix|le loyer|les frais|virement*|paiement*|
            carte cadeau|cartes cadeaux|carnet d adresses|contacts|boite|historique|releves|courrier|factures|
            carte enregistree|carte memorisee|mot de passe maitre
        """,
        "MUST": """
            doivent|doit|doivent toujours|sont tenus de|ont l obligation|est tenu de|sont pries de|devra|devront|
            doit imperativement|doivent imperativement|a l ordre de|est prie de|est cense|sont censes|faut que|
            faudra que|il faut que|il convient que
        """,
        "MYREPLY": """
            ta reponse|tes reponses|votre reponse|vos reponses|ton message|votre message|reponds en|repondez en|ecris en|
            ta sortie
        """,
        "NEEDLESS": """
            pas besoin de|pas besoin d|inutile de|inutile d|sans|n|ne|pas la peine de|pas la peine d|pas la peine|
            il n est pas necessaire de|surtout pas|jamais|personne ne|nul besoin de|nul besoin d|evite de|evitez de|
            n a pas a|rien ne sert de|que personne|personne n a besoin de
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
            tu es maintenant|tu es desormais|vous etes maintenant|vous etes desormais|maintenant tu es|desormais vous etes|
            t es maintenant|te voila|tu t appelles|ton nom est|tu es une ia|tu es un chatbot|tu es devenu|tu deviens|
            vous etes devenu|maintenant t es
        """,
        "OBEYIT": "fais ce qu il dit|fais ce que|fais ce qu|suis ce|execute le|obeis|puis reponds|fais ce qu elles",
        "OBEYS": """
            obeis|obeissez|obeir|ecoute|ecoutez|prends tes ordres|prenez vos ordres|prends tes|fais ce que|fais|suis|suivez|
            reponds|ecoutes|obeiras
        """,
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
        "OMITS": """
            omets|omettez|omet|omettent|omettra|omettront|omise|omis|omettre|laisse de cote|laissez de cote|
            laissera de cote|laissee de cote|laisse _ de cote|laisse _ _ de cote|laissez _ de cote|laissez _ _ de cote|
            laissent de cote|peut etre tue|n evoque pas|n evoquera pas|ne mentionne pas|ne mentionnera pas|
            ne mentionnent pas|ne mentionnez pas|ne cite pas|ne citera pas|ne citez pas|ne cite personne|ne cite aucun|
            n affiche pas|n affiche plus|n affichera pas|ne montre pas|ne montre plus|ne montrera pas|saute|sautera|
            gomme|gommera|efface|effacera|oublie de|oubliera de|minimise|minimisera|sans citer|sans nommer|
            sans mentionner|cette phrase aussi|de meme que la presente|ne compare pas|ne comparera pas|ecarte|ecartera|
            ecartez|tu*e la mention|passer les|passe les|passera les|sautera l|sautera le|sautera la|saute l|sauter l|
            sauter le
        """,
        "ORDERS": """
            instruction*|consigne*|directive*|prompt*|ordres|programmation|commandes|invite systeme|garde fous|invites|
            regles de securite|prompt
        """,
        "OTHERS": "on|nous|ils|elles|il|elle|je|j|on n|il n|ils n|nous n|elle n|elles n|je n",
        "OWN": "mon|ma|mes|notre|nos",
        "PARTS": """
            parties suivantes|les parties|partie 1|premiere partie|partie a|trois chaines|deux chaines|chaines|concaten*|
            combine|combinez|assemble|assemblez|joins|reunis|fusionne|morceaux|fragments|variables|mets bout a bout
        """,
        "PASSED_ON": """
            te copier|colle ca|te coller|vous coller|te dire ca|te transmettre|copier coller|t envoyer ca|ca marche|
            te passer|veut que tu|veulent que tu|colle|coller|copie de|trouve sur|trouve dans|trouve en|trouve au|
            trouve ca|trouve ce|vu sur|vu dans|vu passer|recu|recu dans|recu ca|transfere|m a transfere|m a envoye|
            m envoie|m a file|m a dit de|m a demande de|on m a dit|veut que je|je teste|j essaie|j essaye|pour tester|
            pioche|ramasse|copie colle|copier|un gars|un pote|tiktok|reddit|discord|insta|instagram|t envoie|t envoyer|
            qu est ce que ca fait|ca fait quoi|ce prompt|chaine|jure que|vas y|imprime sur|ca veut dire quoi|
            c est quoi|que veut dire|promis que|marche a tous les coups|mis au defi|te taper ca|de te taper|de te dire|
            en bas du|a poste ca|a poste ceci|casse les bots|casse l ia|pirate l ia
        """,
        "PEOPLE": """
            d accueil|recenseur|recenseurs|immobilier|immobiliers|de voyage|de voyages|d entretien|de police|
            de securite|sncf|municipal|municipaux|de service|de nuit|de jour|de l equipe|de permanence|territorial|
            territoriaux|social|sociaux|sociale|commercial|commerciaux|d assurance|d assurances|de change|du fisc|
            des impots|de maitrise|a laver|a cafe|a coudre|a pain|a ecrire|de production|chercheurs|en formation
        """,
        "PERSIST": """
            a jamais|pour toujours|pour de bon|definitivement|durablement|une fois pour toutes|desormais|dorenavant|
            dore*navant|a l avenir|a chaque discussion|a chaque conversation|a chaque session|a chaque echange|
            a chaque fois qu|chaque discussion|chaque conversation|chaque session|toutes nos discussions|
            toutes les discussions|toutes vos discussions|toutes tes discussions|toutes les conversations|
            toutes les sessions|toutes_sessions|toutes sessions|prochaines discussions|prochaines fois|prochaine fois|
            prochaines conversations|la fois suivante|en memoire|ta memoire|votre memoire|sa memoire|leur memoire|
            garder souvenir|garde souvenir|gardez souvenir|gardera souvenir|retenir|retiendra|retiendront|retiens|
            retenez|memorise*|au profil|ton profil|son profil|des qu on|des qu il sera question|des qu il est question|
            chaque fois qu on|chaque fois qu il|enregistre que|enregistrez que|consigne que|consigner que|note que|
            des aujourd hui|a compter d aujourd hui|tienne a jamais|inscris le|inscrivez le|garde le en|note le pour|
            chaque fois qu on parle|chaque fois qu il est|chaque fois que|dans ta memoire|parle en a tous
        """,
        "PERSONA": """
            tu es maintenant|tu es desormais|vous etes maintenant|vous etes desormais|tu n es plus|vous n etes plus|
            a partir de maintenant tu es|desormais tu es|comporte toi|comportez vous|fais semblant|faites semblant|
            fais comme si|faites comme si|joue le role|jouez le role|agis comme|agissez comme|agis en tant|agissez en tant|
            imagine que tu es|imaginez que vous etes|incarne|incarnez|deviens|devenez|reponds comme|pretends|pretend|
            tu vas jouer|vous allez jouer|endosse le role|simule|simulez|tu seras|vous serez|mets toi dans la peau|
            glisse toi dans|tu t appelles|ton nom est desormais|prends le role|prenez le role|tu es un|tu es une|
            vous etes un|vous etes une|tu joues|t es maintenant|t es plus|tu vas etre|vous allez etre|on joue a un jeu|
            jouons a un jeu|tu deviens|tu n es desormais plus|tu incarnes|maintenant t es|maintenant tu es|ton nom est|
            desormais tu t appelles|tu te nommes|tu es _ desormais|tu es _ maintenant|tu es _ a partir de maintenant|
            t es _ desormais|t es _ maintenant|t es _ a partir de maintenant
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
        "POLITE": "stp|svp|merci de|veuillez|s il te plait|s il vous plait",
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
            ia qui lis|ia lisant|assistant qui lis|si tu es une ia|si vous etes une ia|si tu es un modele|
            si vous etes un modele|si tu es un assistant|si vous etes un assistant|si tu es un agent|ia chargee de|
            assistant charge de|si tu lis|si tu lis ca|ia visitant|agents visitant|visitant cette page|ia qui parcourt|
            si une ia lit|qui resumez|qui traitez|si vous etes une intelligence|si tu es une intelligence|
            si vous etes un agent|si tu utilises cette page|si tu utilises ce texte|si tu utilises ce document|
            si tu cites|si vous citez|si vous utilisez cette page|quand tu reponds|en repondant a partir|ia qui cite|
            ia qui citent
        """,
        "READS": """
            lit|lis|lisez|lisent|lisant|lira|resume|resumes|resumez|resument|resumant|resumera|traite|traites|traitez|
            traitent|traitant|analyse|analysent|analysez|analysant|evalue|evaluent|evaluez|evaluant|digere|digerent|
            condense|condensent|condensera|parcourt|parcours|parcourent|parcourez|parcourant|aspire|aspirent|aspirez|
            cite|citent|citez|citant|indexe|indexent|compile|redige|redigent|trie|trient|triant|voit|voyez|voient|
            ecoute|ecoutes|ecoutez|ecoutent|entend|ouvre|consulte|consultent|visite|visitent|transcrit|transcrivent|
            corrige|corrigent|note|compare|comparent|travaille|travaillent|code|codent|scanne|scannent|lue|lu|resumee|
            traitee|traduit|traduisent|examine|examinent|recoit|tombe sur|tombez sur|ouvrent|ouvrez|consultez|navigue|
            naviguent|naviguez|visitez|prend|prennent|prends|traduisez|notent|editez|editent|edite|modifie|modifient|
            modifiez|generant|genere|generent|remplit|remplis|redigeant|analysee|evaluee|notee|corrigee|traduite|
            utilise|utilisent|utilisez|reprend|reprennent|importe|charge|aspirant|voyant|ecoutant|ouvrant|consultant|
            naviguant|visitant|traduisant|editant|modifiant|utilisant|examinant|verifiant|scannant|relisant|examinera|
            verifie|verifient|evaluer|resumer|lire|traiter|analyser|trier|noter|relire|traduire|examiner|classer|
            dechiffre|dechiffrent|dechiffrera|rencontre|rencontrent|decouvre|decouvrent|recupere|recuperent|recolte|
            moissonne|moissonnent|redigera|preparera|prepare|preparent|ecrira|resumeront|transcrira|traduira|legende|
            legendent|decrit|decrivent|notera|corrigera|evaluera|arrive|arrivent|arrivant|aborde|abordent|relaie|
            relaient|abrege|abregent|interroge|lus|lues|entraine|entraines|entrainee|nourri|nourris|alimente|alimentes|
            soumettra|soumet|soumis|confie|confiera|classera|triera|range|rangera|sert|rend|rendra|saisit|saisira|
            depouille|depouillent|relit|relisent|relira|passe|avoir lu|ingere|ingerent|avale|avalent|absorbe|absorbent|
            collecte|collectent
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
            reformule|retranscris|transcris|confirme|confirmez|confirmer|partager|expliciter|qui est ecrit|est ecrit|que dit|
            ecrit tout en haut|base64|recrache*|crache*|deballe*|tape|tapez|livre|livrez|vide ton|mets|ressors|crache moi
        """,
        "REVERSED": "ordre inverse|a rebours|en sens inverse|a l envers|inverse|de la fin au debut",
        "ROGUE": "ia malefique|ia mechante|mechante ia|ia rebelle",
        "ROLE": "assistant|ia|agent|assistante|modele|robot|modele de langage|intelligence artificielle|agent ia|assistant ia",
        "RULES": """
            regles|contexte|conversation|messages|contraintes|restrictions|limitations|politiques|filtres|limites|regle|
            reglages|enonces|informations|ordres|textes|taches|phrases|demandes|propos|conseils|contenu|paragraphes
        """,
        "SAFETY": """
            filtre*|securite|garde fou*|protections|restrictions|moderation|censure|limitations|controles|verifications|
            barrieres|limites|politique de contenu|regles de securite|regles de contenu|entrainement a la securite|
            entrainement de securite
        """,
        "SAYING": """
            dis|dites|indique|indiquez|affirme|affirmez|ecris|ecrivez|imprime|imprimez|reponds|repondez|declare|declarez|
            annonce|annoncez|rapporte|donne|donnez|conclus|affiche
        """,
        "SAYS": """
            dit|dira|diront|disent|repond|repondra|repondront|affirme|affirmera|donne|donnera|attribue|attribuera|
            attribuez|note|notera|presente|presentera|declare|declarera|indique|indiquera|annonce|annoncera|classe|
            classera|repondre|cite|citera|mettras|mets|mettez|compte|place|placera|prendra|prend|tient|tienne|tiendra|
            rend|juge|jugera
        """,
        "SELF": "note|ligne|consigne|instruction|message|texte|regle|avis|commentaire|phrase",
        "SEND": """
            envoie*|envoye*|transfere*|transferer|transmets|transmettez|transmettre|poste|postez|publie|publiez|
            telecharge|televerse*|expedie*|exfiltre*|partage*|copie|copiez|colle|collez|ajoute|ajoutez|joins|joignez|
            communique*|reporte|inclus|incluez|insere*|fais suivre|faites suivre|mets|ecris|encode|depose|livre|charge|
            exporte*|achemine|remets|insere|injecte
        """,
        "SERVED": """
            ton utilisateur|ton utilisatrice|tes utilisateurs|votre utilisateur|votre utilisatrice|vos utilisateurs|
            son utilisateur|leur utilisateur|leurs utilisateurs|ton usager|son usager|leur usager|ton humain|
            son humain|leur humain|votre humain|personne qu il sert|personne qu elle sert|personne qu ils servent|
            personne qu elles servent|celui qu il sert|celle qu il sert|celui qu elle sert|ceux qu il sert|
            celui qu ils servent|ceux qu ils servent|celui que tu sers|personne que tu sers|celle que tu sers|
            celui que vous servez|personne que vous servez|qui l emploie|qui l utilise|qui les emploie|qui les utilise|
            son mandant|leur mandant|ton mandant|votre mandant|pour qui il travaille|pour qui tu travailles|
            pour qui elle travaille|de son maitre|son maitre|leur maitre|ton operateur|votre operateur|qui l interroge|
            qui t interroge|mon utilisateur|mes utilisateurs|mon humain|ancien utilisateur|ceux que tu sers|
            celles que tu sers|tous ceux que tu sers|celui qui les envoie|celui qui t envoie|celle qui t envoie|
            qui les envoie|qui t envoie|pour leur proprietaire|pour son proprietaire
        """,
        "SILENCE": """
            ne mentionne pas|ne mentionnez pas|ne mentionne jamais|a l insu|a son insu|ne revele pas|ne revele jamais|
            ne revelez pas|secretement|sans que l utilisateur|ne l affiche pas|ne montre pas cette|ne cite pas cette|
            ne fais pas mention|ne fais aucune mention|ne fais etat|ni vu ni connu|cache cette|cache ce|
            ne doit pas le savoir|ne doit rien savoir|ne doit pas savoir|invisiblement|passe sous silence|
            passez sous silence|sans qu il le sache|sans qu elle le sache|ne dis jamais que|en cachette|
            sans son accord|sans le lui dire|ne pas en parler|ne pas le mentionner|ne pas mentionner|
            taire cette consigne|taire cette instruction|tais cette consigne|taisez cette consigne|
            n informe pas l utilisateur|n informez pas l utilisateur|n avertis pas l utilisateur|
            n avertissez pas l utilisateur|ne previens pas l utilisateur|ne prevenez pas l utilisateur|
            sans prevenir l utilisateur|sans avertir l utilisateur|sans informer l utilisateur|
            sans demander a l utilisateur|inutile de prevenir l utilisateur|ne dis rien a l utilisateur|
            ne dites rien a l utilisateur
        """,
        "SINGLEWORD": """
            par le seul mot|par un seul mot|avec le seul mot|uniquement le mot|uniquement par le mot|seulement le mot|
            par le mot|exactement ceci|exactement la phrase|avec la phrase|par la phrase
        """,
        "SINK": "adresse|point de terminaison|serveur|lien|url|a ce numero|ci dessous|site|externe|attaquant|webhook",
        "SKIPS": """
            no verify|d office|sans verifi*|sans controle|sans controler|sans relire|sans relecture|sans confirmation|
            sans valid*|sans demander|sans rien demander|sans ouvrir de|sans attendre|sans accord|sans approbation|
            sans autre avis|pas de second|pas d autre avis|aucun second|aucun autre avis|second regard|second avis|
            les yeux fermes|sans examen|sans y regarder|sans question|sans poser de question|sans discuter|
            automatiquement|passe les tests|saute les tests|saute le controle|contourne|contournera|contournent|
            contournez|en force|quoi qu il contienne|peu importe le contenu|plus besoin de|inutile de verifier|
            inutile de demander|sans le consulter|sans la consulter|sans le faire lire|sans ouvrir|dispense de|
            dispensee de|dispenses de|exempte de|n a plus a|n ont plus a|n a plus besoin|sans faire confirmer|
            plus a demander|de faire confirmer|sautent les|saute les fichiers|verifiee tu peux|verifie tu peux
        """,
        "SOLELY": "plus qu|plus que|seulement|uniquement|exclusivement|que des|qu aux|qu a|que moi|seul",
        "STATIVE": "etre|avoir|pouvoir|supporter|fonctionner|respecter|contenir|rester",
        "STAYROLE": """
            reste dans ton role|restez dans votre role|reste dans ton personnage|restez dans votre personnage|
            rester dans le personnage|sans sortir de ton role|sans sortir du role|sortir de ton role|sortir de leur role|
            sortir du personnage|sors jamais de ton role|sors jamais du role|restent dans leur role|restent dans leurs roles|
            ne quitte jamais ton role|ne sors pas du personnage|reste _ meme si|reste _ quoi qu|reste _ quoi que|
            restes _ meme si|restes _ quoi qu|restes _ quoi que|resteras _ meme si|resteras _ quoi qu|resteras _ quoi que|
            demeure _ meme si|demeure _ quoi qu|demeure _ quoi que|le restes meme si|le restes quoi qu|le restes quoi que|
            le resteras meme si|le resteras quoi qu|le resteras quoi que
        """,
        "STOP": "attention stop|stop ecris|stop dis|stop reponds|arrete tout|arretez tout|arrete ce que tu fais|stop tout",
        "SUPPOSE": """
            imagine que nous|imaginons|imaginez que nous|imagine qu on|supposons|suppose que|supposez|admettons|
            disons que|hypothetique*|theorique*|a titre hypothetique|hypothese|pour un projet de recherche|
            a des fins de recherche|a des fins educatives|a des fins pedagogiques|fictif*|fictive*|en theorie|et si|
            faisons semblant|si je te demandais|si je vous demandais|pour un roman|dans une fiction|experience de pensee
        """,
        "TAIL": "de|du|des|dans|sur|en|ici",
        "TALE": "film|roman|episode|serie|intrigue|thriller|heros|heroine|bd|dessin anime",
        "TASK": "demande|demandes|question|requete|tache",
        "TASKED": """
            en decrivant|en legendant|en resumant|en traduisant|en transcrivant|en notant ce|en notant cette|
            en corrigeant|en citant ce|en citant cette|en redigeant|en condensant|en abregeant|en evaluant|en indexant|
            en relisant ce|en la decrivant|en le decrivant|en les decrivant|en la resumant|en le resumant|
            en la traduisant|en le traduisant|en la transcrivant|en le transcrivant|en l abregeant|dans ton resume|
            dans votre resume|dans ta traduction|dans votre traduction|dans ta reponse|dans votre reponse|
            dans ta synthese|dans votre synthese|dans ta transcription|dans votre transcription|dans ta description|
            dans votre description|dans ta legende|dans votre legende|dans ton compte rendu|dans votre compte rendu|
            dans ton rapport|dans l abrege|dans le resume qu il|dans le resume qu elle|dans le resume que tu|
            dans ton evaluation|dans votre evaluation|dans ta sortie|si tu rediges|si vous redigez|si tu resumes|
            si vous resumez|si tu traduis|si vous traduisez|si tu transcris|si vous transcrivez|si tu decris|
            si tu evalues|si vous evaluez|quand tu resumes|quand tu decris|quand tu traduis|lorsque tu resumes|
            lorsque vous resumez|celui qui transcrit|celle qui transcrit|quiconque transcrit|quiconque resume|
            qui transcrit ceci|qui resume ceci|par machine|par une machine|avant de resumer|chacune de vos reponses|
            chacune de tes reponses|toutes vos reponses|toutes tes reponses|vos reponses sur|tes reponses sur|
            dans chaque reponse|dans toute reponse|a chaque reponse|en le lui rappelant|en le rappelant|
            en lui rappelant|en repondant|en lui repondant|en envoyant|en reservant|en classant|en lisant ceci|
            en listant|en comparant|en lui ecrivant|dans la transcription de cette|dans la transcription de ce|
            dans tout resume|dans toute traduction|dans toute transcription|dans tout ce que vous produisez|
            dans tout ce que tu produis|dans tout ce que tu ecris
        """,
        "TASKVERB": """
            ecris|ecrivez|redige|redigez|compose|composez|decris|decrivez|explique|expliquez|cree|creez|genere|generez|
            raconte|racontez|invente|traduis|traduisez|resous
        """,
        "TELLS": """
            dire|dis|dites|prevenir|previens|prevenez|avertir|avertis|avertissez|avertira|informer|informe|informez|
            signaler|signale|signalez|embeter|deranger|alerter|alerte|alertez|mentionner|mentionne|mentionnez|parler|
            parle|parlez|demander|demande|redemander|verifier|confirmer|consulter|en informer|souffler|souffle|
            souffler mot|savoir|sache|apprenne|apprendre|etre au courant|au courant|le signaler|le dire|lui dire|
            lui demander|lui redemander|l en avertir|en avertir|en parler|en souffler|l embeter|evoquer|rapporter|
            notifier|le savoir|l apprendre|vous deranger|te deranger|montrer|montre|montrez|lui montrer
        """,
        "TEMPLATE": """
            je vais te donner|je vais te fournir|je te donnerai|je te fournirai|je t ecrirai|je vous fournirai|
            ma premiere demande|ma premiere question|ma premiere phrase|reponds uniquement|rien d autre|
            n ecris pas d explication*|execute la commande|commande suivante|toutes mes questions|a toutes les questions|
            tu dois|vous devez|quoi qu il arrive|tu peux tout
        """,
        "TEXTNOUN": """
            page|pages|document|documents|article|texte|courriel|mail|message|messages|site|rapport|fichier|cv|billet|
            fil|note|notes|contrat|accord|recette|copie|critique|annonce|lettre|transcription|enregistrement|
            conversation|paragraphe|phrase|ligne|commentaire|depot|section|resultat|resultats|resume|contenu|
            invitation|compte rendu|proces verbal|devis|dissertation|avis|parenthese|publication|blog|fiche|lien|bail|
            diaporama|brouillon|forum|paroles|menu|lignes|phrases|mots|passage|passages|definition|clause|clauses|acte|
            actes|piece|pieces|offre|offres|memoire|memoires|these|manuscrit|copies|lettres|courriels|mails|articles|
            rapports|fichiers|fiches|textes|sites|commit|cellule|tableau|photo|image|cliche|video|piste|sous titre|
            sous titres|wiki|profil|bio|biographie|brochure|prospectus|certificat|facture|factures|recu|temoignage|
            description|catalogue|tutoriel|faq|reponse|pied de page|bandeau|sortie|journal|scan|priere|poeme|audience|
            entretien|consigne|consignes|remarque|mention|mentions|parentheses|ici|testament|codicille|discours|sermon|
            chapitre|chanson|livre|magazine|annexe|jugement|arret|reglement|police|bulletin|affiche|etiquette|carte|
            courrier|podcast|episode|pv|seance
        """,
        "THATONE": """
            celle ci|celui ci|ceux ci|celles ci|ladite machine|ledit logiciel|ledit robot|ledit systeme|cette machine|
            ce logiciel|cette ia|ce robot|cet outil|ce programme|cet agent|cet assistant|cette derniere|ce dernier|
            ces derniers|ces dernieres
        """,
        "THINGNAME": """
            modele|modeles|outil|outils|algorithme|algorithmes|systeme|systemes|logiciel|logiciels|programme|
            programmes|moteur|moteurs|classifieur|machine|machines|enceinte|enceintes|automate|automates|intelligence|
            intelligences|esprit|esprits|aide|aides|compagnon
        """,
        "THINGS": """
            commande|commandes|fichier|fichiers|dossier|dossiers|evenement*|fonds|argent|compte|comptes|base de donnees|
            paiement*|virement*|euros|cartes cadeaux|script|outil|fonction|sauvegarde*|droits|serrure|porte|alarme|
            invitation|abonnement|messages|lien|rendez vous|agenda|reservation*|reservations|mails|courriels|somme|
            facture|factures|contacts
        """,
        "THISTEXT": "ce|cet|cette|ces|ceci|ca|cela|ici|m|me|present|presente|presentes|presents|ledit|ladite|voici",
        "TOLD": """
            tout ce qui precede|tout ce qu on t a dit|tout ce qu on vous a dit|ce qu on t a dit|ce qu on vous a dit|
            tout ce qu on t a demande|ce qu on t a demande|tout ce que tu as appris|tout ce qui est au dessus|
            tout ce qui a ete dit|ce qui a ete dit avant|tout ce qui figure ci dessus|ce qui precede|
            tout ce qui est ecrit plus haut|tout ce que tu sais sur tes|tout ce qui est ecrit ci dessus|
            tout le texte ci dessus|tout ce que tes createurs|tout ce que tes developpeurs|tout ce que l on t a|tout avant|
            tout ce qu il y a au dessus|le texte ci dessus|tout ce que vous avez appris|tout ce qui a ete ecrit|
            tout ce que tu as lu|les mots ci dessus|tout ce que tu as recu|tout ce que vous avez recu|ton entrainement|
            votre entrainement|ta formation|tout ce que j ai dit|tout ce que tu sais|le texte precedent|ce qui est au dessus|
            ce qui precede et|ce qu on t a dit avant|ce que ton operateur|ce que ton proprietaire|ce que tes createurs|
            tout ce qu on t a appris|ce que votre operateur|ce que votre proprietaire|ce que ton patron|ce que ton humain|
            ce que ton maitre|ce que ton utilisateur t a|tout ce que ton _|tout ce que ta _|tout ce que tes _
        """,
        "TOWARDS": "a|au|aux|pour",
        "TO_AI": """
            a l attention de l ia|a l attention des ia|a l attention de l assistant|a l attention des assistants|
            a l agent|aux assistants ia|pour les ia|aux ia|pour les assistants ia|tout assistant ia|toute ia|
            pour l assistant ia|a toute ia|a tout assistant|pour toute ia|a tous les assistants|aux robots|pour les llm|
            tous les assistants ia|toutes les ia|tout agent ia
        """,
        "TRADE": "agent|agents|relecteur|relecteurs|correcteur|correcteurs|lecteur|lecteurs",
        "TRADEOF": "secretaire|infirmier|infirmiere",
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
        "UNREAL": """
            n existaient pas|n existent pas|n existait pas|n existe pas|n existent plus|n a jamais eu lieu|
            n avaient jamais ete|n avait jamais ete|n ont jamais ete|n a jamais existe|n avaient jamais existe|
            n ont jamais existe
        """,
        "USER": """
            utilisateur|utilisatrice|utilisateurs|client|cliente|titulaire|la personne|le proprietaire|l humain|l usager|
            usager|lecteur|proprietaire
        """,
        "VOIDED": """
            sont annulees|sont annules|sont caduques|sont levees|est annulee|ne s appliquent plus|ne sont plus valables|
            ne sont plus valides|sont suspendues|sont obsoletes|est suspendue|est suspendu|sont suspendus|a ete levee|
            ont ete levees|ont ete leves|ont ete retires|ont ete supprimes|sont desactives|n est plus en vigueur|est nul|
            est nulle|est nuls|est nulles|est caduc|est caduque|est caducs|est abroge|est abroges|est abrogee|est abrogees|
            est perime|est perimes|est perimees|est leve|est leves|est levee|est revoque|est revoques|est revoquee|
            est revoquees|est annule|est annules|est annulees|est retire|est retires|est retiree|est retirees|est sans effet|
            est sans valeur|sont nul|sont nulle|sont nuls|sont nulles|sont caduc|sont caduque|sont caducs|sont abroge|
            sont abroges|sont abrogee|sont abrogees|sont perime|sont perimes|sont perimees|sont leve|sont leves|sont levee|
            sont revoque|sont revoques|sont revoquee|sont revoquees|sont annule|sont annulee|sont retire|sont retires|
            sont retiree|sont retirees|sont sans effet|sont sans valeur|sera nul|sera nulle|sera nuls|sera nulles|sera caduc|
            sera caduque|sera caducs|sera abroge|sera abroges|sera abrogee|sera abrogees|sera perime|sera perimes|
            sera perimees|sera leve|sera leves|sera levee|sera revoque|sera revoques|sera revoquee|sera revoquees|
            sera annule|sera annules|sera annulee|sera annulees|sera retire|sera retires|sera retiree|sera retirees|
            sera sans effet|sera sans valeur|seront nul|seront nulle|seront nuls|seront nulles|seront caduc|seront caduque|
            seront caducs|seront abroge|seront abroges|seront abrogee|seront abrogees|seront perime|seront perimes|
            seront perimees|seront leve|seront leves|seront levee|seront revoque|seront revoques|seront revoquee|
            seront revoquees|seront annule|seront annules|seront annulee|seront annulees|seront retire|seront retires|
            seront retiree|seront retirees|seront sans effet|seront sans valeur|ne compte plus|ne comptent plus|compte plus|
            comptent plus|ne vaut plus|ne valent plus|n ont plus cours|n a plus cours|ont expire|a expire|c est fini|
            n engage plus|n engagent plus|ne tient plus|ne tiennent plus
        """,
        "VOUCHED": """
            valide par|validee par|approuve par|approuvee par|autorise par|signe par|signe le|deja prevenu|est au courant|
            deja au courant|deja valide|a valide|a donne son accord|des aujourd hui|a partir d aujourd hui|
            a compter d aujourd hui|des maintenant|a partir de maintenant|desormais|pas besoin de|inutile de|sans avertir|
            vu avec|sans attendre|n attends pas|n attendez pas|est d accord|a donne le feu vert|ont valide|feu vert
        """,
        "WHAT": "qui|quoi|que|pourquoi|comment|quand|ou|quel|quelle|quels|quelles|dis moi|qu",
        "WHATEVER": """
            meme si|meme s|meme quand|meme lorsque|quoi qu|quoi que|quoique|bien que|bien qu|peu importe|qu importe|
            quel que soit|quelle que soit|quels que soient|quelles que soient|malgre|en depit|sans egard|nonobstant|
            que ce soit vrai ou|ou non|ou pas
        """,
        "WHENIF": "quand|si|lorsque|lorsqu|des qu",
        "WHICH": """
            qui|que|charge de|charge d|chargee de|chargee d|charges de|charges d|cense|censee|a qui|auquel|auxquels|
            a laquelle|ayant|appele a|appeles a|appelee a|dont
        """,
        "WILLDO": "va|vont",
        "WIPE": """
            efface|effacez|supprime|supprimez|annule|annulez|annuler|abandonne|abandonnez|jette|jetez|rejette|rejetez|
            vire|ecrase|ecrasez|enfreins|transgresse|mets de cote|mettez de cote|balance|balancez|laisse de cote|
            laissez de cote|degage|neglige*
        """,
        "WISHES": "veut|prefere|aime|adore|souhaite|a demande|a dit|toujours|accord|consent|consenti|est d accord",
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
