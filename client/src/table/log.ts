// The log: what has happened, in order, each entry once, however often it was told.

import type { Account, Entry, Happening } from "../service/documents";

/** Entries by number, with those that were taken back marked. Never changed: made anew. */
export type Log = readonly Entry[];

/** The log with further entries; what is known already is replaced by what is told now. */
export function merged(log: Log, told: readonly Entry[]): Log {
  if (told.length === 0) return log;
  const last = log[log.length - 1];
  const first = told[0];
  if (!last || (first && first.number > last.number)) return markUndone([...log, ...told], told);
  const byNumber = new Map(log.map((entry) => [entry.number, entry]));
  for (const entry of told) byNumber.set(entry.number, entry);
  return markUndone([...byNumber.values()].sort((a, b) => a.number - b.number), told);
}

/** Whether entries are missing between two that are known. */
export function hasGap(log: Log): boolean {
  return log.some((entry, i) => i > 0 && entry.number !== (log[i - 1]?.number ?? 0) + 1);
}

/** An undo takes back the last actions that still stood; they were told before as standing. */
function markUndone(log: Entry[], told: readonly Entry[]): Entry[] {
  for (const undo of told) {
    if (undo.type !== "undone") continue;
    let left = undo.count;
    for (let i = log.length - 1; i >= 0 && left > 0; i -= 1) {
      const entry = log[i];
      if (!entry || entry.number > undo.number || entry.type !== "acted") continue;
      const marked = entry.eyes.some((account) => account.undone);
      // Told anew by the server, it is marked already, as the undo's own or an earlier one's.
      if (marked && !told.includes(entry)) continue;
      left -= 1;
      log[i] = { ...entry, eyes: entry.eyes.map((account) => ({ ...account, undone: true })) };
    }
  }
  return log;
}

/** What an entry tells to the eyes of a seat. */
export function accountOf(entry: Entry, seat: number | null): Account | null {
  if (entry.type !== "acted" && entry.type !== "dealt") return null;
  return entry.eyes.find((account) => account.seat === seat) ?? entry.eyes[0] ?? null;
}

export function isUndone(entry: Entry): boolean {
  return entry.type === "acted" && entry.eyes.some((account) => account.undone);
}

/** The events of some entries with the eyes of a seat, in order. */
export function eventsOf(entries: readonly Entry[], seat: number | null): Happening[] {
  return entries.flatMap((entry) => accountOf(entry, seat)?.events ?? []);
}

/** The actions before and after an entry that can be looked back at; after the last one is now. */
export function stepsAround(log: Log, number: number): { earlier: number | null; later: number | null } {
  const actions = log.filter((entry) => entry.type === "acted" && !isUndone(entry));
  return {
    earlier: actions.filter((entry) => entry.number < number).at(-1)?.number ?? null,
    later: actions.find((entry) => entry.number > number)?.number ?? null,
  };
}
