// A choice that is being composed. It knows no rule: it only looks which of the legal actions
// still fit to what was pointed at. Nothing is sent until it is confirmed.

import type { Choice } from "../service/documents";

export interface Draft {
  /** Words that are pointed at, by their place in the action's text: {1: "7", 2: "D"} of
   * "build 7 D 3". */
  readonly words: Readonly<Record<number, string>>;
  /** The actions that still fit. */
  readonly fitting: readonly Choice[];
  /** What would be sent: the one action that is meant, or null while several fit. */
  readonly meant: Choice | null;
}

export const words = (choice: Choice): string[] => choice.text.split(" ");

export function empty(legal: readonly Choice[]): Draft {
  return { words: {}, fitting: legal, meant: null };
}

/** Points at a word, or takes that back with null. A word that fits to nothing changes nothing. */
export function point(
  draft: Draft,
  legal: readonly Choice[],
  place: number,
  word: string | null,
): Draft {
  const wanted = { ...draft.words };
  if (word === null) delete wanted[place];
  else wanted[place] = word;
  const fitting = legal.filter((choice) => {
    const said = words(choice);
    return Object.entries(wanted).every(([at, one]) => said[Number(at)] === one);
  });
  if (fitting.length === 0) return draft;
  const meant = Object.keys(wanted).length > 0 && fitting.length === 1 ? fitting[0] : null;
  return { words: wanted, fitting, meant: meant ?? null };
}

/** Means one whole action, by its text; nothing changes if it is not legal. */
export function mean(draft: Draft, legal: readonly Choice[], text: string): Draft {
  const meant = legal.find((choice) => choice.text === text);
  return meant ? { words: {}, fitting: [meant], meant } : draft;
}

/** What stands at a place in the actions that fit to everything else that is pointed at. */
export function offered(draft: Draft, legal: readonly Choice[], place: number): string[] {
  const others = point(draft, legal, place, null);
  return [...new Set(others.fitting.map((choice) => words(choice)[place] ?? ""))].filter(Boolean);
}
