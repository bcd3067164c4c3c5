import { beforeEach, describe, expect, test } from "vitest";
import { backoff, joinEvents, Table } from "../src/net/table.svelte";
import type { Event, Outgoing } from "../src/net/wire";
import { FIXTURES } from "../dev/fixtures";
import { say } from "../dev/make";

const event = (index: number): Event => [index, 0, { kind: "play", cards: [], cells: [], amount: null, word: "" }];

test("the log grows by new events only, each once", () => {
  expect(joinEvents([event(1), event(2)], [event(2), event(3)]).map(([i]) => i)).toEqual([1, 2, 3]);
  const known = [event(1)];
  expect(joinEvents(known, [event(1)])).toBe(known);
});

test("attempts to reconnect come ever later, within limits and not all at once", () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(3, 0.5)).toBe(4000);
  expect(backoff(30, 1)).toBeLessThanOrEqual(15_000 * 1.25);
  expect(backoff(2, 0)).toBeLessThan(backoff(2, 1));
});

describe("a table", () => {
  let table: Table;
  let sent: Outgoing[];
  const fixture = () => FIXTURES["highlow"]!();

  beforeEach(() => {
    table = new Table("x", "ws://127.0.0.1:9/");
    sent = [];
    table.send = (frame) => sent.push(frame) > 0;
    table.online = true;
    const { room, frame } = fixture();
    table.receive(room);
    table.receive(frame!);
  });

  test("answers a decision once: the choices rest until the server has spoken", () => {
    expect(table.free).toBe(true);
    table.act({ kind: "higher" });
    table.act({ kind: "lower" });
    expect(sent).toEqual([{ type: "act", match: 7, decision: 12, action: { kind: "higher" } }]);
    expect(table.free).toBe(false);
    const { frame } = fixture();
    table.receive({ ...frame!, index: 32 }); // something else happened, the same decision is still on its way
    expect(table.free).toBe(false);
    table.receive({ ...frame!, index: 33, view: { ...frame!.view, decision: 33 } });
    expect(table.free).toBe(true);
  });

  test("gives the choices back when an action is refused, and keeps the reason until the next decision", () => {
    table.act({ kind: "higher" });
    table.receive({ type: "refused", match: 7, decision: 12, message: say("no-stale") });
    expect(table.free).toBe(true);
    expect(table.refusal?.key).toBe("no-stale");
    const { frame } = fixture();
    table.receive(frame!);
    expect(table.refusal?.key).toBe("no-stale");
    table.receive({ ...frame!, index: 33, view: { ...frame!.view, decision: 33 } });
    expect(table.refusal).toBe(null);
  });

  test("asks for a rematch once, and keeps no reason from before when the lobby is back", () => {
    const { room } = fixture();
    table.receive({ ...room, status: "over" });
    table.ask("again");
    table.ask("again");
    expect(sent).toEqual([{ type: "again" }]);
    table.receive({ type: "error", name: "wrong_state", message: say("no-stale") });
    table.receive({ ...room, status: "over", revision: 2 });
    expect(table.refusal?.key).toBe("no-stale");
    table.receive({ ...room, status: "lobby", revision: 3 });
    expect(table.refusal).toBe(null);
    table.ask("start");
    expect(sent.at(-1)).toEqual({ type: "start" });
  });

  test("offers nothing while it is offline", () => {
    table.online = false;
    table.act({ kind: "higher" });
    expect(table.free).toBe(false);
    expect(sent).toEqual([]);
  });

  test("never goes back to an older view of the same match", () => {
    const { frame } = fixture();
    table.receive({ ...frame!, index: 3 });
    expect(table.frame!.index).toBe(31);
  });

  test("forgets a match when another begins", () => {
    const { room, frame } = fixture();
    table.receive({ ...room, match: 8 });
    expect(table.frame).toBe(null);
    table.receive({ ...frame!, match: 8, index: 0, view: { ...frame!.view, events: [] } });
    expect(table.events).toEqual([]);
    expect(table.frame!.index).toBe(0);
  });

  test("says that it has read a result with the index that stands there", () => {
    table.continue();
    expect(sent).toEqual([{ type: "continue", match: 7, index: 31 }]);
  });

  test("knows what a clock began with", () => {
    const { frame } = fixture();
    expect(table.wholes).toEqual({ "0": 22_000 });
    table.receive({ ...frame!, index: 32, clocks: { "0": 9_000 } });
    expect(table.wholes).toEqual({ "0": 22_000 });
    table.receive({ ...frame!, index: 33, clocks: { "0": 60_000 } });
    expect(table.wholes).toEqual({ "0": 60_000 });
  });
});
