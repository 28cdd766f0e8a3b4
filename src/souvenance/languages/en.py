"""English."""

from souvenance.languages.pack import Pack, numbered, words

# Not listed, being content too: won (won't), don (Don), haven, us (US), id (ID), ill, hell, shell, shed, wed, pretty.
PACK = Pack(
    code="en",
    name="English",
    stemmer="english",
    stop_words=words("""
        a an the this that these those some any each every either neither both all most more much many few
        other another such own same i me my mine myself you your yours yourself yourselves he him his himself
        she her hers herself it its itself we our ours ourselves they them their theirs themselves
        one ones someone somebody something anyone anybody anything everyone everybody everything nobody nothing
        am is are was were be been being do does did done doing have has had having
        will would shall should can could may might must cannot
        isn aren wasn weren doesn didn hasn hadn wouldn couldn shouldn mustn needn
        isnt arent aint wasnt werent dont doesnt didnt hasnt havent hadnt wont wouldnt cant couldnt shouldnt mustnt
        neednt shant mightnt im ive hes shes thats theres heres weve theyre theyve theyll theyd youre youve youll youd
        yall wouldve couldve shouldve mightve gonna wanna gotta kinda sorta lemme gimme cuz coz
        not no nor only just too very so than then there here again once also ever even still yet already
        and or but if because as until while of at by for with about against between into through during
        before after above below to from up down in out on off over under further within without upon onto
        per via like got get gets getting gotten let lets really quite rather
        s t n u ur ll ve re oclock
        ok okay oh ah um uh hmm yeah yep nope yes hey hi hello well please thanks thank
    """),
    question_words=words("""
        what when where which who whom whose why how whatever whenever wherever whichever whoever
        whats whens wheres whos whys hows
    """),
    whole_words=words("to-do to-dos how-to how-tos"),
    possessives=words("s d m ll re ve"),
    months=numbered("""
        january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct
        november/nov december/dec
    """),
    month_ambiguous=words("may march mar jan jun sep sept dec"),
    month_cues=words("in of since until till by last next every each early late mid from before after during through"),
    weekdays=numbered("monday tuesday wednesday thursday friday saturday sunday"),
    number_words=numbered("two three four five six seven eight nine ten eleven twelve thirteen fourteen", first=2)
    | numbered("fifteen sixteen seventeen eighteen nineteen", first=15)
    | numbered("twenty thirty forty fifty sixty seventy eighty ninety hundred", first=20, step=10)
    | {"zero": 0, "thousand": 1000},
    numbers_beside={"one": 1},
    number_joints=words("and"),
    day_first=False,
    ordinal_suffixes=words("st nd rd th"),
)
