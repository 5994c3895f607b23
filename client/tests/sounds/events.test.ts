import { describe, expect, it } from "vitest";
import { soundsOf } from "../../src/sounds/events";

const happened = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

describe("the sounds of a step", () => {
  it("are in the order of what happens, each once", () => {
    expect(soundsOf(happened("rolled", "damaged", "stars-gained", "damaged"), false)).toEqual(["dice", "hit", "stars"]);
  });
  it("end with a call to whoever is asked, but not over a victory", () => {
    expect(soundsOf(happened("moved"), true)).toEqual(["step", "turn"]);
    expect(soundsOf(happened("game-won"), true)).toEqual(["win"]);
  });
  it("are none for what has none", () => {
    expect(soundsOf(happened("card-dealt"), false)).toEqual([]);
  });
});
