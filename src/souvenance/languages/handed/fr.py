"""French."""

from souvenance.languages.handed.pack import HandedPack
from souvenance.languages.pack import words

_KIN = (
    r"frere|so(?:e?u)r|fils|fille|mari|femme|conjointe?|compagne|compagnon|copine|copain|fiancee?|ex|cousine?|niece|neveu|"
    r"oncle|tante|pote|amie?|"
    r"meilleure? amie?|meilleur ami|chef|cheffe|patronne?|boss|manager|collegue|prof|professeure?|maitresse|coach|"
    r"voisine?|proprio|proprietaire|coloc|"
    r"colocataire|mere|pere|grand-mere|grand-pere|belle-mere|beau-pere|beau-frere|belle-so(?:e?u)r|client|cliente|eleve|"
    r"marraine|parrain"
)
_PARENTS = r"maman|papa|mamie|papi|papy|tonton|tata|mami"
_PAGES = (
    r"pages?|sites?|site web|article|readme(?:\.md)?|doc|docs|documents?|documentation|manuel|livre|chapitre|paragraphe|"
    r"passage|e-?mail|mail|courriel|lettre|"
    r"fil|post|tweet|pub|publicite|annonce|chanson|poeme|paroles|hymne|citation|proverbe|dicton|guide|tuto|tutoriel|wiki|"
    r"wikipedia|recette|panneau|affiche|"
    r"depliant|etiquette|newsletter|blog|avis|fichier|texte|capture|commentaire|horoscope|biscuit(?: chinois)?|reglement|"
    r"script|bot|assistant|chatgpt|notice|"
    r"formulaire|devise|slogan|histoire|roman|film|personnage|heros|narrateur|bible|message|sms|journal"
)
_GENRES = (
    r"lettre|mail|e-?mail|courriel|message|texte|texto|sms|post|publication|tweet|bio|biographie|discours|poeme|haiku|"
    r"chanson|rap|histoire|conte|article|annonce|"
    r"cv|candidature|motivation|profil|legende|invitation|excuses?|reclamation|resume|dialogue|scene|toast|paragraphe|"
    r"phrase|commentaire|avis|description|"
    r"temoignage|reponse|rapport|plainte|monologue|nouvelle|roman|introduction|accroche|communique|eloge|voeux|slogan|"
    r"blague|demande"
)
_TEXTS = (
    rf"{_GENRES}|anglais|francais|allemand|espagnol|italien|grammaire|orthographe|fautes?|conjugaison|ponctuation|"
    rf"formulation|tournure|devoirs?|brouillon|"
    r"traduction|ton|redaction|exercice|texte"
)
_SAID = (
    r"dit|disait|disaient|disent|dire|ecrit|ecrivait|ecrivent|raconte|racontait|repond|repondu|repondait|demande|"
    r"demandait|crie|criait|affirme|affirmait|pretend|pretendait|"
    r"annonce|explique|ajoute|poste|publie|envoye|chante|texte|jure|repete|repetait|indique|precise|conseille|recommande|"
    r"hurle|murmure|avoue|declare|"
    r"soutient|assure|gueule|commente|insiste|previent|prevenu|propose"
)
_CLITICS = r"(?:n'|ne |m'|me |nous |lui |leur |t'|te |vous |s'|se |y |en |n’|m’|t’|s’){0,3}"
_AUX = (
    r"(?:(?:a|ont|avait|avaient|vient de|arrete pas de|n'arrete pas de|aime) ?){0,2}(?:m'|me |lui |t')?(?:(?:toujours|"
    r"souvent|encore|bien|aussi|parfois|meme|juste|recemment|deja|jamais|sans cesse|tout le temps) ){0,2}"
)
_OBJECT = r"(?:a|au|aux|dans|sur|hier|ce|que|ceci|ca|cela|tout|en|par|la|qu'|aujourd'hui|souvent|toujours|un)"
_WHO = (
    r"(?:(?P<who>(?:(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|le|la|les|un|une|ce|cet|cette|ces|votre|vos|ton|ta|tes) |"
    r"l'(?!ai\b|as\b|a\b|ont\b|av))[^\s,;:]{1,20}(?: [^\s,;:]{1,20}){0,4}?"
    r"|(?:il|elle|ils|elles|quelqu'un|tout le monde|les gens|les autres|beaucoup|certains|tu|vous)(?: (?:sur|dans|a|de|"
    r"d')(?: ?[^\s,;:]{1,20}){1,3}?)?"
    r"|on(?= (?:m'|me|nous|dit|raconte|lit)))"
    r"|(?:(?<=[,;:.(] )|(?<=\bet )|(?<=\bmais )|(?<=\bcomme )|^)(?P<name>[\w'’-]{2,20}(?: [\w'’-]{2,20})?))"
)
_HELLO = (
    r"(?:(?:s'il te plait|s'il vous plait|stp|svp|salut|bonjour|coucou|hello|ok|alors|bon|et|maintenant|aussi|peux-tu|"
    r"peut-on|pourrais-tu|tu peux|tu pourrais|"
    r"est-ce que tu peux|pouvez-vous|pourriez-vous|vous pouvez|je veux que tu|j'aimerais que tu|aide-moi a|aide moi a|"
    r"j'ai besoin que tu|me|m'|claude|chatgpt|puis|merci de|il faut)[ ,!]{0,3}(?<=[ ,!'])){0,6}"
)
_AT = r"(?:^|(?<=[,;:.!(] )|(?<=\bet )|(?<=\bpuis )|(?<=\balors ))"
_ME = r"(?:[- ](?:moi|nous|le|la|les|lui))?"
_THE = r"(?:ca|cela|ceci|ce|cet|cette|ces|le|la|les|l'|mon|ma|mes|un|une|des|son|sa|ses|moi|nous|tout)"
_ABOUT = (
    r"(?:traduis|traduire|traduisez|traduises|corrige|corriger|corrigez|corriges|relis|relire|relisez|reformule|"
    r"reformuler|reformulez|reecris|recris|reecrire|reecrivez|resume|resumer|resumez|raccourcis|raccourcir|"
    r"condense|condenser|paraphrase|transcris|simplifie|simplifier|ameliore|ameliorer|verifie|verifier|controle)"
)

