// A trick: each card lies towards the seat that played it.

import type { Size } from "./screen";

export interface TrickPlace {
  /** The card's middle, from the middle of the trick. */
  x: number;
  y: number;
  /** In degrees. */
  tilt: number;
}

const TILTS = [-2, 4, 2, -5];
const RATIO = 1.4;

export interface Trick {
  w: number;
  places: TrickPlace[];
}

/** The places of a trick among `seats`, clockwise from mine (0); `wanted` is the card's width where there is room. */
export function trick(seats: number, room: Size, wanted: number, portrait: boolean): Trick {
  const down = portrait ? 1 : 0.8; // of a card's width
  const w = Math.max(40, Math.min(wanted, room.h / (RATIO + 2 * down + 0.1), room.w / 1.7));
  const dx = Math.max(0, Math.min((room.w - w) / 2, w * 1.06));
  const dy = w * down;
  const places = Array.from({ length: seats }, (_, k) => {
    const angle = (2 * Math.PI * k) / seats;
    return { x: -Math.sin(angle) * dx, y: Math.cos(angle) * dy, tilt: TILTS[k % TILTS.length] ?? 0 };
  });
  return { w, places };
}
