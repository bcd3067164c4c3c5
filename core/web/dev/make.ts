// Short ways to write views by hand, for the development page and the tests.

import type { Choice, Fact, Message, Args, Zone } from "../src/net/wire";

export const say = (key: string, ...args: Args): Message => ({ $: "message", key, args });
export const who = (seat: number, name = "who"): Args[number] => [name, { $: "seat", seat }];
export const card = (code: string, name = "card"): Args[number] => [name, { $: "card", card: code }];

export const zone = (id: string, layout: string, given: Partial<Zone> = {}): Zone => ({
  id,
  layout,
  cards: [],
  seat: null,
  width: 0,
  slots: 0,
  owners: [],
  shown: "all",
  marks: [],
  muted: false,
  ...given,
});

export const choice = (kind: string, given: Partial<Choice> = {}): Choice => ({
  kind,
  cards: [],
  cells: [],
  count: 1,
  low: null,
  high: null,
  marks: [],
  word: "",
  zone: "",
  args: [],
  confirm: "",
  preview: null,
  ...given,
});

export const fact = (key: string, value: Fact["value"], seats: number[] = [], kind = "number", limit: number | null = null): Fact => ({
  key,
  value,
  seats,
  kind,
  limit,
});
