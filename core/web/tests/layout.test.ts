import { describe, expect, test } from "vitest";
import { ownCell, rail } from "../src/layout/grid";
import { hand } from "../src/layout/hand";
import { plateRect, ring } from "../src/layout/ring";
import { overlap, shapeOf, type Shape } from "../src/layout/screen";
import { trick } from "../src/layout/trick";

const SCREENS: [number, number, Shape][] = [
  [360, 640, "portrait"],
  [390, 844, "portrait"],
  [844, 390, "landscape"],
  [768, 1024, "tablet"],
  [1280, 800, "desktop"],
  [1920, 1080, "desktop"],
];
// What bar and dock leave of the screen.
const DOCK: Record<Shape, number> = { portrait: 300, landscape: 170, tablet: 320, desktop: 300 };
const PANEL: Record<Shape, number> = { portrait: 0, landscape: 0, tablet: 0, desktop: 300 };

const felts = SCREENS.map(([w, h, shape]) => ({ name: `${w}x${h}`, shape, felt: { w: w - PANEL[shape], h: h - DOCK[shape] } }));

test("screens have the shape that the look gives them", () => {
  for (const [w, h, shape] of SCREENS) expect(shapeOf({ w, h })).toBe(shape);
});

describe.each(felts)("on $name", ({ shape, felt }) => {
  for (let seats = 1; seats <= 12; seats++) {
    for (const broad of [false, true]) {
      test(`${seats} seats ${broad ? "above a broad centre" : "around the centre"} neither overlap nor leave the felt`, () => {
        const { places, centre } = ring(seats - 1, felt, { shape, broad });
        expect(places).toHaveLength(seats - 1);
        const rects = places.map(plateRect);
        rects.forEach((a, i) => {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.y).toBeGreaterThanOrEqual(0);
          expect(a.x + a.w).toBeLessThanOrEqual(felt.w);
          expect(a.y + a.h).toBeLessThanOrEqual(felt.h);
          rects.slice(i + 1).forEach((b) => expect(overlap(a, b), `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(false));
          expect(overlap(a, centre)).toBe(false);
        });
        expect(centre.w).toBeGreaterThan(150);
      });
    }
  }

  test("the others go clockwise from my left: left side up, top to the right, right side down", () => {
    const { places } = ring(3, felt, { shape });
    expect(places.map((p) => Math.sign(Math.round(p.x - felt.w / 2)))).toEqual([-1, 0, 1]);
    expect(places[1]!.y).toBeLessThan(places[0]!.y);
  });
});

test("13 cards on a phone of 390 lie in two rows of 7 and 6, 48.7 apart", () => {
  const fan = hand(13, 390 - 24, 74, 10, 34);
  expect(fan.cards[1]!.x - fan.cards[0]!.x).toBeCloseTo(48.7, 1);
  expect(fan.cards.filter((c) => c.y === fan.cards[0]!.y)).toHaveLength(7);
  expect(fan.cards[7]!.y - fan.cards[0]!.y).toBeCloseTo(74 * 1.4 * 0.56);
});

test("13 cards on a desktop lie in one row", () => {
  const fan = hand(13, 800, 104, 18, 28);
  expect(new Set(fan.cards.map((c) => c.y)).size).toBe(1);
  expect(fan.cards[1]!.x - fan.cards[0]!.x).toBeCloseTo(58);
});

test("hands of 1 to 26 cards stay inside their room and leave each card a strip to hit", () => {
  for (const [room, w, least] of [[336, 74, 34], [366, 74, 34], [624, 78, 34], [800, 104, 28]] as const) {
    for (let k = 1; k <= 26; k++) {
      const fan = hand(k, room, w, 10, least);
      for (const card of fan.cards) {
        expect(card.x).toBeGreaterThanOrEqual(-0.01);
        expect(card.x + fan.w).toBeLessThanOrEqual(room + 0.01);
        expect(card.seen).toBeGreaterThanOrEqual(k <= 14 ? least - 6 : 20);
      }
    }
  }
});

test("a hand of more than 26 scrolls", () => {
  const fan = hand(40, 366, 74, 10, 34);
  expect(fan.width).toBeGreaterThan(366);
});

test("a trick of four lies towards its seats: mine below, then left, top, right", () => {
  const { places } = trick(4, { w: 206, h: 330 }, 82, true);
  const signs = places.map((p) => [Math.sign(Math.round(p.x)), Math.sign(Math.round(p.y))]);
  expect(signs).toEqual([[-0, 1], [-1, 0], [-0, -1], [1, -0]].map((s) => s.map((v) => (v === 0 ? expect.closeTo(0) : v))));
  expect(Math.abs(places[1]!.x)).toBeCloseTo((206 - 82) / 2);
});

test("a trick shrinks into a low room", () => {
  const { w, places } = trick(4, { w: 400, h: 170 }, 108, false);
  expect(2 * Math.abs(places[0]!.y) + 1.4 * w).toBeLessThanOrEqual(170);
});

test("boards stand in balanced rows of at most three", () => {
  expect(rail(5, 390, 100)).toEqual([3, 2]);
  expect(rail(4, 390, 100)).toEqual([2, 2]);
  expect(rail(3, 390, 100)).toEqual([3]);
  expect(rail(1, 390, 100)).toEqual([1]);
});

test("my own grid fits what is left", () => {
  const cell = ownCell(3, 3, { w: 250, h: 330 });
  expect(3 * cell.w + 14).toBeLessThanOrEqual(250);
  expect(3 * cell.h + 14).toBeLessThanOrEqual(330.01);
});
