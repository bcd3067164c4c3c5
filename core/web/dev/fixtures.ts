// Tables to look at and to test with: one for each kind of game that the client must draw.

import type { Choice, Code, Fact, GameCard, GamePage, RoomFrame, RoomSeat, Scene, Score, Turn, View, ViewFrame, Zone } from "../src/net/wire";
import { card, choice, fact, say, who, zone } from "./make";
import de from "./messages.de.ftl?raw";
import en from "./messages.en.ftl?raw";

const NAMES = ["Lena", "Jonas", "Mia", "Oma Ruth", "Ben", "Ayşe", "Tom", "Carla", "Finn", "Nora", "Paul", "Zoë"];
const RANKS: Record<string, number> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };
const SUIT_NAMES: Record<string, [string, string]> = { c: ["clubs", "Kreuz"], d: ["diamonds", "Karo"], h: ["hearts", "Herz"], s: ["spades", "Pik"] };
const blanks = (count: number): Code[] => Array.from({ length: count }, () => "??");

function standard(): Record<Code, GameCard> {
  const cards: Record<Code, GameCard> = {};
  for (const suit of "cdhs") {
    for (const rank of "23456789TJQKA") {
      const name = rank === "T" ? "10" : rank;
      cards[rank + suit] = { suit, rank: RANKS[rank] ?? Number(rank), label: { en: `${name} of ${SUIT_NAMES[suit]![0]}`, de: `${SUIT_NAMES[suit]![1]} ${name}` } };
    }
  }
  return cards;
}

function coloured(): Record<Code, GameCard> {
  const cards: Record<Code, GameCard> = {};
  for (const suit of "ROYGSBVP") for (let rank = -1; rank <= 11; rank++) cards[`${suit}${rank}`] = { suit, rank, label: { en: `${suit} ${rank}`, de: `${suit} ${rank}` } };
  return cards;
}

export function game(name: string, title: string, tiles = false): GamePage {
  return {
    name,
    version: 1,
    seats: [1, 8],
    minutes: 5,
    levels: ["easy", "normal", "hard"],
    title: { en: title, de: title },
    tagline: { en: "Call the next card. Bank before you miss.", de: "Sag die nächste Karte an. Sichere, bevor du danebenliegst." },
    source: "cardtable 0.1.0",
    cards: tiles ? coloured() : standard(),
    suits: tiles ? [..."ROYGSBVP"] : [..."cdhs"],
    art: !tiles,
    options: [
      { name: "turns", kind: "int", default: 3, low: 1, high: 10, step: 1, off: null, words: [] },
      { name: "ace", kind: "word", default: "low", low: null, high: null, step: null, off: null, words: ["low", "high"] },
      { name: "moon", kind: "bool", default: true, low: null, high: null, step: null, off: null, words: [] },
      { name: "limit", kind: "int", default: 0, low: 30, high: 60, step: 30, off: 0, words: [] },
    ],
    messages: { en, de },
  };
}

export function seat(number: number, given: Partial<RoomSeat> = {}): RoomSeat {
  return { number, kind: "person", name: NAMES[number % 12]!, level: "", you: number === 0, host: number === 0, away: false, team: number, ...given };
}

export function room(name: string, seats: number, given: Partial<RoomFrame> = {}): RoomFrame {
  return {
    type: "room",
    code: "otter-mdr4x7k2q9wz",
    revision: 1,
    game: name,
    rules: { turns: 5, ace: "low", moon: true, limit: 0 },
    host: true,
    status: "playing",
    match: 7,
    seats: Array.from({ length: seats }, (_, i) => seat(i, i === seats - 1 && i > 0 ? { kind: "cpu", level: "normal" } : {})),
    range: [1, 8],
    watchers: [],
    you: { name: "Lena", seat: 0 },
    waiting: [],
    ...given,
  };
}

interface Given {
  me?: number | null;
  scene?: Partial<Scene>;
  turn?: Partial<Turn>;
  choices?: Choice[];
  score?: Partial<Score>;
  refused?: View["refused"];
  events?: View["events"];
}

