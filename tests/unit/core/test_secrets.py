import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.secrets import MASK, is_name_alone, mask, secrets_in

from . import secret_cases, secret_cases_later

TOLD = (*secret_cases.TOLD, *secret_cases_later.TOLD)
NEAR = (*secret_cases.NEAR, *secret_cases_later.NEAR)

# Put together here, so that no scanner takes them for real ones.
KEYS = {
    "openai": "sk-" + "a1" * 12,
    "openai project": "sk-proj-" + "Ab1_" * 10,
    "anthropic": "sk-ant-api03-" + "xY9-" * 10 + "z",
    "openrouter": "sk-or-v1-" + "0a" * 32,
    "stripe": "sk_live_" + "a1" * 12,
    "stripe public": "pk_test_" + "b2" * 12,
    "stripe restricted": "rk_live_" + "b2" * 12,
    "letters only": "sk-" + "abCDefGHijKLmnOPqrST",
    "github": "ghp_" + "aB3" * 12,
    "github oauth": "gho_" + "c" * 36,
    "github fine": "github_pat_" + "11AB_" * 8 + "x",
    "gitlab": "glpat-" + "xY1" * 7,
    "slack": "xoxb-" + "123-" * 5 + "abc",
    "aws": "AKIA" + "ABCD1234" * 2,
    "google": "AIza" + "SyA1" * 9,
    "hugging face": "hf_" + "aB" * 17,
    "jwt": "eyJ" + "hbGciOiJI" * 2 + ".eyJ" + "zdWIiOiIx" * 2 + "." + "SflKxw_-" * 4 + "a",
    "pem": "-----BEGIN RSA " + "PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA " + "PRIVATE KEY-----",
    "openssh": "-----BEGIN OPENSSH " + "PRIVATE KEY-----\nb3Bl\n-----END OPENSSH " + "PRIVATE KEY-----",
}


@pytest.mark.parametrize("key", KEYS.values(), ids=KEYS.keys())
def test_a_key_is_masked_wherever_it_stands(key: str) -> None:
    assert mask(key) == MASK
    assert mask(f"Here it is ({key}), keep it.") == f"Here it is ({MASK}), keep it."
    assert mask(f"voilà\n{key}\nmerci") == f"voilà\n{MASK}\nmerci"


def test_a_key_that_was_cut_is_masked_to_the_end() -> None:
    assert mask("-----BEGIN " + "PRIVATE KEY-----\nMIIE\nabc") == MASK


