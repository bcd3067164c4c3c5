// The shapes of a screen, and the sizes that hang on them. All lengths are CSS pixels.

export type Shape = "portrait" | "landscape" | "tablet" | "desktop";

export interface Size {
  w: number;
  h: number;
}
export interface Rect extends Size {
  x: number;
  y: number;
}

export function shapeOf({ w, h }: Size): Shape {
  if (h < 500 && w > h) return "landscape";
  if (w < 700 && h > w) return "portrait";
  return w >= 1000 ? "desktop" : "tablet";
}

/** The width of a card in my hand. */
export const handCard = (shape: Shape): number => ({ portrait: 74, landscape: 78, tablet: 92, desktop: 104 })[shape];

/** How far a card that may be played is lifted. */
export const lift = (shape: Shape): number => ({ portrait: 10, landscape: 12, tablet: 14, desktop: 18 })[shape];

/** The width of a card in a trick. */
export const trickCard = (shape: Shape): number => ({ portrait: 82, landscape: 54, tablet: 100, desktop: 108 })[shape];

/** The width of the one card that a game is about. */
export const soloCard = (shape: Shape): number => ({ portrait: 138, landscape: 84, tablet: 150, desktop: 150 })[shape];

export const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
