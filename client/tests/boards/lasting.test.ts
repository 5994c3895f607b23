import { describe, expect, it } from "vitest";
import { lasting } from "../../src/boards/lasting";
import type { Entry } from "../../src/service/documents";
import { state } from "../table/pretend";

const step = (...kinds: string[]): { state: ReturnType<typeof state>; entries: Entry[] } => ({
  state: state(),
  entries: [
    {
      type: "acted",
      number: 6,
      at: 0,
      seat: 1,
      by: "bot",
      eyes: [{ seat: 0, undone: false, events: kinds.map((kind) => ({ kind, arguments: {}, message: null })) }],
    },
  ],
});

describe("how long a step is seen", () => {
  it("is as long as the longest of what happens", () => {
    expect(lasting(step("turn-started", "rolled"), 1)).toBe(lasting(step("rolled"), 1));
    expect(lasting(step("rolled"), 1)).toBeGreaterThan(lasting(step("turn-started"), 1));
  });
  it("follows the pace that one likes", () => {
    expect(lasting(step("built"), 2)).toBe(2 * lasting(step("built"), 1));
    expect(lasting(step("built", "round-scored"), 0)).toBe(0);
  });
  it("gives a scoring the time to count itself", () => {
    expect(lasting(step("built", "scored", "round-scored"), 1)).toBeGreaterThan(3 * lasting(step("built"), 1));
  });
  it("is nothing where nothing happens in the game, or it is over", () => {
    expect(lasting({ state: state(), entries: [] }, 1)).toBe(0);
    expect(lasting({ ...step("game-won"), state: state({ phase: "over" }) }, 1)).toBe(0);
  });
});
