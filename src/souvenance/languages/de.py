"""German."""

from souvenance.languages.pack import Pack, numbered, words

_UNITS = numbered("ein zwei drei vier funf sechs sieben acht neun")
_TENS = numbered("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig", first=20, step=10)

# Not listed, being content too: schon (schön), ware (wäre), tat, eins, einig, bald, weg. Jan is a name.
PACK = Pack(
    code="de",
    name="Deutsch",
    stemmer="german",
    stop_words=words("""
        der die das den dem des ein eine einen einem einer eines dies diese diesen diesem dieser dieses
        jene jenen jenem jener jenes jede jeden jedem jeder jedes manche manchen manchem mancher manches
        solche solchen solchem solcher solches derselbe dieselbe dasselbe
        kein keine keinen keinem keiner keines alle allen allem aller alles beide beiden
        viel viele vielen vieler wenig wenige wenigen mehr mehrere mehreren einige einigen einiger etwas nichts nix
        andere anderen anderem anderer anderes jemand jemanden niemand niemanden man selbst selber
        ich mich mir du dich dir er ihn ihm sie ihnen es wir uns ihr euch sich einander
        mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner
        seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer
        bin bist ist sind seid war warst waren wart gewesen sei seien
        werde wirst wird werden werdet wurde wurden geworden worden
        habe hab hast hat haben habt hatte hattest hatten hattet gehabt
        kann kannst konnen konnt konnte konnten muss musst mussen musste mussten soll sollst sollen sollte sollten
        will willst wollen wollt wollte wollten darf darfst durfen durfte durften mochte mochten lasst gibt gab
        nicht nie niemals nur noch auch ja nein doch denn eben halt mal so sehr ganz gar zu immer wieder
        und oder aber sondern dass ob weil wenn als obwohl damit falls sobald bevor nachdem sowie bzw
        in im an am auf aus bei beim mit nach von vom zum zur fur gegen durch ohne um bis seit vor hinter neben
        unter uber zwischen wegen wahrend trotz ab ins ans aufs ubers unters furs durchs
        hier da dort dann dabei dafur dagegen daher dahin damals danach daran darauf daraus darin daruber darum davon
        davor dazu also jedoch trotzdem deshalb deswegen allerdings eigentlich vielleicht wirklich
        s n ne nen nem ner nich gibts gehts ists wars wirs obs ichs dus ers hats
        ok okay hallo hi danke bitte ah oh ach na naja tja hm
    """),
    question_words=words("""
        wer wen wem wessen was wann wo woher wohin wie warum wieso weshalb weswegen
        welch welche welchen welchem welcher welches wozu womit worum wovon worauf woran worin woraus wodurch wofur
        wonach wobei woruber wieviel wieviele
    """),
    possessives=words("s n ne nen m"),
    nouns_have_capitals=True,
    months=numbered("""
        januar/janner/jan februar/feber/feb marz/maerz/mrz april/apr mai juni/jun juli/jul august/aug
        september/sept/sep oktober/okt november/nov dezember/dez
    """),
    month_ambiguous=words("jan sep"),
    weekdays=numbered("montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag"),
    number_words=numbered("zwei/zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn", first=2)
    | numbered("funfzehn sechzehn siebzehn achtzehn neunzehn", first=15)
    | _TENS
    | {f"{unit}und{tens}": n + ten for unit, n in _UNITS.items() for tens, ten in _TENS.items()}  # one word: "dreiundvierzig"
    | {f"{unit}hundert": 100 * n for unit, n in _UNITS.items()}
    | {f"{unit}tausend": 1000 * n for unit, n in _UNITS.items()}
    | {"null": 0, "hundert": 100, "tausend": 1000},
    ordinal_suffixes=words(". te ten ter ste sten ster"),
)
