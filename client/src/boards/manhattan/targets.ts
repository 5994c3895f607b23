// Where a selected card could build: one target for each district.

import { DISTRICTS, lotShown, type Side } from "./geometry";
import { chipsFor, fits, type Draft, type Move, placings } from "./legal";

export interface Target {
  district: number;
  lot: number;
  /** Whether something legal can be built there, with the selected block if there is one. */
  open: boolean;
  chosen: boolean;
  /** What it takes, in short: the least block, with a plus if a larger one does too. */
  text: string;
  label: string;
}

/** The targets of the card in the draft; none without a card. */
export function targetsOf(
  moves: readonly Move[],
  draft: Draft,
  side: Side,
  labelOf: (lot: number, least: number | null) => string,
): Target[] {
  const { card } = draft;
  if (card === null) return [];
  const builds = placings(moves);
  return [...Array(DISTRICTS).keys()].map((district) => {
    const lot = district * 9 + lotShown(card, side);
    const chips = chipsFor(builds, card, district);
    // A selected block narrows what is open, but not what another block could do.
    const open = builds.some((move) => fits(move, { ...draft, district }));
    const least = chips[0]?.size ?? null;
    return {
      district,
      lot,
      open,
      chosen: open && draft.district === district,
      text: least === null ? "" : `${least}${chips.length > 1 ? "+" : ""}`,
      label: labelOf(lot, least),
    };
  });
}
