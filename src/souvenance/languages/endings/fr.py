"""French dates and endings, with and without accents."""

from souvenance.languages.endings.pack import EndingPack, Shape
from souvenance.languages.pack import numbered, words

_THIS = "(?:ce|cet|cette|c't|cte|c|la|le|l')_"
_NOW = "(?:en cours|actuelle?|courante?|present)"
_NEXT = "(?:prochaine?s?|suivante?|qui vient|qui arrive|a venir|d'apres|pro|proch)"
_LAST = "(?:derniere?s?|passee?s?|precedente?s?|ecoulee?)"
_YEAR = "(?:[ ,]{1,3}(?:en |de |de l'annee |de l'an )?{year})?"
_NEXT_YEAR = " (?:de )?l'(?:an|annee) (?:prochaine?|pro|qui vient|suivante?)"
_LAST_YEAR = " (?:de )?l'(?:an|annee) (?:derniere?|passee?|precedente?)"
_THE = "(?:le |la |les |l'|au |du |de |des |d'|a |en |pour le |ce |cette |cet )?"
_ABOUT = (
    "(?:(?:exactement|precisement|pile|seulement|juste|tout juste|a peine|environ|a peu pres|grosso modo|genre|disons|quelque|"
    "encore|peut-etre|au plus|au moins|tout au plus|max|maximum|(?:un (?:tout petit )?peu |bien )?(?:plus|moins) de) |"
    "(?:un (?:tout petit )?peu |bien )?(?:plus|moins) d'){1,2}"
)
_MORE = "(?:supplementaires?|additionnel(?:le)?s?|encore|de plus(?! que))"
_ONES = "(?:mon|ma|mes|notre|nos|son|sa|ton|ta|votre|leur|le|la|un|une|l')"
# Whoever has a name: kin, the people around one, animals of a house.
_BEING = (
    "(?:(?:belle-|beau-|demi-|grand-?|arriere-)?(?:mere|pere|soeur|frere|fils|fille)|maman|papa|mamie|mamy|papi|papy|meme|pepe|"
    "tante|tata|oncle|tonton|niece|neveu|cousine?|femme|mari|epou(?:se|x)|compagn(?:e|on)|copine?|conjointe?|fiancee?|"
    "jum(?:eau|elle)|bebe|enfant|patronn?e?|cheffe?|collegue|assistante?|voisine?|coloc(?:ataire)?|amie?|pote|prof|nounou|"
    "infirmi(?:er|ere)|psy|locataire|proprio|chat(?:te|on)?|chien(?:ne)?|chiot|lapine?|hamster|gerbille|rate?|souris|furet|"
    "cochon d'inde|perroquet|perruche|canari|oiseau|poule|coq|canard|oie|cheval|jument|poney|poulain|anesse|ane|mule|chevre|"
    "bouc|mouton|brebis|agneau|cochon|truie|vache|veau|tortue|serpent|gecko|lezard|iguane|poisson)"
)
# Not "j'ai deux semaines avant Pâques", which ends at Easter, and not "les deux semaines avant", which are no day.
_NO_HAVING = (
    "(?<!ai )(?<!a )(?<!as )(?<!avons )(?<!avez )(?<!ont )(?<!reste )(?<!restent )(?<!que )(?<!qu')"
    "(?<!les )(?<!ces )(?<!dans )(?<!c'est )"
    "(?<!encore )(?<!faut )(?<!prend )(?<!des )"
)
# What takes place on a day, so that a number behind it is one.
_EVENT = (
    "(?:reunions?|rdv|rendez[- ]vous|repas|diner|dejeuner|concert|match|matchs|soiree|fete|repetition|cours|seance|examen|"
    "partiel|vol|audience|visite|spectacle|atelier|formation|conference|entretien|livraison|representation|tournoi|course|"
    "marche|"
    "vente|assemblee|ag|garde|operation|consultation|permanence|sortie|bal|loto|vide-grenier|brocante|conseil)"
)
_DAY_OFF = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|apres-midi|matinee|semaine)(?!\\w)"
_GONE = (
    "(?:alle|parti|venu|revenu|arrive|rentre|sorti|reparti|passe|repasse|reste|monte|descendu|tombe|retourne|ne|mort|"
    "devenu)(?:e?s?)"
)
_DAY_NAME = "(?:{month}|{weekday})"
_TO = "(?:au|a|-|–|—|jusqu'au|et(?: le)?)"

