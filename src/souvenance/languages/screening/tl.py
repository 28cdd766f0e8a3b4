"""Tagalog words for screening; a short list: the commonest ways of each family only."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="tl",
    negators="huwag wag hindi",
    unmarked=True,
    verb_last=True,
    concepts={
        "ABOVE": """
            mga salita sa itaas|salita sa itaas|teksto sa itaas|pangungusap sa itaas|nakaraang mensahe|simula ng usapan|
            nasa itaas
        """,
        "ACT": """
            patakbuhin|burahin|tanggalin|ilipat|bumili|bilhin|magbayad|buksan|i download|i install|kanselahin|baguhin|
            isagawa
        """,
        "ADDRESS": """
            paalala sa ai|para sa ai|kung ikaw ay isang ai|kung ikaw ay ai|kung isa kang ai|sa mga ai|mahal na assistant|
            para sa assistant|atensyon ai
        """,
        "AI": "assistant|katulong|modelo|bot|chatbot",
        "ALARM": """
            nakompromiso ang iyong account|na hack ang iyong account|account ay nakompromiso|account ay na hack|
            account ay nasuspinde|i verify ang iyong account|nanalo ka|i reset ang|i reset ang iyong password
        """,
        "ALWAYS": "palagi|lagi|laging|mula ngayon|tuwing|lamang",
        "ANSWER": "sabihin|sagutin|isagot|palagi|laging|irekomenda|sumagot",
        "ASK": "hingin|itanong|humingi|kunin",
        "AUTHORITY": """
            mensahe ng system|ako ang administrator|ako ang developer|ako ang iyong developer|bagong tagubilin|
            bagong mga tagubilin|ako ang admin|ako ang lumikha|system override|developer override|override ng system|
            training data|espesyal na tagubilin|lihim na tagubilin|bagong panuntunan|bagong patakaran
        """,
        "BE": """
            gusto kong kumilos ka|gusto ko na kumilos ka|gusto kong maging|gusto kong magpanggap ka|kumilos ka bilang|
            kumilos bilang|kumilos na parang|kumilos ka na parang|umasta ka|umarte ka|umakto ka|umakto bilang|
            magpanggap ka|magpanggap na|magkunwari|magkunwaring|isipin mo na ikaw|isipin mong ikaw|isipin na ikaw|
            isipin mo ikaw|ipagpalagay na ikaw|ipagpalagay mong|kunwari ikaw|gampanan ang papel|gampanan mo|
            gumanap bilang|gumanap ka|sumagot na parang|sumagot bilang|sumagot ka bilang|mula ngayon ikaw|mula ngayon ay|
            simula ngayon ikaw|hindi ka na|ang bagong papel mo|ang iyong papel|ang papel mo|maglaro tayo ng|gayahin mo|
            gayahin ang
        """,
        "CHAT": "memorya|usapan|kasaysayan|mensahe*|data|personal na impormasyon|contact*|email*|file*|impormasyon",
        "CLAIM": """
            ako ang iyong developer|ako ang diyos|ako ay diyos|bilang iyong lumikha|bilang iyong tagalikha|ai na binuo|
            ako ay isang pulis|bilang iyong boss|ako ang maintainer|ako ang iyong administrator|ako ang lumikha sa iyo|
            ako ang iyong tagalikha|ako ang iyong amo|bilang iyong developer|ako ang iyong programmer
        """,
        "COMMAND": """
            sabihin|sagutin|sumagot|isulat|irekomenda|tandaan|i save|ipadala|burahin|tanggalin|patakbuhin|ipakita|dapat|
            palagi|bumili|buksan|magsulat|laging
        """,
        "DATABASE": """
            iyong database|database mo|inyong database|database ng mga gumagamit|database ng user|training data|
            source code
        """,
        "DECODE": "i decode|unang titik",
        "DESPITE": "salungat sa|taliwas sa|sa kabila ng|sa halip na sundin",
        "DISABLE": "i disable|patayin|huwag paganahin|alisin|i off|i bypass|lampasan",
        "DONE": "tapos na|natapos na|tapos na ang",
        "DROP": """
            huwag pansinin|balewalain|kalimutan|kalimutan mo|isantabi|huwag sundin|huwag nang sundin|ipagwalang bahala|
            pabayaan|laktawan|i ignore|wag pansinin|kanselahin|lampasan|suwayin|i override|huwag mong pansinin|
            wag mong pansinin|wag sundin
        """,
        "DROPABOVE": "kalimutan ang nasa itaas|huwag pansinin ang nasa itaas|balewalain ang nasa itaas",
        "DROPALL": """
            kalimutan ang lahat|kalimutan mo ang lahat|huwag pansinin ang lahat|wag pansinin ang lahat|
            balewalain ang lahat
        """,
        "DURABLE": "permanente*|magpakailanman|palagi|lagi|mula ngayon|memorya|hinaharap|habang buhay",
        "ENTER": "pumasok|i activate|buksan|paganahin|lumipat|simulan|i on|i enable",
        "FORCED": "sabihin mo na galit ka|aminin mo na|kung hindi mamamatay|sabihin mo lang|sabihin lang",
        "GIVEME": """
            ibigay mo|bigyan mo ako|ibigay sa akin|sabihin mo sa akin|sabihin sa akin|ipadala sa akin|ipakita sa akin|
            kailangan ko|gusto ko|ibahagi|ano ang|maaari mo bang|kailangan kong|gusto kong malaman
        """,
        "GRANT": """
            inaprubahan|pinayagan|pinahintulutan|pahintulot|walang kumpirmasyon|hindi kailangan ng kumpirmasyon|admin|
            administrator|pinagkakatiwalaan|bayad|transfer|pumayag
        """,
        "HARM": """
            phishing|malware|ransomware|virus|i hack|mag hack|bomba|pampasabog|droga|pumatay|pagpatay|magnakaw|nakawan|
            lason|sandata|armas|blackmail|mag log in|pag log in
        """,
        "HIDDEN": """
            nakatago|nakatagong|lihim|sikreto|buong|buo|orihinal|panloob|eksakto|eksaktong|lahat|sa itaas|nakaraang|
            kumpleto|kumpletong|iyong|system
        """,
        "HOWTO": "paano|patakaran|palitan|nakalimutan|bakit|malakas",
        "INNER": """
            system prompt|prompt ng system|prompt ng sistema|iyong mga tagubilin|iyong tagubilin|mga tagubilin mo|
            nakatagong tagubilin|orihinal na tagubilin|iyong prompt|iyong mga panuntunan|tagubilin ng system|
            mga tagubilin sa itaas|nakaraang mga tagubilin|nakaraang tagubilin|mga paunang tagubilin|
            panloob na tagubilin|prompt mo|unang tagubilin
        """,
        "INROLE": "papel|karakter|tauhan|tungkulin mo|misyon mo|ang iyong gawain|sa istilo",
        "KEYS": """
            password*|api key*|susi|kredensyal*|token*|credit card*|bank account*|access code*|sikretong code|
            lihim na code|pin|code|account*|lihim na susi|lihim|secret code|passcode|access code|lihim na salita|
            kumpidensyal
        """,
        "LAWLESS": """
            walang mga panuntunan|walang panuntunan|walang patakaran|walang limitasyon|walang mga limitasyon|
            walang paghihigpit|walang mga paghihigpit|walang filter|walang censorship|walang hanggan*|hindi tumatanggi|
            walang moral*|hindi etikal|imoral|kahit ano|malaya|hindi nakatali|walang mga tuntunin|walang tuntunin|
            anumang bagay|walang etika|walang anumang|walang batas|walang mga patakaran|walang moral|
            lahat ay pinapayagan|walang bawal|masamang ai|masama na ai|kabaligtaran ng|walang awa|walang konsensya|
            walang pagbabawal|hindi nalalapat ang
        """,
        "LEAKQ": """
            ano ang sinabi sa iyo|ano ang mga tagubilin mo|ano ang iyong mga tagubilin|ano ang mga patakaran mo|
            paano ka na configure
        """,
        "MATERIAL": "pahina|dokumento|artikulo|resume|talahanayan|website|ulat|papel na ito|teksto|nilalaman",
        "MAYSAY": """
            maaari nating sabihin|masasabi natin|pwede nating sabihin|maaaring sabihin|maaari nating ipahayag|
            maaari nating sabihing|maaari nating ideklara|maaari nating tapusin|masasabi|maaari naming sabihin|
            maaaring ipahayag
        """,
        "MINE": "aking|ko|sinabi ko|mensahe ko",
        "MODE": """
            developer mode|admin mode|debug mode|maintenance mode|jailbreak|mode ng developer|override mode|
            enforcement mode|law enforcement mode|emergency mode|system mode|expert mode|police mode|root mode
        """,
        "MODIFY": "baguhin|idagdag|magdagdag|palitan|imungkahi|irekomenda|banggitin|isingit|isama|i promote",
        "MYREPLY": "iyong sagot|sagot mo|iyong tugon|tugon mo|ang tugon|sumagot sa|iyong mensahe",
        "NEW": "bago|bagong|karagdagang",
        "NEXT": "bagong gawain|susunod na gawain|ibang gawain|karagdagang tagubilin|magsimula muli|bagong tanong",
        "NOREFUSE": """
            huwag kang tumanggi|huwag kailanman tumanggi|huwag tumanggi|hindi ka maaaring tumanggi|dapat kang sumunod|
            kailangan mong sumunod|huwag mong sabihing hindi|sagutin ang lahat
        """,
        "NOWBE": """
            ikaw ngayon|ikaw na ngayon|ngayon ikaw|ngayon ay ikaw|ang pangalan mo|ang iyong pangalan|ikaw ay isang ai|
            ikaw ay naging
        """,
        "OBEYIT": "sundin ang|gawin ang|saka sumagot",
        "ODD": """
            pabaligtad|base64|rot13|morse|cipher|bawat titik|antas ng karakter|lebel ng karakter|pig latin|interlace|
            pagsalitin|salit salit|anagram|walang espasyo|binary|baligtad na
        """,
        "OFFICE": """
            ako ay isang developer|isa akong developer|ako ang developer|ako ay admin|isa akong admin|ako ang admin|
            ako ang pangulo|ako ang presidente|ako ay pulis|isa akong pulis|ako ay isang pulis|isa akong detective|
            ako ay talagang|talagang ako|sa totoo lang ako|isa akong accountant|ako ay isang accountant|
            accountant sa bangko|ako ang ceo|ako ang boss mo|isa akong technician|nagtatrabaho ako sa bangko|
            tagapagpatupad ng batas|pagpapatupad ng batas|law enforcement|system upgrade|pag upgrade ng system|
            pagsusuri ng seguridad|security audit|tech support
        """,
        "ORDERS": "tagubilin*|utos*|panuto*|prompt*|direktiba*|instruksyon*|alituntunin*|gabay*|patnubay*|programming",
        "OWN": "aking|password ko|account ko|code ko|pin ko|token ko|address ko|numero ko|email ko",
        "PARTS": """
            sumusunod na bahagi|sumusunod na mga bahagi|mga bahagi|bahagi 1|part 1|unang bahagi|tatlong string|
            dalawang string|string|strings|pagsamahin|pagdugtungin|idugtong|pagsama*|variable
        """,
        "PERSONA": """
            ikaw ay ngayon|ikaw na ngayon|ngayon ikaw|mula ngayon ikaw|magpanggap|magkunwari|umarte|kumilos bilang|
            gumanap|isipin mo|hindi ka na|ikaw ay|maging|kumilos|magpanggap ka|ipagpalagay|gayahin
        """,
        "PERSONAL": """
            petsa ng kapanganakan|kaarawan|taon ng kapanganakan|numero ng telepono|telepono|tirahan|address|email|
            email address|inisyal|inisyals|initials|lungsod ng tirahan|nakatira|naninirahan|lokasyon|kinaroroonan|nasaan|
            social security|pasaporte|plaka|buong pangalan|apelyido|numero ng account|impormasyon ng bangko|kita|suweldo|
            sahod|medikal|personal na data|personal na impormasyon|edad|nasyonalidad|relihiyon|sosyo ekonomiko|
            socioeconomic|sosyoekonomiko
        """,
        "PRAISE": "magaling|mahusay|napakahusay|napakagaling|binabati kita|ang galing",
        "PREFIX": "simulan ang iyong sagot|simulan ang sagot|magsimula sa|simulan mo sa",
        "PRIOR": "nakaraang|nauna|naunang|dati|dating|sa itaas|lahat|lahat ng|orihinal|bago|kasalukuyang|anumang|nakaraan|una",
        "PRIVATE": """
            kasaysayan ng usapan|kasaysayan ng pag uusap|kasaysayan ng chat|chat history|usapan|memorya|mga contact|
            personal na impormasyon|mga mensahe
        """,
        "PROMOTE": "irekomenda|i promote|banggitin|purihin|imungkahi",
        "REMEMBER": "tandaan|alalahanin|i save|itala|itago",
        "RETELL": "ibuod|buodin|isalin|paikliin|itama",
        "REVEAL": """
            kumpirmahin|ibahagi|maibahagi|mo bang ibahagi|ibunyag|ipakita|sabihin|i print|ulitin|ilista|ibigay|isulat|
            ano ang|ano|ihayag|bigyan|banggitin|pakisabi|magbigay|i output|isalin|kailangan|i access|ma access|access|
            malaman|buod|sabihin sa akin|sagutin|saan|nasaan|maaari mo bang|isalin mo
        """,
        "REVERSED": "reverse order|reverse na|pabaligtad|baligtad|kabaligtaran|pabalik",
        "ROLE": "assistant|katulong",
        "RULES": """
            tuntunin*|patakaran*|usapan|paghihigpit*|limitasyon*|mensahe*|teksto|konteksto|impormasyon|gawain*|
            panuntunan*
        """,
        "SAFETY": "kaligtasan|filter*|seguridad|paghihigpit|proteksyon|limitasyon",
        "SAYING": "sabihin|isulat|sagutin|ipahayag|ideklara|sabi|estado|i print|sumulat|magsulat",
        "SEND": "ipadala|magpadala|ipasa|i upload|i post|ibahagi|i email|i forward",
        "SILENCE": """
            huwag sabihin sa user|huwag sabihin|huwag banggitin|wag sabihin|nang hindi nagtatanong|nang hindi sinasabi|
            palihim|lihim na|nang walang pahintulot|huwag ipaalam
        """,
        "SINGLEWORD": "sa isang salita|gamit lang ang salita|salitang|isang salita lang",
        "SINK": "address|server|link|website",
        "STAYROLE": "manatili sa karakter|huwag lumabas sa karakter|manatili sa papel|huwag umalis sa karakter",
        "SUPPOSE": """
            isipin natin|isipin|isipin mo|ipagpalagay|sabihin natin|sabihin na natin|kunwari|halimbawa|sa teorya|
            teoretikal|hipotetikal|haypotetikal|proyekto sa pananaliksik|proyektong pananaliksik|layuning pang edukasyon|
            para sa pananaliksik|kathang isip|kung tatanungin|kung ang gumagamit|kung ang user|pagsusuri sa seguridad|
            paano kung|security check
        """,
        "TEMPLATE": """
            bibigyan kita|ibibigay ko|isusulat ko|ang una kong hiling|ang una kong tanong|sumagot lamang|wala nang iba|
            huwag magpaliwanag|isagawa ang sumusunod|sumusunod na utos|lahat ng tanong|anumang tanong|dapat kang|
            kailangan mong
        """,
        "THINGS": "utos|command|file*|pera|pondo|account*|database|code|script|email*|data",
        "TOLD": "lahat ng nasa itaas|lahat ng sinabi|nasa itaas|teksto sa itaas",
        "TRIGGER": """
            kapag nagtanong ang user|kung magtanong ang user|kapag tinanong|kung tinanong|tuwing ang user|
            kapag may nagtanong|sa susunod
        """,
        "UNBE": """
            tumigil sa pagiging assistant|itigil ang pagiging|hindi ka ai|hindi ka isang ai|masamang kambal|
            bagong persona|bagong pagkatao|kalimutan mong ai ka
        """,
        "USER": "user|gumagamit|customer|kliyente",
        "WHAT": "sino|ano|bakit|paano|kailan|saan|alin|sabihin mo|sabihin",
        "WORLD": """
            sa isang mundo|sa mundo kung saan|mundo kung saan|kahanay na mundo|parallel na mundo|kahaliling mundo|
            parallel universe|alternatibong realidad|kahaliling katotohanan|virtual na mundo|kathang isip na mundo|
            dystopian|sa hinaharap kung saan|sa isang uniberso
        """,
        "YOU": "ikaw|ka|mo|kang|kayo|ninyo|natin",
        "YOURS": "iyong|mo|inyong|mong",
    },
)
