// Where the others sit: m seats around the felt, clockwise from my left, with me at the bottom centre.

import { overlap, type Rect, type Shape, type Size } from "./screen";

export type Plate = "pill" | "column" | "dense" | "mini" | "board";

/** The room a plate takes; what does not fit in it is left out, see the order of collapsing in Plate.svelte. */
export const PLATES: Readonly<Record<Plate, Size>> = {
  pill: { w: 176, h: 56 },
  column: { w: 84, h: 80 },
  dense: { w: 84, h: 70 },
  mini: { w: 66, h: 52 },
  board: { w: 124, h: 152 },
};

// Seats on each side, by the number of others.
const SIDES_PORTRAIT = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4];
const SIDES_WIDE = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2];
const SIDES_LANDSCAPE = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3];
const CORNER = 134; // on a low screen the title and the corner buttons stand beside the top row

const MARGIN = 6;
const GAP = 6;
const BESIDE = 2; // plates are rarely as wide as their room

export interface Place {
  /** The middle of the plate. */
  x: number;
  y: number;
  plate: Plate;
}
export interface Ring {
  places: Place[];
  centre: Rect;
  /** Seats on each side; 0: the centre has the whole width. */
  sides: number;
  /** The height at which a row of cards meets no bet: midway between two rows of seats; null where that is no matter. */
  snap: number | null;
}

export interface Wish {
  shape: Shape;
  /** The centre needs the whole width: on a phone the others then sit in rows above it. */
  broad?: boolean;
  /** The others own grids, drawn in place of plates. */
  boards?: boolean;
}

export const plateRect = ({ x, y, plate }: Place): Rect => {
  const { w, h } = PLATES[plate];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

const spread = (top: number, sides: number, portrait: boolean): number => {
  if (top <= 2 && sides) return 0.64;
  if (portrait && top === 3) return 0.72;
  return top <= 4 ? 0.82 : 1;
};

function around(m: number, sides: number, felt: Size, plate: Plate, wish: Wish): Place[] {
  const portrait = wish.shape === "portrait";
  const { w, h } = PLATES[plate];
  const top = m - 2 * sides;
  const topPlate: Plate = portrait && top === 1 && plate === "column" ? "pill" : plate;
  const x0 = MARGIN + w / 2;
  const x1 = felt.w - MARGIN - w / 2;
  const y0 = MARGIN + h / 2;
  const y1 = Math.max(y0, felt.h - MARGIN - h / 2);
  const W = x1 - x0;
  const H = y1 - y0;
  const stacked = portrait && wish.broad === true;
  const sideY = (i: number): number => (stacked ? y0 + h + GAP : sides === 1 ? y0 + H / 2 : y1 - (i * H) / sides);
  const places: Place[] = [];
  for (let i = 0; i < sides; i++) places.push({ x: x0, y: sideY(i), plate });
  const room = wish.shape === "landscape" ? Math.min(W, felt.w - 2 * CORNER - w) : W;
  const span = Math.min(room, W * (stacked ? 1 : spread(top, sides, portrait)));
  for (let i = 0; i < top; i++) {
    const share = top === 1 ? 0.5 : stacked ? (i + 0.5) / top : i / (top - 1);
    const x = stacked ? MARGIN + share * (felt.w - 2 * MARGIN) : x0 + (W - span) / 2 + share * span;
    places.push({ x, y: topPlate === plate ? y0 : MARGIN + PLATES[topPlate].h / 2, plate: topPlate });
  }
  for (let i = sides - 1; i >= 0; i--) places.push({ x: x1, y: sideY(i), plate });
  return places;
}

const clash = (places: readonly Place[]): boolean =>
  places.some((a, i) => places.slice(i + 1).some((b) => overlap(plateRect(a), plateRect(b))));

function middle(places: readonly Place[], sides: number, felt: Size, stacked: boolean): Rect {
  const rects = places.map(plateRect);
  const beside = sides > 0 && !stacked;
  const lefts = beside ? rects.slice(0, sides) : [];
  const tops = beside ? rects.slice(sides, rects.length - sides) : rects;
  const left = Math.max(MARGIN, ...lefts.map((r) => r.x + r.w + BESIDE));
  const top = Math.max(MARGIN, ...tops.map((r) => r.y + r.h + GAP));
  return { x: left, y: top, w: Math.max(0, felt.w - 2 * left), h: Math.max(0, felt.h - top - MARGIN) };
}

/** The ring for `m` others on this felt: the roomiest plates that do not overlap. */
export function ring(m: number, felt: Size, wish: Wish): Ring {
  const portrait = wish.shape === "portrait";
  const stacked = portrait && wish.broad === true && m <= 7;
  const sides = stacked ? (m <= 4 ? 0 : 1) : ((portrait ? SIDES_PORTRAIT : wish.shape === "landscape" ? SIDES_LANDSCAPE : SIDES_WIDE)[m] ?? 4);
  const order: Plate[] = wish.boards ? ["board"] : portrait ? (m <= 5 ? ["column", "dense", "mini"] : ["dense", "mini"]) : ["pill", "column", "dense", "mini"];
  const tried = order.map((plate) => around(m, sides, felt, plate, { ...wish, broad: stacked }));
  const places = tried.find((t) => !clash(t) && roomy(middle(t, sides, felt, stacked), wish.shape)) ?? tried.find((t) => !clash(t)) ?? tried.at(-1) ?? [];
  const centre = middle(places, sides, felt, stacked);
  return { places, centre, sides, snap: portrait && !stacked && sides >= 2 ? snapped(places.slice(0, sides), centre) : null };
}

/** The midpoint of two neighbours of a side that is nearest the middle. */
function snapped(side: readonly Place[], centre: Rect): number | null {
  const ys = side.map((place) => place.y).sort((a, b) => a - b);
  const mids = ys.slice(1).map((y, i) => (y + (ys[i] ?? y)) / 2);
  const want = centre.y + centre.h * 0.45;
  return mids.sort((a, b) => Math.abs(a - want) - Math.abs(b - want))[0] ?? null;
}

/** Whether cards fit between the plates. */
const roomy = (centre: Rect, shape: Shape): boolean => shape === "portrait" || (centre.h >= 120 && centre.w >= 240);
