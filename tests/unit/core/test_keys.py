from hashlib import blake2b

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.keys import KEYS_VERSION, KeyColumns, asked, fits, kept, packed, unpacked, worded
from souvenance.core.prepared import prepared

TEXTS = [
    ("I live in Leeds with my sister, near the canal.", "en"),
    ("My locker is 214; the gym closes at 22:30 on 3 March 2024.", "en"),
    ("In winter I swim with Noor in the lake.", "en"),
    ("J'habite à Nantes avec ma sœur, près du marché.", "fr"),
    ("Le gala est le 15 mars, à la salle Émile.", "fr"),
    ("Ich trinke keinen Kaffee mehr, nur Tee.", "de"),
    ("No como carne desde el 2 de mayo.", "es"),
    ("我住在成都，养了一只猫。", "zh"),
    ("Il mio treno parte alle 7:40.", "it"),
    ("KT-21B è il mio armadietto.", "xx"),
    ("Marlow, my tortoise, doesn't eat ice-cream & jam at 7.30 pm, as you know, ever.", "en"),
    ("Nous chantons à 19 h 30 à l'arrière-scène, comme tu sais.", "fr"),
    ("Le jeudi je nage.", "fr"),
    ("As I said, Marlow is my tortoise's name.", "en"),
    ("C'est à Sète que j'habite toujours.", "fr"),
    ("", "en"),
]
READ_AS = (
    "b4693256e637afb0588c29cb94b851af"  # what the texts above are found by, in short; where it changes, KEYS_VERSION must too
)


def test_a_change_of_what_is_read_has_another_version() -> None:
    digest = blake2b(b"".join(packed(prepared(*text)) for text in TEXTS), digest_size=16).hexdigest()
    assert (KEYS_VERSION, digest) == (3, READ_AS)


@given(st.text(max_size=80) | st.sampled_from([text for text, _ in TEXTS]), st.sampled_from(["en", "fr", "zh", "xx"]))
def test_what_is_packed_is_found_again(text: str, language: str) -> None:
    one = prepared(text, language)
    found = unpacked(packed(one))
    assert (found.kept, found.terms, found.forms, worded(packed(one))) == (kept(one), one.terms, one.forms, one.worded)
    assert kept(one) & asked(one)
    assert fits(packed(one), text, language)


def test_keys_of_another_text_language_or_version_do_not_fit() -> None:
    text, language = TEXTS[0]
    made = packed(prepared(text, language))
    assert fits(made, text, language)
    assert not fits(made, text + "!", language)
    assert not fits(made, text, "fr")
    assert not fits((KEYS_VERSION + 1).to_bytes(2, "little") + made[2:], text, language)
    for broken in (b"", b"\0", made[:-1], made[:-8], made + b"\0" * 8, b"\0" * len(made)):
        assert not fits(broken, text, language)


def test_columns_are_the_keys_of_each_row() -> None:
    rows = [packed(prepared(*text)) for text in TEXTS]
    columns = KeyColumns.of(rows, 5)
    for part in ("kept", "terms", "forms"):
        keys, owner = getattr(columns, part)
        each = [set(keys[owner == row].tolist()) for row in range(5, 5 + len(rows))]
        assert each == [set(getattr(unpacked(one), part)) for one in rows]
    assert [len(part[0]) for part in (KeyColumns.of([]).kept, KeyColumns.of([]).terms, KeyColumns.of([]).forms)] == [0, 0, 0]
