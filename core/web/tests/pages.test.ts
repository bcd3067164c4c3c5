import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Deck } from "../src/cards/deck";
import { Table } from "../src/net/table.svelte";
import type { Lang, Outgoing } from "../src/net/wire";
import Lobby from "../src/pages/Lobby.svelte";
import Play from "../src/pages/Play.svelte";
import { settings } from "../src/settings.svelte";
import { Speech } from "../src/words/speech.svelte";
import { FIXTURES, type Fixture } from "../dev/fixtures";

let shown: ReturnType<typeof mount> | null = null;
let sent: Outgoing[] = [];
let table: Table;

// happy-dom lays nothing out: every box is as large as the window, which is all that the layout asks.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 390 });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 480 });
  HTMLElement.prototype.animate ??= vi.fn(() => ({ finished: Promise.resolve(), finish: () => undefined })) as never;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.spyOn(console, "warn").mockImplementation((text: string) => {
    throw new Error(text);
  });
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

function show(made: Fixture, lang: Lang = "en"): HTMLElement {
  settings.lang = lang;
  table = new Table("x", "ws://127.0.0.1:9/");
  sent = [];
  table.send = (frame) => sent.push(frame) > 0;
  table.online = table.opened = true;
  table.receive(made.room);
  if (made.frame) table.receive(made.frame);
  const speech = new Speech(made.game.messages, new Deck(made.game.cards, made.game.suits));
  speech.seats = made.room.seats;
  speech.me = made.room.you.seat;
  speech.teams = made.frame?.view.score.teams ?? [];
  const props = { table, speech, game: made.game };
  shown = made.frame ? mount(Play, { target: document.body, props }) : mount(Lobby, { target: document.body, props });
  flushSync();
  return document.body;
}

const button = (name: string | RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find((b) => {
    const said = (b.getAttribute("aria-label") ?? b.textContent ?? "").replace(/\s+/g, " ").trim();
    return typeof name === "string" ? said.startsWith(name) : name.test(said);
  });
  if (!found) throw new Error(`no button ${String(name)}`);
  return found;
};
const press = (name: string | RegExp): void => {
  button(name).click();
  flushSync();
};
const acted = () => sent.filter((frame) => frame.type === "act").map((frame) => frame.action);

describe.each(Object.keys(FIXTURES))("the table %s", (name) => {
  test.each(["en", "de"] as const)("is drawn in %s with a word for everything", (lang) => {
    const body = show(FIXTURES[name]!(), lang);
    expect(body.textContent?.length).toBeGreaterThan(20);
    for (const el of body.querySelectorAll("button, [role=img], [role=group], input, select")) {
      const label = el.getAttribute("aria-label") ?? el.textContent ?? "";
      const labelled = label.trim() || el.closest("label")?.textContent?.trim();
      expect(labelled, el.outerHTML.slice(0, 200)).toBeTruthy();
    }
  });
});

test("a button sends the action for the decision that was shown", () => {
  show(FIXTURES["highlow"]!());
  press("Higher");
  expect(sent).toEqual([{ type: "act", match: 7, decision: 12, action: { kind: "higher", cards: [], cells: [], amount: null, word: "" } }]);
  press("Lower");
  expect(sent).toHaveLength(1);
  expect(button("Lower").getAttribute("aria-disabled")).toBe("true");
});

test("digits press the buttons in their order, arrows those with a direction", () => {
  show(FIXTURES["highlow"]!());
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp" }));
  expect(acted()[0]?.kind).toBe("higher");
  document.body.innerHTML = "";
  show(FIXTURES["highlow"]!());
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "3" }));
  expect(acted()[0]?.kind).toBe("bank");
});

test("a card is selected, named on the button, and played by it", () => {
  show(FIXTURES["hearts"]!());
  press("6 of clubs");
  expect(acted()).toEqual([]);
  expect(button("6 of clubs").getAttribute("aria-pressed")).toBe("true");
  press(/^Play/);
  expect(acted()).toEqual([{ kind: "play", cards: ["6c"], cells: [], amount: null, word: "" }]);
});

test("a card that cannot be played can be reached, and says why", () => {
  show(FIXTURES["hearts"]!());
  const card = button(/^A of hearts/);
  expect(card.getAttribute("aria-disabled")).toBe("true");
  expect(card.getAttribute("aria-label")).toContain("clubs were led");
  card.click();
  flushSync();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("clubs were led");
  expect(acted()).toEqual([]);
});