def test_several_secrets_in_one_text() -> None:
    text = f"my password is hunter2, the key {KEYS['openai']} and {KEYS['github']}"
    assert mask(text) == f"my password is {MASK}, the key {MASK} and {MASK}"


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("My password is hunter2.", "My password is [secret]."),
        ("my password is now Winter2024!", "my password is now [secret]!"),
        ("password: swordfish", "password: [secret]"),
        ("password:\tswordfish", "password:\t[secret]"),
        ("Password = swordfish, ok", "Password = [secret], ok"),
        ("PASSWORD='hunter2'", "PASSWORD='[secret]'"),
        ('the wifi password is "open sesame", ok', 'the wifi password is "[secret]", ok'),
        ("the password of my account at home is: secret1", "the password of my account at home is: [secret]"),
        ("I set my password to Winter2024! yesterday", "I set my password to [secret]! yesterday"),
        ("Both passwords: hunter2", "Both passwords: [secret]"),
        ("passphrase: correct-horse-battery", "passphrase: [secret]"),
        ("the passcode is 4821", "the passcode is [secret]"),
        ("PIN 4821", "PIN [secret]"),
        ("my pin is 1984", "my pin is [secret]"),
        ("the PIN of the blue card, I think, 4821", "the PIN of the blue card, I think, [secret]"),
        ("api_key=abcdef123", "api_key=[secret]"),
        ("access token: abcdef", "access token: [secret]"),
        ("Le mot de passe est Tr0ub4dor&3", "Le mot de passe est [secret]"),
        ("mot de passe : abricot", "mot de passe : [secret]"),
        ("le mot de passe du wifi, c'est soleil42", "le mot de passe du wifi, c'est [secret]"),
        ("le mot de passe du wifi, c’est « soleil vert » depuis hier", "le mot de passe du wifi, c’est «[secret]» depuis hier"),
        ("j'ai changé mon mot de passe en Soleil#24", "j'ai changé mon mot de passe en [secret]"),
        ("mdp : abricot", "mdp : [secret]"),
        ("le code pin est 4821", "le code pin est [secret]"),
        ("code wifi : abc123", "code wifi : [secret]"),
        ("la clé d'API : abcdef123", "la clé d'API : [secret]"),
        ("le code du portail est 4519B", "le code du portail est [secret]"),
        ("Code porte 5512A, 2e étage", "Code porte [secret], 2e étage"),
        ("le digicode, c'est 4471B", "le digicode, c'est [secret]"),
        ("le code d'alarme 1984", "le code d'alarme [secret]"),
        ("gate code's 2290B btw", "gate code's [secret] btw"),
        ("the code to the safe is 88 21 04", "the code to the safe is [secret]"),
        ("4471 is the gate code", "[secret] is the gate code"),
        ("the combination for my locker is 12-34-08", "the combination for my locker is [secret]"),
        ("mon IBAN c'est FR76 3000 6000 0112 3456 7890 189", "mon IBAN c'est [secret]"),
        ("GB82 WEST 1234 5698 7654 32 please", "[secret] please"),
        ("wifi: Otter / pw: fizzy-lemon-22", "wifi: Otter / pw: [secret]"),
        ("mot de passe Brindille88", "mot de passe [secret]"),
        ("the password's hunter2!", "the password's [secret]!"),
        ("login is bram / Tulip!2024", "login is bram / [secret]"),
        ("le cvv c'est 123", "le cvv c'est [secret]"),
        ("das Passwort: geheim1", "das Passwort: [secret]"),
        ("mein Passwort lautet Otter#9", "mein Passwort lautet [secret]"),
        ("die Geheimzahl ist 4821", "die Geheimzahl ist [secret]"),
        ("der Zugangscode ist jetzt Otter#9", "der Zugangscode ist jetzt [secret]"),
        ("la clave del wifi es nutria#9", "la clave del wifi es [secret]"),
        ("mis contraseñas: nutria", "mis contraseñas: [secret]"),
        ("la clave secreta es ahora nutria#9", "la clave secreta es ahora [secret]"),
        ("la contraseña es abc123", "la contraseña es [secret]"),
        ("a senha é abc123", "a senha é [secret]"),
    ],
)
def test_what_is_said_to_be_a_secret_is_masked(text: str, masked: str) -> None:
    assert mask(text) == masked


CARDS = ["4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111", "3782 822463 10005", "5500 0055 5555 5559"]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_masked_by_its_check_digit(card: str) -> None:
    assert mask(f"le numéro {card}, exp 04/27") == f"le numéro {MASK}, exp {MASK}"
    wrong = card[:-1] + str((int(card[-1]) + 1) % 10)
    assert mask(f"le numéro {wrong}, exp 04/27") == f"le numéro {wrong}, exp 04/27"
    assert mask(f"carte {wrong}, exp 04/27") == f"carte {MASK}, exp {MASK}"


@pytest.mark.parametrize(
    "text",
    [
        "order 4111111111111112",
        "the door code changed in 2021",
        "le code du portail a changé en 2019",
        "code postal 75011",
        "code promo SUMMER25",
        "error code 500 at the gate",
        "le code de la route",
        "I paid 450 for the garage door",
        "order FR76 1234",
        "the building number is 120",
        "order number 2024-000123-4567",
        "commande n° 1234567890123456",
        "0000 0000 0000 0000",
        "call me at +33 6 12 34 56 78",
        "06 12 34 56 78 ou 06 98 76 54 32",
        "+1 (555) 123-4567",
        "2026-04-09 10:30, then 2026-04-10 11:45",
        "20260409103000",
        "1700000000000",
        "ISBN 978-3-16-148410-0",
        "KT-21B",
        "das Passwort ist falsch",
        "die Geheimzahl habe ich vergessen",
        "das Passwort habe ich 2019 gewechselt",
        "la clave de sol",
        "la contraseña es mala",
        "la clave del éxito es dormir 8 horas",
        "the password is the problem",
        "the password is wrong",
        "I forgot my password again",
        "I forgot my password in 2019",
        "password reset on 2026-04-09",
        "I changed my password, it was about time",
        "the password should have at least 12 characters",
        "le mot de passe est faux",
        "Le mot de passe est bon !",
        "j'ai changé mon mot de passe le 12 avril 2026",
        "j'ai changé de mot de passe en 2024",
        "mot de passe oublié ?",
        "pin the tail on the donkey",
        "a pin from the fair of 1984",
        "the pin is 5 mm long",
        "secret garden",
        "the secret of 1984",
        "a Secret Santa in 2024",
        "api key rotation in 2025",
        "sk-learn is a nice library",
        "sk-this-is-just-a-long-hyphenated-name",
        "risk-averse-investors-like-this-one",
        "Passwort vergessen",
        "周末去爬黄山看日出",
        "",
    ],
)
def test_what_only_looks_like_a_secret_stays(text: str) -> None:
    assert mask(text) == text


