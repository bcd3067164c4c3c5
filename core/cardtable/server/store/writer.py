"""One thread that writes: whatever waits is committed together, and each caller is told once it is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]

MOST = 500
"""Jobs that one commit takes along at most."""


class Writer:
    """Runs jobs on one connection, in order, each whole or not at all.

    A commit waits for the disk; jobs that arrive meanwhile share the next one (group commit), so the rate of durable
    appends grows with the load.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """`connect` is called once, in the writer's own thread; the connection must not begin transactions itself."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connect = connect
        self._stopped = False
        self._gate = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="cardtable-writer", daemon=True)

    def start(self) -> None:
        """Starts the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Commits what is queued and ends the thread; blocks meanwhile."""
        with self._gate:
            self._stopped = True
            self._jobs.put(None)
        self._thread.join()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` in a savepoint and returns its result once that is durable; what it raises undoes it alone.

        Raises:
            sqlite3.Error: the database failed, or the writer has stopped; nothing has changed.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._gate:
            if self._stopped:
                raise sqlite3.ProgrammingError("the store is closed")
            self._jobs.put((work, loop, future))
        # A caller that is cancelled must not leave it open whether its change was made.
        return await asyncio.shield(future)

    def _run(self) -> None:
        db = self._connect()
        try:
            while (job := self._jobs.get()) is not None:
                batch = [job]
                last = self._gather(batch)
                self._commit(db, batch)
                if last:
                    return
        finally:
            db.close()

    def _gather(self, batch: list[Job]) -> bool:
        while len(batch) < MOST:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return False
            if job is None:
                return True
            batch.append(job)
        return False

    def _commit(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        done: list[tuple[Job, Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            done.extend((job, *self._attempt(db, job[0])) for job in batch)
            db.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full or gone: nothing of this batch was kept
            if db.in_transaction:
                db.execute("ROLLBACK")
            done = [(job, None, error) for job in batch]
        for (_, loop, future), result, failure in done:
            loop.call_soon_threadsafe(_tell, future, result, failure)

    def _attempt(self, db: sqlite3.Connection, work: Work) -> tuple[Any, BaseException | None]:
        db.execute("SAVEPOINT job")
        try:
            result = work(db)
        except Exception as error:
            db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
            return None, error
        db.execute("RELEASE job")
        return result, None


def _tell(future: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)