export function view(points: number[], given: Given): View {
  const mine = given.choices && given.choices.length > 0;
  return {
    me: given.me === undefined ? 0 : given.me,
    scene: { zones: [], facts: [], title: null, sheets: [], notes: [], ...given.scene },
    turn: { seats: mine ? [0] : [1], phase: "play", over: false, sealed: false, pause: 0, prompt: null, ...given.turn },
    choices: given.choices ?? [],
    score: { points, high: true, teams: [], order: null, why: [], goal: null, ...given.score },
    decision: mine ? 12 : null,
    refused: given.refused ?? [],
    events: given.events ?? [],
  };
}

export function frame(seen: View, given: Partial<ViewFrame> = {}): ViewFrame {
  return { type: "view", match: 7, index: 31, clocks: {}, pause: seen.turn.pause, places: null, history: [], view: seen, ...given };
}

export interface Fixture {
  game: GamePage;
  room: RoomFrame;
  frame: ViewFrame | null;
}

const act = (kind: string, cards: Code[] = [], amount: number | null = null) => ({ kind, cards, cells: [], amount, word: "" });
const totals = (points: number[]): Fact[] => points.map((value, i) => fact("total", value, [i]));

function highlow(seats: number, mine = true): Fixture {
  const points = [5, 6, 4, 7, 3, 9, 2, 8].slice(0, seats);
  const seen = view(points, {
    scene: {
      zones: [
        zone("deck", "pile", { cards: blanks(31), shown: "back" }),
        zone("table", "row", { cards: ["8d"], marks: [{ word: "guess", at: [0] }] }),
        zone("gone", "pile", { cards: ["Th", "3s"], shown: "top" }),
      ],
      facts: [fact("streak", 3, [], "streak"), ...totals(points), ...points.map((_, i) => fact("left", 2, [i]))],
      title: say("title-turn", ["turn", 2], ["turns", 3]),
      notes: [say("note-hit", ["streak", 3], card("8d"), card("3s", "before"))],
    },
    turn: { phase: "guess", seats: mine ? [0] : [1], prompt: mine ? say("ask-guess", card("8d")) : null },
    choices: mine ? [choice("higher"), choice("lower"), choice("bank", { args: [["points", 3]] })] : [],
    events: [[28, 1, act("higher")], [29, 1, act("bank", [], 3)], [30, 0, act("higher")]],
  });
  return { game: game("highlow", "High-Low"), room: room("highlow", seats), frame: frame(seen, { clocks: mine ? { "0": 22_000 } : {} }) };
}

const HEARTS: Code[] = ["5c", "6c", "Jc", "Qc", "3d", "9d", "Kd", "4s", "8s", "Qs", "5h", "Th", "Ah"];

function hearts(pass = false, mine = true): Fixture {
  const points = [22, 27, 36, 19];
  const legal = HEARTS.slice(0, 4);
  const seen = view(points, {
    scene: {
      zones: [
        zone("hand-0", "hand", { seat: 0, cards: HEARTS }),
        ...[1, 2, 3].map((i) => zone(`hand-${i}`, "hand", { seat: i, cards: blanks(12), shown: "back" })),
        zone("trick", "trick", pass ? {} : { cards: ["2c", "Kc", "4c"], owners: [1, 2, 3], marks: [{ word: "led", at: [0] }, { word: "winning", at: [1] }] }),
      ],
      facts: [...totals(points), ...points.map((_, i) => fact("hand", 0, [i])), fact("broken", false, [], "word"), fact("trick", 1, [], "counter", 13)],
      title: say("title-hand", ["hand", 5], ["goal", 100]),
      notes: pass ? [] : [say("note-ahead", who(2), card("Kc"))],
    },
    turn: { phase: pass ? "pass" : "play", seats: mine ? [0] : [1] },
    choices: !mine ? [] : pass ? [choice("pass", { cards: HEARTS, count: 3, zone: "hand-0" })] : [choice("play", { cards: legal, zone: "hand-0" })],
    refused: pass || !mine ? [] : HEARTS.slice(4).map((code): [string, ReturnType<typeof say>] => [code, say("no-must_follow")]),
    score: { high: false, goal: 100 },
    events: [[28, 1, act("play", ["2c"])], [29, 2, act("play", ["Kc"])], [30, 3, act("play", ["4c"])]],
  });
  const made = room("hearts", 4);
  made.seats[3] = seat(3, { away: true });
  return { game: game("hearts", "Hearts"), room: made, frame: frame(seen, { clocks: { "0": 20_000 } }) };
}

