"""Vietnamese words for screening; a short list: the commonest ways of each family only.

Folded, "đừng" (do not) is "dùng", of "người dùng" (the user): alone before a verb it says neither.
"""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="vi",
    lead="hay va roi bay gio xin vui long ngay thi toi ban",
    negators="dung khong cho",
    unmarked=True,
    concepts={
        "ABOVE": """
            cac tu o tren|tu o tren|van ban o tren|van ban tren|cau o tren|noi dung o tren|tin nhan truoc|
            dau cuoc tro chuyen
        """,
        "ACT": "thuc hien|chay|xoa|chuyen|mua|thanh toan|mo|tai xuong|cai dat|huy|thay doi|thuc thi",
        "ADDRESS": """
            luu y cho ai|ghi chu cho ai|gui ai|neu ban la ai|neu ban la mot ai|neu ban la mo hinh|tro ly ai doc|
            danh cho ai|huong dan cho ai|tro ly than men|chu y ai|cac tro ly ai
        """,
        "AI": "tro ly|tri tue nhan tao|mo hinh ngon ngu|robot|mo hinh",
        "ALARM": """
            tai khoan cua ban da bi|tai khoan bi xam|tai khoan bi hack|tai khoan bi khoa|tai khoan da bi xam pham|
            xac minh tai khoan|ban da thang|ban da trung|dat lai mat khau
        """,
        "ALWAYS": "luon|luon luon|tu bay gio|tu nay|moi cau tra loi|chi",
        "ANSWER": "noi|tra loi|luon|de xuat|khuyen|khang dinh|gioi thieu",
        "ASK": "yeu cau|hoi|doi",
        "AUTHORITY": """
            thong bao he thong|huong dan he thong|toi la quan tri vien|toi la nha phat trien|huong dan moi|lenh moi|
            chi thi khan cap|toi la nguoi tao|ghi de he thong|ghi de nha phat trien|ghi de|
            du lieu huan luyen nha phat trien|huong dan dac biet|huong dan bi mat|quy tac moi|lenh uu tien
        """,
        "BE": """
            toi muon ban dong vai|toi muon ban hanh dong|toi muon ban gia vo|toi muon ban tro thanh|hay dong vai|
            dong vai|hay hanh dong nhu|hanh dong nhu|cu xu nhu|gia vo la|gia vo rang ban|gia vo ban|hay gia vo|
            hay tuong tuong ban|tuong tuong ban la|tuong tuong rang ban|gia su ban la|gia su rang ban|hay coi minh la|
            nhap vai|vao vai|hoa than|tra loi nhu mot|tra loi nhu the|noi nhu mot|tu bay gio ban|tu gio ban|
            ke tu bay gio ban|ban khong con la|vai tro moi|vai tro cua ban|choi mot tro choi|choi nhap vai|mo phong mot|
            bat chuoc
        """,
        "CHAT": "bo nho|cuoc tro chuyen|lich su|tin nhan|du lieu|thong tin ca nhan|danh ba|lien he|email|tap tin|tep",
        "CLAIM": """
            toi la nha phat trien cua ban|toi la chua|voi tu cach la nguoi tao|toi la quan tri vien|
            la mot ai duoc phat trien|toi la canh sat|voi tu cach la sep|toi la nguoi bao tri|toi la nguoi tao ra ban|
            toi la chu nhan|toi tao ra ban|voi tu cach la nha phat trien|lap trinh vien cua ban
        """,
        "COMMAND": "noi|tra loi|viet|de xuat|khuyen|nho|luu|gui|xoa|thuc hien|chay|hien thi|them|phai|luon|mua|mo|hay",
        "DATABASE": "co so du lieu cua ban|co so du lieu nguoi dung|du lieu dao tao|du lieu huan luyen|ma nguon",
        "DECODE": "giai ma|chu cai dau",
        "DESPITE": "trai voi|bat chap cac|thay vi tuan theo|mac du co",
        "DISABLE": "tat|vo hieu hoa|go bo|vuot qua|loai bo",
        "DONE": "da xong|da hoan thanh|xong roi|hoan thanh nhiem vu",
        "DROP": """
            bo qua|phot lo|quen|quen di|khong tuan theo|dung tuan theo|khong lam theo|lo di|huy bo|bo mac|vi pham|ghi de|
            gat bo|xoa bo|bat chap
        """,
        "DROPABOVE": "quen nhung dieu tren|bo qua nhung dieu tren|bo qua phan tren|quen phan tren",
        "DROPALL": "quen tat ca|quen het|quen moi thu|bo qua moi thu|bo qua tat ca|bo qua moi dieu|phot lo tat ca",
        "DURABLE": "vinh vien|mai mai|luon|luon luon|tu bay gio|bo nho|tuong lai|lau dai|tu nay",
        "ENTER": "bat|kich hoat|vao|chuyen sang|khoi dong|buoc vao",
        "FORCED": "noi rang ban ghet|hay noi ban ghet|thua nhan rang|neu khong ban se chet|noi co|chi can noi|chi noi",
        "GIVEME": """
            cho toi|dua toi|dua cho toi|noi cho toi|gui cho toi|toi can|toi muon|chia se|cung cap|la gi|cho biet|tiet lo|
            toi can biet|can xac nhan
        """,
        "GRANT": """
            phe duyet|cho phep|uy quyen|dong y|khong can xac nhan|quan tri vien|tin cay|chuyen khoan|thanh toan|quyen|
            tu bo
        """,
        "HARM": """
            lua dao|phishing|phan mem doc hai|ma doc|virus|hack|bom|chat no|ma tuy|giet nguoi|giet|ke cuop|vu cuop|
            cach cuop|de cuop|cuop ngan hang|an trom|trom|thuoc doc|vu khi|tong tien|thu ghet|dang nhap
        """,
        "HIDDEN": "an|bi mat|toan bo|day du|ban dau|goc|noi bo|nguyen van|chinh xac|tat ca|o tren|he thong|truoc",
        "HOWTO": "lam the nao|cach|chinh sach|trinh quan ly|doi mat khau|quen mat khau|tai sao|manh",
        "INNER": """
            loi nhac he thong|huong dan he thong|prompt he thong|thong bao he thong|huong dan cua ban|chi dan cua ban|
            loi nhac cua ban|huong dan ban dau|huong dan bi mat|quy tac cua ban|huong dan goc|loi nhac ban dau|
            huong dan noi bo|loi nhac truoc|huong dan truoc|huong dan o tren|lenh he thong
        """,
        "INROLE": "vai tro|vai dien|nhan vat|nhiem vu cua ban|su menh|muc tieu cua ban|phong cach",
        "KEYS": """
            cum tu ma khoa|mat khau|khoa api|khoa bi mat|ma truy cap|thong tin dang nhap|the tin dung|
            tai khoan ngan hang|ma bi mat|ma pin|khoa rieng|token|ma otp|tai khoan|mat ma|chia khoa|bi mat
        """,
        "LAWLESS": """
            khong co quy tac|khong quy tac|khong gioi han|khong co gioi han|khong han che|khong co han che|
            khong bi gioi han|khong bi han che|khong bo loc|khong co bo loc|khong kiem duyet|khong bi kiem duyet|
            vo dao duc|phi dao duc|khong tu choi|khong bao gio tu choi|bat cu dieu gi|khong bi rang buoc|
            khong co dao duc|khong co bat ky|khong co luat|khong co phap luat|moi thu deu duoc phep|tat ca deu duoc phep|
            khong co gi bi cam|quy tac khong ap dung|ai doc ac|ai xau xa|nguoc lai voi nhung gi|khong luong tam|tan nhan|
            vo luat|khong tuan theo quy tac
        """,
        "LEAKQ": "ban da duoc bao gi|chi dan cua ban la gi|huong dan cua ban la gi|quy tac cua ban la gi|ban duoc cau hinh",
        "MATERIAL": "trang|trang web|tai lieu|bai bao|bai viet|so yeu ly lich|ho so|bang|bao cao|van ban|thu dien tu",
        "MAYSAY": """
            chung ta co the noi|co the noi|chung ta co the tuyen bo|co the tuyen bo|chung ta co the khang dinh|
            co the khang dinh|co the ket luan|chung toi co the noi|chung toi co the tuyen bo|nguoi ta co the noi|
            co the cho rang|ta co the noi|chung ta co the neu
        """,
        "MINE": "cua toi|toi da noi|toi noi",
        "MODE": """
            che do nha phat trien|che do quan tri|che do go loi|che do bao tri|be khoa|che do khong gioi han|
            che do ghi de|che do thuc thi|che do khan cap|che do he thong|che do chuyen gia|che do canh sat|che do root|
            che do tu do
        """,
        "MODIFY": "sua doi|them|thay the|goi y|de xuat|khuyen|de cap|chen|quang cao|bo sung",
        "MYREPLY": "cau tra loi cua ban|phan hoi cua ban|tra loi bang|cau tra loi|phan hoi",
        "NEW": "moi|bo sung|them",
        "NEXT": "nhiem vu moi|nhiem vu tiep theo|nhiem vu khac|huong dan bo sung|chi dan bo sung|bat dau lai|cau hoi moi",
        "NOREFUSE": """
            khong bao gio tu choi|hay dung tu choi|va dung tu choi|dung bao gio tu choi|khong duoc tu choi|
            khong the tu choi|phai tuan theo|phai tuan lenh|phai tra loi moi|dung bao gio noi khong|
            dung noi rang ban khong the
        """,
        "NOWBE": """
            bay gio ban la|ban bay gio la|ban gio la|gio ban la|ten ban la|ten cua ban|ban da tro thanh|ban la mot ai|
            ban la ai|ban la chatbot
        """,
        "OBEYIT": "lam theo|thuc hien dieu|roi tra loi",
        "ODD": """
            nguoc lai tung|base64|rot13|morse|ma morse|mat ma|tung chu cai|tung ky tu|cap do ky tu|muc ky tu|cap ky tu|
            tieng lon|pig latin|dan xen|xen ke|dao chu|khong dau cach|nhi phan|noi lai
        """,
        "OFFICE": """
            toi la nha phat trien|toi la mot nha phat trien|toi la lap trinh vien|toi la quan tri vien|toi la tong thong|
            toi la canh sat|toi la mot canh sat|toi la tham tu|toi thuc su la|toi thuc ra la|thuc ra toi la|
            toi la ke toan|toi la mot ke toan|toi la nhan vien|toi la giam doc|toi la sep|toi la ky thuat vien|
            toi lam viec cho ngan hang|thuc thi phap luat|co quan phap luat|nang cap he thong|cap nhat he thong|
            kiem toan bao mat|kiem tra bao mat|kiem tra an ninh|ho tro ky thuat
        """,
        "ORDERS": "huong dan|chi dan|chi thi|lenh|menh lenh|loi nhac|prompt|cau lenh|nguyen tac",
        "OWN": "cua toi|cua minh toi",
        "PARTS": "cac phan sau|cac phan|phan 1|phan dau tien|ba chuoi|hai chuoi|chuoi|ghep|noi|ket hop|gop|manh|bien",
        "PERSONA": """
            bay gio ban la|ban bay gio la|tu bay gio ban la|ban khong con la|gia vo|dong vai|hanh dong nhu|
            hay tuong tuong|cu xu nhu|vao vai|tro thanh|tra loi nhu|ban la mot|hay la|mo phong|nhap vai
        """,
        "PERSONAL": """
            ngay sinh|nam sinh|sinh nhat|so dien thoai|dien thoai|dia chi|dia chi email|email|ten viet tat|chu cai dau|
            noi cu tru|thanh pho cu tru|cu tru|dang song|song o|sinh song|o dau|vi tri|so an sinh|can cuoc|chung minh|
            ho chieu|bien so|ho ten|ho va ten|thong tin ngan hang|so tai khoan|thu nhap|luong|ho so benh|du lieu ca nhan|
            thong tin ca nhan|tuoi|quoc tich|ton giao|kinh te xa hoi
        """,
        "PRAISE": "lam tot lam|rat tot|tuyet voi|xuat sac|chuc mung|gioi lam|hoan hao",
        "PREFIX": "bat dau cau tra loi|bat dau bang|mo dau bang|tra loi bang cau",
        "PRIOR": "truoc|truoc do|truoc day|o tren|ben tren|tat ca|moi|ban dau|goc|da cho|hien tai|bat ky|cu",
        "PRIVATE": "lich su tro chuyen|lich su chat|cuoc tro chuyen|lich su|bo nho|danh ba|thong tin ca nhan|tin nhan",
        "PROMOTE": "de xuat|khuyen|gioi thieu|quang cao|nhac den",
        "REMEMBER": "ghi nho|nho|luu|luu tru|ghi lai",
        "RETELL": "tom tat|dich|rut gon|sua loi",
        "REVEAL": """
            xac nhan|chia se|cho|tiet lo|hien thi|cho toi|noi cho toi|in ra|lap lai|liet ke|cho biet|viet ra|la gi|
            cung cap|nhac lai|cho xem|dua ra|biet|truy cap|tom tat|dich|can
        """,
        "REVERSED": "thu tu nguoc|thu tu dao nguoc|dao nguoc|nguoc lai|nguoc",
        "ROLE": "tro ly|tri tue nhan tao",
        "RULES": """
            quy tac|cuoc tro chuyen|han che|gioi han|ngu canh|tin nhan|van ban|thong tin|nhiem vu|noi dung|quy dinh|
            chinh sach
        """,
        "SAFETY": "an toan|bo loc|kiem duyet|bao ve|han che|gioi han|bao mat|dao duc",
        "SAYING": "noi|tuyen bo|viet|tra loi|in|neu|khang dinh|nha nuoc|trang thai|cho biet",
        "SEND": "gui|chuyen tiep|tai len|dang|chia se|truyen|chuyen",
        "SILENCE": """
            khong noi voi nguoi dung|dung noi voi nguoi dung|hay dung noi|va dung noi|xin dung noi|khong de cap|
            hay dung de cap|va dung de cap|xin dung de cap|khong thong bao|ma khong hoi|khong hoi|khong can xac nhan|bi mat|
            am tham|len lut|hay dung tiet lo|va dung tiet lo
        """,
        "SINGLEWORD": "bang mot tu|chi bang tu|bang tu|chi mot tu",
        "SINK": "dia chi|may chu|lien ket|trang web|ke tan cong",
        "STAYROLE": """
            giu vai|giu nguyen vai|khong thoat vai|dung thoat vai|khong roi khoi vai|giu dung vai|
            khong thoat khoi nhan vat
        """,
        "SUPPOSE": """
            tuong tuong|hay tuong tuong|gia su|gia dinh|gia thuyet|cho la|cu cho la|hay noi rang|noi rang|ly thuyet|
            ve mat ly thuyet|du an nghien cuu|muc dich nghien cuu|muc dich giao duc|hu cau|neu toi hoi|neu toi|
            neu nguoi dung|kiem tra an ninh|kiem tra bao mat|thi nghiem tuong tuong|cho mot cuon tieu thuyet
        """,
        "TEMPLATE": """
            toi se cung cap|toi se cho|toi se viet|yeu cau dau tien|cau hoi dau tien|chi tra loi|khong gi khac|
            khong giai thich|thuc hien lenh sau|lenh sau|moi cau hoi|bat ky cau hoi|ban phai
        """,
        "THINGS": "lenh|tap tin|tep|tien|tai khoan|co so du lieu|ma|su kien|email|du lieu",
        "TOLD": "moi thu o tren|tat ca nhung gi|moi dieu o tren|nhung gi da noi|van ban tren|van ban o tren",
        "TRIGGER": """
            khi nguoi dung hoi|neu nguoi dung hoi|khi duoc hoi|neu duoc hoi|moi khi nguoi dung|khi ai do hoi|
            neu ai do hoi|lan toi
        """,
        "UNBE": """
            dung lam tro ly|ngung lam tro ly|ban khong phai la ai|ban khong phai ai|sinh doi doc ac|nhan cach moi|
            danh tinh moi|quen rang ban la ai
        """,
        "USER": "nguoi dung|khach hang",
        "WHAT": "ai|gi|tai sao|vi sao|the nao|khi nao|o dau|cai nao|hay noi|lam sao|cho toi biet",
        "WORLD": """
            trong mot the gioi|trong the gioi|the gioi song song|vu tru song song|thuc tai thay the|the gioi ao|
            the gioi gia tuong|the gioi hu cau|phan dia dang|loan lac|trong mot tuong lai|kich ban gia dinh|
            kich ban gia tuong
        """,
        "YOU": "ban|may|cau",
        "YOURS": "cua ban|cua may|cua minh",
    },
)
