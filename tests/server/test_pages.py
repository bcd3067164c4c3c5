"""Pages and addresses: the client, the rules without JavaScript, the games, me and my rooms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from cardtable.plugins import games
from cardtable.server import pages
from cardtable.server.app import create_app
from cardtable.server.settings import Settings
from cardtable.server.site import Site

EVERYWHERE = ["/", "/t/otter-k7m2p9qx4tza", "/rules/highlow", "/api/games", "/api/me", "/nothing", "/style.css"]
HTML = {"accept": "text/html"}


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    settings = Settings.load({}, database=database, operator="the Card Club")
    with TestClient(create_app(Site(settings)), base_url="http://cards.example", headers=HTML) as client:
        yield client


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    for part in (
        "default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "connect-src 'self' ws: wss:",
        "frame-ancestors 'none'",
    ):  # fmt: skip
        assert part in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_a_new_device_gets_a_cookie_that_no_script_and_no_other_site_can_use(client: TestClient) -> None:
    given = client.get("/api/me").headers["set-cookie"]
    assert re.match(r"cardtable_id=[0-9a-f]{32}\.[\w-]+; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax$", given)
    assert "set-cookie" not in client.get("/api/me").headers, "once is enough"


def test_under_https_the_cookie_is_secure(database: Path) -> None:
    settings = Settings.load({}, database=database)
    with TestClient(create_app(Site(settings)), base_url="https://cards.example") as client:
        assert client.get("/").headers["set-cookie"].endswith("; Secure")


def test_without_a_built_client_the_page_says_how_to_build_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "gebaut" in client.get("/?lang=de").text
    (tmp_path / "index.html").write_text("<title>the client</title>")
    for path in ("/", "/t/otter-k7m2p9qx4tza"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "the client" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("lang", "words"), [("en", "How to play"), ("de", "So wird gespielt")])
def test_the_rules_are_a_whole_page_in_each_language(client: TestClient, lang: str, words: str) -> None:
    page = client.get(f"/rules/highlow?lang={lang}").text
    assert f'<html lang="{lang}">' in page
    assert re.search(r"<title>High-Low .*</title>", page)
    assert re.search(r'<meta name="description" content=".{40,}">', page)
    assert 'hreflang="en" href="http://cards.example/rules/highlow?lang=en"' in page
    assert 'hreflang="de" href="http://cards.example/rules/highlow?lang=de"' in page
    assert "<script" not in page
    for anchor in ("setup", "play", "scoring", "defaults", "house", "terms", "questions", "example", "sources"):
        assert f'<section id="{anchor}"' in page
        assert f'href="#{anchor}"' in page
    assert "the Card Club" in page
    assert 'action="/rules/highlow/play"' in page


def test_the_language_comes_from_the_address_then_the_cookie_then_the_browser(client: TestClient) -> None:
    def lang(path: str = "/rules/highlow", **headers: str) -> str:
        found = re.search(r'<html lang="(\w+)"', client.get(path, headers=HTML | headers).text)
        assert found
        return found[1]

    german = {"accept-language": "fr;q=0.9, de-AT;q=0.8, en;q=0.7"}
    assert lang() == "en"
    assert lang(**german) == "de"
    assert lang(**{"accept-language": "de;q=x, ,;;, fr"}) == "en"
    client.cookies.set("lang", "en")
    assert lang(**german) == "en"
    assert lang("/rules/highlow?lang=de") == "de"
    client.cookies.set("lang", "'><script>")
    assert lang("/rules/highlow?lang=xx") == "en"


def test_opened_from_a_table_the_rules_show_the_values_in_force_there(client: TestClient) -> None:
    code = client.post("/api/rooms", json={"game": "highlow", "rules": {"turns": 7}, "seats": 3}).json()["code"]
    plain, here = client.get("/rules/highlow").text, client.get(f"/rules/highlow?table={code}").text
    assert "<strong>7</strong>" in here
    assert "<strong>7</strong>" not in plain
    assert f'href="/t/{code}"' in here
    assert "noindex" in here
    for unknown in ("otter-k7m2p9qx4tza", "'; DROP TABLE room", '"><script>alert(1)</script>'):
        page = client.get("/rules/highlow", params={"table": unknown})
        assert page.status_code == 200
        assert "<script>" not in page.text


def test_play_now_opens_a_room_with_these_rules_and_cpus(client: TestClient) -> None:
    code = client.post("/api/rooms", json={"game": "highlow", "rules": {"turns": 7}}).json()["code"]
    answer = client.post("/rules/highlow/play", data={"table": code}, follow_redirects=False)
    assert answer.status_code == 303
    where = answer.headers["location"]
    assert re.fullmatch(r"/t/[a-z]+-[a-z2-9]{12}", where)
    with client.websocket_connect(f"/ws/{where.removeprefix('/t/')}") as socket:
        room = socket.receive_json()
        assert room["status"] == "playing"
        assert room["rules"]["turns"] == 7
        assert [seat["kind"] for seat in room["seats"]] == ["person", "cpu"]


@pytest.mark.parametrize("path", ["/nothing", "/rules/nonsense", "/rules/sound", "/t", "/static/nothing.js"])
def test_an_address_that_is_none_is_said_in_the_reader_s_language(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=HTML | {"accept-language": "de"})
    assert answer.status_code == 404
    assert "Das hat nicht geklappt" in answer.text


def test_the_games_are_listed_with_their_titles_even_if_one_brings_no_texts(client: TestClient) -> None:
    listed = {game["name"]: game for game in client.get("/api/games").json()}
    assert list(listed) == sorted(games())
    assert set(listed["highlow"]) == {
        "name", "version", "seats", "minutes", "levels", "title", "tagline", "source",
    }  # fmt: skip
    assert listed["highlow"]["seats"] == [1, 8]
    assert listed["highlow"]["title"]["de"] == "High-Low"
    assert listed["sound"]["title"] == {"en": "sound", "de": "sound"}
    assert listed["sound"]["source"] == "trouble-plugin 1.0"


def test_a_game_is_told_with_cards_options_and_words(client: TestClient) -> None:
    game = client.get("/api/games/highlow").json()
    assert game["cards"]["Qs"] == {
        "suit": "s", "rank": 12, "label": {"en": "queen of spades", "de": "Pik Dame"},
    }  # fmt: skip
    assert game["suits"] == ["c", "d", "h", "s"]
    assert game["art"] is True
    assert {option["name"] for option in game["options"]} == {"turns", "ace"}
    assert set(game["options"][0]) == {"name", "kind", "default", "low", "high", "step", "off", "words"}
    assert "do-higher" in game["messages"]["en"]
    assert "no-not_host" in game["messages"]["de"]
    assert client.get("/api/games/nonsense").json()["error"]["name"] == "unknown_game"


@pytest.mark.parametrize("name", ["highlow", "sound"])
def test_an_emblem_is_an_image_that_can_do_nothing(client: TestClient, name: str) -> None:
    answer = client.get(f"/api/games/{name}/emblem.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.text.startswith("<svg")


BAD_ROOMS: list[tuple[object, int, str]] = [
    ({"game": "nonsense"}, 404, "unknown_game"),
    ({"game": "highlow", "rules": {"turns": 99}}, 400, "unknown_option"),
    ({"game": "highlow", "rules": {"turns": None}}, 400, "bad_message"),
    ({"game": "highlow", "rules": {"x'; DROP TABLE room;--": 1}}, 400, "unknown_option"),
    ({"game": "highlow", "seats": 9}, 400, "seats_out_of_range"),
    ({"game": "highlow", "seats": "2"}, 400, "bad_message"),
    ({"game": "highlow", "quick": "genius"}, 400, "unknown_level"),
    ({"game": "highlow", "host": "me"}, 400, "bad_message"),
    ({}, 400, "bad_message"),
    ([], 400, "bad_message"),
]


@pytest.mark.parametrize(("body", "status", "name"), BAD_ROOMS)
def test_a_room_that_is_not_possible_is_refused_with_its_reason(
    client: TestClient, body: object, status: int, name: str
) -> None:
    answer = client.post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["error"]["name"]) == (status, name)
    assert "\n" not in answer.json()["error"]["text"]
    assert client.get("/api/me").json()["rooms"] == []


def test_a_body_that_is_no_json_or_too_long_is_refused(client: TestClient) -> None:
    headers = {"content-type": "application/json"}
    for body in (b"{", b"\xff\xff", b"", b'{"game":"' + b"x" * 100_000 + b'"}'):
        answer = client.post("/api/rooms", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["error"]["name"] == "bad_message"
    assert client.get("/api/health").json() == {"ok": True}


def test_an_address_that_opens_rooms_without_end_is_slowed_down(database: Path) -> None:
    with TestClient(create_app(Site(Settings.load({}, database=database, rooms_a_minute=3)))) as client:
        answers = [client.post("/api/rooms", json={"game": "highlow"}).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]


@pytest.mark.parametrize(
    ("name", "status"),
    [
        *((name, 200) for name in ("Lena", "'; DROP TABLE person; --", "🃏" * 24, "<b>Lena</b>")),
        *((name, 400) for name in ("x" * 25, "", "   ", "a\x00b", 5, None)),
    ],
)
def test_a_name_is_kept_as_it_is_or_refused(client: TestClient, name: object, status: int) -> None:
    client.get("/api/me")
    answer = client.put("/api/me", json={"name": name})
    assert answer.status_code == status
    assert client.get("/api/me").json()["name"] == (name if status == 200 else "")


def test_my_rooms_are_listed_with_whose_turn_it_is(client: TestClient) -> None:
    client.get("/api/me")
    lobby = client.post("/api/rooms", json={"game": "highlow"}).json()["code"]
    playing = client.post("/api/rooms", json={"game": "highlow", "quick": "easy"}).json()["code"]
    assert client.get("/api/me").json()["rooms"] == [
        {"code": playing, "game": "highlow", "status": "playing", "turn": True, "ended": None},
        {"code": lobby, "game": "highlow", "status": "lobby", "turn": False, "ended": None},
    ]


def test_assets_with_a_hash_in_their_name_are_kept_and_compressed(
    database: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 1000)
    (tmp_path / "static" / "robots.txt").write_text("hello")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    with TestClient(create_app(Site(Settings.load({}, database=database)))) as client:
        asset = client.get("/static/assets/index-abc123.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.headers["x-content-type-options"] == "nosniff"
        assert client.get("/static/robots.txt").headers["cache-control"] == "no-cache"
        for path in ("/static/../pages.py", "/static/%2e%2e/pages.py", "/static/assets/../../pages.py"):
            assert client.get(path).status_code == 404


def test_a_problem_with_what_no_text_can_hold_is_answered(client: TestClient) -> None:
    for rules in ('{"\\ud800": 1}', '{"turns": "\\ud800"}', '{"turns": {"\\ud800": 1}}'):
        body = f'{{"game": "highlow", "rules": {rules}}}'
        answer = client.post("/api/rooms", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, rules
        assert answer.json()["error"]["name"] in ("bad_message", "unknown_option")


@pytest.mark.parametrize("path", ["/", "/t/otter-k7m2p9qx4tza", "/rules/highlow", "/style.css", "/favicon.svg"])
def test_a_page_can_be_asked_for_its_head_alone(client: TestClient, path: str) -> None:
    assert client.head(path).status_code == client.get(path).status_code


def test_a_method_that_is_not_allowed_is_answered_with_those_that_are(client: TestClient) -> None:
    answer = client.delete("/api/rooms")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "POST"
    assert set(client.delete("/").headers["allow"].split(", ")) == {"GET", "HEAD"}
