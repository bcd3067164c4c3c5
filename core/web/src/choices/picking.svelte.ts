// What is selected and not sent yet. Until it is sent, any other tap takes it back.

import type { Action, Choice } from "../net/wire";
import { actionOf, type Key, type Pick, type Plan, type Press } from "./plan";

export type Tapped = "none" | "selected" | "sent" | "refused";

export class Picking {
  /** The question that is asked before a choice that wants one. */
  asking = $state.raw<{ choice: Choice; action: Action } | null>(null);
  zone = $state("");
  keys = $state.raw<Key[]>([]);
  /** The chosen mode of each zone, by the pick's id. */
  modes = $state.raw<Readonly<Record<string, string>>>({});
  amount = $state<number | null>(null);

  readonly #plan: () => Plan;
  readonly #act: (action: Action) => void;

  constructor(plan: () => Plan, act: (action: Action) => void) {
    this.#plan = plan;
    this.#act = act;
  }

  clear(): void {
    this.zone = "";
    this.keys = [];
    this.asking = null;
    this.amount = null;
    this.modes = {};
  }

  /** The ways to use a zone; more than one are modes. */
  ways(zone: string): Pick[] {
    return this.#plan().picks.filter((pick) => pick.zone === zone);
  }

  /** The way in which a zone is tapped now. */
  way(zone: string): Pick | null {
    const ways = this.ways(zone);
    return ways.find((pick) => pick.id === this.modes[zone]) ?? ways[0] ?? null;
  }

  setMode(zone: string, id: string): void {
    this.modes = { ...this.modes, [zone]: id };
    this.keys = [];
    this.zone = "";
  }

  has(zone: string, key: Key): boolean {
    return this.zone === zone && this.keys.includes(key);
  }

  /** The way whose pick is under way: what is selected, or the first that wants several. */
  get current(): Pick | null {
    return this.zone ? this.way(this.zone) : (this.#plan().picks.find((pick) => pick.choice.count > 1) ?? null);
  }

  get full(): boolean {
    const pick = this.current;
    return pick !== null && this.zone === pick.zone && this.keys.length === pick.choice.count;
  }

  tap(zone: string, key: Key, oneTap: boolean): Tapped {
    const pick = this.way(zone);
    if (!pick) return "none";
    if (!pick.pool.has(key)) {
      if (pick.choice.count === 1) this.keys = [];
      return "refused";
    }
    if (this.zone !== zone) {
      this.zone = zone;
      this.keys = [];
    }
    if (pick.choice.count > 1) {
      if (this.keys.includes(key)) this.keys = this.keys.filter((k) => k !== key);
      else if (this.keys.length < pick.choice.count) this.keys = [...this.keys, key];
      return "selected";
    }
    const again = this.keys.includes(key);
    this.keys = [key];
    if ((again || oneTap) && pick.choice.low === null) {
      this.commit();
      return "sent";
    }
    return "selected";
  }

  /** Sends what is selected, once it is complete. */
  commit(): void {
    const pick = this.current;
    if (!pick || !this.full) return;
    // In the order of the pool, not of the taps: the same pick is the same action.
    const order = pick.choice.cards.length ? pick.choice.cards : pick.choice.cells;
    const keys = [...this.keys].sort((a, b) => order.indexOf(a as never) - order.indexOf(b as never));
    const amount = pick.choice.low === null ? null : (this.amount ?? pick.choice.low);
    const given = pick.choice.cards.length ? { cards: keys as string[], amount } : { cells: keys as number[], amount };
    this.request(pick.choice, actionOf(pick.choice, given));
  }

  press(press: Press): void {
    this.request(press.choice, press.action);
  }

  request(choice: Choice, action: Action): void {
    if (choice.confirm) this.asking = { choice, action };
    else this.#act(action);
  }

  answer(yes: boolean): void {
    const asked = this.asking;
    this.asking = null;
    if (asked && yes) this.#act(asked.action);
  }
}
