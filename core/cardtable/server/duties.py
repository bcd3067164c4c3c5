"""What a room owes to its match while somebody is here: CPU turns, stand-ins, the end of pauses, another host."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress

import structlog

from cardtable.action import Action, Refusal, sample
from cardtable.dice import Dice
from cardtable.structs import Struct

from .errors import Damaged, Problem, Unstored
from .lobby import USUAL_LEVEL, level_of
from .match import Match
from .room import Room

log = structlog.get_logger("cardtable.duties")

PATIENCE = 5
"""Failures in a row after which a match is set aside."""

RETRY = 1.0
"""Seconds until the next attempt when the disk fails."""

HOST_AWAY = 300.0
"""Seconds after which the host's place passes to somebody who is here."""


class Duty(Struct):
    """Something to do at a time of the monotonic clock.

    Attributes:
        at: when.
        kind: `cpu` (a CPU's own seat), `absent` (a stand-in), `deal` (the table's own move) or `host`.
        seat: whose decision it is.
        decision: the decision's id.
    """

    at: float
    kind: str
    seat: int = -1
    decision: int = -1


class Duties:
    """The task that does them, one at a time. It sleeps while nobody is here or nothing is owed."""

    def __init__(self, room: Room) -> None:
        """For a loaded room."""
        self._room = room
        self._settings = room.site.settings
        self._thought: tuple[tuple[int, Duty], Action] | None = None
        self._failures = 0
        self._task = asyncio.create_task(self._run(), name=f"duties {room.row.code}")

    async def stop(self) -> None:
        """Ends the task; what it was storing is stored whole or not at all."""
        self._task.cancel()
        try:
            await self._task
        except asyncio.CancelledError:
            pass
        except Exception:  # one room's end must not keep the others from theirs
            log.exception("duties had failed", room=self._room.row.code)

    async def _run(self) -> None:
        room = self._room
        while True:
            room.changed.clear()
            await asyncio.sleep(0)  # whatever a duty comes to, the others get their turn
            try:
                await self._once(self.next())
                self._failures = 0
            except (Unstored, Problem) as error:  # a full disk or a busier server says nothing against the match
                log.error("a duty waits", room=room.row.code, reason=str(error))  # noqa: TRY400  (expected; says all)
                await asyncio.sleep(RETRY)
            except Exception as error:  # a fault of the game: this room waits, all others go on
                log.exception("a duty failed", room=room.row.code)
                await self._failed(error)

    async def _once(self, duty: Duty | None) -> None:
        now = time.monotonic()
        if duty is None:
            await self._room.changed.wait()
        elif duty.kind in ("cpu", "absent") and duty.at - now <= self._settings.pace and not self._has_thought(duty):
            await self._think(duty)
        elif duty.at > now:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._room.changed.wait(), duty.at - now)
        else:
            await self._do(duty)

    async def _failed(self, error: Exception) -> None:
        self._failures += 1
        if self._failures >= PATIENCE and self._room.match is not None:
            self._room.set_aside(Damaged(f"match {self._room.row.match}", f"{type(error).__name__}: {error}"))
        await asyncio.sleep(min(0.2 * self._failures, 5))

    def next(self) -> Duty | None:
        """The first duty, if there is one."""
        room, match = self._room, self._room.match
        if not room.presence:
            return None
        duties: list[Duty] = []
        if room.row.host and not room.presence.here(room.row.host) and any(map(room.presence.here, room.members)):
            duties.append(Duty(room.presence.left_at(room.row.host) + HOST_AWAY, "host"))
        if match is not None and not match.over:
            duties += self._deal(match) if not match.table.turn.seats else self._decisions(match)
        return min(duties, key=lambda duty: duty.at, default=None)

    def _deal(self, match: Match) -> list[Duty]:
        pause = 0 if self._room.all_pressed() else match.table.turn.pause
        return [Duty(match.shown_at + pause, "deal")]

    def _decisions(self, match: Match) -> list[Duty]:
        room, shown = self._room, match.shown_at + self._settings.pace
        duties = []
        for seat, decision in match.table.owed.items():
            chair = room.lobby.chairs[seat]
            if chair.level:
                duties.append(Duty(shown, "cpu", seat, decision))
            elif not room.presence.here(chair.person):
                away = room.presence.left_at(chair.person) + self._settings.grace
                duties.append(Duty(max(shown, away), "absent", seat, decision))
        return duties

    def _has_thought(self, duty: Duty) -> bool:
        return self._thought is not None and self._thought[0] == self._key(duty)

    def _key(self, duty: Duty) -> tuple[int, Duty]:
        # Another seat's pick in a simultaneous phase does not change what this one knows of the hidden picks.
        return self._room.row.match or 0, Duty(0, "cpu", duty.seat, duty.decision)

    async def _think(self, duty: Duty) -> None:
        match = self._room.match
        if match is None:
            return
        key, game = self._key(duty), match.game
        level = self._room.lobby.chairs[duty.seat].level or level_of(game, USUAL_LEVEL)
        action = await self._room.site.cpus.choose(game, level, match.table.known(duty.seat), duty.seat)
        self._thought = (key, action)

    async def _do(self, duty: Duty) -> None:
        if duty.kind == "host":
            await self._room.pass_host(self._room.row.host)
        elif duty.kind == "deal":
            await self._room.change_match(lambda match: self._deal_now(match))
        else:
            await self._room.change_match(lambda match: self._decide(match, duty))

    async def _deal_now(self, match: Match) -> bool:
        if match.over or match.table.turn.seats or self._deal(match)[0].at > time.monotonic():
            return False
        await match.deal()
        return True

    async def _decide(self, match: Match, duty: Duty) -> bool:
        """The CPU's decision, unless the person is back, has decided, or another server was first."""
        if self._thought is None or self._thought[0] != self._key(duty) or match.over:
            return False
        if match.table.owed.get(duty.seat) != duty.decision or not self._still(duty):
            return False
        action = self._thought[1]
        try:
            await match.act(duty.seat, action, duty.decision, "cpu")
        except Refusal as refusal:
            log.warning("cpu refused", game=match.game.name, action=repr(action), reason=str(refusal))
            action = sample(match.table.choices(duty.seat), Dice(secrets.token_hex(16)))
            await match.act(duty.seat, action, duty.decision, "cpu")
        self._thought = None
        return True

    def _still(self, duty: Duty) -> bool:
        """Whether nobody here has the seat of a duty now."""
        chair = self._room.lobby.chairs[duty.seat]
        return bool(chair.level) or not self._room.presence.here(chair.person)
