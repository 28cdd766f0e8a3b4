"""French."""

from souvenance.languages.pack import Pack, numbered, words

# Not listed, being content too: été, or, car, bon, juste, fois, tas (t'as), test (t'est), dune (d'une); neuf (new) and
# cents (money) are not only numbers.
PACK = Pack(
    code="fr",
    name="français",
    stemmer="french",
    stop_words=words("""
        le la les un une des du de d l au aux ce cet cette ces ca cela ceci celui celle ceux celles
        je j me m moi tu te t toi il elle on se s soi lui nous vous ils elles eux leur leurs y en
        mon ma mes ton ta tes son sa ses notre nos votre vos mien mienne tien tienne sien sienne
        meme memes autre autres tout toute tous toutes chaque quelque quelques aucun aucune plusieurs certains certaines
        quelquun quelquune quiconque
        suis es est sommes etes sont etais etait etions etiez etaient serai seras sera serons serez seront
        serais serait seraient fus fut furent etant sois soit soient etre
        ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront
        aurais aurait auraient eu eue ayant aie ait avoir
        fais fait font faisait faire va vais vas vont aller peux peut peuvent pouvait pouvoir
        veux veut voulait dois doit devait faut fallait faudra faudrait
        ne n pas plus jamais rien ni non oui si et ou mais donc que qu dont
        a dans par pour sur sous avec sans entre vers chez contre depuis pendant avant apres jusque jusqu lors
        ainsi alors aussi bien tres trop peu assez encore deja toujours ici ci voici voila puis ensuite comme
        parce puisque puisqu lorsque lorsqu quoique quoiqu c afin vraiment etc cestadire
        jai jetais javais jaurais jvais jveux jpeux jfais jsuis chui chuis jme jte jen jy cest cetait ctait nest netait
        nai nas navait sest cetaient ya yavait yaura quil quils quon sil sils lai lon
        ouais nan ok okay merci stp svp salut bonjour bonsoir coucou ben bah euh hein ah oh
    """),
    question_words=words("""
        qui que quoi quel quelle quels quelles quand ou comment pourquoi combien lequel laquelle lesquels lesquelles
        auquel duquel keske pk pq
    """),
    elisions=words("l d j m t s n c qu jusqu lorsqu puisqu quoiqu presqu"),
    whole_words=words("""
        aujourd'hui quelqu'un quelqu'une prud'homme prud'hommes presqu'ile presqu'iles c'est-a-dire
    """),
    months=numbered("""
        janvier/janv fevrier/fevr mars avril/avr mai juin juillet/juil aout septembre/sept octobre/oct novembre/nov
        decembre/dec
    """),
    month_ambiguous=words("mars sept"),
    month_cues=words("en de fin debut mi depuis avant apres"),
    weekdays=numbered("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    number_words=numbered("deux trois quatre cinq six sept huit", first=2)
    | numbered("dix onze douze treize quatorze quinze seize", first=10)
    | numbered("vingt trente quarante cinquante soixante", first=20, step=10)
    | {"septante": 70, "huitante": 80, "octante": 80, "nonante": 90}  # Belgium, Switzerland
    | {"zero": 0, "cent": 100, "mille": 1000},
    numbers_beside={"un": 1, "une": 1, "neuf": 9, "vingts": 20, "cents": 100},
    number_joints=words("et"),
    counts_by_twenty=True,
    ordinal_suffixes=words("er ere re nd nde e eme"),
)