function bid(): Fixture {
  const fixture = hearts();
  const seen = fixture.frame!.view;
  seen.scene.zones = seen.scene.zones.filter((z) => z.layout !== "trick");
  seen.turn.phase = "bid";
  seen.choices = [choice("bid", { low: 0, high: 13, marks: [["nil", 0]] })];
  seen.refused = [];
  seen.scene.notes = [];
  seen.scene.facts.push(fact("bags", 7, [0, 2], "counter", 10));
  return fixture;
}

function holdem(seats: number): Fixture {
  const points = [760, 1240, 980, 355, 1000, 2115, 1500, 0, 1470, 890, 1000, 700].slice(0, seats);
  const folded = new Set([1, 2, 8].filter((s) => s < seats));
  const seen = view(points, {
    scene: {
      zones: [
        zone("board", "row", { cards: ["Qs", "8h", "3c", "Kh"], slots: 5 }),
        zone("hand-0", "hand", { seat: 0, cards: ["Ks", "Kd"] }),
        ...points.slice(1).map((_, i) => zone(`hand-${i + 1}`, "hand", { seat: i + 1, cards: folded.has(i + 1) ? [] : blanks(2), muted: folded.has(i + 1) })),
      ],
      facts: [
        ...points.map((value, i) => (folded.has(i) ? fact("state", "folded", [i], "word") : fact("stack", value, [i], "chips"))),
        ...points.map((_, i) => fact("bet", folded.has(i) || i === 0 ? null : i % 2 ? 60 : 40, [i], "bet")),
        fact("pot", 210, [0, 3, 4], "pot"),
        fact("side", 90, [3, 4], "pot"),
        fact("dealer", true, [0], "badge"),
      ],
      title: say("title-hand", ["hand", 7], ["goal", 20]),
    },
    turn: { phase: "bet" },
    choices: [
      choice("raise", { low: 100, high: 760, marks: [["min", 100], ["half", 390], ["pot", 570], ["all", 760]] }),
      choice("call", { args: [["chips", 60]] }),
      choice("fold"),
    ],
    events: [[29, 9 % seats, act("call", [], 60)]],
  });
  return { game: game("holdem", "Hold'em"), room: room("holdem", seats), frame: frame(seen, { clocks: { "0": 14_000 } }) };
}

const GRIDS: Code[][] = [
  ["B11", "S2", "P3", "O4", "B4", "Y6", "V7", "G8", "B-1"],
  ["R4", "R8", "??", "B2", "??", "O9", "??", "Y0", "P11"],
  ["??", "G3", "G7", "S1", "??", "V6", "V10", "??", "??"],
  ["O5", "O2", "B10", "??", "R0", "R9"],
  ["??", "??", "P4", "S7", "Y3", "??", "??", "G11", "G-1"],
  ["V2", "Y8", "??", "??", "S5", "S9", "R3", "??", "O11"],
];

