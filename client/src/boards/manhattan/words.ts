// Sentences about the city, from the same texts as the server's descriptions.

import { told, type Message } from "../shared/props";
import { LETTERS, lotName } from "./geometry";
import type { Tower } from "./view";

const CITIES = ["sydney", "manhattan", "frankfurt", "hongkong", "saopaulo", "cairo"];

/** What stands on a lot. */
export function aboutLot(lot: number, tower: Tower | undefined): Message {
  if (!tower) return told("describe-lot-empty", { lot: lotName(lot) });
  const blocks = tower.blocks.map(({ colour, size }) =>
    told("block", { colour: told(`colour-${colour}`), size }),
  );
  return told("describe-lot", {
    lot: lotName(lot),
    height: tower.height,
    colour: told(`colour-${tower.owner}`),
    blocks: { items: blocks, separator: ", " },
  });
}

/** What it takes to build somewhere; null if nothing does. */
export function aboutTarget(least: number | null): Message {
  return least === null ? told("board-target-none") : told("board-target", { size: least });
}

/** The city's name of a district in the 1994 edition. */
export function aboutCity(district: number): Message {
  return told(`city-${CITIES[district] ?? ""}`, { letter: LETTERS[district] ?? "" });
}
