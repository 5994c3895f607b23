// Clocks: what is left to think, as far as the server has told.

import type { TableState } from "../service/documents";

/** How far the server's clock is ahead of this one, in milliseconds, as well as it is known. */
export class Drift {
  #best: number | null = null;

  /** Something that happened just now, by the server's clock, was heard now, by ours. The way
   * here takes time, so the largest difference is the nearest to the truth. */
  heard(at: number, now: number): void {
    this.#best = Math.max(this.#best ?? -Infinity, at - now);
  }

  get ahead(): number {
    return this.#best ?? 0;
  }
}

/** Milliseconds that are left for whoever is asked; null where nobody's time is kept. */
export function left(state: TableState, now: number, ahead: number): number | null {
  if (state.deadline === null) return null;
  return Math.max(0, state.deadline - (now + ahead));
}

/** What a seat has left in its bank; null without one. */
export function bank(state: TableState, seat: number, now: number, ahead: number): number | null {
  if (state.time.kind !== "bank") return null;
  if (seat === state.actor && state.deadline !== null) return left(state, now, ahead);
  return state.seats[seat]?.bank ?? null;
}

/** A time as one reads it: 4:05, or 1:02:03; days as hours. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
