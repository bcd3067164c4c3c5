import { describe, expect, test, vi } from "vitest";
import { Picking } from "../src/choices/picking.svelte";
import { markOf, planOf, rangeOf, rowsOf, stepOf } from "../src/choices/plan";
import { choice, zone } from "../dev/make";

const hand = zone("hand-0", "hand", { seat: 0, cards: ["2c", "5c", "Qs", "Ah"] });
const cells = zone("grid-0", "grid", { seat: 0, cards: ["R1", "B2", "??", "??"], width: 2 });
const none = () => null;

describe("a plan", () => {
  test("makes a button of a choice without a pool", () => {
    const plan = planOf([choice("bank")], []);
    expect(plan.presses.map((p) => p.action)).toEqual([{ kind: "bank", cards: [], cells: [], amount: null, word: "" }]);
  });

  test("makes 15 amounts buttons and 16 a slider", () => {
    expect(planOf([choice("bid", { low: 0, high: 14 })], []).ranges).toHaveLength(1);
    expect(planOf([choice("bid", { low: 0, high: 15 })], []).sliders).toHaveLength(1);
  });

  test("gives up to four amounts whole buttons", () => {
    expect(planOf([choice("bid", { low: 2, high: 4 })], []).presses.map((p) => p.action.amount)).toEqual([2, 3, 4]);
    expect(planOf([choice("bid", { low: 2, high: 2 })], []).presses).toHaveLength(1);
  });

  test("lets a pool be tapped in its zone, found by its cards where the choice names none", () => {
    const [pick] = planOf([choice("play", { cards: ["2c", "5c"] })], [hand]).picks;
    expect(pick!.zone).toBe("hand-0");
    expect(pick!.pool.has("Qs")).toBe(false);
  });

  test("makes a pool as large as its count a button that can still be tapped", () => {
    const plan = planOf([choice("play", { cards: ["2c"], zone: "hand-0" })], [hand]);
    expect(plan.presses[0]!.action.cards).toEqual(["2c"]);
    expect(plan.picks).toHaveLength(1);
  });

  test("makes buttons of a pool that lies nowhere", () => {
    expect(planOf([choice("name", { cards: ["Ks", "Kh"] })], [hand]).presses.map((p) => p.action.cards)).toEqual([["Ks"], ["Kh"]]);
  });

  test("makes the pile of a choice with a zone alone a button and tappable", () => {
    const plan = planOf([choice("draw", { zone: "deck" })], [zone("deck", "pile")]);
    expect(plan.presses).toHaveLength(1);
    expect(plan.piles.get("deck")!.action.kind).toBe("draw");
  });

  test("keeps several pools of one zone apart, as modes", () => {
    const plan = planOf([choice("place", { cells: [0, 1, 2, 3], zone: "grid-0" }), choice("flip", { cells: [2, 3], zone: "grid-0" })], [cells]);
    expect(plan.picks.map((p) => p.choice.kind)).toEqual(["place", "flip"]);
  });
});

describe("rows of buttons", () => {
  const ids = (presses: ReturnType<typeof planOf>["presses"], icon: Parameters<typeof rowsOf>[1] = none) =>
    rowsOf(presses, icon).map((row) => row.presses.map((p) => p.id));

  test("put the first choice right-most and make it the primary one", () => {
    const { presses } = planOf([choice("call"), choice("check"), choice("fold")], []);
    expect(ids(presses)).toEqual([["fold", "check", "call"]]);
    expect(rowsOf(presses, none)[0]!.presses.map((p) => p.primary)).toEqual([false, false, true]);
  });

  test("put directions first, lower on the left, and the others below", () => {
    const { presses } = planOf([choice("higher"), choice("lower"), choice("bank")], []);
    const icon = (p: { id: string }) => (p.id === "higher" ? "up" : p.id === "lower" ? "down" : "bank") as never;
    expect(ids(presses, icon)).toEqual([["lower", "higher"], ["bank"]]);
    expect(rowsOf(presses, icon)[0]!.tall).toBe(true);
  });

  test("keep several words of the first kind in order, all primary", () => {
    const { presses } = planOf([choice("remove", { word: "rows" }), choice("remove", { word: "columns" }), choice("keep")], []);
    expect(ids(presses)).toEqual([["remove-rows", "remove-columns", "keep"]]);
    expect(rowsOf(presses, none)[0]!.presses.map((p) => p.primary)).toEqual([true, true, false]);
  });

  test("put four in two rows of two", () => {
    expect(ids(planOf(["a", "b", "c", "d"].map((k) => choice(k)), []).presses).map((r) => r.length)).toEqual([2, 2]);
  });
});

