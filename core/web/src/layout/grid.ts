// Grids of cards: my own one large, the others' as small boards.

import type { Shape, Size } from "./screen";

export const MINI: Readonly<Record<Shape, Size>> = {
  portrait: { w: 33, h: 35 },
  landscape: { w: 30, h: 31 },
  tablet: { w: 38, h: 40 },
  desktop: { w: 38, h: 40 },
};

/** The cells of my own grid in the room that is left, `gap` apart. */
export function ownCell(columns: number, rows: number, room: Size, gap = 7): Size {
  const w = Math.min(96, (room.w - (columns - 1) * gap) / columns);
  const h = Math.min(1.4 * w, (room.h - (rows - 1) * gap) / rows);
  return { w: Math.max(30, Math.min(w, h)), h: Math.max(31, h) };
}

/** How many of `m` boards stand in each row of the rail above my own. */
export function rail(m: number, width: number, board: number): number[] {
  const most = Math.max(1, Math.min(m, 3, Math.floor((width - 24) / board)));
  const rows = Math.ceil(m / most);
  return Array.from({ length: rows }, (_, i) => Math.floor((m + rows - 1 - i) / rows));
}

/** The row and column of a cell. */
export const cellAt = (index: number, columns: number): [row: number, column: number] => [Math.floor(index / columns), index % columns];
