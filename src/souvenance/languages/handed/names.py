"""First names that are no usual word, folded: whoever stands with one before a colon is somebody else. Data only."""

from souvenance.languages.pack import words

NAMES = words("""
    aaron adam adele adrian adrien agathe agnes ahmed aicha aisha alain alan albert alejandro alessandro alex alexander alexandra
    alexandre alexis ali alice alicia aline allison amanda amelia amelie amina amir amy ana anais anders andre andrea andrei andrew
    andy angela angelique anita anja ann anna annabelle anne annie anouk antoine anthony antonio ariane arnaud arthur ashley astrid
    audrey aurelie axel barbara basile bastien beatrice ben benjamin benoit bernard beth betty bilal bob boris brandon brian brigitte
    bruno camille carla carlos carmen carol caroline catherine cecile cedric celia celine chantal charles charlie charlotte chen chiara
    chloe chris christel christelle christian christina christine christophe cindy claire clara clarisse claudia clemence clement
    coline colette connor corentin corinne craig cyril damien dan dana daniel daniela daphne dave david deborah delphine denis denise
    diana diane didier diego dimitri dominic dominique donna dora doris dylan ed edith edouard edward elena eleonore eliane elias elif elisa
    elisabeth elise elizabeth ella ellen elodie elsa emil emilie emily emma emmanuel eric erica erik erwan esteban esther ethan etienne
    eugene eva eve evelyne fabian fabien fabrice farah fatima fatou felix fernando fiona flora florent florian francesca francesco
    francis francois francoise frank franck fred frederic frederique gabriel gabrielle gael gaelle gareth gary gaspard gauthier genevieve
    geoffrey george georges gerald gerard gilbert gilles giovanni giulia grace greg gregory guillaume gustave gwen hamza hannah hans
    harold harriet harry hasan hassan heather hector helen helena helene heloise henri henry herve hugh hugo ian ibrahim igor ines ingrid
    irene iris isaac isabel isabelle isla ismael ivan jack jackie jacob jacqueline jacques jake jamal james jamie jan jane janet janine
    jason javier jean jeanne jeff jennifer jenny jeremie jeremy jerome jess jessica jim joan joanna joao jocelyne joe joel johan johanna
    john jon jonas jonathan jorge jose joseph josephine josh joshua josie juan judith jules julia julian julie julien juliette justin
    justine kamal karen karim karine kate katherine kathy katia katie keith ken kenji kenza kevin khaled kim kristina kyle lara larry laura
    laure laurence laurent lea leila lena leo leon leonie leslie leyla liam liliane lina linda lionel lisa lise loic lola lorenzo lou louis
    louise luc luca lucas lucia lucie lucien lucy ludovic luis luke lydia lyna mael maeve magali maggie maria marianne marie marina marine mario
    marion marius marjorie marlene martha martin martina martine mary mathieu mathilde mathis matt matteo matthew matthias matthieu maud
    maurice maxime maya mehdi melanie melissa mia michael michel michele michelle miguel mike mila mireille miriam mohamed mohammed
    molly monica monique morgane moussa muriel myriam nabil nadege nadia nadine nancy naomi natacha natalia natalie natasha nathalie nathan
    neil nico nicola nicolas nicole nigel nils nina noah noe noel noemie nora nour octave odile olga oliver olivia olivier omar oscar owen pablo
    paola paolo pascal pascale patricia patrick paul paula pauline pedro peter phil philip philippe phoebe pierre priya quentin rachel rafael
    rania raphael raphaelle raul raymond rebecca regis remi renaud rene renee ricardo richard rita robert roberto robin rodrigue roger roland
    romain romane ron ronan rosa rosalie roxane ruben ruth ryan sabine sabrina sacha salma sally sam samantha samia samir samuel sandra
    sandrine sara sarah scott sean sebastian sebastien selma serge sergio severine shane sharon sheila simon simone siobhan sofia solene sonia
    sophia sophie stan stefan stella stephane stephanie stephen steve steven stuart sue susan suzanne sven sylvain sylvie tamara tanguy tania
    tara ted teo teresa thea theo theodore theresa thibault thierry thomas tim timothee tina tobias tom tomas tony tracy valentin valentine
    valerie vanessa vera vero veronique victor victoria vincent violette virginie vivian walter wendy wei will william xavier yann yannick
    yasmin yasmine yohan yolande youssef yusuf yuki yves yvette yvonne zainab zara zoe
""")