test("a range knows its amounts and their names", () => {
  const bid = choice("bid", { low: 0, high: 13, marks: [["nil", 0]] });
  expect(rangeOf(bid)).toHaveLength(14);
  expect(markOf(bid, 0)).toBe("nil");
  expect(markOf(bid, 1)).toBe(null);
});

test("a slider steps in round numbers", () => {
  expect([stepOf(0, 20), stepOf(0, 760), stepOf(100, 5000)]).toEqual([1, 20, 200]);
});

describe("picking", () => {
  const start = (...choices: ReturnType<typeof choice>[]) => {
    const act = vi.fn();
    const plan = planOf(choices, [hand, cells]);
    return { act, picking: new Picking(() => plan, act) };
  };

  test("selects with the first tap and plays with the second", () => {
    const { act, picking } = start(choice("play", { cards: ["2c", "5c"], zone: "hand-0" }));
    expect(picking.tap("hand-0", "5c", false)).toBe("selected");
    expect(act).not.toHaveBeenCalled();
    expect(picking.tap("hand-0", "5c", false)).toBe("sent");
    expect(act).toHaveBeenCalledWith({ kind: "play", cards: ["5c"], cells: [], amount: null, word: "" });
  });

  test("plays with one tap where that is set", () => {
    const { act, picking } = start(choice("play", { cards: ["2c", "5c"], zone: "hand-0" }));
    picking.tap("hand-0", "2c", true);
    expect(act).toHaveBeenCalledOnce();
  });

  test("another tap takes a selection back, a refused one too", () => {
    const { picking } = start(choice("play", { cards: ["2c", "5c"], zone: "hand-0" }));
    picking.tap("hand-0", "2c", false);
    picking.tap("hand-0", "5c", false);
    expect(picking.keys).toEqual(["5c"]);
    expect(picking.tap("hand-0", "Qs", false)).toBe("refused");
    expect(picking.keys).toEqual([]);
  });

  test("several cards are sent together, in the pool's order, once the number is full", () => {
    const { act, picking } = start(choice("pass", { cards: ["2c", "5c", "Qs", "Ah"], count: 3, zone: "hand-0" }));
    expect(picking.current!.choice.kind).toBe("pass");
    for (const code of ["Ah", "2c"]) picking.tap("hand-0", code, true);
    picking.commit();
    expect(act).not.toHaveBeenCalled();
    picking.tap("hand-0", "Qs", true);
    expect(picking.full).toBe(true);
    picking.commit();
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ cards: ["2c", "Qs", "Ah"] }));
  });

  test("modes of a zone are chosen, the first at the start", () => {
    const { act, picking } = start(choice("place", { cells: [0, 1, 2, 3], zone: "grid-0" }), choice("flip", { cells: [2, 3], zone: "grid-0" }));
    expect(picking.way("grid-0")!.choice.kind).toBe("place");
    picking.setMode("grid-0", "flip-");
    picking.tap("grid-0", 2, true);
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: "flip", cells: [2] }));
  });

  test("a choice that wants a confirmation is asked about first", () => {
    const { act, picking } = start(choice("bank", { confirm: "nothing" }));
    const plan = planOf([choice("bank", { confirm: "nothing" })], []);
    picking.press(plan.presses[0]!);
    expect(act).not.toHaveBeenCalled();
    picking.answer(false);
    expect(act).not.toHaveBeenCalled();
    picking.press(plan.presses[0]!);
    picking.answer(true);
    expect(act).toHaveBeenCalledOnce();
  });
});
