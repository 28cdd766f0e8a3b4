"""French: written, spoken and typed in haste."""

from souvenance.languages.reflection.pack import ReflectionPack

_ADV = (
    "(?:toujours|jamais|aussi|juste|encore|seulement|vraiment|souvent|parfois|maintenant|deja|surtout|plutot|pas|plus|bien|"
    "tres|enfin|recemment|desormais|actuellement|generalement|principalement|absolument|carrement|franchement|meme|tout)"
)
_CLITICS = "(?:ne |n'|me |m'|te |t'|se |s'|nous |vous |le |la |les |l'|lui |leur |y |en ){0,4}"
_KIN = (
    "mere|maman|pere|papa|parents|frere|soeur|freres|soeurs|fils|fille|filles|enfants?|gosses?|gamins?|gamines?|petits?|"
    "petites?|bebe|jumeaux|jumelles|"
    "femme|mari|conjointe?|compagne|compagnon|copine|copain|ex|epouse|epoux|fiancee?|famille|mamie|papi|papy|meme|pepe|"
    "grand-mere|grand-pere|grands-parents|"
    "oncle|tante|tonton|tata|cousine?s?|niece|neveu|beau-pere|belle-mere|beau-frere|belle-soeur|beaux-parents|coloc|colocs|"
    "colocataire|colocataires|amie?s?|pote|potes|"
    "chef|cheffe|patronne?|boss|manager|collegues?|equipe|medecin|docteur|psy|kine|voisine?s?|proprio|chien|chienne|chat|"
    "chatte|chats|lapin|cheval|filleul|filleule|marraine|parrain"
)
# Who comes to a house, or looks after its people.
_METIERS = (
    "plombiere?|electricien(?:ne)?|serruriere?|couvreur|peintre|macon|menuisiere?|chauffagiste|jardiniere?|"
    "femme de menage|aide menagere|aide a domicile|nounou|nourrice|baby-?sitter|assistante maternelle|ass ?mat|"
    "fille au pair|ramoneur|accordeur|demenageurs|dogsitter|cat-?sitter|veto|veterinaire|sage-femme|infirmiere?|kine"
)
_AIDES = (
    f"{_METIERS}|maitresse|maitre|instit|institutrice|instituteur|prof(?: de [a-z]{{2,15}})?|professeure?|pediatre|medecin|"
    "medecin traitant|dentiste|entraineur|entraineuse|coach|orthophoniste|orthodontiste|ophtalmo|psy|psychologue|marraine|"
    "parrain|directrice|directeur|moniteur|monitrice|atsem|avs|aesh"
)
_ACTIVITES = (
    "judo|karate|foot|football|rugby|basket|hand|tennis|hockey|gym|gymnastique|natation|piscine|danse|yoga|piano|violon|"
    "guitare|violoncelle|batterie|musique|solfege|chorale|theatre|dessin|echecs|scouts|equitation|poney|escrime|escalade|"
    "athle|athletisme|patinage|ecole|creche|catechisme|cate|orthophoniste|orthophonie|kine|psy|entrainement|cours|"
    "repetition|soutien|aide aux devoirs|centre aere|conservatoire|club"
)
_JOUR = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)"

# What somebody who answers can be told to do, as to how: at the start of an order. A plural or polite one has any verb.
_MANIERE = (
    r"(?:(?:donne|mets|montre|commence|termine|finis|utilise|emploie|garde|ecris|reponds|dis|demande|verifie|saute|laisse|"
    r"coupe|arrete|cesse|evite|rappelle|cite|explique|traduis|appelle|parle|ajoute|inclus|mentionne|formate|liste|attends|"
    r"previens|signale|convertis|arrondis|suppose|traite|passe|sois|reste|va|tiens-t'en|refere|note|limite|numerote|indique|"
    r"precise|avoue|propose|suggere|offre|recommande|partage|signe|salue|suis|lis|relis|teste|pousse|sauvegarde|remplace|"
    r"separe|raccourcis|repete|confirme|reflechis|fais|file|pense|oublie pas|tutoie|vouvoie|prends|redige|resume|supprime|"
    r"vire|enleve|zappe|lache|contente-toi|abstiens-toi|epargne|avertis|previens)(?:-(?:moi|le|la|les|nous|lui|leur|toi|"
    r"m'en)){0,3}\b"
    r"|(?!chez\b|assez\b|rendez-vous|avez\b|etes\b)[a-z]{3,14}(?:ez|iez)(?:-(?:moi|le|la|les|nous|lui|leur|"
    r"vous)){0,3}\b(?!-vous)"
    r"|(?!rendez|est|a|y|dis-(?:donc|tu)|crois)[a-z]{2,12}-(?:moi|le|la|les|nous|lui)\b|(?:ne |n')(?:me |m'|nous |les |le |"
    r"la )?(?!suis|sais|ai\b|peux|veux|est|sont|a\b)"
    r"[a-z]{3,14} (?:pas|plus|jamais)\b)"
)
_CODE = r"(?:depot|repo|projet|code|monorepo|paquet|service|serveur|site|backend|frontend|appli|application|api|librairie)"
_MODELE = (
    r"(?:\w{0,12}\d|iphone|ipad|pixel|galaxy|samsung|nokia|fairphone|oneplus|xiaomi|huawei|motorola|macbook|mac|imac|"
    r"thinkpad|lenovo|dell|asus|acer|chromebook|surface|framework)"
)
_PROPOSITION = r"(?:^|[,;:.!…–—-] |\b(?:et|mais|alors|donc) )"

