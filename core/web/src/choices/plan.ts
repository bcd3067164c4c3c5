// From choices to what a person can press: buttons, amounts, and cards or cells to tap. No rules here: the server says
// what is allowed, this says only how it is asked.

import type { IconName } from "../look/icons";
import type { Action, Choice, Code, Zone } from "../net/wire";

/** Up to so many amounts are buttons; more are a slider. */
export const MOST_BUTTONS = 15;
/** Up to so many amounts wear their whole label. */
const WORDED_AMOUNTS = 4;

export type Key = Code | number;

/** A whole action behind one press. */
export interface Press {
  id: string;
  choice: Choice;
  action: Action;
}

/** Cards or cells to be tapped in a zone. */
export interface Pick {
  id: string;
  choice: Choice;
  zone: string;
  pool: ReadonlySet<Key>;
}

export interface Plan {
  presses: Press[];
  /** Small ranges of amounts, as squares. */
  ranges: Choice[];
  sliders: Choice[];
  picks: Pick[];
  /** Piles that can be tapped, by zone. */
  piles: ReadonlyMap<string, Press>;
}

export const actionOf = (choice: Choice, given: Partial<Action> = {}): Action => ({
  kind: choice.kind,
  cards: [],
  cells: [],
  amount: null,
  word: choice.word,
  ...given,
});

const press = (choice: Choice, given: Partial<Action> = {}, tail = ""): Press => ({
  id: [choice.kind, choice.word, tail].filter(Boolean).join("-"),
  choice,
  action: actionOf(choice, given),
});

const amountsOf = ({ low, high }: Choice): number[] =>
  low === null || high === null ? [] : Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** The zone in which a choice's pool lies, where the choice does not say it. */
function zoneOf(choice: Choice, zones: readonly Zone[]): string {
  if (choice.zone) return choice.zone;
  if (!choice.cards.length) return "";
  return zones.find((zone) => choice.cards.every((code) => zone.cards.includes(code)))?.id ?? "";
}

export function planOf(choices: readonly Choice[], zones: readonly Zone[]): Plan {
  const plan: Plan = { presses: [], ranges: [], sliders: [], picks: [], piles: new Map() };
  const piles = new Map<string, Press>();
  for (const choice of choices) {
    const pool: Key[] = choice.cards.length ? choice.cards : choice.cells;
    const zone = zoneOf(choice, zones);
    const whole = { cards: choice.cards, cells: choice.cells };
    const amounts = choice.low === null || choice.high === null ? 0 : choice.high - choice.low + 1;
    if (pool.length > choice.count || (amounts > 1 && pool.length > 0)) {
      if (zone) plan.picks.push({ id: `${choice.kind}-${choice.word}`, choice, zone, pool: new Set(pool) });
      else for (const card of choice.cards) plan.presses.push(press(choice, { cards: [card] }, card));
    } else if (amounts > MOST_BUTTONS) plan.sliders.push(choice);
    else if (amounts > WORDED_AMOUNTS) plan.ranges.push(choice);
    else if (amounts) plan.presses.push(...amountsOf(choice).map((amount) => press(choice, { ...whole, amount }, String(amount))));
    else {
      const made = press(choice, whole);
      plan.presses.push(made);
      if (!pool.length && zone) piles.set(zone, made);
      // The last card that can be played is a button, and can still be tapped where it lies.
      if (pool.length === 1 && zone) plan.picks.push({ id: made.id, choice, zone, pool: new Set(pool) });
    }
  }
  return { ...plan, piles };
}

/** The amounts of a small range. */
export const rangeOf = amountsOf;

/** The word of an amount, where it has one, such as all-in. */
export const markOf = (choice: Choice, amount: number): string | null => choice.marks.find(([, at]) => at === amount)?.[0] ?? null;

export interface Placed extends Press {
  icon: IconName | null;
  primary: boolean;
}
export interface Row {
  presses: Placed[];
  /** 64 instead of 48 high. */
  tall: boolean;
}

const TOWARDS: Readonly<Record<string, number>> = { down: 0, left: 0, up: 1, slideleft: 0, slideright: 1 };

/**
 * The buttons in rows. Choices with a direction (their label's icon) come first, lower or left on the left. Several
 * words of the first kind are all primary, in their order; else the first choice is the primary one and right-most.
 */
export function rowsOf(presses: readonly Press[], iconOf: (press: Press) => IconName | null, alone = true): Row[] {
  const placed = presses.map((p, i) => ({ ...p, icon: iconOf(p), primary: alone && i === 0 }));
  const towards = (p: Placed): number | undefined => (p.icon ? TOWARDS[p.icon] : undefined);
  const directed = placed.filter((p) => towards(p) !== undefined).sort((a, b) => towards(a)! - towards(b)!);
  if (directed.length && alone) {
    const rest = placed.filter((p) => towards(p) === undefined);
    const first = { presses: directed.map((p) => ({ ...p, primary: true })), tall: true };
    return [first, ...chunk(rest.map((p) => ({ ...p, primary: false })))];
  }
  const kind = placed[0]?.choice.kind;
  const same = placed.filter((p) => p.choice.kind === kind);
  if (same.length > 1) {
    const rest = placed.filter((p) => p.choice.kind !== kind);
    return chunk([...same.map((p) => ({ ...p, primary: alone && rest.length > 0 })), ...rest]);
  }
  return chunk(placed.reverse());
}

/** One row of up to three, two rows of two, and rows of three from there on. */
function chunk(presses: Placed[]): Row[] {
  const wide = presses.length === 4 ? 2 : 3;
  const rows: Row[] = [];
  for (let i = 0; i < presses.length; i += wide) rows.push({ presses: presses.slice(i, i + wide), tall: false });
  const only = rows[0];
  if (rows.length === 1 && only && only.presses.length === 2) only.tall = true;
  return rows;
}

/** A round step for the minus and plus of a slider: about a fortieth of the range. */
export function stepOf(low: number, high: number): number {
  const rough = Math.max(1, (high - low) / 40);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}
