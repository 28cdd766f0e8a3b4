"""Portuguese."""

from souvenance.languages.pack import Pack, numbered, words

# Not listed, being content too: la (lã, wool), pais, logo, vez, gente. Março without its cedilla is the name Marco.
PACK = Pack(
    code="pt",
    name="português",
    stemmer="portuguese",
    stop_words=words("""
        o a os as um uma uns umas de do da dos das em no na nos nas num numa nuns numas dum duma ao aos
        por pelo pela pelos pelas para pra pro pras pros com sem sob sobre entre ate desde contra apos ante perante
        dele dela deles delas nele nela neles nelas neste nesta nestes nestas nesse nessa nesses nessas
        naquele naquela deste desta destes destas desse dessa desses dessas daquele daquela disto disso daquilo
        nisto nisso naquilo este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo
        eu me mim comigo tu te ti contigo ele ela eles elas se si lhe lhes consigo nos conosco connosco vos
        voce voces meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa
        mesmo mesma mesmos mesmas outro outra outros outras cada todo toda todos todas tudo algum alguma alguns algumas
        algo alguem nada ninguem nenhum nenhuma qualquer quaisquer varios varias ambos ambas
        muito muita muitos muitas pouco pouca poucos poucas mais menos tao tanto tanta tantos tantas bastante demais
        sou es e somos sao era eras eramos eram fui foste foi fomos foram sendo sido ser seja sejam sera serao seria
        seriam fosse fossem
        estou estas estamos estao estava estavas estavam estive esteve estiveram estado estar esteja estejam
        tenho tens tem temos tinha tinhas tinham tive teve tiveram ter tendo tido tenha terei
        ha havia houve haver hei hao vou vais vai vamos vao ia iam
        faco fazes faz fazem fazer fez feito posso podes pode podem podia poderia devo deves deve devem
        nao nem so apenas ja ainda sempre nunca jamais tambem talvez quase entao assim bem aqui ali ai antes depois
        mas ou pois porque embora enquanto cujo cuja
        d c q vc vcs tb tbm pq to ta tava ne sim ok okay oi ola obrigado obrigada ah eh oh
    """),
    question_words=words("""
        que quem qual quais quando onde aonde como porque quanto quanta quantos quantas cade
    """),
    elisions=frozenset({"d"}),
    months=numbered("""
        janeiro/jan fevereiro/fev marco/mar abril/abr maio/mai junho/jun julho/jul agosto/ago setembro/set outubro/out
        novembro/nov dezembro/dez
    """),
    month_ambiguous=words("marco mar ago set dez"),
    month_cues=words("em desde ate durante proximo passado"),
    weekdays=numbered("""
        segunda/segunda-feira terca/terca-feira quarta/quarta-feira quinta/quinta-feira sexta/sexta-feira sabado domingo
    """),
    number_words=numbered("dois/duas tres quatro cinco seis sete oito nove dez onze doze treze", first=2)
    | numbered("catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove", first=14)
    | numbered("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento", first=20, step=10)
    | {"zero": 0, "mil": 1000},
    ordinal_suffixes=words("º ª ° o"),
)
