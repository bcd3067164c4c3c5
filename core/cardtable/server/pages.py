"""The pages: the client's own index, and each game's rules, which are read without JavaScript."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, StrictUndefined

from cardtable.errors import TextError
from cardtable.game import Game
from cardtable.plugins import games
from cardtable.rulebook import Page, render
from cardtable.rules import HouseRules
from cardtable.words import LANGUAGES, words

from .api import TheHall, TheSite, refusal, title
from .errors import Problem
from .hall import Hall
from .lobby import USUAL_LEVEL, game_of
from .security import address, must_be_same_origin, person_of

STATIC = Path(str(files("cardtable.server") / "static"))
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="5" width="17" height="23" rx="3" '
    'fill="#9CC2B4"/><rect x="11" y="4" width="18" height="24" rx="3" fill="#1C6B56"/><path fill="#FFFFFF" d="M20 10'
    "c2 3 5 4.5 5 7a2.6 2.6 0 0 1-4.3 2c.1 1.2.5 2 1.3 2.5h-4c.8-.5 1.2-1.3 1.3-2.5A2.6 2.6 0 0 1 "
    '15 17c0-2.5 3-4 5-7z"/></svg>'
)

READ = ["GET", "HEAD"]
"""How a page may be asked for."""

router = APIRouter()


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("cardtable.server"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip


def language(request: Request) -> str:
    """What the reader reads: `?lang=`, else the cookie `lang`, else the browser's languages, else English."""
    for asked in (request.query_params.get("lang"), request.cookies.get("lang")):
        if asked in LANGUAGES:
            return asked
    ranked = []
    for part in request.headers.get("accept-language", "").split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(ranked) if tag in LANGUAGES), LANGUAGES[0])


def _page(name: str, status: int = 200, **given: Any) -> HTMLResponse:
    response = HTMLResponse(_templates().get_template(name).render(**given), status)
    response.headers["vary"] = "Cookie, Accept-Language"
    return response


@router.api_route("/", methods=READ)
@router.api_route("/t/{code}", methods=READ)
async def client(request: Request, site: TheSite, code: str = "") -> Response:
    """The browser client; it reads from the address what to show. The device gets its identity here."""
    _, cookie = person_of(request, site)
    index = STATIC / "index.html"
    response: Response
    if index.is_file():
        response = FileResponse(index, media_type="text/html")
    else:
        lang = language(request)
        response = _page("missing.html", 503, lang=lang, say=words(None, lang), site=site.settings)
    response.headers["cache-control"] = "no-cache"
    if cookie:
        response.headers["set-cookie"] = cookie
    return response


@router.api_route("/favicon.svg", methods=READ)
async def favicon() -> Response:
    """The icon: the client's, else two cards."""
    if (STATIC / "favicon.svg").is_file():
        return FileResponse(STATIC / "favicon.svg", media_type="image/svg+xml")
    return Response(ICON, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@router.api_route("/style.css", methods=READ)
async def style() -> Response:
    """The style of the pages that the server makes itself."""
    sheet = (files("cardtable.server") / "templates" / "pages.css").read_text(encoding="utf-8")
    return Response(sheet, media_type="text/css", headers={"cache-control": "public, max-age=3600"})


@router.api_route("/rules/{name}", methods=READ)
async def rules(request: Request, name: str, site: TheSite, hall: TheHall, table: str = "") -> Response:
    """A game's rules, with the values in force where the page is opened from a table."""
    lang = language(request)
    game = game_of(name)
    in_force, seats = await _in_force(hall, game, table)
    return _page(
        "rules.html",
        lang=lang,
        languages=LANGUAGES,
        game=game,
        page=_render(game, lang, in_force, seats, site.settings.operator),
        say=words(game, lang),
        table=table if seats else "",
        home=str(request.base_url).rstrip("/"),
        others=[(other, title(games()[other], lang)) for other in sorted(games()) if other != name],
        plain=not in_force,
    )


async def _in_force(hall: Hall, game: Game[Any, Any], table: str) -> tuple[HouseRules | None, int | None]:
    """The house rules and seats of a table that plays this game; an address that opens none shows the standard."""
    if not table:
        return None, None
    try:
        lobby = (await hall.find(table)).lobby
    except Problem:
        return None, None
    if lobby.game != game.name:
        return None, None
    return game.house_rules.parse(lobby.rules), len(lobby.chairs)


def _render(game: Game[Any, Any], lang: str, in_force: HouseRules | None, seats: int | None, operator: str) -> Page:
    try:
        if in_force is None:
            return _standard(game.name, lang, operator)
        return render(game, lang, in_force, seats=seats, operator=operator)
    except TextError as error:
        raise Problem("no_page", f"{game.name} has no rule text that can be read: {error}") from None


@cache
def _standard(name: str, lang: str, operator: str) -> Page:
    return render(games()[name], lang, operator=operator)


@router.post("/rules/{name}/play")
async def play(request: Request, name: str, site: TheSite, hall: TheHall) -> Response:
    """The button of a rule page: a room with these rules, CPUs in the other seats, at once."""
    must_be_same_origin(request.headers)
    game = game_of(name)
    site.limits.new_room(address(request))
    form = parse_qs((await request.body()).decode("ascii", "replace"))
    in_force, seats = await _in_force(hall, game, form.get("table", [""])[0])
    person, cookie = person_of(request, site)
    rules = in_force.values() if in_force else {}
    code = await hall.create(person, name, rules, seats, quick=USUAL_LEVEL)
    response = RedirectResponse(f"/t/{code}", 303)
    if cookie:
        response.headers["set-cookie"] = cookie
    return response


def not_found(request: Request, problem: Problem) -> Response:
    """A problem on a page as a page, elsewhere as JSON."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return refusal(problem)
    lang = language(request)
    return _page("problem.html", problem.status, lang=lang, say=words(None, lang), message=problem.message)