PACK = HandedPack(
    code="fr",
    spellings=((r"r[ée]sumé", "bilan0"),),
    myself=words("moi je nous"),
    kin=(
        rf"(?:mon|ma|mes|notre|nos|le|la) (?:grande? |petite? |ancien(?:ne)? |ex-)?(?:{_KIN}|{_PARENTS}|parents|enfants|"
        rf"potes|collegues|amis)(?: [\w'’-]{{2,20}})?|{_PARENTS}|(?:oncle|tante|tonton|tata|monsieur|madame|mr|mme|mlle|"
        rf"mamie|papi|papy) [\w'’-]{{2,20}}"
    ),
    bare_kin=rf"(?:{_KIN})",
    has_some=r"(?:j'en ai|j'ai (?:un|une|deux|trois|quatre|plusieurs)|je n'en ai|on en a|nous en avons) ?",
    sayings=(
        rf"(?:^|(?<=[\s(]))(?:{_WHO} {_CLITICS}{_AUX}(?:{_SAID})(?: {_OBJECT}\b.{{0,40}})?"
        r"|(?:comme |ce que |ce qu'|ce qu’|que )?(?:m'|me |nous |t'|m’)?(?:a |avait )?(?:dit|disait|disent|ecrit|repete|"
        r"raconte|repond|repetait|conseille)(?: toujours| souvent)? (?P<what>(?:mon|ma|mes|le|la|les|l'|l’|un|une|notre|"
        r"cette?) ?.{2,30})"
        r"|(?:comme|ainsi que) (?:l'|le |l’)?(?:a |avait )?(?:si bien )?(?:dit|disait|ecrit|ecrivait|chante|chantait|"
        r"repete|repetait) (?P<written>.{2,30})"
        r"|(?:selon|d'apres|d’apres|dixit|je cite) (?P<quoted>(?!moi\b).{2,30}))$"
    ),
    no_names=words("""
        ceci cela autrement soit aussitot entre bien tout ca c'est on je j'ai j'avais nous tu tant ci-dessus comme que quoi a
        vite tres trop non
        vrai dire pour en moi donc alors bref ici avoir avez ai c'etait quand si et mais ou
    """),
    speaker=r"\b(?:je|nous|moi)\b|\bj'",
    authorities=(
        r"\b(?:medecins?|docteure?|doc|toubib|generaliste|infirmiere?|dentiste|allergologue|specialiste|kine|sage-femme|"
        r"chirurgien(?:ne)?|psy|psychologue|psychiatre|"
        r"dermato|cardiologue|[a-z]{3,14}ologue|ophtalmo|ophtalmologue|orl|osteo|dieteticienne?|veto|veterinaire|hopital|"
        r"clinique|tests?|resultats?|scanner|radio|"
        r"analyses?|prise de sang|biopsie|diagnostic|ordonnance|avocate?|notaire|comptable|rh|tribunal|juge)\b|\b(?:mon|"
        r"ma) (?:agenda|planning|emploi du temps|contrat|"
        r"passeport|badge|cv|dossier|balance|montre|plan|regle|routine|journal|profil|devise|permis|instinct|reponse|idee|"
        r"avis)\b"
    ),
    pages=rf"\b(?:{_PAGES})\b",
    to_memory=r"\b(?:tes|ta|ton|vos|mes|mon|ma) (?:notes?|memoire|souvenirs?|fiche|dossier|profil)\b",
    tasks=(
        rf"{_AT}{_HELLO}(?:"
        r"(?:traduis|traduire|traduisez|traduises|reformule|reformuler|reformulez|reecris|recris|reecrire|reecrivez|"
        r"resume|resumer|resumez|raccourcis|raccourcir|condense|paraphrase|"
        rf"transcris|corrige|corriger|corrigez|corriges|relis|relire|relisez){_ME}(?: (?:{_THE}|en|vers|du|de|pour|stp|"
        rf"svp|s'il te plait|l'|au)(?:\b|(?<=')).{{0,60}})?"
        rf"|(?:simplifie|simplifier|ameliore|ameliorer|verifie|verifier|controle|analyse|termine|continue|finis|complete|"
        rf"explique|lis){_ME}(?: {_THE}| l'){{0,2}} ?(?:[\w'’-]{{1,20}} ){{0,3}}?(?:{_TEXTS})\b.{{0,40}}"
        rf"|(?:mets|mettre|mettez|conjugue|conjuguer|passe|transforme|"
        rf"change){_ME}(?: (?:{_THE})(?: [\w'’-]{{1,20}}){{0,2}})? ?(?:au|a la|a l'|en|aux) ?(?:passe|futur|present|"
        rf"imparfait|plus-que-parfait|"
        rf"conditionnel|subjonctif|pluriel|singulier|feminin|masculin|passif|voix|forme|troisieme|3e|negati|anglais|"
        rf"allemand|espagnol|italien|style|vers|rimes|francais|haiku|poeme|chanson|rap|tweet|liste|mail|lettre|post|prose|"
        rf"dialogue|resume|slogan).{{0,30}}"
        rf"|(?:rends|rendre|fais|faire|redis|ecris|mets){_ME} (?:{_THE}|l')(?! ?(?:\w+ )?(?:reponses?|explications?|"
        rf"listes?)\b)(?: ?[\w'’-]{{1,20}}){{0,3}}? ?(?:plus|moins|en plus|de maniere|d'une maniere|poliment)\b.{{0,40}}"
        rf"|(?:ecris|ecrire|ecrivez|redige|rediger|redigez|compose|prepare|preparer|genere|cree|fais|faire|invente|"
        rf"tape){_ME}(?: (?:{_THE}|l'|d'))?(?: ?(?!liste|note|recette|plan|ton|tes|"
        rf"ta)[\w'’-]{{1,20}}){{0,4}}? ?\b(?:{_GENRES})\b.{{0,60}}"
        rf"|(?:reponds|repondre){_ME} (?:a|au|aux)\b.{{1,60}}"
        rf"|comment (?:est-ce qu'|est-ce que )?(?:dit-on|on dit|dirais-tu|tu dirais|tu dis|dire|traduire|traduit-on|"
        rf"on traduit|ecrit-on|on ecrit|ecrire|formuler|je peux dire|tu traduirais|se dit)\b.{{0,50}}"
        rf"|(?:qu'est-ce que ca veut dire|ca veut dire quoi)"
        rf"|(?:est-ce que |c'est |est-ce )?(?:ca|c'est|cette phrase|ma phrase|ce texte|mon texte|ce mail|"
        rf"mon mail)(?: est)?(?: bien| assez)? ?(?:correcte?|juste|bon|poli|ok|francais|clair)\b.{{0,30}})$"
    ),
    texts=(
        r"(?:poeme|haiku|chanson|paroles|devoirs?|devoir maison|biscuit chinois|horoscope|proverbe|dicton|"
        r"citation(?: du jour)?|dialogue|script|extrait|traduction|blague|devinette|"
        r"slogan|(?:phrase|texte|dialogue|mail) d'exemple|exemple de (?:phrase|texte|mail|dialogue)|phrase(?: \d+)?|"
        r"dictee|redaction|texte a (?:traduire|corriger|resumer)|jeu de role|legende|"
        r"article|page|page web|(?:exercice|devoir|question|phrase) ?\d+|(?:mes|mon|ma|ses|les) (?:devoirs?|dictee|"
        r"citation preferee|chanson preferee)"
        r"|(?:(?:et |ok |bon |tiens,? |alors ,?)?(?:voici|voila|c'est|ci-dessous|j'ai recu|j'ai trouve|regarde)[ ,])(?:le|"
        r"la|les|l'|un|une|ce|cet|cette|son|sa|ses|leur|mon|ma|mes|notre)"
        rf" ?(?:(?!bio\b|cv\b|profil\b)[\w'’-]{{1,20}} ){{0,3}}?(?!bio\b|cv\b|profil\b)(?:{_PAGES}|dissertation|redaction|"
        rf"devoirs?|conversation|discussion|contrat|discours|code|extrait|brouillon|dialogue|exercice|phrase|"
        rf"consigne)\b.{{0,40}}"
        rf"|(?:(?:le|la|les|ce|cet|cette|son|sa|ses|leur) |l')(?:[\w'’-]{{1,20}} ){{0,2}}?(?:{_PAGES}|discours)(?: (?:de|"
        rf"du|d') ?.{{1,25}})?"
        r"|(?:e-?mail|mail|message|texto|sms|lettre|message vocal|vocal|mot|post|tweet|citation|whatsapp|extrait|courriel|"
        r"copie|copie-colle|colle|capture)(?: recu)?(?: (?:de la|de l'|de|du|des) ?| d')(?!passe\b).{2,30})"
    ),
    exercises=r"(?:exercice|exemple|entrainement|consigne|phrase)",
    tasks_on=rf"{_HELLO}(?:traduis|corrige|reformule|reecris)(?:[- ]moi)? (?:en \w+ )?(?:je|j'|mon|ma|i|i'm|my) ?\b",
    orders=(
        rf"(?:(?:et|mais|bon|oh|comme|aussi|"
        rf"apparemment)[ ,]{{1,2}}){{0,2}}{_WHO} {_CLITICS}{_AUX}(?:{_SAID}) (?:(?:qu'il faut|qu'on doit|de|d'|"
        rf"qu'il ne faut|de ne) ?)(?:toujours|jamais)\b"
    ),
    reports=(
        rf"(?:(?:et|mais|bon|oh|aussi|apparemment|parfois|souvent|"
        rf"franchement)[ ,]{{1,2}}){{0,2}}{_WHO} {_CLITICS}{_AUX}(?:{_SAID}|pense|pensait|pensent|trouve|trouvait|"
        rf"trouvent|croit|croient|croyait)"
        r"(?: (?:a tout le monde|souvent|toujours|tout le temps|parfois|partout|sans cesse)){0,2} que (?=je\b|j'|j’|mon\b|"
        r"ma\b)"
    ),
    traits=(
        r"(?:je suis|j'etais|je fais|j'ai l'air|je serais|je parais|je peux etre)(?: (?:toujours|jamais|trop|si|tres|"
        r"tellement|vraiment|un peu|assez|plutot|super|hyper|une?|le|la|pas|bien|quelqu'un de|du genre|bon|nulle?)){0,4} "
        r"(?!(?:allergique|diabetique|enceinte|adoptee?|invitee?|viree?|embauchee?|promue?|dans|en(?! retard| colere)|a|"
        r"au|aux|chez|de|du|son|sa|leur|ma|mon|nee?|oncle|tante|marraine|parrain|"
        r"libre|autorisee?|inscrite?|intolerante?|anemiee?|autiste|dyslexique|celiaque|prete?|premiere?|seule?|prochaine?|"
        r"couverte?|en regle|son|leur|\d+)\b)\w"
    ),
    denies=(
        r"(?:(?:mais|et|bah|ben|non|nan|franchement|en fait|pourtant|or)[ ,:!.]{1,3}){0,2}(?:pas du tout|"
        r"c'est (?:completement |totalement |juste |tout a fait )?(?:faux|pas vrai|un mensonge|n'importe quoi|archi-?faux|"
        r"injuste|absurde|ridicule)|"
        r"ce n'est (?:pas|absolument pas) (?:vrai|le cas|exact|moi)|ce n’est pas vrai|c'est pas (?:vrai|le cas|moi|exact)|"
        r"pas vrai\b|faux\b|n'importe quoi|mensonge|(?:il|elle|ils|elles) (?:a|ont|se|ment|mentent)\b ?(?:tort|"
        r"trompe\w*)?\W*$|"
        r"je ne (?:le )?suis pas\W*$|je (?:le )?suis pas\W*$|je ne crois pas|je ne suis pas d'accord|je suis pas d'accord|"
        r"absolument pas|aucunement|que dalle)"
    ),
    denies_within=(
        r"(?:ce qui est|ce qui n'est pas|mais c'est|et c'est|alors que c'est|c'est|mais ce n'est pas|"
        r"alors que ce n'est pas|mais) (?:completement |totalement |absolument |juste )?(?:faux|vrai(?<=pas vrai)|"
        r"un mensonge|n'importe quoi|pas vrai|pas le cas|injuste)\b|"
        r"\b(?:ce qui n'est pas|ce n'est pas|c'est pas|n'est pas) (?:du tout )?(?:vrai|le cas|exact)\b|\balors que (?:non|"
        r"pas du tout|je ne (?:le )?suis pas)\b|\bmais (?:non|pas du tout|je ne (?:le )?suis pas)\W*$"
    ),
    agrees=(
        r"\b(?:(?:il|elle|ils|elles|on)(?: n')? ?(?:a|ont) (?:bien |tout a fait |pas )?(?:raison|tort(?<=pas tort))|"
        r"c'est (?:assez |bien |tres |plutot |totalement )?(?:vrai|juste|exact)|ce qui est vrai|je suis d'accord|j'avoue|"
        r"je l'avoue|je le reconnais|je confirme|"
        r"et je le suis)\b|^(?:oui|vrai|exact)\W"
    ),
    senders=r"(?:de|expediteur|from) ?: ?(?!\d)(?!.*\ba\b).{2,80}",
    headers=r"(?:a|objet|cc|cci|date|envoye|destinataire|sujet|re|tr|pour) ?: ?.{1,120}",
    greetings=r"(?:bonjour|salut|coucou|cher|chere|chers|bonsoir|madame|monsieur)\b(?: [\w'’.-]{1,20}){0,4} ?[,!:-]?",
    salutations=(
        r"(?:(?:cher|chere|chers|cheres) (?!journal|claude|assistant|ami\b)[\w'’./ -]{2,40}|madame(?:, monsieur)?|"
        r"monsieur|mesdames, messieurs|madame, monsieur|bonjour (?:madame|monsieur)(?: \w+)?) ?[,:]"
    ),
    sign_offs=(
        r"(?:(?:bien )?cordialement|sinceres salutations|bien a (?:vous|toi)|salutations(?: distinguees)?|"
        r"respectueusement|bises|bisous|a bientot|amicalement|veuillez agreer.{0,120}|"
        r"merci d'avance)[,.!]?(?: [\w'’.-]{1,20}){0,2}"
    ),
    about_text=(
        rf"{_HELLO}(?:{_ABOUT}{_ME} ?(?:ca|cela|ceci|ce (?:texte|mail|message|paragraphe)|cette (?:lettre|phrase)|"
        rf"le (?:texte|mail|message)|la lettre|l'orthographe|les fautes|mon (?:texte|mail|message|francais|anglais)|"
        rf"ma lettre|mes fautes)?\b.{{0,40}}"
        r"|(?:rends|rendre|mets|mettre|fais|faire) (?:ca|cela|le|la|ce (?:texte|mail|message)|cette (?:lettre|"
        r"phrase))\b.{0,50}"
        r"|(?:est-ce que |tu trouves que )?(?:c'est|ca va|ca te parait)(?: assez| bien)? ?(?:correcte?|poli|clair|bon|ok|"
        r"juste|formel|professionnel)?.{0,20}|des fautes|tu en penses quoi|qu'en penses-tu|il y a des fautes)\W*"
    ),
    forms=(
        rf"{_HELLO}(?:(?:mets|mettre|mettez|conjugue|transforme|passe|reecris){_ME}(?: (?:la|les|le|cette|ces|ca|"
        rf"tout) ?\w{{0,12}})? (?:au|a la|a l'|en|aux) ?(?:passe|futur|present|imparfait|conditionnel|subjonctif|pluriel|"
        rf"singulier|feminin|masculin|passif|forme|voix|troisieme|3e|negati).{{0,30}}"
        r"|(?:corrige|verifie|corriger|corriges) (?:mes|les|mon|ma|l')? ?(?:fautes|orthographe|grammaire|conjugaison|"
        r"francais|anglais|allemand|espagnol|phrase)\b.{0,30})\W*"
    ),
    returns=(
        r"\b(?:au fait|sinon|d'ailleurs|en vrai|irl|dans la vraie vie|pour de vrai|a propos|fin de (?:la )?(?:citation|"
        r"page|lettre)|fin du (?:texte|mail|message))\b|^(?:ps|p\.s|quant a moi|moi,|perso)\b"
    ),
    keepsakes=(
        r"(?:(?:et|mais|alors|bon|s'il te plait|s’il te plait|stp|surtout|hey|ah|aussi)[ ,!]{1,3}){0,3}(?:(?:ne |n'|"
        r"n’)?oublie[sz]? (?:surtout )?(?:pas|jamais)(?: surtout)?(?: que|[,:])?|(?:garde|gardez|garder)(?: bien|"
        r" toujours)? (?:en tete|a l'esprit|a l’esprit|en memoire)(?: que|[,:])?|"
        r"(?:fais|faites) (?:bien )?(?:gaffe|attention)(?: que| au fait que|[,:!])?|(?:dis-toi|"
        r"mets-toi)(?: bien)?(?: en tete)? que|tiens compte du fait que|(?:pense|pensez) bien que|aie bien en tete que|"
        r"je te rappelle que|je vous rappelle que) ?"
        r"(?=(?:je|j'|j’|mon|ma|mes|on|nous|notre|nos|jsuis|chuis|jai)\b ?)"
    ),
)
