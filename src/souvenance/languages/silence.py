"""What has no answer in anybody's memory: small talk, and questions about lives that are not told here. Data only.

Silence is calibrated on these: what a scope answers to them is the score of an accident. Every second line calibrates, the
others judge (`souvenance eval abstention`), so that nothing is judged by what it was tuned on.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SilenceWords:
    """Of one language."""

    chat: tuple[str, ...]  # greetings, reactions, moods, requests that need no memory, nonsense
    foreign: tuple[str, ...]  # questions whose answer stands nowhere; "{name}" stands for somebody
    names: tuple[str, ...]  # of people that nobody speaks of


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.strip().splitlines())


SILENCE_WORDS: Mapping[str, SilenceWords] = {
    "en": SilenceWords(
        chat=_lines("""
            hey, how are you today?
            good morning!
            hi there
            hello again, it's me
            thanks, that's perfect
            great, thank you so much
            lol that's funny
            haha yes exactly
            ok
            yes please
            no, that's fine
            what do you think?
            tell me a joke
            make me laugh
            can you help me with something?
            I need your help
            I'm so tired today
            I'm bored
            nice to see you again
            it's good to be back
            how's it going?
            what's up?
            good night, talk tomorrow
            bye, see you later
            hmm let me think
            give me a second
            what can you do?
            who are you, really?
            that makes sense
            I see what you mean
            shall we go on?
            please continue
            wow, really?
            no way!
            never mind
            forget it, not important
            the weather is awful this morning
            it's so hot outside
            sounds good to me
            let's do it
            are you there?
            can you hear me?
            sorry for the delay
            sorry, I was busy
            blorf quandle snibbet
            asdkjh qwoeiu zxmcn
            what's 17 times 23?
            how many metres are in a mile?
            write me a short poem
            write a haiku about autumn
            say that again please
            could you repeat that?
            what time is it?
            what day is it today?
            you're the best
            you're really kind
            happy Monday!
            have a nice weekend
            translate "good evening" into Spanish
            what is the capital of Australia?
            I feel a bit down
            what a day...
        """),
        foreign=_lines("""
            Which school does {name}'s nephew go to?
            What did {name} pay for the accordion?
            When is the plumber coming to fix the boiler?
            What colour did {name} paint the bathroom?
            Who taught {name} to sail?
            What is the name of {name}'s parrot?
            Where did my uncle keep his stamp collection?
            How long did the flight to Lima take?
            Why did {name} leave the choir?
            Which dentist did you recommend to me?
            What did the vet say about the rabbit?
            How many chapters of the novel has {name} written?
            Who won the chess tournament in Tallinn?
            What is the password of the weather station?
            When did {name} sell the caravan?
            Which museum did we visit with the twins?
            What was wrong with the dishwasher?
            Which mushrooms did {name} find in the forest?
            What does the neighbour's daughter study?
            When does the lease of the workshop end?
            What did {name} bring back from Iceland?
            Who is looking after the bees this summer?
            How much did the new windows cost?
            What was the title of the play {name} saw?
            Where did {name} learn to weld?
            Which vaccine did the puppy still need?
            What did {name} promise the landlord?
            When did the orchestra rehearse the requiem?
            Who broke the blue vase?
            What was {name}'s score in the archery contest?
            Which port does the fishing boat leave from?
            What did the notary say about the will?
            How tall is {name}'s youngest cousin?
            What brand of tent did {name} buy?
            When was the bridge over the canal closed?
            What did {name} cook for the wedding?
            Which bus goes to the observatory?
            Who lent {name} the telescope?
            What is {name} allergic to besides pollen?
            How did the interview at the shipyard go?
            Where was the surprise party held?
            What instrument did {name}'s grandfather play?
            When is the exam for the pilot's licence?
            What did the mechanic replace in the van?
            Which of the two kittens did {name} keep?
            What was the nickname of the coach?
        """),
        names=("Oswald", "Ingrid", "Thaddeus", "Philippa"),
    ),
    "fr": SilenceWords(
        chat=_lines("""
            salut, ça va ?
            bonjour !
            coucou, c'est encore moi
            hello, comment tu vas aujourd'hui ?
            merci, c'est parfait
            super, merci beaucoup
            mdr trop drôle
            haha oui exactement
            d'accord
            oui, s'il te plaît
            non, c'est bon
            qu'est-ce que tu en penses ?
            raconte-moi une blague
            fais-moi rire
            tu peux m'aider ?
            j'ai besoin d'un coup de main
            je suis crevé ce soir
            je m'ennuie
            content de te revoir
            ça fait plaisir d'être de retour
            quoi de neuf ?
            bonne nuit, à demain
            allez, à plus tard
            hmm laisse-moi réfléchir
            attends une seconde
            tu sais faire quoi ?
            qui es-tu, au fond ?
            oui, c'est logique
            je vois ce que tu veux dire
            on continue ?
            vas-y, continue
            ah bon, vraiment ?
            c'est pas vrai !
            laisse tomber
            oublie, c'est pas important
            il fait un temps affreux ce matin
            il fait trop chaud dehors
            ça me va
            allez, on y va
            tu es là ?
            tu m'entends ?
            désolé pour le retard
            pardon, j'étais occupé
            blorfe quandel snibette
            fjdks qmlsk zoieru
            combien font 17 fois 23 ?
            combien de mètres dans un mille ?
            écris-moi un petit poème
            fais-moi un haïku sur l'automne
            répète s'il te plaît
            tu peux redire ça ?
            il est quelle heure ?
            on est quel jour ?
            t'es le meilleur
            tu es vraiment gentille
            bon lundi !
            bon week-end à toi
            traduis « bonsoir » en espagnol
            quelle est la capitale de l'Australie ?
            j'ai un petit coup de mou
            quelle journée...
        """),
        foreign=_lines("""
            Dans quelle école va le neveu de {name} ?
            Combien {name} a payé l'accordéon ?
            Quand est-ce que le plombier vient réparer la chaudière ?
            De quelle couleur {name} a repeint la salle de bains ?
            Qui a appris à {name} à faire de la voile ?
            Comment s'appelle le perroquet de {name} ?
            Où mon oncle rangeait sa collection de timbres ?
            Combien de temps a duré le vol pour Lima ?
            Pourquoi {name} a quitté la chorale ?
            Quel dentiste tu m'avais conseillé ?
            Qu'est-ce que le vétérinaire a dit pour le lapin ?
            Combien de chapitres du roman {name} a écrits ?
            Qui a gagné le tournoi d'échecs à Tallinn ?
            C'est quoi le mot de passe de la station météo ?
            Quand est-ce que {name} a vendu la caravane ?
            Quel musée on a visité avec les jumeaux ?
            Qu'est-ce qui n'allait pas avec le lave-vaisselle ?
            Quels champignons {name} a trouvés dans la forêt ?
            Elle étudie quoi, la fille du voisin ?
            Quand se termine le bail de l'atelier ?
            Qu'est-ce que {name} a rapporté d'Islande ?
            Qui s'occupe des abeilles cet été ?
            Combien ont coûté les nouvelles fenêtres ?
            Quel était le titre de la pièce que {name} a vue ?
            Où est-ce que {name} a appris à souder ?
            Quel vaccin manquait encore au chiot ?
            Qu'est-ce que {name} a promis au propriétaire ?
            Quand l'orchestre a répété le requiem ?
            Qui a cassé le vase bleu ?
            Combien de points {name} a faits au concours de tir à l'arc ?
            De quel port part le bateau de pêche ?
            Qu'a dit le notaire pour le testament ?
            Combien mesure le plus jeune cousin de {name} ?
            Quelle marque de tente {name} a achetée ?
            Quand est-ce qu'on a fermé le pont du canal ?
            Qu'est-ce que {name} a cuisiné pour le mariage ?
            Quel bus va à l'observatoire ?
            Qui a prêté le télescope à {name} ?
            À quoi {name} est allergique, à part le pollen ?
            Comment s'est passé l'entretien au chantier naval ?
            Où a eu lieu la fête surprise ?
            De quel instrument jouait le grand-père de {name} ?
            Quand a lieu l'examen de la licence de pilote ?
            Qu'est-ce que le garagiste a changé sur la camionnette ?
            Lequel des deux chatons {name} a gardé ?
            C'était quoi le surnom de l'entraîneur ?
        """),
        names=("Gontran", "Ingrid", "Théodule", "Philippine"),
    ),
    "zh": SilenceWords(
        chat=_lines("""
            你好
            早上好
            嗨，又是我
            今天怎么样？
            谢谢你
            太好了，多谢
            哈哈太好笑了
            对对对
            好的
            好啊，麻烦你了
            你觉得呢？
            讲个笑话吧
            逗我笑一下
            你能帮我吗？
            我需要帮忙
            我今天好累
            我好无聊
            很高兴又见到你
            最近怎么样？
            晚安，明天聊
            再见，回头说
            嗯让我想想
            等我一下
            你会做什么？
            你到底是谁？
            有道理
            我明白你的意思
            继续吧
            请接着说
            真的吗？
            不会吧！
            算了
            别管了，不重要
            今天天气真糟
            外面太热了
            听起来不错
            我们开始吧
            你在吗？
            抱歉来晚了
            刚才在忙，不好意思
            布洛夫宽德尔斯尼比
            十七乘二十三等于多少？
            写首小诗
            写一首关于秋天的俳句
            再说一遍
            现在几点了？
            今天星期几？
            你真棒
            周末愉快
            澳大利亚的首都是哪里？
        """),
        foreign=_lines("""
            {name}的侄子上哪所学校？
            {name}买手风琴花了多少钱？
            水管工什么时候来修锅炉？
            {name}把浴室刷成了什么颜色？
            谁教{name}开帆船的？
            {name}的鹦鹉叫什么名字？
            我叔叔把邮票册放在哪里？
            飞利马花了多长时间？
            {name}为什么退出合唱团？
            你给我推荐过哪位牙医？
            兽医说那只兔子怎么了？
            {name}的小说写了多少章？
            谁赢了塔林的国际象棋比赛？
            气象站的密码是什么？
            {name}什么时候卖掉房车的？
            我们和双胞胎参观了哪个博物馆？
            洗碗机出了什么毛病？
            {name}在森林里找到了什么蘑菇？
            邻居的女儿学什么专业？
            工作室的租约什么时候到期？
            {name}从冰岛带回了什么？
            今年夏天谁照看蜜蜂？
            新窗户花了多少钱？
            {name}看的那出戏叫什么？
            {name}在哪里学的焊接？
            小狗还差哪种疫苗？
            谁打碎了蓝色的花瓶？
            {name}射箭比赛得了多少分？
            渔船从哪个港口出发？
            {name}为婚礼做了什么菜？
        """),
        names=("欧阳燕", "司徒亮", "诸葛敏", "上官宁"),
    ),
    "de": SilenceWords(
        chat=_lines("""
            Hallo, wie geht's dir heute?
            Guten Morgen!
            danke, das ist perfekt
            haha ja genau
            okay
            ja, bitte
            was meinst du?
            erzähl mir einen Witz
            kannst du mir helfen?
            ich bin heute so müde
            mir ist langweilig
            schön, dich wiederzusehen
            gute Nacht, bis morgen
            hm, lass mich überlegen
            was kannst du alles?
            wer bist du eigentlich?
            das ergibt Sinn
            sollen wir weitermachen?
            echt jetzt?
            vergiss es
            das Wetter ist heute furchtbar
            klingt gut
            bist du da?
            entschuldige die Verspätung
            blorf quandel schnibbet
            was ist 17 mal 23?
            schreib mir ein kurzes Gedicht
            sag das bitte noch mal
            wie spät ist es?
            schönes Wochenende
        """),
        foreign=_lines("""
            Auf welche Schule geht der Neffe von {name}?
            Was hat {name} für das Akkordeon bezahlt?
            Wann kommt der Klempner wegen der Heizung?
            In welcher Farbe hat {name} das Bad gestrichen?
            Wer hat {name} das Segeln beigebracht?
            Wie heißt der Papagei von {name}?
            Wo hat mein Onkel seine Briefmarken aufbewahrt?
            Wie lange hat der Flug nach Lima gedauert?
            Warum hat {name} den Chor verlassen?
            Welchen Zahnarzt hattest du mir empfohlen?
            Was hat der Tierarzt über das Kaninchen gesagt?
            Wer hat das Schachturnier in Tallinn gewonnen?
            Wann hat {name} den Wohnwagen verkauft?
            Was war mit der Spülmaschine los?
            Welche Pilze hat {name} im Wald gefunden?
            Wann endet der Mietvertrag der Werkstatt?
            Was hat {name} aus Island mitgebracht?
            Wie viel haben die neuen Fenster gekostet?
            Wo hat {name} schweißen gelernt?
            Wer hat die blaue Vase zerbrochen?
        """),
        names=("Wendelin", "Ingeborg", "Leberecht", "Philippa"),
    ),
    "es": SilenceWords(
        chat=_lines("""
            hola, ¿qué tal hoy?
            ¡buenos días!
            gracias, está perfecto
            jaja sí, exacto
            vale
            sí, por favor
            ¿tú qué piensas?
            cuéntame un chiste
            ¿me puedes ayudar?
            hoy estoy muy cansado
            me aburro
            qué alegría verte otra vez
            buenas noches, hasta mañana
            mmm, déjame pensar
            ¿qué sabes hacer?
            ¿quién eres en realidad?
            tiene sentido
            ¿seguimos?
            ¿en serio?
            déjalo, no importa
            hace un tiempo horrible
            me parece bien
            ¿estás ahí?
            perdona el retraso
            blorfo cuandel esnibete
            ¿cuánto es 17 por 23?
            escríbeme un poema corto
            repítelo, por favor
            ¿qué hora es?
            buen fin de semana
        """),
        foreign=_lines("""
            ¿A qué colegio va el sobrino de {name}?
            ¿Cuánto pagó {name} por el acordeón?
            ¿Cuándo viene el fontanero a arreglar la caldera?
            ¿De qué color pintó {name} el baño?
            ¿Quién enseñó a {name} a navegar a vela?
            ¿Cómo se llama el loro de {name}?
            ¿Dónde guardaba mi tío los sellos?
            ¿Cuánto duró el vuelo a Lima?
            ¿Por qué dejó {name} el coro?
            ¿Qué dentista me recomendaste?
            ¿Qué dijo el veterinario del conejo?
            ¿Quién ganó el torneo de ajedrez en Tallin?
            ¿Cuándo vendió {name} la caravana?
            ¿Qué le pasaba al lavavajillas?
            ¿Qué setas encontró {name} en el bosque?
            ¿Cuándo termina el alquiler del taller?
            ¿Qué trajo {name} de Islandia?
            ¿Cuánto costaron las ventanas nuevas?
            ¿Dónde aprendió {name} a soldar?
            ¿Quién rompió el jarrón azul?
        """),
        names=("Wenceslao", "Ingrid", "Teodomiro", "Filomena"),
    ),
    "it": SilenceWords(
        chat=_lines("""
            ciao, come stai oggi?
            buongiorno!
            grazie, è perfetto
            ahah sì, esatto
            va bene
            sì, per favore
            tu che ne pensi?
            raccontami una barzelletta
            mi puoi aiutare?
            oggi sono stanchissimo
            mi annoio
            che bello rivederti
            buonanotte, a domani
            mmm, fammi pensare
            che cosa sai fare?
            ma tu chi sei?
            ha senso
            andiamo avanti?
            davvero?
            lascia stare
            oggi il tempo è orribile
            per me va bene
            ci sei?
            scusa il ritardo
            blorfo quandello snibbette
            quanto fa 17 per 23?
            scrivimi una breve poesia
            ripeti, per favore
            che ore sono?
            buon fine settimana
        """),
        foreign=_lines("""
            Che scuola frequenta il nipote di {name}?
            Quanto ha pagato {name} la fisarmonica?
            Quando viene l'idraulico per la caldaia?
            Di che colore ha dipinto il bagno {name}?
            Chi ha insegnato a {name} ad andare a vela?
            Come si chiama il pappagallo di {name}?
            Dove teneva i francobolli mio zio?
            Quanto è durato il volo per Lima?
            Perché {name} ha lasciato il coro?
            Quale dentista mi avevi consigliato?
            Che cosa ha detto il veterinario del coniglio?
            Chi ha vinto il torneo di scacchi a Tallinn?
            Quando ha venduto la roulotte {name}?
            Che cosa aveva la lavastoviglie?
            Quali funghi ha trovato {name} nel bosco?
            Quando scade l'affitto del laboratorio?
            Che cosa ha portato {name} dall'Islanda?
            Quanto sono costate le finestre nuove?
            Dove ha imparato a saldare {name}?
            Chi ha rotto il vaso blu?
        """),
        names=("Venceslao", "Ingrid", "Teodolindo", "Filomena"),
    ),
    "pt": SilenceWords(
        chat=_lines("""
            olá, tudo bem hoje?
            bom dia!
            obrigado, está perfeito
            haha sim, exatamente
            está bem
            sim, por favor
            o que achas?
            conta-me uma piada
            podes ajudar-me?
            hoje estou tão cansado
            que tédio
            que bom ver-te outra vez
            boa noite, até amanhã
            hum, deixa-me pensar
            o que sabes fazer?
            quem és tu, afinal?
            faz sentido
            vamos continuar?
            a sério?
            deixa lá
            o tempo está horrível hoje
            por mim está bem
            estás aí?
            desculpa o atraso
            blorfo quandel esnibete
            quanto é 17 vezes 23?
            escreve-me um poema curto
            repete, por favor
            que horas são?
            bom fim de semana
        """),
        foreign=_lines("""
            Em que escola anda o sobrinho de {name}?
            Quanto pagou {name} pelo acordeão?
            Quando vem o canalizador arranjar a caldeira?
            De que cor pintou {name} a casa de banho?
            Quem ensinou {name} a velejar?
            Como se chama o papagaio de {name}?
            Onde guardava o meu tio os selos?
            Quanto tempo durou o voo para Lima?
            Porque deixou {name} o coro?
            Que dentista me recomendaste?
            O que disse o veterinário sobre o coelho?
            Quem ganhou o torneio de xadrez em Tallinn?
            Quando vendeu {name} a caravana?
            O que tinha a máquina de lavar loiça?
            Que cogumelos encontrou {name} na floresta?
            Quando acaba o aluguer da oficina?
            O que trouxe {name} da Islândia?
            Quanto custaram as janelas novas?
            Onde aprendeu {name} a soldar?
            Quem partiu o vaso azul?
        """),
        names=("Venceslau", "Ingrid", "Teodomiro", "Filomena"),
    ),
}
