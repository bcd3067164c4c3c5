import { expect, test } from "vitest";
import { places } from "../src/layout/places";
import { apart, scaleOf } from "../src/pages/chart";
import { roomOf } from "../src/pages/route";
import { stepped, valueKey } from "../src/pages/rule";
import type { Option } from "../src/net/wire";
import { dealGap, travelTime } from "../src/table/motion";
import { originOf } from "../src/table/origin";
import { completed, taker } from "../src/table/taken";
import { clockwise, isBoard } from "../src/table/play.svelte";
import { view } from "../dev/fixtures";
import { zone } from "../dev/make";

const score = { points: [5, 3, 5, 1], high: true, teams: [], order: null, why: [], goal: null };

test("places are shared and skipped: 1, 3, 1, 4", () => {
  expect(places(score)).toEqual([1, 3, 1, 4]);
  expect(places({ ...score, high: false })).toEqual([3, 2, 3, 1]);
});

test("partners rank as one team, and an order of leaving goes before points", () => {
  expect(places({ ...score, points: [177, 332, 177, 332], teams: [0, 1, 0, 1] })).toEqual([2, 1, 2, 1]);
  expect(places({ ...score, order: [2, 1, 3, 4] })).toEqual([2, 1, 3, 4]);
});

test("the others sit clockwise from my left; a spectator sees all", () => {
  expect(clockwise(4, 2)).toEqual([3, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
  expect(clockwise(1, 0)).toEqual([]);
});

test("a grid or five open cards need a board, backs do not", () => {
  expect(isBoard(zone("g", "grid"))).toBe(true);
  expect(isBoard(zone("h", "hand", { cards: ["2c", "3c", "4c", "5c", "6c"] }))).toBe(true);
  expect(isBoard(zone("h", "hand", { cards: Array.from({ length: 13 }, () => "??") }))).toBe(false);
});

test("an address names a room", () => {
  expect(roomOf("/t/otter-mdr4x7k2q9wz")).toBe("otter-mdr4x7k2q9wz");
  expect(roomOf("/t/otter/")).toBe("otter");
  expect(roomOf("/t/%E0%A4%A")).toBe("%E0%A4%A");
  expect(roomOf("/")).toBe(null);
  expect(roomOf("/t/a/b")).toBe(null);
});

test("a number rule steps within its bounds; its off value stands below the lowest", () => {
  const option: Option = { name: "limit", kind: "int", default: 0, low: 30, high: 60, step: 30, off: 0, words: [] };
  expect([stepped(option, 0, 1), stepped(option, 30, 1), stepped(option, 60, 1)]).toEqual([30, 60, null]);
  expect([stepped(option, 60, -1), stepped(option, 30, -1), stepped(option, 0, -1)]).toEqual([30, 0, null]);
  expect([valueKey(option, 0), valueKey(option, 30)]).toEqual(["rule-limit-off", null]);
  expect(stepped({ ...option, off: null }, 30, -1)).toBe(null);
});

test("a chart always shows zero and has a height", () => {
  expect(scaleOf([5, 9])).toEqual({ low: 0, high: 9 });
  expect(scaleOf([-4, -2])).toEqual({ low: -4, high: 0 });
  expect(scaleOf([0, 0])).toEqual({ low: 0, high: 1 });
});

test("the ends of lines keep apart and inside", () => {
  const placed = apart([100, 101, 102, 190], 20, 10, 190);
  const order = [...placed].sort((a, b) => a - b);
  order.slice(1).forEach((at, i) => expect(at - order[i]!).toBeGreaterThanOrEqual(20));
  expect(Math.max(...placed)).toBeLessThanOrEqual(190);
});

test("a card travels 180 ms and a little for each pixel, 320 at most; a deal takes 600 at most", () => {
  expect(travelTime(0)).toBe(180);
  expect(travelTime(500)).toBe(240);
  expect(travelTime(9000)).toBe(320);
  expect(dealGap(5)).toBe(45);
  expect(dealGap(52) * 51).toBeCloseTo(600);
});

test("a new card comes from the seat that played it, from the pile that shrank, or from a hand", () => {
  const backs = (n: number) => Array.from({ length: n }, () => "??");
  const before = view([0, 0], { scene: { zones: [zone("deck", "pile", { cards: backs(9) }), zone("trick", "trick"), zone("hand-1", "hand", { seat: 1, cards: backs(3) })] } });
  const played = view([0, 0], { scene: { zones: [zone("deck", "pile", { cards: backs(9) }), zone("trick", "trick", { cards: ["Qs"], owners: [1] }), zone("hand-1", "hand", { seat: 1, cards: backs(2) })] } });
  expect(originOf(before, played)("Qs", "trick")).toEqual({ seat: 1 });
  const drawn = view([0, 0], { scene: { zones: [zone("deck", "pile", { cards: backs(8) }), zone("table", "row", { cards: ["8d"] })] } });
  expect(originOf(before, drawn)("8d", "table")).toEqual({ zone: "deck" });
  const nowhere = view([0, 0], { scene: { zones: [zone("table", "row", { cards: ["8d"] })] } });
  expect(originOf(nowhere, nowhere)("8d", "table")).toBe(null);
});

test("a trick that was just completed lies on the table as it was, and goes to the pile that grew", () => {
  const open = (cards: string[], owners: number[]) => zone("trick", "trick", { cards, owners });
  const past = (cards: string[]) => zone("last", "trick", { cards, owners: [1, 2, 0], muted: true, marks: [{ word: "winning", at: [1] }] });
  const before = view([0, 0, 0], { scene: { zones: [open(["2c", "Kc"], [1, 2])] } });
  const after = view([0, 0, 0], { scene: { zones: [open([], []), past(["2c", "Kc", "4c"])] } });
  const trick = completed(before, after)!;
  expect(trick).toMatchObject({ id: "last", muted: false, cards: ["2c", "Kc", "4c"] });
  expect(taker(before, after, trick)).toBe(2);
  const piled = view([0, 0, 0], { scene: { zones: [...after.scene.zones, zone("taken-1", "pile", { seat: 1, cards: ["??", "??", "??"] })] } });
  expect(taker(before, piled, trick)).toBe(1);
  expect(completed(after, after)).toBe(null);
  expect(completed(after, view([0, 0, 0], { scene: { zones: [open(["5d"], [2]), past(["2c", "Kc", "4c"])] } }))).toBe(null);
});
