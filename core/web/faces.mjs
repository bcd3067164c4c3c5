// Makes the card faces from the CC0 art of @heruka_urgyen/react-playing-cards, before every build.
//
// "clear" is derived from the large-face art: a big bold rank, one large suit, the court's picture enlarged, so that
// a card can be told at 42 pixels. The art's own normal and large faces are copied as they are, for those who like them.
// Each comes in two colours and in four. Output: dist/faces/{set}{colours}/{code}.svg.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const art = join(here, "node_modules/@heruka_urgyen/react-playing-cards/src/images");
const out = join(here, "dist/faces");

const PAPER = "#FFFEFB";
const INK = "#1C2126";
const RED = "#C2272D";
const BLUE = "#1D5BBF";
const GREEN = "#13764A";
const FRAME = "#3E5A9E";

const inks = (four) => ({ C: four ? GREEN : INK, D: four ? BLUE : RED, H: RED, S: INK });

/** The art's pure red, black, blue and green in the inks of the table. */
function recoloured(svg, suit, four) {
  return svg
    .replace(/(fill|stroke)="(blue|green)"/g, `$1="${inks(four)[suit]}"`)
    .replaceAll('"red"', `"${RED}"`)
    .replaceAll('"black"', `"${INK}"`)
    .replaceAll('"#44F"', `"${FRAME}"`);
}

/** The rank's strokes, half as thick again. */
function bold(symbols, rank) {
  const from = symbols.indexOf(`<symbol id="${rank}"`);
  const to = symbols.indexOf("</symbol>", from);
  const glyph = symbols
    .slice(from, to)
    .replace('stroke-width="80"', 'stroke-width="118"')
    .replace('viewBox="-500 -500 1000 1000"', 'viewBox="-540 -540 1080 1080"');
  return symbols.slice(0, from) + glyph + symbols.slice(to);
}

function clear(svg, rank, suit, four) {
  const coloured = recoloured(svg, suit, four);
  const start = coloured.indexOf('<rect width="239"');
  const symbols = bold(coloured.slice(0, start), `V${suit}${rank}`);
  let body = `<rect width="240" height="336" x="-120" y="-168" rx="14" fill="${PAPER}"/>`;
  if ("JQK".includes(rank)) {
    const pictures = coloured.slice(start).match(/<use (?:transform="rotate\(180\)" )?width="104"[^>]*?(?:\/>|><\/use>)/g) ?? [];
    body += `<g transform="translate(39,20) scale(1.3)">${pictures.join("")}</g>`;
    body += `<rect x="-30" y="-112" width="138" height="264" rx="4" fill="none" stroke="${FRAME}" stroke-opacity=".55" stroke-width="2"/>`;
  } else {
    const size = rank === "A" ? 168 : 150;
    body += `<use xlink:href="#S${suit}${rank}" height="${size}" x="${112 - size}" y="${156 - size}"/>`;
  }
  body += `<use xlink:href="#V${suit}${rank}" height="96" x="-124" y="-160"/>`;
  body += `<use xlink:href="#S${suit}${rank}" height="66" x="-110" y="-68"/>`;
  return `${symbols}${body}</svg>`;
}

const SETS = [
  { name: "clear", folder: "-bf", face: clear },
  { name: "large", folder: "-bf", face: (svg, _rank, suit, four) => recoloured(svg, suit, four) },
  { name: "normal", folder: "", face: (svg, _rank, suit, four) => recoloured(svg, suit, four) },
];

rmSync(out, { recursive: true, force: true });
for (const { name, folder, face } of SETS) {
  for (const colours of [2, 4]) {
    const to = join(out, `${name}${colours}`);
    mkdirSync(to, { recursive: true });
    for (const rank of "A23456789TJQK") {
      for (const suit of "CDHS") {
        const svg = readFileSync(join(art, `${colours}color${folder}`, `${rank}${suit}.svg`), "utf8");
        const drawn = face(svg.slice(svg.indexOf("<svg")), rank, suit, colours === 4);
        writeFileSync(join(to, `${rank}${suit.toLowerCase()}.svg`), drawn);
      }
    }
  }
}
