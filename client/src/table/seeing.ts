// With whose eyes the table is seen, and when a curtain must come down between two hands.

import type { Sight, TableState } from "../service/documents";

export interface Seeing {
  seat: number | null;
  curtain: number | null;
}

/** Whose eyes come next. Where several seats are played at one device, the eyes go with whoever
 * is asked; and if those eyes see something else than the last, somebody must hand it over. */
export function seeing(state: TableState, before: Seeing, lifted: number | null): Seeing {
  const mine = state.you.seats;
  if (mine.length === 0) return { seat: null, curtain: null };
  const asked = state.actor !== null && mine.includes(state.actor) ? state.actor : null;
  const kept = before.seat !== null && mine.includes(before.seat) ? before.seat : null;
  const next = asked ?? kept ?? mine[0] ?? null;
  if (next === null || state.phase !== "playing") return { seat: next, curtain: null };
  const secret = secrets(state);
  const handed = lifted === next || (before.seat === next && before.curtain === null);
  return { seat: next, curtain: secret && !handed ? next : null };
}

/** Whether one's own seats see different things. */
export function secrets(state: TableState): boolean {
  const [first, ...others] = state.eyes.map((sight) => JSON.stringify(sight.view));
  return others.some((view) => view !== first);
}

export function sightOf(state: TableState | null, seat: number | null): Sight | null {
  return state?.eyes.find((sight) => sight.seat === seat) ?? null;
}
