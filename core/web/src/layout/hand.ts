// How a hand of cards is fanned: one row, or two of which the second covers part of the first.

export interface HandCard {
  x: number;
  y: number;
  /** The width of the part that no later card of the row covers. */
  seen: number;
}
export interface Hand {
  cards: HandCard[];
  w: number;
  h: number;
  /** The height of the whole hand, lift included. */
  height: number;
  /** The width of the whole hand; wider than the room where the row scrolls. */
  width: number;
}

const RATIO = 1.4;
const SEEN_OF_FIRST = 0.56; // the second row covers 44 % of the first
const WIDEST_STEP = 1.06; // of a card's width
const SCROLLS_OVER = 26;

/**
 * `k` cards of width `w` in a room of `room`; `least` is the narrowest strip that a finger (34) or a mouse (28) hits.
 * The first row is the longer one.
 */
export function hand(k: number, room: number, w: number, lift: number, least: number): Hand {
  const h = w * RATIO;
  const single = k > 1 ? (room - w) / (k - 1) : w;
  const scrolls = k > SCROLLS_OVER;
  const two = !scrolls && single < least && k > 7;
  const first = two ? Math.ceil(k / 2) : k;
  const step = scrolls ? least : Math.min(first > 1 ? (room - w) / (first - 1) : 0, w * WIDEST_STEP);
  const width = scrolls ? (k - 1) * step + w : room;
  const cards: HandCard[] = [];
  for (const [row, count] of (two ? [first, k - first] : [k]).entries()) {
    const x = (width - ((count - 1) * step + w)) / 2;
    for (let i = 0; i < count; i++) {
      cards.push({ x: x + i * step, y: lift + row * h * SEEN_OF_FIRST, seen: i === count - 1 ? w : Math.min(step, w) });
    }
  }
  return { cards, w, h, height: h + (two ? h * SEEN_OF_FIRST : 0) + lift, width };
}
