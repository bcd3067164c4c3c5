// What a game's cards are called and how they are drawn: the standard faces, or a tile in one of eight styles.

import type { Both, Code, GameCard, Lang } from "../net/wire";
import { BLANK } from "../net/wire";

const files = import.meta.glob<string>("../../dist/faces/*/*.svg", { query: "?url", import: "default", eager: true });
const faces = new Map(Object.entries(files).map(([path, url]) => [path.split("/").slice(-2).join("/").replace(".svg", ""), url]));

const STANDARD_SUITS = new Set(["c", "d", "h", "s"]);

export interface CardLook {
  code: Code;
  suit: string;
  rank: number;
  /** The rank as it stands in a corner: "Q", "10", "-1" with a true minus. */
  short: string;
  /** Whether there is a standard face; otherwise `style`, 0..7, is the tile's. */
  art: boolean;
  style: number;
  label: Both;
}

/** Codes of the standard deck write the ten as T; a person reads 10. */
function short(code: Code, card: GameCard, art: boolean): string {
  if (art) return code.startsWith("T") ? "10" : code.slice(0, -1);
  return String(card.rank).replace("-", "−");
}

/** All cards of a game by code. */
export class Deck {
  readonly #looks = new Map<Code, CardLook>();
  readonly suits: string[];

  constructor(cards: Record<Code, GameCard>, suits: string[]) {
    this.suits = suits;
    for (const [code, card] of Object.entries(cards)) {
      const art = STANDARD_SUITS.has(card.suit) && faces.has(`clear2/${code}`);
      const style = Math.max(0, suits.indexOf(card.suit)) % 8;
      this.#looks.set(code, { code, suit: card.suit, rank: card.rank, short: short(code, card, art), art, style, label: card.label });
    }
  }

  look(code: Code): CardLook | null {
    return this.#looks.get(code) ?? null;
  }

  /** A card in words, for sentences read aloud. */
  label(code: Code, lang: Lang): string | null {
    return code === BLANK ? null : (this.#looks.get(code)?.label[lang] ?? code);
  }

  codes(): Code[] {
    return [...this.#looks.keys()];
  }
}

/** Where the picture of a standard face is. */
export function faceUrl(code: Code, set: string, four: boolean): string | undefined {
  return faces.get(`${set}${four ? 4 : 2}/${code}`);
}
