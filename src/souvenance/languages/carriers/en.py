"""English."""

from souvenance.languages.carriers.pack import CarrierPack, mapped, rows
from souvenance.languages.pack import words

_NEGATED = {verb: verb for verb in words("do does did is are was were has have had would could should must need might")}
_NEGATED |= {"wo": "will", "ca": "can", "sha": "shall", "ai": "is"}

# Not fillers, being the fact now and then: very (an allergy), just (just arrived), in/on/at, this/that, with, for.
PACK = CarrierPack(
    code="en",
    additions=True,
    fillers=words("a an the s am is are be being do does um uh er hmm oh ah lol lmao haha hahaha tbh ngl"),
    intensifiers=words("really truly actually honestly definitely certainly simply literally"),
    openers=words("well so ok okay hi hey hello btw fyi and anyway yeah yes"),
    polite=words("please thanks pls plz"),
    titled=words("the"),
    links=words("and"),
    copulas=words("is are am s be being"),
    participle="ed$",
    participles=words("""
        paid left hit put cut lost sold told made held kept sent built caught taught bought brought found fed led shot shut
        set read hurt hung stuck struck bent bound burnt cast cost dealt felt fought heard hid laid learnt lent lit meant
        met rid said sought shed slid spent spit split spread stood swept thought understood won wound beat bet bid bled
        bred fit overcome run come become let quit spoilt spelt swung thrust wept
    """),
    before_days=words("on"),
    between_date=words("of"),
    movers=words("""
        is are am s was were on in at every each all during since for with from by before after until when if because as
        usually sometimes always today tomorrow tonight yesterday
    """),
    negators=words("""
        not no never none nobody nothing nowhere neither nor without hardly barely scarcely rarely seldom lack lacks lacking
        refuse refuses deny denies denied avoid avoids fail fails failed nope ex non anti unable false untrue no-longer
    """),
    exceptions=words("""
        except excepting excluding save unless if whether when whenever while although though but however only solely merely
        apart besides instead otherwise provided providing assuming till until depends depending lest despite unlike
    """),
    hedges=words("""
        maybe perhaps probably possibly presumably supposedly allegedly apparently seemingly reportedly likely unlikely
        almost nearly roughly approximately about around circa guess guesses think thinks thought believe believes believed
        suppose supposed hope hopes hoped wish wishes wished want wants wanted plan plans planned planning intend intends
        intended try tries tried trying seem seems seemed doubt doubts doubted suspect suspects dream dreams dreamed dreamt
        imagine imagines imagined pretend pretends pretended claim claims claimed say says said tell tells told hear hears
        heard rumour rumor joke joking kidding kinda sorta theory according expects expected expect considering considers
        consider lied lie lies lying theoretically hypothetically potentially tentatively uncertain unsure sure appears
        appear feared fear worry worries assume assumes assumed wrong mistaken mistake exaggerate exaggerating ironic irony
        sarcasm sarcastic ideally game novel fiction character
    """),
    modals=words("""
        can could may might must should shall will would ought need needs needed was were been had did going gonna wanna
        gotta able allowed forbidden supposed used-to have-to had-to mustve couldve wouldve shouldve
    """),
    changes=words("""
        already yet still again anymore longer once formerly previously former current currently now then new old start
        starts started starting begin begins began begun stop stops stopped stopping quit quits finish finishes finished end
        ends ended resume resumed become becomes became cancel cancels cancelled canceled postpone postponed since first
        last next previous future eventually soon later earlier temporarily permanently temporary permanent change
        changes changed
    """),
    amounts=words("""
        all some any most many few both half quarter third second-one third-one double twice thrice dozen dozens couple
        several less least more fewer enough much little lots plenty single one ones two hundred hundreds thousand thousands
        million millions billion billions percent average minimum maximum min max exactly often sometimes occasionally
        usually mostly mainly partly better best worse worst bigger smaller larger higher lower than rather
    """),
    units=words("""
        mg g kg mcg ug ml cl dl l cc mm cm m km kmh kph mph lb lbs oz ft foot feet inch inches yd yard yards mile miles
        metre metres meter meters litre litres liter liters gram grams kilo kilos kilogram kilograms milligram milligrams
        millilitre millilitres milliliter milliliters microgram micrograms centimetre centimetres centimeter centimeters
        kilometre kilometres kilometer kilometers pound pounds ounce ounces pint pints gallon gallons cup cups teaspoon
        teaspoons tablespoon tablespoons tsp tbsp stone ton tons tonne tonnes degree degrees celsius fahrenheit kelvin kb mb
        gb tb kib mib gib byte bytes ms s sec secs second seconds min mins minute minutes h hr hrs hour hours day days week
        weeks month months year years yr yrs decade decades century centuries night nights kw kwh watt watts volt volts amp
        amps hz khz mhz ghz kcal cal calories am pm px pt iu mmol acre acres hectare hectares
    """),
    currencies=words("""
        dollar dollars euro euros cent cents penny pence quid usd eur gbp chf yen jpy franc francs rupee rupees yuan krona
        kronor sterling buck bucks cad aud pesos peso
    """),
    times=words("""
        today tonight tomorrow yesterday morning mornings afternoon afternoons evening evenings noon midday midnight dawn
        dusk day-after-tomorrow day-before-yesterday weekday weekdays weekend weekends daily nightly weekly fortnightly
        monthly yearly annually quarterly hourly biweekly spring summer autumn fall winter easter christmas ago early late
        fortnight birthday anniversary ramadan thanksgiving oclock
    """),
    sides=words("""
        left right before after above below over under inside outside top bottom upper lower north south east west northern
        southern eastern western up down out off away against upstairs downstairs indoors outdoors left-handed right-handed
    """),
    kin=words("""
        mother father parent parents sister sisters brother brothers son sons daughter daughters child children wife husband
        wives husbands spouse partner aunt aunts uncle uncles niece nieces nephew nephews cousin cousins grandmother
        grandfather grandparents grandson granddaughter grandchildren stepmother stepfather stepson stepdaughter stepbrother
        stepsister motherinlaw fatherinlaw brotherinlaw sisterinlaw godmother godfather twin twins girlfriend boyfriend
        fiance fiancee widow widower mothers fathers spouses partners grandmothers grandfathers grandparent grandsons
        granddaughters grandchild stepmothers stepfathers stepsons stepdaughters stepbrothers stepsisters stepchild
        stepchildren halfbrother halfbrothers halfsister halfsisters godmothers godfathers godson godsons goddaughter
        goddaughters godchild godchildren sibling siblings girlfriends boyfriends fiances fiancees widows widowers males
        females male female man men woman women boy boys girl girls baby babies
    """),
    phrases=mapped("""
        day~after~tomorrow=day-after-tomorrow day~before~yesterday=day-before-yesterday by~the~way= in~fact= to~be~honest=
        used~to=used-to have~to=have-to has~to=have-to had~to=had-to have~got~to=have-to no~longer=no-longer no~one=nobody
        a~lot~of=lots lots~of=lots a~few=some a~little=some sort~of=sorta kind~of=kinda as~well= for~the~record=
        for~your~information= it~turns~out= i~mean= mother~in~law=motherinlaw father~in~law=fatherinlaw
        brother~in~law=brotherinlaw sister~in~law=sisterinlaw brothers~in~law=brotherinlaw sisters~in~law=sisterinlaw
        best~friend=bestfriend except~for=except all~but=except at~all= at~all~times=always all~the~time=always
        the~second=second-one the~third=third-one once~again=again never~ever=never left~handed=left-handed
        right~handed=right-handed has~got~a=have~a s~got~a=have~a has~got~an=have~an s~got~an=have~an
        has~got~no=have~no s~got~no=have~no
        have~got~a=have~a have~got~an=have~an have~got~the=have~the have~got~my=have~my have~got~no=have~no
        have~got~one=have~one
        have~got~some=have~some have~got~any=have~any have~got~this=have~this have~got~lots=have~lots
        do~not~ever=never per~cent=% a~dozen=12 half~a~dozen=6 a~dozen~times=dozen~times a~dozen~or~so=dozen~or~so
    """)
    | {f"{head} got {n}": f"have {n}" for head in ("have", "has", "s") for n in range(2, 101)},
    one=words("a an 1 one"),
    counting=words("""
        have has had and own owns keep keeps with take takes drink drinks eat eats smoke smokes buy bought adopted
    """),
    clitics=mapped("m=am re=are ve=have ll=will d=would s=s"),
    contractions=mapped("""
        dont=do~not doesnt=does~not didnt=did~not isnt=is~not arent=are~not wasnt=was~not werent=were~not hasnt=has~not
        havent=have~not hadnt=had~not wouldnt=would~not couldnt=could~not shouldnt=should~not mustnt=must~not neednt=need~not
        mightnt=might~not wont=will~not cant=can~not cannot=can~not shant=shall~not aint=is~not im=i~am ive=i~have
        youre=you~are youve=you~have theyre=they~are theyve=they~have weve=we~have hes=he~s shes=she~s thats=that~s
        theres=there~s heres=here~s lets=let~us gonna=going~to wanna=want~to gotta=have~to &=and
    """)
    | {f"{head}n't": f"{verb} not" for head, verb in _NEGATED.items()},
    same=mapped("""
        has=have were=was mum=mother mom=mother mummy=mother mommy=mother dad=father daddy=father grandma=grandmother
        granny=grandmother grandpa=grandfather granddad=grandfather grandad=grandfather kid=child kids=children bicycle=bike
        telephone=phone television=tv telly=tv photograph=photo refrigerator=fridge automobile=car favorite=favourite
        color=colour colors=colours gray=grey center=centre theater=theatre program=programme traveling=travelling
        traveled=travelled traveler=traveller catalog=catalogue jewelry=jewellery tire=tyre pajamas=pyjamas mold=mould
        plow=plough cozy=cosy license=licence practise=practice neighbor=neighbour neighbors=neighbours honor=honour
        humor=humour flavor=flavour labor=labour behavior=behaviour harbor=harbour favor=favour meter=metre meters=metre
        liter=litre liters=litre kilometer=km kilometers=km aluminum=aluminium everyone=everybody someone=somebody
        anyone=anybody vegie=vegetarian veggie=vegetarian eur=euro euros=euro usd=dollar dollars=dollar gbp=pound
        pounds=pound hrs=hour hr=hour hours=hour h=hour mins=minute min=minute minutes=minute secs=second sec=second
        seconds=second kilos=kg kilo=kg kilogram=kg kilograms=kg grams=g gram=g milligrams=mg milligram=mg millilitres=ml
        litres=litre l=litre metres=metre m=metre kilometres=km kilometre=km centimetres=cm centimetre=cm cents=cent 1=one
        yr=year yrs=year+s percent=%
        each=every gran=grandmother nan=grandmother nanna=grandmother nana=grandmother gramps=grandfather hubby=husband
        sis=sister u=you ur=your luv=love cuz=because coz=because cos=because thru=through
    """),
    spellings=(
        ("isation", "ization"), ("isations", "izations"), ("ising", "izing"), ("ised", "ized"), ("ises", "izes"),
        ("ise", "ize"), ("yse", "yze"), ("ysed", "yzed"),
    ),
    progressive={"is": "s", "s": "s", "am": "", "are": ""},
    stemmer="english",
    lookalikes=words("""
        carving craving carvings cravings signing singing retired retried barely barley trailing trialing perform preform
        deserts desserts outing tuning angels angles brakes breaks causal casual united untied sacred scared silver sliver
        martial marital desert dessert starring staring planning planing filling filing latter dinner diner hopping hoping
        barring baring scrapping scraping starred stared tapping taping winning wining sitting siting furry canvas canvass
        trails trials bellow holly berry coral corral complaint compliant quiet quite parental paternal dairy diary diaries
        dairies conservation conversation passed posted relation relating loosing losing choose chose moral morale carton
        cartoon broach brooch matting mating robbing robing gripping griping slopping sloping stripping striping snipping
        sniping tinny
    """),
    namesakes=words("""
        us it who may march china turkey polish bill mark rose will grace hope faith frank jack pat sue rob drew
    """),
    asides=rows("""
        as~you~know as~you~may~know as~you~already~know as~you~can~imagine as~you~remember as~you~may~remember as~i~said
        as~i~say as~i~told~you as~i~mentioned as~i~have~said as~i~have~told~you as~i~have~mentioned as~i~was~saying
        as~i~said~before as~mentioned like~i~said like~i~told~you like~i~say just~so~you~know so~you~know you~know
        you~see mind~you
        believe~it~or~not needless~to~say to~be~clear to~be~fair of~course if~you~must~know for~what~it~s~worth just~saying
        not~going~to~lie no~lie true~story fyi obviously thank~god thank~goodness thankfully luckily sadly fortunately
        unfortunately
    """),
    denied=words("any"),
    not_alone=words("just more longer other of but one old"),
    zones=words("utc gmt ist est edt cst cdt mst mdt pst pdt bst cet cest eet eest wet west jst hkt sgt aest aedt nzst nzdt"),
    seals={"ever": words("not never nobody none nothing no nowhere neither")},
    prefixes=words("""
        auto anti co pre post multi semi micro mini inter sub de counter hyper mono bi tri tele neo pseudo ultra infra poly
        electro photo bio eco geo cyber macro mega meta un
    """),
    possessives=words("my our his her their your"),
    adders=words("i he she it they we and every each also"),
    joins=words("because"),
)  # fmt: skip
