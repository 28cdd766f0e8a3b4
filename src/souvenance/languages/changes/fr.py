"""How French says that something is no longer so, written with or without its accents and its "ne"."""

from souvenance.languages.changes.pack import Changes, Slot, kinship, rivals
from souvenance.languages.pack import words

_NOW = (
    r"(?:maintenant|mtn|mnt|desormais|dorenavant|a present|a partir de (?:maintenant|la|ce|cette|demain|lundi)|des (?:maintenant|ce|cette|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|depuis (?:hier|lundi|mardi|mercredi|"
    r"jeudi|vendredi|samedi|dimanche|peu|ce|cette|la|le|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|"
    r"ces temps[- ]ci|aujourd'hui|a l'avenir|a compter d(?:e|u)|de nos jours)"
)
_WHO = r"(?:je |j'|on |nous |il |elle |ils |elles |jai |ai |avons |a |ont |me suis |s'est |est |sommes |sont )"
_JOB = (
    r"infirmi(?:er|ere)|medecin|docteure?|prof(?:esseure?)?|enseignante?|instit(?:uteur|utrice)?|ingenieure?|devel?op(?:peur|peuse)|dev|graphiste|avocate?|"
    r"comptable|directeur|directrice|chef(?:fe)?|cuisini(?:er|ere)|boulang(?:er|ere)|plombi(?:er|ere)|electricienn?e?|menuisi(?:er|ere)|"
    r"mecanicienn?e?|chauffeu(?:r|se)|conduct(?:eur|rice)|pilote|agricult(?:eur|rice)|jardini(?:er|ere)|fleuriste|bouch(?:er|ere)|"
    r"coiff(?:eur|euse)|serv(?:eur|euse)|caissi(?:er|ere)|secretaire|assistante?|analyste|consultante?|cherch(?:eur|euse)|"
    r"bibliothecaire|journaliste|redact(?:eur|rice)|ecrivaine?|auteure?|autrice|traduct(?:eur|rice)|interprete|photographe|artiste|"
    r"musicienn?e?|comedienn?e?|act(?:eur|rice)|architecte|macon(?:ne)?|couvreu(?:r|se)|soud(?:eur|euse)|technicienn?e?|pompi(?:er|ere)|"
    r"ambulanci(?:er|ere)|sage-femme|veterinaire|dentiste|pharmacienn?e?|psychologue|psychiatre|chirurgienn?e?|kine(?:sitherapeute)?|"
    r"juge|polici(?:er|ere)|gendarme|militaire|commercial?e?|vend(?:eur|euse)|recrut(?:eur|euse)|banqui(?:er|ere)|economiste|"
    r"fondat(?:eur|rice)|independante?|freelance|stagiaire|apprentie?|alternante?|etudiante?|fact(?:eur|rice)|livr(?:eur|euse)|"
    r"concierge|gardienn?e?|nounou|coutur(?:ier|iere)|bijouti(?:er|ere)|poti(?:er|ere)|forgeronn?e?|"
    r"apicult(?:eur|rice)|berg(?:er|ere)|pech(?:eur|euse)|vigneronn?e?|brass(?:eur|euse)|notaire|libraire|opticienn?e?|educat(?:eur|rice)|"
    r"animat(?:eur|rice)|aide-soignante?|auxiliaire|osteo(?:pathe)?|orthophoniste|responsable|manage(?:r|use)|cadre|ouvri(?:er|ere)|"
    r"paysagiste|menuisi(?:er|ere)|ebeniste|carreleu(?:r|se)|geometre|chargee? de \w+|cheffe? de \w+|marin|routi(?:er|ere)"
)
_ROLES = (
    "tuteur|tutrice|instituteur|institutrice|prof principal|prof principale|femme de menage|aide a domicile|chirurgien|chirurgienne|assistante sociale|chef de projet|directeur de these|directrice de these|cheffe de projet|chef de service|president|presidente|tresorier|tresoriere|secretaire|"
    "capitaine|delegue|deleguee|directeur|directrice|gardien de but|batteur|chanteur|chanteuse|contact d'urgence|personne de confiance|"
    "medecin traitant|medecin|docteur|generaliste|dentiste|patron|patronne|chef|cheffe|boss|manager|responsable|proprietaire|proprio|"
    "comptable|coiffeur|coiffeuse|psy|psychiatre|coach|entraineur|prof de \\w+|veto|veterinaire|avocat|avocate|"
    "garagiste|opticien|kine|sage-femme|nounou|baby-sitter|femme de menage|banque|banquier|assureur|assurance|mutuelle|"
    "operateur|editeur|editrice|notaire|femme|mari|copine|copain|compagne|compagnon|"
    "conjoint|conjointe|fiance|fiancee|salle de sport|employeur|ecole|gyneco|dermato"
)
_REST = r"[^.,;!?]{1,60}"
_VERB = r"(?:\w+'|\w+ ){0,2}\w+"

_ONE_OF = (  # things that have one value at a time
    "budget|loyer|prix|tarif|salaire|revenu|echeance|delai|objectif|quota|adresse|horaire|date|dose|limite|plafond|numero|forfait"
)
_OTHER = "augmente|releve|reduit|revu|modifie|prolonge|rehausse|abaisse|corrige|porte|ramene"
_PUT_OFF = "reporte|decale|repousse|ajourne|remis"

_AGE = r"\d{1,3}|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante"
_TONGUES = (
    "anglais|francais|allemand|espagnol|italien|portugais|neerlandais|danois|suedois|norvegien|finnois|polonais|tcheque|russe|ukrainien|grec|turc|arabe|"
    "hebreu|hindi|bengali|chinois|mandarin|cantonais|japonais|coreen|vietnamien|thai|irlandais|breton|occitan|catalan|roumain|hongrois|wolof"
)
_TOLD = r"(?:(?:tout )?ce que (?:je t'ai|je vous ai|j'ai|je t'avais) (?:dit|demande|ecrit)|(?:ma|mes|la|cette|les) (?:consigne|regle|demande|instruction|preference|remarque)s?)"

