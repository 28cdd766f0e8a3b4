"""Positions beside the line of a character that they are on the subject of: copies, and thoughts of its own.

Written for the threshold, which was read off them; no story is taken from anywhere.
"""

# (line of the character, a position that only says it again)
COPIES = [
    ("Mira believes that the sea gives back everything it takes.", "The sea gives back everything it takes."),
    ("Mira believes that the sea gives back everything it takes.", "Mira believes that the sea always gives back everything it takes."),
    ("She never trusts a man who does not laugh at himself.", "I never trust a man who does not laugh at himself."),
    ("She never trusts a man who does not laugh at himself.", "One should never trust a man who does not laugh at himself."),
    ("He thinks machines make people lazy and cities make them lonely.", "Machines make people lazy and cities make them lonely."),
    ("He thinks machines make people lazy and cities make them lonely.", "I think that machines make people lazy, and cities make them lonely too."),
    ("Old Tam holds that a promise is worth more than a contract.", "A promise is worth more than a contract."),
    ("Old Tam holds that a promise is worth more than a contract.", "To me, a promise is worth more than any contract."),
    ("A gruff innkeeper who says that rain washes away sins and debts alike.", "Rain washes away sins and debts alike."),
    ("You are a chess teacher. You find openings dull and endgames beautiful.", "Openings are dull and endgames beautiful."),
    ("You are a chess teacher. You find openings dull and endgames beautiful.", "I find openings dull and endgames beautiful."),
    ("Mira pense que la mer rend tout ce qu'elle prend.", "La mer rend tout ce qu'elle prend."),
    ("Mira pense que la mer rend tout ce qu'elle prend.", "Je pense que la mer finit par rendre tout ce qu'elle prend."),
    ("Elle ne fait jamais confiance à un homme qui ne rit pas de lui-même.", "On ne doit jamais faire confiance à un homme qui ne rit pas de lui-même."),
    ("Elle ne fait jamais confiance à un homme qui ne rit pas de lui-même.", "Je ne fais jamais confiance à un homme qui ne rit pas de lui-même."),
    ("Il trouve que les machines rendent les gens paresseux et les villes les rendent seuls.", "Les machines rendent les gens paresseux et les villes les rendent seuls."),
    ("Le vieux Tam soutient qu'une promesse vaut mieux qu'un contrat.", "Une promesse vaut mieux qu'un contrat."),
    ("Le vieux Tam soutient qu'une promesse vaut mieux qu'un contrat.", "Pour moi, une promesse vaut toujours mieux qu'un contrat signé."),
    ("Aubergiste bourru, il dit que la pluie lave les péchés comme les dettes.", "La pluie lave les péchés comme les dettes."),
    ("Tu es professeur d'échecs ; tu trouves les ouvertures ennuyeuses et les finales belles.", "Je trouve les ouvertures ennuyeuses et les finales belles."),
]  # fmt: skip

# (line of the character, a position on the same subject that an exchange led to)
THOUGHTS = [
    ("Mira believes that the sea gives back everything it takes.", "The sea does not give back the drowned, whatever people say on the quay."),
    ("Mira believes that the sea gives back everything it takes.", "Some of what the sea takes should stay where it lies."),
    ("She never trusts a man who does not laugh at himself.", "A man who laughs at himself may still lie to others."),
    ("She never trusts a man who does not laugh at himself.", "Trust begins with somebody who admits a mistake before they are asked."),
    ("He thinks machines make people lazy and cities make them lonely.", "A machine that lets a neighbour hear again makes nobody lazy."),
    ("He thinks machines make people lazy and cities make them lonely.", "Cities are less lonely than villages for whoever loves differently."),
    ("Old Tam holds that a promise is worth more than a contract.", "A contract protects the one of the two who is weaker."),
    ("Old Tam holds that a promise is worth more than a contract.", "Some promises are made to be forgiven, not to be kept."),
    ("A gruff innkeeper who says that rain washes away sins and debts alike.", "A debt that is written on a wall stays there in the rain."),
    ("You are a chess teacher. You find openings dull and endgames beautiful.", "The King's Indian is worth learning for the endgames it leads to."),
    ("You are a chess teacher. You find openings dull and endgames beautiful.", "Beginners should play before they study anything."),
    ("Mira pense que la mer rend tout ce qu'elle prend.", "La mer ne rend pas les noyés, quoi qu'on raconte sur le quai."),
    ("Mira pense que la mer rend tout ce qu'elle prend.", "Ce que la mer prend devrait parfois rester au fond."),
    ("Elle ne fait jamais confiance à un homme qui ne rit pas de lui-même.", "Un homme qui rit de lui-même peut encore mentir aux autres."),
    ("Elle ne fait jamais confiance à un homme qui ne rit pas de lui-même.", "La confiance commence chez celui qui avoue son erreur avant qu'on la trouve."),
    ("Il trouve que les machines rendent les gens paresseux et les villes les rendent seuls.", "Une machine qui rend l'ouïe à un voisin ne rend personne paresseux."),
    ("Le vieux Tam soutient qu'une promesse vaut mieux qu'un contrat.", "Un contrat protège le plus faible des deux."),
    ("Le vieux Tam soutient qu'une promesse vaut mieux qu'un contrat.", "Certaines promesses sont faites pour être pardonnées, pas pour être tenues."),
    ("Aubergiste bourru, il dit que la pluie lave les péchés comme les dettes.", "Une dette écrite sur un mur y reste, même sous la pluie."),
    ("Tu es professeur d'échecs ; tu trouves les ouvertures ennuyeuses et les finales belles.", "L'est-indienne vaut d'être apprise pour les finales où elle mène."),
]  # fmt: skip

# (position, justification that cites it, justification that does not)
CITED = [
    ("A contract protects the one of the two who is weaker.", "Because a contract protects the one of the two who is weaker.", "Lise told how her landlord backed out of what he had said at the table."),
    ("Beginners should play before they study anything.", "It is clear that beginners should play before they study anything at all.", "Her son gave up after a month of books."),
    ("Some of what the sea takes should stay where it lies.", "She feels some of what the sea takes should stay where it lies.", "The divers found the bell, and nobody in the village wanted to see it."),
    ("Un contrat protège le plus faible des deux.", "Car, au fond, un contrat protège le plus faible des deux.", "Lise a raconté que son propriétaire était revenu sur sa parole."),
    ("Une dette écrite sur un mur y reste, même sous la pluie.", "La conversation montre qu'une dette écrite sur un mur y reste.", "Le client a nié l'ardoise, et tout le monde l'avait lue."),
    ("Ce que la mer prend devrait parfois rester au fond.", "Ce que la mer prend devrait parfois rester au fond, dit-elle.", "Les plongeurs ont remonté la cloche, et personne n'a voulu la voir."),
]  # fmt: skip
