"""French."""

from souvenance.languages.carriers.pack import CarrierPack, mapped, rows
from souvenance.languages.pack import words

# à, au and the present of avoir are one word here: typed without accents they look alike, and neither comes or goes.
# Not fillers, being the fact now and then: très, trop, bien, un/une (a colleague's gender), ce/cette (cette semaine).
PACK = CarrierPack(
    code="fr",
    additions=True,
    fillers=words("""
        que qu c ca cela est es suis sommes etes sont etre euh bah ben hein oh ah eh mdr mdrr ptdr lol haha
    """),
    intensifiers=words("""
        vraiment franchement reellement sincerement honnetement evidemment effectivement carrement
    """),
    openers=words("bon alors donc bonjour salut coucou bonsoir oui ouais ok voila"),
    articles=words("le la les l un une"),
    movers=words("""
        est sont suis c etait etaient en dans a au aux chez avec pour par sur sous pendant depuis avant apres tous toutes
        chaque tout toute quand si parce car comme souvent parfois toujours demain hier
    """),
    polite=words("stp svp merci"),
    links=words("et"),
    copulas=words("est es suis sommes etes sont etre"),
    participle="(?<!e)es?$",
    negators=words("""
        pas jamais rien aucun aucune personne ni guere nul nulle non sans ne nullement faux fausse ex anti refuse refuses
        refusent evite evites manque manquent arrete incapable impossible
    """),
    exceptions=words("""
        sauf excepte hormis hors si quand lorsque lorsqu tant mais cependant pourtant toutefois seulement uniquement sinon
        condition pourvu moins malgre quoique bien bienque contrairement depend jusque jusqu jusqua jusquau dont exception
        seul seule seuls seules
    """),
    hedges=words("""
        peutetre sansdoute probablement surement possible possiblement apparemment presque environ autour quasi quasiment
        pense penses pensait croit crois croyait suppose espere esperes espererait souhaite veut veux voulait voudrait
        voudrais aimerait aimerais envisage envisages compte comptes prevoit prevois prevu projette essaie essaye essaies
        tente tentes semble semblerait parait paraitrait doute reve revait imagine pretend pretends dit dis disait disent
        raconte entendu rumeur blague rigole plaisante mens ment menti mentait theorie selon dapres hypothese eventuellement
        hesite hesites songe pourrait pourrais risque crains craint trompe trompee trompes exagere ironie mensonge mensonges
        ironique reserve roman jeu fiction personnage blagues mentir
    """),
    modals=words("""
        peux peut pouvons pouvez peuvent pouvais pouvait dois doit devons devez doivent devais devait devrait devrais devra
        faut faudrait faudra fallait etait etais etions etaient sera serai seras serons serez seront serait serais seraient
        avait avais avions avaient aura aurai auras aurons aurez auront aurait aurais auraient eu ete fut vais vas va allons
        allez vont allait allais viens vient venait capable autorise interdit permis
    """),
    changes=words("""
        plus deja encore desormais dorenavant maintenant actuellement bientot autrefois avant anciennement ancien ancienne
        nouveau nouvelle neuf commence commencer debute finit fini finir termine terminer cesse arret reprend repris
        recommence devient devenu devenue annule annulee annuler reporte reportee decale decalee premier premiere dernier
        derniere prochain prochaine precedent suivant suivante futur depuis provisoirement definitivement temporaire
        temporairement change changent changer
    """),
    amounts=words("""
        unpeu tout toute plusieurs beaucoup peu quelque quelques certains certaines demi demie quart tiers double triple
        moitie douzaine dizaine quinzaine vingtaine trentaine centaine cents million millions milliard milliards millier
        milliers assez trop autant moins meilleur meilleure mieux pire parfois souvent rarement quelquefois generalement
        exactement moyenne minimum maximum max min chacun aucuns fois unique plupart
    """),
    units=words("""
        mg g kg mcg ug ml cl dl l cc mm cm m km kmh metre metres litre litres gramme grammes kilo kilos milligramme
        milligrammes millilitre millilitres microgramme microgrammes centimetre centimetres kilometre kilometres pied pieds
        pouce pouces livre livres tonne tonnes tasse tasses cuillere cuilleres goutte gouttes comprime comprimes degre
        degres celsius fahrenheit ko mo go to octet octets ms s sec seconde secondes min mn minute minutes h heure heures
        jour jours semaine semaines mois an ans annee annees decennie siecle nuit nuits kw kwh watt watts volt volts ampere
        amperes hz mhz ghz kcal calorie calories pct pourcent px ui hectare hectares are ares
    """),
    currencies=words("""
        euro euros centime centimes dollar dollars franc francs livre livres usd eur chf gbp yen yens balles cad dinar
        dinars dirham dirhams cfa
    """),
    times=words("""
        hier avanthier demain apresdemain aujourd'hui aujourdhui lendemain veille surlendemain matin matins matinee midi
        apresmidi soir soirs soiree minuit aube weekend weekends talheure quotidien quotidiennement hebdomadaire mensuel annuel
        printemps ete automne hiver paques noel tot tard rentree anniversaire ramadan toussaint ferie
    """),
    sides=words("""
        gauche droite droit avant apres dessus dessous sous devant derriere haut bas interieur exterieur dedans dehors nord
        sud ouest contre hors gaucher gauchere droitier droitiere
    """),
    kin=words("""
        mere pere parent parents soeur soeurs frere freres fils fille filles enfant enfants femme femmes mari maris epouse
        epoux conjoint conjointe compagnon compagne tante tantes oncle oncles niece nieces neveu neveux cousin cousine
        cousins cousines grandmere grandpere grandsparents petitfils petitefille petitsenfants bellemere beaupere beaufrere
        bellesoeur beaufils bellefille demifrere demisoeur parrain marraine filleul filleule jumeau jumelle jumeaux jumelles
        copain copine copains copines fiance fiancee fiances fiancees veuf veuve veufs veuves homme hommes garcon garcons bebe
        bebes meres peres epouses conjoints conjointes compagnons compagnes grandsmeres grandmeres grandsperes grandperes
        petitesfilles petitenfant bellesmeres beauxperes beauxfreres bellessoeurs beauxfils bellesfilles beauxparents
        demifreres demisoeurs parrains marraines filleuls filleules ami amie amis amies voisin voisine
    """),
    phrases=mapped("""
        avant~hier=avanthier apres~demain=apresdemain apres~midi=apresmidi week~end=weekend moi~je=je toi~tu=tu lui~il=il
        elle~elle=elle nous~nous=nous~se eux~ils=ils en~fait= de~fait= a~vrai~dire= au~fait= pour~info= tu~sais=
        se~il~te~plait= se~il~vous~plait= il~y~a=ya il~ne~y~a=ne~ya ne~y~a=ne~ya moi~,~je=je nous~,~nous=nous y~a=ya
        parce~que=parceque parce~qu=parceque sans~doute=sansdoute peut~etre=peutetre bien~que=bienque a~part=sauf
        a~moins=sauf moins~que=sauf grand~mere=grandmere grand~pere=grandpere beau~pere=beaupere belle~mere=bellemere
        beau~frere=beaufrere belle~soeur=bellesoeur grands~meres=grandsmeres grands~peres=grandsperes petit~fils=petitfils
        petite~fille=petitefille petits~enfants=petitsenfants beau~fils=beaufils belle~fille=bellefille demi~frere=demifrere
        demi~soeur=demisoeur grands~parents=grandsparents beaux~parents=beauxparents du~tout= moi~mon=mon moi~ma=ma
        moi~mes=mes nous~on=nous des~que=quand d~apres=selon pour~100=% une~douzaine~de=12 une~douzaine~d=12
        rendez~vous=rendezvous tout~a~l~heure=talheure
        en~train~de= un~peu=unpeu l~est=lest il~faut=faut il~ne~faut=ne~faut il~faudrait=faudrait il~ne~faudrait=ne~faudrait
        il~faudra=faudra il~fallait=fallait il~me~faut=me~faut il~te~faut=te~faut il~nous~faut=nous~faut il~lui~faut=lui~faut
        il~vous~faut=vous~faut il~me~faudrait=me~faudrait il~nous~faudrait=nous~faudrait il~pleut=pleut il~neige=neige
        il~suffit=suffit
    """),
    clitics=mapped("j=je n=ne s=se m=me t=te"),
    contractions=mapped("""
        jsuis=je~suis chuis=je~suis chui=je~suis jsui=je~suis cest=c~est cetait=c~etait jme=je~me jte=je~te jveux=je~veux
        jvais=je~vais jpeux=je~peux jfais=je~fais jdois=je~dois jpense=je~pense jsais=je~sais jprefere=je~prefere
        jbois=je~bois jmange=je~mange jviens=je~viens jtravaille=je~travaille jdeteste=je~deteste sest=s~est nai=ne~a
        nas=ne~a nest=ne~est quil=qu~il quils=qu~ils quon=qu~on sil=s~il sils=s~ils lai=l~a daccord=d~accord
        mappelle=me~appelle sappelle=se~appelle t'as=tu~as t'es=tu~es t'aimes=tu~aimes t'avais=tu~avais &=et
    """),
    same=mapped("""
        d=de du=de des=de as=a ai=a avons=a avez=a ont=a au=a aux=a on=nous maman=mere mamie=grandmere mamy=grandmere
        papa=pere papi=grandpere papy=grandpere bicyclette=velo television=tele refrigerateur=frigo appartement=appart
        ordinateur=ordi restaurant=resto rdv=rendezvous telephone=tel photographie=photo automobile=voiture auto=voiture
        bagnole=voiture boulot=travail taf=travail gamin=enfant gamins=enfants gosse=enfant gosses=enfants aprem=apresmidi
        etais=etait etions=etait etaient=etait avais=avait avions=avait avaient=avait nan=non mail=email mel=email
        courriel=email euros=euro eur=euro dollars=dollar usd=dollar pourcent=% heures=h heure=h min=minute mn=minute
        minutes=minute secondes=seconde sec=seconde kilos=kg kilo=kg kilogrammes=kg grammes=g gramme=g milligrammes=mg
        milligramme=mg millilitres=ml millilitre=ml litres=litre metres=metre m=metre kilometres=km kilometre=km
        centimetres=cm centimetre=cm pepe=grandpere frangin=frere frangine=soeur frangins=freres frangines=soeurs
        bcp=beaucoup pcq=parceque pck=parceque psk=parceque tjs=toujours tjrs=toujours qd=quand
    """),
    one=words("un une 1"),
    counting=words("""
        ai as a avons avez ont avais avait avions avaient avec et possede possedons garde gardons prends prend bois boit mange
        fume achete adopte
    """),
    glued="j",
    negation_opens="ne",
    lookalikes=words("""
        porche proche proches porches faible fiable faibles fiables appele deserts desserts poissons poisons coussins
        cousins dessert desert poisson poison coussin cousin baisser baiser cassette casette vielle vieille message massage
        conservation conversation carrie carrier pecheur pecheresse balade ballade chasse chausse tapper taper amande
        amender dessin dessein parental paternal mariage marriage arrete arreter aineesse couler colleur coller coler villa
        village patte pattes tonne tonnes bailler bayer malle males balle balles halle pousser poser russe ruse basse base
        casse case ressort resort soldat
    """),
    homographs={"là": "la^", "où": "ou^", "sûr": "sur^", "dû": "du^", "maïs": "mais^", "mûr": "mur^", "jeûne": "jeune^"},
    namesakes=words("""
        rose olive pierre marine claire blanche aime clement constant prudence marguerite violette mars avril ours
    """),
    asides=rows("""
        comme~tu~sais comme~tu~le~sais comme~vous~savez comme~vous~le~savez comme~on~sait comme~tu~t~en~doutes
        comme~je~te~ai~dit comme~je~te~le~ai~dit comme~je~te~disais comme~je~disais comme~je~vous~ai~dit
        comme~je~vous~le~ai~dit comme~je~ai~dit comme~je~le~ai~dit comme~deja~dit comme~dit tu~vois vous~savez vous~voyez
        figure~toi figurez~vous crois~moi croyez~moi je~te~jure je~te~assure je~te~signale je~vous~jure tu~te~rappelles
        pour~tout~dire soit~dit~en~passant bien~sur bien~sur^ mine~de~rien sans~mentir quoi ouf dieu~merci heureusement
        malheureusement helas
    """),
    seals={"jamais": words("pas rien personne aucun aucune")},
    prefixes=words("""
        auto anti co pre post multi semi micro mini inter de hyper mono bi tri tele neo pseudo ultra infra poly electro photo
        bio eco geo cyber macro mega meta
    """),
    before_infinitive=words("""
        vais vas va allons allez vont veux veut voulons voulez veulent peux peut pouvons pouvez peuvent dois doit devons devez
        doivent faut faudrait voudrais voudrait aimerais aimerait pourrais pourrait devrais devrait fais fait font faire laisse
        laisser
    """),
    possessives=words("mon ma mes notre nos son sa ses ton ta tes votre vos leur leurs"),
    we="nous",
    we_forms=mapped("""
        allons=va faisons=fait devons=doit pouvons=peut voulons=veut savons=sait venons=vient revenons=revient devenons=devient
        tenons=tient prenons=prend apprenons=apprend comprenons=comprend reprenons=reprend mettons=met voyons=voit
        croyons=croit buvons=boit lisons=lit ecrivons=ecrit vivons=vit suivons=suit partons=part sortons=sort dormons=dort
        servons=sert courons=court recevons=recoit disons=dit conduisons=conduit construisons=construit attendons=attend
        vendons=vend rendons=rend perdons=perd entendons=entend repondons=repond descendons=descend ouvrons=ouvre
        offrons=offre sentons=sent battons=bat craignons=craint plaignons=plaint rejoignons=rejoint cuisons=cuit rions=rit
        fondons=fondons peignons=peignons moulons=moulons teignons=teignons feignons=feignons
    """),
    we_endings=(("issons", "it"), ("geons", "ge"), ("oyons", "oie"), ("uyons", "uie"), ("cons", "ce"), ("ons", "e")),
    before_verb=words("ne n se le la les l lui leur y en"),
    adders=words("j je il elle ils elles on nous c ca cela et chaque tous toutes aussi"),
    joins=words("parceque car puisque puisqu"),
)  # fmt: skip
