import { describe, expect, it } from "vitest";
import type { Choice } from "../shared/props";
import building from "../fixtures/m4-build.json";
import choosing from "../fixtures/m4-choose.json";
import twoPlayers from "../fixtures/m2-build.json";
import { NO_DRAFT, canTake, chipsFor, fits, placings, readMove, readMoves, redraft, settled, taken, takes, toTake, withMore, type Counts } from "./legal";
import { targetsOf } from "./targets";

const choice = (text: string): Choice => ({ index: 0, text, message: { id: "nothing" } });
const legalOf = (fixture: { legal: unknown }): Choice[] => fixture.legal as Choice[];

describe("reading actions", () => {
  it("reads a build", () => {
    expect(readMove(choice("build 7 D 3"))).toMatchObject({ verb: "build", card: 7, district: 3, size: 3, colour: null });
    expect(readMove(choice("build 7 D 3 orange"))).toMatchObject({ colour: "orange" });
  });
  it("reads a discard and a choice of blocks", () => {
    expect(readMove(choice("discard 7 3 blue"))).toMatchObject({ verb: "discard", card: 7, size: 3, colour: "blue" });
    expect(readMove(choice("choose 1 1 2 2 3 4"))).toMatchObject({ verb: "choose", counts: [2, 2, 1, 1], colour: null });
    expect(readMove(choice("choose purple 1 2 2 4"))).toMatchObject({ counts: [1, 2, 0, 1], colour: "purple" });
  });
  it("leaves what it does not know to other ways", () => {
    expect(readMove(choice("dance 3"))).toBeNull();
  });
  it("reads every action of real decisions", () => {
    for (const fixture of [building, choosing, twoPlayers]) {
      expect(readMoves(legalOf(fixture))).toHaveLength(fixture.legal.length);
    }
  });
});

describe("composing a build", () => {
  const moves = placings(readMoves(legalOf(building)));

  it("needs a card, a district and a block", () => {
    const card = redraft(moves, NO_DRAFT, { card: 9 });
    expect(settled(moves, card)).toBeNull();
    const district = redraft(moves, card, { district: 3 });
    expect(district.chip).toEqual({ size: 1, colour: null });
    expect(settled(moves, district)?.choice.text).toBe("build 9 D 1");
  });
  it("takes another block when that is picked", () => {
    const draft = redraft(moves, { card: 9, district: 3, chip: { size: 1, colour: null } }, { chip: { size: 4, colour: null } });
    expect(settled(moves, draft)?.choice.text).toBe("build 9 D 4");
  });
  it("drops the block that does not do where one now aims", () => {
    // `build 9 F 1` is not legal, `build 9 F 2` is.
    const draft = redraft(moves, { card: 9, district: null, chip: { size: 1, colour: null } }, { district: 5 });
    expect(settled(moves, draft)?.choice.text).toBe("build 9 F 2");
  });
  it("never settles on anything that is not legal", () => {
    const texts = new Set(legalOf(building).map((found) => found.text));
    for (const card of [6, 8, 9]) {
      for (const district of [0, 1, 2, 3, 4, 5]) {
        const found = settled(moves, redraft(moves, redraft(moves, NO_DRAFT, { card }), { district }));
        if (found) expect(texts.has(found.choice.text)).toBe(true);
      }
    }
  });
  it("says with which blocks a district can be built in", () => {
    expect(chipsFor(moves, 6, 1).map(({ size }) => size)).toEqual([4]);
    expect(chipsFor(moves, 6, 0).map(({ size }) => size)).toEqual([1, 2, 4]);
  });
  it("names the colour with two players", () => {
    const both = placings(readMoves(legalOf(twoPlayers)));
    const colours = new Set(both.map((move) => move.colour));
    expect(colours).toEqual(new Set(["purple", "yellow"]));
    const card = both[0]?.card ?? 0;
    const draft = redraft(both, NO_DRAFT, { card, chip: { size: 1, colour: "yellow" } });
    expect(both.filter((move) => fits(move, draft)).every((move) => move.colour === "yellow")).toBe(true);
  });
});

describe("targets", () => {
  const moves = readMoves(legalOf(building));
  it("are one lot in each district, open where something is legal", () => {
    const targets = targetsOf(moves, { ...NO_DRAFT, card: 9 }, 1, () => "");
    expect(targets).toHaveLength(6);
    expect(targets.every((target) => target.lot % 9 === 6)).toBe(true);
    expect(targets.every((target) => target.open)).toBe(true);
    expect(targets.map((target) => target.text)).toEqual(["1+", "1+", "1+", "1+", "1+", "2+"]);
  });
  it("narrow with the selected block", () => {
    const targets = targetsOf(moves, { card: 9, chip: { size: 1, colour: null }, district: null }, 1, () => "");
    expect(targets.map((target) => target.open)).toEqual([true, true, true, true, true, false]);
  });
  it("are none without a card", () => {
    expect(targetsOf(moves, NO_DRAFT, 1, () => "")).toEqual([]);
  });
});

describe("choosing blocks", () => {
  const moves = takes(readMoves(legalOf(choosing)));
  it("goes on until the number is complete", () => {
    let counts: Counts = [0, 0, 0, 0];
    for (let i = 0; i < toTake(moves); i += 1) {
      expect(taken(moves, counts)).toBeNull();
      const size = ([1, 2, 3, 4] as const).find((one) => canTake(moves, counts, one));
      expect(size).toBeDefined();
      if (size) counts = withMore(counts, size, 1);
    }
    expect(taken(moves, counts)?.choice.text.startsWith("choose ")).toBe(true);
    expect(([1, 2, 3, 4] as const).some((size) => canTake(moves, counts, size))).toBe(false);
  });
});
