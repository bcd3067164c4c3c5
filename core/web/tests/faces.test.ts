import { expect, test } from "vitest";

const faces = import.meta.glob<string>("../dist/faces/*/*.svg", { query: "?url", import: "default", eager: true });

test("every set of faces has all 52 cards, in two colours and in four", () => {
  const sets = new Map<string, Set<string>>();
  for (const path of Object.keys(faces)) {
    const [, set = "", code = ""] = /([^/]+)\/([^/]+)\.svg$/.exec(path) ?? [];
    sets.set(set, (sets.get(set) ?? new Set()).add(code));
  }
  expect([...sets.keys()].sort()).toEqual(["clear2", "clear4", "large2", "large4", "normal2", "normal4"]);
  for (const codes of sets.values()) {
    expect(codes.size).toBe(52);
    expect(codes.has("Th") && codes.has("As")).toBe(true);
  }
});
