import { describe, expect, it } from "vitest";
import { LAND, MAP, TILE, TILE_SCALE, UNIT, UNIT_SCALE, pileAt, spaceAt, standsAt, unitAt, type Box } from "./geometry";
import { BOROUGHS, ZONES, type Borough } from "./view";

const tile = (borough: Borough, pile: number): Box => ({
  ...pileAt(borough, pile),
  width: TILE.width * TILE_SCALE,
  height: TILE.height * TILE_SCALE,
});
const unit = (borough: Borough, index: number, among: number): Box => ({
  ...unitAt(borough, index, among),
  width: UNIT * UNIT_SCALE,
  height: UNIT * UNIT_SCALE,
});
const inside = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= MAP.width && y + height <= MAP.height;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe("the map", () => {
  const tiles = BOROUGHS.flatMap((borough) => [0, 1, 2].map((pile) => tile(borough, pile)));

  it("has land for every borough", () => {
    for (const borough of BOROUGHS) expect(LAND[borough]).toMatch(/^M.*Z$/);
  });
  it("shows all fifteen piles, none over another", () => {
    expect(tiles.every(inside)).toBe(true);
    tiles.forEach((a, i) => tiles.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
  });
  it("shows units beside the piles, up to four kinds without overlap", () => {
    for (const borough of BOROUGHS) {
      const units = [0, 1, 2, 3].map((index) => unit(borough, index, 4));
      expect(units.every(inside)).toBe(true);
      units.forEach((a, i) => units.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
      for (const found of units) expect(tiles.every((other) => apart(found, other))).toBe(true);
    }
  });
  it("has room for six kinds of counters on the map", () => {
    for (const borough of BOROUGHS) {
      for (const index of [0, 1, 2, 3, 4, 5]) expect(inside(unit(borough, index, 6))).toBe(true);
    }
  });
  it("has two places for monsters in each borough and zone", () => {
    for (const borough of BOROUGHS) {
      if (borough === "manhattan") continue;
      const [first, second] = [standsAt(borough, 0, 2), standsAt(borough, 1, 2)];
      expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(40);
    }
    for (const zone of ZONES) {
      const [first, second] = [spaceAt(zone, false, true), spaceAt(zone, true, true)];
      expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(36);
    }
  });
});