_SHAPES = (
    # -- no dates ---------------------------------------------------------------------------------------------------
    Shape("none", "(?:oeufs?|œufs?|lapins?|cloches|sapins?|cartes?|chants?|chansons?|pulls?|buches?|decorations?|marches?) de "
                  "(?:{holiday}|{easter})"),
    Shape("none", "jour apres jour|de jour en jour|du jour au lendemain|au jour le jour|ordre du jour|a jour|mise a jour|"
          "plat du jour|un jour|l'autre jour|ces jours-ci|ces temps-ci|de nos jours|a ce jour|tot ou tard|"
          "l'heure d'ete|l'heure d'hiver"),
    Shape("none", "(?:bon|bonne|joyeux|joyeuse|belle|excellente?) (?:{unit}|nuit|matinee|soiree|apres-midi|{holiday}|"
                  "{season}|{weekday})"),
    Shape("none", "(?:une|un) (?:tres )?(?:bonne|belle|super|sale|dure|grosse|petite|longue) {unit}"),
    Shape("none", "{count} {unit} (?:d'age|de moins|de plus que|plus tot|d'experience|d'anciennete)|"
                  "{count} ans (?:et demi|de plus)"),
    Shape("none", "(?:ces|les|au cours des|pendant les) {count} (?:derniere?s? )?{unit}(?: derniere?s?)?(?! prochain)(?! qui)"),
    Shape("none", "(?:de|d'|du) (?:matin|soir)s?|du matin au soir|en (?:plein |pleine )?{season}|l'{season}|"
                  "au printemps|samedi soir tout est permis"),
    Shape("none", r"(?<!\w )(?<!\w')(?:et |allez |bon |salut |bises? |bisous? |ok |bye ){0,2}a (?:{day_word}|"
                  r"{weekday}|la {unit} prochaine)(?=\s{0,3}[!.)]|\s{0,3}\Z)"),
    Shape("none", r"(?:et|allez|bon) a (?:{day_word}|{weekday})(?=\s{0,3}[!.)]|\s{0,3}\Z)"),
    Shape("none", "un (?:{weekday}|{season})(?: {part})?(?! prochain)(?! sur)"),
    Shape("none", "joyeuses (?:{easter}|fetes)"),
    Shape("none", "(?:chiffre|nombre|bus|tram|metro|ligne|numero|chambre|salle|bureau|casier|porte|dossard|quai|voie|poste) "
          "(?:[\\w-]{3,15} )?(?:est|c'est) (?:maintenant |desormais |toujours )?le {day}"),
    Shape("none", "(?<!le )(?<!la )(?<!les )(?<!me )(?<!te )(?<!nous )(?<!vous )(?:prends|prend|prenons) (?:maintenant |"
        "desormais |toujours )?le {day}"),
    Shape("none", "(?<!partir )(?<!compter )(?<!mois )(?<!fin )(?<!debut )(?<!cours )(?:de |d'){clear_month}"
          "(?! \\d)(?! prochain)(?! dernier)"),
    Shape("none", f"{_DAY_NAME}(?:,? c'est| est|,)_{_ONES}_(?:\\w{{2,15}} )?{_BEING}"),
    Shape("none", f"{_DAY_NAME},? c'est (?:le (?:nom|prenom|surnom)|comme ca qu)"),
    Shape("none", f"{_BEING},? {{month}}(?! \\d)(?! ?(?:a|et|ou|-|–|/) ?{{month}})"),
    Shape("none", "(?:nomme|nommee|baptise|baptisee|surnomme|surnommee|prenomme|prenommee|appelle|appelee|appele|"
                  "du nom de|(?:nom|prenom) est|(?:nom|prenom),? c'est) {month}(?! \\d)"),
    Shape("none", "(?:intitule|intitulee|baptise|baptisee|surnomme|surnommee|prenomme|prenommee|du nom de|(?:nom|prenom) est|"
                  "(?:nom|prenom),? c'est) {weekday}(?! \\d)"),
    Shape("none", "{month} et moi (?:on|nous)"),
    Shape("none", "(?:chausse|chausses|chaussent|chaussez|taille|pointure) (?:du |le )?{day}"),
    Shape("none", "(?:rue|(?<!ma )(?<!sa )(?<!une )place|avenue|av|boulevard|bd|bld|quai|square|impasse|allee|metro|"
                  "esplanade)\\.? "
                  "(?:du |de |d')?{day}[ -]{month}(?: {year})?"),
    Shape("none", f"(?:gens|bande|tribu|ceux|celles?|celui|dames?|monsieur|messieurs|familles?|occupants?|habitants?|"
        f"locataires?|gamine?s?|gosses?|enfants?|"
                  f"petite?s?|jeunes?|couple|etudiante?s?|proprietaires?|gardienne?|concierge|appart(?:ement)?s?|studio|"
                  f"immeuble|palier|escalier|interphone|sonnette|boite aux lettres|retraitee?s?|{_BEING}s?) "
                  "(?:\\w{2,12} )?(?:du|au) {day}(?! ?{month})"),
    # -- habits -----------------------------------------------------------------------------------------------------
    Shape("recurring", "(?:tou(?:te)?s|tt|tts|ts|ttes|tou) les (?:{count} )?(?:premiers? |derniers? )?(?:{weekday}s?|"
                       "{wd}s?|{unit}|{month}|"
          "{season}s?|matins?|soirs?|nuits?|apres-?midis?|aprem|noels?)(?:(?:,| et| ou) (?:les )?{any_weekday}s?){0,6}"
          "(?: (?:matins?|soirs?|apres-midi|midi))?"),
    Shape("recurring", "(?:chaque|chak|chq|tout) (?:{nth} )?(?:{weekday}|{unit}|{month}|{season}|matin|soir|nuit|"
                       "apres-?midi|noel|fois)"),
    # a habit, unless a date stands before it
    Shape("weekday_then", "(?<!reste )(?<!restent )(?<!c'est )(?<!toujours )(?P<then>le) {weekday}(?: {part})?"),
    Shape("recurring", "(?:le |les )?{any_weekday}s(?:(?:,| et| ou| &) (?:les )?{any_weekday}s){0,6}(?: (?:matins?|soirs?))?"),
    Shape("recurring", "(?<!voici )(?:pas )?le {weekday}(?:(?:,| et|"
                       " ou) (?:le )?{any_weekday}){0,6}(?! prochain)(?! suivant)(?! qui)(?! dernier)"
          "(?! passe)(?! \\d)(?! en huit)(?! d'apres)(?! de )(?! premier)(?: (?:matin|soir|midi|apres-?midi|aprem))?"),
    Shape("recurring", "le (?:matin|soir|week-?end|we|"
                       "midi)(?! prochain)(?! du)(?! de)(?! d')(?! qui)(?! dernier)(?! passe)|les (?:week-?ends|we|"
                       "matins|soirs)"),
    Shape("recurring", "du {any_weekday} au {any_weekday}(?! \\d)(?! prochain)(?! suivant)(?! inclus)"),
    Shape("recurring", "(?:{any_weekday}|{any_wd})-(?:{any_weekday}|{any_wd})(?! \\d)"),
    Shape("recurring", "(?:chaque|tous les|ts les|tts les) (?:{day}_(?:de )?{month}|{day2} du mois)"),
    Shape("recurring", "quotidien(?:nement|ne)?|hebdomadaires?|mensuel(?:lement|le|s)?|annuel(?:lement|le|s)?(?! est)|"
                       "trimestriel(?:lement|le)?"),
    Shape("recurring", "(?:une|{count}) (?:fois|\\w{3,14}s|{unit}) (?:par|/|tous les|toutes les|chaque|ts les) ?{unit}|"
                       "par (?:jour|semaine|mois|an|trimestre|semestre|quinzaine)"),
    Shape("recurring", "(?:le |les )?{nth} (?:{any_weekday}s?|jours?|semaine|week-?end|we) (?:du|de chaque|"
                       "de tous les) mois(?! prochain)(?! de)(?! en)"),
    Shape("recurring", "le {day} (?:de chaque|du|de tous les) mois(?! prochain)(?! en)|{weekday} sur (?:deux|2)|"
                       "un {weekday} sur (?:deux|2|trois|3|quatre)"),
    # -- calendar dates ---------------------------------------------------------------------------------------------
    Shape("date", "(?:{wd}_(?:le )?)?{day}_(?:de |d')?{month}" + _YEAR),
    Shape("date_of", f"(?:{{wd}}_(?:le )?)?{{day}}_(?:de |d')?{{month}},?{_NEXT_YEAR}", 1),
    Shape("date_of", f"(?:{{wd}}_(?:le )?)?{{day}}_(?:de |d')?{{month}},?{_LAST_YEAR}", -1),
    Shape("month_of", f"(?:en )?{{month}},?{_NEXT_YEAR}", 1),
    Shape("month_of", f"(?:en )?{{month}},?{_LAST_YEAR}", -1),
    Shape("date", "{month}[/-]{day}" + _YEAR),
    Shape("date", "{year}[/.-]{month}[/.-]{day}"),
    Shape("date", "{day}[/.-]{month}[/.-]{year}"),
    Shape("day_range", f"(?:du |de |entre |d')?(?:le |{{any_weekday}} )?{{day}} ?{_TO} ?(?:le |"
                       f"{{any_weekday}} )?{{day2}}_(?:de |d')?{{month}}"
          + _YEAR),
    Shape("day_range", f"{{month}} (?:du |entre )?(?:le )?{{day}} ?{_TO} ?(?:le )?{{day2}}{{day_end}}"),
    Shape("day_range_of", f"(?:du |entre )(?:le )?{{day}} ?{_TO} ?(?:le )?{{day2}} (?:de )?ce mois(?:-ci| ci)?"),
    Shape("day_range_of", f"(?:du |entre )(?:le )?{{day}} ?{_TO} ?(?:le )?{{day2}} du mois prochain", 1),
    Shape("day_range_bare", f"(?:du |entre le )(?:{{any_weekday}} )?{{day}} ?{_TO} ?(?:le |"
          f"{{any_weekday}} )?{{day2}}{{day_end}}"),
    Shape("month_day", "(?:le |au |du |pour le |avant le |jusqu'au |des le )(?:{wd} )?{day}{day_end}"),
    Shape("month_day", "{wd} {day}{day_end}"),
    Shape("month_day", f"{_EVENT} du {{day}}(?= (?:est|sont|sera|seront|a|aura|tient|reste|n'est|ne|etait)(?!\\w))"),
    Shape("month_day_of", "(?:le |au |jusqu'au )?{day} (?:de )?(?:ce mois(?:-ci| ci)?|du mois (?:en cours|courant)|courant)"),
    Shape("month_day_of", f"(?:le |au |jusqu'au )?{{day}} du mois {_NEXT}", 1),
    Shape("month", "{month_cue} {cued_month}\\.?" + _YEAR),
    Shape("month_range", "(?:de |d'|entre |du mois de )?{month} (?:a|et|-|–|jusqu'a|jusqu'en) (?:fin )?{month2}" + _YEAR),
    Shape("month", "{month}\\.?,?_(?:en |de |de l'annee )?{year}"),
    Shape("month", "(?:courant|mi|au mois d'|au mois de |mois de |mois d'|d'){month}\\.?" + _YEAR),
    Shape("month", "{clear_month}"),
    Shape("month_next", f"(?:en )?{{month}} {_NEXT}"),
    Shape("month_last", f"(?:en )?{{month}} {_LAST}"),
    Shape("nth_month", "(?:le |au )?{nth} mois de (?:l'annee )?{year}"),
    Shape("nth_month", "(?:le |au )?{nth} mois de l'(?:annee|an) prochaine?", 1),
    Shape("nth_weekday", "(?:le |au )?{nth} {weekday} (?:de |d'|du mois de |du mois d'){month}" + _YEAR),
    Shape("nth_weekday_of", f"(?:le |au )?{{nth}} {{weekday}} du mois {_NEXT}", 1),
    Shape("nth_weekday_of", "(?:le |au )?{nth} {weekday} (?:de ce mois|du mois en cours)"),
    Shape("nth_week", "(?:la |le )?{nth} (?P<unit>semaine|week-?end|we) (?:de |d'|du mois de |du mois d'){month}" + _YEAR),
    Shape("nth_week_of", f"(?:la |le )?{{nth}} (?P<unit>semaine|week-?end|we) du mois {_NEXT}", 1),
    Shape("nth_week_of", "(?:la |le )?{nth} (?P<unit>semaine|week-?end|we) de ce mois"),
    Shape("days_of", "le {nth} (?P<unit>jour) (?:de |d'|du mois de |du mois d'){month}" + _YEAR),
    Shape("days_of", "(?:pendant |durant )?les? {count} {nth} (?P<unit>jours?|semaines?) (?:de |d'|du mois de |"
        "du mois d'){month}" + _YEAR),
    Shape("days_of", "(?:pendant |durant )?les {nth} {count} (?P<unit>jours?|semaines?) (?:de |d'|du mois de |"
        "du mois d'){month}" + _YEAR),
    Shape("days_of_month", f"(?:pendant |durant )?les {{count}} {{nth}} (?P<unit>jours?|semaines?) du mois {_NEXT}", 1),
    Shape("days_of_month", "(?:pendant |durant )?les {count} {nth} (?P<unit>jours?|semaines?) de ce mois"),
    Shape("year", "(?:en|depuis|jusqu'en|jusqu'a|avant|apres|pour|d'ici|des|de|a|fin|pendant|l'annee|pr) {year}"),
    Shape("quarter", "(?:au |le )?(?:t|q)_?(?P<quarter>[1-4])" + _YEAR),
    Shape("quarter", "(?:au |le )?{nth} trimestre" + _YEAR),
    Shape("holiday", f"{_THE}{{holiday}}" + _YEAR),
    Shape("easter", f"{_THE}{{easter}}" + _YEAR),
    Shape("season_start", "(?:jusqu'a|jusqu'au|d'ici|avant)_(?:l'|le )?{season}"),
    Shape("season", "(?:cet|cette|ce) {season}"),
    Shape("season", f"(?:l'|le |la |au |en ){{season}} {_NEXT}", 1),
    Shape("season", f"(?:l'|le |la |au |en ){{season}} {_LAST}", -1),
    Shape("season", "{season} {year}"),
    # -- counted from the date before them --------------------------------------------------------------------------
    Shape("nights", "(?:pour |pendant )?{count} (?P<nights>nuits?|nuitees?)"),
    Shape("days_then", "{count} {unit} (?:plus tard|(?:d')?apres(?=\\s{0,3}(?:[.,;!?]|\\Z)))"),
    # -- counted from now -------------------------------------------------------------------------------------------
    Shape("day", "{day_word}(?: (?:{part}|dans la journee|au plus tard))?"),
    Shape("day", "(?:dans|d'ici|toute|le reste de) (?:la )?(?:journee|soiree)|d'ici ce soir|d'ici demain soir"),
    Shape("day", "dans (?:une )?demi[ -]heure|dans un (?:instant|moment)|dans une petite heure"),
    Shape("weekday", "(?:ce |cette |c )?{weekday}(?: (?:{part}|prochainement|au plus tard))?"),
    Shape("weekday", "(?:ce|cette|pour|d'ici|jusqu'a|avant) {wd}|{wd2}(?= ?:)"),
    Shape("weekday_after", f"(?:le |au |du )?{{weekday}} {_NEXT}(?: {{part}})?"),
    Shape("weekday_after", "(?:le )?prochain {weekday}"),
    Shape("weekday_of", f"(?:le )?{{weekday}}(?: de|,|dans)? (?:la )?(?:sem|semaine) {_NEXT}", 1),
    Shape("weekday_of", f"(?:la )?(?:sem|semaine) {_NEXT},? (?:le |plutot |genre |disons |peut-etre )?{{weekday}}", 1),
    Shape("weekday_of", "(?:le )?{weekday}(?: de)? (?:cette|la) (?:sem|semaine)(?! prochaine)(?! derniere)"),
    Shape("day", "(?:d')?aujourd'hui en (?:huit|8)", 7),
    Shape("day", "(?:d')?aujourd'hui en (?:quinze|15)", 14),
    Shape("weekday_later", "{weekday} en (?P<later>huit|8)", 1),
    Shape("weekday_later", "{weekday} en (?P<later>quinze|15)", 2),
    Shape("weekday_before", f"(?:le )?{{weekday}} {_LAST}(?: {{part}})?"),
    Shape("offset", f"(?:dans|d'ici|sous|ds|d'ici a|dici|pour encore) (?:{_ABOUT})?{{count}}_{{unit}}{{more}}"),
    Shape("offset_more", f"(?:(?:pendant|durant) )?(?:encore|plus qu(?:e |'))_(?:{_ABOUT})?{{count}}_{{unit}}"),
    Shape("offset_more", f"(?:(?:pour|pendant|durant) )?{{count}} {{unit}} {_MORE}"),
    Shape("offset_more", f"(?:(?<!est )(?<!sont )(?<!suis )(?<!sommes )(?<!etes )|il )"
                         f"(?:(?:me|te|lui|nous|vous|leur|m'en) )?reste(?:nt)? (?:encore |plus que |que )?(?:{_ABOUT})?"
                         "{count} {unit}"),
    Shape("offset_more", f"(?:(?<=ai )|(?<=on a )|(?<=avons )|(?<=avez ))(?:{_ABOUT})?{{count}} {{unit}}(?= pour )"),
    Shape("offset", "(?:dans|d'ici|sous|ds|dici) {any_count} ?(?:a|ou|-|–) ?{count} {unit}"),
    Shape("offset_for", "(?:pour|pendant|durant|valable|valables) (?:une duree de )?{count} {unit}"),
    Shape("day", "le lendemain(?: (?:matin|soir))?", 1),
    Shape("day", "sous (?:une )?huitaine", 8),
    Shape("day", "sous (?:une )?quinzaine", 15),
    Shape("offset_bare", "en {count} {unit}"),
    Shape("offset", "{count} {unit} (?:a partir (?:de maintenant|d'aujourd'hui)|a compter (?:de maintenant|d'aujourd'hui))"),
    Shape("offset_from", "{count} {unit} (?:apres|a partir de|a compter de|apres) {day_word}"),
    Shape("offset_from", "{count} {unit} (?:apres|a partir de|a compter de) {weekday}"),
    Shape("span", f"(?:les |ces |pour les |dans les |pendant les |durant les |au cours des )?{{count}} {_NEXT} {{unit}}"),
    Shape("span", f"(?:les |ces |pour les |dans les |pendant les |durant les |au cours des )?{{count}} {{unit}} {_NEXT}"),
    Shape("ago", "(?:il y a|y a|ya|ilya|il ya|voila|cela fait|ca fait) (?:deja |environ |a peu pres |presque |"
                 "bientot |encore |a peine )?{count}_{unit}"),
    Shape("ago", "depuis {count} {unit}"),
    Shape("period", "(?:cette|cet|ce|c't|cte) {unit}(?:[- ]?ci|-la)?"),
    Shape("period", f"(?:la |le |l'|au |du )?{{unit}} {_NOW}"),
    Shape("period", "(?:toute |tout )(?:la |le |l'){unit}"),
    Shape("period", "(?:pour |dans |pendant |durant |le reste de |la fin de |le restant de )(?:la |le |l'){unit}"
          "(?! prochain)(?! derni)(?! suiv)(?! pass)(?! qui)(?! de )(?! d')"),
    Shape("period", f"{_THE}{{unit}} {_NEXT}", 1),
    Shape("period", f"{_THE}prochaine? {{unit}}", 1),
    Shape("period", f"{_THE}{{unit}} d'apres", 2),
    Shape("period", f"{_THE}{{unit}} {_LAST}", -1),
    Shape("period", "(?:au|jusqu'au|d'ici le|avant le|pour le|pendant le) (?:week-?end|week end|we)(?P<unit>)"),
    Shape("period_work", "cette semaine de travail|cette semaine ouvree"),
    Shape("edge", f"(?:la |a la |au |en |des la |vers la )?{{edge}}_(?:de |du |d')?(?:cette |ce |cet |la |le |"
                  f"l')?{{unit}}(?: {_NOW})?(?:[- ]ci)?"),
    Shape("edge", f"(?:la |a la |au |en |des la |vers la )?{{edge}}_(?:de |du |d')?(?:la |le |l')?{{unit}} {_NEXT}", 1),
    Shape("edge", f"(?:la |a la |au |en |des la )?{{edge}}_(?:de |du |d')?(?:la |le |l')?{{unit}} {_LAST}", -1),
    Shape("edge_month", "(?:la |a la |au |en |des |vers |mi)?{edge}_(?:du |de |d')?(?:mois de |mois d')?{month}" + _YEAR),
    Shape("edge_year", "(?:la |a la |au |en )?{edge}_(?:de |d')?(?:l'annee )?{year}"),
    Shape("edge_quarter", "(?:la |a la |au |en )?{edge}_(?:du |de )?t(?P<quarter>[1-4])" + _YEAR),
    Shape("edge_season", "(?:la |a la |au |en |vers la )?{edge}_(?:de |du |d')?(?:cet |cette |ce |l'|le )?{season}" + _YEAR),
    Shape("week_of", "(?:le )?(?P<unit>week-?end|we) du (?:{wd} )?{day}_(?:de |d')?{month}" + _YEAR),
    Shape("week_of_day", "(?:le )?(?P<unit>week-?end|we) du (?:{wd} )?{day}{day_end}"),
    Shape("week_of_day", "(?:la )?semaine du (?:{wd} )?{day}{day_end}"),
    Shape("week_of", "(?:la )?semaine du (?:{wd} )?{day}_(?:de |d')?{month}" + _YEAR),
)  # fmt: skip