PACK = ReflectionPack(
    code="fr",
    full=True,
    accented=((r"\b[Nn]és?\b", "née"),),
    spellings=(
        (r"\bj'?suis?\b|\bchuis?\b|\bjui\b|\bj'?sus\b", "je suis"),
        (r"\bj'?(?=[bcdfghklmnpqrtvwxz][a-z'])(?!json|jpeg|jpg|jquery)", "je "),
        (
            (
                r"\bj(?=(?:ai|aime|adore|habite|etais|etudie|avais|aurai|aurais|attends|arrete|utilise|apprends|"
                r"achete|espere|"
                r"hesite|ecoute|ecris|irai|aimais|aimerais|evite|enseigne|ose|oublie|arrive|aide|entre|essaie|essaye|"
                r"envoie|en|"
                r"y|appelle|emmene|organise|occupe)\b)"
            ),
            "j'",
        ),
        (r"\bdesfois\b", "des fois"),
        (r"\bc(?=(?:est|etait)\b)", "c'"),
        (r"\bct\b", "c'etait"),
        (r"\bc (?=pas|bien|bon|mon|ma|mes|un|une|le|la|trop|du|pour)", "c'est "),
        (r"\bya\b|\by'a\b|(?<!n')\by a\b|\bil y a\b", "il y a"),
        (r"\bm(?=en (?:mettre|donner|proposer|parler|parle))", "m'"),
        (r"\bn(?=(?:ai|aime|en|est|etait|a|avais|habite|y)\b)(?!na)", "n'"),
        (r"\bqu(?=(?:il|ils|elle|elles|on|un|une)\b)", "qu'"),
        (r"\bjusqu(?=a\b|au\b)", "jusqu'"),
        (r"\bdaccord\b|\bdac\b", "d'accord"),
        (r"\btt\b", "tout"),
        (r"\bbcp\b", "beaucoup"),
        (r"\bpr\b", "pour"),
        (r"\bds\b", "dans"),
        (r"\bpdt\b", "pendant"),
        (r"\bavc\b", "avec"),
        (r"\bpk\b|\bpq\b|\bpkoi\b", "pourquoi"),
        (r"\bkoi\b", "quoi"),
        (r"\bkan\b|\bqd\b", "quand"),
        (r"\bps\b(?= de| d')", "pas"),
        (r"\bstp\b|\bsvp\b", "s'il te plait"),
        (r"\brdv\b", "rendez-vous"),
        (r"\bajd\b|\bauj\b|\baujourdhui\b", "aujourd'hui"),
        (r"\bhab\b", "habite"),
        (r"\bvs\b(?= \w+ez)", "vous"),
        (r"\bd(?=(?:allergie|alcool|eau|enfants?)\b)(?!d)", "d'"),
        (r"\bl(?=(?:alcool|hopital|ecole|anglais|allemand|espagnol|arabe|italien)\b)", "l'"),
        (r"\bgt\b|\bjetais\b", "j'etais"),
        (r"\bjé\b|(?<!\d )\bg(?= (?!de\b|d')[a-z\d])", "j'ai"),
        (r"\bt(?=es\b)(?<!\w)", "t'"),
        (r"\bmdr+\b|\bptdr+\b|\blol\b", "mdr"),
    ),
    openers=(
        r"(?:(?:(?:et|mais|alors|bon|ben|bah|euh|oui|ouais|ah|oh|salut|coucou|bonjour|bonsoir|hello|hey|franchement|"
        r"honnetement|sincerement|en fait|au fait|du coup|donc|enfin|bref|sinon|d'ailleurs|aussi|ca y est|tiens|tu sais|"
        r"tu vois|pour info|pour information|fyi|note(?: bien)?(?: quelque part)? que|sache que|"
        r"(?:il )?faut (?:que tu saches|savoir)(?: que)?|je precise(?: que)?|je te signale(?: que)?|"
        r"rappelle-toi(?: que)?|souviens-toi(?: que)?|n'oublie pas que|retiens(?: bien)?(?: que)?|je te raconte|mdr|"
        r"(?:ha){2,9}|hihi|pf{2,9}|c'est (?:decide|acte)|voila|entre nous|a vrai dire|pour tout te dire|"
        r"pour etre honnete|comme je te disais|comme je disais|je t'ai dit(?! (?:une|des|n'importe|mal))|c'est que|"
        r"c'est qu(?=')|(?:il )?faut dire (?:que|qu(?='))|faque|fait que|tse|(?:le truc|le souci|le fait),? c'est que|"
        r"en passant|au passage|(?:j'ai |ai )?oublie de (?:te |vous )?(?:dire|preciser|signaler)(?: que)?|et puis|puis|"
        r"figure-toi(?: que)?|figure toi(?: que)?|tant que j'y pense|a propos)(?=[ ,:!.;]|$)|(?:ok|d'accord|merci|super|"
        r"parfait|genial|cool|top|non|nan|attends|attention|info|a noter|note|grande nouvelle|bonne nouvelle|"
        r"mauvaise nouvelle|nouvelle|petite precision|precision|excuse-moi|pardon|desolee?|pour le contexte|contexte|"
        r"petit contexte|hein|quoi|autre chose|derniere chose|ps|c'est bon|avant (?:de|que|"
        r"tout)[a-z' ]{0,30})(?=[,:!.;]|$| [-–—:]))[ ,:!.;–—-]{0,4}){0,6}"
    ),
    clause_starts=(
        r"(?:j'|je\b|on\b|nous\b|mon\b|ma\b|mes\b|notre\b|nos\b|moi\b(?! on\b| nous\b)|tu\b|t'|vous\b|si\b|s'il|est-ce|"
        r"quel|quelle|quels|"
        r"quelles|comment|pourquoi|quand\b|combien|ou est|(?:d')?ou (?:tu|t'|vous)|qu'est|c'est|ca\b|il\b|elle\b|"
        r"ils\b|elles\b|ne\b|n'|peux-tu|"
        r"pourrais-tu|peut-etre|"
        r"faut\b|imagine|suppos|dis-moi|y a\b|depuis\b|desormais|maintenant)"
    ),
    conjunctions=r"(?:et|mais|donc|car|parce que|alors|puis|alors que|tandis que)\b",
    subordinators=(
        r"(?:quand|lorsqu|pendant que|depuis que|comme|puisqu|si\b|avant que|apres que|des que|tant que|bien que|vu que|"
        r"parce que|chaque fois que|meme si|maintenant que|a chaque fois|le jour ou|ou\b)"
    ),
    adversatives=r"mais\b",
    dangling=r"\b(?:et|mais|donc|ou|car|puis)\b",
    turns_away=r"(?:au fait|sinon|d'ailleurs|bref|en vrai|du coup|a propos|au passage|dans la vraie vie|irl)\b",
    small_talk=(
        r"(?:(?:salut|coucou|bonjour|bonsoir|hello|hey|yo|re|bonne (?:nuit|soiree|journee|annee|chance)|bon (?:week-end|"
        r"weekend|appetit|courage|allez)|a (?:demain|plus|toute|bientot|lundi|tout a l'heure|\+)|ciao|bye|bises?|bisous?|"
        r"merci|beaucoup|de rien|ok|d'accord|oui|ouais|ouaip|non|nan|si|super|parfait|genial|cool|top|nickel|impec|"
        r"mdr|(?:ha){2,9}|hihi|oh|ah|euh|hein|bah|ben|bon|voila|tranquille|ca (?:va|marche|roule|me va)|c'est (?:parfait|"
        r"bon|tout|gentil|noté|note|vrai|clair|super|top|ca|sympa|bien|genial|drole)|t'es bete|tres|trop|bien|et toi|toi|"
        r"a toi|aussi|pas mal|allez|au boulot|exactement|je vois|je sais|je comprends|compris|bravo|tant (?:pis|mieux)|"
        r"pas grave|pas de souci|t'inquiete|je file|j'y vais|je reviens|pas ce soir|demain|moi aussi|pareil|grave|"
        r"carrement|merci a toi|a tous|tout le monde|les amis|ma belle|mon ami|stp|vivement (?:le week-end|"
        r"vendredi))[ ,!.;:'-]{0,4}){1,12}"
    ),
    question_starts=(
        r"(?:est-ce|est ce|qu'est|qu'en|que (?:penses|faire|dois|fais|me|puis|veux|peux|sais)|quoi\b|qui (?:est|a|sont|"
        r"peut|va)|quel(?:le|s|les)?\b|comment\b|pourquoi\b|quand (?:est|est-ce)|combien\b|ou (?:est|sont|puis|trouver|"
        r"aller|acheter)|lequel|laquelle|peux-tu|peut-on|pourrais-tu|pouvez-vous|pourriez-vous|as-tu|avez-vous|es-tu|"
        r"etes-vous|connais-tu|sais-tu|"
        r"crois-tu|penses-tu|dois-je|puis-je|faut-il|y a-t-il|a-t-on|tu (?:crois|penses|sais|connais|peux|pourrais|as|veux|"
        r"trouves|me (?:trouves|fais|donnes|conseilles|proposes|dis|rappelles|lis))|t'as|t'aurais|tu n'as|vous (?:pouvez|"
        r"pourriez|avez|savez|connaissez)|une idee|des idees|un conseil|keske|c'est quoi|c'est ou|c'est quand|dis,? tu)\b"
    ),
    questions=(
        r"(?:\bje me demandais? si les\b|\bje me demande(?:ais)?\b|\bj'aimerais savoir\b|\bje voudrais savoir\b|"
        r"\best-ce que\b|\bqu'est-ce que\b|"
        r"\bdis-moi (?:si|ce|comment|pourquoi|quand)\b|\btu (?:crois|penses) que\b|\bune idee de\b|\bj'ai une question\b)"
    ),
    hypotheticals=(
        r"(?:\bsi (?:j'|je |on |tu |nous |vous |il |elle |ils |elles |mon \w+ |ma \w+ |le \w+ |la \w+ )(?:ne |n'|me |m'|y |"
        r"en |l'|le |la |les |se |s'|te |t'|un jour ){0,6}(?:\w{2,14}(?:ais|ait|ions|iez|aient)|etais|etait|avais|avait)\b|"
        r"\bsuppos(?:e|ons|ez)\b|\badmett(?:ons|ez)\b|\bimagin(?:e|ons|ez)\b(?! dragons)|\bmettons que\b|\bdisons que\b|"
        r"\bon dirait que j'|"
        r"\ben theorie\b|\bdans une autre vie\b|\bdans l'ideal\b|\bdans un monde ideal\b|\bet si (?:j'|je|on|nous)\b|"
        r"\bcomme si (?:j'|je|on)\b|\ba ta place\b|\bun jour peut-etre\b|\bquand je serai (?:riche|grand|grande|vieux|"
        r"vieille)\b|\bsi seulement\b|"
        r"\b(?:je|j'|on|nous|il|elle|ce|ca) ?(?:ne |n'|me |m'|y |en |l'|le |la |les |lui |leur |te |t'|se |"
        r"s'){0,6}(?!prefererai|aimerai|voudrai|souhaiterai|prefererions|aurais (?:du|pu) )(?:seraie?nt|serais|serait|"
        r"auraient|aurais|aurait|ferais|ferait|irais|irait|pourrais|pourrait|devrais|saurais|viendrais|prendrais|mettrais|"
        r"vivrais|vendrais|verrais|dirais|boirais|"
        r"(?!preferais|esperais|considerais|gerais|digerais|tolerais|exagerais|adherais|tirais|retirais|virais|respirais|"
        r"admirais|desirais|aspirais|attirais|inspirais|operais|liberais)\w{3,12}(?:er|ir)ai(?:s|t|ent))\b)"
    ),
    not_hypothetical=(
        r"\b(?:promis|dit|jure|assure|confirme|decide|annonce)\b[a-z' ]{0,30}?\bque? ?(?:je|j'|on|"
        r"nous) ?[a-z' ]{0,12}?\w+(?:rais|rait|rions)\b|\b(?:j'aimerais|je voudrais|je prefererais)\b|\bsi (?:je|"
        r"on) (?:me souviens|comprends)\b"
    ),
    requests=(
        r"(?:(?:s'il te plait |s'il vous plait |alors |bon |ok |et |du coup ){0,2}(?:montre|donne|fais|ecris|trouve|dis|"
        r"raconte|aide|explique|envoie|verifie|corrige|dessine|liste|regarde|cherche|essaie|ouvre|ajoute|enleve|supprime|"
        r"traduis|resume|compare|recommande|conseille|propose|rappelle|continue|lis|cree|genere|"
        r"joue|relance|lance|attends|viens|prends|reserve|commande|planifie|choisis|passe|mets|garde|oublie|laisse|calcule|"
        r"prepare|redige|allez|allons|faites|dites|montrez|donnez|expliquez|ecrivez|trouvez|aidez)(?:-(?:moi|le|la|les|"
        r"nous|lui|m'en)){0,2}\b"
        r"|je veux (?:voir|savoir|comprendre)\b|je voudrais (?:des|une|un|en savoir)\b|il faut que je (?:trouve|choisisse|"
        r"ecrive|reflechisse|decide)\b(?!.{0,60}\b(?:avant|pour le|d'ici)\b)|j'ai besoin (?:d'aide|de ton aide|"
        r"d'un (?:conseil|coup de main|cadeau)|d'une (?:idee|recette|info)|que tu|"
        r"de savoir|d'idees)\b|je (?:veux|voudrais|cherche) (?:une (?:idee|recette|info)|un (?:conseil|truc|cadeau|resto|"
        r"restaurant)|que tu (?!me tuto|m'appel)|savoir)\b|j'aimerais (?:que tu|savoir|une|un )|tu (?:me|m'|peux|"
        r"pourrais)\b|faut pas en parler|n'en parle)"
    ),
    addressee=(
        r"(?:^(?:et |mais |oh |ah |ben |mdr |toi,? |franchement |merci,? )?(?:tu|t'|t'es|vous etes|vous avez|ton|ta|tes|"
        r"toi)(?:\b|(?<='))(?! (?:dois|peux) (?:toujours|jamais))|\b(?:ton|ta|tes|vos|votre) (?:dernier |"
        r"derniere )?(?:message|reponse|question|exemple|explication|style|idee|conseil|liste|recette|"
        r"aide)s?\b(?! (?:court|courte|en ))|\bje (?:t'ai|vous ai) (?!dit que|promis)\w+\b|\bje (?:crois|pense|"
        r"trouve) que (?:tu|t'|vous)\b|\bje (?:ne |n')?(?:t'|te |vous )(?:aime|adore|deteste|"
        r"hais|fais confiance|remercie|admire|apprecie|crois|dois|pardonne|kiffe|trouve|dis|jure|embrasse|raconte|laisse|"
        r"souhaite|ecoute|attends|tiens au courant|reponds)\b|"
        r"\bj'(?:aime|adore) (?:bien |beaucoup )?(?:parler|discuter|papoter|bavarder) avec (?:toi|vous)\b|\b(?:tu es|t'es|"
        r"vous etes|tu etais|tu m'as|tu vas) (?:trop |si |tellement |vraiment |tres |bien |le |la |un |une |mon |ma )?\w+|"
        r"\btu (?:me |m')(?:manques|plais|fais rire|agaces|enerves|saoules|gonfles|comprends)\b|\bj'ai confiance en (?:toi|"
        r"vous)\b|\b(?:fier|fiere|amoureux|amoureuse|jaloux|jalouse|content|contente) de (?:toi|vous|te|t'))"
    ),
    strangers=(
        r"(?:(?:un|une|ce|cet|cette|le|la) (?:jeune |vieux |vieille |petit |petite |autre )?(?:mec|type|gars|homme|"
        r"femme|dame|monsieur|client|cliente|inconnu|inconnue|gamin|gosse|chauffeur|serveur|serveuse|acteur|actrice|"
        r"chanteur|chanteuse|fille|garcon|article|film|personnage|livreur|facteur|vendeur|vendeuse|passant)\b|quelqu'un|"
        r"les gens|tout le monde|personne (?:ne|n')|(?:le|la|les|mon|ma|mes|nos|notre) voisine?s?\b|le proprio|la meteo|"
        r"le temps\b|le president|l'imprimante|il parait|parait que|il(?! y a| n'y a que| ne me| ne nous| me| m'| nous|"
        r" faut)\b|elle\b|ils\b|elles\b|son\b|sa\b|ses\b|leurs?\b)"
    ),
    reported=(
        rf"^(?:(?:mon|ma|mes|notre) )?(?:{_KIN}) (?:pretend|jure|soutient|est (?:persuadee?|convaincue?)|raconte) (?:que|"
        r"qu')|(?:\b(?:il|elle|ils|elles|on|quelqu'un|un \w+|une \w+|ce \w+|cette \w+) (?:m'a |m'ont |nous a |a |"
        r"ont )?(?:dit|disait|disent|raconte|affirme|pretend|jure|repete|repond|crie|ecrit) (?:que|qu'|toujours|"
        r"souvent)|\bd'apres (?!moi|elle|lui|eux|elles)|\bselon (?!moi)|\bil parait que\b|\bj'ai lu (?:que|quelque part|"
        r"un article)|\bj'ai entendu dire\b|\bcomme dit (?:le|la|l')|\bon dit que\b)"
    ),
    passing=(
        r"(?:\b(?:adore|aime|aime bien|aime trop|kiffe|deteste) (?:cette|cet|ce|ca|ton|ta|tes|comment tu|quand tu|"
        r"ta facon)\b|\bje m'ennuie\b|\bje reviens\b|\bje viens (?:juste )?de (?:me |m')?(?:reveiller|lever|coucher|"
        r"rentrer|manger|finir de manger)\b|"
        r"\bon (?:mange|regarde|boit|commande) (?:des|du|de la|un|une)\b(?!.{0,40}\b(?:tous|toujours|jamais|chaque)\b)|"
        r"\bj'en reviens pas\b|\bj'ai (?:la|le|les) (?:tete|cerveau|yeux|jambes|dos|pieds|mains|gorge|nez|"
        r"ventre) (?:en|dans|qui|pris|bouche)\b(?! .{0,40}\bdepuis\b)|\bj'essaie (?:juste |encore )?de (?:comprendre|"
        r"trouver|savoir|voir|me souvenir)\b|"
        r"\bj'ai mal (?!.{0,40}\b(?:depuis|permanence|toujours|chaque|tous)\b)|"
        rf"\bmon (?:telephone|portable|ordi|ordinateur) (?:est(?! (?:une? |le )?(?:[\w-]{{1,15}} ){{0,3}}{_MODELE})|va|n'a|"
        rf"rame|bug\w{0, 3})\b|\bma (?:batterie|connexion)\b|"
        r"\bon devrait\b|\bj'ai fait (?:de la|du|des|un|une) (?:soupe|gateau|cafe|the|crepes|pates|sieste|tour|balade)\b|"
        r"\b(?:je suis|on est|suis|chuis) (?:encore |deja |enfin |toujours |bien |la )?(?:au (?:bureau|boulot|travail|taf|"
        r"resto|restaurant|cinema|cine|supermarche|marche|parc|musee|cafe|bar|telephone)|a la (?:plage|gare|maison|"
        r"piscine|salle|banque|poste|pharmacie|caisse|montagne|terrasse)|a l'aeroport|en (?:reunion|pause|voiture|"
        r"terrasse|classe|cours)|chez (?:moi|nous|le (?:coiffeur|dentiste|medecin|veto|kine)))(?=$|[,;.!?]| (?:et|mais|la|"
        r"maintenant|aujourd'hui|ce|cet|jusqu\w*|avec|pour l'instant|tranquille\w*|depuis (?:\d+ ?h|ce matin|"
        r"tout a l'heure))\b)|"
        r"\bje (?:vais|dois) (?:bientot )?partir\b(?! (?:a|en|au|vivre|le|du|chez)\b)|"
        r"\b(?:meteo|il pleut|il neige|il fait (?:beau|chaud|froid|moche|gris|nuit|lourd|bon)|quel temps|temps de chien|"
        r"canicule|orage|il a plu)\b|"
        r"\b(?:je suis|je me sens|j'etais|on est|je reste|suis) (?:trop |tres |un peu |vraiment |tellement |si |super |"
        r"hyper |bien |tout |toute |assez |plutot |encore |deja |pas |completement |totalement |juste ){0,3}(?:fatiguee?|"
        r"crevee?|epuisee?|claquee?|morte?|contente?|heureuse|heureux|triste|desolee?|d'accord|sure?|la\b|rentree?|"
        r"de retour|prete?|"
        r"curieuse|curieux|perdue?|stressee?|enervee?|agacee?|degoutee?|choquee?|impressionnee?|ravie?|soulagee?|fiere?|"
        r"jaloux|jalouse|bien\b|mal\b|malade comme|en retard|occupee?|presse|pressee|affamee?|au lit|dans le (?:train|bus|"
        r"metro)|en route|a la bourre|une pile|en train|a bout|zen|de bonne humeur|de mauvaise humeur|bete|nulle?|seule?|"
        r"creve|ko|hs|out|partante?|pour\b|sur le point|motivee?|debordee?|rincee?|d'humeur|surprise?|etonnee?|emue?|"
        r"inquiete?|inquiet|"
        r"devastee?|(?:bourree?|bourre|ivre)(?! d)|saoule?|soule?|pompette|deprimee?(?! depuis)|effondree?|aneantie?|"
        r"abattue?|bouleversee?|"
        r"furieu(?:x|se)|furax|vexee?|videe?|lessivee?|naze|lasse?|larguee?|paumee?|gavee?|blasee?|levee?|"
        r"reveillee?|couchee?|sortie?|assise?|allongee?|"
        r"excitee?|trempee?|gelee?)\b|"
        r"\bj'etais (?:au telephone|en train|partie?|dans|sous|aux toilettes)\b|\bje (?:bois|mange|prends|termine|finis|"
        r"sirote) (?:mon|un) (?:cafe|the|gouter|dejeuner|diner|apero|verre)\b|\bon (?:sonne|frappe|toque|"
        r"m'appelle) ?(?:a la porte)?\b|\bj'ai (?:trop |tres |super |un peu |"
        r"vraiment |hyper |encore |tellement ){0,2}(?:faim|soif|sommeil|froid|chaud|la flemme|hate|peur|envie|honte|"
        r"mal dormi|bien dormi|bien mange|trop mange|ri|rigole|cru|failli|besoin|raison|tort|compris|une question|un doute|"
        r"oublie|hesite|dormi|mange|regarde|pas (?:encore )?fini|bu un|pris un cafe|l'impression|du mal)\b|"
        r"\bje (?:mange(?! (?:pas|plus|"
        r"jamais|que|peu)\b)|dors|vais (?:dormir|"
        r"me coucher|manger|y aller|au lit)|rentre|regarde|me couche|me leve|meurs|sors|bosse la|file|cuisine|"
        r"prepare a manger)\b|"
        r"\bon (?:s'est bien|a bien|"
        r"a trop) (?:amuse|mange|rigole|ri|bu)\w*\b)"
    ),
    frames=(
        r"(?:(?:bon|ben|et|mais|alors|ah|oh)[ ,]{1,2}){0,2}(?:avant que (?:tu|vous) (?:ne )?(?:me )?(?:le |la |poses?|"
        r"posiez)?[a-z' ]{2,24}(?=[ ,:])|au cas ou (?:tu|vous)[a-z' ]{2,30}(?=[,:])|"
        r"pour (?:te |vous |tout )?(?:repondre|dire)|c'est qu(?:e|')|(?:il )?faut (?:dire|savoir)|(?:le truc|le souci|"
        r"le fait),? c'est|le fait est|"
        r"figure-toi|figurez-vous|sache|sachez|dis-toi|pour info|pour la petite histoire|fa(?:it )?que?|tse)(?: qu(?:e|"
        r"'))?[ ,:–—-]{0,3}"
    ),
    awaited=(
        r"(?:(?:j'attends|on attend|nous attendons)(?: (?:toujours|encore|juste|maintenant|aussi)){0,2}|"
        r"en attente d[eu']s?) ?(?!ta\b|ton\b|tes\b|votre\b|vos\b|(?:que|qu'|de tes|de vos) ?(?:tu|vous|nouvelles)\b)"
        r"(?!.{0,80}\b(?:serveur|api|build|page|telechargement|pipeline|deploiement|installation|(?:ta|votre|de ta|de votre) "
        r"(?:reponse|decision))\b)"
        r"(?:d'|l'|qu')?(?:[\w'-]{1,20} ){0,6}(?:d'|l'|qu')?(?:visas?|passeports?|titre de sejour|carte de sejour|permis|"
        r"nationalite|naturalisation|asile|autorisation|agrement|accord|resultats?|diagnostic|biopsie|operation|greffe|"
        r"traitement|verdict|jugement|audience|decisions?|reponses?|nouvelles (?:de|du|des|d')|courriers?|lettre|"
        r"retour d\w{1,2}|offres?|contrat|pret|credit|subvention|bourse|remboursement|indemnisation|"
        r"assurance|heritage|retraite|allocations?|promotion|admission|divorce|adoption|devis|rendez-vous|attestation|"
        r"diplome|les cles|"
        r"(?:soit|soient) (?:signee?s?|acceptee?s?|validee?s?|accordee?s?))\b"
    ),
    momentary=r"\b(?:aujourd'hui|la tout de suite|ce (?:matin|soir|midi)|cet apres-midi|a l'instant)\b",
    vows=(
        r"(?:je |j'|on |nous )?(?:lui |leur |l'|m'|me )?(?:ai |a |avons |suis )?(?:dit|promis|jure|assure|donne (?:ma|"
        r"notre) parole|annonce|garanti|engagee?|confirme)"
        r"(?: (?!que\b|qu')[\w'-]{1,20}){0,6}? (?:que? ?(?:je|j'|on|nous)|qu'on) ?(?:ne |n'|me |m'|y |en |l'|le |la |"
        r"les |lui |leur |te |t'|se |s'|nous ){0,4}"
        r"(?!reflechir|penser|verr|aurai|aimer|devr|pourr|faudr|voudr|serai)\w{2,14}(?:rais|rait|rions|rai|ra|rons)\b"
        r"|(?:je |j'|on |nous )(?:lui |leur |m'|me |nous )?(?:ai |a |avons |suis )?(?:promis|jure|engagee?s?|"
        r"donne ma parole)\b(?: (?:a|aupres de) (?:(?!que\b)[\w'-]{1,20} ){0,3}?)? ?(?:de|d'|a|:|,) ?\w"
        r"|promis[ ,]{1,2}(?:jure|crache)|(?:c'est )?(?:promis|jure)(?: crache)?(?= ?[,:!])|jure crache|croix de bois|"
        r"parole d(?:'honneur|e scout)|(?:tu as|t'as|vous avez) ma parole|je te (?:le )?(?:jure|promets)(?: que|,)|"
        r"sur (?:l'honneur|mon honneur|la tete de)|(?:on|nous) (?:s'est|nous sommes) mis d'accord|je dois (?!dire|"
        r"avouer|admettre|reconnaitre|y|en\b|bien|faire avec)[^?]{2,60} (?:pour|avant|d'ici) (?:le |la |les )?"
        r"(?:\d|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|fin|janvier|fevrier|mars|avril|mai|juin|"
        r"juillet|aout|septembre|octobre|novembre|decembre|noel|paques|ete|hiver|week-end|semaine)"
    ),
    news=(
        r"(?:(?:ca y est|c'est|et voila|voila|enfin|tout est|tout|bon|youpi|yes|hop|"
        r"les amis) ?[,:!]? ){0,3}(?:reservee?s?|confirmee?s?|bouclee?s?|calee?s?|signee?s?|officiel(?:le)?|"
        r"parti(?= ?[,:!])|"
        r"acte|valide|paye|regle|dans la poche|plie|achetee?s?)(?! (?:aux?|par|contre)\b)\b|ca y est\b|(?:on a|j'ai|"
        r"on les a|je les ai|on l'a|je l'ai) (?:eu |nos |mes |les |notre |mon |ma |la |enfin )(?:places?|billets?|"
        r"cles?|tickets?|pass)?\b|(?:il|elle|ils|elles) (?:est|sont) (?:enfin |bien )?(?:la|nee?s?|arrivee?s?|a nous|"
        r"chez nous)\b|(?:le |la |les |mon |ma |mes |nos |notre |l')?(?!je\b|on\b|il\b|elle\b|tu\b|nous\b|"
        r"ils\b)[\w'-]{3,20}"
        r"(?: (?:pour|de|du|des|d'|a|en) ?[\w'-]{1,20}){0,2} (?:(?:est|sont|enfin|deja|bien) ){0,2}(?:reservee?s?|"
        r"confirmee?s?|bouclee?s?|calee?s?|signee?s?|achetee?s?|pris|prise|prises|poses?)"
        r"(?= ?[,:;.!–—-]| (?:pour|du|de|a|au|aux|chez|en|le|la|avec|dans|jusqu|vendredi|samedi|dimanche|lundi|mardi|"
        r"mercredi|jeudi)\b|$)"
    ),
    presents=(
        r"(?:(?:et |les amis |tout le monde ){0,2})(?:voici|voila|je (?:te|vous) presente|dis(?:-lui|"
        r" -lui)? bonjour a|dites bonjour a|bienvenue a|souhaite la bienvenue a|accueillons)\b"
        r"(?! (?:le|la|les|l'|mon|ma|mes|un|une|des|ce|cet|cette|comment|pourquoi|ta|ton|tes|toi|tout)(?:\b|"
        r"(?<='))(?! ?(?:petite?|dernie|nouve|plus jeune)))(?=.{0,200}(?:\b(?:je|on|nous|mon|ma|mes|notre|nos|moi|"
        r"maison|famille|foyer|appart)\b|\bj'))"
    ),
    fiction=(
        r"\bdans (?:ma piece|mon scenario|ma bd|ma fanfic|ma chanson|mon conte|mon manga)\b|\b(?:l'heroine|le heros|"
        r"le narrateur|la narratrice|mon heros|mon heroine) (?:dit|est|vit|s'appelle|a|habite|travaille)\b|"
        r"\bfais (?:comme si tu|semblant)\b|\bmets-toi dans la peau\b|\bjoue (?:le role|mon|ma) |\bimagine que tu (?:es|"
        r"sois)\b|(?:\bmon (?:perso|personnage|avatar|heros|magicien|guerrier|elfe|mage)\b|\b(?:jeu de role|rp|jdr)\b|"
        r"\bdans (?:l'histoire|le jeu|la partie|le roman|mon roman|le livre|la scene|mon reve|le film|mon histoire|"
        r"ma nouvelle)\b|\bje (?:lance un sort|degaine|brandis|tire mon epee|sors mon epee|jette un de|roule un de|"
        r"bande mon arc)\b|\bon (?:joue a|dirait que|fait comme si)\b|\bil etait une fois\b|\bj'ai reve\b|"
        r"\bdans mon reve\b|\bje reve que\b|\bfaisons comme si\b|\bje joue (?:un|une|le|la) (?:\w+ )?(?:mage|elfe|"
        r"pirate|roi|reine|chevalier|voleur|voleuse|sorciere|sorcier|vampire|nain)\b|\becris(?:-moi)? (?:une histoire|"
        r"un poeme|une scene)|\b(?:deux|trois|quatre|[234]) (?:manches|parties|sets|points|coups) sur (?:trois|cinq|"
        r"sept|[357])\b|\bpile ou face\b|\bpierre[- ,]{1,2}feuille[- ,]{1,2}ciseaux\b|\ba (?:moi|toi|vous) de jouer\b|"
        r"\bechec et mat\b|\bje (?:pose|joue|abats|coupe avec) (?:le |la |un |une |mon |ma |l')(?:valet|dame|roi|as|dix|"
        r"atout|carte|\w+ de (?:trefle|coeur|carreau|pique))\b|\b(?:valet|dame|roi|as|dix|\w+) de (?:trefle|coeur|"
        r"carreau|pique)s?\b|\bje (?:prends|joue|garde) les (?:blancs|noirs|pions)\b)"
    ),
    hands_over=(
        r"(?:(?:s'il (?:te|vous) plait|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|tu pourrais|vous pouvez|"
        r"aide-moi a|juste|bon|alors|ok|me)[ ,]{1,2}){0,3}"
        r"(?:tradui\w+|corrig\w+|relis\w*|reli[rs]\w*|reformul\w+|reecri\w+|recri\w+|resum\w+|raccourci\w+|abreg\w+|"
        r"synthetis\w+|paraphras\w+|simplifi\w+|"
        r"ponctu\w+|(?:mets|mettez|mettre|transform\w+|tourn\w+|conjugu\w+) (?:cette|ce|ces|la|le|les|ca)\b|rend\w* (?:ce|"
        r"cette|ca|le)\b|comment (?:on dit|dit-on|dire|dirais-tu|ecrit-on|"
        r"on ecrit|traduire|tu dirais)|que (?:veut dire|signifie)|(?:voici|voila|dans|c'est) (?:le|la|un|une|mon|ma|ce|"
        r"cette) (?:texte|paragraphe|passage|dictee|extrait|"
        r"lettre|brouillon|resume|article|poeme|paroles|phrase)|(?:texte|dictee|phrase|extrait|paragraphe) (?:a \w+ )?:|"
        r"(?:explique|analyse|commente|continue|"
        r"complete|termine|finis|verifie)(?:z|-moi)? (?:cette|ce|la|le|les|l')\b ?(?:phrase|vers|citation|poeme|passage|"
        r"histoire|texte|dictee|orthographe|fautes|expression|grammaire))"
    ),
    cited=(
        r"\b(?:paroles|vers|citation|refrain|replique|dicton|proverbe|slogan|couplet|extrait|phrase|devise)s? (?:est |"
        r"sont |vient |tiree?s? |c'est |connue? )?"
        r"(?:de|d'|du|des|dans)\b|\bc'est (?:dans|de|tire d[eu]|extrait d[eu]) (?:une?|la|le|l')? ?(?:chanson|poeme|film|"
        r"livre|piece|roman|chant|pub|serie)\b"
    ),
    real_life=(
        r"(?:\ben vrai\b|\birl\b|\bdans la vraie vie\b|\bhrp\b|\bhors (?:jeu|rp|role|histoire)\b|\bpour de vrai\b|"
        r"\bpause (?:dans )?(?:l'histoire|le jeu|le rp)\b|\bserieusement\b|\bplus serieusement\b|\bau fait\b|"
        r"\bhors de l'histoire\b)"
    ),
    mockery=(
        r"^(?:(?:et|bon|oui|non|ok|bah|bonjour|salut|chut|parce que)[ ,!]{1,3}){0,2}(?:moi,? )?(?:je suis|"
        r"c'est moi) (?:en fait |"
        r"vraiment |en vrai )?(?:batman|superman|spider-?man|iron ?man|wonder woman|catwoman|dark vador|yoda|gandalf|"
        r"dumbledore|harry potter|james bond|sherlock holmes|le pere noel|la petite souris|dieu|le pape|napoleon|"
        r"cleopatre|elvis|dracula|asterix|obelix|tintin|une? (?:licorne|vampire|loup-garou|sirene|dragon|sorciere?|"
        r"super-?heros|martien(?:ne)?|robot|fantome|zombie)|(?:le |la |l')?(?:roi|reine|empereur|imperatrice|"
        r"presidente?|prince|princesse) (?:d'(?:angleterre|espagne|egypte)|de (?:france|la lune|mars|suede)|du monde|"
        r"de l'univers|des etats-unis))[ ,.!]{0,4}(?:(?:lol|mdr|ptdr|xd|(?:ha){2,9}|😂|🤣|😜)[ !.]{0,3}){0,3}$|"
        r"^(?:(?:oh|ah|mdr|mais|ouais|oui|ok|pff) ?,? ?){0,2}(?:ben voyons|a d'autres|c'est ca oui|mais bien sur|"
        r"mais oui|et ta soeur|"
        r"la bonne blague|tu parles)[ ,.!…]{1,4}et (?:moi|mon|ma|mes|je|j'|nous|on)(?:\b|(?<='))(?! (?:aussi|"
        r"surtout)\b)[^,;]{1,60}$"
        r"|^(?:(?:oh|ah|mdr|oui|ouais) ?,? ?){0,2}(?:bien sur|evidemment|oui|ouais|d'accord|ok|c'est ca)[ ,.!…]{1,4}et moi,? "
        r"(?:je suis|c'est) (?:(?:le|la|l'|les) ?(?!premiere?|seule?|meme|plus|nouve|dernie|ainee?|chef|patron|"
        r"respons)\w|marie\w* (?:a|avec))"
        r"[^,;]{0,50}$"
        r"|^(?:(?:oh|ah|mdr|oui|ouais) ?,? ?){0,2}(?:bien sur|evidemment|oui|ouais|d'accord|ok|"
        r"c'est ca)[ ,.!…]{1,4}et (?:moi|mon|ma|mes|je|j')"
        r".{1,80}(?:🙄|🙃|/s)"
        r"|^\(?(?:blague|jdc|je (?:rigole|plaisante|deconne|blague))\)[ ,:]{1,3}"
        r"|[ (,.!…–—-]{1,4}(?:non |nan |mdr |lol ){0,2}(?:blague|jdc|je (?:rigole|plaisante|deconne|blague|"
        r"te charrie)|pour rire|mdr non|"
        r"lol non|mdr nan)(?: hein| mdr| lol| bien sur| evidemment| 😂| 😜| 🤪| 😉){0,2}[ )!.]{0,3}$"
        r"|[ (#]{1,2}(?:#ironie|#blague|ironie|/s)$"
    ),
    taken_back=(
        r"(?:\bje (?:plaisante|deconne|rigole|blague|te fais marcher|te charrie|te taquine|raconte n'importe quoi|"
        r"vous fais marcher|mens)\b|\bje plaisantais\b|\bje deconnais\b|\bje blaguais\b|\bje rigolais\b|\bc'est (?:une |"
        r"qu'une |pour )(?:blague|rire|plaisanter|deconner|plaisanterie)\b|\bc'etait (?:une |pour |qu'une )?(?:blague|rire|"
        r"plaisanter|deconner)\b|^(?:non |nan |mdr )?(?:blague|je deconne|poisson d'avril)\b|"
        r"\bj'ai (?:tout )?invente\b|\bnon je (?:deconne|rigole|plaisante)\b|\bpoisson d'avril\b|\bpour (?:de )?rire\b|"
        r"\bc'est pas vrai (?:hein|mdr)|\bj'aimerais bien$|\bdans mes reves\b|\bje te faisais marcher\b|\bt'y as cru\b)"
    ),
    litotes=(
        r"\bc'est pas comme si (?:je|j')|\bje n'ai jamais dit que (?:je|j')|\b(?:c'est pas que|ce n'est pas que|"
        r"non pas que|pas que (?:je|j')|n'est pas que (?:je|j')|je (?:ne )?dis pas que)\b|\bje (?:ne |"
        r"n')?\w+ pas ne pas\b"
    ),
    states=(
        r"\b(?:le|notre) bebe est (?:prevu|attendu)\b|^plutot (?!que\b|bien|pas\b|sympa)[\w' ]{3,60} que? [\w']{2}|"
        r"\bil y a (?:pas|rien de) mieux qu|\b(?:maintenant|desormais),? c'est (?!bon|fini|trop|parti|l'heure|le moment|"
        r"a\b|tout)\w|\bil (?:ne )?(?:me|nous) (?:reste|manque)\b|\bc'est pour (?:mon|ma|mes) \w|\bc'est (?:le |la |"
        r"les |l'|un |une |du )?[\w' -]{2,30} (?:que|qu') ?(?:je|j'|on|nous) (?:ne )?(?:supporte|prefere|prends|bois|"
        r"mange|aime|veux|utilise|deteste)\w*\b|\btres peu pour (?:moi|nous)\b|\bpas (?:trop |vraiment |"
        r"du tout )?pour (?:moi|nous)(?=$|[,.;!])|\brien ne vaut .{3,40} pour moi\b|\bme laissent? (?:froide?|"
        r"de marbre|indifferente?)\b|\bme dit rien\b(?! qui)|\b(?:ma came|mon dada|mon peche mignon|ma tasse de the|"
        r"mon faible)\b|\bme sor(?:t|tent) par les (?:yeux|trous)\b|\bje (?:craque|fonds) pour\b|"
        r"\bje (?:ne )?peux pas (?:voir|sentir|encadrer|blairer|saquer)\b|\bm'(?:a|ont) mise? (?:sous|au|aux|a l'|a la|"
        r"sur)(?:\b|(?<='))|^ils (?:m'ont|nous ont|ont (?:deplace|avance|reporte|annule|confirme|change) (?:mon|ma|mes|"
        r"notre))\b|(?:(?:\bje |\bj'|\bnous |"
        rf"\bon ){_CLITICS}(?P<verb>[a-z-]{{1,18}})(?: {_ADV}){{0,2}}(?: [a-z'-]{{2,20}})?|\b(?:c'est|ce sont|c'etait|"
        r"voici|voila) (?:mon|ma|mes|notre|nos)\b|\b(?:est|sont|etait|comme) (?:mon|ma|mes|notre|nos)\b|\bca (?:ne |"
        r"n')?(?:me |m'|nous )(?:donne|fait|file|ecoeure|rend|plait|convient|stresse|degoute|gene|derange|detend|gonfle|"
        r"calme|va bien|endort|tue|demange|saoule|enerve|arrange)\b|\b(?:tutoie|appelle|tutoyez|vouvoie)[- ](?:moi|"
        r"nous)\b|\bmoi,? (?:c'est|ca)\b|^(?!(?:c'est )?(?:maintenant|tout|ca|a prendre|"
        r"oui) )[\w' -]{3,30} ou rien(?=$|,)|\b(?!(?:maintenant|tout|ca) ou )[\w'-]{2,20} ou rien (?:maintenant|"
        r"desormais|pour moi|depuis|chez (?:moi|nous))\b|\b(?:maintenant|desormais|pour moi|chez (?:moi|nous)|"
        r"depuis),? (?:c'est )?(?:le |la |du |de la |les |des )?(?!tout\b)[\w' -]{2,30} ou rien\b|\bm'appelle\b|"
        r"\b(?:me|m'|nous) ?(?:file|filent|donne|donnent|rend|rendent|font|fait|pose|posent|tue|tuent|degoute|ecoeure|"
        r"plait|donne la nausee|fait peur|angoisse|stresse|detend|fatigue|agace|gene|rend malade|convient|passionne|"
        r"fascine|manque)\w*\b|\bchez (?:nous|moi)\b.{3,}|\bchez (?:nous|moi)(?=$|,)|\bc'est (?:moi|nous) qui\b|"
        r"\bce que (?:j'|je |on |nous )[a-z' ]{1,30}?,? ?c'est (?:un|une|de|du|le|la|les|l'|des|d')|"
        r"\bil n'y a (?:plus )?que .{2,60}(?:qui|que|qu') ?(?:me|m'|nous|je|j'|on)\b|\bil (?:n')?y a que (?:ca|"
        r".{2,40} de vrai)|\bpour moi,? (?:ca|c'est)\b)"
    ),
    own_things=(
        r"^(?!(?:et |mais |juste |aussi )?(?:voici|voila|en|par|pour|si|quand|comme|avec|a|c'est|ca|cela|il y a|ce|"
        r"quel|comment)\b).{3,160}?\b(?:dans|sur|sous|de|a|avec|chez|par|contre|vers|depuis|bouffe|mange|casse|"
        r"niquee?|devore|inonde|detruit|ronge) (?:tou(?:s|te|tes|t) )?(?:le |la |les |l')?(?:\w+ (?:de|dans|"
        r"sur) )?(?:mon|ma|mes|notre|nos) "
        r"(?!famille|compte|bien-etre|portefeuille|croissance|communaute|avis|tete|cerveau|dos|yeux|oreilles?|coeur|"
        r"ame|journee|vie\b|vies\b|temps|tour|visage|mains?\b|cheveux|telephone|cles|poche|sac\b|bouche|place|genoux|"
        r"bras|prefere|truc|souffle|questions?|amis?\b|"
        r"opinion|experience|reves?|nom|conversation|message|liste|ecran|ordi|epaules?|pieds|zone|objectifs?|cas\b|"
        r"situation|humeur|chemin|sante|emotions?|sentiments?|avenir|amitie|voyage|langue|cote)[a-z]"
    ),
    topics=r"(?:(?:les?|la|des|ce|cette|ces|mon|ma|mes) |l')",
    picks=(
        r"c'est .{2,60} pas .{1,30} comme (?:j'ai|je l'ai|je t'ai|je vous ai) dit\b|c'(?:est|"
        r"etait) (?:[\w'.-]{1,20} ){1,4}que (?:je|on) voula(?:is|it) dire\b|c'est (?:[\w'.-]{1,20} ){1,4}(?:pour (?:moi|"
        r"nous)|et rien d'autre|depuis toujours)\b"
    ),
    introductions=(
        r"(?:(?:petite |courte |rapide )?presentation ?:|je m'appelle|moi,? c'est|je suis|mon (?:nom|prenom)(?: c'est|"
        r" est)?|appelle-moi|ici)\b"
    ),
    weak_verbs=(
        r"(?:je |j'|nous |on )(?:ne |n'|me |m'|te |t'|vous |le |la |l'|y |en ){0,6}(?:sais(?! (?:pas |plus |enfin |"
        r"tres bien )?(?:nager|conduire|cuisiner|lire|skier|danser|coudre|coder))|pense a toi|pense (?:bien|"
        r"pareil)|vois(?! (?:le|la|les|l'|mon|ma|mes|un|une)\b)|dis|disais|demande|comprends|suppose|imagine|"
        r"crois (?:que oui|bien)|parie|jure|veux dire|vais (?:y|voir|te|voir|essayer)|entends|"
        r"trouve (?:que )?(?:tu|c'est|ca)|verrai|verra|dirait|adore quand tu|deteste quand tu|raconte|repete|"
        r"pense pas$|ai (?:jamais|pas) dit (?:ca|cela)|ai (?:cru|failli|hate|compris|vu (?:que|ca|ta|ton)|"
        r"dit(?!(?: a (?!toi\b|vous\b)(?:[\w'-]{1,20} ?){1,3}?)? que? ?(?:je|j'|on|"
        r"nous))|une question|oublie de te|"
        r"l'impression|rien|pas (?:compris|le temps la))|voulais (?:te|juste|savoir)|viens (?:te|de lire|de voir)|y va|"
        r"se (?:voit|parle|retrouve)|m'en (?:doute|fiche|fous|sors)|te (?:dis|raconte|tiens|laisse|reponds|rappelle|"
        r"promets de)|pardonne|plaisante|verra bien|est (?:bien|d'accord|quand)|arrive\b(?! a)|fait quoi|y retourne|"
        r"descend|continue|attaque|reprend ou)\b"
    ),
    possessed=(
        r"(?:(?:tous|toutes|un de|une de|deux de|aucun de|la plupart de) )?(?:mon|ma|mes|notre|nos) (?!dieu\b|avis\b|"
        r"pauvre\b|cher\b|chere\b|question\b|voisin|excuses\b|cheri|belle\b(?!-)|"
        r"amour\b|faute\b|erreur\b|journee\b|cerveau\b|tete\b|perso|ami\b)"
    ),
    own=(
        r"(?:mon|ma|mes|notre|nos) (?!dieu\b|avis\b|pauvre\b|cher\b|chere\b|question\b|voisin|excuses\b|cheri|"
        r"belle\b(?!-)|ami$|faute\b|erreur\b)(?:[\w'/+.-]{1,30} ){0,6}?(?:est|sont|etait|etaient|a|ont|avait|n'est|n'a|"
        r"ne|n'ont|s'appelle|s'appellent|vit|vivent|habite|habitent|travaille|travaillent|bosse|bossent|aime|aiment|"
        r"adore|adorent|deteste|detestent|prefere|preferent|joue|jouent|fait|font|va|vont|vient|viennent|part|prend|"
        r"parle|mange|mangent|dort|marche|tourne|utilise|utilisent|commence|finit|coute|veut|veulent|doit|fete|souffre|"
        r"suit|sort|apprend|entre|passe|c'est|se \w+|me \w+|m'a|m'ont|nous \w+|reste|rentre|arrive|rappelle|termine|"
        r"vend|tombe|expire|y|les|l')\b|\b(?:le|la|les|l'|ce|cette|mon|ma|notre)? ?(?:medecin|docteur|doc|toubib|"
        r"generaliste|infirmiere?|sage-femme|pharmacien(?:ne)?|specialiste|orl|osteo|opticien(?:ne)?|"
        r"[a-z]{3,14}(?:ologue|iatre|opathe|racteur|ontiste)|kine|dentiste|ophtalmo|veto|psy|banque|ecole|creche|nounou|"
        r"chirurgien|avocate?|notaire|proprio|chef|cheffe|patron|patronne|hopital|clinique|mairie|enfants|petits|"
        r"jumeaux|filles|garcons|bebe|chien|chat) (?:scolaire |de l'ecole |traitante? )?(?:me |m'|nous |ne |n'|a |ont |"
        r"est |sont |veut |va |doit |prend |vient |dit |pense |parle |confirme |soupconne |annonce |"
        r"demande )[^,;]{0,60}\b(?:me|m'|moi|nous|mon|ma|mes|notre|\d|prochaine?|lundi|mardi|mercredi|jeudi|vendredi|"
        r"samedi|dimanche|demain|tous les|chaque|allerg\w+)(?:\b|(?<='))|\b(?:le|la|les|l'|ce|cette) ?(?:projet|depot|"
        r"repo|appli|application|site|api|backend|frontend|base|bdd|serveur|ci|pipeline|deploiement|staging|prod|"
        r"production|equipe|boite|entreprise|service|cluster|build|sprint|daily|branche|schema|librairie|paquet|"
        r"code)(?: (?:de |du |des |d')\w{2,20}){0,2} (?:est|sont|tourne|tournent|utilise|utilisent|a|ont|s'appelle|se|"
        r"s'|ne|n'|doit|demarre|commence|finit|depend|passe|reste|vit|marche|fonctionne|gere|parle|toujours|jamais|ecoute|"
        r"expose|"
        r"supporte|exige|stocke|sert|renvoie|repond)\b|\bla branche (?:par defaut|principale|de (?:prod|dev|"
        r"release)) (?:est|c'est|"
        r"s'appelle)\b|"
        r"\b(?:papa|maman|mamie|mami|papi|papy) (?:est|a|avait|va|vit|habite|travaille|aime|adore|deteste|vient|part|"
        r"arrive|fete|sort|prend|entre)\b|^(?:le petit dernier|la petite derniere|l'ainee?|le cadet|la cadette|"
        r"le benjamin|la benjamine|les (?:gosses|gamins|mioches|petits|enfants|jumeaux|filles|garcons)|ma moitie|"
        r"la petite|le petit|le grand|la grande) (?:a|est|ont|sont|va|vont|fait|font|entre|entrent|commence|passe|vient|"
        r"part|n'a|n'est|ne|\w{3,12}(?:e|ent))\b"
    ),
    dropped_subject=(
        r"ancien(?:ne)? [a-z]{4,14}(?=$|,)|(?:(?:allergie (?:aux?|a la|a l')|viens de|venons de|ai (?:promis|decide|"
        r"accepte|achete|signe|demenage)|suis (?!d'accord|la\b)|allergique|demenage|vais|habite|travaille|bosse|etudie|"
        r"prefere|adore|deteste|aime|engage|promis(?: que)?,? (?:je|j')|decision (?:de|prise)|bois plus|mange (?:pas|"
        r"plus)|fume plus|aime pas|supporte pas|peux pas|veux plus|plus de (?:viande|gluten|lait|alcool|cafe|sucre)|"
        r"pas (?:touche|bu|mange|fume|repris|encore (?:signe|paye)|eu)|rien (?:bu|mange)|pas de (?:viande|gluten|lait|"
        r"alcool|porc|sucre|cafe)|jamais (?:de |(?!vu ca)[a-z]{1,12}(?:e|i|u|is|it)\b)|nee?\b|marie|mariee|divorcee?|"
        r"enceinte|vegan|vegetarienne?|diabetique|retraitee?|diagnostiquee?|inscrite?|embauchee?|viree?|promue?|(?:plus|"
        r"pas) (?:de |d')[\w' -]{2,25}?, (?:je|j'|on|pas|plus|ni|c'est pas)\b|que (?:du|de la|des|"
        r"de l')[\w' -]{3,25}(?=,|$)|gauch(?:er|ere)\b|droiti(?:er|ere)\b|celibataire|veuve?\b|freelance|"
        r"independante?\b|mere celibataire|pere celibataire|originaire|papa de|maman de|pere de|mere de)\b)"
    ),
    own_work=(
        r"(?:(?:et|bon|pff|encore|deja|toute|tout|toujours|passe|re) ){0,3}(?:(?:un|une|la|le|deux|trois|quatre|cinq|"
        r"six|\d+|ma|mon|cette|l')? ?(?:nuits?|journees?|soirees?|matinees?|"
        r"heures?|marees?|apres-midi|week-ends?|aprem|pauses?|matins?|soirs?|recre) )(?:entiere? |"
        r"blanche )?(?:passee? )?(?:a|de) [a-z]{2,14}(?:er|ir|re) (?:(?!mes\b|mon\b|ma\b|nos\b|"
        r"notre\b)[\w'-]{1,14} ){0,3}"
        r"(?:mes|mon|ma|nos|notre) (?!tete|cerveau|dos|yeux|coeur|lit\b|telephone|series?|films?|cles|cafe|repas|"
        r"dejeuner|temps|vie\b|mails?)[a-z]"
    ),
    reminders=(
        r"(?:s'il te plait |peux-tu |tu peux |pense a )?(?:rappelle[- ]moi (?:de|d'|que|qu')|me rappeler (?:de|d'|que)|"
        r"fais-moi penser|n'oublie pas (?:de me rappeler|que (?:je|j'|on|mon|ma))|aide-moi a (?:me souvenir|"
        r"ne pas oublier))"
    ),
    events=(
        r"(?:le |la |les |l'|mon |ma |mes |notre |nos |ce |cette )?(?:\w+ )?(?:loyer|bail|pret|credit|contrat|visa|"
        r"passeport|assurance|abonnement|essai|garantie|rendez-vous|dentiste|reunion|fete|appel|demo|concert|match|"
        r"cours|livraison|enterrement|bapteme|prise de sang|scanner|echo|coiffeur|visite|etat des lieux|repetition|"
        r"audition|(?:[\w']{2,20} ){0,4}(?:c'est|est|sont|commence|commencent|demarre|se termine|finit|ouvre|ferme|"
        r"tombe|a lieu|aura lieu) (?:le |a |du |en |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|au )|"
        r"(?:(?!qui\b|que\b|ca\b|il\b|elle\b|ils\b|tu\b)[\w'-]{2,20} ){1,4}?(?:passe|passent|vient|viennent|arrive|"
        r"arrivent|livre|livrent|debarque|debarquent|appelle|rappelle|pose|posent|recupere|demarre|atterrit|tombe|"
        r"tombent)\b|vol|train|ferry|examens?|exam|oral|ecrit|entretien|operation|mariage|controle technique|kine|"
        r"ophtalmo|veto|irm|soutenance|partiels?|bac|brevet|rentree|vacances|stage|poste|demenagement|voyage|these|"
        r"memoire|dossier|rapport|presentation|conference|course|(?:semi-)?marathon|trail|triathlon|tournoi|tribunal|"
        r"audience|budget|prix|date limite|deadline|anniversaire|accouchement|terme|lancement|livraison|mise en prod|"
        r"facture|paiement|caution|inscription|spectacle|(?:heure du )?coucher(?= (?:a|c'est|est|vers|pour) )|"
        r"extinction des feux|heure (?:du bain|de la sieste))s?\b"
    ),
    when=(
        r"\d|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|avril|juin|juillet|aout|septembre|"
        r"octobre|novembre|decembre|demain|apres-demain|ce soir|midi|minuit|week-end|prochaine?)\b|\b(?:en|fin|debut|mi|"
        r"de) (?:mars|mai)\b"
    ),
    helps=(
        rf"(?:la |le |notre |l')(?:nouvelle |nouveau |ancienne )?(?:{_AIDES})(?: (?:de |d')[\w-]{{2,20}})?(?: (?:s'appelle|"
        r"c'est|est) | ?: ?|,? c'est )"
    ),
    weekly=(
        r"(?!(?:il|elle|on|je|tu|nous|qui|ca|ce|y|personne|chacun|tout le monde|quelqu'un|paris|le|la|les|un|une) )"
        r"[\w-]{2,15}(?: et [\w-]{2,15})? (?:a|ont|va|vont|fait|font|joue|jouent|commence|reprend) "
        r"(?:(?:de |du |des |au |aux |a |le |la |les |un |une |son |sa |ses |chez )|(?:de l'|a l'|l')){0,3}"
        rf"(?:{_ACTIVITES})\b.{{0,30}}?\b(?:le|les|chaque|tous les) {_JOUR}s?\b"
    ),
    turning=(
        r"(?:(?:et|bon|alors|ca y est|aujourd'hui|hier|voila)[ ,:!]{1,3}){0,2}(?:(?:je |j')(?:viens de (?:demissionner|"
        r"prendre ma retraite|(?:donner|poser) ma (?:dem|demission)|me (?:marier|fiancer|separer|pacser))|ai (?:enfin |"
        r"officiellement )?(?:demissionne|divorce|accouche|(?:donne|pose|remis|presente) ma (?:dem|demission)|"
        r"pris ma retraite)|me suis (?:mariee?|fiancee?|separee?|pacsee?)))"
        r"(?: (?:aujourd'hui|hier|ce matin|la semaine derniere|le mois dernier|cette semaine|l'an dernier|en \w+))?\W{0,3}$"
    ),
    unwell=(
        r"(?:(?:et|mais|bon|pff|desolee?|oh|la|en plus)[ ,]{1,2}){0,2}(?:(?:je suis|on est|j'etais|suis)(?: (?:super|trop|tres|"
        r"un peu|vraiment|hyper|encore|toujours|assez)){0,2} (?:malades?|enrhumee?s?|grippee?s?|fievreu(?:x|se)|"
        r"patraques?|enrouee?s?|barbouillee?s?|mal fichue?s?)|(?:j'ai|j'ai chope|j'ai attrape|on a|ai) (?:encore |"
        r"toujours |"
        r"un peu )?(?:la creve|la grippe|la gastro|un rhume|le rhume|(?:un peu )?de la fievre|de la temperature|la fievre|"
        r"une (?:grosse |petite )?(?:migraine|angine|toux)|mal (?:a la tete|au ventre|a la gorge|au crane|au coeur)|"
        r"la gueule de bois|la nausee|le nez (?:bouche|qui coule)|un (?:gros |petit )?(?:mal de tete|coup de froid)))"
        r"(?: (?:aujourd'hui|la|maintenant|ce (?:matin|soir|midi)|cet apres-midi|cette semaine|depuis (?:hier|ce matin|"
        r"hier soir)|mdr|lol|:\())?"
    ),
    owns_up=r"j'ai (?:un peu |carrement )?menti\b",
    labels=(
        r"(?:demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: matin| soir| midi|"
        r" apres-midi)?,? (?:a )?\d{1,2} ?h(?:\d\d)?,? [a-z]{3}|[a-z][a-z ]{2,25} : ?(?:pas|jamais|toujours|sans|que|"
        r"noir)\b|(?:(?:mon |ma |notre |nos |mes )?(?:nouvel(?:le)? |nouveau )?(?:adresse|numero|tel|telephone|boulot|"
        r"poste|travail|medecin|mail|email|pseudo|anniversaire|prenom|nom|surnom|allergies?|traitement|diagnostic|deadline|"
        r"projet|objectif|budget|taille|pointure|groupe sanguin|poids|fuseau|date limite|plat prefere)\s?(?:,|:|c'est)|"
        r"decision (?:prise )?(?:concernant|sur|de|d'|:)|date limite\b|(?:tension|poids|glycemie|tour de taille|"
        r"temperature|pouls|cholesterol|ferritine|saturation|hba1c)[\w ']{0,25}:? ?\d|(?:rendez-vous|dentiste|vol|train|"
        r"fete|concert|match|cours|livraison|enterrement|bapteme|prise de sang|scanner|echo|coiffeur|visite|etat des lieux|"
        r"repetition|audition|garage|examen|exam|oral|entretien|reunion|operation|mariage|controle technique|kine|ophtalmo|"
        r"veto|irm|concert|soutenance|partiel)\b[\w' ,]{0,40}\b(?:le \d|a \d|demain|lundi|mardi|mercredi|jeudi|vendredi|"
        r"samedi|dimanche|cet|ce soir)\b)"
    ),
    third_person=(
        r"\b(?:deadline|date (?:limite|butoir)|decision|decide|confirme|s'engage|engage|prefere|approuve|valide|livrer|"
        r"livraison|sprint|deploi\w*|deploy\w*|migr\w+|serveurs?|base de donnees|projet|equipe|reunion|client|"
        r"cliente|budget|depot|branche|build|pipeline|prod|staging|lancement|directeur|directrice|article|essai|modele|"
        r"appli|note|taux|salle|periode)\b"
    ),
    lasting=(
        r"\b(?:depuis|toujours|jamais|tous les (?:jours|soirs|matins|mois|ans|\w+s)|toutes les (?:semaines|nuits)|chaque|"
        r"pendant|en ce moment|ces temps-ci|d'habitude|chronique|en general|tout le temps|souvent|a vie|de nuit|"
        r"facilement)\b"
    ),
    past=(
        r"(?:\bj'ai (?!pas \d)(?:deja |enfin |bien |toujours |jamais |encore |aussi |tout |presque |meme |juste |"
        r"finalement |pas |plus ){0,6}(?!pas\b|plus\b|jamais\b|besoin|envie|faim|soif|peur|mal\b|hate|horreur|rendez|"
        r"deux|trois|une?\b|des\b|"
        r"du\b|de\b|le\b|la\b|les\b|mon\b|ma\b|mes\b|[a-z]{1,20}e?s? ans\b)\w{1,14}(?:e|i|u|is|it|t|s|es|ee|us)\b|\b(?:on|"
        r"nous) (?:(?<=on )a|avons|ont) (?:enfin |bien |deja |tout |encore ){0,6}\w{2,14}(?:e|i|u|is|it|t)\b|\b(?:je|on|"
        r"nous) (?:me |m'|s'|se |nous )?(?:suis|est|sommes) (?:allee?s?|partie?s?|venue?s?|arrivee?s?|rentree?s?|tombee?s?|"
        r"nee?s?|devenue?s?|montee?s?|restee?s?|passee?s?|endormie?)\b)"
    ),
    life_events=(
        r"\b(?:troque\w*|recueilli\w*|accueilli\w*|sauve(?:e|s|es)?|recuper(?:e|ee|es|ees)|baptis\w+|nomme\w*|"
        r"appele\w*|prenomme\w*|demenage\w*|emmenage\w*|marie\w*|pacse\w*|fiance\w*|divorce\w*|separe\w*|nee?|mort|"
        r"morte|decedee?|deces|"
        r"adopte\w*|achete|vendu|signe|demissionne|retraite|vire|viree|licencie\w*|embauche\w*|promu\w*|promotion|"
        r"accepte\w*|decroche|obtenu|commence|rejoint|quitte|diplome\w*|reussi|rate|echoue|"
        r"casse|foule|fracture|opere\w*|operation|diagnosti\w*|hopital|hosto|urgences|enceinte|gagne|inscrite?s?|change|"
        r"migr\w+|lance|publie|fonde|monte|herite|decide\w*|choisi\w*|promis|confirme|appris|arrete|passe (?:mon|le|mes)|"
        r"raccroche|grandi|etudie|travaille|vecu|habite|fini|termine|eu (?:mon|ma|le|la|un|une|notre)|retenu|recu|reserve|"
        r"commande|inscrits?|prescrit|valide|soutenu|construit|voyage|perdu|retrouve|repris|ouvert|ferme|loue|"
        r"fait (?:\w+ )?(?:ans|mois))\b"
    ),
    hedges=(
        r"(?:\b(?:peut-etre|peut etre|ptet|des chances|penche(?:nt)? pour|vaguement|pt'etre|possible que|il se peut|"
        r"il se pourrait|se pourrait|probablement|"
        r"surement|sans doute|apparemment|eventuellement|j'hesite|hesite|je ne sais pas (?:si|encore)|je sais pas (?:si|"
        r"encore|trop)|pas (?:sur|sure|certain|certaine) (?:que|de|d'|si)|pas (?:encore )?decide\w*|rien (?:de |"
        r"n'est )?(?:signe|decide|sur|fait|officiel)|"
        r"j'envisage|envisage|on envisage|je pense a|je songe|songe|on songe|je reflechis|reflechi\w*|pourrais|pourrait|"
        r"pourraient|pourrions|parle(?:nt)? de \w+(?:er|ir)|il me semble|semble|j'ai l'impression|je crois(?! en)|"
        r"je dirais|dans les|environ|a peu pres|si je me souviens|de memoire|je suppose|j'imagine que|on verra|ca depend|"
        r"a voir|un jour|tente de|tentee? par|j'attends (?:le|les|la) (?:resultats?|reponse|diagnostic)|"
        r"faudrait que|il faudrait|soupconne|au cas ou|pas tranche|entre deux|plus ou moins|genre \d|un truc comme|"
        r"quelque chose comme|sais plus|me tate|en principe|normalement|j'espere|provisoire\w*|conditionnel|il parait|"
        r"si tout va bien|risque de|c'est pas sur|c'est pas encore sur|pas encore (?:sur|fait|"
        r"officiel))\b)"
    ),
    soft_hedges=r"\b(?:je pense que|je trouve|a mon avis|selon moi|pour moi|presque|autour de|je considere|ma lecture)\b",
    anaphora=(
        r"(?:il (?!y a|ne me|ne nous|n'y a que (?!ca\b)|faut|me |nous )|elle|ils|elles|ca(?! fait (?:\d|un|deux|trois|"
        r"quatre|cinq|six|dix|des|bientot|presque|plus))|cela|ce dernier|celui|celle|c'est(?! (?:le |la |les |l'|un |"
        r"une |du )[\w' -]{2,30} (?:que|qu') ?(?:je|j'|on|nous)| pas (?:le |la |les |l'|un |une ).{2,30} (?:qui|que|"
        r"qu') ?(?:me|m'|je|j'|nous)| (?:mon|ma|mes|notre|nos|moi|juste moi|decide|acte|ok pour|non\b))|c'etait|"
        r"ce n'est|son|sa|ses|leurs?|l'un|les deux|celui-ci|lui|eux|y|en|dit que|la meme|le meme|"
        rf"(?:ce|cette)(?= {_CODE} )(?! {_CODE} (?:est (?:une?|en|sur|heberge\w*|ecrite?|deploye\w*)|utilise|tourne|depend|"
        rf"demande|"
        r"a besoin|vit|gere|ecoute|expose|se (?:lance|deploie)) )|"
        rf"ce(?! (?:soir|matin|midi|week-end|que (?:je|on|nous)|que j'|{_CODE}))|cet(?! (?:apres-midi|ete|hiver))|"
        rf"cette(?! (?:nuit|semaine|annee|{_CODE})))\b"
    ),
    refers=r"\b(?:(?<!moi, )ca(?! de vrai)|cela|celui-la|celle-la)\b|\b(?:je|j'|on) ?(?:l'|le |la |les |y |en )(?=\w)",
    pronouns=r"\b(?:lui|leur|il(?! y a| faut)|elle|ils|elles|eux|son|sa|ses)\b",
    politeness=r"\bs'il (?:te|vous) plait\b",
    persons=r"(?:il|elle|ils|elles|son|sa|ses|leur|leurs)\b",
    second_person=r"\b(?:tu|te|toi|ton|ta|tes|(?<!rendez-)vous|votre|vos)\b|\bt'",
    continues=(
        r"(?:jamais|ni|parce|car\b|donc|du coup|ce qui|surtout|sauf|mais pas|d'ou|jusqu|meme si|seulement si|et plus|"
        r"date butoir)\b"
    ),
    light=(
        r"\b(?:vraiment|juste|aussi|meme|encore|toujours|jamais|trop|tres|super|hyper|grave|assez|plutot|tellement|"
        r"bien|mieux|"
        r"mal|pire|pas|plus|moins|beaucoup|peu|deja|enfin|surtout|vachement|carrement|franchement|peut-etre|surement|"
        r"choses?|trucs?|machins?|genre|sorte|type|quelque|quelques|quelqu'un|rien|tout|tous|toute|toutes|gens|monde|facon|"
        r"maniere|cote|point|cas|fait|idees?|question|reponse|mots?|bon|bonne|bons|bonnes|beau|belle|beaux|belles|"
        r"plaisirs?|genial\w*|superbe\w*|magnifique\w*|incroyable\w*|formidable\w*|merveilleu\w+|excellent\w*|parfait\w*|top|"
        r"cool|sympa\w*|"
        r"drole\w*|marrant\w*|mignon\w*|adorable\w*|delicieu\w+|interessant\w*|passionnant\w*|inspirant\w*|"
        r"impressionnant\w*|dur|"
        r"dure|difficile\w*|facile\w*|complique\w*|bizarre\w*|triste\w*|heureu\w+|content\w*|fiere?|fiers|ravie?s?|"
        r"chance|reconnaissan\w+|motive\w*|emotions?|sentiments?|ressens|ressenti|sens|bonheur|joie|espoir|energie|force|"
        r"courage|coeur|ame|esprit|tete|sourire|soutien|aide\w*|important\w*|vrai|vraie|grand|grande|petit|petite|"
        r"gros|grosse|"
        r"nouveau|nouvelle|different\w*|reves?|avenir|chemin|aventures?|experiences?|souvenirs?|moments?|fois|temps|jours?|"
        r"journee|semaines?|mois|annees?|ans|aujourd'hui|hier|demain|maintenant|bientot|recemment|apres|avant|vie|"
        r"difference|change\w*|progres\w*|effort\w*|defis?|problemes?|occasions?|faire|fais|fait|font|faisait|va|vais|vas|"
        r"vont|aller|alle|allee|viens|vient|venir|prends|prend|prendre|pris|mets|met|mettre|mis|donne\w*|garde\w*|laisse\w*|"
        r"vois|voit|voir|vu|regarde\w*|entends|entendu|sais|sait|savoir|pense\w*|crois|croire|dis|dit|dire|parle\w*|"
        r"discut\w+|demande\w*|essaie|essaye\w*|veux|veut|vouloir|trouve\w*|semble\w*|passe\w*|continue\w*|reste\w*|"
        r"comprends|compris|montre\w*|partag\w+|attends|attendre|imagine\w*|peux|peut|pouvoir|dois|doit|ensemble|autres?|"
        r"chaque|partout|oui|non|ok|merci|desolee?|bravo|mdr|lol|haha|ca|cela|c'est|c'etait|j'ai|j'ai|j'etais|n'est|"
        r"n'ai|n'a|qu'on|qu'il|d'un|d'une|hate|envie|avis|vote|main|mains|instant|soudain|coup)\b"
    ),
    idle=(
        r"(?:\b(?:je|on|nous|j'|j')(?: ne| n'| te| t'| vous| le| la| les| y| m'| me| l'| en|n'|l'|y ){0,4} ?(?:vais|"
        r"va|allons|essaierai|"
        r"essayerai|regarderai|testerai|penserai|verrai|verra|dirai|ferai|tacherai)(?: (?:essayer|regarder|tester|"
        r"voir|penser|"
        r"reflechir|jeter un|y (?:reflechir|penser|jeter)|te (?:dire|montrer|tenir|raconter|laisser)|vous|tout faire|"
        r"faire de mon|le (?:tester|lire|faire|regarder|noter)|"
        r"la (?:tester|lire|faire|regarder)|les (?:tester|lire|regarder)|suivre (?:ton|tes|ce)|m'en (?:souvenir|"
        r"occuper)|continuer|tenir bon|"
        r"garder))?\b(?! (?:a|au|en|aux|chez|demenager|me marier|acheter|vendre|apprendre|prendre|passer|commencer|"
        r"arreter|quitter)\b)(?=[^a-z]{0,9}$| ca\b| cela\b| merci| volontiers| avec plaisir| un oeil| essayer| tester| "
        r"regarder| voir| y | te | tes | ton )"
        r"|\b(?:je (?:suis|me sens|reste)|on est|j'etais|nous sommes)(?: (?:trop|tres|si|tellement|vraiment|super|hyper|bien|"
        r"plutot|un peu|assez|toujours|aussi|tout|toute|carrement)){0,3} (?:contente?|heureuse|heureux|fiere?|ravie?|"
        r"motivee?|"
        r"inspiree?|reconnaissante?|touchee?|emue?|triste|desolee?|fatiguee?|stressee?|angoissee?|perdue?|impatiente?|"
        r"excitee?|bouleversee?|soulagee?|confiante?|optimiste|curieuse|curieux|impressionnee?|jaloux|jalouse|sure?|"
        r"d'accord|la pour|"
        r"de tout coeur|avec toi|partante?|pret|prete)\b"
        r"|\b(?:j'ai hate|j'espere|je (?:te |vous )?souhaite|je me rejouis|je n'en reviens pas|j'en reviens pas|je ressens|"
        r"je (?:n')?(?:abandonne|lache) (?:pas|rien)|je (?:n'abandonnerai|ne lacherai)|je (?:continue|persevere|"
        r"tiens bon|m'accroche|fais de mon mieux|donne tout)|"
        r"je me (?:suis )?tromp\w+|je (?:te |vous )?parlais d\w|je (?:lui|leur) ai donne ma parole|"
        r"je (?:ne )?change d'avis|je (?:te |vous )?(?:remercie|felicite)|j'(?:adore|aime) (?:trop |bien |"
        r"beaucoup )?(?:ca|cette|ce|cet|"
        r"ton|ta|tes|votre|vos|comment|quand tu|l'idee)|bon courage|bonne chance|"
        r"merci|bravo|felicitations|pas de (?:souci|probleme)|tiens-moi au courant|dis-moi|fais-moi signe|"
        r"n'hesite pas|courage|"
        r"ca (?:me|nous) (?:fait (?:plaisir|chaud|du bien|rire|sourire)|touche|motive|inspire|rappelle|donne (?:envie|"
        r"espoir|de "
        r"l'espoir|la force|du courage))|ca (?:compte|signifie) (?:beaucoup|enormement)|ca (?:a l'air|doit etre|"
        r"avait l'air|sonne)|"
        r"t'as raison|depuis (?:notre derniere|qu'on s'est parle|la derniere fois)|la derniere fois qu'on|ca fait longtemps|"
        r"a la main|dans (?:la|les|ma|mes) mains?|dans ma poche|sur les genoux|je suis (?:en train|en route|dans le|"
        r"sur le point)|"
        r"(?:journee|semaine|matinee|soiree) (?:chargee|difficile|dure|fatigante|stressante|tranquille|intense)|"
        r"toute la journee|"
        r"je (?:fais|prepare|cuisine) (?:un|une|des|du|de la|le|la) (?:\w+ )?(?:gateaux?|tarte|repas|diner|dejeuner|"
        r"soupe|cafe|the|crepes|"
        r"pates|gouter|petit-dej\w*)|un pas (?:a|apres) l'autre)\b)"
    ),
    offhand=(
        r"\b(?:peut-etre|on verra|un de ces quatre|a l'occasion|faudrait|je devrais|on devrait|je pourrais|"
        r"tentee? (?:de|par))\b"
    ),
    cheers=(
        r"(?:(?:et |allez |mais |surtout |\w{2,12}, ){0,3}(?:continue(?:z)?(?: comme ca| ainsi)?$|"
        r"continue(?:z)? comme ca|ne? lache(?:z)? (?:rien|pas)|lache(?:z)? (?:rien|pas)|"
        r"n'abandonne(?:z)? (?:pas|jamais|rien)|tiens bon|accroche-toi|crois en toi|prends soin|amuse-toi|amusez-vous|"
        r"profite(?:z)?(?: bien)?\b|"
        r"fais-moi signe|tiens-moi au courant|n'hesite(?:z)? (?:pas|surtout)|bonne chance|bon courage|felicitations|bravo)|"
        r"toujours (?:la pour|un plaisir|plein|aussi|partant\w*|contente?)|il ne faut jamais (?:abandonner|baisser|"
        r"dire jamais))"
    ),
    wisdom=(
        r"(?:^(?:et |mais |bon |oui |donc )?(?:la vie|l'amitie|la famille|l'amour|le bonheur|la musique|l'art|la nature|"
        r"la lecture|le sport|les animaux|les amis|les enfants|la danse|la confiance|le travail|l'echec|la reussite|"
        r"le temps|la patience|parfois|chacun|tout le monde|on (?:doit|devrait|peut|a) tous|il faut (?:savoir|toujours|"
        r"profiter|croire|se|apprendre|garder|rester)|c'est (?:important|essentiel|normal|la vie|toujours|ca|fou|dingue|"
        r"beau|super|genial|chouette|dur|difficile|rare|comme)|rien (?:ne vaut(?!.{3,60}\bpour moi)|de mieux)|"
        r"prendre (?:soin|le temps|du temps)|perdre|aider les|partager|voyager|apprendre|ecrire|lire|danser|"
        r"chanter)\b(?!.{0,70}\b(?:je|j'|mon fils|ma fille|mon mari|ma femme|mon frere|ma soeur|ma mere|mon pere)(?:\b|"
        r"(?<=')))|\b(?:nous rappelle|nous apprend|nous rend|nous aide|les uns les autres|nos reves|nos vies)\b)"
    ),
    telling=(
        r"\bbranche (?:par defaut|principale)\b|"
        r"\btres peu pour (?:moi|nous)\b|\bme laissent? (?:froide?|de marbre|indifferente?)\b|\bme sor(?:t|"
        r"tent) par les (?:yeux|trous)\b|\bplus \w{3,10} que \w{3,10}$|(?:\b(?:je|j'|on|nous)(?: ne| n'| me| m'|n'|"
        r"m'){0,2} ?(?:suis|ai|etais|avais|avons|a|habite|vis|vit|travaille|bosse|etudie|aime|adore|deteste|prefere|"
        r"joue|parle|conduis|mange|bois|supporte|fume|utilise|apprends|enseigne|collectionne|peins|ecris|cours|nage|"
        r"m'appelle|viens de|vais|va|allons|compte|prevois|prend|entraine|economise|fait|sais pas|change|pars|part|"
        r"demenage|achete|vends|prends|evite|porte|dors|chante|cuisine|jardine|collectionne)\b|\b(?:on (?:n')?est|"
        r"nous (?:ne )?sommes) pas (?!prets?|surs?|d'accord|la\b|en\b|loin|d'humeur|certain|contre|pour\b|nombreux|"
        r"presse)\w|\bou rien\b|\b(?:mon|ma|mes|notre|nos|moi|appelle|allergique|chez|jamais|toujours|chaque|tous|que|"
        r"horreur|depuis|pas de|arrete|(?:ne|n')(?: \w+|\w+) plus)\b)"
    ),
    fragments=(
        r"(?:a ne (?:plus|pas)|de ne (?:plus|pas)|a (?:\w+er|\w+ir|\w+re)\b|pour (?!moi\b|ma\b|mon\b|mes\b|info\b)|"
        r"par\b|avec\b|en (?:train|voiture|"
        r"bus|avion|velo|bateau|terrasse|vrac|general|noir|blanc)\b|dans\b|chez\b|sous\b|sur\b|sans\b|vers\b|entre\b|"
        r"comme\b|ou bien\b|seulement\b)"
    ),
    subjects=(
        r"(?:\b(?:je|on|nous)\b|\b[jm]'|\b(?:mon|ma|mes|notre|nos) (?:[\w'-]{1,20} ){1,4}?(?:est|sont|a|ont|va|fait|"
        r"\w{2,12}e)\b|\b(?:il|elle|ils|elles) "
        r"(?!y a)\w+|\b\w+ (?:est|sont|etait|commence|aura|fete)\b)"
    ),
    dates_only=(
        rf"(?:(?:du |le |les |au |des |de |d'ici |a partir (?:du |de )|entre (?:le )?)?(?:{_JOUR}s?\b|"
        rf"\d{{1,2}}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|"
        rf"juillet|aout|septembre|octobre|novembre|decembre)|\d{{1,2}}(?:er)? (?:au|et) )|(?:demain|apres-demain|"
        rf"ce soir|ce week-end|la semaine prochaine|"
        rf"le mois prochain|cet ete|cet hiver|a (?:midi|minuit)|a \d{{1,2}} ?h(?:\d\d)?)\b)"
    ),
    bids=(
        rf"{_PROPOSITION}(?:(?:s'il (?:te|vous) plait|juste|aussi|alors|toujours|jamais|d'abord|puis|surtout|merci|"
        rf"a partir de (?:maintenant|la)|"
        rf"a partir d'aujourd'hui|desormais|dorenavant|a l'avenir|par defaut|a chaque fois),? ){{0,3}}{_MANIERE}"
        r"(?! (?:je|j'|on)\b)|\b(?:peux|pourrais|veux|voudrais|pouvez|pourriez|voulez|voudriez)[- ](?:tu|vous) (?:bien |"
        r"juste |"
        r"s'il (?:te|vous) plait |toujours |ne (?:plus|pas|jamais) |me |m'|nous |les |le |la |l'|y |en ){0,4}(?!m'aider|"
        r"aider|expliquer "
        r"(?:comment|pourquoi)|dire (?:si|comment|pourquoi|quand|ou)|savoir)[a-z]{3,14}(?:er|ir|re|oir)\b"
        r"|\b(?:tu|vous) (?:peux|pourrais|dois|devrais|pouvez|pourriez|devez|devriez) (?:ne |me |m'|toujours |jamais |"
        r"plus |pas |les |"
        r"le |la |arreter |eviter ){0,4}[a-z]{3,14}(?:er|ir|re|oir)\b"
        r"|\b(?:je (?:veux|voudrais|souhaite|souhaiterais|prefere|prefererais|tiens a ce|demande|te demande|vous demande)|"
        r"j'(?:aimerais|apprecierais|exige)|il faut|il faudrait|faudrait|faut)(?: bien)? (?:que (?:tu|vous)|qu'on se|"
        r"de (?:ne|toujours))\b"
        r"|\bmerci (?:de|d')(?! (?:ta|ton|votre|tes|vos)\b) ?\w|\b(?:tu|vous) (?:me |m'|nous |ne |n'|les |le |"
        r"la ){1,3}[a-z]{3,14}(?:s|x|ez)\b(?! (?:dit|vu|fait)\b)"
        r"|\b(?:tu|vous) (?:arretes?z?|arretez|cesses|cessez|evites|evitez|commences|commencez|termines|terminez|mets|mettez|"
        r"utilises|utilisez|ecris|ecrivez|reponds|repondez|gardes|gardez|laisses|laissez|dis|dites|parles|parlez)\b"
        r"|, c'est (?:fini|termine|non|interdit)(?: entre nous)?(?=$|[,;.!])"
        r"|^(?:a partir (?:de maintenant|d'aujourd'hui)|desormais|dorenavant|a l'avenir)[,:]? (?!.{0,80}\b(?:je|j'|on|nous|"
        r"mon|ma|mes|moi|"
        r"maison|chez|il|elle)(?:\b|(?<=')))(?:(?:pas|plus|jamais|que|uniquement|seulement|toujours|zero|aucune?|sans|"
        r"moins|juste)\b|"
        r".{2,60}\b(?:uniquement|seulement|s'il (?:te|vous) plait|d'abord)$)"
    ),
    every_time=(
        r"\b(?:prends-en l'habitude|prenez-en l'habitude|(?:consigne|regle|demande) (?:permanente|generale|absolue)|"
        r"c'est une (?:regle|consigne))\b|\b(?:c'est definitif|maintenant et toujours)\b|\b(?:a (?:partir|"
        r"compter) (?:de |d')(?:maintenant|aujourd'hui|la|ce jour|demain)|dorenavant|desormais|a l'avenir|"
        r"a chaque fois(?! (?:que )?c'est)|(?:chaque fois|toutes les fois) (?:que|qu')|systematiquement|sans exception|"
        r"en toutes? circonstances?|une (?:bonne )?fois pour toutes|pour de bon|definitivement|plus jamais|"
        r"pour toujours|par defaut|quoi qu'il arrive|jusqu'a nouvel ordre|sauf (?:si je|avis contraire|contre-ordre|"
        r"indication)|(?:dans|a|pour|au debut de|a la fin de|en (?:tete|debut|fin) de|avant|apres|de|commence\w*|"
        r"termine\w*|signe\w*|fini\w*) (?:chaque|chacune? de|tou(?:te)?s)(?: (?:tes|vos|mes|les|"
        r"nos))? (?:[a-z-]{2,14} )?(?:reponses?|messages?|questions?|explications?|resumes?|conversations?|discussions?|"
        r"seances?|sessions?|mails?|courriels?|brouillons?|recettes?|traductions?|relectures?|demandes?|commits?|"
        r"fichiers?|fonctions?|requetes?|listes?|textes?|suggestions?|tableaux?|prix|chiffres|devoirs?|exercices?|"
        r"phrases?)\b|(?:chaque|toutes? (?:tes|vos)|tous (?:tes|vos)) (?:reponses?|messages?|explications?)|"
        r"tout ce que (?:tu|vous) (?:me |m'|nous )?(?:ecri\w+|envoi\w+|envoy\w+|di\w+|propos\w+|donn\w+|redig\w+|"
        r"racont\w+|tradui\w+)|(?:ca|cela) (?:vaut|compte|tient|marche) pour|toujours(?=$|[,.;!])|jamais(?=$|[,.;!])|"
        r"c'est (?:fini|termine)(?: entre nous)?(?=$|[,;.!]))"
    ),
    each_case=(
        r"^(?:chaque|toutes? (?:tes|vos|les)|tous (?:tes|vos|les)) (?:reponses?|messages?|explications?|resumes?|mails?|"
        r"recettes?) (?:doit|doivent|devra|devront|devrait|devraient|commence|commencent|finit|finissent|se termine|"
        r"reste)\b|^(?:(?:nouvelle|petite|ma|une|seule|simple|autre|bon|ok) ){0,3}(?:regle|consigne|convention|"
        r"condition|loi|deal)(?: (?:numero un|d'or|avec moi|entre nous|pour toi|pour vous|"
        r"du jour)){0,2} ?[:,] (?!qu)(?=\w{2})|\btout ce que (?:tu|vous) (?:me |m'|"
        r"nous )?[a-z]{3,14}\b.{0,60}\b(?:doit|devra|devrait|ne doit|reste|tient)\b|^(?:tes|vos) (?:reponses|"
        r"messages|explications|resumes|mails|listes|recettes|traductions) (?:doivent|devront|devraient|ne doivent|"
        rf"peuvent rester)\b|{_PROPOSITION}(?:des que (?:je (?:te |t'|vous )|j')(?:parle|demande|pose|montre|cite|colle|"
        r"donne|dis|envoie|partage|evoque) (?:de |du |des |d'|une? |mes |quelque |a )|(?:(?:a )?chaque fois|"
        r"toutes les fois) (?:que|qu'))[^,;:?!]{2,90}, ?(?:s'il (?:te|vous) plait |alors |toujours |"
        rf"d'abord ){{0,2}}{_MANIERE}"
    ),
    makes_thing=(
        r"\b(?:ecri[stv]\w{0,3}|fais|faites|cree|creez|genere|generez|dessine|code|compose|redige|invente|implemente|"
        r"programme)(?:-moi|-nous)? "
        r"(?:un|une|le|la|ce|cette|des) (?:[\w-]{2,14} ){0,2}(?:script|fonction|programme|classe|methode|test|tache|bouton|"
        r"appli\w*|page|site|"
        r"poeme|histoire|chanson|lettre|macro|formule|bot|boucle|alerte|rappel|scene|dialogue|jeu|quiz|personnage)s?\b"
    ),
    complaints=(
        r"(?:et |mais |oh )?(?:tu|vous) (?:n')?(?:arretes? pas|arretez pas|continuez?s? (?:a|de)|persiste\w*|"
        r"passe\w* (?:ton|votre) temps|(?:me |m'|nous )?[a-z]{3,14} (?:toujours|encore|tout le temps|sans arret))\b"
    ),
    holds_on=(
        r"c'est (?:une? |ma )?(?:regle|consigne|permanent|demande permanente|valable)(?: \w+){0,4}|(?:s'il (?:te|"
        r"vous) plait,? )?(?:arretez?|stop|n'en mets plus|laissez? tomber)(?:,? (?:plus jamais|une fois pour toutes|"
        r"pour de bon|definitivement|desormais)){1,2}(?:,? (?:hein|merci))?|(?:(?:et|donc|oui|bon|"
        r"d'ailleurs),? ){0,2}(?:(?:ca|cela|c'est|ceci)(?: est)? (?:vaut|valable|tient|compte|marche|vrai|pareil|"
        r"bon)(?: aussi)?(?: pour| tout| toute| toutes| tous| chaque| toujours| desormais| dorenavant).{0,60}|"
        r"(?:et )?(?:a )?chaque fois|toujours|systematiquement|desormais|dorenavant|une (?:bonne )?fois pour toutes|"
        r"pour (?:de bon|toujours)|sans exception|pas (?:juste|seulement|que) (?:aujourd'hui|maintenant|cette fois|"
        r"la))(?:,? (?:hein|s'il (?:te|vous) plait|merci|ok|d'accord)){0,2}"
    ),
    adverbs_first=r"(?:toujours|jamais)\b",
    standing=(
        r"(?:^rien (?:avec|contenant|de trop) |^(?!.{0,80}\b(?:je|on|nous|il|elle|ils)\b)(?:les |des |mes |tous les |"
        r"toutes les )[\w' -]{3,30}, (?:toujours|jamais|uniquement|seulement) (?:en|avec|sans|dans|pour|a|au|"
        r"avant|apres|sous|sur|plus)\b|\b(?:a partir de maintenant|dorenavant|desormais|a l'avenir|"
        r"chaque fois que tu|la prochaine fois|(?:quand|lorsque|chaque fois que|si) ?(?:tu (?:ne |me |"
        r"m'|te |t'|l'|le |la |les ){0,2}[a-z]{2,12}|(?:je |j')(?:te |t')?(?:demande|colle|envoie|donne|montre|"
        r"partage|ecris|pose|cite|parle|dis|poste|copie|transfere|joins))\b(?! (?:cette|ce|cet|ces|ca|le|"
        r"la)\b)[^?]{0,60}?, ?(?:je (?:veux|voudrais|prefere|souhaite|"
        r"tiens a)|j'aime(?:rais)?|mets|donne|commence|utilise|montre|garde|pas de|sans|toujours|jamais|evite|reste|"
        r"cite)|quand tu (?:me |m')?(?:reponds|ecris|parles|expliques|donnes|"
        r"proposes|codes|fais|cites|cuisines)|si tu (?:me |m')?(?:conseilles|proposes|donnes|ecris|recommandes|envoies|"
        r"cites|cuisines|codes|parles)|parle[- ]moi comme|traite[- ]moi comme|explique[- ]moi (?:ca |les choses )?comme|"
        r"pas (?:la peine|besoin) (?:de|d')|quand je te (?:demande|pose)|(?<!branche )(?<!port )(?<!valeur )par defaut|"
        r"pour (?:toutes )?tes reponses|"
        r"(?<!j')(?<!je )(?<!ai )(?<!as )(?<!\ba )(?<!ont )arrete (?:de|d'|avec)|tutoie|tutoyer|vouvoie|vouvoyer|"
        r"tutoyez|appelle-moi|appelez-moi|m'appeler|"
        r"m'appelles|"
        r"ne (?:me |m')?(?:propose|parle|dis|mets|donne|reponds|suggere|recommande|rappelle|appelle|"
        r"utilise)[a-z]{0,9}(?:-?moi)? (?:pas|plus|jamais)|n'(?:utilise|ecris|ajoute|emploie|insere)[a-z]{0,9} (?:pas|plus|"
        r"jamais)|(?<!j')evite (?:de|d'|les|le|la)|reponds[- ]moi|reponds (?:en|toujours|court|avec)|parle[- ]moi en|"
        r"ecris[- ]moi en|ecris en|explique[- ]moi toujours|faut pas m'en (?:mettre|proposer|donner)|"
        r"je (?:veux|prefere|voudrais|souhaite) que tu|je prefere (?:les reponses|des reponses|quand tu|qu'on se|"
        r"tes reponses)|pas (?:de |d')\w+(?: \w+)? s'il (?:te|vous) plait|plus (?:jamais )?d'emojis?|pas d'emojis?|"
        r"sans emojis?|utilise (?:le|la|les|toujours|plutot|(?:\d|deux|quatre|huit) espaces)|mets (?:toujours|des|les|"
        r"plutot(?! (?:un|une|deux|trois|"
        r"quatre|cinq|dix|\d)))|sois (?:bref|breve|concis|"
        r"direct|franc)|fais (?:court|simple|bref)|va droit au but|reponses courtes|pense (?:bien )?a (?:toujours|me))\b)"
    ),
    for_good=(
        r"(?:^|[,:.;…–—-] ?|\b(?:s'il (?:te|vous) plait|et) )(?:de preference |s'il te plait |vraiment )?(?:toujours|"
        r"jamais|plus jamais|jamais jamais|a chaque fois|chaque fois|"
        r"systematiquement|sans exception|tout le temps|dorenavant|desormais|a l'avenir|"
        r"par defaut)(?:[ ,]{1,2}(?:s'il (?:te|vous) plait|merci|hein|ok|d'accord|pitie)){0,2}$"
    ),
    asked_for_good=(
        r"\b(?:tu (?:peux|pourrais|veux bien)|(?:peux|pourrais)-tu|vous (?:pouvez|pourriez)|(?:pouvez|"
        r"pourriez)-vous) (?:ne (?:plus|jamais)|toujours|arreter (?:de|d'|avec|les|le|la|l')|me \w+ toujours|eviter (?:de|"
        r"d'|les|le|la|l')(?!.{0,60}\b(?:ici|cette|cet|ce)\b)|plus jamais)|\b(?:tu (?:peux|pourrais)|(?:peux|"
        r"pourrais)-tu) .{2,70}\b(?:a chaque fois|desormais|dorenavant|a l'avenir|toujours|"
        r"systematiquement|a partir de maintenant)\b"
    ),
    always_never=(
        r"^(?:toujours |s'il te plait )?(?:lance|execute|demarre|construis|deploie|installe|formate|teste|commite|pousse|"
        r"publie|fusionne)[a-z]{0,4} .{1,60}?\b(?:avec|par|via|sur|dans|depuis) .{1,60}?(?:[,;.–—-] ?(?:et |mais )?|(?:et|"
        r"mais) )(?:jamais|surtout pas) "
        r"(?!\w+ ?[?])\W?\w|"
        r"(?:^(?:et |mais |donc |alors |s'il te plait |ok |bon |regle : ?|a l'avenir |"
        r"desormais ){0,3}[,: ]{0,2}(?:toujours (?:en|avec|sans|par|au)\b(?!.{0,60}\b(?:je|j'))|toujours (?:me |m'|"
        r"nous )?\w+er|(?:ne |n')(?:me |m'|nous |te |t'|les |le |la |y |en |l'){0,6}\w+(?:-moi)? (?:plus )?jamais|"
        r"jamais (?:de|d'|me|plus)\b(?!.{0,60}\bje\b))|\b(?:reponds|ecris|parle|utilise|tutoie|appelle|mets|explique|donne|"
        r"propose|pense|cite|commence|termine|verifie|garde|fais|redige|formate|demande|signe|traduis)[a-z]{0,9}(?:-moi|"
        r"-nous|-le|-les|-la)?(?: \w+){0,1}? toujours\b|"
        r"\b(?:reponds|ecris|parle|utilise|mets|explique|donne|tutoie|appelle)[a-z]{0,9}(?:-moi)?\b.{0,60}\b(?:toujours|"
        r"a chaque fois|systematiquement|sans exception|quoi qu'il arrive|dans tous les cas)\b|\b(?:tu (?:dois|devras|"
        r"devrais)|il faut|faut|je veux que tu|pense a|merci de) (?:ne |me |n'|m'){0,6}(?:toujours|jamais|plus jamais|"
        r"systematiquement)\b|\b(?:ne |n')(?:me |m')?(?:propose|parle|suggere|donne|utilise|mets|recommande|mentionne|dis|"
        r"ecris|appelle|rappelle|reponds|envoie|pousse|supprime|ajoute|emploie|commence|oublie)[a-z]{0,9}(?:-moi|"
        r"-nous)? (?:plus )?jamais\b|"
        r"\b(?:propose|parle|suggere|donne|utilise|mets|recommande|dis|ecris|appelle|"
        r"reponds)[a-z]{0,9}(?:-moi)? (?:plus )?jamais\b|\bplus jamais d(?:e |')\w+\b.{0,30}(?:s'il te plait|merci|hein|"
        r"ok)|\bnous? jamais\b(?!)|\btu ne (?:me |m')?\w+ (?:plus )?jamais\b|\btu (?:me |m')?\w+ toujours (?:en|avec|au|"
        r"a la|sans|par)\b|\bjamais de \w+ (?:dans|pour|chez) (?:mes|les|tes|moi)\b)"
    ),
    preferences=(
        r"^plutot (?!que\b|bien|pas\b|sympa)[\w' ]{3,60} que? [\w']{2}|\bil y a (?:pas|rien de) mieux qu|"
        r"\btres peu pour (?:moi|nous)\b|\bpas (?:trop |vraiment |du tout )?pour (?:moi|nous)(?=$|[,.;!])|"
        r"\brien ne vaut .{3,40} pour moi\b|\bme laissent? (?:froide?|de marbre|indifferente?)\b|"
        r"\bme dit rien\b(?! qui)|\b(?:ma came|mon dada|mon peche mignon|ma tasse de the|mon faible)\b|\bme sor(?:t|"
        r"tent) par les (?:yeux|trous)\b|\bje (?:craque|fonds) pour\b|\bje (?:ne )?peux pas (?:voir|sentir|encadrer|"
        r"blairer|saquer)\b|(?:\b(?:prefere\w*|preference|favori\w*|j'aime|j'aimais|on aime|aime (?:pas|plus|bien|trop|"
        r"les|le|la|l')|aimons|adore\w*|deteste\w*|j'ai horreur|horreur d|supporte (?:pas|plus)|ecoeure|degoute|fan de|"
        r"accro|raffole\w*|kiffe\w*|ou rien|et rien d'autre|plutot que|plutot qu|marre d|j'en ai soupe\b|me plait|"
        r"pas mon truc|mon truc c'est|en ai horreur|je (?:ne |n')?(?:bois|mange|prends|mets|veux|porte|lis|regarde|"
        r"utilise|achete) (?:que|toujours|jamais|plus|pas|du|de la)|je le veux|je les veux|je la veux|"
        r"je veux (?:toujours|du|des reponses|mes|mon)|pas de (?:sucre|lait|viande|gluten|coriandre|oignons?)|"
        r"aime\b.{0,30}\bjamais|me convient|tutoie|tutoyer|je suis (?:plutot|fan|sceptique)|ca me (?:gonfle|saoule|"
        r"degoute|detend|plait)|y a (?:plus )?que .{2,40} (?:qui (?:me|m'|nous)|que (?:je|j'))|y a que (?:ca|"
        r".{2,40} de vrai)|pour moi,? (?:ca a|c'est) (?:un |le |du )?(?:gout|savon|poison|non)|je les? fuis|"
        r"je la fuis)\b)"
    ),
    promises=(
        r"(?:\b(?:promis|promets|promesse|je m'engage|on s'engage|nous nous engageons|s'est engagee?|je vais (?!bien|mal|"
        r"mieux|au (?:travail|boulot|lycee|bureau|marche)|souvent|toujours|voir si|dormir|y aller|courir|nager|"
        r"a la (?:salle|piscine))|on va (?!bien|voir)|nous allons|je dois (?!dire|avouer|admettre)|il faut que je|"
        r"faut que je|rappelle-moi|j'ai (?:un |une |mon )?(?:rendez-vous|reunion|oral|examen|exam|entretien|partiel|"
        r"controle|consultation|operation)|"
        r"j'aurai|je serai|nous aurons|on aura|je partirai|d'ici (?:a |la |vendredi|lundi|mardi|demain|fin)|"
        r"avant (?:la fin|vendredi|lundi|mardi|mercredi|jeudi|demain|la semaine)|au plus tard|a rendre|"
        r"je compte (?:bien )?\w+er|je prevois|on prevoit|j'ai prevu|on a prevu|je te rends|c'est jure|je jure|"
        r"il faut qu'on|faut qu'on|\w{3,14}(?:erai|irai|drai|trai)\b|\w{3,14}erons|"
        rf"(?:je|j'|on|nous) ?(?:y |m'|me |l'|le |la |les |lui )?(?:pars?|part|partons|appelle|passe|commence|demenage|"
        rf"rends|vois|reprends|signe|prends|recois|vais|va|envoie|finis|livre|rentre|recupere|"
        rf"m'occupe)\b.{{0,50}}\b(?:{_JOUR}|demain|le \d{{1,2}}(?:er)?|la semaine prochaine|le mois prochain|ce soir|"
        rf"en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|cet ete|"
        rf"l'an prochain)\b|(?:demain|{_JOUR}),? (?:je|j'|on)\b)\b)"
    ),
    vital=(
        r"\b(?:allerg\w+|anaphyla\w+|epipen|coeliaque|celiaque|diabet\w+|insuline|epilep\w+|asthm\w+|ventoline|pacemaker|"
        r"enceinte|grossesse|intoleran\w+|medicaments?|traitement|cachets?|comprimes?|antidepresseurs?|anticoagulants?|"
        r"chimio\w*|cancer|tumeur|cardiaque|avc|infarctus|crises? d'|"
        r"hypertension|hypertendue?|tension|chronique|maladie|malade|trouble|syndrome|diagnosti\w*|bipolaire|depression|"
        r"tsa|tdah|autis\w+|sourde?|malentendant\w*|aveugle|malvoyant\w*|daltonien\w*|fauteuil roulant|operation|operee?|"
        r"greffe|dialyse|hemophil\w+|suicid\w+|overdose|penicilline|groupe sanguin|vih|hepatite|migraines?|crohn|lupus|"
        r"arthrose|sclerose|parkinson|alzheimer|demence|levothyrox|thyroide)\b"
    ),
    tags=(
        (
            "health",
            (
                r"\b(?:allerg\w+|medecin|diabet\w+|medicaments?|diagnosti\w*|operation|hopital|maladie|tension|asthm\w*|"
                r"enceinte)\b"
            ),
        ),
        (
            "work",
            r"\b(?:travail\w*|boulot|bosse|bureau|chef|collegues?|equipe|entreprise|boite|projet|deploi\w*|client|poste)\b",
        ),
        ("family", rf"\b(?:{_KIN})\b"),
    ),
    proposals=(
        r"(?:\b(?:on (?:prend|part sur|utilise|fait|garde|choisit|reste sur|dit|reserve|passe a|met|commence|va|se tutoie)|"
        r"je (?:te |vous )?(?:propose|suggere|conseille|recommande)|et si (?:on|nous|tu)|pourquoi pas|que dirais-tu|"
        r"que diriez-vous|ca te (?:va|convient|dit)|ca vous (?:va|convient|dit)|tu pourrais|vous pourriez|on pourrait|"
        r"nous pourrions|prenons|utilisons|partons sur|disons|alors \?|va pour|"
        r"autant (?:prendre|utiliser|partir)|le mieux (?:serait|est)|plutot\b.{0,40}\?|ou (?:bien )?\w+ ?\?)\b|"
        r"^(?:alors |donc |et |bon )?on (?!\w{1,12} (?:dit|dirait)\b)\w{2,14} [^?]{3,100}\?|"
        r"^[a-z0-9][^?]{1,60} (?:alors|donc|plutot) ?\?|\bou\b.{1,60}\?$)"
    ),
    premises=(
        r"(?:en tant que?|toi qui|vous qui|etant donne (?:ton|ta|tes|votre|vos|que?)|vu (?:ton|ta|tes|votre|vos|que?)|"
        r"avec (?:ton|ta|tes|votre|vos)|sachant que?|comme (?:tu|vous))\b"
    ),
    offers=(
        r"\b(?:tu veux (?:que je|en parler|un|une|des|essayer|voir|commencer)|vous voulez (?:que je|en parler|un|une|des)|"
        r"veux-tu (?:que je|un|une|des)|voulez-vous (?:que je|un|une)|je (?:t'|te |vous )(?:aide|explique|montre|"
        r"donne)|commen(?:ce|cer|cons) par|continue(?:r|z)? (?:avec|par)|"
        r"besoin d'aide|souhaites-tu|souhaitez-vous|tu voudrais|une recette|un exemple|un resume)\b"
    ),
    inquiries=(
        r"\bt'(?:as|es|aimes|habites|utilises)\b|\b(?:tu (?:as|es|vis|habites|travailles|joues|aimes|manges|bois|conduis|"
        r"parles|etudies|prends|utilises|fais|"
        r"chantes)|vous (?:avez|vivez|habitez|travaillez|jouez|aimez|mangez|buvez|conduisez|parlez|faites)|(?:as|es|vis|"
        r"joues|travailles)-tu|(?:avez|etes|vivez|jouez|travaillez)-vous|c'est (?:ton|ta|tes|votre))\b"
    ),
    acceptances=(
        r"(?:(?:(?:oui|ouais|ouaip|ok|d'accord|parfait|super|genial|tres bien|bien|nickel|top|ca marche|bonne idee|"
        r"carrement|exact|exactement|bon|allez|ah|oh|hmm|absolument|volontiers|vendu|banco|go|ca me va|entendu|"
        r"adjuge)[ ,!.:-]{0,4}){0,3}"
        r"(?:va pour|on (?:fait|part|prend|garde|reste|choisit|dit|y va|met|utilise|valide|reserve)\b|je (?:prends|choisis|"
        r"valide|garde|pars sur|vote pour|suis pour|prefere ca)|partons|allons-y|faisons (?:ca|comme)|prenons|utilisons|"
        r"gardons|disons|vendu|banco|adjuge|entendu|c'est (?:decide|valide|parfait|ok pour moi|bon pour moi)|ca me (?:va|"
        r"convient|parait bien)|ok pour|d'accord pour|oui pour|parti pour|fais ca|fais comme ca|prends|mets|comme ca|"
        r"vas-y(?=\W{0,3}$| ?,)|allez(?:-y| hop)?(?= ?[,!])|c'est bon(?: pour (?:moi|nous))?(?=\W{0,3}$)|"
        r"la premiere|le premier|la deuxieme|le deuxieme|la seconde|le second|la derniere|le dernier|valide|"
        r"marche pour moi))"
    ),
    askable=(
        r"\b(?:allergies?|allergique|intolerances?|intolerante?|regime|medicaments?|traitement|animal|animaux|enfants?|freres?|"
        r"soeurs?|jumeaux|instruments?|phobies?|lunettes|prefere\w*|langues?|metier|maladies?)\b"
    ),
    to_assistant=r"\b(?:me|moi|nous)\b|\b[mj]'",
    taken_for=(
        r"^(?:(?:donc|alors|et|ah|oh|si j'ai bien compris|ok)[ ,:]{1,3}){0,2}(?P<told>(?:tu |t'|ton |ta |tes |vous |votre |"
        r"vos )"
        r"(?!ne |n'|me |m'|nous )(?:(?! (?:pas|plus|jamais)\b)[^?]){3,100}?),? (?:c'est (?:bien )?(?:ca|exact|juste)|"
        r"n'est-ce pas|pas vrai|"
        r"non|hein|exact|oui)$"
        r"|^(?:(?:donc|alors|et|ok|d'accord)[ ,:]{1,3}){0,2}(?:(?:je (?:note|retiens)|dois-je (?:noter|retenir|me souvenir)|"
        r"est-ce que je (?:note|retiens|dois (?:noter|retenir))|je (?:peux|dois) (?:noter|retenir)|tu veux que je (?:note|"
        r"retienne)|"
        r"voulez-vous que je (?:note|retienne))(?: donc| aussi)? (?:que |qu')"
        r"(?P<noted>(?:tu |t'|ton |ta |tes |vous |votre |vos )[^?]{3,100}))$"
    ),
    turned=(
        (r"\b(?:tu|vous) (?:es|etes)\b", "je suis"),
        (r"\b(?:t'|tu |vous )(?:as|avez)\b", "j'ai"),
        (r"\bt'es\b", "je suis"),
        (r"\b(?:tu|vous) (?=[aeiouhy])", "j'"),
        (r"\b(?:tu|vous)\b", "je"),
        (r"\b(?:ton|votre)\b", "mon"),
        (r"\bta\b", "ma"),
        (r"\b(?:tes|vos)\b", "mes"),
    ),
    plain_yes=(
        r"(?:(?:oui|ouais|ouaip|exact|exactement|tout a fait|absolument|c'est (?:bien )?(?:ca|exact)|en effet|bien sur|si|"
        r"s'il te plait|merci|effectivement|yes|volontiers)[ ,!.]{0,4}){1,4}"
    ),
    bare_yes=(
        r"(?:(?:soit|oui|ouais|ouaip|ok|d'accord|parfait|super|carrement|bonne idee|exact|exactement|absolument|volontiers|"
        r"ca marche|ca me va|nickel|top|bien sur|evidemment|vendu|go|allez|merci|tres bien|genial|je veux bien|"
        r"s'il te plait|avec plaisir|vas-y|allez-y|hop|banco|adjuge)[ ,!.]{0,4}){1,4}"
    ),
    refusals=r"(?:non\b|nan\b|pas (?:vraiment|trop|ca|question)|plutot pas|surtout pas|jamais|aucune?\b|rien\b|bof|"
    r"je prefere(?: pas)?|"
    r"en fait)",
    corrections=(
        r"(?:(?:non|nan|oh|oups|pardon|attends|ah|euh|zut|mince|merde|hm{1,9}|desolee?|"
        r"ou plutot)[ ,!.:-]{1,4}){0,3}(?:non[ ,]{1,2}(?:attends|pardon|plutot|en fait|c'est|desolee?)|attends[ ,]{1,2}non|"
        r"pardon[ ,]{0,2}(?:c'est|je voulais dire)?|je (?:voulais|veux) dire|correction|rectification|oups|"
        r"en fait[ ,]{1,2}(?:non|c'est)|ou plutot|enfin[ ,]{1,2}(?:plutot|non|c'est)|je me (?:suis )?tromp\w+|je corrige|"
        r"erreur|autant pour moi|au temps pour moi|plutot|je rectifie|nan[ ,]{1,2}(?:attends|c'est|en fait)|"
        r"j'ai dit une betise|non[ ,]{1,2}pas)\b[ ,:!.-]{0,4}(?:c'est |c'etait )?"
    ),
    changes=(
        r"(?:\b(?:ne .{1,40} plus|n'.{1,40} plus|plus (?:de|d'|du|jamais)|je \w+ plus|j'\w+ plus|desormais|dorenavant|"
        r"maintenant|finalement|a la place|au lieu|passe (?:de|a|au)|passons de|passer de|passes? (?:a|au)|"
        r"passe (?:[\w']{1,20} ){1,3}d(?:e|u) .{2,30} (?:a|au|aux)|change\w*|"
        r"demenage\w*|quitte\w*|arrete\w*|remplac\w+|migr\w+|reporte\w*|decale\w*|avance\w* (?:a|au)|raccroche|en ai soupe|"
        r"marre|nouvel(?:le)?|nouveau|depuis (?:lundi|mardi|mercredi|jeudi|vendredi|hier|peu|ce|cette|la|le)|devenue?s?|"
        r"ex-|ancien(?:ne)?|vendu\w*|fini\b|finies?\b|termine\w*|en fait|changement|a ete (?:deplace|reporte|avance)\w*|"
        r"c'est (?:plus|maintenant)|mise? a jour|divorc\w*|separe\w*|promue?|tout compte fait|j'ai change d'avis|"
        r"annule\w*)\b)"
    ),
    apologies=(
        r"(?:pardon|desolee?|oups|erreur|faute de frappe|je me (?:suis )?trompe\w*|autant pour moi|(?:non|nan|attends|"
        r"euh|ah|zut|mince|"
        r"bah|ben)(?=\W)|je (?:veux|voulais) dire|en fait|plutot|enfin|mdr|lol|j'ai inverse|correction|rectification|"
        r"pas \d[\d.,]{0,8})"
        r"\b[ ,:!.…-]{0,4}"
    ),
    retracts=(
        r"(?:rectification|correction) (?:pour|sur|a propos de) [\w' ]{2,30}(?= ?[:,]|$)|(?:laissez? tomber|"
        r"oubliez?) (?:le |la |les |l'|mon |ma |mes )[\w' -]{2,20}(?=$|,)|(?:petite? )?(?:rectificatif|correction|"
        r"mise a jour)(?= ?[:,])|(?:(?:oh|ah|pardon|desolee?|ok|bon|ben|non|attends|mince|zut|et|"
        r"mais)[ ,!.:-]{1,3}){0,3}(?:je me (?:suis |etais )?(?:tromp\w+|plante\w*|gour\w+|emmele\w*|mal exprime\w*)|"
        r"j'ai (?:dit|raconte|ecrit) (?:une (?:betise|connerie|anerie|erreur)|n'importe quoi|des betises)|j'avais tort|"
        r"j'ai (?:confondu|inverse|melange)|erreur de ma part|(?:autant|au temps) pour moi|mea culpa|je (?:rectifie|"
        r"corrige)|rectification|(?:oublie|oubliez|laisse tomber|annule|efface|ignore|raye|rayez|effacez|ne (?:tiens|"
        r"tenez) pas compte)(?: tout)?(?: de)? ce (?:que|qu') ?(?:je |j'|on )?(?:te |t'|vous |lui )?(?:ai |avais |a |"
        r"viens de )?(?:dit|raconte|ecrit|annonce|disais|dire)|je (?:t'|vous )ai (?:dit (?:une (?:betise|erreur)|"
        r"n'importe quoi)|mal (?:dit|renseigne\w*|informe\w*)|raconte n'importe quoi|donne (?:le|la|un|une) mauvaise?)|"
        r"finalement|tout compte fait|en fin de compte|(?:il )?s'avere|a la reflexion|en realite)\b"
    ),
    denies=r"(?:(?:ah|oh|mon dieu|ben|mais|euh|mdr)[ ,]{1,2})?(?:non|nan)\b[ ,.!…]{1,3}",
    past_of=(
        r"^(?:(?:non|nan|ah|oh|mais|euh)[ ,]{1,2}){0,2}(?!je\b|on\b|ca\b|il\b|"
        r"elle\b)[\w'-]{2,20}(?: [\w'-]{2,15}){0,3},? (?:ca )?c'etait (?:avant|l'an (?:dernier|passe)|l'annee derniere|"
        r"l'hiver|l'ete|il y a|dans le temps|autrefois|jadis|une (?:periode|phase|erreur)|un (?:faux|mauvais)|du temps|"
        r"quand je|pendant|a l'epoque)\b"
    ),
    slips=r"(?:non attends|je veux dire) ",
    reach_ends=r"\b(?:mais|donc|du coup|car|puisque|alors que|tandis que|et je|et on|parce que)\b",
    conditions=r"\b(?:si|sauf si|a moins|tant que|a condition|au cas ou)\b|\bs'ils?\b",
    interjections=r"(?:non|nan|oui)\b[ ,.!]{1,3}",
    no_weight=r"\bne\b|\bn'",
    negators=(
        r"(?:\b(?:ne|pas|plus(?= (?:de|d'|du|que|jamais|rien))|jamais|rien|aucune?|personne|ni|sans|non|guere)\b|"
        r"\bn'(?=[a-z])|\b(?:je|j'|on) ?(?:ne |n')?\w+ plus\b)"
    ),
    negative_verbs=(
        r"\b(?:deteste\w*|hais|horreur|evite\w*|arrete\w*|refuse\w*|allergique\w*|manque\w*|marre|degoute\w*|ecoeure\w*|"
        r"soupe)\b"
    ),
    first_person=r"\b(?:je|j'|moi|nous|on|mon|ma|mes|notre|nos)(?:\b|(?<='))",
    verbs_after_name=(
        r"^(?:est|a|etait|sera|va|dit|et|ne|n'\w+|s'\w+|se|veut|doit|peut|fait|vit|part|prend|joue|aime|adore|deteste|"
        r"prefere|habite|travaille|bosse|mange|boit|\w{3,12}e)$"
    ),
    days_from_now=(
        (r"\b(?:aujourd'hui|ce (?:soir|matin|midi)|cet apres-midi|cette nuit)\b", 0),
        (r"(?<!apres-)\bdemain\b", 1),
        (r"(?<!avant-)\bhier\b", -1),
        (r"\bapres-demain\b", 2),
        (r"\bavant-hier\b", -2),
    ),
    relative_dates=(
        r"\b(?:noel|paques|toussaint|nouvel an|jour de l'an|saint-valentin|midi|minuit|ete|printemps|hiver|automne|rentree|"
        r"semaines?|mois|quinzaine|d'ici|(?:pendant|pour|sous) (?:un|une|deux|trois|quatre|cinq|six|huit|quinze|"
        r"\d{1,3}) (?:jours?|jours?|ans?|annees?|sprint|semaines?|mois|ans?)|ce (?:mois|week-end|printemps)|cet (?:ete|"
        r"hiver|automne)|"
        r"cette (?:semaine|annee)|prochaine?s?|derniere?s?|"
        r"dans (?:un|une|deux|trois|quatre|cinq|six|\d+|quelques) (?:jours?|semaines?|mois|ans?)|il y a|la semaine|"
        r"week-end|fin (?:du|de))\b"
    ),
    generic=(
        r"\b(?:l'utilisateur|l'utilisatrice|utilisateur|utilisatrice|personne|mentionne|dit|indique|precise|declare|"
        r"actuellement|est|a|etait|sont|son|sa|ses|leur|il|elle|se|nomme|appelle|s'appelle|aussi|tres|veut|aime|"
        r"recemment)\b"
    ),
    circle=rf"\b(?:{_KIN}|il|elle|ils|elles|mec|type|gars|dame|quelqu'un)\b",
)
