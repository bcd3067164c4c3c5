"""The application: pages, addresses and sockets around one hall."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from . import api, pages
from .errors import Problem
from .hall import Hall
from .security import SecurityHeaders, SmallBodies
from .site import Site
from .socket import talk

log = structlog.get_logger("cardtable.app")


class Static(StaticFiles):
    """The built client. What has a hash in its name is kept for a year, the rest is asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def create_app(site: Site) -> FastAPI:
    """The application for a site; it opens the site when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await site.open()
        app.state.hall = Hall(site)
        yield
        await app.state.hall.close()
        await site.close()

    app = FastAPI(title="cardtable", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.site = site
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", Static(directory=pages.STATIC, check_dir=False), name="static")
    app.add_middleware(SmallBodies)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(SecurityHeaders)
    _add_refusals(app)

    @app.websocket("/ws/{code}")
    async def socket(websocket: WebSocket, code: str) -> None:
        await talk(websocket, code, site, app.state.hall)

    return app


def _add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is answered in one form."""

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> Response:
        return pages.not_found(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        fields = {".".join(str(x) for x in each["loc"][1:]) or "body": str(each["msg"]) for each in error.errors()}
        text = "; ".join(f"{name}: {reason}" for name, reason in fields.items())
        return api.refusal(Problem("bad_message", text, fields))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return pages.not_found(request, Problem("no_page", f"there is no page {request.url.path}"))
        refused = api.refusal(Problem("bad_message", str(error.detail)))
        refused.status_code = error.status_code
        refused.headers.update(error.headers or {})  # such as `Allow`
        return refused

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        log.error("a request failed", path=request.url.path, error=repr(error))
        return pages.not_found(request, Problem("broken", "this went wrong on the server; nothing has changed"))
