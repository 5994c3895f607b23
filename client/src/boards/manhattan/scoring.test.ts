import { describe, expect, it } from "vitest";
import type { Happening } from "../shared/props";
import over from "../fixtures/m4-over.json";
import round from "../fixtures/m4-scored.json";
import { counted, lit, scoringOf } from "./scoring";

const eventsOf = (fixture: { events: unknown }): Happening[] => fixture.events as Happening[];

describe("a scoring", () => {
  it("adds up to the points of the view", () => {
    for (const fixture of [round, over]) {
      const scoring = scoringOf(eventsOf(fixture));
      expect(scoring).not.toBeNull();
      if (!scoring) continue;
      expect(scoring.after).toEqual(fixture.view.score);
      expect(counted(scoring, scoring.steps.length)).toEqual(scoring.gained);
    }
  });
  it("goes criterion by criterion", () => {
    const scoring = scoringOf(eventsOf(round));
    expect(scoring?.steps.map((step) => step.criterion)).toEqual(["tallest", "majority", "towers", "urban"]);
    expect(scoring?.steps[0]?.awards).toHaveLength(1);
    expect([...lit(scoring?.steps[1]).districts.keys()]).toEqual([0, 1, 4, 5]);
    expect(lit(scoring?.steps[3]).lots.size).toBe(12);
  });
  it("is none where no round ended", () => {
    expect(scoringOf([])).toBeNull();
  });
});
