// Who came where, with what explains it.

import type { TableState, View } from "../../service/documents";

export interface Ranked {
  place: number;
  seat: number;
  score: number;
  /** Eliminated, and so behind those with fewer points. */
  out: boolean;
}

/** The seats by place; `view` is how the table looked at the end. */
export function ranking(outcome: NonNullable<TableState["outcome"]>, view: View | null): Ranked[] {
  const monsters = (view as { monsters?: readonly { hearts: number }[] } | null)?.monsters ?? [];
  return outcome.ranking
    .map((place, seat) => ({
      place,
      seat,
      score: outcome.scores[seat] ?? 0,
      out: monsters[seat]?.hearts === 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
