"""Who is served next."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
from fastapi import APIRouter, FastAPI
from hypothesis import given
from hypothesis import strategies as st

from souvenance.serving.line import AT_ONCE, BESIDE, HAVE_DEADLINES, LONG_AT_ONCE, TAKE_LONG, InLine, Line, may_begin
from souvenance.serving.routes import router

few = st.integers(0, 3 * AT_ONCE)


@given(few, few)
def test_what_can_wait_goes_on_beside_what_has_a_deadline_and_never_floods(first: int, others: int) -> None:
    begins = may_begin(first=first, others=others)
    if not others:
        assert begins  # it is never starved
    if others >= (BESIDE if first else AT_ONCE):
        assert not begins


def test_a_path_that_takes_minutes_stands_in_no_line_and_is_one_that_there_is() -> None:
    paths = {route.path for route in router.routes if isinstance(route, InLine)}
    assert paths >= TAKE_LONG | HAVE_DEADLINES
    assert not TAKE_LONG & HAVE_DEADLINES

    app, answered = FastAPI(), list[str]()
    app.state.line = Line()
    some = APIRouter(prefix="/v1", route_class=InLine)
    for name in ("export", "status"):
        some.add_api_route(f"/{name}", lambda name=name: answered.append(name), methods=["GET"])
    app.include_router(some)

    async def run() -> None:
        line: Line = app.state.line
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            async with line.place(has_deadline=True), line.place(has_deadline=False):  # the one place beside it is taken
                waiting = asyncio.create_task(http.get("/v1/status"))
                assert (await http.get("/v1/export")).status_code == 200
                assert answered == ["export"]
            assert (await waiting).status_code == 200

    asyncio.run(asyncio.wait_for(run(), 20))
    assert answered == ["export", "status"]


def test_of_paths_that_take_minutes_a_few_go_at_once_and_the_others_wait() -> None:
    app, began, full, ends = FastAPI(), list[int](), asyncio.Event(), asyncio.Event()
    app.state.line = Line()
    some = APIRouter(prefix="/v1", route_class=InLine)

    async def export(n: int) -> None:
        began.append(n)
        if len(began) == LONG_AT_ONCE:
            full.set()
        await ends.wait()

    some.add_api_route("/export", export, methods=["GET"])
    some.add_api_route("/status", lambda: began.append(-1), methods=["GET"])
    app.include_router(some)

    async def run() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            asked = [asyncio.create_task(http.get(f"/v1/export?n={n}")) for n in range(LONG_AT_ONCE + 2)]
            await full.wait()
            assert (await http.get("/v1/status")).status_code == 200
            assert began == [*range(LONG_AT_ONCE), -1]
            ends.set()
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}

    asyncio.run(asyncio.wait_for(run(), 20))
    assert sorted(began) == [-1, *range(LONG_AT_ONCE + 2)]


class Served:
    """Requests of a line that last until they are let go; what began, in order."""

    def __init__(self) -> None:
        self.line, self.began, self.ends = Line(), list[str](), dict[str, asyncio.Event]()
        self._tasks = dict[str, asyncio.Task[None]]()

    async def _one(self, name: str, *, has_deadline: bool) -> None:
        async with self.line.place(has_deadline=has_deadline):
            self.began.append(name)
            await self.ends[name].wait()

    async def come(self, name: str, *, has_deadline: bool = False) -> None:
        self.ends[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._one(name, has_deadline=has_deadline))
        await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self._tasks[name]
        await asyncio.sleep(0)

    async def leave(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await asyncio.sleep(0)


def played(scene: Callable[[Served], Awaitable[None]]) -> Served:
    async def run() -> Served:
        served = Served()
        await scene(served)
        for name in list(served.ends):
            served.ends[name].set()
        await asyncio.gather(*served._tasks.values(), return_exceptions=True)
        return served

    return asyncio.run(run())


def test_a_request_with_a_deadline_waits_for_nobody_and_the_others_wait_for_it() -> None:
    async def scene(served: Served) -> None:
        await served.come("context", has_deadline=True)
        await served.come("one")
        await served.come("two")
        await served.come("context 2", has_deadline=True)
        assert served.began == ["context", "one", "context 2"]
        await served.end("one")
        assert served.began[-1] == "two"  # one at a time, in order

    played(scene)


def test_they_begin_in_the_order_in_which_they_came_once_nothing_urgent_is_left() -> None:
    async def scene(served: Served) -> None:
        await served.come("context", has_deadline=True)
        names = [f"n{i}" for i in range(AT_ONCE + 3)]
        for name in names:
            await served.come(name)
        assert served.began == ["context", "n0"]
        await served.end("context")
        assert served.began == ["context", *names[:AT_ONCE]]

    served = played(scene)
    assert served.began == ["context", *(f"n{i}" for i in range(AT_ONCE + 3))]


def test_who_leaves_while_it_waits_holds_no_place() -> None:
    async def scene(served: Served) -> None:
        await served.come("context", has_deadline=True)
        for name in ("one", "two", "three"):
            await served.come(name)
        await served.leave("two")
        await served.leave("one")
        assert served.began == ["context", "one", "three"]
        await served.leave("context")
        assert (served.line._first, served.line._others) == (0, 1)

    served = played(scene)
    assert (served.line._first, served.line._others) == (0, 0)


def test_who_is_let_in_at_the_moment_it_leaves_gives_its_place_back() -> None:
    async def run() -> Line:
        line = Line()
        entered = line.place(has_deadline=True)
        await entered.__aenter__()
        first = asyncio.create_task(line._turn())
        waiting = asyncio.create_task(line._turn())
        await asyncio.sleep(0)
        await entered.__aexit__(None, None, None)  # lets the second in, and in the same breath
        waiting.cancel()
        await asyncio.gather(first, waiting, return_exceptions=True)
        return line

    assert asyncio.run(run())._others == 1  # the first
