"""Italian."""

from souvenance.languages.pack import Pack, numbered, words

# Not listed, being content too: te (tè), sei (six), stato, stati, sara (Sara), collo, ora, potere. "Mar" is a sea.
PACK = Pack(
    code="it",
    name="italiano",
    stemmer="italian",
    stop_words=words("""
        il lo la i gli le l un uno una di a da in con su per tra fra
        del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle
        nel nello nella nei negli nelle sul sullo sulla sui sugli sulle col coi
        io mi me tu ti lui lei si se noi ci ce voi vi ve loro li ne glielo gliela egli ella essi esse
        mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre
        questo questa questi queste quello quella quelli quelle quel quei quegli cio
        stesso stessa stessi stesse altro altra altri altre ogni ognuno qualche qualcuno qualcuna qualcosa qualsiasi
        alcuno alcuna alcuni alcune nessuno nessuna niente nulla tutto tutta tutti tutte entrambi entrambe
        molto molta molti molte poco poca pochi poche po troppo troppa tanto tanta tanti tante piu meno
        sono e siamo siete era ero eri eravamo eravate erano fui fu furono essere essendo sia siano saro saranno
        sarebbe sarebbero fosse fossero
        ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano ebbe avere avendo avuto avro avra avrebbe abbia
        sto stai sta stiamo stanno stava stavo stavano
        faccio fai fa facciamo fanno faceva fare fatto vado vai va andiamo vanno
        posso puoi puo possiamo possono poteva devo devi deve dobbiamo devono doveva
        non ne ed o od ma pero quindi dunque anche perche poiche che cui se mentre anzi oppure ne neanche nemmeno
        gia ancora sempre mai solo soltanto proprio davvero bene cosi poi allora invece infatti cioe appena quasi circa
        qui qua li dopo prima senza sotto sopra contro verso dentro fuori durante
        c d s t m v n ok okay ciao grazie prego ah eh oh beh boh
        nn cmq xche xke
    """),
    question_words=words("""
        che chi cosa come dove quando perche quale quali qual quanto quanta quanti quante cos com dov
    """),
    elisions=words("""
        l un d c s m t v n all dall dell nell sull coll quest quell anch neanch nient nessun ciascun qualcun qualcos
        tutt com cos dov quand quant ch gl glie
    """),
    months=numbered("""
        gennaio/genn/gen febbraio/febbr/feb marzo/mar aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago
        settembre/sett/set ottobre/ott novembre/nov dicembre/dic
    """),
    month_ambiguous=words("mar set sett ago"),
    weekdays=numbered("lunedi martedi mercoledi giovedi venerdi sabato domenica"),
    number_words=numbered("due tre quattro cinque", first=2)
    | numbered("sette otto nove dieci undici dodici tredici quattordici quindici sedici", first=7)
    | numbered("diciassette diciotto diciannove", first=17)
    | numbered("venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento", first=20, step=10)
    | {"zero": 0, "mille": 1000, "mila": 1000},
    ordinal_suffixes=words("º ª ° mo ma"),
)
