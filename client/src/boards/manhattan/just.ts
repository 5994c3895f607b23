// What has just happened on the board of Manhattan, as far as the drawing moves by it.

import type { Happening } from "../shared/props";

export interface Just {
  /** Lots on which a block has just come to lie. */
  built: Set<number>;
  /** Lots of which something was smashed. */
  smashed: Set<number>;
}

export function justHappened(events: readonly Happening[]): Just {
  const lots = (kind: string): Set<number> =>
    new Set(
      events
        .filter((event) => event.kind === kind)
        .map((event) => event.arguments["lot"] ?? -1)
        .filter((lot) => lot >= 0),
    );
  return { built: lots("built"), smashed: lots("block-destroyed") };
}
