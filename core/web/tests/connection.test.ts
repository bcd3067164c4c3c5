import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../src/net/table.svelte";
import type { Incoming } from "../src/net/wire";
import { FIXTURES } from "../dev/fixtures";
import { say } from "../dev/make";

/** The browser's end of a connection, with the server's end in the test's hand. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = Line.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = Line.CLOSING; // a dead line never says that it is closed
  }
  accept(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  say(frame: Incoming): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code });
  }
}

const line = (): Line => Line.all.at(-1)!;
const { room, frame } = FIXTURES["highlow"]!();
const problem = (name: string): Incoming => ({ type: "error", name, message: say("refused") });
let table: Table;

function seated(): Line {
  line().accept();
  line().say(room);
  line().say(frame!);
  return line();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  table = new Table("x", "ws://127.0.0.1:9/");
  table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection that has died unseen", () => {
  test("is given up when a ping gets no answer, and another is made at once", () => {
    seated();
    vi.advanceTimersByTime(20_000);
    expect(line().sent).toEqual(["ping"]);
    vi.advanceTimersByTime(9_900);
    expect(table.online).toBe(true);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(table.online).toBe(false);
    expect(Line.all).toHaveLength(2);
    seated();
    expect(table.online).toBe(true);
  });

  test("is given up when an action gets no answer, and the choices are free again", () => {
    seated();
    table.act({ kind: "higher" });
    expect(table.free).toBe(false);
    vi.advanceTimersByTime(10_100);
    expect(Line.all).toHaveLength(2);
    seated();
    expect(table.free).toBe(true);
  });

  test.each([
    ["the network is back", () => window.dispatchEvent(new Event("online"))],
    ["the page is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is asked for when %s", (_, happen) => {
    seated();
    happen();
    expect(line().sent).toEqual(["ping"]);
    vi.advanceTimersByTime(10_100);
    expect(Line.all).toHaveLength(2);
  });

  test("says nothing more: what it still brings is not heard", () => {
    const dead = seated();
    vi.advanceTimersByTime(30_100);
    seated();
    dead.say({ ...room, status: "over" });
    dead.end(1006);
    expect(table.room?.status).toBe("playing");
    expect(table.online).toBe(true);
    expect(Line.all).toHaveLength(2);
  });
});

test("a connection that answers is kept", () => {
  seated();
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(20_000);
    line().say({ type: "pong" });
  }
  expect(line().sent).toHaveLength(5);
  expect(Line.all).toHaveLength(1);
});

test("attempts come ever later until the room is shown, also where each socket opens", () => {
  const waits: number[] = [];
  for (let i = 0; i < 4; i++) {
    line().accept();
    expect(table.online).toBe(false);
    line().end(1013);
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    while (line().readyState === Line.CLOSED) vi.advanceTimersToNextTimer();
    waits.push(Date.now() - before);
  }
  for (let i = 0; i < 4; i++) {
    expect(waits[i]).toBeGreaterThanOrEqual(500 * 2 ** i * 0.74);
    expect(waits[i]).toBeLessThanOrEqual(500 * 2 ** i * 1.26);
  }
  seated();
  line().end(1006);
  vi.advanceTimersByTime(630);
  expect(Line.all).toHaveLength(6);
});

describe("a table that is closed for good", () => {
  test.each([
    [4000, "left"],
    [4403, "foreign"],
    [4404, "gone"],
  ])("with %i says that it is %s, and connects no more", (code, ending) => {
    seated();
    line().end(code);
    expect(table.closed).toBe(ending);
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(1);
  });

  test("because its record cannot be read says so", () => {
    line().accept();
    line().say(problem("broken"));
    line().end(4404);
    expect(table.closed).toBe("broken");
  });
});

test("too many pages: it says so, waits longer, and goes on once there is room", () => {
  line().accept();
  line().say(problem("too_fast"));
  line().end(4429);
  expect(table.crowded).toBe(true);
  expect(table.closed).toBe(null);
  vi.advanceTimersByTime(2_900);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(2_200);
  expect(Line.all).toHaveLength(2);
  seated();
  expect(table.crowded).toBe(false);
});

test("a restart of the server is no end", () => {
  seated();
  line().end(1012);
  vi.advanceTimersByTime(700);
  expect(Line.all).toHaveLength(2);
});

test("leaving is known as asked for here only until it is refused", () => {
  seated();
  table.leave();
  expect(line().sent).toEqual(["leave"]);
  expect(table.leaving).toBe(true);
  line().say(problem("broken"));
  expect(table.leaving).toBe(false);
});