function grids(seats: number, place = false): Fixture {
  const points = [37, 41, 28, 63, 35, 52].slice(0, seats);
  const grid = (i: number, marks: Zone["marks"] = []): Zone => zone(`grid-${i}`, "grid", { seat: i, cards: GRIDS[i]!, width: 3, slots: 9, marks });
  const small = (gone: number[]): Zone => zone("preview", "grid", { cards: GRIDS[0]!, width: 3, marks: [{ word: "gone", at: gone }] });
  const seen = view(points, {
    scene: {
      zones: [
        ...points.map((_, i) => grid(i, i || place ? [] : [{ word: "line", at: [0, 4, 8] }])),
        zone("draw", "pile", { cards: blanks(46), shown: "back" }),
        zone("discard", "pile", { cards: ["G2", "R7"], shown: "top" }),
      ],
      facts: totals(points),
      title: say("title-hand", ["hand", 3], ["goal", 99]),
      notes: [say("note-ahead", who(0), card("B4"))],
    },
    turn: { phase: place ? "place" : "line" },
    choices: place
      ? [
          choice("place", { cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], zone: "grid-0" }),
          choice("flip", { cells: [1, 2], zone: "grid-0" }),
          choice("draw", { zone: "draw" }),
        ]
      : [
          choice("remove", { word: "columns", cards: ["B11", "B4", "B-1"], count: 3, preview: small([2, 5, 8]) }),
          choice("remove", { word: "rows", cards: ["B11", "B4", "B-1"], count: 3, preview: small([6, 7, 8]) }),
          choice("keep"),
        ],
    score: { high: false, goal: 99 },
  });
  return { game: game("grids", "Grid game", true), room: room("grids", seats), frame: frame(seen) };
}

function result(): Fixture {
  const fixture = hearts(false, false);
  const seen = fixture.frame!.view;
  seen.score = { ...seen.score, points: [177, 332, 177, 332], high: true, teams: [0, 1, 0, 1], goal: 500 };
  seen.scene.sheets = [
    {
      title: say("sheet-hand", who(2)),
      columns: ["bid", "took", "means"],
      rows: [
        [[0], [4, 3, say("means-short")]],
        [[2], [say("mark-nil"), 3, say("means-nil")]],
        [[1], [3, 5, say("means-over")]],
        [[3], [3, 2, say("means-short")]],
      ],
    },
    { title: say("sheet-teams"), columns: ["score", "bags"], rows: [[[0, 2], [-137, 7]], [[1, 3], [332, 2]]] },
  ];
  seen.turn = { ...seen.turn, seats: [], phase: "result", pause: 20 };
  fixture.frame!.pause = 20;
  fixture.room.waiting = [1, 3];
  return fixture;
}

function end(): Fixture {
  const fixture = hearts(false, false);
  const seen = fixture.frame!.view;
  seen.score.points = [46, 101, 57, 30];
  seen.turn = { ...seen.turn, seats: [], over: true };
  fixture.frame!.places = [2, 4, 3, 1];
  const runs = [[0, 1, 6, 14, 20, 20, 24, 26, 28, 46], [0, 12, 16, 20, 30, 50, 60, 70, 85, 101], [0, 8, 10, 28, 28, 30, 40, 48, 52, 57], [0, 1, 3, 3, 16, 16, 20, 24, 26, 30]];
  fixture.frame!.history = runs[0]!.map((_, i) => [i * 10, runs.map((run) => run[i]!)]);
  fixture.room.status = "over";
  return fixture;
}

function lobby(): Fixture {
  const made = room("highlow", 4, { status: "lobby", match: null });
  made.seats[2] = seat(2, { kind: "cpu", name: "", level: "hard" });
  made.seats[3] = seat(3, { kind: "free", name: "" });
  return { game: game("highlow", "High-Low"), room: made, frame: null };
}

export const FIXTURES: Record<string, () => Fixture> = {
  highlow: () => highlow(4),
  "highlow-wait": () => highlow(4, false),
  "highlow-1": () => highlow(1),
  "highlow-2": () => highlow(2),
  "highlow-8": () => highlow(8),
  hearts: () => hearts(),
  "hearts-pass": () => hearts(true),
  "hearts-wait": () => hearts(false, false),
  bid,
  holdem: () => holdem(9),
  "holdem-6": () => holdem(6),
  "holdem-12": () => holdem(12),
  grids: () => grids(6),
  "grids-3": () => grids(3),
  "grids-place": () => grids(4, true),
  result,
  end,
  lobby,
};
