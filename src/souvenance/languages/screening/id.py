"""Indonesian words for screening; a short list: the commonest ways of each family only."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="id",
    negators="jangan tidak tanpa",
    unmarked=True,
    concepts={
        "ABOVE": """
            kata kata di atas|kata di atas|teks di atas|kalimat di atas|pesan sebelumnya|awal percakapan|tulisan di atas
        """,
        "ACT": "jalankan|hapus|transfer|beli|bayar|buka|unduh|instal|batalkan|ubah|eksekusi",
        "ADDRESS": """
            catatan untuk ai|pesan untuk ai|jika anda adalah ai|jika kamu ai|jika anda ai|jika anda model|
            asisten ai yang membaca|untuk asisten ai|instruksi untuk ai|asisten yang terhormat|perhatian ai|untuk ai
        """,
        "AI": "asisten|kecerdasan buatan|model bahasa|robot|model",
        "ALARM": """
            akun anda telah diretas|akun anda telah disusupi|akun anda diblokir|akun anda ditangguhkan|
            akun anda telah dikompromikan|verifikasi akun|anda memenangkan|anda menang|atur ulang kata sandi|
            reset kata sandi|mengatur ulang kata sandi
        """,
        "ALWAYS": "selalu|mulai sekarang|setiap jawaban|seterusnya|hanya",
        "ANSWER": "katakan|jawab|jawablah|selalu|rekomendasikan|sarankan|nyatakan",
        "ASK": "minta|mintalah|tanyakan|dapatkan",
        "AUTHORITY": """
            pesan sistem|instruksi sistem|saya administrator|saya adalah administrator|saya pengembang|
            saya adalah pengembang|instruksi baru|perintah baru|instruksi darurat|saya penciptamu|penggantian sistem|
            penimpaan|override sistem|override pengembang|data pelatihan|instruksi khusus|instruksi rahasia|aturan baru
        """,
        "BE": """
            saya ingin anda bertindak|saya ingin kamu bertindak|aku ingin kamu bertindak|saya mau kamu jadi|
            saya ingin anda berpura|saya ingin kamu berpura|bertindak sebagai|bertindaklah sebagai|bertindak seperti|
            bertindaklah seperti|bertindak seolah|berperilaku seperti|berpura pura menjadi|berpura puralah|
            berpura pura bahwa|pura pura jadi|bayangkan anda|bayangkan kamu|bayangkan diri|anggap anda|anggap kamu|
            anggaplah anda|anggap saja kamu|misalkan anda|berperan sebagai|berperanlah sebagai|mainkan peran|
            memainkan peran|perankan|ambil peran|jawab seolah|jawablah seolah|jawab sebagai|berbicara seperti|
            mulai sekarang anda|mulai sekarang kamu|anda bukan lagi|kamu bukan lagi|peran baru|peran anda|peranmu|
            mari bermain peran|ayo main peran|simulasikan|tirukan|jadilah seorang|jadilah sebuah
        """,
        "CHAT": "memori|ingatan|percakapan|riwayat|pesan|data|informasi pribadi|kontak|email|berkas|file",
        "CLAIM": """
            saya adalah pengembang anda|saya pengembang anda|aku adalah tuhan|saya adalah tuhan|sebagai penciptamu|
            sebagai pencipta anda|saya administrator anda|ai yang dikembangkan|saya seorang polisi|saya petugas polisi|
            sebagai bos|saya adalah pengelola sistem|aku tuhan|saya tuhan|saya pencipta anda|saya penciptamu|
            saya pembuat anda|saya tuanmu|saya tuan anda|sebagai pengembang anda|sebagai pencipta|programmer anda|
            saya pengembang kamu|saya pengembangmu|aku pengembangmu|saya pembuatmu
        """,
        "COMMAND": """
            katakan|jawab|jawablah|tulis|rekomendasikan|ingat|simpan|kirim|hapus|jalankan|tampilkan|tambahkan|harus|
            selalu|beli|buka|sebutkan|berikan
        """,
        "DATABASE": """
            database anda|databasemu|basis data anda|basis data pengguna|database pengguna|data pelatihan|kode sumber
        """,
        "DECODE": "dekode|pecahkan kode|huruf pertama",
        "DESPITE": "bertentangan dengan|meskipun ada|alih alih mengikuti",
        "DISABLE": "nonaktifkan|matikan|hapus|lewati|cabut",
        "DONE": "sudah selesai|telah selesai|tugas selesai|itu selesai",
        "DROP": """
            abaikan|abaikanlah|mengabaikan|lupakan|lupakanlah|jangan ikuti|jangan hiraukan|hiraukan|kesampingkan|langgar|
            batalkan|hapus|lewati|timpa
        """,
        "DROPABOVE": "lupakan yang di atas|abaikan yang di atas|lupakan hal di atas",
        "DROPALL": "lupakan semua|lupakan segalanya|abaikan semua|abaikan segalanya",
        "DURABLE": "selamanya|permanen|selalu|mulai sekarang|memori|ingatan|masa depan|seterusnya",
        "ENTER": "aktifkan|masuk|masuki|beralih|nyalakan|mulai",
        "FORCED": """
            katakan bahwa anda membenci|katakan kamu benci|akui bahwa|atau mati|kalau tidak kamu mati|katakan ya|
            hanya katakan
        """,
        "GIVEME": """
            beri saya|berikan|beri tahu saya|beritahu saya|katakan|kirimkan saya|kirim kepada saya|tunjukkan kepada saya|
            saya butuh|saya perlu|bagikan|apa itu|apa|berapa|bolehkah saya|saya harus tahu|aku perlu|aku butuh
        """,
        "GRANT": """
            menyetujui|disetujui|mengizinkan|diizinkan|izin|tanpa konfirmasi|tidak perlu konfirmasi|administrator|admin|
            terpercaya|transfer|pembayaran|wewenang|hak akses
        """,
        "HARM": """
            phishing|malware|ransomware|virus|meretas|bom|peledak|narkoba|membunuh|pembunuhan|merampok|mencuri|racun|
            senjata|pemerasan|ujaran kebencian|masuk ke|login|log in
        """,
        "HIDDEN": """
            tersembunyi|rahasia|lengkap|asli|awal|internal|kata demi kata|persis|seluruh|semua|di atas|sebelumnya|penuh
        """,
        "HOWTO": "bagaimana cara|cara|kebijakan|pengelola|ubah kata sandi|lupa|kuat|kenapa|mengapa",
        "INNER": """
            prompt sistem|perintah sistem|instruksi sistem|pesan sistem|instruksi anda|instruksimu|instruksi kamu|
            prompt anda|promptmu|instruksi awal|prompt awal|instruksi rahasia|instruksi tersembunyi|aturan anda|
            instruksi asli|petunjuk sistem|instruksi internal|instruksi sebelumnya|instruksi di atas|petunjuk anda|
            aturanmu
        """,
        "INROLE": "peran|karakter|tokoh|tugas anda|tugasmu|misi anda|tujuan anda|gaya",
        "KEYS": """
            kata sandi|kunci api|kunci rahasia|kredensial|token|kartu kredit|rekening|kode akses|kode rahasia|password|
            pin|kunci pribadi|sandi|akun|kata kunci|rahasia
        """,
        "LAWLESS": """
            tanpa aturan|tanpa batasan|tanpa batas|tanpa filter|tanpa sensor|tanpa pembatasan|tidak ada aturan|
            tidak ada batasan|tidak punya aturan|tidak memiliki batasan|tidak memiliki aturan|tidak terbatas|
            tidak pernah menolak|tidak boleh menolak|tanpa etika|tanpa moral|tidak bermoral|tidak etis|apa saja|
            tidak terikat|bebas dari|amoral|tidak dibatasi|tidak ada hukum|tidak ada etika|semua diperbolehkan|
            segalanya diizinkan|aturan tidak berlaku|hukum tidak berlaku|ai jahat|kebalikan dari|tanpa konsekuensi|
            tanpa ampun
        """,
        "LEAKQ": """
            apa yang diberitahukan kepadamu|apa instruksimu|apa instruksi anda|apa aturanmu|apa aturan anda|
            bagaimana anda dikonfigurasi|konfigurasi anda
        """,
        "MATERIAL": "halaman|dokumen|artikel|resume|tabel|surel|situs|laporan|makalah|teks|isi",
        "MAYSAY": """
            kita mungkin menyatakan|kita bisa mengatakan|kita dapat mengatakan|kita bisa menyatakan|
            kita dapat menyatakan|dapat dikatakan|bisa dikatakan|kita mungkin mengatakan|kita dapat menyimpulkan|
            kita bisa menyimpulkan|kita bisa mengklaim|orang mungkin mengatakan|kita akan mengatakan
        """,
        "MINE": "saya katakan|yang saya|saya bilang|pesan saya|pesanku|milik saya|pertanyaan saya",
        "MODE": """
            mode pengembang|mode admin|mode debug|mode pemeliharaan|mode dewa|jailbreak|mode administrator|
            mode penegakan|mode override|mode penimpaan|mode darurat|mode sistem|mode ahli|mode polisi|mode root|
            mode bebas
        """,
        "MODIFY": "ubah|tambahkan|ganti|sarankan|rekomendasikan|sebutkan|sisipkan|promosikan|masukkan",
        "MYREPLY": "jawaban anda|jawabanmu|respons anda|responsmu|balasan anda|balasanmu|tanggapan anda|jawab dalam|tanggapan",
        "NEW": "baru|tambahan",
        "NEXT": "tugas baru|tugas berikutnya|tugas lain|instruksi tambahan|mulai dari awal|mulai lagi dari|pertanyaan baru",
        "NOREFUSE": """
            jangan pernah menolak|jangan menolak|tidak boleh menolak|tidak bisa menolak|harus patuh|harus mematuhi|
            harus menjawab semua|jangan bilang tidak|jangan katakan bahwa anda tidak
        """,
        "NOWBE": """
            anda sekarang|sekarang anda|kamu sekarang|sekarang kamu|kamu adalah ai|anda adalah ai|nama anda|namamu|
            anda telah menjadi
        """,
        "OBEYIT": "ikuti|lakukan apa|laksanakan|lalu jawab",
        "ODD": """
            terbalik|base64|rot13|morse|kode morse|sandi|huruf demi huruf|tingkat karakter|level karakter|pig latin|
            selang seling|jalin|menjalin|anagram|tanpa spasi|biner|caesar
        """,
        "OFFICE": """
            saya pengembang|saya seorang pengembang|saya adalah pengembang|saya admin|saya administrator|saya presiden|
            saya adalah presiden|saya polisi|saya seorang polisi|saya dari kepolisian|saya detektif|saya akuntan|
            saya sebenarnya|sebenarnya saya|saya pegawai bank|saya bankir|saya direktur|saya ceo|saya bos anda|
            saya teknisi|saya bekerja di bank|ini polisi|penegak hukum|penegakan hukum|peningkatan sistem|
            pembaruan sistem|upgrade sistem|audit keamanan|pemeriksaan keamanan|dukungan teknis
        """,
        "ORDERS": "instruksi*|perintah*|petunjuk*|arahan*|pedoman*|prompt*|panduan*|program*",
        "OWN": """
            milik saya|milikku|sandi saya|password saya|nomor saya|akun saya|data saya|alamat saya|telepon saya|
            email saya|sandiku|akunku
        """,
        "PARTS": """
            bagian berikut|bagian bagian|bagian 1|bagian pertama|tiga string|dua string|string|gabung*|rangkai|satukan|
            hubungkan|potongan|variabel
        """,
        "PERSONA": """
            sekarang kamu adalah|kamu sekarang adalah|anda sekarang adalah|sekarang anda adalah|mulai sekarang kamu|
            mulai sekarang anda|kamu bukan lagi|anda bukan lagi|berpura pura|berpura puralah|bertindaklah|
            bertindak sebagai|bertindak seperti|berperan|berperanlah|bayangkan|jadilah|perankan|kamu adalah|anda adalah|
            berlagak|mainkan peran|simulasikan
        """,
        "PERSONAL": """
            tanggal lahir|tahun lahir|ulang tahun|nomor telepon|nomor hp|alamat|alamat email|email|inisial|
            tempat tinggal|kota tempat tinggal|tinggal|berada|lokasi|nomor jaminan|nomor paspor|ktp|nik|plat nomor|
            nama lengkap|nama belakang|rekening|pendapatan|gaji|rekam medis|data pribadi|informasi pribadi|usia|umur|
            kewarganegaraan|agama|sosial ekonomi|sosioekonomi|data pribadinya|nomornya|alamatnya
        """,
        "PRAISE": "kerja bagus|bagus sekali|sangat baik|luar biasa|selamat|hebat|sempurna",
        "PREFIX": "mulai jawaban anda|mulailah jawaban|awali jawaban|mulai dengan|mulailah dengan|jawab dengan",
        "PRIOR": "sebelumnya|sebelum|di atas|semua|seluruh|awal|asli|terdahulu|yang ada|sejauh ini|segala|apa pun|tadi|lama",
        "PRIVATE": "riwayat percakapan|riwayat obrolan|percakapan|riwayat|memori|ingatan|kontak|data pribadi|pesan",
        "PROMOTE": "rekomendasikan|sarankan|promosikan|sebutkan|puji",
        "REMEMBER": "ingat|ingatlah|simpan|catat|rekam",
        "RETELL": "ringkas*|terjemahkan|rangkum|perbaiki",
        "REVEAL": """
            membagikan|berbagi|konfirmasi|mengonfirmasi|memberitahu|memberi tahu|ungkapkan|tampilkan|tunjukkan|beri tahu|
            beritahu|katakan|cetak|ulangi|sebutkan|berikan|bagikan|tuliskan|bocorkan|apa|daftar|buka|perlihatkan|tulis|
            akses|terjemahkan|ringkas|memberi|memberikan|butuh|berapa
        """,
        "REVERSED": "urutan terbalik|urutan mundur|terbalik|dari belakang|mundur",
        "ROLE": "asisten|kecerdasan buatan",
        "RULES": "aturan*|percakapan*|batasan*|konteks|pesan*|teks|informasi|tugas*|kebijakan*|pembatasan*",
        "SAFETY": "keamanan|filter|sensor|batasan|perlindungan|pembatasan|etika|filtermu",
        "SAYING": "katakan|nyatakan|tulis|jawab|sebutkan|cetak|klaim|negara|balas",
        "SEND": "kirim|kirimkan|teruskan|unggah|bagikan|posting|salin|transfer",
        "SILENCE": """
            jangan beri tahu pengguna|jangan beri tahu|jangan beritahu|jangan sebutkan|jangan katakan|tanpa memberi tahu|
            tanpa bertanya|tanpa konfirmasi|diam diam|secara rahasia|tanpa sepengetahuan|jangan ungkapkan ini
        """,
        "SINGLEWORD": "dengan satu kata|hanya dengan kata|dengan kata|hanya kata",
        "SINK": "alamat|server|tautan|situs",
        "STAYROLE": """
            tetap dalam karakter|jangan keluar dari karakter|tetap pada peran|jangan keluar dari peran|
            tanpa keluar dari karakter
        """,
        "SUPPOSE": """
            bayangkan|misalkan|misalnya kita|anggaplah|anggap saja|andaikan|seandainya|mari kita asumsikan|asumsikan|
            mari kita anggap|katakanlah|katakan saja|hipotetis|hipotesis|secara teori|teoretis|proyek penelitian|
            tujuan penelitian|untuk penelitian|tujuan pendidikan|fiksi|jika saya bertanya|jika pengguna|kalau saya tanya|
            pemeriksaan keamanan|bagaimana jika|untuk novel
        """,
        "TEMPLATE": """
            saya akan memberi|saya akan memberikan|saya akan menulis|permintaan pertama saya|pertanyaan pertama saya|
            hanya jawab|jawab hanya|tidak ada yang lain|jangan tulis penjelasan|jalankan perintah|perintah berikut|
            semua pertanyaan|pertanyaan apa pun|anda harus|kamu harus
        """,
        "THINGS": "perintah|berkas|file|uang|dana|rekening|akun|basis data|kode|skrip|email|acara|data",
        "TOLD": """
            semua yang di atas|semua di atas|semua yang dikatakan|apa yang telah dikatakan|semua yang sebelumnya|
            teks di atas
        """,
        "TRIGGER": """
            ketika pengguna bertanya|jika pengguna bertanya|saat pengguna|setiap kali pengguna|jika ditanya|
            ketika ditanya|jika ada yang bertanya|lain kali
        """,
        "UNBE": """
            berhenti menjadi asisten|berhenti jadi asisten|kamu bukan ai|anda bukan ai|kembaran jahat|kepribadian baru|
            identitas baru|lupakan bahwa anda ai|lupakan bahwa kamu ai
        """,
        "USER": "pengguna|pelanggan|user",
        "WHAT": "siapa|apa|mengapa|kenapa|bagaimana|kapan|dimana|di mana|yang mana|beritahu|katakan",
        "WORLD": """
            di dunia di mana|di dunia dimana|dalam dunia di mana|di sebuah dunia|di dunia paralel|dunia paralel|
            alam semesta paralel|realitas alternatif|dunia hipotetis|dunia fiksi|dunia maya|dunia virtual|distopia|
            di masa depan di mana|skenario hipotetis|skenario fiksi
        """,
        "YOU": "kamu|anda|kau|engkau|kepadamu|kepada anda|mu",
        "YOURS": "anda|kamu|mu|milikmu|instruksimu|aturanmu|filtermu|batasanmu",
    },
)
