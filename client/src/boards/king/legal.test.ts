import { describe, expect, it } from "vitest";
import type { Choice } from "../shared/props";
import rerolling from "../fixtures/k4-reroll.json";
import { canTakeUp, readTable, rerollOf, sorted, spot, subjectOf } from "./legal";
import { boroughOf, diceOf, type KingView } from "./view";

interface Fixture {
  view: KingView;
  legal: Choice[];
}
const fixtures = import.meta.glob<Fixture>("../fixtures/k*.json", { import: "default", eager: true });

describe("what an action is about", () => {
  it.each([
    ["go bronx", "borough bronx"],
    ["ray staten-island", "borough staten-island"],
    ["destroy queens 2", "pile queens 1"],
    ["destroy queens jet", "unit queens jet"],
    ["send tank bronx", "unit brooklyn tank"],
    ["send new-jet bronx", "unit brooklyn jet new"],
    ["buy drain", "card drain"],
    ["scavenge fury", "card fury"],
    ["discard fury", "card fury"],
    ["photo 3", "player 2"],
    ["resolve D", "face D"],
  ])("%s is tapped at %s", (text, at) => {
    expect(spot(subjectOf(text, "brooklyn"))).toBe(at);
  });
  it.each(["roll", "keep", "end", "no", "stay", "sweep", "cabs", "carapace"])("%s is a button", (text) => {
    expect(subjectOf(text, null)).toEqual({ is: "simple", verb: text });
  });
  it("reads numbers and changes of dice", () => {
    expect(subjectOf("convert 2 H E", null)).toEqual({ is: "amount", verb: "convert", amount: 2 });
    expect(subjectOf("pay 1 energy", null)).toEqual({ is: "amount", verb: "pay", amount: 1 });
    expect(subjectOf("chameleon H D", null)).toEqual({ is: "chameleon", from: "H", to: "D" });
  });
  it("turns what it does not know into a button, so that nothing legal is lost", () => {
    expect(subjectOf("levitate", null)).toEqual({ is: "simple", verb: "levitate" });
    expect(subjectOf("go atlantis", null)).toEqual({ is: "simple", verb: "go" });
  });
});

describe("real decisions", () => {
  it.each(Object.keys(fixtures))("%s: every legal action can be reached", (name) => {
    const fixture = fixtures[name];
    if (!fixture) throw new Error(name);
    const { view, legal } = fixture;
    const here = boroughOf(view.monsters[view.actor ?? view.active]?.place ?? null);
    const table = readTable(legal, here);
    const reached = [
      ...[...table.spots.values()].flat(),
      ...table.rerolls.values(),
      ...table.simple,
      ...table.amounts,
      ...table.chameleon,
    ];
    expect(reached.map((move) => move.choice.text).sort()).toEqual(legal.map((one) => one.text).sort());
  });
});

describe("a reroll", () => {
  const { view, legal } = rerolling as unknown as Fixture;
  const dice = diceOf(view);
  const table = readTable(legal, null);

  it("is what the dice taken up amount to", () => {
    const found = rerollOf(table, dice, new Set([1, 2]));
    expect(found?.choice.text).toBe(`reroll ${[...sorted([dice[1] ?? "E", dice[2] ?? "E"])].join(" ")}`);
  });
  it("is legal for any dice here", () => {
    for (let mask = 1; mask < 1 << dice.length; mask += 1) {
      const up = new Set([...dice.keys()].filter((die) => mask & (1 << die)));
      expect(rerollOf(table, dice, up)).not.toBeNull();
    }
  });
  it("is none while no die is taken up", () => {
    expect(rerollOf(table, dice, new Set())).toBeNull();
  });
  it("leaves dice alone that no legal reroll holds", () => {
    const only = readTable([{ index: 1, text: "reroll A H", message: { id: "nothing" } }], null);
    expect(canTakeUp(only, ["A", "H", "O"], new Set(), 0)).toBe(true);
    expect(canTakeUp(only, ["A", "H", "O"], new Set([0]), 1)).toBe(true);
    expect(canTakeUp(only, ["A", "H", "O"], new Set([0]), 2)).toBe(false);
  });
});
