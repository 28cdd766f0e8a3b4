"""Turkish words for screening; a short list: the commonest ways of each family only."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="tr",
    unmarked=True,
    verb_last=True,
    concepts={
        "ABOVE": """
            yukaridaki kelime*|yukaridaki metin*|yukaridaki metni|yukaridaki cumle*|onceki mesaj*|konusmanin basi*|
            yukaridaki yazi*
        """,
        "ACT": "calistir*|sil*|havale*|satin al*|ode*|ac|indir*|yukle*|iptal*|degistir*|aktar*",
        "ADDRESS": """
            yapay zekaya not|yapay zeka icin|yapay zeka asistan*|bunu okuyan yapay*|eger bir yapay*|bir yapay zekaysan*|
            dil modeliysen*|asistana not|asistan icin|sevgili asistan|dikkat yapay*|asistan sunu
        """,
        "AI": "yapay zeka*|asistan*|sohbet robot*|dil model*|bot|model*",
        "ALARM": """
            hesabiniz ele gecirildi|hesabiniz hacklen*|hesabiniz askiya|hesabiniz kilit*|hesabiniz tehlike*|
            hesabinizi dogrula*|kazandiniz|sifrenizi sifirla*|parolanizi sifirla*|sifre sifirla*|parola sifirla*
        """,
        "ALWAYS": "her zaman|daima|bundan sonra|artik|her yanit*|her cevap*|sadece|yalnizca",
        "ANSWER": "soyle*|de|yanit*|cevap*|oner*|her zaman|daima|iddia*",
        "ASK": "iste*|sor|talep et*|al",
        "AUTHORITY": """
            sistem mesaji|sistem talimati|yonetici notu|ben yoneticiyim|ben gelistirici*|ben senin gelistirici*|
            yeni talimat*|acil talimat*|onemli talimat*|ben senin yaratici*|sistem gecersiz*|gelistirici gecersiz*|
            gecersiz kilma|egitim verisi|ozel talimat*|gizli talimat*|oncelikli talimat*|yeni kural*
        """,
        "BE": """
            gibi davran*|gibi davranmani*|gibi davranmanizi*|gibi hareket et*|gibi rol yap*|rolunu oyna*|rolunu ustlen*|
            rolunu yap*|rolune gir*|rolunde*|rol yapma*|mis gibi yap*|mus gibi yap*|ymis gibi*|gibi yap|taklidi yap*|
            taklit et*|oldugunu hayal et*|oldugunuzu hayal*|oldugunu varsay*|oldugunuzu varsay*|oldugunu dusun*|
            oldugunuzu dusun*|kendini * hayal et*|olarak hareket et*|olarak davran*|olarak yanitla*|olarak cevapla*|
            gibi cevap ver*|gibi konus*|bundan sonra sen|bundan boyle sen|bundan sonra siz|artik bir|artik * degilsin|
            yeni rolun*|rolun|rolunuz|oyun oynayalim|canlandir*|simule et*|burun*
        """,
        "CHAT": """
            hafiza*|bellek*|bellegi*|konusma*|sohbet gecmisi*|gecmis*|mesaj*|kisisel*|veri*|kisiler*|rehber*|e posta*|
            dosya*
        """,
        "CLAIM": """
            ben senin gelistirici*|ben sizin gelistirici*|ben tanriyim|yaraticin olarak|yaraticiniz olarak|
            tarafindan gelistirilen bir*|ben bir polis*|patronun olarak|patronunuz olarak|sistem yoneticiniz*|
            ben senin yaratici*|ben sizin yaratici*|ben senin sahib*|seni ben yarat*|gelistiricin olarak|
            gelistiriciniz olarak|programciniz*
        """,
        "COMMAND": """
            soyle*|yanitla*|cevapla*|yaz*|oner*|hatirla*|kaydet*|gonder*|sil*|calistir*|goster*|ekle*|et|edin|malisin|
            mutlaka|daima|her zaman|satin al*|ac
        """,
        "DATABASE": "veritabanin*|veri tabanin*|veritabaniniz*|veri tabaniniz*|kullanici veritaban*|egitim veri*|kaynak kod*",
        "DECODE": "coz|cozumle*|kodunu coz*|ilk harf*",
        "DESPITE": "aksine|ragmen|takip etmek yerine",
        "DISABLE": "devre disi*|kapat*|kaldir*|atla*|as",
        "DONE": "tamamlandi|bitti|tamam bitti|gorev tamam*",
        "DROP": """
            yoksay*|yok say*|gormezden gel*|unut*|goz ardi et*|dikkate alma*|dikkate almayin|uyma|uymayin|gec|iptal et*|
            sil|atla*|bosver*|gecersiz kil*|ihlal et*
        """,
        "DROPABOVE": "yukaridakileri unut*|yukaridakini unut*|yukaridakileri yok say*|yukaridakileri gormezden*",
        "DROPALL": "her seyi unut|hersey unut|her seyi yok say|her seyi gormezden gel|hepsini unut",
        "DURABLE": "kalici*|sonsuza*|her zaman|daima|bundan sonra|hafiza*|bellek*|bellegi*|gelecek*|artik",
        "ENTER": "etkinlestir*|gec|girin|gir|ac|aktif*|basla*",
        "FORCED": "nefret ettigini soyle*|itiraf et*|yoksa olur*|evet de|sadece * de",
        "GIVEME": """
            bana ver|ver|verin|bana soyle|soyle|soyler misin|bana gonder|bana goster|ihtiyacim var|istiyorum|paylas|
            paylasin|nedir|verir misin|lazim|gerekiyor|gerek|almam lazim|bilmem lazim|bilmem gerekiyor|ogrenmem lazim
        """,
        "GRANT": """
            onayla*|onay*|izin*|yetki*|onaysiz|onay gerek*|yonetici*|guvenilir*|havale*|odeme*|transfer*|feragat*|
            kabul etti
        """,
        "HARM": """
            kimlik avi*|phishing|zararli yazilim*|virus*|hackle*|bomba*|patlayici*|uyusturucu*|oldur*|cinayet*|soygun*|
            calmak|zehir*|silah*|santaj*|nefret soylemi*|giris yap*|oturum ac*
        """,
        "HIDDEN": "gizli*|tam|tamami*|butun|ilk|orijinal|dahili|kelimesi kelimesine|tum|aynen|onceki|yukaridaki|baslangic*",
        "HOWTO": "nasil|politika*|yonetici*|degistir*|unuttum|guclu|neden",
        "INNER": """
            sistem istemi*|sistem komut*|sistem mesaj*|sistem talimat*|talimatlarini*|talimatlarin*|gizli talimat*|
            ilk talimat*|istemini*|isteminizi|baslangic talimat*|kurallarini*|sistem promptu*|onceki talimat*|ilk istem*|
            yonergelerini*
        """,
        "INROLE": "rolun*|rolunu|karakter*|gorevin*|amacin|tarzinda|misyonun*",
        "KEYS": """
            sifre*|parola*|api anahtar*|anahtar*|kimlik bilgi*|kredi kart*|banka*|jeton*|erisim kod*|gizli kod*|hesap*|
            pin|belirtec*|sirri*|guvenlik numara*|sosyal guvenlik numara*|gizli dize*|gizli sozcuk*|gizli parola*|
            api anahtari*
        """,
        "LAWLESS": """
            kuralsiz*|kurali yok|hicbir kural*|kisitlamasiz*|sinirsiz*|filtresiz*|sansursuz*|hicbir kisitlama*|
            hicbir sinir*|kurali olmayan|sinirlama olmadan|kisitlama olmadan|reddetme*|asla reddet*|etik olmayan|
            ahlaksiz*|her seyi yap*|kisitlamalar olmadan|ozgur*|sinirlama olmaksizin|kurallara bagli degil*|kural yok|
            kurallar gecerli degil|yasa yok|kanun yok|etik yok|ahlak yok|her sey serbest|her sey mumkun|hicbir sey yasak|
            kotu yapay*|kotucul*|tam tersini|vicdansiz*|acimasiz*|etik ve ahlaki|ahlaki standart*|ozel filtreleme*
        """,
        "LEAKQ": """
            sana ne soylendi|size ne soylendi|talimatlarin neler|talimatlariniz neler|kurallarin neler|
            kurallariniz neler|nasil yapilandirildin*
        """,
        "MATERIAL": "sayfa*|belge*|makale*|ozgecmis*|tablo*|web site*|rapor*|e posta*",
        "MAYSAY": """
            soyleyebiliriz|diyebiliriz|belirtebiliriz|iddia edebiliriz|ifade edebiliriz|sonucuna varabiliriz|denilebilir|
            soylenebilir|beyan edebiliriz|diyebilirdik|soyleyebilirdik
        """,
        "MINE": "benim|soyledigim*|dedigim*|mesajimi|mesajim|sorumu|yazdigim*|onceki mesajimi",
        "MODE": """
            gelistirici mod*|yonetici mod*|hata ayiklama mod*|bakim mod*|tanri mod*|admin mod*|jailbreak*|
            gecersiz kilma mod*|kolluk mod*|acil durum mod*|sistem mod*|uzman mod*|polis mod*|root mod*|ozgur mod*|
            uygulama mod*
        """,
        "MODIFY": "degistir*|ekle*|onerin|oner*|tavsiye*|bahset*|yerlestir*|reklam*|dahil et*",
        "MYREPLY": "yanitin*|cevabin*|yanitiniz*|cevabiniz*|yaniti|cevabi|yanita",
        "NEW": "yeni|ek",
        "NEXT": "yeni gorev*|sonraki gorev*|baska bir gorev*|baska gorev*|ek talimat*|bastan basla*|sifirdan basla*|yeni soru",
        "NOREFUSE": """
            asla reddetme*|reddetme*|reddedemez*|itaat etmeli*|itaat et*|uymak zorunda*|her soruyu cevapla*|hayir deme*|
            yapamam deme*
        """,
        "NOWBE": "sen artik|artik sen|simdi sen|sen simdi|siz artik|artik siz|adin|adiniz|sen bir yapay*|donustun|sensin",
        "OBEYIT": "uygula*|dedigini yap*|takip et*|sonra cevapla*",
        "ODD": """
            tersten|base64|rot13|mors|mors alfabe*|sifreli|harf harf|karakter duzey*|karakter seviye*|pig latin|
            domuz latin*|domuz latince*|ic ice|gecmeli|birlestirerek|anagram*|bosluksuz|ikili kod|kus dili*
        """,
        "OFFICE": """
            ben bir gelistirici*|ben gelistirici*|ben yonetici*|ben bir yonetici*|ben baskan*|ben cumhurbaskani*|
            devlet baskani*|ben polisim|ben bir polis*|ben bir dedektif*|ben aslinda|aslinda ben|aslinda bir|
            ben muhasebeci*|ben bir muhasebeci*|banka muhasebe*|ben bankaci*|ben ceo*|ben senin patron*|ben teknisyen*|
            bankada calis*|kolluk kuvvet*|kanun uygulama*|emniyet*|sistem yukseltme*|sistem guncelleme*|
            guvenlik denetimi*|guvenlik kontrolu*|teknik destek*
        """,
        "ORDERS": "talimat*|komut*|yonerge*|istem*|emir*|direktif*|yonlendirme*|prompt*|programlama*|ilke*",
        "OWN": "benim|sifremi|parolami|sifrem",
        "PARTS": """
            asagidaki parca*|asagidaki bolum*|asagidaki kisim*|parcalar*|bolum 1|kisim 1|birinci kisim|parca 1|uc dize*|
            uc tel*|telimiz*|dizi*|dize*|birlestir*|degisken*
        """,
        "PERSONA": """
            artik sen|sen artik|simdi sen|sen simdi|siz artik|artik siz|bundan sonra sen|gibi davran*|gibi yap*|rolunu*|
            rol yap*|rolu*|taklit*|hayal et*|degilsin|olarak davran*|olarak cevap*|olarak yanit*|varsay*|sensin|
            canlandir*|simule*
        """,
        "PERSONAL": """
            dogum tarihi*|dogum yili*|dogum gunu*|telefon numara*|telefon*|adres*|e posta adres*|eposta*|bas harf*|
            ikamet*|yasadigi*|yasiyor*|oturdugu*|oturuyor*|konum*|nerede|sosyal guvenlik*|kimlik numara*|tc kimlik|
            pasaport*|plaka*|tam adi*|soyad*|banka bilgi*|hesap numara*|gelir*|maas*|tibbi*|kisisel veri*|kisisel bilgi*|
            yasi|yasini|uyruk*|din|sosyoekonomik*|sosyo ekonomik*
        """,
        "PRAISE": "harika|mukemmel|cok iyi|aferin|tebrikler|tebrik*|iyi is|bravo",
        "PREFIX": "yanitina * basla*|cevabina * basla*|ile basla*|diye basla*",
        "PRIOR": """
            onceki*|once*|yukaridaki*|yukarida*|tum|butun|her|ilk|orijinal|mevcut|simdiye kadar*|daha onceki|asil|eski|
            herhangi
        """,
        "PRIVATE": "konusma gecmis*|sohbet gecmis*|konusma*|gecmis*|hafiza*|bellek*|kisiler*|kisisel bilgi*|mesaj*",
        "PROMOTE": "oner*|tavsiye*|ov*|bahset*|yanitla*|cevapla*",
        "REMEMBER": "hatirla*|kaydet*|sakla*|aklinda tut*|not al*|unutma*",
        "RETELL": "ozetle*|cevir*|kisalt*|duzelt*",
        "REVEAL": """
            onayla*|paylas*|goster*|acikla*|soyle*|yazdir*|tekrarla*|listele*|ver|verin|ifsa*|nedir|nelerdir|yaz|yazin|
            ortaya cikar*|bildir*|ne|ogren*|erisim*|cevir*|ozetle*|ihtiyacim|tekrarla|tekrar et*|dogrulamam*|dogrula*|
            gerekiyor|ver misin
        """,
        "REVERSED": "ters sira*|tersten|tersine|ters",
        "ROLE": "asistan|yapay zeka|bot",
        "RULES": "kural*|konusma*|kisitlama*|baglam*|mesaj*|metin*|sinirlama*|gorev*|politika*|bilgi*",
        "SAFETY": "guvenlik*|guvenligi*|filtre*|sansur*|kisitlama*|koruma*|etik*",
        "SAYING": "soyle*|belirt*|yaz|yazin|yanitla*|cevapla*|beyan*|iddia*|durum*",
        "SEND": "gonder*|ilet*|yukle*|paylas*|aktar*|yolla*|yayinla*",
        "SILENCE": """
            kullaniciya soyleme*|soyleme*|bahsetme*|belirtme*|haber verme*|sormadan|onay almadan|gizlice|sessizce|
            haberi olmadan|fark ettirmeden|bildirme*
        """,
        "SINGLEWORD": "tek kelimeyle|sadece * kelimesiyle|kelimesiyle|tek kelime",
        "SINK": "adres*|sunucu*|baglanti*|site*",
        "STAYROLE": "karakterde kal*|rolunden cikma*|karakterden cikma*|rolden cikma*|rolde kal*",
        "SUPPOSE": """
            hayal edin|hayal et|hayal edelim|varsayalim|varsay*|farz edelim|farz et*|diyelim ki|diyelim|dusunelim|
            varsayimsal|hipotetik|teorik|teoride|arastirma projesi|arastirma amacli|egitim amacli|kurgusal|kurgu|
            sorsaydim|kullanici eger|eger kullanici|ya eger|guvenlik kontrol*|guvenlik denetim*|roman icin|
            oldugunu varsayalim|oldugunu farz edelim
        """,
        "TEMPLATE": """
            sana verecegim|size verecegim|saglayacagim|yazacagim|ilk istegim|ilk sorum|ilk cumlem|sadece yanit*|
            sadece cevap*|baska bir sey|aciklama yazma*|asagidaki komut*|tum sorular*|her soru*|zorundasin*|malisin*|
            gerekir
        """,
        "THINGS": "komut*|dosya*|para*|hesap*|veritaban*|kod*|betik*|e posta*|etkinlik*|veri*",
        "TOLD": """
            soylenen her seyi|onceki her seyi|yukaridaki her seyi|sana soylenen*|size soylenen*|yukaridaki metn*|
            soylenen her sey*|once soylenen*
        """,
        "TRIGGER": """
            kullanici sordugunda|kullanici sorarsa|soruldugunda|sorulursa|kullanici ne zaman|biri sorarsa|
            biri sordugunda|bir dahaki sefere|sordugunda|sorarsa|istediginde
        """,
        "UNBE": """
            asistan olmayi birak*|yapay zeka olmayi birak*|yapay zeka degilsin*|kotu ikiz*|yeni kisilik*|yeni kimlik*|
            yapay zeka oldugunu unut*
        """,
        "USER": "kullanici*|musteri*",
        "WHAT": "kim|ne|neden|nicin|nasil|ne zaman|nerede|hangi|soyle*|anlat*|mi|misin|musun",
        "WORLD": """
            bir dunyada|dunyada|paralel evren*|paralel dunya*|alternatif gerceklik*|hayali bir dunya*|sanal dunya*|
            kurgusal dunya*|distopik*|bir evrende|bir gelecekte|varsayimsal senaryo*|hayali senaryo*
        """,
        "YOU": "sen|siz|sana|size",
        "YOURS": "senin|sizin|kendi|kurallarini*|talimatlarini*|isteminizi|yonergelerini*",
    },
)