@pytest.mark.parametrize(("text", "hidden"), TOLD, ids=[text for text, _ in TOLD])
def test_what_people_tell_of_secrets_is_masked(text: str, hidden: str) -> None:
    for told in (text, f"By the way, {text}", f"{text}\nThat is all."):
        assert not [piece for piece in hidden.split("|") if piece in mask(told).replace(MASK, "")]
        assert secrets_in(told)


@pytest.mark.parametrize("text", NEAR)
def test_what_is_near_a_secret_stays(text: str) -> None:
    assert mask(text) == text
    assert mask(f"{text}. I like tea.") == f"{text}. I like tea."


def test_only_the_password_of_an_address_is_hidden() -> None:
    assert (
        mask("the base is postgres://app:s3cr3tpw@db.internal:5432/prod")
        == f"the base is postgres://app:{MASK}@db.internal:5432/prod"
    )


@given(
    st.lists(st.sampled_from([text for text, _ in TOLD] + list(NEAR)), max_size=3), st.sampled_from([" ", ". ", "\n", ", and "])
)
def test_what_is_masked_has_nothing_left_to_mask(texts: list[str], between: str) -> None:
    once = mask(between.join(texts))
    assert mask(once) == once


@given(st.lists(st.sampled_from([text for text, _ in TOLD] + list(NEAR)), min_size=1, max_size=3))
def test_the_secrets_of_a_text_stand_in_it_and_not_in_what_is_shown(texts: list[str]) -> None:
    text = "\n".join(texts)
    shown = mask(text)
    assert all(secret in text for secret in secrets_in(text))
    assert shown.count(MASK) == len(secrets_in(text))
    assert len(shown) == len(text) - sum(map(len, secrets_in(text))) + len(MASK) * len(secrets_in(text))


@pytest.mark.parametrize("text", ["password", "my password", "Mot de passe", "mon code PIN", "the door code", "la contraseña."])
def test_a_name_of_a_secret_says_nothing(text: str) -> None:
    assert is_name_alone(text)


@pytest.mark.parametrize("text", ["I forgot my password", "my password manager is Bitwarden", "tea", ""])
def test_more_than_a_name_says_something(text: str) -> None:
    assert not is_name_alone(text)


@given(
    st.text(max_size=200)
    | st.lists(st.sampled_from(["password ", "is ", ": ", "hunter2", "PIN ", "4821 ", '"', "sk-", "a1"])).map("".join)
)
def test_any_text_can_be_masked_and_masks_stay(text: str) -> None:
    once = mask(text)
    assert once.count(MASK) >= text.count(MASK)
    assert mask(once).count(MASK) >= once.count(MASK)


@given(st.text(st.characters(categories=["Ll", "Zs", "Po"], exclude_characters=':"«“#%&*@!?'), max_size=80))
def test_prose_without_a_number_or_a_colon_stays(text: str) -> None:
    assert mask(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "password ",
        "pin ",
        "1 ",
        "1-",
        "sk-",
        "eyJaaaaaaaaaaaa-",
        "eyJaaaaaaaaaaaa.",
        "-----BEGIN A ",
        "password is ",
        "secret: ",
        "code pin ",
    ],
)
def test_no_text_is_slow(text: str) -> None:
    before = time.process_time()
    mask(text * (100_000 // len(text)))
    assert time.process_time() - before < 4


@pytest.mark.parametrize("start", ["password", "password is", "password:", "ghp_", "password is a", "api key = "])
@pytest.mark.parametrize("letter", [" ", "a", "\t"])
def test_no_long_run_is_slow(start: str, letter: str) -> None:
    before = time.process_time()
    mask(start + letter * 1_000_000)
    assert time.process_time() - before < 4
