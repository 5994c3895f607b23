// What has just happened at a table of King of New York, as far as the drawing moves by it.

import type { Happening } from "../shared/props";
import { BOROUGHS, UNITS } from "./view";

export interface Delta {
  hearts: number;
  stars: number;
  energy: number;
}

export interface Just {
  /** What each player gained and lost. */
  deltas: ReadonlyMap<number, Delta>;
  /** Players that were hit. */
  hit: ReadonlySet<number>;
  /** Piles of which a building fell, as `bronx 0`. */
  fallen: ReadonlySet<string>;
  /** Units that appeared, as `bronx jet`. */
  arrived: ReadonlySet<string>;
  /** How many dice were thrown last: all of a first roll, some of a reroll, or none. */
  thrown: number | "all";
}

export function justHappened(events: readonly Happening[]): Just {
  const deltas = new Map<number, Delta>();
  const hit = new Set<number>();
  const fallen = new Set<string>();
  const arrived = new Set<string>();
  let thrown: number | "all" = 0;
  let rerolled: number | null = null;

  const change = (player: number | null | undefined, what: keyof Delta, by: number): void => {
    if (player === null || player === undefined || by === 0) return;
    const delta = deltas.get(player) ?? { hearts: 0, stars: 0, energy: 0 };
    delta[what] += by;
    deltas.set(player, delta);
  };

  for (const { kind, arguments: told } of events) {
    const player = told["player"];
    const count = told["count"] ?? 0;
    if (kind === "stars-gained") change(player, "stars", count);
    else if (kind === "stars-lost") change(player, "stars", -count);
    else if (kind === "energy-gained") change(player, "energy", count);
    else if (kind === "energy-given") {
      change(player, "energy", -count);
      change(told["receiver"], "energy", count);
    } else if (kind === "healed") change(player, "hearts", count);
    else if (kind === "hearts-lost") change(player, "hearts", -count);
    else if (kind === "paid") {
      change(player, "energy", -(told["energy"] ?? 0));
      change(player, "hearts", -(told["hearts"] ?? 0));
    } else if (kind === "damaged") {
      change(player, "hearts", -(told["lost"] ?? 0));
      if (typeof player === "number") hit.add(player);
    } else if (kind === "building-destroyed") {
      const pile = told["pile"] ?? 0;
      fallen.add(`${BOROUGHS[Math.floor(pile / 3)] ?? ""} ${pile % 3}`);
    } else if (kind === "unit-appeared") {
      arrived.add(`${BOROUGHS[told["borough"] ?? 0] ?? ""} ${UNITS[told["unit"] ?? 0] ?? ""}`);
    } else if (kind === "rerolled") rerolled = count;
    else if (kind === "rolled") {
      thrown = rerolled ?? "all";
      rerolled = null;
    }
  }
  return { deltas, hit, fallen, arrived, thrown };
}

/** Which of the dice that lie now were thrown, if so many were: those that differ from before. */
export function thrownDice(before: string, now: string, count: number | "all"): Set<number> {
  if (count === "all") return new Set([...now].keys());
  const kept = [...before];
  const moved: number[] = [];
  const same: number[] = [];
  [...now].forEach((face, i) => {
    const at = kept.indexOf(face);
    if (at < 0) moved.push(i);
    else {
      kept.splice(at, 1);
      same.push(i);
    }
  });
  // A die may come to lie as it lay: then some of the others were thrown too.
  return new Set([...moved, ...same.reverse()].slice(0, count));
}