test("several cards are counted on the button and sent once they are complete", () => {
  show(FIXTURES["hearts-pass"]!());
  expect(button(/^Pass 0 of 3/).getAttribute("aria-disabled")).toBe("true");
  for (const name of ["5 of clubs", "3 of diamonds", "A of hearts"]) press(name);
  press(/^Pass 3 of 3/);
  expect(acted()[0]?.cards).toEqual(["5c", "3d", "Ah"]);
});

test("14 bids are squares with the named one in words; more amounts are a slider with its marks", () => {
  show(FIXTURES["bid"]!());
  press("Bid 0");
  expect(acted()[0]?.amount).toBe(0);
  document.body.innerHTML = "";
  show(FIXTURES["holdem"]!());
  press(/^½ pot/);
  press(/^Raise to/);
  expect(acted()[0]).toMatchObject({ kind: "raise", amount: 390 });
});

test("modes of one zone are chosen above, a pile is pressed where it lies", () => {
  show(FIXTURES["grids-place"]!());
  press("Turn one over");
  press("S 2");
  press("S 2");
  expect(acted()[0]).toMatchObject({ kind: "flip", cells: [1] });
  document.body.innerHTML = "";
  show(FIXTURES["grids-place"]!());
  press(/^Draw, Draw 46/);
  expect(acted()[0]?.kind).toBe("draw");
});

test("fixed picks with a picture are buttons that carry their cards", () => {
  show(FIXTURES["grids"]!());
  press("Remove, slide up");
  expect(acted()[0]).toMatchObject({ kind: "remove", word: "rows", cards: ["B11", "B4", "B-1"] });
});

test("a confirmation is asked before it is sent", () => {
  const made = FIXTURES["highlow"]!();
  made.frame!.view.choices[2]!.confirm = "zero";
  show(made);
  press("Bank 3 points");
  expect(acted()).toEqual([]);
  expect(document.querySelector("dialog[open]")?.textContent).toContain("End your turn without points?");
  [...document.querySelectorAll<HTMLButtonElement>("dialog[open] button")].at(-1)!.click();
  expect(acted()[0]?.kind).toBe("bank");
});

test("offline the table stays and the choices rest", () => {
  show(FIXTURES["highlow"]!());
  table.online = false;
  flushSync();
  expect(document.body.textContent).toContain("Reconnecting");
  press("Higher");
  expect(acted()).toEqual([]);
});

test("turns and news are read aloud once", () => {
  const made = FIXTURES["highlow-wait"]!();
  show(made);
  const live = () => document.querySelector("[aria-live=polite][role=status]")!.textContent;
  const mine = FIXTURES["highlow"]!().frame!;
  table.receive({ ...mine, index: 40, view: { ...mine.view, events: [[39, 1, { kind: "higher", cards: [], cells: [], amount: null, word: "" }]] } });
  flushSync();
  expect(live()).toBe("Jonas calls higher. Your turn. Higher or lower than 8?");
  table.receive({ ...mine, index: 41, view: { ...mine.view, events: [] } });
  flushSync();
  expect(live()).toBe("Jonas calls higher. Your turn. Higher or lower than 8?");
});

test("the language changes in place", () => {
  show(FIXTURES["highlow"]!());
  settings.speak("de");
  flushSync();
  expect(button("Höher")).toBeTruthy();
  expect(document.documentElement.lang).toBe("de");
  settings.speak("en");
});

test("before the start the host sees what is changed and can take it back", () => {
  show(FIXTURES["lobby"]!());
  expect(document.querySelectorAll(".tag.changed")).toHaveLength(1);
  press("Reset to standard");
  expect(sent).toEqual([{ type: "rules", rules: { turns: 3, ace: "low", moon: true, limit: 0 } }]);
  press("Start with 1 more CPU");
  expect(sent.at(-1)).toEqual({ type: "start" });
});

test.each([
  ["highlow", "The CPU takes your seat", "Settings"],
  ["lobby", "Leave this table for good?", "Settings"],
])("%s is left for good from the settings, once that is confirmed", (name, question, opener) => {
  show(FIXTURES[name]!());
  press(opener);
  press("Leave this table");
  expect(sent).toEqual([]);
  expect(document.querySelector("dialog[open] dialog[open]")?.textContent).toContain(question);
  [...document.querySelectorAll<HTMLButtonElement>("dialog[open] dialog[open] button")].at(-1)!.click();
  expect(sent).toEqual([{ type: "leave" }]);
});
