import { describe, expect, it } from "vitest";
import type { Happening } from "../shared/props";
import { justHappened, thrownDice } from "./just";

const event = (kind: string, told: Record<string, number>): Happening => ({ kind, arguments: told, message: null });

describe("what just happened", () => {
  it("adds up what each player gained and lost", () => {
    const { deltas, hit } = justHappened([
      event("stars-gained", { player: 1, count: 2, cause: 6 }),
      event("damaged", { player: 0, count: 3, paid: 1, lost: 2, cause: 1, source: 1 }),
      event("energy-given", { player: 1, receiver: 0, count: 2, card: 11 }),
      event("paid", { player: 1, energy: 4, hearts: 0 }),
    ]);
    expect(deltas.get(1)).toEqual({ hearts: 0, stars: 2, energy: -6 });
    expect(deltas.get(0)).toEqual({ hearts: -2, stars: 0, energy: 2 });
    expect([...hit]).toEqual([0]);
  });
  it("knows fallen piles and arrived units by name", () => {
    const { fallen, arrived } = justHappened([
      event("building-destroyed", { player: 0, pile: 4, tile: 0 }),
      event("unit-appeared", { borough: 1, unit: 2 }),
    ]);
    expect([...fallen]).toEqual(["queens 1"]);
    expect([...arrived]).toEqual(["queens tank"]);
  });
  it("tells a first roll from a reroll", () => {
    expect(justHappened([event("rolled", { player: 0 })]).thrown).toBe("all");
    expect(justHappened([event("rerolled", { player: 0, count: 2 }), event("rolled", { player: 0 })]).thrown).toBe(2);
    expect(justHappened([]).thrown).toBe(0);
  });
});

describe("thrown dice", () => {
  it("are all of a first roll", () => {
    expect(thrownDice("", "EEAHDO", "all").size).toBe(6);
  });
  it("are those that changed", () => {
    expect([...thrownDice("EEAHDO", "EEAHHC", 2)].sort()).toEqual([4, 5]);
  });
  it("are as many as were thrown, even if some lie as before", () => {
    expect(thrownDice("EEAHDO", "EEAHDO", 3).size).toBe(3);
  });
});
