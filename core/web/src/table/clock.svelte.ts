// The seconds of a seat's clock, counted down between two views.

import { onDestroy } from "svelte";
import type { Table } from "../net/table.svelte";

const TICK = 250; // ms

/** A pulse while any clock runs; reading `now` makes a component count along. */
export class Pulse {
  now = $state(performance.now());
  constructor() {
    const timer = setInterval(() => (this.now = performance.now()), TICK);
    onDestroy(() => clearInterval(timer));
  }
}

/** What is left of a seat's clock in ms, or null where none runs. */
export function clockLeft(table: Table, seat: number, now: number): number | null {
  const left = table.frame?.clocks[String(seat)];
  return left === undefined ? null : Math.max(0, left - (now - table.at));
}

/** How much of a seat's ring is left, 0..1; full where no clock runs. */
export function clockShare(table: Table, seat: number, left: number | null): number {
  const whole = table.wholes[String(seat)];
  return left === null || !whole ? 1 : Math.min(1, left / whole);
}
