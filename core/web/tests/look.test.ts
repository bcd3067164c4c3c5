import { describe, expect, test } from "vitest";
import { STYLES, tone } from "../src/cards/styles";
import css from "../src/look/look.css?raw";
import { seatColour } from "../src/look/seats";

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [r, g, b] = rgb(hex).map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
};

function tokens(block: string): { light: Record<string, string>; dark: Record<string, string> } {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const [, name = "", a = "", b = ""] of block.matchAll(/--(\w+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)) {
    light[name] = a;
    dark[name] = b;
  }
  return { light, dark };
}
const all = tokens(css.slice(0, css.indexOf(':root[data-theme="light"]')));
const felts = [...css.matchAll(/data-felt="(\w+)"\] \{([^}]*)\}/g)].map(([, name = "", block = ""]) => [name, tokens(block)] as const);

const TEXT = [
  ["ink", "bg"], ["ink", "surface"], ["ink", "surface2"], ["ink2", "bg"], ["ink2", "surface"], ["ink2", "surface2"], ["accent", "bg"], ["accent", "surface"],
  ["accent", "soft"], ["onaccent", "accent"], ["danger", "surface"], ["danger", "surface2"], ["danger", "plate"], ["win", "surface"], ["turnink", "turnsoft"],
  ["feltink", "felt"], ["feltink", "felt2"], ["feltink2", "felt"], ["feltink2", "felt2"], ["feltink", "plate"], ["feltink2", "plate"], ["bg", "ink"],
] as const;

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  test.each(TEXT)("%s on %s can be read", (ink, ground) => {
    expect(contrast(all[theme][ink]!, all[theme][ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test("the turn's ring and the accent stand out on the felt", () => {
    for (const token of ["turn", "accent"]) expect(contrast(all[theme][token]!, all[theme]["felt"]!)).toBeGreaterThanOrEqual(3);
  });

  test.each(felts)("words can be read on the felt %s", (_, felt) => {
    for (const ground of ["felt", "felt2"]) expect(contrast(all[theme]["feltink2"]!, felt[theme][ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});

test("there are four felts, the standard one among the tokens", () => {
  expect(felts.map(([name]) => name)).toEqual(["dusk", "clay", "plum"]);
});

test("white initials can be read on every seat's colour", () => {
  for (let seat = 0; seat < 12; seat++) expect(contrast("#FFFFFF", seatColour(seat))).toBeGreaterThanOrEqual(4.5);
  expect(new Set(Array.from({ length: 12 }, (_, seat) => seatColour(seat))).size).toBe(12);
});

test("letters can be read on all eight tiles", () => {
  expect(STYLES).toHaveLength(8);
  for (const style of STYLES) expect(contrast(tone(style), style.colour)).toBeGreaterThanOrEqual(4.5);
});
