// Which sounds go with what happens.

import type { Happening } from "../service/documents";

export type Sound =
  | "dice"
  | "crash"
  | "hit"
  | "stars"
  | "energy"
  | "heal"
  | "step"
  | "card"
  | "block"
  | "count"
  | "fall"
  | "turn"
  | "win";

const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: "dice",
  "die-rolled": "dice",
  damaged: "hit",
  "building-destroyed": "crash",
  "unit-destroyed": "crash",
  "stars-gained": "stars",
  "energy-gained": "energy",
  healed: "heal",
  moved: "step",
  placed: "step",
  bought: "card",
  "card-drawn": "card",
  eliminated: "fall",
  built: "block",
  "block-destroyed": "crash",
  "monster-moved": "step",
  "round-scored": "count",
  "game-won": "win",
  "game-ended": "win",
};

/** The most that is heard of one step, so that it stays music. */
const MOST = 4;

/** The sounds of some events, each once, in their order; at last that one is asked. */
export function soundsOf(events: readonly Pick<Happening, "kind">[], asked: boolean): Sound[] {
  const heard = new Set<Sound>();
  for (const { kind } of events) {
    const one = SOUNDS[kind];
    if (one) heard.add(one);
  }
  const played = [...heard].slice(0, MOST);
  if (asked && !heard.has("win")) played.push("turn");
  return played;
}
