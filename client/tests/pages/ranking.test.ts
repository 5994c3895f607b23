import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ranking } from "../../src/pages/table/ranking";
import type { View } from "../../src/service/documents";

const viewOf = (name: string) =>
  (JSON.parse(readFileSync(new URL(`../../src/boards/fixtures/${name}.json`, import.meta.url), "utf-8")) as { view: View }).view;

it("says who was eliminated, and stands behind those with fewer points", () => {
  const view = viewOf("k4-over");
  const { monsters } = view as unknown as { monsters: { hearts: number }[] };
  const alive = monsters.map((monster) => monster.hearts > 0);
  expect(alive).toContain(false);
  const ranked = ranking({ winners: [0], ranking: [2, 1, 3, 4], scores: [5, 8, 9, 2], reason: "victory" }, view);
  expect(ranked.map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
  for (const { seat, out } of ranked) expect(out).toBe(!alive[seat]);
});

it("eliminates nobody where there are no monsters", () => {
  const ranked = ranking({ winners: [1], ranking: [2, 1], scores: [50, 60], reason: "victory" }, viewOf("m4-over"));
  expect(ranked).toEqual([
    { place: 1, seat: 1, score: 60, out: false },
    { place: 2, seat: 0, score: 50, out: false },
  ]);
});
