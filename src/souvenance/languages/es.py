"""Spanish."""

from souvenance.languages.pack import Pack, numbered, words

# Not listed, being content too: te (té, tea), bajo, vino, solo, hecho, tarde, ahora. Julio and Mar are names.
PACK = Pack(
    code="es",
    name="español",
    stemmer="spanish",
    stop_words=words("""
        el la los las lo un una unos unas uno al del de a ante con contra desde durante en entre hacia hasta para por
        segun sin sobre tras
        yo me mi mis mio mia mios mias conmigo tu tus ti tuyo tuya tuyos tuyas contigo usted ustedes
        ella ello ellos ellas le les se si su sus suyo suya suyos suyas consigo
        nos nosotros nosotras nuestro nuestra nuestros nuestras os vosotros vosotras vuestro vuestra vuestros vuestras
        este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello
        mismo misma mismos mismas otro otra otros otras cada todo toda todos todas algo alguien alguno alguna algunos
        algunas algun nada nadie ninguno ninguna ningun cualquier cualquiera varios varias ambos ambas
        mucho mucha muchos muchas muy poco poca pocos pocas mas menos tan tanto tanta tantos tantas demasiado bastante
        soy eres es somos sois son era eras eramos eran fui fuiste fue fuimos fueron sido ser siendo sea sean seria
        serian sera seran
        estoy estamos estais estan estaba estabas estaban estuve estuvo estado estar este esten
        he has ha hemos habeis han habia habian hay hubo haya hayan haber habra habria
        tengo tienes tiene tenemos tienen tenia tenias tenian tuve tuvo tener tenido tenga
        hago haces hace hacen hacer hizo voy vas va vamos van iba iban
        puedo puedes puede pueden podia podria debo debes debe deben
        no ni y e o u pero sino aunque porque pues que cuyo cuya
        ya aun todavia siempre nunca jamas tambien tampoco asi entonces luego bien apenas casi ademas
        aqui ahi alli alla antes despues
        pa q xq tb tmb vale ok okay hola gracias oye bueno ah eh oh pues
    """),
    question_words=words("""
        que quien quienes cual cuales cuando donde adonde como cuanto cuanta cuantos cuantas porque
    """),
    months=numbered("""
        enero/ene febrero/feb marzo/mar abril/abr mayo/may junio/jun julio/jul agosto/ago
        septiembre/setiembre/sept/sep/set octubre/oct noviembre/nov diciembre/dic
    """),
    month_ambiguous=words("julio mar may set sep"),
    month_cues=words("en desde hasta durante pasado proximo"),
    weekdays=numbered("lunes martes miercoles jueves viernes sabado domingo"),
    number_words=numbered("dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", first=2)
    | numbered("dieciseis diecisiete dieciocho diecinueve veinte", first=16)
    | numbered("veintiuno/veintiun veintidos veintitres veinticuatro veinticinco veintiseis", first=21)
    | numbered("veintisiete veintiocho veintinueve", first=27)
    | numbered("treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento", first=30, step=10)
    | numbered(
        "doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas", first=200, step=100
    )
    | numbered(
        "seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas", first=600, step=100
    )
    | {"cero": 0, "mil": 1000},
    numbers_beside={"uno": 1, "una": 1, "un": 1},
    number_joints=words("y"),
    ordinal_suffixes=words("º ª ° er ro ra do da to ta mo ma vo va no na"),
)
