"""Who gets in, and which actions do."""

import re

import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.testclient import TestClient
from tests.pages_app import pages_app

from souvenance import Souvenance
from souvenance.serving.pages import signing

from .conftest import SITE, Browser, Kept


def request(scheme: str = "http", **headers: str) -> Request:
    told = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "POST", "path": "/ui/", "query_string": b"", "headers": told, "scheme": scheme,
                    "server": ("souvenance.test", 80), "root_path": ""})  # fmt: skip


def test_a_token_is_found_in_what_was_pasted() -> None:
    assert signing.pasted("  sv_abc.DEF-1~\n") == "sv_abc.DEF-1~"
    assert signing.pasted("Your token: sv_abc") == "sv_abc"
    assert [signing.pasted(text) for text in ("", "  ", "été", "a;b", "x" * 600)] == [None] * 5


def test_the_cookie_comes_before_the_header_and_neither_is_trusted_blindly() -> None:
    assert signing.token_of(request(cookie="souvenance_token=abc", authorization="Bearer def")) == "abc"
    assert signing.token_of(request(authorization="bearer def")) == "def"
    assert signing.token_of(request(authorization="Basic def")) is None
    assert signing.token_of(request(cookie="souvenance_token=a b")) is None


def test_whoever_tells_who_it_is_sees_the_cookies_token_and_no_other() -> None:
    seen = signing.carrying(request(authorization="Bearer other", x_api_key="third", host="souvenance.test"), "mine")
    assert seen.headers.getlist("authorization") == ["Bearer mine"]
    assert "x-api-key" not in seen.headers
    assert seen.headers["host"] == "souvenance.test"


def test_the_proof_is_that_of_one_token_and_does_not_tell_it() -> None:
    assert signing.is_proved(signing.proof("tok"), "tok")
    assert not signing.is_proved(signing.proof("tok"), "other")
    assert not signing.is_proved("é", "tok")
    assert not signing.is_proved(signing.proof(""), None)
    assert "tok" not in signing.proof("tok")


@pytest.mark.parametrize(
    ("headers", "elsewhere"),
    [
        ({"host": "souvenance.test", "origin": SITE, "sec_fetch_site": "same-origin"}, False),
        ({"host": "souvenance.test"}, False),
        ({"host": "souvenance.test", "origin": "https://souvenance.test"}, False),  # a proxy in between ended TLS
        ({"host": "souvenance.test", "origin": "http://evil.test"}, True),
        ({"host": "souvenance.test", "origin": "null"}, True),
        ({"host": "souvenance.test", "sec_fetch_site": "cross-site"}, True),
        ({"host": "souvenance.test", "sec_fetch_site": "same-site"}, True),
    ],
)
def test_what_another_site_sends_is_told(headers: dict[str, str], *, elsewhere: bool) -> None:
    assert signing.is_from_elsewhere(request(**headers)) is elsewhere


def test_cookies_are_for_no_script_no_other_site_and_under_tls_for_tls_alone() -> None:
    plain, safe = Response(), Response()
    signing.keep(plain, request(), "name", "value", "/ui")
    signing.keep(safe, request(scheme="https"), "name", "value", "/ui")
    told = plain.headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=strict" in told
    assert "Path=/ui" in told
    assert "Secure" not in told
    assert "Max-Age" not in told
    assert "Secure" in safe.headers["set-cookie"]


# -- through the pages ------------------------------------------------------------------------------------------------
def test_without_a_token_every_page_asks_for_one_and_leads_back(stranger: Browser, kept: Kept) -> None:
    one = kept("I live in Lyon")
    page = stranger.open(f"/memories/{one}")
    assert stranger.path == "/sign-in"
    assert "Lyon" not in page
    stranger.send("/sign-in", token="tok-lise", next=f"/memories/{one}")
    assert stranger.path == f"/memories/{one}"
    assert "I live in Lyon" in stranger.page


def test_a_wrong_token_is_told_so_and_opens_nothing(stranger: Browser) -> None:
    page = stranger.sign_in("tok-nobody")
    assert stranger.status == 401
    assert "This token opens nothing" in page
    assert "tok-nobody" not in page
    stranger.open("/memories")
    assert stranger.path == "/sign-in"
    assert "holds no token" in stranger.sign_in("!!")