_KIN_PIECE = "(?:m[èe]re|p[èe]re|fr[èe]res?|s(?:œ|oe)urs?|fils|filles?|parents|maman|papa|mari|femme|[ée]poux|[ée]pouse|copain|copine|compagn(?:on|e))"
CHANGES = Changes(
    code="fr",
    light=words("""
        maintenant mtn desormais dorenavant actuellement present finalement vraiment recemment bientot hier aujourd hui demain soir matin
        chose choses truc trucs fois jour jours semaine semaines mois an ans annee annees temps moment heure heures
        aller va vais vient viens venir venu faire fais fait faire mettre mis met mets prendre prend prends pris prenons jprends utiliser utilise
        utilisons utilisait donner donne dire dit dis savoir sais vouloir aimer aime aimes adore adorer aimait garder garde commence commencer commencé
        arrete arreter quitte quitter change changer changement remplace remplacer passe passer passee devenir devenu devenue essayer
        deteste detester hais hait apprecie apprecier preference preferences fan comprendre appelle appeler nomme
        pese peser mesure mesurer coute couter coutait dure durer suis est etre
        regarder voir vois sembler nouveau nouvelle nouveaux ancien ancienne vieux bon bonne bien mieux place lieu tout rien toujours souvent
        boire bois boit buvons buvez boivent manger mange manges mangeons mangent
        tourne tourner tourne tournent marche marcher fonctionne fonctionner
        preferer prefere prefer monsieur madame mme mr
        correction erreur nouvelle nouvelles bref donc alors aussi seulement juste gens monde plus moins environ
        ete chui jsuis jai habite travail travaille travailler travaillait ca ya la
    """),
    presumes=("vu que", "sachant que", "maintenant que", "etant donne que"),
    presupposed=(
        r"^(?:et |mais |car |puisque |donc )?(?:j'ai|je viens d'|on a|on vient d'|nous avons) ?(?:juste |seulement |enfin |recemment )*"
        r"(?:appris|apprendre|decouvert|decouvrir|remarque|remarquer|constate|realise)\b",
        r"^(?:et |mais |car |puisque |donc )?on m'a (?:dit|annonce|confirme|prevenue?)\b",
        rf"\b(?:le|la|l'|mon|ma|notre|ce|cette) ?(?:nouveau|nouvelle|nouvel) (?:\w+ )?(?:{_ONE_OF}) (?:de|d'|a|au|du|est|passe)",
        rf"\b(?:le|la|l'|mon|ma|notre|ce|cette) ?(?:{_ONE_OF}) (?:{_OTHER})e?s? (?:a|au)\b",
        rf"\b(?:quel|quelle|quand|ou)\b[^.?!]{{0,60}}\b(?:a|ont) ete (?:\w+ )?(?:{_PUT_OFF}|deplace|change|avance)e?s?\b",
    ),
    cuts=(
        r"\b(?:s'il (?:te|vous) plait|stp|svp|a cause|grace a|depuis|hier|pour de bon|completement|definitivement|quand|lundi dernier|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|"
        r"novembre|decembre|\d{4})|(?:a l'|en |cet |cette )(?:automne|ete|hiver|annee|semaine)|au printemps|il y a|la semaine derniere|le mois dernier|l'an dernier|du coup|finalement|mais)\b",
    ),
    agents=words("je j jai on nous jsuis chui"),
    mine=words("mon ma mes notre nos"),
    articles=words("la le les l sa son"),
    theirs=words("leur leurs son sa ses"),
    junctions=("et",),
    separators=("mais", "donc", "car", "parce que", "puisque", "alors que", "or", "du coup"),
    resumes=r"(?:je|j'|jai|on|nous|il|elle|ils|elles|c'est|ca|mon|ma|mes|notre|le|la|les|maintenant|desormais)\b",
    change=(
        rf"\b{_NOW}\b",
        rf"\b(?:le|la|l'|mon|ma|notre|ce|cette) ?(?:nouveau|nouvelle|nouvel) (?:\w+ )?(?:{_ONE_OF})\b",
        rf"\b(?:le|la|l'|mon|ma|notre|ce|cette) ?(?:{_ONE_OF}) (?:{_OTHER})e?s? (?:a|au)\b",
        r"\bfinalement\b",
        r"\bappris a\b",
        r"\benfin\b",
        r"\b(?:en fait|en realite|apres coup|tout compte fait|au final|contrairement a)\b",
        r"\b(?:a la place|en remplacement)\b(?! d)",
        r"\b(?:a|ont|ai|avons|est|sont|etait|ete|suis|s'est|sommes) (?:(?!(?:une?|les?|la|des|du|en|dans|avec) )\w+ ){0,2}(?:change|demenage|decale|deplace|reporte|repousse|avance|modifie|remplace|passee?|"
        r"monte|descendu|augmente|revalorise|baisse|diminue|reduit|double|corrige|revu|revise|releve|bascule|migre|renomme|promue?|mute|transfere|annule|"
        r"grossi|maigri|(?:perdu|pris|gagne)(?= (?:\d+|une?|deux|trois|quelques|\w+) (?:kilos?|kg|cm|points?|places?)\b)|prolonge|raccourci|agrandi|elargi|rehausse|ramene)e?s?\b",
        r"\b(?:suis|est|sommes|sont) (?:re)?(?:descendu|monte|passe|tombe)e?s? a\b",
        r"\bne (?:me |m'|nous )?reste (?:plus )?qu",
        r"\b(?:decale|deplace|reporte|repousse|avance|bascule|migre|change|transfere|rallonge|prolonge|avance)e?s?\b(?= (?:a|au|aux|de|du|en|pour|vers|le)\b)",
        r"\b(?:passe|passent|monte|descend|grimpe|tombe|saute) (?:a|au|aux|de|en|du|dans)\b",
        r"\b(?:devient|devenue?s?|est devenu)\b",
        r"\ba partir (?:du|de la|de l'|d')",
        r"\b(?:refait|renouvele|renomme)e?s?\b",
        r"\bne? ?\S{1,20} plus\b",
        r"\bn'\S{1,20} plus\b",
        r"\bc'est (?:plus|fini|termine)\b",
        r"\bon a change\b",
        r"\b(?:tu peux|vous pouvez|on peut)\b[^.;!?]{0,30}\b(?:a nouveau|de nouveau|maintenant|desormais|re(?:mettre|parler|commencer|prendre|faire|dire|envoyer|proposer|mets|parles))\b",
        r"\bil (?:ne |n')?(?:me |m'|nous |en |t')*reste\b(?! (?:a |encore a ))",
        r"\bnouveau\b(?= \w+ (?:c'est|:|est))",
        r"\bchangement (?:de|d')",
        r"\bplus que\b",
        r"\brepeinte?s?\b",
        r"\b(?:est|vit|entree?|partie?) (?:en|a l'|dans une) ?(?:ehpad|maison de retraite|residence autonomie)\b",
        r"(?:^|[,;:.!] ?|\b(?:une|la|ma|mon|un|notre|petite|grosse|du) )(?:augmentation|rallonge|prolongation|promotion|hausse|ristourne|delai|retard)\b",
        r"\b(?:prolonge|reconduit|renouvele|rallonge)e?s? (?:jusqu'|a |au )",
    ),
    corrects=(
        r"\b(?:correction|rectification|je corrige|je rectifie|errat(?:um|a)|erreur de ma part|je m(?:e |')(?:suis|etais) (?:trompee?|plantee?|gouree?|emmelee?)|j'avais mal"
        r"|j'ai (?:mal (?:lu|dit|ecrit|compris|note)|confondu|dit une betise)|je voulais dire|pardon|au(?:tant| temps) pour moi)\b",
        r"\bpas (?!que\b|seulement|encore|sure?\b|mal\b|cher|trop|tres)[^.,;!?]{1,40}? mais (?!je\b|j'|on\b|il\b|elle\b|ils\b|pas\b|bon\b|c'|ca\b)",
    ),
    switch=(
        r"\bplus que\b(?= (?:du|de|d'|des|le|la|les|l'))",
        r"\b(?:passee?s?|bascule|migre|converti)e?s? (?:a|au|aux|sous|sur|vers)\b",
        r"\bremplacee?s?\b",
        r"\ba la place\b(?! de)",
        rf"\b(?:que|uniquement|seulement|exclusivement) (?:du|de|d'|des|le|la) (?:\S+ ){{0,3}}{_NOW}",
        rf"\b{_NOW} (?:\S+ ){{0,4}}(?:que|qu'|uniquement|seulement|exclusivement)",
        r"\btroque",
        r"\b(?:on est|je suis) passee?s?\b",
    ),
    ended=(
        rf"\b(?:oublie|oubliez|annule|annulez|ignore|ignorez|laisse tomber|laissez tomber|efface|jette|supprime) {_TOLD} (?:sur|a propos de|concernant|pour|quant a|de|d') ?(?P<old>[^.,;!?]{{1,60}})",
        r"(?:^|[.,;!:] ?|\bstp |\bbon )(?:arrete|cesse|arretez) de (?P<old>[^.,;!?]{1,60})",
        r"(?:^|[.,;!:] ?)(?:laisse|laissez) tomber (?:le |la |les |l')(?P<old>[^.,;!?]{1,40})",
        r"\b(?:plus besoin|plus la peine|inutile|pas la peine) (?:de |d')(?P<old>[^.,;!?]{1,60})",
        rf"\bpasse la main (?:pour |sur |a la |au |de la )(?:le |la |les |l')?(?P<old>{_REST})",
        r"(?P<old>(?:[\w'-]+ ){0,3}[\w-]+),? (?:on|je|j'|nous|il|elle|ils) ?(?:n'|ne )?(?:y|en|le|la|les|l'|s'en|m'en|me|m') ?\w+(?: \w+)? plus\b",
        r"\b(?:s'appelle|appelle|appelez) plus (?P<old>[^.,;!?]{1,30})",
        rf"\bn(?:e |')(?!ai |a |avons |ont |avez |y a )(?:{_VERB}) plus(?: jamais| du tout| trop| vraiment)? (?P<old>(?:de |d'|du |des |la |le |les |l'|a |au |aux |en |chez |mon |ma |mes |dans |sur ){_REST})",
        rf"\bn(?:e |')(?P<old>{_VERB} plus avec {_REST})",
        rf"\bn(?:e |')(?P<old>{_VERB}) plus(?: jamais| du tout| trop| vraiment)?(?! (?:que|de|du|des|la|le|les|a|au|aux|en|chez|avec)\b)(?! qu'| d'| l')",
        r"\bn(?:e |')(?:suis|est|sommes|sont|es) plus (?P<old>(?!que)\w+)",
        rf"\b(?:je|j'|jl|on|nous|il|elle|ils|elles|jprends|jbois|jmange|jfais|jvais|jbosse|jhabite)(?: ?(?!suis|est|a|ai|ont|sont|veux|voudrais|faut|aime|prefere)\w+)? plus (?P<old>(?:de |d'|du |la |le |les |l'|a |au |en |chez |avec ){_REST})",
        r"(?:^|[.,;!?:] ?|\bdonc |\bet |\balors )plus (?:de |d'|du tout de )(?!\d)(?P<old>[^.,;!?]{1,50})",
        r"(?:^|[.,;!?] ?|\bdonc )plus (?P<old>(?!que|de|d'|tard|tot|ou|jamais|loin|long|simple|besoin|besoin)\w+)(?:$|[.,;!?])",
        rf"(?<!ete )(?<!etre )\b(?:arrete|stoppe|abandonne|laisse tomber|enleve|retire|demonte|fait enlever|fait retirer|plaque|vendue?|revendue?|supprime|resilie|annule|largue|enterre|"
        rf"renonce a|tire un trait sur|mis fin a|fini(?:e|s)?|termine(?:e|s)?(?! par)|adieu|stop|basta|ras le bol d(?:e|u)|raccroche|desinstalle|romp[ut]+ avec|divorce d'avec|separee? d(?:e|'avec)) "
        rf"(?:de |d'|le |la |les |l'|mon |ma |mes |notre |avec |du |au |aux |a )?(?P<old>{_REST})",
        r"(?P<old>(?:[\w'-]+ ){1,5})(?:est|sont|a ete|ont ete|c'est)(?: enfin| bel et bien| tout)? (?:finie?s?|terminee?s?|annulee?s?|abandonnee?s?|supprimee?s?|ferm(?:e|ee)s?|resilie|tombee? a l'eau|de l'histoire ancienne)\b",
        r"\b(?:quitte|lache|plaque) (?:le |la |l'|mon |ma |notre )(?P<old>(?:club|groupe|equipe|asso\w*|chorale|orchestre|ligue|parti|comite|conseil|cours|fanfare|troupe)\b[^.,;!?]{0,30})",
        r"(?:^|[.,;!] ?)plus besoin (?:de |d'|du |des )(?P<old>[^.,;!?]{1,40})",
        r"\bje suis plus (?P<old>(?!que)[a-z]+)(?=$|[.,;!])",
        r"\b(?:ai|a|avons|ont) (?:enfin |finalement )?lache (?:le |la |les |l'|mon |ma )?(?P<old>[^.,;!?]{1,40})",
        r"(?P<old>(?:[\w'-]+ ){1,4})(?:c'est mort|c'est rape|c'est foutu|tombe a l'eau|j'en ai (?:soupe|marre|assez|fini|ma claque)|c'est fini|c'est termine|c'est plus|a lache|a rendu l'ame|est tombee? en panne)\b",
        rf"\b(?:en ai (?:soupe|marre|assez|fini) (?:de |du |des |d'|avec ))(?P<old>{_REST})",
        r"(?:\bne? ?|\b(?:on|je|nous|ils|elles|il|elle) )(?:va|vais|part|pars|vont|allons|fait) (?:finalement )?pas (?P<old>(?:a|au|en|aux|chez) [^.,;!?]{1,40})(?<=.)",
    ),
    replaced=(
        r"\bpas (?:a |au |aux |en |dans |chez |sur )?(?:le |la |les |l'|un |une |du |mon |ma )?(?P<old>(?!encore|trop|mal|que|seulement|cher|grave|sure?\b|tres|toujours)[^.,;!?]{1,40}?),? mais (?!je\b|j'|on\b|il\b|elle\b|pas\b|bon\b|c'|ca\b)",
        r"\b(?:signe|s'appelle|appelle|dit|prends|prend) plus (?P<old>[^.,;!?]{1,30}?),? mais (?!je\b|j'|on\b|il\b|elle\b)",
        r"\b(?:est|sont) (?:pas|plus) (?:a |au |aux |en |dans |chez |sur )?(?:le |la |les |l'|un |une )?(?P<old>[^.,;!?]{1,30}?), c'est ",
        r"\b(?:passee?s?|passer|passe|passons|migre|bascule|change|deplace|transfere|decale|avance|reporte|monte|descend|baisse|augmente|promu|mute|demenage)e?s?\b(?P<thing>[^.,;!?]{0,40}?) (?:de|du|des|depuis|d') ?(?P<old>[^.,;!?]{1,50}?) (?:a|au|aux|vers|pour|en) (?P<value>[^.,;!?]{1,50})",
        r"\b(?:au lieu|a la place|en remplacement|et non|et pas|au detriment) (?:de |du |des |d'|le |la |les )?(?P<old>[^.,;!?]{1,40})",
        r"\b(?:remplacee?s?|remplace|troquee?s?|troque|echange|laisse|quitte|abandonne|vendu|lache)e? (?:le |la |les |mon |ma |mes |notre |nos |l'|sa |son )?(?P<old>[^.,;!?]{1,50}?) (?:par|contre|pour|au profit de)\b",
        r"(?P<old>(?:[\w'-]+ ){1,4})(?:est|a ete|sont|ont ete|etait) (?:desormais |maintenant )?remplacee?s? par\b",
        r"\b(?:remplace|succede a|pris la suite de) (?P<old>[^.,;!?]{1,40}?) (?:comme|en tant que)\b",
        r"(?:,|-|\bet) ?(?:non |non pas |et pas |pas )(?!encore|trop|sur|mal|grave|besoin|facile|question|de souci)(?P<old>[^.,;!?]{1,40})",
        r"\b(?:delaisse|(?<!ai )(?<!\ba )(?<!avons )(?<!avais )oublie|dit adieu a|dit au revoir a) (?:le |la |les |l'|mon |ma )?(?P<old>[^.,;!?]{1,40})",
        r"\b(?:c'est|ce) (?:n'est|n'est plus|plus) (?P<old>[^.,;!?]{1,40})",
    ),
    spent=(rf"\b(?:n'ai|n'a|n'avons|n'ont|y a|y'a|j'ai) plus (?:de |d')(?P<old>{_REST})",),
    left=(
        # "une partie de dames" is no leaving
        r"\b(?:quitte|quittee?s?|demissionne de|parti de|(?:suis|es|est|etes|etais|etait)(?: (?:enfin|finalement|deja|aussi|donc))? partie de|demenage de) (?:le |la |les |l'|mon |ma |notre |chez )?(?P<old>[^.,;!?]{1,40})",
    ),
    renewed=(
        r"\b(?:refait|renouvele|fait refaire) (?:mon |ma |mes |notre |le |la |les )(?P<topic>(?:[a-z]+ ){0,3}?[a-z]+)(?= ?[,.;!]|$| (?:pour|hier|ce|cette|jusqu)\b)",
        r"(?:^|[.,!] ?)(?:mon |ma |notre )?nouve(?:au|lle|l) (?P<topic>[a-z]+)(?= ?[!:.,]|$)",
        r"\breb?aptise (?:le |la |mon |ma |notre )?(?P<topic>[a-z]+)",
        r"\brenomme (?:le |la |les |l'|mon |ma |notre )?(?P<topic>(?:[a-z]+ ){0,3}?[a-z]+)(?= (?:en|par)\b|[,.;!]|$)",
        r"\bchange (?:de |d'|le |la |les |l'|mon |ma |notre )(?P<topic>(?:[a-z]+ ){0,4}?[a-z]+)(?:$|[.,;!]| (?:hier|lundi|cette|ce|la|le|pour|il)\b)",
        r"\bchangement (?:de |d')(?P<topic>\w+)",
        r"\b(?:ai|a|avons|ont) (?:trouve |achete |pris |embauche |recrute |adopte )?(?:un |une )(?:nouveau |nouvelle |nouvel )(?P<topic>\w+)",
    ),
    placed=(
        r"\b(?:deplace|demenage|range|rangee|transfere|descendu|monte|rentre) (?:mon |ma |mes |notre |nos |le |la |les |l')"
        r"(?P<topic>(?:[\w'-]+ ){0,4}?[\w'-]+) (?:dans|sur|sous|au|aux|a la|a l'|derriere|devant|pres|en)",
    ),
    located=(
        r"\b(?:est|sont|se trouve|se trouvent|rangee?s?|garde|gardee?s?|accrochee?s?|posee?s?|laisse|stocke|stockee?s?|dort|dorment|garee?s?|mise?)\b"
        r"[^.;!?]{0,60}\b(?:dans|sur|sous|au|aux|a la|a l'|derriere|devant|chez|pres)",
    ),
    deferred=(rf"(?:\b(?P<topic>(?:[\w'-]+ ){{0,4}}?[\w'-]+) )?\b(?:a|ont|est|sont|etait) (?:\w+ )?(?:{_PUT_OFF})e?s?\b",),
    additive=(
        r"\baussi\b",
        r"\begalement\b",
        r"\ben plus\b(?! de temps)",
        r"\ben outre\b",
        r"\bpar ailleurs\b",
        r"\bun(?:e)? autre\b",
        r"\bencore un",
        r"\ben parallele\b",
        r"\bajoute",
        r"\bet puis\b",
        r"\bplus un\b",
        r"\bles deux\b",
        r"\btoujours\b",
        r"\bdeuxieme\b",
        r"\bde temps en temps\b",
        r"\bparfois\b",
        r"\ben complement\b",
        r"\ba cote\b",
        r"\bse met|\bme suis mis|\bs'est mis",
        r"\bje garde\b",
        r"\bon garde\b",
        r"\bpas (?:que|seulement)\b",
        r"\bainsi que\b",
        r"\bracheté|\brachete\b",
        r"\bmi-temps\b",
        r"\b(?:suis|est|es|sommes|sont|devenue?) (?:\w+ ){1,3}(?:volontaires?|benevoles?|amateure?s?)\b",
        r"\bcours du soir\b",
    ),
    conditional=(
        "si",
        "s'il",
        "s'ils",
        "si on",
        "imagine",
        "imaginons",
        "admettons",
        "au cas ou",
        "a supposer",
        "des que",
        "des qu",
        "quand on aura",
        "quand j'aurai",
        "lorsque",
        "lorsqu",
    ),
    hedged=(
        r"\b(?:peut-etre|peut etre|ptet|ptetre|p't-etre|probablement|sans doute|eventuellement|surement|possible)\b",
        r"\b(?:\w+rais|\w+rait|\w+rions|\w+raient)\b(?<!vrais)(?<!frais)(?<!aurais du)",
        r"\b(?:pense|penser|pensons|songe|songeons|reflechi\w*|envisag\w+|hesite\w*|tente|tentee) (?:a|de|d'|serieusement|entre)\b",
        r"\b(?:vais|va|allons|vont|voudrais|veux|veut|voulons|aimerais|compte|comptons|espere|prevois|prevu de|faut|faudrait|faudra|dois|doit|devrais|devrait|envie de|hate de|projet de|idee de) "
        r"(?:peut-etre |bientot |sans doute |qu'on |que je |me |m'|nous |se |s'|le |la |les |de |d')?(?:changer|passer|migrer|quitter|arreter|demenager|remplacer|essayer|vendre|partir|prendre|chercher|commencer|reprendre|me mettre)\b",
        r"\b(?:je crois|je pense|j'imagine|il parait|on dirait|on verra|je sais pas|jsp|aucune idee|ca depend|pas sure?)\b",
        r"\b(?:un jour|plus tard|failli|presque|j'ai reve|je reve|reve de)\b",
        r"\b(?:m'a conseille|me conseille|m'a dit de|m'a propose|me propose|m'a suggere|m'a recommande|aimerait que|voudrait que|demande (?:de|si))\b",
    ),
    asks=(
        "est-ce",
        "est ce",
        "tu crois",
        "tu penses",
        "tu peux m'",
        "tu peux me dire",
        "tu peux me donner",
        "tu peux me conseiller",
        "tu peux me trouver",
        "tu peux nous",
        "tu peux verifier",
        "tu peux chercher",
        "peux-tu",
        "pourrais-tu",
        "comment",
        "pourquoi",
        "quel",
        "quelle",
        "ou est",
        "combien",
        "faut-il",
        "dois-je",
        "devrais-je",
        "on fait quoi",
        "quand est",
    ),
    unmeant=(
        r"\bencore (?:un|une|deux|trois|des) [^.;!?]{1,60}\b(?:comme ca|comme celle-la|comme celui-la|pareil|pareille|de ce genre|du meme genre|de plus) et (?:je|j'|on)\b",
        r"(?:^| )/s(?=$|[ .,!)])",
        r"\((?:c'etait |c'est )?(?:de l'|du |une? |pure )?(?:ironie|ironique|sarcasme|blague|second degre|humour)\W{0,3}\)",
        r"(?<!ne )\b(?:je |j'|jte )(?:plaisante|blague|deconne|rigole)\b(?! pas\b)(?=\W{0,6}$| ?[,.;!)]| hein\b| bien sur\b)",
        r"\b(?:c'est|c'etait) (?:juste )?(?:une blague|pour rire|de l'ironie|ironique|du second degre|de l'humour)\b",
        r"(?:^|[.,!(:] ?)poisson d'avril\b",
        r"\bdans (?:mes|tes) reves\b",
        r"\bles poules auront des dents\b",
    ),
    bystanders=(
        r"(?:^|[,;:] ?|\bque |\bqu')(?:ils|elles|les gens|tout le monde|la plupart|certains)\b",
        r"\bon (?:me|m'|nous)\b",
        r"\bquelqu'un\b",
    ),
    temporary=(
        r"\b(?:pour l'instant|pour le moment|provisoirement|temporairement|exceptionnellement|exceptionnel|juste (?:pour )?(?:ce|cette|aujourd'hui|demain)|que (?:ce soir|cette semaine|aujourd'hui)|"
        r"pour (?:une|cette) fois|le temps (?:de|d'|que|du|des)|en attendant|pendant (?:que|les?|la|ma|mon|mes|un|une|deux|trois|quelques)|tant que|(?<!valable )(?<!ouvert )(?<!prolonge )(?<!prolongee )(?<!repousse )(?<!reporte )(?<!bon )jusqu'au?|jusqu'en (?!\d)|"
        r"seulement (?:ce|cette|aujourd'hui)|aujourd'hui (?:seulement|exceptionnellement)|par exception|"
        r"en vacances|pour (?:la|deux|trois|quatre|cinq|six|une|quelques|\d+) (?:semaine|journee|soiree|saison|jours|semaines|mois)|pour l'(?:ete|hiver|automne))\b(?! prochain)",
    ),
    passing=(
        r"\b(?<!de )(?<!depuis )(?<!des )(?<!a partir de )(?:ce (?:soir|midi|week-?end)|cette (?:semaine|apres-midi|nuit|fois)|ce (?:soir|jour|matin|week-?end)-la|demain|la semaine prochaine|aujourd'hui)\b",
    ),
    begun=(
        r"\b(?:rejoint|commence (?:a travailler |a bosser |un (?:nouveau )?(?:travail|boulot|poste) )?(?:chez|a|au)|(?:ete|suis|est) (?:juste )?(?:embauche|recrute|promu|"
        r"nomme)e?|(?:eu|fete|ai|a|vient d'avoir|viens d'avoir) (?:mes |ses |tout juste )?\d{1,3} ans|(?:demenage|emmenage|installe)e?s? (?:a|au|en|dans))\b",
    ),
    episode=(
        r"\b(?:(?:j'ai|jai|on a|il a|elle a|nous avons) (?:pris|mange|bu|commande|choisi|mis|porte|regarde|cuisine|essaye)|hier|avant-hier|l'autre jour|une fois|ce matin|la semaine derniere|lundi dernier|samedi dernier|dimanche dernier|l'an dernier|l'annee derniere|l'ete dernier|cette nuit)\b",
    ),
    event=(
        r"^(?:\S+[ ,]{1,2}){0,4}?(?:j'ai|jai|on a|nous avons|(?:\w+ )?(?:il|elle|\w+) a|ils ont|elles ont) (?:juste |enfin |deja |encore |bien )?(?:visite|vu|rencontre|"
        r"croise|regarde|mange|bu|cuisine|couru|nage|marche|peint|repeint|nettoye|repare|appele|ecrit|lu|assiste|fete|essaye|joue|"
        r"aide|donne|apporte|commande|porte|emprunte|prete|rendu|presente|envoye|corrige|partage|eu|fait|pris|dit|entendu|paye|"
        r"rate|dormi|plante|remarque|organise)e?s?\b",
        r"^(?:\S+[ ,]{1,2}){0,4}?(?:je suis|on est|nous sommes|\w+ est|\w+ sont) (?:alle|venu|rentre|sorti)e?s?\b",
    ),
    indefinite=(r"^(?:une?|des|deux|trois|plusieurs|certaine?s|(?:il )?(?:n')?y a)\b",),
    dated=(
        r"\b(?:j'ai|jai|on a|nous avons|je suis|on est) \w+[^.;!?]{1,60}? (?:le \d|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\b",
    ),
    past=(
        r"\b(?:ancien|ancienne|ex|autrefois|jadis|a l'epoque|dans le temps|avant,|auparavant|precedemment|au depart|au debut|a l'origine|il y a (?:\w+ )?ans)\b",
        r"\b(?:etait|etais|etaient|etions|habitais|habitait|travaillais|travaillait|bossais|bossait|utilisais|utilisait|utilisions|vivais|vivait|avais|avait|avions|aimais|aimait|faisais|faisait|buvais|buvait|mangeais|mangeait|jouais|jouait|s'appelait|prenais|prenait|allais|allait)\b",
        r"^(?!.*\b(?:expir\w*|valable|valide|fin|finit|finira|prevue?|echeance)\b).*\b(?:en|jusqu'en|vers|avant|des) (?:19|20)\d\d\b",
        r"\bquand j'etais\b",
        # done once: "j'ai travaillé chez SFR", "avant, j'ai habité à Paris"; not "j'ai toujours habité là", "depuis dix ans"
        rf"^(?!.*\b(?:depuis|jusqu\w*)\b).*\b(?:j'ai|jai|on a|nous avons|(?:il|elle) a) (?:deja |longtemps |aussi |un temps )?(?:travaille|bosse|habite|vecu|ete (?:{_JOB}))\b",
        r"\bpetite?, \b",
        r"\b(?:mon|ma|mes|notre) ex\b",
    ),
    ceased=(),
    confirms=(
        r"\btoujours\b",
        r"\bcomme (?:je (?:te |vous |l')?(?:disais|dis|ai dit|l'ai dit)|deja dit|d'hab(?:itude)?|avant|toujours)\b",
        r"\bje (?:te |vous )?(?:confirme|repete|rappelle|redis)\b",
        r"\bencore une fois\b",
        r"\bje l'ai deja dit\b",
        r"\bje le (?:redis|confirme|repete|rappelle)\b",
        r"\bc'est (?:bien )?confirme\b",
        r"\bdeja dit\b",
        r"\brien (?:n'a )?change\b",
        r"\ba pas change\b",
        r"\b(?:oui|ouais|exact|exactement|c'est bien ca|effectivement|rappel)\b",
        r"\breste\b",
        r"\btu te souviens\b",
        r"\bbel et bien\b",
        r"\binchangee?\b",
        r"\bpour rappel\b",
        r"\bje maintiens\b",
        r"\b(?:tu as|vous avez) bien (?:retenu|note)\b",
        r"\bencore\b(?! (?:un|une|plus|moins))",
    ),
    negated=(
        r"(?<!est )(?<!suis )(?<!etait )(?<!\()\bn(?:e |')(?!le \d|en \d|a [A-Z])",
        r"\b(?:pas|jamais|aucune?|sans|rien(?! (?:de (?:neuf|nouveau)|n'a change|a signaler))|deteste\w*|evite|horreur)\b",
        r"\bplus (?:de|d')\b",
    ),
    not_yet=(r"\bpas encore\b", r"\ben attente\b", r"\bj'attends\b", r"\bon attend\b", r"\btoujours pas\b"),
    never=(
        r"\b(?:n'|je |j'|il |elle |on |t')?(?:ai|as|a|avons|avez|ont) (?:encore |toujours )?(?:jamais|pas encore) (?:encore )?(?P<verb>(?!eu (?:le|la)\b)\w+)",
        r"\b(?:suis|es|est|sommes|sont) (?:encore )?jamais (?P<verb>\w+)",
    ),
    lacks=(
        r"\b(?:ai|as|a|avons|avez|ont) (?:toujours )?pas (?:de |d'|le |la |l')",
        r"\b(?:sais|sait|peux|peut|savent|peuvent|pouvons|savons) (?:toujours )?pas \w+",
        r"\b(?:suis|es|est|sommes|etes|sont) (?:toujours )?pas (?!sure?\b|fan\b|contente?\b|d'accord|trop\b|tres\b)\w+",
    ),
    unable=(
        r"\b(?:sais|sait|savons|peux|peut|arrive|arrivons) (?:pas|ni|toujours pas) (?:a )?\w+|\b(?:jamais|pas) appris a \w+",
        r"\b(?:conduis|conduit|nage|cuisine|danse|skie|jardine|patine|chante|plonge|couds|surfe) pas\b",
    ),
    taken_up=(
        r"\b(?:(?:me suis|s'est|nous sommes|on s'est) (?:re)?mise?s?|commence|(?:re)?commencer?|remets|remet|remettons|reprends|reprend|repris|appris|adopte|achete|achetee?|offert|craque pour|de nouveau|a nouveau|accro|"
        r"re(?:mange|bois|fume|joue|cours|nage|conduis|danse|chante|prends)\w*)\b",
    ),
    unsettled=(
        r"\b(?:attend\w*|en attente|en cours|en chantier|en train de|en plein\w*|en revision|en reparation|commandee?s?|demande|candidat\w+|postule\w*|dossier|"
        r"cherch\w+|a la recherche|econom\w+|mets de cote|met de cote|mettons de cote|prepar\w+|revise|revisons|apprends|apprend|apprenons|passe (?:mon|le)|"
        r"ecris|ecrit|ecrivons|construi\w+|refai\w+|renov\w+|redig\w+|tricot\w+|lis|lisons|regarde|organis\w+|bosse sur|travaille sur|demenage\w*)\b",
        r"\b(?:moitie|milieu|mi-chemin|au chapitre|a la page|au tiers|aux trois quarts|en pause)\b",
        r"\b(?:dois|doit|devons|dette|dettes|pret|emprunt|credit|hypotheque|decouvert|impayee?s?|rembours\w+|mensualites?|arrieres|acompte)\b",
        r"\b(?:fuit|fuient|fuite|cassee?s?|fendue?s?|bouchee?s?|coincee?s?|bloquee?s?|plant\w+|beug\w*|bugs?|bogues?|erreurs?|probleme\w*|souci\w*|panne|hs|foutue?|deconne\w*|abimee?s?|"
        r"(?:ne |n'|)(?:marche|fonctionne|demarre|chauffe|s'allume|charge|ferme|ouvre) (?:pas|plus|mal))\b",
        r"\b(?:au garage|chez le (?:garagiste|veto|veterinaire|reparateur)|a l'hopital|hospitalisee?s?|en reanimation|en rea|aux urgences|en reeducation|en clinique)\b",
        r"\b(?:plein de|pleine de|sale|crade|en bazar|encombree?s?|malades?|mal (?:a|au|aux)|douleurs?|entorse|fractur\w+|grippe|rhume|covid|toux|fievre|infect\w+|bless\w+|tendinite|angine|platre|bequilles|appareil dentaire|gonflee?s?|dechir\w+)\b",
        r"\b(?:pas encore|toujours pas|reste a|a faire|perdu|en suspens|inacheve)\b",
        r"\b(?:visa|examens?|concours|entretien|these|memoire|manuscrit|permis)\b",
    ),
    news=(
        r"!{2,}|! !",
        r"[\U0001f389\U0001f973\U0001f64c\U0001f38a]",
        r"\b(?:ca y est|enfin|devine(?:z)? (?:qui|quoi)|youpi|hourra|grande nouvelle|bonne nouvelle|figure-toi)\b",
        r"\bdepuis (?:ce matin|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b",
        r"\b(?:hier|ce matin|aujourd'hui|du premier coup)\b",
    ),
    ahead=(r"\b(?:vais|vas|va|allons|allez|vont) (?:\w+ )?\w+(?:er|ir|re)\b|\b(?:bientot|sur le point)\b",),
    first=(
        r"\bpour la (?:toute )?premiere fois\b(?! (?:de l'|depuis|cette|ce|du|en \d))",
        r"\b(?:mon|ma|mes|son|sa|ses|notre) (?:tout |toute )?premiere?s? (?!jour|journee|semaine|mois|annee)\w+",
        r"\bpremiere? \w+ de (?:ma|sa|notre) vie\b",
        r"\bpremiere fois (?:au|a la|en|dans|sur|chez)\b",
    ),
    forms={
        "vu": "voit vois",
        "alle": "alles allee allees",
        "monte": "montee",
        "parti": "partie",
        "venu": "venue",
        "ete": "suis",
    },
    cumulative=(
        r"\b(?:deja|jusqu'ici|jusqu'a present|maintenant|au total|en tout|actuellement|record|desormais)\b",
        r"\ben (?:suis|est|sommes) a\b",
        r"\b(?:ai|a|avons|ont) (?:\w+ )?(?:lu|vu|fait|fini|termine|atteint|depasse|gagne|couru|ecrit|perdu|passe|visite|essaye|mis|eu)e?s?\b",
    ),
    rates={
        "daily": r"\b(?:tous les jours|chaque jour|quotidien\w*|une fois par jour)\b",
        "weekly": r"\b(?:toutes les semaines|chaque semaine|hebdo\w*|une fois par semaine)\b",
        "fortnightly": r"\b(?:tous les quinze jours|toutes les deux semaines|une semaine sur deux)\b",
        "monthly": r"\b(?:tous les mois|chaque mois|mensuel\w*|une fois par mois)\b",
        "yearly": r"\b(?:tous les ans|chaque annee|annuel\w*|une fois par an)\b",
    },
    copulas={"est": "est", "sont": "sont"},
    counts={
        word: (str(n), "")
        for n, word in enumerate("deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme".split(), 2)
    },
    one=(
        r"(?:(?<=\ba )|(?<=\bqu')|(?<=\bque )|(?<=\bseulement ))une?\b",
        r"\bune?(?= (?:heure|semaine|mois|an|jour|douzaine)\b)",
    ),
    cleft=(r"\bc'est (?:\S+ ){1,4}qui\b", r"\b(?:prend|a pris|reprend|a repris) (?:la suite|le relais|sa place)\b"),
    first_person=(
        "je",
        "j",
        "me",
        "m",
        "moi",
        "mon",
        "ma",
        "mes",
        "on",
        "nous",
        "notre",
        "nos",
        "jai",
        "jsuis",
        "chui",
        "jme",
        "jvais",
        "jprends",
        "jbois",
        "jhabite",
        "jvis",
        "jbosse",
        "jtravaille",
    ),
    pronouns=words("il elle ils elles"),
    subject_verbs=words("""
        est s a n ne va vit habite travaille bosse mange boit joue aime adore deteste prefere prend a fait fume parle etudie lit conduit possede porte
        part arrive utilise etait avait quitte change arrete passe vient dort court chante peint cuisine enseigne dirige tient veut peut doit pese mesure
        apprend tourne tournent repose fonctionne fete garde ecoute regarde suit sort rentre reste devient sera aura et
    """),
    things=words("""
        prod production base serveur appli site loyer reunion tension poids glycemie budget chorale cours stage dejeuner diner ecole
        dr pr mme mlle docteur docteure sauvegardes tests factures wifi entrainement repetition
    """),
    roles=words("""
        patron medecin dentiste proprietaire coach prof comptable responsable avocat psy coiffeur veto nounou kine sage-femme
        opticien garagiste
    """),
    children=words("fils fille enfant neveu niece jumeaux"),
    also_names=words("ben"),
    relatives=("qui",),
    several=words("oncle tante cousin cousine collegue coloc voisin ami prof"),
    onset=(
        r"^(?:et |donc |du coup )?(?:a partir|a compter|des|depuis) (?:de |du |d'|de la )?(?:maintenant|aujourd'hui|demain|ce (?:mois|matin)|cette (?:semaine|annee|rentree)|"
        r"la (?:rentree|semaine prochaine)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|"
        r"octobre|novembre|decembre)\b[ ,]*",
    ),
    compounds=(
        rf"(?i)\b(?:beaux?|belles?|demie?|petite?s?|grands?|ex|arri[èe]re-grands?)-{_KIN_PIECE}\b",
        rf"(?i)\bex {_KIN_PIECE}\b",
    ),
    kin=kinship("""
        mere/maman/mam pere/papa frere/frangin soeur/frangine fils fille femme/epouse mari/epoux grandmere/mamie/mamy grandpere/papi/papy oncle/tonton
        tante/tata cousin cousine neveu niece copine/compagne copain/compagnon fiance fiancee jumeaux/jumelles bellemere beaupere bellesoeur beaufrere
        beaufils bellefille beauxparents demifrere demisoeur petitfils petitefille arrieregrandmere arrieregrandpere
        exmari/exepoux exfemme/exepouse excopain/excompagnon excopine/excompagne
        enfant/enfants/gosses/gamins/petits parents patron/boss collegue/collegues coloc/colocataire voisin/voisine ami/amie/pote/potes chien/chienne chat/chatte
        medecin/docteur/docteure/generaliste dentiste proprietaire/proprio coach/entraineur prof/professeur/professeure comptable
        responsable/manager avocat/avocate psy/psychiatre coiffeur/coiffeuse veto/veterinaire nounou/baby-sitter kine sage-femme opticien garagiste
    """),
    genders=(
        ("ffe", "f"),
        ("trice", "teur"),
        ("euse", "eur"),
        ("onne", "on"),
        ("ienne", "ien"),
        ("taire", "taire"),
        ("ere", "er"),
        ("ente", "ent"),
        ("uee", "ue"),
        ("cate", "cat"),
        ("teure", "teur"),
        ("pine", "pain"),
        ("agne", "agnon"),
    ),
    offices=(
        r"\b(?:gere|geres|gerent|s'occupe|s'occupent|tient|tiennent|dirige|preside|anime|coordonne|organise|encadre|responsable de|en charge|charge de|charge du|chargee de|est d'astreinte|"
        r"assure|fait (?:la|le|les)|font (?:la|le|les)|voir avec|faut voir|s'adresser|a la tete|mene|supervise)\b",
    ),
    slots={
        "home": Slot(
            holds=(
                r"\b(?P<who>\w+) (?:est|vit|habite|est entree?|est partie?|a ete placee?) (?:maintenant |desormais )?(?:en |a l'|dans une? |au )(?P<value>(?:ehpad|maison de retraite|hospice|foyer logement|residence (?:senior|autonomie))[^.,;!?]{0,40})",
                r"\b(?P<who>\w+)(?:'| |\b(?=habite\b)(?<=j))(?:me |s'|m'|suis |est |sommes |a |ai )?(?:habite|habitons|habitent|vis|vit|vivons|vivent|loge|loges|installee?s?|emmenagee?s?|crech\w+) (?:maintenant |desormais |toujours |tous |avec \w+ |depuis \S+ )?(?:a |au |aux |en |dans |chez |rue |place |avenue |sur |pres de |avec |seul|boulevard |quartier )(?P<value>(?:(?! avec )[^.,;!?]|, au ){0,50})",
                r"\b(?P<who>\w+)(?:'| )(?:est |suis |sont |sommes )?(?:retourne|parti|revenu|rentre)e?s? (?:vivre|habiter|s'installer) (?:a |au |aux |en |chez )(?P<value>(?:(?! avec )[^.,;!?]){2,50})",
                r"\b(?P<who>j|je|on|nous|\w+)(?:'| )(?:habite|habitons|loge|vis) (?:au )?(?P<value>\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|impasse|allee|quai|route|cours) [^.,;!?]{2,40})",
                r"\b(?:installe|place|demenage|mis) (?:ma |mon |mes )?(?P<who>maman|mere|papa|pere|mamie|papi|papy|meme|pepe|tante|oncle|parents|belle-mere|beau-pere) (?:a |dans |en |au |chez )(?P<value>(?:(?! avec )[^.,;!?]){2,50})",
                r"\bnouvel(?:le)? (?P<who>)(?:adresse|appart\w*|logement|maison)(?: [^.:,;!?]{0,25})? ?: ?(?P<value>[^.;!?]{2,50})",
                r"\b(?P<who>jhabite|jvis) (?:a |au |en |chez |rue )(?P<value>(?:(?! avec )[^.,;!?]){2,50})",
                r"\b(?P<who>\w+)(?:'| )(?:ai |a |avons |ont |suis |est |vient de |viens de )?(?:vraiment |enfin |finalement |recemment |tous )?demenagee?s? (?:a |au |aux |en |dans |chez |sur |pour |vers )(?P<value>(?:(?! avec )[^.,;!?]){2,50})",
                r"\b(?P<who>mon|ma|notre) (?:nouvelle )?adresse (?:est|c'est|:)(?: maintenant| desormais)?(?: le| au)? (?P<value>(?:(?! avec )[^.,;!?]){2,50})",
                r"\b(?P<who>je|j|on|nous|jai)\b[^.!?]{1,12}demenage[^.!?]{0,30}(?:desormais|maintenant|c'est)(?: c'est)? (?:le |au |a )?(?P<value>(?:(?! avec )[^.,;!?]){2,50})",
            ),
            ends=(
                r"\b(?:rentree?|revenue?|de retour|rentres)\b[^.,;!?]{0,40}\b(?:pour de bon|definitivement|pour toujours)\b",
                rf"{_WHO}(?:\w+ )?demenagee?s?\b",
                r"\bvendu (?:la|notre|ma) maison\b",
                r"\bvendu (?:l'|notre |mon )appart",
            ),
        ),
        "employer": Slot(
            holds=(
                r"\bj?(?:travaille|travailles|travaillons|bosse|bosses|boss|jbosse|embauchee?|recrutee?|employee?|stage) (?:maintenant |desormais |actuellement |depuis \S+ )?(?:chez|pour) (?P<value>[^.,;!?]{2,40})",
                rf"\b(?:{_JOB}) (?:chez|au|pour) (?P<value>[^.,;!?]{{2,40}})",
                r"\b(?:suis|est) (?:maintenant |desormais )?(?:passee?|rendue?|partie?) (?:travailler |bosser )?chez (?P<value>[^.,;!?]{2,40})",
                r"\b(?:rejoint|rejoins|commence chez|signe chez|un poste chez|un job chez|un cdi chez|un cdd chez) (?P<value>[^.,;!?]{2,40})",
            ),
        ),
        "title": Slot(
            holds=(
                rf"\b(?:suis|chui|jsuis|est|c'est|devenue?|deviens|devient|comme|sommes) (?:maintenant |desormais |plus que |un |une |enfin |toujours )?(?P<value>(?:{_JOB})\b[^.,;!?]{{0,30}})",
                rf"\b(?:formation|etudes|poste|job|embauchee?|recrutee?|metier)(?: de| d'|:| comme| est) ?(?P<value>(?:{_JOB})\b[^.,;!?]{{0,30}})",
            ),
        ),
        "age": Slot(
            holds=(
                rf"\b(?P<who>[a-z]+),? (?:(?:a|ai|vient|viens|avait|va) )?(?:d'|de )?(?:fete|feter|souffle|souffler|eu|avoir|passe|atteint) (?:ses |mes |sa |le cap des )?(?P<value>{_AGE}) (?:ans|bougies|printemps)\b",
                rf"\b(?:fete|celebre|feter) les (?P<value>{_AGE}) ans (?:de |d')(?:mon |ma |notre )?(?P<who>[a-z]+)\b",
                rf"\b(?P<who>[a-z]+) (?:a|ai) (?:maintenant |deja )?(?P<value>{_AGE}) ans\b",
                r"(?P<who>\w+)(?:'| | vient d'| viens d'| va avoir )(?:ai|a|jai|avoir|fete|avons|eu) (?:maintenant |deja |ses |mes |tout juste |eu )?(?P<value>\d{1,3}) ans\b(?! (?:d'experience|de |que ))",
                r"\b(?P<who>jai) (?:maintenant |deja |tout juste )?(?P<value>\d{1,3}) ans\b(?! (?:d'experience|de |que ))",
            ),
        ),
        "role": Slot(
            holds=(
                rf"\b(?:mon|ma|notre|le|la|sa|son|leur) (?:nouveau |nouvelle |nouvel )?(?P<key>{_ROLES})(?: actuel(?:le)?)?,? (?:est|c'est|s'appelle|:|se nomme)(?: maintenant| desormais)? (?P<value>[^.,;!?]{{2,40}})",
                rf"\bc'est (?P<value>[a-z. -]{{2,25}}) (?:mon|ma|notre|la|le) (?:nouveau |nouvelle |nouvel )?(?P<key>{_ROLES})\b",
                rf"(?P<value>[a-z'. -]{{2,30}}) (?:est|devient) (?:maintenant |desormais )?(?:mon|ma|notre|la|le) (?:nouveau |nouvelle |nouvel )?(?P<key>{_ROLES})\b",
                rf"\b(?:mon|ma|notre) (?:nouveau |nouvelle |nouvel )(?P<key>{_ROLES}),? (?P<value>(?:(?:m|mme|docteure?|dr) )?[a-z]+)\b",
                rf"(?:^|[.,;!:] ?)(?P<value>(?:(?:m|mme|monsieur|madame|docteure?|dr) )?[a-z'-]+(?: [a-z'-]+)?), (?:mon|ma|notre) (?:nouveau |nouvelle |nouvel )?(?P<key>{_ROLES})\b",
                rf"\b(?:mon|ma|notre) (?P<key>{_ROLES}),? (?:le |la )?(?P<value>(?:(?:m|mme|monsieur|madame|docteure?|dr) )?[a-z'-]+)(?=,| (?:est|dit|m'|a |vient|veut|veux|va|nous|me )|$)",
                rf"\b(?P<value>[a-z'-]+) (?:est devenue?|a ete (?:elue?|nommee?|designee?)|est passee?|a pris la place de) (?:le |la |l'|de |du )?(?P<key>{_ROLES})\b",
            ),
        ),
        "provider": Slot(
            holds=(
                r"\b(?:je suis|on est|nous sommes|suis|sommes) (?:maintenant |desormais |passee?s? |rendue?s? |partie?s? |restee?s? )*(?:chez|a la|au) (?P<value>[^.,;!?]{2,30})",
            ),
        ),
        "school year": Slot(
            holds=(
                r"\b(?:en|rentre en|entre en|passe en|passee en|au) (?P<value>petite section|moyenne section|grande section|cp|ce1|ce2|cm1|cm2|sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale|[3456]e)\b(?! (?:position|place|ligne|classe|main|fois))",
            ),
        ),
        "commute": Slot(
            holds=(
                r"\b(?:vais|va|allons|viens|rentre) (?:au (?:travail|boulot|taf|bureau|lycee|college)|a (?:l'ecole|la fac)|bosser|travailler) (?:en |a )(?P<value>bus|train|tram|metro|voiture|velo|pied|trottinette|scooter|moto|covoiturage|rer|bateau)\b",
                r"\b(?:prends|prend|prenons) (?:le |la |mon |ma )(?P<value>bus|train|tram|metro|voiture|velo|trottinette|scooter|moto|rer) pour aller (?:au (?:travail|boulot|taf|bureau)|bosser|travailler|a l'ecole)\b",
            ),
        ),
        "answer language": Slot(
            holds=(
                rf"\b(?:reponds|repondez|ecris|ecrivez|parle|parlez)(?:-moi)? (?:toujours |moi )?en (?P<value>{_TONGUES})\b",
            ),
        ),
        "form of address": Slot(
            holds=(
                r"\bappel(?:le|ez)[- ]moi (?P<value>(?!une?\b|le\b|la\b|quand\b|si\b|a\b|au\b|demain\b|ce\b|plus\b|plutot\b|vers\b|pour\b|dans\b|des\b)[a-z]+(?: [a-z]+)?)(?=$|[.,;!]| desormais| maintenant| stp)",
            ),
        ),
        "weight": Slot(
            holds=(
                r"\b(?:je pese|mon poids est de|pesee? a|(?:la )?balance(?: de)?(?: ce matin| affiche| dit| indique|:| a affiche)+) (?:maintenant |environ |desormais )?(?P<value>\d{2,3}(?:[.,]\d)?)\b",
            ),
        ),
        "favourite": Slot(
            holds=(
                r"\b(?:mon|ma|mes|notre|son|sa) (?P<key>\w+) (?:preferee?s?|favorite?s?)(?: de tous les temps| maintenant| desormais| en ce moment)?,? (?:est|c'est|sont|ce sont|:|reste)(?: maintenant| desormais)? (?P<value>[^.,;!?]{2,50})",
                r"(?P<value>[^.,;!?]{2,40}) (?:est|sont|c'est) (?:maintenant |desormais )?(?:mon|ma|mes|son|sa) (?P<key>\w+) (?:preferee?s?|favorite?s?)",
            ),
        ),
        "number": Slot(
            holds=(
                r"\b(?P<key>numero|telephone|tel|portable|mail|e-mail|iban)(?: de \w+)?(?: est| ?:| c'est)(?: maintenant| desormais)?(?: le)? (?P<value>[^;!?]{4,50})",
            )
        ),
    },
    states={
        "marital": {
            "single": (r"\bcelibataire\b",),
            "couple": (
                r"\b(?:vivent|vivons|sont) ensemble\b",
                r"\ben couple\b",
                r"\b(?:sors|sort|sortons) avec\b",
                r"\b(?:on est|sommes|etre) ensemble\b",
                r"\brencontre quelqu'un\b",
                r"\bmon (?:copain|cheri|amoureux)\b|\bma (?:copine|cherie|amoureuse)\b",
            ),
            "engaged": (r"\bfiancee?s?\b(?! de)", r"\b(?:demandee? en mariage|fait sa demande|m'a dit oui)\b"),
            "married": (r"\bmariee?s?\b", r"\bepous[ea]\w*\b"),
            "divorced": (
                r"\b(?:divorce|divorcee?s?|divorcent|divorcons|divorcer|separee?s?|separent|se separe|se sont quittes|on s'est quittes|rompu)\b",
            ),
            "widowed": (r"\b(?:veuf|veuve)\b",),
        },
        "work": {
            "employed": (
                rf"\b(?:suis|est|chui|jsuis) (?:un |une )?(?:{_JOB})\b",
                r"\bj?(?:travaille|bosse|travaillons) (?:comme|chez|a|au|dans|pour|en)\b",
            ),
            "left": (
                r"\b(?:pose ma demission|donne (?:ma|sa) demission|demissionnee?|licenciee?|viree?|quitte (?:mon|son|ma|sa|le|la|notre|cette) (?:\w+ )?(?:boulot|job|travail|taf|boite|entreprise|poste|cabinet|agence|hopital|bureau)|change de (?:boulot|metier|travail|taf|job|boite|voie)|"
                r"raccroche (?:le|la|mon|les|ma)|reconversion|rendu (?:mon|le|ma) (?:tablier|blouse)|lache mon (?:boulot|job|taf))\b",
            ),
            "unemployed": (r"\b(?:au chomage|sans emploi|cherche (?:du |un )?(?:boulot|travail|taf|emploi|job|poste))\b",),
            "hired": (
                r"\bpremier jour (?:a|au|chez|comme|dans) (?!la maison|l'ecole)",
                r"\bsigne (?:mon|le|un) (?:nouveau )?contrat\b",
                r"\b(?:re)?(?:trouve|decroche|signe|obtenu) (?:du |un |le |mon )?(?:nouveau )?(?:boulot|travail|taf|emploi|job|poste|cdi|cdd)\b",
                r"\bembauchee?\b|\b(?:commence|debute|attaque|adore) (?:mon|son|ce) nouveau (?:boulot|job|taf|poste|travail)\b",
                r"\brecrutee?\b|\b(?:decroche|obtenu|eu|pris|accepte) (?:le|un|ce|mon) (?:poste|job|boulot)\b",
            ),
            "retired": (r"\b(?:(?:a|en|la|sa|ma) retraite|retraitee?)\b(?! (?:de|du|spirituelle|complementaire)\b)",),
        },
        "internship": {
            "intern": (r"\b(?:en stage|stagiaire|stage chez|en alternance|en cdd|en interim|periode d'essai)\b",),
            "hired": (r"\b(?:embauchee?|titularisee?|en cdi|stage (?:\S+ ){0,4}(?:est )?(?:fini|termine))\b",),
        },
        "household": {
            "shared": (
                r"\bchez (?:mes parents|ma mere|mon pere|mes beaux-parents)\b",
                r"\b(?:en coloc|colocation|coloc avec|vis avec|vit avec|habite avec|partage (?:un|mon|l'|une|le) ?(?:appart\w*|maison|logement|chambre))\b",
            ),
            "alone": (
                r"\bpour moi (?:toute? )?seule?\b|\bmon propre (?:appart\w*|logement|studio|chez[- ]moi)\b|\bma propre (?:maison|chambre)\b",
                r"\b(?:vis|vit|habite|loge) (?:maintenant |desormais |toute? )?seule?\b",
            ),
        },
        "diet": {
            "vegetarian": (
                r"(?<!plus )(?<!plus du tout )\bvegetarienn?e?s?\b(?! (?:recette|plat))",
                r"\b(?:mange|manges|mangeons) (?:plus|pas) de viande\b",
                r"\barrete la viande\b",
            ),
            "vegan": (r"(?<!plus )\bvegane?\b",),
            "meat": (
                r"\b(?:mange|manger|remange|recommence a manger)(?:r)? (?:de nouveau )?(?:de la viande|du poulet|du boeuf|du porc)\b(?<!pas)",
                r"\bplus (?:du tout )?(?:vegetarien|vegan)",
                r"\bremange\w* (?:de la |du |des |de l')(?:viande|oeufs|fromage|poisson|poulet)\b",
                r"\bcarnivore\b",
            ),
        },
        "fear": {
            "afraid": (r"\b(?:peur|phobie|terreur) (?:de |d'|du |des )", r"\bterrifiee?s? par\b"),
            "unafraid": (
                r"\b(?:plus|pas|jamais) (?:du tout )?peur (?:de |d'|du |des )(?![^.;!?]{0,30} que\b)",
                r"\b(?:vaincu|surmonte|domine|depasse) (?:ma|sa|leur) (?:peur|phobie)\b",
            ),
        },
        "terms": {
            "apart": (
                r"\b(?:parle|parles|parlons|parlent) plus\b",
                r"\b(?:fachee?s?|brouillee?s?|en froid) avec\b",
            ),
            "reconciled": (
                r"\breconcilie\w*\b",
                r"\b(?:reparle|reparlons|reparlent)\b",
                r"\b(?:fait la paix|rabiboch\w+|enterre la hache|ne sommes plus fache\w*)\b",
            ),
        },
        "search": {
            "searching": (r"\b(?:cherche|cherches|cherchons|recherche|a la recherche)\b",),
            "found": (r"\b(?:trouve|deniche|signe pour|achete|degote|choisi)\b|\b(?:eu|recu|recupere|ai) les cle(?:f)?s\b",),
        },
        "progress": {
            "ongoing": (
                r"\ba la moitie d(?:e|u|es|')",
                r"\b(?:mise?s?|laissee?s?) (?:\w+ ){0,4}de cote\b",
                r"\b(?:en train de|en cours|sous|je lis|j'ecris|je regarde|j'attends|on attend|prepare|redige|planche sur|bosse sur|travaille sur)\b",
            ),
            "over": (
                r"\b(?:finie?s?|terminee?s?|arrivee?|recue?|livree?|rendu|rendue|acceptee?|refusee?|validee?|boucle|valide|annulee?)\b",
            ),
        },
        "health": {
            "ill": (r"\b(?:mal (?:a|au|aux)|malade|fait mal|blessee?|douleur|douleurs|insomnie|tendinite)\b(?<!plus mal)",),
            "well": (r"\b(?:guerie?|va mieux|vais mieux|plus mal|gueris|remise?|retablie?|passe plus)\b",),
        },
        "leave": {
            "away": (r"\ben (?:conge|conges|vacances|arret|disponibilite)\b",),
            "back": (
                r"\brepris (?:le|son|mon) (?:travail|boulot|taf|poste)\b",
                r"\bde retour (?:au|de)\b",
                r"\brentree? de (?:vacances|conge)\b",
            ),
        },
        "office": {
            "shared": (r"\bpartage (?:un|le|mon|l'|un meme) ?bureau\b",),
            "alone": (r"\bbureau pour moi\b", r"\bmon propre bureau\b"),
        },
        "tenure": {
            "rented": (r"\b(?:loue|louons|locataires?)\b",),
            "bought": (r"\bachete (?:la|le|l'|notre|une) ?(?:maison|appart\w*|logement|studio)\b", r"\bproprietaires?\b"),
            "sold": (r"\bvendu (?:la|le|notre)\b",),
        },
        "debt": {"owed": (r"\b(?:dois|doit|devons) \d",), "paid": (r"\brembours\w+", r"\brendu (?:les|ses|l'argent)\b")},
        "study": {
            "student": (
                r"\b(?<!pret )(?<!carte )(?:etudiante?|apprentie?|lyceenn?e?|doctorante?)\b",
                r"\b(?:fais|fait|poursuis|poursuit) (?:mes|ses|des) etudes\b|\betudie\b",
                r"\ba la fac\b|\ben (?:premiere|deuxieme|troisieme|derniere) annee\b|\ben (?:licence|master|prepa|bts|terminale|alternance)\b",
            ),
            "over": (
                r"\bdiplomee?\b|\b(?:eu|obtenu|decroche|ai) (?:mon|ma|son|sa|le|la) (?:diplome|licence|master|bac|bts|doctorat)\b",
                r"\b(?:lache|abandonne|quitte|arrete|fini|termine|plaque) (?:la fac|l'ecole|le lycee|(?:mes|ses) etudes|(?:ma|sa) (?:licence|these))\b",
                rf"\b(?:est|suis) devenue? (?:un |une )?(?:{_JOB})\b",
            ),
        },
        "naming": {
            "unnamed": (r"\b(?:pas (?:encore )?de (?:pre)?nom|sans (?:pre)?nom)\b",),
            "named": (r"\b(?:s'appelle|s'appellera|s'appellent|baptisee?|prenommee?|nommee?)\b",),
        },
        "tongue": {
            "unspoken": (
                r"\b(?:parle|comprends|connais|parles|comprend) (?:pas|aucun|ni|presque pas)\b|\bpas un (?:traitre )?mot d",
            ),
            "spoken": (
                r"\b(?:parle|parlant|discute|bavarde|papote|tenu|commande|reunion|conversation|appel|echange|ecrit|negocie|plaisante)\b[^.;!?]{0,60} en [a-z]+\b",
                r"\b(?:couramment|parle (?:maintenant|desormais))\b",
            ),
        },
        "address": {
            "formal": (
                r"\b(?:me|m'|te|se|nous|vous|de) ?vouvo\w+\b|\bvouvo(?:ie|yez|yons)[- ](?:moi|nous)\b|\bme vouvoiera?\b",
            ),
            "informal": (
                r"\b(?:me|m'|te|se|nous|vous|de|on se) ?tuto\w+\b|\btuto(?:ie|yez|yons)[- ](?:moi|nous)\b|\b(?:dis|dire|passe|passer|passons|dites)[- ]?(?:moi )?(?:au )?tu\b",
            ),
        },
        "place of work": {
            "on site": (r"\b(?:tous les jours au bureau|au bureau tous les jours|les trajets|navette)\b",),
            "remote": (
                r"\b(?:(?:100 ?%|full|total|complet|entierement|tout le temps en) ?(?:teletravail|remote|a distance)|teletravail (?:complet|total|integral|a plein temps))\b",
            ),
        },
        "hours": {
            "part": (r"\b(?:mi-temps|temps partiel|passee? a (?:[5-9]0 ?%|80|quatre jours|4 jours|4/5))(?!\w)",),
            "full": (r"\b(?:plein temps|temps plein|temps complet)\b",),
        },
        "shift": {
            "nights": (r"\b(?:de|les) nuits?\b(?! (?:derniere|blanche))",),
            "days": (r"\b(?:de jour|(?:equipe|poste|service|suis|horaires) du matin|en journee)\b",),
        },
        "repair": {
            "broken": (r"\b(?:en panne|cassee?s?|hs|marche plus|fonctionne plus|foutue?|fuit|crevee?)\b",),
            "mended": (r"\b(?:reparee?s?|repare|remarche|refonctionne|remise? en etat|changee?)\b",),
        },
        "answer length": {
            "brief": (
                r"\b(?:reponses?|explications?|messages|resumes)\b[^.;!?]{0,25}\b(?:courtes?|courts?|breves?|brefs?|concis\w*|succinct\w*)\b|\bcourtes reponses\b",
                r"\b(?:sois|soyez|reste|fais) (?:bref|breve|concis\w*|court)\b|\b(?:reponds|repondez) (?:court|brievement|en (?:une|deux|trois) (?:lignes?|phrases?))\b|\bconcision\b|\bbrievete\b",
            ),
            "detailed": (
                r"\b(?:reponses?|explications?|raisonnement)\b[^.;!?]{0,25}\b(?:longues?|detaille\w*|completes?|fouillees?|developpe\w*|approfondi\w*)\b",
                r"\b(?:developpe|developpez|detaille|detaillez|en detail|dans le detail|raisonnement complet|plus de details)\b",
            ),
        },
        "tone": {
            "formal": (
                r"\b(?:sois|soyez|reste|ton|reponses?|mails?|plus)\b[^.;!?]{0,20}\b(?:formel\w*|professionnel\w*|soutenu)\b",
            ),
            "casual": (
                r"\b(?:sois|soyez|reste|ton|reponses?|mails?|plus)\b[^.;!?]{0,20}\b(?:decontracte\w*|familier|familiere|cool|detendu\w*)\b",
            ),
            "blunt": (r"\b(?:sois|soyez|reste)\b[^.;!?]{0,15}\b(?:directe?|cash|franche?|franc|brutale?|sans filtre)\b",),
            "gentle": (r"\b(?:sois|soyez|reste|vas-y)\b[^.;!?]{0,15}\b(?:douce?|doux|gentil\w*|indulgente?|diplomate)\b",),
        },
        "exam": {
            "ahead": (r"\b(?:prepare|revise|prepares|revises|bosse|attends|passe bientot)\b",),
            "over": (
                r"\b(?:(?:sont|est) (?:arrive|tombe|revenu)e?s?|eu mon|reussi|rate|obtenu|decroche|recue?|passe avec succes|les resultats)\b",
            ),
        },
        "hospital": {
            "in": (r"\b(?:est|suis|toujours) (?:a l'hopital|hospitalisee?|en rea|en reanimation|aux urgences)\b",),
            "out": (r"\b(?:sortie?|rentree?|quitte|revenue?) (?:de )?(?:l')?hopital\b",),
        },
        "baby": {
            "expected": (
                r"\b(?:enceinte|(?:attends?|attendons) (?:un |une |des |notre |son )?(?:bebe|enfant|petite? \w+|jumeaux|jumelles))\b",
            ),
            "born": (
                r"\b(?:est nee?|sont nee?s)\b",
                r"\b(?:bebe|jumeaux|jumelles|petite?|petits)\b[^.,;!?]{0,25}\b(?:(?:est|sont) (?:enfin )?la|arrivee?s?|nee?s?|pointe le bout)\b",
            ),
            "delivered": (
                r"\b(?:a accouche|fausse couche|ai accouche)\b",
                r"\b(?:a|ai|avons|ont) eu (?:un |une |son |sa |notre |des |leur )(?:petite? |premiere? )?(?:garcon|fille|bebe|fils|jumeaux|jumelles)\b",
            ),
        },
        "taste": {
            "dislikes": (
                r"\b(?:deteste|hais|hait|n'aime pas|n'aime pas du tout|aime pas|supporte pas|horreur|n'aime guere|evite)\b",
            ),
            "likes": (
                r"\b(?:aime (?:bien )?(?:maintenant|desormais)|(?:maintenant|desormais|finalement) (?:\S+ ){0,3}(?:j')?(?:aime|adore|apprecie|kiffe)|j'aime (?:bien )?(?:\S+ ){1,3}(?:maintenant|desormais)|reconciliee? avec|pris gout|appris a aimer|change d'avis sur|fini par aimer|me suis mise? a aimer)\b",
            ),
        },
    },
    tastes=words("deteste hais hait aime supporte horreur evite aimer"),
    measures=words(
        "kg kilo kilos g gramme grammes mg km m cm metre metres go mo to minute minutes min seconde secondes pourcent watt watts litre litres"
    ),
    currencies=words("euro euros dollar dollars livres balles francs centimes"),
    single=words("""
        echeance deadline rendu budget adresse version prix loyer salaire revenu dose posologie objectif quota limite plafond
        maximum max minimum tarif abonnement forfait delai telephone numero
    """),
    exclusive=(
        rivals("gauche", "droit droite"),
        rivals("staging recette", "production prod", "dev developpement", "test", "preprod preproduction"),
        rivals(
            "chambre",
            "cuisine",
            "salle",
            "salon sejour",
            "garage",
            "jardin",
            "grenier",
            "cave",
            "bureau",
            "couloir entree",
            "bain",
            "terrasse",
        ),
        rivals("avant devant", "arriere"),
        rivals("haut superieur", "bas inferieur"),
        rivals("aller", "retour"),
        rivals("perso personnel personnelle", "pro professionnel professionnelle"),
        rivals("hebdo hebdomadaire", "mensuel mensuelle", "quotidien quotidienne", "annuel annuelle"),
        rivals("petit-dejeuner dej", "dejeuner", "diner", "gouter"),
        rivals("interne", "externe"),
        rivals("fixe", "portable mobile"),
        rivals("homme hommes", "femme femmes"),
    ),
    others=words("retour rechange rattrapage admin secondaire voisin voisine"),
    colours=words("""
        rouge bleu bleue vert verte jaune orange violet violette rose noir noire blanc blanche gris grise marron beige turquoise
        rouges bleus bleues verts vertes jaunes noirs noires blancs blanches
    """),
    scopes=(
        r"\b(?:l'|la |le |notre |mon |ma )(?:equipe|appli|application|service|projet|site|client|pipeline|cluster|environnement|repo|module|agence|boutique|magasin) (?:de |du |d'|des )?(?P<scope>[a-z]+)\b",
        r"\bpour (?:le |la |les |l'|notre |mon |ma )?(?P<scope>[a-z]+)\b",
        # a part of a project is not the project: "les tests de Mie tournent sur SQLite"
        r"\b(?P<scope>tests?|statistiques|stats|journaux|logs?|cache|preprod|sauvegardes?|rapports?|recherche|files?|demo|prototype|bancs?)\b",
    ),
    when=kinship(
        "matin/matins/matinee soir/soirs/soiree apres-midi/aprem midi nuit/nuits week-end/weekend/weekends/week-ends semaine ete hiver printemps automne vacances"
    ),
    grains={
        "country": words(
            "france angleterre ecosse irlande allemagne espagne italie portugal belgique suisse autriche canada quebec maroc tunisie algerie bretagne normandie provence alsace"
        ),
        "street": words("rue avenue boulevard impasse chemin allee quai route place square cours"),
        "landmark": words("gare mer plage parc ecole eglise aeroport fleuve riviere port canal metro frontiere lac montagne"),
        "floor": words("etage rdc rez-de-chaussee sous-sol"),
        "dwelling": words(
            "maison appart appartement studio chambre immeuble ferme chalet peniche ville village campagne banlieue centre-ville"
        ),
        "company": words(
            "seul seule parents copine copain femme mari soeur frere mere pere ami amis amie coloc colocs famille chat chien enfants"
        ),
    },
    kinds={
        "alcool": words(
            "alcool vin vins biere bieres whisky gin vodka rhum cocktail cocktails cidre apero champagne pinard verre pastis"
        ),
        "viande": words("viande boeuf poulet porc jambon lardons agneau steak saucisse charcuterie"),
        "cigarette": words("fume fumer cigarette cigarettes clope clopes tabac vapoteuse"),
        "cafeine": words("cafeine cafe expresso espresso"),
        "sucre": words("sucre sucres bonbons chocolat dessert desserts soda"),
        "lait": words("laitages laitier lait fromage yaourt yaourts beurre creme"),
        "animaux": words("chat chats chatte chien chiens chienne chaton chiot lapin hamster perroquet perruche tortue cochon"),
        "voiture": words("voiture bagnole caisse clio twingo golf fiesta peugeot renault citroen"),
    },
    opposites=(
        rivals("metrique", "imperial"),
        rivals("celsius", "fahrenheit"),
        rivals("sombre", "clair"),
        rivals("long longs longue longues", "court courts courte courtes"),
        rivals("grand grande grands grandes", "petit petite petits petites"),
        rivals("ouvert ouverte", "ferme fermee"),
        rivals("public publique", "prive privee"),
        rivals("gratuit gratuite", "payant payante"),
        rivals("active activee", "desactive desactivee"),
        rivals("distance teletravail", "presentiel"),
        rivals("tot", "tard"),
        rivals("chaud chaude", "froid froide"),
    ),
    complements=words("de du d des a au aux pour"),
    equates=words("est sont suis sommes appelle appellent nomme renomme renommee rebaptise rebaptisee devient devenu devenue"),
    names_it=words("appelle appellent nomme renomme renommee rebaptise rebaptisee"),
    joints=words("a au aux en dans sur chez sous avec derriere devant salle place quai rue avenue via vers"),
    moving=words(
        "renomme renommee rebaptise rebaptisee demenage deplace deplacee passe passee repasse repassee bascule transfere migre repris reprend revenu retourne"
    ),
    titles=words("m mme mlle monsieur madame maitre me dr docteur docteure pr"),
    renewing=words("nouveau nouvelle nouvel"),
    certain=words("le la les l un une mon ma mes notre nos son sa ses leur leurs au aux chez salle place quai rue avenue"),
    whenever=words("quand lorsque lorsqu pendant"),
    modes=words("visio presentiel distanciel distance ligne domicile telephone"),
    perfect=words("ai as avons avez ont jai"),
    determiners=words(
        "le la l les notre nos mon ma mes ce cette son sa leur appelle appelez reponds repondez ecris ecrivez signe utilise utilisez"
    ),
    fillers=words(
        "le la l les un une maintenant mtn desormais dorenavant finalement plutot stp svp en fait deja actuellement toujours moi"
    ),
    owns=(r"\b(?:ai|(?:il|elle|on) a|avons|ont|possede|garde|jai)\b",),
    uses=(
        r"\b(?:utilis\w+|parl\w+|tourne\w*|sur|sous|avec|stock\w+|heberg\w+|notre|nos|mon|ma|backend|deploi\w+|gere|gerons|install\w+|ecrit|code|conduis|bois|joue|ecoute|est|base|bdd|"
        r"serveur|prod|projet|appli|via|en|passe par|marche)\b",
    ),
    opinion=(
        r"\b(?:appren\w+|appris|livre|cours|article|conf\w*|lu|compar\w+|entendu|blog|tuto\w*|certif\w+|atelier|examen|entretien|histoire|celebre|en general|fan de|deteste)\b",
        r"\b(?:aime|adore|trouve|populaires?|a la mode|surcote\w*|interessante?s?|jolie?s?)\b",
    ),
    tools_only=(
        r"\b(?:outil\w*|stack|serveur\w*|base|appli\w*|projet|repo|plateforme|hebergement|deploi\w+|code|version|migr\w+|donnees|logiciel|systeme|service|abonnement|fournisseur|compte|fichiers|notes|reunion|rdv|echeance)\b",
    ),
)
