// The eight tile styles of the look: a colour and a pattern each, told apart by both, in the order of a game's suits.

export interface TileStyle {
  colour: string;
  /** White marks and letters on the dark ones, ink on the light ones. */
  dark: boolean;
  /** SVG of one 12 by 12 repeat; `f` shapes are filled, the others are strokes. */
  pattern: string;
}

const line = (path: string, width: number): string => `<path d="${path}" stroke-width="${width}"/>`;

export const STYLES: readonly TileStyle[] = [
  { colour: "#B21C17", dark: true, pattern: line("M-3 3L3-3M0 12L12 0M9 15L15 9", 3) },
  { colour: "#F3610C", dark: false, pattern: '<circle cx="3" cy="3" r="1.9" class="f"/><circle cx="9" cy="9" r="1.9" class="f"/>' },
  { colour: "#F4DD45", dark: false, pattern: line("M0 3H12M0 9H12", 2.2) },
  { colour: "#2D7F64", dark: true, pattern: line("M0 6H12M6 0V12", 2) },
  { colour: "#5FB7F2", dark: false, pattern: line("M-1 4q3.5-4 7 0t7 0M-1 10q3.5-4 7 0t7 0", 1.8) },
  { colour: "#0F2A8A", dark: true, pattern: line("M3 0V12M9 0V12", 2.4) },
  { colour: "#8962B6", dark: true, pattern: line("M-1 7L3 3L6 7L9 3L13 7M-1 13L3 9L6 13L9 9L13 13", 1.8) },
  { colour: "#F094A9", dark: false, pattern: '<circle cx="6" cy="6" r="3.4" stroke-width="1.8"/>' },
];

export const tone = (style: TileStyle): string => (style.dark ? "#FFFFFF" : "#1C2126");
