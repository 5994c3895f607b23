// How long a step of a game is to be seen before the next one, by what happens in it.

import { eventsOf } from "../table/log";
import type { Step } from "../table/pace";

/** Milliseconds of what takes longer to be seen than an ordinary sentence takes to be read. */
const LASTING: Readonly<Record<string, number>> = {
  rolled: 1300,
  "start-rolled": 0,
  "card-dealt": 0,
  resolved: 900,
  damaged: 1100,
  "building-destroyed": 1000,
  "unit-destroyed": 1000,
  moved: 1100,
  bought: 1300,
  eliminated: 1600,
  "superstar-taken": 1300,
  "statue-taken": 1300,
  "game-won": 600,
  "blocks-chosen": 500,
  built: 1100,
  "monster-moved": 1300,
  "block-destroyed": 1300,
};
const ORDINARY = 450;
/** A scoring counts itself, criterion by criterion. */
export const CRITERION = 1600;
const SCORING = 4 * CRITERION + 1500;

/** For one who plays at this pace: 1 is brisk, 2 takes twice as long, 0 shows everything at once. */
export function lasting({ state, entries }: Step, pace: number): number {
  const seat = state.you.seats[0] ?? null;
  const events = eventsOf(entries, seat);
  if (events.length === 0 || state.phase === "over") return 0;
  if (events.some((event) => event.kind === "round-scored")) return pace === 0 ? 0 : SCORING;
  return pace * Math.max(...events.map((event) => LASTING[event.kind] ?? ORDINARY));
}
