"""The addresses under `/api`: the games, who I am, and new rooms."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
import structlog
from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from cardtable.cards import STANDARD
from cardtable.errors import TextError
from cardtable.game import Game
from cardtable.knowledge import encode
from cardtable.plugins import Installed, registry
from cardtable.words import LANGUAGES, catalogue, labels, package_of, read_text, words

from .errors import Problem
from .hall import Hall
from .lobby import Lobby, game_of
from .names import read_name
from .security import address, must_be_same_origin, person_of
from .site import Site
from .store import RoomRow

log = structlog.get_logger("cardtable.api")

ROOMS = 20
"""Rooms that a home page lists."""

EMBLEM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
BLANK_EMBLEM = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 100"><rect width="120" height="100" rx="12" '
    'fill="#DDEBE4"/><rect x="42" y="25" width="36" height="50" rx="5" fill="#FFFEFB" stroke="#1C6B56"/></svg>'
)

router = APIRouter(prefix="/api")


def site_of(request: Request) -> Site:
    """The site that serves a request."""
    return request.app.state.site  # type: ignore[no-any-return]


def hall_of(request: Request) -> Hall:
    """The hall that serves a request."""
    return request.app.state.hall  # type: ignore[no-any-return]


TheSite = Annotated[Site, Depends(site_of)]
TheHall = Annotated[Hall, Depends(hall_of)]


class Me(BaseModel):
    """What I want to be called."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: str = Field(max_length=400)


class NewRoom(BaseModel):
    """A room to be made; see `Hall.create`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    game: str = Field(max_length=64)
    rules: dict[str, int | bool | str] = Field(default_factory=dict)
    seats: int | None = None
    quick: str = Field("", max_length=64)


def json(value: Any, status: int = 200) -> Response:
    """An answer as JSON, cards by their codes."""
    return Response(encode(value), status, media_type="application/json")


def refusal(problem: Problem) -> Response:
    """A problem as an answer."""
    said = {lang: words(None, lang).say(problem.message) for lang in LANGUAGES}
    body = {
        "name": problem.name,
        "message": problem.message,
        "said": said,
        "text": problem.text,
        "fields": problem.fields,
    }
    return json({"error": body}, problem.status)


@router.get("/health")
async def health(site: TheSite) -> Response:
    """Whether the server and its store answer."""
    await site.store.nick("")
    return json({"ok": True})


@router.get("/games")
async def list_games() -> Response:
    """The installed games, in the order of their names."""
    return Response(_list(), media_type="application/json")


@router.get("/games/{name}")
async def one_game(name: str) -> Response:
    """A game with its cards, options and words: all that a client needs to draw it."""
    game_of(name)
    try:
        return Response(_whole(name), media_type="application/json")
    except TextError as error:
        raise Problem("broken", f"the texts of {name} cannot be read: {error}") from None


@router.get("/games/{name}/emblem.svg")
async def emblem(name: str) -> Response:
    """A game's emblem, as an image that can do nothing."""
    try:
        picture = read_text(package_of(game_of(name)), "emblem.svg")
    except TextError:
        picture = BLANK_EMBLEM
    headers = {"content-security-policy": EMBLEM_POLICY, "cache-control": "public, max-age=3600"}
    return Response(picture, media_type="image/svg+xml", headers=headers)


@router.get("/me")
async def me(request: Request, site: TheSite, hall: TheHall) -> Response:
    """My name and my rooms, the newest first."""
    person, cookie = person_of(request, site)
    rows = [] if cookie else await site.store.rooms_of(person, ROOMS)
    rooms = [shown for row, ended in rows if (shown := _mine(row, ended, person, hall)) is not None]
    return _with_cookie(json({"name": await site.store.nick(person), "rooms": rooms}), cookie)


@router.put("/me")
async def rename(request: Request, wanted: Me, site: TheSite, hall: TheHall) -> Response:
    """I am called something else from now on."""
    must_be_same_origin(request.headers)
    person, cookie = person_of(request, site)
    name = read_name(wanted.name)
    await site.store.set_nick(person, name)
    hall.rename(person, name)
    return _with_cookie(json({"name": name}), cookie)


@router.post("/rooms")
async def new_room(request: Request, wanted: NewRoom, site: TheSite, hall: TheHall) -> Response:
    """A new room, whose host I am."""
    must_be_same_origin(request.headers)
    game_of(wanted.game)
    site.limits.new_room(address(request))
    person, cookie = person_of(request, site)
    code = await hall.create(person, wanted.game, wanted.rules, wanted.seats, wanted.quick)
    return _with_cookie(json({"code": code}, 201), cookie)


def _with_cookie(response: Response, cookie: str | None) -> Response:
    response.headers["cache-control"] = "no-store"
    if cookie:
        response.headers["set-cookie"] = cookie
    return response


def _mine(row: RoomRow, ended: float | None, person: str, hall: Hall) -> dict[str, object] | None:
    """A room of somebody's list, from its row: no match is replayed for it. Whose turn it is tells a loaded one."""
    try:
        game = game_of(msgspec.json.decode(row.settings, type=Lobby).game).name
    except (msgspec.DecodeError, Problem):  # one that cannot be opened must not hide the others
        return None
    status = "lobby" if row.match is None else "playing" if ended is None else "over"
    turn, room = False, hall.loaded(row.code)
    if room is not None:
        status = room.status
        turn = status == "playing" and room.match is not None and room.lobby.seat_of(person) in room.match.table.owed
    return {"code": row.code, "game": game, "status": status, "turn": turn, "ended": ended}


def title(game: Game[Any, Any], lang: str, key: str = "title") -> str:
    """A game's title or tagline; its name, if it brings no texts: the list of the others must not suffer."""
    try:
        return words(game, lang).text(key)
    except TextError as error:
        log.warning("a game's texts are broken", game=game.name, reason=str(error))
        return game.name


def _head(found: Installed) -> dict[str, Any]:
    game = found.game
    return {
        "name": game.name,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "levels": game.levels,
        "title": {lang: title(game, lang) for lang in LANGUAGES},
        "tagline": {lang: title(game, lang, "tagline") for lang in LANGUAGES},
        "source": found.source,
    }


@cache
def _list() -> bytes:
    return encode([_head(found) for _, found in sorted(registry().installed.items())])


@cache
def _whole(name: str) -> bytes:
    found = registry().installed[name]
    game: Game[Any, Any] = found.game
    names = labels(game)
    return encode(
        {
            **_head(found),
            "cards": {
                card.code: {"suit": card.suit, "rank": card.rank, "label": names[card.code]} for card in game.deck
            },
            "suits": list(dict.fromkeys(card.suit for card in game.deck)),
            "art": set(game.deck) <= set(STANDARD),
            "options": [msgspec.structs.asdict(option) for option in game.house_rules.options()],
            "messages": {lang: catalogue(game, lang) for lang in LANGUAGES},
        }
    )