def test_a_token_that_is_revoked_is_asked_for_again(lise: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.pages_app.TOKENS", {})
    page = lise.open("/memories")
    assert lise.status == 401
    assert "This token opens nothing" in page
    assert "souvenance_token" not in lise.client.cookies
    monkeypatch.undo()
    lise.send("/sign-in", token="tok-lise", next=over(page))
    assert lise.path == "/memories"


def over(page: str) -> str:
    """Where the form to sign in leads."""
    return page.split('name="next" value="')[1].split('"', maxsplit=1)[0]


@pytest.mark.parametrize("wanted", ["//evil.test/", "https://evil.test/", "/\\evil.test", "evil", "/sign-out"])
def test_signing_in_leads_to_no_other_site(stranger: Browser, wanted: str) -> None:
    stranger.open("/sign-in")
    stranger.send("/sign-in", token="tok-lise", next=wanted)
    assert stranger.path == "/"


def test_signing_in_needs_the_form_that_was_shown(stranger: Browser) -> None:
    stranger.open("/sign-in")
    answer = stranger.client.post("/ui/sign-in", data={"csrf": "0" * 64, "token": "tok-lise"})
    assert answer.status_code == 403
    assert "souvenance_token" not in stranger.client.cookies


def test_signing_out_forgets_the_token(lise: Browser) -> None:
    lise.send("/sign-out")
    assert lise.path == "/sign-in"
    lise.open("/")
    assert lise.path == "/sign-in"


def test_an_action_needs_its_proof_its_cookie_and_its_own_site(lise: Browser, kept: Kept) -> None:
    one = kept("I live in Lyon")
    lise.open(f"/memories/{one}")
    path, proof = f"/ui/memories/{one}/forget", lise.csrf
    refused = [
        lise.client.post(path, data={"text": "no proof"}),
        lise.client.post(path, data={"csrf": "wrong"}),
        lise.client.post(path, data={"csrf": proof}, headers={"origin": "http://evil.test"}),
        lise.client.post(path, data={"csrf": proof}, headers={"sec-fetch-site": "cross-site"}),
    ]
    assert [answer.status_code for answer in refused] == [403] * 4
    assert "Nothing was changed" in refused[0].text
    assert lise.client.get(path).status_code == 404  # a link changes nothing
    assert lise.client.post("/ui/sign-out", data={"csrf": "wrong"}).status_code == 403
    assert lise.client.post(path, json={"csrf": proof}).status_code == 422
    assert "I live in Lyon" in lise.open("/memories")


def test_the_proof_of_one_person_is_none_for_another(lise: Browser, kept: Kept) -> None:
    one = kept("I live in Lyon")
    lise.open("/")
    proof_of_lise = lise.csrf
    lise.send("/sign-out")
    lise.sign_in("tok-ana")
    answer = lise.client.post(f"/ui/memories/{one}/forget", data={"csrf": proof_of_lise})
    assert answer.status_code == 403


def test_the_pages_work_below_another_path(memory: Souvenance, kept: Kept) -> None:
    kept("I live in Lyon")
    outer = FastAPI()
    outer.mount("/inner", pages_app(memory))
    with TestClient(outer, base_url=SITE) as client:
        door = client.get("/inner/ui")
        assert door.url.path == "/inner/ui/sign-in"
        proof = door.text.split('name="csrf" value="')[1].split('"')[0]
        page = client.post("/inner/ui/sign-in", data={"csrf": proof, "token": "tok-lise", "next": "/memories"})
        assert page.url.path == "/inner/ui/memories"
        assert 'href="/inner/ui/memories" aria-current="page"' in page.text
        assert client.get(re.findall(r'href="(/inner/ui/memories/m_\w+)"', page.text)[0]).status_code == 200
        assert {cookie.path for cookie in client.cookies.jar} == {"/inner/ui"}


def test_a_form_larger_than_any_of_ours_is_refused(lise: Browser) -> None:
    lise.open("/notes")
    answer = lise.client.post("/ui/notes", data={"csrf": lise.csrf, "over": "", "text": "x" * 4_100_000})
    assert answer.status_code == 413
    assert "nothing was written" in answer.text
