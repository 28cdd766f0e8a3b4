"""First names that are no usual word, folded: whoever stands with one before a colon is somebody else. Data only."""

from souvenance.languages.pack import words

NAMES = words("""
    aaron abby abigail adam adele adrian adrien agathe agnes agnieszka ahmed aicha aidan aisha alain alan albane
    albert alejandro alessandro alessia alex alexander alexandra alexandre alexis alfie ali alice alicia aline alix
    allison alvaro amanda ambre amelia amelie amina aminata amir amy ana anais anatole anders andre andrea andrei
    andrew andy angela angelique anil anita anja ann anna annabelle anne annie anouk anthony antoine antonella antonin
    antonio apolline archie ariane arjun arlo armand armelle arnaud arthur ashley astrid aubin audrey augustin aurelie
    aurelien ava awa axel ayoub baptiste barbara barney basile bastien beatrice beatriz becky bella ben benedicte
    benjamin benoit berenice bernard bertrand beth betty bilal bilel billy bjorn blandine bob boris brad brandon
    brenda brett brian brice brigitte bruno caleb callum cameron camille candice capucine carla carlos carly carmen
    carol caroline carrie cassandra cassie catherine cecile cedric celia celine chantal charlene charles charlie
    charlotte chen cheryl chiara chloe chris christel christelle christian christina christine christophe chuck cindy
    claire clara clarisse claudia claudine clemence clement cleo clive cody colette colin coline connor corentin
    corinne courtney craig curtis cyrielle cyril daisy damien dan dana daniel daniela danny daphne darren dave david
    davide debbie deborah deepak delphine denis denise derek diana diane didier diego dimitri dirk dmitri dominic
    dominique donna dora dorian doris doug duncan dustin dylan ed eddie edgar edith edouard edward edwin eileen elaine
    eleanor elena eleonore eliane elias elif elisa elisabeth elise eliza elizabeth ella ellen ellie elliot elodie
    eloise elsa emil emilie emilien emily emma emmanuel enzo eric erica erik erin ernie erwan erwann esteban estelle
    esther ethan etienne eugene eugenie eva evan eve evelyne evie ewen fabian fabien fabrice fanny farah fatima fatou
    faustine faye felicie felicity felix femke fernando finley finn fiona flavie flora florent florian francesca
    francesco francis franck francois francoise frank frankie fred freddie frederic frederique freya gabin gabriel
    gabrielle gael gaelle gaetan garance gareth gary gaspard gaston gauthier gavin gemma genevieve geoff geoffrey
    george georges gerald geraldine gerard germain ghislaine gianni gilbert gilles gina giorgia giovanni giulia
    giuseppe glenn gordon grace graham greg gregoire gregory greta guillaume gustave gwen gwenaelle gwenn hamza hannah
    hans harold harriet harry hasan hassan hayley heather hector heike helen helena helene heloise henri henriette
    henrik henry herve hippolyte hiro howard hugh hugo huguette ian ibrahim ignacio igor ilona ilyes imogen ines
    ingrid irene irina iris isaac isabel isabella isabelle isaure isla ismael ivan ivy jack jackie jackson jacob
    jacqueline jacques jade jake jakub jamal james jamie jan jana jane janet janine jason javier jean jeanne jeff
    jenna jennifer jenny jeremie jeremy jerome jess jessica jill jim jimmy joachim joan joanna joao joaquim jocelyne
    jodie joe joel johan johanna john johnny jon jonas jonathan joost jorge joris jose joseph josephine josette josh
    joshua josie joyce juan juana judith judy jules julia julian julie julien juliette jurgen justin justine kader
    kamal kara karen karim karine karl katarzyna kate katherine kathy katia katie katy kayla keith kelly ken kenji
    kenza kerry kevin khaled killian kim kirk kirsty klaus koen kristina kurt kyle kylian laetitia lara larry lars
    laura laure lauren laurence laurent lea leah leila lena leo leon leonie leopold leslie lewis leyla liam liliane
    lilou lily lina linda ling lionel lisa lise lizzie loane logan loic lola lorenzo lotte lottie lou louane louie
    louis louisa louise louison luc luca lucas lucette lucia lucie lucien lucile lucy ludivine ludmila ludovic luis
    lukas luke lydia lyna mabel madeleine madison mael maelie maelle maelys maeve magali maggie maisie malcolm malik
    malo mamadou mandy manon manuel manuela marceau marcel marco marcus marek margaux margot marguerite maria marianne
    marie marina marine mario marion marius marjorie mark marlene martha marthe martin martina martine marvin mary
    mason mathias mathieu mathilde mathis matt matteo matthew matthias matthieu maud maurice max maxime maximilien
    maya megan mehdi mei melanie melina melinda melissa mette mia michael michel michele michelle mick mickael miguel
    mike mila milo minho mireille miriam mitch mohamed mohammad mohammed molly monica monique morgane mounir moussa
    muriel myriam nabil nadege nadia nadine nadir naima nancy naomi natacha natalia natalie natasha nate nathalie
    nathan nawel ned neil nelson nestor nick nico nicola nicolas nicole nigel nikki nils nina nino noah noe noel
    noemie nora norbert norman nour oceane octave odette odile olga oliver olivia olivier ollie omar ophelie oriane
    oscar ousmane owen pablo pam paola paolo pascal pascale patricia patrick patty paul paula paulette pauline paulo
    pawel pedro peggy percy perrine pete peter petra phil philip philippe phoebe pierre pierrick pieter pilar piotr
    polly priya quentin quinn rachel rachid rafael raj ralph randy rania raoul raphael raphaelle raul ravi rayan
    raymond rebecca reda reggie regine regis remi renaud rene renee rhys ricardo richard rick riley rita rob robert
    roberto robin rocio rodolphe rodrigue roger rohan roland romain romane romy ron ronan ronnie rory rosa rosalie
    rosie ross roxane roy ruben ruby rui russell ruth ryan sabine sabrina sacha sadie sakura sally salma salome
    salvatore sam samantha samia samir samira samuel samy sandra sandrine sanjay sanne sara sarah sasha scott sean seb
    sebastian sebastien segolene selma serge sergio severine shane shannon sharon shaun sheila shirley sid sienna
    simon simone siobhan sofia sofiane solange solene soline sonia sophia sophie soraya soren spencer stacey stan
    stefan stella stephane stephanie stephen steve steven stuart sue susan suzanne sven svetlana sylvain sylvia sylvie
    takeshi tamara tanguy tania tanya tara tatiana ted teo teresa terry tess thais thea theo theodore theophile
    theresa thibault thierry thomas tiago tiffany tilly tim timeo timothee tina tiphaine titouan tobias toby todd tom
    tomas tommy tony tracy travis trevor tristan troy tyler ulysse uwe valentin valentine valerie vanessa vera vero
    veronique vicky victor victoria vince vincent violette virginie vivian vivien walter wassim wayne wei wendy
    william wojtek wolfgang xavier yacine yael yanis yann yannick yasmin yasmina yasmine yohan yoko yolande youssef
    yuki yusuf yves yvette yvonne zach zacharie zack zainab zara zelie zineb zoe zoey zohra
""")
