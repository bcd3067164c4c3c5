// What the server sends and takes, as it stands in JSON. The nouns are those of the Python core.

/** A card by its code, such as "Qs"; "??" is a card that the viewer does not see. */
export type Code = string;
export const BLANK: Code = "??";

export interface CardRef {
  $: "card";
  card: Code;
}
export interface SeatRef {
  $: "seat";
  seat: number;
}
export interface Message {
  $: "message";
  key: string;
  args: Args;
}
export type Arg = number | string | CardRef | SeatRef | Message;
export type Args = [name: string, value: Arg][];

export interface Action {
  kind: string;
  cards: Code[];
  cells: number[];
  amount: number | null;
  word: string;
}

export interface Mark {
  word: string;
  at: number[];
}

export interface Zone {
  id: string;
  layout: string;
  cards: Code[];
  seat: number | null;
  width: number;
  slots: number;
  owners: number[];
  shown: string;
  marks: Mark[];
  muted: boolean;
}

export interface Fact {
  key: string;
  value: number | string | boolean | null;
  seats: number[];
  kind: string;
  limit: number | null;
}

export type Cell = number | string | Message | null;
export interface Sheet {
  title: Message;
  columns: string[];
  rows: [seats: number[], cells: Cell[]][];
}

export interface Scene {
  zones: Zone[];
  facts: Fact[];
  title: Message | null;
  sheets: Sheet[];
  notes: Message[];
}

export interface Choice {
  kind: string;
  cards: Code[];
  cells: number[];
  count: number;
  low: number | null;
  high: number | null;
  marks: [name: string, amount: number][];
  word: string;
  zone: string;
  args: Args;
  confirm: string;
  preview: Zone | null;
}

export interface Turn {
  seats: number[];
  phase: string;
  over: boolean;
  sealed: boolean;
  pause: number;
  prompt: Message | null;
}

export interface Score {
  points: number[];
  high: boolean;
  teams: number[];
  order: number[] | null;
  why: Message[];
  goal: number | null;
}

/** What happened: the index in the log, who did it (null: the table), and the action as this seat witnessed it. */
export type Event = [index: number, actor: number | null, action: Action];

export interface View {
  me: number | null;
  scene: Scene;
  turn: Turn;
  choices: Choice[];
  score: Score;
  decision: number | null;
  refused: [card: Code, reason: Message][];
  events: Event[];
}

export type RuleValue = number | boolean | string;

export interface RoomSeat {
  number: number;
  kind: "person" | "cpu" | "free";
  name: string;
  level: string;
  you: boolean;
  host: boolean;
  away: boolean;
  team: number;
}

export interface RoomFrame {
  type: "room";
  code: string;
  revision: number;
  game: string;
  rules: Record<string, RuleValue>;
  host: boolean;
  status: "lobby" | "playing" | "over";
  match: number | null;
  seats: RoomSeat[];
  range: [lowest: number, highest: number];
  watchers: string[];
  you: { name: string; seat: number | null };
  waiting: number[];
}

export interface ViewFrame {
  type: "view";
  match: number;
  index: number;
  clocks: Record<string, number>;
  pause: number;
  places: number[] | null;
  history: [index: number, points: number[]][];
  view: View;
}

export interface RefusedFrame {
  type: "refused";
  match: number;
  decision: number;
  message: Message;
}

export interface ErrorFrame {
  type: "error";
  name: string;
  message: Message;
}

export type Incoming = RoomFrame | ViewFrame | RefusedFrame | ErrorFrame | { type: "pong" };

export type Outgoing =
  | { type: "act"; match: number; decision: number; action: Partial<Action> & { kind: string } }
  | { type: "continue"; match: number; index: number }
  | { type: "name"; name: string }
  | { type: "sit"; seat: number }
  | { type: "stand" }
  | { type: "leave" }
  | { type: "seats"; count: number }
  | { type: "cpu"; seat: number; level: string }
  | { type: "move"; from: number; to: number }
  | { type: "rules"; rules: Record<string, RuleValue> }
  | { type: "game"; game: string }
  | { type: "start" }
  | { type: "again" }
  | { type: "ping" };

export type Lang = "en" | "de";
export type Both = Record<Lang, string>;

export interface GameCard {
  suit: string;
  rank: number;
  label: Both;
}

export interface Option {
  name: string;
  kind: "int" | "bool" | "word";
  default: RuleValue;
  low: number | null;
  high: number | null;
  step: number | null;
  off: number | null;
  words: string[];
}

export interface GameTile {
  name: string;
  version: number;
  seats: [lowest: number, highest: number];
  minutes: number;
  levels: string[];
  title: Both;
  tagline: Both;
  source: string;
}

export interface GamePage extends GameTile {
  cards: Record<Code, GameCard>;
  suits: string[];
  art: boolean;
  options: Option[];
  messages: Both;
}

export interface MyRoom {
  code: string;
  game: string;
  status: "lobby" | "playing" | "over";
  turn: boolean;
}

export interface Me {
  name: string;
  rooms: MyRoom[];
}
