// A formatted sentence in the pieces that are drawn differently: plain, bold (what Fluent isolated), and cards.

import type { Code } from "../net/wire";

export type Part = { kind: "text"; text: string; bold: boolean } | { kind: "card"; code: Code };

const FSI = "\u2068";
const PDI = "\u2069";
// Cards travel through Fluent as private-use brackets around their code: no catalogue can contain these.
const OPEN = "\uE000";
const CLOSE = "\uE001";

export const cardMark = (code: Code): string => `${OPEN}${code}${CLOSE}`;

/** A true minus before a number, as it stands in print. */
const minus = (text: string): string => text.replace(/(^|[\s\u2068(])-(?=\d)/g, "$1−");

/** The pieces of a formatted sentence; neighbours of the same kind are one. */
export function split(formatted: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let text = "";
  const flush = (bold: boolean): void => {
    if (text) parts.push({ kind: "text", text, bold });
    text = "";
  };
  for (const piece of minus(formatted).split(/([\u2068\u2069]|\uE000[^\uE001]*\uE001)/)) {
    if (piece === FSI) {
      if (depth++ === 0) flush(false);
    } else if (piece === PDI) {
      if (--depth === 0) flush(true);
    } else if (piece.startsWith(OPEN)) {
      flush(depth > 0);
      parts.push({ kind: "card", code: piece.slice(1, -1) });
    } else {
      text += piece;
    }
  }
  flush(depth > 0);
  return parts;
}

/** The sentence as it is read aloud; `name` says a card. */
export function plain(formatted: string, name: (code: Code) => string): string {
  return minus(formatted)
    .replace(/[\u2068\u2069]/g, "")
    .replace(/\uE000([^\uE001]*)\uE001/g, (_, code: string) => name(code));
}
