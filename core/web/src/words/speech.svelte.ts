// Words in the reader's language: the client's own, and those of the game at the table.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Deck } from "../cards/deck";
import type { Action, Args, Both, Choice, Code, Fact, Lang, Message, RoomSeat } from "../net/wire";
import { settings } from "../settings.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { cardMark, plain, split, type Part } from "./parts";

type Given = Record<string, FluentVariable>;

const warned = new Set<string>();

/** A missing message is shown by its last words, and told to the console once. */
function missing(key: string): string {
  if (!warned.has(key)) {
    warned.add(key);
    console.warn(`no message ${key}`);
  }
  return (key.includes("-") ? key.slice(key.indexOf("-") + 1) : key).replace(/[-_]/g, " ");
}

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle([lang], { useIsolating: true });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

function bundles(sources: Both): Record<Lang, FluentBundle> {
  return { en: bundle("en", sources.en), de: bundle("de", sources.de) };
}

function format(from: FluentBundle | undefined, key: string, given: Given): string | null {
  const [name = "", attribute] = key.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!from || pattern === null || pattern === undefined) return null;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, given, errors);
  if (errors[0] && !warned.has(key)) {
    warned.add(key);
    console.warn(`message ${key}: ${errors[0].message}`);
  }
  return text;
}

const own = bundles({ en, de });

/** The client's own words. */
export function t(key: string, given: Given = {}): string {
  const text = format(own[settings.lang], key, given) ?? format(own.en, key, given) ?? missing(key);
  return plain(text, String);
}

/** A number as it is printed in the reader's language: grouped, with a true minus. */
export function figure(number: number): string {
  return number.toLocaleString(settings.lang).replace("-", "−");
}

/** How a seat stands to the reader. */
export function relation(seat: number, me: number | null, teams: readonly number[]): string {
  if (seat === me) return "me";
  return me !== null && teams.length && teams[seat] === teams[me] ? "partner" : "other";
}

/** What one game says at one table. */
export class Speech {
  readonly deck: Deck;
  readonly #game: Record<Lang, FluentBundle>;
  seats = $state.raw<RoomSeat[]>([]);
  me = $state<number | null>(null);
  teams = $state.raw<number[]>([]);

  constructor(messages: Both, deck: Deck) {
    this.deck = deck;
    this.#game = bundles(messages);
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.#game[settings.lang].getMessage(name);
    return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message?.value);
  }

  /** A message of the game, or null where it has none. */
  find(key: string, given: Given = {}): string | null {
    return format(this.#game[settings.lang], key, given) ?? format(this.#game.en, key, given) ?? format(own[settings.lang], key, given);
  }

  raw(key: string, given: Given = {}): string {
    return this.find(key, given) ?? missing(key);
  }

  name(seat: number): string {
    return seatName(this.seats[seat], seat);
  }

  spoken = (code: Code): string => this.deck.label(code, settings.lang) ?? this.find("card-blank") ?? t("card-blank");

  args(args: Args): Given {
    const given: Given = {};
    for (const [name, value] of args) {
      if (typeof value !== "object") given[name] = value;
      else if (value.$ === "seat") Object.assign(given, this.#seat(name, value.seat));
      else if (value.$ === "card") Object.assign(given, this.#card(name, value.card));
      else given[name] = this.raw(value.key, this.args(value.args));
    }
    return given;
  }

  #seat(name: string, seat: number): Given {
    return { [name]: this.name(seat), [`${name}-rel`]: relation(seat, this.me, this.teams) };
  }

  #card(name: string, code: Code): Given {
    const look = this.deck.look(code);
    const rank = look?.art ? (this.find(`rank-${look.rank}`) ?? look.short) : (look?.short ?? "");
    return { [name]: cardMark(code), [`${name}-suit`]: look?.suit ?? "", [`${name}-rank`]: rank };
  }

  say(message: Message): string {
    return this.raw(message.key, this.args(message.args));
  }

  /** What happened, as a sentence. */
  did(actor: number | null, action: Action): string {
    const given: Given = { count: action.cards.length || action.cells.length, word: action.word, amount: action.amount ?? 0 };
    if (actor !== null) Object.assign(given, this.#seat("who", actor));
    if (action.cards[0]) Object.assign(given, this.#card("card", action.cards[0]));
    given["cards"] = action.cards.map(cardMark).join(" ");
    given["cell"] = (action.cells[0] ?? 0) + 1;
    return this.raw(`did-${action.kind}`, given);
  }

  labelKey(choice: Choice): string {
    const worded = `do-${choice.kind}-${choice.word}`;
    return choice.word && this.has(worded) ? worded : `do-${choice.kind}`;
  }

  /** A choice's label, with what is picked so far. */
  label(choice: Choice, picked: { amount?: number | null; cards?: Code[]; count?: number } = {}): string {
    const given = this.args(choice.args);
    const card = picked.cards?.[0] ?? (choice.cards.length === choice.count ? choice.cards[0] : undefined);
    if (card && !("card" in given)) Object.assign(given, this.#card("card", card));
    const count = picked.count ?? picked.cards?.length ?? 0;
    Object.assign(given, { count: choice.count, picked: count, word: choice.word, low: choice.low ?? 0, high: choice.high ?? 0 });
    const amount = picked.amount ?? choice.low;
    if (amount !== null && amount !== undefined) given["amount"] = amount;
    return this.raw(this.labelKey(choice), given);
  }

  fact(fact: Fact): string {
    const value = typeof fact.value === "boolean" ? String(fact.value) : (fact.value ?? "");
    return this.raw(`fact-${fact.key}`, { value, limit: fact.limit ?? 0 });
  }

  zone(id: string, count: number): string {
    return this.raw(`zone-${id.replace(/-\d+$/, "")}`, { count });
  }

  parts(text: string): Part[] {
    return split(text);
  }

  plain(text: string): string {
    return plain(text, this.spoken);
  }
}

export function seatName(seat: RoomSeat | undefined, number: number): string {
  if (seat?.name) return seat.name;
  return seat?.kind === "cpu" ? t("cpu-seat", { number: number + 1 }) : t("seat-number", { number: number + 1 });
}

/** Who watches: the names, and how many more have none. */
export function watching(names: readonly string[]): string {
  const named = names.filter(Boolean);
  const count = names.length - named.length;
  if (!named.length) return t("guests", { count });
  return [...named, ...(count ? [t("more-watchers", { count })] : [])].join(", ");
}