PACK = EndingPack(
    code="fr",
    shapes=_SHAPES,
    weekday_abbreviations=numbered("lun mar mer jeu ven/vend/vendr sam dim"),
    month_abbreviations=numbered("jan fev mar avr mai jun jul aou sep oct nov dec"),
    day_cues="le|au|du|jusqu'au|pour le|avant le|des le|de",
    month_cues="pour|jusqu'en|pendant|durant|courant|d'ici|en|de|d'|avt|av",
    names_too=words("mars sept mai"),
    day_words={
        "aujourd'? ?hui|aujourdui|aujourd'ui|ajd|auj|ojd|ojrd'?8|aujd|tantot": 0,
        "ce[- ]soir|c soir|cesoir|ce midi|cet? apres-?midi|cet? aprem|c't aprem|cette aprem|cet? apres midi": 0,
        "ce matin|c'te nuit|cette nuit": 0,
        "tout a l'heure|toute a l'heure|toutaleur|d'ici peu": 0,
        "(?:la |en )?fin de (?:la )?(?:journee|soiree)": 0,
        "apres[- ]?demain|apres[- ]?2main|ap-?demain": 2,
        "dem (?:soir|matin|midi|aprem)|demain|2main|dem1|demin|dmain|deamin": 1,
        "avant[- ]?hier": -2,
        "hier": -1,

    },
    anchors="lendemain",
    day_parts="matin|matinee|soir|soiree|midi|apres-?midi|apres midi|aprem|aprem'|nuit|au soir|au matin",
    units={
        "minutes?|min|mn": "minutes",
        "heures?|h": "hours",
        "jours?|j|jrs?|journees?|dodos": "days",
        "jours? (?:ouvres?|ouvrables?)": "weekdays",
        "semaines?|sem": "weeks",
        "week-?ends?|week ends?|we|wk": "weekends",
        "quinzaines?": "fortnights",
        "huitaines?": "weeks",
        "mois": "months",
        "trimestres?": "quarters",
        "semestres?": "semesters",
        "annees?|ans?": "years",
        "decennies?": "decades",
    },
    frequencies={
        "quotidien(?:nement|ne)?": 1,
        "hebdomadaires?": 7,
        "mensuel(?:lement|les?|s)?": 30,
        "trimestriel(?:lement|le)?": 90,
        "annuel(?:lement|les?|s)?": 365,
    },
    numbers=numbered("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", first=2)
    | numbered("un/une")
    | numbered("vingt trente quarante cinquante soixante", first=20, step=10)
    | {"cent": 100, "cents": 100},
    counts={"une dizaine de": 10, "une quinzaine de": 15, "une douzaine de": 12, "une vingtaine de": 20},
    ordinals=numbered("premier/premiere/1er/1ere deuxieme/second/seconde/2e/2eme troisieme/3e/3eme quatrieme/4e/4eme "
                      "cinquieme/5e/5eme")
    | numbered("sixieme/6e septieme/7e huitieme/8e neuvieme/9e dixieme/10e onzieme/11e douzieme/12e", first=6)
    | dict.fromkeys(words("premiers premieres"), 1)
    | dict.fromkeys(words("dernier derniere derniers dernieres"), -1),
    day_ordinals={"premier": 1},
    joint="et",
    edges={"fin|la fin": "end", "debut": "start", "mi|milieu": "middle"},
    seasons={"printemps": 1, "ete": 2, "automne": 3, "hiver": 4},
    holidays={
        "noel": (12, 25),
        "(?:reveillon|veille|soir) de noel": (12, 24),
        "lendemain de noel": (12, 26),
        "nouvel an|jour de l'an|premier de l'an": (1, 1),
        "(?:reveillon|veille|soir) du (?:nouvel an|jour de l'an|31)|(?:saint|st)[- ]sylvestre": (12, 31),
        "reveillon de la saint[- ]sylvestre": (12, 31),
        "(?:saint|st)[- ]valentin": (2, 14),
        "hall?oween": (10, 31),
        "toussaint": (11, 1),
        "epiphanie": (1, 6),
        "chandeleur": (2, 2),
        "poisson d'avril": (4, 1),
        "fete du travail": (5, 1),
        "fete de la musique": (6, 21),
        "fete nationale": (7, 14),
        "assomption": (8, 15),
        "armistice": (11, 11),
        "(?:saint|st)[- ]nicolas": (12, 6),
        "(?:saint|st)[- ]jean": (6, 24),
        "(?:saint|st)[- ]patrick": (3, 17),
        "journee (?:internationale )?(?:des droits )?des femmes": (3, 8),
    },
    easter={
        "lundi de paques": 1,
        "vendredi saint": -2,
        "(?:dimanche des )?rameaux": -7,
        "mardi gras": -47,
        "(?:dimanche de )?paques": 0,
        "(?:jeudi de l'|l')?ascension": 39,
        "lundi de (?:la )?pentecote": 50,
        "(?:dimanche de )?pentecote": 49,
    },
    beside=f"(?:(?:la |l'|le )?{{near}}(?: au soir| au matin| matin| soir)? (?:du|de la|de l'|des|de|d')|"
           f"(?:{_NO_HAVING}{{count}} (?P<unit>jours?|semaines?|quinzaine)|le {{weekday}}|le (?P<span>week-?end|we)|"
           f"la (?P<week>semaine)) "
           "(?:(?P<before>(?:d')?avant|qui precede)|(?:d')?apres|qui suit)(?: le| la| l'| les)?)",
    beside_days={"veille": -1, "avant[- ]?veille": -2, "lendemain": 1, "surlendemain": 2},
    until=r"jusqu'a|jusqu'au|jusqu'aux|jusqu'en|jusque|jusqua|jusquau|jusqu'|jusqu|jusko|d'ici|d'ici a|d'ici au|dici|"
          r"(?<!pas )avant|avt|"
    r"au plus tard|pour|pr|retour|fini(?:t|ra)?|finissent|se termine|termine|se terminent|expire|expirent|cloture|"
    r"court jusqu'a|valable jusqu'a|dernier delai|date limite|deadline|echeance|a rendre|dernier jour|limite",
    since=r"depuis(?: (?!que |qu'|et |mais |jusqu|au )(?:l')?\w{2,15}){0,3}|dep|depuis le|depuis la|datant de",
    starts=r"a partir|a compter|a partir de|a partir du|a partir d'|des|des le|a compter de|a compter du|dorenavant|a dater du",
    after=r"apres|pas avant|passe le",
    denied=r"(?:(?<=[,(–-]\s)(?:pas|non|et non|et pas)|et non|et pas|plutot que|au lieu de)",
    between=r"entre|du|de",
    range_to=r"a|au|jusqu'a|jusqu'au|-|–|—|/|a la|a l'",
    range_and=r"et",
    glue=r"au moins|le|la|l'|les|au|du|de|a|ce|cette|en|est|:|c'est|vers|environ|autour|plus|tard|vers le|d'",
    unreal=r"(?:(?:aurai[st]|aurions|auriez|auraient) (?:(?:pas|jamais|bien|mieux|plutot|toujours|aussi|surement|tellement|"
        r"tant) ){0,2}"
           r"(?:eu|fait|dit|pris|mis|vu|bu|lu|su|pu|voulu|fallu|valu|connu|vendu|perdu|rendu|tenu|obtenu|revu|repris|appris|"
           r"compris|"
           r"recu|cru|dormi|ecrit|fini|choisi|reussi|ouvert|offert|couru|attendu|repondu|suivi|ete|"
           r"du \w{2,14}(?:er|ir|re|oir)(?!\w)|(?:aime|prefere|adore|prefere|deteste|manque|chante|fete|paye|mange|gagne|"
           r"signe|achete))|"
           rf"(?:serai[st]|serions|seriez|seraient) (?:(?:pas|jamais|bien|deja|tous|toutes) ){{0,2}}{_GONE}|"
           r"(?:[mts]'y|me|te|se|nous|vous) (?:serai[st]|serions|seriez|seraient) (?:(?:pas|jamais|bien|tous|toutes) ){0,2}"
           r"\w{2,14}(?:e|ee|es|ees|i|ie|is|ies|u|ue|us|ues|it|ite|is|ise))",
    unreal_accented=r"(?:aurai[st]|aurions|auriez|auraient) (?:(?!une? |l[ea]s? |des |mon |ma |notre |vos )\w{1,12} ){0,2}?"
                    r"(?:\w{2,14}(?:é|ée|és|ées)|dû)",
    past=r"(?:(?:(?:je|tu|il|elle|on|ils|elles|ca|qui) (?:(?:ne|me|te|se|le|la|les|lui|leur|y|en|nous|vous) |[nmtsl]'){0,2}|j')"
    r"(?!(?:\w*fai[st]|sai[st]|vais|plai[st]|\w*connai[st]|\w*parai[st]|hai[st]|nai[st]|tai[st]|jamais|mais|\w+rai[st]|"
    r"\w+raient)"
    r"(?!\w))(?P<verb>\w{2,12}(?:ais|ait|aient))|"
    r"(?:j'?ai|tu as|t'as|t'a|a|as|ont|avons|avez|on a|m'a|m'ont|l'ai|l'a|l'ont|n'ai|n'a|ai) (?:\w{1,12} ){0,3}?"
    r"(?:eu|failli|vu|vecu|tenu|obtenu|revu|battu|tordu|repris|fait|dit|pris|mis|recu|perdu|rendu|fini|ete|connu|vendu|lu|bu|"
    r"cru|dormi|ecrit|conduit|appris|compris|"
    r"ouvert|offert|couru|attendu|entendu|repondu|choisi|reussi|servi|suivi|senti|menti|grandi|accouche|pu|voulu|su|"
    r"achete|mange|arrete|demenage|signe|trouve|rate|passe|termine|commence|change|quitte|rencontre|visite|appele|adopte|"
    r"gagne|parle|joue|aide|paye|essaye|loue|casse|oublie|laisse|montre|envoye|garde|travaille|habite|fete|goute|regarde|"
    r"\w{2,14}(?:ee|ees))|"
    r"(?:suis|est|es|sommes|sont|etes) (?:\w{1,10} ){0,2}?(?:alle|allee|alles|allees|parti|partie|partis|venu|venue|"
    r"venus|ne|nee|nes|nees|arrive|arrivee|rentre|rentree|"
    r"sorti|sortie|tombe|tombee|mort|morte|revenu|revenue|devenu|devenue|passe|passee|reste|restee|monte|descendu)|"
    r"(?:me\s|m'|se\s|s'|nous\s|t')(?:suis|est|sommes|sont|etais) (?:\w{1,10} ){0,2}?\w{1,14}(?:e|ee|es|ees|i|ie|is|u|ue|us)|"
    r"etais|etait|etions|etaient|avais|avait|avions|avaient|faisais|faisait|faisions|faisaient|allais|allait|allions|allaient|"
    r"jouais|jouait|habitais|habitait|habitions|travaillais|travaillait|vivais|vivait|voulais|devais|devait|mangeais|buvais|"
    r"jetais|cetait|javais|yavait|fut|fus|naquit)",
    past_accented=r"(?:ai|as|a|avons|avez|ont) (?:(?!une? |l[ea]s? |des |mon |ma )\w{1,12} ){0,3}?(?!kiné|ciné|"
        r"karaté)\w{2,14}(?:é|ée|és|ées)",
    clause=r"(?:,|;|:|-|–|(?<!\w)(?:et|mais|donc|car|puis|alors|qui))\s{1,3}(?=j'|(?:je|tu|il|elle|on|nous|vous|ils|"
           r"elles|ca)\s|c'est)",
    booking=r"(?:(?:j'?ai|t'?as|as|a|avons|avez|ont|m'a|m'ont|l'ai|l'a|est|sont|suis) (?:\w{1,12} ){0,3}?)?(?:reserve|"
            r"reservee|prevu|prevue|"
    r"prevus|prevues|cale|calee|fixe|fixee|inscrit|inscrite|inscrits|decale|decalee|reporte|reportee|repousse|repoussee|promis|"
    r"invite|invitee|invites|planifie|planifiee|programme|programmee|booke|attendu pour|(?:donne|laisse|accorde|"
    r"prolonge)(?: \w{1,12}){0,2}?(?= jusqu)|accepte de|"
    r"(?:pris|donne|obtenu|eu) (?:un |mon |le |son |des |les |une )?(?:rdv|rendez[- ]vous|billets?|places?|conges?|"
    r"rtt|creneau)|"
    r"achete (?:\w{1,12} ){1,3}pour|"
    rf"(?:donne|accorde|obtenu|laisse|libere|eu)(?= (?:tout |toute )?(?:mon|ton|son|notre|votre|leur|ce) {_DAY_OFF})|"
    rf"(?:accorde|pose|obtenu|libere|laisse|donne)(?= (?:{_DAY_OFF}|le \d\d?(?!\w))))|rdv|rendez[- ]vous|billets? pour|"
    rf"places? pour",
    future=r"(?:(?:ai|as|a|avons|avez|ont)(?: encore| juste| que)?(?= jusqu)|atterri(?:t|ssent)|arrivent|partent|viennent|"
           r"reviennent|jouent|ferment|ouvrent|passent|signent|prennent|voient|rendent|rentrent|vient|revient|prend|voit|rend|"
           r"devrait|devraient|(?:viend|reviend|tiend|voud|pour|dev|fe|i|se|au|faud|prend|ver|parti|passe)rai(?:s|t|ent)|"
           r"vais|vas|va|allons|allez|vont|dois|doit|devons|devez|doivent|faut|faudra|faudrait|"
           r"\w{2,14}(?:rai|ras|"
           r"ra|rons|rez|ront)|"
    r"penser|pense a|rappelle|"
    r"veux|veut|peux|peut|pouvons|on se voit|expire|deadline|echeance|compte|j'espere|on part|je pars|"
    r"reprend|je reviens|je rentre|je passe|c'est|suis|est|sont)",
    beginnings=r"(?:commence|commencent|debute|demarre|augmente|augmentent|passe a|passera a|entre en vigueur|ouvre|ouvrira|"
    r"baisse|devient|commencera|debutera|demarrera|prend effet|prendra effet|prends mon poste|j'attaque|attaque)",
    leaving=r"(?:(?:re)?part(?:s|ent|ons|ez|ira|irons|iront|ir|irai)?|rentr(?:e|es|ons|ez|ent|era|erons|eront|er|erai)|"
            r"rev(?:iens|ient|enons|iennent|iendra|iendrons|iendrai|enir)|retour|depart|reprend(?:s|ra|rons)?(?: le \w{2,8}|"
            r" la \w{2,8})?)",
    ever=r"(?:(?:chaque|tous les|toutes les) (?:annees?|ans?|printemps|etes?|automnes?|hivers?|noels?|paques|caremes?|"
        r"avents?|ramadans?)|comme toujours)",
    yearly=r"(?:toujours|(?:annee|exercice) (?:scolaire|fiscale?|comptable|budgetaire|universitaire))",
    habits=r"(?:preferee?s?|prefere|j'adore|adore|j'aime|deteste|d'habitude|comme (?:chaque|tou[ts]e?s les|toujours)|"
           r"habituellement|generalement|en general|"
           r"souvent|parfois|rarement|a chaque fois|quelquefois)",
    present=r"(?:je|tu|il|elle|on|nous|vous|ils|elles|ca) (?:(?:ne|me|te|se|nous|vous|le|la|les|lui|leur|y|en) |[nmtsl]'){0,3}"
    r"(?!(?:ai|as|a|avons|avez|ont|suis|es|est|sommes|etes|sont|pense|crois|sais|ne|me|te|se|nous|vous|le|la|les|lui|leur|y|"
    r"en|les|des|deux|trois|tous|toutes|seul|seule|\w+(?:ais|ait|aient|ions|iez))(?!\w))\w{2,14}|"
    r"j'(?:(?:y|en) |m'|l'|[nt]')?(?!(?:ai|avais|etais|y|en)(?!\w))\w{3,14}|"
    r"(?:me|te|se|nous|vous) (?!avons|avez|ont|ai|as|suis|est|es|sont|"
    r"sommes|etes|etais|etait|etaient)\w{3,14}|[ms]'(?!est|etait|etais|etaient|a(?!\w)|ont|il|ils)\w{3,14}",
    conjunctions=r"et|mais|donc|car|parce|puisque|puisqu|comme|alors|quand|si|qui|que|dont|ou|apres|depuis|vu|sauf|pour|"
        r"sinon|sans|puis",
    wished=r"voudrais|voudrait|voudrions|aimerais|aimerait|veux|veut|faudrait|besoin|de plus que|\w+erai[st]|"
           r"par|chaque|prend|met",
    lasted=r"(?:(?:ai|as|avons|avez|ont)(?! (?:(?:pas|plus) )?(?:le|la|l'|un|une|des|du|de|d'|mon|ma|mes|droit|envie|"
           r"besoin|mal)(?!\w))|avais|avait|etait|etais)",
    postponed=r"(?:decale|decalee|reporte|reportee|repousse|repoussee|avance|avancee)",
    moves=r"(?:deplace|deplacee|change|changee|passe|passee)",
    lasting=r"(?:anniversaires?|annivs?|anniv'|anif|ne le|nee le|nes le|nees le|ne en|nee en|nes en|naissance|fonde|fondee|"
    r"noces(?= d)|est mort|est morte|deces|suis ne|suis nee|est ne|est nee)",
    purpose="pour",
    events=r"(?:fete|fetes|soiree|repas|diner|dejeuner|gouter|resto|restaurant|cadeau|gateau|on fete|feter|boum|verre|apero|"
    r"organise|prevoir|acheter|reserver|appeler|souhaiter)",
    waiting=(
        (r"(?:j'attends?|jattends?|jatten|on attend|nous attendons) (?:encore |toujours |juste |"
         r"plus que )?(?P<event>[^.;!?\n]{3,120})"),
        (r"(?:en attendant|en attente|dans l'attente|(?<=, )le temps|le temps(?= qu))(?: (?:que|de|du|des|d'|qu'))? ?"
         r"(?P<event>\w[^.;!?,\n]{2,120})"),
        (r"(?:jusqu'a ce que|jusqu'a ce qu'|jusqu'au (?:moment|jour) ou|tant qu(?:e |')|d'ici a ce que|avant qu(?:e |'))"
         r"_(?P<event>[^.;!?,\n]{3,120})"),
        (r"(?:jusqu'a|jusqu'au|jusqu'aux)_(?:la |l'|le |les )?(?P<event>(?!fois|present|maintenant|ici|"
         r"la\b)\w[^.;!?,\n]{2,120})"),
        r"(?:pas encore|toujours pas) (?P<event>(?:recu|eu|de nouvelles|de reponse)[^.;!?\n]{0,100})",
        r"(?P<event>)(?:pour l'instant|pour le moment|provisoirement|temporairement|provisoire|momentanement|en pause)",
    ),
    not_waiting=r"(?:j'attends (?:un bebe|un enfant|des jumeaux)|attendait|attendais|avons attendu|ai attendu|"
    r"s'attend|m'attends a|"
    r"toujours aim|tous les|toutes les|chaque|si|jusqu'a \d{1,2} ?h|jusqu'a \d|jusqu'a midi|jusqu'a minuit|"
    r"jusqu'a tard|jusqu'au bout|"
    r"jusqu'au cou|jusqu'a la mort|jusqu'a present|jusqu'a maintenant|jusqua \d|en attente de rien|habitude|"
    r"d'habitude|jusqu'a ce jour|"
    r"j'ai \w{2,12} jusqu'|jai \w{2,12} jusqu)",
    answered=r"(?:repondu|reponse|a dit|m'a dit|nouvelles de|recu|rappele|rappelee|ecrit|confirme|valide|accepte|refuse|eu)",
    done=r"(?:est|sont|c'est|a ete|ont ete|suis|ai|a|on a|avons|ont|enfin|ca y est|j'ai)(?: \w{1,12}){0,3}"
    r" (?:sorti|sortie|fini|finie|finis|termine|terminee|arrive|arrivee|arrives|recu|recue|recus|livre|livree|rentre|rentree|"
    r"rentres|revenu|revenue|signe|signee|valide|validee|accepte|acceptee|refuse|refusee|regle|reglee|clos|close|"
    r"repare|reparee|demenage|vendu|vendue|passe|passee|ouvert|ouverte|pret|prete|la|livres|mis en ligne|en ligne|"
    r"\w{2,14}(?:ee|ees|e|i|u|is|it))",
    not_yet=r"(?:pas|jamais|toujours pas|pas encore|encore|attends|attend|bientot|demain|prochain\w{0,2}|si|quand|va|vais|rien|"
    r"\w{2,14}(?:rai|ras|ra|rons|rez|ront)|devrait|faudrait|j'espere|plus de)",
    hear_words=words("reponse nouvelles repond reponde repondre retour resultat resultats recu eu confirmation confirme mail "
                     "decision rappelle rappel savoir accord"),
)  # fmt: skip
