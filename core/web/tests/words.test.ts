import { FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { Deck } from "../src/cards/deck";
import { languageOf, settings } from "../src/settings.svelte";
import de from "../src/words/de.ftl?raw";
import en from "../src/words/en.ftl?raw";
import { cardMark, plain, split } from "../src/words/parts";
import { figure, relation, Speech, t, watching } from "../src/words/speech.svelte";
import { card, choice, fact, say, who } from "../dev/make";
import { room } from "../dev/fixtures";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const keysOf = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id).sort();

const GAME = `
rank-12 = queen
ask-guess = Higher than { $card-rank }?
did-play = { $who-rel ->
    [me] You play { $card }.
    [partner] Your partner plays { $card }.
   *[other] { $who } plays { $card }.
 }
do-pass = Pass { $picked } of { $count }
do-bid = Bid { $amount }
do-remove = Remove
do-remove-rows = Slide up
    .icon = up
fact-total = { $value } points
note-nested = Because { $why }
note-reason = { $count } cards
zone-hand = Hand
`;

function speech(): Speech {
  const cards = { Qs: { suit: "s", rank: 12, label: { en: "queen of spades", de: "Pik Dame" } }, Th: { suit: "h", rank: 10, label: { en: "10 of hearts", de: "Herz 10" } } };
  const made = new Speech({ en: GAME, de: GAME }, new Deck(cards, ["h", "s"]));
  made.seats = room("x", 4).seats;
  made.me = 0;
  made.teams = [0, 1, 0, 1];
  settings.lang = "en";
  return made;
}

describe("the client's own words", () => {
  test("exist under the same keys in English and German", () => {
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  test("cover every key that the source asks for", () => {
    const keys = new Set(keysOf(en));
    for (const [path, source] of Object.entries(sources)) {
      for (const [, key = ""] of source.matchAll(/\bt\("([a-z0-9-]+)"/g)) expect(keys.has(key), `${key} in ${path}`).toBe(true);
    }
    for (const key of ["theme-auto", "theme-light", "theme-dark", "felt-sage", "felt-plum", "faces-clear", "status-lobby", "status-playing", "status-over", ...["gone", "broken", "left", "foreign"].flatMap((end) => [`closed-${end}`, `closed-${end}-about`])]) expect(keys.has(key)).toBe(true);
  });

  test("are all in the catalogues: no component has words of its own", () => {
    for (const [path, source] of Object.entries(sources)) {
      if (!path.endsWith(".svelte")) continue;
      const markup = source
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
        .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "{}")
        .replace(/=(["'])(?:(?!\1)[\s\S])*\1/g, "")
        .replace(/<[^>]*>/g, "\n")
        .replace(/&[a-z]+;/g, "");
      expect(markup.match(/\p{L}{2,}/gu) ?? [], path).toEqual([]);
      expect(source.match(/(?:aria-label|title|placeholder|alt)="[A-Za-zÄÖÜ][^{"]+"/g) ?? [], path).toEqual([]);
    }
  });

  test("change with the language, without a reload", () => {
    settings.lang = "de";
    expect(t("start")).toBe("Los geht’s");
    settings.lang = "en";
    expect(t("start")).toBe("Start");
  });

  test("are the last words of a key that is missing, told once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(t("fact-hearts-broken")).toBe("hearts broken");
    expect(t("fact-hearts-broken")).toBe("hearts broken");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  test("name who watches, and count those without a name", () => {
    expect(watching(["Ben", "Mia"])).toBe("Ben, Mia");
    expect(watching(["", "Ben", ""])).toBe("Ben, 2 more");
    expect(watching(["", "", ""])).toBe("3 guests");
    expect(watching([""])).toBe("1 guest");
  });

  test("a language comes from the cookie, else from the browser, else it is English", () => {
    expect(languageOf("a=b; lang=de", ["en-GB"])).toBe("de");
    expect(languageOf("", ["fr", "de-AT", "en"])).toBe("de");
    expect(languageOf("lang=fr", ["fr"])).toBe("en");
  });

  test("numbers are grouped as the language has it, with a true minus", () => {
    settings.lang = "en";
    expect(figure(-1240)).toBe("−1,240");
    settings.lang = "de";
    expect(figure(-1240)).toBe("−1.240");
    settings.lang = "en";
  });
});

describe("the pieces of a sentence", () => {
  test("are plain, bold where a value stands, and cards", () => {
    expect(split("Mia plays \u2068" + cardMark("Qs") + "\u2069, \u2068-3\u2069 points")).toEqual([
      { kind: "text", text: "Mia plays ", bold: false },
      { kind: "card", code: "Qs" },
      { kind: "text", text: ", ", bold: false },
      { kind: "text", text: "−3", bold: true },
      { kind: "text", text: " points", bold: false },
    ]);
  });

  test("read aloud hold no marks, and each card by its name", () => {
    expect(plain("\u2068Mia\u2069 plays \u2068" + cardMark("Qs") + "\u2069", (code) => `the ${code}`)).toBe("Mia plays the Qs");
  });
});

describe("what a game says", () => {
  test("names seats by how they stand to the reader", () => {
    expect([0, 1, 2].map((seat) => relation(seat, 0, [0, 1, 0, 1]))).toEqual(["me", "other", "partner"]);
    const said = speech();
    const play = { kind: "play", cards: ["Qs"], cells: [], amount: null, word: "" };
    expect([0, 1, 2].map((seat) => said.plain(said.did(seat, play)))).toEqual([
      "You play queen of spades.",
      "Jonas plays queen of spades.",
      "Your partner plays queen of spades.",
    ]);
  });

  test("draws a card in the line and names its rank in words", () => {
    const said = speech();
    expect(said.parts(said.did(1, { kind: "play", cards: ["Qs"], cells: [], amount: null, word: "" }))).toContainEqual({ kind: "card", code: "Qs" });
    expect(said.plain(said.say(say("ask-guess", card("Qs"))))).toBe("Higher than queen?");
    expect(said.plain(said.say(say("ask-guess", card("Th"))))).toBe("Higher than 10?");
  });

  test("puts one message into another", () => {
    const said = speech();
    expect(said.plain(said.say(say("note-nested", ["why", say("note-reason", ["count", 3])])))).toBe("Because 3 cards");
  });

  test("labels a choice with what is picked, and by its word where there is such a label", () => {
    const said = speech();
    expect(said.plain(said.label(choice("pass", { cards: ["Qs", "Th"], count: 3 }), { count: 2 }))).toBe("Pass 2 of 3");
    expect(said.plain(said.label(choice("bid", { low: 0, high: 13 }), { amount: 4 }))).toBe("Bid 4");
    expect(said.plain(said.label(choice("remove", { word: "rows" })))).toBe("Slide up");
    expect(said.plain(said.label(choice("remove", { word: "columns" })))).toBe("Remove");
    expect(said.find("do-remove-rows.icon")).toBe("up");
  });

  test("names facts and zones, and asks in no words at all where it has none", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const said = speech();
    expect(said.plain(said.fact(fact("total", 7)))).toBe("7 points");
    expect(said.plain(said.zone("hand-2", 3))).toBe("Hand");
    expect(said.plain(said.say(say("no-such_thing", who(1))))).toBe("such thing");
    warn.mockRestore();
  });
});
